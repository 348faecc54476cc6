//! Ways through the tree: the line through the cursor, the main line, all nodes in file order.

use std::iter::successors;

use crate::rules::Position;

use super::{Document, NodeId};

impl<P: Position> Document<P> {
    /// The line through the cursor: from the root to it, and on as last followed.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.path(self.cursor());
        line.extend(self.onward(self.cursor()).skip(1));
        line
    }

    /// The main line: from the root along the first children.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.main_onward().collect()
    }

    /// The last node of the main line.
    pub fn main_end(&self) -> NodeId {
        self.main_onward().last().unwrap_or(NodeId::ROOT)
    }

    /// The nodes from the root to this one, both included.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = successors(Some(node), |node| self.parent(*node)).collect();
        path.reverse();
        path
    }

    /// Whether `node` lies on the way from the root to `end`, the two included.
    pub fn is_on_path(&self, node: NodeId, end: NodeId) -> bool {
        let height = self.ply(end).checked_sub(self.ply(node));
        height.is_some_and(|height| {
            successors(Some(end), |node| self.parent(*node)).nth(height) == Some(node)
        })
    }

    /// Whether the node lies on the line through the cursor.
    pub fn is_on_line(&self, node: NodeId) -> bool {
        if self.ply(node) <= self.ply(self.cursor()) {
            self.is_on_path(node, self.cursor())
        } else {
            self.onward(self.cursor()).any(|later| later == node)
        }
    }

    /// This node and those after it, each the continuation last followed.
    pub fn onward(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        successors(Some(node), |node| self.next(*node))
    }

    fn main_onward(&self) -> impl Iterator<Item = NodeId> {
        successors(Some(NodeId::ROOT), |node| {
            self.children(*node).first().copied()
        })
    }

    /// All nodes of the tree: a node before its continuations, a continuation with all that
    /// follows before the next one.
    pub fn all(&self) -> impl Iterator<Item = NodeId> {
        let mut waiting = vec![NodeId::ROOT];
        std::iter::from_fn(move || {
            let node = waiting.pop()?;
            waiting.extend(self.children(node).iter().rev());
            Some(node)
        })
    }
}
