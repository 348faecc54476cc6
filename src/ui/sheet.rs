//! The sheet of a finished game: its frame and what can be done next. What stands on it is each
//! game's own.

use egui::{
    Button, Frame, Margin, Panel, RichText, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};

use super::Look;
use super::fonts;
use super::room::Room;
use super::seat::SheetChoice;

const CORNER: f32 = 6.0;
const OUTLINE: f32 = 1.4;
const WIDE_MARGIN: f32 = 22.0;
const NARROW_MARGIN: f32 = 10.0;
const WIDE_TITLE_SIZE: f32 = 23.0;
const NARROW_TITLE_SIZE: f32 = 15.0;
const LINE_SIZE: f32 = 13.0;
const LINE_GAP: f32 = 8.0;
const BUTTON_HEIGHT: f32 = 28.0;
const BUTTON_GAP: f32 = 10.0;
const BUTTON_SIZE: f32 = 12.0;

impl SheetChoice {
    const ALL: [SheetChoice; 5] = [
        SheetChoice::NewGame,
        SheetChoice::Review,
        SheetChoice::Save,
        SheetChoice::Copy,
        SheetChoice::Close,
    ];

    fn key(self) -> &'static str {
        match self {
            SheetChoice::NewGame => "sheet-new-game",
            SheetChoice::Review => "sheet-review",
            SheetChoice::Save => "sheet-save",
            SheetChoice::Copy => "sheet-copy",
            SheetChoice::Close => "sheet-close",
        }
    }
}

/// Shows the sheet in the space that `ui` has left, with `contents`, which is told the size of
/// the title in points. Returns the button that was clicked.
pub fn show(
    ui: &mut Ui,
    look: Look<'_>,
    contents: impl FnOnce(&mut Ui, f32),
) -> Option<SheetChoice> {
    show_with(ui, look, |ui| show_buttons(ui, look), contents)
}

/// Shows a sheet with other buttons below its contents, and returns what they say.
pub fn show_with<R>(
    ui: &mut Ui,
    look: Look<'_>,
    buttons: impl FnOnce(&mut Ui) -> R,
    contents: impl FnOnce(&mut Ui, f32),
) -> R {
    let (margin, title_size) = match Room::of(ui.available_width()) {
        Room::Wide => (WIDE_MARGIN, WIDE_TITLE_SIZE),
        Room::Narrow => (NARROW_MARGIN, NARROW_TITLE_SIZE),
    };
    let rect = ui.available_rect_before_wrap();
    let outline = Stroke::new(OUTLINE, look.palette.ink);
    ui.painter().rect(
        rect,
        CORNER,
        look.palette.panel,
        outline,
        StrokeKind::Inside,
    );
    let inside = rect.shrink(OUTLINE + margin);
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(inside));
    let clicked = Panel::bottom("sheet-buttons")
        .frame(Frame::new().inner_margin(Margin {
            top: 10,
            ..Margin::ZERO
        }))
        .resizable(false)
        .show_separator_line(false)
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(BUTTON_GAP, BUTTON_GAP);
            ui.horizontal_wrapped(buttons).inner
        })
        .inner;
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ScrollArea::vertical()
        .auto_shrink(false)
        .show(ui, |ui| contents(ui, title_size));
    clicked
}

/// Shows a sheet of sentences, one a line below a title, which is the first of them.
pub fn show_lines(
    ui: &mut Ui,
    look: Look<'_>,
    lines: impl IntoIterator<Item = String>,
) -> Option<SheetChoice> {
    show(ui, look, |ui, title_size| {
        let ink = look.palette.ink;
        for (index, line) in lines.into_iter().enumerate() {
            let line = RichText::new(line).color(ink);
            ui.label(match index {
                0 => line.font(fonts::bold(title_size)),
                _ => line.size(LINE_SIZE),
            });
            ui.add_space(LINE_GAP);
        }
    })
}

fn show_buttons(ui: &mut Ui, look: Look<'_>) -> Option<SheetChoice> {
    let mut clicked = None;
    for choice in SheetChoice::ALL {
        let primary = choice == SheetChoice::NewGame;
        if ui.add(button(choice.key(), primary, look)).clicked() {
            clicked = Some(choice);
        }
    }
    clicked
}

/// A button of a sheet; the primary one is what most people want next.
pub fn button<'a>(key: &str, primary: bool, look: Look<'_>) -> Button<'a> {
    let label = RichText::new(look.text.get(key));
    let button = match primary {
        true => Button::new(label.font(fonts::bold(BUTTON_SIZE)))
            .stroke(Stroke::new(1.8, look.palette.accent)),
        false => Button::new(label.size(BUTTON_SIZE)),
    };
    button.min_size(vec2(0.0, BUTTON_HEIGHT))
}
