//! The tree: an arena in which the children of a node lie side by side.

use fastrand::Rng;

use super::playout;
use crate::engine::Searchable;
use crate::rules::Player;

/// A move and what became of the playouts after it.
#[derive(Clone, Copy)]
struct Node<M> {
    /// `None` at the root alone.
    play: Option<M>,
    /// Who made the move.
    mover: Player,
    children: Children,
    visits: u32,
    /// What the mover got from the visits: 2 for a win, 1 for a draw.
    reward: u32,
    /// What the mover got from a visit on average: 1 for a win, ½ for a draw.
    mean: f32,
    /// One by the square root of the visits. Both are here because a node is compared with its
    /// siblings much more often than it is visited.
    uncertainty: f32,
}

/// Where the children of a node are, and how many of them were visited.
#[derive(Clone, Copy, Default)]
struct Children {
    first: u32,
    count: u16,
    visited: u16,
}

/// A tree over one position.
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// The way from the root to the leaf of the playout at hand.
    path: Vec<usize>,
}

impl<M: Copy> Tree<M> {
    const ROOT: usize = 0;

    /// Once the arena is as large, leaves stay leaves. It is enough for a minute on fast machines.
    const MOST_NODES: usize = 1 << 24;

    pub(super) fn new() -> Self {
        Tree {
            nodes: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Makes the tree a root alone.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
    }

    /// Adds a playout from the root position.
    pub(super) fn grow<P>(&mut self, root: &P, chance: &mut Rng)
    where
        P: Searchable<Move = M>,
    {
        if self.nodes.is_empty() {
            self.nodes.push(Node::new(None, root.turn()));
        }
        self.path.clear();
        self.path.push(Self::ROOT);
        let mut position = root.clone();
        let mut node = Self::ROOT;
        while let Some(child) = self.child(node, &position, chance) {
            if let Some(play) = self.nodes[child].play {
                position.play_unchecked(play);
            }
            self.path.push(child);
            node = child;
        }
        let winner = playout::winner(position, chance);
        for &node in &self.path {
            let node = &mut self.nodes[node];
            node.visit(match winner {
                Some(winner) if winner == node.mover => 2,
                Some(_) => 0,
                None => 1,
            });
        }
    }

    /// The child of a node to go to; `None` where the playout begins.
    #[inline]
    fn child<P>(&mut self, node: usize, position: &P, chance: &mut Rng) -> Option<usize>
    where
        P: Searchable<Move = M>,
    {
        if self.nodes[node].children.count == 0 {
            let is_new = self.nodes[node].visits == 0 && node != Self::ROOT;
            if is_new || self.nodes.len() >= Self::MOST_NODES || position.is_over() {
                return None;
            }
            self.expand(node, position);
        }
        let children = &mut self.nodes[node].children;
        let left = children.count - children.visited;
        if left > 0 {
            // Any of those not visited yet, which are all alike but for their moves.
            let next = children.first as usize + usize::from(children.visited);
            children.visited += 1;
            let any = next + chance.usize(..usize::from(left));
            self.nodes.swap(next, any);
            return Some(next);
        }
        self.most_promising(node)
    }

    fn expand<P>(&mut self, node: usize, position: &P)
    where
        P: Searchable<Move = M>,
    {
        let first = self.nodes.len();
        let mover = position.turn();
        position.for_each_move(|play| self.nodes.push(Node::new(Some(play), mover)));
        self.nodes[node].children = Children {
            first: first as u32,
            count: (self.nodes.len() - first) as u16,
            visited: 0,
        };
    }

    /// The child with the greatest upper confidence bound (UCB1), all having been visited.
    #[inline]
    fn most_promising(&self, node: usize) -> Option<usize> {
        let parent = &self.nodes[node];
        // With c = √2, c·√(ln n / nᵢ) is √(2 ln n) / √nᵢ.
        let factor = (2.0 * (parent.visits as f32).ln()).sqrt();
        let first = parent.children.first as usize;
        let children = &self.nodes[first..first + usize::from(parent.children.count)];
        let mut best = (0, f32::NEG_INFINITY);
        for (index, child) in children.iter().enumerate() {
            let bound = child.mean + factor * child.uncertainty;
            if bound > best.1 {
                best = (index, bound);
            }
        }
        (!children.is_empty()).then_some(first + best.0)
    }

    /// The move from the root with the most visits, and of several the one that got most.
    pub(super) fn most_visited(&self) -> Option<M> {
        let Children { first, count, .. } = self.nodes.first()?.children;
        let children = &self.nodes[first as usize..first as usize + usize::from(count)];
        let best = children
            .iter()
            .max_by_key(|child| (child.visits, child.reward));
        best?.play
    }
}

impl<M> Node<M> {
    fn new(play: Option<M>, mover: Player) -> Self {
        Node {
            play,
            mover,
            children: Children::default(),
            visits: 0,
            reward: 0,
            mean: 0.0,
            uncertainty: 0.0,
        }
    }

    #[inline]
    fn visit(&mut self, reward: u32) {
        self.visits += 1;
        self.reward += reward;
        let share = 1.0 / self.visits as f32;
        self.mean = 0.5 * self.reward as f32 * share;
        self.uncertainty = share.sqrt();
    }
}
