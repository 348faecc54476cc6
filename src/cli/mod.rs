//! The commands.
//!
//! Results go to standard output only. Errors are one line on standard error, and the exit code
//! says of which kind: see [`Failure`].

mod analyse;
mod arguments;
mod bench;
mod check;
mod engine;
mod export;
mod failure;
mod fields;
mod game;
mod manual;
mod play_match;
mod positions;
mod results;
mod show;
mod source;
mod texts;
mod tune;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf, absolute};
use std::process::ExitCode;

use agros::storage::open_file;
use anyhow::Context;
use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;
use game::with_game;

/// Does what the arguments ask for, the program's name first among them. `open_window` opens the
/// window, with the game of a file if one is given, and returns when it is closed.
pub fn main(
    arguments: impl Iterator<Item = OsString>,
    open_window: impl FnOnce(Option<PathBuf>) -> anyhow::Result<()>,
) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(answer) if !answer.use_stderr() => return help(&answer),
        Err(error) => return failure::report(&failure::unreadable_arguments(&error)),
    };
    match run(arguments, open_window) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure::report(&failure),
    }
}

/// Prints what `--help` or `--version` asked for.
fn help(answer: &clap::Error) -> ExitCode {
    match answer.print() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::report(&error.into()),
    }
}

fn run(
    arguments: Arguments,
    open_window: impl FnOnce(Option<PathBuf>) -> anyhow::Result<()>,
) -> Result<(), Failure> {
    let Some(command) = arguments.command else {
        if let Some(file) = &arguments.file {
            check_file(file)?;
        }
        // What the libraries have to say is for those who ask.
        env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("off")).init();
        // From the root on: it is remembered, and the next start may be in another folder.
        let file = arguments.file.map(|file| absolute(&file).unwrap_or(file));
        return open_window(file).map_err(Failure::Refused);
    };
    // The engine's threads share standard output.
    if let Command::Engine = command {
        return engine::engine();
    }
    let mut out = BufWriter::new(io::stdout().lock());
    let done = answer(command, &mut out);
    // What was found before a failure is printed all the same.
    out.flush()?;
    done
}

/// Refuses what is no file that can be read before a window opens for it. What is wrong in a file
/// is for the window to say.
fn check_file(file: &Path) -> Result<(), Failure> {
    open_file(file)
        .map(drop)
        .with_context(|| format!("`{}`", file.display()))
        .map_err(Failure::Bad)
}

/// Writes the answer to a command.
fn answer(command: Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Moves { position } => {
            with_game!(position.game, P => positions::moves::<P>(&position.position, out))
        }
        Command::Apply { position, moves } => {
            with_game!(position.game, P => positions::apply::<P>(&position.position, &moves, out))
        }
        Command::Outcome { position, moves } => {
            with_game!(position.game, P => positions::outcome::<P>(&position.position, &moves, out))
        }
        Command::Perft { position, depth } => {
            with_game!(position.game, P => positions::perft::<P>(&position.position, depth, out))
        }
        Command::Fields { position } => fields::fields(&position, out),
        Command::Score { position } => positions::score(&position, out),
        Command::Show { source, game, ply } => show::show(&source, game, ply, out),
        Command::Check { files } => check::check(&files, out),
        Command::Export(arguments) => export::export(&arguments),
        Command::Analyse(arguments) => analyse::analyse(&arguments, out),
        Command::Engine => engine::engine(),
        Command::Match(arguments) => play_match::play(&arguments, out),
        Command::Bench { eval } => bench::bench(eval, out),
        Command::Completions { shell } => manual::completions(shell, out),
        Command::Manual { folder } => manual::pages(&folder),
        Command::Tune(arguments) => tune::tune(&arguments, out),
    }
}
