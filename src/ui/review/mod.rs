//! The review of a game in the window: its progress, its sheet, what it says of a move, and the
//! questions that it raises.

mod learn;
mod menu;
mod note;
mod row;
mod sheet;
mod sign;
mod strip;
mod words;
mod worker;

pub use learn::{learn, side_to_learn};
pub use menu::entries as menu_entries;
pub use note::{judged, marks, proposed, show as show_note};
pub use sheet::show as show_sheet;
pub use sign::show as show_sign;
pub use strip::show as show_strip;
pub use words::fault_words;
pub use worker::Reviewer;
