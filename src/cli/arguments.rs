//! What may be asked on the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use super::analyse::AnalyseArguments;
use super::bench::Evaluation;
use super::export::ExportArguments;
use super::game::Game;
use super::play_match::MatchArguments;
use super::tune::TuneArguments;

/// A desk for playing and studying the board game Agros.
#[derive(Parser)]
#[command(
    name = "agros",
    version = VERSION,
    args_conflicts_with_subcommands = true,
    after_help = "A file that bears a command's name is opened as ./NAME. What is no file that can be read is refused \
                  here; what is wrong in a file is said in the window."
)]
pub struct Arguments {
    /// The game to open in the window
    pub file: Option<PathBuf>,

    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The version; that of a release with its commit, as the build script tells it.
const VERSION: &str = match option_env!("AGROS_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// A command for scripts.
#[derive(Subcommand)]
pub enum Command {
    /// Print the legal moves, one a line
    Moves {
        #[command(flatten)]
        position: PositionArguments,
    },
    /// Print the position after the moves
    Apply {
        #[command(flatten)]
        position: PositionArguments,
        /// The moves, in order
        #[arg(required = true, value_name = "MOVE", value_parser = text())]
        moves: Vec<String>,
    },
    /// Print who has won, and by which rule: p1win, p2win, draw or none
    Outcome {
        #[command(flatten)]
        position: PositionArguments,
        /// Moves to play first
        #[arg(value_name = "MOVE", value_parser = text())]
        moves: Vec<String>,
    },
    /// Count the sequences of exactly DEPTH plies
    Perft {
        #[command(flatten)]
        position: PositionArguments,
        /// The number of plies
        #[arg(allow_negative_numbers = true)]
        depth: u8,
    },
    /// Print the fields of an Agros position as lines of JSON
    Fields {
        /// An Agros position
        #[arg(value_parser = text())]
        position: String,
    },
    /// Print the score of an Agros position: Light's points, then Dark's
    Score {
        /// An Agros position
        #[arg(value_parser = text())]
        position: String,
    },
    /// Print a position, its board and how it stands
    Show {
        /// A game file, or a position where there is no such file
        #[arg(value_name = "FILE|POSITION")]
        source: OsString,
        /// The game; a file says itself which one it is
        #[arg(long)]
        game: Option<Game>,
        /// The ply to show, on the line through the file's cursor
        #[arg(long, value_name = "N", allow_negative_numbers = true)]
        ply: Option<usize>,
    },
    /// Check game files, and print a line for each
    Check {
        /// The game files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Write a position as a picture, or a game as an animation or a text
    Export(Box<ExportArguments>),
    /// Search every position of a game, or one position, and print a line for each
    Analyse(AnalyseArguments),
    /// Speak the Universal Game Interface on standard input and output
    Engine,
    /// Play a match between two players, and print how it ended
    Match(Box<MatchArguments>),
    /// Search fixed positions: the number of nodes, and their rate on standard error
    Bench {
        /// The evaluation
        #[arg(long, value_enum, default_value_t)]
        eval: Evaluation,
    },
    /// Print a script that completes the commands in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Write the manual pages, one for each command
    Manual {
        /// The folder to write them to
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
    },
    /// Make the network that judges positions of Agros: alone, all of it on a small scale; `play` and
    /// `fit` take it apart
    Tune(TuneArguments),
}

/// A position of a game.
#[derive(Args)]
pub struct PositionArguments {
    /// The game
    #[arg(long, value_enum, default_value_t)]
    pub game: Game,
    /// A position, as its game writes it
    #[arg(value_name = "POSITION", value_parser = text())]
    pub position: String,
}

/// Reads an argument that must be text, naming it if it is not.
fn text() -> impl TypedValueParser<Value = String> {
    OsStringValueParser::new().try_map(|argument| {
        argument
            .into_string()
            .map_err(|_| "this is not text in UTF-8")
    })
}
