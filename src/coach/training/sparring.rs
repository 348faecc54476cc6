//! Games that the engine plays quickly against itself, to take questions from.

use fastrand::Rng;

use crate::coach::Teachable;
use crate::engine::{Limits, Search, Situation, Stop};
use crate::game::{Document, NodeId};
use crate::rules::ByPlayer;

/// Games that come to no end are left here.
const MOST_PLIES: usize = 400;
/// Of so many moves of each player one is drawn by lot, or none at all: where nobody errs nothing
/// happens, and where one errs more than the other games are won.
const ERRORS: [[Option<u32>; 2]; 3] = [[Some(6), Some(6)], [Some(3), None], [None, Some(3)]];

/// The game of a seed, its moves found by a look at so many positions each; `None` if it was told
/// to stop.
pub(super) fn game<P: Teachable>(
    search: &Search<P::Judge>,
    setup: &P::Setup,
    seed: u64,
    nodes: u64,
    stop: &Stop,
) -> Option<Document<P>> {
    let mut chance = Rng::with_seed(seed);
    let mut game = Document::<P>::new(setup.clone());
    let mut end = NodeId::ROOT;
    let opening = game.position(end).opening_plies();
    for _ in 0..opening {
        let drawn = game.position(end).draw(|count| chance.u32(..count));
        let Some(next) = drawn.and_then(|play| game.add(end, play).ok()) else {
            break;
        };
        end = next;
    }
    let errors = ByPlayer(ERRORS[chance.usize(..ERRORS.len())]);
    let mut earlier: Vec<P> = Vec::new();
    for node in game.path(end) {
        earlier.push(game.position(node).clone());
    }
    while game.outcome(end).is_none() && game.ply(end) < MOST_PLIES {
        let now = game.position(end);
        let situation = Situation {
            now,
            earlier: &earlier[..earlier.len() - 1],
        };
        let errs = errors[now.turn()].map(|one_in| chance.u32(..one_in) == 0);
        let play = match errs.unwrap_or(false) {
            true => now.draw(|count| chance.u32(..count)),
            false => search
                .run(situation, &Limits::nodes(nodes), stop, |_| {})
                .best(),
        };
        if stop.is_stopped() {
            return None;
        }
        let Some(next) = play.and_then(|play| game.add(end, play).ok()) else {
            break;
        };
        end = next;
        earlier.push(game.position(end).clone());
    }
    game.set_cursor(end);
    Some(game)
}
