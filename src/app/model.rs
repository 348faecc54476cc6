//! Everything that is on the desk.

use crate::cause::Explain;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::coach::Verdict;
use crate::game::{Document, NodeId, Record, Stamp};
use crate::rules::Position;
use crate::storage::game_file::Print;
use crate::storage::settings::{Settings, SettingsError};

use super::action::{Effect, Ticket};
use super::clipboard::PastedGame;
use super::customs::{Clocks, Customs};
use super::damaged::Offered;
use super::dialog::{Asking, Dialog, Intent};
use super::drafts::Editor;
use super::example::Example;
use super::export::{Format, Wish};
use super::journal::{Entry, Recoveries};
use super::learning::Learning;
use super::library::Library;
use super::notice::{Failure, Notice};
use super::opening::Opening;
use super::reviewing::Reviewing;
use super::thinking::Thinking;
use super::training::Training;
use super::tutorial::Tutorial;
use super::what_if::Waits;

/// The state of the program. Only [`update`](super::update) changes it.
pub struct Model<P: Position> {
    /// The game on the desk.
    pub record: Record<P>,
    /// The file it was opened from or saved to.
    pub file: Option<PathBuf>,
    /// Whether it comes from a newer version, so that saving over its file would lose something.
    pub read_only: bool,
    /// The piece of the mover's that is about to move.
    pub selected: Option<P::Cell>,
    /// The ends of the moves of which one is to be chosen; see [`Model::weighed`].
    pub(super) weighed: Option<(P::Cell, P::Cell)>,
    /// The dialog that waits for an answer.
    pub dialog: Option<Dialog<P>>,
    /// What the status line says instead of whose turn it is.
    pub notice: Option<Notice<P>>,
    /// Whether the score sheet of a finished game is shown.
    pub sheet: bool,
    /// Whether the sheet of the review is shown.
    pub review_sheet: bool,
    /// The opening chosen for the next new game.
    pub opening: Option<Opening<P>>,
    /// What is remembered from one start to the next.
    pub settings: Settings,
    /// What the engine is wanted for, and what it has found.
    pub thinking: Thinking<P::Move>,
    /// What is under way between those who play.
    pub(super) customs: Customs,
    /// The clocks of the game.
    pub(super) clocks: Clocks,
    /// The native dialog that is open.
    pub waiting: Option<Waiting>,
    /// Whether the window may close now.
    pub closing: bool,
    /// Whether the cursor goes on by itself.
    pub(super) playing: bool,
    /// What the engine thinks of positions of the game on the desk.
    pub(super) verdicts: HashMap<P, Verdict>,
    /// Grows with every change of them.
    pub(super) verdict_revision: u64,
    /// The review that is under way.
    pub(super) reviewing: Option<Reviewing<P>>,
    /// The questions that are asked on a copy of the game.
    pub(super) learning: Option<Learning<P>>,
    /// The stock of questions to train with, and what is done with it.
    pub(super) training: Training<P>,
    /// The tutorial, while somebody goes through it.
    pub(super) tutorial: Option<Tutorial>,
    /// The example game that is shown.
    pub(super) example: Option<&'static Example>,
    /// Whether somebody is greeted who has just started the program for the first time.
    pub(super) greets: bool,
    /// The position editor, while it is open.
    pub(super) editor: Option<Editor<P>>,
    /// The library of games.
    pub library: Library,
    /// What is done once the game has been saved.
    pub(super) after_saving: Option<Intent<P>>,
    /// The file that is being read.
    pub(super) reading: Option<Reading>,
    /// The request to write the game on the desk whose answer is still out.
    pub(super) writing: Option<Ticket>,
    /// What the last export was to be.
    pub wish: Wish<P>,
    /// The request to write an export whose answer is still out.
    pub(super) exporting: Option<Ticket>,
    /// The request for a picture to copy whose answer is still out.
    pub(super) drawing: Option<Ticket>,
    /// The request to read a pasted text whose answer is still out.
    pub(super) pasting: Option<Ticket>,
    /// The pasted game that may take the place of the one on the desk.
    pub(super) pasted: Option<PastedGame<P>>,
    /// Whether cells that are chosen are marked.
    pub(super) pencil: bool,
    /// The state of the game that its file holds, if that is known.
    pub(super) saved: Option<Stamp>,
    /// What its file held when it was last read or written.
    pub(super) print: Option<Print>,
    /// The damaged file whose sound part is offered.
    pub(super) damaged: Option<Offered<P>>,
    /// What the journal is to be told of the game that has just come.
    pub(super) entry: Option<Entry<P>>,
    /// The games that were left unfinished.
    pub(super) recoveries: Recoveries,
    /// The game itself, while something is tried out on a copy of it.
    pub(super) waits: Option<Waits<P>>,
    /// The number of the game on the desk.
    pub(super) game: u64,
    /// The number of games that have lain on the desk, copies included.
    pub(super) games: u64,
    /// The number of tickets given out.
    pub(super) tickets: u64,
}

/// A native dialog that has not been answered yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The request.
    pub ticket: Ticket,
    /// What the file is for.
    pub asking: Asking,
}

/// The request for a file whose answer still counts.
pub(super) struct Reading {
    pub ticket: Ticket,
    pub path: PathBuf,
    /// The state of the game on the desk when the request was made.
    pub stamp: Stamp,
    /// Whether it is the file of the game on the desk, which takes it as a change.
    pub again: bool,
}

impl<P: Position> Model<P> {
    /// A desk with settings from a file. A notice says why that file is not used, if it is not.
    pub fn start(settings: Settings, problem: Option<SettingsError>) -> Model<P> {
        let mut model = Model::new(settings);
        model.notice = problem.map(|problem| {
            let why = problem.explain();
            Notice::Failed(Failure::Settings { why })
        });
        model
    }

    /// A desk with the start of the game that the settings name.
    pub fn new(mut settings: Settings) -> Model<P> {
        let mut document = Document::new(settings.new_game.setup::<P>());
        christen(&mut document, settings.new_game.names.clone());
        let entry = Entry::Begin {
            document: Arc::new(document.clone()),
            file: None,
        };
        let record = Record::from(document);
        settings.game = P::GAME.to_owned();
        let greets = !std::mem::replace(&mut settings.learning.greeted, true);
        Model {
            saved: Some(record.stamp()),
            print: None,
            damaged: None,
            entry: Some(entry),
            recoveries: Recoveries::default(),
            record,
            file: None,
            read_only: false,
            selected: None,
            weighed: None,
            dialog: None,
            notice: None,
            sheet: false,
            review_sheet: false,
            opening: None,
            settings,
            thinking: Thinking::default(),
            customs: Customs::default(),
            clocks: Clocks::default(),
            waiting: None,
            closing: false,
            playing: false,
            verdicts: HashMap::new(),
            verdict_revision: 0,
            reviewing: None,
            learning: None,
            training: Training::default(),
            tutorial: None,
            example: None,
            greets,
            editor: None,
            library: Library::default(),
            after_saving: None,
            reading: None,
            writing: None,
            waits: None,
            game: 1,
            wish: Wish::usual(Format::Png),
            exporting: None,
            drawing: None,
            pasting: None,
            pasted: None,
            pencil: false,
            games: 1,
            tickets: 0,
        }
    }

    /// The position under the cursor.
    pub fn position(&self) -> &P {
        self.record.position(self.record.cursor())
    }

    /// The number of the game on the desk, counted from the start; a copy on which something is
    /// tried out has one of its own. Nodes of one game are nothing in another.
    pub fn game_number(&self) -> u64 {
        self.game
    }

    /// The file that is being read.
    pub fn reading(&self) -> Option<&Path> {
        self.reading.as_ref().map(|reading| reading.path.as_path())
    }

    /// Whether the game has changes that its file does not hold.
    pub fn is_unsaved(&self) -> bool {
        Some(self.game().stamp()) != self.saved
    }

    /// Whether the game has ended at the cursor.
    pub fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// The moves of the selected piece.
    pub fn targets(&self) -> Vec<P::Move> {
        self.selected
            .filter(|_| !self.has_pencil())
            .map(|cell| self.moves_from(cell))
            .unwrap_or_default()
    }

    /// Where the selected piece is about to go, while it is asked how: more than one move leads
    /// there, or one that nobody should play unawares.
    pub fn weighed(&self) -> Option<P::Cell> {
        let (from, to) = self.weighed?;
        (self.selected == Some(from)).then_some(to)
    }

    /// The pass, where passing is legal.
    pub fn pass(&self) -> Option<P::Move> {
        self.legal_moves()
            .into_iter()
            .find(|&play| P::ends(play) == (None, None))
    }

    /// The legal moves at the cursor; none where a repetition or the players have ended the game.
    pub fn legal_moves(&self) -> Vec<P::Move> {
        if self.is_over() {
            Vec::new()
        } else {
            self.position().legal_moves()
        }
    }

    pub(super) fn moves_from(&self, cell: P::Cell) -> Vec<P::Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&play| P::ends(play).0 == Some(cell));
        moves
    }

    /// Whether the greeting of the first start is shown: nothing has been done yet.
    pub fn greets(&self) -> bool {
        let begun = self.record.next(NodeId::ROOT).is_some();
        self.greets && !begun && !self.is_what_if()
    }

    /// The settings are to be written as they are now.
    pub(crate) fn save_settings(&self) -> Effect<P> {
        Effect::SaveSettings(Box::new(self.settings.clone()))
    }

    pub(super) fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }
}

/// Names the players of a new game.
pub(super) fn christen<P: Position>(document: &mut Document<P>, names: [String; 2]) {
    for (player, name) in document.header_mut().players.0.iter_mut().zip(names) {
        player.name = name;
    }
}
