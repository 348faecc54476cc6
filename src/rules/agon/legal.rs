//! Legal moves, and why others are not.

use super::{Cell, Cells, Illegal, Move, Position, Rank};
use crate::rules::Position as _;

/// What kind of move is due.
enum Due {
    Nothing,
    Placement,
    /// A man from one of these cells is to be relocated, a queen if the flag is set.
    Relocation(Cells, Rank),
    Step,
}

impl Position {
    #[inline]
    fn due(&self) -> Due {
        if self.is_over() {
            return Due::Nothing;
        }
        if self.is_placing() {
            return Due::Placement;
        }
        let captured = self.captured(self.turn);
        match self.queens[self.turn] {
            _ if captured.is_empty() => Due::Step,
            Some(queen) if captured.contains(queen) => {
                Due::Relocation(Cells::of(queen), Rank::Queen)
            }
            _ => Due::Relocation(captured, Rank::Guard),
        }
    }

    /// The men of which the mover has to relocate one before anything else: the queen alone, if she
    /// is captured. Mostly there are none.
    pub fn to_relocate(&self) -> Cells {
        match self.due() {
            Due::Relocation(men, _) => men,
            Due::Nothing | Due::Placement | Due::Step => Cells::NONE,
        }
    }

    /// Where the mover's men may be set down, whatever else is asked of the cell.
    #[inline]
    fn open(&self) -> Cells {
        self.empties() & !self.forbidden(self.turn)
    }

    /// Where a man may be placed.
    #[inline]
    fn placements(&self) -> Cells {
        self.open().without(Cell::CENTRE)
    }

    /// Where a captured man may be relocated to.
    #[inline]
    fn relocations(&self, rank: Rank) -> Cells {
        let open = self.open();
        match rank {
            Rank::Guard => open & Cells::RINGS[usize::from(Cell::EDGE)],
            Rank::Queen if self.queen_avoids_centre => open.without(Cell::CENTRE),
            Rank::Queen => open,
        }
    }

    /// The mover's men and the cells that they may step to.
    #[inline]
    fn steps(&self) -> impl Iterator<Item = (Cell, Cells)> + '_ {
        let open = self.open();
        let open_to_guards = open.without(Cell::CENTRE);
        let queen = self.queens[self.turn];
        self.men[self.turn].map(move |from| {
            let open = if queen == Some(from) {
                open
            } else {
                open_to_guards
            };
            (from, Cells::steps(from) & open)
        })
    }

    #[inline]
    pub(super) fn for_each_legal_move(&self, mut visit: impl FnMut(Move)) {
        match self.due() {
            Due::Nothing => {}
            Due::Placement => self.placements().for_each(|cell| visit(Move::Place(cell))),
            Due::Relocation(men, rank) => {
                let open = self.relocations(rank);
                for from in men {
                    open.for_each(|to| visit(Move::Relocate { from, to }));
                }
            }
            Due::Step => {
                let mut stuck = true;
                for (from, targets) in self.steps() {
                    for to in targets {
                        stuck = false;
                        visit(Move::Step { from, to });
                    }
                }
                if stuck {
                    visit(Move::Pass);
                }
            }
        }
    }

    #[inline]
    pub(super) fn count_legal_moves(&self) -> u64 {
        let count = match self.due() {
            Due::Nothing => 0,
            Due::Placement => self.placements().count(),
            Due::Relocation(men, rank) => men.count() * self.relocations(rank).count(),
            // A pass where there is none.
            Due::Step => self.steps().map(|(_, to)| to.count()).sum::<u32>().max(1),
        };
        count.into()
    }

    pub(super) fn check_move(&self, play: Move) -> Result<(), Illegal> {
        match self.due() {
            Due::Nothing => {
                let outcome = self.outcome().expect("a game without moves is over");
                Err(Illegal::GameOver(outcome.reason))
            }
            Due::Placement => match play {
                Move::Place(cell) => self.check_placement(cell),
                _ => Err(Illegal::StillPlacing),
            },
            Due::Relocation(mut men, rank) => match play {
                Move::Relocate { from, to } if men.contains(from) => {
                    self.check_relocation(rank, to)
                }
                Move::Relocate { from, .. } | Move::Step { from, .. } if !self.is_mine(from) => {
                    Err(self.no_man(from))
                }
                _ => {
                    let man = men.next().expect("a relocation of someone is due");
                    Err(Illegal::RelocationDue { man, rank })
                }
            },
            Due::Step => match play {
                Move::Place(_) => Err(Illegal::AllPlaced),
                Move::Step { from, to } => self.check_step(from, to),
                Move::Relocate { from, .. } if self.is_mine(from) => {
                    Err(Illegal::NotCaptured(from))
                }
                Move::Relocate { from, .. } => Err(self.no_man(from)),
                Move::Pass => match self.steps().find(|(_, to)| !to.is_empty()) {
                    Some((from, _)) => Err(Illegal::CanStep(from)),
                    None => Ok(()),
                },
            },
        }
    }

    fn is_mine(&self, cell: Cell) -> bool {
        self.men[self.turn].contains(cell)
    }

    /// What is wrong with going from a cell where the mover has no man.
    fn no_man(&self, from: Cell) -> Illegal {
        match self.at(from) {
            Some(_) => Illegal::NotYours(from),
            None => Illegal::NoMan(from),
        }
    }

    fn check_placement(&self, cell: Cell) -> Result<(), Illegal> {
        if cell == Cell::CENTRE {
            return Err(Illegal::PlacedOnCentre);
        }
        self.check_open(cell)
    }

    fn check_relocation(&self, rank: Rank, to: Cell) -> Result<(), Illegal> {
        if !self.empties().contains(to) {
            return Err(Illegal::Occupied(to));
        }
        match rank {
            Rank::Guard if to.ring() != Cell::EDGE => Err(Illegal::NotAtTheEdge(to)),
            Rank::Queen if self.queen_avoids_centre && to == Cell::CENTRE => {
                Err(Illegal::QueenAvoidsCentre)
            }
            _ => self.check_open(to),
        }
    }

    fn check_step(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        if !self.is_mine(from) {
            return Err(self.no_man(from));
        }
        if !self.empties().contains(to) {
            return Err(Illegal::Occupied(to));
        }
        if !Cells::of(from).neighbours().contains(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if to.ring() > from.ring() {
            return Err(Illegal::Outwards { from, to });
        }
        if to == Cell::CENTRE && self.queens[self.turn] != Some(from) {
            return Err(Illegal::CentreIsForQueens);
        }
        self.check_open(to)
    }

    /// What is asked of every cell that a man goes to.
    fn check_open(&self, to: Cell) -> Result<(), Illegal> {
        if !self.empties().contains(to) {
            return Err(Illegal::Occupied(to));
        }
        match self.men[!self.turn].pair_around(to) {
            Some(by) => Err(Illegal::BetweenEnemies {
                to,
                of: !self.turn,
                by,
            }),
            None => Ok(()),
        }
    }

    pub(super) fn object(&self, from: Option<Cell>, to: Cell) -> Option<Illegal> {
        let relocating = matches!(self.due(), Due::Relocation(..));
        match from {
            None if self.is_placing() || self.is_over() => self.check_move(Move::Place(to)).err(),
            None if !self.is_mine(to) => Some(self.no_man(to)),
            // The choice of a man that may not go anywhere now.
            None if relocating => {
                let illegal = self.check_move(Move::Relocate { from: to, to }).err()?;
                matches!(illegal, Illegal::RelocationDue { .. }).then_some(illegal)
            }
            None => None,
            Some(from) if relocating => self.check_move(Move::Relocate { from, to }).err(),
            Some(from) => self.check_move(Move::Step { from, to }).err(),
        }
    }
}
