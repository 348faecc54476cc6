//! What a review writes into a game: what the engine thinks, the signs of faults, and better lines
//! at the turning points. It knows its own again, so that a later review takes their place.

use serde_json::{Map, Value as Json};

use crate::game::{AddedLine, Document, NodeId, Notes, Revision, Symbol};
use crate::rules::Position;

/// The most plies of a better line that are added.
pub const BETTER_PLIES: usize = 6;

/// The key of a note that names who wrote it, at the moves of a better line.
const BY: &str = "by";
const REVIEW: &str = "review";
/// The key of a note that says which sign the review has set.
const SYMBOL: &str = "symbol";

/// What a review found at one node.
#[derive(Clone, PartialEq, Debug)]
pub struct Proposal<P: Position> {
    /// The node.
    pub node: NodeId,
    /// The position there, by which it is known again.
    pub position: P,
    /// What the engine thinks of it, as a note; see [`Noted`](super::Noted).
    pub eval: Json,
    /// The sign of the move that led here.
    pub symbol: Option<Symbol>,
    /// The line that would have been better than the next move; empty for none.
    pub better: Vec<P::Move>,
}

/// Whether a node is a move of a better line that a review added, and nobody wrote anything there.
pub fn is_of_review<P: Position>(document: &Document<P>, node: NodeId) -> bool {
    let notes = document.notes(node);
    let by = notes.eval.as_ref().and_then(|eval| eval.get(BY));
    let untouched = Notes {
        eval: notes.eval.clone(),
        ..Notes::default()
    };
    by.and_then(Json::as_str) == Some(REVIEW) && *notes == untouched
}

/// The revision by which the findings of a review enter a game, which may have changed since the
/// review began. Signs that a person has set stay; what an earlier review has written goes.
pub fn revision<P: Position>(document: &Document<P>, found: &[Proposal<P>]) -> Revision<P> {
    let there = |proposal: &&Proposal<P>| {
        document.contains(proposal.node) && *document.position(proposal.node) == proposal.position
    };
    let found: Vec<_> = found.iter().filter(there).collect();
    let line: Vec<_> = found.iter().map(|proposal| proposal.node).collect();
    let mut revision = Revision {
        out: earlier_lines(document, &line),
        ..Revision::default()
    };
    for proposal in found {
        let mut notes = document.notes(proposal.node).clone();
        let earlier = notes.eval.as_ref().and_then(set_before);
        if notes.symbol == earlier {
            notes.symbol = None;
        }
        let mut eval = proposal.eval.clone();
        if let Json::Object(eval) = &mut eval {
            eval.shift_remove(BY);
            eval.shift_remove(SYMBOL);
            if let (None, Some(symbol)) = (notes.symbol, proposal.symbol) {
                notes.symbol = Some(symbol);
                eval.insert(SYMBOL.to_owned(), symbol.sign().into());
            }
        }
        notes.eval = Some(eval);
        revision.notes.push((proposal.node, notes));
        if !proposal.better.is_empty() {
            let moves = proposal.better.iter().map(|&play| (play, by_review()));
            revision.lines.push(AddedLine {
                after: proposal.node,
                moves: moves.collect(),
            });
        }
    }
    revision
}

/// The sign that an earlier review has set.
fn set_before(eval: &Json) -> Option<Symbol> {
    Symbol::from_sign(eval.get(SYMBOL)?.as_str()?)
}

fn by_review<C>() -> Notes<C> {
    let by = [(BY.to_owned(), Json::from(REVIEW))];
    Notes {
        eval: Some(Json::Object(Map::from_iter(by))),
        ..Notes::default()
    }
}

/// Where the lines begin that an earlier review has added and nobody has touched; but not those
/// that hold a node of `line`.
fn earlier_lines<P: Position>(document: &Document<P>, line: &[NodeId]) -> Vec<NodeId> {
    // From the ends of the tree backwards: a line goes only with all that follows it.
    let nodes: Vec<_> = document.all().collect();
    let mut kept: std::collections::HashSet<NodeId> = line.iter().copied().collect();
    for &node in nodes.iter().rev() {
        let follows = document.children(node).iter();
        let holds = follows.copied().any(|child| kept.contains(&child));
        if holds || !is_of_review(document, node) {
            kept.insert(node);
        }
    }
    let parent_stays = |node: NodeId| document.parent(node).is_none_or(|p| kept.contains(&p));
    let mut out = nodes;
    out.retain(|&node| !kept.contains(&node) && parent_stays(node));
    out
}
