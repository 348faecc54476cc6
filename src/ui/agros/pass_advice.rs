//! The pass advisor: what stands if both players pass now, and what a pass risks.

use crate::rules::agros::{Move, Position};
use crate::rules::{Player, Position as _};
use crate::ui::numbers::{difference, points};
use crate::ui::text::{Text, words};

use super::field_words::key;

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

    /// The result if both pass: `Light wins by 8½`.
    pub fn result(&self, text: &Text) -> String {
        let winner = match self.lead {
            0 => return text.get("pass-draw"),
            1.. => self.passer,
            _ => !self.passer,
        };
        words!(
            text,
            "pass-wins",
            player = key(winner),
            margin = points(self.lead.abs())
        )
    }

    /// What the opponent could do after a pass, as it changes the passer's lead.
    pub fn risk(&self, text: &Text) -> String {
        let opponent = key(!self.passer);
        match self.risk {
            None => text.get("pass-ends"),
            Some((play, gain)) if gain > 0 => words!(
                text,
                "pass-risk",
                player = opponent,
                play = play.to_string(),
                change = difference(-gain)
            ),
            Some(_) => words!(text, "pass-no-risk", player = opponent),
        }
    }

    /// Both in one text.
    pub fn spoken(&self, text: &Text) -> String {
        words!(
            text,
            "pass-advice",
            result = self.result(text),
            risk = self.risk(text)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::agros::sample_game::after;

    fn spoken(plies: usize) -> Option<String> {
        let advice = PassAdvice::of(&after(plies).0)?;
        Some(advice.spoken(&Text::english()))
    }

    #[test]
    fn a_pass_is_advised_by_the_exact_result_and_the_greatest_risk() {
        assert_eq!(
            spoken(72).as_deref(),
            Some("If both pass now: Dark wins by 18½. After a pass: Dark j5-i4, lead −12.")
        );
        assert_eq!(
            spoken(84).as_deref(),
            Some("If both pass now: Light wins by 176½. This pass ends the game.")
        );
        assert_eq!(spoken(3), None, "nobody passes in the opening");
    }

    #[test]
    fn the_risk_is_the_best_of_all_replies() {
        for plies in 10..84 {
            let position = after(plies).0;
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
