//! The steps by which a document was changed, and how each is taken back and made again.

use std::mem::swap;

use crate::rules::Position;

use super::{Document, Header, NodeId, Notes};

/// What a step changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// A move was played.
    Move,
    /// A line of several moves was added.
    Line,
    /// A comment was written or erased.
    Comment,
    /// A move was judged.
    Symbol,
    /// Marks were drawn or wiped.
    Marks,
    /// An engine's verdict was noted.
    Eval,
    /// A move with all that follows was deleted.
    Deletion,
    /// A variation was put before its siblings.
    Promotion,
    /// A variation was put elsewhere among its siblings.
    Order,
    /// The players' names.
    Players,
    /// A choice of sides after the opening.
    Sides,
    /// The players changed sides in the middle of the game.
    Exchange,
    /// The tags.
    Tags,
    /// An end by resignation, time or agreement.
    Ending,
    /// An engine went through a line of play.
    Review,
    /// The whole document was replaced.
    Whole,
}

/// A change and where it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// What was changed.
    pub change: Change,
    /// The node that was changed; the root for changes of the whole.
    pub node: NodeId,
}

/// A step, with what is needed to turn it over.
#[derive(Clone, Debug)]
pub(super) enum Step<P: Position> {
    Play {
        node: NodeId,
        /// The place among its siblings that the move took from one that had been undone.
        taken: Option<usize>,
    },
    /// From the first new node to the last; it leaves the tree when it is taken back.
    Line { node: NodeId, end: NodeId },
    Delete {
        node: NodeId,
        index: usize,
        cursor: NodeId,
    },
    /// Holds the children that are not in the document at the moment.
    Trim {
        node: NodeId,
        children: Vec<NodeId>,
        cursor: NodeId,
    },
    Reorder {
        change: Change,
        node: NodeId,
        from: usize,
        to: usize,
        cursor: NodeId,
    },
    /// Holds the notes that are not in the document at the moment.
    Notes {
        change: Change,
        node: NodeId,
        notes: Box<Notes<P::Cell>>,
    },
    /// Holds the header that is not in the document at the moment.
    Header { change: Change, header: Box<Header> },
    /// Many changes at once. Holds the notes that are not in the document at the moment.
    Revision {
        change: Change,
        notes: Vec<(NodeId, Box<Notes<P::Cell>>)>,
        /// What is in the document before.
        taken: Turned,
        /// What is in it afterwards.
        added: Turned,
    },
    /// Holds the document that is not the present one.
    Whole { document: Box<Document<P>> },
}

/// Nodes that are taken out of the tree and put back together.
#[derive(Clone, Debug)]
pub(super) struct Turned {
    /// Each with its place among its siblings at the moment when it was taken out.
    nodes: Vec<(NodeId, usize)>,
}

impl Turned {
    /// These nodes, which are in the tree.
    pub(super) fn new(nodes: Vec<NodeId>) -> Self {
        Turned {
            nodes: nodes.into_iter().map(|node| (node, 0)).collect(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Takes them out, one after the other.
    pub(super) fn take_out<P: Position>(&mut self, document: &mut Document<P>) {
        for (node, index) in &mut self.nodes {
            *index = document.index_among_siblings(*node);
            document.detach(*node);
        }
    }

    /// Puts them back as they were, the last one first.
    pub(super) fn put_back<P: Position>(&self, document: &mut Document<P>) {
        for &(node, index) in self.nodes.iter().rev() {
            document.attach(node, index);
        }
    }
}

impl<P: Position> Step<P> {
    pub(super) fn place(&self) -> Place {
        let (change, node) = match self {
            Step::Play { node, .. } => (Change::Move, *node),
            Step::Line { node, .. } => (Change::Line, *node),
            Step::Delete { node, .. } | Step::Trim { node, .. } => (Change::Deletion, *node),
            Step::Reorder { change, node, .. } => (*change, *node),
            Step::Notes { change, node, .. } => (*change, *node),
            Step::Header { change, .. } | Step::Revision { change, .. } => (*change, NodeId::ROOT),
            Step::Whole { .. } => (Change::Whole, NodeId::ROOT),
        };
        Place { change, node }
    }

    /// Whether taking the step back leaves the content as it is: the ply stays in the tree.
    fn leaves_content(&self) -> bool {
        matches!(self, Step::Play { taken: None, .. })
    }

    /// Makes the step, again or for the first time, or takes it back; the cursor goes where
    /// that shows.
    pub(super) fn turn(&mut self, way: Way, document: &mut Document<P>) {
        match (self, way) {
            (Step::Play { node, taken }, Way::Make) => {
                if let Some(index) = *taken {
                    reinsert(document, *node, index);
                }
                document.set_cursor(*node);
            }
            (Step::Play { node, taken }, Way::TakeBack) => {
                if taken.is_some() {
                    reinsert(document, *node, usize::MAX);
                }
                document.set_cursor(*node);
                document.retreat();
            }
            (Step::Line { node, end }, Way::Make) => {
                reinsert(document, *node, usize::MAX);
                document.set_cursor(*end);
            }
            (Step::Line { node, .. }, Way::TakeBack) => {
                document.set_cursor(*node);
                document.retreat();
                document.detach(*node);
            }
            (Step::Delete { node, cursor, .. }, Way::Make) => {
                let inside = document.is_on_path(*node, *cursor);
                let parent = document.parent(*node).filter(|_| inside);
                document.detach(*node);
                document.set_cursor(parent.unwrap_or(*cursor));
            }
            (
                Step::Delete {
                    node,
                    index,
                    cursor,
                },
                Way::TakeBack,
            ) => {
                document.attach(*node, *index);
                document.set_cursor(*cursor);
            }
            (
                Step::Trim {
                    node,
                    children,
                    cursor,
                },
                way,
            ) => {
                document.swap_children(*node, children);
                let inside = document.is_on_path(*node, *cursor);
                document.set_cursor(match way {
                    Way::Make if inside => *node,
                    Way::Make | Way::TakeBack => *cursor,
                });
            }
            (
                Step::Reorder {
                    node,
                    from,
                    to,
                    cursor,
                    ..
                },
                way,
            ) => {
                reinsert(document, *node, if way == Way::Make { *to } else { *from });
                document.set_cursor(*cursor);
            }
            (Step::Notes { node, notes, .. }, _) => {
                swap(document.notes_mut(*node), notes);
                document.set_cursor(*node);
            }
            (Step::Header { header, .. }, _) => swap(document.header_mut(), header),
            (
                Step::Revision {
                    notes,
                    taken,
                    added,
                    ..
                },
                way,
            ) => {
                let (out, back) = match way {
                    Way::Make => (taken, added),
                    Way::TakeBack => (added, taken),
                };
                out.take_out(document);
                back.put_back(document);
                for (node, notes) in notes {
                    swap(document.notes_mut(*node), notes);
                }
                // The cursor stays, where there is still something to stand on.
                while !document.contains(document.cursor()) && document.retreat() {}
            }
            (Step::Whole { document: other }, _) => swap(document, other),
        }
    }
}

/// The two ways to turn a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Make,
    TakeBack,
}

/// Moves a node to another place among its siblings, to the last one if there are fewer.
fn reinsert<P: Position>(document: &mut Document<P>, node: NodeId, index: usize) {
    document.detach(node);
    document.attach(node, index);
}

/// A step with the stamps of the content on both sides of it.
///
/// Plies stay in the tree when they are taken back, so the content on either side of an older
/// step may no longer be what it was. Each turn therefore notes the stamp it finds, and where
/// that is not the expected one, the other side gets a new stamp too.
#[derive(Clone, Debug)]
pub(super) struct Entry<P: Position> {
    pub(super) step: Step<P>,
    made: Stamp,
    taken_back: Stamp,
}

impl<P: Position> Entry<P> {
    /// A step that is about to be made.
    pub(super) fn new(step: Step<P>, stamps: &mut Stamps) -> Self {
        Entry {
            taken_back: stamps.current,
            made: if step.leaves_content() {
                stamps.current
            } else {
                stamps.fresh()
            },
            step,
        }
    }

    /// Notes that more was made in the same step.
    pub(super) fn renew(&mut self, stamps: &mut Stamps) {
        stamps.renew();
        self.made = stamps.current;
    }

    /// Makes the step or takes it back.
    pub(super) fn turn(&mut self, way: Way, document: &mut Document<P>, stamps: &mut Stamps) {
        let (here, there) = match way {
            Way::Make => (&mut self.taken_back, &mut self.made),
            Way::TakeBack => (&mut self.made, &mut self.taken_back),
        };
        if *here != stamps.current {
            *here = stamps.current;
            *there = if self.step.leaves_content() {
                stamps.current
            } else {
                stamps.fresh()
            };
        }
        stamps.current = *there;
        self.step.turn(way, document);
    }
}

/// Stands for the content of a record at a moment, the cursor left out: within one record, equal
/// stamps mean equal content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stamp(u64);

/// The stamp of the present content, and the last one given out.
#[derive(Clone, Debug)]
pub(super) struct Stamps {
    pub(super) current: Stamp,
    last: u64,
}

impl Stamps {
    pub(super) fn new() -> Self {
        Stamps {
            current: Stamp(0),
            last: 0,
        }
    }

    /// Marks the content as one that never was before.
    pub(super) fn renew(&mut self) {
        self.current = self.fresh();
    }

    fn fresh(&mut self) -> Stamp {
        self.last += 1;
        Stamp(self.last)
    }
}
