//! What an engine says of its search.

use std::fmt::{self, Display};

use crate::engine::{Certainty, Line, Report, Value};

/// A line of play of a report, as `info` tells it.
pub(super) struct Info<'a, M> {
    report: &'a Report<M>,
    place: usize,
    line: &'a Line<M>,
}

impl<'a, M> Info<'a, M> {
    /// What there is to tell of a report: a line for each line of play.
    pub(super) fn of(report: &'a Report<M>) -> impl Iterator<Item = Self> {
        let lines = report.lines.iter().enumerate();
        lines.map(move |(place, line)| Info {
            report,
            place,
            line,
        })
    }
}

impl<M: Copy + Display> Display for Info<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Info {
            report,
            place,
            line,
        } = self;
        write!(
            f,
            "info depth {} seldepth {} multipv {}",
            report.depth,
            report.selective_depth,
            place + 1
        )?;
        write_value(line.score.value, f)?;
        if line.score.certainty == Certainty::Exact {
            f.write_str(" exact")?;
        }
        write!(
            f,
            " nodes {} nps {} time {} pv",
            report.nodes,
            report.rate(),
            report.time.as_millis()
        )?;
        line.moves.iter().try_for_each(|play| write!(f, " {play}"))
    }
}

fn write_value(value: Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match value.forced() {
        None => write!(f, " score cp {}", value.in_hundredths()),
        Some((true, plies)) => write!(f, " score win {plies}"),
        Some((false, plies)) => write!(f, " score loss {plies}"),
    }
}
