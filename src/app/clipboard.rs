//! Copying and pasting.

use crate::cause::Cause;
use std::sync::Arc;

use crate::export::Raster;
use crate::game::{Document, NodeId};
use crate::rules::Position;
use crate::storage::game_text::{self, Fault};
use crate::storage::pasted::Pasted;

use super::action::{Copying, Effect, Ticket};
use super::dialog::{Errand, Intent};
use super::model::Model;
use super::notice::Notice;

type Effects<P> = Vec<Effect<P>>;

/// A game that was pasted, while it is asked whether it may take the place of the one on the desk.
pub(super) struct PastedGame<P: Position> {
    pub document: Document<P>,
    /// Whether it comes from a newer version.
    pub read_only: bool,
}

impl<P: Position> Model<P> {
    /// Copies something to the clipboard.
    pub(super) fn copy(&mut self, what: Copying) -> Effects<P> {
        let text = match what {
            Copying::Position => self.position().to_string(),
            Copying::Game => game_text::write(&self.record),
            Copying::Picture => {
                let ticket = self.next_ticket();
                self.drawing = Some(ticket);
                return vec![Effect::Draw {
                    ticket,
                    document: Arc::new((*self.record).clone()),
                    proposed: self.proposed(),
                }];
            }
        };
        self.notice = Some(Notice::Copied(what));
        vec![Effect::CopyText(text)]
    }

    /// A picture that was to be copied has been drawn.
    pub(super) fn has_drawn(
        &mut self,
        ticket: Ticket,
        result: Result<Raster, Cause>,
    ) -> Effects<P> {
        if self.drawing.take_if(|drawing| *drawing == ticket).is_none() {
            return Vec::new();
        }
        match result {
            Ok(picture) => {
                self.notice = Some(Notice::Copied(Copying::Picture));
                vec![Effect::CopyPicture(picture)]
            }
            Err(why) => {
                self.notice = Some(Notice::NoPicture(why));
                Vec::new()
            }
        }
    }

    /// Finds out what a pasted text is.
    pub(super) fn paste(&mut self, text: String) -> Effects<P> {
        let ticket = self.next_ticket();
        self.pasting = Some(ticket);
        vec![Effect::ReadPasted {
            ticket,
            text,
            setup: self.record.setup().clone(),
        }]
    }

    /// A pasted text has been read. The game that is on the desk already, longer or with other
    /// lines, is taken in as a change of it; any other is opened in its place.
    pub(super) fn has_pasted(
        &mut self,
        ticket: Ticket,
        result: Result<Pasted<P>, Fault>,
    ) -> Effects<P> {
        if self.pasting.take_if(|pasting| *pasting == ticket).is_none() {
            return Vec::new();
        }
        let game = match result {
            Ok(Pasted::Game(opened)) => PastedGame {
                document: opened.document,
                read_only: opened.newer.is_some(),
            },
            Ok(Pasted::Position(position)) => PastedGame {
                document: Document::starting_from(position.setup(), position)
                    .expect("a position agrees with its own setup"),
                read_only: false,
            },
            Err(fault) => {
                self.notice = Some(Notice::NotPasted(fault));
                return Vec::new();
            }
        };
        if self.editor().is_some() {
            let document = &game.document;
            self.paste_into_editor(document.position(document.cursor()));
            return Vec::new();
        }
        if !game.read_only && is_same_game(&self.record, &game.document) {
            self.import(game.document);
            self.notice = Some(Notice::Pasted);
            return Vec::new();
        }
        self.pasted = Some(game);
        self.intend(Intent::Paste)
    }

    /// A pasted text is of another kind of game.
    pub(super) fn has_pasted_elsewhere(&mut self, ticket: Ticket, errand: Errand) -> Effects<P> {
        if self.pasting.take_if(|pasting| *pasting == ticket).is_none() {
            return Vec::new();
        }
        self.intend(Intent::Leave(errand))
    }

    /// Puts the pasted game on the desk, where it is not saved yet.
    pub(super) fn open_pasted(&mut self) -> Effects<P> {
        if let Some(game) = self.pasted.take() {
            self.open_unsaved(game.document, game.read_only);
            self.notice = Some(Notice::PastedAnother);
        }
        Vec::new()
    }

    /// Puts a game on the desk that no file holds: that it came is a change of an empty one.
    pub(super) fn open_unsaved(&mut self, document: Document<P>, read_only: bool) {
        let empty = Document::new(document.setup().clone());
        self.put(empty, None, read_only);
        self.import(document);
    }

    pub(super) fn import(&mut self, document: Document<P>) {
        self.record.replace(document);
        self.selected = None;
        self.sheet = false;
        self.expect_no_answer();
    }
}

/// Whether two games begin alike, and the main line of one goes on where that of the other ends.
fn is_same_game<P: Position>(one: &Document<P>, other: &Document<P>) -> bool {
    let plays = |game: &Document<P>| {
        let nodes = game.main_line();
        nodes
            .into_iter()
            .filter_map(|node| game.played(node))
            .collect::<Vec<_>>()
    };
    let start = NodeId::ROOT;
    one.setup() == other.setup()
        && one.position(start) == other.position(start)
        && plays(one).iter().zip(&plays(other)).all(|(a, b)| a == b)
}
