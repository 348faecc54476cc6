//! What was played from a position in the games of a library, however the board lay there.

use std::collections::HashMap;

use crate::rules::Position;

use super::{Summary, Tally};

/// What was played from a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Explored<M> {
    /// The games in whose main line the position stands, by their numbers.
    pub games: Vec<usize>,
    /// Their results.
    pub all: Tally,
    /// The moves, the one that was played most often first.
    pub moves: Vec<Continuation<M>>,
}

/// A move that was played, as the board lies now. Moves that lead to the same position under a
/// symmetry of the board are one.
#[derive(Clone, PartialEq, Debug)]
pub struct Continuation<M> {
    /// The move: of those that lead there, the first in the order of their notation.
    pub play: M,
    /// Every move that leads there.
    pub same: Vec<M>,
    /// The games in which it was played, by their numbers.
    pub games: Vec<usize>,
    /// Their results.
    pub tally: Tally,
}

impl<M> Default for Explored<M> {
    fn default() -> Self {
        Explored {
            games: Vec::new(),
            all: Tally::default(),
            moves: Vec::new(),
        }
    }
}

/// Finds out what was played from a position, in games with their numbers.
///
/// A game that goes through the position remembers the key of what came next; whichever move
/// leads to a position of that key here is the move that was played there.
pub fn explore<'a, P: Position>(
    position: &P,
    games: impl IntoIterator<Item = (usize, &'a Summary)>,
) -> Explored<P::Move> {
    let key = position.symmetric_key();
    let mut explored = Explored::default();
    let mut moves: Vec<Continuation<P::Move>> = Vec::new();
    let mut after: Option<HashMap<u64, usize>> = None;
    for (number, summary) in games {
        if summary.game != P::GAME {
            continue;
        }
        let mut found = false;
        for (ply, _) in summary
            .main
            .iter()
            .enumerate()
            .filter(|(_, here)| **here == key)
        {
            found = true;
            let after = after.get_or_insert_with(|| continuations(position, &mut moves));
            let next = summary.main.get(ply + 1).and_then(|next| after.get(next));
            if let Some(played) = next.map(|&next| &mut moves[next])
                && played.games.last() != Some(&number)
            {
                played.games.push(number);
                played.tally.add(summary);
            }
        }
        if found {
            explored.games.push(number);
            explored.all.add(summary);
        }
    }
    moves.retain(|played| !played.games.is_empty());
    // Where two were played as often, they stay in the order of their notation.
    moves.sort_by_key(|played| std::cmp::Reverse(played.games.len()));
    explored.moves = moves;
    explored
}

/// All moves from a position, those that lead to the same one together: which of them leads to a
/// position of some symmetric key.
fn continuations<P: Position>(
    position: &P,
    moves: &mut Vec<Continuation<P::Move>>,
) -> HashMap<u64, usize> {
    let mut plays: Vec<(String, P::Move)> = position
        .legal_moves()
        .into_iter()
        .map(|play| (play.to_string(), play))
        .collect();
    plays.sort_by(|(one, _), (other, _)| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
    let mut after = HashMap::new();
    for (_, play) in plays {
        let mut next = position.clone();
        next.play_unchecked(play);
        let number = *after.entry(next.symmetric_key()).or_insert(moves.len());
        if number == moves.len() {
            moves.push(Continuation {
                play,
                same: Vec::new(),
                games: Vec::new(),
                tally: Tally::default(),
            });
        }
        moves[number].same.push(play);
    }
    after
}
