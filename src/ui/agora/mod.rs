//! The board view of Agora, and the panels beside it.

pub mod board;
mod choice;
mod draft_words;
mod editor;
mod effect_words;
mod end_sheet;
mod examples;
mod facts;
mod piles_table;
mod player_line;
mod rules_page;
mod seat;
mod setup_form;
mod tutorial;
mod words;
