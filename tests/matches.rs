//! Matches: how they are played, what they print, and who loses by what.

#[path = "commands/run.rs"]
#[allow(
    dead_code,
    reason = "each binary of tests runs the program in its own way"
)]
mod run;

mod matches {
    pub mod misbehaviour;
    pub mod play;
    pub mod programs;
    pub mod result;
}
