//! A journal that was left behind, and the game in it.

use crate::cause::{Cause, Explain, explained};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::game::{Document, NodeId, Record};
use crate::rules::Position;
use crate::storage::{ReadError, game_file, read_file};

use super::living::Journal;
use super::read::{Head, Line, read_line};
use super::seal::Chain;
use super::{MAX_BYTES, lock_path, take_lock};

/// Why there is no game to be had from a journal.
#[derive(Debug, thiserror::Error)]
pub enum RecoverError {
    /// The program that writes it is still running, or another one has taken it up.
    #[error("it is being written by another window")]
    Living,
    /// The file cannot be read.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Not even the game as it was at first is to be found in it.
    #[error("it is damaged from its first line on")]
    Damaged,
}

impl Explain for RecoverError {
    fn explain(&self) -> Cause {
        match self {
            RecoverError::Living => explained!(self, "journal-living"),
            RecoverError::Read(error) => error.explain(),
            RecoverError::Damaged => explained!(self, "journal-damaged"),
        }
    }
}

/// A game from a journal.
#[derive(Debug)]
pub struct Recovered<P: Position> {
    /// The game, with everything that can be taken back.
    pub record: Record<P>,
    /// The file that it was in.
    pub file: Option<PathBuf>,
    /// The line from which on the journal is damaged, counted from 1.
    pub damaged_from: Option<usize>,
    sound: (u64, usize),
    chain: Chain,
}

/// A game that was left unfinished, as it is offered.
#[derive(Clone, PartialEq, Debug)]
pub struct Unfinished {
    /// Its journal.
    pub journal: PathBuf,
    /// Which game it is.
    pub game: &'static str,
    /// The names of the players.
    pub players: [String; 2],
    /// The position at the cursor, in its notation.
    pub position: String,
    /// The number of plies up to there.
    pub ply: usize,
    /// The file that it was in.
    pub file: Option<PathBuf>,
    /// When something was last done to it.
    pub written: SystemTime,
}

impl<P: Position> Recovered<P> {
    /// Reads the journal in `bytes`.
    ///
    /// # Errors
    ///
    /// [`RecoverError::Damaged`], if there is no game of this kind in it.
    pub fn read(bytes: &[u8]) -> Result<Recovered<P>, RecoverError> {
        let mut chain = Chain::new();
        let mut lines = whole_lines(bytes);
        let head = lines.next().filter(|line| chain.accept(line));
        let head = head.and_then(Head::read).ok_or(RecoverError::Damaged)?;
        let mut file = head.file.clone();
        if head.game != P::GAME {
            return Err(RecoverError::Damaged);
        }
        let base = head.base::<P>().map_err(|_| RecoverError::Damaged)?;
        let mut record = Record::from(base);
        let mut sound = (first_length(bytes), 1);
        let mut damaged_from = None;
        for line in lines {
            let before = chain;
            let read = chain.accept(line).then(|| read_line(line, &record));
            let done = match read.flatten() {
                Some(Line::File(path)) => {
                    file = Some(path);
                    true
                }
                Some(Line::Deed(news)) => record.repeat(news),
                None => false,
            };
            if !done {
                chain = before;
                damaged_from = Some(sound.1 + 1);
                break;
            }
            sound = (sound.0 + line.len() as u64 + 1, sound.1 + 1);
        }
        Ok(Recovered {
            record,
            file,
            damaged_from,
            sound,
            chain,
        })
    }

    /// Whether the file of the game holds all of it, so that nothing would be lost.
    pub fn is_in_its_file(&self) -> bool {
        let kept = self.file.as_deref().and_then(|file| {
            let parsed = game_file::open(file).ok()?;
            Some(parsed.read::<P>().ok()?.document)
        });
        kept.is_some_and(|kept| content(&kept) == content(&self.record))
    }

    /// Whether there is nothing in the journal but the game as it was at first.
    pub fn is_untouched(&self) -> bool {
        self.sound.1 == 1
    }

    /// What is offered of the game.
    pub(super) fn offer(&self, journal: PathBuf, written: SystemTime) -> Unfinished {
        let cursor = self.record.cursor();
        let players = &self.record.header().players.0;
        Unfinished {
            journal,
            game: P::GAME,
            players: [0, 1].map(|player| players[player].name.clone()),
            position: self.record.position(cursor).to_string(),
            ply: self.record.ply(cursor),
            file: self.file.clone(),
            written,
        }
    }
}

/// Takes a journal up again that was left behind: the game in it, and the journal to go on with.
/// Where it is damaged, a copy is kept aside; its path comes third.
///
/// # Errors
///
/// See [`RecoverError`].
pub fn take_up<P: Position>(
    path: &Path,
) -> Result<(Recovered<P>, Journal, Option<PathBuf>), RecoverError> {
    let lock = lock(path)?;
    let recovered = Recovered::read(&read_file(path, MAX_BYTES)?)?;
    let kept = match recovered.damaged_from {
        Some(_) => {
            let kept = aside(path);
            fs::copy(path, &kept).map_err(ReadError::from)?;
            Some(kept)
        }
        None => None,
    };
    let (chain, sound) = (recovered.chain, recovered.sound);
    let journal = Journal::go_on(path.to_owned(), lock, chain, sound);
    Ok((recovered, journal, kept))
}

/// The name under which a damaged journal is kept.
pub(super) fn aside(path: &Path) -> PathBuf {
    let names = (0..).map(|number: u32| match number {
        0 => path.with_extension("damaged"),
        _ => path.with_extension(format!("damaged-{number}")),
    });
    names
        .into_iter()
        .find(|name| !name.exists())
        .unwrap_or_else(|| path.with_extension("damaged"))
}

/// Takes the lock of a journal that nobody writes.
pub(super) fn lock(path: &Path) -> Result<File, RecoverError> {
    match take_lock(&lock_path(path)) {
        Ok(file) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(RecoverError::Living),
        Err(TryLockError::Error(error)) => Err(ReadError::from(error).into()),
    }
}

/// The lines that have an end, without it.
fn whole_lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    lines.filter_map(|line| line.strip_suffix(b"\n"))
}

/// The length of the first line with its end.
fn first_length(bytes: &[u8]) -> u64 {
    let line = whole_lines(bytes).next().unwrap_or_default();
    line.len() as u64 + 1
}

/// The sound lines from the start, each without its seal: an object that is still open.
pub(super) fn sealed_lines(bytes: &[u8]) -> impl Iterator<Item = &str> {
    let mut chain = Chain::new();
    whole_lines(bytes)
        .take_while(move |line| chain.accept(line))
        .filter_map(|line| std::str::from_utf8(line).ok()?.rsplit_once(",\"sum\":"))
        .map(|(open, _)| open)
}

/// The file without the place of the cursor.
fn content<P: Position>(document: &Document<P>) -> String {
    let mut document = document.clone();
    document.set_cursor(NodeId::ROOT);
    game_file::write(&document)
}

/// Removes the lock of a journal that is no more.
pub(super) fn remove_lock(path: &Path) -> io::Result<()> {
    fs::remove_file(lock_path(path))
}
