//! Drawing a move by lot.

use super::board::Board;
use super::farmers::Farmer;
use super::rays::beyond;
use super::{Cell, Direction, Move};

impl<const W: usize> Board<W> {
    /// How often an action is drawn that may not be legal, before the legal moves are listed:
    /// where all of these fail, there are few.
    const BLIND_DRAWS: usize = 16;

    /// The actions of a farmer, legal or not: a harvest and a sowing in each direction.
    const ACTIONS: u32 = 2 * Direction::ALL.len() as u32;

    /// A legal move, each as likely as the others if `below` draws each number as often as the
    /// others. To try some moves is much cheaper than to list all.
    pub(super) fn draw(&self, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        let opening = self.in_opening();
        let candidates = if opening {
            let size = u32::from(self.setup.size());
            size * size
        } else {
            u32::from(self.setup.farmers()) * Self::ACTIONS + 1
        };
        for _ in 0..Self::BLIND_DRAWS {
            let number = below(candidates);
            let drawn = if opening {
                self.placement(number)
            } else {
                self.action(number)
            };
            if drawn.is_some() {
                return drawn;
            }
        }
        let mut number = below(self.count_moves() as u32);
        let mut drawn = None;
        self.for_each_move(|play| {
            if number == 0 && drawn.is_none() {
                drawn = Some(play);
            }
            number = number.saturating_sub(1);
        });
        drawn
    }

    /// The placement on a cell by its number, if it is legal.
    #[inline]
    fn placement(&self, number: u32) -> Option<Move> {
        let size = u32::from(self.setup.size());
        let cell = Cell::new((number % size) as u8, (number / size) as u8)?;
        let empty = self.empties().contains(cell);
        empty.then_some(Move::Place(cell))
    }

    /// The action of one of the mover's farmers by its number, or a pass as the last; if it is
    /// legal.
    #[inline]
    fn action(&self, number: u32) -> Option<Move> {
        let place = (number / Self::ACTIONS) as u8;
        if place == self.setup.farmers() {
            return Some(Move::Pass);
        }
        let Farmer { harvest, cell } = self.farmers[self.turn].in_place(place);
        let direction = Direction::ALL[(number / 2) as usize % Direction::ALL.len()];
        let sows = !number.is_multiple_of(2);
        if sows && harvest == 1 {
            return None;
        }
        let empty = self.empties();
        let to = cell.step(direction, harvest - u8::from(sows))?;
        if !empty.contains(to) {
            return None;
        }
        let way = beyond(cell, direction) & !beyond(to, direction);
        if sows {
            let free = (way & !empty).is_empty();
            free.then_some(Move::Sow { from: cell, to })
        } else {
            let free = !self.pieces[!self.turn].meets(way);
            free.then_some(Move::Harvest { from: cell, to })
        }
    }
}
