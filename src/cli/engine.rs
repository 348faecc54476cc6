//! The command `engine`.

use std::io;

use agros::engine::ugi;
use clap::ValueEnum;

use super::failure::Failure;
use super::game::{Game, with_game};

/// Speaks the engine protocol on standard input and output.
pub fn engine() -> Result<(), Failure> {
    let games: Vec<ugi::Game> = Game::value_variants()
        .iter()
        .map(|game| with_game!(game, Position => ugi::Game::of::<Position>()))
        .collect();
    Ok(ugi::serve(&mut io::stdin().lock(), io::stdout(), &games)?)
}
