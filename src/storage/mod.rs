//! What is kept on disk or passed on: game files, journals, games as text, settings, the library's
//! index, training questions.
//!
//! Nothing is saved half, nothing is read without limit, and what cannot be read is refused with
//! what is wrong and where.

pub mod game_file;
pub mod game_text;
pub mod journal;
pub mod library;
pub mod pasted;
pub mod settings;
pub mod training;

mod checksum;
mod disk;
mod merging;
mod settings_file;

pub use disk::{ReadError, atomic_write, open_file, read_file};
pub use settings_file::SettingsFile;
