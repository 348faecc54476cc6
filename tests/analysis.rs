//! The commands `analyse` and `bench`.

#[path = "commands/run.rs"]
#[allow(
    dead_code,
    reason = "each binary of tests runs the program in its own way"
)]
mod run;

use agros::game::{Document, NodeId};
use agros::rules::agros::{Position, Setup};
use agros::rules::{Player, Position as _};
use agros::storage::game_file;
use run::{agros, answer, error, results};
use serde_json::Value;

fn findings(source: &str, more: &[&str]) -> Vec<Value> {
    let arguments = [&["analyse", source, "--json"], more].concat();
    let output = results(arguments);
    let lines = output.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect()
}

#[test]
fn a_position_gives_one_line() {
    let text = "2,L2,D1/4/4/4 L 1 0";
    let lines = findings(text, &["--depth", "3"]);
    let [finding] = &lines[..] else {
        panic!("{lines:?}")
    };
    let keys: Vec<&String> = finding.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "ply", "turn", "played", "best", "score", "exact", "depth", "nodes", "pv"
        ]
    );
    assert_eq!(finding["ply"], 0);
    assert_eq!(finding["turn"], "L");
    assert_eq!(finding["played"], Value::Null);
    assert_eq!(finding["depth"], 3);
    assert_eq!(finding["pv"][0], finding["best"]);
    let position = Position::parse(text).expect("a position");
    let best = finding["best"].as_str().expect("a move");
    assert!(position.read_move(best).is_ok(), "{best}");
}

#[test]
fn a_score_is_that_of_the_first_player_and_exact_at_the_end() {
    // After two passes, and after one with nothing to do but to pass again: the half point is
    // Dark's, whoever is to move.
    for passes in [1, 2] {
        for turn in ["L", "D"] {
            let text = format!("l,l,l,D4/l,l,l,l/d,d,d,d/d,d,d,L3 {turn} 1 {passes}");
            let finding = &findings(&text, &["--nodes", "1000"])[0];
            assert_eq!(finding["score"].as_f64(), Some(-0.5), "{text}: {finding}");
            assert_eq!(finding["exact"], true, "{text}: {finding}");
            assert_eq!(finding["best"].is_null(), passes == 2, "{text}: {finding}");
        }
    }
}

#[test]
fn a_game_gives_a_line_a_ply() {
    let mut game: Document<Position> = Document::new(Setup::new(5, 1).expect("a setup"));
    let mut end = NodeId::ROOT;
    for text in ["b2", "d4", "b2+b3", "d4+c3", "pass", "pass"] {
        let play = game.position(end).read_move(text).expect("a move");
        end = game.add(end, play).expect("a legal move");
    }
    game.set_cursor(end);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.agros");
    game_file::save(&path, &game).expect("a file");
    let path = path.to_str().expect("a path");
    let lines = findings(path, &["--depth", "2"]);
    assert_eq!(lines.len(), 7);
    for (ply, finding) in lines.iter().enumerate() {
        assert_eq!(finding["ply"], ply);
        let node = game.main_line()[ply];
        let turn = Position::LETTERS[game.position(node).turn()].to_string();
        assert_eq!(finding["turn"], turn);
    }
    let played: Vec<&Value> = lines.iter().map(|finding| &finding["played"]).collect();
    assert_eq!(played[..3], ["b2", "d4", "b2+b3"]);
    assert_eq!(*played[6], Value::Null);
    let points = game.position(end).points();
    let lead = f64::from(points[Player::First] - points[Player::Second]) / 2.0;
    assert_eq!(lines[6]["score"].as_f64(), Some(lead));
    assert_eq!(lines[6]["best"], Value::Null);
    // For people, the same in words.
    let text = results(["analyse", path, "--depth", "2"]);
    assert_eq!(text.lines().count(), 7);
    assert!(text.starts_with("0 L played b2 best "), "{text}");
}

#[test]
fn what_is_not_in_order_is_told() {
    for arguments in [
        &["analyse"][..],
        &["analyse", "nonsense"],
        &["analyse", "4/4/4/4 L 1 0", "--depth", "0"],
        &["analyse", "4/4/4/4 L 1 0", "--depth", "1", "--nodes", "1"],
        &["bench", "--eval", "best"],
    ] {
        error(arguments);
    }
}

#[test]
fn the_number_of_nodes_is_a_signature() {
    // Where the search or an evaluation is changed on purpose, these change with it.
    let expected = [1_003_516, 2_489_595];
    let bench = |evaluation: &str| {
        let child = agros()
            .args(["bench", "--eval", evaluation])
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn();
        child.expect("the program runs")
    };
    let nodes = ["bare", "full"].map(bench).map(|child| {
        let output = child.wait_with_output().expect("the program ends");
        let answer = run::Answer::from(output);
        assert!(answer.errors.contains("million nodes/s"), "{answer:?}");
        let nodes: u64 = answer.results.trim().parse().expect("a number of nodes");
        nodes
    });
    assert_eq!(nodes, expected);
    assert_eq!(answer(["bench", "--help"]).code, Some(0));
}
