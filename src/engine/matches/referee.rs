//! One game, under the eyes of someone who knows the rules and the time.

use crate::cause::Explain;
use std::time::Instant;

use super::Seat;
use super::pace::{Clocks, Pace};
use crate::engine::players::{Failure, Turn};
use crate::engine::{Playable, Stop};
use crate::game::{Document, Ending};
use crate::rules::{ByPlayer, Outcome, Player};

/// How a game of a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// By the rules.
    Play(Outcome),
    /// By what a player did wrong, who has lost.
    Failure(Player, Failure),
}

impl Ended {
    /// The winner; `None` for a draw.
    pub fn winner(&self) -> Option<Player> {
        match self {
            Ended::Play(outcome) => outcome.winner,
            Ended::Failure(loser, _) => Some(!*loser),
        }
    }
}

/// Plays a game on from where it is to its end, writes the end into it, and gives that; `None`
/// where it was told to stop.
pub(super) fn play<P: Playable>(
    game: &mut Document<P>,
    players: &mut ByPlayer<&mut Seat<P>>,
    seeds: ByPlayer<u64>,
    pace: Pace,
    stop: &Stop,
) -> Option<Ended> {
    for player in Player::BOTH {
        if let Err(failure) = players[player].begin(game.setup(), seeds[player]) {
            return Some(forfeit(game, player, failure));
        }
    }
    let path = game.path(game.main_end());
    let mut moves: Vec<P::Move> = path.iter().filter_map(|node| game.played(*node)).collect();
    let mut positions: Vec<P> = path
        .iter()
        .map(|node| game.position(*node).clone())
        .collect();
    let mut clocks = Clocks::start(pace);
    let mut end = game.main_end();
    loop {
        if let Some(outcome) = game.outcome(end) {
            game.set_cursor(end);
            return Some(Ended::Play(outcome));
        }
        let mover = game.position(end).turn();
        let allowance = clocks.allowance();
        let turn = Turn {
            positions: &positions,
            moves: &moves,
            allowance,
        };
        let asked = Instant::now();
        let chosen = players[mover].choose(&turn, stop);
        let used = asked.elapsed();
        if stop.is_stopped() {
            return None;
        }
        let patience = allowance.patience(mover);
        let played = match chosen {
            Ok(_) if used > patience || !clocks.allow(mover, used) => {
                Err(Failure::Late { allowed: patience })
            }
            Ok(play) => game.add(end, play).map_err(|error| Failure::Illegal {
                played: play.to_string(),
                problem: error.explain(),
            }),
            Err(failure) => Err(failure),
        };
        end = match played {
            Ok(node) => node,
            Err(failure) => return Some(forfeit(game, mover, failure)),
        };
        game.notes_mut(end).clock = clocks.press(mover, used);
        moves.extend(game.played(end));
        positions.push(game.position(end).clone());
    }
}

/// Writes into a game that a player has lost it by a failure.
fn forfeit<P: Playable>(game: &mut Document<P>, loser: Player, failure: Failure) -> Ended {
    let end = game.main_end();
    game.set_cursor(end);
    game.header_mut().ending = Some(if failure.is_late() {
        Ending::Time(loser)
    } else {
        Ending::Resignation(loser)
    });
    let name = &game.header().players[loser].name;
    let comment = format!("{name} {failure}");
    game.notes_mut(end).comment = comment;
    Ended::Failure(loser, failure)
}
