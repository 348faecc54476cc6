//! What the panels and the board show of a position.

use std::cell::OnceCell;

use arrayvec::ArrayVec;

use crate::rules::agros::{Cell, Field, Move, Position};
use crate::rules::{ByPlayer, Player, Position as _};

use crate::study::agros::PassAdvice;

/// Fields with fewer cells are folded into one line of the table.
const LARGE_FROM: usize = 3;

/// Everything that is derived from a position to be shown. Made once a position, not once a frame.
#[derive(Clone, Debug)]
pub struct Facts {
    /// All fields; everything else names a field by its index here.
    pub fields: Vec<Field>,
    /// In half points.
    pub score: ByPlayer<i32>,
    /// The harvests of all farmers, falling.
    pub harvests: ByPlayer<ArrayVec<u8, 9>>,
    /// Who has the half point, and the rank (from 0) at which the lists of harvests first differ.
    pub half_point: Option<(Player, u8)>,
    /// The legal moves of the player to move.
    pub moves: Vec<Move>,
    /// The fields of either player, by falling value.
    pub owned: Vec<usize>,
    /// The fields of nobody.
    pub ownerless: Vec<usize>,
    position: Position,
    pass: OnceCell<Option<PassAdvice>>,
}

impl Facts {
    /// The facts of a position.
    pub fn of(position: &Position) -> Facts {
        let fields = position.fields();
        let (mut owned, ownerless): (Vec<usize>, Vec<usize>) =
            (0..fields.len()).partition(|&index| fields[index].owner().is_some());
        owned.sort_by_key(|&index| std::cmp::Reverse(fields[index].value()));
        Facts {
            score: position.score().expect("Agros has a score in any position"),
            harvests: ByPlayer::from_fn(|player| position.harvests(player)),
            half_point: position.half_point(),
            moves: position.legal_moves(),
            fields,
            owned,
            ownerless,
            position: *position,
            pass: OnceCell::new(),
        }
    }

    /// What a pass means; `None` where it is not legal. Worked out when it is first asked for.
    pub fn pass_advice(&self) -> Option<&PassAdvice> {
        let advice = || PassAdvice::of(&self.position);
        self.pass.get_or_init(advice).as_ref()
    }

    /// The field that a cell belongs to; none for occupied cells.
    pub fn field_at(&self, cell: Cell) -> Option<usize> {
        self.fields.iter().position(|field| field.contains(cell))
    }

    /// The owned fields that get a row of their own in the table, and the small ones that are
    /// folded; both by falling value.
    pub fn large_and_small(&self) -> (Vec<usize>, Vec<usize>) {
        self.owned
            .iter()
            .partition(|&&index| self.fields[index].cells.len() >= LARGE_FROM)
    }

    /// The number of cells of all fields.
    pub fn cells(&self) -> usize {
        self.fields.iter().map(|field| field.cells.len()).sum()
    }

    /// The number of cells of some fields.
    pub fn cells_of(&self, fields: &[usize]) -> usize {
        fields
            .iter()
            .map(|&index| self.fields[index].cells.len())
            .sum()
    }

    /// What some fields are worth for a player, in points.
    pub fn value_of(&self, fields: &[usize], player: Player) -> u32 {
        fields
            .iter()
            .map(|&index| &self.fields[index])
            .filter(|field| field.owner() == Some(player))
            .map(Field::value)
            .sum()
    }

    /// The lead of the first player, in half points; negative where the second leads.
    pub fn lead(&self) -> i32 {
        self.score[Player::First] - self.score[Player::Second]
    }
}
