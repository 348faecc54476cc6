//! What an engine thinks of a position, and how that is written in game files.

use serde_json::{Map, Value as Json};

use crate::engine::{Report, Searchable, Value, for_first};
use crate::rules::{Outcome, Player, Position};

/// What an engine thinks of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What it is worth to the first player.
    pub value: Value,
    /// Whether it is the result of the game with best play.
    pub exact: bool,
    /// The plies looked ahead.
    pub depth: u32,
}

impl Verdict {
    /// The verdict of a report on a position with that player to move.
    pub fn of_report<M>(report: &Report<M>, turn: Player) -> Option<Verdict> {
        let best = report.lines.first()?.score;
        Some(Verdict {
            value: for_first(turn, best.value),
            exact: best.is_exact(),
            depth: report.depth,
        })
    }

    /// The verdict on a position at which the game has ended, by its own rules or by repetition.
    pub fn of_end<P: Searchable>(position: &P, outcome: Outcome) -> Verdict {
        let value = match (position.is_over(), outcome.winner) {
            (true, _) => for_first(position.turn(), position.final_value()),
            (false, None) => Value::EVEN,
            (false, Some(Player::First)) => Value::win_in(0),
            (false, Some(Player::Second)) => -Value::win_in(0),
        };
        Verdict {
            value,
            exact: true,
            depth: 0,
        }
    }

    /// The verdict of a note, where it is written as `agros analyse --json` does: the score in
    /// points for the first player; with `win_in`, of a forced win in so many plies.
    pub fn read(note: &Json) -> Option<Verdict> {
        let score = note.get("score")?.as_f64()?;
        let number = |key| note.get(key).and_then(Json::as_u64);
        let number = |key| number(key).map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        let value = match number("win_in") {
            Some(plies) if score < 0.0 => -Value::win_in(plies),
            Some(plies) => Value::win_in(plies),
            // A cast cuts off what is too large.
            None => Value::hundredths((score * 100.0).round() as i32),
        };
        Some(Verdict {
            value,
            exact: note.get("exact").and_then(Json::as_bool).unwrap_or(false),
            depth: number("depth").unwrap_or(0),
        })
    }

    /// Whether it is better founded than another one, or as well.
    pub fn supersedes(&self, other: &Verdict) -> bool {
        (self.exact, self.depth) >= (other.exact, other.depth)
    }

    /// The value in points, as it is written.
    pub fn points(&self) -> f64 {
        f64::from(self.value.in_hundredths()) / 100.0
    }

    /// Who wins by force, and in how many plies; `None` where nobody is known to.
    pub fn forced_win(&self) -> Option<(Player, u32)> {
        let (first_wins, plies) = self.value.forced()?;
        let winner = match first_wins {
            true => Player::First,
            false => Player::Second,
        };
        Some((winner, plies))
    }

    /// The plies to a forced win of whoever the value is for.
    pub fn win_in(&self) -> Option<u32> {
        self.forced_win().map(|(_, plies)| plies)
    }
}

/// A verdict with the line of play that it expects, as it is noted at a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// What the position is worth.
    pub verdict: Verdict,
    /// The principal variation in the notation of the game; its first move is the best one.
    pub line: Vec<String>,
}

impl Noted {
    /// What a search has found of a position with that player to move.
    pub fn of_report<M: ToString>(report: &Report<M>, turn: Player) -> Option<Noted> {
        let moves = &report.lines.first()?.moves;
        Some(Noted {
            verdict: Verdict::of_report(report, turn)?,
            line: moves.iter().map(M::to_string).collect(),
        })
    }

    /// What is noted, as [`Verdict::read`] reads it. Without a line, the best move is all of it.
    pub fn read(note: &Json) -> Option<Noted> {
        let text = |text: &Json| text.as_str().map(str::to_owned);
        let line = match note.get("pv") {
            Some(Json::Array(line)) => line.iter().map_while(text).collect(),
            _ => note.get("best").and_then(text).into_iter().collect(),
        };
        Some(Noted {
            verdict: Verdict::read(note)?,
            line,
        })
    }

    /// Writes it as a note, beside whatever else an earlier one holds.
    pub fn write(&self, earlier: Option<&Json>) -> Json {
        let mut note = match earlier {
            Some(Json::Object(note)) => note.clone(),
            _ => Map::new(),
        };
        let Verdict { exact, depth, .. } = self.verdict;
        note.insert("score".to_owned(), self.verdict.points().into());
        note.insert("exact".to_owned(), exact.into());
        note.insert("depth".to_owned(), depth.into());
        match self.verdict.win_in() {
            Some(plies) => note.insert("win_in".to_owned(), plies.into()),
            None => note.shift_remove("win_in"),
        };
        match self.line.first() {
            Some(best) => note.insert("best".to_owned(), best.as_str().into()),
            None => note.shift_remove("best"),
        };
        note.insert("pv".to_owned(), self.line.clone().into());
        // These were of the search that is not noted any more.
        for key in ["nodes", "played", "turn", "ply"] {
            note.shift_remove(key);
        }
        Json::Object(note)
    }

    /// The line from a position on, as far as it can be played, at most so many plies.
    pub fn moves<P: Position>(&self, position: &P, most: usize) -> Vec<P::Move> {
        let mut position = position.clone();
        let mut moves = Vec::new();
        for text in self.line.iter().take(most) {
            let Ok(play) = position.read_move(text) else {
                break;
            };
            position.play_unchecked(play);
            moves.push(play);
        }
        moves
    }

    /// The best move; `None` where what is noted is none.
    pub fn best<P: Position>(&self, position: &P) -> Option<P::Move> {
        position.read_move(self.line.first()?).ok()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(note: Json) -> Option<(Value, bool)> {
        Verdict::read(&note).map(|verdict| (verdict.value, verdict.exact))
    }

    #[test]
    fn what_is_noted_in_a_file_is_understood_as_analysis_writes_it() {
        let note = json!({"score": -12.5, "exact": true, "depth": 9, "pv": ["c3"]});
        assert_eq!(read(note), Some((Value::half_points(-25), true)));
        let note = json!({"score": 70_000, "win_in": 4, "exact": true});
        assert_eq!(read(note), Some((Value::win_in(4), true)));
        let note = json!({"score": -70_000, "win_in": 4});
        assert_eq!(read(note), Some((-Value::win_in(4), false)));
    }

    #[test]
    fn notes_of_other_engines_say_nothing() {
        for note in [
            json!(7),
            json!({}),
            json!({"score": "+3"}),
            json!({"x": 1.5}),
        ] {
            assert_eq!(read(note), None);
        }
        let huge = read(json!({"score": 1e300, "win_in": 1e300}));
        assert!(huge.is_some_and(|(value, _)| value.forced().is_none()));
    }

    #[test]
    fn what_is_written_is_read_again_and_leaves_other_keys_alone() {
        let verdict = |value, exact| Verdict {
            value,
            exact,
            depth: 7,
        };
        let earlier = json!({"score": 1, "win_in": 3, "nodes": 9, "mine": [1, 2]});
        for (verdict, line) in [
            (verdict(Value::half_points(-25), false), vec!["e5", "c3"]),
            (verdict(-Value::win_in(5), true), vec!["e5"]),
            (verdict(Value::hundredths(7), true), vec![]),
        ] {
            let noted = Noted {
                verdict,
                line: line.into_iter().map(str::to_owned).collect(),
            };
            let note = noted.write(Some(&earlier));
            assert_eq!(Noted::read(&note), Some(noted.clone()));
            assert_eq!((&note["mine"], note.get("nodes")), (&json!([1, 2]), None));
            assert_eq!(Noted::read(&noted.write(None)), Some(noted));
        }
    }
}
