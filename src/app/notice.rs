//! What the status line has to say about the last action.

use crate::cause::Cause;
use std::path::PathBuf;

use crate::game::Place;
use crate::rules::{Position, Reason};
use crate::storage::game_file::{LeftOut, SaveError};
use crate::storage::game_text::Fault;

use super::action::Copying;
use super::customs::CustomNotice;

/// A message for the status line; the window finds the words. It stays until the next action.
#[derive(Clone, Debug)]
pub enum Notice<P: Position> {
    /// A move that may not be played.
    Illegal(P::Illegal),
    /// The game is over here, by this rule.
    Over(Reason),
    /// A typed text that is no move.
    NotAMove(String),
    /// A piece of the mover's that has no move.
    NoMoves(P::Cell),
    /// This was taken back.
    Undone(Place),
    /// A move of the person's was taken back, and with it the engine's answer.
    TurnUndone(Place),
    /// A move was taken back, and with it the pass that had been played after it by itself.
    PassUndone(Place),
    /// This was made again.
    Redone(Place),
    /// A move of the person's was made again, and with it the engine's answer.
    TurnRedone(Place),
    /// A move was made again, and with it the pass that had been played after it by itself.
    PassRedone(Place),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to make again.
    NothingToRedo,
    /// The score sheet was copied.
    SheetCopied,
    /// This was copied.
    Copied(Copying),
    /// There is no picture to copy, for this reason.
    NoPicture(Cause),
    /// The position that was set up is on the desk.
    SetUp,
    /// The editor was left, and the board in it is kept.
    DraftKept,
    /// What was pasted is on the desk, as a change of the game that lay there.
    Pasted,
    /// What was pasted is on the desk, in place of the game that lay there.
    PastedAnother,
    /// What was pasted is nothing that is known, for this reason.
    NotPasted(Fault),
    /// The position or the game was written to this file.
    Exported(PathBuf),
    /// A branch was deleted.
    Deleted,
    /// A branch became the main line.
    Promoted,
    /// The game was saved to this file.
    Saved(PathBuf),
    /// A game was opened from this file.
    Opened(PathBuf),
    /// The file was written by a newer version: it may be read, not saved over.
    ReadOnly(PathBuf),
    /// The native dialog was answered with this file when nobody waited for it any more.
    TooLate(PathBuf),
    /// These were dropped on the window, and it is not clear which of them to open.
    Dropped(Vec<PathBuf>),
    /// What is played now does not touch the game.
    WhatIf,
    /// The pencil is in the hand: how marks are drawn.
    Pencil,
    /// A question is asked, and the game waits.
    Asked,
    /// What was tried out is gone.
    WhatIfDropped,
    /// So many moves that were tried out are a variation now.
    WhatIfKept(usize),
    /// Nothing was tried out that the game does not have.
    NothingToKeep,
    /// There is nothing to review in an empty game.
    NothingToReview,
    /// A review has come to its end, and found so many turning points.
    Reviewed(usize),
    /// A review could not be, for this reason.
    NotReviewed(Cause),
    /// The review is given up.
    ReviewCancelled,
    /// There is no further turning point.
    NoMistake,
    /// Nothing of a game raises a question.
    NothingToLearn,
    /// The question is at another position, which is on the board again.
    BackAtQuestion,
    /// The question is answered: nothing more is to be played.
    QuestionAnswered,
    /// A tutorial lies on the desk, and the game waits.
    Tutored,
    /// The step of the tutorial is done: nothing more is to be played.
    StepDone,
    /// No more questions: the game is as it was.
    LearningLeft,
    /// There is nothing to train with of what was chosen.
    NothingToTrain,
    /// The training ends: so many of so many questions were answered at once.
    TrainingLeft {
        /// Those.
        once: usize,
        /// Of these.
        of: usize,
    },
    /// So many questions came to the training from the mistakes of a game.
    MistakesAdded(usize),
    /// The training has a problem: this.
    Training(Cause),
    /// A game that was left unfinished is on the desk again.
    Restored,
    /// This damaged file was opened without what is left out here.
    OpenedInPart(PathBuf, LeftOut),
    /// The same, as far as its journal was sound; a copy of that was kept here.
    RestoredInPart(PathBuf),
    /// No game was left unfinished.
    NothingUnfinished,
    /// The game is what another program wrote into its file.
    Reloaded(PathBuf),
    /// Something inside of the program went wrong, as is reported here.
    Panicked(PathBuf),
    /// This file is open in another window too.
    OpenElsewhere(PathBuf),
    /// Nothing can be made of journals, which were put aside here.
    JournalsAside(Vec<PathBuf>),
    /// The engine is about to move: a person is not.
    EngineThinks,
    /// A side is to be chosen before anything is played.
    ChooseSide,
    /// The players have changed sides.
    SidesChanged,
    /// The players keep their sides.
    SidesKept,
    /// Something about the customs of the table.
    Custom(CustomNotice),
    /// The engine cannot go on, for this reason.
    EngineFailed(Cause),
    /// This failed.
    Failed(Failure),
}

/// Something outside of the program failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Failure {
    /// A file could not be read.
    #[error("{}: {why}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        why: Cause,
    },
    /// A file is of another kind of game, one that the desk knows.
    #[error("{}: a game of {game}", path.display())]
    OtherGame {
        /// The file.
        path: PathBuf,
        /// Which game it is.
        game: &'static str,
    },
    /// A file could not be written.
    #[error("{}: {why}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: SaveError,
    },
    /// A game that was left unfinished could not be had.
    #[error("{why}")]
    Restore {
        /// What is wrong.
        why: Cause,
    },
    /// The journal could not be written.
    #[error("{why}")]
    Journal {
        /// What is wrong.
        why: Cause,
    },
    /// A picture or a text could not be written.
    #[error("{}: {why}", path.display())]
    Export {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: Cause,
    },
    /// The settings could not be used.
    #[error("{why}")]
    Settings {
        /// What is wrong, where, and what became of the file.
        why: Cause,
    },
    /// The settings could not be written.
    #[error("{}: {why}", path.display())]
    SaveSettings {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        why: Cause,
    },
    /// A file of that name is there already.
    #[error("{}: the file exists", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A file holds no opening that could be used.
    #[error("{}: no opening", path.display())]
    NoOpening {
        /// The file.
        path: PathBuf,
    },
}
