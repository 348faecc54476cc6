//! What a program says.

use std::time::Duration;

use crate::engine::{Certainty, Line, Report, Score, Value};
use crate::rules::{Position, excerpt};

/// A line from a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Reply<'a> {
    /// `ugiok`
    Introduced,
    /// `readyok`
    Ready,
    /// What it calls itself.
    Name(&'a str),
    /// An option that it has, by name.
    Option(String),
    /// The rest of a line `info`.
    Info(&'a str),
    /// The move.
    BestMove(&'a str),
    /// Anything else that is of the protocol.
    Other,
}

impl<'a> Reply<'a> {
    /// Reads a line; quotes the one that is not of the protocol.
    pub(super) fn parse(line: &'a str) -> Result<Reply<'a>, String> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        Ok(match first {
            "ugiok" => Reply::Introduced,
            "readyok" => Reply::Ready,
            "id" => match rest.split_once(' ') {
                Some(("name", name)) => Reply::Name(name),
                _ => Reply::Other,
            },
            "option" => {
                let words = rest.split_whitespace().skip_while(|word| *word != "name");
                let name = words.skip(1).take_while(|word| *word != "type");
                Reply::Option(name.collect::<Vec<_>>().join(" "))
            }
            "info" => Reply::Info(rest),
            "bestmove" => match rest.split_whitespace().next() {
                Some(play) => Reply::BestMove(play),
                None => return Err(excerpt(line)),
            },
            "response" | "" => Reply::Other,
            _ => return Err(excerpt(line)),
        })
    }
}

/// What a line `info` says of a line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Info<'a> {
    depth: u32,
    selective_depth: u32,
    /// From 0.
    place: usize,
    score: Score,
    nodes: u64,
    time: Duration,
    moves: Vec<&'a str>,
}

impl<'a> Info<'a> {
    /// The lines of play that are taken note of.
    const MOST_LINES: usize = 256;

    /// Reads the rest of a line; `None` where it tells no score and no moves. What is not known
    /// is passed over.
    pub(super) fn parse(rest: &'a str) -> Option<Info<'a>> {
        let mut words = rest.split_whitespace();
        let mut info = Info {
            depth: 0,
            selective_depth: 0,
            place: 0,
            score: Score {
                value: Value::EVEN,
                certainty: Certainty::Estimated,
            },
            nodes: 0,
            time: Duration::ZERO,
            moves: Vec::new(),
        };
        let mut scored = false;
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = words.next()?.parse().ok()?,
                "seldepth" => info.selective_depth = words.next()?.parse().ok()?,
                "multipv" => {
                    let place: usize = words.next()?.parse().ok()?;
                    info.place = place.checked_sub(1)?;
                }
                "score" => {
                    let kind = words.next()?;
                    let number = words.next()?;
                    info.score.value = match kind {
                        "cp" => Value::hundredths(number.parse().ok()?),
                        "win" => Value::win_in(number.parse().ok()?),
                        "loss" => -Value::win_in(number.parse().ok()?),
                        _ => return None,
                    };
                    scored = true;
                }
                "exact" => info.score.certainty = Certainty::Exact,
                "nodes" => info.nodes = words.next()?.parse().ok()?,
                "time" => info.time = Duration::from_millis(words.next()?.parse().ok()?),
                "pv" => info.moves = words.by_ref().collect(),
                "string" => return None,
                _ => {}
            }
        }
        (scored && !info.moves.is_empty() && info.place < Self::MOST_LINES).then_some(info)
    }

    /// Puts the line of play in its place in a report on a position, as far as it can be played.
    /// A line that does not begin with a legal move, or that leaves a place free before it, is
    /// passed over.
    pub(super) fn add_to<P: Position>(&self, report: &mut Report<P::Move>, position: &P) {
        let mut now = position.clone();
        let mut moves = Vec::new();
        for text in &self.moves {
            let Ok(play) = now.read_move(text) else { break };
            now.play_unchecked(play);
            moves.push(play);
        }
        if moves.is_empty() || self.place > report.lines.len() {
            return;
        }
        report.depth = self.depth;
        report.selective_depth = self.selective_depth;
        report.nodes = self.nodes;
        report.time = self.time;
        let line = Line {
            score: self.score,
            moves,
        };
        match report.lines.get_mut(self.place) {
            Some(place) => *place = line,
            None => report.lines.push(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::Position as _;
    use crate::rules::agros::{Position, Setup};

    fn words() -> impl Strategy<Value = String> {
        let known = "info depth seldepth multipv score cp win loss exact nodes time pv e5 f5 a1 \
                     bestmove id name option type string ugiok 3 -7 0 4294967295 -2147483648";
        let known: Vec<&str> = known.split_whitespace().collect();
        prop_oneof![
            8 => prop::sample::select(known).prop_map(str::to_owned),
            1 => any::<i128>().prop_map(|number| number.to_string()),
            1 => "\\PC{0,12}",
        ]
    }

    proptest! {
        #[test]
        fn whatever_is_said_of_a_search_makes_a_report_that_can_be_played(
            lines in prop::collection::vec(prop::collection::vec(words(), 0..20), 1..8)
        ) {
            let position = <Position as crate::rules::Position>::start(&Setup::default());
            let mut report = Report {
                depth: 0,
                selective_depth: 0,
                lines: Vec::new(),
                nodes: 0,
                time: Duration::ZERO,
            };
            for words in lines {
                let line = format!("info {}", words.join(" "));
                let Ok(Reply::Info(rest)) = Reply::parse(&line) else { continue };
                if let Some(info) = Info::parse(rest) {
                    info.add_to(&mut report, &position);
                }
                Reply::parse(&words.join(" ")).ok();
            }
            for line in &report.lines {
                let mut now = position;
                for &play in &line.moves {
                    now = now.play(play).expect("a legal move");
                }
            }
        }
    }
}
