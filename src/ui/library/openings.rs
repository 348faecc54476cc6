//! The openings of the library: from the start of a game, move by move through what was played.

use egui::{Align, Button, ComboBox, Key, Layout, Modifiers, Rect, RichText, ScrollArea, Ui, vec2};

use crate::coach::library::{Sought, Summary};
use crate::export::Theme;
use crate::game::{Mark, Shape};
use crate::ui::Look;
use crate::ui::fonts;
use crate::ui::seat::Seat;
use crate::ui::style::TEXT;
use crate::ui::text::words;
use crate::ui::window::within;

use super::exhibit::still;
use super::found::Found;
use super::moves::{self, Explorer};

const GAP: f32 = 10.0;
const LEAST_MOVES: f32 = 250.0;
const MOST_MOVES: f32 = 460.0;
const BUTTON: f32 = 28.0;

/// The openings of a game whose kind is known at run time only.
pub trait AnyOpenings {
    /// Shows the page in `rect` for the games that were found; says of which position they are to
    /// be listed.
    fn show(&mut self, ui: &mut Ui, rect: Rect, found: &Found, look: Look<'_>) -> Option<Sought>;
}

/// The way that was gone.
pub struct Openings<P: Seat> {
    setup: Option<P::Setup>,
    way: Vec<(P, P::Move)>,
    explorer: Explorer<P>,
    pointed: Option<P::Move>,
    /// The setups of the games, most frequent first, by the revision of the list.
    setups: (u64, Vec<P::Setup>),
}

impl<P: Seat> Default for Openings<P> {
    fn default() -> Self {
        Openings {
            setup: None,
            way: Vec::new(),
            explorer: Explorer::default(),
            pointed: None,
            setups: (0, Vec::new()),
        }
    }
}

impl<P: Seat> AnyOpenings for Openings<P> {
    fn show(&mut self, ui: &mut Ui, rect: Rect, found: &Found, look: Look<'_>) -> Option<Sought> {
        self.learn_setups(found);
        let known = || self.setups.1.first().cloned().unwrap_or_default();
        let setup = self.setup.clone().unwrap_or_else(known);
        let position = match self.way.last() {
            Some((before, play)) => {
                let mut position = before.clone();
                position.play_unchecked(*play);
                position
            }
            None => P::start(&setup),
        };
        let back =
            |input: &mut egui::InputState| input.consume_key(Modifiers::NONE, Key::Backspace);
        // While words are typed, the key is theirs.
        if !ui.ctx().egui_wants_keyboard_input() && ui.input_mut(back) {
            self.way.pop();
        }
        let room = rect.with_max_x(rect.right() - LEAST_MOVES - GAP);
        let drawn = still(&position, Theme::Light, 0);
        let height = P::still_height(&drawn, room.width(), ui.pixels_per_point());
        let width = room.width() * (room.height() / height).min(1.0);
        let board = Rect::from_min_size(room.min, vec2(width, height.min(room.height())));
        let panel = rect.with_min_x(board.right() + GAP);
        let panel = panel.with_max_x(panel.right().min(panel.left() + MOST_MOVES));
        let pointed: Vec<_> = self.pointed.and_then(mark::<P>).into_iter().collect();
        let mut shown = still(&position, Theme::Light, 0);
        shown.last = self.way.last().map(|(_, play)| *play);
        shown.marks = &pointed;
        P::paint_still(&ui.painter_at(board), board, &shown, look);
        let mut sought = None;
        within(ui, panel, |ui| {
            sought = self.panel(ui, &setup, &position, found, look);
        });
        sought
    }
}

impl<P: Seat> Openings<P> {
    fn panel(
        &mut self,
        ui: &mut Ui,
        setup: &P::Setup,
        position: &P,
        found: &Found,
        look: Look<'_>,
    ) -> Option<Sought> {
        let mut sought = None;
        ui.horizontal(|ui| {
            let label = ui.label(look.text.get("library-start"));
            let words = P::setup_words(setup, look.text);
            let combo = ComboBox::from_id_salt("library start")
                .selected_text(words)
                .width(170.0);
            let combo = combo.show_ui(ui, |ui| {
                for other in &self.setups.1 {
                    let words = P::setup_words(other, look.text);
                    if ui.selectable_label(other == setup, words).clicked() {
                        self.setup = Some(other.clone());
                        self.way.clear();
                    }
                }
            });
            combo.response.labelled_by(label.id);
        });
        let way: Vec<String> = self.way.iter().map(|(_, play)| play.to_string()).collect();
        let way = match way.is_empty() {
            true => look.text.get("library-at-start"),
            false => way.join(" "),
        };
        ui.add(egui::Label::new(RichText::new(way).font(fonts::bold(TEXT))).wrap());
        let games = found.summaries().enumerate();
        let explored = self.explorer.of(position, games, found.revision());
        let games = explored.games.len();
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), BUTTON),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| {
                let gone = !self.way.is_empty();
                let back = Button::new(look.text.get("library-back"));
                if ui.add_enabled(gone, back).clicked() {
                    self.way.pop();
                }
                let start = Button::new(look.text.get("library-to-start"));
                if ui.add_enabled(gone, start).clicked() {
                    self.way.clear();
                }
                let list = Button::new(words!(look.text, "library-these", games = games));
                if ui.add_enabled(games > 0, list).clicked() {
                    sought = Some(Sought {
                        game: P::GAME.to_owned(),
                        key: position.symmetric_key(),
                    });
                }
            },
        );
        if explored.moves.is_empty() {
            let none = RichText::new(look.text.get("library-no-move"));
            ui.label(none.color(look.palette.muted));
            self.pointed = None;
            return sought;
        }
        moves::head::<P>(ui, look);
        let scroll = ScrollArea::vertical()
            .id_salt("openings")
            .auto_shrink(false);
        let done = scroll.show(ui, |ui| moves::show::<P>(ui, explored, |_| false, look));
        let over = done.inner.over;
        if self.pointed != over {
            self.pointed = over;
            // The board was drawn already.
            ui.ctx().request_repaint();
        }
        if let Some(play) = done.inner.chosen {
            self.way.push((position.clone(), play));
            self.pointed = None;
        }
        sought
    }

    /// The setups under which the games begin that were found, the most frequent first.
    fn learn_setups(&mut self, found: &Found) {
        let revision = found.revision();
        if self.setups.0 == revision {
            return;
        }
        let mut counted: Vec<(P::Setup, u32)> = Vec::new();
        let mut known: Vec<(&serde_json::Map<String, serde_json::Value>, usize)> = Vec::new();
        let from_start = |game: &&Summary| game.game == P::GAME && !game.own_start;
        for summary in found.summaries().filter(from_start) {
            if let Some((_, place)) = known.iter().find(|(setup, _)| **setup == summary.setup) {
                counted[*place].1 += 1;
                continue;
            }
            let setup = serde_json::Value::Object(summary.setup.clone());
            if let Ok(setup) = serde_json::from_value(setup) {
                known.push((&summary.setup, counted.len()));
                counted.push((setup, 1));
            }
        }
        counted.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
        self.setups = (
            revision,
            counted.into_iter().map(|(setup, _)| setup).collect(),
        );
    }
}

/// A move as it is drawn on the board; nothing for a pass.
fn mark<P: Seat>(play: P::Move) -> Option<Mark<P::Cell>> {
    match P::ends(play) {
        (Some(from), Some(to)) => Some(Mark::new(from, Shape::Arrow(to))),
        (_, to) => to.map(|cell| Mark::new(cell, Shape::Ring)),
    }
}
