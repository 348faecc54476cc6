//! The position editor of the other games.

use agros::app::Notice;
use agros::game::Document;
use agros::rules::{Player, Position as _, agon, agora};
use agros::storage::settings::{Settings, Theme};
use agros::ui::seat::Seat;
use egui::accesskit::Role;
use egui::{Event, Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::clipboard::copied_text;
use crate::desk::Desk;
use crate::pictures::tolerance;

/// The editor over a new game.
fn editing<P: Seat>(size: Vec2) -> Desk {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.theme = Theme::Light;
    let mut desk = Desk::showing(&Document::<P>::new(P::Setup::default()), settings, size);
    desk.key(Key::Escape);
    desk.ctrl(Key::B);
    desk
}

fn draft<P: Seat>(desk: &Desk) -> &str {
    let editor = desk.model_of::<P>().editor().expect("the editor is open");
    &editor.draft().text
}

/// What stands in the field for the text.
fn field(desk: &Desk) -> String {
    let field = desk
        .harness
        .get_by_role_and_label(Role::MultilineTextInput, "Position as text");
    field.value().unwrap_or_default()
}

fn type_position(desk: &mut Desk, text: &str) {
    desk.harness
        .get_by_role_and_label(Role::MultilineTextInput, "Position as text")
        .set_text_value_accesskit(text);
    desk.run();
}

/// Whether a board has the keyboard, or a cell of it.
fn has_keyboard(desk: &Desk, board: &str) -> bool {
    desk.focused() == board || desk.focused().contains(", ")
}

const WIDE: Vec2 = vec2(1280.0, 800.0);

#[test]
fn a_position_of_agon_is_put_together_by_mouse_and_played_from() {
    let mut desk = editing::<agon::Position>(WIDE);
    desk.press("Empty it");
    assert!(
        desk.status().ends_with("White’s queen is missing."),
        "{}",
        desk.status()
    );
    desk.click_cell("f3");
    desk.click_cell("f2");
    desk.press("White guard");
    for cell in ["e5", "e6", "f5", "f7", "g5", "h7"] {
        desk.click_cell(cell);
    }
    desk.press("Black queen");
    desk.click_cell("f11");
    desk.press("Black guard");
    desk.drag("a1", "a6");
    assert_eq!(
        draft::<agon::Position>(&desk),
        "gggggg/7/8/9/4GG4/1Q2G1G3q/4G5/6G2/8/7/6 W standard 0 0"
    );
    assert_eq!(desk.status(), "A position: White to move.");
    // A guard between two enemies is marked by hand.
    desk.turn_wheel("f7", 1);
    assert!(
        desk.status()
            .starts_with("A position: White to relocate f7")
    );
    desk.turn_wheel("f7", -1);
    desk.press("Captured or not");
    desk.click_cell("f2");
    assert!(
        desk.harness
            .query_by_label("f2, White queen, ring 4, captured")
            .is_some()
    );
    desk.tick("A captured queen may not go to the centre");
    assert!(
        desk.status().contains("any free cell but the centre"),
        "{}",
        desk.status()
    );
    desk.click_cell("f2");
    desk.right_click("a6");
    assert!(!desk.is_enabled("Play from here"));
    assert!(desk.status().contains("Black has 5 guards instead of 6"));
    desk.press("Undo");
    assert_eq!(desk.moves_of::<agon::Position>(), "", "the game waits");
    desk.choose("Black");
    desk.set_number("Quiet plies", "12");
    desk.press("Play from here");
    let model = desk.model_of::<agon::Position>();
    assert!(model.editor().is_none() && model.is_unsaved());
    assert_eq!(
        model.position().to_string(),
        "gggggg/7/8/9/4GG4/1Q2G1G3q/4G5/6G2/8/7/6 B standard 0 12"
    );
    assert!(model.record.setup().queen_avoids_centre);
    assert!(model.position().queen_avoids_centre());
    desk.play("a1-b2");
    assert_eq!(desk.moves_of::<agon::Position>(), "a1-b2");
}

#[test]
fn a_guard_on_the_centre_is_shown_and_told() {
    let mut desk = editing::<agon::Position>(WIDE);
    desk.right_click("a5");
    desk.press("White guard");
    desk.click_cell("f6");
    assert_eq!(
        desk.status(),
        "Not a position yet: White has a guard on the centre, f6: only a queen enters it."
    );
    // In the variants in which men are placed there may be fewer.
    desk.right_click("f6");
    desk.choose("The guards are placed");
    assert!(
        desk.status()
            .ends_with("The order of placing never gives 6 White men and 7 of Black’s."),
        "{}",
        desk.status()
    );
}

#[test]
fn a_position_of_agon_is_put_together_by_keyboard_and_analysed() {
    let mut desk = editing::<agon::Position>(WIDE);
    assert!(has_keyboard(&desk, "Board of 91 hexagons, to be edited"));
    // From the centre upwards and to the right.
    desk.key(Key::ArrowUp);
    desk.text("1");
    desk.key(Key::Enter);
    assert!(
        draft::<agon::Position>(&desk).contains("/6Q3q/"),
        "{}",
        draft::<agon::Position>(&desk)
    );
    desk.text("+");
    assert!(draft::<agon::Position>(&desk).contains("/6Q!3q/"));
    desk.text("-");
    desk.key(Key::ArrowRight);
    desk.text("4");
    desk.key(Key::Enter);
    desk.key(Key::Delete);
    desk.ctrl(Key::Z);
    desk.ctrl(Key::Y);
    assert_eq!(desk.status(), "A position: White to move.");
    desk.press("Analyse");
    let model = desk.model_of::<agon::Position>();
    assert!(model.thinking.analysing);
    assert_eq!(
        model
            .position()
            .queen(Player::First)
            .map(|cell| cell.to_string())
            .as_deref(),
        Some("f7")
    );
}

#[test]
fn a_position_of_agora_is_piled_up_by_mouse_and_played_from() {
    let mut desk = editing::<agora::Position>(WIDE);
    desk.press("Empty it");
    assert_eq!(
        desk.status(),
        "Not a position yet: There are 0 men on the board instead of 16: 0 White and 0 Red."
    );
    desk.click_cell("b2");
    desk.press("Red man");
    desk.click_cell("b2");
    assert!(
        desk.harness
            .query_by_label("b2, Red pile, 1 captor on 1 White prisoner")
            .is_some()
    );
    desk.press("White below");
    desk.click_cell("b2");
    assert!(
        draft::<agora::Position>(&desk).contains("1,R1.2,4"),
        "loose piles are kept as they are"
    );
    desk.press("Red man");
    desk.click_cell("b2");
    desk.turn_wheel("b2", 2);
    desk.right_click("b2");
    desk.drag("a6", "f6");
    desk.press("White man");
    desk.drag("b1", "e1");
    desk.click_cell("e1");
    assert_eq!(
        draft::<agora::Position>(&desk),
        "R1,R1,R1,R1,R1,R1/6/6/6/1,R3.2,4/1,W1,W1,W1,W2,1 W pile 0"
    );
    assert_eq!(
        desk.status(),
        "A position: White to move. White has 7 men, Red 9."
    );
    desk.press("Undo");
    assert!(!desk.is_enabled("Play from here"));
    desk.press("Redo");
    desk.choose("its cell alone");
    desk.choose("Red");
    desk.press("Play from here");
    let model = desk.model_of::<agora::Position>();
    assert_eq!(model.record.setup().height, agora::Reading::Cell);
    assert_eq!(model.position().turn(), Player::Second);
    desk.play("b2-a2");
    assert_eq!(desk.moves_of::<agora::Position>(), "b2-a2");
}

#[test]
fn a_pile_with_too_many_prisoners_is_marked_and_told() {
    let mut desk = editing::<agora::Position>(WIDE);
    type_position(
        &mut desk,
        "R1,R1,R1,R1,R1,R1/R1,4,R1/6/2,W1.2,3/W1,4,1/W1,W1,W1,W1,1,1 W pile 0",
    );
    assert_eq!(
        desk.status(),
        "Not a position yet: c3: in “W1.2” the prisoners are more than the captors. They would have turned them over."
    );
}

#[test]
fn a_position_of_agora_is_put_together_by_keyboard() {
    let mut desk = editing::<agora::Position>(WIDE);
    assert!(has_keyboard(&desk, "Pit of 6 by 6 cells, to be edited"));
    // From c4, the middle.
    desk.text("2");
    desk.key(Key::Enter);
    desk.text("+");
    desk.text("1");
    desk.key(Key::Enter);
    assert!(draft::<agora::Position>(&desk).contains("/2,W1.2,3/"));
    desk.key(Key::Delete);
    assert!(draft::<agora::Position>(&desk).contains("/2,R2,3/"));
    desk.key(Key::ArrowDown);
    desk.text("5");
    desk.key(Key::Enter);
    desk.key(Key::ArrowUp);
    desk.key(Key::Enter);
    assert_eq!(
        draft::<agora::Position>(&desk),
        agora::Position::start(&agora::Setup::default()).to_string()
    );
}

#[test]
fn texts_of_either_game_are_typed_copied_pasted_and_kept() {
    let texts = [
        "6/7/8/9/10/Q9q/10/9/8/7/6 W guards 0 3",
        "6/7/8/9/4g5/Q4G4q/10/9/8/7/6 W guards 0 3",
    ];
    kept::<agon::Position>(texts);
    let texts = ["W8,5/6/6/6/6/5,R8 R cell 20", "W8,5/6/6/6/6/5,R7 R cell 20"];
    kept::<agora::Position>(texts);
}

/// A position, and a board that is none.
fn kept<P: Seat>([position, board]: [&str; 2]) {
    let mut desk = editing::<P>(WIDE);
    assert_eq!(field(&desk), draft::<P>(&desk));
    type_position(&mut desk, &position.replace('/', "/\n"));
    assert_ne!(draft::<P>(&desk), position, "a line break parts the text");
    type_position(&mut desk, &position.replacen(' ', "\n ", 1));
    assert_eq!(draft::<P>(&desk), position);
    assert!(
        desk.status().starts_with("A position: "),
        "{}",
        desk.status()
    );
    // Away from the text.
    desk.click_cell("a1");
    desk.press("Undo");
    desk.harness.event(Event::Copy);
    assert_eq!(copied_text(&mut desk), position);
    desk.harness.event(Event::Paste(board.to_owned()));
    desk.run();
    assert_eq!(draft::<P>(&desk), board);
    assert_eq!(field(&desk), board);
    assert!(!desk.is_enabled("Analyse"));
    desk.key(Key::Escape);
    let notice = &desk.model_of::<P>().notice;
    assert!(matches!(notice, Some(Notice::DraftKept)));
    desk.wait_for("the settings are written", |desk| {
        let settings = std::fs::read_to_string(desk.path("settings.json"));
        settings.is_ok_and(|text| text.contains(board))
    });
    let text = std::fs::read_to_string(desk.path("settings.json")).expect("the settings");
    let mut next = Desk::with_settings_file(&text);
    next.ctrl(Key::N);
    let name = match P::GAME {
        "agon" => "Agon",
        _ => "Agora",
    };
    if !next.seats::<P>() {
        next.choose(name);
    }
    next.press("Start");
    next.ctrl(Key::B);
    next.press("Last board");
    assert_eq!(draft::<P>(&next), board);
}

#[test]
fn an_option_that_was_chosen_for_a_board_is_kept_and_taken_back_with_it() {
    let option = |desk: &Desk| {
        let editor = desk.model_of::<agon::Position>().editor();
        editor
            .expect("it is open")
            .draft()
            .setup
            .queen_avoids_centre
    };
    let mut desk = editing::<agon::Position>(WIDE);
    desk.tick("A captured queen may not go to the centre");
    assert!(option(&desk));
    desk.press("Undo");
    assert!(!option(&desk));
    desk.press("Redo");
    desk.key(Key::Escape);
    desk.ctrl(Key::B);
    assert!(!option(&desk), "that of the game");
    desk.press("Last board");
    assert!(option(&desk));
    // And over the next start.
    desk.wait_for("the settings are written", |desk| {
        let settings = std::fs::read_to_string(desk.path("settings.json"));
        settings.is_ok_and(|text| text.contains("\"queen_avoids_centre\": true"))
    });
    let text = std::fs::read_to_string(desk.path("settings.json")).expect("the settings");
    let mut next = Desk::with_settings_file(&text);
    if !next.seats::<agon::Position>() {
        next.ctrl(Key::N);
        next.choose("Agon");
        next.press("Start");
    }
    next.ctrl(Key::B);
    next.press("Last board");
    assert!(option(&next));
}

#[test]
fn cells_are_edited_by_those_who_do_not_see_them() {
    let mut desk = editing::<agora::Position>(WIDE);
    let cell = desk.harness.get_by_label("c3, free, level 0");
    assert_eq!(cell.accesskit_node().role(), Role::Button);
    cell.click_accesskit();
    desk.run();
    assert!(desk.harness.query_by_label("c3, White man").is_some());
    desk.harness.get_by_label("c3, White man").focus();
    desk.run();
    desk.key(Key::Delete);
    assert!(desk.harness.query_by_label("c3, free, level 0").is_some());
}

#[test]
fn the_editor_of_agon() {
    let mut desk = editing::<agon::Position>(WIDE);
    for cell in ["a2", "b7", "d1", "b1"] {
        desk.right_click(cell);
    }
    desk.press("Black guard");
    for cell in ["f6", "e5", "g6"] {
        desk.click_cell(cell);
    }
    desk.press("White guard");
    desk.click_cell("f5");
    desk.turn_wheel("f5", 1);
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options("agon-editor", &tolerance());
}

#[test]
fn the_editor_of_agora_in_the_smallest_window() {
    let mut desk = editing::<agora::Position>(vec2(720.0, 540.0));
    type_position(
        &mut desk,
        "2,R1,R1,R2.1,1/R1,4,R1/2,W2.3,3/3,R3.2,2/W1,4,1/W1,W1,4 W pile 0",
    );
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options("agora-editor", &tolerance());
}
