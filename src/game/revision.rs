//! Many changes all over a game that are one step: what somebody finds who goes through it.

use crate::rules::Position;

use super::history::{Step, Turned};
use super::{Change, Deed, Document, NodeId, Notes, Record};

/// What is to be changed in a game, all at once.
#[derive(Clone, Debug)]
pub struct Revision<P: Position> {
    /// What is written at nodes from now on.
    pub notes: Vec<(NodeId, Notes<P::Cell>)>,
    /// Nodes that are taken out with all that follows them.
    pub out: Vec<NodeId>,
    /// Lines that are added.
    pub lines: Vec<AddedLine<P>>,
}

/// A line of play that is added to a game.
#[derive(Clone, Debug)]
pub struct AddedLine<P: Position> {
    /// The node that it leaves.
    pub after: NodeId,
    /// Its moves, each with what is written at it. Moves that are there already are followed, and
    /// keep what is written at them; the line ends before a move that may not be played.
    pub moves: Vec<(P::Move, Notes<P::Cell>)>,
}

impl<P: Position> Default for Revision<P> {
    fn default() -> Self {
        Revision {
            notes: Vec::new(),
            out: Vec::new(),
            lines: Vec::new(),
        }
    }
}

impl<P: Position> Record<P> {
    /// Makes the changes of a revision as one step, which leaves the cursor where it is: only from
    /// what is taken out it goes back to the last node that stays. Says whether anything changed.
    pub fn revise(&mut self, change: Change, revision: Revision<P>) -> bool {
        let asked = Box::new(revision.clone());
        let Revision {
            mut notes,
            mut out,
            lines,
        } = revision;
        notes.retain(|(node, notes)| self.contains(*node) && notes != self.notes(*node));
        out.retain(|node| *node != NodeId::ROOT && self.contains(*node));
        // What is taken out is not there for the new lines to follow, nor twice to be put back.
        let mut taken = Turned::new(out);
        taken.take_out(&mut self.document);
        let mut added = Vec::new();
        for line in lines {
            added.extend(add(&mut self.document, line));
        }
        let mut added = Turned::new(added);
        added.take_out(&mut self.document);
        taken.put_back(&mut self.document);
        let changed = !(notes.is_empty() && taken.is_empty() && added.is_empty());
        if changed {
            let notes = notes
                .into_iter()
                .map(|(node, notes)| (node, Box::new(notes)));
            let step = Step::Revision {
                change,
                notes: notes.collect(),
                taken,
                added,
            };
            self.make(Deed::Revise(change, asked), step);
        }
        changed
    }
}

/// Adds a line, and says which node is the first that was not there.
fn add<P: Position>(document: &mut Document<P>, line: AddedLine<P>) -> Option<NodeId> {
    if !document.contains(line.after) {
        return None;
    }
    let (mut end, mut first) = (line.after, None);
    for (play, notes) in line.moves {
        if let Some(child) = document.child_by(end, play) {
            end = child;
        } else if let Ok(node) = document.add(end, play) {
            *document.notes_mut(node) = notes;
            first.get_or_insert(node);
            end = node;
        } else {
            break;
        }
    }
    first
}
