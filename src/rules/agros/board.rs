//! A position on boards up to one width.

use super::cell::Line;
use super::cells::Cells;
use super::farmers::{Farmer, Farmers};
use super::rays::beyond;
use super::{Cell, Move, Piece, Setup, opening};
use crate::rules::{ByPlayer, Player};

/// The state of a game, with sets of cells in `W` words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board<const W: usize> {
    pub(super) setup: Setup,
    pub(super) turn: Player,
    /// Passes in succession; two end the game.
    pub(super) passes: u8,
    /// The cells that hold a farmer or a seed of each player.
    pub(super) pieces: ByPlayer<Cells<W>>,
    pub(super) farmers: ByPlayer<Farmers>,
}

impl<const W: usize> Board<W> {
    pub(super) fn empty(setup: Setup) -> Self {
        Board {
            setup,
            turn: Player::First,
            passes: 0,
            pieces: ByPlayer([Cells::NONE; 2]),
            farmers: ByPlayer([Farmers::NONE; 2]),
        }
    }

    /// Adds a piece, whoever's turn it is.
    pub(super) fn add(&mut self, player: Player, cell: Cell, piece: Piece) {
        self.pieces[player] = self.pieces[player] | Cells::of(cell);
        if let Piece::Farmer(harvest) = piece {
            self.farmers[player].add(Farmer { harvest, cell });
        }
    }

    /// All cells of the board.
    #[inline]
    pub(super) fn cells(&self) -> Cells<W> {
        Cells::board(self.setup.size())
    }

    #[inline]
    pub(super) fn occupied(&self) -> Cells<W> {
        self.pieces[Player::First] | self.pieces[Player::Second]
    }

    #[inline]
    pub(super) fn empties(&self) -> Cells<W> {
        self.cells() & !self.occupied()
    }

    /// What stands on a cell; nothing outside the board.
    pub(super) fn at(&self, cell: Cell) -> Option<(Player, Piece)> {
        if !cell.is_on(self.setup.size()) {
            return None;
        }
        let owner = Player::BOTH
            .into_iter()
            .find(|&player| self.pieces[player].contains(cell))?;
        let piece = match self.farmers[owner].at(cell) {
            Some(farmer) => Piece::Farmer(farmer.harvest),
            None => Piece::Seed,
        };
        Some((owner, piece))
    }

    /// The farmers on the board, of both players.
    pub(super) fn placed(&self) -> u8 {
        self.farmers[Player::First].count() + self.farmers[Player::Second].count()
    }

    /// The cells that the farmers of a player stand on.
    pub(super) fn farmer_cells(&self, player: Player) -> Cells<W> {
        let farmers = self.farmers[player].iter();
        farmers.fold(Cells::NONE, |cells, farmer| cells | Cells::of(farmer.cell))
    }

    /// Farmers are never lost, so the opening lasts until the last place of a list is filled.
    #[inline]
    pub(super) fn in_opening(&self) -> bool {
        let last = self.setup.farmers();
        Player::BOTH
            .into_iter()
            .any(|player| !self.farmers[player].has(last))
    }

    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.passes >= 2
    }

    /// The same as a symmetry of the board lays it.
    pub(super) fn turned(&self, symmetry: u8) -> Self {
        let size = self.setup.size();
        let mut turned = Board {
            turn: self.turn,
            passes: self.passes,
            ..Board::empty(self.setup)
        };
        for player in Player::BOTH {
            let pieces = self.pieces[player].iter();
            turned.pieces[player] = pieces.fold(Cells::NONE, |pieces, cell| {
                pieces | Cells::of(cell.turned(size, symmetry))
            });
            for farmer in self.farmers[player].iter() {
                turned.farmers[player].add(Farmer {
                    cell: farmer.cell.turned(size, symmetry),
                    ..farmer
                });
            }
        }
        turned
    }

    pub(super) fn play_unchecked(&mut self, play: Move) {
        let mover = self.turn;
        let size = self.setup.size();
        self.turn = !mover;
        let passes = std::mem::take(&mut self.passes);
        match play {
            Move::Place(cell) => {
                self.add(mover, cell, Piece::Farmer(1));
                if self.in_opening() {
                    self.turn = opening::placer(self.placed());
                } else {
                    self.turn = Player::First;
                }
            }
            Move::Harvest { from, to } => {
                self.pieces[mover] = self.pieces[mover] & !Cells::of(from) | Cells::of(to);
                self.farmers[mover].change(from, |farmer| Farmer {
                    harvest: (farmer.harvest + 1).min(size),
                    cell: to,
                });
            }
            Move::Sow { from, to } => {
                let way = match Line::between(from, to) {
                    Some(line) => beyond(from, line.direction) & !beyond(to, line.direction),
                    None => Cells::NONE,
                };
                self.pieces[mover] = self.pieces[mover] | way | Cells::of(to);
                self.farmers[mover].change(from, |_| Farmer {
                    harvest: 1,
                    cell: to,
                });
            }
            Move::Pass => self.passes = (passes + 1).min(2),
        }
    }
}
