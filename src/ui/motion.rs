//! Moves in motion: what the board shows between one position and the next.
//!
//! Only the picture moves. The model has long arrived, and every click counts for it.

use std::time::Duration;

use crate::game::{Change, NodeId};
use crate::rules::Player;

use super::seat::{Motion, Seat};
use crate::app::{Model, Notice};

/// How long a move is in motion, in seconds.
const DURATION: f64 = 0.2;

/// Follows the cursor from node to node.
pub struct Animator<P: Seat> {
    at: Option<(u64, NodeId)>,
    running: Option<Running<P>>,
}

struct Running<P: Seat> {
    play: P::Move,
    mover: Player,
    backwards: bool,
    began: f64,
}

impl<P: Seat> Default for Animator<P> {
    fn default() -> Self {
        Animator {
            at: None,
            running: None,
        }
    }
}

impl<P: Seat> Animator<P> {
    /// Notices where the cursor stands at the time `now`, in seconds: a step to a neighbouring
    /// ply sets its move in motion, where anything `moves` at all; so does a change that is taken
    /// back or made again.
    pub fn follow(&mut self, model: &Model<P>, now: f64, moves: bool) {
        let (record, here) = (&model.record, (model.game_number(), model.record.cursor()));
        let before = self.at.replace(here);
        if before == Some(here) {
            return;
        }
        self.running = None;
        let Some((games, before)) = before else {
            return;
        };
        if games != here.0 || !moves || !record.contains(before) {
            return;
        }
        let cursor = record.cursor();
        // From far away, a move taken back or made again is shown from the place it belongs to.
        let (undone, redone) = match &model.notice {
            Some(Notice::Undone(place) | Notice::TurnUndone(place))
                if place.change == Change::Move =>
            {
                (Some(place.node), None)
            }
            Some(Notice::Redone(place)) if place.change == Change::Move => (None, Some(place.node)),
            _ => (None, None),
        };
        let before = match (undone, redone) {
            (Some(node), _) if record.parent(node) == Some(cursor) => node,
            (_, Some(node)) if node == cursor => record.parent(node).unwrap_or(before),
            _ => before,
        };
        let (parent, child, backwards) = if record.parent(cursor) == Some(before) {
            (before, cursor, false)
        } else if record.parent(before) == Some(cursor) {
            (cursor, before, true)
        } else {
            return;
        };
        if let Some(play) = record.played(child) {
            let mover = record.position(parent).turn();
            self.running = Some(Running {
                play,
                mover,
                backwards,
                began: now,
            });
        }
    }

    /// The move in motion at the time `now`, if there is one.
    pub fn motion(&mut self, now: f64) -> Option<Motion<P::Move>> {
        let running = self.running.as_ref()?;
        let passed = (now - running.began) / DURATION;
        if !(0.0..1.0).contains(&passed) {
            self.running = None;
            return None;
        }
        let eased = egui::emath::easing::cubic_out(passed as f32);
        let progress = if running.backwards {
            1.0 - eased
        } else {
            eased
        };
        Some(Motion {
            play: running.play,
            mover: running.mover,
            progress,
        })
    }

    /// The time until the next picture is due; `None` at rest.
    pub fn next_picture(&self) -> Option<Duration> {
        self.running.as_ref().map(|_| Duration::ZERO)
    }
}
