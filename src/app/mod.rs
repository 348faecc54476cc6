//! The program without its window: what is on the desk, what a person can do, and what follows.
//!
//! Everything a person does is an [`Action`]. [`update`] applies it to the [`Model`] and returns
//! the [`Effect`]s: work that takes time or touches the world outside, done by the window on
//! threads of its own. Its results come back as actions, each with the ticket it was asked for,
//! and are dropped when the person has moved on.

mod action;
mod adaptation;
mod clipboard;
mod customs;
mod damaged;
mod dialog;
mod drafts;
mod editor;
mod example;
mod export;
mod files;
mod house;
mod journal;
mod learning;
mod library;
mod model;
mod notice;
mod opening;
mod pencil;
mod play;
mod playback;
mod reviewing;
mod senses;
mod taking_back;
mod thinking;
mod training;
mod tutorial;
mod update;
mod verdict;
mod what_if;

pub use action::{Action, Copying, Effect, Reply, Step, Ticket};
pub use adaptation::Adaptation;
pub use customs::{Again, ClockShown, Custom, CustomNotice, TENTHS_FROM};
pub use damaged::Damaged;
pub use dialog::{Asking, Dialog, Errand, Intent, NewGame};
pub use drafts::{Draft, Editor};
pub use editor::Edit;
pub use example::Example;
pub use export::{ExportError, Format, Wish};
pub use journal::{Entry, Recoveries, Recovery, Restored};
pub use learning::{Course, Learning, Lesson, Solved, Stage};
pub use library::{Browse, Library, LibraryReply};
pub use model::{Model, Waiting};
pub use notice::{Failure, Notice};
pub use opening::Opening;
pub use senses::Sense;
pub use thinking::{Purpose, Thinking};
pub use training::{Drill, Training};
pub use tutorial::{Attempt, Goal, Step as TutorialStep, Tuition, Tutorial};
pub use update::update;
