//! The command `export`, run as a script runs it: its files are compared byte for byte with those
//! kept in `tests/export/kept`, which `UPDATE_SNAPSHOTS=1` writes anew.

#[path = "export/pictures.rs"]
mod pictures;
#[path = "export/refusals.rs"]
mod refusals;
#[path = "commands/run.rs"]
mod run;
#[path = "export/texts.rs"]
mod texts;
