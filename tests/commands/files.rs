//! The commands on game files.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::run::{answer, error, results};

/// A game with an opening, three moves, and a line beside the last one.
fn game() -> Value {
    json!({
        "format": "agros-game", "version": 1, "game": "agros",
        "setup": {"size": 8, "farmers": 3},
        "nodes": [
            {"parent": null},
            {"parent": 0, "move": "a1"},
            {"parent": 1, "move": "h8"},
            {"parent": 2, "move": "g7"},
            {"parent": 3, "move": "c3"},
            {"parent": 4, "move": "b5"},
            {"parent": 5, "move": "e8"},
            {"parent": 6, "move": "c3+c4"},
            {"parent": 7, "move": "h8+h7"},
            {"parent": 8, "move": "c4-c5"},
            {"parent": 8, "move": "c4+e4"}
        ],
        "cursor": 7
    })
}

/// Keeps a game as a file of that name.
fn keep(folder: &TempDir, name: &str, game: &Value) -> String {
    let path = folder.path().join(name);
    fs::write(&path, game.to_string()).expect("a file is written");
    path.to_str().expect("a path in UTF-8").to_owned()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn show_shows_the_cursor_and_where_it_is() {
    let folder = folder();
    let file = keep(&folder, "one.agros", &game());
    let shown = results(["show", &file]);
    assert!(
        shown.starts_with("4,D1,2,D1/6,D1,1/8/1,L1,6/2,L2,5/8/8/L1,7 D 3 0\n8  .  .  .  .  D1"),
        "{shown}"
    );
    assert!(
        shown.ends_with("\nturn D\nply 7/9\nlast c3+c4\n"),
        "{shown}"
    );
}

#[test]
fn a_ply_counts_on_the_line_through_the_cursor() {
    let folder = folder();
    let mut other_line = game();
    other_line["cursor"] = json!(10);
    let file = keep(&folder, "one.agros", &game());
    let other = keep(&folder, "other.agros", &other_line);
    assert!(results(["show", &file, "--ply", "9"]).ends_with("ply 9/9\nlast c4-c5\n"));
    assert!(results(["show", &other, "--ply", "9"]).ends_with("ply 9/9\nlast c4+e4\n"));
    assert!(results(["show", &file, "--ply", "0"]).ends_with("turn L\nply 0/9\n"));
    let errors = error(["show", &file, "--ply", "10"]);
    assert!(
        errors.contains("ply 10") && errors.contains(&file),
        "{errors}"
    );
}

#[test]
fn check_says_how_the_main_line_ended() {
    let folder = folder();
    let mut finished = game();
    let nodes = finished["nodes"].as_array_mut().expect("nodes");
    nodes.push(json!({"parent": 9, "move": "pass"}));
    nodes.push(json!({"parent": 11, "move": "pass"}));
    let mut resigned = game();
    resigned["result"] = json!({"winner": "L", "by": "resignation"});
    let mut agreed = game();
    agreed["result"] = json!({"winner": null, "by": "agreement"});

    let file = keep(&folder, "open.agros", &game());
    assert_eq!(results(["check", &file]), format!("ok {file} agros 9 *\n"));

    let file = keep(&folder, "finished.agros", &finished);
    let checked = results(["check", &file]);
    let shown = results(["show", &file, "--ply", "11"]);
    let result = shown
        .lines()
        .find_map(|line| line.strip_prefix("result "))
        .map_or("*".to_owned(), str::to_owned);
    let end = results(["show", &file]);
    assert!(
        end.contains("turn D"),
        "the cursor is not at the end: {end}"
    );
    assert!(
        result.starts_with("D+") || result.starts_with("L+"),
        "{shown}"
    );
    assert_eq!(checked, format!("ok {file} agros 11 {result}\n"));

    let file = keep(&folder, "agreed.agros", &agreed);
    assert_eq!(results(["check", &file]), format!("ok {file} agros 9 =\n"));

    let file = keep(&folder, "resigned.agros", &resigned);
    let checked = results(["check", &file]);
    assert!(
        checked.starts_with(&format!("ok {file} agros 9 L")) && checked.ends_with("!\n"),
        "{checked}"
    );
}

#[test]
fn check_goes_on_after_a_bad_file() {
    let folder = folder();
    let good = keep(&folder, "good.agros", &game());
    let mut cheat = game();
    cheat["nodes"][8]["move"] = json!("h8+h5");
    let cheat = keep(&folder, "cheat.agros", &cheat);
    let mut newer = game();
    newer["version"] = json!(2);
    let newer = keep(&folder, "newer.agros", &newer);
    let mut chess = game();
    chess["game"] = json!("chess");
    let chess = keep(&folder, "chess.agros", &chess);
    let missing = folder.path().join("missing\n.agros");
    let missing = missing.to_str().expect("UTF-8");
    let directory = folder.path().to_str().expect("UTF-8");
    let pipe = folder.path().join("pipe.agros");
    make_pipe(&pipe);
    let pipe = pipe.to_str().expect("UTF-8");

    let answer = answer([
        "check", &cheat, missing, directory, pipe, &newer, &chess, &good,
    ]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert_eq!(answer.errors, "");
    let lines: Vec<&str> = answer.results.lines().collect();
    assert_eq!(lines.len(), 7, "{answer:?}");
    for line in &lines[..6] {
        assert!(line.starts_with("bad "), "{line}");
    }
    assert!(
        lines[0].starts_with(&format!("bad {cheat}: ")),
        "{answer:?}"
    );
    assert!(lines[0].contains("nodes[8]") && lines[0].contains("h8+h5"));
    assert!(lines[1].contains("missing\\n.agros: "), "{answer:?}");
    assert!(lines[4].contains("version 2"), "{answer:?}");
    assert!(
        lines[5].contains("chess") && lines[5].contains("agros"),
        "{answer:?}"
    );
    assert_eq!(lines[6], format!("ok {good} agros 9 *"));
}

fn make_pipe(path: &Path) {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.expect("mkfifo runs").success());
}

#[test]
fn show_refuses_what_check_calls_bad() {
    let folder = folder();
    let mut cheat = game();
    cheat["nodes"][8]["move"] = json!("h8+h5");
    let cheat = keep(&folder, "cheat.agros", &cheat);
    let errors = error(["show", &cheat]);
    assert!(
        errors.contains(&cheat) && errors.contains("nodes[8]"),
        "{errors}"
    );
    error(["show", folder.path().to_str().expect("UTF-8")]);
}

#[test]
fn a_file_named_like_a_position_is_a_file() {
    let folder = folder();
    let file = keep(&folder, "8 L 3 0", &game());
    let output = super::run::agros()
        .current_dir(folder.path())
        .args(["show", "8 L 3 0"])
        .output()
        .expect("the program runs");
    assert_eq!(
        String::from_utf8(output.stdout).expect("UTF-8"),
        results(["show", &file])
    );
}

#[test]
fn house_options_change_nothing_that_the_rules_say() {
    let folder = folder();
    let mut game = game();
    let plain = keep(&folder, "plain.agros", &game);
    game["setup"]["swap"] = "taken".into();
    game["setup"]["bid"] = 13.into();
    let house = keep(&folder, "house.agros", &game);
    let told = |file: &str| results(["check", file]).replace(file, "FILE");
    assert_eq!(told(&house), told(&plain));
    assert_eq!(results(["show", &house]), results(["show", &plain]));
    for (key, value, problem) in [
        (
            "swap",
            json!("perhaps"),
            "`setup.swap` must be true, false, \"kept\" or \"taken\"",
        ),
        (
            "bid",
            json!(6.5),
            "`setup.bid` must be a number of half points from 0 to 9999",
        ),
    ] {
        let mut wrong = game.clone();
        wrong["setup"][key] = value;
        let file = keep(&folder, "wrong.agros", &wrong);
        let told = answer(["check", &file]).results;
        assert!(told.contains(problem), "{told}");
    }
}
