//! The position editor: a board to put pieces on, tools beside it, and whether that is a position.

pub mod tools;
mod workshop;

use egui::accesskit::Live;
use egui::{Align, Button, Layout, Rect, RichText, ScrollArea, Stroke, TextEdit, Ui, pos2, vec2};

use crate::app::{Action, Draft, Edit, Editor, Model};
use crate::game::Orientation;

use super::Look;
use super::board::{self, EditedBoard, EditingHold, Names};
use super::fonts;
use super::layout::in_mirror;
use super::notice;
use super::seat::Seat;
use super::style::{SMALL, TEXT};
use super::text::words;
use super::window::within;

pub use workshop::{Sketch, Workshop};

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

/// What the workshop of a game works on.
type Arrangement<P> = <<P as Seat>::Workshop as Workshop<P>>::Arrangement;

/// What lies on the bench in this frame.
struct Bench<'a, P: Seat> {
    draft: &'a Draft<P>,
    /// Its pieces; none where they could not be read.
    arrangement: Option<Arrangement<P>>,
    /// The position that it is, or why it is none.
    position: Result<P, P::PositionError>,
    /// Whether the editor was opened in this frame.
    opened: bool,
    look: Look<'a>,
}

/// What the editor keeps from one frame to the next.
pub struct EditorView<P: Seat> {
    open: bool,
    workshop: P::Workshop,
    hold: EditingHold<P::Cell>,
    names: Names<P::Cell, Arrangement<P>>,
    /// What stands in the field for the text, and the draft that it was written for.
    typed: String,
    draft: String,
    /// Whether the typing goes on since the last letter.
    goes_on: bool,
}

impl<P: Seat> Default for EditorView<P> {
    fn default() -> Self {
        EditorView {
            open: false,
            workshop: P::Workshop::default(),
            hold: EditingHold::default(),
            names: Names::default(),
            typed: String::new(),
            draft: String::new(),
            goes_on: false,
        }
    }
}

/// Reads a text as a board and writes it as boards are written: with its blanks and line breaks
/// as they stand in a position.
///
/// # Errors
/// Where no board can be made of it. A board that is no position is none.
pub fn read<P: Seat>(text: &str) -> Result<String, P::PositionError> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.parse::<Arrangement<P>>()
        .map(|arrangement| arrangement.to_string())
}

impl<P: Seat> EditorView<P> {
    /// Nothing is edited any more.
    pub fn close(&mut self) {
        self.open = false;
    }

    /// Shows the editor over the whole window, and says what was done.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        model: &Model<P>,
        editor: &Editor<P>,
        look: Look<'_>,
    ) -> Vec<Action<P>> {
        let opened = !std::mem::replace(&mut self.open, true);
        if opened {
            self.workshop = P::Workshop::default();
            self.hold = EditingHold::default();
            self.names = Names::default();
        }
        let draft = editor.draft();
        let bench = Bench {
            draft,
            arrangement: draft.text.parse().ok(),
            position: draft.position(),
            opened,
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
        let [board, tools] = match model.settings.panels_left {
            true => [board, tools].map(|part| in_mirror(part, desk)),
            false => [board, tools],
        };
        let mut edits = Vec::new();
        within(ui, board, |ui| {
            edits = self.board(ui, board, &bench, model.settings.orientation());
        });
        let mut panel = Panel {
            view: self,
            model,
            editor,
            bench: &bench,
            edits,
        };
        within(ui, tools, |ui| panel.show(ui, tools));
        panel.edits.into_iter().map(Action::Edit).collect()
    }

    /// Shows the board, and says what was done on it.
    fn board(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        bench: &Bench<'_, P>,
        orientation: Orientation,
    ) -> Vec<Edit<P>> {
        let Some(arrangement) = &bench.arrangement else {
            return Vec::new();
        };
        let (text, names) = (bench.look.text, &mut self.names);
        let places = P::Workshop::places(arrangement, rect, orientation, ui.pixels_per_point());
        let board = EditedBoard {
            places: &places,
            name: &P::Workshop::board_name(arrangement, text),
            takes_keyboard: bench.opened,
        };
        let (touches, pointed) = board::edit(ui, &board, &mut self.hold, || {
            names.of(arrangement.clone(), || {
                P::Workshop::cell_names(arrangement, text)
            })
        });
        let fault = bench.position.as_ref().err();
        let sketch = Sketch {
            arrangement,
            position: bench.position.as_ref().ok(),
            fault: fault.and_then(P::Workshop::fault_cell),
            pointed,
        };
        P::Workshop::paint(ui.painter(), rect, &places, &sketch, bench.look);
        let mut arrangement = arrangement.clone();
        let edits = touches.into_iter().map(|touch| {
            self.workshop.touch(&mut arrangement, touch);
            Edit::Draft {
                draft: Draft {
                    text: arrangement.to_string(),
                    setup: bench.draft.setup.clone(),
                },
                goes_on: touch.goes_on,
            }
        });
        edits.collect()
    }
}

/// What stands beside the board.
struct Panel<'a, P: Seat> {
    view: &'a mut EditorView<P>,
    model: &'a Model<P>,
    editor: &'a Editor<P>,
    bench: &'a Bench<'a, P>,
    edits: Vec<Edit<P>>,
}

impl<P: Seat> Panel<'_, P> {
    fn show(&mut self, ui: &mut Ui, rect: Rect) {
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
                self.tools(ui);
                ui.separator();
                self.text(ui);
                let look = self.bench.look;
                let help = RichText::new(P::Workshop::help_words(look.text));
                ui.label(help.size(SMALL).color(look.palette.muted));
            });
        });
        within(ui, sentence, |ui| self.sentence(ui));
        within(ui, buttons, |ui| self.buttons(ui));
    }

    fn tools(&mut self, ui: &mut Ui) {
        let Some(arrangement) = &self.bench.arrangement else {
            return;
        };
        let (mut changed, mut setup) = (arrangement.clone(), self.bench.draft.setup.clone());
        let workshop = &mut self.view.workshop;
        workshop.tools(ui, &mut changed, &mut setup, self.bench.look);
        if changed != *arrangement || setup != self.bench.draft.setup {
            let text = changed.to_string();
            self.edits.push(Edit::Draft {
                draft: Draft { text, setup },
                goes_on: false,
            });
        }
    }

    /// The text follows the board; what is typed stays as it is where it means the same.
    fn follow_draft(&mut self) {
        let draft = &self.bench.draft.text;
        if self.view.draft == *draft && !self.bench.opened {
            return;
        }
        let same = read::<P>(&self.view.typed);
        if !same.is_ok_and(|typed| typed == *draft) {
            draft.clone_into(&mut self.view.typed);
        }
        draft.clone_into(&mut self.view.draft);
    }

    /// Whether this is a position, or what was done last where that says more.
    fn sentence(&self, ui: &mut Ui) {
        let look = self.bench.look;
        let why = |arrangement, fault| P::Workshop::fault_words(arrangement, fault, look.text);
        let typed = read::<P>(&self.view.typed);
        let said = match (&self.model.notice, typed, &self.bench.position) {
            (Some(said), ..) => notice::words_of(said, self.model, look.text),
            (None, Err(fault), _) => {
                words!(look.text, "editor-not-read", why = why(None, &fault))
            }
            (None, _, Ok(position)) => P::Workshop::valid_words(position, look.text),
            (None, _, Err(fault)) => {
                let why = why(self.bench.arrangement.as_ref(), fault);
                words!(look.text, "editor-no-position", why = why)
            }
        };
        let colour = if self.is_position() {
            look.palette.ink
        } else {
            look.palette.threat
        };
        let label = ui.label(RichText::new(said).size(TEXT).color(colour));
        ui.ctx()
            .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
    }

    /// Whether there is a position to go on with: the board is one, and no text is typed that says
    /// something else.
    fn is_position(&self) -> bool {
        self.bench.position.is_ok() && read::<P>(&self.view.typed).is_ok()
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
        if let Ok(text) = read::<P>(&self.view.typed) {
            text.clone_into(&mut self.view.draft);
            let setup = self.bench.draft.setup.clone();
            let draft = Draft { text, setup };
            self.edits.push(Edit::Draft { draft, goes_on });
        }
    }

    fn buttons(&mut self, ui: &mut Ui) {
        let look = self.bench.look;
        let (editor, model) = (self.editor, self.model);
        let mut done = None;
        ui.spacing_mut().button_padding.x = 8.0;
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let mut button = |ui: &mut Ui, key: &str, enabled: bool, does: Edit<P>| {
            let mut button = Button::new(look.text.get(key));
            if enabled && matches!(does, Edit::Play { analyse: false }) {
                button = button.stroke(Stroke::new(1.8, look.palette.accent));
            }
            if ui.add_enabled(enabled, button).clicked() {
                done = Some(does);
            }
        };
        let left = model.left_draft();
        let left = left.is_some_and(|draft| read::<P>(&draft.text).is_ok());
        let good = self.is_position();
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
