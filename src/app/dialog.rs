//! What may lie over the board and wait for an answer.

use std::path::PathBuf;

use crate::rules::{ByPlayer, Position};
use crate::storage::settings::Placement;

/// A dialog inside the window. There is never more than one.
#[derive(Clone, PartialEq, Debug)]
pub enum Dialog<P: Position> {
    /// Size, farmers, names and opening of a new game.
    NewGame,
    /// There are unsaved changes, and this would lose them.
    Unsaved(Intent<P>),
    /// A file of that name is there already, and was chosen for this.
    Overwrite(Asking, PathBuf),
    /// The path of a file, typed where no native dialog can be had.
    Path(Asking),
    /// Which engine is asked.
    Engine,
    /// The settings.
    Settings,
    /// The keyboard shortcuts.
    Shortcuts,
    /// What this program is.
    About,
}

/// Something that would lose unsaved changes.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent<P: Position> {
    /// Begin a new game.
    New(NewGame<P>),
    /// Open a game from a file still to be chosen.
    Choose,
    /// Open a game from this file.
    Open(PathBuf),
    /// Put the pasted game on the desk.
    Paste,
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

/// What a new game begins with.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame<P: Position> {
    /// The setup.
    pub setup: P::Setup,
    /// The players' names; empty for nobody in particular.
    pub names: [String; 2],
    /// Which sides the engine plays.
    pub engine: ByPlayer<bool>,
    /// Whether the second player may take either side after the opening.
    pub swap: bool,
    /// What each would give to be the first player, in half points, if they bid for it.
    pub bids: Option<ByPlayer<u32>>,
    /// How the first pieces come to the board.
    pub placement: Placement,
    /// Where the random numbers of a placement at random begin.
    pub seed: u64,
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
}
