//! What helps to learn from games: what a library of them shows.

pub mod library;
