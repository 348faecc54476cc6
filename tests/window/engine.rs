//! The engine plays and advises, and leaves when it is no longer wanted.

use agros::app::Purpose;
use agros::engine::Report;
use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agros::{Move, Position};
use agros::storage::game_file;
use agros::storage::settings::Settings;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, GAME, OPENING};

fn advice(desk: &Desk) -> &Report<Move> {
    desk.model().advice().expect("advice")
}

/// Waits until so many moves have been played and the engine does nothing more.
#[track_caller]
fn wait_for_moves(desk: &mut Desk, count: usize) {
    desk.wait_until("the engine has moved", |model| {
        model.record.ply(model.record.cursor()) == count && model.thinks_for().is_none()
    });
}

#[test]
fn the_engine_answers_for_the_side_it_plays() {
    let mut desk = Desk::with_engine(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.let_pass();
    assert_eq!(
        desk.moves().split(' ').count(),
        OPENING,
        "it is Light's turn"
    );
    desk.play("e3+e2");
    wait_for_moves(&mut desk, OPENING + 2);
    assert!(!desk.shows("positions ·"), "its plans stay its own");
}

#[test]
fn the_level_chosen_for_a_new_game_is_kept_for_the_engine() {
    let mut desk = Desk::with_engine(OPENING);
    assert_eq!(desk.model().settings.engine.level().number(), 10);
    desk.ctrl(Key::N);
    desk.tick("Engine plays Dark");
    desk.harness
        .get_by_role_and_label(Role::ComboBox, "Level")
        .click();
    desk.run();
    desk.press("1, for a first game");
    desk.press("Start");
    assert_eq!(desk.model().settings.engine.level().number(), 1);
}

#[test]
fn an_undo_against_the_engine_gives_the_person_the_move() {
    let mut desk = Desk::with_engine(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    wait_for_moves(&mut desk, OPENING + 2);
    desk.ctrl(Key::Z);
    desk.let_pass();
    assert_eq!(desk.moves().split(' ').count(), OPENING);
    assert_eq!(desk.model().thinks_for(), None, "nothing is to be answered");
    let status = desk.status();
    assert!(status.contains("e3+e2 and the engine’s answer"), "{status}");
    desk.ctrl(Key::Y);
    desk.let_pass();
    assert_eq!(desk.moves().split(' ').count(), OPENING + 2);
    let status = desk.status();
    assert!(status.contains("e3+e2 and the engine’s answer"), "{status}");
}

#[test]
fn an_undo_while_the_engine_thinks_keeps_its_move_from_the_board() {
    let mut desk = Desk::after(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Play));
    desk.ctrl(Key::Z);
    desk.let_pass();
    assert_eq!(desk.moves().split(' ').count(), OPENING);
    assert_eq!(desk.model().thinks_for(), None);
}

#[test]
fn a_new_game_while_the_engine_thinks_begins_empty() {
    let mut desk = Desk::after(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Play));
    desk.ctrl(Key::N);
    desk.press("Start");
    desk.press("Do not save");
    desk.let_pass();
    assert_eq!(desk.moves(), "");
    assert_eq!(desk.model().thinks_for(), None, "Light is a person");
}

#[test]
fn a_person_does_not_move_for_the_engine() {
    let mut desk = Desk::after(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    desk.play("b2+a1");
    assert_eq!(desk.moves().split(' ').count(), OPENING + 1);
    assert!(
        desk.status().contains("engine is about to move"),
        "{}",
        desk.status()
    );
    desk.key(Key::F8);
    // The move is still in its field.
    desk.key(Key::Enter);
    assert!(desk.moves().ends_with("b2+a1"));
}

#[test]
fn going_through_a_game_makes_the_engine_play_nothing() {
    let mut desk = Desk::with_engine(OPENING + 6);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.key(Key::Home);
    for _ in 0..OPENING + 6 {
        desk.key(Key::ArrowRight);
        assert_eq!(desk.model().thinks_for(), None);
    }
    assert!(!desk.model().is_unsaved());
}

#[test]
fn both_sides_are_played_to_the_end() {
    let plies = GAME.split_whitespace().count();
    let mut desk = Desk::with_engine(plies - 4);
    desk.choose_in_menu("Engine", "Engine plays Light");
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.wait_until("the game is over", |model| model.is_over());
    assert!(desk.model().sheet);
    desk.ctrl(Key::Z);
    desk.let_pass();
    assert!(!desk.model().is_over(), "an undo is not played over");
}

#[test]
fn a_hint_is_given_once() {
    let mut desk = Desk::with_engine(OPENING);
    desk.key(Key::F6);
    desk.wait_until("the hint is there", |model| model.thinks_for().is_none());
    let position = *desk.model().position();
    let lines = advice(&desk).lines.clone();
    assert_eq!(lines.len(), 3);
    for line in &lines {
        position.check(line.moves[0]).expect("a legal move");
    }
    let first = lines[0].moves[0].to_string();
    assert!(desk.shows(&first), "the panel names {first}");
    desk.key(Key::ArrowLeft);
    desk.let_pass();
    assert!(desk.model().advice().is_none());
}

#[test]
fn analysis_follows_the_person_and_ends_when_told() {
    let mut desk = Desk::after(OPENING + 4);
    desk.key(Key::F5);
    desk.wait_until("something is found", |model| model.advice().is_some());
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Analysis));
    desk.key(Key::ArrowLeft);
    desk.wait_until("it looks here too", |model| model.advice().is_some());
    desk.key(Key::F8);
    assert_eq!(desk.model().thinks_for(), None);
    assert!(!desk.model().is_unsaved(), "looking is no change");
}

#[test]
fn the_engine_moves_at_once_when_told() {
    let mut desk = Desk::after(OPENING);
    desk.key(Key::F7);
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Play));
    // It has two seconds, and something to say after the first of them.
    std::thread::sleep(std::time::Duration::from_millis(500));
    desk.harness.step();
    desk.key(Key::F7);
    assert_eq!(desk.moves().split(' ').count(), OPENING + 1);
    desk.let_pass();
    assert_eq!(desk.moves().split(' ').count(), OPENING + 1);
}

#[test]
fn a_known_result_is_said() {
    // Light’s farmer can grow and leave a cell behind that it controls; Dark is shut in.
    let start = Position::parse("L1,1,d,D1/l,l,d,d/l,l,d,d/l,l,d,d L 1 0").expect("a position");
    let document = Document::starting_from(start.setup(), start).expect("a game");
    let mut desk = Desk::showing(&document, Settings::default(), vec2(1280.0, 800.0));
    desk.key(Key::F5);
    desk.wait_until("it is done", |model| model.thinks_for().is_none());
    assert!(
        desk.shows("Light wins by 2½ with best play."),
        "{:?}",
        advice(&desk)
    );
}

#[test]
fn nothing_runs_when_nobody_asked() {
    let mut desk = Desk::after(OPENING);
    desk.play("e3+e2");
    desk.ctrl(Key::Z);
    desk.key(Key::Home);
    assert_eq!(desk.model().thinks_for(), None);
    assert!(!desk.model().engine_is_up());
}

/// The command of the engine as another program.
fn program() -> String {
    format!("{} engine", env!("CARGO_BIN_EXE_agros"))
}

/// Chooses another engine by its command.
pub fn choose_engine(desk: &mut Desk, command: &str) {
    desk.choose_in_menu("Engine", "Choose an engine…");
    let label = "The command of a program that speaks UGI, its words separated by blanks. \
                 Leave it empty for the engine of the desk.";
    desk.fill_in(label, command);
    desk.press("Use it");
}

#[test]
fn another_program_plays_and_advises() {
    let mut desk = Desk::with_engine(OPENING);
    choose_engine(&mut desk, &program());
    desk.key(Key::F6);
    desk.wait_until("the hint is there", |model| {
        model.advice().is_some() && model.thinks_for().is_none()
    });
    let best = advice(&desk).best().expect("a move");
    desk.model().position().check(best).expect("a legal move");
    assert_eq!(advice(&desk).lines.len(), 3);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    wait_for_moves(&mut desk, OPENING + 2);
}

#[test]
fn another_program_stops_when_the_person_goes_elsewhere() {
    let mut desk = Desk::after(OPENING + 4);
    choose_engine(&mut desk, &program());
    desk.key(Key::F5);
    desk.wait_until("something is found", |model| model.advice().is_some());
    desk.key(Key::ArrowLeft);
    desk.wait_until("it looks here too", |model| model.advice().is_some());
    let best = advice(&desk).best().expect("a move");
    desk.model()
        .position()
        .check(best)
        .expect("a move of this position");
    desk.key(Key::F8);
    assert_eq!(desk.model().thinks_for(), None);
}

#[test]
fn a_program_that_fails_is_named_and_asked_no_more() {
    let mut desk = Desk::after(OPENING);
    choose_engine(&mut desk, "/nowhere/engine --fast");
    desk.key(Key::F5);
    desk.wait_until("it has failed", |model| model.thinks_for().is_none());
    let status = desk.status();
    assert!(status.contains("/nowhere/engine"), "{status}");
    assert!(!desk.model().thinking.analysing);
    choose_engine(&mut desk, "");
    desk.key(Key::F5);
    desk.wait_until("the desk's own thinks", |model| model.advice().is_some());
}

#[test]
fn a_move_taken_back_and_made_again_is_answered_again() {
    let mut desk = Desk::with_engine(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    for _ in 0..2 {
        desk.play("e3+e2");
        wait_for_moves(&mut desk, OPENING + 2);
        desk.ctrl(Key::Z);
        assert_eq!(desk.moves().split(' ').count(), OPENING);
    }
}

#[test]
fn the_engine_moves_as_often_as_it_is_told() {
    let mut desk = Desk::with_engine(OPENING);
    for _ in 0..3 {
        desk.key(Key::F7);
        wait_for_moves(&mut desk, OPENING + 1);
        desk.ctrl(Key::Z);
    }
    desk.key(Key::F5);
    desk.wait_until("it analyses", |model| model.advice().is_some());
}

#[test]
fn that_the_engine_is_about_to_move_is_said_until_it_has() {
    let mut desk = Desk::with_engine(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    desk.click_cell("b2");
    wait_for_moves(&mut desk, OPENING + 2);
    assert!(
        !desk.status().contains("about to move"),
        "{}",
        desk.status()
    );
}

/// The command of an engine that says three lines and no more.
pub fn three_lines() -> String {
    let folder = env!("CARGO_MANIFEST_DIR");
    format!("sh {folder}/tests/window/programs/three_lines.sh")
}

#[test]
fn pointing_along_a_line_shows_the_position_that_it_leads_to() {
    let mut desk = Desk::after(71);
    choose_engine(&mut desk, &three_lines());
    desk.key(Key::F6);
    desk.wait_until("the hint is there", |model| model.advice().is_some());
    desk.run();
    assert!(desk.shows("e6, Dark farmer"));
    let second = desk.harness.get_by_label("h5-e2").rect().center();
    desk.harness.hover_at(second);
    desk.run();
    assert!(desk.shows("e6, empty"), "after e6+e4");
    assert!(desk.shows("e2, Light farmer"), "after h5-e2");
    desk.harness.remove_cursor();
    desk.run();
    assert!(desk.shows("e6, Dark farmer"), "here again");
    assert_eq!(desk.model().record.ply(desk.model().record.cursor()), 71);
}

#[test]
fn a_game_that_is_opened_is_not_answered_by_the_engine_of_the_last_one() {
    let mut desk = Desk::with_engine(OPENING);
    desk.choose_in_menu("Engine", "Engine plays Dark");
    assert!(desk.model().thinking.plays[agros::rules::Player::Second]);
    let path = desk.path("other.agros");
    game_file::save(&path, &crate::desk::game(OPENING)).expect("a file to open");
    desk.drop_files(&[&path]);
    desk.wait_until("it is open", |model| {
        model.file.as_deref() == Some(path.as_path())
    });
    assert_eq!(desk.model().thinking.plays.0, [false; 2]);
}
