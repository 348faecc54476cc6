//! Reading moves, and why one may not be played.

use super::board::Board;
use super::cell::Line;
use super::farmers::Farmer;
use super::moves::Written;
use super::{Cell, Illegal, Move, Piece};
use crate::rules::MoveError;

impl<const W: usize> Board<W> {
    /// Reads the sign of a move that was written without one.
    fn sign(&self, written: Written) -> Move {
        match written {
            Written::Plain(play) => play,
            Written::Unsigned { from, to } => {
                let distance = Line::between(from, to).map_or(0, |line| line.distance);
                match self.farmers[self.turn].at(from) {
                    Some(farmer) if distance > 0 && distance + 1 == farmer.harvest => {
                        Move::Sow { from, to }
                    }
                    _ => Move::Harvest { from, to },
                }
            }
        }
    }

    pub(super) fn read_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let written = Written::read(text)
            .ok_or_else(|| MoveError::Unreadable(crate::rules::excerpt(text.trim())))?;
        let play = self.sign(written);
        self.check(play).map_err(MoveError::Illegal)?;
        Ok(play)
    }

    pub(super) fn check(&self, play: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        match play {
            Move::Place(cell) => self.check_placement(cell),
            Move::Harvest { from, to } => {
                let (farmer, line) = self.check_action(from, to)?;
                self.check_harvest(farmer, line, to)
            }
            Move::Sow { from, to } => {
                let (farmer, line) = self.check_action(from, to)?;
                self.check_sowing(farmer, line, to)
            }
            Move::Pass if self.in_opening() => Err(Illegal::PassInOpening),
            Move::Pass => Ok(()),
        }
    }

    pub(super) fn objection(&self, from: Option<Cell>, to: Cell) -> Option<Illegal> {
        let Some(from) = from else {
            return match self.at(to) {
                _ if self.in_opening() => self.check(Move::Place(to)).err(),
                Some((owner, Piece::Farmer(_))) if owner == self.turn => None,
                Some((_, Piece::Farmer(_))) => Some(Illegal::NotYours(to)),
                Some((_, Piece::Seed)) | None => Some(Illegal::NoFarmer(to)),
            };
        };
        // The distance tells what was meant.
        self.check(self.sign(Written::Unsigned { from, to })).err()
    }

    fn check_on_board(&self, cell: Cell) -> Result<(), Illegal> {
        if cell.is_on(self.setup.size()) {
            Ok(())
        } else {
            Err(Illegal::OffBoard(cell))
        }
    }

    fn check_placement(&self, cell: Cell) -> Result<(), Illegal> {
        if !self.in_opening() {
            return Err(Illegal::PlacementAfterOpening);
        }
        self.check_on_board(cell)?;
        if self.occupied().contains(cell) {
            return Err(Illegal::Occupied(cell));
        }
        Ok(())
    }

    /// What harvests and sowings have in common: a farmer of the mover's, and a line.
    fn check_action(&self, from: Cell, to: Cell) -> Result<(Farmer, Line), Illegal> {
        if self.in_opening() {
            return Err(Illegal::MoveInOpening);
        }
        self.check_on_board(from)?;
        self.check_on_board(to)?;
        let farmer = match self.at(from) {
            Some((owner, Piece::Farmer(_))) if owner != self.turn => {
                return Err(Illegal::NotYours(from));
            }
            Some((_, Piece::Farmer(harvest))) => Farmer {
                harvest,
                cell: from,
            },
            Some((_, Piece::Seed)) | None => return Err(Illegal::NoFarmer(from)),
        };
        let line = Line::between(from, to).ok_or(Illegal::NotStraight { from, to })?;
        Ok((farmer, line))
    }

    fn check_harvest(&self, farmer: Farmer, line: Line, to: Cell) -> Result<(), Illegal> {
        let Farmer {
            harvest,
            cell: from,
        } = farmer;
        if line.distance != harvest {
            return Err(Illegal::Distance { from, to, harvest });
        }
        let mut between = line.cells().take(usize::from(harvest)).skip(1);
        let by = !self.turn;
        if let Some(at) = between.find(|&cell| self.pieces[by].contains(cell)) {
            return Err(Illegal::Blocked { from, to, at, by });
        }
        if self.occupied().contains(to) {
            return Err(Illegal::LandingOccupied(to));
        }
        Ok(())
    }

    fn check_sowing(&self, farmer: Farmer, line: Line, to: Cell) -> Result<(), Illegal> {
        let Farmer {
            harvest,
            cell: from,
        } = farmer;
        if harvest == 1 {
            return Err(Illegal::NothingToSow(from));
        }
        if line.distance + 1 != harvest {
            return Err(Illegal::Distance { from, to, harvest });
        }
        let occupied = self.occupied();
        match line.cells().skip(1).find(|&cell| occupied.contains(cell)) {
            Some(at) => Err(Illegal::SowBlocked { from, to, at }),
            None => Ok(()),
        }
    }
}
