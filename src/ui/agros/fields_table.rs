//! The table of fields: whose they are, what they are worth, and by how much.

use egui::{Rangef, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use egui::{WidgetInfo, pos2, vec2};

use super::board::paint_swatch;
use super::facts::Facts;
use super::field_words::{lists, margin, placed, row_name, short_lists, spoken};
use crate::rules::Player;
use crate::rules::agros::Field;
use crate::ui::Look;
use crate::ui::line::{Line, Type};
use crate::ui::room::Room;
use crate::ui::text::words;

const TITLE_HEIGHT: f32 = 18.0;
const HEADER_HEIGHT: f32 = 18.0;
const WIDE_ROW: f32 = 21.0;
const NARROW_ROW: f32 = 20.0;
const WIDE_SIZE: f32 = 12.0;
const NARROW_SIZE: f32 = 11.0;
const HEADER_SIZE: f32 = 11.0;
const TITLE_SIZE: f32 = 12.0;
const SWATCH_X: f32 = 5.0;
/// Above and below a swatch in its row.
const SWATCH_MARGIN: f32 = 3.5;
const NAME_X: f32 = 26.0;
const FOLD_X: f32 = 8.0;
const CORNER: f32 = 2.0;
const COLUMN_GAP: f32 = 6.0;

/// Which of the folded parts of the table are unfolded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Unfolded {
    /// The owned fields of one or two cells.
    pub small: bool,
    /// The fields of nobody.
    pub ownerless: bool,
}

/// Shows the table in the space that `ui` has left, scrolling where it does not fit.
///
/// `lit` is the field to highlight because it is pointed at on the board. Returns the field whose
/// row is pointed at.
pub fn show(
    ui: &mut Ui,
    facts: &Facts,
    lit: Option<usize>,
    unfolded: &mut Unfolded,
    look: Look<'_>,
) -> Option<usize> {
    let table = Table {
        facts,
        lit,
        columns: Columns::of(ui.available_width()),
        look,
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        table.show_header(ui);
        ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| table.show_rows(ui, unfolded))
            .inner
    })
    .inner
}

/// The height that the whole table needs in a given width.
pub fn height(facts: &Facts, unfolded: Unfolded, width: f32) -> f32 {
    let columns = Columns::of(width);
    let (large, small) = facts.large_and_small();
    let part = |fields: usize, open: bool| match (fields, open) {
        (0, _) => 0,
        (_, false) => 1,
        (fields, true) => 1 + fields,
    };
    let rows = large.len()
        + part(small.len(), unfolded.small)
        + part(facts.ownerless.len(), unfolded.ownerless);
    columns.header_height() + rows as f32 * columns.row_height
}

/// Where the columns end, from the left edge of the table; those that are missing are not shown.
struct Columns {
    room: Room,
    width: f32,
    row_height: f32,
    size: f32,
    cells: f32,
    harvest: Option<f32>,
    value: f32,
    margin: f32,
    lists: Option<f32>,
}

impl Columns {
    fn of(width: f32) -> Columns {
        match Room::of(width) {
            room @ Room::Wide => Columns {
                room,
                width,
                row_height: WIDE_ROW,
                size: WIDE_SIZE,
                cells: width * 0.42,
                harvest: Some(width * 0.53),
                value: width * 0.65,
                margin: width * 0.83,
                lists: Some(width - 6.0),
            },
            room @ Room::Narrow => Columns {
                room,
                width,
                row_height: NARROW_ROW,
                size: NARROW_SIZE,
                cells: width * 0.52,
                harvest: None,
                value: width * 0.69,
                margin: width - 4.0,
                lists: None,
            },
        }
    }

    fn header_height(&self) -> f32 {
        match self.room {
            Room::Wide => TITLE_HEIGHT + HEADER_HEIGHT,
            Room::Narrow => HEADER_HEIGHT,
        }
    }

    /// The name's column ends where the widest number of cells begins.
    fn name_end(&self) -> f32 {
        self.cells - 32.0
    }
}

/// What every row of the table needs to be shown.
struct Table<'a> {
    facts: &'a Facts,
    lit: Option<usize>,
    columns: Columns,
    look: Look<'a>,
}

impl Table<'_> {
    fn show_header(&self, ui: &mut Ui) {
        let (columns, text) = (&self.columns, self.look.text);
        let (rect, _) =
            ui.allocate_exact_size(vec2(columns.width, columns.header_height()), Sense::hover());
        let (title, header) = rect.split_top_bottom_at_y(rect.bottom() - HEADER_HEIGHT);
        let muted = Type::plain(HEADER_SIZE, self.look.palette.muted);
        if columns.room == Room::Wide {
            let line = Line::in_middle_of(ui.painter(), title);
            line.left(
                title.x_range(),
                text.get("table-title"),
                &Type::bold(TITLE_SIZE, self.look.palette.ink),
            );
            line.right(
                title.x_range(),
                words!(
                    text,
                    "table-total",
                    fields = self.facts.fields.len(),
                    cells = self.facts.cells(),
                ),
                &muted,
            );
        }
        let line = Line::in_middle_of(ui.painter(), header);
        let at = |x: f32| header.left() + x;
        let name = match columns.room {
            Room::Wide => "table-field",
            Room::Narrow => "table-field-narrow",
        };
        line.left(at(NAME_X)..=at(columns.cells), text.get(name), &muted);
        for (end, key) in [
            (Some(columns.cells), "table-cells"),
            (columns.harvest, "table-harvest"),
            (Some(columns.value), "table-value"),
            (Some(columns.margin), "table-margin"),
            (columns.lists, "table-lists"),
        ] {
            if let Some(end) = end {
                line.right(header.left()..=at(end), text.get(key), &muted);
            }
        }
    }

    fn show_rows(&self, ui: &mut Ui, unfolded: &mut Unfolded) -> Option<usize> {
        let list = UiBuilder::new()
            .accessibility_role(Role::List)
            .accessibility_label(self.look.text.get("table-title"));
        ui.scope_builder(list, |ui| {
            let (large, small) = self.facts.large_and_small();
            let mut pointed = self.show_fields(ui, &large);
            if !small.is_empty() {
                let label = self.small_label(&small);
                if self.show_fold(ui, "small", label, &small, &mut unfolded.small) {
                    pointed = pointed.or(self.show_fields(ui, &small));
                }
            }
            let ownerless = &self.facts.ownerless;
            if !ownerless.is_empty() {
                let label = self.ownerless_label();
                if self.show_fold(ui, "ownerless", label, ownerless, &mut unfolded.ownerless) {
                    pointed = pointed.or(self.show_fields(ui, ownerless));
                }
            }
            pointed
        })
        .inner
    }

    fn show_fields(&self, ui: &mut Ui, fields: &[usize]) -> Option<usize> {
        let mut pointed = None;
        for &index in fields {
            if self.show_field(ui, index).hovered() {
                pointed = Some(index);
            }
        }
        pointed
    }

    fn show_field(&self, ui: &mut Ui, index: usize) -> Response {
        let field = &self.facts.fields[index];
        let rect = self.allocate_row(ui);
        let id = ui.scope_id().with(("field", field.cells[0]));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| {
            let words = spoken(field, self.look.text);
            WidgetInfo::labeled(Role::ListItem, true, placed(words, field, self.look.text))
        });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        if self.lit == Some(index) || response.hovered() {
            self.paint_highlight(ui, rect);
        }
        if self.paint_field(ui, rect, field) {
            let text = self.look.text;
            response.on_hover_text(format!("{}\n{}", row_name(field, text), lists(field, text)))
        } else {
            response
        }
    }

    /// Returns whether there was no room for all farmers.
    fn paint_field(&self, ui: &Ui, rect: Rect, field: &Field) -> bool {
        let Look { text, palette } = self.look;
        let columns = &self.columns;
        let side = columns.row_height - 2.0 * SWATCH_MARGIN;
        let swatch = Rect::from_min_size(
            pos2(rect.left() + SWATCH_X, rect.top() + SWATCH_MARGIN),
            vec2(side, side),
        );
        paint_swatch(ui.painter(), swatch, field.owner(), self.look);

        let ink = Type::plain(columns.size, palette.ink);
        let muted = Type::plain(columns.size, palette.muted);
        let bold = Type::bold(columns.size, palette.ink);
        let line = Line::in_middle_of(ui.painter(), rect);
        let at = |x: f32| rect.left() + x;
        let between = |start: f32, end: f32| Rangef::new(at(start + COLUMN_GAP), at(end));

        let placed = line.left(
            at(NAME_X)..=at(columns.name_end()),
            row_name(field, text),
            if field.owner().is_some() {
                &ink
            } else {
                &muted
            },
        );
        line.right(
            between(columns.name_end(), columns.cells),
            field.cells.len().to_string(),
            &ink,
        );
        if let Some(end) = columns.harvest {
            line.right(between(columns.cells, end), self.harvest(field), &ink);
        }
        line.right(
            between(columns.harvest.unwrap_or(columns.cells), columns.value),
            field.value().to_string(),
            &bold,
        );
        line.right(
            between(columns.value, columns.margin),
            margin(field, text),
            &muted,
        );
        let mut cut = placed.cut;
        if let Some(end) = columns.lists {
            cut |= line
                .right(
                    between(columns.margin, end),
                    short_lists(field, text),
                    &muted,
                )
                .cut;
        }
        cut
    }

    fn harvest(&self, field: &Field) -> String {
        match field.owner() {
            Some(_) => field.harvest().to_string(),
            None => self.look.text.get("none"),
        }
    }

    /// A line that stands for several fields, and unfolds them on a click. Returns whether they
    /// are unfolded.
    fn show_fold(
        &self,
        ui: &mut Ui,
        part: &str,
        label: String,
        fields: &[usize],
        open: &mut bool,
    ) -> bool {
        let rect = self.allocate_row(ui);
        let response = ui.interact(rect, ui.scope_id().with(part), Sense::click());
        if response.clicked() {
            *open = !*open;
        }
        response
            .widget_info(|| WidgetInfo::labeled(Role::DisclosureTriangle, ui.is_enabled(), &label));
        ui.accesskit_node_builder(response.id, |node| node.set_expanded(*open));
        if ui.is_rect_visible(rect) {
            let holds_lit = !*open && self.lit.is_some_and(|index| fields.contains(&index));
            if holds_lit || response.hovered() {
                self.paint_highlight(ui, rect);
            }
            if response.has_focus() {
                let stroke = Stroke::new(1.0, self.look.palette.ink);
                ui.painter()
                    .rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
            }
            let sign = if *open { '▾' } else { '▸' };
            Line::in_middle_of(ui.painter(), rect).left(
                rect.left() + FOLD_X..=rect.right(),
                format!("{sign} {label}"),
                &Type::plain(self.columns.size, self.look.palette.muted),
            );
        }
        *open
    }

    fn small_label(&self, small: &[usize]) -> String {
        let key = match self.columns.room {
            Room::Wide => "table-small",
            Room::Narrow => "table-small-narrow",
        };
        words!(
            self.look.text,
            key,
            fields = small.len(),
            light = self.facts.value_of(small, Player::First),
            dark = self.facts.value_of(small, Player::Second),
        )
    }

    fn ownerless_label(&self) -> String {
        let key = match self.columns.room {
            Room::Wide => "table-ownerless",
            Room::Narrow => "table-ownerless-narrow",
        };
        let ownerless = &self.facts.ownerless;
        words!(
            self.look.text,
            key,
            fields = ownerless.len(),
            cells = self.facts.cells_of(ownerless),
        )
    }

    fn allocate_row(&self, ui: &mut Ui) -> Rect {
        ui.allocate_space(vec2(self.columns.width, self.columns.row_height))
            .1
    }

    fn paint_highlight(&self, ui: &Ui, rect: Rect) {
        ui.painter()
            .rect_filled(rect, CORNER, self.look.palette.chip);
    }
}
