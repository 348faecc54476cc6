//! Writes the journal of the game on the desk, and reads those that were left behind, on a thread
//! of its own.

use crate::cause::{Cause, Explain};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use crate::app::{Entry, Restored};
use crate::game::News;
use crate::platform::worker;
use crate::rules::Position;
use crate::storage::journal::{self, Claim, Journal, Survey};

use super::games;

/// What the journalist has to say.
pub enum Word<P: Position> {
    /// Games were left unfinished, or none.
    Unfinished(Survey),
    /// The journal cannot be written, for this reason.
    Failed(Cause),
    /// This file is open in another window too.
    OpenElsewhere(PathBuf),
    /// A game was read, or not, for this reason.
    Restored(Result<Box<Restored<P>>, Cause>),
}

/// What is done about a word.
type Answer<P> = Box<dyn Fn(Word<P>) + Send>;

enum Task<P: Position> {
    Tell(Entry<P>, Answer<P>),
    Seek(Answer<P>),
    Restore(PathBuf, Answer<P>),
    GiveUp(PathBuf),
}

/// Who keeps the journal. What was told is on disk when it is dropped.
pub struct Journalist<P: Position> {
    folder: Option<PathBuf>,
    tasks: Option<Sender<Task<P>>>,
    thread: Option<JoinHandle<()>>,
}

impl<P: Position> Journalist<P> {
    /// Journals are kept in this folder; without one there are none.
    pub fn new(folder: Option<PathBuf>) -> Journalist<P> {
        Journalist {
            folder,
            tasks: None,
            thread: None,
        }
    }

    /// Tells something to the journal.
    pub fn tell(&mut self, entry: Entry<P>, answer: impl Fn(Word<P>) + Send + 'static) {
        self.give(Task::Tell(entry, Box::new(answer)));
    }

    /// Looks for games that were left unfinished.
    pub fn seek(&mut self, answer: impl Fn(Word<P>) + Send + 'static) {
        self.give(Task::Seek(Box::new(answer)));
    }

    /// Reads the game in a journal, which then can go on.
    pub fn restore(&mut self, journal: PathBuf, answer: impl Fn(Word<P>) + Send + 'static) {
        self.give(Task::Restore(journal, Box::new(answer)));
    }

    /// Gives up the game in a journal that was left behind.
    pub fn give_up(&mut self, journal: PathBuf) {
        self.give(Task::GiveUp(journal));
    }

    fn give(&mut self, task: Task<P>) {
        let Some(folder) = &self.folder else { return };
        let tasks = self.tasks.get_or_insert_with(|| {
            let (tasks, given) = channel();
            let desk = Desk::new(folder.clone());
            match worker::run("journal", move || desk.work(&given), |()| {}) {
                Ok(thread) => self.thread = Some(thread),
                Err(error) => log::error!("no thread for the journal: {error}"),
            }
            tasks
        });
        if tasks.send(task).is_err() {
            log::error!("the journal has ended");
        }
    }
}

impl<P: Position> Drop for Journalist<P> {
    fn drop(&mut self) {
        // It ends with the last task.
        self.tasks = None;
        if self
            .thread
            .take()
            .is_some_and(|thread| thread.join().is_err())
        {
            log::error!("the journal panicked");
        }
    }
}

/// What the thread has before it.
struct Desk {
    folder: PathBuf,
    /// The journal of the game on the desk.
    current: Option<Journal>,
    /// One that was read and may go on.
    ready: Option<Journal>,
    /// The file of that game.
    claim: Option<(PathBuf, Claim)>,
    /// Whether it was told that it cannot be written.
    failing: bool,
}

impl Desk {
    fn new(folder: PathBuf) -> Desk {
        Desk {
            folder,
            current: None,
            ready: None,
            claim: None,
            failing: false,
        }
    }

    fn work<P: Position>(mut self, tasks: &Receiver<Task<P>>) {
        let mut put_off = None;
        while let Some(task) = put_off.take().or_else(|| tasks.recv().ok()) {
            match task {
                Task::Tell(Entry::News(mut news), answer) => {
                    // What has come in meanwhile is brought to the disk along with it.
                    put_off = gather(tasks, &mut news);
                    let told = self.current.as_mut().map(|journal| journal.tell(&news));
                    self.tell_failure(told, &answer);
                }
                Task::Tell(Entry::Filed(file), answer) => {
                    self.claim(&file, &answer);
                    let told = self.current.as_mut();
                    let told = told.map(|journal| journal.tell_file(&file));
                    self.tell_failure(told, &answer);
                }
                Task::Tell(Entry::Begin { document, file }, answer) => {
                    self.end();
                    if let Some(file) = &file {
                        self.claim(file, &answer);
                    }
                    let journal = Journal::begin(&self.folder, &*document, file.as_deref());
                    self.current = Some(journal);
                }
                Task::Tell(Entry::GoOn(path), _) => {
                    self.end();
                    self.current = self.ready.take().filter(|ready| ready.path() == path);
                }
                Task::Tell(Entry::End, _) => self.end(),
                Task::Seek(answer) => {
                    let survey = journal::survey(&self.folder, games::left);
                    answer(Word::Unfinished(survey));
                }
                Task::Restore(path, answer) => {
                    self.ready = None;
                    answer(Word::Restored(match journal::take_up::<P>(&path) {
                        Ok((recovered, journal, kept)) => {
                            self.ready = Some(journal);
                            Ok(Box::new(Restored {
                                record: recovered.record,
                                file: recovered.file,
                                kept,
                            }))
                        }
                        Err(error) => Err(error.explain()),
                    }));
                }
                Task::GiveUp(path) => {
                    if let Err(error) = journal::discard(&path) {
                        log::warn!("{}: {error}", path.display());
                    }
                }
            }
        }
    }

    /// Says where a file is open in another window.
    fn claim<P: Position>(&mut self, file: &Path, answer: &Answer<P>) {
        if self
            .claim
            .as_ref()
            .is_some_and(|(claimed, _)| claimed == file)
        {
            return;
        }
        self.claim = None;
        match Claim::of(&self.folder, file) {
            Ok(Some(claim)) => self.claim = Some((file.to_owned(), claim)),
            Ok(None) => answer(Word::OpenElsewhere(file.to_owned())),
            Err(error) => log::warn!("{}: {error}", file.display()),
        }
    }

    fn end(&mut self) {
        self.claim = None;
        if let Some(Err(error)) = self.current.take().map(Journal::end) {
            log::warn!("a journal stays: {error}");
        }
    }

    /// Says that writing failed, once until it succeeds again.
    fn tell_failure<P: Position>(&mut self, told: Option<std::io::Result<()>>, answer: &Answer<P>) {
        match told {
            Some(Err(error)) if !self.failing => {
                self.failing = true;
                answer(Word::Failed(error.explain()));
            }
            Some(Ok(())) => self.failing = false,
            _ => {}
        }
    }
}

/// Adds the news that have come in already, up to another task.
fn gather<P: Position>(tasks: &Receiver<Task<P>>, news: &mut Vec<News<P>>) -> Option<Task<P>> {
    loop {
        match tasks.try_recv().ok()? {
            Task::Tell(Entry::News(more), _) => news.extend(more),
            other => return Some(other),
        }
    }
}
