//! Drawing a move by lot.

use std::hint::select_unpredictable;

use super::board::Board;
use super::cells::Cells;
use super::farmers::Farmer;
use super::rays::beyond;
use super::{Cell, Direction, Move};

impl<const W: usize> Board<W> {
    /// How often an action is drawn that may not be legal, before the legal moves are listed:
    /// where all of these fail, there are few.
    const BLIND_DRAWS: usize = 32;

    /// A legal move, each as likely as the others if `below` draws each number as often as the
    /// others. To try some moves is much cheaper than to list all.
    pub(super) fn draw(&self, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        let blind = if self.in_opening() {
            self.draw_placement(&mut below)
        } else {
            self.draw_action(&mut below).map(Drawn::play)
        };
        blind.or_else(|| self.draw_from_list(below))
    }

    /// Plays a move as [`draw`](Board::draw) draws it, faster than that and
    /// [`play_unchecked`](Board::play_unchecked); `false` when the game is over.
    #[inline]
    pub(super) fn play_at_random(&mut self, mut below: impl FnMut(u32) -> u32) -> bool {
        if self.is_over() {
            return false;
        }
        let blind = if self.in_opening() {
            self.draw_placement(&mut below)
        } else {
            match self.draw_action(&mut below) {
                Some(Drawn::Action(action)) => {
                    self.act(action);
                    return true;
                }
                Some(Drawn::Pass) => Some(Move::Pass),
                None => None,
            }
        };
        let play = blind.or_else(|| self.draw_from_list(below));
        play.inspect(|play| self.play_unchecked(*play)).is_some()
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
    fn draw_action(&self, below: &mut impl FnMut(u32) -> u32) -> Option<Drawn<W>> {
        let farmers = &self.farmers[self.turn];
        let harvests = u32::from(self.setup.farmers()) * DIRECTIONS;
        // Those with the most seeds come first.
        let sowers = farmers.harvests().filter(|harvest| *harvest > 1);
        let pass = harvests + sowers.count() as u32 * DIRECTIONS;
        let occupied = !self.empties();
        let opposing = self.pieces[!self.turn];
        for _ in 0..Self::BLIND_DRAWS {
            let number = below(pass + 1);
            let passes = number == pass;
            let sows = number >= harvests;
            let number = number - if sows { harvests } else { 0 };
            let place = (number / DIRECTIONS) as u8;
            let from = farmers.in_place(place);
            let direction = Direction::ALL[(number % DIRECTIONS) as usize];
            let steps = from.harvest.wrapping_sub(sows.into());
            let to = from.cell.step_around(direction, steps);
            let way = beyond(from.cell, direction) & !beyond(to, direction);
            // As a branch this could not be foretold, and would cost more than both sides of it.
            let own = select_unpredictable(sows, occupied, occupied & Cells::of(to));
            let is_free = !(opposing | own).meets(way);
            let has_room = steps <= room(self.setup.size(), from.cell, direction);
            if passes | is_free & has_room {
                return Some(match passes {
                    true => Drawn::Pass,
                    false => Drawn::Action(Action {
                        place,
                        from,
                        to,
                        way,
                        sows,
                    }),
                });
            }
        }
        None
    }

    /// Does what [`play_unchecked`](Board::play_unchecked) does, without asking what a branch could
    /// not foretell.
    #[inline]
    fn act(&mut self, action: Action<W>) {
        let Action {
            place,
            from,
            to,
            way,
            sows,
        } = action;
        let mover = self.turn;
        let left = select_unpredictable(sows, Cells::NONE, Cells::of(from.cell));
        let sown = select_unpredictable(sows, way, Cells::NONE);
        self.pieces[mover] = self.pieces[mover] & !left | sown | Cells::of(to);
        let grown = (from.harvest + 1).min(self.setup.size());
        let harvest = select_unpredictable(sows, 1, grown);
        self.farmers[mover].put(place, Farmer { harvest, cell: to });
        self.turn = !mover;
        self.passes = 0;
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

/// What was drawn after the opening.
enum Drawn<const W: usize> {
    Action(Action<W>),
    Pass,
}

impl<const W: usize> Drawn<W> {
    fn play(self) -> Move {
        match self {
            Drawn::Action(Action { from, to, sows, .. }) => {
                let from = from.cell;
                match sows {
                    true => Move::Sow { from, to },
                    false => Move::Harvest { from, to },
                }
            }
            Drawn::Pass => Move::Pass,
        }
    }
}

/// A harvest or a sowing.
struct Action<const W: usize> {
    /// The place of the farmer in the list.
    place: u8,
    from: Farmer,
    to: Cell,
    way: Cells<W>,
    sows: bool,
}

const DIRECTIONS: u32 = Direction::ALL.len() as u32;

/// The number of steps from a cell in a direction to the edge of a board of this size.
#[inline]
fn room(size: u8, cell: Cell, direction: Direction) -> u8 {
    ROOM[usize::from(size)][cell.index()][direction as usize]
}

static ROOM: [[[u8; Direction::ALL.len()]; Cell::COUNT]; Cell::LIMIT as usize + 1] = {
    let mut room = [[[0; Direction::ALL.len()]; Cell::COUNT]; Cell::LIMIT as usize + 1];
    let mut size = 0;
    while size < room.len() {
        let mut cell = 0;
        while cell < Cell::COUNT {
            let mut direction = 0;
            while direction < Direction::ALL.len() {
                let steps = &mut room[size][cell][direction];
                while let Some(next) = Cell::ALL[cell].step(Direction::ALL[direction], *steps + 1)
                    && next.is_on(size as u8)
                {
                    *steps += 1;
                }
                direction += 1;
            }
            cell += 1;
        }
        size += 1;
    }
    room
};
