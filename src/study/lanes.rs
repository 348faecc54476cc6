//! What became of every part of the ground along a line of play.
//!
//! A part goes on as the part of the next ply that it shares most cells with, the greatest shares
//! first, each going on as one and coming from one. So it has a lane to itself from its birth to
//! its end.

use super::land::Land;
use crate::rules::Player;

/// From so many cells on a part is a large one.
const LARGE: usize = 3;

/// The lanes of the ground along a line of play, from a ply on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lanes<C> {
    first: usize,
    stages: Vec<Stage<C>>,
    lanes: Vec<Lane>,
}

/// The ground after one ply.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stage<C> {
    land: Land<C>,
    /// The lane of each of its parts.
    lanes: Vec<usize>,
}

/// One part of the ground, from its birth to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lane {
    /// The first ply after which it was there.
    pub from: usize,
    /// The last ply after which it was there.
    pub until: usize,
    /// The first ply after which it was a large one.
    pub large_from: Option<usize>,
    /// What happened to it, the earliest first; the first one begins it.
    pub events: Vec<Turn>,
}

/// Something that happened to a part of the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The ply that did it.
    pub ply: usize,
    /// What happened.
    pub what: Turning,
}

/// What can happen to a part of the ground. Other parts are named by their lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// It was there from the first ply on.
    There,
    /// It came on ground that was no part of any.
    Born,
    /// It came off another one.
    Left(usize),
    /// Another one came off it.
    Split(usize),
    /// Another one became part of it.
    Joined(usize),
    /// It became part of another one, and ended.
    Merged(usize),
    /// None of its ground is part of any, and it ended.
    Gone,
    /// It changed hands: from one owner to another, either of whom may be nobody.
    Taken {
        /// Who had it.
        from: Option<Player>,
        /// Who has it now.
        by: Option<Player>,
    },
}

/// A part of the ground after a ply, and its lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strip<C> {
    /// The lane.
    pub lane: usize,
    /// The first of its cells.
    pub at: C,
    /// The number of its cells.
    pub cells: usize,
    /// Who controls it.
    pub owner: Option<Player>,
    /// What it counts for its owner, in half points.
    pub value: i32,
}

impl<C: Copy + Ord> Lanes<C> {
    /// No ground yet; the first to be added is that after the ply `first`.
    pub fn from(first: usize) -> Self {
        Lanes {
            first,
            stages: Vec::new(),
            lanes: Vec::new(),
        }
    }

    /// The first ply whose ground is told.
    pub fn first(&self) -> usize {
        self.first
    }

    /// The ply after the last one whose ground is told.
    pub fn end(&self) -> usize {
        self.first + self.stages.len()
    }

    /// All lanes, those that begin first coming first.
    pub fn lanes(&self) -> &[Lane] {
        &self.lanes
    }

    /// The ground after a ply; `None` where it is not told.
    pub fn land(&self, ply: usize) -> Option<&Land<C>> {
        Some(&self.stage(ply)?.land)
    }

    /// The parts of the ground after a ply, in the order of their lanes; none where it is not told.
    pub fn strips(&self, ply: usize) -> Vec<Strip<C>> {
        let Some(stage) = self.stage(ply) else {
            return Vec::new();
        };
        let plots = stage.lanes.iter().zip(&stage.land.plots);
        let mut strips: Vec<Strip<C>> = plots
            .map(|(&lane, plot)| Strip {
                lane,
                at: plot.cells[0],
                cells: plot.cells.len(),
                owner: plot.owner,
                value: plot.value,
            })
            .collect();
        strips.sort_unstable_by_key(|strip| strip.lane);
        strips
    }

    /// The part of a lane after a ply.
    pub fn strip(&self, lane: usize, ply: usize) -> Option<Strip<C>> {
        let strips = self.strips(ply);
        strips.into_iter().find(|strip| strip.lane == lane)
    }

    /// What made a part what it was after a ply: the last thing that happened to it until then.
    pub fn decisive(&self, lane: usize, ply: usize) -> Option<Turn> {
        let events = self.lanes.get(lane)?.events.iter();
        events.copied().take_while(|turn| turn.ply <= ply).last()
    }

    /// Adds the ground after the next ply.
    pub fn push(&mut self, land: Land<C>) {
        let ply = self.end();
        let lanes = match self.stages.last() {
            Some(before) => {
                let ties = Ties::between(before, &land);
                self.carry_on(ply, &ties, &land)
            }
            None => {
                let begin = |_| self.begin(ply, Turning::There);
                (0..land.plots.len()).map(begin).collect()
            }
        };
        for (&lane, plot) in lanes.iter().zip(&land.plots) {
            let lane = &mut self.lanes[lane];
            lane.until = ply;
            if plot.cells.len() >= LARGE {
                lane.large_from.get_or_insert(ply);
            }
        }
        self.stages.push(Stage { land, lanes });
    }

    /// Forgets the ground after so many plies of those that are told, and all that follows.
    pub fn truncate(&mut self, stages: usize) {
        if stages >= self.stages.len() {
            return;
        }
        self.stages.truncate(stages);
        let end = self.end();
        self.lanes.retain(|lane| lane.from < end);
        for lane in &mut self.lanes {
            lane.until = lane.until.min(end - 1);
            lane.events.retain(|turn| turn.ply < end);
            lane.large_from = lane.large_from.filter(|&ply| ply < end);
        }
    }

    fn stage(&self, ply: usize) -> Option<&Stage<C>> {
        self.stages.get(ply.checked_sub(self.first)?)
    }

    fn begin(&mut self, ply: usize, what: Turning) -> usize {
        self.lanes.push(Lane {
            from: ply,
            until: ply,
            large_from: None,
            events: vec![Turn { ply, what }],
        });
        self.lanes.len() - 1
    }

    fn note(&mut self, lane: usize, ply: usize, what: Turning) {
        self.lanes[lane].events.push(Turn { ply, what });
    }

    /// Says what became of the parts of the last stage; returns the lanes of the new parts.
    fn carry_on(&mut self, ply: usize, ties: &Ties, land: &Land<C>) -> Vec<usize> {
        let before = self.stages.last().map(Stage::tenants).unwrap_or_default();
        let mut lanes = Vec::with_capacity(land.plots.len());
        for (index, plot) in land.plots.iter().enumerate() {
            let tie = ties.of_new[index];
            let lane = match (tie.goes_on, tie.greatest) {
                (Some(old), _) => {
                    let (lane, from) = before[old];
                    if from != plot.owner {
                        let by = plot.owner;
                        self.note(lane, ply, Turning::Taken { from, by });
                    }
                    lane
                }
                (None, Some(old)) => {
                    let of = before[old].0;
                    let lane = self.begin(ply, Turning::Left(of));
                    self.note(of, ply, Turning::Split(lane));
                    lane
                }
                (None, None) => self.begin(ply, Turning::Born),
            };
            lanes.push(lane);
        }
        for (&(lane, _), tie) in before.iter().zip(&ties.of_old) {
            match (tie.goes_on, tie.greatest) {
                (Some(_), _) => {}
                (None, Some(new)) => {
                    self.note(lane, ply, Turning::Merged(lanes[new]));
                    self.note(lanes[new], ply, Turning::Joined(lane));
                }
                (None, None) => self.note(lane, ply, Turning::Gone),
            }
        }
        lanes
    }
}

impl<C> Stage<C> {
    /// The lane and the owner of each part.
    fn tenants(&self) -> Vec<(usize, Option<Player>)> {
        let owners = self.land.plots.iter().map(|plot| plot.owner);
        self.lanes.iter().copied().zip(owners).collect()
    }
}

/// How the parts of two successive stages hang together.
struct Ties {
    of_old: Vec<Tie>,
    of_new: Vec<Tie>,
}

/// How a part hangs together with those of the other stage.
#[derive(Clone, Copy, Default)]
struct Tie {
    /// The part that it goes on as, or comes from.
    goes_on: Option<usize>,
    /// The part that it shares most cells with.
    greatest: Option<usize>,
}

impl Ties {
    fn between<C: Copy + Ord>(before: &Stage<C>, now: &Land<C>) -> Ties {
        let old_plots = &before.land.plots;
        let mut was: Vec<(C, usize)> = Vec::new();
        for (index, plot) in old_plots.iter().enumerate() {
            was.extend(plot.cells.iter().map(|&cell| (cell, index)));
        }
        was.sort_unstable();
        // The shared cells of every pair of an old and a new part.
        let mut shares = Vec::new();
        let mut counts = vec![0; old_plots.len()];
        for (new, plot) in now.plots.iter().enumerate() {
            for cell in &plot.cells {
                if let Ok(place) = was.binary_search_by_key(cell, |&(cell, _)| cell) {
                    counts[was[place].1] += 1;
                }
            }
            for (old, count) in counts.iter_mut().enumerate() {
                if *count > 0 {
                    shares.push((std::mem::take(count), old, new));
                }
            }
        }
        // Of equal shares that of the older lane comes first.
        shares.sort_unstable_by_key(|&(count, old, new)| {
            (std::cmp::Reverse(count), before.lanes[old], new)
        });
        let mut ties = Ties {
            of_old: vec![Tie::default(); old_plots.len()],
            of_new: vec![Tie::default(); now.plots.len()],
        };
        for (_, old, new) in shares {
            let (from, to) = (&mut ties.of_old[old], &mut ties.of_new[new]);
            from.greatest.get_or_insert(new);
            to.greatest.get_or_insert(old);
            if from.goes_on.is_none() && to.goes_on.is_none() {
                from.goes_on = Some(new);
                to.goes_on = Some(old);
            }
        }
        ties
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ByPlayer;
    use crate::study::Plot;

    const LIGHT: Option<Player> = Some(Player::First);
    const DARK: Option<Player> = Some(Player::Second);

    /// Land of parts that are each a range of cells.
    fn land(parts: &[(std::ops::Range<u8>, Option<Player>)]) -> Land<u8> {
        let plots = parts.iter().map(|(cells, owner)| Plot {
            cells: cells.clone().collect(),
            owner: *owner,
            value: owner.map_or(0, |_| 2 * cells.len() as i32),
        });
        Land {
            plots: plots.collect(),
            beside: ByPlayer::default(),
        }
    }

    fn told(lanes: &Lanes<u8>, lane: usize) -> Vec<(usize, Turning)> {
        let events = lanes.lanes()[lane].events.iter();
        events.map(|turn| (turn.ply, turn.what)).collect()
    }

    /// A field is cut, its smaller part changes hands and dies, another one is born and joins.
    fn story() -> Lanes<u8> {
        let mut lanes = Lanes::from(10);
        lanes.push(land(&[(0..12, LIGHT)]));
        lanes.push(land(&[(0..4, LIGHT), (5..12, LIGHT)]));
        lanes.push(land(&[(0..4, DARK), (5..12, LIGHT)]));
        lanes.push(land(&[(5..12, LIGHT), (14..16, None)]));
        lanes.push(land(&[(5..16, LIGHT)]));
        lanes
    }

    #[test]
    fn parts_split_change_hands_are_born_merge_and_go() {
        let lanes = story();
        assert_eq!((lanes.first(), lanes.end()), (10, 15));
        assert_eq!(
            told(&lanes, 0),
            [
                (10, Turning::There),
                (11, Turning::Split(1)),
                (14, Turning::Joined(2)),
            ]
        );
        let taken = Turning::Taken {
            from: LIGHT,
            by: DARK,
        };
        assert_eq!(
            told(&lanes, 1),
            [(11, Turning::Left(0)), (12, taken), (13, Turning::Gone),]
        );
        assert_eq!(
            told(&lanes, 2),
            [(13, Turning::Born), (14, Turning::Merged(0))]
        );
        let spans: Vec<_> = lanes.lanes().iter().map(|l| (l.from, l.until)).collect();
        assert_eq!(spans, [(10, 14), (11, 12), (13, 13)]);
        assert_eq!(lanes.lanes()[2].large_from, None);
        assert_eq!(lanes.lanes()[1].large_from, Some(11));
    }

    #[test]
    fn the_decisive_ply_is_the_last_thing_that_happened() {
        let lanes = story();
        let decisive = |lane, ply| lanes.decisive(lane, ply).map(|turn| turn.ply);
        assert_eq!(decisive(0, 10), Some(10));
        assert_eq!(decisive(0, 13), Some(11));
        assert_eq!(decisive(1, 12), Some(12));
        assert_eq!(decisive(1, 9), None, "it was not there");
        assert_eq!(decisive(7, 12), None);
    }

    #[test]
    fn the_larger_part_goes_on_whatever_its_place() {
        let mut lanes = Lanes::from(0);
        lanes.push(land(&[(0..12, LIGHT)]));
        lanes.push(land(&[(0..4, LIGHT), (5..12, LIGHT)]));
        let strips = lanes.strips(1);
        assert_eq!(strips[0].cells, 7);
        assert_eq!((strips[0].lane, strips[0].at), (0, 5));
        assert_eq!(lanes.strip(1, 1).map(|strip| strip.at), Some(0));
        assert_eq!(lanes.strip(1, 0), None);
    }

    #[test]
    fn what_was_forgotten_and_told_again_is_the_same() {
        let whole = story();
        for stages in 0..6 {
            let mut lanes = story();
            lanes.truncate(stages);
            for ply in 10 + stages..15 {
                lanes.push(whole.land(ply).expect("told").clone());
            }
            assert_eq!(lanes, whole, "from {stages} stages on");
        }
    }
}
