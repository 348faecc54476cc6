//! What Agon brings to the position editor: its board, its brushes and its words.

use egui::{Painter, Rect, Ui};

use super::board::{self, Geometry};
use super::draft_words;
use crate::game::Orientation;
use crate::rules::agon::{Arrangement, Cell, Man, Position, PositionError, Rank, Setup, Variant};
use crate::rules::{MOST_QUIET, Player};
use crate::ui::Look;
use crate::ui::board::{Touch, Touched};
use crate::ui::editor::{self, Sketch, tools};
use crate::ui::text::Text;

/// Where positions of Agon are put together.
#[derive(Default)]
pub struct Workshop {
    brush: Brush,
}

/// What a click does to a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Brush {
    #[default]
    WhiteQueen,
    WhiteGuard,
    BlackQueen,
    BlackGuard,
    Captured,
    Eraser,
}

impl tools::Brush for Brush {
    const ALL: &'static [Brush] = &[
        Brush::WhiteQueen,
        Brush::WhiteGuard,
        Brush::BlackQueen,
        Brush::BlackGuard,
        Brush::Captured,
        Brush::Eraser,
    ];

    fn key(self) -> &'static str {
        match self {
            Brush::WhiteQueen => "agon-editor-white-queen",
            Brush::WhiteGuard => "agon-editor-white-guard",
            Brush::BlackQueen => "agon-editor-black-queen",
            Brush::BlackGuard => "agon-editor-black-guard",
            Brush::Captured => "agon-editor-captured",
            Brush::Eraser => "editor-eraser",
        }
    }
}

impl Brush {
    /// The man that it puts down.
    fn man(self) -> Option<Man> {
        let (owner, rank) = match self {
            Brush::WhiteQueen => (Player::First, Rank::Queen),
            Brush::WhiteGuard => (Player::First, Rank::Guard),
            Brush::BlackQueen => (Player::Second, Rank::Queen),
            Brush::BlackGuard => (Player::Second, Rank::Guard),
            Brush::Captured | Brush::Eraser => return None,
        };
        Some(Man {
            owner,
            rank,
            captured: false,
        })
    }

    fn paint(self, arrangement: &mut Arrangement, cell: Cell) {
        match self.man() {
            Some(man) => arrangement.put(cell, man),
            None if self == Brush::Eraser => arrangement.take(cell),
            None => {
                let captured = arrangement.at(cell).is_some_and(|man| man.captured);
                arrangement.mark(cell, !captured);
            }
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
        text.get("agon-editor-board-name")
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
        match touch.what {
            Touched::Painted => self.brush.paint(arrangement, touch.cell),
            Touched::Wiped => arrangement.take(touch.cell),
            Touched::Turned(steps) => arrangement.mark(touch.cell, steps > 0),
        }
    }

    fn tools(
        &mut self,
        ui: &mut Ui,
        arrangement: &mut Arrangement,
        setup: &mut Setup,
        look: Look<'_>,
    ) {
        tools::brushes(ui, &mut self.brush, look);
        if tools::empties(ui, look) {
            arrangement.clear();
        }
        ui.separator();
        arrangement.turn = tools::turn::<Position>(ui, arrangement.turn, look);
        for variant in Variant::ALL {
            let name = look.text.get(&format!("agon-variant-{variant}"));
            ui.radio_value(&mut arrangement.variant, variant, name);
        }
        let avoids = look.text.get("agon-queen-avoids-centre");
        ui.checkbox(&mut setup.queen_avoids_centre, avoids);
        let most = Position::MOST_PASSES;
        arrangement.set_passes(tools::passes(ui, arrangement.passes(), most, look));
        let mut quiet = arrangement.quiet();
        tools::stepper(ui, "editor-quiet", &mut quiet, 0..=MOST_QUIET, look);
        arrangement.set_quiet(quiet);
    }

    fn valid_words(position: &Position, text: &Text) -> String {
        draft_words::valid(position, text)
    }

    fn fault_words(
        _arrangement: Option<&Arrangement>,
        fault: &PositionError,
        text: &Text,
    ) -> String {
        draft_words::fault(fault, text)
    }

    fn fault_cell(fault: &PositionError) -> Option<Cell> {
        match fault {
            PositionError::GuardOnCentre(_) | PositionError::CentreWhilePlacing(_) => {
                Some(Cell::CENTRE)
            }
            _ => None,
        }
    }

    fn help_words(text: &Text) -> String {
        text.get("agon-editor-help")
    }
}
