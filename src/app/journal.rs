//! The journal of the game on the desk, and the games that other journals hold.

use crate::cause::Cause;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::game::{Document, News, Record, Stamp};
use crate::rules::Position;
use crate::storage::journal::{Survey, Unfinished};

use super::action::{Effect, Ticket};
use super::dialog::{Dialog, Errand, Intent};
use super::model::Model;
use super::notice::{Failure, Notice};

type Effects<P> = Vec<Effect<P>>;

/// What is told to the journal.
pub enum Entry<P: Position> {
    /// Another game lies on the desk; the one before is safe, or given up.
    Begin {
        /// The game as it lies there.
        document: Arc<Document<P>>,
        /// The file that holds it.
        file: Option<PathBuf>,
    },
    /// A game from this journal lies on the desk, which goes on; the one before is safe, or given
    /// up.
    GoOn(PathBuf),
    /// This was done to the game.
    News(Vec<News<P>>),
    /// The game is in this file from now on.
    Filed(PathBuf),
    /// The game is safe, or given up.
    End,
}

/// What is done about games that were left unfinished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recovery {
    /// They are looked for.
    Seek,
    /// The one in this journal comes on the desk.
    Restore(PathBuf),
    /// The one in this journal is to be given up when the dialog closes, or no longer.
    GiveUp(PathBuf),
}

/// A game from a journal.
pub struct Restored<P: Position> {
    /// The game, with everything that can be taken back.
    pub record: Record<P>,
    /// The file that it was in.
    pub file: Option<PathBuf>,
    /// Where the journal was damaged, the copy of it that was kept.
    pub kept: Option<PathBuf>,
}

/// What is known of the games that were left unfinished.
#[derive(Default)]
pub struct Recoveries {
    games: Vec<Unfinished>,
    given_up: Vec<PathBuf>,
    /// Whether they are to be offered as soon as there is room for it.
    due: bool,
    /// Whether a person asked for them.
    asked: bool,
    /// The journal that is being read, and the state of the game on the desk when that began.
    reading: Option<(Ticket, Stamp)>,
}

impl Recoveries {
    /// The games, the newest first.
    pub fn games(&self) -> &[Unfinished] {
        &self.games
    }

    /// Whether the game of a journal is to be given up.
    pub fn is_given_up(&self, journal: &Path) -> bool {
        self.given_up.iter().any(|given_up| given_up == journal)
    }
}

impl<P: Position> Model<P> {
    /// The games that were left unfinished.
    pub fn recoveries(&self) -> &Recoveries {
        &self.recoveries
    }

    pub(super) fn recover(&mut self, recovery: Recovery) -> Effects<P> {
        match recovery {
            Recovery::Seek => {
                self.recoveries.asked = true;
                vec![Effect::SeekUnfinished]
            }
            Recovery::GiveUp(journal) => {
                let given_up = &mut self.recoveries.given_up;
                match given_up.iter().position(|given_up| *given_up == journal) {
                    Some(at) => drop(given_up.remove(at)),
                    None => given_up.push(journal),
                }
                Vec::new()
            }
            Recovery::Restore(journal) => {
                let mut games = self.recoveries.games.iter();
                let game = games.find(|game| game.journal == journal);
                match game.map(|game| game.game).filter(|game| *game != P::GAME) {
                    Some(game) => self.intend(Intent::Leave(Errand::Restore(game, journal))),
                    None => self.intend(Intent::Restore(journal)),
                }
            }
        }
    }

    /// Reads the game in a journal.
    pub(super) fn restore(&mut self, journal: PathBuf) -> Effects<P> {
        let ticket = self.next_ticket();
        self.recoveries.reading = Some((ticket, self.game().stamp()));
        vec![Effect::Restore { ticket, journal }]
    }

    /// Games that were left unfinished were found, or none.
    pub(super) fn has_found_unfinished(&mut self, survey: Survey) {
        let asked = std::mem::take(&mut self.recoveries.asked);
        self.recoveries.games = survey.games;
        self.recoveries.due = !self.recoveries.games.is_empty();
        if !survey.aside.is_empty() {
            self.notice = Some(Notice::JournalsAside(survey.aside));
        } else if asked && !self.recoveries.due {
            self.notice = Some(Notice::NothingUnfinished);
        }
    }

    pub(super) fn has_restored(
        &mut self,
        ticket: Ticket,
        journal: PathBuf,
        result: Result<Box<Restored<P>>, Cause>,
    ) -> Effects<P> {
        let reading = &mut self.recoveries.reading;
        let Some((_, stamp)) = reading.take_if(|(reading, _)| *reading == ticket) else {
            return Vec::new();
        };
        let restored = match result {
            Ok(restored) => *restored,
            Err(why) => {
                self.notice = Some(Notice::Failed(Failure::Restore { why }));
                return Vec::new();
            }
        };
        if self.game().stamp() != stamp && self.is_unsaved() {
            // Something was played while the journal was read.
            return self.intend(Intent::Restore(journal));
        }
        self.recoveries.games.retain(|game| game.journal != journal);
        self.put_record(restored.record, restored.file, false);
        self.saved = None;
        self.entry = Some(Entry::GoOn(journal));
        self.notice = Some(match restored.kept {
            Some(kept) => Notice::RestoredInPart(kept),
            None => Notice::Restored,
        });
        Vec::new()
    }

    /// Somebody whose answer was waited for may be gone: nobody waits any longer.
    pub(super) fn give_up_what_is_under_way(&mut self) {
        self.rest_engine();
        self.reviewing = None;
        self.reading = None;
        self.writing = None;
        self.after_saving = None;
        self.exporting = None;
        self.drawing = None;
        self.pasting = None;
    }

    /// What is to be told to the journal after something happened.
    pub(super) fn attend_journal(&mut self) -> Effects<P> {
        let mut effects = Vec::new();
        let mut tell = |entry| effects.push(Effect::Journal(entry));
        if let Some(entry) = self.entry.take() {
            tell(entry);
        }
        let mut news = self.record.take_news();
        if let Some(waits) = &mut self.waits {
            // What is tried out is not done to the game.
            news = waits.record.take_news();
        }
        if !news.is_empty() {
            tell(Entry::News(news));
        }
        let quiet = self.dialog.is_none() && self.waiting.is_none() && self.reading.is_none();
        if quiet && std::mem::take(&mut self.recoveries.due) {
            self.dialog = Some(Dialog::Unfinished);
        }
        if self.dialog != Some(Dialog::Unfinished) {
            let recoveries = &mut self.recoveries;
            let given_up = std::mem::take(&mut recoveries.given_up);
            recoveries
                .games
                .retain(|game| !given_up.contains(&game.journal));
            effects.extend(given_up.into_iter().map(Effect::GiveUp));
        }
        effects
    }
}
