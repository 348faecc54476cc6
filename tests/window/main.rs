//! Scenarios in the real window: mouse, keyboard, dialogs, files, pictures.

mod appearance;
mod board;
mod clipboard;
mod desk;
mod edit_menu;
mod editor;
mod ending;
mod engine;
mod files;
mod history;
mod house;
mod move_list;
mod new_game;
mod notes;
mod overlays;
mod pictures;
mod rest;
mod saving;
mod tree_map;
mod unsaved;
mod what_if;
