//! A library of games: what is known of each, how they are searched, sorted and counted, and what
//! was played from a position.
//!
//! Nothing here reads files; a game comes in as a [`Document`](crate::game::Document) and is
//! remembered as a [`Summary`].

mod date;
mod explorer;
mod filter;
mod own;
mod query;
mod statistics;
mod summary;

pub use date::Date;
pub use explorer::{Continuation, Explored, explore};
pub use filter::{Column, Filter, Order, Sought};
pub use own::{OwnRecord, OwnTally, people};
pub use query::{Card, Listed, Query, Vocabulary, folded};
pub use statistics::{Group, Statistics, Tally};
pub use summary::{Ended, Finish, Summary};
