//! What a move changes in what can be captured next.

use crate::rules::Position as _;
use crate::rules::agon::{Cell, Move, Position, Rank};

use super::{Danger, dangers};

/// A man and where he stands.
pub type Placed = (Cell, Rank);

/// What a move changes in what can be captured next, if it were anybody's turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// The men of the other player that the mover can capture now and could not before.
    pub threatened: Vec<Placed>,
    /// The mover's men that could be captured and cannot be any more.
    pub saved: Vec<Placed>,
    /// The mover's men that can be captured after the move, whether they could be before or not.
    pub exposed: Vec<Placed>,
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
        let (from, to) = Position::ends(play);
        let of = |position: &Position, own: bool| {
            let mut men: Vec<Placed> = dangers(position)
                .into_iter()
                .filter_map(|Danger { man, .. }| {
                    let standing = position.at(man)?;
                    ((standing.owner == mover) == own).then_some((man, standing.rank))
                })
                .collect();
            men.dedup();
            men
        };
        let (aims, targets) = (of(position, false), of(&after, false));
        let (endangered, exposed) = (of(position, true), of(&after, true));
        let captured = after.captured(!mover);
        let new = |man: &Placed| !aims.contains(man) && !captured.contains(man.0);
        // A man who goes takes his place with him.
        let now_at = |cell: Cell| match (from == Some(cell), to) {
            (true, Some(to)) => to,
            _ => cell,
        };
        let safe = |&(cell, rank): &Placed| {
            let now = (now_at(cell), rank);
            (!exposed.contains(&now)).then_some(now)
        };
        Prospect {
            threatened: targets.into_iter().filter(new).collect(),
            saved: endangered.iter().filter_map(safe).collect(),
            exposed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    /// By brute force, from the captures that a next move makes.
    fn captures(position: &Position, by: Player) -> Vec<Cell> {
        let Some(on_turn) = position.with_turn(by) else {
            return Vec::new();
        };
        let mut cells: Vec<Cell> = on_turn
            .legal_moves()
            .into_iter()
            .flat_map(|play| {
                let mut next = on_turn;
                next.play_unchecked(play);
                next.captured(!by)
                    .filter(|cell| !on_turn.captured(!by).contains(*cell))
                    .collect::<Vec<_>>()
            })
            .collect();
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
                let prospect = Prospect::of(&position, play);
                let mut after = position;
                after.play_unchecked(play);
                if after.outcome().is_some() {
                    break;
                }
                let exposed: Vec<Cell> = prospect.exposed.iter().map(|man| man.0).collect();
                assert_eq!(exposed, captures(&after, !mover), "{position} {play}");
                for (cell, _) in &prospect.threatened {
                    assert!(captures(&after, mover).contains(cell), "{position} {play}");
                    assert!(
                        !captures(&position, mover).contains(cell),
                        "{position} {play}"
                    );
                }
                for (cell, _) in &prospect.saved {
                    assert!(
                        !captures(&after, !mover).contains(cell),
                        "{position} {play}"
                    );
                }
                told[0] += prospect.threatened.len();
                told[1] += prospect.saved.len();
                told[2] += prospect.exposed.len();
                position = after;
            }
        }
        assert!(told.iter().all(|&count| count > 20), "{told:?}");
    }
}
