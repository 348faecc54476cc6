//! What Agora brings to the position editor: its board, its brushes and its words.

use egui::{Painter, Rect, Ui};

use super::board::{self, Geometry};
use super::draft_words;
use crate::game::Orientation;
use crate::rules::agora::{Arrangement, Cell, Position, PositionError, Reading, Setup};
use crate::rules::{MOST_QUIET, Player};
use crate::ui::Look;
use crate::ui::board::{Touch, Touched};
use crate::ui::editor::{self, Sketch, tools};
use crate::ui::text::Text;

/// Where positions of Agora are put together.
#[derive(Default)]
pub struct Workshop {
    brush: Brush,
}

/// What a click does to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Brush {
    #[default]
    White,
    Red,
    WhiteBelow,
    RedBelow,
    Eraser,
}

impl tools::Brush for Brush {
    const ALL: &'static [Brush] = &[
        Brush::White,
        Brush::Red,
        Brush::WhiteBelow,
        Brush::RedBelow,
        Brush::Eraser,
    ];

    fn key(self) -> &'static str {
        match self {
            Brush::White => "agora-editor-white",
            Brush::Red => "agora-editor-red",
            Brush::WhiteBelow => "agora-editor-white-below",
            Brush::RedBelow => "agora-editor-red-below",
            Brush::Eraser => "editor-eraser",
        }
    }
}

impl Brush {
    fn paint(self, arrangement: &mut Arrangement, cell: Cell) {
        match self {
            Brush::White => arrangement.put_on(cell, Player::First),
            Brush::Red => arrangement.put_on(cell, Player::Second),
            Brush::WhiteBelow => arrangement.put_under(cell, Player::First),
            Brush::RedBelow => arrangement.put_under(cell, Player::Second),
            Brush::Eraser => arrangement.empty(cell),
        }
    }
}

impl editor::Workshop<Position> for Workshop {
    type Arrangement = Arrangement;
    type Places = Geometry;

    fn places(
        _arrangement: &Arrangement,
        rect: Rect,
        orientation: Orientation,
        _pixels_per_point: f32,
    ) -> Geometry {
        Geometry::fit(rect, orientation)
    }

    fn board_name(_arrangement: &Arrangement, text: &Text) -> String {
        text.get("agora-editor-board-name")
    }

    fn cell_names(arrangement: &Arrangement, text: &Text) -> Vec<(Cell, String)> {
        board::cell_names(arrangement, text)
    }

    fn paint(
        painter: &Painter,
        rect: Rect,
        places: &Geometry,
        sketch: &Sketch<'_, Position, Arrangement>,
        look: Look<'_>,
    ) {
        board::paint_sketch(painter, rect, *places, sketch, look);
    }

    fn touch(&mut self, arrangement: &mut Arrangement, touch: Touch<Cell>) {
        let cell = touch.cell;
        match touch.what {
            Touched::Painted => self.brush.paint(arrangement, cell),
            Touched::Wiped => arrangement.take_off(cell),
            Touched::Turned(men) => {
                for _ in 0..men.unsigned_abs() {
                    match arrangement.at(cell) {
                        Some(stack) if men > 0 => arrangement.put_on(cell, stack.owner),
                        Some(_) => arrangement.take_off(cell),
                        None => {}
                    }
                }
            }
        }
    }

    fn tools(
        &mut self,
        ui: &mut Ui,
        arrangement: &mut Arrangement,
        _setup: &mut Setup,
        look: Look<'_>,
    ) {
        tools::brushes(ui, &mut self.brush, look);
        if tools::empties(ui, look) {
            arrangement.clear();
        }
        ui.separator();
        arrangement.turn = tools::turn::<Position>(ui, arrangement.turn, look);
        ui.label(look.text.get("agora-height"));
        for reading in Reading::ALL {
            let name = look.text.get(&format!("agora-height-{reading}"));
            ui.radio_value(&mut arrangement.reading, reading, name);
        }
        let mut quiet = arrangement.quiet();
        tools::stepper(ui, "editor-quiet", &mut quiet, 0..=MOST_QUIET, look);
        arrangement.set_quiet(quiet);
    }

    fn valid_words(position: &Position, text: &Text) -> String {
        draft_words::valid(position, text)
    }

    fn fault_words(
        arrangement: Option<&Arrangement>,
        fault: &PositionError,
        text: &Text,
    ) -> String {
        draft_words::fault(arrangement, fault, text)
    }

    fn fault_cell(fault: &PositionError) -> Option<Cell> {
        match *fault {
            PositionError::Prisoners { row, column, .. } => draft_words::named(row, column),
            _ => None,
        }
    }

    fn help_words(text: &Text) -> String {
        text.get("agora-editor-help")
    }
}
