//! The games at the desk. Only here does the window name one: a further game takes its seat by a
//! line in [`GAMES`], and its words by one in `languages.rs`.

use crate::cause::{Cause, Explain};
use std::path::Path;

use egui::Context;

use crate::app::{Errand, Model};
use crate::coach::library::Summary;
use crate::rules::{agon, agora, agros};
use crate::storage::game_file::{self, FileError, Parsed, Salvaged};
use crate::storage::journal::Left;
use crate::storage::pasted;
use crate::storage::settings::{Settings, SettingsError};

use super::chosen_setup::{AnySetup, ChosenSetup};
use super::effects::{Effects, Surroundings};
use super::library::{Browsing, Exhibit};
use super::seat::Seat;
use super::window::{AnyWindow, Window};

/// The games, in the order in which they are offered; the first is there at the first start.
pub const GAMES: &[Game] = &[
    Game::of::<agros::Position>(),
    Game::of::<agon::Position>(),
    Game::of::<agora::Position>(),
];

/// What can be done with a game whose kind is known at run time only.
pub struct Game {
    /// Its name in files and commands.
    pub name: &'static str,
    /// The setup chosen last.
    pub setup: fn(&Settings) -> Box<dyn AnySetup>,
    /// Reads a game of the kind, only to say what is wrong with it.
    pub check: fn(Parsed) -> Result<(), FileError>,
    /// Whether something can be had of a damaged game of the kind.
    pub recovers: fn(Salvaged) -> bool,
    /// Whether a pasted text is a game or a position of the kind.
    pub reads: fn(&str) -> bool,
    /// What was left of a game in a journal.
    pub left: fn(&Path) -> Left,
    /// What the library shows of its games.
    pub exhibit: Exhibit,
    /// Opens its window.
    pub open: fn(&Context, Beginning) -> Box<dyn AnyWindow>,
}

/// What a window begins with.
pub struct Beginning {
    /// What is remembered from before.
    pub settings: Settings,
    /// Why the settings on disk are not used.
    pub problem: Option<SettingsError>,
    /// What is around it.
    pub around: Surroundings,
    /// What was looked at in the library.
    pub browsing: Browsing,
    /// What is to be done at once.
    pub errand: Option<Errand>,
}

impl Game {
    const fn of<P: Seat>() -> Game {
        Game {
            name: P::GAME,
            setup: |settings| Box::new(ChosenSetup::<P>(settings.new_game.setup::<P>())),
            check: |file| file.read::<P>().map(|_| ()),
            recovers: |file| file.read::<P>().is_some(),
            reads: |text| pasted::read::<P>(text, &P::Setup::default()).is_ok(),
            left: Left::of::<P>,
            exhibit: Exhibit::of::<P>(),
            open: open::<P>,
        }
    }
}

fn open<P: Seat>(ctx: &Context, beginning: Beginning) -> Box<dyn AnyWindow> {
    let model = Model::<P>::start(beginning.settings, beginning.problem);
    let effects = Effects::new(beginning.around);
    let mut window = match beginning.errand {
        Some(errand) => Window::sent(ctx, model, effects, errand),
        None => Window::new(ctx, model, effects, None),
    };
    window.browse_on(beginning.browsing);
    Box::new(window)
}

/// The game of that name.
pub fn named(name: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.name == name)
}

/// The names of all games.
pub fn names() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.name).collect()
}

/// Sums up the game in a file, whatever kind it is; else why there is none.
pub fn summary(path: &Path) -> Result<Summary, Cause> {
    let file = game_file::open(path).map_err(|error| error.explain())?;
    let summary = match named(file.game()) {
        Some(game) => (game.exhibit.summary)(file),
        None => Err(file.unknown(&names())),
    };
    summary.map_err(|error| error.explain())
}

/// What was left in the journal of a game of that name.
pub fn left(game: &str, journal: &Path) -> Option<Left> {
    named(game).map(|game| (game.left)(journal))
}

/// The game that can make something of a pasted text.
pub fn reading(text: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| (game.reads)(text))
}
