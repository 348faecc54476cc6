//! The evaluation of Agon: how far the men are from where they are to stand.

use crate::engine::{Evaluation, Value};
use crate::rules::agon::{Cell, Cells, Move, Position};
use crate::rules::{Player, Position as _};

/// What the parts of the evaluation count, in hundredths of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// What is left for a guard on each ring, from the centre outwards.
    pub guard: [i32; 6],
    /// What is left for a queen on each ring.
    pub queen: [i32; 6],
    /// What it costs a player to have to relocate a man.
    pub relocation: i32,
    /// What it is worth to be the one to move.
    pub turn: i32,
    /// How much of the greatest loss that the player to move can inflict by a capture counts, in
    /// hundredths.
    pub capture: i32,
    /// The same for the other player, who may be too late.
    pub late_capture: i32,
}

impl Weights {
    /// The steps that are left to the goal, and nothing else.
    pub const BARE: Weights = Weights {
        guard: [0, 0, 100, 200, 300, 400],
        queen: [0, 100, 200, 300, 400, 500],
        relocation: 0,
        turn: 0,
        capture: 0,
        late_capture: 0,
    };

    /// Guards near the centre count for more than their steps, since they block as well; so does
    /// the queen who has the centre. A captured man is already as far away as it will be. What can
    /// be captured at once is what matters most: of 50 games with equal searches, one that does
    /// not see it got 15½ points.
    pub const FULL: Weights = Weights {
        guard: [0, -80, 60, 180, 290, 400],
        queen: [-200, 100, 170, 230, 280, 330],
        relocation: 100,
        turn: 40,
        capture: 50,
        late_capture: 30,
    };
}

/// A judge of positions of Agon.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    weights: Weights,
}

impl Judge {
    /// A judge with such weights.
    pub const fn new(weights: Weights) -> Judge {
        Judge { weights }
    }

    /// What is left for a player to do: the less the better.
    #[inline]
    fn left(&self, position: &Position, player: Player) -> i32 {
        let Weights {
            guard,
            queen,
            relocation,
            ..
        } = self.weights;
        let edge = usize::from(Cell::EDGE);
        let looks_ahead = relocation != 0;
        let captured = position.captured(player);
        let guards = position.guards(player);
        let free_guards = if looks_ahead {
            guards & !captured
        } else {
            guards
        };
        let mut left = 0;
        let mut counted = 0;
        for (ring, each) in Cells::RINGS.into_iter().zip(guard) {
            let there = (free_guards & ring).count() as i32;
            left += there * each;
            counted += there;
        }
        // Those who are captured, or still to be placed.
        left += (Position::GUARDS as i32 - counted) * guard[edge];
        left += match position.queen(player) {
            None => queen[edge],
            // She may go where she likes.
            Some(cell) if looks_ahead && captured.contains(cell) => {
                let centre_is_open = position.empties().contains(Cell::CENTRE);
                queen[usize::from(!centre_is_open)]
            }
            Some(cell) => queen[usize::from(cell.ring())],
        };
        left + relocation * captured.count() as i32
    }

    /// What a player would lose by the worst capture of a guard that the other could make at once.
    #[inline]
    fn at_risk(&self, position: &Position, player: Player) -> i32 {
        let guards = position.guards(player) & position.in_danger(player);
        let mut rings = Cells::RINGS.into_iter().zip(self.weights.guard);
        match rings.find(|(ring, _)| !(guards & *ring).is_empty()) {
            Some((_, left)) => {
                let [.., edge] = self.weights.guard;
                edge - left + self.weights.relocation
            }
            None => 0,
        }
    }
}

impl Evaluation<Position> for Judge {
    #[inline]
    fn value(&self, position: &Position) -> Value {
        let Weights {
            turn,
            capture,
            late_capture,
            ..
        } = self.weights;
        let mover = position.turn();
        let mut lead = self.left(position, !mover) - self.left(position, mover) + turn;
        if capture != 0 {
            lead += capture * self.at_risk(position, !mover) / 100;
            lead -= late_capture * self.at_risk(position, mover) / 100;
        }
        Value::hundredths(lead)
    }

    /// Captures first, then steps inwards.
    #[inline]
    fn promise(&self, position: &Position, play: Move) -> i32 {
        const CAPTURE: i32 = 6000;
        const RING: i32 = 800;
        let mover = position.turn();
        let men = position.men(mover);
        let (men, inwards) = match play {
            Move::Pass => return 0,
            Move::Place(to) => (men | Cells::of(to), Cell::EDGE - to.ring()),
            Move::Relocate { from, to } => {
                let is_queen = position.queen(mover) == Some(from);
                let inwards = if is_queen { Cell::EDGE - to.ring() } else { 0 };
                (men.without(from) | Cells::of(to), inwards)
            }
            Move::Step { from, to } => {
                let inwards = from.ring() - to.ring();
                (men.without(from) | Cells::of(to), inwards)
            }
        };
        let enemies = position.men(!mover) & !position.captured(!mover);
        let captures = (enemies & men.between()).count() as i32;
        CAPTURE * captures + RING * i32::from(inwards)
    }

    /// A logistic curve. Its scale, 25 steps, is what fitted the results of 40 games of the search
    /// against itself, draws counted as half a win; more than half of them were drawn.
    fn win_chance(&self, _position: &Position, value: Value) -> f32 {
        const SCALE: f32 = 2500.0;
        1.0 / (1.0 + (-value.in_hundredths() as f32 / SCALE).exp())
    }
}
