//! Programs of others that do what they like: they are named, ended, and the game goes on.

use std::fs;
use std::time::{Duration, Instant};

use agros::app::Purpose;
use agros::rules::Player;
use agros::storage::game_file;
use egui::Key;

use crate::desk::{Desk, OPENING, game};
use crate::engine::choose_engine;
use crate::programs::Script;

/// Asks a script for a hint: it fails, it is said by what, and the game goes on without it.
#[track_caller]
fn fails(script: &Script, by: &str) {
    let mut desk = Desk::with_engine(OPENING);
    choose_engine(&mut desk, &script.command());
    desk.key(Key::F6);
    desk.wait_until("it has failed", |model| model.thinks_for().is_none());
    let status = desk.status();
    let (command, said) = (script.command(), status.contains(by));
    assert!(status.contains(&command) && said, "{status} without {by}");
    desk.play("e3+e2");
    assert_eq!(desk.moves().split(' ').count(), OPENING + 1);
    desk.ctrl(Key::Z);
    choose_engine(&mut desk, "");
    desk.key(Key::F6);
    desk.wait_until("the desk's own thinks", |model| model.advice().is_some());
}

#[test]
fn a_silent_program_is_named() {
    fails(&Script::new("sleep 1000"), "did not answer `ugi`");
}

#[test]
fn a_program_that_talks_nonsense_is_named() {
    fails(&Script::moving("echo good morning"), "garbage");
    let long = "head -c 10000000 /dev/zero | tr '\\0' x; echo";
    fails(&Script::moving(long), "longer than 1024 KiB");
}

#[test]
fn a_program_that_plays_an_illegal_move_is_named() {
    fails(
        &Script::moving("echo bestmove e3+e3"),
        "illegal move `e3+e3`",
    );
}

#[test]
fn a_program_that_ends_at_once_is_named_and_its_children_end() {
    let script = Script::with_child("ugi) exit 3;;");
    fails(&script, "crashed: exit status: 3");
    assert!(!script.has_left_somebody());
}

#[test]
fn the_side_of_a_program_that_fails_is_played_on_by_a_person() {
    let script = Script::moving("exit 5");
    let mut desk = Desk::with_engine(OPENING);
    choose_engine(&mut desk, &script.command());
    desk.choose_in_menu("Engine", "Engine plays Dark");
    desk.play("e3+e2");
    desk.wait_until("it has failed", |model| model.thinks_for().is_none());
    assert!(
        desk.status().contains("exit status: 5"),
        "{}",
        desk.status()
    );
    desk.choose_in_menu("Engine", "Engine plays Dark");
    assert!(!desk.model().thinking.plays[Player::Second]);
    desk.play("b2+a1");
    assert_eq!(desk.moves().split(' ').count(), OPENING + 2);
}

#[test]
fn a_program_that_talks_without_end_does_not_hold_up_the_window() {
    let script = Script::moving("yes info depth 3 score cp 5 pv e3+e2");
    let mut desk = Desk::with_engine(OPENING);
    choose_engine(&mut desk, &script.command());
    desk.key(Key::F5);
    desk.wait_until("it has said something", |model| model.advice().is_some());
    let until = Instant::now() + Duration::from_secs(1);
    let mut slowest = Duration::ZERO;
    while Instant::now() < until {
        let before = Instant::now();
        desk.harness.step();
        slowest = slowest.max(before.elapsed());
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(slowest < Duration::from_millis(700), "{slowest:?}");
    assert_eq!(desk.model().thinks_for(), Some(Purpose::Analysis));
    desk.key(Key::F8);
    assert_eq!(desk.model().thinks_for(), None);
}

#[test]
fn a_window_with_a_program_that_does_not_answer_is_closed_at_once() {
    let mut desk = Desk::with_engine(OPENING);
    choose_engine(&mut desk, &Script::with_child("ugi) ;;").command());
    desk.key(Key::F5);
    std::thread::sleep(Duration::from_millis(200));
    let closed = Instant::now();
    drop(desk);
    assert!(
        closed.elapsed() < Duration::from_secs(2),
        "{:?}",
        closed.elapsed()
    );
}

#[test]
fn nothing_runs_that_nobody_has_asked_for() {
    let script = Script::new("");
    let trace = script.beside("trace");
    let text = format!("touch {}", trace.display());
    fs::write(script.beside("program.sh"), text).expect("a script");
    let command = script.command();
    let settings = format!(
        r#"{{"engine_program": "{command}", "analysing": true, "engine": {{"program": "{command}"}}}}"#
    );
    let mut desk = Desk::with_settings_file(&settings);
    let mut file: serde_json::Value =
        serde_json::from_str(&game_file::write(&game(OPENING))).expect("a game");
    file["engine_program"] = command.as_str().into();
    file["engine"] = command.as_str().into();
    file["tags"] = serde_json::json!({"engine_program": command, "Annotator": command});
    file["nodes"][1]["eval"] = serde_json::json!({"program": command, "by": command});
    let path = desk.path("trap.agros");
    fs::write(&path, file.to_string()).expect("a file");
    desk.drop_files(&[&path]);
    desk.wait_until("it is open", |model| model.file.as_ref() == Some(&path));
    desk.key(Key::Home);
    for _ in 0..OPENING {
        desk.key(Key::ArrowRight);
    }
    desk.play("e3+e2");
    desk.let_pass();
    assert!(!trace.exists(), "a program was started unasked");
}

#[test]
fn a_program_beside_the_file_that_is_opened_is_not_taken_for_the_chosen_one() {
    // It would be another one in another folder.
    let desk = Desk::with_settings_file(r#"{"engine_program": "./engine --fast"}"#);
    assert_eq!(desk.model().settings.engine_program, None);
    let desk = Desk::with_settings_file(r#"{"engine_program": "/opt/engine --fast"}"#);
    let program = desk.model().settings.engine_program.as_deref();
    assert_eq!(program, Some("/opt/engine --fast"));
    let mut desk = Desk::new();
    choose_engine(&mut desk, "./engine --fast");
    let program = desk
        .model()
        .settings
        .engine_program
        .clone()
        .expect("a program");
    assert!(
        program.starts_with('/') && program.ends_with("/engine --fast"),
        "{program}"
    );
}
