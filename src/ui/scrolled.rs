//! What needs more room than there is, as with large text, is scrolled.

use egui::{Context, Rect, ScrollArea, Ui, UiBuilder, Vec2, vec2};

/// In windows lower than this, menus and dialogs may not find room.
const LOW: f32 = 540.0;
/// What is left free above and below them.
const MARGIN: f32 = 24.0;

/// Draws something that needs so much room at least, in the room there is: where that is less, it
/// is scrolled.
pub fn with_least(ui: &mut Ui, id: &str, least: Vec2, draw: impl FnOnce(&mut Ui)) {
    let room = ui.max_rect();
    if room.width() >= least.x && room.height() >= least.y {
        return draw(ui);
    }
    let scroll = ScrollArea::both().id_salt(id).auto_shrink(false);
    scroll.show(ui, |ui| {
        // The bars stand beside what is scrolled.
        let bar = ui.spacing().scroll.allocated_width();
        let (wide, high) = (room.width() < least.x, room.height() < least.y);
        let beside = vec2(if high { bar } else { 0.0 }, if wide { bar } else { 0.0 });
        let size = (room.size() - beside).max(least);
        let place = Rect::from_min_size(ui.min_rect().min, size);
        ui.allocate_rect(place, egui::Sense::hover());
        draw(&mut ui.new_child(UiBuilder::new().max_rect(place)));
    });
}

/// Draws what grows downwards, as menus and dialogs do, in a window that may be too low for it.
pub fn downwards<R>(ui: &mut Ui, id: &str, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let height = ui.ctx().content_rect().height();
    if !is_low(ui.ctx()) {
        return draw(ui);
    }
    let scroll = ScrollArea::vertical()
        .id_salt(id)
        .max_height(height - 2.0 * MARGIN);
    scroll.show(ui, draw).inner
}

/// Whether a window is so low that menus and dialogs may be too high for it.
pub fn is_low(ctx: &Context) -> bool {
    ctx.content_rect().height() < LOW
}
