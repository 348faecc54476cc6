//! What all boards have in common: where cells lie, what hands do on them, marks that were drawn,
//! and what the engine proposes. What a board is made of and how it looks is each game's own.

mod arrows;
mod badge;
mod canvas;
mod cursor;
mod editing;
mod fault;
mod hold;
mod names;
mod notes;
mod pen;
mod pencil;
mod places;

pub use arrows::{arrow, numbered_disc};
pub use badge::badge;
pub use canvas::Canvas;
pub use cursor::bounds;
pub use editing::{EditedBoard, EditingHold, Touch, Touched, edit};
pub use fault::paint_fault;
pub use hold::{Board, BoardEvent, Hands, Hold, Response, focus_id, follow};
pub use names::Names;
pub use notes::paint as paint_notes;
pub use pen::Pen;
pub use places::Places;
