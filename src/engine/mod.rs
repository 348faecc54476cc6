//! Playing well: a search over any game of the desk, and what builds on it.

mod agros;
mod limits;
mod report;
mod search;
mod searchable;
mod value;

pub use agros::{Judge, Weights};
pub use limits::{Clock, Limits};
pub use report::{Certainty, Line, Report, Score};
pub use search::{Search, Situation, Stop, TableError};
pub use searchable::{Evaluation, Searchable, for_first};
pub use value::Value;
