//! The side of the window: players, tables, details and moves; the score sheet over them.

use egui::{Rect, RichText, ScrollArea, Ui, pos2, vec2};

use crate::app::{Action, Dialog, Model, Step};
use crate::game::NodeId;
use crate::rules::{ByPlayer, Player};
pub use crate::storage::settings::Panel as Tab;

use super::layout::Layout;
use super::library::LibraryView;
use super::move_list::{LastMoves, MoveList, MoveListEvent, Rows};
use super::overlay::{Overlay as _, Shown};
use super::players::{self, PlayerLine};
use super::seat::{Seat, SheetChoice, Table};
use super::style::{SMALL, TEXT};
use super::timeline::{self, Timeline, TimelineEvent};
use super::window::{Views, within};
use super::{
    customs, engine_panel, fonts, house, legend, menu, move_entry, notes, review, training,
};

const GAP: f32 = 10.0;
/// The part of the height that the table of fields may take at most, and the moves at least.
const MOST_FOR_OVERVIEW: f32 = 0.4;
const DETAILS_WIDTH: f32 = 0.46;
const ENTRY_HEIGHT: f32 = 28.0;
const TABS_HEIGHT: f32 = 28.0;
/// The moves that a narrow window shows beside the table.
const LAST_MOVES: usize = 4;

/// Shows the side.
pub fn show<P: Seat>(
    ui: &mut Ui,
    layout: &Layout,
    table: &Table<'_, P>,
    views: &mut Views<P>,
    actions: &mut Vec<Action<P>>,
) {
    let outcome = table.model.end();
    if table.model.sheet
        && let Some(outcome) = outcome
    {
        let mut choice = None;
        // Its outline lies half outside of it.
        within(ui, layout.side.shrink(1.0), |ui| {
            choice = P::sheet(ui, table, outcome, &mut views.game);
        });
        if choice == Some(SheetChoice::Copy) {
            ui.copy_text(P::sheet_text(table, outcome));
        }
        let reviewed = table.review.is_some();
        let chosen = choice
            .into_iter()
            .flat_map(|choice| chosen(choice, reviewed));
        actions.extend(chosen);
        return;
    }
    if table.model.review_sheet
        && !table.model.is_what_if()
        && let Some(review) = table.review
    {
        within(ui, layout.side.shrink(1.0), |ui| {
            review::show_sheet(ui, table, review, actions);
        });
        return;
    }
    if table.model.training().is_shown() && !table.model.is_what_if() {
        within(ui, layout.side.shrink(1.0), |ui| {
            training::show_page(ui, table, actions);
        });
        return;
    }
    let mut side = Side {
        table,
        views,
        actions,
        rows: Rows::of(table.line),
        sides: sides(table),
    };
    let lines = Player::BOTH.map(|player| player_line(table, player));
    let rect = layout.side;
    let (top, rest) = rect.split_top_bottom_at_y(rect.top() + players::height(rect.width()));
    within(ui, top, |ui| players::show(ui, &lines, table.look));
    let rest = rest.with_min_y(rest.top() + GAP);
    if layout.is_wide() {
        side.wide(ui, rest);
    } else {
        side.narrow(ui, rest);
    }
}

/// Shows the timeline over the whole width there is.
pub fn show_timeline<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let turning_points = review::marks(table);
    let timeline = Timeline {
        line: table.line,
        marks: &turning_points,
        judged: &|ply| review::judged(table, ply),
        cursor: cursor(table),
        sides: &sides(table),
        opinions: table.opinions,
        view: table.timeline_view(),
        lanes: table.lanes,
        height: ui.max_rect().height(),
        least_reach: P::LEAST_REACH,
    };
    match timeline.show(ui, table.look) {
        Some(TimelineEvent::GoTo(ply)) => actions.push(Action::Step(Step::To(ply))),
        Some(TimelineEvent::Show(view)) => actions.push(Action::ShowTimeline(view)),
        Some(TimelineEvent::Step(plies)) => {
            let step = if plies < 0 { Step::Back } else { Step::Forward };
            actions.extend((0..plies.unsigned_abs()).map(|_| Action::Step(step)));
        }
        None => {}
    }
}

/// The line of a player, with its clock, its bid, and a word where it is the engine that plays.
fn player_line<'a, P: Seat>(table: &Table<'a, P>, player: Player) -> PlayerLine<'a> {
    let mut line = P::player_line(table, player);
    line.clock = customs::clock(table, player);
    let house = table.model.record.header().house;
    if let Some(bid) = house::line_note(house, player, table.look.text) {
        line.note = match line.note.as_str() {
            "" => bid,
            note => format!("{note} · {bid}"),
        };
    }
    if table.model.thinking.plays[player] {
        let engine = table.look.text.get("player-engine");
        line.note = match line.note.as_str() {
            "" => engine,
            note => format!("{engine} · {note}"),
        };
    }
    line
}

/// What is done after a choice on the sheet; `reviewed` where there is a review to be shown.
fn chosen<P: Seat>(choice: SheetChoice, reviewed: bool) -> Vec<Action<P>> {
    match choice {
        SheetChoice::NewGame => vec![Action::Show(Dialog::NewGame)],
        SheetChoice::Review if reviewed => vec![Action::ShowReview(true)],
        SheetChoice::Review => vec![Action::Review],
        SheetChoice::Save => vec![Action::Save],
        SheetChoice::Copy => vec![Action::TellSheetCopied],
        SheetChoice::Close => vec![Action::ShowSheet(false)],
    }
}

fn sides<P: Seat>(table: &Table<'_, P>) -> ByPlayer<String> {
    ByPlayer::from_fn(|player| P::side(player, table.look.text))
}

/// The number of plies before the cursor.
fn cursor<P: Seat>(table: &Table<'_, P>) -> usize {
    table.model.record.ply(table.model.record.cursor())
}

/// Compares with the position after a ply, and shows that; the same again ends it. `since` is the
/// node that positions are compared with, and its game.
pub fn compare<P: Seat>(
    since: &mut Option<(u64, NodeId)>,
    model: &Model<P>,
    shown: Shown<P::Overlay>,
    node: NodeId,
) -> Option<Action<P>> {
    let chosen = Some((model.game_number(), node));
    *since = chosen.filter(|_| *since != chosen);
    let hidden = |overlay: &&P::Overlay| overlay.compares() && !shown.has(**overlay);
    let compares = P::Overlay::ALL.iter().find(hidden)?;
    Some(menu::switch(model, *compares))
}

/// The height of a row with something in it that is pressed.
fn height_of(usual: f32, ui: &Ui) -> f32 {
    usual.max(ui.spacing().interact_size.y + 4.0)
}

struct Side<'a, 'b, P: Seat> {
    table: &'a Table<'b, P>,
    views: &'a mut Views<P>,
    actions: &'a mut Vec<Action<P>>,
    rows: Rows,
    sides: ByPlayer<String>,
}

impl<P: Seat> Side<'_, '_, P> {
    /// The table over the whole width; details and moves beside each other under it.
    fn wide(&mut self, ui: &mut Ui, rect: Rect) {
        let wanted = P::overview_height(self.table, &self.views.game, rect.width());
        let overview = wanted.min(rect.height() * MOST_FOR_OVERVIEW);
        let (top, rest) = rect.split_top_bottom_at_y(rect.top() + overview);
        within(ui, top, |ui| {
            P::overview(ui, self.table, &mut self.views.game)
        });
        let rest = rest.with_min_y(rest.top() + GAP);
        self.rule(ui, rest.left_top(), vec2(rest.width(), 0.0));
        let mut rest = rest.with_min_y(rest.top() + GAP / 2.0);
        let engine = engine_panel::height(self.table);
        if engine > 0.0 {
            let (panel, below) = rest.split_top_bottom_at_y(rest.top() + engine);
            within(ui, panel, |ui| self.engine(ui));
            rest = below.with_min_y(below.top() + GAP / 2.0);
            self.rule(ui, rest.left_top(), vec2(rest.width(), 0.0));
            rest = rest.with_min_y(rest.top() + GAP / 2.0);
        }
        let library = LibraryView::height_beside(self.table);
        if library > 0.0 {
            let (panel, below) = rest.split_top_bottom_at_y(rest.top() + library);
            within(ui, panel, |ui| self.library(ui));
            rest = below.with_min_y(below.top() + GAP / 2.0);
            self.rule(ui, rest.left_top(), vec2(rest.width(), 0.0));
            rest = rest.with_min_y(rest.top() + GAP / 2.0);
        }
        let (left, right) = rest.split_left_right_at_fraction(DETAILS_WIDTH);
        let left = left.with_max_x(left.right() - GAP);
        let (details, notes) =
            left.split_top_bottom_at_y(left.bottom() - notes::height(left.height()));
        within(ui, details.with_max_y(details.bottom() - GAP / 2.0), |ui| {
            self.details(ui)
        });
        within(ui, notes, |ui| self.notes(ui));
        self.rule(ui, right.left_top(), vec2(0.0, right.height()));
        let right = right.with_min_x(right.left() + GAP);
        let (moves, entry) =
            right.split_top_bottom_at_y(right.bottom() - height_of(ENTRY_HEIGHT, ui));
        let moves = moves.with_max_y(moves.bottom() - GAP / 2.0);
        within(ui, moves, |ui| self.moves(ui));
        within(ui, entry, |ui| self.entry(ui));
    }

    /// One panel at a time, the last moves and the timeline under it.
    fn narrow(&mut self, ui: &mut Ui, rect: Rect) {
        let (tabs, rest) = rect.split_top_bottom_at_y(rect.top() + height_of(TABS_HEIGHT, ui));
        within(ui, tabs, |ui| self.tabs(ui));
        let view = self.table.timeline_view();
        let graph = timeline::height(rect.width(), view, ui.ctx().content_rect().height());
        let (rest, graph) = rest.split_top_bottom_at_y(rest.bottom() - graph);
        within(ui, graph, |ui| show_timeline(ui, self.table, self.actions));
        let (mut panel, entry) =
            rest.split_top_bottom_at_y(rest.bottom() - height_of(ENTRY_HEIGHT, ui) - GAP / 2.0);
        within(ui, entry.with_max_y(entry.bottom() - GAP / 2.0), |ui| {
            self.entry(ui)
        });
        match self.views.tab {
            Tab::Overview => {
                let last = LastMoves::height(LAST_MOVES);
                let (table, moves) = panel.split_top_bottom_at_y(panel.bottom() - last - GAP);
                within(ui, table, |ui| {
                    P::overview(ui, self.table, &mut self.views.game)
                });
                within(ui, moves, |ui| {
                    let list = LastMoves {
                        line: self.table.line,
                        rows: &self.rows,
                        cursor: cursor(self.table),
                        sides: &self.sides,
                        told: &|node| self.table.told(node),
                        count: LAST_MOVES,
                    };
                    let event = list.show(ui, self.table.look);
                    self.go(event);
                });
            }
            Tab::Moves => within(ui, panel, |ui| self.moves(ui)),
            Tab::Engine => {
                let library = LibraryView::height_beside(self.table);
                let (engine, library) = panel.split_top_bottom_at_y(panel.bottom() - library);
                within(ui, engine, |ui| self.engine(ui));
                within(ui, library, |ui| self.library(ui));
            }
            Tab::Notes => within(ui, panel, |ui| self.notes(ui)),
            Tab::Details => {
                panel = panel.with_min_y(panel.top() + GAP / 2.0);
                within(ui, panel, |ui| self.details(ui));
            }
        }
    }

    /// What is pointed at, and what the marks on the board mean.
    fn details(&mut self, ui: &mut Ui) {
        let scroll = ScrollArea::vertical().id_salt("details").auto_shrink(false);
        scroll.show(ui, |ui| {
            review::show_note(ui, self.table);
            P::details(ui, self.table, &mut self.views.game);
            ui.add_space(GAP / 2.0);
            legend::show(ui, self.table);
        });
    }

    fn tabs(&mut self, ui: &mut Ui) {
        let overview = format!("{}-overview", P::GAME);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 1.0;
            ui.spacing_mut().button_padding.x = 4.0;
            let tabs = [
                (Tab::Overview, &*overview),
                (Tab::Moves, "tab-moves"),
                (Tab::Details, "tab-details"),
                (Tab::Engine, "tab-engine"),
                (Tab::Notes, "tab-notes"),
            ]
            .map(|(tab, key)| (tab, self.table.look.text.get(key)));
            // Long words are written small.
            let width = |(_, name): &(Tab, String)| {
                let (font, ink) = (fonts::regular(TEXT), self.table.look.palette.ink);
                let galley = ui.painter().layout_no_wrap(name.clone(), font, ink);
                galley.size().x + 2.0 * ui.spacing().button_padding.x + 1.0
            };
            let size = match tabs.iter().map(width).sum::<f32>() > ui.available_width() {
                true => SMALL,
                false => TEXT,
            };
            for (tab, name) in tabs {
                let name = RichText::new(name).size(size);
                ui.selectable_value(&mut self.views.tab, tab, name);
            }
        });
    }

    fn engine(&mut self, ui: &mut Ui) {
        let followed = engine_panel::show(ui, self.table);
        if self.views.followed != followed {
            self.views.followed = followed;
            // The line is drawn on the board too, and there it was drawn already.
            ui.request_repaint();
        }
    }

    fn library(&mut self, ui: &mut Ui) {
        let library = &mut self.views.library;
        library.show_beside(ui, self.table, self.actions);
    }

    fn notes(&mut self, ui: &mut Ui) {
        self.views.notes.show(ui, self.table, self.actions);
    }

    fn moves(&mut self, ui: &mut Ui) {
        let list = MoveList {
            line: self.table.line,
            rows: &self.rows,
            cursor: cursor(self.table),
            sides: &self.sides,
            told: &|node| self.table.told(node),
        };
        let event = list.show(ui, self.table.look);
        self.go(event);
    }

    fn go(&mut self, event: Option<MoveListEvent>) {
        let action = event.and_then(|event| match event {
            MoveListEvent::GoTo(node) => Some(Action::GoTo(node)),
            MoveListEvent::DeleteFrom(node) => Some(Action::Delete(node)),
            MoveListEvent::Trim(node) => Some(Action::Trim(node)),
            MoveListEvent::Earlier(node) => Some(Action::Reorder {
                node,
                earlier: true,
            }),
            MoveListEvent::Later(node) => Some(Action::Reorder {
                node,
                earlier: false,
            }),
            MoveListEvent::MakeMainLine(node) => Some(Action::Promote(node)),
            MoveListEvent::Compare(node) => {
                let (views, table) = (&mut *self.views, self.table);
                compare(&mut views.since, table.model, table.shown, node)
            }
        });
        self.actions.extend(action);
    }

    fn entry(&mut self, ui: &mut Ui) {
        let look = self.table.look;
        let examples = look.text.get(&format!("{}-move-hint", P::GAME));
        let entered = self.views.typed.show(ui, &examples, look);
        let meant = entered.map(|typed| move_entry::meant(typed, self.table));
        self.actions.extend(meant);
    }

    fn rule(&self, ui: &Ui, from: egui::Pos2, along: egui::Vec2) {
        let to = pos2(from.x + along.x, from.y + along.y);
        ui.painter()
            .line_segment([from, to], (1.0, self.table.look.palette.rule));
    }
}
