//! A desk for playing and studying Agros.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "window")]
pub mod app;
pub mod cause;
pub mod coach;
pub mod engine;
#[cfg(feature = "window")]
pub mod export;
pub mod game;
#[cfg(feature = "window")]
pub mod platform;
pub mod rules;
pub mod storage;
pub mod study;
#[cfg(feature = "window")]
pub mod ui;
