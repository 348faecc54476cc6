//! The commands on positions: `moves`, `apply`, `outcome`, `perft` and `score`.

use std::io::{self, Write};
use std::time::Instant;

use agros::game::{Document, NodeId};
use agros::rules::agros::Position as Agros;
use agros::rules::{self, Player, Position};
use anyhow::Context;

use super::failure::Failure;
use super::texts::Points;

/// Reads a position text.
pub fn read<P: Position>(text: &str) -> Result<P, Failure> {
    P::parse(text)
        .with_context(|| format!("position `{text}`"))
        .map_err(Failure::Bad)
}

/// Prints the legal moves, one a line, in bytewise order.
pub fn moves<P: Position>(position: &str, out: &mut impl Write) -> Result<(), Failure> {
    let position: P = read(position)?;
    let mut moves: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|play| play.to_string())
        .collect();
    moves.sort_unstable();
    for play in moves {
        writeln!(out, "{play}")?;
    }
    Ok(())
}

/// Prints the position after the moves.
pub fn apply<P: Position>(
    position: &str,
    moves: &[String],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game: Document<P> = play(position, moves)?;
    Ok(writeln!(out, "{}", game.position(game.main_end()))?)
}

/// Prints who has won after the moves, if the game is over, and the rule that ended it.
pub fn outcome<P: Position>(
    position: &str,
    moves: &[String],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game: Document<P> = play(position, moves)?;
    let Some(outcome) = game.outcome(game.main_end()) else {
        return Ok(writeln!(out, "none")?);
    };
    let who = match outcome.winner {
        Some(Player::First) => "p1win",
        Some(Player::Second) => "p2win",
        None => "draw",
    };
    Ok(writeln!(out, "{who} {}", outcome.reason)?)
}

/// The game that begins with a position and goes on with the moves.
fn play<P: Position>(position: &str, moves: &[String]) -> Result<Document<P>, Failure> {
    let mut game = start(read::<P>(position)?);
    let mut end = NodeId::ROOT;
    for (index, text) in moves.iter().enumerate() {
        let played = match game.position(end).read_move(text) {
            Ok(play) => game.add(end, play).map_err(anyhow::Error::new),
            Err(error) => Err(anyhow::Error::new(error)),
        };
        end = played
            .with_context(|| format!("move {}, `{text}`", index + 1))
            .map_err(Failure::Bad)?;
    }
    Ok(game)
}

/// A game that begins with a position.
pub fn start<P: Position>(position: P) -> Document<P> {
    Document::starting_from(position.setup(), position)
        .expect("a position agrees with the setup that it says itself")
}

/// Prints the number of sequences of exactly `depth` plies; the time it took goes to standard
/// error.
pub fn perft<P: Position>(position: &str, depth: u8, out: &mut impl Write) -> Result<(), Failure> {
    let position: P = read(position)?;
    let start = Instant::now();
    let leaves = rules::perft(&position, depth.into());
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "{leaves}")?;
    // A count without its rate is still a count.
    let _ = writeln!(
        io::stderr(),
        "{seconds:.3} s, {:.1} million leaves/s",
        leaves as f64 / seconds.max(f64::MIN_POSITIVE) / 1e6
    );
    Ok(())
}

/// Prints both players' points.
pub fn score(position: &str, out: &mut impl Write) -> Result<(), Failure> {
    let position: Agros = read(position)?;
    if let Some(score) = position.score() {
        let [light, dark] = Player::BOTH.map(|player| Points(score[player]));
        writeln!(out, "{light} {dark}")?;
    }
    Ok(())
}
