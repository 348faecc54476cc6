//! The table of men: where each stands, what it still needs, and how it fares. White's on the
//! left, Black's on the right.

use egui::{Rect, Ui, pos2};

use crate::rules::agon::{Cell, Position, Rank};
use crate::rules::{ByPlayer, Player};
use crate::study::agon::turns_of;
use crate::ui::Look;
use crate::ui::halves::{self, HEADER_SIZE, Halves};
use crate::ui::line::{Line, Type};
use crate::ui::room::Room;
use crate::ui::text::words;

use super::board::paint_man;
use super::facts::Facts;
use super::words::{key, rank_key, side};

const SIZE: f32 = 12.0;
const NARROW_SIZE: f32 = 11.0;
/// From the left edge of a half: the man, his cell.
const MAN_X: f32 = 12.0;
const CELL_X: f32 = 26.0;
/// Before the state of a man.
const STATE_GAP: f32 = 7.0;

/// A man in the table.
struct Row {
    player: Player,
    cell: Cell,
    rank: Rank,
    turns: u32,
    moves: Option<u32>,
    /// How he fares; empty where nothing is the matter.
    state: String,
    /// Whether that is bad.
    in_trouble: bool,
}

/// Shows the table in the space that `ui` has left. Returns the man whose row is pointed at. `lit`
/// is a man who is pointed at on the board.
pub(super) fn show(
    ui: &mut Ui,
    position: &Position,
    facts: &Facts,
    lit: Option<Cell>,
    look: Look<'_>,
) -> Option<Cell> {
    let rows = ByPlayer::from_fn(|player| rows(position, facts, player, look));
    let columns = Columns::of(ui.available_width(), position);
    let title = look.text.get("agon-table-title");
    halves::show(ui, title, &columns, &rows, lit, look)
}

/// The height that the whole table needs.
pub(super) fn height(position: &Position) -> f32 {
    let [white, black] = Player::BOTH.map(|player| position.men(player).count());
    halves::height(white.max(black))
}

/// A player's men: the queen, then the guards from the centre outwards.
fn rows(position: &Position, facts: &Facts, player: Player, look: Look<'_>) -> Vec<Row> {
    let mut rows: Vec<Row> = position
        .men(player)
        .filter_map(|cell| {
            let man = position.at(cell)?;
            let danger = facts.dangers_to(cell).next();
            let (state, in_trouble) = match (man.captured, danger) {
                (true, _) => (look.text.get("agon-table-captured"), true),
                (false, Some(danger)) => {
                    let by = danger.by.to_string();
                    (words!(look.text, "agon-table-in-danger", by = by), true)
                }
                (false, None) => (String::new(), false),
            };
            Some(Row {
                player,
                cell,
                rank: man.rank,
                turns: turns_of(position, cell)?,
                moves: facts.mobility_of(cell),
                state,
                in_trouble,
            })
        })
        .collect();
    rows.sort_by_key(|row| (row.rank == Rank::Guard, row.cell.ring(), row.cell));
    rows
}

/// Where the columns of a half end, from its left edge; those that are missing are not shown.
struct Columns<'a> {
    position: &'a Position,
    size: f32,
    turns: f32,
    moves: Option<f32>,
}

impl<'a> Columns<'a> {
    fn of(width: f32, position: &'a Position) -> Columns<'a> {
        match Room::of(width) {
            Room::Wide => Columns {
                position,
                size: SIZE,
                turns: 96.0,
                moves: Some(148.0),
            },
            Room::Narrow => Columns {
                position,
                size: NARROW_SIZE,
                turns: 58.0,
                moves: None,
            },
        }
    }
}

impl Halves for Columns<'_> {
    type Cell = Cell;
    type Row = Row;

    fn header(&self, ui: &Ui, rect: Rect, player: Player, look: Look<'_>) {
        let line = Line::in_middle_of(ui.painter(), rect);
        let muted = Type::plain(HEADER_SIZE, look.palette.muted);
        let bold = Type::bold(self.size, look.palette.ink);
        let at = |x: f32| rect.left() + x;
        let side = side(player, look.text);
        let mut end = self.turns;
        if let Some(moves) = self.moves {
            line.left(at(4.0)..=at(self.turns - 32.0), side, &bold);
            let turns = look.text.get("agon-table-turns");
            line.right(at(0.0)..=at(self.turns), turns, &muted);
            let name = look.text.get("agon-table-moves");
            line.right(at(self.turns)..=at(moves), name, &muted);
            end = moves;
        } else {
            let name = words!(look.text, "agon-table-side-turns", side = side);
            let placed = line.left(at(4.0)..=rect.right(), name, &bold);
            end = end.max(placed.span.max - rect.left() + 4.0);
        }
        let missing = self.position.missing(player);
        if missing > 0 {
            let words = words!(look.text, "agon-line-missing", men = missing);
            line.right(at(end)..=rect.right(), words, &muted);
        }
    }

    fn row(&self, ui: &Ui, rect: Rect, row: &Row, look: Look<'_>) {
        let (palette, painter) = (look.palette, ui.painter());
        let at = |x: f32| rect.left() + x;
        let man = pos2(at(MAN_X), rect.center().y);
        paint_man(painter, man, row.player, row.rank, 8.5, palette);
        let line = Line::in_middle_of(painter, rect);
        let ink = Type::plain(self.size, palette.ink);
        line.left(at(CELL_X)..=at(self.turns), row.cell.to_string(), &ink);
        line.right(at(CELL_X)..=at(self.turns), row.turns.to_string(), &ink);
        let mut end = self.turns;
        if let Some(moves) = self.moves {
            let count = row.moves.map(|moves| moves.to_string()).unwrap_or_default();
            line.right(at(self.turns)..=at(moves), count, &ink);
            end = moves;
        }
        let state = match row.in_trouble {
            true => Type::plain(HEADER_SIZE, palette.threat),
            false => Type::plain(HEADER_SIZE, palette.muted),
        };
        line.left(
            at(end + STATE_GAP)..=rect.right() - 4.0,
            row.state.as_str(),
            &state,
        );
    }

    fn cell(row: &Row) -> Cell {
        row.cell
    }

    fn spoken(row: &Row, look: Look<'_>) -> String {
        let mut parts = vec![words!(
            look.text,
            "agon-table-man",
            player = key(row.player),
            rank = rank_key(row.rank),
            cell = row.cell.to_string(),
            turns = row.turns
        )];
        if let Some(moves) = row.moves {
            parts.push(words!(look.text, "agon-table-has-moves", moves = moves));
        }
        if !row.state.is_empty() {
            parts.push(row.state.clone());
        }
        parts.join(", ")
    }
}
