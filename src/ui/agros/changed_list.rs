//! What has changed between two positions, as a list whose numbers add up to the change of the
//! lead.

use egui::text::LayoutJob;
use egui::{Label, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use crate::rules::Player;
use crate::rules::agros::Field;
use crate::study::agros::{Change, Fate, Lineage};
use crate::ui::Look;
use crate::ui::line::{Line, Type};
use crate::ui::numbers::difference;
use crate::ui::text::{Text, words};

use super::field_words::key;

const SIZE: f32 = 11.0;
const ROW_HEIGHT: f32 = 16.0;
/// The room of the numbers at the end of the rows.
const NUMBERS: f32 = 42.0;

/// A row: what changed, and by how much that changed Light's lead, in half points.
struct Row {
    what: String,
    lead: i32,
}

/// Shows the list. `since` says what the present is compared with.
pub fn show(ui: &mut Ui, since: &str, change: &Change, look: Look<'_>) {
    let bold = Type::bold(SIZE, look.palette.ink);
    let plain = Type::plain(SIZE, look.palette.ink);
    let muted = Type::plain(SIZE, look.palette.muted);
    let since = RichText::new(since).size(SIZE).strong();
    ui.add(Label::new(since.color(look.palette.ink)).wrap());
    ui.spacing_mut().item_spacing.y = 0.0;
    row(ui, "", &look.text.get("changed-lead"), [&muted, &muted]);
    for Row { what, lead } in rows(change, look.text) {
        row(ui, &what, &difference(lead), [&plain, &plain]);
    }
    let sum = look.text.get("changed-sum");
    row(ui, &sum, &difference(change.lead()), [&bold, &bold]);
}

fn row(ui: &mut Ui, what: &str, number: &str, looks: [&Type; 2]) {
    // The numbers have a column of their own, and long words go on in a further line.
    let width = ui.available_width() - NUMBERS;
    let font = looks[0].font.clone();
    let words = LayoutJob::simple(what.to_owned(), font, looks[0].colour, width);
    let words = ui.painter().layout_job(words);
    let height = words.size().y.max(ROW_HEIGHT);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{what} {number}")));
    if ui.is_rect_visible(rect) {
        let (_, last) = rect.split_top_bottom_at_y(rect.bottom() - ROW_HEIGHT);
        Line::in_middle_of(ui.painter(), last).right(rect.x_range(), number, looks[1]);
        ui.painter().galley(rect.min, words, looks[0].colour);
    }
}

/// The rows for all that counts otherwise than before; what is left out has changed no score.
fn rows(change: &Change, text: &Text) -> Vec<Row> {
    let tells = |lineage: &&Lineage| {
        lineage.lead() != 0 || lineage.changes_hands() || lineage.fate() != Fate::Kept
    };
    let lineages = change.lineages.iter().filter(tells);
    let mut rows: Vec<Row> = lineages
        .map(|lineage| Row {
            what: lineage_words(change, lineage, text),
            lead: lineage.lead(),
        })
        .collect();
    let half_point = change.half_point.points();
    let lead = half_point[Player::First] - half_point[Player::Second];
    if lead != 0 {
        let what = match change.half_point.after {
            Some(player) => words!(text, "changed-half-point", player = key(player)),
            None => text.get("changed-half-point-nobody"),
        };
        rows.push(Row { what, lead });
    }
    rows
}

/// What became of some fields: `split: Dark 34 × 8 → Dark 20 × 8, nobody 13`.
fn lineage_words(change: &Change, lineage: &Lineage, text: &Text) -> String {
    let fate = match lineage.fate() {
        Fate::Kept => "changed-kept",
        Fate::Grown => "changed-grown",
        Fate::Shrunk => "changed-shrunk",
        Fate::Shifted => "changed-shifted",
        Fate::Split => "changed-split",
        Fate::Merged => "changed-merged",
        Fate::Regrouped => "changed-regrouped",
        Fate::Born => "changed-born",
        Fate::Gone => "changed-gone",
    };
    let list = |fields: &[Field], indices: &[usize]| {
        let fields = indices
            .iter()
            .map(|&index| field_words(&fields[index], text));
        let fields: Vec<String> = fields.collect();
        fields.join(", ")
    };
    words!(
        text,
        fate,
        before = list(&change.before, &lineage.before),
        after = list(&change.after, &lineage.after)
    )
}

/// A field by its owner, cells and harvest: `Dark 34 × 8`.
fn field_words(field: &Field, text: &Text) -> String {
    let cells = field.cells.len();
    match field.owner() {
        Some(owner) => words!(
            text,
            "changed-field",
            player = key(owner),
            cells = cells,
            harvest = field.harvest()
        ),
        None => words!(text, "changed-field-nobody", cells = cells),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::agros::sample_game::{PLIES, after};

    fn told(from: usize, to: usize) -> Vec<String> {
        let change = Change::between(&after(from).0, &after(to).0);
        let rows = rows(&change, &Text::english());
        rows.into_iter()
            .map(|row| format!("{} {}", row.what, difference(row.lead)))
            .collect()
    }

    #[test]
    fn the_fields_that_changed_are_told_with_their_numbers() {
        assert_eq!(
            told(71, 72),
            ["split: nobody 17 → Dark 14 × 3, Light 3 × 5 −27",]
        );
    }

    #[test]
    fn the_numbers_of_any_two_plies_add_up_to_the_change_of_the_lead() {
        let text = Text::english();
        let positions: Vec<_> = (0..=PLIES).map(|plies| after(plies).0).collect();
        let lead = |plies: usize| {
            let points = positions[plies].points();
            points[Player::First] - points[Player::Second]
        };
        for from in (0..=PLIES).step_by(3) {
            for to in (0..=PLIES).step_by(2) {
                let change = Change::between(&positions[from], &positions[to]);
                let sum: i32 = rows(&change, &text).iter().map(|row| row.lead).sum();
                assert_eq!(sum, lead(to) - lead(from), "from {from} to {to}");
            }
        }
    }
}
