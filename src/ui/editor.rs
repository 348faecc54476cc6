//! The position editor: a board to put pieces on, tools beside it, and whether that is a position.

use egui::accesskit::Live;
use egui::{Align, Button, Layout, Rect, RichText, ScrollArea, Stroke, TextEdit, Ui, pos2, vec2};

use crate::app::{Action, Edit, Editor, Model};

use super::Look;
use super::fonts;
use super::notice;
use super::seat::Seat;
use super::style::{SMALL, TEXT};
use super::text::{Text, words};
use super::window::within;

const MARGIN: f32 = 8.0;
const GAP: f32 = 10.0;
/// What the board leaves to the tools at least, in points.
const LEAST_TOOLS: f32 = 254.0;
const MOST_TOOLS: f32 = 470.0;
const TITLE_HEIGHT: f32 = 24.0;
/// Room for what is said of the board, so that nothing jumps: lines of it, by the room there is.
const SENTENCE_HEIGHT: f32 = 38.0;
const NARROW_SENTENCE_HEIGHT: f32 = 70.0;
/// Tools narrower than this are narrow.
const NARROW: f32 = 360.0;
const BUTTON_HEIGHT: f32 = 26.0;

/// What a game brings to the editor.
pub trait Workshop<P: Seat> {
    /// Reads a text as a draft and writes it as drafts are written.
    ///
    /// # Errors
    /// Where no board can be made of it. A board that is no position is none.
    fn read(&self, text: &str) -> Result<String, P::PositionError>;

    /// What a position is like, in a sentence.
    fn valid_words(&self, position: &P, text: &Text) -> String;

    /// Why a draft is no position, in a sentence.
    fn fault_words(&self, draft: &str, fault: &P::PositionError, text: &Text) -> String;

    /// How the hands are used, in a few sentences.
    fn help_words(&self, text: &Text) -> String;

    /// Shows the board in `rect`, and says what was done on it.
    fn board(
        &self,
        ui: &mut Ui,
        rect: Rect,
        bench: &Bench<'_, P>,
        views: &mut P::Views,
    ) -> Vec<Edit>;

    /// Shows the tools, and says what was done with them.
    fn tools(&self, ui: &mut Ui, bench: &Bench<'_, P>, views: &mut P::Views) -> Vec<Edit>;
}

/// What lies on the bench in this frame.
pub struct Bench<'a, P: Seat> {
    /// The draft.
    pub draft: &'a str,
    /// The position that it is, or why it is none.
    pub position: Result<&'a P, &'a P::PositionError>,
    /// Whether the board is turned round.
    pub flipped: bool,
    /// Whether the editor was opened in this frame.
    pub opened: bool,
    /// Words and colours.
    pub look: Look<'a>,
}

/// What the editor keeps from one frame to the next.
#[derive(Default)]
pub struct EditorView {
    open: bool,
    /// What stands in the field for the text, and the draft that it was written for.
    typed: String,
    draft: String,
    /// Whether the typing goes on since the last letter.
    goes_on: bool,
}

/// A text with its blanks and line breaks as they stand in a position.
pub fn without_breaks(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl EditorView {
    /// Nothing is edited any more.
    pub fn close(&mut self) {
        self.open = false;
    }

    /// Shows the editor over the whole window, and says what was done.
    pub fn show<P: Seat>(
        &mut self,
        ui: &mut Ui,
        model: &Model<P>,
        editor: &Editor,
        workshop: &dyn Workshop<P>,
        views: &mut P::Views,
        look: Look<'_>,
    ) -> Vec<Action<P>> {
        let position = P::parse(editor.draft());
        let bench = Bench {
            draft: editor.draft(),
            position: position.as_ref(),
            flipped: model.settings.flipped,
            opened: !std::mem::replace(&mut self.open, true),
            look,
        };
        let screen = ui.max_rect();
        ui.painter().rect_filled(screen, 0.0, look.palette.window);
        let desk = screen.shrink(MARGIN);
        let room = desk.width() - MARGIN - LEAST_TOOLS;
        let side = room.min(desk.height());
        let board = Rect::from_min_size(desk.min, vec2(side, desk.height()));
        let tools = Rect::from_min_max(pos2(board.right() + GAP, desk.top()), desk.max);
        let tools = tools.with_max_x(tools.right().min(tools.left() + MOST_TOOLS));
        let mut panel = Panel {
            view: self,
            model,
            editor,
            workshop,
            bench: &bench,
            edits: Vec::new(),
        };
        within(ui, board, |ui| {
            let edits = workshop.board(ui, board, &bench, views);
            panel.edits.extend(edits);
        });
        within(ui, tools, |ui| panel.show(ui, tools, views));
        panel.edits.into_iter().map(Action::Edit).collect()
    }
}

/// What stands beside the board.
struct Panel<'a, P: Seat> {
    view: &'a mut EditorView,
    model: &'a Model<P>,
    editor: &'a Editor,
    workshop: &'a dyn Workshop<P>,
    bench: &'a Bench<'a, P>,
    edits: Vec<Edit>,
}

impl<P: Seat> Panel<'_, P> {
    fn show(&mut self, ui: &mut Ui, rect: Rect, views: &mut P::Views) {
        let look = self.bench.look;
        let (title, rest) = rect.split_top_bottom_at_y(rect.top() + TITLE_HEIGHT);
        within(ui, title, |ui| {
            ui.label(RichText::new(look.text.get("editor-title")).font(fonts::bold(15.0)));
        });
        let height = match rect.width() < NARROW {
            true => NARROW_SENTENCE_HEIGHT,
            false => SENTENCE_HEIGHT,
        };
        let (sentence, rest) = rest.split_top_bottom_at_y(rest.top() + height);
        let (tools, buttons) =
            rest.split_top_bottom_at_y(rest.bottom() - 2.0 * BUTTON_HEIGHT - GAP);
        self.follow_draft();
        within(ui, tools.shrink2(vec2(0.0, GAP / 2.0)), |ui| {
            let scroll = ScrollArea::vertical().id_salt("editor").auto_shrink(false);
            scroll.show(ui, |ui| {
                // Up to here the bar of the scroll area may come.
                ui.set_max_width(ui.available_width() - 6.0);
                let edits = self.workshop.tools(ui, self.bench, views);
                self.edits.extend(edits);
                ui.separator();
                self.text(ui);
                let look = self.bench.look;
                let help = RichText::new(self.workshop.help_words(look.text));
                ui.label(help.size(SMALL).color(look.palette.muted));
            });
        });
        within(ui, sentence, |ui| self.sentence(ui));
        within(ui, buttons, |ui| self.buttons(ui));
    }

    /// The text follows the board; what is typed stays as it is where it means the same.
    fn follow_draft(&mut self) {
        let draft = self.bench.draft;
        if self.view.draft == draft && !self.bench.opened {
            return;
        }
        let same = self.workshop.read(&without_breaks(&self.view.typed));
        if !same.is_ok_and(|typed| typed == draft) {
            draft.clone_into(&mut self.view.typed);
        }
        draft.clone_into(&mut self.view.draft);
    }

    /// Whether this is a position, or what was done last where that says more.
    fn sentence(&self, ui: &mut Ui) {
        let (look, draft) = (self.bench.look, self.bench.draft);
        let typed = self.workshop.read(&without_breaks(&self.view.typed));
        let said = match (&self.model.notice, typed, self.bench.position) {
            (Some(said), ..) => notice::words_of(said, self.model, look.text),
            (None, Err(fault), _) => {
                let why = self
                    .workshop
                    .fault_words(&self.view.typed, &fault, look.text);
                words!(look.text, "editor-not-read", why = why)
            }
            (None, _, Ok(position)) => self.workshop.valid_words(position, look.text),
            (None, _, Err(fault)) => {
                let why = self.workshop.fault_words(draft, fault, look.text);
                words!(look.text, "editor-no-position", why = why)
            }
        };
        let good = self.bench.position.is_ok();
        let colour = if good {
            look.palette.ink
        } else {
            look.palette.threat
        };
        let label = ui.label(RichText::new(said).size(TEXT).color(colour));
        ui.ctx()
            .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
    }

    fn text(&mut self, ui: &mut Ui) {
        let look = self.bench.look;
        let label = ui.label(look.text.get("editor-text"));
        let field = TextEdit::multiline(&mut self.view.typed)
            .desired_width(f32::INFINITY)
            .desired_rows(3)
            .font(fonts::regular(TEXT));
        let field = ui.add(field).labelled_by(label.id);
        let goes_on = self.view.goes_on;
        self.view.goes_on = field.has_focus() && (goes_on || field.changed());
        if !field.changed() {
            return;
        }
        if let Ok(draft) = self.workshop.read(&without_breaks(&self.view.typed)) {
            draft.clone_into(&mut self.view.draft);
            self.edits.push(Edit::Draft {
                text: draft,
                goes_on,
            });
        }
    }

    fn buttons(&mut self, ui: &mut Ui) {
        let look = self.bench.look;
        let (editor, model) = (self.editor, self.model);
        let mut done = None;
        ui.spacing_mut().button_padding.x = 8.0;
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let mut button = |ui: &mut Ui, key: &str, enabled: bool, does: Edit| {
            let mut button = Button::new(look.text.get(key));
            if enabled && matches!(does, Edit::Play { analyse: false }) {
                button = button.stroke(Stroke::new(1.8, look.palette.accent));
            }
            if ui.add_enabled(enabled, button).clicked() {
                done = Some(does);
            }
        };
        let left = model.left_draft();
        let left = left.is_some_and(|draft| self.workshop.read(draft).is_ok());
        let good = self.bench.position.is_ok();
        let row = Layout::left_to_right(Align::Center);
        let size = vec2(ui.available_width(), BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(size, row, |ui| {
            button(ui, "bar-undo", editor.can_undo(), Edit::Undo);
            button(ui, "bar-redo", editor.can_redo(), Edit::Redo);
            button(ui, "editor-take-up", left, Edit::TakeUp);
        });
        ui.allocate_ui_with_layout(size, row, |ui| {
            button(ui, "editor-play", good, Edit::Play { analyse: false });
            button(ui, "editor-analyse", good, Edit::Play { analyse: true });
            button(ui, "cancel", true, Edit::Leave);
        });
        self.edits.extend(done);
    }
}
