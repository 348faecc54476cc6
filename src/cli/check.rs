//! The command `check`.

use std::io::Write;
use std::path::{Path, PathBuf};

use agros::rules::Position as _;
use agros::storage::game_file;
use anyhow::bail;

use super::failure::Failure;
use super::game::{Game, with_game};
use super::texts::{one_line, result, with_causes};

/// Prints a line for each file that says whether it is sound; fails at the end if any is not.
pub fn check(files: &[PathBuf], out: &mut impl Write) -> Result<(), Failure> {
    let mut all_sound = true;
    for path in files {
        let name = one_line(&path.to_string_lossy());
        match sound(path) {
            Ok(summary) => writeln!(out, "ok {name} {summary}")?,
            Err(error) => {
                all_sound = false;
                writeln!(out, "bad {name}: {}", one_line(&with_causes(&error)))?;
            }
        }
    }
    if all_sound {
        Ok(())
    } else {
        Err(Failure::FilesAreBad)
    }
}

/// The game, the plies of the main line and the result of a sound file.
fn sound(path: &Path) -> anyhow::Result<String> {
    let file = game_file::open(path)?;
    let Some(game) = Game::named(file.game()) else {
        return Err(file.unknown(&Game::names()).into());
    };
    with_game!(game, Position => {
        let opened = file.read::<Position>()?;
        if let Some(version) = opened.newer {
            bail!(
                "the file is of version {version}, which is newer than this program's {}",
                game_file::VERSION
            );
        }
        let game = opened.document;
        let end = game.main_end();
        let result = result(&game, end).unwrap_or_else(|| "*".to_owned());
        Ok(format!("{} {} {result}", Position::GAME, game.ply(end)))
    })
}
