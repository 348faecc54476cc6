//! The settings: one JSON file in the user's configuration directory.

mod hands;
mod reading;
mod senses;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

use crate::coach::training::{Choice, Effort};
use crate::engine::Level;
use crate::game::TimeControl;
use crate::rules::Position;

use super::merging::merged;
use super::{atomic_write, read_file};

pub use reading::SettingsError;
pub use senses::{Colours, TextSize, Volume};

/// No settings come near this size.
pub(super) const LIMIT: u64 = 1 << 20;

/// The number of recent files that are remembered.
pub(super) const RECENT: usize = 10;

/// What the program remembers from one run to the next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The game that was on the desk last; empty before there was one.
    pub game: String,
    /// Light or dark.
    pub theme: Theme,
    /// The colours, for eyes of every kind.
    pub colours: Colours,
    /// How large text is.
    pub text_size: TextSize,
    /// How loud moves sound.
    pub volume: Volume,
    /// The language of the window; without one, that of the system.
    pub language: Option<LanguageIdentifier>,
    /// What the dialog for a new game starts with.
    pub new_game: NewGame,
    /// Whether the second player sits at the bottom.
    pub flipped: bool,
    /// So many sides the board is turned further, clockwise.
    pub turned: u8,
    /// Whether the board is mirrored.
    pub mirrored: bool,
    /// Whether the panels are left of the board.
    pub panels_left: bool,
    /// Whether all that is pressed is large enough for fingers.
    pub large_targets: bool,
    /// Keys that were chosen for commands, both by their names.
    #[serde(deserialize_with = "hands::keys_that_can_be_read")]
    keys: BTreeMap<String, String>,
    /// Whether moves are animated.
    pub animations: bool,
    /// Whether nothing moves where the system asks for that.
    pub heeds_motion: bool,
    /// Whether a pass that is the only legal move is played by itself.
    pub auto_pass: bool,
    /// What the engine is asked for.
    pub engine: EngineSettings,
    /// The command of another engine, which speaks UGI; without it, the desk's own thinks.
    pub engine_program: Option<String>,
    /// How a review looks at a game.
    pub review: ReviewSettings,
    /// Which questions are trained with.
    pub training: TrainingSettings,
    /// How far somebody has come who learns the games.
    pub learning: LearningSettings,
    /// What the timeline shows.
    pub timeline: TimelineView,
    /// How fast the cursor goes on by itself.
    pub pace: Pace,
    /// What lies over the board, by the game's name.
    overlays: BTreeMap<String, Vec<String>>,
    /// The board that was left last in the position editor, by the game's name.
    drafts: BTreeMap<String, String>,
    /// What was agreed for that board, by the game's name.
    draft_setups: BTreeMap<String, Value>,
    /// The library of games.
    pub library: LibrarySettings,
    /// The inner size of the window, in points.
    pub window: Option<WindowSize>,
    /// How else the window was arranged.
    pub arrangement: Arrangement,
    /// Whether the program opens with the game with which it was closed.
    pub resumes: bool,
    /// The game with which it was closed, if that was in a file.
    pub left_off: Option<LeftOff>,
    recent: Vec<PathBuf>,
    /// Keys of another version, kept.
    #[serde(flatten)]
    extra: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            game: String::new(),
            theme: Theme::System,
            colours: Colours::default(),
            text_size: TextSize::default(),
            volume: Volume::default(),
            language: None,
            new_game: NewGame::default(),
            flipped: false,
            turned: 0,
            mirrored: false,
            panels_left: false,
            large_targets: false,
            keys: BTreeMap::new(),
            animations: true,
            heeds_motion: true,
            auto_pass: false,
            engine: EngineSettings::default(),
            engine_program: None,
            review: ReviewSettings::default(),
            training: TrainingSettings::default(),
            learning: LearningSettings::default(),
            timeline: TimelineView::default(),
            pace: Pace::default(),
            overlays: BTreeMap::new(),
            drafts: BTreeMap::new(),
            draft_setups: BTreeMap::new(),
            library: LibrarySettings::default(),
            window: None,
            arrangement: Arrangement::default(),
            resumes: true,
            left_off: None,
            recent: Vec::new(),
            extra: Map::new(),
        }
    }
}

/// What the engine is asked for in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct EngineSettings {
    milliseconds: u32,
    lines: u8,
    level: u8,
}

impl EngineSettings {
    /// The most lines that are told.
    pub const MOST_LINES: u8 = 5;

    /// The time for a move that it plays and for a hint, in milliseconds: up to ten minutes.
    pub fn milliseconds(self) -> u32 {
        self.milliseconds.clamp(10, 600_000)
    }

    /// How well it plays. Hints and analyses are always as good as they can be.
    pub fn level(self) -> Level {
        Level::new(self.level).unwrap_or_default()
    }

    /// The number of best lines that it tells: 1 to [`MOST_LINES`](Self::MOST_LINES).
    pub fn lines(self) -> u8 {
        self.lines.clamp(1, Self::MOST_LINES)
    }

    /// The same with another time.
    pub fn with_milliseconds(self, milliseconds: u32) -> Self {
        EngineSettings {
            milliseconds,
            ..self
        }
    }

    /// The same with another number of lines.
    pub fn with_lines(self, lines: u8) -> Self {
        EngineSettings { lines, ..self }
    }

    /// The same at another level.
    pub fn with_level(self, level: Level) -> Self {
        EngineSettings {
            level: level.number(),
            ..self
        }
    }
}

impl Default for EngineSettings {
    fn default() -> Self {
        EngineSettings {
            milliseconds: 2_000,
            lines: 3,
            level: Level::BEST.number(),
        }
    }
}

/// How long a review looks at each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ReviewSettings {
    milliseconds: u32,
    /// So many positions of the search instead, which finds the same on every machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl ReviewSettings {
    /// The times to choose from, in milliseconds.
    pub const TIMES: [u32; 4] = [30, 100, 300, 1_000];

    /// The time for a position, in milliseconds: up to a minute.
    pub fn milliseconds(self) -> u32 {
        self.milliseconds.clamp(5, 60_000)
    }

    /// The same with another time.
    pub fn with_milliseconds(self, milliseconds: u32) -> Self {
        ReviewSettings {
            milliseconds,
            nodes: None,
        }
    }
}

impl Default for ReviewSettings {
    fn default() -> Self {
        ReviewSettings {
            milliseconds: 100,
            nodes: None,
        }
    }
}

/// Which questions are trained with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct TrainingSettings {
    /// Where they come from.
    pub choice: Choice,
    /// The name of the person in games of their own: their mistakes become questions when a game
    /// is reviewed.
    pub name: String,
    /// How hard questions are sought; not kept.
    #[serde(skip)]
    pub effort: Effort,
}

/// How far somebody has come who learns the games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LearningSettings {
    /// Whether somebody was greeted at the first start.
    pub greeted: bool,
    /// The step of the tutorial that was reached, by the game's name.
    steps: BTreeMap<String, usize>,
}

impl LearningSettings {
    /// The step of a game's tutorial that was reached, counted from 0.
    pub fn step<P: Position>(&self) -> usize {
        self.steps.get(P::GAME).copied().unwrap_or_default()
    }

    /// Remembers the step of a game's tutorial that was reached.
    pub fn set_step<P: Position>(&mut self, step: usize) {
        self.steps.insert(P::GAME.to_owned(), step);
    }
}

impl Default for LearningSettings {
    fn default() -> Self {
        LearningSettings {
            // Settings of an earlier version are those of somebody who is no newcomer.
            greeted: true,
            steps: BTreeMap::new(),
        }
    }
}

/// The colours of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// What the timeline shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimelineView {
    /// Who leads, and by how much.
    #[default]
    Lead,
    /// The score of each player, one part of the ground upon the other.
    Stacked,
    /// What becomes of each part of the ground.
    Lanes,
}

/// How fast the cursor goes on by itself, in milliseconds a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pace(u32);

impl Pace {
    /// Those to choose from, the slowest first: half a ply a second to four.
    pub const ALL: [Pace; 4] = [Pace(2_000), Pace(1_000), Pace(500), Pace(250)];

    /// The time from ply to ply, in milliseconds: at least 50, at most a minute.
    pub fn milliseconds(self) -> u32 {
        self.0.clamp(50, 60_000)
    }
}

impl Default for Pace {
    fn default() -> Self {
        Pace(1_000)
    }
}

/// The last choices for a new game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// The players' names, the first player's first.
    pub names: [String; 2],
    /// How the first men come onto the board.
    pub placement: Placement,
    /// Whether the one who moves first is drawn by lot, in games where that can be chosen.
    pub by_lot: bool,
    /// The time that each has; without it there are no clocks.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "sensible_time"
    )]
    pub time: Option<TimeControl>,
    /// Setups by the game's name.
    setups: BTreeMap<String, Value>,
}

/// Clocks that make no sense are none.
fn sensible_time<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<TimeControl>, D::Error> {
    let time = Value::deserialize(deserializer)?;
    Ok(TimeControl::deserialize(time).ok())
}

impl NewGame {
    /// The setup last chosen for a game, else its default.
    pub fn setup<P: Position>(&self) -> P::Setup {
        let kept = self.setups.get(P::GAME);
        kept.and_then(|setup| P::Setup::deserialize(setup).ok())
            .unwrap_or_default()
    }

    /// Remembers the setup chosen for a game.
    pub fn set_setup<P: Position>(&mut self, setup: &P::Setup) {
        if let Ok(setup) = serde_json::to_value(setup) {
            self.setups.insert(P::GAME.to_owned(), setup);
        }
    }
}

/// How the first men come onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placement {
    /// The players place them.
    #[default]
    Hand,
    /// They are placed at random.
    Random,
    /// They are taken from the opening of a saved game.
    Saved,
}

/// What is remembered of the library of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct LibrarySettings {
    /// The folder that the games are in; without it there is no library yet.
    pub folder: Option<PathBuf>,
    /// Whose record is told, if not that of the one who sits first in new games.
    pub me: Option<String>,
    /// Whether what was played in the library is shown beside the board.
    pub moves_shown: bool,
}

impl Default for LibrarySettings {
    fn default() -> Self {
        LibrarySettings {
            folder: None,
            me: None,
            moves_shown: true,
        }
    }
}

/// The size of a window, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowSize {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

/// How a window was arranged, beside its size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Arrangement {
    /// Where it was; not every system tells.
    pub place: Option<WindowPlace>,
    /// Whether it took the whole screen.
    pub maximized: bool,
    /// The panel that was shown where there is room for one only.
    pub panel: Panel,
}

/// The upper left corner of a window on the screen, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowPlace {
    /// From the left edge.
    pub x: i32,
    /// From the top.
    pub y: i32,
}

/// The panels of which a narrow window shows one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Panel {
    /// The table of what the position is made of.
    #[default]
    Overview,
    /// All moves.
    Moves,
    /// The details of what is pointed at.
    Details,
    /// What the engine has found.
    Engine,
    /// What is written about the move.
    Notes,
}

/// A game in a file, and what was shown of it last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LeftOff {
    /// The file.
    pub file: PathBuf,
    /// The plies before the position that was shown.
    pub ply: usize,
}

impl Settings {
    /// Where the settings of the present user are; `None` for users without a home.
    pub fn path() -> Option<PathBuf> {
        let directories = ProjectDirs::from("", "", env!("CARGO_PKG_NAME"))?;
        Some(directories.config_dir().join("settings.json"))
    }

    /// Writes the settings as [`save`](Settings::save) does, but leaves what another program has
    /// changed in the file since these were `base`, unless it is changed here, too.
    pub(super) fn save_beside(&self, path: &Path, base: &Value) -> io::Result<()> {
        let theirs = read_file(path, LIMIT).ok();
        let theirs = theirs.and_then(|bytes| Settings::parse(&bytes).ok());
        let merged = theirs.and_then(|theirs| {
            let [ours, theirs] = [self, &theirs].map(serde_json::to_value);
            serde_json::from_value(merged(base, ours.ok()?, theirs.ok()?)).ok()
        });
        merged.as_ref().unwrap_or(self).save(path)
    }

    /// Writes the settings, with the directory that they are in.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        if let Some(directory) = path.parent() {
            fs::create_dir_all(directory)?;
        }
        atomic_write(path, &serde_json::to_vec_pretty(self)?)
    }

    /// The file to open with the start of the program, if it is there still.
    pub fn file_to_resume(&self) -> Option<PathBuf> {
        let left = self.left_off.as_ref().filter(|_| self.resumes)?;
        left.file.is_file().then(|| left.file.clone())
    }

    /// The names of what lies over the board of a game; `None` where nobody has chosen yet.
    pub fn overlays<P: Position>(&self) -> Option<impl Iterator<Item = &str>> {
        let names = self.overlays.get(P::GAME)?;
        Some(names.iter().map(String::as_str))
    }

    /// Remembers what lies over the board of a game.
    pub fn set_overlays<P: Position>(&mut self, names: Vec<String>) {
        self.overlays.insert(P::GAME.to_owned(), names);
    }

    /// The board that was left last in the position editor of a game, as its text, and what was
    /// agreed for it.
    pub fn draft<P: Position>(&self) -> Option<(&str, P::Setup)> {
        let text = self.drafts.get(P::GAME)?;
        let setup = self.draft_setups.get(P::GAME);
        let setup = setup.and_then(|setup| P::Setup::deserialize(setup).ok());
        Some((text, setup.unwrap_or_default()))
    }

    /// Remembers the board that was left in the position editor of a game, or forgets it.
    pub fn set_draft<P: Position>(&mut self, draft: Option<(&str, &P::Setup)>) {
        self.drafts.remove(P::GAME);
        self.draft_setups.remove(P::GAME);
        if let Some((text, setup)) = draft {
            self.drafts.insert(P::GAME.to_owned(), text.to_owned());
            let setup = serde_json::to_value(setup).ok();
            let setup = setup.map(|setup| (P::GAME.to_owned(), setup));
            self.draft_setups.extend(setup);
        }
    }

    /// The files last opened or saved, the latest first.
    pub fn recent(&self) -> &[PathBuf] {
        &self.recent
    }

    /// Puts a file at the head of the recent ones. Paths that are not Unicode are passed over:
    /// JSON cannot hold them; so are those that do not begin at the root: they mean another file
    /// in another folder.
    pub fn remember(&mut self, path: &Path) {
        if path.to_str().is_some() && path.is_absolute() {
            self.forget(path);
            self.recent.insert(0, path.to_owned());
            self.recent.truncate(RECENT);
        }
    }

    /// Takes a file that is no longer there from the recent ones; `false` where it is none.
    pub fn forget(&mut self, path: &Path) -> bool {
        let before = self.recent.len();
        self.recent.retain(|kept| kept != path);
        self.recent.len() < before
    }
}
