//! The games by name. Only here is a game chosen at run time.

use agros::rules::Position as _;
use clap::ValueEnum;

/// A game that the commands know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Game {
    /// Agros, by Saïd Galdseid.
    #[default]
    Agros,
    /// Agon, or Queen's Guards.
    Agon,
    /// Agora, by Nicolas Herla.
    Agora,
}

/// Evaluates an expression in which `$Position` is the type of a game's positions.
macro_rules! with_game {
    ($game:expr, $Position:ident => $value:expr) => {
        match $game {
            $crate::cli::game::Game::Agros => {
                type $Position = agros::rules::agros::Position;
                $value
            }
            $crate::cli::game::Game::Agon => {
                type $Position = agros::rules::agon::Position;
                $value
            }
            $crate::cli::game::Game::Agora => {
                type $Position = agros::rules::agora::Position;
                $value
            }
        }
    };
}

pub(super) use with_game;

impl Game {
    /// The game of that name.
    pub fn named(name: &str) -> Option<Game> {
        let mut games = Game::value_variants().iter().copied();
        games.find(|game| game.name() == name)
    }

    /// The names of all games.
    pub fn names() -> Vec<&'static str> {
        Game::value_variants().iter().map(Game::name).collect()
    }

    fn name(&self) -> &'static str {
        with_game!(self, Position => Position::GAME)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_calls_each_game_by_the_name_in_its_rules() {
        for game in Game::value_variants() {
            assert_eq!(Game::from_str(game.name(), false), Ok(*game));
        }
    }
}
