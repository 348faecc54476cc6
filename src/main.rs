//! `agros`: the window for people, commands for scripts.

mod cli;

use std::path::PathBuf;
use std::process::ExitCode;

use agros::rules::agros::Position;
use anyhow::anyhow;

fn main() -> ExitCode {
    cli::main(std::env::args_os(), open_window)
}

fn open_window(file: Option<PathBuf>) -> anyhow::Result<()> {
    agros::ui::run::<Position>(file)
        .map_err(|error| anyhow!("the window cannot be opened: {error}"))
}
