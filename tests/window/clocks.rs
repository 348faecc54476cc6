//! Clocks: chosen, shown, stopped, and run out.

use std::time::Duration;

use agros::game::{Document, Ending, TimeControl, WrittenTime};
use agros::rules::agros::Position;
use agros::rules::{ByPlayer, Player};
use agros::storage::settings::{Settings, Theme};
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, OPENING, game, moves, read};
use crate::pictures::tolerance;

fn control(main: u64, increment: u64, periods: u64, period: u64) -> TimeControl {
    let written = WrittenTime {
        main,
        increment,
        periods,
        period,
    };
    TimeControl::try_from(written).expect("a time control")
}

/// The first plies of a game with clocks.
fn timed(plies: usize, time: TimeControl) -> Document<Position> {
    let mut document = game(plies);
    document.header_mut().house.time = Some(time);
    document
}

fn desk_of(document: &Document<Position>) -> Desk {
    Desk::showing(document, Settings::default(), vec2(1280.0, 800.0))
}

/// So much time passes.
fn pass(desk: &mut Desk, milliseconds: u64) {
    // The window is told the time every second.
    let mut left = milliseconds;
    while left > 0 {
        let step = left.min(1_000);
        desk.time.pass(step);
        desk.harness.step();
        left -= step;
    }
    desk.run();
}

fn left(desk: &Desk) -> [u64; 2] {
    let shown = ByPlayer::from_fn(|player| desk.model().clock(player));
    shown.0.map(|shown| shown.expect("a clock").face.left)
}

fn noted(desk: &Desk) -> Option<u64> {
    let record = &desk.model().record;
    record.notes(record.cursor()).clock
}

fn ending(desk: &Desk) -> Option<Ending> {
    desk.model().record.header().ending
}

#[test]
fn clocks_are_chosen_for_a_new_game_and_start_with_its_first_move() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.tick("Clocks");
    desk.choose("at random");
    // Enter would start the game.
    for (field, number) in [
        ("Minutes for the game", "1"),
        ("Seconds that each move adds", "2"),
    ] {
        let role = Role::SpinButton;
        desk.harness.get_by_role_and_label(role, field).click();
        desk.run();
        desk.text(number);
    }
    desk.press("Start");
    assert_eq!(desk.status(), "The clocks start with the first move.");
    pass(&mut desk, 30_000);
    assert_eq!(left(&desk), [60_000, 60_000]);
    assert!(desk.shows("clock 1:00"));
    desk.press("Pass");
    assert_eq!(noted(&desk), Some(60_000));
    pass(&mut desk, 15_400);
    assert_eq!(left(&desk), [60_000, 44_600]);
    assert!(desk.shows("clock 0:45"));
    desk.ctrl(Key::N);
    desk.press("Cancel");
    assert!(desk.model().clock_runs(), "only a command stops them");
    assert_eq!(
        desk.model().settings.new_game.time,
        desk.model().record.header().house.time
    );
}

#[test]
fn what_is_left_is_noted_at_each_move_and_kept_in_the_file() {
    let mut desk = desk_of(&timed(OPENING, control(60_000, 2_000, 0, 0)));
    assert!(!desk.model().clock_runs(), "a game that was opened rests");
    desk.ctrl_shift(Key::P);
    assert_eq!(desk.status(), "The clocks run.");
    pass(&mut desk, 5_000);
    desk.play("e3+e2");
    assert_eq!(noted(&desk), Some(57_000));
    pass(&mut desk, 1_500);
    desk.play("b2+a1");
    assert_eq!(noted(&desk), Some(60_500));
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    let text = std::fs::read_to_string(desk.path("game.agros")).expect("a file");
    let time = r#""time":60000,"increment":2000}"#;
    assert!(text.contains(time), "{text}");
    assert!(text.contains(r#""clock":57000"#), "{text}");
    let saved = read(&desk.path("game.agros"));
    assert_eq!(
        saved.header().house.time,
        Some(control(60_000, 2_000, 0, 0))
    );
    let end = saved.main_end();
    assert_eq!(saved.time_left(end, Player::First), Some(57_000));
    assert_eq!(saved.time_left(end, Player::Second), Some(60_500));
}

#[test]
fn a_flag_that_falls_loses_the_game_and_undo_gives_the_time_back() {
    let mut desk = desk_of(&timed(OPENING, control(20_000, 0, 0, 0)));
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 19_950);
    assert!(desk.shows("clock 0.1"));
    assert_eq!(ending(&desk), None);
    pass(&mut desk, 50);
    assert_eq!(ending(&desk), Some(Ending::Time(Player::First)));
    assert!(desk.model().sheet && desk.shows("Out of time at ply 10"));
    assert_eq!(
        desk.status(),
        "The game is over: the opponent ran out of time. Dark wins."
    );
    pass(&mut desk, 60_000);
    desk.ctrl(Key::Z);
    assert_eq!(ending(&desk), None);
    assert_eq!(left(&desk), [20_000, 20_000]);
    pass(&mut desk, 60_000);
    assert_eq!(
        ending(&desk),
        None,
        "they stand still until they are started"
    );
}

#[test]
fn a_machine_that_sleeps_takes_nobodys_time() {
    let time = control(60_000, 0, 0, 0);
    let mut desk = desk_of(&timed(OPENING, time));
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 5_000);
    let before = left(&desk);
    assert_eq!(before, [55_000, 60_000]);
    // An hour from one frame to the next.
    desk.time.pass(3_600_000);
    desk.run();
    assert_eq!((left(&desk), ending(&desk)), (before, None));
    pass(&mut desk, 5_000);
    assert_eq!(left(&desk), [50_000, 60_000]);
}

#[test]
fn a_period_of_byo_yomi_begins_anew_with_each_move_in_it() {
    let mut desk = desk_of(&timed(OPENING, control(5_000, 0, 2, 30_000)));
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 6_000);
    assert!(desk.shows("clock 0:29 (2)"));
    desk.play("e3+e2");
    assert_eq!(noted(&desk), Some(60_000));
    pass(&mut desk, 1_000);
    desk.play("b2+a1");
    assert_eq!(noted(&desk), Some(64_000));
    pass(&mut desk, 55_500);
    assert!(desk.shows("clock 4.5 (1)"));
    desk.play("e2+c4");
    assert_eq!(noted(&desk), Some(30_000));
}

#[test]
fn going_back_stops_the_clocks_and_taking_back_gives_the_time_back() {
    let mut desk = desk_of(&timed(OPENING, control(60_000, 0, 0, 0)));
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 10_000);
    desk.play("e3+e2");
    pass(&mut desk, 5_000);
    desk.key(Key::ArrowLeft);
    assert!(!desk.model().clock_runs());
    assert_eq!(left(&desk), [60_000, 60_000], "as it was before the move");
    pass(&mut desk, 40_000);
    desk.key(Key::ArrowRight);
    assert_eq!(left(&desk), [50_000, 55_000]);
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 1_000);
    assert_eq!(left(&desk), [50_000, 54_000]);
    desk.ctrl(Key::Z);
    assert!(!desk.model().clock_runs());
    assert_eq!(left(&desk), [60_000, 60_000]);
    pass(&mut desk, 30_000);
    desk.play("e3+e4");
    assert!(desk.model().clock_runs(), "the next move starts them");
    assert_eq!(noted(&desk), Some(60_000));
}

#[test]
fn time_stands_still_while_something_is_tried_out() {
    let mut desk = desk_of(&timed(OPENING, control(60_000, 0, 0, 0)));
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 10_000);
    desk.key(Key::F9);
    pass(&mut desk, 100_000);
    desk.play("e3+e2");
    assert_eq!(noted(&desk), None);
    desk.key(Key::Escape);
    assert_eq!(left(&desk), [50_000, 60_000]);
    assert!(!desk.model().clock_runs());
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 1_000);
    assert_eq!(left(&desk), [49_000, 60_000]);
}

#[test]
fn no_clock_runs_in_a_variation_or_in_a_game_without_them() {
    let mut desk = desk_of(&timed(20, control(60_000, 0, 0, 0)));
    desk.ctrl_shift(Key::P);
    desk.key(Key::ArrowLeft);
    desk.key(Key::ArrowLeft);
    desk.play("pass");
    assert!(!desk.model().clock_runs());
    desk.ctrl_shift(Key::P);
    assert!(
        desk.status().starts_with("Clocks run at the end"),
        "{}",
        desk.status()
    );
    let mut desk = Desk::after(20);
    desk.ctrl_shift(Key::P);
    assert!(desk.status().starts_with("This game has no clocks"));
    assert_eq!(desk.moves(), moves(20), "nobody passed");
}

#[test]
fn the_window_is_drawn_no_oftener_than_the_clock_changes() {
    let mut desk = desk_of(&timed(OPENING, control(60_000, 0, 0, 0)));
    let rest = |desk: &mut Desk| {
        desk.harness.remove_cursor();
        desk.harness.run_steps(12);
        desk.repaint_delay()
    };
    assert_eq!(rest(&mut desk), Duration::MAX);
    desk.ctrl_shift(Key::P);
    let delay = rest(&mut desk).as_millis();
    assert!((900..=1_001).contains(&delay), "{delay}");
    desk.time.pass(300);
    let delay = rest(&mut desk).as_millis();
    assert!((600..=701).contains(&delay), "{delay}");
    pass(&mut desk, 55_000);
    let delay = rest(&mut desk).as_millis();
    assert!((1..=101).contains(&delay), "{delay}");
    desk.ctrl_shift(Key::P);
    assert_eq!(rest(&mut desk), Duration::MAX, "they stand still");
}

#[test]
fn the_engine_thinks_by_its_clock() {
    let mut desk = desk_of(&timed(OPENING, control(3_000, 0, 0, 0)));
    desk.ctrl_shift(Key::P);
    desk.choose_in_menu("Engine", "Engine plays Light");
    let begun = std::time::Instant::now();
    desk.wait_until("it has moved", |model| {
        model.record.ply(model.record.cursor()) == OPENING + 1
    });
    // Left to itself it would take two seconds.
    assert!(begun.elapsed() < Duration::from_millis(1_500));
    assert_eq!(noted(&desk), Some(3_000), "the scripted time stood still");
    assert!(desk.model().clock_runs());
}

#[test]
fn a_rematch_has_the_same_clocks() {
    let mut desk = desk_of(&timed(OPENING, control(3_000, 0, 0, 0)));
    desk.ctrl_shift(Key::N);
    let time = desk.model().record.header().house.time;
    assert_eq!(time, Some(control(3_000, 0, 0, 0)));
    assert_eq!(desk.status(), "The clocks start with the first move.");
}

#[test]
fn clocks_have_room_in_the_smallest_window() {
    let mut document = timed(OPENING, control(60_000, 0, 0, 0));
    document.header_mut().players.0[0].name = "Annemarie van der Velden".to_owned();
    let mut desk = Desk::showing(&document, Settings::default(), vec2(720.0, 540.0));
    assert!(desk.shows("clock 1:00"));
    desk.ctrl(Key::N);
    for option in ["Swap", "Bid", "Clocks"] {
        desk.tick(option);
    }
    for name in ["Start", "Cancel"] {
        let rect = desk.button(name).rect();
        assert!(rect.bottom() <= 540.0, "{name} {rect:?}");
    }
}

#[test]
fn clocks_in_a_picture() {
    let mut document = timed(OPENING, control(20_000, 0, 3, 30_000));
    let players = &mut document.header_mut().players.0;
    players[0].name = "Anna".to_owned();
    players[1].name = "Bram".to_owned();
    let mut settings = Settings::default();
    settings.theme = Theme::Dark;
    settings.animations = false;
    let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
    desk.ctrl_shift(Key::P);
    pass(&mut desk, 3_000);
    desk.play("e3+e2");
    pass(&mut desk, 45_600);
    desk.harness.remove_cursor();
    desk.harness.run_steps(3);
    desk.harness.snapshot_options("clocks", &tolerance());
}

#[test]
fn the_choice_of_clocks_in_a_picture() {
    let mut settings = Settings::default();
    settings.theme = Theme::Light;
    let mut desk = Desk::showing(&game(OPENING), settings, vec2(720.0, 540.0));
    desk.ctrl(Key::N);
    desk.tick("Clocks");
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options("clocks-chosen", &tolerance());
}
