//! The list of games: a row a game, of which only those in sight are laid out.

use egui::scroll_area::ScrollArea;
use egui::style::ScrollAnimation;
use egui::{
    Align, EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::coach::library::{Column, Order};
use crate::ui::Look;
use crate::ui::fonts;
use crate::ui::numbers;
use crate::ui::style::{SMALL, TEXT};
use crate::ui::text::words;
use crate::ui::window::within;

use super::found::Found;
use super::lines::Line;
use super::paint;
use super::thumbnails::Thumbnails;

/// The heights of a row and of the head, in points.
const ROW: f32 = 44.0;
const HEAD: f32 = 24.0;
const THUMBNAIL: f32 = 40.0;
const GAP: f32 = 6.0;
/// The columns beside the players, and how wide they are.
const COLUMNS: [(Column, f32); 4] = [
    (Column::Game, 120.0),
    (Column::Result, 88.0),
    (Column::Date, 70.0),
    (Column::Plies, 36.0),
];
/// A list narrower than this has them this much narrower.
const NARROW: f32 = 520.0;
const NARROWER: f32 = 6.0;

/// What was done in the list.
#[derive(Default)]
pub struct Done {
    /// The game that is selected is to be opened.
    pub open: bool,
    /// The head of this column was chosen.
    pub column: Option<Column>,
}

/// The id of the list, which the keyboard goes to.
pub fn id(ui: &Ui) -> Id {
    ui.scope_id().with("library list")
}

/// Shows the list in `rect`; where it has the keyboard, or something that leaves it those keys,
/// they go through the list. With `reveal`, the game that is selected comes into sight.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    found: &mut Found,
    order: Order,
    (keyboard, reveal): (bool, bool),
    thumbnails: &mut Thumbnails,
    look: Look<'_>,
) -> Done {
    let mut done = Done::default();
    let list = id(ui);
    let (head, rows) = rect.split_top_bottom_at_y(rect.top() + HEAD);
    done.column = heads(ui, head, order, look);
    let whole = ui.interact(rows, list, Sense::focusable_noninteractive());
    let name = words!(look.text, "library-list", games = found.games().len());
    whole.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, &name));
    let focused = whole.has_focus();
    if focused {
        let filter = EventFilter {
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(list, filter));
        let outline = Stroke::new(1.8, look.palette.accent);
        ui.painter()
            .rect_stroke(rows, 3.0, outline, StrokeKind::Inside);
    }
    let moved = keyboard && keys(ui, rows.height(), found, focused);
    let reveal = reveal || moved;
    within(ui, rows, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let scroll = ScrollArea::vertical()
            .id_salt("library games")
            .auto_shrink(false);
        let count = found.games().len();
        scroll.show_rows(ui, ROW, count, |ui, range| {
            let place = ui.max_rect();
            let first = range.start;
            let row_rect = |row: usize| {
                let top = place.top() + (row as f32 - first as f32) * ROW;
                Rect::from_x_y_ranges(place.x_range(), top..=top + ROW)
            };
            let selected = found.place();
            let mut chosen = None;
            // Screen readers are told of the game that is selected even where it is out of sight.
            let out_of_sight = (!range.contains(&selected)).then_some(selected);
            for row in range.chain(out_of_sight) {
                let Some(line) = found.games().get(row) else {
                    continue;
                };
                let rect = row_rect(row);
                let id = ui.scope_id().with(("game", &line.entry.path));
                let response = ui.interact(rect, id, Sense::CLICK);
                let (is_selected, spoken) = (row == selected, line.spoken(look.text));
                response.widget_info(|| {
                    WidgetInfo::selected(Role::ListBoxOption, true, is_selected, &spoken)
                });
                if ui.is_rect_visible(rect) {
                    paint_row(
                        ui,
                        rect,
                        line,
                        is_selected,
                        response.hovered(),
                        thumbnails,
                        look,
                    );
                }
                if response.clicked() {
                    chosen = Some(row);
                    ui.memory_mut(|memory| memory.request_focus(list));
                }
                done.open |= response.double_clicked();
            }
            if reveal {
                let rect = row_rect(selected);
                ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
            }
            if let Some(row) = chosen {
                found.select(row);
            }
        });
    });
    done
}

/// Goes through the list by the keys that move up and down; tells whether it did.
fn keys(ui: &Ui, height: f32, found: &mut Found, focused: bool) -> bool {
    let page = ((height / ROW) as isize - 1).max(1);
    let all = found.games().len() as isize;
    let ways = [
        (Key::ArrowUp, -1),
        (Key::ArrowDown, 1),
        (Key::PageUp, -page),
        (Key::PageDown, page),
    ];
    // The ends of the list are those of the text while it is typed.
    let ends = [(Key::Home, -all), (Key::End, all)];
    let ends = ends.iter().filter(|_| focused);
    let mut moved = false;
    for (key, by) in ways.iter().chain(ends) {
        let times = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, *key));
        if times > 0 {
            found.go(by * times as isize);
            moved = true;
        }
    }
    moved
}

/// The places of the columns in a row: the players', then the others.
fn columns(rect: Rect) -> (Rect, [Rect; COLUMNS.len()]) {
    let less = if rect.width() < NARROW { NARROWER } else { 0.0 };
    let mut right = rect.right() - GAP;
    let mut places = [Rect::NOTHING; COLUMNS.len()];
    for (place, (_, width)) in places.iter_mut().zip(COLUMNS).rev() {
        let width = if width > 50.0 { width - less } else { width };
        *place = Rect::from_x_y_ranges(right - width..=right, rect.y_range());
        right -= width + GAP;
    }
    let left = rect.left() + THUMBNAIL + 2.0 * GAP;
    (Rect::from_x_y_ranges(left..=right, rect.y_range()), places)
}

/// How a column is written.
fn align(column: Column) -> Align {
    match column {
        Column::Plies => Align::Max,
        _ => Align::Min,
    }
}

/// The heads of the columns; each sorts the list.
fn heads(ui: &Ui, rect: Rect, order: Order, look: Look<'_>) -> Option<Column> {
    let (players, others) = columns(rect);
    let others = COLUMNS.iter().map(|(column, _)| *column).zip(others);
    let mut chosen = None;
    for (column, place) in [(Column::Players, players)].into_iter().chain(others) {
        let key = match column {
            Column::Players => "library-players",
            Column::Game => "library-game",
            Column::Result => "library-result",
            Column::Date => "library-date",
            Column::Plies => "library-plies",
        };
        let name = look.text.get(key);
        let id = ui.scope_id().with(("library head", key));
        let response = ui.interact(place.expand2(vec2(3.0, 0.0)), id, Sense::click());
        let sorts = order.column == column;
        let spoken = match (sorts, order.falls) {
            (false, _) => words!(look.text, "library-sort", column = name.as_str()),
            (true, true) => words!(look.text, "library-sorted-falling", column = name.as_str()),
            (true, false) => words!(look.text, "library-sorted", column = name.as_str()),
        };
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, sorts, &spoken));
        let lit = response.hovered() || response.has_focus() || sorts;
        let ink = if lit {
            look.palette.ink
        } else {
            look.palette.muted
        };
        let font = if sorts {
            fonts::bold(SMALL)
        } else {
            fonts::regular(SMALL)
        };
        let mut words = place;
        if sorts {
            words.set_right(place.right() - 10.0);
            triangle(ui, place, order.falls, ink);
        }
        paint::line(ui.painter(), words, align(column), &name, font, ink);
        if response.has_focus() {
            let outline = Stroke::new(1.4, look.palette.accent);
            let around = place.expand2(vec2(3.0, -3.0));
            ui.painter()
                .rect_stroke(around, 3.0, outline, StrokeKind::Inside);
        }
        if response.on_hover_text(spoken).clicked() {
            chosen = Some(column);
        }
    }
    ui.painter()
        .hline(rect.x_range(), rect.bottom(), (1.0, look.palette.rule));
    chosen
}

/// The sign of the column that sorts, at its right end.
fn triangle(ui: &Ui, place: Rect, falls: bool, ink: egui::Color32) {
    let middle = pos2(place.right() - 4.0, place.center().y);
    let tip = if falls { 3.0 } else { -3.0 };
    let corners = vec![
        middle + vec2(-3.5, -tip / 2.0),
        middle + vec2(3.5, -tip / 2.0),
        middle + vec2(0.0, tip),
    ];
    ui.painter()
        .add(egui::Shape::convex_polygon(corners, ink, Stroke::NONE));
}

fn paint_row(
    ui: &Ui,
    rect: Rect,
    line: &Line,
    selected: bool,
    hovered: bool,
    thumbnails: &mut Thumbnails,
    look: Look<'_>,
) {
    let painter = ui.painter();
    let (ink, muted) = (look.palette.ink, look.palette.muted);
    if selected || hovered {
        painter.rect_filled(rect.shrink2(vec2(0.0, 0.5)), 3.0, look.palette.chip);
    }
    if selected {
        let edge = rect.with_max_x(rect.left() + 3.0);
        painter.rect_filled(edge.shrink2(vec2(0.0, 0.5)), 1.0, look.palette.accent);
    }
    let Some(summary) = line.summary() else {
        return;
    };
    let board = Rect::from_center_size(
        pos2(rect.left() + GAP + THUMBNAIL / 2.0, rect.center().y),
        vec2(THUMBNAIL, THUMBNAIL),
    );
    let width = (THUMBNAIL * ui.pixels_per_point()).ceil().max(64.0) as u16;
    let dark = ui.theme() == egui::Theme::Dark;
    if let Some(texture) = thumbnails.of(ui.ctx(), &summary.game, &summary.end, dark, width) {
        let size = texture.size_vec2();
        let scale = (board.size() / size).min_elem();
        let place = Rect::from_center_size(board.center(), size * scale);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(texture.id(), place, whole, egui::Color32::WHITE);
    }
    let (players, others) = columns(rect);
    let halves = |place: Rect| {
        let place = place.shrink2(vec2(0.0, 4.0));
        let (above, below) = place.split_top_bottom_at_fraction(0.5);
        [above, below]
    };
    let small = || fonts::regular(SMALL);
    for (side, place) in halves(players).into_iter().enumerate() {
        let won = summary
            .finish
            .winner()
            .is_some_and(|player| player.index() == side);
        let font = if won {
            fonts::bold(TEXT)
        } else {
            fonts::regular(TEXT)
        };
        let unnamed = summary.players[side].trim().is_empty();
        let ink = if unnamed { muted } else { ink };
        paint::line(painter, place, Align::Min, &line.players[side], font, ink);
    }
    let [game, result, date, plies] = others;
    for (words, place) in [&line.kind, &line.setup].into_iter().zip(halves(game)) {
        paint::line(painter, place, Align::Min, words, small(), ink);
    }
    let size = if rect.width() < NARROW { SMALL } else { TEXT };
    let won = match &line.how {
        None => result,
        Some(how) => {
            let [above, below] = halves(result);
            paint::line(painter, below, Align::Min, how, small(), muted);
            above
        }
    };
    let font = fonts::regular(size);
    paint::line(painter, won, Align::Min, &line.result, font, ink);
    // A day that the game itself does not tell is that of its file.
    let told = if summary.date.is_some() { ink } else { muted };
    let day = line.date.map(|date| numbers::day(date, look.text));
    let day = day.unwrap_or_default();
    paint::line(painter, date, Align::Min, &day, small(), told);
    let count = summary.plies.to_string();
    paint::line(painter, plies, Align::Max, &count, small(), ink);
    painter.hline(rect.x_range(), rect.bottom(), (1.0, look.palette.rule));
}
