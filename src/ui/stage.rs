//! A stage on which tests try one part of the window alone.

use egui::{Ui, Vec2};
use egui_kittest::Harness;

use crate::rules::ByPlayer;
use crate::storage::settings::Colours;

use super::text::Text;
use super::tokens::Palette;
use super::{Look, fonts};

/// Shows a part of the window in every frame and collects the events that it returns.
pub fn stage<'a, Event: 'a>(
    size: Vec2,
    mut show: impl FnMut(&mut Ui, Look<'_>) -> Option<Event> + 'a,
) -> Harness<'a, Vec<Event>> {
    let text = Text::english();
    let palette = Palette::of(egui::Theme::Light, Colours::Usual);
    Harness::builder()
        .with_size(size)
        .with_theme(egui::Theme::Light)
        .with_context_setup(|ctx| ctx.set_fonts(fonts::definitions()))
        .build_ui_state(
            move |ui, events: &mut Vec<Event>| {
                let look = Look {
                    text: &text,
                    palette,
                };
                events.extend(show(ui, look));
            },
            Vec::new(),
        )
}

/// The players of Agros.
pub fn sides() -> ByPlayer<String> {
    ByPlayer(["Light".to_owned(), "Dark".to_owned()])
}
