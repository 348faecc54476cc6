//! What is derived from the model to be shown, and made anew only when that has changed.

use crate::app::Model;
use crate::game::{NodeId, Stamp};
use crate::study::Line;

use super::seat::Seat;

/// A game, its content, and a node of it.
pub type Place = (u64, Stamp, NodeId);

/// The facts of the position under the cursor and the line through it.
pub struct Derived<P: Seat> {
    position: Place,
    facts: P::Facts,
    content: Place,
    line: Line,
}

impl<P: Seat> Derived<P> {
    /// Derives everything from a model.
    pub fn of(model: &Model<P>) -> Derived<P> {
        Derived {
            position: place(model),
            facts: model.position().facts(),
            content: content(model),
            line: Line::measured(&model.record, &P::lead),
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
        }
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
