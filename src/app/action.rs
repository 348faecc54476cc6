//! What a person can do, and what the program does about it outside of the model.

use crate::cause::Cause;
use std::path::PathBuf;
use std::sync::Arc;

use unic_langid::LanguageIdentifier;

use crate::coach::training::{Day, Deck, Effort as SeekingEffort, Exercise, Held, Quarry};
use crate::coach::{Answer, Progress, Proposal, Question};
use crate::engine::{Effort, Level, Limits, Report};
use crate::export::Raster;
use crate::game::{Document, Mark, NodeId, Stamp, Symbol};
use crate::platform::DialogOutcome;
use crate::rules::{Player, Position};
use crate::storage::game_file::{InTheWay, Opened, Print, SaveError};
use crate::storage::game_text::Fault;
use crate::storage::journal::Survey;
use crate::storage::pasted::Pasted;
use crate::storage::settings::{
    EngineSettings, Pace, ReviewSettings, Settings, Theme, TimelineView, WindowSize,
};

use super::adaptation::Adaptation;
use super::customs::Custom;
use super::damaged::Damaged;
use super::dialog::{Asking, Dialog, Errand, NewGame};
use super::editor::Edit;
use super::example::Example;
use super::export::{Format, Wish};
use super::journal::{Entry, Recovery, Restored};
use super::learning::Lesson;
use super::library::{Browse, LibraryReply};
use super::notice::Failure;
use super::senses::Sense;
use super::training::Drill;
use super::tutorial::Tuition;

/// Everything that can happen to the [`Model`](super::Model).
pub enum Action<P: Position> {
    /// A cell was clicked, or chosen with the keyboard.
    Point(P::Cell),
    /// A drag began on a cell: its piece is selected.
    Lift(P::Cell),
    /// A piece was dragged from one cell to another.
    Drag {
        /// Where the drag began.
        from: P::Cell,
        /// Where it ended.
        to: P::Cell,
    },
    /// A piece is to go to a cell, but not before it was asked how.
    Weigh {
        /// Where the piece stands.
        from: P::Cell,
        /// Where it is to go.
        to: P::Cell,
    },
    /// A move was chosen among those that were weighed.
    Choose(P::Move),
    /// A move was typed.
    Type(String),
    /// The mover passes.
    Pass,
    /// Whatever is open or selected goes away, the topmost first.
    Escape,
    /// Moves are tried out from here on, without touching the game.
    WhatIf,
    /// The position editor is opened.
    OpenEditor,
    /// Something is done in the position editor.
    Edit(Edit<P>),
    /// Something is done with the library.
    Browse(Browse),
    /// Something is done about games that were left unfinished.
    Recover(Recovery),
    /// What was tried out is kept as a variation.
    KeepWhatIf,
    /// What was tried out is dropped.
    DropWhatIf,
    /// The last change of the game is taken back.
    Undo,
    /// The change taken back last is made again.
    Redo,
    /// The cursor moves along the line.
    Step(Step),
    /// The cursor goes on along the line by itself, or no longer.
    PlayThrough(bool),
    /// While it does, it is time for the next ply.
    PlayOn,
    /// The cursor jumps to a node of the tree.
    GoTo(NodeId),
    /// A node and everything after it is deleted.
    Delete(NodeId),
    /// Everything after a node is deleted.
    Trim(NodeId),
    /// A node goes before its elder sibling, or after its younger one.
    Reorder {
        /// The node.
        node: NodeId,
        /// Whether it goes before.
        earlier: bool,
    },
    /// The line through a node becomes the main line.
    Promote(NodeId),
    /// The comment of a node is written.
    Comment {
        /// The node.
        node: NodeId,
        /// All of the comment.
        text: String,
        /// Whether it goes on from the last change of it, so that both are one step.
        goes_on: bool,
    },
    /// The move that led to the cursor is judged; by the same symbol again, no longer.
    Judge(Symbol),
    /// A mark is drawn at the cursor, or wiped where it is there already.
    Mark(Mark<P::Cell>),
    /// All marks at the cursor are wiped.
    WipeMarks,
    /// A dialog is opened.
    Show(Dialog<P>),
    /// Something is done that is customary at a table.
    Custom(Custom),
    /// A new game begins, once unsaved changes are dealt with.
    NewGame(NewGame<P::Setup>),
    /// Something is wanted of another kind of game.
    Leave(Errand),
    /// A file with an opening is chosen for the New game dialog.
    ChooseOpening,
    /// A game is opened, from a file still to be chosen.
    Open,
    /// A game is opened from this file.
    OpenFile(PathBuf),
    /// Files were dropped on the window.
    Drop(Vec<PathBuf>),
    /// The game is saved to its file.
    Save,
    /// The game is saved to a file to be chosen.
    SaveAs,
    /// The position or the game is written as a picture or a text, to a file to be chosen.
    Export(Wish<P>),
    /// Something is copied to the clipboard.
    Copy(Copying),
    /// A text was pasted, whatever it is.
    Paste(String),
    /// The unsaved changes are saved before going on.
    SaveFirst,
    /// The unsaved changes are given up.
    Discard,
    /// The file that is in the way is overwritten.
    Overwrite,
    /// The game takes what another program wrote into its file.
    Reload,
    /// It is saved elsewhere instead.
    SaveBeside,
    /// A path was typed where no native dialog could be had.
    EnterPath(PathBuf),
    /// Put on the desk what can be read of the damaged file.
    OpenSoundPart,
    /// The person would rather type a path than wait for the native dialog.
    TypePathInstead,
    /// The window is asked to close.
    Close,
    /// The score sheet is opened or put away.
    ShowSheet(bool),
    /// The score sheet has been copied.
    TellSheetCopied,
    /// The board is turned round.
    Flip,
    /// The window is adapted to the hands.
    Adapt(Adaptation),
    /// What lies over the board from now on, by its names.
    LayOver(Vec<String>),
    /// The timeline shows something else.
    ShowTimeline(TimelineView),
    /// The cursor goes on by itself faster, or slower.
    SetPace(Pace),
    /// Another theme is chosen.
    SetTheme(Theme),
    /// The window speaks another language; without one, that of the system.
    SetLanguage(Option<LanguageIdentifier>),
    /// Something is set for eyes or ears.
    Sense(Sense),
    /// Moves are shown in motion, or at once.
    SetAnimations(bool),
    /// The player who may take either side does so, or keeps the own one.
    ChooseSide {
        /// Whether the sides are changed.
        takes: bool,
    },
    /// The engine plays a side, or no longer.
    SeatEngine(Player, bool),
    /// The engine looks at every position the person comes to, or no longer.
    Analyse(bool),
    /// The engine says what it would play.
    Hint,
    /// The engine makes the next move, whoever's turn it is; at once, if it is thinking about it.
    EngineMove,
    /// The engine stops whatever it does.
    StopEngine,
    /// What the engine is asked for from now on.
    SetEngine(EngineSettings),
    /// Another engine is asked from now on, by its command; or the desk's own.
    UseEngine(Option<String>),
    /// The engine goes through the line of the game.
    Review,
    /// It is not to go on with that.
    CancelReview,
    /// The sheet of the review is opened or put away.
    ShowReview(bool),
    /// How long a review looks at a position from now on.
    SetReview(ReviewSettings),
    /// There is no further turning point that way.
    TellNoMistake,
    /// Something is done with the questions that a game raises.
    Learn(Lesson<P>),
    /// Something is done with the training.
    Train(Drill),
    /// Something is done with the tutorial.
    Tutor(Tuition),
    /// An example game is shown.
    ShowExample(&'static Example),
    /// The greeting of the first start is put away.
    EndGreeting,
    /// What the window is like now, to be remembered for the next start.
    RememberWindow(WindowSize),
    /// An effect has come to its end.
    Reply(Reply<P>),
}

/// What is copied to the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copying {
    /// The position under the cursor, in its notation.
    Position,
    /// The whole game, as text.
    Game,
    /// The board, as a picture.
    Picture,
}

/// A movement of the cursor along the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// To the start of the game.
    First,
    /// One ply back.
    Back,
    /// One ply on.
    Forward,
    /// To the end of the line.
    Last,
    /// To this many plies after the start.
    To(usize),
}

/// Tells one request from all others, so that a late answer can be known and dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket(pub u64);

/// Work outside of the model.
pub enum Effect<P: Position> {
    /// Ask for a file with the system's own dialog.
    Ask {
        /// Comes back with the answer.
        ticket: Ticket,
        /// What the file is for.
        asking: Asking,
        /// The file name that a save dialog suggests.
        suggested: String,
        /// The folder to start in.
        folder: Option<PathBuf>,
    },
    /// Close the system's dialog: its answer is not wanted any more.
    CloseDialog,
    /// Read a game.
    Read {
        /// Comes back with the game.
        ticket: Ticket,
        /// What the game is for.
        asking: Asking,
        /// The file.
        path: PathBuf,
    },
    /// Write a game, never half.
    Write {
        /// Comes back with the result.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// The game as it is now.
        document: Arc<Document<P>>,
        /// Its state, as it comes back with the result.
        stamp: Stamp,
        /// What may stand in the file.
        may_stand: InTheWay,
    },
    /// Write the game, or the position under its cursor, in another form.
    Export {
        /// Comes back with the result.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// What it is to hold.
        format: Format,
        /// What else is wanted of it.
        wish: Wish<P>,
        /// The game as it is now.
        document: Arc<Document<P>>,
        /// What the engine proposes at its cursor.
        proposed: Vec<P::Move>,
        /// Whether a file of that name may be replaced.
        overwrite: bool,
    },
    /// Tell the journal of the game on the desk.
    Journal(Entry<P>),
    /// Find the games that were left unfinished.
    SeekUnfinished,
    /// Read the game in a journal that was left behind.
    Restore {
        /// Comes back with the game.
        ticket: Ticket,
        /// The journal.
        journal: PathBuf,
    },
    /// Give up the game in a journal that was left behind.
    GiveUp(PathBuf),
    /// Put a text into the clipboard.
    CopyText(String),
    /// Draw a picture of a position.
    Draw {
        /// Comes back with the picture.
        ticket: Ticket,
        /// The game, at whose cursor the position is.
        document: Arc<Document<P>>,
        /// What the engine proposes there.
        proposed: Vec<P::Move>,
    },
    /// Put a picture into the clipboard.
    CopyPicture(Raster),
    /// Find out what a pasted text is.
    ReadPasted {
        /// Comes back with what it is.
        ticket: Ticket,
        /// The text.
        text: String,
        /// The setup under which it was played, unless it says another.
        setup: P::Setup,
    },
    /// Let the engine think; what it was thinking about before is given up.
    Think {
        /// Comes back with all it finds.
        ticket: Ticket,
        /// The position.
        position: P,
        /// The positions before it, from the start of the game.
        earlier: Vec<P>,
        /// The moves that led from one to the next.
        moves: Vec<P::Move>,
        /// The command of the engine that is asked; without it, the desk's own.
        program: Option<String>,
        /// How long it may think.
        limits: Limits,
        /// How well it is to play.
        level: Level,
        /// The number of best lines to find.
        lines: usize,
    },
    /// Let the engine rest.
    StopThinking,
    /// Review the line through the cursor of a game; what was reviewed before is given up.
    Review {
        /// Comes back with all that is found.
        ticket: Ticket,
        /// The game.
        document: Arc<Document<P>>,
        /// How long each position may be looked at.
        limits: Limits,
    },
    /// Give the review up.
    StopReview,
    /// Find out how good the answer to a question is.
    Weigh {
        /// Comes back with how good it is.
        ticket: Ticket,
        /// The question.
        question: Box<Question<P>>,
        /// The answer.
        play: P::Move,
        /// How long each look may take.
        limits: Limits,
    },
    /// Read the folder of the library; what was read of it before is given up.
    ReadLibrary {
        /// Comes back with what is there.
        ticket: Ticket,
        /// The folder.
        folder: PathBuf,
    },
    /// Check a move of a person who is to hold the result of a question, and answer it.
    Hold {
        /// Comes back with what became of the result.
        ticket: Ticket,
        /// The question.
        question: Box<Question<P>>,
        /// The moves played since.
        since: Vec<P::Move>,
        /// The move.
        play: P::Move,
        /// How long each look may take.
        limits: Limits,
    },
    /// Read the stock of training questions.
    ReadTraining {
        /// Comes back with the stock.
        ticket: Ticket,
    },
    /// Write the stock of training questions.
    SaveTraining(Box<Deck<P>>),
    /// Seek training questions in one place; what was sought before is given up.
    Seek {
        /// Comes back with what was found.
        ticket: Ticket,
        /// The place.
        quarry: Quarry<P>,
        /// How hard to seek.
        effort: SeekingEffort,
    },
    /// Give that up.
    StopSeeking,
    /// Leave the desk to another kind of game; nothing of this one is wanted any more.
    Leave(Errand),
    /// Write the settings.
    SaveSettings(Box<Settings>),
    /// Close the window.
    CloseWindow,
}

/// The end of an effect.
pub enum Reply<P: Position> {
    /// The native dialog was answered.
    Asked {
        /// The request it answers.
        ticket: Ticket,
        /// The file, or why there is none.
        outcome: DialogOutcome,
    },
    /// A game was read, or not.
    Read {
        /// The request it answers.
        ticket: Ticket,
        /// What the game is for.
        asking: Asking,
        /// The file.
        path: PathBuf,
        /// The game, or why there is none.
        result: Result<Box<Opened<P>>, Failure>,
    },
    /// A file that was to be read is damaged; a part of it can be read.
    Damaged {
        /// The request.
        ticket: Ticket,
        /// What can be read.
        damaged: Box<Damaged<P>>,
    },
    /// A game was written, or not.
    Written {
        /// The request it answers.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// The state of the game that was written.
        stamp: Stamp,
        /// What stands in the file now, or why it was not written.
        result: Result<Print, SaveError>,
    },
    /// Games that were left unfinished were found, or none.
    Unfinished(Survey),
    /// The game in a journal was read, or not.
    Restored {
        /// The request it answers.
        ticket: Ticket,
        /// The journal.
        journal: PathBuf,
        /// The game, or why there is none.
        result: Result<Box<Restored<P>>, Cause>,
    },
    /// The journal cannot be written, for this reason.
    JournalFailed(Cause),
    /// This file is open in another window too.
    OpenElsewhere(PathBuf),
    /// A thread has panicked; this is the report of it.
    Panicked(PathBuf),
    /// An export was written, or not.
    Exported {
        /// The request it answers.
        ticket: Ticket,
        /// The file.
        path: PathBuf,
        /// Why it was not written.
        result: Result<(), Failure>,
    },
    /// A picture was drawn, or it is told why not.
    Drawn {
        /// The request it answers.
        ticket: Ticket,
        /// The picture.
        result: Result<Raster, Cause>,
    },
    /// A pasted text was read, or not.
    Pasted {
        /// The request it answers.
        ticket: Ticket,
        /// What it is, or what is wrong in it.
        result: Result<Pasted<P>, Fault>,
    },
    /// A pasted text is of another kind of game.
    PastedElsewhere {
        /// The request it answers.
        ticket: Ticket,
        /// What is to be done with it.
        errand: Errand,
    },
    /// The engine has found something.
    Thought {
        /// The request it answers.
        ticket: Ticket,
        /// What it has found so far.
        report: Report<P::Move>,
        /// Whether that is its last word.
        finished: bool,
    },
    /// The engine goes on.
    Worked {
        /// The request it is about.
        ticket: Ticket,
        /// The work so far.
        effort: Effort,
    },
    /// The engine cannot go on.
    EngineFailed {
        /// The request it was about.
        ticket: Ticket,
        /// What is wrong with it.
        why: Cause,
    },
    /// A review goes on.
    Reviewing {
        /// The request it is about.
        ticket: Ticket,
        /// How far it has come.
        progress: Progress,
    },
    /// A review has come to its end.
    Reviewed {
        /// The request it answers.
        ticket: Ticket,
        /// What it found, or why it could not be.
        result: Result<Vec<Proposal<P>>, Cause>,
    },
    /// An answer was weighed.
    Weighed {
        /// The request it answers.
        ticket: Ticket,
        /// How good it is, or why that cannot be found out.
        result: Result<Answer<P::Move>, Cause>,
    },
    /// The folder of the library is being read, or was.
    Library {
        /// The request it answers.
        ticket: Ticket,
        /// What is there.
        reply: LibraryReply,
    },
    /// A move was checked that was to hold a result.
    Held {
        /// The request it answers.
        ticket: Ticket,
        /// What became of the result, or why that cannot be found out.
        result: Result<Held<P::Move>, Cause>,
    },
    /// The stock of training questions was read.
    TrainingRead {
        /// The request it answers.
        ticket: Ticket,
        /// The day on which that was.
        today: Day,
        /// The stock.
        deck: Box<Deck<P>>,
        /// Why it is not all there.
        problem: Option<Cause>,
    },
    /// Training questions were sought.
    Sought {
        /// The request it answers.
        ticket: Ticket,
        /// Those that were found, or why none could be.
        result: Result<Vec<Exercise<P>>, Cause>,
    },
    /// The settings could not be written.
    SettingsNotSaved(Failure),
    /// The training could not be written, for this reason.
    TrainingNotSaved(Cause),
}
