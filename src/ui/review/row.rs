//! A row of the review sheet that can be clicked.

use egui::{Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use crate::ui::Look;
use crate::ui::line::{Line, Type};

const HEIGHT: f32 = 20.0;
const SIZE: f32 = 12.0;
const NOTE_SIZE: f32 = 11.5;
const CORNER: f32 = 3.0;
const PADDING: f32 = 4.0;
const GAP: f32 = 10.0;
const OUTLINE: f32 = 1.6;

/// Shows a row: what it is about, and a note at its right end; `here` where the cursor is there.
/// Says whether it was clicked.
pub fn show(ui: &mut Ui, look: Look<'_>, [name, note]: [&str; 2], here: bool) -> bool {
    let palette = look.palette;
    let muted = Type::plain(NOTE_SIZE, palette.muted);
    let ink = Type::plain(SIZE, palette.ink);
    // Where both do not fit beside each other, the note has a line of its own.
    let width = ui.available_width();
    let words = Line::in_middle_of(ui.painter(), ui.max_rect());
    let both = words.width(name, &ink) + GAP + words.width(note, &muted);
    let apart = both > width - 2.0 * PADDING;
    let height = if apart { 2.0 * HEIGHT } else { HEIGHT };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::CLICK);
    let painter = ui.painter();
    if here || response.hovered() {
        painter.rect_filled(rect, CORNER, palette.chip);
    }
    if response.has_focus() {
        let outline = Stroke::new(OUTLINE, palette.accent);
        painter.rect_stroke(rect, CORNER, outline, StrokeKind::Inside);
    }
    let (left, right) = (rect.left() + PADDING, rect.right() - PADDING);
    let (above, below) = match apart {
        true => rect.split_top_bottom_at_fraction(0.5),
        false => (rect, rect),
    };
    let placed = Line::in_middle_of(painter, above).left(left..=right, name, &ink);
    Line::in_middle_of(painter, below).right(left..=right, note, &muted);
    let whole = match note {
        "" => name.to_owned(),
        note => format!("{name}, {note}"),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &whole));
    let clicked = response.clicked();
    if placed.cut {
        response.on_hover_text(whole);
    }
    clicked
}
