//! The commands on positions, against the rules' vectors.

use std::fs;

use serde_json::Value;

use super::run::{answer, error, results};

const START: &str = "10/10/10/10/10/10/10/10/10/10 L 5 0";

/// The worked example of the rules.
const EXAMPLE: &str =
    "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 2";

fn vectors() -> Value {
    let text = fs::read_to_string("tests/vectors/agros.json").expect("the vectors");
    serde_json::from_str(&text).expect("JSON")
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().expect("a list")
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().expect("a text")
}

fn texts<'a>(value: &'a Value, name: &str) -> Vec<&'a str> {
    let texts = list(value, name).iter();
    texts.map(|text| text.as_str().expect("a text")).collect()
}

/// A number of points as the commands print it.
fn points(value: &Value) -> String {
    value.as_f64().expect("a number").to_string()
}

#[test]
fn moves_fields_and_score_hold_for_every_vector() {
    for case in list(&vectors(), "cases") {
        let position = text(case, "position");
        let moves = results(["moves", position]);
        assert_eq!(moves.lines().collect::<Vec<_>>(), texts(case, "moves"));

        let lines: Vec<Value> = results(["fields", position])
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line of JSON"))
            .collect();
        assert_eq!(lines, list(case, "fields"), "{position}");

        let score: Vec<String> = list(case, "score").iter().map(points).collect();
        assert_eq!(results(["score", position]).trim_end(), score.join(" "));
    }
}

#[test]
fn perft_counts_on_standard_output_and_times_on_standard_error() {
    for case in list(&vectors(), "cases") {
        for (depth, leaves) in (1..=2).zip(list(case, "perft")) {
            let depth = depth.to_string();
            let answer = answer(["perft", text(case, "position"), &depth]);
            assert_eq!(answer.results, format!("{leaves}\n"));
            assert!(answer.errors.contains("leaves/s"), "{answer:?}");
        }
    }
}

#[test]
fn apply_and_outcome_play_every_game_to_its_end() {
    for game in list(&vectors(), "games") {
        let (size, farmers) = (&game["size"], &game["farmers"]);
        let rows = vec![size.to_string(); size.as_u64().expect("a size") as usize];
        let start = format!("{} L {farmers} 0", rows.join("/"));
        let after = |command| {
            let mut arguments = vec![command, start.as_str()];
            arguments.extend(texts(game, "moves"));
            results(arguments)
        };
        assert_eq!(after("apply"), format!("{}\n", text(game, "final")));
        let outcome = match text(game, "result") {
            "light" => "p1win two passes\n",
            "dark" => "p2win two passes\n",
            _ => "draw two passes\n",
        };
        assert_eq!(after("outcome"), outcome);
        assert_eq!(results(["outcome", text(game, "final")]), outcome);
        assert_eq!(results(["moves", text(game, "final")]), "");
    }
}

#[test]
fn a_line_of_fields_has_its_keys_in_the_order_of_the_contract() {
    let lines = results(["fields", EXAMPLE]);
    assert_eq!(
        lines.lines().find(|line| line.contains("\"a8\"")),
        Some(
            r#"{"cells":["a7","a8","b6","b7","b8"],"light":[3],"dark":[],"owner":"L","value":15,"farmers":["a6"]}"#
        )
    );
}

#[test]
fn rejected_positions_are_named_with_their_fault() {
    for case in list(&vectors(), "rejected") {
        let position = text(case, "position");
        for command in ["moves", "score", "show", "fields", "outcome"] {
            assert!(error([command, position]).contains(position), "{position}");
        }
    }
}

#[test]
fn outcome_of_an_unfinished_game_is_none() {
    assert_eq!(results(["outcome", START]), "none\n");
    assert_eq!(results(["outcome", START, "e5", "d4"]), "none\n");
}

#[test]
fn an_error_names_the_move_and_its_place() {
    let errors = error(["apply", START, "e5", " D4 ", "d4"]);
    assert!(
        errors.contains("move 3") && errors.contains("d4"),
        "{errors}"
    );
    let errors = error(["outcome", START, "nonsense"]);
    assert!(
        errors.contains("move 1") && errors.contains("nonsense"),
        "{errors}"
    );
    let errors = error(["apply", EXAMPLE, "pass"]);
    assert!(errors.contains("over"), "{errors}");
}

#[test]
fn show_draws_the_board_of_a_position() {
    let shown = format!(
        "{EXAMPLE}\n\
         8  .  .  l  D4 .  .  .  .\n\
         7  .  .  l  d  .  .  .  .\n\
         6  L3 .  l  d  .  D2 .  .\n\
         5  l  l  l  d  d  d  d  d\n\
         4  .  .  .  l  .  .  .  .\n\
         3  .  L5 .  l  .  .  D1 .\n\
         2  .  .  .  l  .  .  .  .\n\
         1  .  .  .  L2 .  .  .  .\n   \
            a  b  c  d  e  f  g  h\n\
         score 100.5 44\n\
         result L+56.5\n"
    );
    assert_eq!(results(["show", EXAMPLE]), shown);
    assert_eq!(results(["show", "--ply", "0", EXAMPLE]), shown);
    assert_eq!(results(["show", EXAMPLE, "--game", "agros"]), shown);
    let start = results(["show", START]);
    assert!(start.ends_with("score 0 0\nturn L\n"), "{start}");
}

#[test]
fn a_plain_position_has_no_later_ply() {
    let errors = error(["show", START, "--ply", "1"]);
    assert!(errors.contains("ply 1"), "{errors}");
}
