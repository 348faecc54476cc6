//! What a move changes in what can be captured next.

use crate::rules::agora::{Cell, Move, Position};
use crate::rules::{Player, Position as _};
use crate::study::{Aims, Prospect};

use super::takes;

/// What a legal move changes in the piles that can be captured next; nothing where it ends the
/// game.
pub fn prospect(position: &Position, play: Move) -> Prospect<Cell> {
    let mover = position.turn();
    let mut after = *position;
    after.play_unchecked(play);
    if after.outcome().is_some() {
        return Prospect::NONE;
    }
    let mut before = aims(position, mover);
    // What changed hands, or is gone, was not saved.
    let stays = |cell: &Cell| after.at(*cell).is_some_and(|pile| pile.owner == mover);
    before.risks.retain(stays);
    Prospect::between(before, aims(&after, mover))
}

fn aims(position: &Position, player: Player) -> Aims<Cell> {
    let mut aims = Aims::NONE;
    for take in takes(position) {
        let Some(pile) = position.at(take.to) else {
            continue;
        };
        let of = match pile.owner == player {
            true => &mut aims.risks,
            false => &mut aims.targets,
        };
        if !of.contains(&take.to) {
            of.push(take.to);
        }
    }
    for cells in [&mut aims.risks, &mut aims.targets] {
        cells.sort();
    }
    aims
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::agora::Action;

    /// By brute force, from the captures among the legal moves.
    fn captured(position: &Position, by: Player) -> Vec<Cell> {
        let on_turn = position.with_turn(by);
        let moves = on_turn.map(|position| position.legal_moves());
        let captures = moves.into_iter().flatten();
        let captures = captures.filter(|play| play.action == Action::Capture);
        captures.map(|play| play.to).collect()
    }

    #[test]
    fn what_is_threatened_saved_and_exposed_is_what_a_next_move_captures() {
        let mut chance = fastrand::Rng::with_seed(4);
        let mut told = [0; 3];
        for _ in 0..40 {
            let mut position = Position::start(&Default::default());
            for _ in 0..60 {
                let Some(play) = position.draw(|count| chance.u32(..count)) else {
                    break;
                };
                let mover = position.turn();
                let prospect = prospect(&position, play);
                let mut after = position;
                after.play_unchecked(play);
                if after.outcome().is_some() {
                    break;
                }
                let (mine, theirs) = (captured(&position, mover), captured(&position, !mover));
                let (aims, risks) = (captured(&after, mover), captured(&after, !mover));
                for cell in &prospect.threatened {
                    assert!(
                        aims.contains(cell) && !mine.contains(cell),
                        "{position} {play}"
                    );
                }
                for cell in &prospect.saved {
                    assert!(
                        !risks.contains(cell) && theirs.contains(cell),
                        "{position} {play}"
                    );
                }
                for cell in &prospect.exposed {
                    assert!(
                        risks.contains(cell) && !theirs.contains(cell),
                        "{position} {play}"
                    );
                }
                let count = |cells: &[Cell], others: &[Cell]| {
                    let mut new: Vec<_> = cells.iter().filter(|c| !others.contains(c)).collect();
                    new.sort();
                    new.dedup();
                    new.len()
                };
                assert_eq!(
                    prospect.threatened.len(),
                    count(&aims, &mine),
                    "{position} {play}"
                );
                assert_eq!(
                    prospect.exposed.len(),
                    count(&risks, &theirs),
                    "{position} {play}"
                );
                told[0] += prospect.threatened.len();
                told[1] += prospect.saved.len();
                told[2] += prospect.exposed.len();
                position = after;
            }
        }
        assert!(told.iter().all(|&count| count > 20), "{told:?}");
    }
}
