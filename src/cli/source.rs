//! An argument that is a file or a position.

use std::ffi::OsStr;
use std::path::Path;

use agros::engine::Playable;
use agros::export::Depict;
use agros::game::{Document, NodeId};
use agros::rules::Position;
use agros::storage::pasted::{self, Pasted};
use agros::storage::{game_file, game_text, read_file};
use anyhow::{Context, anyhow, bail};

use super::failure::Failure;
use super::game::{Game, with_game};
use super::positions;

/// What is to be done with a game, whichever it is of.
pub trait Task {
    /// Does it.
    fn run<P: Playable + Depict>(self, source: Source<'_, P>) -> Result<(), Failure>;
}

/// A game, and where it comes from.
pub struct Source<'a, P: Position> {
    /// The game.
    pub game: &'a Document<P>,
    /// The file, if it is from one.
    pub file: Option<&'a Path>,
    /// The version of the file, where it is newer than this program.
    pub newer: Option<u64>,
}

/// Does something with the game in a file, if there is a file of that name, or else with a
/// position alone.
pub fn with_source(source: &OsStr, game: Option<Game>, task: impl Task) -> Result<(), Failure> {
    let path = Path::new(source);
    if path.exists() {
        return match is_text(path) {
            true => with_text(path, game, task),
            false => with_file(path, game, task),
        };
    }
    let text = source.to_string_lossy();
    with_game!(game.unwrap_or_default(), P => {
        let position = P::parse(&text)
            .with_context(|| format!("`{text}` is no existing file, and no position"))
            .map_err(Failure::Bad)?;
        task.run(Source {
            game: &positions::start(position),
            file: None,
            newer: None,
        })
    })
}

fn with_file(path: &Path, game: Option<Game>, task: impl Task) -> Result<(), Failure> {
    let file = game_file::open(path).map_err(|error| bad_file(path, error.into()))?;
    let found = match Game::named(file.game()) {
        Some(found) => found,
        None => return Err(bad_file(path, file.unknown(&Game::names()).into())),
    };
    if game.is_some_and(|game| game != found) {
        let error = anyhow!("this is a game of {}", file.game());
        return Err(bad_file(path, error));
    }
    with_game!(found, P => {
        let opened = file.read::<P>().map_err(|error| bad_file(path, error.into()))?;
        task.run(Source {
            game: &opened.document,
            file: Some(path),
            newer: opened.newer,
        })
    })
}

/// Whether a file has the name of a game as text.
fn is_text(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(game_text::EXTENSION))
}

/// Does something with the game or the position in a text, in whatever form it is.
fn with_text(path: &Path, game: Option<Game>, task: impl Task) -> Result<(), Failure> {
    let bad = |error: anyhow::Error| bad_file(path, error);
    let bytes = read_file(path, game_file::MAX_BYTES).map_err(|error| bad(error.into()))?;
    let text = str::from_utf8(&bytes).map_err(|error| {
        let byte = error.valid_up_to();
        bad(anyhow!("not a text file: byte {byte} is not UTF-8"))
    })?;
    let named = game_text::game(text).and_then(|name| Game::named(&name));
    with_game!(game.or(named).unwrap_or_default(), P => {
        let pasted = pasted::read::<P>(text, &Default::default());
        let (game, newer) = match pasted.map_err(|fault| bad(fault.into()))? {
            Pasted::Position(position) => (positions::start(position), None),
            Pasted::Game(opened) => (opened.document, opened.newer),
        };
        task.run(Source {
            game: &game,
            file: Some(path),
            newer,
        })
    })
}

/// What is wrong with a file, or was asked of it in vain.
pub fn bad_file(path: &Path, error: anyhow::Error) -> Failure {
    Failure::Bad(error.context(path.display().to_string()))
}

/// The node at a ply of the line through the cursor, or else the cursor.
pub fn node<P: Position>(game: &Document<P>, ply: Option<usize>) -> anyhow::Result<NodeId> {
    let Some(ply) = ply else {
        return Ok(game.cursor());
    };
    let line = game.line();
    match line.get(ply) {
        Some(node) => Ok(*node),
        None => bail!("there is no ply {ply}: the line has {}", line.len() - 1),
    }
}
