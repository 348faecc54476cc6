//! What was played from a position, however the board lay there.

use ::agros::coach::library::{Summary, explore};
use ::agros::game::{Document, NodeId};
use ::agros::rules::{Position, agon, agora, agros};

use crate::shelf::{random, summary, turned};

/// A game, and the same game under every symmetry, are one game to the explorer.
fn a_game_is_the_same_however_the_board_lies<P: Position>(setup: P::Setup, plies: usize) {
    let game = random::<P>(setup, 7, plies);
    let games: Vec<Document<P>> = (0..P::SYMMETRIES).map(|way| turned(&game, way)).collect();
    let summaries: Vec<Summary> = games.iter().map(summary).collect();
    let all: Vec<usize> = (0..games.len()).collect();
    for (way, game) in (0..P::SYMMETRIES).zip(&games) {
        for pair in game.main_line().windows(2) {
            let position = game.position(pair[0]);
            let played = game.played(pair[1]).expect("a move led there");
            let explored = explore(position, summaries.iter().enumerate());
            assert_eq!(explored.games, all, "{position} turned {way}");
            // A position may stand again later, and something else be played from it.
            let same = explored.moves.iter().find(|one| one.same.contains(&played));
            let same = same.expect("the move that was played");
            assert_eq!(same.games, all, "{position}: {played}");
            assert!(same.same.contains(&same.play));
            for &play in &same.same {
                let key = |play| position.play(play).expect("legal").symmetric_key();
                assert_eq!(key(play), key(played), "{position}: {play}");
            }
        }
    }
}

#[test]
fn games_of_agros_are_the_same_however_the_board_lies() {
    let setup = agros::Setup::new(8, 3).expect("a setup");
    a_game_is_the_same_however_the_board_lies::<agros::Position>(setup, 24);
}

#[test]
fn games_of_agon_are_the_same_however_the_board_lies() {
    a_game_is_the_same_however_the_board_lies::<agon::Position>(agon::Setup::default(), 20);
}

#[test]
fn games_of_agora_are_the_same_however_the_board_lies() {
    a_game_is_the_same_however_the_board_lies::<agora::Position>(agora::Setup::default(), 20);
}

fn placed(moves: &str) -> Document<agros::Position> {
    let mut document = Document::<agros::Position>::new(agros::Setup::default());
    for text in moves.split(' ') {
        let node = document.cursor();
        let play = document.position(node).read_move(text).expect("legal");
        let node = document.add(node, play).expect("legal");
        document.set_cursor(node);
    }
    document
}

#[test]
fn moves_that_are_the_same_on_a_turned_board_are_counted_together() {
    let games = ["c3 e5", "h8 f6", "c8 j1", "d4 a1"].map(|moves| summary(&placed(moves)));
    let start = agros::Position::start(&agros::Setup::default());
    let explored = explore(&start, games.iter().enumerate());
    assert_eq!(explored.all.games(), 4);
    let moves = explored.moves.iter();
    let moves: Vec<_> = moves
        .map(|one| (one.play.to_string(), one.same.len(), one.games.clone()))
        .collect();
    let corner = ("c3".to_owned(), 4, vec![0, 1, 2]);
    assert_eq!(moves, [corner, ("d4".to_owned(), 4, vec![3])]);
    // After c3 the board lies still, but for the mirror along its diagonal.
    let after = placed("c3");
    let explored = explore(after.position(after.cursor()), games.iter().enumerate());
    let moves = explored.moves.iter();
    let moves: Vec<_> = moves
        .map(|one| (one.play.to_string(), one.games.clone()))
        .collect();
    // h8 f6 is c3 e5; c8 j1 is c3 j10.
    assert_eq!(
        moves,
        [("e5".to_owned(), vec![0, 1]), ("j10".to_owned(), vec![2])]
    );
}

#[test]
fn openings_are_named_by_the_first_of_the_moves_that_are_the_same() {
    for (moves, opening) in [
        ("c3", "c3"),
        ("h8 f6", "c3"),
        ("a10", "a1"),
        ("j4 a1", "a4"),
    ] {
        let summary = summary(&placed(moves));
        assert_eq!(summary.opening.as_deref(), Some(opening), "{moves}");
    }
    assert_eq!(
        summary(&random::<agros::Position>(Default::default(), 1, 0)).opening,
        None
    );
}

#[test]
fn a_position_of_a_side_line_is_found_but_not_counted_as_played() {
    let mut document = placed("c3 e5");
    let main = document.main_line();
    let other = document.position(main[1]).read_move("j10").expect("legal");
    let aside = document.add(main[1], other).expect("legal");
    let position = *document.position(aside);
    let summary = summary(&document);
    assert!(summary.holds(position.symmetric_key()));
    assert!(summary.holds(document.position(NodeId::ROOT).symmetric_key()));
    assert!(explore(&position, [(0, &summary)]).games.is_empty());
    let before = document.position(main[1]);
    let explored = explore(before, [(0, &summary)]);
    assert_eq!(
        explored.moves.len(),
        1,
        "what was not played does not count"
    );
}
