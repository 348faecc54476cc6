//! Learning from games: what needs both the facts of a game and an engine.
//!
//! A review is nothing but what the engine thinks of each position, noted in the file. Everything
//! that is said of a game follows from that: [`Review`] works it out, [`Question`] asks it. What
//! many games show lies in [`library`].

pub mod training;

mod agon;
mod agora;
mod agros;
mod holding;
mod judgement;
pub mod library;
mod proposal;
mod question;
mod review;
mod reviewer;
mod teachable;
mod verdict;

pub use holding::Holding;
pub use judgement::{Forced, Judgement, Loss, accuracy};
pub use proposal::{BETTER_PLIES, Proposal, is_of_review, revision};
pub use question::{Aim, Answer, Question, weigh};
pub use review::{Accuracy, Review, Reviewed, Tally};
pub use reviewer::{Progress, review};
pub use teachable::{Missed, Teachable};
pub use verdict::{Noted, Verdict};
