//! What one move could do to a field.

use std::cmp::Reverse;

use super::holder::holder;
use super::lead::lead;
use crate::rules::agros::{Field, Move, Position, Region};
use crate::rules::{Player, Position as _};

/// A move that harms the owner of a field; it may do so in more ways than one. To cover a field to
/// its last cell is none of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Threat {
    /// Who can make it: not the owner.
    pub by: Player,
    /// The move.
    pub play: Move,
    /// After it, the field is theirs; see [`holder`].
    pub takes: bool,
    /// After it, the field of a player belongs to nobody.
    pub neutralises: bool,
    /// After it, the cells of the field that are still empty are of several fields.
    pub cuts: bool,
    /// By how much it lets the lead of whoever makes it grow, in half points.
    pub gain: i32,
}

impl Threat {
    /// By how much it lets the lead of a player grow, in half points.
    pub fn gain_of(&self, player: Player) -> i32 {
        if player == self.by {
            self.gain
        } else {
            -self.gain
        }
    }
}

/// The threats to each field, as if it were the turn of whoever makes them. In the opening only
/// the player to place threatens anything, and nobody does where the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threats {
    /// For each of [`Position::fields`] the moves that threaten it; those of both players where
    /// nobody has it. Those that gain most come first.
    pub fields: Vec<Vec<Threat>>,
}

impl Threats {
    /// The threats of a position.
    pub fn of(position: &Position) -> Threats {
        let fields = position.fields();
        let mut threats = Threats {
            fields: vec![Vec::new(); fields.len()],
        };
        for by in Player::BOTH {
            threats.add(position, &fields, by);
        }
        for threats in &mut threats.fields {
            threats.sort_by_key(|threat| {
                let Threat { by, play, gain, .. } = *threat;
                (Reverse(gain), play, by)
            });
        }
        threats
    }

    fn add(&mut self, position: &Position, fields: &[Field], by: Player) {
        let Some(on_turn) = position.with_turn(by) else {
            return;
        };
        let targets: Vec<Target> = (0..fields.len())
            .filter(|&index| fields[index].owner() != Some(by))
            .map(|index| Target::of(position, &fields[index], index))
            .collect();
        let before = lead(position, by);
        on_turn.for_each_move(|play| {
            let mut next = on_turn;
            next.play_unchecked(play);
            let gain = lead(&next, by) - before;
            for target in &targets {
                if target.is_touched(play)
                    && let Some(threat) = target.threat(&next, by, play, gain)
                {
                    self.fields[target.index].push(threat);
                }
            }
        });
    }
}

/// A field that moves may harm.
struct Target {
    index: usize,
    owner: Option<Player>,
    cells: Region,
    /// The field and what is beside it.
    around: Region,
}

impl Target {
    fn of(position: &Position, field: &Field, index: usize) -> Target {
        let cells = position.region(field.cells.iter().copied());
        Target {
            index,
            owner: field.owner(),
            cells,
            around: position.surroundings(&cells),
        }
    }

    fn is_touched(&self, play: Move) -> bool {
        play.path().any(|cell| self.around.contains(cell))
    }

    fn threat(&self, next: &Position, by: Player, play: Move, gain: i32) -> Option<Threat> {
        let now = next.holding(&self.cells);
        let holder = holder(self.owner, &now);
        let threat = Threat {
            by,
            play,
            takes: holder == Some(Some(by)),
            neutralises: self.owner.is_some() && holder == Some(None),
            cuts: now.fields > 1,
            gain,
        };
        (threat.takes || threat.neutralises || threat.cuts).then_some(threat)
    }
}
