//! What was said of moves, kept as long as it holds: only what somebody asks for is ever put into
//! words.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::app::Model;
use crate::game::{NodeId, Stamp};

use super::seat::Seat;
use super::text::Text;

/// The sentences about the moves of a game. Begin anew when the language changes.
#[derive(Default)]
pub struct Tales {
    /// The game and its content.
    of: Option<(u64, Stamp)>,
    told: RefCell<HashMap<NodeId, Rc<str>>>,
}

impl Tales {
    /// Forgets what was said of another game, or before this one changed.
    pub fn refresh<P: Seat>(&mut self, model: &Model<P>) {
        let of = Some((model.game_number(), model.record.stamp()));
        if self.of != of {
            self.of = of;
            self.told.borrow_mut().clear();
        }
    }

    /// What the move that led to a node did, in a sentence; nothing for the start.
    pub fn of_node<P: Seat>(&self, model: &Model<P>, node: NodeId, text: &Text) -> Rc<str> {
        let record = &model.record;
        let tell = || {
            let before = record.position(record.parent(node)?);
            Some(before.effect_words(record.played(node)?, text))
        };
        let mut told = self.told.borrow_mut();
        let sentence = told
            .entry(node)
            .or_insert_with(|| tell().unwrap_or_default().into());
        sentence.clone()
    }
}
