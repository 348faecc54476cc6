//! The settings.

use egui::{ComboBox, Grid, Slider, Ui};

use crate::app::{Action, Custom, Sense};
use crate::rules::Player;
use crate::storage::settings::{Colours, TextSize, Theme, Volume};
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
        senses(ui, page);
        ui.add_space(6.0);
        let mut animations = settings.animations;
        if ui
            .checkbox(&mut animations, page.words("settings-animations"))
            .changed()
        {
            page.actions.push(Action::SetAnimations(animations));
        }
        let mut heeds = settings.heeds_motion;
        if ui
            .checkbox(&mut heeds, page.words("settings-heeds-motion"))
            .changed()
        {
            page.actions.push(Action::Sense(Sense::HeedsMotion(heeds)));
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

/// What is set for eyes and ears.
fn senses<P: Seat>(ui: &mut Ui, page: &mut Page<'_, P>) {
    let settings = &page.model.settings;
    let grid = Grid::new("senses").num_columns(2).spacing([12.0, 6.0]);
    grid.show(ui, |ui| {
        let label = ui.label(page.words("settings-colours"));
        let mut colours = settings.colours;
        let choice = ComboBox::from_id_salt("colours")
            .width(200.0)
            .selected_text(page.words(colours_key(colours)));
        let choice = choice.show_ui(ui, |ui| {
            for choice in Colours::ALL {
                ui.selectable_value(&mut colours, choice, page.words(colours_key(choice)));
            }
        });
        choice.response.labelled_by(label.id);
        if colours != settings.colours {
            page.actions.push(Action::Sense(Sense::Colours(colours)));
        }
        ui.end_row();

        let percent = |percent: u16| {
            words!(
                page.look.text,
                "text-size-percent",
                percent = u32::from(percent)
            )
        };
        let label = ui.label(page.words("settings-text-size"));
        let mut size = settings.text_size;
        let choice = ComboBox::from_id_salt("text-size").selected_text(percent(size.percent()));
        let choice = choice.show_ui(ui, |ui| {
            for choice in TextSize::ALL {
                ui.selectable_value(&mut size, choice, percent(choice.percent()));
            }
        });
        choice.response.labelled_by(label.id);
        if size != settings.text_size {
            page.actions.push(Action::Sense(Sense::TextSize(size)));
        }
        ui.end_row();

        let label = ui.label(page.words("settings-volume"));
        let mut volume = settings.volume.percent();
        let slider = Slider::new(&mut volume, 0..=100)
            .step_by(5.0)
            .custom_formatter(|volume, _| {
                words!(page.look.text, "volume-percent", percent = volume.round())
            });
        let slider = ui.add(slider).labelled_by(label.id);
        if slider.changed() {
            let volume = Volume::new(volume);
            page.actions.push(Action::Sense(Sense::Volume(volume)));
        }
        ui.end_row();
    });
}

fn colours_key(colours: Colours) -> &'static str {
    match colours {
        Colours::Usual => "colours-usual",
        Colours::Protan => "colours-protan",
        Colours::Deutan => "colours-deutan",
        Colours::Tritan => "colours-tritan",
        Colours::Contrast => "colours-contrast",
    }
}
