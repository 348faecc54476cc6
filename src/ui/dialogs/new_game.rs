//! A new game: which one, its setup, names, and how the first pieces come to the board.

use std::marker::PhantomData;

use egui::{Grid, Key, Modifiers, Response, RichText, TextEdit, Ui};

use crate::app::{Action, Errand, NewGame};
use crate::rules::{ByPlayer, Player};
use crate::storage::settings::Placement;
use crate::ui::chosen_setup::{AnySetup, ChosenSetup};
use crate::ui::games::{GAMES, Game};
use crate::ui::seat::Seat;
use crate::ui::text::words;

use super::{Page, buttons};

/// The form, as it was left last.
pub struct Form<P: Seat> {
    game: &'static str,
    setup: Box<dyn AnySetup>,
    by_lot: bool,
    names: [String; 2],
    engine: ByPlayer<bool>,
    placement: Placement,
    /// Whether the dialog came to the screen and its button has not had the keyboard yet.
    fresh: bool,
    /// Whether a button that does not start the game had the keyboard in the last frame.
    on_other_button: bool,
    of: PhantomData<P>,
}

impl<P: Seat> Default for Form<P> {
    fn default() -> Self {
        Form {
            game: P::GAME,
            setup: Box::new(ChosenSetup::<P>(P::Setup::default())),
            by_lot: false,
            names: Default::default(),
            engine: ByPlayer::default(),
            placement: Placement::default(),
            fresh: false,
            on_other_button: false,
            of: PhantomData,
        }
    }
}

impl<P: Seat> Form<P> {
    /// The form as it is when the dialog opens.
    fn open(&mut self, page: &Page<'_, P>) {
        let defaults = &page.model.settings.new_game;
        self.game = P::GAME;
        self.setup = Box::new(ChosenSetup::<P>(defaults.setup::<P>()));
        self.by_lot = defaults.by_lot;
        self.names.clone_from(&defaults.names);
        self.engine = page.model.thinking.plays;
        self.placement = match defaults.placement {
            // The saved game is not remembered from one session to the next.
            Placement::Saved if page.model.opening.is_none() => Placement::Hand,
            placement => placement,
        };
    }

    /// The choice of the game itself.
    fn choose_game(&mut self, ui: &mut Ui, page: &Page<'_, P>) {
        ui.horizontal(|ui| {
            for Game { name, setup, .. } in GAMES {
                let words = page.words(&format!("{name}-name"));
                if ui.radio(self.game == *name, words).clicked() && self.game != *name {
                    self.game = name;
                    self.setup = setup(&page.model.settings);
                }
            }
        });
    }

    /// Whether the game is of the kind that lies on the desk.
    fn is_own(&self) -> bool {
        self.game == P::GAME
    }

    /// How the first pieces come to the board, as far as that can be chosen.
    fn placement(&self) -> Placement {
        match self.placement {
            _ if !self.setup.places() => Placement::Hand,
            Placement::Saved if !self.is_own() => Placement::Hand,
            placement => placement,
        }
    }

    /// The choice of who moves first.
    fn choose_first(&mut self, ui: &mut Ui, page: &Page<'_, P>) {
        let text = page.look.text;
        let sides = Player::BOTH.map(|player| self.setup.side(player, text));
        let Some(first) = self.setup.first() else {
            return;
        };
        ui.horizontal(|ui| {
            ui.label(text.get("new-game-first"));
            for (player, side) in Player::BOTH.into_iter().zip(sides) {
                let chosen = !self.by_lot && *first == player;
                if ui.radio(chosen, side).clicked() {
                    self.by_lot = false;
                    *first = player;
                }
            }
            ui.radio_value(&mut self.by_lot, true, text.get("new-game-by-lot"));
        });
    }

    /// The action that starts the game.
    fn start(&mut self) -> Action<P> {
        if self.by_lot
            && let Some(first) = self.setup.first()
        {
            *first = Player::BOTH[usize::from(fastrand::bool())];
        }
        let game = NewGame {
            setup: self.setup.value(),
            names: self.names.clone().map(|name| name.trim().to_owned()),
            engine: self.engine,
            placement: self.placement(),
            by_lot: self.by_lot,
            seed: fastrand::u64(..),
        };
        match self.setup.as_any().downcast_ref::<ChosenSetup<P>>() {
            Some(ChosenSetup(setup)) => Action::NewGame(game.with(setup.clone())),
            None => Action::Leave(Errand::New(self.game, game)),
        }
    }
}

/// Shows the dialog.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form<P>) {
    if page.opened {
        form.open(page);
    }
    page.modal(ui, "new-game-title", |ui, page| {
        let text = page.look.text;
        // Enter starts the game from wherever the keyboard is, but for the other buttons.
        let entered = !form.on_other_button
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        form.choose_game(ui, page);
        ui.separator();
        let from_file = form.placement() == Placement::Saved;
        match &page.model.opening {
            Some(opening) if from_file => {
                form.setup = Box::new(ChosenSetup::<P>(opening.setup.clone()));
            }
            _ => {}
        }
        // A saved opening brings its setup along.
        ui.add_enabled_ui(!from_file, |ui| form.setup.show(ui, page.look));
        form.choose_first(ui, page);
        ui.add_space(6.0);
        Grid::new("names").num_columns(2).show(ui, |ui| {
            for player in Player::BOTH {
                let side = form.setup.side(player, text);
                let label = ui.label(words!(text, "new-game-name", side = side));
                let name = TextEdit::singleline(&mut form.names[player.index()])
                    .hint_text(text.get("new-game-name-hint"))
                    .char_limit(80)
                    .desired_width(220.0);
                ui.add(name).labelled_by(label.id);
                ui.end_row();
            }
        });
        for player in Player::BOTH {
            let engine = words!(text, "engine-plays", side = form.setup.side(player, text));
            ui.checkbox(&mut form.engine[player], engine);
        }
        if form.setup.places() {
            choose_placement(ui, page, form);
        }
        form.on_other_button = false;
        if form.placement() == Placement::Saved {
            form.on_other_button |= choose_opening(ui, page).has_focus();
        }
        let ready = form.placement() != Placement::Saved || page.model.opening.is_some();
        // While a game is still being read, the button cannot take the keyboard.
        form.fresh |= page.appeared;
        page.appeared = form.fresh && ready;
        form.fresh &= !ready;
        buttons(ui, |ui| {
            let start = ui
                .add_enabled_ui(ready, |ui| page.main_button(ui, "new-game-start"))
                .inner;
            form.on_other_button |= page.cancel(ui, "cancel").has_focus();
            if start || entered && ready {
                page.actions.push(form.start());
            }
        });
    });
}

/// How the first pieces come to the board.
fn choose_placement<P: Seat>(ui: &mut Ui, page: &Page<'_, P>, form: &mut Form<P>) {
    let text = page.look.text;
    ui.add_space(6.0);
    ui.label(text.get("new-game-placement"));
    for (placement, key) in [
        (Placement::Hand, "placement-hand"),
        (Placement::Random, "placement-random"),
        (Placement::Saved, "placement-saved"),
    ] {
        // A saved game is read by the rules of the game on the desk.
        if placement == Placement::Saved && !form.is_own() {
            continue;
        }
        let chosen = form.placement() == placement;
        if ui.radio(chosen, text.get(key)).clicked() {
            form.placement = placement;
        }
    }
}

/// The button that asks for a saved game, and what is chosen.
fn choose_opening<P: Seat>(ui: &mut Ui, page: &mut Page<'_, P>) -> Response {
    let text = page.look.text;
    let row = ui.horizontal(|ui| {
        let choose = page.button(ui, "placement-choose");
        if choose.clicked() {
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
        choose
    });
    if let Some(notice) = &page.model.notice {
        let notice = crate::ui::notice::words_of(notice, page.model, text);
        ui.colored_label(page.look.palette.threat, notice);
    }
    row.inner
}
