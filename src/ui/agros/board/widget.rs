//! The board as a widget.

use egui::{Rect, Ui};

use crate::rules::Position as _;
use crate::rules::agros::{Cell, Move, Piece};
use crate::ui::Look;
use crate::ui::board::{self, Board, Hold, Response};
use crate::ui::text::words;

use super::canvas::Canvas;
use super::names::{self, CellNames};
use super::painting;
use super::{Geometry, Scene};

/// What the board remembers from frame to frame. Begin anew when the language changes.
#[derive(Default)]
pub struct BoardState {
    hold: Hold<Cell>,
    names: CellNames,
}

/// What a player does on the board.
pub type BoardEvent = board::BoardEvent<Cell>;

/// Shows the board in `rect`, as large as it fits.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    scene: &Scene,
    state: &mut BoardState,
    look: Look,
) -> Response<Cell> {
    let size = scene.position.size();
    let geometry = Geometry::fit(rect, size, scene.orientation, ui.pixels_per_point());
    let BoardState { hold, names } = state;
    let board = Board {
        places: &geometry,
        name: &words!(look.text, "board-name", size = size),
        may_move: &|cell| may_move(scene, cell),
        is_target: &|cell| scene.targets.iter().any(|&play| lands_on(play, cell)),
        marks: scene.notes,
        takes_marks: !scene.what_if,
    };
    let response = board::follow(ui, &board, hold, move || names::of(names, scene, look.text));
    let canvas = Canvas::new(ui.painter(), rect, geometry, look);
    painting::paint(&canvas, scene, response.hands.clone(), look.text);
    response
}

/// Whether a farmer of the player to move stands on a cell.
fn may_move(scene: &Scene, cell: Cell) -> bool {
    let position = scene.position;
    !position.in_opening()
        && matches!(position.at(cell), Some((player, Piece::Farmer(_))) if player == position.turn())
}

fn lands_on(play: Move, cell: Cell) -> bool {
    matches!(play, Move::Harvest { to, .. } | Move::Sow { to, .. } if to == cell)
}
