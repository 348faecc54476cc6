//! The board as a widget.

use egui::{Rect, Ui};

use crate::rules::Position as _;
use crate::rules::agon::{Cell, Position};
use crate::ui::Look;
use crate::ui::board::{self, Board, Hold, Response};

use super::Canvas;
use super::names::{self, CellNames};
use super::painting;
use super::{Geometry, Scene};

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
        name: &look.text.get("agon-board-name"),
        may_move: &|cell| !position.is_placing() && position.men(position.turn()).contains(cell),
        is_target: &|cell| {
            let mut targets = scene.targets.iter();
            targets.any(|&play| Position::ends(play).1 == Some(cell))
        },
        marks: scene.notes,
        takes_marks: !scene.what_if,
    };
    let response = board::follow(ui, &board, hold, move || names::of(names, scene, look.text));
    let canvas = Canvas::new(ui.painter(), rect, geometry, look);
    painting::paint(&canvas, scene, response.hands.clone());
    response
}
