//! Does the effects: native dialogs, reading and writing, each off the window's thread.

use crate::cause::{Cause, Explain};
use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use unic_langid::LanguageIdentifier;

use crate::app::{Asking, Damaged, Effect, Errand, Failure, Format, LibraryReply, Reply, Wish};
use crate::coach::training::Day;
use crate::engine::Stop;
use crate::export::{Depict, FILM_WIDTHS, Still, WIDTHS, rasterise};
use crate::game::{Document, NodeId};
use crate::platform::{
    Calendar, DialogKind, DialogRequest, FileDialogs, FileType, ParentWindow, Silence, Sound,
    Speaker, Stillness, SystemTimepiece, Timepiece, system_calendar, worker,
};
use crate::rules::Position;
use crate::storage::game_file::{self, EXTENSION, FileError, Opened, Salvaged};
use crate::storage::settings::Volume;
use crate::storage::training::TrainingFile;
use crate::storage::{SettingsFile, atomic_write, library, pasted, read_file};

use super::dialogs::format_key;
use super::games;
use super::journalist::{Journalist, Word};
use super::picture::Looks;
use super::review::Reviewer;
use super::seat::Seat;
use super::text::{Text, words};
use super::thinker::{Question, Thinker, Thought};

/// The widths of pictures that are copied, of those that are exported, and of animations, in
/// pixels.
const COPIED_WIDTH: u16 = 960;
const EXPORTED_WIDTH: u16 = 1440;
const FILM_WIDTH: u16 = 640;

/// Wakes the window when a reply has come in.
pub type Wake = std::sync::Arc<dyn Fn() + Send + Sync>;

/// What is around the desk, whichever game lies on it.
#[derive(Clone)]
pub struct Surroundings {
    dialogs: Rc<RefCell<dyn FileDialogs>>,
    settings: Option<SettingsFile>,
    index: Option<PathBuf>,
    training: Option<TrainingFile>,
    journals: Option<PathBuf>,
    /// Whether the games that were left unfinished are known.
    sought: Rc<Cell<bool>>,
    calendar: Calendar,
    languages: Vec<LanguageIdentifier>,
    timepiece: Arc<dyn Timepiece>,
    stillness: Stillness,
    speaker: Arc<dyn Speaker>,
    wake: Wake,
}

impl Surroundings {
    /// Files are asked for through `dialogs`, and settings kept in the file `settings` (nowhere
    /// without one).
    pub fn new(
        dialogs: impl FileDialogs + 'static,
        settings: Option<PathBuf>,
        wake: Wake,
    ) -> Surroundings {
        Surroundings {
            dialogs: Rc::new(RefCell::new(dialogs)),
            settings: settings.map(SettingsFile::at),
            index: None,
            training: None,
            journals: None,
            sought: Rc::default(),
            calendar: system_calendar(),
            languages: Vec::new(),
            timepiece: Arc::new(SystemTimepiece::default()),
            stillness: Stillness::default(),
            speaker: Arc::new(Silence),
            wake,
        }
    }

    /// The same, with what is read of the library kept in the file `index`.
    pub fn with_index(self, index: Option<PathBuf>) -> Surroundings {
        Surroundings { index, ..self }
    }

    /// The same where these languages are read, the preferred one first.
    pub fn with_languages(self, languages: Vec<LanguageIdentifier>) -> Surroundings {
        Surroundings { languages, ..self }
    }

    /// The same with a folder in which journals are kept. Without one there are none.
    pub fn with_journals(self, journals: Option<PathBuf>) -> Surroundings {
        Surroundings { journals, ..self }
    }

    /// The same with another time, by which the clocks run.
    pub fn with_timepiece(self, timepiece: Arc<dyn Timepiece>) -> Surroundings {
        Surroundings { timepiece, ..self }
    }

    /// The same where the system may ask for stillness.
    pub fn with_stillness(self, stillness: Stillness) -> Surroundings {
        Surroundings { stillness, ..self }
    }

    /// The same with somebody who makes sounds. Without one it is silent.
    pub fn with_speaker(self, speaker: Arc<dyn Speaker>) -> Surroundings {
        Surroundings { speaker, ..self }
    }

    /// The same with a file in which training questions are kept, and the calendar that says when
    /// they are due. Without a file they are forgotten at the end.
    pub fn with_training(self, file: Option<PathBuf>, calendar: Calendar) -> Surroundings {
        Surroundings {
            training: file.map(TrainingFile::at),
            calendar,
            ..self
        }
    }
}

/// Does effects and collects their replies.
pub struct Effects<P: Seat> {
    around: Surroundings,
    sender: Sender<Reply<P>>,
    replies: Receiver<Reply<P>>,
    thinker: Thinker<P>,
    reviewer: Reviewer,
    journalist: Journalist<P>,
    /// Ends the reading of the library that is under way.
    reading: Stop,
    /// Writing is waited for before the program ends.
    writers: Vec<JoinHandle<()>>,
}

impl<P: Seat> Effects<P> {
    /// Effects in these surroundings.
    pub fn new(around: Surroundings) -> Self {
        let (sender, replies) = channel();
        let journalist = Journalist::new(around.journals.clone());
        Effects {
            journalist,
            around,
            sender,
            replies,
            thinker: Thinker::default(),
            reviewer: Reviewer::default(),
            reading: Stop::default(),
            writers: Vec::new(),
        }
    }

    /// The languages that are read at the desk.
    pub fn languages(&self) -> &[LanguageIdentifier] {
        &self.around.languages
    }

    /// Which day it is.
    pub fn today(&self) -> Day {
        (self.around.calendar)()
    }

    /// Whether the games that were left unfinished are still to be found.
    pub fn is_to_seek(&self) -> bool {
        self.around.journals.is_some() && !self.around.sought.get()
    }

    /// How late it is, in milliseconds since some moment that stays the same.
    pub fn now(&self) -> u64 {
        let now = self.around.timepiece.now();
        u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
    }

    /// The next reply that has come in.
    pub fn reply(&self) -> Option<Reply<P>> {
        let reply = self.replies.try_recv().ok()?;
        if matches!(reply, Reply::Unfinished(_)) {
            self.around.sought.set(true);
        }
        Some(reply)
    }

    /// The next reply, waited for so long.
    pub fn reply_within(&self, patience: Duration) -> Option<Reply<P>> {
        self.replies.recv_timeout(patience).ok()
    }

    /// Begins an effect. Closing the window, leaving it and its clipboard are the window's own.
    pub fn begin(
        &mut self,
        effect: Effect<P>,
        text: &Text,
        looks: &Looks,
        parent: Option<&dyn ParentWindow>,
    ) {
        let answer = self.answer();
        match effect {
            Effect::Ask {
                ticket,
                asking,
                suggested,
                folder,
            } => {
                let reply = Box::new(move |outcome| answer(Reply::Asked { ticket, outcome }));
                let request = request(asking, suggested, folder, text);
                let mut dialogs = self.around.dialogs.borrow_mut();
                dialogs.request(request, parent, reply);
            }
            Effect::CloseDialog => self.around.dialogs.borrow_mut().close(),
            Effect::Read {
                ticket,
                asking,
                path,
            } => {
                let file = path.clone();
                let work = move || {
                    let result = read(file.clone());
                    let damaged = match &result {
                        Err(Failure::Read { why, .. }) if asking == Asking::Open => {
                            sound_part(&file, why)
                        }
                        _ => None,
                    };
                    (result, damaged)
                };
                self.work("open", work, move |(result, damaged)| {
                    answer(match damaged {
                        Some(Ok(damaged)) => Reply::Damaged { ticket, damaged },
                        Some(Err(failure)) => Reply::Read {
                            ticket,
                            asking,
                            path,
                            result: Err(failure),
                        },
                        None => Reply::Read {
                            ticket,
                            asking,
                            path,
                            result,
                        },
                    });
                });
            }
            Effect::Write {
                ticket,
                path,
                document,
                stamp,
                may_stand,
            } => {
                let file = path.clone();
                let work = move || game_file::save_over(&file, &document, may_stand);
                self.work("save", work, move |result| {
                    answer(Reply::Written {
                        ticket,
                        path,
                        stamp,
                        result,
                    });
                });
            }
            Effect::Export {
                ticket,
                path,
                format,
                wish,
                document,
                proposed,
                overwrite,
            } => {
                let (file, looks) = (path.clone(), looks.clone());
                let work = move || {
                    let still = exported(&document, format, &wish, &proposed, &looks);
                    let nodes = played(&document, &wish);
                    export(file, format, &document, &nodes, &still, overwrite)
                };
                self.work("export", work, move |result| {
                    answer(Reply::Exported {
                        ticket,
                        path,
                        result,
                    });
                });
            }
            Effect::Draw {
                ticket,
                document,
                proposed,
            } => {
                let looks = looks.clone();
                let work = move || {
                    let node = document.cursor();
                    let svg = P::svg(&looks.still(&document, node, &proposed, COPIED_WIDTH));
                    rasterise(&svg).map_err(|error| error.explain())
                };
                self.work("draw", work, move |result| {
                    answer(Reply::Drawn { ticket, result });
                });
            }
            Effect::ReadPasted {
                ticket,
                text,
                setup,
            } => {
                let work = move || {
                    let result = pasted::read::<P>(&text, &setup);
                    let elsewhere = result.as_ref().err().and_then(|_| games::reading(&text));
                    match elsewhere.filter(|game| game.name != P::GAME) {
                        Some(game) => Reply::PastedElsewhere {
                            ticket,
                            errand: Errand::Paste(game.name, text),
                        },
                        None => Reply::Pasted { ticket, result },
                    }
                };
                self.work("read what was pasted", work, answer);
            }
            Effect::Journal(entry) => self.journalist.tell(entry, said(answer)),
            Effect::SeekUnfinished => self.journalist.seek(said(answer)),
            Effect::GiveUp(journal) => self.journalist.give_up(journal),
            Effect::Restore { ticket, journal } => {
                let path = journal.clone();
                let answer = move |word| match word {
                    Word::Restored(result) => answer(Reply::Restored {
                        ticket,
                        journal: path.clone(),
                        result,
                    }),
                    Word::Unfinished(_) | Word::Failed(_) | Word::OpenElsewhere(_) => {}
                };
                self.journalist.restore(journal, answer);
            }
            Effect::SaveSettings(settings) => {
                let Some(file) = &self.around.settings else {
                    return;
                };
                let (path, write) = (file.path().to_owned(), file.writing(*settings));
                let work = move || {
                    write().map_err(|error| Failure::SaveSettings {
                        path,
                        why: error.explain(),
                    })
                };
                self.work("save settings", work, move |result| {
                    if let Err(failure) = result {
                        answer(Reply::SettingsNotSaved(failure));
                    }
                });
            }
            Effect::Think {
                ticket,
                position,
                earlier,
                moves,
                program,
                limits,
                level,
                lines,
            } => {
                let tell = move |thought| {
                    answer(match thought {
                        Thought::Found(report) => Reply::Thought {
                            ticket,
                            report,
                            finished: false,
                        },
                        Thought::Worked(effort) => Reply::Worked { ticket, effort },
                        Thought::Finished(report) => Reply::Thought {
                            ticket,
                            report,
                            finished: true,
                        },
                        Thought::Failed(why) => Reply::EngineFailed { ticket, why },
                    });
                };
                let question = Question {
                    position,
                    earlier,
                    moves,
                    program,
                    limits,
                    level,
                    lines,
                };
                self.thinker.think(question, tell);
            }
            Effect::StopThinking => self.thinker.rest(),
            Effect::Review {
                ticket,
                document,
                limits,
            } => {
                let done = self.answer();
                let tell = move |progress| answer(Reply::Reviewing { ticket, progress });
                let done = move |result| done(Reply::Reviewed { ticket, result });
                self.reviewer.review(document, limits, tell, done);
            }
            Effect::StopReview => self.reviewer.rest(),
            Effect::Weigh {
                ticket,
                question,
                play,
                limits,
            } => {
                let done = move |result| answer(Reply::Weighed { ticket, result });
                self.reviewer.weigh(*question, play, limits, done);
            }
            Effect::ReadLibrary { ticket, folder } => {
                self.reading.stop();
                self.reading = Stop::default();
                let tell = move |reply| answer(Reply::Library { ticket, reply });
                let (index, stop) = (self.around.index.clone(), self.reading.clone());
                let work = move || read_library(&folder, index.as_deref(), &stop, tell);
                self.work("library", work, |()| {});
            }
            Effect::Hold {
                ticket,
                question,
                since,
                play,
                limits,
            } => {
                let done = move |result| answer(Reply::Held { ticket, result });
                self.reviewer.hold(*question, since, play, limits, done);
            }
            Effect::Seek {
                ticket,
                quarry,
                effort,
            } => {
                let done = move |result| answer(Reply::Sought { ticket, result });
                self.reviewer.seek(quarry, effort, done);
            }
            Effect::StopSeeking => self.reviewer.stop_seeking(),
            Effect::ReadTraining { ticket } => {
                let (file, today) = (self.around.training.clone(), self.today());
                let work = move || file.map(|file| file.load::<P>()).unwrap_or_default();
                self.work("read training", work, move |(deck, problem)| {
                    answer(Reply::TrainingRead {
                        ticket,
                        today,
                        deck: Box::new(deck),
                        problem: problem.map(|problem| problem.explain()),
                    });
                });
            }
            Effect::SaveTraining(deck) => {
                let Some(file) = &self.around.training else {
                    return;
                };
                self.work("save training", file.writing(*deck), move |result| {
                    if let Err(why) = result {
                        answer(Reply::TrainingNotSaved(why));
                    }
                });
            }
            Effect::CloseWindow
            | Effect::Leave(_)
            | Effect::CopyText(_)
            | Effect::CopyPicture(_) => {}
        }
    }

    /// Whether the system asks that nothing moves.
    pub fn system_is_still(&self) -> bool {
        self.around.stillness.is_asked_for()
    }

    /// Lets a sound be heard.
    pub fn sound(&self, sound: Sound, volume: Volume) {
        if volume != Volume::SILENT {
            self.around.speaker.sound(sound, volume.percent());
        }
    }

    fn answer(&self) -> impl Fn(Reply<P>) + Send + 'static {
        let (sender, wake) = (self.sender.clone(), self.around.wake.clone());
        move |reply| {
            // The window may be gone by now; then nobody wants the answer.
            if sender.send(reply).is_ok() {
                wake();
            }
        }
    }

    fn work<T: 'static>(
        &mut self,
        name: &str,
        work: impl FnOnce() -> T + Send + 'static,
        done: impl FnOnce(T) + Send + 'static,
    ) {
        self.writers.retain(|writer| !writer.is_finished());
        match worker::run(name, work, done) {
            Ok(writer) => self.writers.push(writer),
            Err(error) => log::error!("no thread to {name}: {error}"),
        }
    }
}

impl<P: Seat> Drop for Effects<P> {
    fn drop(&mut self) {
        self.around.dialogs.borrow_mut().close();
        self.reading.stop();
        for writer in self.writers.drain(..) {
            if writer.join().is_err() {
                log::error!("a worker panicked");
            }
        }
    }
}

/// Passes on what the journalist says unasked.
fn said<P: Position>(answer: impl Fn(Reply<P>) + Send) -> impl Fn(Word<P>) + Send {
    move |word| match word {
        Word::Unfinished(survey) => answer(Reply::Unfinished(survey)),
        Word::Failed(why) => answer(Reply::JournalFailed(why)),
        Word::OpenElsewhere(file) => answer(Reply::OpenElsewhere(file)),
        Word::Restored(_) => {}
    }
}

/// How the position under the cursor of a game is to look in a file.
fn exported<'a, P: Depict>(
    document: &'a Document<P>,
    format: Format,
    wish: &Wish<P>,
    proposed: &'a [P::Move],
    looks: &Looks,
) -> Still<'a, P> {
    let (usual, most) = match format {
        Format::Gif => (FILM_WIDTH, *FILM_WIDTHS.end()),
        _ => (EXPORTED_WIDTH, *WIDTHS.end()),
    };
    let width = wish.width.unwrap_or(usual).min(most);
    let still = looks.still(document, document.cursor(), proposed, width);
    Still {
        part: wish.part,
        theme: wish.theme.unwrap_or(still.theme),
        ..still
    }
}

/// The nodes of the plies that an animation is to show; as many of them as there are.
fn played<P: Position>(document: &Document<P>, wish: &Wish<P>) -> Vec<NodeId> {
    let mut line = document.line();
    if let Some((first, last)) = wish.plies {
        line.truncate(last.saturating_add(1));
        line.drain(..first.min(line.len() - 1));
    }
    line
}

/// Writes a game, or the position under its cursor, in another form.
fn export<P: Depict>(
    path: PathBuf,
    format: Format,
    document: &Document<P>,
    nodes: &[NodeId],
    still: &Still<'_, P>,
    overwrite: bool,
) -> Result<(), Failure> {
    if !overwrite && path.exists() {
        return Err(Failure::Exists { path });
    }
    let file = format.file(document, nodes, still);
    let written = file
        .map_err(|error| error.explain())
        .and_then(|bytes| atomic_write(&path, &bytes).map_err(|error| error.explain()));
    written.map_err(|why| Failure::Export { path, why })
}

fn read<P: Seat>(path: PathBuf) -> Result<Box<Opened<P>>, Failure> {
    let failed = |error: FileError| Failure::Read {
        path: path.clone(),
        why: error.explain(),
    };
    let file = game_file::open(&path).map_err(failed)?;
    if file.game() == P::GAME {
        return file.read::<P>().map(Box::new).map_err(failed);
    }
    match games::named(file.game()) {
        None => Err(failed(file.unknown(&games::names()))),
        Some(game) => {
            // The game on the desk does not go for one that cannot be read.
            (game.check)(file).map_err(failed)?;
            Err(Failure::OtherGame {
                path,
                game: game.name,
            })
        }
    }
}

/// What can be read of a damaged file, if it is a game of the desk's, or to which other game it is
/// to be left; `None` where there is nothing.
fn sound_part<P: Seat>(path: &Path, why: &Cause) -> Option<Result<Box<Damaged<P>>, Failure>> {
    let salvaged = Salvaged::new(&read_file(path, game_file::MAX_BYTES).ok()?)?;
    if salvaged.game() == P::GAME {
        return Some(Ok(Box::new(Damaged {
            path: path.to_owned(),
            why: why.clone(),
            recovered: salvaged.read()?,
        })));
    }
    let game = games::named(salvaged.game())?;
    let failure = Failure::OtherGame {
        path: path.to_owned(),
        game: game.name,
    };
    (game.recovers)(salvaged).then_some(Err(failure))
}

/// Reads the folder of the library and tells what is there, unless it was told to stop.
fn read_library(folder: &Path, index: Option<&Path>, stop: &Stop, tell: impl Fn(LibraryReply)) {
    let mut news = |news| tell(LibraryReply::News(news));
    let read = library::refresh(folder, index, &games::summary, stop, &mut news);
    match read {
        Ok(Some(listing)) => tell(LibraryReply::Done(Ok(Arc::new(listing)))),
        Ok(None) => {}
        Err(error) => tell(LibraryReply::Done(Err(error.explain()))),
    }
}

fn request(
    asking: Asking,
    suggested: String,
    folder: Option<PathBuf>,
    text: &Text,
) -> DialogRequest {
    let (kind, title) = match asking {
        Asking::Open => (DialogKind::Open, "dialog-open-title"),
        Asking::Save => (DialogKind::Save, "dialog-save-title"),
        Asking::Opening => (DialogKind::Open, "dialog-opening-title"),
        Asking::Export => (DialogKind::Save, "dialog-export-title"),
        Asking::Library => (DialogKind::Folder, "dialog-library-title"),
    };
    let (type_name, extension) = match (asking, Format::of(Path::new(&suggested))) {
        (Asking::Export, Some(format)) => (format_key(format), format.ending()),
        _ => ("dialog-file-type", EXTENSION),
    };
    DialogRequest {
        kind,
        title: words!(text, title),
        file_name: (kind == DialogKind::Save).then_some(suggested),
        folder: folder.or_else(|| std::env::current_dir().ok()),
        file_type: FileType {
            name: words!(text, type_name),
            extension: extension.to_owned(),
        },
    }
}
