//! Openings: how the first pieces come to the board of a new game.

use std::path::{Path, PathBuf};

use crate::game::Document;
use crate::rules::Position;

/// The placements with which a recorded game began.
#[derive(Clone, Debug)]
pub struct Opening<P: Position> {
    /// The file it was taken from.
    pub path: PathBuf,
    /// The setup it belongs to.
    pub setup: P::Setup,
    /// The placements, in their order.
    pub placements: Vec<P::Move>,
}

impl<P: Position> Opening<P> {
    /// The placements at the start of the line through the cursor; `None` where a game has none,
    /// or did not begin at the usual start.
    pub fn of(document: &Document<P>, path: &Path) -> Option<Opening<P>> {
        if document.own_start().is_some() {
            return None;
        }
        let placements: Vec<_> = document
            .line()
            .into_iter()
            .filter_map(|node| document.played(node))
            .take_while(|&play| P::is_placement(play))
            .collect();
        (!placements.is_empty()).then(|| Opening {
            path: path.to_owned(),
            setup: document.setup().clone(),
            placements,
        })
    }
}

/// Plays random placements on a new game until there is nothing left to place.
pub fn place_at_random<P: Position>(document: &mut Document<P>, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    loop {
        let moves = document.position(document.cursor()).legal_moves();
        // A phase of placements offers nothing else.
        if moves.is_empty() || !moves.iter().all(|&play| P::is_placement(play)) {
            return;
        }
        if !extend(document, moves[random.usize(..moves.len())]) {
            return;
        }
    }
}

/// Adds a move at the cursor and goes there; `false` where it is not legal.
pub fn extend<P: Position>(document: &mut Document<P>, play: P::Move) -> bool {
    let added = document.add(document.cursor(), play);
    if let Ok(node) = added {
        document.set_cursor(node);
    }
    added.is_ok()
}
