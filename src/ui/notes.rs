//! What is written at the node under the cursor: how its move is judged, and a comment.

use egui::{Button, Id, ScrollArea, TextEdit, Ui, vec2};

use crate::app::Action;
use crate::game::{NodeId, Symbol};

use super::seat::{Seat, Table};
use super::style::{FINGER, TEXT};
use super::text::words;

/// The height that the panel takes of a column that it has a part in, in points.
pub fn height(column: f32) -> f32 {
    /// The symbols and three lines of the comment.
    const WANTED: f32 = 96.0;
    const MOST: f32 = 0.33;
    WANTED.min(MOST * column)
}

/// A row of the comment, and what its box has above and below its rows, in points.
const ROW_HEIGHT: f32 = 17.0;
const BOX_EDGES: f32 = 10.0;

/// The panel. A comment goes to the game with every letter, so that none is ever lost; what is
/// written in one go is one step all the same.
#[derive(Default)]
pub struct Notes {
    /// The node that `comment` belongs to, and its game.
    place: Option<(u64, NodeId)>,
    comment: String,
    /// Whether the writing goes on since the last letter.
    goes_on: bool,
    /// Whether to take the keyboard.
    wanted: bool,
}

impl Notes {
    /// Goes to the comment.
    pub fn take_keyboard(&mut self) {
        self.wanted = true;
    }

    /// Shows the panel in all the room there is. What is tried out has no notes.
    pub fn show<P: Seat>(
        &mut self,
        ui: &mut Ui,
        table: &Table<'_, P>,
        actions: &mut Vec<Action<P>>,
    ) {
        let model = table.model;
        let node = model.record.cursor();
        ui.add_enabled_ui(!model.is_what_if(), |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                ui.spacing_mut().button_padding.x = 6.0;
                actions.extend(symbols(ui, table).map(Action::Judge));
            });
            actions.extend(self.comment(ui, table, (model.game_number(), node)));
        });
    }

    fn comment<P: Seat>(
        &mut self,
        ui: &mut Ui,
        table: &Table<'_, P>,
        place: (u64, NodeId),
    ) -> Option<Action<P>> {
        let (_, node) = place;
        let written = &table.model.record.notes(node).comment;
        if self.place.replace(place) != Some(place) || self.comment != *written {
            self.comment.clone_from(written);
            self.goes_on = false;
        }
        let text = table.look.text;
        let field = TextEdit::multiline(&mut self.comment)
            // What is taken back in it is never what was written elsewhere.
            .id(Id::unique(("comment", place)))
            .hint_text(text.get("comment-hint"))
            .desired_width(f32::INFINITY)
            // A box higher than its place would lack its lower edge.
            .desired_rows(((ui.available_height() - BOX_EDGES) / ROW_HEIGHT) as usize)
            .font(super::fonts::regular(TEXT));
        let scroll = ScrollArea::vertical().id_salt("comment").auto_shrink(false);
        let response = scroll.show(ui, |ui| ui.add(field)).inner;
        let response = response.accessible_name(words!(
            text,
            "comment-name",
            ply = table.model.record.ply(node)
        ));
        if std::mem::take(&mut self.wanted) {
            response.request_focus();
        }
        let goes_on = self.goes_on;
        self.goes_on = response.has_focus() && (goes_on || response.changed());
        response.changed().then(|| Action::Comment {
            node,
            text: self.comment.clone(),
            goes_on,
        })
    }
}

/// Shows the symbols that a move can be judged by, and says which was chosen.
fn symbols<P: Seat>(ui: &mut Ui, table: &Table<'_, P>) -> Option<Symbol> {
    let record = &table.model.record;
    let node = record.cursor();
    let judged = record.notes(node).symbol;
    let mut chosen = None;
    for symbol in Symbol::ALL {
        let name = table.look.text.get(symbol_key(symbol));
        let target = ui.spacing().interact_size.y;
        let width = if target >= FINGER { target } else { 0.0 };
        let button = Button::selectable(judged == Some(symbol), symbol.sign());
        let button = button.min_size(vec2(width, 0.0));
        let response = ui.add_enabled(record.parent(node).is_some(), button);
        let response = response.accessible_name(name.as_str()).on_hover_text(name);
        if response.clicked() {
            chosen = Some(symbol);
        }
    }
    chosen
}

/// The name of a symbol.
pub fn symbol_key(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Good => "symbol-good",
        Symbol::Mistake => "symbol-mistake",
        Symbol::Brilliant => "symbol-brilliant",
        Symbol::Blunder => "symbol-blunder",
        Symbol::Interesting => "symbol-interesting",
        Symbol::Dubious => "symbol-dubious",
    }
}
