//! The command `bench`.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use agros::engine::{Limits, Playable, Search, Situation, Stop};
use agros::rules::Position as _;
use agros::rules::agros::Position;
use anyhow::Context;
use clap::ValueEnum;

use super::failure::Failure;

/// An evaluation to measure with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Evaluation {
    /// The score alone
    Bare,
    /// The one to play with
    #[default]
    Full,
}

impl Evaluation {
    fn name(self) -> &'static str {
        match self {
            Evaluation::Bare => "bare",
            Evaluation::Full => "full",
        }
    }
}

/// How far ahead each position is searched.
const DEPTH: u32 = 8;

/// The size of the table, emptied before each position, in MiB.
const MEBIBYTES: u32 = 16;

/// Searches fixed positions and prints the number of nodes, which changes with the search and with
/// nothing else; the rate goes to standard error.
pub fn bench(evaluation: Evaluation, out: &mut impl Write) -> Result<(), Failure> {
    let judge = Position::judge(evaluation.name()).context("no such evaluation");
    let search = Search::new(judge.map_err(Failure::Bad)?, MEBIBYTES);
    let mut search = search.map_err(|error| Failure::Refused(error.into()))?;
    let mut nodes = 0;
    let mut time = Duration::ZERO;
    for text in Position::BENCH {
        let position = Position::parse(text)
            .with_context(|| format!("position `{text}`"))
            .map_err(Failure::Bad)?;
        search.forget();
        let start = Instant::now();
        let situation = Situation::fresh(&position);
        let report = search.run(situation, &Limits::depth(DEPTH), &Stop::default(), |_| {});
        time += start.elapsed();
        nodes += report.nodes;
    }
    writeln!(out, "{nodes}")?;
    let seconds = time.as_secs_f64();
    // A count without its rate is still a count.
    let _ = writeln!(
        io::stderr(),
        "{seconds:.3} s, {:.2} million nodes/s",
        nodes as f64 / seconds.max(f64::MIN_POSITIVE) / 1e6
    );
    Ok(())
}
