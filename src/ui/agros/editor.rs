//! What Agros brings to the position editor: its board, its brushes and its words.

use egui::{Button, Painter, Rect, Ui};

use super::board::{self, Geometry};
use super::draft_words;
use crate::game::Orientation;
use crate::rules::Player;
use crate::rules::agros::{Arrangement, Cell, Piece, Position, PositionError, Setup};
use crate::ui::Look;
use crate::ui::board::{Touch, Touched};
use crate::ui::editor::{self, Sketch, tools};
use crate::ui::text::{Text, words};

/// Where positions of Agros are put together.
#[derive(Default)]
pub struct Workshop {
    brush: Brush,
    /// The harvest of the farmers that the brush puts down.
    harvest: Harvest,
}

/// The pieces of a new farmer.
struct Harvest(u8);

impl Default for Harvest {
    fn default() -> Self {
        Harvest(1)
    }
}

/// What a click puts on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Brush {
    #[default]
    LightFarmer,
    DarkFarmer,
    LightSeed,
    DarkSeed,
    Eraser,
}

impl tools::Brush for Brush {
    const ALL: &'static [Brush] = &[
        Brush::LightFarmer,
        Brush::DarkFarmer,
        Brush::LightSeed,
        Brush::DarkSeed,
        Brush::Eraser,
    ];

    fn key(self) -> &'static str {
        match self {
            Brush::LightFarmer => "editor-light-farmer",
            Brush::DarkFarmer => "editor-dark-farmer",
            Brush::LightSeed => "editor-light-seed",
            Brush::DarkSeed => "editor-dark-seed",
            Brush::Eraser => "editor-eraser",
        }
    }
}

impl Brush {
    fn piece(self, harvest: u8) -> Option<(Player, Piece)> {
        match self {
            Brush::LightFarmer => Some((Player::First, Piece::Farmer(harvest))),
            Brush::DarkFarmer => Some((Player::Second, Piece::Farmer(harvest))),
            Brush::LightSeed => Some((Player::First, Piece::Seed)),
            Brush::DarkSeed => Some((Player::Second, Piece::Seed)),
            Brush::Eraser => None,
        }
    }
}

impl editor::Workshop<Position> for Workshop {
    type Arrangement = Arrangement;
    type Places = Geometry;

    fn places(
        arrangement: &Arrangement,
        rect: Rect,
        orientation: Orientation,
        pixels_per_point: f32,
    ) -> Geometry {
        Geometry::fit(rect, arrangement.size(), orientation, pixels_per_point)
    }

    fn board_name(arrangement: &Arrangement, text: &Text) -> String {
        words!(text, "editor-board-name", size = arrangement.size())
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
            Touched::Painted => arrangement.put(touch.cell, self.brush.piece(self.harvest.0)),
            Touched::Wiped => arrangement.put(touch.cell, None),
            Touched::Turned(pieces) => match arrangement.at(touch.cell) {
                Some((_, Piece::Farmer(_))) => arrangement.add_harvest(touch.cell, pieces),
                _ => {
                    let harvest = self.harvest.0.saturating_add_signed(pieces);
                    self.harvest.0 = harvest.clamp(1, arrangement.size());
                }
            },
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
        let most = arrangement.size();
        self.harvest.0 = self.harvest.0.min(most);
        tools::stepper(ui, "editor-harvest", &mut self.harvest.0, 1..=most, look);
        ui.separator();
        choose_board(ui, arrangement, look);
        arrangement.set_turn(tools::turn::<Position>(ui, arrangement.turn(), look));
        let most = Arrangement::MOST_PASSES;
        arrangement.set_passes(tools::passes(ui, arrangement.passes(), most, look));
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
        draft_words::fault_cell(fault)
    }

    fn help_words(text: &Text) -> String {
        text.get("editor-help")
    }
}

/// The size of the board and the farmers that are to stand on it.
fn choose_board(ui: &mut Ui, arrangement: &mut Arrangement, look: Look<'_>) {
    let mut size = arrangement.size();
    ui.horizontal_wrapped(|ui| {
        tools::stepper(ui, "editor-size", &mut size, Arrangement::SIZES, look);
        if tools::empties(ui, look) {
            arrangement.clear();
        }
    });
    if size != arrangement.size() {
        arrangement.set_size(size);
    }
    let mut farmers = arrangement.farmers();
    ui.horizontal_wrapped(|ui| {
        tools::stepper(
            ui,
            "editor-farmers",
            &mut farmers,
            Arrangement::FARMERS,
            look,
        );
        let [light, dark] = Player::BOTH.map(|player| arrangement.farmers_of(player));
        let there = u8::try_from(light.max(dark)).unwrap_or(u8::MAX);
        let fits = Arrangement::FARMERS.contains(&there) && there != farmers;
        let button = Button::new(look.text.get("editor-farmers-there"));
        if ui.add_enabled(fits, button).clicked() {
            farmers = there;
        }
    });
    arrangement.set_farmers(farmers);
}
