//! Keeping the results of matches: a file with a line of JSON for each.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use agros::engine::matches::{Elo, Standing};
use anyhow::Context;
use serde::Serialize;

use super::failure::Failure;

/// The result of a match, as the first player sees it.
#[derive(Serialize)]
struct Line<'a> {
    /// What the line is to be known by, such as the commit of the program.
    note: &'a str,
    /// The command that played it, without the program's name.
    command: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Pairs of games by their points: 0, ½, 1, 1½ and 2.
    penta: [u64; 5],
    /// The difference in strength; nothing where it is beyond measure.
    elo: Option<f64>,
    /// The lower end of its 95 % interval.
    low: Option<f64>,
    /// The upper end.
    high: Option<f64>,
}

/// Adds a match to a file of results, which is made if there is none.
pub fn add(path: &Path, note: &str, command: String, standing: &Standing) -> Result<(), Failure> {
    let Elo { value, low, high } = standing.elo();
    let tenths = |elo: f64| elo.is_finite().then_some((10.0 * elo).round() / 10.0);
    let line = Line {
        note,
        command,
        games: standing.games(),
        wins: standing.wins,
        draws: standing.draws,
        losses: standing.losses,
        penta: standing.pairs.0,
        elo: tenths(value),
        low: tenths(low),
        high: tenths(high),
    };
    let append = || -> io::Result<()> {
        let mut text = serde_json::to_string(&line)?;
        text.push('\n');
        let mut file = OpenOptions::new().append(true).create(true).open(path)?;
        file.write_all(text.as_bytes())
    };
    append()
        .with_context(|| format!("`{}` cannot be written", path.display()))
        .map_err(Failure::Refused)
}
