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
    (Key::Num0..=Key::Num9).contains(&wanted) && physical == Some(wanted) && !modifiers.shift
}
