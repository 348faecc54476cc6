//! Goes through a game with the engine, from the last position to the first: what it has found out
//! about the later ones helps with those before.

use std::time::{Duration, Instant};

use crate::engine::{Limits, Search, Situation, Stop, TableError};
use crate::game::{Document, NodeId};
use crate::study::Line;

use super::{BETTER_PLIES, Noted, Proposal, Review, Teachable};

/// The size of the transposition table, in mebibytes.
const TABLE: u32 = 32;

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The positions looked at.
    pub done: usize,
    /// Of so many.
    pub of: usize,
    /// The time that the others will take.
    pub left: Duration,
}

/// Reviews the line through the cursor of a game, so long a position, on this thread. `tell` hears
/// how it goes on after every position.
///
/// What was noted before is kept where it looked further ahead.
///
/// # Errors
/// Where there is no memory for a transposition table. `Ok(None)` if it was told to stop, which
/// takes some milliseconds.
pub fn review<P: Teachable>(
    document: &Document<P>,
    limits: &Limits,
    stop: &Stop,
    mut tell: impl FnMut(Progress),
) -> Result<Option<Vec<Proposal<P>>>, TableError> {
    let line = document.line();
    let search = Search::new(P::best_judge(), TABLE)?;
    let positions: Vec<P> = line.iter().map(|&n| document.position(n).clone()).collect();
    let mut reviewed = document.clone();
    let begun = Instant::now();
    let of = line.len();
    tell(Progress {
        done: 0,
        of,
        left: limits.time.unwrap_or_default() * of as u32,
    });
    for (done, (ply, &node)) in (1..).zip(line.iter().enumerate().rev()) {
        if document.outcome(node).is_none() {
            let situation = Situation {
                now: &positions[ply],
                earlier: &positions[..ply],
            };
            let report = search.run(situation, limits, stop, |_| {});
            if stop.is_stopped() {
                return Ok(None);
            }
            let found = Noted::of_report(&report, positions[ply].turn());
            let notes = reviewed.notes_mut(node);
            let known = notes.eval.as_ref().and_then(Noted::read);
            let deeper = |known: &Noted, found: &Noted| !found.verdict.supersedes(&known.verdict);
            let noted = match (known, found) {
                (Some(known), Some(found)) if deeper(&known, &found) => Some(known),
                (known, found) => found.or(known),
            };
            if let Some(noted) = noted {
                notes.eval = Some(noted.write(notes.eval.as_ref()));
            }
        }
        let each = begun.elapsed() / done as u32;
        tell(Progress {
            done,
            of,
            left: each * (of - done) as u32,
        });
    }
    Ok(Some(proposals(&reviewed, &line)))
}

/// What is to be written into a game whose line has been noted.
fn proposals<P: Teachable>(reviewed: &Document<P>, line: &[NodeId]) -> Vec<Proposal<P>> {
    let review = Review::of(reviewed, &Line::through(reviewed));
    let proposal = |(ply, &node): (usize, &NodeId)| {
        let review = review.as_ref();
        let here = review.and_then(|review| review.at(node));
        let next = line.get(ply + 1).and_then(|next| review?.at(*next));
        let turns = next.is_some_and(|next| next.is_turning_point() && next.better.is_some());
        let notes = reviewed.notes(node);
        let position = reviewed.position(node);
        let noted = notes.eval.as_ref().and_then(Noted::read).filter(|_| turns);
        Some(Proposal {
            node,
            position: position.clone(),
            eval: match notes.eval.clone() {
                Some(eval) => eval,
                // How the game ended needs no note, but the move that ended it may have been bad.
                None => here?.judgement.symbol().map(|_| serde_json::json!({}))?,
            },
            symbol: here.and_then(|here| here.judgement.symbol()),
            better: noted.map_or_else(Vec::new, |noted| noted.moves(position, BETTER_PLIES)),
        })
    };
    line.iter().enumerate().filter_map(proposal).collect()
}
