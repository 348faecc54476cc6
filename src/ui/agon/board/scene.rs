//! What the board shows: everything is handed in, nothing is worked out here.

use crate::game::{Mark, Orientation};
use crate::rules::Player;
use crate::rules::agon::{Cell, Cells, Move, Position, Rank};
use crate::ui::agon::facts::Facts;
use crate::ui::overlay::Shown;

use super::Overlay;

/// One picture of the board.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The men.
    pub position: &'a Position,
    /// The facts of `position`.
    pub facts: &'a Facts,
    /// How the board lies.
    pub orientation: Orientation,
    /// What is laid over the board.
    pub shown: Shown<Overlay>,
    /// The man that is about to move.
    pub selected: Option<Cell>,
    /// The men of which one has to be relocated now.
    pub due: Cells,
    /// What may be played with the selected man.
    pub targets: &'a [Move],
    /// A move shown as if it had been played.
    pub preview: Option<Preview>,
    /// The move that led here; its ends are marked.
    pub last: Option<Move>,
    /// Moves that the engine proposes, in their order.
    pub proposed: &'a [Move],
    /// Marks that were drawn.
    pub notes: &'a [Mark<Cell>],
    /// The cell that is pointed at.
    pub pointed: Option<Cell>,
    /// A man to light up.
    pub lit: Option<Cell>,
    /// A move under way.
    pub motion: Option<Motion>,
    /// Whether this is no game, but something that is tried out.
    pub what_if: bool,
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
            due: Cells::NONE,
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
    pub(super) fn visible_preview(&self) -> Option<Preview> {
        self.preview.filter(|_| self.shown.has(Overlay::Moves))
    }

    /// The moves to mark, unless moves are switched off.
    pub(super) fn visible_targets(&self) -> &'a [Move] {
        match self.shown.has(Overlay::Moves) && self.motion.is_none() {
            true => self.targets,
            false => &[],
        }
    }
}

/// A move as it would be played.
#[derive(Clone, Copy)]
pub struct Preview {
    /// The move, of the player whose turn it is.
    pub play: Move,
    /// What the man is.
    pub rank: Rank,
    /// The men that it would capture.
    pub captures: Cells,
}

/// A move on its way. The scene's position may be the one before or the one after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Motion {
    /// The move.
    pub play: Move,
    /// The player whose move it is.
    pub mover: Player,
    /// From 0, not yet begun, to 1, arrived; falling when a move is taken back.
    pub progress: f32,
}
