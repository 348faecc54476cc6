//! Scenarios in the real window: mouse, keyboard, dialogs, files, pictures.

mod agon;
mod agora;
mod appearance;
mod board;
mod by_ear;
mod changed_files;
mod clipboard;
mod clocks;
mod customs;
mod damaged;
mod desk;
mod edit_menu;
mod editor;
mod ending;
mod engine;
mod eyes;
mod files;
mod finder;
mod fit;
mod foreign_engines;
mod games;
mod hands;
mod history;
mod house;
mod languages;
mod learning;
mod left_off;
mod library;
mod move_list;
mod names;
mod new_game;
mod notes;
mod other_games;
mod overlays;
mod pictures;
mod playback;
#[path = "../matches/programs.rs"]
#[allow(
    dead_code,
    reason = "the window takes commands, the matches also words"
)]
mod programs;
mod reading;
mod rest;
mod review;
mod saving;
mod senses;
mod set_up;
mod sizes;
mod timeline;
mod touch;
mod training;
mod tree_map;
mod unfinished;
mod unsaved;
mod what_if;
