//! What one move did, as facts for a plain sentence.

use super::compass::Place;
use crate::rules::Player;
use crate::rules::agros::{Cell, Move};

/// What a move did: the most important thing that happened, and the others.
///
/// The points of all events add up to the gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Who played.
    pub mover: Player,
    /// The move.
    pub play: Move,
    /// By how much the lead of its player grew, in half points.
    pub gain: i32,
    /// What to tell if only one thing is told.
    pub main: Event,
    /// The rest, falling by weight.
    pub others: Vec<Event>,
}

/// One thing that a move did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// Its part in the growth of the mover's lead, in half points.
    pub points: i32,
    /// How much it is worth telling: the points that changed, or a quarter of those that are cut
    /// off or joined; 0 for what any move does.
    pub weight: u32,
}

/// What a move can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Two passes in succession have ended the game.
    Ended {
        /// The winner; `None` for a draw.
        winner: Option<Player>,
        /// What the winner's score exceeds the other's by, in half points.
        margin: i32,
    },
    /// A pass.
    Passed,
    /// A farmer was placed.
    Placed {
        /// Where.
        farmer: Cell,
    },
    /// Land goes to another player, or from nobody to one.
    Taken {
        /// The field that it belongs to now; its owner is the new one.
        field: FieldNote,
        /// Who had it.
        from: Option<Player>,
        /// The cells that changed hands: all of the field, or some.
        cells: usize,
    },
    /// Land of a player's belongs to nobody now.
    Neutralised {
        /// The field that it belongs to now.
        field: FieldNote,
        /// Who had it.
        from: Player,
        /// The cells that were lost: all of the field, or some.
        cells: usize,
    },
    /// Land counts by another harvest for the same player.
    Multiplied {
        /// The field that it belongs to now; its owner's harvest is the new one.
        field: FieldNote,
        /// The harvest by which it counted.
        from: u8,
        /// The cells that it counts for: all of the field, or some.
        cells: usize,
    },
    /// A field falls apart.
    Split {
        /// As it was.
        field: FieldNote,
        /// The fields that it belongs to now, the largest first; they may have other cells too.
        parts: Vec<FieldNote>,
    },
    /// Fields become one.
    Merged {
        /// As they were, the largest first.
        fields: Vec<FieldNote>,
        /// What they are now.
        into: FieldNote,
    },
    /// The half point goes to another player, or nobody.
    HalfPoint {
        /// Who had it.
        from: Option<Player>,
        /// Who has it.
        to: Option<Player>,
    },
    /// A farmer could harvest and cannot any more.
    Frozen {
        /// Whose farmer it is.
        owner: Player,
        /// Where it stands now.
        farmer: Cell,
    },
    /// A farmer could not harvest and now can.
    Freed {
        /// Whose farmer it is.
        owner: Player,
        /// Where it stands now.
        farmer: Cell,
    },
    /// Cells that counted for a player are occupied now.
    Covered {
        /// Who had them.
        owner: Player,
        /// How many.
        cells: usize,
    },
    /// Cells that were occupied count for a player now.
    Opened {
        /// Who has them.
        owner: Player,
        /// How many.
        cells: usize,
    },
    /// A farmer went elsewhere with its whole stack.
    Harvested {
        /// Where it stands now.
        farmer: Cell,
        /// Its harvest now.
        harvest: u8,
    },
    /// A farmer left its seeds behind.
    Sown {
        /// Where it stands now.
        farmer: Cell,
        /// The seeds that it left.
        seeds: u8,
    },
}

/// A field, as told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldNote {
    /// Its index among the fields of its position: the one after the move, where it is not told
    /// as it was.
    pub index: usize,
    /// The number of its cells.
    pub cells: usize,
    /// Where on the board it lies.
    pub place: Place,
    /// Who controls it.
    pub owner: Option<Player>,
    /// The harvest by which its cells count; 0 without an owner.
    pub harvest: u8,
    /// What decided it; `None` without an owner.
    pub duel: Option<Duel>,
}

/// The comparison that decided a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The decisive farmer of the owner's: the one that moved, if it is among equals.
    pub farmer: Cell,
    /// Its harvest.
    pub harvest: u8,
    /// The opponent's harvest in the same place of the lists; 0 where there is none.
    pub against: u8,
    /// The place, from 0.
    pub rank: u8,
}
