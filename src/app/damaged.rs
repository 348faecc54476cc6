//! A damaged file: what can be read of it is offered, as a new game that is not saved.

use std::path::PathBuf;

use crate::cause::Cause;
use crate::game::Stamp;
use crate::rules::Position;
use crate::storage::game_file::Recovered;

use super::action::{Effect, Ticket};
use super::dialog::{Dialog, Intent};
use super::model::Model;
use super::notice::{Failure, Notice};

/// A damaged file, and what can be read of it.
#[derive(Debug)]
pub struct Damaged<P: Position> {
    /// The file.
    pub path: PathBuf,
    /// What is wrong, and where.
    pub why: Cause,
    /// What can be read.
    pub recovered: Recovered<P>,
}

/// What is offered, and the state of the game on the desk when it was.
pub(super) struct Offered<P: Position> {
    damaged: Box<Damaged<P>>,
    stamp: Stamp,
}

impl<P: Position> Model<P> {
    /// The damaged file whose sound part is offered.
    pub fn damaged(&self) -> Option<&Damaged<P>> {
        self.damaged.as_ref().map(|offered| &*offered.damaged)
    }

    /// A file that was to be opened is damaged. That of the game on the desk is no better for it:
    /// nothing is offered in its place.
    pub(super) fn has_found_damage(
        &mut self,
        ticket: Ticket,
        damaged: Box<Damaged<P>>,
    ) -> Vec<Effect<P>> {
        let reading = &mut self.reading;
        let Some(reading) = reading.take_if(|reading| reading.ticket == ticket) else {
            return Vec::new();
        };
        let path = damaged.path.clone();
        self.forget_where_left(&path);
        self.notice = Some(Notice::Failed(Failure::Read {
            path: path.clone(),
            why: damaged.why.clone(),
        }));
        if !reading.again {
            let stamp = reading.stamp;
            self.damaged = Some(Offered { damaged, stamp });
            self.dialog = Some(Dialog::Damaged);
        }
        match self.settings.forget(&path) {
            true => vec![self.save_settings()],
            false => Vec::new(),
        }
    }

    /// What can be read of the damaged file comes on the desk.
    pub(super) fn open_sound_part(&mut self) -> Vec<Effect<P>> {
        self.dialog = None;
        let Some(Offered { damaged, stamp }) = self.damaged.take() else {
            return Vec::new();
        };
        let Damaged {
            path, recovered, ..
        } = *damaged;
        if self.game().stamp() != stamp && self.is_unsaved() {
            // Something was played meanwhile.
            return self.intend(Intent::Open(path));
        }
        self.put(recovered.document, None, false);
        self.saved = None;
        self.notice = Some(Notice::OpenedInPart(path, recovered.left_out));
        Vec::new()
    }
}
