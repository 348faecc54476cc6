//! What was pressed, and what that stands for.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

use crate::storage::settings::Settings;
use crate::ui::overlay::Overlay;

use super::Command;
use super::chosen::{Keymap, moves_about};

/// Takes the commands whose shortcuts were pressed. While text is edited, the keys that editing
/// needs are left to it; so are the arrows, Home and End to whatever has the keyboard.
pub fn take(ctx: &Context, settings: &Settings) -> Vec<Command> {
    let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
    if !ctx.input(|input| input.events.iter().any(pressed)) {
        return Vec::new();
    }
    let editing = ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let wanted_elsewhere = |_, shortcut: KeyboardShortcut| {
        let key = shortcut.logical_key;
        match key {
            _ if is_function_key(key) => false,
            _ if moves_about(key) && shortcut.modifiers.is_none() => focused,
            _ => editing && shortcut.conflicts_with_text_editing(),
        }
    };
    take_from(ctx, Keymap::of(settings).rows(), wanted_elsewhere)
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
pub(super) fn is_function_key(key: Key) -> bool {
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
        physical_key,
        modifiers,
        pressed: true,
        ..
    } = event
    else {
        return None;
    };
    table.iter().copied().find(|(_, shortcut)| {
        let wanted = shortcut.logical_key;
        let same = wanted == *key || is_digit_of_the_row(wanted, *physical_key, *modifiers);
        same && modifiers.matches_logically(shortcut.modifiers)
    })
}

/// Whether a digit is wanted and its key was pressed: where digits need Shift, as in France, the
/// key alone writes another sign.
fn is_digit_of_the_row(wanted: Key, physical: Option<Key>, modifiers: Modifiers) -> bool {
    is_digit(wanted) && physical == Some(wanted) && !modifiers.shift
}

fn is_digit(key: Key) -> bool {
    (Key::Num0..=Key::Num9).contains(&key)
}

#[cfg(test)]
mod tests {
    use egui::RawInput;

    use super::*;
    use crate::ui::agros::board::Overlay as Agros;
    use crate::ui::shortcuts::chosen::is_fit;

    /// The signs that are written without Shift and AltGr, of those that egui knows: a letter is on
    /// every keyboard.
    const AZERTY: &[Key] = &[
        Key::Quote,
        Key::Minus,
        Key::Equals,
        Key::Comma,
        Key::Semicolon,
        Key::Colon,
        Key::Exclamationmark,
    ];
    const QWERTZ: &[Key] = &[Key::Plus, Key::Comma, Key::Period, Key::Minus];

    /// What the keys of the row of digits write in France without Shift, as egui has it: for most of
    /// these signs it knows no key, and takes the place of the key for it.
    const AZERTY_DIGITS: [(Key, Key); 9] = [
        (Key::Num1, Key::Num1),
        (Key::Num2, Key::Num2),
        (Key::Num3, Key::Num3),
        (Key::Num4, Key::Quote),
        (Key::Num5, Key::Num5),
        (Key::Num6, Key::Minus),
        (Key::Num7, Key::Num7),
        (Key::Num8, Key::Num8),
        (Key::Num9, Key::Num9),
    ];

    fn is_letter(key: Key) -> bool {
        (Key::A..=Key::Z).contains(&key)
    }

    fn press<T>(
        key: Key,
        physical_key: Option<Key>,
        modifiers: Modifiers,
        take: impl Fn(&Context) -> Vec<T>,
    ) -> Vec<T> {
        let ctx = Context::default();
        let input = RawInput {
            events: vec![
                Event::ModifiersChanged(modifiers),
                Event::Key {
                    key,
                    physical_key,
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
        taken
    }

    #[test]
    fn no_two_commands_share_a_shortcut() {
        let usual = Command::ALL
            .iter()
            .flat_map(|command| command.usual().iter().map(move |keys| (command, keys)));
        let usual: Vec<_> = usual.collect();
        for (index, (command, keys)) in usual.iter().enumerate() {
            for (other, others) in &usual[index + 1..] {
                assert_ne!(keys, others, "{command:?} and {other:?}");
            }
        }
    }

    #[test]
    fn the_usual_shortcuts_could_all_be_chosen() {
        for (command, keys) in Keymap::of(&Settings::default()).rows() {
            assert!(is_fit(*keys), "{command:?}");
        }
    }

    #[test]
    fn every_shortcut_does_only_its_own() {
        let settings = Settings::default();
        for &(command, shortcut) in Keymap::of(&settings).rows() {
            let key = shortcut.logical_key;
            let taken = press(key, None, shortcut.modifiers, |ctx| take(ctx, &settings));
            assert_eq!(taken, [command], "{shortcut:?}");
        }
    }

    #[test]
    fn every_usual_key_is_there_in_france_and_in_germany() {
        for &command in Command::ALL {
            for signs in [AZERTY, QWERTZ] {
                let there = |keys: &KeyboardShortcut| {
                    let key = keys.logical_key;
                    let everywhere = is_letter(key) || is_function_key(key) || moves_about(key);
                    // The key of a digit counts, whatever it writes.
                    everywhere || is_digit(key) || signs.contains(&key)
                };
                let usual = command.usual();
                assert!(usual.is_empty() || usual.iter().any(there), "{command:?}");
            }
        }
    }

    #[test]
    fn overlays_are_on_the_keys_of_the_digits_where_digits_need_shift() {
        let mut digits = 0;
        for &overlay in Agros::ALL {
            let wanted = overlay.shortcut().logical_key;
            let Some((place, sign)) = AZERTY_DIGITS.iter().find(|(place, _)| *place == wanted)
            else {
                assert!(is_function_key(wanted), "{overlay:?}");
                continue;
            };
            digits += 1;
            let in_france = press(*sign, Some(*place), Modifiers::NONE, take_overlays::<Agros>);
            assert_eq!(in_france, [overlay]);
            let in_germany = press(
                wanted,
                Some(*place),
                Modifiers::NONE,
                take_overlays::<Agros>,
            );
            assert_eq!(in_germany, [overlay]);
        }
        assert_eq!(digits, 9);
    }

    #[test]
    fn an_exclamation_mark_is_no_digit() {
        let written = press(
            Key::Exclamationmark,
            Some(Key::Num1),
            Modifiers::SHIFT,
            take_overlays::<Agros>,
        );
        assert_eq!(written, []);
    }
}
