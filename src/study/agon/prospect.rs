//! What a move changes in what can be captured next.

use crate::rules::agon::{Cell, Move, Position, Rank};
use crate::rules::{Player, Position as _};
use crate::study::{Aims, Prospect};

use super::dangers;

/// A man and where he stands.
pub type Placed = (Cell, Rank);

/// What a legal move changes in the men that can be captured next; nothing where it ends the game.
pub fn prospect(position: &Position, play: Move) -> Prospect<Placed> {
    let mover = position.turn();
    let mut after = *position;
    after.play_unchecked(play);
    if after.outcome().is_some() {
        return Prospect::NONE;
    }
    let mut before = aims(position, mover);
    if let (Some(from), Some(to)) = Position::ends(play) {
        for (cell, _) in before.risks.iter_mut().filter(|(cell, _)| *cell == from) {
            *cell = to;
        }
    }
    Prospect::between(before, aims(&after, mover))
}

fn aims(position: &Position, player: Player) -> Aims<Placed> {
    let mut aims = Aims::NONE;
    for danger in dangers(position) {
        let Some(man) = position.at(danger.man) else {
            continue;
        };
        let of = match man.owner == player {
            true => &mut aims.risks,
            false => &mut aims.targets,
        };
        of.push((danger.man, man.rank));
    }
    for men in [&mut aims.risks, &mut aims.targets] {
        men.dedup();
    }
    aims
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By brute force, from what the next moves capture.
    fn captures(position: &Position, by: Player) -> Vec<Cell> {
        let Some(on_turn) = position.with_turn(by) else {
            return Vec::new();
        };
        let mut cells = Vec::new();
        for play in on_turn.legal_moves() {
            let mut next = on_turn;
            next.play_unchecked(play);
            let before = on_turn.captured(!by);
            cells.extend(next.captured(!by).filter(|cell| !before.contains(*cell)));
        }
        cells.sort();
        cells.dedup();
        cells
    }

    #[test]
    fn what_is_threatened_saved_and_exposed_is_what_a_next_move_captures() {
        let mut chance = fastrand::Rng::with_seed(3);
        let mut told = [0; 3];
        for _ in 0..40 {
            let mut position = Position::start(&Default::default());
            for _ in 0..80 {
                let Some(play) = position.draw(|count| chance.u32(..count)) else {
                    break;
                };
                let mover = position.turn();
                let mut after = position;
                after.play_unchecked(play);
                if after.outcome().is_some() {
                    break;
                }
                let found = prospect(&position, play);
                let (from, to) = Position::ends(play);
                let now = |cell: &Cell| to.filter(|_| from == Some(*cell)).unwrap_or(*cell);
                let moved = |cells: Vec<Cell>| cells.iter().map(now).collect::<Vec<_>>();
                let less = |cells: &[Cell], others: &[Cell]| {
                    let new = cells.iter().filter(|cell| !others.contains(cell));
                    let mut new: Vec<Cell> = new.copied().collect();
                    new.sort();
                    new
                };
                let named = |men: &[Placed]| {
                    let mut cells: Vec<Cell> = men.iter().map(|man| man.0).collect();
                    cells.sort();
                    cells
                };
                let (aims, targets) = (captures(&position, mover), captures(&after, mover));
                let risked = moved(captures(&position, !mover));
                let risks = captures(&after, !mover);
                assert_eq!(
                    named(&found.threatened),
                    less(&targets, &aims),
                    "{position} {play}"
                );
                assert_eq!(
                    named(&found.saved),
                    less(&risked, &risks),
                    "{position} {play}"
                );
                assert_eq!(
                    named(&found.exposed),
                    less(&risks, &risked),
                    "{position} {play}"
                );
                told[0] += found.threatened.len();
                told[1] += found.saved.len();
                told[2] += found.exposed.len();
                position = after;
            }
        }
        assert!(told.iter().all(|&count| count > 20), "{told:?}");
    }
}
