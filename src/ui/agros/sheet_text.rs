//! The score sheet as texts: the rows of its table, and the whole of it to copy.

use super::field_words::{harvests, key, lists, margin, name, side, spoken};
use super::finished_game::FinishedGame;
use crate::rules::agros::Field;
use crate::rules::{ByPlayer, Player};
use crate::ui::numbers::points;
use crate::ui::text::{Text, words};

/// Between the columns of the copied table.
const COLUMN_GAP: usize = 2;

/// A row of the table: one field, or all those of nobody together.
pub struct SheetRow {
    /// Whose it is.
    pub owner: Option<Player>,
    /// The owner and the controlling farmers.
    pub name: String,
    /// The number of cells.
    pub cells: String,
    /// What each cell is worth; empty without an owner.
    pub harvest: String,
    /// Both ranked lists; empty for the row of nobody.
    pub lists: String,
    /// The margin; empty for the row of nobody.
    pub margin: String,
    /// What it is worth to each player; empty for the one who does not own it.
    pub values: ByPlayer<String>,
    /// All of it on one line, where there is no room for columns.
    pub detail: String,
    /// The row in one sentence, for those who hear it.
    pub spoken: String,
}

impl SheetRow {
    /// The rows of the table: the owned fields by falling value, then those of nobody.
    pub fn all(game: &FinishedGame<'_>, text: &Text) -> Vec<SheetRow> {
        let facts = game.facts;
        let mut rows: Vec<SheetRow> = facts
            .owned
            .iter()
            .map(|&index| SheetRow::of(&facts.fields[index], text))
            .collect();
        if !facts.ownerless.is_empty() {
            rows.push(SheetRow::nobody(
                facts.ownerless.len(),
                facts.cells_of(&facts.ownerless),
                text,
            ));
        }
        rows
    }

    fn of(field: &Field, text: &Text) -> SheetRow {
        SheetRow {
            owner: field.owner(),
            name: name(field, text),
            cells: field.cells.len().to_string(),
            harvest: words!(text, "sheet-times", harvest = field.harvest()),
            lists: lists(field, text),
            margin: margin(field, text),
            values: ByPlayer::from_fn(|player| {
                if field.owner() == Some(player) {
                    field.value().to_string()
                } else {
                    String::new()
                }
            }),
            detail: words!(
                text,
                "sheet-detail",
                cells = field.cells.len(),
                harvest = field.harvest(),
                lists = lists(field, text),
                margin = margin(field, text),
            ),
            spoken: spoken(field, text),
        }
    }

    fn nobody(fields: usize, cells: usize, text: &Text) -> SheetRow {
        let name = words!(text, "sheet-nobody", fields = fields);
        let detail = words!(text, "cells", cells = cells);
        SheetRow {
            owner: None,
            spoken: format!("{name}, {detail}"),
            name,
            cells: cells.to_string(),
            harvest: String::new(),
            lists: String::new(),
            margin: String::new(),
            values: ByPlayer::from_fn(|_| "0".to_owned()),
            detail,
        }
    }
}

/// What the half point adds to the score of a player: `½` or a dash.
pub fn half_point(game: &FinishedGame<'_>, player: Player, text: &Text) -> String {
    match game.facts.half_point {
        Some((owner, _)) if owner == player => points(1),
        _ => text.get("none"),
    }
}

/// Why the half point is whose it is.
pub fn half_point_reason(game: &FinishedGame<'_>, text: &Text) -> String {
    text.get(match game.facts.half_point {
        Some(_) => "sheet-half-point-why",
        None => "sheet-half-point-same",
    })
}

/// What the bid adds to the score of each player, and what that comes to; nothing where there was
/// no bid.
pub fn bid_sums(game: &FinishedGame<'_>, text: &Text) -> Option<[ByPlayer<String>; 2]> {
    if game.house.bid == 0 {
        return None;
    }
    let with_bid = game.house.after_bid(game.facts.score);
    let bid = ByPlayer::from_fn(|player| match with_bid[player] - game.facts.score[player] {
        0 => text.get("none"),
        bid => points(bid),
    });
    Some([bid, ByPlayer::from_fn(|player| points(with_bid[player]))])
}

/// The whole sheet as plain text, in columns for a typeface of even width.
pub fn as_text(game: &FinishedGame<'_>, text: &Text) -> String {
    let mut lines = vec![game.title(text), game.ending(text)];
    lines.extend(game.after_bid(text));
    lines.push(String::new());
    lines.extend(table(game, text));
    lines.push(String::new());
    for player in Player::BOTH {
        let list = game.facts.harvests[player].iter().copied();
        lines.push(format!("{}: {}", side(player, text), harvests(list, text)));
    }
    lines.push(format!(
        "{}: {}",
        text.get("sheet-half-point"),
        half_point_reason(game, text)
    ));
    lines.push(String::new());
    lines.extend(game.course(text));
    let mut sheet = String::new();
    for line in lines {
        sheet.push_str(line.trim_end());
        sheet.push('\n');
    }
    sheet
}

/// The table with its sums; names to the left, everything else to the right of its column.
fn table(game: &FinishedGame<'_>, text: &Text) -> Vec<String> {
    let mut rows = vec![[
        text.get("sheet-field"),
        text.get("sheet-cells"),
        text.get("sheet-harvest"),
        text.get("sheet-lists"),
        text.get("sheet-margin"),
        words!(text, "side", player = key(Player::First)),
        words!(text, "side", player = key(Player::Second)),
    ]];
    for row in SheetRow::all(game, text) {
        let ByPlayer([light, dark]) = row.values;
        rows.push([
            row.name,
            row.cells,
            row.harvest,
            row.lists,
            row.margin,
            light,
            dark,
        ]);
    }
    let mut sum = |key: &str, value: &dyn Fn(Player) -> String| {
        let [light, dark] = Player::BOTH.map(value);
        let empty = String::new;
        rows.push([
            text.get(key),
            empty(),
            empty(),
            empty(),
            empty(),
            light,
            dark,
        ]);
    };
    sum("sheet-fields-together", &|player| {
        game.fields_together(player).to_string()
    });
    sum("sheet-half-point", &|player| half_point(game, player, text));
    sum("sheet-score", &|player| points(game.facts.score[player]));
    if let Some([bid, with_bid]) = bid_sums(game, text) {
        sum("sheet-bid", &|player| bid[player].clone());
        sum("sheet-with-bid", &|player| with_bid[player].clone());
    }

    let widths: [usize; 7] = std::array::from_fn(|column| {
        let widest = rows.iter().map(|row| row[column].chars().count()).max();
        widest.unwrap_or_default()
    });
    rows.iter()
        .map(|row| {
            let mut line = format!("{:<width$}", row[0], width = widths[0]);
            for (cell, width) in row.iter().zip(widths).skip(1) {
                line.push_str(&format!("{cell:>width$}", width = width + COLUMN_GAP));
            }
            line
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position as _;
    use crate::rules::agros::Position;

    #[test]
    fn the_detail_of_a_row_replaces_its_columns() {
        let position = Position::parse("L2,1,L2,D2/4/4/3,D1 L 2 0").expect("a position");
        let row = SheetRow::of(&position.fields()[0], &Text::english());
        assert_eq!(row.detail, "12 cells × 2 · 2 2 : 2 1 · +1 at 2nd");
    }
}
