//! The stock of training questions: one JSON file in the user's data directory, for all games.
//!
//! `{"format":"agros-training","version":1,"games":{"agros":{"seed":…,"days":{…},"questions":[…]},…}}`
//! Writing replaces what stands there of one game and leaves that of the others alone. A question
//! stands alone, whatever became of the game that it was taken from.

mod entry;

use crate::cause::{Cause, Explain, explained};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use directories::ProjectDirs;
use serde_json::{Map, Value as Json, json};

use crate::coach::training::Deck;
use crate::rules::Position;

use super::{ReadError, atomic_write, read_file};

/// No stock comes near this size.
const LIMIT: u64 = 16 << 20;
const FORMAT: &str = "agros-training";
const VERSION: u64 = 1;

/// Why a stock is not there as it was kept.
#[derive(Debug, thiserror::Error)]
pub enum TrainingError {
    /// The file makes no sense; it was put aside, and a new stock begins.
    #[error("the training in {} cannot be understood ({problem}); it was kept as {}", path.display(), kept.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// Where it is now.
        kept: PathBuf,
        /// What is wrong.
        problem: Cause,
    },
    /// Some questions make no sense; the others are there, and a copy of the file was kept.
    #[error("{count} questions in {} cannot be understood ({problem}); a copy was kept as {}", path.display(), kept.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where its copy is.
        kept: PathBuf,
        /// The number of questions.
        count: usize,
        /// What is wrong with the first of them.
        problem: Cause,
    },
    /// The file could not be read or put aside: nothing is written to it either.
    #[error("the training in {} {problem}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        problem: ReadError,
    },
    /// It was written by a newer version: nothing is written to it.
    #[error("the training in {} is of a newer version, {version}", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: u64,
    },
}

impl Explain for TrainingError {
    fn explain(&self) -> Cause {
        match self {
            TrainingError::Broken {
                path,
                kept,
                problem,
            } => explained!(
                self,
                "training-broken",
                path = path.display().to_string(),
                kept = kept.display().to_string(),
                problem = problem.clone(),
            ),
            TrainingError::Damaged {
                path,
                kept,
                count,
                problem,
            } => explained!(
                self,
                "training-damaged",
                count = *count,
                path = path.display().to_string(),
                kept = kept.display().to_string(),
                problem = problem.clone(),
            ),
            TrainingError::Unreadable { path, problem } => explained!(
                self,
                "training-unreadable",
                path = path.display().to_string(),
                problem = problem.explain(),
            ),
            TrainingError::Newer { path, version } => explained!(
                self,
                "training-newer",
                path = path.display().to_string(),
                version = version.to_string(),
            ),
        }
    }
}

/// The file of the stock. Clones are of the same file and know of each other's writing.
#[derive(Clone, Debug)]
pub struct TrainingFile {
    path: PathBuf,
    /// The number of writings asked for.
    asked: Arc<AtomicU64>,
    /// The number of the last one done, by game.
    done: Arc<Mutex<HashMap<&'static str, u64>>>,
}

impl TrainingFile {
    /// The file of a path, whether it is there or not.
    pub fn at(path: PathBuf) -> TrainingFile {
        TrainingFile {
            path,
            asked: Arc::default(),
            done: Arc::default(),
        }
    }

    /// Where the training of the present user is; `None` for users without a home.
    pub fn usual_path() -> Option<PathBuf> {
        let directories = ProjectDirs::from("", "", env!("CARGO_PKG_NAME"))?;
        Some(directories.data_dir().join("training.json"))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the stock of a game. Without a file there is none; the second value says why, if what
    /// the file holds is not all there.
    pub fn load<P: Position>(&self) -> (Deck<P>, Option<TrainingError>) {
        let _alone = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        match self.read_games() {
            Ok(games) => self.deck(&games),
            Err(error) => (Deck::default(), Some(error)),
        }
    }

    /// The writing of the stock of a game, to be done on any thread; nothing where a later one of
    /// that game has been written by then.
    pub fn writing<P: Position>(
        &self,
        deck: Deck<P>,
    ) -> impl FnOnce() -> Result<(), Cause> + Send + 'static {
        let file = self.clone();
        let number = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        move || {
            let mut done = file.done.lock().unwrap_or_else(PoisonError::into_inner);
            let done = done.entry(P::GAME).or_default();
            if *done < number {
                file.write(&deck)?;
                *done = number;
            }
            Ok(())
        }
    }

    fn write<P: Position>(&self, deck: &Deck<P>) -> Result<(), Cause> {
        let mut games = match self.read_games() {
            Ok(games) => games,
            // It was put aside.
            Err(TrainingError::Broken { .. }) => Map::new(),
            Err(error) => return Err(error.explain()),
        };
        games.insert(P::GAME.to_owned(), entry::write(deck));
        let file = json!({"format": FORMAT, "version": VERSION, "games": games});
        let write = || {
            if let Some(directory) = self.path.parent() {
                fs::create_dir_all(directory)?;
            }
            atomic_write(&self.path, &serde_json::to_vec(&file)?)
        };
        write().map_err(|error: io::Error| error.explain())
    }

    /// What the file holds, by the name of the game; nothing without a file.
    fn read_games(&self) -> Result<Map<String, Json>, TrainingError> {
        let unreadable = |problem| TrainingError::Unreadable {
            path: self.path.clone(),
            problem,
        };
        let problem = match read_file(&self.path, LIMIT) {
            Ok(bytes) => match parse(&bytes) {
                Ok(games) => return Ok(games),
                Err(Refusal::Newer(version)) => {
                    return Err(TrainingError::Newer {
                        path: self.path.clone(),
                        version,
                    });
                }
                Err(Refusal::Senseless(problem)) => problem,
            },
            Err(ReadError::System(error)) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Map::new());
            }
            Err(problem @ ReadError::TooLarge { .. }) => problem.explain(),
            Err(problem) => return Err(unreadable(problem)),
        };
        let kept = self.aside();
        match fs::rename(&self.path, &kept) {
            Ok(()) => Err(TrainingError::Broken {
                path: self.path.clone(),
                kept,
                problem,
            }),
            Err(error) => Err(unreadable(error.into())),
        }
    }

    /// The stock of a game among all of them. Where a question makes no sense a copy of the file
    /// is kept, since the next writing leaves that question out.
    fn deck<P: Position>(&self, games: &Map<String, Json>) -> (Deck<P>, Option<TrainingError>) {
        let Some(kept) = games.get(P::GAME) else {
            return (Deck::default(), None);
        };
        let (deck, faults) = entry::read(kept);
        let Some(problem) = faults.first().cloned() else {
            return (deck, None);
        };
        let kept = self.aside();
        let error = match fs::copy(&self.path, &kept) {
            Ok(_) => TrainingError::Damaged {
                path: self.path.clone(),
                kept,
                count: faults.len(),
                problem,
            },
            Err(error) => TrainingError::Unreadable {
                path: self.path.clone(),
                problem: error.into(),
            },
        };
        (deck, Some(error))
    }

    fn aside(&self) -> PathBuf {
        self.path.with_extension("json.bad")
    }
}

/// Why a text is no file of questions.
enum Refusal {
    Newer(u64),
    Senseless(Cause),
}

fn parse(bytes: &[u8]) -> Result<Map<String, Json>, Refusal> {
    let senseless = |problem: &str| Refusal::Senseless(Cause::phrase("training", problem));
    let file: Json =
        serde_json::from_slice(bytes).map_err(|error| Refusal::Senseless(error.explain()))?;
    if file.get("format").and_then(Json::as_str) != Some(FORMAT) {
        return Err(senseless("it holds no training"));
    }
    match file.get("version").and_then(Json::as_u64) {
        Some(VERSION) => {}
        Some(version) if version > VERSION => return Err(Refusal::Newer(version)),
        _ => return Err(senseless("it has no version")),
    }
    match file {
        Json::Object(mut file) => match file.remove("games") {
            Some(Json::Object(games)) => Ok(games),
            _ => Err(senseless("it names no games")),
        },
        _ => Err(senseless("it is no object")),
    }
}
