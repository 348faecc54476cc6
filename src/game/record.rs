//! A document at work: the cursor moves, every change is a step, and steps are taken back.

use std::ops::Deref;

use serde_json::Value;

use crate::rules::{ByPlayer, Position};

use super::history::{Entry, Stamps, Step, Way};
use super::{
    Change, Deed, Document, Ending, Extra, GameResult, Header, Mark, News, NodeId, Notes, Place,
    PlayError, Stamp, Swap, Symbol,
};

/// A document under the hand of its user.
///
/// It is read through [`Document`]. A method that changes the content says whether it did; if
/// so, the change is one step for [`undo`](Record::undo) and what had been undone before can no
/// longer be redone. Moving the cursor is no change.
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    pub(super) document: Document<P>,
    made: Vec<Entry<P>>,
    undone: Vec<Entry<P>>,
    stamps: Stamps,
    revision: u64,
    pub(super) news: Vec<News<P>>,
}

impl<P: Position> Deref for Record<P> {
    type Target = Document<P>;

    fn deref(&self) -> &Document<P> {
        &self.document
    }
}

impl<P: Position> From<Document<P>> for Record<P> {
    fn from(document: Document<P>) -> Self {
        Record {
            document,
            made: Vec::new(),
            undone: Vec::new(),
            stamps: Stamps::new(),
            revision: 0,
            news: Vec::new(),
        }
    }
}

impl<P: Position> Record<P> {
    /// An empty game from the usual start.
    pub fn new(setup: P::Setup) -> Self {
        Document::new(setup).into()
    }

    /// Stands for the present content. To know whether a record is saved, compare with the
    /// stamp it had when it was.
    pub fn stamp(&self) -> Stamp {
        self.stamps.current
    }

    /// Grows with everything that can be seen from outside, the cursor's moves included.
    pub fn revision(&self) -> u64 {
        self.revision
    }
}

/// The cursor.
impl<P: Position> Record<P> {
    /// Goes to a node; `false` where it is not, or no longer, in the tree.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let there = self.contains(node);
        if there && node != self.cursor() {
            self.document.set_cursor(node);
            self.revision += 1;
        }
        there
    }

    /// Goes one ply back; `false` at the root.
    pub fn step_back(&mut self) -> bool {
        let moved = self.document.retreat();
        self.revision += u64::from(moved);
        moved
    }

    /// Goes one ply on along the line; `false` at its end.
    pub fn step_forward(&mut self) -> bool {
        let next = self.next(self.cursor());
        if let Some(next) = next {
            self.document.set_cursor(next);
            self.revision += 1;
        }
        next.is_some()
    }

    /// Goes to the root.
    pub fn to_start(&mut self) {
        self.go_to(NodeId::ROOT);
    }

    /// Goes to the end of the line.
    pub fn to_end(&mut self) {
        self.go_to_ply(usize::MAX);
    }

    /// Goes to a ply of the line through the cursor, to its end if it is shorter.
    pub fn go_to_ply(&mut self, ply: usize) {
        let line = self.line();
        if let Some(node) = line.get(ply).or(line.last()) {
            self.go_to(*node);
        }
    }
}

/// Moves.
impl<P: Position> Record<P> {
    /// Plays a move at the cursor and goes to its node.
    ///
    /// A move that is there already is followed, which is no change; if it was the last thing
    /// undone, it is redone. A new move starts a line beside those that are there. Only where
    /// the player had taken a move back to play this one instead, it takes that one's place.
    pub fn play(&mut self, play: P::Move) -> Result<NodeId, PlayError<P::Illegal>> {
        self.play_timed(play, None)
    }

    /// Plays a move as [`play`](Record::play) does; a new one notes the milliseconds that its
    /// player has left.
    pub fn play_timed(
        &mut self,
        play: P::Move,
        clock: Option<u64>,
    ) -> Result<NodeId, PlayError<P::Illegal>> {
        let parent = self.cursor();
        if let Some(child) = self.child_by(parent, play) {
            let redone = Place {
                change: Change::Move,
                node: child,
            };
            if self.next_redo() == Some(redone) {
                self.redo();
            } else {
                self.go_to(child);
            }
            return Ok(child);
        }
        let node = self.document.add(parent, play)?;
        self.document.notes_mut(node).clock = clock;
        self.stamps.renew();
        let taken = self.place_taken_back(parent);
        self.make(Deed::Play { play, clock }, Step::Play { node, taken });
        Ok(node)
    }

    /// Adds moves after a node, as one step, and goes to the last of them. Those that are there
    /// already are followed; where all are, nothing is changed.
    pub fn add_line(
        &mut self,
        after: NodeId,
        moves: impl IntoIterator<Item = P::Move>,
    ) -> Result<bool, PlayError<P::Illegal>> {
        let moves: Vec<_> = moves.into_iter().collect();
        let before = self.document.count();
        let mut end = after;
        let mut first = None;
        for &play in &moves {
            if let Some(child) = self.child_by(end, play) {
                end = child;
                continue;
            }
            match self.document.add(end, play) {
                Ok(node) => {
                    first.get_or_insert(node);
                    end = node;
                }
                Err(error) => {
                    if let Some(first) = first {
                        self.document.detach(first);
                        self.document.forget_since(before);
                    }
                    return Err(error);
                }
            }
        }
        match first {
            None => {
                self.go_to(end);
            }
            Some(node) => {
                self.make(Deed::Line { after, moves }, Step::Line { node, end });
            }
        }
        Ok(first.is_some())
    }

    /// The place, among the children of a node, of a move that was played there and undone.
    fn place_taken_back(&self, parent: NodeId) -> Option<usize> {
        // Beyond a step that replaces the document, nodes are those of another one.
        let steps = self.undone.iter().rev().map(|entry| &entry.step);
        let mut steps = steps.take_while(|step| !matches!(step, Step::Whole { .. }));
        steps.find_map(|step| match *step {
            Step::Play { node, taken } if self.parent(node) == Some(parent) => {
                taken.or(Some(self.index_among_siblings(node)))
            }
            _ => None,
        })
    }
}

/// Changes of the tree. The root can be neither deleted nor moved.
impl<P: Position> Record<P> {
    /// Deletes a node with all that follows it. A cursor in there goes to the node's parent.
    pub fn delete(&mut self, node: NodeId) -> bool {
        if node == NodeId::ROOT || !self.contains(node) {
            return false;
        }
        let step = Step::Delete {
            node,
            index: self.index_among_siblings(node),
            cursor: self.cursor(),
        };
        self.make(Deed::Delete(node), step);
        true
    }

    /// Deletes all that follows a node. A cursor in there goes to the node.
    pub fn trim(&mut self, node: NodeId) -> bool {
        if !self.contains(node) || self.children(node).is_empty() {
            return false;
        }
        let step = Step::Trim {
            node,
            children: Vec::new(),
            cursor: self.cursor(),
        };
        self.make(Deed::Trim(node), step);
        true
    }

    /// Puts the line through a node before its siblings, where it last leaves a main line.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let branch = self.contains(node).then(|| {
            let mut way = self.path(node).into_iter().rev();
            way.find(|node| self.index_among_siblings(*node) > 0)
        });
        branch
            .flatten()
            .is_some_and(|branch| self.reorder(Change::Promotion, branch, 0))
    }

    /// Puts a node at another place among its siblings, at the last one if there are fewer.
    pub fn put_at(&mut self, node: NodeId, index: usize) -> bool {
        self.contains(node) && self.reorder(Change::Order, node, index)
    }

    pub(super) fn reorder(&mut self, change: Change, node: NodeId, index: usize) -> bool {
        let siblings = self.parent(node).map_or(0, |p| self.children(p).len());
        let from = self.index_among_siblings(node);
        let to = index.min(siblings.saturating_sub(1));
        if from == to {
            return false;
        }
        let deed = Deed::Reorder {
            change,
            node,
            index,
        };
        let step = Step::Reorder {
            change,
            node,
            from,
            to,
            cursor: self.cursor(),
        };
        self.make(deed, step);
        true
    }
}

/// Changes of what is written at a node. They go to that node.
impl<P: Position> Record<P> {
    /// Writes the comment of a node; an empty one erases it.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> bool {
        self.change_notes(Change::Comment, node, |notes| {
            notes.comment = comment.to_owned();
        })
    }

    /// Writes on at the comment of a node: where that was the last change, both are one step.
    pub fn continue_comment(&mut self, node: NodeId, comment: &str) -> bool {
        let going_on = Place {
            change: Change::Comment,
            node,
        };
        let last = self.made.last_mut().filter(|_| self.undone.is_empty());
        let Some(last) = last.filter(|entry| entry.step.place() == going_on) else {
            return self.set_comment(node, comment);
        };
        let notes = self.document.notes_mut(node);
        if notes.comment == comment {
            return false;
        }
        notes.comment = comment.to_owned();
        last.renew(&mut self.stamps);
        let text = comment.to_owned();
        self.note(Deed::Comment { node, text });
        self.document.set_cursor(node);
        self.revision += 1;
        true
    }

    /// Judges the move that led to a node.
    pub fn set_symbol(&mut self, node: NodeId, symbol: Option<Symbol>) -> bool {
        self.change_notes(Change::Symbol, node, |notes| notes.symbol = symbol)
    }

    /// Draws a mark, or wipes it where it is there already.
    pub fn toggle_mark(&mut self, node: NodeId, mark: Mark<P::Cell>) -> bool {
        self.change_notes(Change::Marks, node, |notes| {
            let before = notes.marks.len();
            notes
                .marks
                .retain(|m| m.at != mark.at || m.shape != mark.shape);
            if notes.marks.len() == before {
                notes.marks.push(mark);
            }
        })
    }

    /// Wipes all marks of a node.
    pub fn clear_marks(&mut self, node: NodeId) -> bool {
        self.change_notes(Change::Marks, node, |notes| notes.marks.clear())
    }

    /// Notes an engine's verdict.
    pub fn set_eval(&mut self, node: NodeId, eval: Option<Value>) -> bool {
        self.change_notes(Change::Eval, node, |notes| notes.eval = eval)
    }

    pub(super) fn change_notes(
        &mut self,
        change: Change,
        node: NodeId,
        edit: impl FnOnce(&mut Notes<P::Cell>),
    ) -> bool {
        if node != self.cursor() && !self.contains(node) {
            return false;
        }
        let mut notes = self.notes(node).clone();
        edit(&mut notes);
        let changed = notes != *self.notes(node);
        if changed {
            let notes = Box::new(notes);
            let deed = Deed::Notes {
                change,
                node,
                notes: notes.clone(),
            };
            let step = Step::Notes {
                change,
                node,
                notes,
            };
            self.make(deed, step);
        }
        changed
    }
}

/// Changes of the whole.
impl<P: Position> Record<P> {
    /// Names the players.
    pub fn set_players(&mut self, names: ByPlayer<String>) -> bool {
        let deed = Deed::Players(names.clone());
        self.change_header(Change::Players, deed, |header| {
            let ByPlayer([first, second]) = names;
            header.players.0[0].name = first;
            header.players.0[1].name = second;
        })
    }

    /// The player who may take either side keeps the own one, or changes sides with the other;
    /// `false` where that was not agreed, or is done.
    pub fn choose_side(&mut self, takes: bool) -> bool {
        let open = self.header().house.swap == Swap::Open;
        open && self.change_header(Change::Sides, Deed::Side(takes), |header| {
            header.house.swap = match takes {
                true => Swap::Taken,
                false => Swap::Kept,
            };
            if takes {
                header.players.0.swap(0, 1);
            }
        })
    }

    /// The two who play change sides.
    pub fn exchange_players(&mut self) {
        let mut header = self.header().clone();
        header.players.0.swap(0, 1);
        // A step also where both have the same name: it matters to those who play.
        let step = Step::Header {
            change: Change::Exchange,
            header: Box::new(header),
        };
        self.make(Deed::Exchange, step);
    }

    /// Replaces the tags.
    pub fn set_tags(&mut self, tags: Extra) -> bool {
        let deed = Deed::Tags(tags.clone());
        self.change_header(Change::Tags, deed, |header| header.tags = tags)
    }

    /// Ends the game otherwise than by play, or opens it again. The end of a game that was
    /// played to its end cannot be set.
    pub fn set_ending(&mut self, ending: Option<Ending>) -> bool {
        let played_out = matches!(self.result(), Some(GameResult::Play(_)));
        !played_out
            && self.change_header(Change::Ending, Deed::Ending(ending), |header| {
                header.ending = ending;
            })
    }

    /// Puts another document in the place of this one, as one step.
    pub fn replace(&mut self, document: Document<P>) {
        let document = Box::new(document);
        self.make(Deed::Whole(document.clone()), Step::Whole { document });
    }

    fn change_header(
        &mut self,
        change: Change,
        deed: Deed<P>,
        edit: impl FnOnce(&mut Header),
    ) -> bool {
        let mut header = self.header().clone();
        edit(&mut header);
        let changed = header != *self.header();
        if changed {
            let header = Box::new(header);
            self.make(deed, Step::Header { change, header });
        }
        changed
    }
}

/// Undo and redo, without limit.
impl<P: Position> Record<P> {
    /// Takes back the last change, goes to where it was made and says what it was. A ply that is
    /// taken back stays in the tree, after the cursor.
    pub fn undo(&mut self) -> Option<Place> {
        let mut entry = self.made.pop()?;
        self.note(Deed::Undo);
        let place = entry.step.place();
        entry.turn(Way::TakeBack, &mut self.document, &mut self.stamps);
        self.undone.push(entry);
        self.revision += 1;
        Some(place)
    }

    /// Makes the change that was last undone again, goes there and says what it was.
    pub fn redo(&mut self) -> Option<Place> {
        let mut entry = self.undone.pop()?;
        self.note(Deed::Redo);
        let place = entry.step.place();
        entry.turn(Way::Make, &mut self.document, &mut self.stamps);
        self.made.push(entry);
        self.revision += 1;
        Some(place)
    }

    /// What [`undo`](Record::undo) would take back.
    pub fn next_undo(&self) -> Option<Place> {
        self.made.last().map(|entry| entry.step.place())
    }

    /// What [`redo`](Record::redo) would make again.
    pub fn next_redo(&self) -> Option<Place> {
        self.undone.last().map(|entry| entry.step.place())
    }

    /// Makes a new step. What was done is told from the place where the cursor still is.
    pub(super) fn make(&mut self, deed: Deed<P>, step: Step<P>) {
        self.note(deed);
        let mut entry = Entry::new(step, &mut self.stamps);
        entry.turn(Way::Make, &mut self.document, &mut self.stamps);
        self.made.push(entry);
        self.undone.clear();
        self.revision += 1;
    }
}
