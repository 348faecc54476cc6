//! What is done to a record, one change after the other, so that it can be written down and done
//! again.

use crate::rules::{ByPlayer, Position};

use super::{Change, Document, Ending, Extra, NodeId, Notes, Record, Revision};

/// A change of a record, or the taking back of one, as it was asked for.
#[derive(Clone, Debug)]
pub enum Deed<P: Position> {
    /// A new move was played at the cursor.
    Play {
        /// The move.
        play: P::Move,
        /// The milliseconds that its player has left.
        clock: Option<u64>,
    },
    /// Moves were added after a node; some of them were new.
    Line {
        /// The node.
        after: NodeId,
        /// The moves.
        moves: Vec<P::Move>,
    },
    /// A node was deleted with all that follows it.
    Delete(NodeId),
    /// All that follows a node was deleted.
    Trim(NodeId),
    /// A node was put at another place among its siblings.
    Reorder {
        /// What that was meant to be.
        change: Change,
        /// The node.
        node: NodeId,
        /// The place.
        index: usize,
    },
    /// What is written at a node was changed.
    Notes {
        /// Which part of it.
        change: Change,
        /// The node.
        node: NodeId,
        /// What is written there now.
        notes: Box<Notes<P::Cell>>,
    },
    /// The comment of a node was written on.
    Comment {
        /// The node.
        node: NodeId,
        /// All of the comment.
        text: String,
    },
    /// The players were named.
    Players(ByPlayer<String>),
    /// The player who may take either side did, or did not.
    Side(bool),
    /// The two who play changed sides.
    Exchange,
    /// The tags were replaced.
    Tags(Extra),
    /// The game was ended otherwise than by play, or opened again.
    Ending(Option<Ending>),
    /// Many changes were made at once.
    Revise(Change, Box<Revision<P>>),
    /// Another document took the place of the one before.
    Whole(Box<Document<P>>),
    /// The last change was taken back.
    Undo,
    /// The change taken back last was made again.
    Redo,
}

/// A deed, and where the cursor stood before it.
#[derive(Clone, Debug)]
pub struct News<P: Position> {
    /// The cursor.
    pub at: NodeId,
    /// What was done.
    pub deed: Deed<P>,
}

impl<P: Position> Record<P> {
    /// What was done since this was last asked for. Done again in the same order to what the
    /// record was then, it leads to what the record is now, with all that can be taken back.
    pub fn take_news(&mut self) -> Vec<News<P>> {
        std::mem::take(&mut self.news)
    }

    /// Does again what was once done to a record like this one, which is no news; `false` where it
    /// does not fit.
    pub fn repeat(&mut self, News { at, deed }: News<P>) -> bool {
        let there = at == self.cursor() || self.go_to(at);
        let done = there && self.repeat_here(deed);
        self.news.clear();
        done
    }

    fn repeat_here(&mut self, deed: Deed<P>) -> bool {
        match deed {
            Deed::Play { play, clock } => {
                let new = self.child_by(self.cursor(), play).is_none();
                new && self.play_timed(play, clock).is_ok()
            }
            Deed::Line { after, moves } => {
                self.contains(after) && matches!(self.add_line(after, moves), Ok(true))
            }
            Deed::Delete(node) => self.delete(node),
            Deed::Trim(node) => self.trim(node),
            Deed::Reorder {
                change,
                node,
                index,
            } => self.contains(node) && self.reorder(change, node, index),
            Deed::Notes {
                change,
                node,
                notes,
            } => self.change_notes(change, node, |written| *written = *notes),
            Deed::Comment { node, text } => {
                // Left out in between, what was written last may be there already.
                let there = node == self.cursor() || self.contains(node);
                there && (self.continue_comment(node, &text) || self.notes(node).comment == text)
            }
            Deed::Players(names) => self.set_players(names),
            Deed::Side(takes) => self.choose_side(takes),
            Deed::Exchange => {
                self.exchange_players();
                true
            }
            Deed::Tags(tags) => self.set_tags(tags),
            Deed::Ending(ending) => self.set_ending(ending),
            Deed::Revise(change, revision) => self.revise(change, *revision),
            Deed::Whole(document) => {
                self.replace(*document);
                true
            }
            Deed::Undo => self.undo().is_some(),
            Deed::Redo => self.redo().is_some(),
        }
    }

    /// Notes what is about to be done, the cursor being still where it was.
    pub(super) fn note(&mut self, deed: Deed<P>) {
        let at = self.cursor();
        self.news.push(News { at, deed });
    }
}
