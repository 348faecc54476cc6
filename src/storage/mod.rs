//! What is kept on disk: game files and settings.
//!
//! Nothing is saved half, nothing is read without limit, and what cannot be read is refused with
//! what is wrong and where.

pub mod game_file;
pub mod settings;

mod disk;

pub use disk::{ReadError, atomic_write, open_file, read_file};
