//! New games, opening, saving, and the question about unsaved changes.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::game::{Document, Record, Settlement, Stamp, Swap};
use crate::platform::DialogOutcome;
use crate::rules::{ByPlayer, Position};
use crate::storage::game_file::{EXTENSION, InTheWay, Opened, Print, SaveError};
use crate::storage::settings::Placement;

use super::action::{Effect, Ticket};
use super::dialog::{Asking, Dialog, Errand, Intent, NewGame};
use super::export::with_ending;
use super::journal::Entry;
use super::model::{Model, Reading, Waiting, christen};
use super::notice::{Failure, Notice};
use super::opening::{Opening, extend, place_at_random};

type Effects<P> = Vec<Effect<P>>;

impl<P: Position> Model<P> {
    /// Does what would lose unsaved changes, or asks first.
    pub(super) fn intend(&mut self, intent: Intent<P>) -> Effects<P> {
        let mut effects = self.give_up_waiting();
        if self.is_unsaved() {
            self.dialog = Some(Dialog::Unsaved(intent));
        } else {
            effects.extend(self.fulfil(intent));
        }
        effects
    }

    /// Does what was intended, unsaved changes or not.
    pub(super) fn fulfil(&mut self, intent: Intent<P>) -> Effects<P> {
        self.dialog = None;
        match intent {
            Intent::New(game) => self.begin(game),
            Intent::Again(again) => self.begin_again(again),
            Intent::Choose => self.ask(Asking::Open),
            Intent::Open(path) => self.read(Asking::Open, path),
            Intent::Restore(journal) => self.restore(journal),
            Intent::Paste => self.open_pasted(),
            Intent::Leave(errand) => self.leave(errand),
            Intent::Start { position, analyse } => self.start_from(position, analyse),
            Intent::Close => {
                self.closing = true;
                let mut effects = vec![Effect::Journal(Entry::End), Effect::CloseWindow];
                let left = self.note_where_left();
                if self.keep_draft() || left {
                    effects.insert(0, self.save_settings());
                }
                effects
            }
        }
    }

    /// Opens what was dropped: the one file, or of several the only one that is called a game.
    pub(super) fn dropped(&mut self, paths: Vec<PathBuf>) -> Effects<P> {
        let mut games = paths.iter().filter(|path| has_extension(path));
        let game = match (&paths[..], games.next(), games.next()) {
            ([path], _, _) | (_, Some(path), None) => path.clone(),
            ([], _, _) => return Vec::new(),
            _ => {
                self.notice = Some(Notice::Dropped(paths));
                return Vec::new();
            }
        };
        self.intend(Intent::Open(game))
    }

    /// The desk is left to another kind of game: whatever is under way is for nothing.
    fn leave(&mut self, errand: Errand) -> Effects<P> {
        self.rest_engine();
        self.keep_draft();
        vec![Effect::Journal(Entry::End), Effect::Leave(errand)]
    }

    fn begin(&mut self, game: NewGame<P::Setup>) -> Effects<P> {
        self.begin_from(None, game)
    }

    /// Begins a game, from a start of its own where one is given.
    pub(super) fn begin_from(
        &mut self,
        own: Option<Document<P>>,
        mut game: NewGame<P::Setup>,
    ) -> Effects<P> {
        let setup = match (game.placement, &self.opening) {
            (Placement::Saved, Some(opening)) => opening.setup.clone(),
            _ => game.setup,
        };
        let defaults = &mut self.settings.new_game;
        defaults.set_setup::<P>(&setup);
        defaults.names = game.names.clone();
        defaults.placement = game.placement;
        defaults.by_lot = game.by_lot;
        defaults.time = game.time;
        let placement = match own {
            Some(_) => Placement::Hand,
            None => game.placement,
        };
        let mut document = own.unwrap_or_else(|| Document::new(setup));
        let house = &mut document.header_mut().house;
        house.time = game.time;
        if game.swap {
            house.swap = Swap::Open;
        }
        if let Some(bids) = game.bids {
            let settlement = Settlement::of(bids);
            house.bid = settlement.bid;
            if settlement.changes_sides {
                game.names.swap(0, 1);
                game.engine.0.swap(0, 1);
            }
        }
        christen(&mut document, game.names);
        match placement {
            Placement::Hand => {}
            Placement::Random => place_at_random(&mut document, game.seed),
            Placement::Saved => {
                let placements = self.opening.iter().flat_map(|opening| &opening.placements);
                // They were legal where they come from, and the setup is the same.
                for &play in placements {
                    extend(&mut document, play);
                }
            }
        }
        self.put(document, None, false);
        self.lay_out_clocks();
        self.seat_engines(game.engine);
        vec![self.save_settings()]
    }

    /// Puts a game on the desk in place of the one before.
    pub(super) fn put(&mut self, document: Document<P>, file: Option<PathBuf>, read_only: bool) {
        let entry = Entry::Begin {
            document: Arc::new(document.clone()),
            // Taken up again, it is not to be saved over that file either.
            file: file.clone().filter(|_| !read_only),
        };
        self.put_record(Record::from(document), file, read_only);
        self.entry = Some(entry);
    }

    /// Puts a game on the desk as it lay on one before.
    pub(super) fn put_record(&mut self, record: Record<P>, file: Option<PathBuf>, read_only: bool) {
        self.keep_draft();
        self.editor = None;
        self.library.put_away();
        self.record = record;
        self.saved = Some(self.record.stamp());
        self.waits = None;
        self.learning = None;
        self.tutorial = None;
        self.example = None;
        self.review_sheet = false;
        self.games += 1;
        self.game = self.games;
        self.forget_verdicts();
        self.writing = None;
        self.reading = None;
        self.file = file;
        self.print = None;
        self.read_only = read_only;
        self.selected = None;
        self.dialog = None;
        self.notice = None;
        self.sheet = self.is_over();
        // Whoever opens a game looks at it first; nobody expects an answer to a move in it.
        self.seat_engines(ByPlayer::default());
        self.put_clocks_away();
    }

    /// Opens a native dialog; there is never more than one.
    pub(super) fn ask(&mut self, asking: Asking) -> Effects<P> {
        if self.waiting.is_some() {
            return Vec::new();
        }
        let ticket = self.next_ticket();
        self.waiting = Some(Waiting { ticket, asking });
        vec![Effect::Ask {
            ticket,
            asking,
            suggested: self.suggested_name(asking),
            folder: self.folder_for(asking).map(Path::to_owned),
        }]
    }

    /// The folder in which a file is looked for first: that of the game, else of the last one.
    pub fn folder(&self) -> Option<&Path> {
        let last = self.settings.recent().first();
        let file = self.file.as_deref().or(last.map(PathBuf::as_path))?;
        file.parent().filter(|folder| *folder != Path::new(""))
    }

    /// The folder in which something is looked for first.
    pub fn folder_for(&self, asking: Asking) -> Option<&Path> {
        let library = self.settings.library.folder.as_deref();
        library
            .filter(|_| asking == Asking::Library)
            .or_else(|| self.folder())
    }

    /// Closes the native dialog that is open, if any, and forgets what it was for.
    pub(super) fn give_up_waiting(&mut self) -> Effects<P> {
        if self.waiting.take().is_none() {
            return Vec::new();
        }
        self.after_saving = None;
        vec![Effect::CloseDialog]
    }

    /// Asks inside the window for the path that the native dialog was to find.
    pub(super) fn type_path_instead(&mut self) -> Effects<P> {
        let Some(waiting) = self.waiting.take() else {
            return Vec::new();
        };
        self.dialog = Some(Dialog::Path(waiting.asking));
        vec![Effect::CloseDialog]
    }

    /// The file name that a dialog for writing begins with.
    pub fn suggested_name(&self, asking: Asking) -> String {
        let name = self.game_file_name();
        match asking {
            Asking::Export => {
                let name = Path::new(&name).with_extension(self.wish.format.ending());
                name.to_string_lossy().into_owned()
            }
            Asking::Save | Asking::Open | Asking::Opening | Asking::Library => name,
        }
    }

    fn game_file_name(&self) -> String {
        let named = self
            .file
            .as_deref()
            .and_then(Path::file_name)
            .and_then(OsStr::to_str);
        if let Some(name) = named {
            return name.to_owned();
        }
        let players = self
            .record
            .header()
            .players
            .0
            .iter()
            .map(|player| player.name.trim());
        let names: Vec<_> = players.filter(|name| !name.is_empty()).collect();
        let stem = if names.is_empty() {
            P::GAME.to_owned()
        } else {
            names.join(" - ")
        };
        // Names are anybody's text; a file name has its rules.
        let stem: String = stem
            .chars()
            .map(|sign| {
                if sign.is_control() || r#"/\:*?"<>|"#.contains(sign) {
                    '_'
                } else {
                    sign
                }
            })
            .take(100)
            .collect();
        format!("{}.{EXTENSION}", stem.trim().trim_start_matches('.'))
    }

    pub(super) fn answered(&mut self, ticket: Ticket, outcome: DialogOutcome) -> Effects<P> {
        let Some(waiting) = self.waiting.take_if(|waiting| waiting.ticket == ticket) else {
            // Not every dialog can be closed.
            if let DialogOutcome::Picked(path) = outcome {
                self.notice = Some(Notice::TooLate(path));
            }
            return Vec::new();
        };
        match outcome {
            DialogOutcome::Picked(path) => self.picked(waiting.asking, path, Origin::Dialog),
            DialogOutcome::Cancelled => {
                self.after_saving = None;
                Vec::new()
            }
            DialogOutcome::Unavailable(_) => {
                self.dialog = Some(Dialog::Path(waiting.asking));
                Vec::new()
            }
        }
    }

    /// A file was chosen in a dialog or typed.
    pub(super) fn picked(&mut self, asking: Asking, path: PathBuf, origin: Origin) -> Effects<P> {
        match asking {
            Asking::Open | Asking::Opening => return self.read(asking, path),
            Asking::Library => return self.set_library(path),
            Asking::Export => {
                let (target, _) = with_ending(path.clone(), self.wish.format);
                let asked = origin == Origin::Dialog && target == path;
                return self.export(target, asked);
            }
            Asking::Save => {}
        }
        let target = with_extension(path.clone());
        // A native dialog has asked about overwriting already, but under the name as it was typed.
        let asked = origin == Origin::Dialog && target == path;
        let overwrite = asked || self.file.as_ref() == Some(&target);
        self.write(target, overwrite)
    }

    pub(super) fn save(&mut self) -> Effects<P> {
        match &self.file {
            Some(path) if !self.read_only => self.write(path.clone(), true),
            _ => self.ask(Asking::Save),
        }
    }

    pub(super) fn write(&mut self, path: PathBuf, overwrite: bool) -> Effects<P> {
        let ticket = self.next_ticket();
        self.writing = Some(ticket);
        let game = self.game();
        let (document, stamp) = (Arc::new((**game).clone()), game.stamp());
        let may_stand = match (overwrite, self.print) {
            (false, _) => InTheWay::Nothing,
            (true, Some(print)) if self.file.as_ref() == Some(&path) => InTheWay::Only(print),
            (true, _) => InTheWay::Anything,
        };
        vec![Effect::Write {
            ticket,
            path,
            document,
            stamp,
            may_stand,
        }]
    }

    pub(super) fn read(&mut self, asking: Asking, path: PathBuf) -> Effects<P> {
        let ticket = self.next_ticket();
        self.reading = Some(Reading {
            ticket,
            path: path.clone(),
            stamp: self.game().stamp(),
            again: false,
        });
        vec![Effect::Read {
            ticket,
            asking,
            path,
        }]
    }

    pub(super) fn has_read(
        &mut self,
        ticket: Ticket,
        asking: Asking,
        path: PathBuf,
        result: Result<Box<Opened<P>>, Failure>,
    ) -> Effects<P> {
        let asked = self.reading.take_if(|reading| reading.ticket == ticket);
        let Some(Reading { stamp, again, .. }) = asked else {
            return Vec::new();
        };
        let opened = match result {
            Ok(opened) => *opened,
            Err(Failure::OtherGame { path, game }) if asking == Asking::Open => {
                let errand = Errand::Open(game, path);
                return match self.game().stamp() == stamp {
                    true => self.leave(errand),
                    // Something was played while the file was read.
                    false => self.intend(Intent::Leave(errand)),
                };
            }
            Err(failure) => {
                let there = matches!(failure, Failure::OtherGame { .. });
                self.forget_where_left(&path);
                self.notice = Some(Notice::Failed(failure));
                return match !there && self.settings.forget(&path) {
                    true => vec![self.save_settings()],
                    false => Vec::new(),
                };
            }
        };
        if asking == Asking::Opening {
            self.opening = Opening::of(&opened.document, &path);
            if self.opening.is_none() {
                self.notice = Some(Notice::Failed(Failure::NoOpening { path }));
            }
            return Vec::new();
        }
        if again {
            return self.take_in(opened, path);
        }
        if self.game().stamp() != stamp && self.is_unsaved() {
            // Something was played while the file was read.
            return self.intend(Intent::Open(path));
        }
        let read_only = opened.newer.is_some();
        self.put(opened.document, Some(path.clone()), read_only);
        self.print = opened.print;
        self.go_where_left(&path);
        self.arrive_from_library(&path);
        self.notice = Some(match read_only {
            true => Notice::ReadOnly(path.clone()),
            false => Notice::Opened(path.clone()),
        });
        self.remember(path)
    }

    pub(super) fn has_written(
        &mut self,
        ticket: Ticket,
        path: PathBuf,
        stamp: Stamp,
        result: Result<Print, SaveError>,
    ) -> Effects<P> {
        // Another game may be on the desk by now, or a later saving under way.
        let current = self.writing.take_if(|writing| *writing == ticket).is_some();
        let print = match result {
            Err(SaveError::Exists) if current => {
                self.dialog = Some(Dialog::Overwrite(Asking::Save, path));
                return Vec::new();
            }
            Err(SaveError::Changed) if current => {
                self.dialog = Some(Dialog::Changed(path));
                return Vec::new();
            }
            Err(why) => {
                self.after_saving = None;
                self.notice = Some(Notice::Failed(Failure::Write { path, why }));
                return Vec::new();
            }
            Ok(_) if !current => return Vec::new(),
            Ok(print) => print,
        };
        let then = self.after_saving.take();
        self.saved = Some(stamp);
        self.print = Some(print);
        self.read_only = false;
        self.file = Some(path.clone());
        self.notice = Some(Notice::Saved(path.clone()));
        let mut effects = vec![Effect::Journal(Entry::Filed(path.clone()))];
        effects.extend(self.library_may_have_changed(&path));
        effects.extend(self.remember(path));
        if let Some(intent) = then {
            effects.extend(self.intend(intent));
        }
        effects
    }

    /// The game takes what another program wrote into its file.
    pub(super) fn reload(&mut self) -> Effects<P> {
        let Some(Dialog::Changed(path)) = self.dialog.take() else {
            return Vec::new();
        };
        self.after_saving = None;
        let effects = self.read(Asking::Open, path);
        if let Some(reading) = &mut self.reading {
            reading.again = true;
        }
        effects
    }

    /// That is a change of the game, which can be taken back.
    fn take_in(&mut self, opened: Opened<P>, path: PathBuf) -> Effects<P> {
        if self.file.as_ref() != Some(&path) {
            return Vec::new();
        }
        self.drop_what_if();
        self.import(opened.document);
        self.saved = Some(self.record.stamp());
        self.print = opened.print;
        self.read_only = opened.newer.is_some();
        self.notice = Some(Notice::Reloaded(path));
        Vec::new()
    }

    /// What another program changed is to be written over, knowingly.
    pub(super) fn save_over(&mut self, path: PathBuf) -> Effects<P> {
        self.print = None;
        self.write(path, true)
    }

    fn remember(&mut self, path: PathBuf) -> Effects<P> {
        self.settings.remember(&path);
        vec![self.save_settings()]
    }
}

/// Where a path comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    /// From the native dialog.
    Dialog,
    /// From the prompt inside the window.
    Prompt,
}

/// The name that a game is saved under: with the extension, whatever was typed.
fn with_extension(path: PathBuf) -> PathBuf {
    if has_extension(&path) {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(EXTENSION);
    PathBuf::from(name)
}

/// Whether a file has the name of a game.
fn has_extension(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case(EXTENSION))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_is_appended_unless_it_is_there() {
        for (typed, saved) in [
            ("game", "game.agros"),
            ("game.agros", "game.agros"),
            ("GAME.AGROS", "GAME.AGROS"),
            ("game.json.bak", "game.json.bak.agros"),
            ("Anna vs. Bram", "Anna vs. Bram.agros"),
        ] {
            assert_eq!(with_extension(PathBuf::from(typed)), PathBuf::from(saved));
        }
    }
}
