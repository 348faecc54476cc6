//! The board as a widget.

use egui::{Rect, Ui};

use crate::rules::Position as _;
use crate::rules::agora::Cell;
use crate::ui::Look;
use crate::ui::board::{self, Board, Hold, Response};

use super::names::{self, CellNames};
use super::{Canvas, Geometry, Scene, painting};

/// What the board remembers from frame to frame. Begin anew when the language changes.
#[derive(Default)]
pub struct BoardState {
    hold: Hold<Cell>,
    names: CellNames,
}

/// Shows the board in `rect`, as large as it fits.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene,
    state: &mut BoardState,
    look: Look,
) -> Response<Cell> {
    let geometry = Geometry::fit(rect, scene.orientation);
    let BoardState { hold, names } = state;
    let position = scene.position;
    let board = Board {
        places: &geometry,
        name: &look.text.get("agora-board-name"),
        may_move: &|cell| position.owned(position.turn()).contains(cell),
        is_target: &|cell| scene.targets.iter().any(|play| play.to == cell),
        marks: scene.notes,
        takes_marks: !scene.what_if,
    };
    let response = board::follow(ui, &board, hold, move || names::of(names, scene, look.text));
    let canvas = Canvas::new(ui.painter(), rect, geometry, look);
    painting::paint(&canvas, scene, response.hands.clone());
    response
}
