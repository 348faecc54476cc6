//! The record of a game: a tree of moves with a cursor, what is written at each of them, and
//! every change of it undoable.
//!
//! [`Document`] is the content, a value that can be read, written and compared. [`Record`] is a
//! document at work: it moves the cursor, changes the content one step at a time, and takes the
//! steps back. Everything here is generic over the rules and knows no game by name.

mod clock;
mod deed;
mod document;
mod ending;
mod header;
mod history;
mod house;
mod line;
mod notes;
mod orientation;
mod record;
mod revision;

pub use clock::{Face, TimeControl, TimeControlError, Written as WrittenTime};
pub use deed::{Deed, News};
pub use document::{Document, NodeId, PlayError};
pub use ending::{Ending, GameResult};
pub use header::{Header, Person};
pub use history::{Change, Place, Stamp};
pub use house::{House, Settlement, Swap};
pub use notes::{Extra, Mark, Notes, Shape, Symbol};
pub use orientation::Orientation;
pub use record::Record;
pub use revision::{AddedLine, Revision};
