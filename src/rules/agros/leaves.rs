//! Counting sequences of plies, the last two in bulk.
//!
//! Two plies are counted without playing any of them. Once it is known what the mover can do, and
//! what the opponent could reply if the mover did nothing, every action goes with every reply, but
//! - those pairs do not count in which the action covers a cell that the reply needs: the cells of
//!   all actions and of all replies are tallied, and the tallies multiplied cell by cell;
//! - those replies come in addition that only the farmer which is harvested away stood against.

use arrayvec::ArrayVec;

use super::board::Board;
use super::cells::Cells;
use super::farmers::Farmer;
use super::rays::beyond;
use super::tally::Tally;
use super::{Direction, Setup};

/// The harvests of one farmer of the mover's.
struct Harvests<const W: usize> {
    farmer: Cells<W>,
    landings: Cells<W>,
    count: u64,
}

/// A sowing of two cells or more towards farmers of the opponent's. Their replies along the same
/// line may need more than one of its cells.
struct Facing<const W: usize> {
    furrow: Cells<W>,
    farmers: Cells<W>,
}

/// What the mover can do.
struct Actions<const W: usize> {
    count: u64,
    covered: Tally<W>,
    farmers: Cells<W>,
    harvests: ArrayVec<Harvests<W>, { Setup::MOST_FARMERS }>,
    facing: ArrayVec<Facing<W>, { Setup::MOST_FARMERS * Direction::ALL.len() }>,
}

impl<const W: usize> Board<W> {
    /// The number of sequences of exactly `depth` plies.
    pub(super) fn leaves(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            2 if !self.in_opening() => self.leaves_of_two_plies(),
            _ => {
                let mut leaves = 0;
                self.for_each_move(|play| {
                    let mut next = *self;
                    next.play_unchecked(play);
                    leaves += next.leaves(depth - 1);
                });
                leaves
            }
        }
    }

    fn leaves_of_two_plies(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let actions = self.actions();
        let mut needed = Tally::NONE;
        let mut replies = 1;
        let mut freed = 0;
        let mut counted_twice = 0;
        let empty = self.empties();
        let occupied = self.occupied();
        let mine = self.pieces[self.turn];
        for farmer in self.farmers[!self.turn].iter() {
            let mut crossed = Cells::NONE;
            let mut sown = Cells::NONE;
            self.for_each_ray(farmer, |_, ray| {
                let needs = ray.way | ray.landing;
                let against = mine & ray.way | occupied & ray.landing;
                if against.is_empty() {
                    if empty.meets(ray.landing) {
                        crossed = crossed | needs;
                        replies += 1;
                    }
                } else if self.cells().meets(ray.landing) {
                    freed += actions.that_free(against, needs);
                }
                if farmer.harvest > 1 {
                    let against = occupied & ray.way;
                    if against.is_empty() {
                        sown = sown | ray.way;
                        replies += 1;
                    } else {
                        freed += actions.that_free(against, ray.way);
                    }
                }
            });
            needed.add(crossed);
            needed.add(sown);
            counted_twice += actions.counted_twice(farmer, crossed);
            counted_twice += actions.counted_twice(farmer, sown);
        }
        let conflicts = actions.covered.product(&needed) - counted_twice;
        let after_pass = if self.passes == 0 { replies } else { 0 };
        actions.count * replies - conflicts + freed + after_pass
    }

    fn actions(&self) -> Actions<W> {
        let mut actions = Actions {
            count: 0,
            covered: Tally::NONE,
            farmers: Cells::NONE,
            harvests: ArrayVec::new(),
            facing: ArrayVec::new(),
        };
        let empty = self.empties();
        let opposing = self.farmer_cells(!self.turn);
        for farmer in self.farmers[self.turn].iter() {
            let cell = Cells::of(farmer.cell);
            let mut landings = Cells::NONE;
            let mut sown = Cells::NONE;
            let mut harvests = 0;
            self.for_each_ray(farmer, |direction, ray| {
                if self.can_harvest(ray, empty) {
                    landings = landings | ray.landing;
                    harvests += 1;
                }
                if self.can_sow(farmer, ray, empty) {
                    sown = sown | ray.way;
                    actions.count += 1;
                    let farmers = opposing & beyond(farmer.cell, direction);
                    if farmer.harvest > 2 && !farmers.is_empty() {
                        let furrow = ray.way;
                        actions.facing.push(Facing { furrow, farmers });
                    }
                }
            });
            actions.count += harvests;
            actions.covered.add(landings);
            actions.covered.add(sown);
            actions.farmers = actions.farmers | cell;
            actions.harvests.push(Harvests {
                farmer: cell,
                landings,
                count: harvests,
            });
        }
        actions
    }
}

impl<const W: usize> Actions<W> {
    /// The actions that make a reply legal by taking away all that stands against it, and do not
    /// land on what it needs.
    #[inline]
    fn that_free(&self, against: Cells<W>, needs: Cells<W>) -> u64 {
        if against.meets(!self.farmers) {
            return 0;
        }
        self.harvests
            .iter()
            .find(|harvests| harvests.farmer == against)
            .map_or(0, |harvests| {
                harvests.count - u64::from((harvests.landings & needs).count())
            })
    }

    /// How often the product of the tallies counts a pair of an action and a reply of a farmer
    /// more than once. It does where they have more cells in common than one, so on one line.
    #[inline]
    fn counted_twice(&self, farmer: Farmer, needs: Cells<W>) -> u64 {
        self.facing
            .iter()
            .filter(|facing| facing.farmers.contains(farmer.cell))
            .map(|facing| u64::from((facing.furrow & needs).count().saturating_sub(1)))
            .sum()
    }
}
