//! Which keys do what: the usual ones, and those that were chosen instead.

use egui::{Event, Key, KeyboardShortcut, Modifiers};

use crate::storage::settings::Settings;
use crate::ui::overlay::Overlay;

use super::Command;

/// The shortcuts as they hold. Those with more modifiers come first: egui takes a key with a
/// further Shift for the shortcut without it.
#[derive(Clone, PartialEq, Debug)]
pub struct Keymap(Vec<(Command, KeyboardShortcut)>);

/// What keys are taken by, which a command was to have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken<O> {
    /// Another command.
    By(Command),
    /// What is laid over the board with them.
    ByOverlay(O),
    /// The size of everything is changed with them.
    BySize,
    /// They write, or lead from one thing in the window to the next.
    ByWriting,
}

impl Keymap {
    /// The shortcuts under some settings. Chosen keys that make no sense, or that something else
    /// has already, are passed over.
    pub fn of(settings: &Settings) -> Keymap {
        let chosen = |command: Command| {
            let keys = settings.keys(command.id()).and_then(read);
            keys.filter(|&keys| is_fit(keys) && !is_of_the_size(keys))
        };
        let (own, usual): (Vec<Command>, Vec<Command>) = Command::ALL
            .iter()
            .partition(|&&command| settings.has_keys() && chosen(command).is_some());
        let mut map = Keymap(Vec::new());
        for command in usual {
            map.add(command, command.usual());
        }
        for command in own {
            let keys = chosen(command).filter(|&keys| map.command(keys).is_none());
            match keys {
                Some(keys) => map.add(command, &[keys]),
                None => map.add(command, command.usual()),
            }
        }
        map.0
            .sort_by_key(|(_, keys)| std::cmp::Reverse(weight(keys.modifiers)));
        map
    }

    /// Gives a command those of some keys that nothing else has.
    fn add(&mut self, command: Command, keys: &[KeyboardShortcut]) {
        for &keys in keys {
            if self.command(keys).is_none() {
                self.0.push((command, keys));
            }
        }
    }

    /// All of them.
    pub fn rows(&self) -> &[(Command, KeyboardShortcut)] {
        &self.0
    }

    /// The shortcut that is shown for a command.
    pub fn shortcut(&self, command: Command) -> Option<KeyboardShortcut> {
        let mut own = self.0.iter().filter(|(other, _)| *other == command);
        // The order in which they usually are is kept.
        let first = command.usual().first();
        let keys = own.clone().find(|(_, keys)| Some(keys) == first);
        keys.or_else(|| own.next()).map(|(_, keys)| *keys)
    }

    /// What some keys do.
    pub fn command(&self, keys: KeyboardShortcut) -> Option<Command> {
        let row = self.0.iter().find(|(_, other)| *other == keys);
        row.map(|(command, _)| *command)
    }

    /// Why a command cannot have some keys; `None` where it can.
    pub fn taken<O: Overlay>(&self, keys: KeyboardShortcut, command: Command) -> Option<Taken<O>> {
        let overlay = O::ALL.iter().find(|overlay| overlay.shortcut() == keys);
        if let Some(&overlay) = overlay {
            return Some(Taken::ByOverlay(overlay));
        }
        if is_of_the_size(keys) {
            return Some(Taken::BySize);
        }
        if !is_fit(keys) {
            return Some(Taken::ByWriting);
        }
        let other = self.command(keys).filter(|&other| other != command);
        other.map(Taken::By)
    }
}

/// Whether some keys can be those of a command: they write nothing, and are not needed to get about
/// in the window.
pub fn is_fit(keys: KeyboardShortcut) -> bool {
    use Key::{Backspace, Copy, Cut, Enter, Escape, F2, F3, F4, Paste, Space, Tab};
    let KeyboardShortcut {
        modifiers,
        logical_key: key,
    } = keys;
    if matches!(
        key,
        Tab | Enter | Escape | Space | Backspace | Copy | Cut | Paste
    ) {
        return false;
    }
    // The overlays of every game keep theirs.
    if modifiers.is_none() && matches!(key, F2 | F3 | F4) {
        return false;
    }
    // The two together write signs on some keyboards.
    let both = modifiers.alt && modifiers.command;
    let one = modifiers.alt || modifiers.command;
    (one && !both) || super::pressed::is_function_key(key) || moves_about(key)
}

/// Whether a key leads about and writes nothing.
pub(super) fn moves_about(key: Key) -> bool {
    use Key::{
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Delete, End, Home, Insert, PageDown, PageUp,
    };
    matches!(
        key,
        ArrowDown
            | ArrowLeft
            | ArrowRight
            | ArrowUp
            | Delete
            | End
            | Home
            | Insert
            | PageDown
            | PageUp
    )
}

/// The keys with which egui itself changes the size of everything.
fn is_of_the_size(keys: KeyboardShortcut) -> bool {
    let size = [Key::Plus, Key::Equals, Key::Minus, Key::Num0];
    keys.modifiers.command && size.contains(&keys.logical_key)
}

fn weight(modifiers: Modifiers) -> u8 {
    [modifiers.alt, modifiers.shift, modifiers.command]
        .into_iter()
        .map(u8::from)
        .sum()
}

/// Keys as they stand in the settings: `Ctrl+Shift+K`.
pub fn name_of(keys: KeyboardShortcut) -> String {
    let KeyboardShortcut {
        modifiers,
        logical_key,
    } = keys;
    let held = [
        (modifiers.command, "Ctrl+"),
        (modifiers.alt, "Alt+"),
        (modifiers.shift, "Shift+"),
    ];
    let held = held.into_iter().filter(|(held, _)| *held);
    let mut name: String = held.map(|(_, name)| name).collect();
    name.push_str(logical_key.name());
    name
}

fn read(name: &str) -> Option<KeyboardShortcut> {
    let mut parts: Vec<&str> = name.split('+').collect();
    let key = Key::from_name(parts.pop()?)?;
    let mut modifiers = Modifiers::NONE;
    for part in parts {
        modifiers = modifiers.plus(match part {
            "Ctrl" => Modifiers::COMMAND,
            "Alt" => Modifiers::ALT,
            "Shift" => Modifiers::SHIFT,
            _ => return None,
        });
    }
    Some(KeyboardShortcut::new(modifiers, key))
}

/// The keys that an event is a press of, as a shortcut has them. The clipboard's keys come as what
/// is done with them.
pub fn pressed(event: &Event) -> Option<KeyboardShortcut> {
    let clipboard = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND, key));
    match event {
        Event::Copy => clipboard(Key::C),
        Event::Cut => clipboard(Key::X),
        Event::Paste(_) => clipboard(Key::V),
        Event::Key {
            key,
            pressed: true,
            repeat: false,
            modifiers,
            ..
        } => {
            let mut held = Modifiers::NONE;
            (held.alt, held.shift) = (modifiers.alt, modifiers.shift);
            held.command = modifiers.command || modifiers.ctrl;
            Some(KeyboardShortcut::new(held, *key))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::agros::board::Overlay as Agros;

    fn keys(name: &str) -> KeyboardShortcut {
        read(name).expect("keys")
    }

    fn with(chosen: &[(Command, &str)]) -> Keymap {
        let mut settings = Settings::default();
        for (command, keys) in chosen {
            settings.set_keys(command.id(), Some((*keys).to_owned()));
        }
        Keymap::of(&settings)
    }

    #[test]
    fn names_of_keys_can_be_read_again() {
        for (_, keys) in Keymap::of(&Settings::default()).rows() {
            assert_eq!(read(&name_of(*keys)), Some(*keys));
        }
        assert_eq!(name_of(keys("Shift+Ctrl+K")), "Ctrl+Shift+K");
    }

    #[test]
    fn chosen_keys_take_the_place_of_the_usual_ones() {
        let map = with(&[(Command::Redo, "Alt+R"), (Command::Rematch, "F5")]);
        assert_eq!(map.command(keys("Alt+R")), Some(Command::Redo));
        assert_eq!(map.command(keys("Ctrl+Y")), None);
        // Another has these.
        assert_eq!(map.command(keys("F5")), Some(Command::Analyse));
        assert_eq!(map.command(keys("Ctrl+Shift+N")), Some(Command::Rematch));
    }

    #[test]
    fn two_commands_can_change_their_keys() {
        let map = with(&[(Command::Hint, "F7"), (Command::EngineMove, "F6")]);
        assert_eq!(map.command(keys("F6")), Some(Command::EngineMove));
        assert_eq!(map.command(keys("F7")), Some(Command::Hint));
    }

    #[test]
    fn keys_that_make_no_sense_are_passed_over() {
        for chosen in ["", "Ctrl+", "Hyper+K", "Ctrl+Kk", "K", "Tab", "F2", "1"] {
            let map = with(&[(Command::Save, chosen)]);
            assert_eq!(map, Keymap::of(&Settings::default()), "{chosen}");
        }
    }

    #[test]
    fn whoever_has_the_keys_is_named() {
        let map = Keymap::of(&Settings::default());
        let taken = |name| map.taken::<Agros>(keys(name), Command::Save);
        assert_eq!(taken("Ctrl+S"), None);
        assert_eq!(taken("Ctrl+J"), None);
        assert_eq!(taken("Ctrl+O"), Some(Taken::By(Command::Open)));
        assert_eq!(taken("4"), Some(Taken::ByOverlay(Agros::Threats)));
        assert_eq!(taken("Ctrl+Minus"), Some(Taken::BySize));
        assert_eq!(taken("Q"), Some(Taken::ByWriting));
        assert_eq!(taken("Ctrl+Alt+E"), Some(Taken::ByWriting));
    }
}
