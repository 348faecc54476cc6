//! The Universal Game Interface, by which engines and desks talk: lines of text on standard input
//! and output. It is the UCI of chess for other games, described in `ugi.md` of kz04px/cutegames
//! (<https://github.com/kz04px/cutegames>).
//!
//! [`serve`] is the engine's side of the talk, [`Program`] the desk's.

mod client;
mod command;
mod go;
mod info;
mod line;
mod options;
mod server;

pub use client::{Patience, Program, Question};
pub use command::{Command, CommandError, Query, Start};
pub use go::{Clocks, Go, GoError};
pub use line::LineError;
pub use options::{OptionError, Settings};
pub use server::{Game, serve};
