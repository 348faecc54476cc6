//! What is derived from the model to be shown, and made anew only when that has changed.

use crate::app::Model;
use crate::coach::Review;
use crate::game::{NodeId, Stamp};
use crate::study::{Lanes, Line};

use super::ground::Ground;
use super::opinion::Opinion;
use super::seat::Seat;

/// A game, its content, and a node of it.
pub type Place = (u64, Stamp, NodeId);

/// The facts of the position under the cursor and the line through it.
pub struct Derived<P: Seat> {
    position: Place,
    facts: P::Facts,
    content: Place,
    line: Line,
    review: Option<Review<P>>,
    thought: (Place, u64),
    opinions: Vec<Option<Opinion>>,
    ground: Ground<P>,
}

impl<P: Seat> Derived<P> {
    /// Derives everything from a model.
    pub fn of(model: &Model<P>) -> Derived<P> {
        let mut ground = Ground::default();
        ground.look(model);
        let line = Line::measured(&model.record, &P::lead);
        Derived {
            position: place(model),
            facts: model.position().facts(),
            content: content(model),
            review: Review::of(&model.record, &line),
            line,
            thought: (content(model), model.verdict_revision()),
            opinions: opinions(model),
            ground,
        }
    }

    /// Catches up with the model.
    pub fn refresh(&mut self, model: &Model<P>) {
        if self.position != place(model) {
            self.position = place(model);
            self.facts = model.position().facts();
        }
        if self.content != content(model) {
            self.content = content(model);
            self.line = Line::measured(&model.record, &P::lead);
            self.review = Review::of(&model.record, &self.line);
            self.ground.look(model);
        }
        let thought = (self.content, model.verdict_revision());
        if self.thought != thought {
            self.thought = thought;
            self.opinions = opinions(model);
        }
    }

    /// Catches up with what becomes of the ground along the line; `false` where there is more to
    /// do in the next frame.
    pub fn follow_ground(&mut self, model: &Model<P>) -> bool {
        self.ground.follow(model, self.content, self.line.opening)
    }

    /// What becomes of the ground along the line, as far as that was followed; `None` in games
    /// without any.
    pub fn lanes(&self) -> Option<&Lanes<P::Cell>> {
        self.ground.lanes()
    }

    /// What the engine thinks of each position of the line, from the start on.
    pub fn opinions(&self) -> &[Option<Opinion>] {
        &self.opinions
    }

    /// What a review found out about the line; `None` where there was none.
    pub fn review(&self) -> Option<&Review<P>> {
        self.review.as_ref()
    }

    /// The facts of the position under the cursor.
    pub fn facts(&self) -> &P::Facts {
        &self.facts
    }

    /// The line through the cursor.
    pub fn line(&self) -> &Line {
        &self.line
    }
}

/// What the engine thinks of each position of the line, up to the last that it knows of.
fn opinions<P: Seat>(model: &Model<P>) -> Vec<Option<Opinion>> {
    let of = |&node| {
        let verdict = model.verdict(node)?;
        Some(Opinion::of(model.record.position(node), verdict))
    };
    let mut opinions: Vec<_> = model.record.line().iter().map(of).collect();
    let known = opinions.iter().rposition(Option::is_some);
    opinions.truncate(known.map_or(0, |last| last + 1));
    opinions
}

/// Where the cursor stands.
pub fn place<P: Seat>(model: &Model<P>) -> Place {
    (
        model.game_number(),
        model.record.stamp(),
        model.record.cursor(),
    )
}

/// A line changes with the content, and with its own last node.
fn content<P: Seat>(model: &Model<P>) -> Place {
    let record = &model.record;
    let end = record
        .onward(record.cursor())
        .last()
        .unwrap_or(record.cursor());
    (model.game_number(), record.stamp(), end)
}
