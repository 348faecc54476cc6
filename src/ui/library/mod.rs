//! The library over the whole window: the games of a folder, what they add up to, and what was
//! played in them.

mod beside;
mod choice;
mod exhibit;
mod faults;
mod found;
mod lines;
mod moves;
mod openings;
mod paint;
mod preview;
mod statistics;
mod table;
mod thumbnails;
mod welcome;

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::accesskit::Live;
use egui::{Align, Id, InputState, Key, Label, Layout, Modifiers, Rect, RichText, TextEdit, Ui};

use crate::app::{Action, Browse, Model};
use crate::coach::library::{Order, Sought};

use super::Look;
use super::cause::say;
use super::fonts;
use super::games;
use super::seat::{Seat, Table};
use super::style::SMALL;
use super::text::words;
use super::window::within;

pub use thumbnails::Thumbnails;

use choice::{Choice, Chosen};
use found::Found;
use lines::Lines;
use moves::Explorer;
use openings::AnyOpenings;
use preview::Wish;
use statistics::StatisticsPage;

pub use exhibit::Exhibit;

const MARGIN: f32 = 10.0;
const GAP: f32 = 8.0;
const ROW: f32 = 28.0;
/// What the list leaves to the game that is selected, in points.
const LEAST_PREVIEW: f32 = 214.0;
const MOST_PREVIEW: f32 = 440.0;
const PREVIEW: f32 = 0.3;

/// The pages of the library.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Page {
    #[default]
    Games,
    Statistics,
    Openings,
}

/// What is looked at in the library, and how: it stays when another kind of game takes the desk.
#[derive(Default)]
pub struct Browsing {
    /// The folder that was seen last.
    folder: Option<PathBuf>,
    page: Page,
    choice: Choice,
    order: Order,
}

/// What the library keeps from one frame to the next.
pub struct LibraryView<P: Seat> {
    open: bool,
    browsing: Browsing,
    lines: Lines,
    found: Found,
    thumbnails: Thumbnails,
    statistics: StatisticsPage,
    /// The openings of the games that were looked at, by their names in files.
    openings: BTreeMap<&'static str, Box<dyn AnyOpenings>>,
    /// The search for a position that was seen last.
    searches: u64,
    /// What was played from the position under the cursor.
    beside: Explorer<P>,
    /// The move pointed at there, and the one that the board shows.
    pointed: Option<P::Move>,
    drawn: Option<P::Move>,
}

impl<P: Seat> Default for LibraryView<P> {
    fn default() -> Self {
        LibraryView {
            open: false,
            browsing: Browsing::default(),
            lines: Lines::default(),
            found: Found::default(),
            thumbnails: Thumbnails::default(),
            statistics: StatisticsPage::default(),
            openings: BTreeMap::new(),
            searches: 0,
            beside: Explorer::default(),
            pointed: None,
            drawn: None,
        }
    }
}

impl<P: Seat> LibraryView<P> {
    /// Goes on with what was looked at in the window of another game.
    pub fn go_on(&mut self, browsing: Browsing) {
        self.browsing = Browsing {
            choice: browsing.choice.anew(),
            ..browsing
        };
    }

    /// What is looked at, to be handed to the window of another game.
    pub fn take_browsing(&mut self) -> Browsing {
        std::mem::take(&mut self.browsing)
    }

    /// The library is not to be seen any more.
    pub fn close(&mut self) {
        self.open = false;
    }

    /// The move of the library that was pointed at beside the board in the last frame, to be drawn
    /// in this one.
    pub fn take_pointed(&mut self) -> Option<P::Move> {
        self.drawn = self.pointed.take();
        self.drawn
    }

    /// The height of what is shown beside the board; 0 where there is no library.
    pub fn height_beside(table: &Table<'_, P>) -> f32 {
        beside::height(table)
    }

    /// Shows what was played from the position under the cursor.
    pub fn show_beside(&mut self, ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
        self.pointed = beside::show(ui, table, &mut self.beside, actions);
        if self.pointed != self.drawn {
            // The board was drawn already.
            ui.ctx().request_repaint();
        }
    }

    /// Shows the library over the whole window, and says what was done.
    pub fn show(&mut self, ui: &mut Ui, model: &Model<P>, look: Look<'_>) -> Vec<Action<P>> {
        let chosen = model.settings.library.folder.is_some();
        let opened = !std::mem::replace(&mut self.open, chosen);
        self.pointed = None;
        if self.browsing.folder != model.settings.library.folder {
            // What was sought in another folder says nothing of this one.
            self.browsing.choice = Choice::default();
            let folder = &model.settings.library.folder;
            self.browsing.folder.clone_from(folder);
        }
        let library = &model.library;
        if std::mem::replace(&mut self.searches, library.searches()) != library.searches() {
            self.browsing.page = Page::Games;
            self.browsing.choice.faults = false;
        }
        let mut actions = Vec::new();
        let screen = ui.max_rect();
        ui.painter().rect_filled(screen, 0.0, look.palette.window);
        let rect = screen.shrink(MARGIN);
        let (top, rest) = rect.split_top_bottom_at_y(rect.top() + ROW);
        within(ui, top, |ui| self.title(ui, model, look, &mut actions));
        let rest = rest.with_min_y(rest.top() + GAP / 2.0);
        if !chosen {
            welcome::show(ui, rest, look, &mut actions);
            return actions;
        }
        if !self.lines.follow(library.listing(), look.text) {
            ui.ctx().request_repaint();
        }
        let filter = self
            .browsing
            .choice
            .filter(model.me(), library.sought(), look);
        self.found.follow(&self.lines, &filter, self.browsing.order);
        let (tabs, rest) = rest.split_top_bottom_at_y(rest.top() + ROW);
        within(ui, tabs, |ui| self.tabs(ui, model, look));
        let rest = rest.with_min_y(rest.top() + GAP / 2.0);
        match self.browsing.page {
            Page::Games => self.games(ui, rest, model, opened, look, &mut actions),
            Page::Statistics => {
                let rest = self.search(ui, rest, model, opened, look, &mut actions);
                within(ui, rest, |ui| {
                    let me = self.statistics.show(ui, &self.found, model.me(), look);
                    actions.extend(me.map(|name| Action::Browse(Browse::CallMe(name))));
                });
            }
            Page::Openings => {
                let rest = self.search(ui, rest, model, opened, look, &mut actions);
                let sought = self.openings(ui, rest, look);
                actions.extend(sought.map(|sought| Action::Browse(Browse::Seek(sought))));
            }
        }
        actions
    }

    /// What this is, where the games are, and the way back.
    fn title(&self, ui: &mut Ui, model: &Model<P>, look: Look<'_>, actions: &mut Vec<Action<P>>) {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(look.text.get("library-leave")).clicked() {
                actions.push(Action::Browse(Browse::Leave));
            }
            let folder = model.settings.library.folder.as_ref();
            if folder.is_some() && ui.button(look.text.get("library-choose")).clicked() {
                actions.push(Action::Browse(Browse::ChooseFolder));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = RichText::new(look.text.get("library")).font(fonts::bold(15.0));
                ui.label(title);
                if let Some(folder) = folder {
                    let path = RichText::new(folder.display().to_string()).size(SMALL);
                    ui.add(Label::new(path.color(look.palette.muted)).truncate());
                }
            });
        });
    }

    /// The pages, and how far the reading has come.
    fn tabs(&mut self, ui: &mut Ui, model: &Model<P>, look: Look<'_>) {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (page, key) in [
                (Page::Games, "library-games"),
                (Page::Statistics, "library-statistics"),
                (Page::Openings, "library-openings"),
            ] {
                ui.selectable_value(&mut self.browsing.page, page, look.text.get(key));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let said = self.state_words(model, look);
                let failed = model.library.failed().is_some();
                let colour = match failed {
                    true => look.palette.threat,
                    false => look.palette.muted,
                };
                let label = Label::new(RichText::new(said).size(SMALL).color(colour));
                let label = ui.add(label.truncate());
                if !model.library.is_reading() {
                    let live = |node: &mut egui::accesskit::Node| node.set_live(Live::Polite);
                    ui.ctx().accesskit_node_builder(label.id, live);
                }
            });
        });
    }

    fn state_words(&self, model: &Model<P>, look: Look<'_>) -> String {
        let library = &model.library;
        if let Some(why) = library.failed() {
            return words!(look.text, "library-failed", why = say(why, look.text));
        }
        if let Some((done, of)) = library.progress() {
            return words!(look.text, "library-progress", done = done, of = of);
        }
        if library.is_reading() && library.listing().entries.is_empty() {
            return look.text.get("library-reading");
        }
        let (found, all) = (self.found.games().len(), self.lines.all().len());
        let said = match found == all {
            true => words!(look.text, "library-all-games", games = all),
            false => words!(look.text, "library-found", found = found, games = all),
        };
        match library.listing().cut_off {
            true => words!(look.text, "library-cut-off", games = said),
            false => said,
        }
    }

    /// The openings of the kind of game that is chosen, else of that on the desk, else of any that
    /// was found.
    fn openings(&mut self, ui: &mut Ui, rect: Rect, look: Look<'_>) -> Option<Sought> {
        let any = || {
            let mut found = self.found.summaries();
            let here = found.clone().any(|summary| summary.game == P::GAME);
            let other = found.next().filter(|_| !here);
            other.and_then(|summary| games::named(&summary.game))
        };
        let chosen = self.browsing.choice.game().and_then(games::named);
        let game = chosen.or_else(any).or_else(|| games::named(P::GAME))?;
        let openings = self.openings.entry(game.name);
        let openings = openings.or_insert_with(game.exhibit.openings);
        openings.show(ui, rect, &self.found, look)
    }

    /// The field for words and the chips; says what room they leave.
    fn search(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        model: &Model<P>,
        opened: bool,
        look: Look<'_>,
        actions: &mut Vec<Action<P>>,
    ) -> Rect {
        let mut top = ui.new_child(egui::UiBuilder::new().max_rect(rect));
        let field = TextEdit::singleline(&mut self.browsing.choice.words)
            .id(search_id())
            .hint_text(look.text.get("library-search-hint"))
            .desired_width(f32::INFINITY);
        let field = top.add(field);
        let name = look.text.get("library-search");
        let field = field.accessible_name(name);
        // Whoever searches wants to see what is found.
        self.browsing.choice.faults &= !field.changed();
        if opened {
            field.request_focus();
        }
        let entries = model.library.listing().entries.iter();
        let faults = entries.filter(|entry| entry.content.is_err()).count();
        let sought = model.library.sought().is_some();
        let me = model.me();
        let chosen = self
            .browsing
            .choice
            .chips(&mut top, &self.lines, me, sought, faults, look);
        if chosen == Some(Chosen::ForgetPosition) {
            actions.push(Action::Browse(Browse::ForgetPosition));
        }
        rect.with_min_y(top.min_rect().bottom() + GAP)
    }

    /// The list of games, and the one that is selected.
    fn games(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        model: &Model<P>,
        opened: bool,
        look: Look<'_>,
        actions: &mut Vec<Action<P>>,
    ) {
        self.thumbnails.begin(ui.ctx());
        let preview = (rect.width() * PREVIEW).clamp(LEAST_PREVIEW, MOST_PREVIEW);
        let (list, game) = rect.split_left_right_at_x(rect.right() - preview);
        let list = list.with_max_x(list.right() - MARGIN);
        // Enter opens a game while words are typed, and while the list has the keyboard.
        let keyboard = takes_keys(ui);
        let enter = |input: &mut InputState| input.consume_key(Modifiers::NONE, Key::Enter);
        let enters = keyboard && ui.input_mut(enter);
        let below = self.search(ui, list, model, opened, look, actions);
        let sought = model.library.sought();
        if self.browsing.choice.faults {
            return within(ui, below.with_max_x(rect.right()), |ui| {
                faults::show(ui, model, look);
            });
        }
        if self.found.games().is_empty() {
            let key = match (self.lines.all().is_empty(), model.library.is_reading()) {
                (true, true) => "library-reading",
                (true, false) if model.library.failed().is_some() => "library-unread",
                (true, false) => "library-empty",
                (false, _) => "library-nothing-found",
            };
            let words = RichText::new(look.text.get(key)).color(look.palette.muted);
            within(ui, below, |ui| {
                ui.add(Label::new(words).wrap());
            });
            return;
        }
        let done = table::show(
            ui,
            below,
            &mut self.found,
            self.browsing.order,
            (keyboard, opened),
            &mut self.thumbnails,
            look,
        );
        if let Some(column) = done.column {
            self.browsing.order = self.browsing.order.chosen(column);
            ui.ctx().request_repaint();
        }
        let folder = model.settings.library.folder.as_deref();
        let (Some(line), Some(folder)) = (self.found.selected(), folder) else {
            return;
        };
        let mut wish = preview::show(ui, game, line, folder, sought.is_some(), look);
        if done.open || enters {
            wish = Some(match sought {
                Some(_) => Wish::OpenThere,
                None => Wish::Open,
            });
        }
        if let Some(wish) = wish {
            let key = sought.map(|sought| sought.key);
            actions.push(Action::Browse(Browse::Take {
                path: line.entry.path.clone(),
                key: key.filter(|_| wish == Wish::OpenThere),
            }));
        }
    }
}

/// Whether keys are meant for the list: while it has the keyboard, or words are typed.
fn takes_keys(ui: &Ui) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let mine = focused.is_none_or(|id| id == search_id() || id == table::id(ui));
    mine && ui.is_enabled() && !egui::Popup::is_any_open(ui.ctx())
}

fn search_id() -> Id {
    Id::unique("library search")
}
