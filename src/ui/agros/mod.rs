//! The board view of Agros, and the panels beside it.

pub mod board;
pub mod changed_list;
mod details;
mod draft_words;
mod editor;
pub mod effect_words;
pub mod examples;
mod facts;
mod field_words;
pub mod fields_table;
pub mod findings;
pub mod finished_game;
pub mod ledger;
mod move_lists;
pub mod outlook;
#[cfg(test)]
mod panel_tests;
mod pass_words;
pub mod player_line;
mod ranks;
mod rules_page;
#[cfg(test)]
mod sample_game;
pub mod score_sheet;
mod seat;
mod share_bar;
mod sheet_body;
mod sheet_text;
mod threat_list;
mod tutorial;
mod views;
pub mod words;

pub use sheet_text::as_text;
