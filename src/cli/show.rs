//! The command `show`.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;

use agros::game::{Document, NodeId};
use agros::rules::{Player, Position};
use agros::storage::game_file;
use anyhow::{Context, anyhow, bail};

use super::failure::Failure;
use super::game::{Game, with_game};
use super::positions;
use super::texts::{Points, result};

/// Prints a position of a file or by itself, its board, and how it stands.
pub fn show(
    source: &OsStr,
    game: Option<Game>,
    ply: Option<usize>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let path = Path::new(source);
    if path.exists() {
        return show_file(path, game, ply, out);
    }
    let text = source.to_string_lossy();
    with_game!(game.unwrap_or_default(), Position => {
        let position = Position::parse(&text)
            .with_context(|| format!("`{text}` is no existing file, and no position"))
            .map_err(Failure::Bad)?;
        let game = positions::start(position);
        let node = node(&game, ply).map_err(Failure::Bad)?;
        print(&game, node, out)
    })
}

fn show_file(
    path: &Path,
    game: Option<Game>,
    ply: Option<usize>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let bad = |error: anyhow::Error| Failure::Bad(error.context(path.display().to_string()));
    let file = game_file::open(path).map_err(|error| bad(error.into()))?;
    let found = match Game::named(file.game()) {
        Some(found) => found,
        None => return Err(bad(file.unknown(&Game::names()).into())),
    };
    if game.is_some_and(|game| game != found) {
        return Err(bad(anyhow!("this is a game of {}", file.game())));
    }
    with_game!(found, Position => {
        let opened = file.read::<Position>().map_err(|error| bad(error.into()))?;
        let node = node(&opened.document, ply).map_err(bad)?;
        print(&opened.document, node, out)?;
        print_place(&opened.document, node, out)
    })
}

/// The node at a ply of the line through the cursor, or else the cursor.
fn node<P: Position>(game: &Document<P>, ply: Option<usize>) -> anyhow::Result<NodeId> {
    let Some(ply) = ply else {
        return Ok(game.cursor());
    };
    let line = game.line();
    match line.get(ply) {
        Some(node) => Ok(*node),
        None => bail!("there is no ply {ply}: the line has {}", line.len() - 1),
    }
}

fn print<P: Position>(
    game: &Document<P>,
    node: NodeId,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let position = game.position(node);
    writeln!(out, "{position}")?;
    write!(out, "{}", position.diagram())?;
    if let Some(score) = position.score() {
        let [first, second] = Player::BOTH.map(|player| Points(score[player]));
        writeln!(out, "score {first} {second}")?;
    }
    match result(game, node) {
        Some(result) => writeln!(out, "result {result}")?,
        None => writeln!(out, "turn {}", P::LETTERS[position.turn()])?,
    }
    Ok(())
}

/// Prints where in its game a node is, and how it was reached.
fn print_place<P: Position>(
    game: &Document<P>,
    node: NodeId,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "ply {}/{}", game.ply(node), game.line().len() - 1)?;
    if let Some(play) = game.played(node) {
        writeln!(out, "last {play}")?;
    }
    Ok(())
}
