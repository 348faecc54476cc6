//! The search for commands: every item of the menus, found by its words and run from the keyboard.

mod found;
mod words;

use egui::accesskit::Role;
use egui::{
    Align, Button, Id, Key, Layout, Modal, Modifiers, Response, RichText, ScrollArea, Stroke,
    TextEdit, Ui, WidgetInfo, vec2,
};

use crate::app::Action;

use super::Look;
use super::menu::{Does, State};
use super::seat::{Seat, Table};
use super::style::SMALL;

use found::{Found, find};

const WIDTH: f32 = 520.0;
/// So many rows are seen at once, where there is room.
const ROWS: f32 = 11.0;
const ROW: f32 = 26.0;
const MARGIN: f32 = 10.0;
/// Above and below the rows: the title, the field and the margins, in points.
const AROUND: f32 = 150.0;

/// The search for commands.
#[derive(Default)]
pub struct Finder {
    open: bool,
    sought: String,
    /// The row that Enter runs.
    row: usize,
}

impl Finder {
    /// Nothing is sought any more.
    pub fn close(&mut self) {
        self.open = false;
    }

    /// Shows the search, and says what was chosen.
    pub fn show<P: Seat>(
        &mut self,
        ui: &Ui,
        table: &Table<'_, P>,
        actions: &mut Vec<Action<P>>,
    ) -> Option<Does<P>> {
        let opened = !std::mem::replace(&mut self.open, true);
        if opened {
            *self = Finder {
                open: true,
                ..Finder::default()
            };
        }
        let look = table.look;
        let title = look.text.get("finder-title");
        let mut chosen = None;
        let mut modal = Modal::new(Id::unique("finder"));
        modal.area = modal.area.accessible_name(&title);
        modal.show(ui.ctx(), |ui| {
            let screen = ui.ctx().content_rect();
            ui.set_width(WIDTH.min(screen.width() - 60.0));
            ui.heading(&title);
            // The field would take these keys.
            let (steps, entered) = keys(ui);
            let field = TextEdit::singleline(&mut self.sought)
                .id(Id::unique("finder field"))
                .hint_text(look.text.get("finder-hint"))
                .desired_width(f32::INFINITY);
            let field = ui.add(field).accessible_name(&title);
            if opened || entered {
                field.request_focus();
            }
            let found = find(table, &self.sought);
            if field.changed() {
                self.row = 0;
            }
            self.row = self
                .row
                .saturating_add_signed(steps)
                .min(found.len().saturating_sub(1));
            let moved = opened || field.changed() || steps != 0;
            let row = ROW.max(ui.spacing().interact_size.y);
            let height = (ROWS * row).min(screen.height() - AROUND).max(row);
            let scroll = ScrollArea::vertical().auto_shrink(false).max_height(height);
            scroll.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                if found.is_empty() {
                    let nothing = RichText::new(look.text.get("finder-nothing"));
                    ui.label(nothing.color(look.palette.muted));
                }
                for (index, found) in found.into_iter().enumerate() {
                    let here = index == self.row;
                    let shown = show_row(ui, row, &found, here, look);
                    if here && moved {
                        shown.scroll_to_me(None);
                    }
                    let runs = shown.clicked() || (here && entered);
                    if runs && found.item.enabled {
                        chosen = Some(found.item.does);
                    }
                }
            });
        });
        if chosen.is_some() {
            actions.push(Action::Escape);
        }
        chosen
    }
}

/// The rows that arrows lead on, and whether Enter was pressed.
fn keys(ui: &Ui) -> (isize, bool) {
    ui.input_mut(|input| {
        let mut pressed = |key| input.count_and_consume_key(Modifiers::NONE, key) as isize;
        let step = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
        let page = pressed(Key::PageDown) - pressed(Key::PageUp);
        (step + page * ROWS as isize, pressed(Key::Enter) > 0)
    })
}

/// A row over the whole width: the name and where it is at the left, its keys at the right.
fn show_row<P: Seat>(
    ui: &mut Ui,
    height: f32,
    found: &Found<P>,
    here: bool,
    look: Look<'_>,
) -> Response {
    let item = &found.item;
    let size = vec2(ui.available_width(), height);
    let button = Button::new("").frame_when_inactive(false).min_size(size);
    let mut shown = ui.add_enabled(item.enabled, button);
    if !item.help.is_empty() {
        shown = shown.on_hover_text(&item.help);
    }
    let name = format!("{}, {}", item.name, found.path);
    shown.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, item.enabled, here, &name));
    let palette = look.palette;
    if here {
        let rect = shown.rect.shrink(1.0);
        let line = Stroke::new(1.8, palette.accent);
        let inside = egui::StrokeKind::Inside;
        ui.painter().rect(rect, 4.0, palette.chip, line, inside);
    }
    let ink = match item.enabled {
        true => palette.ink,
        false => palette.muted,
    };
    let place = shown.rect.shrink2(vec2(MARGIN, 0.0));
    let layout = Layout::right_to_left(Align::Center);
    let mut line = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(layout));
    let label = |text: &str| egui::Label::new(text).selectable(false);
    line.add(label(&item.beside).truncate());
    line.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let name = match item.state {
            State::Switch(true) | State::Toggle(true) | State::Choice(true) => {
                format!("✓ {}", item.name)
            }
            _ => item.name.clone(),
        };
        ui.add(egui::Label::new(RichText::new(name).color(ink)).truncate());
        let path = RichText::new(&found.path).size(SMALL).color(palette.muted);
        ui.add(egui::Label::new(path).truncate());
    });
    shown
}
