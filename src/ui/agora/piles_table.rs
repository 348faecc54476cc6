//! The table of piles: what lies in each, how high it is, and how it fares. White's on the left,
//! Red's on the right.

use egui::{Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::rules::agora::{Cell, Move, Owned, Position};
use crate::rules::{ByPlayer, Player};
use crate::ui::Look;
use crate::ui::line::{Line, Type};
use crate::ui::room::Room;
use crate::ui::text::words;

use super::board::paint_tags;
use super::facts::Facts;
use super::words::{key, men_in, side};

const HEADER_HEIGHT: f32 = 20.0;
const ROW: f32 = 21.0;
const SIZE: f32 = 12.0;
const NARROW_SIZE: f32 = 11.0;
const HEADER_SIZE: f32 = 11.0;
/// From the left edge of a half: the cell, the tags.
const CELL_X: f32 = 4.0;
const TAGS_X: f32 = 26.0;
const TAG: f32 = 15.0;
/// Before what befalls a pile.
const STATE_GAP: f32 = 8.0;
/// Between both halves.
const GAP: f32 = 16.0;
const CORNER: f32 = 2.0;

/// A pile in the table.
struct Row {
    cell: Cell,
    owned: Owned,
    height: u8,
    moves: Option<u32>,
    /// Whether it is one man from a revolution.
    brink: bool,
    /// The first move that would capture it.
    taken: Option<Move>,
}

/// Shows the table in the space that `ui` has left, scrolling where it does not fit. Returns the
/// pile whose row is pointed at. `lit` is a pile that is pointed at on the board.
pub(super) fn show(
    ui: &mut Ui,
    position: &Position,
    facts: &Facts,
    lit: Option<Cell>,
    look: Look<'_>,
) -> Option<Cell> {
    let width = ui.available_width();
    let columns = Columns::of(width);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let (header, _) = ui.allocate_exact_size(vec2(width, HEADER_HEIGHT), Sense::hover());
    for player in Player::BOTH {
        columns.header(ui, columns.half(header, player), player, look);
    }
    let rows = ByPlayer::from_fn(|player| rows(position, facts, player));
    let list = UiBuilder::new()
        .accessibility_role(Role::List)
        .accessibility_label(look.text.get("agora-table-title"));
    let mut pointed = None;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.scope_builder(list, |ui| {
            for index in 0..rows.0.iter().map(Vec::len).max().unwrap_or_default() {
                let (rect, _) = ui.allocate_exact_size(vec2(width, ROW), Sense::hover());
                for player in Player::BOTH {
                    let Some(row) = rows[player].get(index) else {
                        continue;
                    };
                    if columns.row(ui, columns.half(rect, player), row, lit, look) {
                        pointed = Some(row.cell);
                    }
                }
            }
        });
    });
    pointed
}

/// The height that the whole table needs.
pub(super) fn height(position: &Position) -> f32 {
    let piles = Player::BOTH.map(|player| position.owned(player).count());
    HEADER_HEIGHT + piles.into_iter().max().unwrap_or_default() as f32 * ROW
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
            taken: facts.takes_of(cell).next(),
        })
    };
    position.owned(player).filter_map(row).collect()
}

/// Where the columns of a half end, from its left edge; those that are missing are not shown.
struct Columns {
    size: f32,
    half: f32,
    height: f32,
    moves: Option<f32>,
}

impl Columns {
    fn of(width: f32) -> Columns {
        let half = ((width - GAP) / 2.0).max(1.0);
        match Room::of(width) {
            Room::Wide => Columns {
                size: SIZE,
                half,
                height: 110.0,
                moves: Some(156.0),
            },
            Room::Narrow => Columns {
                size: NARROW_SIZE,
                half,
                height: 70.0,
                moves: None,
            },
        }
    }

    fn half(&self, row: Rect, player: Player) -> Rect {
        let left = row.left() + player.index() as f32 * (self.half + GAP);
        Rect::from_min_size(pos2(left, row.top()), vec2(self.half, row.height()))
    }

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

    /// Shows a row, and says whether it is pointed at.
    fn row(&self, ui: &Ui, rect: Rect, row: &Row, lit: Option<Cell>, look: Look<'_>) -> bool {
        let id = ui.scope_id().with(("pile", row.cell));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, row.spoken(look)));
        let palette = look.palette;
        let painter = ui.painter();
        if response.hovered() || lit == Some(row.cell) {
            painter.rect_filled(rect, CORNER, palette.chip);
        }
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
        if let Some(take) = row.taken {
            let threat = Type::plain(HEADER_SIZE, palette.threat);
            let words = words!(look.text, "agora-table-taken", play = take.to_string());
            line.left(left..=right, words, &threat);
        }
        response.hovered()
    }
}

impl Row {
    fn spoken(&self, look: Look<'_>) -> String {
        let mut parts = vec![words!(
            look.text,
            "agora-table-pile",
            player = key(self.owned.owner),
            cell = self.cell.to_string(),
            men = men_in(self.owned, look.text),
            height = self.height
        )];
        if let Some(moves) = self.moves {
            parts.push(words!(look.text, "agora-table-has-moves", moves = moves));
        }
        if self.brink {
            parts.push(look.text.get("agora-table-brink-spoken"));
        }
        if let Some(take) = self.taken {
            let play = take.to_string();
            parts.push(words!(look.text, "agora-table-taken-spoken", play = play));
        }
        parts.join(", ")
    }
}
