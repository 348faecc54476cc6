//! The customs of the table in the window: the items of the menu, the offer of a draw, and what
//! there is to say.

mod clock;
mod menu;
mod offer;
mod time_form;
mod words;

pub use clock::{ClockFace, face as clock};
pub use menu::{again, entries as menu_entries};
pub use offer::{show as show_offer, words as offer_words};
pub use time_form::TimeForm;
pub use words::notice as notice_words;
