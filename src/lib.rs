//! A desk for playing and studying Agros.

#![warn(missing_docs)]

pub mod app;
pub mod coach;
pub mod engine;
pub mod export;
pub mod game;
pub mod platform;
pub mod rules;
pub mod storage;
pub mod study;
pub mod ui;
