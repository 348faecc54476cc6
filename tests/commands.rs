//! The commands, run as a script runs them.

mod commands {
    pub mod arguments;
    pub mod files;
    pub mod games;
    pub mod hostile_files;
    pub mod positions;
    pub mod run;
    pub mod tuning;
}
