//! An argument that is a file or a position.

use std::ffi::OsStr;
use std::path::Path;

use agros::engine::Playable;
use agros::game::Document;
use agros::rules::Position;
use agros::storage::game_file;
use anyhow::{Context, anyhow};

use super::failure::Failure;
use super::game::{Game, with_game};
use super::positions;

/// What is to be done with a game, whichever it is of.
pub trait Task {
    /// Does it; `file` is where the game comes from, if it is from a file.
    fn run<P: Playable>(self, game: &Document<P>, file: Option<&Path>) -> Result<(), Failure>;
}

/// Does something with the game in a file, if there is a file of that name, or else with a
/// position alone.
pub fn with_source(source: &OsStr, game: Option<Game>, task: impl Task) -> Result<(), Failure> {
    let path = Path::new(source);
    if path.exists() {
        return with_file(path, game, task);
    }
    let text = source.to_string_lossy();
    with_game!(game.unwrap_or_default(), P => {
        let position = P::parse(&text)
            .with_context(|| format!("`{text}` is no existing file, and no position"))
            .map_err(Failure::Bad)?;
        task.run(&positions::start(position), None)
    })
}

fn with_file(path: &Path, game: Option<Game>, task: impl Task) -> Result<(), Failure> {
    let file = game_file::open(path).map_err(|error| bad_file(path, error.into()))?;
    let found = match Game::named(file.game()) {
        Some(found) => found,
        None => return Err(bad_file(path, file.unknown(&Game::names()).into())),
    };
    if game.is_some_and(|game| game != found) {
        let error = anyhow!("this is a game of {}", file.game());
        return Err(bad_file(path, error));
    }
    with_game!(found, P => {
        let opened = file.read::<P>().map_err(|error| bad_file(path, error.into()))?;
        task.run(&opened.document, Some(path))
    })
}

/// What is wrong with a file, or was asked of it in vain.
pub fn bad_file(path: &Path, error: anyhow::Error) -> Failure {
    Failure::Bad(error.context(path.display().to_string()))
}
