//! The menu bar: menus, what the board shows, and what game this is.

use std::path::Path;

use egui::{Align, Button, Layout, MenuBar, RichText, Ui};

use crate::app::{Action, Dialog, Model, Recovery};
use crate::engine::Level;
use crate::game::Symbol;
use crate::rules::Player;
use crate::storage::settings::EngineSettings;

use super::customs;
use super::house;
use super::languages;
use super::layout;
use super::level;
use super::notes;
use super::numbers::decimal;
use super::overlay::{Overlay as _, Shown};
use super::playback;
use super::review;
use super::scrolled;
use super::seat::{Seat, Table};
use super::shortcuts::Command;
use super::style::SMALL;
use super::text::words;
use super::timeline;
use super::what_if;

/// The switches beside the menus stand there from this width on, in points.
const SWITCHES_FROM: f32 = 1000.0;
/// There is no further switch where less room than this is left, in points: for the name of the
/// game, or for the sign that something is tried out.
const NAME_ROOM: f32 = 190.0;
const SIGN_ROOM: f32 = 310.0;

/// Shows the bar. What is chosen is added to `commands` or `actions`; `panels` says whether the
/// panels are shown where they take turns with the board.
pub fn show<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    state: &str,
    panels: &mut bool,
    commands: &mut Vec<Command>,
    actions: &mut Vec<Action<P>>,
) {
    let (text, palette) = (table.look.text, table.look.palette);
    ui.painter().rect_filled(ui.max_rect(), 0.0, palette.panel);
    ui.add_space(2.0);
    MenuBar::new().ui(ui, |ui| {
        ui.add_space(6.0);
        let folded = layout::is_folded(ui.ctx().content_rect());
        if folded {
            menu(ui, text.get("menu-all"), |ui| {
                menus(ui, table, commands, actions);
            });
            // The board and the panels take turns.
            for (shown, key) in [(false, "desk-board"), (true, "desk-panels")] {
                ui.selectable_value(panels, shown, text.get(key));
            }
        } else {
            menus(ui, table, commands, actions);
        }
        if ui.max_rect().width() >= SWITCHES_FROM {
            ui.separator();
            chips(ui, table, actions);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            if table.model.is_what_if() && table.model.learning().is_none() {
                return what_if::show(ui, table, actions);
            }
            if let Some(by) = table.model.draw_offered_by() {
                return customs::show_offer(ui, table, by, actions);
            }
            if let Some(chooser) = table.model.side_chooser() {
                return house::show_choice(ui, table, chooser, actions);
            }
            if review::show_sign(ui, table, actions) {
                return;
            }
            let state = RichText::new(state).color(palette.muted);
            ui.add(egui::Label::new(state).truncate());
        });
    });
}

/// The menus themselves, beside each other or in a menu of their own.
fn menus<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    commands: &mut Vec<Command>,
    actions: &mut Vec<Action<P>>,
) {
    let text = table.look.text;
    menu(ui, text.get("menu-game"), |ui| {
        for command in [Command::NewGame, Command::Open] {
            item(ui, command, true, table, commands);
        }
        recent(ui, table, actions);
        if ui.button(text.get("menu-unfinished")).clicked() {
            actions.push(Action::Recover(Recovery::Seek));
            ui.close();
        }
        ui.separator();
        customs::show_menu(ui, table, |ui, command, enabled| {
            item(ui, command, enabled, table, commands);
        });
        ui.separator();
        item(ui, Command::Library, true, table, commands);
        let folder = table.model.settings.library.folder.is_some();
        item(ui, Command::LibraryHere, folder, table, commands);
        ui.separator();
        for command in [Command::Save, Command::SaveAs, Command::Export] {
            item(ui, command, true, table, commands);
        }
        ui.separator();
        item(ui, Command::Quit, true, table, commands);
    });
    menu(ui, text.get("menu-edit"), |ui| {
        let record = &table.model.record;
        item(
            ui,
            Command::Undo,
            record.next_undo().is_some(),
            table,
            commands,
        );
        item(
            ui,
            Command::Redo,
            record.next_redo().is_some(),
            table,
            commands,
        );
        ui.separator();
        for command in [
            Command::CopyPosition,
            Command::CopyGame,
            Command::CopyPicture,
            Command::Paste,
        ] {
            item(ui, command, true, table, commands);
        }
        ui.separator();
        if P::PASSES {
            let possible = table.model.pass().is_some();
            item(ui, Command::Pass, possible, table, commands);
        }
        let trying = table.model.is_what_if();
        item(ui, Command::WhatIf, !trying, table, commands);
        let tried = table.model.tried() > 0;
        item(ui, Command::KeepWhatIf, tried, table, commands);
        item(ui, Command::Editor, true, table, commands);
        ui.separator();
        let cursor = record.cursor();
        ui.add_enabled_ui(!trying && record.parent(cursor).is_some(), |ui| {
            if ui.button(text.get("command-delete")).clicked() {
                actions.push(Action::Delete(cursor));
                ui.close();
            }
            if ui.button(text.get("command-promote")).clicked() {
                actions.push(Action::Promote(cursor));
                ui.close();
            }
        });
        ui.separator();
        item(ui, Command::Comment, !trying, table, commands);
        ui.add_enabled_ui(!trying, |ui| judge(ui, table, actions));
        ui.separator();
        item(ui, Command::Settings, true, table, commands);
    });
    menu(ui, text.get("menu-view"), |ui| {
        overlays(ui, table, actions);
        ui.separator();
        if table.lanes.is_some() {
            menu(ui, text.get("menu-timeline"), |ui| {
                let view = timeline::view_items(ui, table.timeline_view(), text);
                actions.extend(view.map(Action::ShowTimeline));
            });
        }
        item(ui, Command::Map, true, table, commands);
        item(ui, Command::Flip, true, table, commands);
        menu(ui, text.get("settings-text-size"), |ui| {
            for command in [
                Command::LargerText,
                Command::SmallerText,
                Command::UsualText,
            ] {
                item(ui, command, true, table, commands);
            }
        });
        menu(ui, text.get("menu-language"), |ui| {
            let chosen = table.model.settings.language.as_ref();
            let language = languages::choose(ui, chosen, text);
            actions.extend(language.map(Action::SetLanguage));
        });
        if table.model.is_over() && ui.button(text.get("command-sheet")).clicked() {
            actions.push(Action::ShowSheet(true));
            ui.close();
        }
    });
    menu(ui, text.get("menu-go"), |ui| {
        let record = &table.model.record;
        let before = record.parent(record.cursor()).is_some();
        let after = record.next(record.cursor()).is_some();
        for (command, enabled) in [
            (Command::First, before),
            (Command::Back, before),
            (Command::Forward, after),
            (Command::Last, after),
        ] {
            item(ui, command, enabled, table, commands);
        }
        ui.separator();
        item(ui, Command::Play, before || after, table, commands);
        menu(ui, text.get("menu-pace"), |ui| {
            let pace = playback::choose(ui, table.model.settings.pace, text);
            actions.extend(pace.map(Action::SetPace));
        });
    });
    menu(ui, text.get("menu-engine"), |ui| {
        engine(ui, table, commands, actions)
    });
    menu(ui, text.get("menu-help"), |ui| {
        item(ui, Command::Shortcuts, true, table, commands);
        if P::RULES.is_some() && ui.button(text.get(&format!("{}-rules", P::GAME))).clicked() {
            actions.push(Action::Show(Dialog::Rules));
            ui.close();
        }
        if ui.button(text.get("command-about")).clicked() {
            actions.push(Action::Show(Dialog::About));
            ui.close();
        }
    });
}

/// A menu, which is scrolled where the window is too low for it.
fn menu(ui: &mut Ui, name: String, items: impl FnOnce(&mut Ui)) {
    ui.menu_button(name, |ui| scrolled::downwards(ui, "menu", items));
}

/// What the person has laid over the board.
pub fn chosen<P: Seat>(model: &Model<P>) -> Shown<P::Overlay> {
    let chosen = model.settings.overlays::<P>();
    chosen.map(Shown::of_ids).unwrap_or_default()
}

/// The action that switches an overlay over.
pub fn switch<P: Seat>(model: &Model<P>, overlay: P::Overlay) -> Action<P> {
    let names = chosen(model)
        .toggled(overlay)
        .iter()
        .map(|on| on.id().to_owned());
    Action::LayOver(names.collect())
}

/// The overlays as items of a menu, which stays open: often several are switched.
fn overlays<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    for &overlay in P::Overlay::ALL {
        let shortcut = ui.ctx().format_shortcut(&overlay.shortcut());
        let button = Button::selectable(table.shown.has(overlay), overlay.name(table.look.text));
        let item = ui.add(button.shortcut_text(shortcut));
        if item
            .on_hover_text(overlay.legend(table.look.text))
            .clicked()
        {
            actions.push(switch(table.model, overlay));
        }
    }
}

/// The overlays beside the menus, as many as there is room for.
fn chips<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let look = table.look;
    let show = RichText::new(look.text.get("menu-show"));
    ui.label(show.size(SMALL).color(look.palette.muted));
    ui.spacing_mut().item_spacing.x = 1.0;
    ui.spacing_mut().button_padding.x = 4.0;
    let signed = table.model.is_what_if()
        || table.model.reviewing().is_some()
        || table.model.draw_offered_by().is_some()
        || table.model.side_chooser().is_some();
    let room = match signed {
        true => SIGN_ROOM,
        false => NAME_ROOM,
    };
    for &overlay in P::Overlay::ALL {
        let name = RichText::new(overlay.name(look.text)).size(SMALL);
        let chip = Button::selectable(table.shown.has(overlay), name);
        if ui.available_width() < room {
            break;
        }
        let help = words!(
            look.text,
            "overlay-help",
            legend = overlay.legend(look.text),
            key = ui.ctx().format_shortcut(&overlay.shortcut())
        );
        if ui.add(chip).on_hover_text(help).clicked() {
            actions.push(switch(table.model, overlay));
        }
    }
}

fn item<P: Seat>(
    ui: &mut Ui,
    command: Command,
    enabled: bool,
    table: &Table<'_, P>,
    commands: &mut Vec<Command>,
) {
    let shortcut = command
        .shortcut()
        .map(|shortcut| ui.ctx().format_shortcut(&shortcut));
    let button = Button::new(table.look.text.get(command.text_key()))
        .shortcut_text(shortcut.unwrap_or_default());
    if ui.add_enabled(enabled, button).clicked() {
        commands.push(command);
        ui.close();
    }
}

/// What is written at a node without words.
fn judge<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let (text, record) = (table.look.text, &table.model.record);
    let cursor = record.cursor();
    ui.add_enabled_ui(record.parent(cursor).is_some(), |ui| {
        menu(ui, text.get("menu-judge"), |ui| {
            let judged = record.notes(cursor).symbol;
            for symbol in Symbol::ALL {
                let name = text.get(notes::symbol_key(symbol));
                let button = Button::selectable(judged == Some(symbol), name);
                if ui.add(button.shortcut_text(symbol.sign())).clicked() {
                    actions.push(Action::Judge(symbol));
                    ui.close();
                }
            }
        });
    });
    let wipe = Button::new(text.get("command-wipe-marks"));
    let marked = !record.notes(cursor).marks.is_empty();
    if ui.add_enabled(marked, wipe).clicked() {
        actions.push(Action::WipeMarks);
        ui.close();
    }
}

/// The times for a move that are offered, in milliseconds.
const TIMES: [u32; 6] = [200, 500, 1_000, 2_000, 5_000, 15_000];

fn engine<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    commands: &mut Vec<Command>,
    actions: &mut Vec<Action<P>>,
) {
    let (text, model) = (table.look.text, table.model);
    for player in Player::BOTH {
        let plays = model.thinking.plays[player];
        let label = words!(text, "engine-plays", side = P::side(player, text));
        if ui.add(Button::selectable(plays, label)).clicked() {
            actions.push(Action::SeatEngine(player, !plays));
            ui.close();
        }
    }
    ui.separator();
    let shortcut = Command::Analyse
        .shortcut()
        .map(|shortcut| ui.ctx().format_shortcut(&shortcut));
    let analyse = Button::selectable(model.thinking.analysing, text.get("command-analyse"));
    if ui
        .add(analyse.shortcut_text(shortcut.unwrap_or_default()))
        .clicked()
    {
        commands.push(Command::Analyse);
        ui.close();
    }
    let over = model.is_over();
    item(ui, Command::Hint, !over, table, commands);
    item(ui, Command::EngineMove, !over, table, commands);
    let busy = model.thinks_for().is_some();
    item(ui, Command::StopEngine, busy, table, commands);
    ui.separator();
    review::show_menu(ui, table, actions, |ui, command, enabled| {
        item(ui, command, enabled, table, commands);
    });
    let training = model.training().is_shown() || !model.is_what_if();
    item(ui, Command::Training, training, table, commands);
    ui.separator();
    if ui.button(text.get("command-choose-engine")).clicked() {
        actions.push(Action::Show(Dialog::Engine));
        ui.close();
    }
    let engine = model.settings.engine;
    menu(ui, text.get("engine-time"), |ui| {
        for milliseconds in TIMES {
            let seconds = decimal(f64::from(milliseconds) / 1000.0, text);
            let label = words!(text, "engine-seconds", seconds = seconds);
            if ui
                .radio(engine.milliseconds() == milliseconds, label)
                .clicked()
            {
                actions.push(Action::SetEngine(engine.with_milliseconds(milliseconds)));
                ui.close();
            }
        }
    });
    let own = model.settings.engine_program.is_none();
    ui.add_enabled_ui(own, |ui| {
        menu(ui, text.get("engine-level"), |ui| {
            for level in Level::all() {
                let label = level::in_words(level, text);
                if ui.radio(engine.level() == level, label).clicked() {
                    actions.push(Action::SetEngine(engine.with_level(level)));
                    ui.close();
                }
            }
        });
    });
    menu(ui, text.get("engine-lines"), |ui| {
        for lines in 1..=EngineSettings::MOST_LINES {
            if ui
                .radio(engine.lines() == lines, lines.to_string())
                .clicked()
            {
                actions.push(Action::SetEngine(engine.with_lines(lines)));
                ui.close();
            }
        }
    });
}

fn recent<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let files = table.model.settings.recent();
    ui.add_enabled_ui(!files.is_empty(), |ui| {
        ui.menu_button(table.look.text.get("menu-recent"), |ui| {
            for path in files {
                let name = path
                    .file_name()
                    .unwrap_or(path.as_os_str())
                    .to_string_lossy();
                let button = Button::new(name.as_ref()).shortcut_text(folder(path));
                let item = ui.add(button);
                if item.on_hover_text(path.display().to_string()).clicked() {
                    actions.push(Action::OpenFile(path.clone()));
                    ui.close();
                }
            }
        });
    });
}

/// The folder of a file, from the home folder on where it is in there.
fn folder(path: &Path) -> String {
    let folder = path.parent().unwrap_or(Path::new(""));
    let home = std::env::home_dir();
    match home.and_then(|home| Some(folder.strip_prefix(home).ok()?.to_owned())) {
        Some(below) => Path::new("~").join(below).display().to_string(),
        None => folder.display().to_string(),
    }
}
