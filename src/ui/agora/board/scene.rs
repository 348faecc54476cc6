//! What the board shows: everything is handed in, nothing is worked out here.

use crate::game::{Mark, Orientation};
use crate::rules::agora::{Cell, Move, Position};
use crate::ui::agora::facts::Facts;
use crate::ui::overlay::Shown;

use super::{Course, Overlay};

/// One picture of the board.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The piles.
    pub position: &'a Position,
    /// The facts of `position`.
    pub facts: &'a Facts,
    /// How the board lies.
    pub orientation: Orientation,
    /// What is laid over the board.
    pub shown: Shown<Overlay>,
    /// The pile whose top man is about to move.
    pub selected: Option<Cell>,
    /// What may be played with it.
    pub targets: &'a [Move],
    /// A move shown as if it had been played.
    pub preview: Option<Preview<'a>>,
    /// The move that led here; its ends are marked.
    pub last: Option<Move>,
    /// Moves that the engine proposes, in their order.
    pub proposed: &'a [Move],
    /// Marks that were drawn.
    pub notes: &'a [Mark<Cell>],
    /// The cell that is pointed at.
    pub pointed: Option<Cell>,
    /// A pile to light up.
    pub lit: Option<Cell>,
    /// A move under way.
    pub motion: Option<Course<'a>>,
    /// Whether this is no game, but something that is tried out.
    pub what_if: bool,
}

/// A move as if it had been played.
#[derive(Clone, Copy)]
pub struct Preview<'a> {
    /// The move.
    pub play: Move,
    /// The position after it.
    pub after: &'a Position,
}

impl<'a> Scene<'a> {
    /// A position by itself.
    pub fn of(position: &'a Position, facts: &'a Facts) -> Scene<'a> {
        Scene {
            position,
            facts,
            orientation: Orientation::default(),
            shown: Shown::default(),
            selected: None,
            targets: &[],
            preview: None,
            last: None,
            proposed: &[],
            notes: &[],
            pointed: None,
            lit: None,
            motion: None,
            what_if: false,
        }
    }

    /// Whether an overlay is on. Under a move that is only previewed or still under way, nothing
    /// is said of the position before it.
    pub(super) fn lays(&self, overlay: Overlay) -> bool {
        self.shown.has(overlay) && self.motion.is_none() && self.preview.is_none()
    }

    /// The preview, unless moves are switched off.
    pub(super) fn visible_preview(&self) -> Option<Preview<'a>> {
        let shown = self.shown.has(Overlay::Moves) && self.motion.is_none();
        self.preview.filter(|_| shown)
    }

    /// The moves to mark, unless moves are switched off.
    pub(super) fn visible_targets(&self) -> &'a [Move] {
        match self.shown.has(Overlay::Moves) && self.motion.is_none() {
            true => self.targets,
            false => &[],
        }
    }

    /// Whether the height of a pile is shown: of all where that is asked for, and else of those
    /// between which a choice is about to be made.
    pub(super) fn shows_height(&self, cell: Cell) -> bool {
        let compared = |play: &Move| self.position.at(play.to).is_some();
        let mut compared = self.visible_targets().iter().filter(|play| compared(play));
        self.motion.is_none()
            && (self.shown.has(Overlay::Heights)
                || compared.any(|play| play.to == cell || play.from == cell))
    }
}
