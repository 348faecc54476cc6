//! Who held what for how long.

use crate::game::{Document, NodeId};
use crate::rules::{ByPlayer, Player};
use crate::study::Lanes;

use super::Teachable;

/// Something that a player held over successive plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding<C> {
    /// Where it lay after the last of these plies: its first cell.
    pub at: C,
    /// The number of its cells then.
    pub cells: usize,
    /// The first ply after which it was held.
    pub from: usize,
    /// The last one.
    pub until: usize,
    /// What it counted after each of these plies, added up, in half points; in games without
    /// points twice the men.
    pub worth: i32,
}

/// What each player held that was worth most along a line, from a ply on.
pub(super) fn best_held<P: Teachable>(
    document: &Document<P>,
    line: &[NodeId],
    from: usize,
) -> ByPlayer<Option<Holding<P::Cell>>> {
    let mut lanes = Lanes::from(from);
    let mut best: ByPlayer<Option<Holding<P::Cell>>> = ByPlayer::default();
    // For each lane its owner, and what was held since that owner has it.
    let mut held: Vec<Option<(Player, Holding<P::Cell>)>> = Vec::new();
    for (ply, node) in line.iter().enumerate().skip(from) {
        let Some(land) = document.position(*node).holdings() else {
            break;
        };
        lanes.push(land);
        for strip in lanes.strips(ply) {
            held.resize(held.len().max(strip.lane + 1), None);
            let here = &mut held[strip.lane];
            let Some(owner) = strip.owner else {
                *here = None;
                continue;
            };
            let before = here.filter(|(before, held)| *before == owner && held.until + 1 == ply);
            let (since, worth) = before.map_or((ply, 0), |(_, held)| (held.from, held.worth));
            let holding = Holding {
                at: strip.at,
                cells: strip.cells,
                from: since,
                until: ply,
                worth: worth + strip.value,
            };
            *here = Some((owner, holding));
            let best = &mut best[owner];
            if holding.worth > best.map_or(0, |best| best.worth) {
                *best = Some(holding);
            }
        }
    }
    best
}
