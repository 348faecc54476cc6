//! The command `show`.

use std::ffi::OsStr;
use std::io::Write;

use agros::engine::Playable;
use agros::export::Depict;
use agros::game::{Document, NodeId};
use agros::rules::{Player, Position};

use super::failure::Failure;
use super::game::Game;
use super::source::{Source, Task, bad_file, node, with_source};
use super::texts::{Points, result};

/// Prints a position of a file or by itself, its board, and how it stands.
pub fn show(
    source: &OsStr,
    game: Option<Game>,
    ply: Option<usize>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    with_source(source, game, Show { ply, out })
}

struct Show<'a, W> {
    ply: Option<usize>,
    out: &'a mut W,
}

impl<W: Write> Task for Show<'_, W> {
    fn run<P: Playable + Depict>(self, source: Source<'_, P>) -> Result<(), Failure> {
        let Source { game, file, .. } = source;
        let node = node(game, self.ply).map_err(|error| match file {
            Some(path) => bad_file(path, error),
            None => Failure::Bad(error),
        })?;
        print(game, node, self.out)?;
        if file.is_some() {
            print_place(game, node, self.out)?;
        }
        Ok(())
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
