//! Texts that several commands print.

use std::fmt;

use agros::game::{Document, Ending, GameResult, NodeId};
use agros::rules::Position;

/// The text with its control characters escaped, so that it stays on one line.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        if character.is_control() {
            line.extend(character.escape_default());
        } else {
            line.push(character);
        }
    }
    line
}

/// What is wrong, with its causes, as far as it does not tell them itself.
pub fn with_causes(error: &anyhow::Error) -> String {
    let mut text = String::new();
    let mut told = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !told.ends_with(&cause) {
            let colon = if text.is_empty() { "" } else { ": " };
            text.push_str(colon);
            text.push_str(&cause);
        }
        told = cause;
    }
    text
}

/// Half points, printed as points: `44` or `100.5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points(pub i32);

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half_points = self.0.unsigned_abs();
        let fraction = if half_points % 2 == 1 { ".5" } else { "" };
        write!(f, "{sign}{}{fraction}", half_points / 2)
    }
}

/// How the game stands at a node, if it is over there: the winner's letter and, in games with a
/// score, the lead, or `=` for a draw; with `!` after a resignation or a loss on time.
///
/// A winner who was not ahead, as happens after a resignation, has no lead.
pub fn result<P: Position>(game: &Document<P>, node: NodeId) -> Option<String> {
    let result = match game.outcome(node) {
        Some(outcome) => GameResult::Play(outcome),
        None if node == game.main_end() => GameResult::Ending(game.header().ending?),
        None => return None,
    };
    let mut text = match result.winner() {
        Some(winner) => P::LETTERS[winner].to_string(),
        None => "=".to_owned(),
    };
    if let (Some(winner), Some(score)) = (result.winner(), game.position(node).score()) {
        let lead = score[winner] - score[!winner];
        if lead > 0 {
            text.push_str(&format!("+{}", Points(lead)));
        }
    }
    if let GameResult::Ending(Ending::Resignation(_) | Ending::Time(_)) = result {
        text.push('!');
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_printed_as_points() {
        let texts = [0, 1, 88, 201, -1, -13].map(|half| Points(half).to_string());
        assert_eq!(texts, ["0", "0.5", "44", "100.5", "-0.5", "-6.5"]);
    }

    #[test]
    fn a_cause_is_told_once() {
        let error = anyhow::anyhow!("no such file").context("cannot be read: no such file");
        assert_eq!(with_causes(&error), "cannot be read: no such file");
        let error = error.context("one.agros");
        assert_eq!(
            with_causes(&error),
            "one.agros: cannot be read: no such file"
        );
    }

    #[test]
    fn a_line_feed_does_not_make_a_second_line() {
        assert_eq!(one_line("a\nb\t\u{1b}ü"), "a\\nb\\t\\u{1b}ü");
    }
}
