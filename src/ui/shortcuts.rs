//! The keyboard shortcuts: one table for the keys, the menus and the list of shortcuts.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

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
    /// Passes.
    Pass,
    /// Turns the board round.
    Flip,
    /// Shows or hides the fields.
    Fields,
    /// Shows or hides the values.
    Values,
    /// Shows or hides the targets of the selected piece.
    Moves,
    /// Switches analysis on or off.
    Analyse,
    /// Asks the engine for a hint.
    Hint,
    /// Makes the engine move.
    EngineMove,
    /// Stops the engine.
    StopEngine,
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
            Command::Quit => "command-quit",
            Command::Undo => "command-undo",
            Command::Redo => "command-redo",
            Command::First => "command-first",
            Command::Back => "command-back",
            Command::Forward => "command-forward",
            Command::Last => "command-last",
            Command::Pass => "command-pass",
            Command::Flip => "command-flip",
            Command::Fields => "command-fields",
            Command::Values => "command-values",
            Command::Moves => "command-moves",
            Command::Analyse => "command-analyse",
            Command::Hint => "command-hint",
            Command::EngineMove => "command-engine-move",
            Command::StopEngine => "command-stop-engine",
            Command::Settings => "command-settings",
            Command::Shortcuts => "command-shortcuts",
        }
    }

    /// The first shortcut of the table that does this.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        TABLE
            .iter()
            .find(|(command, _)| *command == self)
            .map(|(_, shortcut)| *shortcut)
    }
}

const SHIFT_COMMAND: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

/// Every shortcut. Those with more modifiers come first: egui takes a key with a further Shift
/// for the shortcut without it.
pub const TABLE: [(Command, KeyboardShortcut); 23] = [
    (Command::Redo, key(SHIFT_COMMAND, Key::Z)),
    (Command::SaveAs, key(SHIFT_COMMAND, Key::S)),
    (Command::Undo, key(Modifiers::COMMAND, Key::Z)),
    (Command::Redo, key(Modifiers::COMMAND, Key::Y)),
    (Command::NewGame, key(Modifiers::COMMAND, Key::N)),
    (Command::Open, key(Modifiers::COMMAND, Key::O)),
    (Command::Save, key(Modifiers::COMMAND, Key::S)),
    (Command::Quit, key(Modifiers::COMMAND, Key::Q)),
    (Command::Pass, key(Modifiers::COMMAND, Key::P)),
    (Command::Flip, key(Modifiers::COMMAND, Key::F)),
    (Command::Settings, key(Modifiers::COMMAND, Key::Comma)),
    (Command::First, key(Modifiers::NONE, Key::Home)),
    (Command::Back, key(Modifiers::NONE, Key::ArrowLeft)),
    (Command::Forward, key(Modifiers::NONE, Key::ArrowRight)),
    (Command::Last, key(Modifiers::NONE, Key::End)),
    (Command::Shortcuts, key(Modifiers::NONE, Key::F1)),
    (Command::Fields, key(Modifiers::NONE, Key::F2)),
    (Command::Values, key(Modifiers::NONE, Key::F3)),
    (Command::Moves, key(Modifiers::NONE, Key::F4)),
    (Command::Analyse, key(Modifiers::NONE, Key::F5)),
    (Command::Hint, key(Modifiers::NONE, Key::F6)),
    (Command::EngineMove, key(Modifiers::NONE, Key::F7)),
    (Command::StopEngine, key(Modifiers::NONE, Key::F8)),
];

/// Takes the commands whose shortcuts were pressed. While text is edited, the keys that editing
/// needs are left to it; so are the arrows, Home and End to whatever has the keyboard.
pub fn take(ctx: &Context) -> Vec<Command> {
    let editing = ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let wanted_elsewhere = |command, shortcut: KeyboardShortcut| match command {
        Command::First | Command::Back | Command::Forward | Command::Last => focused,
        // egui counts the function keys among those that write.
        _ if (Key::F1..=Key::F12).contains(&shortcut.logical_key) => false,
        _ => editing && shortcut.conflicts_with_text_editing(),
    };
    let mut commands = Vec::new();
    // Every press counts: egui's own way to ask for a shortcut takes all of a frame for one.
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            let command = command(event).filter(|(does, keys)| !wanted_elsewhere(*does, *keys));
            commands.extend(command.map(|(does, _)| does));
            command.is_none()
        });
    });
    commands
}

/// What a press of a key does.
fn command(event: &Event) -> Option<(Command, KeyboardShortcut)> {
    let Event::Key {
        key,
        modifiers,
        pressed: true,
        ..
    } = event
    else {
        return None;
    };
    TABLE.into_iter().find(|(_, shortcut)| {
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
