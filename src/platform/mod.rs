//! What the desk asks of the system around it, behind seams that tests can script.
//!
//! Nothing here knows of the window's toolkit: whoever asks gives a callback, and wakes the
//! window in it.

pub mod calendar;
pub mod dialogs;
pub mod languages;
pub mod panics;
mod sounds;
mod stillness;
mod timepiece;
pub mod worker;

mod native;
mod scripted;
mod zenity;

pub use calendar::{Calendar, system_calendar};
pub use dialogs::{
    DialogKind, DialogOutcome, DialogReply, DialogRequest, FileDialogs, FileType, NoDialog,
    ParentWindow,
};
pub use languages::system_languages;
pub use native::NativeDialogs;
pub use scripted::ScriptedDialogs;
pub use sounds::{ScriptedSpeaker, Silence, Sound, Speaker, SystemSpeaker};
pub use stillness::Stillness;
pub use timepiece::{ScriptedTimepiece, SystemTimepiece, Timepiece};
