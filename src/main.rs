//! `agros`: the window for people, commands for scripts.

#![forbid(unsafe_code)]

mod cli;

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::main(std::env::args_os(), open_window)
}

fn open_window(file: Option<PathBuf>) -> anyhow::Result<()> {
    Ok(agros::ui::run(file)?)
}
