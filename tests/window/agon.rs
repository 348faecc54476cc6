//! Agon at the desk: played by mouse, by keyboard, and explained where it goes wrong.

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agon::{Position, Setup, Variant};
use agros::storage::settings::{Settings, Theme};
use egui::{Key, Vec2, vec2};
use egui_kittest::SnapshotOptions;
use egui_kittest::kittest::Queryable as _;

use crate::desk::Desk;

/// White is about to capture the guard on e6.
const BEFORE_A_CAPTURE: &str = "2g3/7/8/3gGG3/5g4/1Q2g2GGq1/4G5/3g1g3/4G3/7/6 W standard 0 0";

/// A desk with a game that begins with a position.
fn desk_with(position: &str) -> Desk {
    let position = Position::parse(position).expect("a position");
    let document = Document::starting_from(position.setup(), position).expect("it agrees");
    Desk::showing(&document, settings(), vec2(1280.0, 800.0))
}

fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.animations = false;
    settings
}

fn start(setup: Setup) -> Desk {
    let document = Document::<Position>::new(setup);
    let mut desk = Desk::showing(&document, settings(), vec2(1280.0, 800.0));
    // Nobody wants to hear that it was opened.
    desk.key(Key::Escape);
    desk
}

fn moves(desk: &Desk) -> String {
    desk.moves_of::<Position>()
}

#[test]
fn a_man_moves_by_two_clicks_and_by_drag() {
    let mut desk = start(Setup::default());
    desk.click_cell("f1");
    assert_eq!(
        desk.status(),
        "White to move: the queen on f1 is selected, 3 steps (dots)"
    );
    desk.click_cell("f2");
    desk.drag("f11", "f10");
    assert_eq!(moves(&desk), "f1-f2 f11-f10");
}

#[test]
fn a_captured_guard_is_marked_and_relocated_with_one_click() {
    let mut desk = desk_with(BEFORE_A_CAPTURE);
    desk.click_cell("f8");
    desk.click_cell("f7");
    assert_eq!(
        desk.status(),
        "Black to relocate e6, captured between d5 and f7: any free outer cell (dots)"
    );
    desk.harness
        .get_by_label("e6, Black guard, ring 1, captured");
    desk.harness.get_by_label("a1, empty, ring 5, target");
    assert!(desk.shows("f8-f7: the guard steps inwards to ring 1 and captures the guard on e6"));
    desk.click_cell("a1");
    assert_eq!(moves(&desk), "f8-f7 e6*a1");
    assert_eq!(desk.status(), "White to move");
}

#[test]
fn a_wrong_click_is_explained() {
    let mut desk = desk_with(BEFORE_A_CAPTURE);
    for (from, to, said) in [
        (
            "f2",
            "f1",
            "No step leads outwards: f1 is further from the centre than f2.",
        ),
        ("f2", "f5", "f5 is occupied."),
        (
            "f2",
            "c3",
            "c3 is no neighbour of f2: a man goes one cell at a time.",
        ),
        ("g5", "f6", "Only a queen enters the centre."),
        ("f2", "f2", "White to move"),
    ] {
        desk.click_cell(from);
        desk.click_cell(to);
        assert_eq!(desk.status(), said, "{from} to {to}");
        desk.key(Key::Escape);
    }
    desk.play("f8-f7");
    for (cell, said) in [
        (
            "e3",
            "A captured guard goes to the outermost ring, and e3 is not there.",
        ),
        (
            "h4",
            "The guard on e6 is captured: a captured guard has to be relocated before anything else.",
        ),
    ] {
        desk.click_cell(cell);
        assert_eq!(desk.status(), said, "{cell}");
        desk.key(Key::Escape);
    }
    assert_eq!(moves(&desk), "f8-f7");
}

#[test]
fn a_cell_between_two_enemies_is_explained() {
    let mut desk = desk_with("2g3/7/8/3GG4/3g1g4/1Qg5Gq1/4G5/3g1g3/4G3/7/G5 W standard 0 0");
    desk.click_cell("d5");
    desk.click_cell("e5");
    assert_eq!(
        desk.status(),
        "e5 is forbidden: it lies between the Black men on e4 and e6."
    );
}

#[test]
fn a_game_is_played_by_keyboard_alone() {
    let mut desk = start(Setup::default());
    for _ in 0..40 {
        if desk.focused().starts_with("f6, ") {
            break;
        }
        desk.key(Key::Tab);
    }
    assert_eq!(desk.focused(), "f6, empty, the centre");
    // From the centre down to f1, and up again.
    for _ in 0..5 {
        desk.key(Key::ArrowDown);
    }
    desk.key(Key::Enter);
    desk.key(Key::ArrowUp);
    desk.key(Key::Enter);
    assert_eq!(moves(&desk), "f1-f2");
    desk.key(Key::ArrowRight);
    desk.key(Key::ArrowLeft);
    desk.play("f11-f10");
    assert_eq!(moves(&desk), "f1-f2 f11-f10");
}

#[test]
fn men_are_placed_in_the_variants() {
    let guards = Setup {
        variant: Variant::Guards,
        ..Setup::default()
    };
    let mut desk = start(guards);
    assert_eq!(
        desk.status(),
        "White to place a guard, 6 left: any cell but the centre and those between two enemies"
    );
    desk.click_cell("f6");
    assert_eq!(desk.status(), "No man is placed on the centre.");
    desk.click_cell("f5");
    desk.click_cell("e6");
    assert_eq!(moves(&desk), "f5 e6");
    let free = Setup {
        variant: Variant::Free,
        ..Setup::default()
    };
    let mut desk = start(free);
    assert!(
        desk.status().starts_with("White to place the queen"),
        "{}",
        desk.status()
    );
    desk.click_cell("a1");
    assert!(
        desk.status().starts_with("Black to place the queen"),
        "{}",
        desk.status()
    );
    desk.harness.get_by_label("a1, White queen, ring 5");
}

#[test]
fn the_end_is_told_on_the_sheet() {
    const WON: &str = "g1g3/g6/8/9/4GG4/4GQG3q/5G4/4G4/8/6g/2g1g1 W standard 0 0";
    const LOST: &str = "g1g3/g6/8/9/4GG4/Q3G1G3q/5G4/4G4/8/6g/2g1g1 W standard 0 0";
    for (position, title, why) in [
        (
            WON,
            "White wins",
            "White wins: the queen stands on the centre with her six guards around her.",
        ),
        (
            LOST,
            "Black wins",
            "Black wins: the opponent’s six guards surround the centre without their queen.",
        ),
    ] {
        let mut desk = desk_with(position);
        desk.drag("h5", "g5");
        assert_eq!(desk.status(), why);
        desk.harness.get_by_label(title);
        desk.press("Close");
        desk.click_cell("f1");
        assert_eq!(desk.status(), why);
    }
}

/// Software renderers differ a little from version to version, at the edges of letters and lines.
fn tolerance() -> SnapshotOptions {
    SnapshotOptions::new().threshold(2.0).max_failed_pixels(300)
}

/// A picture of the desk with some overlays, after some moves and with the pointer on a cell.
fn picture(
    name: &str,
    position: &str,
    theme: Theme,
    size: Vec2,
    overlays: &[&str],
    moves: &[&str],
) {
    let mut settings = settings();
    settings.theme = theme;
    let names = overlays.iter().map(|&name| name.to_owned());
    settings.set_overlays::<Position>(names.collect());
    let position = Position::parse(position).expect("a position");
    let document = Document::starting_from(position.setup(), position).expect("it agrees");
    let mut desk = Desk::showing(&document, settings, size);
    desk.key(Key::Escape);
    for play in moves {
        desk.play(play);
    }
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options(name, &tolerance());
}

const WIDE: Vec2 = vec2(1280.0, 800.0);
const SMALL: Vec2 = vec2(720.0, 540.0);

#[test]
fn a_relocation_that_is_due() {
    let moves = ["moves", "engine"];
    picture(
        "agon-light",
        BEFORE_A_CAPTURE,
        Theme::Light,
        WIDE,
        &moves,
        &["f8-f7"],
    );
}

#[test]
fn the_overlays_in_the_dark_theme() {
    let overlays = ["moves", "steps", "forbidden", "danger", "mobility"];
    picture(
        "agon-dark",
        BEFORE_A_CAPTURE,
        Theme::Dark,
        WIDE,
        &overlays,
        &[],
    );
}

#[test]
fn the_board_in_the_smallest_window() {
    let overlays = ["moves", "danger"];
    picture(
        "agon-small",
        BEFORE_A_CAPTURE,
        Theme::Light,
        SMALL,
        &overlays,
        &["f8-f7"],
    );
}

#[test]
fn the_sheet_of_a_game_that_was_won() {
    let before = "g1g3/g6/8/9/4GG4/4GQG3q/5G4/4G4/8/6g/2g1g1 W standard 0 0";
    picture(
        "agon-sheet",
        before,
        Theme::Light,
        WIDE,
        &["moves"],
        &["h5-g5"],
    );
}

#[test]
fn the_form_of_a_new_game_in_the_smallest_window() {
    let document = Document::<Position>::new(Setup {
        variant: Variant::Free,
        ..Setup::default()
    });
    let mut desk = Desk::showing(&document, settings(), SMALL);
    desk.key(Key::Escape);
    desk.ctrl(Key::N);
    desk.choose("The guards are placed");
    desk.harness.snapshot_options("agon-new-game", &tolerance());
}
