//! The settings.

use egui::Ui;

use crate::app::{Action, Custom};
use crate::rules::Player;
use crate::storage::settings::Theme;
use crate::ui::seat::Seat;
use crate::ui::text::words;

use super::{Page, buttons};

/// Shows the settings; they hold at once.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>) {
    page.modal(ui, "settings-title", |ui, page| {
        let settings = &page.model.settings;
        ui.label(page.words("settings-theme"));
        for (theme, key) in [
            (Theme::System, "theme-system"),
            (Theme::Light, "theme-light"),
            (Theme::Dark, "theme-dark"),
        ] {
            if ui.radio(settings.theme == theme, page.words(key)).clicked() {
                page.actions.push(Action::SetTheme(theme));
            }
        }
        ui.add_space(6.0);
        let mut animations = settings.animations;
        if ui
            .checkbox(&mut animations, page.words("settings-animations"))
            .changed()
        {
            page.actions.push(Action::SetAnimations(animations));
        }
        let mut auto_pass = settings.auto_pass;
        if P::PASSES
            && ui
                .checkbox(&mut auto_pass, page.words("settings-auto-pass"))
                .changed()
        {
            page.actions
                .push(Action::Custom(Custom::SetAutoPass(auto_pass)));
        }
        let mut resumes = settings.resumes;
        if ui
            .checkbox(&mut resumes, page.words("settings-resumes"))
            .changed()
        {
            page.actions
                .push(Action::Custom(Custom::SetResumes(resumes)));
        }
        let mut flipped = settings.flipped;
        let second = P::side(Player::Second, page.look.text);
        let below = words!(page.look.text, "settings-flipped", side = second);
        if ui.checkbox(&mut flipped, below).changed() {
            page.actions.push(Action::Flip);
        }
        buttons(ui, |ui| {
            if page.main_button(ui, "close") {
                page.actions.push(Action::Escape);
            }
        });
    });
}
