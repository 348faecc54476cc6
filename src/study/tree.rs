//! Where the lines of a whole tree of moves lie when it is drawn: plies to the right, lines below
//! each other.

use crate::game::{Document, NodeId};
use crate::rules::{Player, Position};

/// A tree laid out: every line has a lane to itself for as long as it goes on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    /// A line comes after the one that it leaves. The first is the main line, with the root.
    pub lines: Vec<TreeLine>,
    /// The number of lanes.
    pub lanes: usize,
    /// The plies of the longest way from the root.
    pub plies: usize,
}

/// A line from where it leaves another one to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeLine {
    /// Its lane, 0 for the main line.
    pub lane: usize,
    /// The lane of the line that it leaves.
    pub from_lane: usize,
    /// The ply of its first node: the number of moves up to there.
    pub first_ply: usize,
    /// Its nodes, each the main continuation of the one before.
    pub nodes: Vec<TreeNode>,
}

/// A node of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TreeNode {
    /// The node.
    pub node: NodeId,
    /// Who moved there; `None` at the root.
    pub mover: Option<Player>,
    /// Whether something is written there.
    pub noted: bool,
}

impl Tree {
    /// Lays out the tree of a document, in a time proportional to its size.
    ///
    /// Lines are laid one below the other like tiles that fall on a skyline: those that leave last
    /// come first, so that no line has to cross another.
    pub fn of<P: Position>(document: &Document<P>) -> Tree {
        let mut tree = Tree::default();
        // The lane below which nothing lies yet, at each ply.
        let mut skyline: Vec<usize> = Vec::new();
        let mut waiting = vec![(NodeId::ROOT, 0)];
        while let Some((first, from_lane)) = waiting.pop() {
            let line = line_from(document, first);
            let first_ply = document.ply(first);
            let end = first_ply + line.len();
            if skyline.len() < end {
                skyline.resize(end, 0);
            }
            // The elbow by which it leaves needs room too.
            let taken = &mut skyline[first_ply.saturating_sub(1)..end];
            let lane = match tree.lines.is_empty() {
                true => 0,
                false => taken.iter().max().map_or(0, |lane| lane + 1),
            };
            taken.fill(lane);
            tree.lanes = tree.lanes.max(lane + 1);
            tree.plies = tree.plies.max(end - 1);
            for node in &line {
                // The last to be put there is the first to be taken.
                let others = document.children(node.node).iter().skip(1).rev();
                waiting.extend(others.map(|&child| (child, lane)));
            }
            tree.lines.push(TreeLine {
                lane,
                from_lane,
                first_ply,
                nodes: line,
            });
        }
        tree
    }

    /// The line of a node, by its place in [`lines`](Tree::lines), and the node's place in it.
    pub fn find(&self, node: NodeId, ply: usize) -> Option<(usize, usize)> {
        self.lines.iter().enumerate().find_map(|(index, line)| {
            let place = ply.checked_sub(line.first_ply)?;
            (line.nodes.get(place)?.node == node).then_some((index, place))
        })
    }
}

fn line_from<P: Position>(document: &Document<P>, first: NodeId) -> Vec<TreeNode> {
    let line = std::iter::successors(Some(first), |&node| {
        document.children(node).first().copied()
    });
    let tell = |node| {
        let notes = document.notes(node);
        TreeNode {
            node,
            mover: document
                .parent(node)
                .map(|parent| document.position(parent).turn()),
            noted: !notes.comment.is_empty() || notes.symbol.is_some() || !notes.marks.is_empty(),
        }
    };
    line.map(tell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::agros;
    use crate::study::sample;

    fn add(document: &mut Document<agros::Position>, parent: NodeId, count: usize) -> Vec<NodeId> {
        let mut nodes = Vec::new();
        let mut node = parent;
        for _ in 0..count {
            let moves = document.position(node).legal_moves();
            let new = moves
                .into_iter()
                .find(|&play| document.child_by(node, play).is_none())
                .expect("another move");
            node = document.add(node, new).expect("legal");
            nodes.push(node);
        }
        nodes
    }

    #[test]
    fn no_two_lines_share_a_place_and_none_crosses_another() {
        let mut document = sample::game(30);
        let main = document.main_line();
        let first = add(&mut document, main[5], 4);
        add(&mut document, main[12], 6);
        add(&mut document, main[12], 2);
        add(&mut document, first[1], 3);
        add(&mut document, main[29], 8);
        let tree = Tree::of(&document);
        let count: usize = tree.lines.iter().map(|line| line.nodes.len()).sum();
        assert_eq!(count, document.all().count());
        let mut places: Vec<_> = tree
            .lines
            .iter()
            .flat_map(|line| {
                let plies = line.first_ply..line.first_ply + line.nodes.len();
                plies.map(|ply| (line.lane, ply))
            })
            .collect();
        let all = places.len();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), all);
        // Where an elbow comes down from its lane, no line lies.
        for line in &tree.lines[1..] {
            let at = line.first_ply - 1;
            for lane in line.from_lane + 1..line.lane {
                let crosses = tree.lines.iter().any(|other| {
                    other.lane == lane
                        && (other.first_ply..other.first_ply + other.nodes.len()).contains(&at)
                });
                assert!(!crosses, "{line:?} at {lane}");
            }
        }
        assert_eq!((tree.plies, tree.lines[0].lane), (37, 0));
        for line in &tree.lines {
            for (place, node) in line.nodes.iter().enumerate() {
                let found = tree.find(node.node, line.first_ply + place);
                assert_eq!(
                    found.map(|(index, _)| tree.lines[index].lane),
                    Some(line.lane)
                );
            }
        }
    }

    #[test]
    fn a_wide_tree_and_a_deep_one_are_laid_out_at_once() {
        let mut document = Document::<agros::Position>::new(agros::Setup::default());
        let mut node = NodeId::ROOT;
        for _ in 0..20 {
            let moves = document.position(node).legal_moves();
            let children: Vec<_> = moves
                .into_iter()
                .map(|play| document.add(node, play).expect("legal"))
                .collect();
            node = children[0];
        }
        let tree = Tree::of(&document);
        assert!(tree.lines.len() > 500 && tree.lanes > 50);
    }
}
