//! Drawing a move by lot.

use super::board::Board;
use super::cells::Cells;
use super::farmers::Farmer;
use super::rays::beyond;
use super::{Cell, Direction, Move};

impl<const W: usize> Board<W> {
    /// How often an action is drawn that may not be legal, before the legal moves are listed:
    /// where all of these fail, there are few.
    const BLIND_DRAWS: usize = 24;

    /// A legal move, each as likely as the others if `below` draws each number as often as the
    /// others. To try some moves is much cheaper than to list all.
    pub(super) fn draw(&self, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        let blind = if self.in_opening() {
            self.draw_placement(&mut below)
        } else {
            self.draw_action(&mut below)
        };
        blind.or_else(|| self.draw_from_list(below))
    }

    #[inline]
    fn draw_placement(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        let size = u32::from(self.setup.size());
        let empty = self.empties();
        (0..Self::BLIND_DRAWS).find_map(|_| {
            let number = below(size * size);
            let cell = Cell::new((number % size) as u8, (number / size) as u8)?;
            empty.contains(cell).then_some(Move::Place(cell))
        })
    }

    /// Draws among the harvests of all farmers in all directions, the sowings of those that have
    /// seeds, and the pass.
    #[inline]
    fn draw_action(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        let farmers = &self.farmers[self.turn];
        let harvests = u32::from(self.setup.farmers()) * DIRECTIONS;
        // Those with the most seeds come first.
        let sowers = farmers.harvests().take_while(|harvest| *harvest > 1);
        let sowings = sowers.count() as u32 * DIRECTIONS;
        let empty = self.empties();
        let opposing = self.pieces[!self.turn];
        for _ in 0..Self::BLIND_DRAWS {
            let number = below(harvests + sowings + 1);
            if number == harvests + sowings {
                return Some(Move::Pass);
            }
            let sows = number >= harvests;
            let number = number - harvests * u32::from(sows);
            let Farmer { harvest, cell } = farmers.in_place((number / DIRECTIONS) as u8);
            let direction = Direction::ALL[(number % DIRECTIONS) as usize];
            let Some(to) = self.step(cell, direction, harvest - u8::from(sows)) else {
                continue;
            };
            let way = beyond(cell, direction) & !beyond(to, direction);
            // As a branch this could not be foretold, and would cost more than both sides of it.
            let against = opposing | !empty & Cells::all_or_none(sows);
            if empty.contains(to) & !against.meets(way) {
                return Some(if sows {
                    Move::Sow { from: cell, to }
                } else {
                    Move::Harvest { from: cell, to }
                });
            }
        }
        None
    }

    /// The cell so many steps away, if it is on the board.
    #[inline]
    fn step(&self, cell: Cell, direction: Direction, steps: u8) -> Option<Cell> {
        let size = self.setup.size();
        let (columns, rows) = direction.step();
        let column = cell.column().wrapping_add_signed(columns * steps as i8);
        let row = cell.row().wrapping_add_signed(rows * steps as i8);
        if column < size && row < size {
            Cell::new(column, row)
        } else {
            None
        }
    }

    /// Draws from the legal moves as they come: each takes the place of the one before with the
    /// chance that is its due ("reservoir sampling").
    #[cold]
    fn draw_from_list(&self, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        let mut drawn = None;
        let mut seen = 0;
        self.for_each_move(|play| {
            seen += 1;
            if below(seen) == 0 {
                drawn = Some(play);
            }
        });
        drawn
    }
}

const DIRECTIONS: u32 = Direction::ALL.len() as u32;
