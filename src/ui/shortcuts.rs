//! The commands: one table of what a shortcut or an item of a menu does, what it is called, and the
//! keys that it usually has. The menus, the list of shortcuts and the search for commands all read
//! it.

mod chosen;
mod pressed;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::storage::settings::Settings;

pub use chosen::{Keymap, Taken, name_of, pressed as pressed_keys};
pub use pressed::{take, take_overlays};

/// A command a line: what it does, its name, the key of its text, and its usual shortcuts, of which
/// the first is shown.
macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident = $text:literal [$($keys:expr),*];)*) => {
        /// What a shortcut or a menu item does.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Command {
            $($(#[$doc])* $name,)*
        }

        impl Command {
            /// All of them.
            pub const ALL: &'static [Command] = &[$(Command::$name),*];

            /// The Fluent key of its name.
            pub fn text_key(self) -> &'static str {
                match self {
                    $(Command::$name => $text,)*
                }
            }

            /// The shortcuts that it has unless others are chosen.
            pub fn usual(self) -> &'static [KeyboardShortcut] {
                match self {
                    $(Command::$name => const { &[$($keys),*] },)*
                }
            }
        }
    };
}

commands! {
    /// Opens the New game dialog.
    NewGame = "command-new-game" [ctrl(Key::N)];
    /// Opens a game.
    Open = "command-open" [ctrl(Key::O)];
    /// Saves the game.
    Save = "command-save" [ctrl(Key::S)];
    /// Saves the game under another name.
    SaveAs = "command-save-as" [ctrl_shift(Key::S)];
    /// Writes the position or the game in another form.
    Export = "command-export" [ctrl(Key::E)];
    /// Copies the position under the cursor.
    CopyPosition = "command-copy-position" [ctrl(Key::C)];
    /// Copies the whole game.
    CopyGame = "command-copy-game" [ctrl_shift(Key::C)];
    /// Copies the board as a picture.
    CopyPicture = "command-copy-picture" [];
    /// Pastes a position or a game.
    Paste = "command-paste" [ctrl(Key::V)];
    /// Closes the window.
    Quit = "command-quit" [ctrl(Key::Q)];
    /// Takes the last change back.
    Undo = "command-undo" [ctrl(Key::Z)];
    /// Makes it again.
    Redo = "command-redo" [ctrl_shift(Key::Z), ctrl(Key::Y)];
    /// Goes to the start.
    First = "command-first" [bare(Key::Home)];
    /// Goes one ply back.
    Back = "command-back" [bare(Key::ArrowLeft)];
    /// Goes one ply on.
    Forward = "command-forward" [bare(Key::ArrowRight)];
    /// Goes to the end of the line.
    Last = "command-last" [bare(Key::End)];
    /// Plays the line through, or stops.
    Play = "command-play" [bare(Key::F10)];
    /// Passes.
    Pass = "command-pass" [ctrl(Key::P)];
    /// Begins to try something out, or drops it.
    WhatIf = "command-what-if" [bare(Key::F9)];
    /// Opens the position editor, or leaves it.
    Editor = "command-editor" [ctrl(Key::B)];
    /// Opens the library, or puts it away.
    Library = "command-library" [ctrl(Key::L)];
    /// Opens it with the games of the position under the cursor.
    LibraryHere = "command-library-here" [ctrl_shift(Key::L)];
    /// Keeps what was tried out.
    KeepWhatIf = "command-keep-what-if" [ctrl_shift(Key::K)];
    /// Goes to the comment.
    Comment = "command-comment" [ctrl(Key::M)];
    /// Takes the pencil for marks, or puts it away.
    Pencil = "command-pencil" [ctrl(Key::D)];
    /// Compares what follows with the position under the cursor, or no longer.
    Compare = "moves-compare" [];
    /// Shows the map of the tree, or puts it away.
    Map = "command-map" [ctrl(Key::T)];
    /// Turns the board round.
    Flip = "command-flip" [ctrl(Key::F)];
    /// Turns it by one of its sides.
    TurnOn = "command-turn-on" [ctrl_shift(Key::F)];
    /// Shows it as in a mirror.
    Mirror = "command-mirror" [ctrl_shift(Key::M)];
    /// Puts the panels on the other side of the board.
    PanelsLeft = "command-panels-left" [];
    /// Makes what is pressed larger, or smaller again.
    LargeTargets = "command-large-targets" [];
    /// Switches analysis on or off.
    Analyse = "command-analyse" [bare(Key::F5)];
    /// Asks the engine for a hint.
    Hint = "command-hint" [bare(Key::F6)];
    /// Makes the engine move.
    EngineMove = "command-engine-move" [bare(Key::F7)];
    /// Stops the engine.
    StopEngine = "command-stop-engine" [bare(Key::F8)];
    /// Reviews the game.
    Review = "command-review" [ctrl(Key::R)];
    /// Shows the sheet of the review, or puts it away.
    ReviewSheet = "command-review-sheet" [bare(Key::F12)];
    /// Goes to the next turning point.
    NextMistake = "command-next-mistake" [bare(Key::F11)];
    /// Goes to the one before.
    PreviousMistake = "command-previous-mistake" [shift(Key::F11)];
    /// Asks for what was missed.
    Learn = "command-learn" [ctrl_shift(Key::R)];
    /// Opens the page of the training, or puts it away.
    Training = "command-training" [ctrl_shift(Key::T)];
    /// Takes the last move back, as Undo does.
    TakeBack = "command-take-back" [];
    /// Offers a draw.
    OfferDraw = "command-offer-draw" [ctrl_shift(Key::D)];
    /// Resigns, after a question.
    Resign = "command-resign" [ctrl_shift(Key::G)];
    /// Starts the clocks, or stops them.
    Clocks = "command-clocks" [ctrl_shift(Key::P)];
    /// Lets the players change sides.
    ChangeSides = "command-change-sides" [ctrl_shift(Key::W)];
    /// Begins the same game with changed sides.
    Rematch = "command-rematch" [ctrl_shift(Key::N)];
    /// Begins the same game.
    SameAgain = "command-same-again" [];
    /// Makes text larger. Plus needs Shift on some keyboards, which the second is for.
    LargerText = "command-larger-text" [ctrl(Key::Plus), ctrl(Key::Equals)];
    /// Makes text smaller.
    SmallerText = "command-smaller-text" [ctrl(Key::Minus)];
    /// Gives text its usual size.
    UsualText = "command-usual-text" [ctrl(Key::Num0)];
    /// Opens the settings.
    Settings = "command-settings" [ctrl(Key::Comma)];
    /// Shows the shortcuts.
    Shortcuts = "command-shortcuts" [bare(Key::F1)];
    /// Seeks a command by its words.
    Finder = "command-finder" [ctrl(Key::K)];
}

impl Command {
    /// Its name in the settings.
    pub fn id(self) -> &'static str {
        let key = self.text_key();
        key.strip_prefix("command-").unwrap_or(key)
    }

    /// The command whose shortcuts do this: itself, mostly.
    pub fn on_keys(self) -> Command {
        match self {
            Command::TakeBack => Command::Undo,
            command => command,
        }
    }

    /// The shortcut that is shown for it.
    pub fn shortcut(self, settings: &Settings) -> Option<KeyboardShortcut> {
        Keymap::of(settings).shortcut(self.on_keys())
    }

    /// The same in words, for sentences; empty without one.
    pub fn keys(self, settings: &Settings) -> String {
        let shortcut = self.shortcut(settings);
        let names = egui::ModifierNames::NAMES;
        shortcut.map_or_else(String::new, |keys| {
            keys.format(&names, cfg!(target_os = "macos"))
        })
    }
}

const fn bare(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}
