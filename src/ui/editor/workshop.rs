//! What a game brings to the position editor.

use std::fmt::Display;
use std::str::FromStr;

use egui::{Painter, Rect, Ui};

use crate::game::Orientation;
use crate::ui::Look;
use crate::ui::board::{Places, Touch};
use crate::ui::seat::Seat;
use crate::ui::text::Text;

/// Where positions of a game are put together. The value is what is remembered meanwhile: the
/// brush, for one.
pub trait Workshop<P: Seat>: Default {
    /// Loose pieces on a board, and the state of the game, whether that is a position or not.
    /// Written as positions are; what cannot be read is no board at all.
    type Arrangement: Clone + PartialEq + Display + FromStr<Err = P::PositionError>;
    /// Where the cells of a board lie.
    type Places: Places<Cell = P::Cell>;

    /// Fits a board into a rectangle.
    fn places(
        arrangement: &Self::Arrangement,
        rect: Rect,
        orientation: Orientation,
        pixels_per_point: f32,
    ) -> Self::Places;

    /// What the board is called.
    fn board_name(arrangement: &Self::Arrangement, text: &Text) -> String;

    /// What screen readers say of the cells, in their order.
    fn cell_names(arrangement: &Self::Arrangement, text: &Text) -> Vec<(P::Cell, String)>;

    /// Paints the board.
    fn paint(
        painter: &Painter,
        rect: Rect,
        places: &Self::Places,
        sketch: &Sketch<'_, P, Self::Arrangement>,
        look: Look<'_>,
    );

    /// Does to the pieces what was done on the board.
    fn touch(&mut self, arrangement: &mut Self::Arrangement, touch: Touch<P::Cell>);

    /// Shows the tools, and does what is done with them: to the pieces, and to the options of the
    /// game that may begin.
    fn tools(
        &mut self,
        ui: &mut Ui,
        arrangement: &mut Self::Arrangement,
        setup: &mut P::Setup,
        look: Look<'_>,
    );

    /// What a position is like, in a sentence.
    fn valid_words(position: &P, text: &Text) -> String;

    /// Why a text is no position, in a sentence; its board, where it has one, helps to tell.
    fn fault_words(
        arrangement: Option<&Self::Arrangement>,
        fault: &P::PositionError,
        text: &Text,
    ) -> String;

    /// The cell at which a fault lies, where it is one cell.
    fn fault_cell(fault: &P::PositionError) -> Option<P::Cell>;

    /// How the hands are used, in a few sentences.
    fn help_words(text: &Text) -> String;
}

/// What the board of the editor shows.
pub struct Sketch<'a, P: Seat, A> {
    /// The pieces.
    pub arrangement: &'a A,
    /// The position that they make.
    pub position: Option<&'a P>,
    /// The cell that keeps them from making one.
    pub fault: Option<P::Cell>,
    /// The cell that is pointed at.
    pub pointed: Option<P::Cell>,
}
