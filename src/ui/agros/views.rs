//! What the board and the panels keep from one frame to the next.

use crate::app::Purpose;
use crate::rules::Position as _;
use crate::rules::agros::{Cell, Field, Move, Position};
use crate::study::agros::{Change, Effect};
use crate::ui::seat::Table;

use super::board::{BoardState, Overlay};
use super::facts::Facts;
use super::fields_table::Unfolded;

/// What the board and the panels keep from one frame to the next.
#[derive(Default)]
pub struct Views {
    pub(super) board: BoardState,
    /// The cell that is pointed at on the board.
    pub(super) hovered: Option<Cell>,
    /// A cell of the field that was chosen by a click.
    pub(super) chosen: Option<Cell>,
    /// The field whose row is pointed at in the table.
    pub(super) row: Option<usize>,
    pub(super) unfolded: Unfolded,
    pub(super) outlook: Option<Outlook>,
    pub(super) changed: Option<Changed>,
    /// Where a line leads that is followed, and the fields there.
    pub(super) ahead: Option<(Position, Vec<Field>)>,
}

/// A move as if it had been played, worked out once.
pub(super) struct Outlook {
    before: Position,
    pub(super) play: Move,
    pub(super) facts: Facts,
    pub(super) effect: Effect,
}

/// What changed from one position to another, worked out once.
pub(super) struct Changed {
    earlier: Position,
    later: Position,
    pub(super) change: Change,
}

impl Views {
    /// Works out what has changed, where that is to be shown.
    pub(super) fn compare(&mut self, table: &Table<'_, Position>) {
        let earlier = table.since.filter(|_| table.shown.has(Overlay::Changed));
        let Some(earlier) = earlier.map(|node| table.model.record.position(node)) else {
            self.changed = None;
            return;
        };
        let later = table.model.position();
        let known = self
            .changed
            .as_ref()
            .is_some_and(|changed| changed.earlier == *earlier && changed.later == *later);
        if !known {
            self.changed = Some(Changed {
                earlier: *earlier,
                later: *later,
                change: Change::between(earlier, later),
            });
        }
    }

    /// Works out the move that pointing at a cell would play.
    pub(super) fn look_ahead(&mut self, table: &Table<'_, Position>) {
        let play = self.hovered.and_then(|cell| pointed_move(table, cell));
        let position = table.model.position();
        let known = self
            .outlook
            .as_ref()
            .is_some_and(|outlook| Some(outlook.play) == play && outlook.before == *position);
        if known {
            return;
        }
        self.outlook = play.and_then(|play| {
            let after = position.play(play).ok()?;
            Some(Outlook {
                before: *position,
                play,
                facts: Facts::of(&after),
                effect: Effect::of(position, play),
            })
        });
    }

    /// Keeps the position ahead, where a line is followed.
    pub(super) fn follow(&mut self, ahead: Option<&Position>) {
        if self.ahead.as_ref().map(|(position, _)| position) != ahead {
            self.ahead = ahead.map(|position| (*position, position.fields()));
        }
    }

    /// The field that is pointed at, on the board or in the table; else the chosen one.
    pub(super) fn field(&self, facts: &Facts) -> Option<usize> {
        let pointed = self.row.or_else(|| facts.field_at(self.hovered?));
        pointed.or_else(|| facts.field_at(self.chosen?))
    }

    /// Whether the field that is told of is pointed at, and not only chosen.
    pub(super) fn is_pointed(&self, facts: &Facts) -> bool {
        self.row.is_some() || self.hovered.and_then(|cell| facts.field_at(cell)).is_some()
    }

    /// The cell that is pointed at, else the chosen one.
    pub(super) fn cell(&self) -> Option<Cell> {
        self.hovered.or(self.chosen)
    }

    /// A click on empty land that plays nothing chooses it, or no longer: so that it can be
    /// studied with the pointer elsewhere. `false` where the click was for something else.
    pub(super) fn choose(&mut self, table: &Table<'_, Position>, cell: Cell) -> bool {
        let position = table.model.position();
        let is_land = position.at(cell).is_none() && !position.in_opening();
        let acts = table.model.selected.is_some() || table.model.has_pencil();
        if !is_land || acts {
            return false;
        }
        self.chosen = Some(cell).filter(|_| self.chosen != Some(cell));
        true
    }
}

/// The move of the selected farmer to a cell; in the opening the placement there.
fn pointed_move(table: &Table<'_, Position>, cell: Cell) -> Option<Move> {
    if table.model.is_over() || table.model.thinks_for() == Some(Purpose::Play) {
        return None;
    }
    let from = table.model.selected;
    table
        .facts
        .moves
        .iter()
        .copied()
        .find(|&play| Position::ends(play) == (from, Some(cell)))
}
