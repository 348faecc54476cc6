//! The settings.

use egui::Ui;

use crate::app::{Action, Adaptation, Custom};
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
        adaptations(ui, page);
        buttons(ui, |ui| {
            if page.main_button(ui, "close") {
                page.actions.push(Action::Escape);
            }
        });
    });
}

/// How the window lies in the hands.
fn adaptations<P: Seat>(ui: &mut Ui, page: &mut Page<'_, P>) {
    let settings = &page.model.settings;
    let mut mirrored = settings.mirrored;
    let (mut left, mut large) = (settings.panels_left, settings.large_targets);
    let orientation = settings.orientation();
    for (on, key, adapt) in [
        (&mut mirrored, "command-mirror", None),
        (
            &mut left,
            "command-panels-left",
            Some(Adaptation::PanelsLeft as fn(bool) -> Adaptation),
        ),
        (
            &mut large,
            "command-large-targets",
            Some(Adaptation::LargeTargets as fn(bool) -> Adaptation),
        ),
    ] {
        if !ui.checkbox(on, page.words(key)).changed() {
            continue;
        }
        let adaptation = match adapt {
            Some(adapt) => adapt(*on),
            None => Adaptation::Orient(orientation.in_mirror(P::SIDES)),
        };
        page.actions.push(Action::Adapt(adaptation));
    }
}
