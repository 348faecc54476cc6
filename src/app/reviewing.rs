//! The review of a game: asked for, under way, and written into the game when it is done.
//!
//! It goes on while the person goes about the game, changes it or tries something out on a copy.
//! What it finds enters the game as one change, as soon as the game lies on the desk.

use crate::cause::Cause;
use std::sync::Arc;
use std::time::Duration;

use crate::coach::{self, Progress, Proposal};
use crate::engine::Limits;
use crate::game::Change;
use crate::rules::Position;
use crate::storage::settings::ReviewSettings;

use super::action::{Effect, Ticket};
use super::model::Model;
use super::notice::Notice;

/// A review that was asked for.
pub(super) struct Reviewing<P: Position> {
    ticket: Ticket,
    /// The number of the game.
    game: u64,
    progress: Progress,
    /// What it found, once it has come to its end.
    found: Option<Vec<Proposal<P>>>,
}

impl<P: Position> Model<P> {
    /// How far the review has come that is under way.
    pub fn reviewing(&self) -> Option<Progress> {
        self.reviewing.as_ref().map(|reviewing| reviewing.progress)
    }

    /// Begins to review the line through the cursor of the game.
    pub(super) fn review(&mut self) -> Vec<Effect<P>> {
        if self.reviewing.is_some() {
            return Vec::new();
        }
        let plies = self.game().line().len();
        if plies < 2 {
            self.notice = Some(Notice::NothingToReview);
            return Vec::new();
        }
        let ticket = self.next_ticket();
        let limits = limits(self.settings.review);
        self.reviewing = Some(Reviewing {
            ticket,
            game: self.number_of_game(),
            progress: Progress {
                done: 0,
                of: plies,
                left: limits.time.unwrap_or(Duration::ZERO) * plies as u32,
            },
            found: None,
        });
        vec![Effect::Review {
            ticket,
            document: Arc::new((**self.game()).clone()),
            limits,
        }]
    }

    /// Gives the review up.
    pub(super) fn cancel_review(&mut self) -> Vec<Effect<P>> {
        if self.reviewing.take().is_none() {
            return Vec::new();
        }
        self.notice = Some(Notice::ReviewCancelled);
        vec![Effect::StopReview]
    }

    pub(super) fn review_goes_on(&mut self, ticket: Ticket, progress: Progress) {
        if let Some(reviewing) = &mut self.reviewing
            && reviewing.ticket == ticket
        {
            reviewing.progress = progress;
        }
    }

    pub(super) fn has_reviewed(&mut self, ticket: Ticket, result: Result<Vec<Proposal<P>>, Cause>) {
        let asked = self.reviewing.as_mut().filter(|r| r.ticket == ticket);
        let Some(reviewing) = asked else { return };
        match result {
            Ok(found) => reviewing.found = Some(found),
            Err(why) => {
                self.reviewing = None;
                self.notice = Some(Notice::NotReviewed(why));
            }
        }
    }

    /// Stops a review whose game is gone, and writes one that is done into its game.
    pub(super) fn attend_review(&mut self) -> Option<Effect<P>> {
        let game = self.number_of_game();
        let waits = self.is_what_if();
        if self.reviewing.take_if(|r| r.game != game).is_some() {
            return Some(Effect::StopReview);
        }
        let done = |r: &mut Reviewing<P>| r.found.is_some() && !waits;
        let found = self.reviewing.take_if(done)?.found?;
        let revision = coach::revision(&self.record, &found);
        let turning_points = found.iter().filter(|proposal| !proposal.better.is_empty());
        self.notice = Some(Notice::Reviewed(turning_points.count()));
        self.record.revise(Change::Review, revision);
        // Whoever is in the middle of something else finds it in the menu.
        self.review_sheet = self.editor.is_none() && self.selected.is_none();
        self.sheet &= !self.review_sheet;
        self.training.make_room(self.review_sheet);
        self.train_with_review();
        None
    }

    /// The number of the game itself, whatever is tried out on a copy of it.
    fn number_of_game(&self) -> u64 {
        self.waits.as_ref().map_or(self.game, |waits| waits.game)
    }
}

/// How far a review looks.
pub(super) fn limits(review: ReviewSettings) -> Limits {
    match review.nodes {
        Some(nodes) => Limits::nodes(nodes),
        None => Limits::time(Duration::from_millis(review.milliseconds().into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, Reply, update};
    use crate::engine::Stop;
    use crate::game::NodeId;
    use crate::rules::agros::Position;
    use crate::storage::settings::Settings;
    use crate::study::sample;

    type Desk = Model<Position>;

    /// A desk at which a review was asked for, and what was asked.
    fn asked(plies: usize) -> (Desk, Ticket, Vec<Proposal<Position>>) {
        let mut desk = Desk::new(Settings::default());
        desk.record = sample::game(plies).into();
        let effects = update(&mut desk, Action::Review);
        let Some(Effect::Review {
            ticket, document, ..
        }) = effects.into_iter().next()
        else {
            panic!("a review is begun")
        };
        let found = coach::review(&document, &Limits::nodes(200), &Stop::default(), |_| {});
        let found = found.expect("there is memory").expect("nobody stopped it");
        (desk, ticket, found)
    }

    fn reviewed(ticket: Ticket, found: &[Proposal<Position>]) -> Action<Position> {
        let result = Ok(found.to_vec());
        Action::Reply(Reply::Reviewed { ticket, result })
    }

    fn noted(desk: &Desk) -> usize {
        let notes = desk.record.all().map(|node| desk.record.notes(node));
        notes.filter(|notes| notes.eval.is_some()).count()
    }

    #[test]
    fn only_the_answer_to_the_last_request_counts() {
        let (mut desk, ticket, found) = asked(16);
        update(&mut desk, Action::CancelReview);
        update(&mut desk, reviewed(ticket, &found));
        assert_eq!((noted(&desk), desk.is_unsaved()), (0, false));
        update(&mut desk, Action::Review);
        update(&mut desk, reviewed(ticket, &found));
        assert_eq!(noted(&desk), 0);
        assert!(desk.reviewing().is_some(), "the new one is under way");
    }

    #[test]
    fn what_was_deleted_meanwhile_is_left_out() {
        let (mut desk, ticket, found) = asked(16);
        let line = desk.record.line();
        update(&mut desk, Action::Delete(line[12]));
        update(&mut desk, reviewed(ticket, &found));
        let eval = |node: &NodeId| desk.record.notes(*node).eval.is_some();
        assert!(line[..12].iter().all(eval));
        assert!(!desk.record.contains(line[12]));
        update(&mut desk, Action::Undo);
        assert_eq!(noted(&desk), 0);
    }

    #[test]
    fn a_review_whose_game_is_gone_is_stopped() {
        let (mut desk, _, _) = asked(16);
        desk.put(crate::game::Document::new(Default::default()), None, false);
        let effects = update(&mut desk, Action::Flip);
        let stops = |effect: &Effect<Position>| matches!(effect, Effect::StopReview);
        assert!(effects.iter().any(stops));
        assert!(desk.reviewing().is_none());
    }

    #[test]
    fn a_game_that_waits_is_noted_when_it_is_back() {
        let (mut desk, ticket, found) = asked(16);
        update(&mut desk, Action::WhatIf);
        update(&mut desk, reviewed(ticket, &found));
        assert_eq!((noted(&desk), desk.is_unsaved()), (0, false));
        update(&mut desk, Action::DropWhatIf);
        assert!(noted(&desk) >= 17 && desk.is_unsaved());
        assert!(desk.review_sheet && desk.reviewing().is_none());
    }
}
