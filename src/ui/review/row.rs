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
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let palette = look.palette;
    let painter = ui.painter();
    if here || response.hovered() {
        painter.rect_filled(rect, CORNER, palette.chip);
    }
    if response.has_focus() {
        let outline = Stroke::new(OUTLINE, palette.accent);
        painter.rect_stroke(rect, CORNER, outline, StrokeKind::Inside);
    }
    let line = Line::in_middle_of(painter, rect);
    let muted = Type::plain(NOTE_SIZE, palette.muted);
    let (left, right) = (rect.left() + PADDING, rect.right() - PADDING);
    let name_end = (right - line.width(note, &muted) - GAP).max(left + rect.width() / 2.0);
    let placed = line.left(left..=name_end, name, &Type::plain(SIZE, palette.ink));
    line.right(placed.span.max + GAP / 2.0..=right, note, &muted);
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
