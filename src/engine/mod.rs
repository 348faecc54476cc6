//! Playing well: a search over any game of the desk, and what builds on it.

pub mod agon;
pub mod agora;
mod agros;
mod level;
mod limits;
pub mod matches;
mod playable;
pub mod players;
mod report;
mod search;
mod searchable;
pub mod ugi;
mod value;

pub use agros::{Judge, Weights, tuning};
pub use level::Level;
pub use limits::{Clock, Limits};
pub use playable::{Playable, SetupOption, SetupValues};
pub use report::{Certainty, Effort, Line, News, Report, Score};
pub use search::{Search, Situation, Stop, TableError};
pub use searchable::{Evaluation, Outlook, Searchable, for_first};
pub use value::Value;
