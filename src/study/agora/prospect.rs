//! What a move changes in what can be captured next.

use crate::rules::Position as _;
use crate::rules::agora::{Cell, Move, Position};

use super::takes;

/// What a move changes in what can be captured next, if it were anybody's turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// The piles of the other player that the mover can capture now and could not before.
    pub threatened: Vec<Cell>,
    /// The mover's piles that could be captured and cannot be any more.
    pub saved: Vec<Cell>,
    /// The mover's piles that can be captured and could not be before.
    pub exposed: Vec<Cell>,
}

impl Prospect {
    /// What a legal move changes; nothing where it ends the game.
    pub fn of(position: &Position, play: Move) -> Prospect {
        let mover = position.turn();
        let mut after = *position;
        after.play_unchecked(play);
        if after.outcome().is_some() {
            return Prospect::default();
        }
        let of = |position: &Position, own: bool| {
            let owned = |cell| position.at(cell).is_some_and(|pile| pile.owner == mover);
            let targets = takes(position).into_iter().map(|take| take.to);
            let mut cells: Vec<Cell> = targets.filter(|&cell| owned(cell) == own).collect();
            cells.sort();
            cells.dedup();
            cells
        };
        let (aims, targets) = (of(position, false), of(&after, false));
        let (endangered, exposed) = (of(position, true), of(&after, true));
        let is_mine = |cell: &Cell| after.at(*cell).is_some_and(|pile| pile.owner == mover);
        let without = |cells: &[Cell], others: &[Cell]| -> Vec<Cell> {
            let new = |cell: &&Cell| !others.contains(cell);
            cells.iter().filter(new).copied().collect()
        };
        let mut saved = without(&endangered, &exposed);
        saved.retain(is_mine);
        Prospect {
            threatened: without(&targets, &aims),
            saved,
            exposed: without(&exposed, &endangered),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;
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
                let prospect = Prospect::of(&position, play);
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
