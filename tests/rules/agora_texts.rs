//! Position texts, drawings and refusals of Agora.

use agros::rules::agora::{Position, Setup};
use agros::rules::{Player, Position as _};

const START: &str = "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0";

/// A red man on b1, white ones on b2, c2 and d2, and in the corner two red ones over two white.
const CLOSE: &str = "R5,5/4,R1,R1/3,R1,2/6/1,W1,W1,W1,2/R2.2,R1,4 W pile 0";

fn position(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_bad_text_is_told_by_its_fault_and_place() {
    for (old, new, expected) in [
        (
            " W",
            "  W",
            "part 2 is empty: one blank stands between the parts, none before or after them",
        ),
        (
            " pile",
            "",
            "a position is `ROWS TURN HEIGHT QUIET`, four parts with one blank between; this has 3",
        ),
        ("/6/6", "/6", "the board has 6 rows; this has 5"),
        ("/6/6", "/6/7", "row 3 has 7 cells instead of 6"),
        (
            "/6/6",
            "/6/2,,3",
            "row 3, column 3: `` is none of a number of empty cells and a pile such as `W2` or `R3.1`",
        ),
        (
            "/6/6",
            "/6/2,B1,3",
            "row 3, column 3: `B1` is none of a number of empty cells and a pile such as `W2` or `R3.1`",
        ),
        (
            "/6/6",
            "/6/2,W,3",
            "row 3, column 3: `W` is none of a number of empty cells and a pile such as `W2` or `R3.1`",
        ),
        (
            "/6/6",
            "/6/2,1.1,3",
            "row 3, column 3: `1.1` is none of a number of empty cells and a pile such as `W2` or `R3.1`",
        ),
        (
            "/6/6",
            "/6/2,W1.,3",
            "row 3, column 3: `W1.` is none of a number of empty cells and a pile such as `W2` or `R3.1`",
        ),
        (
            "/6/6",
            "/6/2,W0,3",
            "row 3, column 3: `W0` needs numbers from 1 to 16, without leading zeros",
        ),
        (
            "/6/6",
            "/6/2,W17,3",
            "row 3, column 3: `W17` needs numbers from 1 to 16, without leading zeros",
        ),
        (
            "/6/6",
            "/6/2,W02,3",
            "row 3, column 3: `W02` needs numbers from 1 to 16, without leading zeros",
        ),
        (
            "/6/6",
            "/6/2,W2.0,3",
            "row 3, column 3: `W2.0` needs numbers from 1 to 16, without leading zeros",
        ),
        (
            "/6/6",
            "/6/2,W2.3,3",
            "row 3, column 3: `W2.3` has more prisoners than captors",
        ),
        ("/6/6", "/6/2,W1,3", "there are 16 men, not 17"),
        (" W", " w", "the turn (part 2) is `W` or `R`, not `w`"),
        (
            "pile",
            "cells",
            "the height (part 3) is that of `pile` or `cell`, not `cells`",
        ),
        (
            " 0",
            " 101",
            "the plies since anything happened (part 4) are 0 to 100, not `101`",
        ),
    ] {
        let text = START.replacen(old, new, 1);
        let error = Position::parse(&text).expect_err(&text);
        assert_eq!(error.to_string(), expected, "{text}");
    }
    let all_on_one = "W8.8,5/6/6/6/6/6 W pile 0";
    assert_eq!(position(all_on_one).to_string(), all_on_one);
    assert_eq!(
        position(&START.replace("/6/6", "/1,2,3/6")).to_string(),
        START
    );
}

#[test]
fn a_refused_move_is_told_by_its_fault_and_cell() {
    let close = position(CLOSE);
    for (text, expected) in [
        (
            "b2xb1",
            "b2 is too low to capture b1: 4 against 7; it may surrender (_)",
        ),
        (
            "b2-b1",
            "b1 is not free: capture (x) or surrender (_) there",
        ),
        (
            "b2xb3",
            "b3 is free: nobody is there to capture (x) or to surrender (_) to",
        ),
        (
            "b2_b3",
            "b3 is free: nobody is there to capture (x) or to surrender (_) to",
        ),
        ("b2-c2", "no man goes onto a pile of its own side, as on c2"),
        ("b2-b4", "b4 is not beside b2"),
        ("b2-b2", "b2 is not beside b2"),
        ("b1-b2", "the pile on b1 is the opponent's"),
        ("f1-f2", "there is no pile on f1"),
        ("b2b3", "`b2b3` is not a move"),
        ("b2-g3", "`b2-g3` is not a move"),
        ("b2-b7", "`b2-b7` is not a move"),
        ("pass", "`pass` is not a move"),
    ] {
        match close.read_move(text) {
            Err(error) => assert_eq!(error.to_string(), expected, "{close}"),
            Ok(play) => panic!("{close}: {play} is legal"),
        }
    }
    let red = position(&close.to_string().replace(" W ", " R "));
    let error = red.read_move("b1_b2").expect_err("from above");
    assert_eq!(
        error.to_string(),
        "b1 is too high to surrender to b2: 7 against 4; it may capture (x)"
    );
}

#[test]
fn a_click_on_the_board_is_answered() {
    let close = position(CLOSE);
    let asked = |from: Option<&str>, to: &str| {
        let cell = |name| close.cell(name).expect("a cell");
        let objection = close.objection(from.map(cell), cell(to));
        objection.map(|objection| objection.to_string())
    };
    // From below there is a surrender.
    for (from, to) in [(None, "b2"), (Some("b2"), "b1"), (Some("b2"), "b3")] {
        assert_eq!(asked(from, to), None, "{from:?} {to}");
    }
    for (from, to, expected) in [
        (None, "b1", "the pile on b1 is the opponent's"),
        (None, "b3", "there is no pile on b3"),
        (
            Some("b2"),
            "c2",
            "no man goes onto a pile of its own side, as on c2",
        ),
        (Some("b2"), "e4", "e4 is not beside b2"),
    ] {
        assert_eq!(asked(from, to).as_deref(), Some(expected));
    }
}

/// Plays moves and gives what stands on a cell afterwards.
fn after(mut position: Position, moves: &[&str], cell: &str) -> String {
    for text in moves {
        let play = position.read_move(text).expect(text);
        position = position.play(play).expect("a legal move");
    }
    let cell = position.cell(cell).expect("a cell");
    position
        .at(cell)
        .map_or(".".to_owned(), |pile| pile.to_string())
}

#[test]
fn the_examples_of_the_rules_come_out() {
    let close = position(CLOSE);
    assert_eq!(after(close, &["b2_b1"], "b1"), "R1.1");
    assert_eq!(after(close, &["b2_b1", "f5-f6", "c2_b1"], "b1"), "W3");
    let red = position(&close.to_string().replace(" W ", " R "));
    assert_eq!(after(red, &["a1xb2"], "b2"), "R2");
    assert_eq!(after(red, &["a1xb2"], "a1"), "W3");
}

#[test]
fn a_game_ends_for_the_reason_that_is_told() {
    for (text, expected) in [
        (
            "W8.8,5/6/6/6/6/6 R pile 0",
            Some((Some(Player::First), "no pile left")),
        ),
        (
            "W8.8,5/6/6/6/6/6 W pile 100",
            Some((Some(Player::First), "no pile left")),
        ),
        (
            "W8,5/6/6/6/6/5,R8 W pile 100",
            Some((None, "100 quiet plies")),
        ),
        ("W8,5/6/6/6/6/5,R8 W pile 99", None),
    ] {
        let outcome = position(text).outcome();
        let outcome = outcome.map(|outcome| (outcome.winner, outcome.reason.0));
        assert_eq!(outcome, expected, "{text}");
        assert_eq!(position(text).legal_moves().is_empty(), expected.is_some());
    }
}

#[test]
fn the_board_is_drawn_with_its_piles() {
    let drawn = position(CLOSE).diagram();
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines[4], "2  .     W1    W1    W1    .     .");
    assert_eq!(lines[5], "1  R2.2  R1    .     .     .     .");
    assert_eq!(lines[6], "   a     b     c     d     e     f");
    assert_eq!(lines.len(), 7);
    let start = Position::start(&Setup::default()).diagram();
    assert_eq!(start.matches("R1").count(), 8, "{start}");
}
