//! What may lie over the board and wait for an answer.

use std::path::PathBuf;

use serde_json::Value;

use crate::game::TimeControl;
use crate::rules::{ByPlayer, Position};
use crate::storage::settings::Placement;

use super::customs::Again;

/// A dialog inside the window. There is never more than one.
#[derive(Clone, PartialEq, Debug)]
pub enum Dialog<P: Position> {
    /// Size, farmers, names and opening of a new game.
    NewGame,
    /// There are unsaved changes, and this would lose them.
    Unsaved(Intent<P>),
    /// A file of that name is there already, and was chosen for this.
    Overwrite(Asking, PathBuf),
    /// Another program has changed the file of the game since it was read.
    Changed(PathBuf),
    /// The file that was to be opened is damaged; a part of it can be read.
    Damaged,
    /// The path of a file, typed where no native dialog can be had.
    Path(Asking),
    /// What an export is to be.
    Export,
    /// Which engine is asked.
    Engine,
    /// The games that were left unfinished.
    Unfinished,
    /// The settings.
    Settings,
    /// The keyboard shortcuts.
    Shortcuts,
    /// The rules of the game on the desk, in short.
    Rules,
    /// What this program is.
    About,
}

/// Something that would lose unsaved changes.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent<P: Position> {
    /// Begin a new game.
    New(NewGame<P::Setup>),
    /// Begin a game like the one on the desk.
    Again(Again),
    /// Open a game from a file still to be chosen.
    Choose,
    /// Open a game from this file.
    Open(PathBuf),
    /// Put the game in this journal on the desk.
    Restore(PathBuf),
    /// Put the pasted game on the desk.
    Paste,
    /// Leave the desk to another kind of game.
    Leave(Errand),
    /// Begin a game from a position that was set up.
    Start {
        /// The position.
        position: P,
        /// Whether the engine looks at it.
        analyse: bool,
    },
    /// Close the window.
    Close,
}

/// What is wanted of a kind of game other than the one on the desk; each names it as files do.
#[derive(Clone, PartialEq, Debug)]
pub enum Errand {
    /// A new game, its setup as in files.
    New(&'static str, NewGame<Value>),
    /// The game in this file.
    Open(&'static str, PathBuf),
    /// The game in this journal.
    Restore(&'static str, PathBuf),
    /// The game or the position in a pasted text.
    Paste(&'static str, String),
}

impl Errand {
    /// The game that it is about.
    pub fn game(&self) -> &'static str {
        match self {
            Errand::New(game, _)
            | Errand::Open(game, _)
            | Errand::Restore(game, _)
            | Errand::Paste(game, _) => game,
        }
    }
}

/// What a new game begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame<S> {
    /// The setup.
    pub setup: S,
    /// The players' names; empty for nobody in particular.
    pub names: [String; 2],
    /// Which sides the engine plays.
    pub engine: ByPlayer<bool>,
    /// Whether the second player may take either side after the opening.
    pub swap: bool,
    /// What each would give to be the first player, in half points, if they bid for it.
    pub bids: Option<ByPlayer<u32>>,
    /// The time that each has; without it there are no clocks.
    pub time: Option<TimeControl>,
    /// How the first pieces come to the board.
    pub placement: Placement,
    /// Whether the one who moves first was drawn by lot.
    pub by_lot: bool,
    /// Where the random numbers of a placement at random begin.
    pub seed: u64,
}

impl<S> NewGame<S> {
    /// The same with another setup.
    pub fn with<T>(self, setup: T) -> NewGame<T> {
        NewGame {
            setup,
            names: self.names,
            engine: self.engine,
            swap: self.swap,
            bids: self.bids,
            time: self.time,
            placement: self.placement,
            by_lot: self.by_lot,
            seed: self.seed,
        }
    }
}

/// What a file is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// To open a game.
    Open,
    /// To save the game.
    Save,
    /// To write the position or the game in another form.
    Export,
    /// To take the opening from.
    Opening,
    /// A folder, to be the library.
    Library,
}
