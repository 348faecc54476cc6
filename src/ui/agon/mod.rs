//! The board view of Agon, and the panels beside it.

pub mod board;
mod draft_words;
mod editor;
mod end_sheet;
mod examples;
mod facts;
mod men_table;
mod player_line;
mod rules_page;
mod seat;
mod setup_form;
mod tutorial;
mod words;
