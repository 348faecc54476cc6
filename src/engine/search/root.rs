//! The position a search starts from: its moves, their lines, and the looks at greater and
//! greater depth.

use std::time::Duration;

use super::MOST_PLIES;
use super::worker::{Interrupted, Judgement, Window, Worker};
use crate::engine::report::{Certainty, Line, Report, Score};
use crate::engine::{Evaluation, Searchable, Value};

/// A legal move at the root, with the line that it starts.
struct Candidate<M> {
    judgement: Judgement,
    moves: Vec<M>,
}

/// The root of a search by one thread.
pub(super) struct Root<'a, P: Searchable, E> {
    position: &'a P,
    /// The best lines first, in order; the others in the order in which they are to be tried.
    candidates: Vec<Candidate<P::Move>>,
    /// Whether some moves are left out.
    narrowed: bool,
    lines: usize,
    worker: Worker<'a, P, E>,
    depth: u32,
}

impl<'a, P: Searchable, E: Evaluation<P>> Root<'a, P, E> {
    pub(super) fn new(
        position: &'a P,
        mut moves: Vec<P::Move>,
        evaluation: &E,
        lines: usize,
        worker: Worker<'a, P, E>,
    ) -> Self {
        moves.sort_by_cached_key(|&play| std::cmp::Reverse(evaluation.promise(position, play)));
        // Every line that is asked for is given, however narrow the search is.
        let breadth = evaluation.breadth(position).max(lines);
        let narrowed = breadth < moves.len();
        moves.truncate(breadth);
        let unknown = Judgement {
            value: Value::EVEN,
            proven: false,
        };
        Root {
            position,
            candidates: moves
                .into_iter()
                .map(|play| Candidate {
                    judgement: unknown,
                    moves: vec![play],
                })
                .collect(),
            narrowed,
            lines,
            worker,
            depth: 0,
        }
    }

    /// Looks at the position at a depth, for all lines.
    pub(super) fn deepen(&mut self, depth: u32) -> Result<(), Interrupted> {
        self.worker.deepest = 0;
        let looked = (0..self.lines.min(self.candidates.len()))
            .try_for_each(|place| self.find_line(place, depth));
        self.worker.report_nodes();
        looked?;
        self.depth = depth;
        Ok(())
    }

    /// Brings the best of the moves from a place on to that place.
    fn find_line(&mut self, place: usize, depth: u32) -> Result<(), Interrupted> {
        let mut window = Window::FULL;
        let mut proven = !self.narrowed;
        for tried in place..self.candidates.len() {
            let play = self.candidates[tried].moves[0];
            let judgement = if tried == place {
                self.worker
                    .after(self.position, play, window, depth - 1, 0)?
            } else {
                self.worker
                    .after_later(self.position, play, window, depth - 1, 0)?
            };
            proven &= judgement.proven;
            if tried == place || judgement.value > window.alpha {
                window.alpha = judgement.value;
                let candidate = &mut self.candidates[tried];
                candidate.judgement = Judgement {
                    proven: false,
                    ..judgement
                };
                candidate.moves.truncate(1);
                candidate
                    .moves
                    .extend_from_slice(self.worker.variations.from(1));
                // What the search has found so far counts even if it is interrupted here.
                self.candidates[place..=tried].rotate_right(1);
            }
        }
        // A forced end was followed to the end, wherever the other moves lead.
        let judgement = &mut self.candidates[place].judgement;
        judgement.proven = proven || judgement.value.forced().is_some() && !self.narrowed;
        Ok(())
    }

    /// What has been found so far.
    pub(super) fn report(&self, nodes: u64, time: Duration) -> Report<P::Move> {
        // Where the last look was cut off, lines that it did not reach are known to be no better
        // than those that it did.
        let mut most = Value::MOST;
        let lines = self
            .candidates
            .iter()
            .take(self.lines)
            .map(|candidate| Line {
                score: Score {
                    value: {
                        most = most.min(candidate.judgement.value);
                        most
                    },
                    certainty: if candidate.judgement.proven {
                        Certainty::Exact
                    } else {
                        Certainty::Estimated
                    },
                },
                moves: self.completed(&candidate.moves),
            });
        Report {
            depth: self.depth,
            selective_depth: self.worker.deepest.min(MOST_PLIES) as u32,
            lines: lines.collect(),
            nodes,
            time,
        }
    }

    /// A line with what the transposition table knows of its continuation: the search cuts lines
    /// off where it has known the rest already.
    fn completed(&self, moves: &[P::Move]) -> Vec<P::Move> {
        let mut moves = moves.to_vec();
        let mut position = self.position.clone();
        for &play in &moves {
            position.play_unchecked(play);
        }
        while moves.len() < MOST_PLIES {
            let Some(play) = self.worker.known_best(&position) else {
                break;
            };
            position.play_unchecked(play);
            moves.push(play);
        }
        moves
    }
}
