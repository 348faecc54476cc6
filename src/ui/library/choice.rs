//! What is chosen beside the words of a search: chips for kinds, sizes, results, days, the own
//! games, and a position.

use std::collections::BTreeMap;

use egui::{Button, Grid, RichText, TextEdit, Ui, vec2};
use serde_json::{Map, Value};

use crate::coach::library::{Date, Filter, Finish, Query, Sought, Vocabulary};
use crate::rules::Player;
use crate::ui::Look;
use crate::ui::games::{self, GAMES};
use crate::ui::numbers::{self, read_day};
use crate::ui::style::SMALL;
use crate::ui::text::words;

use super::lines::Lines;

/// What is chosen.
#[derive(Default)]
pub struct Choice {
    /// What is searched for in words.
    pub words: String,
    game: Option<&'static str>,
    setup: Option<(String, Map<String, Value>)>,
    finish: Option<Finish>,
    mine: bool,
    since: String,
    until: String,
    /// Whether the files that cannot be read are listed instead.
    pub faults: bool,
    /// The setups in the library, in words, by the revision of its lines.
    setups: (u64, BTreeMap<String, Setup>),
}

/// A setup of some game.
struct Setup {
    game: &'static str,
    value: Map<String, Value>,
}

/// What was done with the chips that the library itself keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// All games are listed again, not only those with a position.
    ForgetPosition,
}

impl Choice {
    /// The same choice for a list that is made anew.
    pub fn anew(self) -> Choice {
        Choice {
            setups: Default::default(),
            ..self
        }
    }

    /// The kind of game that is chosen, by its name in files.
    pub fn game(&self) -> Option<&'static str> {
        self.game
    }

    /// The games that it means. `me` is the name of the person at the desk.
    pub fn filter(&self, me: &str, sought: Option<&Sought>, look: Look<'_>) -> Filter {
        let vocabulary = Vocabulary {
            won: look.text.get("library-word-won"),
            lost: look.text.get("library-word-lost"),
        };
        Filter {
            query: Query::read(&self.words, &vocabulary),
            game: self.game.map(str::to_owned),
            setup: self.setup.as_ref().map(|(_, setup)| setup.clone()),
            finish: self.finish,
            player: self.mine.then(|| me.to_owned()),
            since: read_day(&self.since),
            until: read_day(&self.until),
            position: sought.cloned(),
        }
    }

    /// Shows the chips.
    pub fn chips(
        &mut self,
        ui: &mut Ui,
        lines: &Lines,
        me: &str,
        sought: bool,
        faults: usize,
        look: Look<'_>,
    ) -> Option<Chosen> {
        self.learn_setups(lines, look);
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            ui.spacing_mut().button_padding = vec2(6.0, 2.0);
            if sought {
                let name = look.text.get("library-chip-position");
                let help = look.text.get("library-chip-position-help");
                let chip = Button::selectable(true, RichText::new(name).size(SMALL));
                if ui.add(chip).on_hover_text(help).clicked() {
                    chosen = Some(Chosen::ForgetPosition);
                }
            }
            for game in GAMES {
                let on = self.game == Some(game.name);
                if chip(ui, on, &look.text.get(&format!("{}-name", game.name))) {
                    self.game = Some(game.name).filter(|_| !on);
                    self.setup = None;
                }
            }
            self.setup_chip(ui, look);
            for finish in Finish::ALL {
                let on = self.finish == Some(finish);
                if chip(ui, on, &self.finish_words(finish, look)) {
                    self.finish = Some(finish).filter(|_| !on);
                }
            }
            self.date_chip(ui, look);
            if !me.trim().is_empty() {
                let name = words!(look.text, "library-chip-mine", name = me.trim());
                self.mine ^= chip(ui, self.mine, &name);
            }
            if faults > 0 {
                let name = words!(look.text, "library-chip-faults", files = faults);
                self.faults ^= chip(ui, self.faults, &name);
            }
            self.faults &= faults > 0;
        });
        chosen
    }

    fn finish_words(&self, finish: Finish, look: Look<'_>) -> String {
        let side = |player: Player| match self.game.and_then(games::named) {
            Some(game) => (game.exhibit.side)(player, look.text),
            None => look.text.get(match player {
                Player::First => "library-first",
                Player::Second => "library-second",
            }),
        };
        match finish {
            Finish::First => words!(look.text, "library-won", side = side(Player::First)),
            Finish::Second => words!(look.text, "library-won", side = side(Player::Second)),
            Finish::Drawn => look.text.get("library-drawn"),
            Finish::Unfinished => look.text.get("library-unfinished"),
        }
    }

    fn learn_setups(&mut self, lines: &Lines, look: Look<'_>) {
        if self.setups.0 == lines.revision() {
            return;
        }
        self.setups = (lines.revision(), BTreeMap::new());
        for summary in lines.all().iter().filter_map(|line| line.summary()) {
            let Some(game) = games::named(&summary.game) else {
                continue;
            };
            let known = &mut self.setups.1;
            if known
                .values()
                .any(|setup| setup.game == game.name && setup.value == summary.setup)
            {
                continue;
            }
            let kind = look.text.get(&format!("{}-name", game.name));
            let words = (game.exhibit.setup)(&summary.setup, look.text).unwrap_or_default();
            let words = match words.starts_with(&kind) {
                true => words,
                false => words!(look.text, "library-setup", kind = kind, setup = words),
            };
            // Who begins is no part of the words of every setup.
            let first = Player::BOTH[usize::from(summary.second_begins)];
            let side = (game.exhibit.side)(first, look.text);
            let begins = words!(look.text, "library-begins", side = side);
            let words = match known.contains_key(&words) {
                true => format!("{words}, {begins}"),
                false => words,
            };
            known.insert(
                words,
                Setup {
                    game: game.name,
                    value: summary.setup.clone(),
                },
            );
        }
    }

    fn setup_chip(&mut self, ui: &mut Ui, look: Look<'_>) {
        let name = match &self.setup {
            Some((words, _)) => words.clone(),
            None => look.text.get("library-chip-setup"),
        };
        let button = Button::selectable(self.setup.is_some(), RichText::new(name).size(SMALL));
        let mut setup = self.setup.take();
        egui::containers::menu::MenuButton::from_button(button).ui(ui, |ui| {
            if ui
                .radio(setup.is_none(), look.text.get("library-any-setup"))
                .clicked()
            {
                setup = None;
                ui.close();
            }
            let here = |other: &Setup| self.game.is_none_or(|chosen| chosen == other.game);
            for (words, other) in self.setups.1.iter().filter(|(_, other)| here(other)) {
                let on = setup.as_ref().is_some_and(|(chosen, _)| chosen == words);
                if ui.radio(on, words).clicked() {
                    setup = Some((words.clone(), other.value.clone()));
                    ui.close();
                }
            }
        });
        self.setup = setup;
    }

    fn date_chip(&mut self, ui: &mut Ui, look: Look<'_>) {
        let [since, until] = [&self.since, &self.until].map(|text| read_day(text));
        let written = |date| numbers::day(date, look.text);
        let day = |date: Option<Date>| date.map(written).unwrap_or_default();
        let on = since.is_some() || until.is_some();
        let name = match on {
            true => words!(
                look.text,
                "library-chip-dates",
                since = day(since),
                until = day(until)
            ),
            false => look.text.get("library-date"),
        };
        let button = Button::selectable(on, RichText::new(name).size(SMALL));
        let config = egui::containers::menu::MenuConfig::new()
            .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
        let menu = egui::containers::menu::MenuButton::from_button(button).config(config);
        menu.ui(ui, |ui| {
            Grid::new("library dates").num_columns(2).show(ui, |ui| {
                for (key, text) in [
                    ("library-since", &mut self.since),
                    ("library-until", &mut self.until),
                ] {
                    let label = ui.label(look.text.get(key));
                    let hint = look.text.get("library-date-hint");
                    let field = TextEdit::singleline(text)
                        .desired_width(100.0)
                        .hint_text(hint);
                    ui.add(field).labelled_by(label.id);
                    ui.end_row();
                }
            });
        });
    }
}

/// A small button that is on or off; tells whether it was pressed.
fn chip(ui: &mut Ui, on: bool, name: &str) -> bool {
    ui.add(Button::selectable(on, RichText::new(name).size(SMALL)))
        .clicked()
}
