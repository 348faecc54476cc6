//! Agora at the desk: played by mouse, by keyboard, and explained where it goes wrong.

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agora::{Position, Reading, Setup};
use agros::storage::game_file;
use agros::storage::settings::{Settings, Theme};
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game};
use crate::pictures::tolerance;

/// The position of the picture: c4 may capture d3, and with b5 it has the choice.
const PICTURE: &str = "4,R1.1,1/1,R1,4/1,W1,W3.1,3/3,R1,2/1,W1,1,R1.1,R2.1,1/1,W1,4 W pile 0";

fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.animations = false;
    settings
}

/// A desk with a game that begins with a position.
fn desk_with(position: &str) -> Desk {
    let position = Position::parse(position).expect("a position");
    let document = Document::starting_from(position.setup(), position).expect("it agrees");
    let mut desk = Desk::showing(&document, settings(), vec2(1280.0, 800.0));
    // Nobody wants to hear that it was opened.
    desk.key(Key::Escape);
    desk
}

fn moves(desk: &Desk) -> String {
    desk.moves_of::<Position>()
}

#[test]
fn a_new_game_of_agora_is_begun_by_mouse() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.choose("Agora");
    desk.choose("its cell alone");
    desk.choose("Red");
    desk.press("Start");
    let setup = *desk.model_of::<Position>().record.setup();
    assert_eq!(setup.height, Reading::Cell);
    assert_eq!(desk.status(), "Red to move");
    desk.click_cell("a5");
    assert_eq!(
        desk.status(),
        "Red to move: a5 is selected, 6 high, 3 free cells (dots), 0 captures (▼), 0 surrenders (△)"
    );
    desk.click_cell("a4");
    desk.drag("a2", "b3");
    assert_eq!(moves(&desk), "a5-a4 a2-b3");
    assert!(desk.shows("a2-b3: the man goes down to level 3"));
}

#[test]
fn where_both_are_possible_the_choice_is_made_at_the_cell() {
    for (button, play) in [("Capture b5", "c4xb5"), ("Surrender to b5", "c4_b5")] {
        let mut desk = desk_with(PICTURE);
        desk.click_cell("c4");
        desk.click_cell("b5");
        assert_eq!(moves(&desk), "", "it is asked first");
        assert_eq!(
            desk.status(),
            "c4 and b5 are both 4 high: capture (x, Enter) or surrender (_)?"
        );
        desk.press(button);
        assert_eq!(moves(&desk), play);
    }
}

#[test]
fn the_choice_comes_after_a_drag_too_and_escape_takes_it_back() {
    let mut desk = desk_with(PICTURE);
    desk.drag("c4", "b5");
    desk.harness.get_by_label("Capture b5");
    desk.key(Key::Escape);
    assert!(desk.harness.query_by_label("Capture b5").is_none());
    assert!(desk.model_of::<Position>().selected.is_some());
    desk.click_cell("d3");
    assert_eq!(moves(&desk), "c4xd3");
    assert!(
        desk.shows("c4xd3, 4 against 1: 1 Red man is captured and turned over"),
        "it is told"
    );
}

#[test]
fn a_choice_is_forgotten_where_another_pile_is_chosen() {
    let mut desk = desk_with(PICTURE);
    desk.drag("c4", "b5");
    desk.click_cell("b4");
    assert!(desk.harness.query_by_label("Capture b5").is_none());
    desk.click_cell("c4");
    assert!(desk.harness.query_by_label("Capture b5").is_none());
    assert_eq!(moves(&desk), "");
}

#[test]
fn keys_choose_by_the_signs_of_moves() {
    for (sign, play) in [("x", "c4xb5"), ("_", "c4_b5"), ("X", "c4xb5")] {
        let mut desk = desk_with(PICTURE);
        desk.drag("c4", "b5");
        desk.text(sign);
        assert_eq!(moves(&desk), play);
        assert_eq!(desk.typed(), "");
    }
}

#[test]
fn a_capture_is_played_by_keyboard_alone() {
    for (last, play) in [(None, "c4xb5"), (Some("_"), "c4_b5")] {
        let mut desk = desk_with(PICTURE);
        for _ in 0..40 {
            if desk.focused().starts_with("c4, ") {
                break;
            }
            desk.key(Key::Tab);
        }
        assert_eq!(
            desk.focused(),
            "c4, White pile, 3 captors on 1 Red prisoner, height 4"
        );
        desk.key(Key::Enter);
        desk.key(Key::ArrowLeft);
        desk.key(Key::ArrowUp);
        assert_eq!(
            desk.focused(),
            "b5, Red man, height 4, target: capture or surrender"
        );
        desk.key(Key::Enter);
        assert_eq!(moves(&desk), "");
        match last {
            Some(sign) => desk.text(sign),
            None => desk.key(Key::Enter),
        }
        assert_eq!(moves(&desk), play);
    }
}

#[test]
fn nobody_surrenders_unawares() {
    let mut desk = desk_with(PICTURE);
    // The lower of both: 4 against 5.
    desk.play("b2-c2");
    desk.play("e6-e5");
    desk.click_cell("c2");
    desk.click_cell("d2");
    assert_eq!(moves(&desk), "b2-c2 e6-e5");
    assert_eq!(
        desk.status(),
        "c2 is too low to capture d2: 4 against 5; it may surrender (_, Enter)"
    );
    desk.press("Surrender to d2");
    assert!(moves(&desk).ends_with("c2_d2"));
}

#[test]
fn a_revolution_by_joining_is_told() {
    let mut desk = desk_with("6/6/6/2,R1,3/1,W1,W1,R4.4,2/1,R1,W2,W2,2 W pile 0");
    desk.drag("c2", "d2");
    desk.press("Surrender to d2");
    assert!(desk.shows(
        "Revolution on d2: with him the prisoners are more than half, 4 men turn over, and the pile is White’s"
    ));
    desk.harness
        .get_by_label("d2, White pile, 9 captors, height 12");
}

#[test]
fn a_revolution_by_leaving_is_told() {
    let mut desk = desk_with("6/6/2,R3,3/2,W3,3/1,W1,4/R2.2,W5,4 R pile 0");
    desk.drag("a1", "b2");
    assert_eq!(moves(&desk), "a1xb2");
    assert!(desk.shows(
        "Revolution on a1: without him the prisoners are more than half, 1 man turns over, and the pile is White’s"
    ));
    desk.harness
        .get_by_label("a1, White pile, 3 captors, height 9");
}

#[test]
fn a_wrong_click_is_explained() {
    let mut desk = desk_with(PICTURE);
    desk.click_cell("b1");
    desk.click_cell("b3");
    assert_eq!(
        desk.status(),
        "b3 is not beside b1: a man goes one cell at a time, in any direction."
    );
    desk.key(Key::Escape);
    desk.click_cell("e6");
    assert_eq!(
        desk.status(),
        "The pile on e6 is the opponent’s: White is to move."
    );
    desk.click_cell("a6");
    assert_eq!(desk.status(), "There is no pile on a6.");
    desk.drag("b1", "b2");
    assert_eq!(
        desk.status(),
        "No man goes onto a pile of its own side, as on b2."
    );
    desk.play("c4_d3");
    assert_eq!(
        desk.status(),
        "c4 is too high to surrender to d3: 4 against 1; it may capture (x)."
    );
    assert_eq!(moves(&desk), "");
}

#[test]
fn every_pile_says_what_it_is() {
    let desk = desk_with(PICTURE);
    for name in [
        "e2, Red pile, 2 captors on 1 White prisoner, height 6",
        "e6, Red pile, 1 captor on 1 White prisoner, height 8",
        "b1, White man, height 7",
        "c3, free, level 0",
        "a1, free, level 6",
    ] {
        desk.harness.get_by_label(name);
    }
}

#[test]
fn the_end_is_told_on_the_sheet() {
    let mut desk = desk_with("6/6/6/6/1,R1,4/W8.7,5 W pile 0");
    desk.drag("a1", "b2");
    assert_eq!(
        desk.status(),
        "White wins: the opponent owns no pile any more."
    );
    desk.harness.get_by_label("White wins");
    assert!(desk.shows("White: 1 capture, 0 surrenders"));
    desk.press("Close");
    desk.click_cell("b2");
    assert!(desk.status().starts_with("White wins"), "{}", desk.status());
}

#[test]
fn a_file_of_agora_opens_from_the_desk_of_another_game() {
    let mut desk = Desk::showing(&game(4), settings(), vec2(1280.0, 800.0));
    let mut document = Document::<Position>::new(Setup::default());
    let play = document.position(document.cursor()).read_move("a2-b3");
    let node = document.add(document.cursor(), play.expect("legal"));
    document.set_cursor(node.expect("legal"));
    game_file::save(&desk.path("other.agros"), &document).expect("it can be written");
    desk.answer("other.agros");
    desk.ctrl(Key::O);
    desk.wait_until_open::<Position>();
    assert_eq!(moves(&desk), "a2-b3");
    desk.harness.get_by_label("b3, White man, height 4");
}

#[test]
fn the_board_can_be_turned() {
    let mut desk = desk_with(PICTURE);
    let before = desk.cell("b1");
    desk.ctrl(Key::F);
    assert_ne!(desk.cell("b1"), before);
    desk.drag("c4", "d3");
    assert_eq!(moves(&desk), "c4xd3");
}

/// The game of the picture: Red has just surrendered to c4.
fn pictured() -> Document<Position> {
    let before = PICTURE
        .replace("W3.1", "W3")
        .replace("3,R1,2", "3,R2,2")
        .replace("W pile", "R pile");
    let start = Position::parse(&before).expect("a position");
    let mut document = Document::starting_from(start.setup(), start).expect("it agrees");
    let play = start.read_move("d3_c4").expect("legal");
    let node = document.add(document.cursor(), play).expect("legal");
    document.set_cursor(node);
    assert_eq!(document.position(node).to_string(), PICTURE);
    document
}

/// The desk with what is laid over the board, as `act` leaves it.
fn picture(name: &str, overlays: &[&str], theme: Theme, size: Vec2, act: impl Fn(&mut Desk)) {
    let mut settings = settings();
    settings.theme = theme;
    let overlays = overlays.iter().map(|&name| name.to_owned());
    settings.set_overlays::<Position>(overlays.collect());
    let mut desk = Desk::showing(&pictured(), settings, size);
    desk.key(Key::Escape);
    act(&mut desk);
    let name = format!("agora-{name}");
    desk.harness.snapshot_options(&name, &tolerance());
}

#[test]
fn the_board_of_agora_in_the_light_theme() {
    let size = vec2(1280.0, 800.0);
    picture("light", &["moves", "heights"], Theme::Light, size, |desk| {
        desk.click_cell("c4");
        desk.harness.remove_cursor();
        desk.run();
    });
}

#[test]
fn the_choice_in_the_dark_theme() {
    let size = vec2(1000.0, 640.0);
    picture("choice", &["moves", "heights"], Theme::Dark, size, |desk| {
        desk.drag("c4", "b5");
    });
}

#[test]
fn captures_and_revolutions_over_the_board() {
    let size = vec2(1000.0, 640.0);
    let overlays = ["takes", "revolutions", "mobility"];
    picture("studies", &overlays, Theme::Light, size, |desk| {
        desk.harness.remove_cursor();
        desk.run();
    });
}

#[test]
fn a_previewed_move_in_the_smallest_window() {
    let size = vec2(720.0, 540.0);
    picture("small", &["moves", "heights"], Theme::Dark, size, |desk| {
        desk.click_cell("c4");
        let place = desk.cell("d3");
        desk.harness.hover_at(place);
        desk.run();
    });
}

#[test]
fn captured_men_are_turned_over_before_the_eyes() {
    let mut settings = Settings::default();
    settings.theme = Theme::Light;
    settings.set_overlays::<Position>(vec!["moves".to_owned()]);
    let mut desk = Desk::showing(&pictured(), settings, vec2(720.0, 540.0));
    desk.key(Key::Escape);
    desk.text("c4xb5");
    desk.harness.key_press(Key::Enter);
    while desk.status() != "Red to move" {
        desk.harness.step();
    }
    for _ in 0..2 {
        desk.harness.step();
    }
    desk.harness.snapshot_options("agora-turning", &tolerance());
}

#[test]
fn the_rules_page_plays_its_four_situations() {
    let mut desk = Desk::showing(&pictured(), settings(), vec2(720.0, 540.0));
    desk.key(Key::Escape);
    desk.choose_in_menu("Help", "Rules of Agora");
    for (title, told) in [
        (
            "Capture",
            "2 Red men are captured and turned over, 1 prisoner is freed",
        ),
        ("Prisoner", "b1 has 2 captors on 1 White prisoner"),
        ("Revolution by joining", "Revolution on b1: with him"),
        ("Revolution by leaving", "Revolution on a1: without him"),
    ] {
        assert!(desk.shows(told), "{told}");
        desk.harness
            .get_by_label(&format!("{title}, before the move"))
            .click_accesskit();
        desk.run();
        desk.harness.get_by_label(&format!("{title}, played"));
    }
    desk.harness
        .get_by_label("Capture, played")
        .click_accesskit();
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options("agora-rules", &tolerance());
    desk.press("Close");
    assert_eq!(moves(&desk), "d3_c4");
}

#[test]
fn the_engine_answers_and_the_answer_can_be_taken_back() {
    let mut settings = settings();
    settings.engine = settings.engine.with_milliseconds(30);
    let document = Document::<Position>::new(Setup::default());
    let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
    desk.choose_in_menu("Engine", "Engine plays Red");
    desk.drag("a2", "b3");
    desk.wait_for("it answers", |desk| moves(desk).split(' ').count() == 2);
    desk.ctrl(Key::Z);
    assert_eq!(moves(&desk), "");
}
