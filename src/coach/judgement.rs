//! What a move lost, and how it is judged by that.

use crate::engine::{Evaluation, Searchable, Value, for_first};
use crate::game::Symbol;
use crate::rules::Player;

use super::Verdict;

/// How a move is judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// Nothing to speak of was lost.
    Good,
    /// `?!`
    Inaccuracy,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

/// From which loss of the chance to win on a move is judged so.
///
/// Points alone would not do: ten points are a blunder where the game is close and nothing where it
/// is decided. The steps are those that players of chess know from the computer analysis of
/// lichess.org, which counts chances from −1 to 1 and so has 0.3, 0.2 and 0.1 there.
const STEPS: [(f32, Judgement); 3] = [
    (0.15, Judgement::Blunder),
    (0.10, Judgement::Mistake),
    (0.05, Judgement::Inaccuracy),
];

impl Judgement {
    /// Those that find fault, the gentlest first.
    pub const FAULTS: [Judgement; 3] = [
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The judgement of a move that lost so much of the chance to win.
    pub fn of(chance: f32) -> Judgement {
        let step = STEPS.iter().find(|(least, _)| chance >= *least);
        step.map_or(Judgement::Good, |(_, judgement)| *judgement)
    }

    /// Its sign; none for good moves.
    pub fn symbol(self) -> Option<Symbol> {
        match self {
            Judgement::Good => None,
            Judgement::Inaccuracy => Some(Symbol::Dubious),
            Judgement::Mistake => Some(Symbol::Mistake),
            Judgement::Blunder => Some(Symbol::Blunder),
        }
    }
}

/// What a move lost for its mover, beside the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// Of the chance to win, 0 to 1.
    pub chance: f32,
    /// In half points; 0 where a forced end says more.
    pub half_points: i32,
    /// The forced end that was let go or run into.
    pub forced: Option<Forced>,
}

/// A forced end that a move has to do with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forced {
    /// There was a win in so many plies.
    WinLetGo(u32),
    /// Now there is a loss in so many plies.
    IntoLoss(u32),
}

impl Loss {
    /// Nothing.
    pub const NONE: Loss = Loss {
        chance: 0.0,
        half_points: 0,
        forced: None,
    };

    /// What a mover lost from one position to the next. A move that turned out better than what
    /// was thought best lost nothing.
    pub fn between<P: Searchable>(
        judge: &impl Evaluation<P>,
        mover: Player,
        before: (&P, Verdict),
        after: (&P, Verdict),
        bid: Value,
    ) -> Loss {
        let chance = |(position, verdict)| chance(judge, position, verdict, mover, bid);
        let value = |verdict: Verdict| for_first(mover, verdict.value);
        let (then, now) = (value(before.1), value(after.1));
        let lost = now.in_hundredths() < then.in_hundredths();
        let forced = match (then.forced(), now.forced()) {
            (Some((true, plies)), now) if now.is_none_or(|(wins, _)| !wins) => {
                Some(Forced::WinLetGo(plies))
            }
            (then, Some((false, plies))) if then.is_none() => Some(Forced::IntoLoss(plies)),
            _ => None,
        };
        // Only where there are points can some be lost.
        let counted = before.0.score().is_some();
        let counted = counted && then.forced().is_none() && now.forced().is_none();
        let hundredths = then.in_hundredths() - now.in_hundredths();
        Loss {
            chance: match lost {
                true => (chance(before) - chance(after)).clamp(0.0, 1.0),
                false => 0.0,
            },
            half_points: match counted && lost {
                // No finer than that.
                true => (hundredths + 25) / 50,
                false => 0,
            },
            forced: forced.filter(|_| lost),
        }
    }

    /// The loss by a placement. While pieces are placed, what a look sees changes with how long it
    /// lasts: of the chance to win only half of it counts.
    pub(super) fn in_opening(self) -> Loss {
        Loss {
            chance: self.chance / 2.0,
            ..self
        }
    }

    /// The judgement of a move that lost this.
    pub fn judgement(&self) -> Judgement {
        Judgement::of(self.chance)
    }
}

/// The chance of a player to win, 0 to 1, by what an engine thinks. Where it knows the result that
/// is no matter of chance: the half point that decides the game is all of it. `bid` is what the
/// second player gets at the end.
pub fn chance<P: Searchable>(
    judge: &impl Evaluation<P>,
    position: &P,
    verdict: Verdict,
    player: Player,
    bid: Value,
) -> f32 {
    let forced = verdict.value.forced().is_some();
    let value = match forced {
        true => verdict.value,
        false => Value::hundredths(verdict.value.in_hundredths() - bid.in_hundredths()),
    };
    let for_first_player = if forced || verdict.exact {
        match value.in_hundredths().signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        }
    } else {
        let turn = position.turn();
        let chance = judge.win_chance(position, for_first(turn, value));
        match turn {
            Player::First => chance,
            Player::Second => 1.0 - chance,
        }
    };
    match player {
        Player::First => for_first_player,
        Player::Second => 1.0 - for_first_player,
    }
}

/// How accurate a move was that lost so much of the chance to win, 0 to 100: the formula that
/// lichess.org publishes at <https://lichess.org/page/accuracy>.
pub fn accuracy(chance: f32) -> f32 {
    (103.1668 * (-4.354 * chance).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_judged_by_the_chance_that_they_lost() {
        for (chance, judgement) in [
            (0.0, Judgement::Good),
            (0.049, Judgement::Good),
            (0.05, Judgement::Inaccuracy),
            (0.12, Judgement::Mistake),
            (0.15, Judgement::Blunder),
            (1.0, Judgement::Blunder),
        ] {
            assert_eq!(Judgement::of(chance), judgement, "{chance}");
        }
    }

    #[test]
    fn accuracy_falls_from_a_hundred_to_nothing() {
        // By hand: e^−0.4354 is 0.6470, times 103.1668 is 66.75, less 3.17.
        assert!((accuracy(0.1) - 63.58).abs() < 0.01, "{}", accuracy(0.1));
        assert!(accuracy(0.0) > 99.99 && accuracy(0.0) <= 100.0);
        assert_eq!(accuracy(1.0), 0.0);
    }
}
