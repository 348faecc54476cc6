//! Input that nobody should send, and ends that come at a bad time.

use std::io::{Write, pipe};
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::talk::Engine;
use crate::run::agros;

#[test]
fn bytes_that_are_no_text_are_refused_one_line_each() {
    let mut engine = Engine::start();
    for bytes in [
        &b"go \xff\xfe\n"[..],
        b"\0\0\0\n",
        b"ugi\0\n",
        b"position fen \x1b[2J L 5 0\n",
        b"setoption name \x07 value \x07\n",
    ] {
        engine.send_bytes(bytes);
        let told = engine.until_ready();
        assert!(
            told.len() == 1 && told[0].starts_with("info string "),
            "{bytes:?}: {told:?}"
        );
        assert!(!told[0].contains(char::is_control), "{told:?}");
    }
}

#[test]
fn a_line_of_many_megabytes_is_refused() {
    let mut engine = Engine::start();
    let block = [b'x'; 1 << 16];
    for _ in 0..200 {
        engine.send_bytes(&block);
    }
    engine.send("");
    let told = engine.until_ready();
    assert_eq!(told, ["info string the line is longer than 1024 KiB"]);
}

#[test]
fn a_game_of_very_many_moves_is_followed_to_the_first_that_is_illegal() {
    let mut engine = Engine::start();
    let passes = " pass".repeat(100_000);
    engine.send(&format!("position startpos moves a1{passes}"));
    let told = engine.until_ready();
    assert!(
        told[0].starts_with("info string move 2, `pass`: "),
        "{told:?}"
    );
}

#[test]
fn the_end_of_the_input_ends_the_search_and_the_engine() {
    for go in ["go infinite", "go movetime 3600000", "go depth 100"] {
        let mut engine = Engine::start();
        engine.send("position startpos moves e5 f5 f6 d2");
        engine.send(go);
        engine.wait_for("info");
        let closed = Instant::now();
        let (said, status) = engine.end();
        assert!(status.success(), "{go}: {status}");
        assert!(said.last().expect("an answer").starts_with("bestmove "));
        assert!(closed.elapsed() < Duration::from_secs(5), "{go}");
    }
}

#[test]
fn quit_ends_the_search_and_the_engine() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.send("quit");
    let (said, status) = engine.end();
    assert!(status.success(), "{status}");
    let answers = said.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(answers.count(), 1);
}

#[test]
fn a_closed_output_ends_the_engine_quietly() {
    let (reader, writer) = pipe().expect("a pipe");
    drop(reader);
    let mut child = agros()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut input = child.stdin.take().expect("an input");
    // It may end before all is written.
    let _ = input.write_all(b"go infinite\nisready\nugi\n");
    let output = child.wait_with_output().expect("the engine ends");
    drop(input);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stderr, b"");
}
