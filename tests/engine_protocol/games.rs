//! The engine at games other than Agros.

use agros::rules::{Position, agon, agora};

use super::talk::Engine;

/// Plays a game at random against the engine, under options of the setup. Tells whether it was
/// played to its end.
fn play<P: Position>(engine: &mut Engine, options: &str, setup: &P::Setup, seed: u64) -> bool {
    let mut chance = fastrand::Rng::with_seed(seed);
    engine.send(&format!("setoption name Game value {}", P::GAME));
    for option in options.split(", ").filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once(' ').expect("a name and a value");
        engine.send(&format!("setoption name {name} value {value}"));
    }
    engine.send("uginewgame");
    assert!(engine.until_ready().is_empty(), "{options}");
    let mut position = P::start(setup);
    let mut line = "position startpos moves".to_owned();
    for ply in 0..300 {
        engine.send(&line);
        let first = position.turn() == agros::rules::Player::First;
        assert_eq!(engine.query("p1turn"), first.to_string());
        if engine.query("gameover") == "true" {
            assert_eq!(engine.best_move("go depth 2"), "none");
            assert_ne!(engine.query("result"), "none");
            return true;
        }
        assert_eq!(position.outcome(), None, "{position}");
        let play = if ply % 2 == 0 {
            let answer = engine.best_move("go nodes 300");
            let read = position.read_move(&answer);
            read.unwrap_or_else(|error| panic!("{position}: {answer}: {error}"))
        } else {
            let drawn = position.draw(|count| chance.u32(..count));
            drawn.expect("the game goes on")
        };
        position.play_unchecked(play);
        line.push_str(&format!(" {play}"));
    }
    false
}

#[test]
fn it_plays_agon_in_all_variants() {
    let mut engine = Engine::start();
    let mut ended = false;
    for (seed, variant) in agon::Variant::ALL.into_iter().enumerate() {
        let avoids = seed % 2 == 1;
        let setup = agon::Setup {
            variant,
            queen_avoids_centre: avoids,
            ..agon::Setup::default()
        };
        let options = format!("Variant {variant}, First W, QueenAvoidsCentre {avoids}");
        ended |= play::<agon::Position>(&mut engine, &options, &setup, seed as u64);
    }
    assert!(ended, "no game came to its end");
    let black_begins = agon::Setup {
        first: agros::rules::Player::Second,
        ..agon::Setup::default()
    };
    let options = "variant STANDARD, first b, queenavoidscentre FALSE";
    play::<agon::Position>(&mut engine, options, &black_begins, 9);
}

#[test]
fn it_plays_agora_by_both_readings() {
    let mut engine = Engine::start();
    for (seed, height) in agora::Reading::ALL.into_iter().enumerate() {
        let setup = agora::Setup {
            height,
            ..agora::Setup::default()
        };
        let options = format!("Height {height}, First W");
        assert!(play::<agora::Position>(
            &mut engine,
            &options,
            &setup,
            seed as u64
        ));
    }
    let red_begins = agora::Setup {
        first: agros::rules::Player::Second,
        ..agora::Setup::default()
    };
    play::<agora::Position>(&mut engine, "Height pile, First R", &red_begins, 3);
}

#[test]
fn options_of_another_game_are_refused() {
    let mut engine = Engine::start();
    for (game, option) in [
        ("agon", "Size value 8"),
        ("agon", "Height value cell"),
        ("agon", "First value R"),
        ("agora", "Variant value free"),
        ("agora", "First value B"),
        ("agros", "First value W"),
    ] {
        engine.send(&format!("setoption name Game value {game}"));
        engine.send(&format!("setoption name {option}"));
        let told = engine.until_ready();
        assert!(
            told.len() == 1 && told[0].starts_with("info string "),
            "{game}, {option}: {told:?}"
        );
    }
}

#[test]
fn a_forced_end_is_told_in_plies() {
    let mut engine = Engine::start();
    for (game, position, best) in [
        (
            "agora",
            "1,W3,3,W1/1,W1,1,W2.1,2/2,W1,R2,2/6/2,W1,W1,W1,1/2,W1,W1,2 W cell 0",
            "c4xd4",
        ),
        (
            "agon",
            "6/7/8/3Gg4/4g1G3/3Qgqg4/3GggG3/2GG5/8/7/6 B free 0 4",
            "d5-e6",
        ),
    ] {
        engine.send(&format!("setoption name Game value {game}"));
        engine.send(&format!("position fen {position}"));
        engine.send("go depth 20");
        let lines = engine.lines_to("bestmove");
        let [.., told, answer] = &lines[..] else {
            panic!("{lines:?}");
        };
        assert!(told.contains(" score win 1 exact "), "{lines:?}");
        assert_eq!(*answer, format!("bestmove {best}"));
    }
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut engine = Engine::start();
    engine.send("setoption name Game value agora");
    let round = "a2-a3 f5-f4 a3-a2 f4-f5";
    engine.send(&format!("position startpos moves {round}"));
    assert_eq!(engine.query("gameover"), "false");
    engine.send(&format!("position startpos moves {round} {round}"));
    assert_eq!(engine.query("gameover"), "true");
    assert_eq!(engine.query("result"), "draw");
    assert_eq!(engine.best_move("go depth 3"), "none");
    engine.send(&format!("position startpos moves {round} {round} a2-a3"));
    let told = engine.until_ready();
    assert!(
        told.len() == 1 && told[0].contains("repetition"),
        "{told:?}"
    );
}
