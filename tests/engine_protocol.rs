//! The engine, talked to as a desk does.

#[path = "commands/run.rs"]
#[allow(
    dead_code,
    reason = "each binary of tests runs the program in its own way"
)]
mod run;

mod engine_protocol {
    pub mod answers;
    pub mod any_lines;
    pub mod games;
    pub mod hostile;
    pub mod talk;
}
