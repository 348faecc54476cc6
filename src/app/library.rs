//! The library: a folder of games, open beside the game on the desk, which waits.

use crate::cause::{Cause, Explain};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::coach::library::Sought;
use crate::rules::Position;
use crate::storage::library::{Listing, News};

use super::action::{Action, Effect, Ticket};
use super::dialog::{Asking, Dialog, Intent};
use super::model::Model;
use super::notice::{Failure, Notice};

type Effects<P> = Vec<Effect<P>>;

/// What is known of the library.
#[derive(Default)]
pub struct Library {
    open: bool,
    listing: Arc<Listing>,
    /// Grows with every new listing.
    revision: u64,
    /// The request to read the folder whose answer is still out.
    reading: Option<Ticket>,
    progress: Option<(usize, usize)>,
    /// The folder before one that was chosen and is not read yet: should that be impossible, it
    /// comes back.
    before: Option<PathBuf>,
    failed: Option<Cause>,
    sought: Option<Sought>,
    /// Grows whenever a position is looked for.
    searches: u64,
    /// Where the cursor is to go in a game that is about to be opened.
    arrival: Option<(PathBuf, u64)>,
}

impl Library {
    /// What is in it, as far as that is known.
    pub fn listing(&self) -> &Arc<Listing> {
        &self.listing
    }

    /// Grows with every new listing.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether its folder is being read.
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// How many files of how many are known, while the folder is read.
    pub fn progress(&self) -> Option<(usize, usize)> {
        self.progress.filter(|_| self.is_reading())
    }

    /// Why the folder that was wanted last cannot be read.
    pub fn failed(&self) -> Option<&Cause> {
        self.failed.as_ref()
    }

    /// The position that the games are asked for.
    pub fn sought(&self) -> Option<&Sought> {
        self.sought.as_ref()
    }

    /// Grows whenever a position is looked for.
    pub fn searches(&self) -> u64 {
        self.searches
    }

    /// Another game lies on the desk.
    pub(super) fn put_away(&mut self) {
        self.open = false;
    }

    fn list(&mut self, listing: Arc<Listing>) {
        self.listing = listing;
        self.revision += 1;
    }
}

/// What is done with the library.
#[derive(Clone, PartialEq, Debug)]
pub enum Browse {
    /// It is opened.
    Open,
    /// It is opened with the games in which the position under the cursor stands.
    OpenHere,
    /// It is put away, and the game goes on as it was.
    Leave,
    /// All games are listed again, not only those with a position.
    ForgetPosition,
    /// The games of a position are asked for.
    Seek(Sought),
    /// A folder is chosen.
    ChooseFolder,
    /// The folder is read: what has changed in it is read again.
    Read,
    /// A game is opened; where a position is named by its symmetric key, the cursor goes there.
    Take {
        /// The file of the game.
        path: PathBuf,
        /// The position.
        key: Option<u64>,
    },
    /// Whose record is told.
    CallMe(String),
    /// What was played in the library is shown beside the board, or no longer.
    ShowMoves(bool),
}

/// What has become of reading the folder.
#[derive(Clone, Debug)]
pub enum LibraryReply {
    /// It goes on.
    News(News),
    /// It has come to its end.
    Done(Result<Arc<Listing>, Cause>),
}

impl<P: Position> Model<P> {
    /// Whether the library is open.
    pub fn is_browsing(&self) -> bool {
        self.library.open
    }

    /// Whose record the library tells: whoever was named there, else the one who sits first in
    /// new games.
    pub fn me(&self) -> &str {
        match &self.settings.library.me {
            Some(name) => name,
            None => &self.settings.new_game.names[0],
        }
    }

    /// Whether what was played in the library is to be seen beside the board.
    pub fn shows_library_moves(&self) -> bool {
        let library = &self.settings.library;
        library.folder.is_some() && library.moves_shown
    }

    pub(super) fn browse(&mut self, browse: Browse) -> Effects<P> {
        match browse {
            Browse::Open => {
                self.library.sought = None;
                self.open_library()
            }
            Browse::OpenHere => {
                self.search_library(Sought {
                    game: P::GAME.to_owned(),
                    key: self.position().symmetric_key(),
                });
                self.open_library()
            }
            Browse::Leave => {
                self.library.open = false;
                Vec::new()
            }
            Browse::ForgetPosition => {
                self.library.sought = None;
                Vec::new()
            }
            Browse::Seek(sought) => {
                self.search_library(sought);
                Vec::new()
            }
            Browse::ChooseFolder => self.ask(Asking::Library),
            Browse::Read => self.read_library(),
            Browse::Take { path, key } => {
                self.library.arrival = key.map(|key| (path.clone(), key));
                self.intend(Intent::Open(path))
            }
            Browse::CallMe(name) => {
                self.settings.library.me = Some(name);
                vec![self.save_settings()]
            }
            Browse::ShowMoves(shown) => {
                self.settings.library.moves_shown = shown;
                let mut effects = vec![self.save_settings()];
                if shown && self.library.revision == 0 && !self.library.is_reading() {
                    effects.extend(self.read_library());
                }
                effects
            }
        }
    }

    fn search_library(&mut self, sought: Sought) {
        self.library.sought = Some(sought);
        self.library.searches += 1;
    }

    fn open_library(&mut self) -> Effects<P> {
        let mut effects = match self.editor().is_some() {
            true => self.leave_editor(),
            false => Vec::new(),
        };
        self.library.open = true;
        self.playing = false;
        self.selected = None;
        effects.extend(self.read_library());
        effects
    }

    /// Reads the folder, where there is one; what is being read is given up.
    fn read_library(&mut self) -> Effects<P> {
        let Some(folder) = self.settings.library.folder.clone() else {
            return Vec::new();
        };
        let ticket = self.next_ticket();
        self.library.reading = Some(ticket);
        self.library.progress = None;
        self.library.failed = None;
        vec![Effect::ReadLibrary { ticket, folder }]
    }

    /// A folder was chosen.
    pub(super) fn set_library(&mut self, folder: PathBuf) -> Effects<P> {
        if folder.to_str().is_none() || !folder.is_absolute() {
            // The settings could not hold it.
            let why = std::io::Error::from(std::io::ErrorKind::InvalidFilename).explain();
            self.notice = Some(Notice::Failed(Failure::Read { path: folder, why }));
            return Vec::new();
        }
        if self.settings.library.folder.as_ref() != Some(&folder) {
            self.library.list(Arc::default());
        }
        let before = self.settings.library.folder.replace(folder);
        let mut effects = vec![self.save_settings()];
        effects.extend(self.open_library());
        self.library.before = before;
        effects
    }

    /// A file was written: the library may hold it.
    pub(super) fn library_may_have_changed(&mut self, path: &Path) -> Effects<P> {
        let folder = self.settings.library.folder.as_ref();
        let known = self.library.revision > 0 || self.library.is_reading();
        match known && folder.is_some_and(|folder| path.starts_with(folder)) {
            true => self.read_library(),
            false => Vec::new(),
        }
    }

    pub(super) fn has_read_library(&mut self, ticket: Ticket, reply: LibraryReply) -> Effects<P> {
        let library = &mut self.library;
        if library.reading != Some(ticket) {
            return Vec::new();
        }
        match reply {
            LibraryReply::News(News::Remembered(listing)) => {
                // What is listed already is newer.
                if library.revision == 0 || library.listing.entries.is_empty() {
                    library.list(listing);
                }
            }
            LibraryReply::News(News::Progress { listing, done, of }) => {
                library.progress = Some((done, of));
                if listing.entries.len() >= library.listing.entries.len() {
                    library.list(listing);
                }
            }
            LibraryReply::Done(result) => {
                library.reading = None;
                let before = library.before.take();
                match result {
                    Ok(listing) if library.revision > 0 && listing == library.listing => {}
                    Ok(listing) => library.list(listing),
                    Err(why) => match before {
                        Some(before) => return self.go_back_to_library(before, why),
                        None => {
                            library.failed = Some(why);
                            library.list(Arc::default());
                        }
                    },
                }
            }
        }
        Vec::new()
    }

    /// The folder that was chosen cannot be read: the one before is the library again.
    fn go_back_to_library(&mut self, before: PathBuf, why: Cause) -> Effects<P> {
        self.settings.library.folder = Some(before);
        let mut effects = vec![self.save_settings()];
        effects.extend(self.read_library());
        // It is told until the library is opened or read again.
        self.library.failed = Some(why);
        effects
    }

    /// What an action means while the library is open; goes on with what means the same as ever.
    pub(super) fn at_the_library(
        &mut self,
        action: Action<P>,
    ) -> ControlFlow<Effects<P>, Action<P>> {
        if !self.is_browsing() {
            return ControlFlow::Continue(action);
        }
        match action {
            Action::Escape if self.dialog.is_none() && self.waiting.is_none() => {
                ControlFlow::Break(self.browse(Browse::Leave))
            }
            // The game waits: nothing is played, gone to, noted or thought about.
            Action::Point(_)
            | Action::Lift(_)
            | Action::Drag { .. }
            | Action::Weigh { .. }
            | Action::Choose(_)
            | Action::Type(_)
            | Action::Pass
            | Action::WhatIf
            | Action::KeepWhatIf
            | Action::DropWhatIf
            | Action::OpenEditor
            | Action::Undo
            | Action::Redo
            | Action::Step(_)
            | Action::PlayThrough(_)
            | Action::GoTo(_)
            | Action::Delete(_)
            | Action::Trim(_)
            | Action::Reorder { .. }
            | Action::Promote(_)
            | Action::Comment { .. }
            | Action::Judge(_)
            | Action::Mark(_)
            | Action::WipeMarks
            | Action::Copy(_)
            | Action::Export(_)
            | Action::Show(Dialog::Export)
            | Action::ShowSheet(_)
            | Action::ChooseSide { .. }
            | Action::SeatEngine(..)
            | Action::Analyse(_)
            | Action::Hint
            | Action::EngineMove => ControlFlow::Break(Vec::new()),
            other => ControlFlow::Continue(other),
        }
    }

    /// The game that was opened from the library is on the desk: the cursor goes to the position
    /// that was looked for, on the main line if it stands there.
    pub(super) fn arrive_from_library(&mut self, path: &Path) {
        let arrival = self.library.arrival.take();
        let Some((_, key)) = arrival.filter(|(file, _)| file == path) else {
            return;
        };
        let nodes = self.record.main_line().into_iter().chain(self.record.all());
        let found = nodes
            .into_iter()
            .find(|node| self.record.position(*node).symmetric_key() == key);
        if let Some(node) = found {
            self.record.go_to(node);
            self.sheet = false;
        }
    }
}
