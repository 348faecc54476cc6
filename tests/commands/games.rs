//! The commands on games other than Agros.

use std::fs;

use serde_json::{Value, json};

use super::run::{error, results};

const AGON: &str = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0";
const AGORA: &str = "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0";

fn vectors(game: &str) -> Value {
    let text = fs::read_to_string(format!("tests/vectors/{game}.json")).expect("the vectors");
    serde_json::from_str(&text).expect("JSON")
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().expect("a text")
}

#[test]
fn special_positions_hold_for_every_command() {
    for game in ["agon", "agora"] {
        for case in vectors(game)["special"].as_array().expect("a list") {
            let (position, play) = (text(case, "position"), text(case, "play"));
            let after = text(case, "board_after");
            let moves = results(["moves", "--game", game, position]);
            let expected: Vec<&str> = case["moves"]
                .as_array()
                .expect("moves")
                .iter()
                .map(|play| play.as_str().expect("a text"))
                .collect();
            assert_eq!(moves.lines().collect::<Vec<_>>(), expected);
            assert_eq!(
                results(["apply", "--game", game, position, play]),
                format!("{after}\n")
            );
            let leaves = results(["perft", "--game", game, position, "2"]);
            assert_eq!(leaves, format!("{}\n", case["perft"][1]));
            let outcome = results(["outcome", "--game", game, position, play]);
            let winner = match case["result"].as_str() {
                None => "none",
                Some("W") => "p1win",
                Some(_) => "p2win",
            };
            assert_eq!(outcome.split_whitespace().next(), Some(winner), "{outcome}");
            let shown = results(["show", "--game", game, after]);
            let end = match case["result"].as_str() {
                None => format!("turn {}\n", after.split(' ').nth(1).expect("a turn")),
                Some(letter) => format!("result {letter}\n"),
            };
            assert!(shown.starts_with(after) && shown.ends_with(&end), "{shown}");
        }
        for case in vectors(game)["rejected"].as_array().expect("a list") {
            let position = text(case, "position");
            for command in ["moves", "outcome", "show", "analyse"] {
                let errors = error([command, "--game", game, position]);
                assert!(errors.contains(position), "{errors}");
            }
        }
    }
}

#[test]
fn a_position_of_one_game_is_none_of_another() {
    error(["moves", AGON]);
    error(["moves", "--game", "agora", AGON]);
    error(["moves", "--game", "agon", AGORA]);
    assert_eq!(
        results(["moves", "--game", "agora", AGORA]).lines().count(),
        18
    );
    assert_eq!(
        results(["moves", "--game", "agon", AGON]).lines().count(),
        27
    );
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    for (game, start, round) in [
        ("agon", AGON, ["f1-g1", "f11-g10", "g1-f1", "g10-f11"]),
        ("agora", AGORA, ["a2-a3", "f5-f4", "a3-a2", "f4-f5"]),
    ] {
        let rounds = [round, round].concat();
        let outcome =
            |moves: &[&str]| results([&["outcome", "--game", game, start], moves].concat());
        assert_eq!(outcome(&rounds[..7]), "none\n");
        assert_eq!(outcome(&rounds), "draw repetition\n");
        let on = [&["apply", "--game", game, start], &rounds[..], &[round[0]]].concat();
        assert!(error(on).contains("move 9"), "{game}");
        // Perft does not look at it.
        let end = results([&["apply", "--game", game, start], &rounds[..]].concat());
        assert_ne!(results(["perft", "--game", game, end.trim(), "1"]), "0\n");
    }
}

#[test]
fn files_of_both_games_are_checked_and_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    for (game, setup, moves, shown, checked) in [
        (
            "agon",
            json!({"variant": "free", "queen_avoids_centre": true}),
            vec!["f1", "f11", "e3"],
            "turn B\nply 3/3\nlast e3\n",
            "agon 3 *",
        ),
        (
            "agon",
            json!({"first": "B"}),
            vec!["f11-e10"],
            "turn W\nply 1/1\nlast f11-e10\n",
            "agon 1 *",
        ),
        (
            "agora",
            json!({"height": "cell", "first": "R"}),
            vec!["a5-a4", "a2-a3", "a4xa3"],
            "turn W\nply 3/3\nlast a4xa3\n",
            "agora 3 *",
        ),
        (
            "agora",
            json!({}),
            ["a2-a3", "f5-f4", "a3-a2", "f4-f5"].repeat(2),
            "result =\nply 8/8\nlast f4-f5\n",
            "agora 8 =",
        ),
    ] {
        let mut nodes = vec![json!({"parent": null})];
        for (parent, play) in moves.iter().enumerate() {
            nodes.push(json!({"parent": parent, "move": play}));
        }
        let file = json!({
            "format": "agros-game", "version": 1, "game": game, "setup": setup, "nodes": nodes
        });
        let path = folder.path().join("game.agros");
        fs::write(&path, file.to_string()).expect("a file is written");
        let path = path.to_str().expect("a path");
        assert_eq!(results(["check", path]), format!("ok {path} {checked}\n"));
        let text = results(["show", path]);
        assert!(text.ends_with(shown), "{text}");
    }
}

#[test]
fn a_file_with_a_bad_setup_or_move_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.agros");
    for (game, setup, play) in [
        ("agon", json!({"variant": "chess"}), "f1-g1"),
        ("agon", json!({"first": "R"}), "f1-g1"),
        ("agon", json!({"variant": "guards"}), "f6"),
        ("agora", json!({"height": "cells"}), "a2-a3"),
        ("agora", json!({"first": "B"}), "a2-a3"),
        ("agora", json!({}), "a2xa3"),
    ] {
        let nodes = json!([{"parent": null}, {"parent": 0, "move": play}]);
        let file = json!({
            "format": "agros-game", "version": 1, "game": game, "setup": setup, "nodes": nodes
        });
        fs::write(&path, file.to_string()).expect("a file is written");
        let path = path.to_str().expect("a path");
        let answer = super::run::answer(["check", path]);
        assert_eq!(answer.code, Some(1), "{game} {setup} {play}: {answer:?}");
    }
}

#[test]
fn analyse_tells_forced_ends_in_plies() {
    for (game, position, plies, best) in [
        (
            "agora",
            "1,W3,3,W1/1,W1,1,W2.1,2/2,W1,R2,2/6/2,W1,W1,W1,1/2,W1,W1,2 W cell 0",
            1,
            Some("c4xd4"),
        ),
        (
            "agon",
            "6/7/8/3Gg4/4g1G3/3Qgqg4/3GggG3/2GG5/8/7/6 B free 0 4",
            -1,
            Some("d5-e6"),
        ),
        ("agora", "W8.8,5/6/6/6/6/6 R pile 0", 0, None),
    ] {
        let line = results([
            "analyse", "--game", game, position, "--depth", "3", "--json",
        ]);
        let finding: Value = serde_json::from_str(&line).expect("a line of JSON");
        assert_eq!(
            finding["win_in"].as_i64(),
            Some(i64::from(plies).abs()),
            "{line}"
        );
        assert_eq!(finding["exact"], true, "{line}");
        assert_eq!(finding["best"].as_str(), best, "{line}");
        let score = finding["score"].as_f64().expect("a score");
        assert_eq!(score > 0.0, plies >= 0, "{line}");
    }
    let line = results(["analyse", "--game", "agon", AGON, "--depth", "2", "--json"]);
    assert!(!line.contains("win_in"), "{line}");
    let position = "6/7/8/3Gg4/4g1G3/3Qgqg4/3GggG3/2GG5/8/7/6 B free 0 4";
    let line = results(["analyse", "--game", "agon", position, "--depth", "3"]);
    assert!(line.contains(" score -win in 1 exact "), "{line}");
}

#[test]
fn a_match_is_played_in_both_games() {
    for game in ["agon", "agora"] {
        let played = results([
            "match",
            "--game",
            game,
            "--first",
            "@full",
            "--second",
            "@random",
            "--games",
            "2",
            "--nodes",
            "300",
            "--openings",
            "random:2",
        ]);
        assert_eq!(played.lines().count(), 3, "{played}");
        assert!(
            played
                .lines()
                .last()
                .is_some_and(|line| line.starts_with("games 2 "))
        );
        let refused = error([
            "match", "--game", game, "--first", "@full", "--second", "@random", "--size", "8",
        ]);
        assert!(refused.contains("--size"), "{refused}");
    }
}

#[test]
fn what_is_agreed_before_a_match_is_in_its_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let cases: [(&str, &[&str], &str); 5] = [
        ("agon", &["--variant", "guards"], r#""variant":"guards""#),
        ("agon", &["--begins", "b"], r#""first":"B""#),
        (
            "agon",
            &["--variant", "free", "--queen-avoids-centre"],
            r#""queen_avoids_centre":true"#,
        ),
        ("agora", &["--height", "cell"], r#""height":"cell""#),
        ("agora", &["--begins", "R"], r#""first":"R""#),
    ];
    for (number, (game, agreed, kept)) in (0..).zip(cases) {
        let out = folder.path().join(number.to_string());
        let fixed = [
            "match", "--game", game, "--first", "@random", "--second", "@random", "--games", "2",
            "--nodes", "1", "--out",
        ];
        let out = out.to_str().expect("a path in UTF-8");
        results([&fixed[..], &[out], agreed].concat());
        for name in ["00001.agros", "00002.agros"] {
            let file = std::path::Path::new(out).join(name);
            let text = std::fs::read_to_string(&file).expect("a game");
            let text: String = text.split_whitespace().collect();
            assert!(text.contains(kept), "{agreed:?}: {text}");
            let file = file.to_str().expect("a path in UTF-8");
            assert!(results(["check", file]).starts_with("ok "));
        }
    }
}

#[test]
fn the_option_of_a_match_holds_in_given_positions_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let openings = folder.path().join("openings.txt");
    std::fs::write(&openings, format!("{AGON}\n")).expect("a file");
    let path = |name: &str| {
        let path = folder.path().join(name);
        path.to_str().expect("a path in UTF-8").to_owned()
    };
    results([
        "match",
        "--game",
        "agon",
        "--first",
        "@random",
        "--second",
        "@random",
        "--games",
        "1",
        "--nodes",
        "1",
        "--queen-avoids-centre",
        "--openings",
        &path("openings.txt"),
        "--out",
        &path("games"),
    ]);
    let text = std::fs::read_to_string(path("games/00001.agros")).expect("a game");
    assert!(text.contains("queen_avoids_centre"), "{text}");
}

#[test]
fn what_a_game_does_not_have_cannot_be_agreed() {
    for (game, agreed, named) in [
        ("agros", &["--variant", "free"][..], "--variant"),
        ("agros", &["--begins", "L"], "--begins"),
        ("agros", &["--queen-avoids-centre"], "--queen-avoids-centre"),
        ("agon", &["--height", "cell"], "--height"),
        ("agon", &["--variant", "chess"], "`chess`"),
        ("agon", &["--begins", "R"], "`R`"),
        ("agora", &["--height", "tall"], "`tall`"),
        ("agora", &["--farmers", "3"], "--farmers"),
    ] {
        let fixed = [
            "match", "--game", game, "--first", "@random", "--second", "@random",
        ];
        let told = error([&fixed[..], agreed].concat());
        assert!(told.contains(named), "{game} {agreed:?}: {told}");
    }
}
