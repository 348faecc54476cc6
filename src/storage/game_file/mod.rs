//! The game file: one JSON object, strict in what it means and tolerant of what it adds.
//!
//! Loading replays every move, so a file that is read holds a game that can be played. Keys that
//! this version does not know are kept at every level and written back.

mod causes;
mod error;
mod foreign;
mod json;
mod object;
mod read;
mod recover;
mod result;
mod salvage;
mod save;
mod write;

use std::path::Path;

use crate::game::Document;
use crate::rules::Position;

use super::{atomic_write, read_file};

pub(super) use json::UniqueKeys;

/// The parts of a file that other forms of a game have too.
pub(super) mod parts {
    pub(in crate::storage) use super::object::Object;
    pub(in crate::storage) use super::read::{
        Agreed, read_notes, read_players, read_setup, read_start,
    };
    pub(in crate::storage) use super::result::{read_ending, read_result, read_winner};
    pub(in crate::storage) use super::write::{
        write_in_order, write_notes, write_person, write_result, write_setup,
    };
}

pub use error::{FileError, Part, ResultProblem, TreeProblem};
pub use read::{Opened, Parsed};
pub use recover::{LeftOut, Recovered, Salvaged};
pub use save::{InTheWay, Print, SaveError, save_over};
pub use write::write;

/// The largest file that is read, in bytes.
pub const MAX_BYTES: u64 = 64 << 20;

/// No file of that size has room for more nodes: `{"parent":0,"move":"a1"},`.
pub(super) const MOST_NODES: usize = MAX_BYTES as usize / 25;

/// The version of the format that is written.
pub const VERSION: u64 = 1;

/// The ending of a game file's name, without the dot.
pub const EXTENSION: &str = "agros";

const FORMAT: &str = "agros-game";

/// Reads a file's text as far as it says which game it is.
pub fn open(path: &Path) -> Result<Parsed, FileError> {
    Parsed::new(&read_file(path, MAX_BYTES)?)
}

/// Reads a game from the bytes of a file.
pub fn read<P: Position>(bytes: &[u8]) -> Result<Opened<P>, FileError> {
    Parsed::new(bytes)?.read()
}

/// Saves a game, all or nothing.
pub fn save<P: Position>(path: &Path, document: &Document<P>) -> std::io::Result<()> {
    atomic_write(path, write(document).as_bytes())
}
