//! The table of piles: what lies in each, how high it is, and how it fares. White's on the left,
//! Red's on the right.

use egui::{Rect, Ui, pos2};

use crate::rules::agora::{Cell, Move, Owned, Position};
use crate::rules::{ByPlayer, Player};
use crate::ui::Look;
use crate::ui::halves::{self, HEADER_SIZE, Halves};
use crate::ui::line::{Line, Type};
use crate::ui::room::Room;
use crate::ui::text::words;

use super::board::paint_tags;
use super::facts::Facts;
use super::words::{key, men_in, side};

const SIZE: f32 = 12.0;
const NARROW_SIZE: f32 = 11.0;
/// From the left edge of a half: the cell, the tags.
const CELL_X: f32 = 4.0;
const TAGS_X: f32 = 26.0;
const TAG: f32 = 15.0;
/// Before what befalls a pile.
const STATE_GAP: f32 = 8.0;

/// A pile in the table.
struct Row {
    cell: Cell,
    owned: Owned,
    height: u8,
    moves: Option<u32>,
    /// Whether it is one man from a revolution.
    brink: bool,
    /// The moves that would capture it.
    taken: Vec<Move>,
}

/// Shows the table in the space that `ui` has left. Returns the pile whose row is pointed at.
/// `lit` is a pile that is pointed at on the board.
pub(super) fn show(
    ui: &mut Ui,
    position: &Position,
    facts: &Facts,
    lit: Option<Cell>,
    look: Look<'_>,
) -> Option<Cell> {
    let rows = ByPlayer::from_fn(|player| rows(position, facts, player));
    let columns = Columns::of(ui.available_width());
    let title = look.text.get("agora-table-title");
    halves::show(ui, title, &columns, &rows, lit, look)
}

/// The height that the whole table needs.
pub(super) fn height(position: &Position) -> f32 {
    let [white, red] = Player::BOTH.map(|player| position.owned(player).count());
    halves::height(white.max(red))
}

/// A player's piles, in the order of their cells.
fn rows(position: &Position, facts: &Facts, player: Player) -> Vec<Row> {
    let row = |cell: Cell| {
        let owned = position.at(cell)?;
        Some(Row {
            cell,
            owned,
            height: position.height(cell),
            moves: facts.mobility_of(cell),
            brink: facts.brinks.contains(&cell),
            taken: facts.takes_of(cell).collect(),
        })
    };
    position.owned(player).filter_map(row).collect()
}

/// Where the columns of a half end, from its left edge; those that are missing are not shown.
struct Columns {
    size: f32,
    height: f32,
    moves: Option<f32>,
}

impl Columns {
    fn of(width: f32) -> Columns {
        match Room::of(width) {
            Room::Wide => Columns {
                size: SIZE,
                height: 110.0,
                moves: Some(156.0),
            },
            Room::Narrow => Columns {
                size: NARROW_SIZE,
                height: 76.0,
                moves: None,
            },
        }
    }
}

impl Halves for Columns {
    type Cell = Cell;
    type Row = Row;

    fn header(&self, ui: &Ui, rect: Rect, player: Player, look: Look<'_>) {
        let line = Line::in_middle_of(ui.painter(), rect);
        let muted = Type::plain(HEADER_SIZE, look.palette.muted);
        let bold = Type::bold(self.size, look.palette.ink);
        let at = |x: f32| rect.left() + x;
        let name = side(player, look.text);
        line.left(at(CELL_X)..=at(self.height - 12.0), name, &bold);
        let height = look.text.get(match self.moves {
            Some(_) => "agora-table-height",
            None => "agora-table-height-narrow",
        });
        line.right(at(0.0)..=at(self.height), height, &muted);
        if let Some(moves) = self.moves {
            let name = look.text.get("agora-table-moves");
            line.right(at(self.height)..=at(moves), name, &muted);
        }
    }

    fn row(&self, ui: &Ui, rect: Rect, row: &Row, look: Look<'_>) {
        let (palette, painter) = (look.palette, ui.painter());
        let at = |x: f32| rect.left() + x;
        let corner = pos2(at(TAGS_X), rect.center().y - TAG / 2.0);
        paint_tags(painter, corner, TAG, row.owned, palette);
        let line = Line::in_middle_of(painter, rect);
        let ink = Type::plain(self.size, palette.ink);
        line.left(at(CELL_X)..=at(TAGS_X), row.cell.to_string(), &ink);
        line.right(at(TAGS_X)..=at(self.height), row.height.to_string(), &ink);
        let mut end = self.height;
        if let Some(moves) = self.moves {
            let count = row.moves.map(|moves| moves.to_string()).unwrap_or_default();
            line.right(at(self.height)..=at(moves), count, &ink);
            end = moves;
        }
        let mut left = at(end + STATE_GAP);
        let right = rect.right() - 2.0;
        if row.brink {
            let muted = Type::plain(self.size, palette.ink);
            let sign = look.text.get("agora-table-brink");
            left = line.left(left..=right, sign, &muted).span.max + STATE_GAP / 2.0;
        }
        if let Some((first, more)) = row.taken.split_first() {
            let threat = Type::plain(HEADER_SIZE, palette.threat);
            let (play, more) = (first.to_string(), more.len());
            let words = words!(look.text, "agora-table-taken", play = play, more = more);
            line.left(left..=right, words, &threat);
        }
    }

    fn cell(row: &Row) -> Cell {
        row.cell
    }

    fn spoken(row: &Row, look: Look<'_>) -> String {
        let mut parts = vec![words!(
            look.text,
            "agora-table-pile",
            player = key(row.owned.owner),
            cell = row.cell.to_string(),
            men = men_in(row.owned, look.text),
            height = row.height
        )];
        if let Some(moves) = row.moves {
            parts.push(words!(look.text, "agora-table-has-moves", moves = moves));
        }
        if row.brink {
            parts.push(look.text.get("agora-table-brink-spoken"));
        }
        for take in &row.taken {
            let play = take.to_string();
            parts.push(words!(look.text, "agora-table-taken-spoken", play = play));
        }
        parts.join(", ")
    }
}
