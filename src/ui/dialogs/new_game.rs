//! A new game: which one, its setup, names, and how the first pieces come to the board.

use std::marker::PhantomData;

use egui::{ComboBox, Grid, Key, Modifiers, Response, RichText, TextEdit, Ui};

use crate::app::{Action, Errand, NewGame};
use crate::engine::Level;
use crate::game::House;
use crate::rules::{ByPlayer, Player};
use crate::storage::settings::Placement;
use crate::ui::chosen_setup::{AnySetup, ChosenSetup};
use crate::ui::customs::TimeForm;
use crate::ui::games::{GAMES, Game};
use crate::ui::level;
use crate::ui::numbers::read_points;
use crate::ui::seat::Seat;
use crate::ui::style::SMALL;
use crate::ui::text::words;

use super::{Page, buttons};

/// The form, as it was left last.
pub struct Form<P: Seat> {
    game: &'static str,
    setup: Box<dyn AnySetup>,
    by_lot: bool,
    names: [String; 2],
    engine: ByPlayer<bool>,
    level: Level,
    swap: bool,
    /// Whether the players bid, and what each has written.
    bids: bool,
    bid: ByPlayer<String>,
    time: TimeForm,
    placement: Placement,
    /// Whether the dialog came to the screen while the chosen game was still being read.
    awaits_game: bool,
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
            level: Level::BEST,
            swap: false,
            bids: false,
            bid: ByPlayer::default(),
            time: TimeForm::default(),
            placement: Placement::default(),
            awaits_game: false,
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
        self.level = page.model.settings.engine.level();
        // The house has no options unless somebody says so each time.
        (self.swap, self.bids, self.bid) = Default::default();
        self.time = TimeForm::of(defaults.time);
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

    /// The choice of how well the engine plays, where it does.
    fn choose_level(&mut self, ui: &mut Ui, page: &Page<'_, P>) {
        let own = page.model.settings.engine_program.is_none();
        let plays = Player::BOTH.into_iter().any(|player| self.engine[player]);
        let text = page.look.text;
        ui.add_enabled_ui(own && plays, |ui| {
            ui.horizontal(|ui| {
                let label = ui.label(text.get("engine-level"));
                ComboBox::from_id_salt("level")
                    .width(160.0)
                    .selected_text(level::in_words(self.level, text))
                    .show_ui(ui, |ui| {
                        for level in Level::all() {
                            ui.selectable_value(
                                &mut self.level,
                                level,
                                level::in_words(level, text),
                            );
                        }
                    })
                    .response
                    .labelled_by(label.id);
            });
        });
    }

    /// The action that starts the game.
    fn start(&mut self, bids: Option<ByPlayer<u32>>) -> Action<P> {
        if self.by_lot
            && let Some(first) = self.setup.first()
        {
            *first = Player::BOTH[usize::from(fastrand::bool())];
        }
        let game = NewGame {
            setup: self.setup.value(),
            names: self.names.clone().map(|name| name.trim().to_owned()),
            engine: self.engine,
            swap: self.swap && self.setup.has_house_options(),
            bids: bids.filter(|_| self.setup.has_house_options()),
            time: self.time.chosen().flatten(),
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
        ui.horizontal_wrapped(|ui| {
            for player in Player::BOTH {
                let engine = words!(text, "engine-plays", side = form.setup.side(player, text));
                ui.checkbox(&mut form.engine[player], engine);
            }
        });
        form.choose_level(ui, page);
        form.time.show(ui, page.look);
        let bids = house_options(ui, page, form);
        if form.setup.places() {
            choose_placement(ui, page, form);
        }
        form.on_other_button = false;
        if form.placement() == Placement::Saved {
            form.on_other_button |= choose_opening(ui, page).has_focus();
        }
        let chosen = form.placement() != Placement::Saved || page.model.opening.is_some();
        let ready = chosen && bids.is_some() && form.time.chosen().is_some();
        // While the chosen game is read the button cannot take the keyboard yet.
        page.appeared |= form.awaits_game;
        form.awaits_game = page.appeared && !ready && page.model.reading().is_some();
        buttons(ui, |ui| {
            let start = ui
                .add_enabled_ui(ready, |ui| page.main_button(ui, "new-game-start"))
                .inner;
            form.on_other_button |= page.cancel(ui, "cancel").has_focus();
            if start || entered && ready {
                let engine = page.model.settings.engine;
                if engine.level() != form.level {
                    let engine = engine.with_level(form.level);
                    page.actions.push(Action::SetEngine(engine));
                }
                page.actions.push(form.start(bids.filter(|_| form.bids)));
            }
        });
    });
}

/// How the first pieces come to the board.
fn choose_placement<P: Seat>(ui: &mut Ui, page: &Page<'_, P>, form: &mut Form<P>) {
    let text = page.look.text;
    ui.add_space(6.0);
    ui.label(text.get("new-game-placement"));
    ui.horizontal_wrapped(|ui| {
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
    });
}

/// Swap and bid; returns what was bid, in half points, unless that makes no sense.
fn house_options<P: Seat>(
    ui: &mut Ui,
    page: &Page<'_, P>,
    form: &mut Form<P>,
) -> Option<ByPlayer<u32>> {
    let (text, palette) = (page.look.text, page.look.palette);
    if !form.setup.has_house_options() {
        return Some(ByPlayer::default());
    }
    let first = form.setup.side(Player::First, text);
    let swap_help = text.get("house-swap-help");
    let bid_help = words!(text, "house-bid-help", side = first);
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.label(text.get("house-title"));
        ui.checkbox(&mut form.swap, text.get("house-swap"))
            .on_hover_text(swap_help.as_str());
        ui.checkbox(&mut form.bids, text.get("house-bid"))
            .on_hover_text(bid_help.as_str());
    });
    let explain = |ui: &mut Ui, words: String| {
        ui.label(RichText::new(words).size(SMALL).color(palette.muted));
    };
    if form.swap {
        explain(ui, swap_help);
    }
    if !form.bids {
        return Some(ByPlayer::default());
    }
    explain(ui, bid_help);
    // Names may be long.
    ui.horizontal_wrapped(|ui| {
        for player in Player::BOTH {
            let name = match form.names[player.index()].trim() {
                "" => form.setup.side(player, text),
                name => name.to_owned(),
            };
            let label = ui.label(words!(text, "house-bid-of", name = name));
            // The engine bids nothing.
            let enabled = !form.engine[player];
            let bid = TextEdit::singleline(&mut form.bid[player])
                .password(true)
                .char_limit(8)
                .desired_width(56.0);
            ui.add_enabled(enabled, bid).labelled_by(label.id);
        }
    });
    let [first, second] = Player::BOTH.map(|player| match form.engine[player] {
        true => Some(0),
        false => read_points(&form.bid[player]).filter(|&bid| bid <= House::MOST_BID),
    });
    let bids = first
        .zip(second)
        .map(|(first, second)| ByPlayer([first, second]));
    if bids.is_none() {
        ui.colored_label(palette.threat, text.get("house-bid-wrong"));
    }
    bids
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
