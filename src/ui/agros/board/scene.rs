//! What the board shows: everything is handed in, nothing is worked out here.

use crate::game::{Mark, Orientation};
use crate::rules::Player;
use crate::rules::agros::{Cell, Field, Move, Position};
use crate::study::agros::{Change, Swing};
use crate::ui::agros::findings::Findings;
use crate::ui::overlay::Shown;

use super::Overlay;

/// One picture of the board.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The pieces.
    pub position: &'a Position,
    /// The fields of `position`.
    pub fields: &'a [Field],
    /// How the board lies.
    pub orientation: Orientation,
    /// What is laid over the board.
    pub shown: Shown<Overlay>,
    /// The farmer that is about to move.
    pub selected: Option<Cell>,
    /// What may be played with the selected farmer.
    pub targets: &'a [Move],
    /// A move shown as if it had been played.
    pub preview: Option<Preview<'a>>,
    /// The move that led here; its ends are marked.
    pub last: Option<Move>,
    /// Moves that the engine proposes, in their order.
    pub proposed: &'a [Move],
    /// Marks that were drawn.
    pub notes: &'a [Mark<Cell>],
    /// What was found out for the overlays.
    pub findings: &'a Findings,
    /// What has changed up to here.
    pub change: Option<&'a Change>,
    /// The cell that is pointed at.
    pub pointed: Option<Cell>,
    /// A field of `fields` to light up together with the farmers beside it.
    pub highlight: Option<usize>,
    /// A move under way.
    pub motion: Option<Motion>,
    /// Whether this is no game, but something that is tried out: the rim is dashed.
    pub what_if: bool,
}

impl<'a> Scene<'a> {
    /// A position by itself, with its fields and their values.
    pub fn of(position: &'a Position, fields: &'a [Field]) -> Scene<'a> {
        Scene {
            position,
            fields,
            orientation: Orientation::default(),
            shown: Shown::default(),
            selected: None,
            targets: &[],
            preview: None,
            last: None,
            proposed: &[],
            notes: &[],
            findings: &Findings::NOTHING,
            change: None,
            pointed: None,
            highlight: None,
            motion: None,
            what_if: false,
        }
    }

    /// The fields that the ground shows: those after the previewed move where there is one.
    pub(super) fn ground_fields(&self) -> &'a [Field] {
        if !self.shown.has(Overlay::Fields) {
            return &[];
        }
        self.visible_preview()
            .map_or(self.fields, |preview| preview.fields)
    }

    /// What an overlay shows, where it is on. Under a move that is only previewed or still under
    /// way, nothing is said of the position before it; but in the opening every cell pointed at
    /// has a preview, and nothing could be studied there.
    pub(super) fn laid<T>(&self, overlay: Overlay, finding: Option<T>) -> Option<T> {
        let previewed = self.visible_preview().is_some() && !self.position.in_opening();
        let still = !previewed && self.motion.is_none();
        finding.filter(|_| still && self.shown.has(overlay))
    }

    /// What each move changes, where that is on: also beside a move that is previewed.
    pub(super) fn swings(&self) -> Option<&'a [Swing]> {
        let swings = self.findings.swings.as_deref();
        swings.filter(|_| self.motion.is_none() && self.shown.has(Overlay::Swing))
    }

    /// The index of the field that is pointed at.
    pub(super) fn pointed_field(&self) -> Option<usize> {
        let cell = self.pointed?;
        self.fields.iter().position(|field| field.contains(cell))
    }

    /// The preview, unless moves are switched off.
    pub(super) fn visible_preview(&self) -> Option<Preview<'a>> {
        self.preview.filter(|_| self.shown.has(Overlay::Moves))
    }

    /// The moves to mark, unless moves are switched off.
    pub(super) fn visible_targets(&self) -> &'a [Move] {
        if self.shown.has(Overlay::Moves) {
            self.targets
        } else {
            &[]
        }
    }
}

/// A move as it would be played.
#[derive(Clone, Copy)]
pub struct Preview<'a> {
    /// The move, of the player whose turn it is.
    pub play: Move,
    /// The fields after it.
    pub fields: &'a [Field],
    /// What it adds to the mover's lead, in half points.
    pub lead_change: i32,
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
