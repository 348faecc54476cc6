//! What the engine answers.

use std::time::Duration;

use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};

use super::talk::Engine;

#[test]
fn it_introduces_itself_and_its_options() {
    let mut engine = Engine::start();
    engine.send("ugi");
    let lines = engine.lines_to("ugiok");
    assert!(lines[0].starts_with("id name agros "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    for option in [
        "Game",
        "Size",
        "Farmers",
        "Variant",
        "First",
        "QueenAvoidsCentre",
        "Height",
        "Hash",
        "Threads",
        "MultiPV",
        "Seed",
    ] {
        let start = format!("option name {option} type ");
        let told = lines.iter().filter(|line| line.starts_with(&start)).count();
        assert_eq!(told, 1, "{option}: {lines:?}");
    }
    // One option for two games, with the words of both.
    let first = "option name First type combo default W var W var B var R".to_owned();
    assert!(lines.contains(&first), "{lines:?}");
}

#[test]
fn it_plays_legal_moves_on_all_boards() {
    let mut chance = fastrand::Rng::with_seed(2);
    let mut engine = Engine::start();
    for (size, farmers) in [(4, 1), (5, 2), (8, 3), (10, 5), (12, 7), (16, 9)] {
        engine.send(&format!("setoption name Size value {size}"));
        engine.send(&format!("setoption name Farmers value {farmers}"));
        for plies in [0, 1, 2 * usize::from(farmers), 40] {
            let setup = Setup::new(size, farmers).expect("a setup");
            let mut position = Position::start(&setup);
            let mut line = "position startpos moves".to_owned();
            for _ in 0..plies {
                let Some(play) = position.draw(|count| chance.u32(..count)) else {
                    break;
                };
                position.play_unchecked(play);
                line.push_str(&format!(" {play}"));
            }
            engine.send(&line);
            let answer = engine.best_move("go nodes 300");
            match position.outcome() {
                Some(_) => assert_eq!(answer, "none", "{position}"),
                None => assert!(position.read_move(&answer).is_ok(), "{position}: {answer}"),
            }
            // The same by its text.
            engine.send(&format!("position fen {position}"));
            assert_eq!(
                engine.query("gameover"),
                position.outcome().is_some().to_string()
            );
        }
    }
}

#[test]
fn it_tells_what_it_finds() {
    let mut engine = Engine::start();
    engine.send("setoption name MultiPV value 2");
    engine.send("position fen 2,L2,D1/4/4/4 L 1 0");
    engine.send("go depth 3");
    let lines = engine.lines_to("bestmove");
    assert_eq!(
        lines.len(),
        7,
        "two lines for each depth, and the move: {lines:?}"
    );
    for (place, line) in lines[..6].iter().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let multipv = (place % 2 + 1).to_string();
        let depth = (place / 2 + 1).to_string();
        assert_eq!(
            words[..6],
            ["info", "depth", &depth, "seldepth", words[4], "multipv"]
        );
        assert_eq!(words[6..9], [multipv.as_str(), "score", "cp"], "{line}");
        for (name, number) in ["nodes", "nps", "time"].iter().zip([1, 3, 5]) {
            let at = words.iter().position(|word| word == name).expect(name);
            assert!(words[at + 1].parse::<u64>().is_ok(), "{number}: {line}");
        }
        let mut position = Position::parse("2,L2,D1/4/4/4 L 1 0").expect("a position");
        let pv = words
            .iter()
            .position(|word| *word == "pv")
            .expect("a line of play");
        for play in &words[pv + 1..] {
            let play = position.read_move(play).expect("a legal move");
            position.play_unchecked(play);
        }
    }
}

#[test]
fn the_value_is_for_the_player_to_move_and_said_to_be_exact_where_it_is() {
    // After a pass, with nothing left but to pass: Dark is ahead by the half point for harvests.
    let mut engine = Engine::start();
    for (position, expected) in [
        ("4/4/4/4 L 1 0", None),
        ("l,l,l,D4/l,l,l,l/d,d,d,d/d,d,d,L3 L 1 1", Some(())),
        ("l,l,l,D4/l,l,l,l/d,d,d,d/d,d,d,L3 D 1 1", Some(())),
    ] {
        engine.send(&format!("position fen {position}"));
        engine.send("go depth 2");
        let lines = engine.lines_to("bestmove");
        let info = &lines[lines.len() - 2];
        let exact = info.contains(" exact ");
        assert_eq!(exact, expected.is_some(), "{info}");
        if expected.is_some() {
            let position: Position = Position::parse(position).expect("a position");
            let points = position.points();
            let turn = position.turn();
            let lead = 50 * (points[turn] - points[!turn]);
            assert!(
                lead != 0 && info.contains(&format!(" score cp {lead} exact ")),
                "{info}"
            );
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let mut engine = Engine::start();
    engine.send("setoption name Size value 4");
    engine.send("setoption name Farmers value 1");
    assert_eq!(engine.query("p1turn"), "true");
    assert_eq!(engine.query("result"), "none");
    engine.send("position startpos moves a1 d4 pass pass");
    assert_eq!(engine.query("gameover"), "true");
    assert_ne!(engine.query("result"), "none");
    for go in ["go depth 3", "go infinite", "go"] {
        assert_eq!(engine.best_move(go), "none");
    }
}

#[test]
fn refused_lines_are_told_and_change_nothing() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e5");
    for line in [
        "jump",
        "Ugi",
        "position startpos moves e5 e5",
        "position startpos moves e5 f6 z99",
        "position fen 10/10 L 5 0",
        "position fen",
        "position",
        "setoption name Size value 3",
        "setoption name Size value ten",
        "setoption name Variant value 1",
        "setoption name Level value 11",
        "setoption name Game value chess",
        "setoption name Variant value guards",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999999999999999",
        "setoption Hash 3",
        "go depth",
        "go depth 0",
        "go depth x",
        "go fast",
        "go p1time 1000",
        "query",
        "query who",
        "quit now",
    ] {
        engine.send(line);
        let told = engine.until_ready();
        assert!(
            told.len() == 1 && told[0].starts_with("info string "),
            "{line}: {told:?}"
        );
        assert_eq!(engine.query("p1turn"), "false", "{line}");
    }
    // Lines that say nothing are no fault.
    engine.send("\n  \nstop");
    assert_eq!(engine.until_ready(), [""; 0]);
}

#[test]
fn a_seed_leaves_the_choice_among_equal_moves_to_chance() {
    let mut engine = Engine::start();
    let mut first_moves = |seed: u64| {
        engine.send(&format!("setoption name Seed value {seed}"));
        engine.send("uginewgame");
        engine.best_move("go depth 1")
    };
    let usual = first_moves(0);
    assert_eq!(first_moves(0), usual);
    let chosen: Vec<String> = (1..10).map(&mut first_moves).collect();
    let again: Vec<String> = (1..10).map(first_moves).collect();
    assert_eq!(chosen, again);
    assert!(chosen.iter().any(|play| *play != usual), "{chosen:?}");
}

#[test]
fn infinite_means_until_stop() {
    let mut engine = Engine::start();
    // The result is known at once, and yet it is not to be told.
    engine.send("position fen l,l,l,D4/l,l,l,l/d,d,d,d/d,d,d,L3 L 1 1");
    engine.send("go infinite");
    assert!(engine.is_silent(Duration::from_millis(200)));
    engine.send("stop");
    engine.wait_for("bestmove");
    assert!(engine.until_ready().is_empty(), "one answer is enough");
}

#[test]
fn a_new_position_ends_the_search_and_its_answer_comes_first() {
    let mut engine = Engine::start();
    for command in [
        "position startpos moves a1 b1 c1",
        "uginewgame",
        "setoption name Size value 8",
        "setoption name Threads value 2",
    ] {
        engine.send("position startpos moves a1");
        engine.send("go infinite");
        engine.send(command);
        let said = engine.until_ready();
        let answers = said
            .iter()
            .filter(|line| line.starts_with("bestmove "))
            .count();
        assert_eq!(answers, 1, "{command}: {said:?}");
        assert!(engine.is_silent(Duration::from_millis(50)), "{command}");
    }
    // One answer for each search.
    engine.send("go infinite");
    engine.send("go depth 1");
    engine.wait_for("bestmove");
    engine.wait_for("bestmove");
    assert!(engine.until_ready().is_empty());
}

#[test]
fn a_line_that_is_refused_does_not_end_the_search() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    for line in [
        "position fen nonsense",
        "setoption name Size value 3",
        "go x",
        "ugi",
    ] {
        engine.send(line);
    }
    let said = engine.until_ready();
    assert!(
        !said.iter().any(|line| line.starts_with("bestmove")),
        "{said:?}"
    );
    engine.send("stop");
    engine.wait_for("bestmove");
}
