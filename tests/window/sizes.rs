//! Windows of all sizes, text of all sizes, every language: nothing is cut, nothing lies on
//! another.

use agros::rules::{agon, agora};
use agros::storage::settings::TextSize;
use agros::ui::languages::LANGUAGES;
use egui::{Key, Rect, Vec2, vec2};

use crate::desk::{Desk, game};
use crate::languages::{AGON, AGORA, Walk, document, settings};

/// The windows, in points of the system.
const WINDOWS: [Vec2; 4] = [
    vec2(720.0, 540.0),
    vec2(1024.0, 700.0),
    vec2(1280.0, 800.0),
    vec2(1920.0, 1080.0),
];
/// The sizes of text, in hundredths.
const TEXTS: [u16; 4] = [80, 100, 150, 200];

fn text_size(percent: u16) -> TextSize {
    let size = TextSize::ALL
        .into_iter()
        .find(|size| size.percent() == percent);
    size.expect("a size to choose")
}

/// Looks at the desk, every panel, some menus and dialogs.
fn look_around(walk: &mut Walk, overview: &str) {
    walk.look("desk");
    walk.press("desk-panels");
    for tab in [
        "tab-moves",
        "tab-details",
        "tab-engine",
        "tab-notes",
        overview,
    ] {
        if walk.press(tab) {
            walk.desk.harness.remove_cursor();
            walk.desk.run();
            walk.look(tab);
        }
    }
    for menu in ["menu-game", "menu-view", "menu-engine"] {
        walk.press("menu-all");
        walk.look("menus");
        if walk.press(menu) {
            walk.look(menu);
        }
        for _ in 0..3 {
            walk.desk.key(Key::Escape);
        }
    }
    walk.press("desk-board");
    for (key, place) in [
        (Key::N, "new game"),
        (Key::Comma, "settings"),
        (Key::E, "export"),
    ] {
        walk.desk.ctrl(key);
        walk.look(place);
        walk.desk.key(Key::Escape);
    }
    walk.desk.key(Key::F1);
    walk.look("shortcuts");
    walk.desk.key(Key::Escape);
    walk.desk.ctrl(Key::B);
    walk.look("editor");
    walk.desk.key(Key::Escape);
    walk.desk.ctrl(Key::L);
    walk.look("no library");
    walk.desk.ctrl(Key::L);
}

/// With text of twice the size, panels are scrolled, and the lines about the last move end in dots;
/// those are told whole on hover. Nothing may be wider than its place.
#[allow(clippy::ptr_arg, reason = "for filters over texts")]
fn is_about_width(misfit: &String) -> bool {
    misfit.contains("too wide")
}

/// Looks around in windows of one size, with text of all sizes.
#[track_caller]
fn nothing_is_cut(window: Vec2) {
    let mut misfits = Vec::new();
    for percent in TEXTS {
        for language in LANGUAGES {
            let mut settings = settings(language);
            settings.text_size = text_size(percent);
            let desk = Desk::showing(&game(72), settings, window);
            let mut walk = Walk::at(desk, language, window);
            look_around(&mut walk, "agros-overview");
            let found = walk.end().into_iter();
            let found = found.filter(|misfit| percent < 200 || is_about_width(misfit));
            misfits.extend(found.map(|misfit| format!("{percent} % {misfit}")));
        }
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn nothing_is_cut_in_the_smallest_window() {
    nothing_is_cut(WINDOWS[0]);
}

#[test]
fn nothing_is_cut_in_a_small_window() {
    nothing_is_cut(WINDOWS[1]);
}

#[test]
fn nothing_is_cut_in_a_usual_window() {
    nothing_is_cut(WINDOWS[2]);
}

#[test]
fn nothing_is_cut_in_a_large_window() {
    nothing_is_cut(WINDOWS[3]);
}

#[test]
fn the_other_games_fit_with_the_largest_text_too() {
    let mut misfits = Vec::new();
    for language in LANGUAGES {
        let mut settings = settings(language);
        settings.text_size = text_size(200);
        for window in [WINDOWS[0], WINDOWS[2]] {
            let game = document::<agon::Position>(AGON);
            let desk = Desk::showing(&game, settings.clone(), window);
            let mut walk = Walk::at(desk, language, window);
            look_around(&mut walk, "agon-overview");
            misfits.extend(walk.end().into_iter().filter(is_about_width));
            let game = document::<agora::Position>(AGORA);
            let desk = Desk::showing(&game, settings.clone(), window);
            let mut walk = Walk::at(desk, language, window);
            look_around(&mut walk, "agora-overview");
            misfits.extend(walk.end().into_iter().filter(is_about_width));
        }
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn the_board_is_whole_however_large_the_text_is() {
    for window in WINDOWS {
        for percent in TEXTS {
            let mut settings = settings(&LANGUAGES[1]);
            settings.text_size = text_size(percent);
            let desk = Desk::showing(&game(72), settings, window);
            let screen =
                Rect::from_min_size(egui::Pos2::ZERO, desk.harness.ctx.content_rect().size());
            let corners = ["a1", "a10", "j1", "j10"].map(|cell| desk.cell(cell));
            for corner in corners {
                assert!(screen.contains(corner), "{percent} % in {window}");
            }
            let cells = (corners[1].y - corners[0].y).abs() / 9.0;
            let pixels = cells * f32::from(percent) / 100.0;
            assert!(pixels >= 26.0, "{percent} % in {window}: {pixels}");
        }
    }
}
