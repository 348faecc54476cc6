//! Whether one move of a position stands out.

use crate::coach::judgement::chance;
use crate::coach::{Judgement, Teachable, Verdict};
use crate::engine::{Evaluation, Limits, Report, Search, Situation, Stop, Value};

/// A move that stands out.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct StandsOut<M> {
    /// What the position is worth.
    pub(super) verdict: Verdict,
    /// The move, and what follows it.
    pub(super) line: Vec<M>,
    /// The next best move.
    pub(super) next: M,
    /// How much less chance to win that one leaves.
    pub(super) ahead: f32,
}

/// The move of a position beside which every other one would be judged a fault, by a look at two
/// lines;
/// `None` where there is none.
pub(super) fn stands_out<P: Teachable>(
    search: &mut Search<P::Judge>,
    now: &P,
    earlier: &[P],
    limits: &Limits,
    stop: &Stop,
) -> Option<StandsOut<P::Move>> {
    search.set_lines(2);
    let report = search.run(Situation { now, earlier }, limits, stop, |_| {});
    search.set_lines(1);
    if stop.is_stopped() {
        return None;
    }
    let [best, next] = &report.lines[..] else {
        return None;
    };
    let verdict = verdict_of_line(&report, 0, now)?;
    let second = verdict_of_line(&report, 1, now)?;
    let mover = now.turn();
    let judge = P::best_judge();
    let chance = |verdict| chance(&judge, now, verdict, mover, Value::EVEN);
    let ahead = chance(verdict) - chance(second);
    let stands_out = Judgement::of(ahead) >= Judgement::Inaccuracy;
    stands_out.then(|| StandsOut {
        verdict,
        line: best.moves.clone(),
        next: next.moves[0],
        ahead,
    })
}

/// What a line of a report leads to, for the first player.
pub(super) fn verdict_of_line<P: Teachable>(
    report: &Report<P::Move>,
    place: usize,
    position: &P,
) -> Option<Verdict> {
    let line = report.lines.get(place)?;
    Some(Verdict {
        value: crate::engine::for_first(position.turn(), line.score.value),
        exact: line.score.is_exact(),
        depth: report.depth,
    })
}

/// The move that somebody would play who thinks no further than it.
pub(super) fn obvious<P: Teachable>(position: &P) -> Option<P::Move> {
    let judge = P::best_judge();
    let after = |play: &P::Move| {
        let mut next = position.clone();
        next.play_unchecked(*play);
        let value = match next.is_over() {
            true => next.final_value(),
            false => judge.value(&next),
        };
        match next.turn() == position.turn() {
            true => value,
            false => -value,
        }
    };
    position.legal_moves().into_iter().max_by_key(after)
}
