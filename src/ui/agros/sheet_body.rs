//! What stands on the score sheet: heading, table, sums, half point, score.

use egui::{Painter, Rangef, Rect, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo};
use egui::{pos2, vec2};

use super::board::paint_swatch;
use super::field_words::side;
use super::finished_game::FinishedGame;
use super::ranks;
use super::share_bar;
use super::sheet_text::{SheetRow, bid_sums, half_point, half_point_reason};
use crate::rules::{ByPlayer, Player};
use crate::ui::Look;
use crate::ui::line::{Line, Type};
use crate::ui::numbers::points;
use crate::ui::room::Room;

const SIZE: f32 = 13.0;
const NARROW_SIZE: f32 = 11.5;
const SMALL_SIZE: f32 = 12.0;
const HEADER_SIZE: f32 = 11.0;
const SCORE_SIZE: f32 = 17.0;
const NARROW_SCORE_SIZE: f32 = 15.0;
const HEADER_HEIGHT: f32 = 22.0;
const ROW_HEIGHT: f32 = 28.0;
const NARROW_ROW_HEIGHT: f32 = 36.0;
const SCORE_HEIGHT: f32 = 48.0;
const BAR_HEIGHT: f32 = 22.0;
const SWATCH: f32 = 16.0;
const NAME_X: f32 = 28.0;
/// Where the words about the half point, and its lists, begin.
const HALF_POINT_X: f32 = 118.0;
const LIST_X: f32 = 46.0;
const LIST_PITCH: f32 = 24.0;
const COLUMN_GAP: f32 = 8.0;
const SECTION_GAP: f32 = 14.0;

/// Where the columns end, from the left edge of the sheet.
struct Columns {
    cells: f32,
    harvest: f32,
    lists: f32,
    margin: f32,
    values: [f32; 2],
}

impl Columns {
    fn of(width: f32, room: Room) -> Columns {
        let values = match room {
            Room::Wide => [width - 76.0, width - 4.0],
            Room::Narrow => [width - 62.0, width - 4.0],
        };
        Columns {
            cells: width - 340.0,
            harvest: width - 286.0,
            lists: width - 198.0,
            margin: width - 120.0,
            values,
        }
    }
}

/// What every part of the sheet needs to be shown.
pub struct SheetBody<'a> {
    game: &'a FinishedGame<'a>,
    /// That of the table; the heading goes by the room of the whole sheet.
    room: Room,
    width: f32,
    columns: Columns,
    look: Look<'a>,
}

impl<'a> SheetBody<'a> {
    /// The body of a game's sheet as wide as `ui`; `room` is that of the table.
    pub fn new(ui: &Ui, game: &'a FinishedGame<'a>, room: Room, look: Look<'a>) -> SheetBody<'a> {
        let width = ui.available_width();
        SheetBody {
            game,
            room,
            width,
            columns: Columns::of(width, room),
            look,
        }
    }

    /// Shows everything from top to bottom.
    pub fn show(&self, ui: &mut Ui, title_size: f32) {
        let text = self.look.text;
        self.show_heading(ui, title_size);
        self.show_header(ui);
        for row in SheetRow::all(self.game, text) {
            self.show_row(ui, &row);
        }
        self.show_sum(
            ui,
            &text.get("sheet-fields-together"),
            Player::BOTH.map(|player| self.game.fields_together(player).to_string()),
        );
        self.show_half_point(ui);
        self.show_score(ui);
        if let Some(sums) = bid_sums(self.game, text) {
            for (key, ByPlayer(values)) in ["sheet-bid", "sheet-with-bid"].into_iter().zip(sums) {
                self.show_sum(ui, &text.get(key), values);
            }
        }
        self.show_bar(ui);
        for sentence in self.game.course(text) {
            self.show_words(ui, sentence, self.plain_muted(SMALL_SIZE));
            ui.add_space(3.0);
        }
    }

    fn show_heading(&self, ui: &mut Ui, title_size: f32) {
        let text = self.look.text;
        let title = Type::bold(title_size, self.look.palette.ink);
        self.show_words(ui, self.game.title(text), title);
        ui.add_space(4.0);
        self.show_words(ui, self.game.ending(text), self.plain_muted(SMALL_SIZE));
        if let Some(bid) = self.game.after_bid(text) {
            ui.add_space(4.0);
            self.show_words(ui, bid, Type::bold(SIZE, self.look.palette.ink));
        }
        ui.add_space(8.0);
    }

    fn show_header(&self, ui: &mut Ui) {
        let text = self.look.text;
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, HEADER_HEIGHT), Sense::hover());
        let line = Line::in_middle_of(ui.painter(), rect);
        let muted = self.plain_muted(HEADER_SIZE);
        let columns = &self.columns;
        let (name, middle) = match self.room {
            Room::Wide => (
                "sheet-field",
                &[
                    (columns.cells, "sheet-cells"),
                    (columns.harvest, "sheet-harvest"),
                    (columns.lists, "sheet-lists"),
                    (columns.margin, "sheet-margin"),
                ][..],
            ),
            Room::Narrow => ("sheet-field-narrow", &[][..]),
        };
        line.left(self.from(rect, NAME_X), text.get(name), &muted);
        for &(end, key) in middle {
            line.right(self.until(rect, end), text.get(key), &muted);
        }
        for (player, end) in Player::BOTH.into_iter().zip(columns.values) {
            line.right(self.until(rect, end), side(player, text), &muted);
        }
        let stroke = Stroke::new(1.0, self.look.palette.muted);
        ui.painter().hline(rect.x_range(), rect.bottom(), stroke);
    }

    fn show_row(&self, ui: &mut Ui, row: &SheetRow) {
        let height = match self.room {
            Room::Wide => ROW_HEIGHT,
            Room::Narrow => NARROW_ROW_HEIGHT,
        };
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &row.spoken));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let painter = ui.painter();
        let swatch = Rect::from_min_size(
            pos2(rect.left() + 2.0, rect.top() + 6.0),
            vec2(SWATCH, SWATCH),
        );
        paint_swatch(painter, swatch, row.owner, self.look);
        match self.room {
            Room::Wide => self.paint_columns(painter, rect, row),
            Room::Narrow => {
                let (upper, lower) = rect.split_top_bottom_at_fraction(0.55);
                self.paint_values(painter, upper, row);
                Line::in_middle_of(painter, upper).left(
                    self.span(upper, NAME_X, self.columns.values[0] - 36.0),
                    row.name.as_str(),
                    &self.weight(row, NARROW_SIZE),
                );
                Line::on(painter, lower.center().y + 2.0).left(
                    self.from(lower, NAME_X),
                    row.detail.as_str(),
                    &self.plain_muted(HEADER_SIZE),
                );
            }
        }
        if row.owner.is_some() {
            painter.hline(
                rect.x_range(),
                rect.bottom(),
                Stroke::new(0.8, self.look.palette.rule),
            );
        }
    }

    fn paint_columns(&self, painter: &Painter, rect: Rect, row: &SheetRow) {
        let columns = &self.columns;
        let line = Line::in_middle_of(painter, rect);
        let look = self.weight(row, SIZE);
        let muted = self.plain_muted(SIZE);
        let name_end = columns.cells - 32.0;
        line.left(self.span(rect, NAME_X, name_end), row.name.as_str(), &look);
        let mut start = name_end;
        for (end, words, look) in [
            (columns.cells, &row.cells, &look),
            (columns.harvest, &row.harvest, &look),
            (columns.lists, &row.lists, &muted),
            (columns.margin, &row.margin, &muted),
        ] {
            line.right(
                self.span(rect, start + COLUMN_GAP, end),
                words.as_str(),
                look,
            );
            start = end;
        }
        self.paint_values(painter, rect, row);
    }

    fn paint_values(&self, painter: &Painter, rect: Rect, row: &SheetRow) {
        let line = Line::in_middle_of(painter, rect);
        let look = if row.owner.is_some() {
            Type::bold(self.size(), self.look.palette.ink)
        } else {
            self.plain_muted(self.size())
        };
        for (value, end) in row.values.0.iter().zip(self.columns.values) {
            line.right(self.until(rect, end), value.as_str(), &look);
        }
    }

    fn show_sum(&self, ui: &mut Ui, name: &str, values: [String; 2]) {
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, ROW_HEIGHT), Sense::hover());
        self.name_sum(&response, name, &values);
        self.rule_over(
            ui.painter(),
            rect,
            Stroke::new(1.0, self.look.palette.muted),
        );
        let line = Line::in_middle_of(ui.painter(), rect);
        line.left(
            self.from(rect, NAME_X),
            name,
            &Type::plain(self.size(), self.look.palette.ink),
        );
        let bold = Type::bold(self.size(), self.look.palette.ink);
        for (value, end) in values.into_iter().zip(self.columns.values) {
            line.right(self.until(rect, end), value, &bold);
        }
    }

    fn show_half_point(&self, ui: &mut Ui) {
        let text = self.look.text;
        let reason = half_point_reason(self.game, text);
        let reason_look = self.plain_muted(match self.room {
            Room::Wide => NARROW_SIZE,
            Room::Narrow => HEADER_SIZE,
        });
        let values = Player::BOTH.map(|player| half_point(self.game, player, text));
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, ROW_HEIGHT), Sense::hover());
        let name = text.get("sheet-half-point");
        self.name_sum(&response, &format!("{name}, {reason}"), &values);

        let line = Line::in_middle_of(ui.painter(), rect);
        let ink = Type::plain(self.size(), self.look.palette.ink);
        line.left(self.from(rect, NAME_X), name, &ink);
        let bold = Type::bold(self.size(), self.look.palette.ink);
        for (value, end) in values.into_iter().zip(self.columns.values) {
            line.right(self.until(rect, end), value, &bold);
        }
        let lists_x = match self.room {
            Room::Wide => {
                let end = self.columns.values[0] - 20.0;
                line.left(self.span(rect, HALF_POINT_X, end), reason, &reason_look);
                HALF_POINT_X
            }
            Room::Narrow => {
                self.show_words(ui, reason, reason_look);
                ui.add_space(4.0);
                0.0
            }
        };
        for player in Player::BOTH {
            self.show_list(ui, player, lists_x);
        }
        ui.add_space(8.0);
    }

    fn show_list(&self, ui: &mut Ui, player: Player, x: f32) {
        let facts = self.game.facts;
        let list = &facts.harvests[player];
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, LIST_PITCH), Sense::hover());
        let row = rect.with_max_y(rect.top() + ranks::HEIGHT);
        Line::in_middle_of(ui.painter(), row).left(
            self.span(row, x, x + LIST_X),
            side(player, self.look.text),
            &self.plain_muted(SMALL_SIZE),
        );
        let places = Player::BOTH.map(|player| facts.harvests[player].len());
        let places = places[0].max(places[1]);
        let left = row.left() + x + LIST_X;
        let pitch = ranks::PITCH.min((row.right() - left) / places.max(1) as f32);
        ranks::paint(
            ui.painter(),
            pos2(left, row.top()),
            pitch,
            list,
            places,
            facts.half_point.map(|(_, rank)| rank),
            self.look,
        );
    }

    fn show_score(&self, ui: &mut Ui) {
        let name = self.look.text.get("sheet-score");
        let values = Player::BOTH.map(|player| points(self.game.facts.score[player]));
        let (rect, response) =
            ui.allocate_exact_size(vec2(self.width, SCORE_HEIGHT), Sense::hover());
        self.name_sum(&response, &name, &values);
        self.rule_over(ui.painter(), rect, Stroke::new(1.8, self.look.palette.ink));
        let line = Line::in_middle_of(ui.painter(), rect);
        let size = match self.room {
            Room::Wide => SCORE_SIZE,
            Room::Narrow => NARROW_SCORE_SIZE,
        };
        let bold = Type::bold(size, self.look.palette.ink);
        line.left(self.from(rect, NAME_X), name, &bold);
        for (value, end) in values.into_iter().zip(self.columns.values) {
            line.right(self.until(rect, end), value, &bold);
        }
    }

    /// Both scores as shares of one bar; nothing where nobody has any.
    fn show_bar(&self, ui: &mut Ui) {
        let (rect, _) = ui.allocate_exact_size(vec2(self.width, BAR_HEIGHT), Sense::hover());
        share_bar::paint(ui.painter(), rect, self.game.facts.score, self.look);
        ui.add_space(SECTION_GAP);
    }

    /// A text that may take several lines.
    fn show_words(&self, ui: &mut Ui, words: String, look: Type) {
        ui.label(RichText::new(words).font(look.font).color(look.colour));
    }

    fn name_sum(&self, response: &Response, name: &str, values: &[String; 2]) {
        response.widget_info(|| {
            let [light, dark] = Player::BOTH.map(|player| side(player, self.look.text));
            let spoken = format!("{name}: {light} {}, {dark} {}", values[0], values[1]);
            WidgetInfo::labeled(Role::Label, true, spoken)
        });
    }

    fn rule_over(&self, painter: &Painter, rect: Rect, stroke: Stroke) {
        painter.hline(rect.x_range(), rect.top(), stroke);
    }

    fn size(&self) -> f32 {
        match self.room {
            Room::Wide => SIZE,
            Room::Narrow => NARROW_SIZE,
        }
    }

    fn weight(&self, row: &SheetRow, size: f32) -> Type {
        if row.owner.is_some() {
            Type::plain(size, self.look.palette.ink)
        } else {
            self.plain_muted(size)
        }
    }

    fn plain_muted(&self, size: f32) -> Type {
        Type::plain(size, self.look.palette.muted)
    }

    fn span(&self, rect: Rect, start: f32, end: f32) -> Rangef {
        Rangef::new(rect.left() + start, rect.left() + end)
    }

    fn from(&self, rect: Rect, start: f32) -> Rangef {
        self.span(rect, start, self.width)
    }

    fn until(&self, rect: Rect, end: f32) -> Rangef {
        self.span(rect, 0.0, end)
    }
}
