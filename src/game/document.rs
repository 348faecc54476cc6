//! The content of a record: an arena tree of moves, the header, and the cursor.

use std::error::Error;

use crate::cause::{Cause, Explain, explained};
use crate::rules::{Outcome, Position, Reason};

use super::{GameResult, Header, Notes};

/// A node of one document. Nodes are never renumbered, not even when a branch is deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// The number of the node in its document; that of the root is 0.
    pub fn number(self) -> u32 {
        self.0
    }

    /// The node of a number, which may be of no node at all.
    pub fn numbered(number: u32) -> NodeId {
        NodeId(number)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game with its variations, comments and header.
///
/// Methods that take a node expect one of this document and panic with any other; where an id
/// may be out of date, ask [`contains`](Document::contains) first.
///
/// ```
/// use agros::game::{Document, NodeId};
/// use agros::rules::Position as _;
/// use agros::rules::agora::{Position, Setup};
///
/// let mut game = Document::<Position>::new(Setup::default());
/// // Two ways to begin: a tree with two lines.
/// for text in ["a2-a3", "b1-c2"] {
///     let play = game.position(NodeId::ROOT).read_move(text)?;
///     game.add(NodeId::ROOT, play)?;
/// }
/// assert_eq!(game.children(NodeId::ROOT).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Document<P: Position> {
    setup: P::Setup,
    has_own_start: bool,
    header: Header,
    nodes: Vec<Node<P>>,
    cursor: NodeId,
}

#[derive(Clone, Debug)]
struct Node<P: Position> {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    /// The child last gone to. It may have been deleted since.
    followed: Option<NodeId>,
    played: Option<P::Move>,
    position: P,
    outcome: Option<Outcome>,
    ply: usize,
    notes: Notes<P::Cell>,
}

/// Why a move may not be played at a node.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError<I: Error> {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(I),
    /// The game is over there.
    #[error("the game is over: {0}")]
    Over(Reason),
}

impl<I: Explain> Explain for PlayError<I> {
    fn explain(&self) -> Cause {
        match self {
            PlayError::Illegal(illegal) => illegal.explain(),
            PlayError::Over(reason) => explained!(
                self,
                "play-over",
                reason = Cause::phrase("play-over", reason.0)
            ),
        }
    }
}

impl<P: Position> Document<P> {
    /// An empty game from the usual start.
    pub fn new(setup: P::Setup) -> Self {
        let start = P::start(&setup);
        Self::with_root(setup, start, false)
    }

    /// An empty game from a start of its own; `None` where start and setup contradict each other.
    pub fn starting_from(setup: P::Setup, start: P) -> Option<Self> {
        let start = start.under(&setup)?;
        Some(Self::with_root(setup, start, true))
    }

    fn with_root(setup: P::Setup, start: P, has_own_start: bool) -> Self {
        let root = Node {
            parent: None,
            children: Vec::new(),
            followed: None,
            played: None,
            outcome: start.outcome(),
            position: start,
            ply: 0,
            notes: Notes::default(),
        };
        Document {
            setup,
            has_own_start,
            header: Header::default(),
            nodes: vec![root],
            cursor: NodeId::ROOT,
        }
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &P::Setup {
        &self.setup
    }

    /// The start, where it is not the usual one.
    pub fn own_start(&self) -> Option<&P> {
        self.has_own_start.then(|| self.position(NodeId::ROOT))
    }

    /// Players, tags and an end that the moves do not show.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The header, to be changed in place while a document is put together.
    pub fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// The node that is looked at.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// Puts the cursor on a node, so that the line through it is the one followed.
    pub fn set_cursor(&mut self, node: NodeId) {
        let mut child = node;
        // The way to where the cursor was is followed already.
        while child != self.cursor
            && let Some(parent) = self.parent(child)
        {
            self.nodes[parent.index()].followed = Some(child);
            child = parent;
        }
        self.cursor = node;
    }

    /// Puts the cursor on the parent of its node; `false` at the root.
    pub(super) fn retreat(&mut self) -> bool {
        let parent = self.parent(self.cursor);
        self.cursor = parent.unwrap_or(self.cursor);
        parent.is_some()
    }

    /// Whether the node is in the tree, and not deleted.
    pub fn contains(&self, node: NodeId) -> bool {
        if node.index() >= self.nodes.len() {
            return false;
        }
        let mut child = node;
        while let Some(parent) = self.parent(child) {
            if !self.children(parent).contains(&child) {
                return false;
            }
            child = parent;
        }
        true
    }

    /// The node before; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent
    }

    /// The continuations, the main one first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The move that led to the node; `None` for the root.
    pub fn played(&self, node: NodeId) -> Option<P::Move> {
        self.node(node).played
    }

    /// The position at the node.
    pub fn position(&self, node: NodeId) -> &P {
        &self.node(node).position
    }

    /// The end of the game at the node, by the rules or by repetition on the way to it.
    pub fn outcome(&self, node: NodeId) -> Option<Outcome> {
        self.node(node).outcome
    }

    /// The number of plies from the root to the node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.node(node).ply
    }

    /// What is written at the node.
    pub fn notes(&self, node: NodeId) -> &Notes<P::Cell> {
        &self.node(node).notes
    }

    /// The notes of a node, to be changed in place while a document is put together.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes<P::Cell> {
        &mut self.nodes[node.index()].notes
    }

    /// The child of a node that is reached by a move.
    pub fn child_by(&self, node: NodeId, play: P::Move) -> Option<NodeId> {
        let by_move = |child: &NodeId| self.played(*child) == Some(play);
        self.children(node).iter().copied().find(by_move)
    }

    /// The result of the game: how its main line ended, or the end it was given.
    pub fn result(&self) -> Option<GameResult> {
        match self.outcome(self.main_end()) {
            Some(outcome) => Some(GameResult::Play(outcome)),
            None => self.header.ending.map(GameResult::Ending),
        }
    }

    /// Adds a node as the last child of `parent`, whether that move is there already or not.
    pub fn add(&mut self, parent: NodeId, play: P::Move) -> Result<NodeId, PlayError<P::Illegal>> {
        if let Some(outcome) = self.outcome(parent) {
            return Err(PlayError::Over(outcome.reason));
        }
        let position = self
            .position(parent)
            .play(play)
            .map_err(PlayError::Illegal)?;
        let outcome = position.outcome().or_else(|| {
            self.repeats_twice(parent, &position).then_some(Outcome {
                winner: None,
                reason: Reason::REPETITION,
            })
        });
        let index = u32::try_from(self.nodes.len()).expect("memory ends long before the ids do");
        let child = NodeId(index);
        self.nodes.push(Node {
            parent: Some(parent),
            children: Vec::new(),
            followed: None,
            played: Some(play),
            position,
            outcome,
            ply: self.ply(parent) + 1,
            notes: Notes::default(),
        });
        self.nodes[parent.index()].children.push(child);
        Ok(child)
    }

    /// Whether a position reached from `parent` stood twice before on the way there.
    fn repeats_twice(&self, parent: NodeId, position: &P) -> bool {
        // A game with a rule of repetition recurs to itself; all others are spared the search.
        if !position.recurs(position) {
            return false;
        }
        let way = std::iter::successors(Some(parent), |node| self.parent(*node));
        way.filter(|node| position.recurs(self.position(*node)))
            .nth(1)
            .is_some()
    }

    fn node(&self, node: NodeId) -> &Node<P> {
        &self.nodes[node.index()]
    }

    /// The continuation last followed at a node, else the main one.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        let node = self.node(node);
        node.followed
            .filter(|child| node.children.contains(child))
            .or(node.children.first().copied())
    }

    /// The place of a node among its siblings; 0 for the root.
    pub fn index_among_siblings(&self, node: NodeId) -> usize {
        let siblings = self.parent(node).map_or(&[][..], |p| self.children(p));
        siblings.iter().position(|s| *s == node).unwrap_or(0)
    }

    /// How many nodes there are, those that are not in the tree included.
    pub(super) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Forgets the nodes that were added since there were so many. They must be out of the tree,
    /// and nothing may know them.
    pub(super) fn forget_since(&mut self, count: usize) {
        self.nodes.truncate(count);
    }

    /// Takes a node with all that follows out of the tree. It keeps its id and can be put back.
    pub(super) fn detach(&mut self, node: NodeId) {
        if let Some(parent) = self.parent(node) {
            self.nodes[parent.index()].children.retain(|c| *c != node);
        }
    }

    /// Puts other children in the place of those of a node; all keep their ids.
    pub(super) fn swap_children(&mut self, node: NodeId, children: &mut Vec<NodeId>) {
        std::mem::swap(&mut self.nodes[node.index()].children, children);
    }

    /// Puts a detached node back at a place among its siblings.
    pub(super) fn attach(&mut self, node: NodeId, index: usize) {
        if let Some(parent) = self.parent(node) {
            let siblings = &mut self.nodes[parent.index()].children;
            siblings.insert(index.min(siblings.len()), node);
        }
    }
}
