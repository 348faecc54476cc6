//! The keyboard shortcuts: one table for the keys, the menus and the list of shortcuts.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

use super::overlay::Overlay;

/// What a shortcut or a menu item does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Opens the New game dialog.
    NewGame,
    /// Opens a game.
    Open,
    /// Saves the game.
    Save,
    /// Saves the game under another name.
    SaveAs,
    /// Writes the position or the game in another form.
    Export,
    /// Copies the position under the cursor.
    CopyPosition,
    /// Copies the whole game.
    CopyGame,
    /// Copies the board as a picture.
    CopyPicture,
    /// Pastes a position or a game.
    Paste,
    /// Closes the window.
    Quit,
    /// Takes the last change back.
    Undo,
    /// Makes it again.
    Redo,
    /// Goes to the start.
    First,
    /// Goes one ply back.
    Back,
    /// Goes one ply on.
    Forward,
    /// Goes to the end of the line.
    Last,
    /// Plays the line through, or stops.
    Play,
    /// Passes.
    Pass,
    /// Begins to try something out, or drops it.
    WhatIf,
    /// Opens the position editor, or leaves it.
    Editor,
    /// Opens the library, or puts it away.
    Library,
    /// Opens it with the games of the position under the cursor.
    LibraryHere,
    /// Keeps what was tried out.
    KeepWhatIf,
    /// Goes to the comment.
    Comment,
    /// Shows the map of the tree, or puts it away.
    Map,
    /// Turns the board round.
    Flip,
    /// Switches analysis on or off.
    Analyse,
    /// Asks the engine for a hint.
    Hint,
    /// Makes the engine move.
    EngineMove,
    /// Stops the engine.
    StopEngine,
    /// Reviews the game.
    Review,
    /// Shows the sheet of the review, or puts it away.
    ReviewSheet,
    /// Goes to the next turning point.
    NextMistake,
    /// Goes to the one before.
    PreviousMistake,
    /// Asks for what was missed.
    Learn,
    /// Opens the page of the training, or puts it away.
    Training,
    /// Takes the last move back, as Undo does.
    TakeBack,
    /// Offers a draw.
    OfferDraw,
    /// Resigns, after a question.
    Resign,
    /// Starts the clocks, or stops them.
    Clocks,
    /// Lets the players change sides.
    ChangeSides,
    /// Begins the same game with changed sides.
    Rematch,
    /// Begins the same game.
    SameAgain,
    /// Makes text larger.
    LargerText,
    /// Makes text smaller.
    SmallerText,
    /// Gives text its usual size.
    UsualText,
    /// Opens the settings.
    Settings,
    /// Shows the shortcuts.
    Shortcuts,
}

impl Command {
    /// The Fluent key of its name.
    pub fn text_key(self) -> &'static str {
        match self {
            Command::NewGame => "command-new-game",
            Command::Open => "command-open",
            Command::Save => "command-save",
            Command::SaveAs => "command-save-as",
            Command::Export => "command-export",
            Command::CopyPosition => "command-copy-position",
            Command::CopyGame => "command-copy-game",
            Command::CopyPicture => "command-copy-picture",
            Command::Paste => "command-paste",
            Command::Quit => "command-quit",
            Command::Undo => "command-undo",
            Command::Redo => "command-redo",
            Command::First => "command-first",
            Command::Back => "command-back",
            Command::Forward => "command-forward",
            Command::Last => "command-last",
            Command::Play => "command-play",
            Command::Pass => "command-pass",
            Command::WhatIf => "command-what-if",
            Command::Editor => "command-editor",
            Command::Library => "command-library",
            Command::LibraryHere => "command-library-here",
            Command::KeepWhatIf => "command-keep-what-if",
            Command::Comment => "command-comment",
            Command::Map => "command-map",
            Command::Flip => "command-flip",
            Command::Analyse => "command-analyse",
            Command::Hint => "command-hint",
            Command::EngineMove => "command-engine-move",
            Command::StopEngine => "command-stop-engine",
            Command::Review => "command-review",
            Command::ReviewSheet => "command-review-sheet",
            Command::NextMistake => "command-next-mistake",
            Command::PreviousMistake => "command-previous-mistake",
            Command::Learn => "command-learn",
            Command::Training => "command-training",
            Command::TakeBack => "command-take-back",
            Command::OfferDraw => "command-offer-draw",
            Command::Resign => "command-resign",
            Command::Clocks => "command-clocks",
            Command::ChangeSides => "command-change-sides",
            Command::Rematch => "command-rematch",
            Command::SameAgain => "command-same-again",
            Command::LargerText => "command-larger-text",
            Command::SmallerText => "command-smaller-text",
            Command::UsualText => "command-usual-text",
            Command::Settings => "command-settings",
            Command::Shortcuts => "command-shortcuts",
        }
    }

    /// The first shortcut of the table that does this.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        let same = match self {
            Command::TakeBack => Command::Undo,
            command => command,
        };
        TABLE
            .iter()
            .find(|(command, _)| *command == same)
            .map(|(_, shortcut)| *shortcut)
    }
}

const SHIFT_COMMAND: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

/// Every shortcut. Those with more modifiers come first: egui takes a key with a further Shift
/// for the shortcut without it.
pub const TABLE: [(Command, KeyboardShortcut); 47] = [
    (Command::Redo, key(SHIFT_COMMAND, Key::Z)),
    (Command::SaveAs, key(SHIFT_COMMAND, Key::S)),
    (Command::CopyGame, key(SHIFT_COMMAND, Key::C)),
    (Command::Learn, key(SHIFT_COMMAND, Key::R)),
    (Command::LibraryHere, key(SHIFT_COMMAND, Key::L)),
    (Command::Training, key(SHIFT_COMMAND, Key::T)),
    (Command::OfferDraw, key(SHIFT_COMMAND, Key::D)),
    (Command::Resign, key(SHIFT_COMMAND, Key::G)),
    (Command::Clocks, key(SHIFT_COMMAND, Key::P)),
    (Command::ChangeSides, key(SHIFT_COMMAND, Key::W)),
    (Command::Rematch, key(SHIFT_COMMAND, Key::N)),
    (Command::PreviousMistake, key(Modifiers::SHIFT, Key::F11)),
    (Command::Undo, key(Modifiers::COMMAND, Key::Z)),
    (Command::Redo, key(Modifiers::COMMAND, Key::Y)),
    (Command::NewGame, key(Modifiers::COMMAND, Key::N)),
    (Command::Open, key(Modifiers::COMMAND, Key::O)),
    (Command::Save, key(Modifiers::COMMAND, Key::S)),
    (Command::Export, key(Modifiers::COMMAND, Key::E)),
    // Where the system takes these two for its clipboard, they come as what is copied or pasted.
    (Command::CopyPosition, key(Modifiers::COMMAND, Key::C)),
    (Command::Paste, key(Modifiers::COMMAND, Key::V)),
    (Command::Quit, key(Modifiers::COMMAND, Key::Q)),
    (Command::Pass, key(Modifiers::COMMAND, Key::P)),
    (Command::Map, key(Modifiers::COMMAND, Key::T)),
    (Command::Comment, key(Modifiers::COMMAND, Key::M)),
    (Command::Flip, key(Modifiers::COMMAND, Key::F)),
    (Command::KeepWhatIf, key(Modifiers::COMMAND, Key::K)),
    (Command::Editor, key(Modifiers::COMMAND, Key::B)),
    (Command::Review, key(Modifiers::COMMAND, Key::R)),
    (Command::Library, key(Modifiers::COMMAND, Key::L)),
    (Command::LargerText, key(Modifiers::COMMAND, Key::Plus)),
    // Where plus needs Shift.
    (Command::LargerText, key(Modifiers::COMMAND, Key::Equals)),
    (Command::SmallerText, key(Modifiers::COMMAND, Key::Minus)),
    (Command::UsualText, key(Modifiers::COMMAND, Key::Num0)),
    (Command::Settings, key(Modifiers::COMMAND, Key::Comma)),
    (Command::First, key(Modifiers::NONE, Key::Home)),
    (Command::Back, key(Modifiers::NONE, Key::ArrowLeft)),
    (Command::Forward, key(Modifiers::NONE, Key::ArrowRight)),
    (Command::Last, key(Modifiers::NONE, Key::End)),
    (Command::Shortcuts, key(Modifiers::NONE, Key::F1)),
    (Command::Analyse, key(Modifiers::NONE, Key::F5)),
    (Command::Hint, key(Modifiers::NONE, Key::F6)),
    (Command::EngineMove, key(Modifiers::NONE, Key::F7)),
    (Command::StopEngine, key(Modifiers::NONE, Key::F8)),
    (Command::WhatIf, key(Modifiers::NONE, Key::F9)),
    (Command::Play, key(Modifiers::NONE, Key::F10)),
    (Command::NextMistake, key(Modifiers::NONE, Key::F11)),
    (Command::ReviewSheet, key(Modifiers::NONE, Key::F12)),
];

/// Takes the commands whose shortcuts were pressed. While text is edited, the keys that editing
/// needs are left to it; so are the arrows, Home and End to whatever has the keyboard.
pub fn take(ctx: &Context) -> Vec<Command> {
    let editing = ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let wanted_elsewhere = |command, shortcut: KeyboardShortcut| match command {
        Command::First | Command::Back | Command::Forward | Command::Last => focused,
        _ if is_function_key(shortcut.logical_key) => false,
        _ => editing && shortcut.conflicts_with_text_editing(),
    };
    take_from(ctx, &TABLE, wanted_elsewhere)
}

/// Takes the overlays whose keys were pressed. While text is edited they are letters of it.
pub fn take_overlays<O: Overlay>(ctx: &Context) -> Vec<O> {
    let editing = ctx.text_edit_focused();
    let keys: Vec<(O, KeyboardShortcut)> = O::ALL
        .iter()
        .map(|&overlay| (overlay, overlay.shortcut()))
        .collect();
    take_from(ctx, &keys, |_, shortcut| {
        editing && !is_function_key(shortcut.logical_key)
    })
}

/// egui counts the function keys among those that write.
fn is_function_key(key: Key) -> bool {
    (Key::F1..=Key::F12).contains(&key)
}

/// Takes what the pressed keys stand for in a table, unless they are wanted elsewhere. Every
/// press counts: egui's own way to ask for a shortcut takes all of a frame for one.
fn take_from<T: Copy>(
    ctx: &Context,
    table: &[(T, KeyboardShortcut)],
    wanted_elsewhere: impl Fn(T, KeyboardShortcut) -> bool,
) -> Vec<T> {
    let mut taken = Vec::new();
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let found =
                pressed(event, table).filter(|(what, keys)| !wanted_elsewhere(*what, *keys));
            taken.extend(found.map(|(what, _)| what));
            found.is_none()
        });
    });
    taken
}

/// What a press of a key stands for.
fn pressed<T: Copy>(
    event: &Event,
    table: &[(T, KeyboardShortcut)],
) -> Option<(T, KeyboardShortcut)> {
    let Event::Key {
        key,
        modifiers,
        pressed: true,
        ..
    } = event
    else {
        return None;
    };
    table.iter().copied().find(|(_, shortcut)| {
        shortcut.logical_key == *key && modifiers.matches_logically(shortcut.modifiers)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_shortcut() {
        for (index, (_, shortcut)) in TABLE.iter().enumerate() {
            for (_, other) in &TABLE[index + 1..] {
                assert_ne!(shortcut, other);
            }
        }
    }

    #[test]
    fn every_shortcut_does_only_its_own() {
        for (command, shortcut) in TABLE {
            let ctx = Context::default();
            let modifiers = shortcut.modifiers;
            let input = egui::RawInput {
                events: vec![
                    egui::Event::ModifiersChanged(modifiers),
                    egui::Event::Key {
                        key: shortcut.logical_key,
                        physical_key: None,
                        pressed: true,
                        repeat: false,
                        modifiers,
                    },
                ],
                ..Default::default()
            };
            let mut taken = Vec::new();
            let mut output = ctx.run_ui(input, |ui| taken.extend(take(ui.ctx())));
            output.textures_delta.clear();
            assert_eq!(taken, [command], "{shortcut:?}");
        }
    }
}
