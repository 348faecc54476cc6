//! Example games: each is shown with comments, on a board of its own.
//!
//! The game itself waits as it does while something is tried out; nothing here ever changes it.

use crate::game::Document;
use crate::rules::Position;

use super::model::Model;

/// A game with comments.
#[derive(Debug)]
pub struct Example {
    /// Its title is the message of this name; a comment has the number of its ply after it.
    pub key: &'static str,
    /// The position that it begins with.
    pub start: &'static str,
    /// Its moves, with blanks between them.
    pub moves: &'static str,
    /// The plies after which there is something to say, in their order.
    pub comments: &'static [usize],
}

impl Example {
    /// The game, its cursor at the start; `None` where it is no game of this kind.
    pub fn document<P: Position>(&self) -> Option<Document<P>> {
        let start = P::parse(self.start).ok()?;
        let mut document = Document::starting_from(start.setup(), start)?;
        let root = document.cursor();
        let mut node = root;
        for text in self.moves.split_whitespace() {
            let play = document.position(node).read_move(text).ok()?;
            node = document.add(node, play).ok()?;
        }
        document.set_cursor(root);
        Some(document)
    }

    /// The ply of the comment that holds at a ply: the last one up to there.
    pub fn comment_at(&self, ply: usize) -> Option<usize> {
        let upto = self.comments.iter().copied().take_while(|&at| at <= ply);
        upto.last()
    }

    /// The ply of the first comment after a ply.
    pub fn comment_after(&self, ply: usize) -> Option<usize> {
        self.comments.iter().copied().find(|&at| at > ply)
    }

    /// The ply of the last comment before a ply.
    pub fn comment_before(&self, ply: usize) -> Option<usize> {
        let before = self.comments.iter().copied().take_while(|&at| at < ply);
        before.last()
    }
}

impl<P: Position> Model<P> {
    /// The example game that is shown, if one is.
    pub fn example(&self) -> Option<&'static Example> {
        self.example
    }

    /// Puts an example game on the desk, while the game waits.
    pub(super) fn show_example(&mut self, example: &'static Example) {
        if self.example.is_none() && self.is_what_if() {
            self.notice = Some(self.apart());
            return;
        }
        match example.document() {
            Some(copy) => {
                self.example = Some(example);
                self.lay(copy);
            }
            // That all of them can be played is held by a test.
            None => log::error!("{} is no game", example.key),
        }
    }
}
