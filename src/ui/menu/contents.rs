//! What the menus hold.

use std::path::Path;

use crate::app::{Action, Dialog, Recovery};
use crate::engine::Level;
use crate::game::Symbol;
use crate::rules::Player;
use crate::storage::settings::{EngineSettings, Pace};
use crate::ui::languages::{self, LANGUAGES};
use crate::ui::numbers::decimal;
use crate::ui::overlay::Overlay as _;
use crate::ui::seat::{Seat, Table};
use crate::ui::shortcuts::Command;
use crate::ui::text::words;
use crate::ui::{customs, level, notes, playback, review, timeline, tutorial};

use super::entry::{Entry, Item, Menu, State};
use super::switch;

/// The times for a move that are offered, in milliseconds.
const TIMES: [u32; 6] = [200, 500, 1_000, 2_000, 5_000, 15_000];

/// What fills a menu.
pub type Filling<P> = fn(&Table<'_, P>) -> Vec<Entry<P>>;

/// The menus of the bar: the key of the name of each, and what it holds.
pub fn menus<P: Seat>() -> [(&'static str, Filling<P>); 6] {
    [
        ("menu-game", game),
        ("menu-edit", edit),
        ("menu-view", view),
        ("menu-go", go),
        ("menu-engine", engine),
        ("menu-help", help),
    ]
}

/// Commands that can be carried out at any time.
fn commands<P: Seat>(table: &Table<'_, P>, commands: &[Command]) -> Vec<Entry<P>> {
    let entries = commands.iter();
    entries
        .map(|&command| command_item(table, command).into())
        .collect()
}

/// The item of a command.
pub fn command_item<P: Seat>(table: &Table<'_, P>, command: Command) -> Item<P> {
    Item::command(command, &table.model.settings, table.look.text)
}

fn game<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let text = table.look.text;
    let seek = Action::Recover(Recovery::Seek);
    let folder = table.model.settings.library.folder.is_some();
    let mut entries = commands(table, &[Command::NewGame, Command::Open]);
    entries.push(recent(table).into());
    entries.push(Item::act(text.get("menu-unfinished"), seek).into());
    entries.push(Entry::Rule);
    entries.extend(customs::menu_entries(table));
    entries.push(Entry::Rule);
    entries.push(command_item(table, Command::Library).into());
    let here = command_item(table, Command::LibraryHere);
    entries.push(here.enabled(folder).into());
    entries.push(Entry::Rule);
    entries.extend(commands(
        table,
        &[Command::Save, Command::SaveAs, Command::Export],
    ));
    entries.push(Entry::Rule);
    entries.push(command_item(table, Command::Quit).into());
    entries
}

fn recent<P: Seat>(table: &Table<'_, P>) -> Menu<P> {
    let files = table.model.settings.recent();
    let item = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        Item::act(
            name.to_string_lossy().into_owned(),
            Action::OpenFile(path.clone()),
        )
        .beside(folder(path))
        .help(path.display().to_string())
        .into()
    };
    Menu {
        name: table.look.text.get("menu-recent"),
        enabled: !files.is_empty(),
        entries: files.iter().map(item).collect(),
    }
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

fn edit<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let (text, model) = (table.look.text, table.model);
    let record = &model.record;
    let cursor = record.cursor();
    let trying = model.is_what_if();
    let line = !trying && record.parent(cursor).is_some();
    let item = |command, enabled| command_item(table, command).enabled(enabled).into();
    let mut entries = vec![
        item(Command::Undo, record.next_undo().is_some()),
        item(Command::Redo, record.next_redo().is_some()),
        Entry::Rule,
    ];
    entries.extend(commands(
        table,
        &[
            Command::CopyPosition,
            Command::CopyGame,
            Command::CopyPicture,
            Command::Paste,
        ],
    ));
    entries.push(Entry::Rule);
    if P::PASSES {
        entries.push(item(Command::Pass, model.pass().is_some()));
    }
    entries.extend([
        item(Command::WhatIf, !trying),
        item(Command::KeepWhatIf, model.tried() > 0),
        item(Command::Editor, true),
        Entry::Rule,
    ]);
    let place = record.index_among_siblings(cursor);
    let siblings = record
        .parent(cursor)
        .map_or(0, |parent| record.children(parent).len());
    let reorder = |earlier| Action::Reorder {
        node: cursor,
        earlier,
    };
    let goes_on = record.next(cursor).is_some();
    let of_the_line = |(key, action, enabled): (&str, Action<P>, bool)| -> Entry<P> {
        let item = Item::act(text.get(key), action);
        item.enabled(line && enabled).into()
    };
    entries.extend(
        [
            ("command-delete", Action::Delete(cursor), true),
            ("command-promote", Action::Promote(cursor), true),
        ]
        .map(of_the_line),
    );
    let mut order: Vec<Entry<P>> = [
        ("moves-trim", Action::Trim(cursor), goes_on),
        ("moves-earlier", reorder(true), place > 0),
        ("moves-later", reorder(false), place + 1 < siblings),
    ]
    .map(of_the_line)
    .into();
    if P::Overlay::ALL.iter().any(|overlay| overlay.compares()) {
        order.push(item(Command::Compare, true));
    }
    entries.push(Entry::Menu(Menu {
        name: text.get("menu-line"),
        enabled: true,
        entries: order,
    }));
    entries.extend([Entry::Rule, item(Command::Comment, !trying)]);
    entries.push(judge(table).into());
    let pencil = State::Toggle(model.has_pencil());
    let draw = command_item(table, Command::Pencil).enabled(!trying);
    entries.push(draw.state(pencil).into());
    let marked = !record.notes(cursor).marks.is_empty();
    let wipe = Item::act(text.get("command-wipe-marks"), Action::WipeMarks);
    entries.push(wipe.enabled(!trying && marked).into());
    entries.extend([Entry::Rule, item(Command::Settings, true)]);
    entries
}

/// What is written at a node without words.
fn judge<P: Seat>(table: &Table<'_, P>) -> Menu<P> {
    let (text, record) = (table.look.text, &table.model.record);
    let cursor = record.cursor();
    let judged = record.notes(cursor).symbol;
    let item = |symbol: Symbol| {
        Item::act(text.get(notes::symbol_key(symbol)), Action::Judge(symbol))
            .beside(symbol.sign().to_owned())
            .state(State::Toggle(judged == Some(symbol)))
            .into()
    };
    Menu {
        name: text.get("menu-judge"),
        enabled: !table.model.is_what_if() && record.parent(cursor).is_some(),
        entries: Symbol::ALL.into_iter().map(item).collect(),
    }
}

fn view<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let text = table.look.text;
    let overlays = P::Overlay::ALL.iter();
    let overlay = |&overlay: &P::Overlay| {
        let keys = egui::ModifierNames::NAMES;
        Item::act(overlay.name(text), switch(table.model, overlay))
            .beside(overlay.shortcut().format(&keys, cfg!(target_os = "macos")))
            .help(overlay.legend(text))
            .state(State::Switch(table.shown.has(overlay)))
            .into()
    };
    let mut entries: Vec<Entry<P>> = overlays.map(overlay).collect();
    entries.push(Entry::Rule);
    if table.lanes.is_some() {
        entries.push(
            Menu {
                name: text.get("menu-timeline"),
                enabled: true,
                entries: timeline::views()
                    .map(|(view, name)| {
                        Item::act(text.get(name), Action::ShowTimeline(view))
                            .state(State::Choice(view == table.timeline_view()))
                            .into()
                    })
                    .collect(),
            }
            .into(),
        );
    }
    entries.push(command_item(table, Command::Map).into());
    entries.push(arrangement(table).into());
    entries.push(text_size(table).into());
    entries.push(language(table).into());
    if table.model.is_over() {
        let sheet = Item::act(text.get("command-sheet"), Action::ShowSheet(true));
        entries.push(sheet.into());
    }
    entries
}

/// How the board lies, and what is where.
fn arrangement<P: Seat>(table: &Table<'_, P>) -> Menu<P> {
    let settings = &table.model.settings;
    let mut entries = commands(table, &[Command::Flip, Command::TurnOn]);
    for (command, on) in [
        (Command::Mirror, settings.mirrored),
        (Command::PanelsLeft, settings.panels_left),
        (Command::LargeTargets, settings.large_targets),
    ] {
        let item = command_item(table, command);
        entries.push(item.state(State::Toggle(on)).into());
    }
    Menu {
        name: table.look.text.get("menu-arrangement"),
        enabled: true,
        entries,
    }
}

fn text_size<P: Seat>(table: &Table<'_, P>) -> Menu<P> {
    let sizes = [
        Command::LargerText,
        Command::SmallerText,
        Command::UsualText,
    ];
    Menu {
        name: table.look.text.get("settings-text-size"),
        enabled: true,
        entries: commands(table, &sizes),
    }
}

fn language<P: Seat>(table: &Table<'_, P>) -> Menu<P> {
    let chosen = table.model.settings.language.as_ref();
    let system = Item::act(
        table.look.text.get("language-system"),
        Action::SetLanguage(None),
    );
    let mut entries = vec![
        system.state(State::Choice(chosen.is_none())).into(),
        Entry::Rule,
    ];
    entries.extend(LANGUAGES.iter().map(|language: &languages::Language| {
        let id = language.id();
        let holds = chosen == Some(&id);
        Item::act(language.name.to_owned(), Action::SetLanguage(Some(id)))
            .state(State::Choice(holds))
            .into()
    }));
    Menu {
        name: table.look.text.get("menu-language"),
        enabled: true,
        entries,
    }
}

fn go<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let (text, model) = (table.look.text, table.model);
    let record = &model.record;
    let before = record.parent(record.cursor()).is_some();
    let after = record.next(record.cursor()).is_some();
    let item = |command, enabled| command_item(table, command).enabled(enabled).into();
    let pace = |pace: Pace| {
        Item::act(playback::spoken(pace, text), Action::SetPace(pace))
            .state(State::Choice(pace == model.settings.pace))
            .into()
    };
    vec![
        item(Command::First, before),
        item(Command::Back, before),
        item(Command::Forward, after),
        item(Command::Last, after),
        Entry::Rule,
        item(Command::Play, before || after),
        Menu {
            name: text.get("menu-pace"),
            enabled: true,
            entries: Pace::ALL.into_iter().map(pace).collect(),
        }
        .into(),
    ]
}

fn engine<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let (text, model) = (table.look.text, table.model);
    let settings = model.settings.engine;
    let item = |command, enabled| command_item(table, command).enabled(enabled).into();
    let plays = |player: Player| {
        let plays = model.thinking.plays[player];
        let name = words!(text, "engine-plays", side = P::side(player, text));
        Item::act(name, Action::SeatEngine(player, !plays))
            .state(State::Toggle(plays))
            .into()
    };
    let mut entries: Vec<Entry<P>> = Player::BOTH.into_iter().map(plays).collect();
    entries.push(Entry::Rule);
    let analyse = command_item(table, Command::Analyse);
    let analysing = State::Toggle(model.thinking.analysing);
    entries.push(analyse.state(analysing).into());
    let over = model.is_over();
    entries.extend([
        item(Command::Hint, !over),
        item(Command::EngineMove, !over),
        item(Command::StopEngine, model.thinks_for().is_some()),
        Entry::Rule,
    ]);
    entries.extend(review::menu_entries(table));
    let training = model.training().is_shown() || !model.is_what_if();
    entries.extend([item(Command::Training, training), Entry::Rule]);
    let another = Action::Show(Dialog::Engine);
    entries.push(Item::act(text.get("command-choose-engine"), another).into());
    let set = |name: String, holds: bool, settings: EngineSettings| {
        Item::act(name, Action::SetEngine(settings))
            .state(State::Choice(holds))
            .into()
    };
    let times = TIMES.into_iter().map(|time| {
        let seconds = decimal(f64::from(time) / 1000.0, text);
        set(
            words!(text, "engine-seconds", seconds = seconds),
            settings.milliseconds() == time,
            settings.with_milliseconds(time),
        )
    });
    let levels = Level::all().map(|level| {
        set(
            level::in_words(level, text),
            settings.level() == level,
            settings.with_level(level),
        )
    });
    let lines = (1..=EngineSettings::MOST_LINES).map(|lines| {
        set(
            lines.to_string(),
            settings.lines() == lines,
            settings.with_lines(lines),
        )
    });
    let own = model.settings.engine_program.is_none();
    let choices: [(&str, bool, Vec<Entry<P>>); 3] = [
        ("engine-time", true, times.collect()),
        ("engine-level", own, levels.collect()),
        ("engine-lines", true, lines.collect()),
    ];
    entries.extend(choices.map(|(key, enabled, entries)| {
        let name = text.get(key);
        Entry::Menu(Menu {
            name,
            enabled,
            entries,
        })
    }));
    entries
}

fn help<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let text = table.look.text;
    let mut entries = commands(table, &[Command::Finder, Command::Shortcuts]);
    entries.extend(tutorial::menu_entries(table));
    let about = Action::Show(Dialog::About);
    entries.push(Item::act(text.get("command-about"), about).into());
    entries
}
