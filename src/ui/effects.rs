//! Does the effects: native dialogs, reading and writing, each off the window's thread.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::app::{Asking, Effect, Failure, Reply};
use crate::platform::{DialogKind, DialogRequest, FileDialogs, FileType, ParentWindow, worker};
use crate::rules::Position;
use crate::storage::game_file::{self, EXTENSION, Opened};

use super::seat::Seat;
use super::text::{Text, words};
use super::thinker::{Question, Thinker, Thought};

/// Wakes the window when a reply has come in.
pub type Wake = std::sync::Arc<dyn Fn() + Send + Sync>;

/// Does effects and collects their replies.
pub struct Effects<P: Seat> {
    dialogs: Box<dyn FileDialogs>,
    settings: Option<PathBuf>,
    sender: Sender<Reply<P>>,
    replies: Receiver<Reply<P>>,
    wake: Wake,
    thinker: Thinker<P>,
    /// Writing is waited for before the program ends.
    writers: Vec<JoinHandle<()>>,
}

impl<P: Seat> Effects<P> {
    /// Effects that ask for files through `dialogs` and keep settings in the file `settings`
    /// (nowhere without one).
    pub fn new(dialogs: Box<dyn FileDialogs>, settings: Option<PathBuf>, wake: Wake) -> Self {
        let (sender, replies) = channel();
        Effects {
            dialogs,
            settings,
            sender,
            replies,
            wake,
            thinker: Thinker::default(),
            writers: Vec::new(),
        }
    }

    /// The next reply that has come in.
    pub fn reply(&self) -> Option<Reply<P>> {
        self.replies.try_recv().ok()
    }

    /// The next reply, waited for so long.
    pub fn reply_within(&self, patience: Duration) -> Option<Reply<P>> {
        self.replies.recv_timeout(patience).ok()
    }

    /// Begins an effect. Closing the window is the window's own.
    pub fn begin(&mut self, effect: Effect<P>, text: &Text, parent: Option<&dyn ParentWindow>) {
        let answer = self.answer();
        match effect {
            Effect::Ask {
                ticket,
                asking,
                suggested,
                folder,
            } => {
                let reply = Box::new(move |outcome| answer(Reply::Asked { ticket, outcome }));
                self.dialogs
                    .request(request(asking, suggested, folder, text), parent, reply);
            }
            Effect::CloseDialog => self.dialogs.close(),
            Effect::Read {
                ticket,
                asking,
                path,
            } => {
                let file = path.clone();
                let work = move || read(file);
                self.work("open", work, move |result| {
                    answer(Reply::Read {
                        ticket,
                        asking,
                        path,
                        result,
                    });
                });
            }
            Effect::Write {
                ticket,
                path,
                document,
                stamp,
                overwrite,
            } => {
                let file = path.clone();
                let work = move || {
                    if !overwrite && file.exists() {
                        return Err(Failure::Exists { path: file });
                    }
                    game_file::save(&file, &document).map_err(|error| Failure::Write {
                        path: file,
                        why: error.to_string(),
                    })
                };
                self.work("save", work, move |result| {
                    answer(Reply::Written {
                        ticket,
                        path,
                        stamp,
                        result,
                    });
                });
            }
            Effect::SaveSettings(settings) => {
                let Some(path) = self.settings.clone() else {
                    return;
                };
                let work = move || {
                    settings.save(&path).map_err(|error| Failure::SaveSettings {
                        path,
                        why: error.to_string(),
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
                    lines,
                };
                self.thinker.think(question, tell);
            }
            Effect::StopThinking => self.thinker.rest(),
            Effect::CloseWindow => {}
        }
    }

    fn answer(&self) -> impl Fn(Reply<P>) + Send + 'static {
        let (sender, wake) = (self.sender.clone(), self.wake.clone());
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
        self.dialogs.close();
        for writer in self.writers.drain(..) {
            if writer.join().is_err() {
                log::error!("a worker panicked");
            }
        }
    }
}

fn read<P: Position>(path: PathBuf) -> Result<Box<Opened<P>>, Failure> {
    let opened = game_file::open(&path).and_then(|file| match file.game() == P::GAME {
        true => file.read::<P>(),
        false => Err(file.unknown(&[P::GAME])),
    });
    opened.map(Box::new).map_err(|error| Failure::Read {
        path,
        why: error.to_string(),
    })
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
    };
    DialogRequest {
        kind,
        title: words!(text, title),
        file_name: (asking == Asking::Save).then_some(suggested),
        folder: folder.or_else(|| std::env::current_dir().ok()),
        file_type: FileType {
            name: words!(text, "dialog-file-type"),
            extension: EXTENSION.to_owned(),
        },
    }
}
