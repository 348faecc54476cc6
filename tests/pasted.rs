//! What people paste, as they paste it.

use std::time::{Duration, Instant};

use agros::game::Document;
use agros::rules::agros::{Position, Setup};
use agros::rules::{Player, Position as _};
use agros::storage::pasted::{self, Pasted};
use agros::storage::{game_file, game_text};
use proptest::prelude::*;

const POSITION: &str =
    "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 0";
/// A game of 8×8 with three farmers each.
const MOVES: &str = "a1 h8 g7 c3 b5 e8 c3+c4 h8+h7 c4-c5 e8+e7";

fn setup() -> Setup {
    Setup::new(8, 3).expect("a setup")
}

fn read(text: &str) -> Result<Pasted<Position>, String> {
    pasted::read(text, &setup()).map_err(|fault| fault.to_string())
}

fn position(text: &str) -> String {
    match read(text) {
        Ok(Pasted::Position(position)) => position.to_string(),
        other => panic!("{other:?}\n{text}"),
    }
}

fn game(text: &str) -> Document<Position> {
    match read(text) {
        Ok(Pasted::Game(opened)) => opened.document,
        other => panic!("{other:?}\n{text}"),
    }
}

/// The moves of the main line.
fn moves(text: &str) -> String {
    let game = game(text);
    let played = game
        .main_line()
        .into_iter()
        .filter_map(|node| game.played(node));
    played
        .map(|play| play.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn fault(text: &str) -> String {
    read(text).map(|_| text).expect_err("a fault")
}

#[test]
fn what_stands_behind_a_position_and_is_no_move_is_refused_at_its_place() {
    for behind in ["0", "x", "7 x"] {
        let fault = fault(&format!("8/8/8/8/8/8/8/8 L 3 0 {behind}"));
        assert!(fault.starts_with("line 1, column 23: a move"), "{fault}");
    }
}

#[test]
fn a_position_is_found_in_whatever_it_is_wrapped() {
    for text in [
        POSITION.to_owned(),
        format!("  {POSITION}\n\n"),
        format!("\u{feff}{POSITION}\r\n"),
        format!("\"{POSITION}\""),
        format!("`{POSITION}`"),
        format!("```\n{POSITION}\n```"),
        format!("“{POSITION}”."),
        format!("> {POSITION}"),
        format!("position {POSITION}"),
        format!("Position: {POSITION}"),
        format!("position fen {POSITION}"),
        POSITION.replace(' ', "\u{a0}"),
        POSITION.replace(' ', "\n"),
        POSITION.replace(' ', "   "),
        POSITION.replace('/', "/\n"),
        POSITION.replace('/', " / "),
        POSITION.replacen("d,d,d,d", "d,d,\nd,d", 1),
    ] {
        assert_eq!(position(&text), POSITION, "{text}");
    }
}

#[test]
fn a_board_as_drawn_is_a_position() {
    let drawn = Position::parse(POSITION).expect("a position").diagram();
    let shown = format!("{POSITION}\n{drawn}score 100.5 44\nturn L\n");
    assert_eq!(position(&shown), POSITION);
    assert_eq!(position(&drawn), POSITION);
    let dark = POSITION.replace(" L 3", " D 3");
    assert_eq!(position(&format!("{drawn}score 100.5 44\nturn D\n")), dark);
    // Indented, in a fence, with blanks of its own and without the letters of the columns.
    let rows: String = drawn
        .lines()
        .take(8)
        .map(|row| format!("    {row} \r\n"))
        .collect();
    assert_eq!(
        position(&format!("Look at this:\n\n```\n{rows}```\n")),
        POSITION
    );
    // The opening: who places next follows from the board.
    let opening = Position::parse("8/8/8/3,D1,4/8/8/8/L1,7 D 3 0").expect("a position");
    assert_eq!(position(&opening.diagram()), opening.to_string());
    let empty = Position::start(&setup());
    assert_eq!(position(&empty.diagram()), empty.to_string());
}

#[test]
fn a_list_of_moves_is_a_game_however_it_is_numbered_and_broken() {
    for text in [
        MOVES.to_owned(),
        MOVES.replace(' ', "\n"),
        MOVES.replace(' ', ", "),
        MOVES.replace(' ', "; "),
        MOVES.replace(' ', "\t"),
        MOVES.to_uppercase(),
        MOVES.replace('+', " + ").replace('-', " – "),
        MOVES.replace('-', "−"),
        MOVES.replace(['+', '-'], ""),
        format!("startpos moves {MOVES}"),
        format!("position startpos moves {MOVES}"),
        format!("```\n{MOVES}\n```"),
        format!("> {}", MOVES.replace("c3+c4", "\n> c3+c4")),
        format!("[\"{}\"]", MOVES.replace(' ', "\", \"")),
        format!("{MOVES} D+12"),
        format!("{MOVES} *"),
        "1. a1 h8 2. g7 c3 3. b5 e8 4. c3+c4 h8+h7 5. c4-c5 e8+e7".to_owned(),
        "1.a1 2.h8 3.g7 4.c3 5.b5 6.e8 7.c3+c4 8.h8+h7 9.c4-c5 10.e8+e7".to_owned(),
        "1) a1 2) h8 3) g7 4) c3 5) b5 6) e8 7) c3+c4 8) h8+h7 9) c4-c5 10) e8+e7".to_owned(),
        "1 a1\n2 h8\n3 g7\n4 c3\n5 b5\n6 e8\n7 c3+c4\n8 h8+h7\n9 c4-c5\n10 e8+e7".to_owned(),
        "- a1\n- h8\n- g7\n- c3\n- b5\n- e8\n- c3+c4\n- h8+h7\n- c4-c5\n- e8+e7".to_owned(),
        "a1 h8 g7 c3 b5 e8\n1. c3+c4 h8+h7 ; a remark, e5 in it\n2. c4-c5 # good\n2... e8+e7 // end".to_owned(),
        "a1 h8 g7 c3 b5 e8 c3+c4! (c3+d3 h8+h7) h8+h7?! {why} c4-c5 !? e8+e7".to_owned(),
    ] {
        assert_eq!(moves(&text), MOVES, "{text}");
    }
}

#[test]
fn moves_after_a_position_are_a_game_from_there() {
    let text = format!("position fen {POSITION} moves b3+g3");
    let fault = fault(&text);
    assert!(
        fault.contains("the move `b3+g3` cannot be played"),
        "{fault}"
    );
    for text in [
        format!("{POSITION} moves a6+d3 pass"),
        format!("{POSITION}\na6+d3 pass"),
        format!("{POSITION} moves: 1. a6+d3 pass"),
    ] {
        let game = game(&text.replace("a6+d3", "pass"));
        assert_eq!(
            game.own_start().expect("its own start").to_string(),
            POSITION
        );
        assert_eq!(game.main_line().len(), 3, "{text}");
    }
}

#[test]
fn a_file_and_a_text_of_a_game_are_that_game() {
    let mut document = game(MOVES);
    document.header_mut().players.0[0].name = "Anna".to_owned();
    document.set_cursor(document.main_line()[3]);
    let file = game_file::write(&document);
    let text = game_text::write(&document);
    for pasted in [
        file.clone(),
        format!("\n\n{file}\n"),
        format!("```json\n{file}```"),
        file.replace(',', ",\n  "),
        text.clone(),
        format!("```\n{text}```"),
        text.replace('\n', "\r\n"),
    ] {
        // The setup is that of the game, whatever is assumed.
        let read = pasted::read::<Position>(&pasted, &Setup::default());
        let Ok(Pasted::Game(opened)) = read else {
            panic!("{read:?}\n{pasted}");
        };
        assert_eq!(game_file::write(&opened.document), file);
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    for (text, told) in [
        (
            "",
            "line 1, column 1: there is no game and no position here",
        ),
        (
            " \n\u{200b}\t",
            "line 2, column 3: there is no game and no position here",
        ),
        (
            "hello there",
            "line 1, column 1: a move is expected, not `hello`",
        ),
        (
            "a1 h8\ng7 q9",
            "line 2, column 4: a move is expected, not `q9`",
        ),
        (
            "a1\n\nh8 g7 c3\nb5 e8 c3+c9",
            "line 4, column 7: the move `c3+c9` cannot be played: c9 is not on this board",
        ),
        (
            "1. a1 h8 2. a1",
            "line 1, column 13: the move `a1` cannot be played: no farmer can be placed on a1: it is occupied",
        ),
        (
            "8/8/8 L 3 0",
            "line 1, column 1: a board has 4 to 16 rows, this one 3",
        ),
        (
            "\n 8/8/8/8/8/8/8/7 L 3 0",
            "line 2, column 2: row 1 has 7 cells instead of 8",
        ),
        (
            "4/4/4/4 L 1",
            "line 1, column 1: a position is `ROWS TURN FARMERS PASSES`, four parts with one blank between; this has 3",
        ),
        (
            "{\"format\":\"agros-game\",\n\"version\" 1}",
            "line 2, column 11: no game file: expected `:`",
        ),
        (
            "{\"a\":1}",
            "line 1, column 1: not a game file: `format` is not \"agros-game\"",
        ),
        (
            "{a comment alone",
            "line 1, column 1: this is never closed by `}`",
        ),
        (
            "3  .  .  .\n2  .  .\n1  .  .  .\n",
            "line 2, column 1: row 2 is expected here, with its number and 3 cells",
        ),
        (
            "4  .  .  .  x\n3  .  .  .  .\n2  .  .  .  .\n1  .  .  .  .\n",
            "line 1, column 1: row 4, column 4: `x` is none of a number of empty cells, `l`, `d`, and a farmer such as `L3`",
        ),
    ] {
        assert_eq!(fault(text), told, "{text}");
    }
}

#[test]
fn a_long_text_takes_no_more_time_than_its_length() {
    let began = Instant::now();
    for text in [
        "(".repeat(1 << 22),
        "a1 (".repeat(1 << 20),
        "[".repeat(1 << 22),
        "{\"a\":".repeat(1 << 20),
        "1/".repeat(1 << 22),
        "1 2 3\n0 1 2\n".repeat(1 << 18),
        "x".repeat(1 << 22),
        " ".repeat(1 << 22),
        "a1 ;".repeat(1 << 20),
        format!("[Extra {}", "[".repeat(1 << 22)),
    ] {
        assert!(read(&text).is_err());
    }
    assert!(
        began.elapsed() < Duration::from_secs(30),
        "{:?}",
        began.elapsed()
    );
    let huge = " ".repeat((64 << 20) + 1);
    assert_eq!(
        fault(&huge),
        "line 1, column 1: the text is larger than 64 MiB"
    );
}

/// Pieces of everything that is known, in any order.
fn scraps() -> impl Strategy<Value = String> {
    let scrap = prop_oneof![
        Just(POSITION.to_owned()),
        Just(MOVES.to_owned()),
        "[\\[\\](){};,.!?#\"`\\\\ \n>|0-9a-h+-]{1,6}",
        "(position|startpos|fen|moves|turn|pass|\\[Setup |\\[Start |\\[ring a1\\]|\\{\"format\":\"agros-game\")",
        "[1-8]( [.lL1dD]){1,8}\n",
    ];
    proptest::collection::vec(scrap, 0..12).prop_map(|scraps| scraps.join(" "))
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Err(fault) = pasted::read::<Position>(&text, &setup()) {
            prop_assert!(fault.line >= 1 && fault.column >= 1);
            prop_assert!(!fault.to_string().contains('\n'), "{}", fault);
        }
    }

    #[test]
    fn any_scraps_are_read_or_refused(text in scraps()) {
        if let Err(fault) = pasted::read::<Position>(&text, &setup()) {
            let lines = text.lines().count().max(1);
            prop_assert!(fault.line <= lines + 1, "{}", fault);
            prop_assert!(!fault.to_string().contains('\n'), "{}", fault);
        }
    }

    #[test]
    fn any_position_is_read_from_its_drawing(turns in proptest::collection::vec(any::<u32>(), 0..60)) {
        let mut position = Position::start(&setup());
        for turn in turns {
            let Some(play) = position.draw(|below| turn % below) else { break };
            position = position.play(play).expect("legal");
        }
        let letter = Position::LETTERS[position.turn()];
        let shown = format!("{}turn {letter}\n", position.diagram());
        let Ok(Pasted::Position(read)) = pasted::read::<Position>(&shown, &setup()) else {
            return Err(TestCaseError::fail(shown));
        };
        prop_assert_eq!(read.turn(), position.turn());
        prop_assert_eq!(read.diagram(), position.diagram());
        prop_assert_eq!(read.harvests(Player::First), position.harvests(Player::First));
    }
}
