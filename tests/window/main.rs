//! Scenarios in the real window: mouse, keyboard, dialogs, files, pictures.

mod agon;
mod agora;
mod appearance;
mod board;
mod clipboard;
mod desk;
mod edit_menu;
mod editor;
mod ending;
mod engine;
mod files;
mod games;
mod history;
mod house;
mod move_list;
mod new_game;
mod notes;
mod overlays;
mod pictures;
mod playback;
mod rest;
mod saving;
mod timeline;
mod tree_map;
mod unsaved;
mod what_if;
