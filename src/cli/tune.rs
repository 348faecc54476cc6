//! The command `tune`, and its parts `tune play` and `tune fit`.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use agros::engine::tuning::{Fit, Practice, Sample};
use agros::engine::{Playable, TableError};
use agros::rules::agros::{Position, Setup};
use agros::storage::atomic_write;
use anyhow::{Context, anyhow};
use clap::{Args, Subcommand};

use super::failure::Failure;

/// Making the network that judges positions of Agros.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct TuneArguments {
    /// Only a part of it
    #[command(subcommand)]
    part: Option<Part>,
    #[command(flatten)]
    all: AllArguments,
}

/// Games and a network fitted to them. The defaults take some seconds, and show how it is done.
#[derive(Args)]
struct AllArguments {
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The positions for a move
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What is left to chance follows from this
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Where to write the network
    #[arg(long, value_name = "FILE", default_value = "weights.bin")]
    out: PathBuf,
}

/// The parts of it.
#[derive(Subcommand)]
enum Part {
    /// Play games of the engine against itself, and print a line for each position: the game, the
    /// final lead and the expected one in hundredths of a point as Light sees them, and the position
    Play(PlayArguments),
    /// Fit the network to such lines, and print how well it does on each tenth game, which it never saw
    Fit(FitArguments),
}

/// Games to learn from.
#[derive(Args)]
struct PlayArguments {
    /// The size of the board
    #[arg(long, value_name = "N", default_value_t = 10)]
    size: u8,
    /// The farmers a player
    #[arg(long, value_name = "N", default_value_t = 5)]
    farmers: u8,
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// The positions for a move
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// What is left to chance follows from this
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who judges for both sides
    #[arg(long, value_name = "NAME", default_value = "full", value_parser = judges())]
    judge: String,
}

/// How to fit the network.
#[derive(Args)]
struct FitArguments {
    /// Files with lines that `tune play` printed
    #[arg(required = true, value_name = "FILE")]
    samples: Vec<PathBuf>,
    /// Where to write the network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often each sample is gone through
    #[arg(long, value_name = "N", default_value_t = Fit::default().rounds, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// How much the result of the game counts, 0 to 1; the rest is what the search expected
    #[arg(long, value_name = "SHARE", default_value_t = Fit::default().result)]
    result: f32,
    /// What is left to chance follows from this
    #[arg(long, value_name = "N", default_value_t = Fit::default().seed)]
    seed: u64,
    /// Fit only a plain number for each feature, without the hidden layer
    #[arg(long)]
    plain: bool,
    /// Fit again without each kind of features, to see what it is worth
    #[arg(long)]
    compare: bool,
}

fn judges() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(Position::JUDGES)
}

/// Plays games and fits the network, or one of both.
pub fn tune(arguments: &TuneArguments, out: &mut impl Write) -> Result<(), Failure> {
    match &arguments.part {
        None => all(&arguments.all, out),
        Some(Part::Play(arguments)) => play(arguments, out),
        Some(Part::Fit(arguments)) => fit(arguments, out),
    }
}

fn all(arguments: &AllArguments, out: &mut impl Write) -> Result<(), Failure> {
    let practice = Practice {
        setup: Setup::default(),
        games: arguments.games,
        nodes: arguments.nodes,
        seed: arguments.seed,
        judge: Position::best_judge(),
    };
    let mut samples = Vec::new();
    practice.play(|sample| -> Result<(), Failure> {
        samples.push(sample);
        Ok(())
    })?;
    let fit = Fit {
        seed: arguments.seed,
        ..Fit::default()
    };
    write_fitted(&fit, &samples, &arguments.out, out)
}

/// There is no memory for the search.
impl From<TableError> for Failure {
    fn from(error: TableError) -> Failure {
        Failure::Refused(error.into())
    }
}

fn play(arguments: &PlayArguments, out: &mut impl Write) -> Result<(), Failure> {
    let setup = Setup::new(arguments.size, arguments.farmers).map_err(Failure::bad)?;
    let judge = Position::judge(&arguments.judge)
        .ok_or_else(|| Failure::bad(anyhow!("there is no judge `{}`", arguments.judge)))?;
    let practice = Practice {
        setup,
        games: arguments.games,
        nodes: arguments.nodes,
        seed: arguments.seed,
        judge,
    };
    practice.play(|sample| -> Result<(), Failure> { Ok(writeln!(out, "{sample}")?) })
}

fn fit(arguments: &FitArguments, out: &mut impl Write) -> Result<(), Failure> {
    let mut samples = Vec::new();
    for path in &arguments.samples {
        read(path, &mut samples)
            .with_context(|| format!("`{}`", path.display()))
            .map_err(Failure::Bad)?;
    }
    let fit = Fit {
        rounds: arguments.rounds,
        result: arguments.result,
        seed: arguments.seed,
        hidden: !arguments.plain,
        ..Fit::default()
    };
    write_fitted(&fit, &samples, &arguments.out, out)?;
    if arguments.compare {
        for without in fit.compare(&samples) {
            writeln!(
                out,
                "without {}: unseen loss {:.5}",
                without.name, without.unseen_loss
            )?;
        }
    }
    Ok(())
}

/// Fits a network, writes it to a file and prints how well it does.
fn write_fitted(
    fit: &Fit,
    samples: &[Sample],
    path: &Path,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let fitted = fit.run(samples);
    atomic_write(path, &fitted.bytes)
        .with_context(|| format!("`{}` cannot be written", path.display()))
        .map_err(Failure::Refused)?;
    writeln!(
        out,
        "samples {} loss {:.5}, unseen {} loss {:.5}, written to `{}`",
        fitted.samples,
        fitted.loss,
        fitted.unseen,
        fitted.unseen_loss,
        path.display()
    )?;
    Ok(())
}

/// Adds the samples of a file to others.
fn read(path: &Path, samples: &mut Vec<Sample>) -> anyhow::Result<()> {
    let file = BufReader::new(fs::File::open(path)?);
    for (number, line) in (1..).zip(file.lines()) {
        let sample = line?.parse();
        samples.push(sample.with_context(|| format!("line {number}"))?);
    }
    Ok(())
}
