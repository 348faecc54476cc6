//! Holding a result to the end: each move is checked exactly, and answered as well as can be.

use crate::coach::{Loss, Question, Teachable, Verdict};
use crate::engine::{Limits, Search, Situation, Stop, TableError, Value, for_first};
use crate::game::{Document, NodeId};
use crate::rules::Player;

/// The size of the transposition table, in mebibytes.
const TABLE: u32 = 16;

/// What became of a result that was to be held, after a move and what the other player did then.
#[derive(Clone, PartialEq, Debug)]
pub struct Held<M> {
    /// Whether the result is still there; `None` where that could not be found out within the
    /// limits, so that the end of the game will tell.
    pub kept: Option<bool>,
    /// What the move lost.
    pub loss: Loss,
    /// What the other player did about it, up to the end or the mover's next turn. Where the
    /// result is lost it is not played.
    pub reply: Vec<M>,
    /// The best moves after that; empty at the end of the game.
    pub line: Vec<M>,
}

/// Whether a value leaves a player at least what another one does. A win is a win, however long
/// it takes.
pub(super) fn holds(wanted: Value, now: Value) -> bool {
    match (wanted.forced(), now.forced()) {
        (Some((true, _)), Some((wins, _))) => wins,
        (Some((true, _)), None) => false,
        (Some((false, _)), _) => true,
        (None, Some((wins, _))) => wins,
        (None, None) => now.in_hundredths() >= wanted.in_hundredths(),
    }
}

/// Checks a move of a player who is to hold the result of a question, after the moves played
/// `since` then; and lets the other player answer. Each search stays within the limits. `None` if
/// it was told to stop.
///
/// # Errors
/// Where there is no memory for a transposition table.
pub fn hold<P: Teachable>(
    question: &Question<P>,
    since: &[P::Move],
    play: P::Move,
    limits: &Limits,
    stop: &Stop,
) -> Result<Option<Held<P::Move>>, TableError> {
    let search = Search::new(P::best_judge(), TABLE)?;
    let mut bout = Bout::of(question, search);
    for &play in since {
        bout.play(play);
    }
    let before = bout.position().clone();
    bout.play(play);
    let Some((verdict, line)) = bout.look(limits, stop) else {
        return Ok(None);
    };
    let holder = question.position.turn();
    let wanted = for_first(holder, question.verdict.value);
    let kept = verdict
        .exact
        .then(|| holds(wanted, for_first(holder, verdict.value)));
    let mut held = Held {
        kept,
        loss: Loss::NONE,
        reply: Vec::new(),
        line,
    };
    if kept == Some(false) {
        let was = Verdict {
            exact: true,
            ..question.verdict
        };
        let after = (bout.position(), verdict);
        let judge = P::best_judge();
        held.loss = Loss::between(&judge, holder, (&before, was), after, Value::EVEN);
        held.reply = std::mem::take(&mut held.line);
        return Ok(Some(held));
    }
    while bout.goes_on_without(holder)
        && let Some(&answer) = held.line.first()
    {
        bout.play(answer);
        held.reply.push(answer);
        let Some((_, line)) = bout.look(limits, stop) else {
            return Ok(None);
        };
        held.line = line;
    }
    if bout.game.outcome(bout.end).is_some()
        && let Some((verdict, _)) = bout.look(limits, stop)
    {
        // Whatever could not be foreseen is known now.
        held.kept = Some(holds(wanted, for_first(holder, verdict.value)));
    }
    Ok(Some(held))
}

/// The game that is played on from a question.
struct Bout<P: Teachable> {
    game: Document<P>,
    end: NodeId,
    search: Search<P::Judge>,
}

impl<P: Teachable> Bout<P> {
    fn of(question: &Question<P>, search: Search<P::Judge>) -> Self {
        let game = question.document();
        let end = game.cursor();
        Bout { game, end, search }
    }

    fn position(&self) -> &P {
        self.game.position(self.end)
    }

    /// Plays a move, if it is legal.
    fn play(&mut self, play: P::Move) {
        if let Ok(next) = self.game.add(self.end, play) {
            self.end = next;
        }
    }

    /// Whether the game goes on and it is not that player's turn.
    fn goes_on_without(&self, player: Player) -> bool {
        self.game.outcome(self.end).is_none() && self.position().turn() != player
    }

    /// What the position is worth, and how the game goes on; `None` if it was told to stop.
    fn look(&self, limits: &Limits, stop: &Stop) -> Option<(Verdict, Vec<P::Move>)> {
        let now = self.position();
        if let Some(outcome) = self.game.outcome(self.end) {
            return Some((Verdict::of_end(now, outcome), Vec::new()));
        }
        let mut way = self.game.path(self.end);
        way.pop();
        let earlier: Vec<P> = way.iter().map(|&n| self.game.position(n).clone()).collect();
        let situation = Situation {
            now,
            earlier: &earlier,
        };
        let report = self.search.run(situation, limits, stop, |_| {});
        if stop.is_stopped() {
            return None;
        }
        let verdict = Verdict::of_report(&report, now.turn())?;
        let line = report.lines.into_iter().next()?;
        Some((verdict, line.moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_held_by_what_is_no_worse() {
        let (win, later) = (Value::win_in(3), Value::win_in(9));
        let points = Value::half_points;
        for (wanted, now, held) in [
            (win, later, true),
            (win, Value::EVEN, false),
            (win, -later, false),
            (Value::EVEN, later, true),
            (Value::EVEN, -later, false),
            (points(5), points(5), true),
            (points(5), points(6), true),
            (points(5), points(4), false),
        ] {
            assert_eq!(holds(wanted, now), held, "{wanted:?} {now:?}");
        }
    }
}
