//! A new game: setup, names, and how the first pieces come to the board.

use egui::{Grid, RichText, TextEdit, Ui};

use crate::app::{Action, NewGame};
use crate::rules::Player;
use crate::storage::settings::Placement;
use crate::ui::seat::Seat;
use crate::ui::text::words;

use super::{Page, buttons};

/// The form, as it was left last.
pub struct Form<P: Seat> {
    setup: P::Setup,
    names: [String; 2],
    placement: Placement,
}

impl<P: Seat> Default for Form<P> {
    fn default() -> Self {
        Form {
            setup: P::Setup::default(),
            names: Default::default(),
            placement: Placement::default(),
        }
    }
}

/// Shows the dialog.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form<P>) {
    if page.opened {
        let defaults = &page.model.settings.new_game;
        form.setup = defaults.setup::<P>();
        form.names.clone_from(&defaults.names);
        form.placement = defaults.placement;
    }
    page.modal(ui, "new-game-title", |ui, page| {
        let text = page.look.text;
        let from_file = form.placement == Placement::Saved;
        match &page.model.opening {
            Some(opening) if from_file => form.setup = opening.setup.clone(),
            _ => {}
        }
        // A saved opening brings its setup along.
        ui.add_enabled_ui(!from_file, |ui| {
            P::setup_form(ui, &mut form.setup, page.look)
        });
        ui.add_space(6.0);
        Grid::new("names").num_columns(2).show(ui, |ui| {
            for player in Player::BOTH {
                let side = P::side(player, text);
                let label = ui.label(words!(text, "new-game-name", side = side));
                let name = TextEdit::singleline(&mut form.names[player.index()])
                    .hint_text(text.get("new-game-name-hint"))
                    .char_limit(80)
                    .desired_width(220.0);
                ui.add(name).labelled_by(label.id);
                ui.end_row();
            }
        });
        ui.add_space(6.0);
        ui.label(text.get("new-game-placement"));
        for (placement, key) in [
            (Placement::Hand, "placement-hand"),
            (Placement::Random, "placement-random"),
            (Placement::Saved, "placement-saved"),
        ] {
            ui.radio_value(&mut form.placement, placement, text.get(key));
        }
        if form.placement == Placement::Saved {
            choose_opening(ui, page);
        }
        let ready = form.placement != Placement::Saved || page.model.opening.is_some();
        buttons(ui, |ui| {
            let start = ui
                .add_enabled_ui(ready, |ui| page.main_button(ui, "new-game-start"))
                .inner;
            page.cancel(ui, "cancel");
            if start {
                page.actions.push(Action::NewGame(NewGame {
                    setup: form.setup.clone(),
                    names: form.names.clone().map(|name| name.trim().to_owned()),
                    placement: form.placement,
                    seed: fastrand::u64(..),
                }));
            }
        });
    });
}

fn choose_opening<P: Seat>(ui: &mut Ui, page: &mut Page<'_, P>) {
    let text = page.look.text;
    ui.horizontal(|ui| {
        if page.button(ui, "placement-choose") {
            page.actions.push(Action::ChooseOpening);
        }
        let chosen = match &page.model.opening {
            Some(opening) => {
                let name = opening
                    .path
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy();
                words!(
                    text,
                    "placement-chosen",
                    file = name.into_owned(),
                    setup = P::setup_words(&opening.setup, text),
                    placements = opening.placements.len(),
                )
            }
            None => text.get("placement-none"),
        };
        ui.label(RichText::new(chosen).color(page.look.palette.muted));
    });
    if let Some(notice) = &page.model.notice {
        let notice = crate::ui::notice::words_of(notice, page.model, text);
        ui.colored_label(page.look.palette.threat, notice);
    }
}
