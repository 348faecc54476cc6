//! Names and comments in any script: every letter is shown, or a box for it, nothing falls over, and
//! nothing is pushed from its place.

use agros::game::NodeId;
use agros::storage::game_file;
use agros::storage::settings::Settings;
use egui::accesskit::Role;
use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, game};

/// Names as people have them, and as nobody has.
const NAMES: [&str; 12] = [
    "Łukasz Żółć",
    "Ёлка Щука",
    "山田 太郎",
    "عمر بن الخطاب",
    "שלמה",
    "สมชาย",
    "अमित",
    "👩‍👩‍👧‍👦 🏳️‍🌈 🦀",
    "Z̷̡̛͔a̵̢͝l̸͎̓g̶̖̐o̵͙͗",
    "a\u{0}b\u{7}c\u{1b}[31m\u{202e}drawkcab\u{200b}\u{feff}",
    "one\ntwo\r\nthree\tfour",
    "\u{10ffff}\u{e000}\u{fffd}",
];

const SIZES: [Vec2; 2] = [vec2(1280.0, 800.0), vec2(720.0, 540.0)];

/// A desk with players of these names, and a comment of the same. What no font has is a box.
fn desk(name: &str, size: Vec2) -> Desk {
    let mut document = game(30);
    document.header_mut().players.0[0].name = name.to_owned();
    document.header_mut().players.0[1].name = format!("{name} {name}");
    let cursor = document.cursor();
    document.notes_mut(cursor).comment = name.to_owned();
    let mut settings = Settings::default();
    settings.animations = false;
    let mut desk = Desk::showing(&game(10), settings, size);
    allow_boxes(&desk);
    let path = desk.path("names.agros");
    game_file::save(&path, &document).expect("the game can be written");
    desk.drop_files(&[&path]);
    desk.wait_until("the game is open", |model| {
        model.file.as_deref() == Some(&*path)
    });
    desk.key(Key::Escape);
    desk
}

/// Elsewhere in these scenarios a letter that no font has is a fault.
fn allow_boxes(desk: &Desk) {
    let policy = egui::MissingGlyphPolicy::Tofu;
    desk.harness.ctx.set_missing_glyph_policy(policy);
}

/// Where things are whose places names have nothing to do with.
fn places(desk: &Desk) -> Vec<(String, Rect)> {
    let mut places: Vec<(String, Rect)> = desk
        .harness
        .query_all_by(|node| {
            let kind = [Role::Button, Role::TextInput].contains(&node.role());
            let name = node.label().unwrap_or_default();
            kind && !name.is_empty()
        })
        .map(|node| {
            (
                node.accesskit_node().label().unwrap_or_default(),
                node.rect(),
            )
        })
        .collect();
    // Plies tell their comments, in their names.
    places.retain(|(name, _)| !name.contains("ply 30") && !name.contains("Comment after"));
    places
}

/// Presses the tab of a panel; a menu may have the same name above.
fn press_tab(desk: &mut Desk, name: &str) {
    let tabs = desk.harness.query_all_by_label(name);
    let lowest = tabs.max_by(|one, other| one.rect().top().total_cmp(&other.rect().top()));
    lowest.expect("a tab").click();
    desk.harness.remove_cursor();
    desk.run();
}

#[test]
fn names_in_any_script_leave_everything_in_its_place() {
    for size in SIZES {
        let usual = places(&desk("Anna", size));
        assert!(usual.len() > 100);
        for name in NAMES {
            let mut desk = desk(name, size);
            assert_eq!(places(&desk), usual, "{name:?}");
            let misfits = desk.misfits(&[name, "names.agros"]);
            let others = misfits.iter().filter(|misfit| !misfit.contains("\\"));
            assert_eq!(
                others.collect::<Vec<_>>(),
                Vec::<&String>::new(),
                "{name:?}"
            );
            // All panels, the sheets and the dialogs that show names.
            for panel in ["Moves", "Details", "Notes", "Engine"] {
                if size.x < 1000.0 {
                    press_tab(&mut desk, panel);
                }
            }
            desk.ctrl(Key::T);
            desk.ctrl(Key::T);
            desk.ctrl(Key::N);
            desk.key(Key::Escape);
            let shown = desk.harness.render().expect("it is drawn");
            assert!(shown.width() > 0);
        }
    }
}

#[test]
fn a_very_long_name_takes_no_more_room_than_there_is() {
    let long = "Maximiliane-Friederike ".repeat(400);
    let unbroken = "ß".repeat(10_000);
    for size in SIZES {
        let usual = places(&desk("Anna", size));
        for name in [&long, &unbroken] {
            let desk = desk(name, size);
            assert_eq!(places(&desk), usual);
        }
    }
}

#[test]
fn what_people_are_called_is_told_as_it_is_written() {
    for name in ["Łukasz Żółć", "Ёлка Щука", "山田 太郎", "عمر بن الخطاب"]
    {
        let desk = desk(name, SIZES[0]);
        assert!(desk.shows(name), "{name}");
        assert_eq!(
            desk.model()
                .record
                .notes(desk.model().record.cursor())
                .comment,
            name
        );
        assert_ne!(desk.model().record.cursor(), NodeId::ROOT);
    }
}

#[test]
fn names_are_typed_in_any_script() {
    let mut desk = Desk::new();
    allow_boxes(&desk);
    desk.ctrl(Key::N);
    for (field, name) in [("Light:", "Ёлка"), ("Dark:", "👩‍👩‍👧‍👦 عمر")] {
        desk.fill_in(field, name);
    }
    desk.press("Start");
    let players = &desk.model().record.header().players.0;
    assert_eq!(players[0].name, "Ёлка");
    assert_eq!(players[1].name, "👩‍👩‍👧‍👦 عمر");
}

#[test]
fn a_nul_in_a_name_does_not_get_into_the_title_which_would_end_the_program() {
    let mut desk = Desk::new();
    let game = r#"{"format":"agros-game","version":1,"game":"agros","setup":{"size":10,"farmers":5},
        "players":[{"name":"A\u0000nna"},{"name":"B\u0007ob"}],"nodes":[{"parent":null}]}"#;
    desk.harness.event(egui::Event::Paste(game.to_owned()));
    let mut titles = Vec::new();
    for _ in 0..200 {
        desk.harness.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
        titles.extend(
            desk.commands()
                .into_iter()
                .filter_map(|command| match command {
                    egui::ViewportCommand::Title(title) => Some(title),
                    _ => None,
                }),
        );
        if titles.iter().any(|title| title.contains("nna")) {
            break;
        }
    }
    assert!(
        titles.iter().any(|title| title.contains("nna")),
        "{titles:?}"
    );
    assert!(!titles.iter().any(|title| title.contains(char::is_control)));
}
