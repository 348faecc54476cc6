//! What stands if both players pass now, and what a pass risks.

use crate::rules::agros::{Move, Position};
use crate::rules::{Player, Position as _};

/// What a pass means, for whoever is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassAdvice {
    /// Who could pass.
    pub passer: Player,
    /// The lead of the passer if both pass now, in half points.
    pub lead: i32,
    /// The move by which the opponent gains the most after a pass, and the gain in half points;
    /// `None` where the pass ends the game.
    pub risk: Option<(Move, i32)>,
}

impl PassAdvice {
    /// What a pass means in a position; `None` where it is not legal.
    pub fn of(position: &Position) -> Option<PassAdvice> {
        let passer = position.turn();
        let passed = position.play(Move::Pass).ok()?;
        let lead = |position: &Position| {
            let points = position.points();
            points[passer] - points[!passer]
        };
        let now = lead(position);
        let mut risk: Option<(Move, i32)> = None;
        passed.for_each_move(|play| {
            let mut next = passed;
            next.play_unchecked(play);
            let gain = now - lead(&next);
            if risk.is_none_or(|(other, most)| (gain, other) > (most, play)) {
                risk = Some((play, gain));
            }
        });
        Some(PassAdvice {
            passer,
            lead: now,
            risk,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::sample;

    #[test]
    fn the_risk_is_the_best_of_all_replies() {
        for plies in 10..84 {
            let game = sample::game(plies);
            let position = *game.position(game.cursor());
            let advice = PassAdvice::of(&position).expect("a pass is legal");
            let lead = |position: &Position| {
                let points = position.points();
                points[advice.passer] - points[!advice.passer]
            };
            let passed = position.play(Move::Pass).expect("legal");
            let worst = passed.legal_moves().into_iter().map(|play| {
                let next = passed.play(play).expect("legal");
                lead(&position) - lead(&next)
            });
            assert_eq!(advice.risk.map(|(_, gain)| gain), worst.max());
        }
    }
}
