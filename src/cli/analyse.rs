//! The command `analyse`.

use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
use std::time::Duration;

use agros::coach::{Noted, Verdict};
use agros::engine::{Limits, Playable, Report, Search, Situation, Stop};
use agros::export::Depict;
use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use super::game::Game;
use super::source::{Source, Task, with_source};

/// What to analyse, and how long.
#[derive(Args)]
pub struct AnalyseArguments {
    /// A game file, or a position where there is no such file
    #[arg(value_name = "FILE|POSITION")]
    source: OsString,
    /// The game; a file says itself which one it is
    #[arg(long)]
    game: Option<Game>,
    #[command(flatten)]
    limit: LimitArguments,
    /// Print lines of JSON
    #[arg(long)]
    json: bool,
}

/// How long to search each position.
#[derive(Args)]
#[group(multiple = false)]
struct LimitArguments {
    /// The time for a position, in milliseconds [default: 200]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Option<u64>,
    /// The plies to look ahead
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// The positions to visit
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

impl LimitArguments {
    fn limits(&self) -> Limits {
        match (self.depth, self.nodes) {
            (Some(depth), _) => Limits::depth(depth),
            (None, Some(nodes)) => Limits::nodes(nodes),
            (None, None) => {
                let time = self.movetime.unwrap_or(200);
                Limits::time(Duration::from_millis(time))
            }
        }
    }
}

/// The size of the transposition table, in MiB.
const MEBIBYTES: u32 = 64;

/// What is found in one position.
#[derive(Serialize)]
struct Finding {
    ply: usize,
    turn: char,
    played: Option<String>,
    best: Option<String>,
    /// In points, for the first player.
    score: f64,
    /// The plies to a forced win of whoever the score is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    win_in: Option<u32>,
    exact: bool,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

/// Prints a line for every position on the line through a file's cursor, or for one position.
pub fn analyse(arguments: &AnalyseArguments, out: &mut impl Write) -> Result<(), Failure> {
    let task = Analysis {
        limits: arguments.limit.limits(),
        json: arguments.json,
        out,
    };
    with_source(&arguments.source, arguments.game, task)
}

struct Analysis<'a, W> {
    limits: Limits,
    json: bool,
    out: &'a mut W,
}

impl<W: Write> Task for Analysis<'_, W> {
    fn run<P: Playable + Depict>(self, source: Source<'_, P>) -> Result<(), Failure> {
        let game = source.game;
        let judge = P::judge("full").expect("every game has this judge");
        let search = Search::new(judge, MEBIBYTES);
        let search = search.map_err(|error| Failure::Refused(error.into()))?;
        let line = game.line();
        let positions: Vec<P> = line
            .iter()
            .map(|node| game.position(*node).clone())
            .collect();
        for (ply, now) in positions.iter().enumerate() {
            let looked = match game.outcome(line[ply]) {
                Some(outcome) => Err(Verdict::of_end(now, outcome)),
                None => {
                    let earlier = &positions[..ply];
                    let situation = Situation { now, earlier };
                    let stop = Stop::default();
                    Ok(search.run(situation, &self.limits, &stop, |_| {}))
                }
            };
            let played = line.get(ply + 1).and_then(|next| game.played(*next));
            let finding = Finding::new(ply, now, played, looked);
            if self.json {
                serde_json::to_writer(&mut *self.out, &finding).map_err(io::Error::from)?;
                writeln!(self.out)?;
            } else {
                writeln!(self.out, "{finding}")?;
            }
            self.out.flush()?;
        }
        Ok(())
    }
}

impl Finding {
    /// What a search has found; or, where the game is over, how it ended.
    fn new<P: Playable>(
        ply: usize,
        position: &P,
        played: Option<P::Move>,
        looked: Result<Report<P::Move>, Verdict>,
    ) -> Finding {
        let turn = position.turn();
        let nodes = looked.as_ref().map_or(0, |report| report.nodes);
        let noted = match looked {
            Ok(report) => Noted::of_report(&report, turn).expect("a game that goes on has a move"),
            Err(verdict) => Noted {
                verdict,
                line: Vec::new(),
            },
        };
        Finding {
            ply,
            turn: P::LETTERS[turn],
            played: played.map(|play| play.to_string()),
            best: noted.line.first().cloned(),
            score: noted.verdict.points(),
            win_in: noted.verdict.win_in(),
            exact: noted.verdict.exact,
            depth: noted.verdict.depth,
            nodes,
            pv: noted.line,
        }
    }
}

/// The line for people: `12 L played e5+g7 best c3-c5 +12.5 exact depth 9 nodes 123456 pv c3-c5 …`.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ply, self.turn)?;
        if let Some(played) = &self.played {
            write!(f, " played {played}")?;
        }
        if let Some(best) = &self.best {
            write!(f, " best {best}")?;
        }
        match self.win_in {
            None => write!(f, " score {:+}", self.score)?,
            Some(plies) => {
                let sign = if self.score > 0.0 { '+' } else { '-' };
                write!(f, " score {sign}win in {plies}")?;
            }
        }
        if self.exact {
            f.write_str(" exact")?;
        }
        write!(f, " depth {} nodes {}", self.depth, self.nodes)?;
        if !self.pv.is_empty() {
            write!(f, " pv {}", self.pv.join(" "))?;
        }
        Ok(())
    }
}
