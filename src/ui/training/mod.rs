//! Training in the window: its page, and what is shown while a question of it is answered.

mod answer;
mod page;
mod words;

pub use answer::{proposed, with_explanation};
pub use page::show as show_page;
pub use words::{asked_to_hold, held, source};
