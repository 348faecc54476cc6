//! Moves typed as text.

use std::mem::take;

use egui::text::{CCursor, CCursorRange};
use egui::{Context, Event, Id, Key, TextEdit, Ui};

use crate::app::{Action, Custom};

use super::Look;
use super::seat::{Seat, Table};
use super::text::words;

/// The field in which a move is typed. Beginning to type anywhere begins here.
#[derive(Default)]
pub struct MoveEntry {
    text: String,
    /// Whether to take the keyboard, and go on with what is there.
    focus: bool,
    /// Whether to take the keyboard, and select what is there.
    select: bool,
    /// Whether it had the keyboard in the last frame; Escape takes that before anyone sees it.
    focused: bool,
}

impl MoveEntry {
    /// Begins with what is typed while no text is edited. Moves begin with a letter, symbols that
    /// judge one with their signs; digits alone are keys for other things.
    pub fn begin(&mut self, ctx: &Context) {
        if ctx.text_edit_focused() {
            return;
        }
        let begins = ctx.input(|input| {
            let mut texts = input.events.iter().filter_map(|event| match event {
                Event::Text(text) => Some(text),
                _ => None,
            });
            let first = texts.next().and_then(|text| text.chars().next());
            first.is_some_and(|sign| sign.is_ascii_alphabetic() || judges(sign))
        });
        if !begins {
            return;
        }
        let typed: String = ctx.input_mut(|input| {
            let mut typed = String::new();
            input.events.retain(|event| match event {
                Event::Text(text)
                    if text
                        .chars()
                        .all(|sign| sign.is_alphanumeric() || judges(sign)) =>
                {
                    typed.push_str(text);
                    false
                }
                _ => true,
            });
            typed
        });
        if !typed.is_empty() {
            self.text = typed;
            self.focus = true;
        }
    }

    /// Puts a text back that was no move, all selected: it can be mended or typed over.
    pub fn put_back(&mut self, text: String) {
        self.text = text;
        self.select = true;
    }

    /// Gives up what is being typed; `false` where nothing is.
    pub fn give_up(&mut self) -> bool {
        let typing = take(&mut self.focused);
        if typing {
            self.text.clear();
        }
        typing
    }

    /// Shows the field over the whole width, with some moves as examples, and returns a move that
    /// was entered.
    pub fn show(&mut self, ui: &mut Ui, examples: &str, look: Look<'_>) -> Option<String> {
        let id = Id::unique("move entry");
        let name = look.text.get("move-entry-name");
        let mut output = TextEdit::singleline(&mut self.text)
            .id(id)
            .hint_text(words!(look.text, "move-entry-hint", examples = examples))
            .desired_width(f32::INFINITY)
            .show(ui);
        output.response.response = output.response.response.accessible_name(name);
        let response = &output.response.response;
        let (focus, select) = (take(&mut self.focus), take(&mut self.select));
        if focus || select {
            response.request_focus();
            let end = CCursor::new(self.text.chars().count());
            let start = if select { CCursor::new(0) } else { end };
            let range = CCursorRange::two(start, end);
            output.state.cursor.set_char_range(Some(range));
            output.state.store(ui.ctx(), id);
        }
        self.focused = response.has_focus();
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let entered = entered.then(|| take(&mut self.text));
        entered.filter(|text| !text.trim().is_empty())
    }
}

/// What an entered text means: an answer that is due, in the words of the language shown; else it
/// is what the game makes of it.
pub fn meant<P: Seat>(typed: String, table: &Table<'_, P>) -> Action<P> {
    let word = typed.trim().to_lowercase();
    let says = |key| word == table.look.text.get(key);
    if table.model.draw_offered_by().is_some() {
        for (key, accepts) in [("typed-accept", true), ("typed-decline", false)] {
            if says(key) {
                return Action::Custom(Custom::AnswerDraw { accepts });
            }
        }
    }
    if table.model.side_chooser().is_some() {
        for (key, takes) in [("typed-swap", true), ("typed-keep", false)] {
            if says(key) {
                return Action::ChooseSide { takes };
            }
        }
    }
    Action::Type(typed)
}

/// Whether symbols that judge a move are made of this.
fn judges(sign: char) -> bool {
    matches!(sign, '!' | '?')
}
