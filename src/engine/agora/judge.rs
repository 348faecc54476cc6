//! The evaluation of Agora: the men of either colour, the ground they stand on, and what is in
//! danger.

use crate::engine::{Evaluation, Value};
use crate::rules::agora::{Action, Cell, Cells, Move, Position};
use crate::rules::{Player, Position as _};

/// What the parts of the evaluation count, in hundredths of a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A man of the player's colour, captor or prisoner.
    pub man: i32,
    /// What a prisoner is worth less than a captor.
    pub prisoner: i32,
    /// A pile, whose top man can move.
    pub pile: i32,
    /// A step of height under the top of a pile.
    pub height: i32,
    /// How much of the greatest gain at hand counts for the player to move, in hundredths.
    pub threat: i32,
    /// The same for the other player, who may be too late.
    pub late_threat: i32,
}

impl Weights {
    /// The men alone.
    pub const BARE: Weights = Weights {
        man: 100,
        prisoner: 0,
        pile: 0,
        height: 0,
        threat: 0,
        late_threat: 0,
    };

    /// Men that can move and stand high, and half of what the player to move can take at once.
    pub const FULL: Weights = Weights {
        man: 100,
        prisoner: 40,
        pile: 12,
        height: 4,
        threat: 60,
        late_threat: 15,
    };
}

/// A judge of positions of Agora.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    weights: Weights,
}

impl Judge {
    /// A judge with such weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge { weights }
    }

    /// What a player has, and the most men that they could win over by one move.
    #[inline]
    fn strength(&self, position: &Position, player: Player) -> (i32, u8) {
        let Weights {
            man,
            prisoner,
            pile: each,
            height,
            threat,
            ..
        } = self.weights;
        let mut strength = 0;
        let mut most = 0;
        let enemies = position.owned(!player);
        for cell in position.owned(player) {
            let pile = position.pile(cell);
            let top = position.height(cell);
            strength += man * i32::from(pile.captors());
            // The prisoners are the other player's.
            strength -= (man - prisoner) * i32::from(pile.prisoners());
            strength += each + height * i32::from(top);
            if threat != 0 {
                for target in Cells::around(cell) & enemies {
                    most = most.max(won(position, top, target));
                }
            }
        }
        (strength, most)
    }
}

/// The men that change their colour where a man from so high goes to an enemy pile: all captors,
/// by a capture, or by a surrender that tips the balance.
#[inline]
fn won(position: &Position, height: u8, target: Cell) -> u8 {
    let pile = position.pile(target);
    let captures = height >= position.height(target);
    if captures || pile.captors() == pile.prisoners() {
        pile.captors()
    } else {
        0
    }
}

impl Evaluation<Position> for Judge {
    #[inline]
    fn value(&self, position: &Position) -> Value {
        let Weights {
            man,
            threat,
            late_threat,
            ..
        } = self.weights;
        let mover = position.turn();
        let (mine, gain) = self.strength(position, mover);
        let (theirs, loss) = self.strength(position, !mover);
        let swing = threat * i32::from(gain) - late_threat * i32::from(loss);
        Value::hundredths(mine - theirs + 2 * man * swing / 100)
    }

    /// The moves that win men over first, the most first; idle surrenders last.
    #[inline]
    fn promise(&self, position: &Position, play: Move) -> i32 {
        const MAN: i32 = 6000;
        let won = match play.action {
            Action::Walk => return 0,
            Action::Capture | Action::Surrender => {
                won(position, position.height(play.from), play.to)
            }
        };
        match play.action {
            Action::Surrender if won == 0 => -MAN / 2,
            _ => MAN * i32::from(won),
        }
    }

    /// A logistic curve. Its scale, ten men, lies between those that fitted the results of two
    /// dozen games each against the men alone and against a judge that sees no threats, draws
    /// counted as half a win; most of them were drawn.
    fn win_chance(&self, _position: &Position, value: Value) -> f32 {
        const SCALE: f32 = 1000.0;
        1.0 / (1.0 + (-value.in_hundredths() as f32 / SCALE).exp())
    }
}
