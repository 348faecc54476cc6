//! Position texts, drawings and refusals of Agon.

use agros::rules::agon::{Move, Position, Setup, Variant};
use agros::rules::{Player, Position as _};

const START: &str = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0";

fn position(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refusal(position: &Position, text: &str) -> String {
    match position.read_move(text) {
        Err(error) => error.to_string(),
        Ok(play) => panic!("{position}: {play} is legal"),
    }
}

#[test]
fn a_bad_text_is_told_by_its_fault_and_place() {
    let with = |part: usize, other: &str| {
        let mut parts: Vec<&str> = START.split(' ').collect();
        parts[part] = other;
        parts.join(" ")
    };
    for (text, expected) in [
        (
            "1g2G1/G5g W standard 0 0".to_owned(),
            "the board has 11 columns, a to k; this has 2",
        ),
        (
            START.replace(" W", "  W"),
            "part 2 is empty: one blank stands between the parts, none before or after them",
        ),
        (
            START.replace(" 0 0", " 0"),
            "a position is `COLUMNS TURN VARIANT PASSES QUIET`, five parts with one blank between; this has 4",
        ),
        (
            START.replace("1g2G1/G", "1g2G2/G"),
            "column a has 7 cells instead of 6",
        ),
        (
            START.replace("Q9q", "Q09q"),
            "column f, cell 2: `09` is no number of empty cells, 1 to 11 without leading zeros",
        ),
        (
            START.replace("Q9q", "Q12"),
            "column f, cell 2: `12` is no number of empty cells, 1 to 11 without leading zeros",
        ),
        (
            START.replace("Q9q", "Q9K"),
            "column f, cell 11: `K` is none of a number of empty cells, `Q`, `G`, `q` and `g`",
        ),
        (
            START.replace("Q9q", "Q9!q"),
            "column f, cell 11: `!` follows no man",
        ),
        (
            START.replace("Q9q", "Q!!9q"),
            "column f, cell 2: `!` follows no man",
        ),
        (with(1, "w"), "the turn (part 2) is `W` or `B`, not `w`"),
        (
            with(2, "Standard"),
            "the variant (part 3) is `standard`, `guards` or `free`, not `Standard`",
        ),
        (
            with(3, "3"),
            "the passes in succession (part 4) are 0, 1 or 2, not `3`",
        ),
        (
            with(4, "101"),
            "the plies since anything happened (part 5) are 0 to 100, not `101`",
        ),
        (
            with(4, "007"),
            "the plies since anything happened (part 5) are 0 to 100, not `007`",
        ),
        (START.replace("Q9q", "Q8Qq"), "White has 2 queens"),
        (
            START.replace("Q9q", "Q8gq"),
            "Black has 7 guards: there are no more than 6",
        ),
        (START.replace("Q9q", "Q10"), "Black's queen is missing"),
        (
            START.replace("/G5g/1g2G1", "/G5g/1g4"),
            "White has 5 guards instead of 6, and no man is placed in the standard game",
        ),
        (
            START
                .replace("Q9q", "Q4G4q")
                .replace("/G5g/1g2G1", "/G5g/1g4"),
            "White has a guard on the centre, f6: only a queen enters it",
        ),
        (
            "6/7/8/9/10/5Q5/10/9/8/7/6 B free 0 0".to_owned(),
            "White has a man on the centre, f6, while men are still to be placed",
        ),
        (
            "6/7/8/9/10/Q9q/10/9/8/7/GG4 W guards 0 0".to_owned(),
            "the order of placing never gives 3 white and 1 black men on the board",
        ),
        (
            "6/7/8/9/10/Q9q/10/9/8/7/6 B guards 0 0".to_owned(),
            "the turn (part 2) is wrong: the next man to be placed is White's",
        ),
    ] {
        let error = Position::parse(&text).expect_err(&text);
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

#[test]
fn a_refused_move_is_told_by_its_fault_and_cell() {
    let start = position(START);
    for (text, expected) in [
        ("f1-f1", "f1 is occupied"),
        ("f1-f3", "f3 is no neighbour of f1"),
        ("f2-f3", "there is no man on f2"),
        ("f11-f10", "the man on f11 is the opponent's"),
        ("f1*f3", "the man on f1 is not captured: it steps (-)"),
        ("f3", "all men are placed: step to a neighbouring cell"),
        ("pass", "no passing while a step is possible, as from a5"),
        ("f1", "all men are placed: step to a neighbouring cell"),
        ("a7-a6", "`a7-a6` is not a move"),
        ("l1", "`l1` is not a move"),
        ("f01", "`f01` is not a move"),
        ("f1+f2", "`f1+f2` is not a move"),
    ] {
        assert_eq!(refusal(&start, text), expected, "{text}");
    }
}

/// A position with the men of both players on these cells, the queens first; `!` marks the
/// captured.
fn board(white: &str, black: &str, rest: &str) -> Position {
    let columns = ('a'..='k').zip([6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]);
    let columns = columns.map(|(column, height)| {
        let mut text = String::new();
        let mut empty = 0;
        for row in 1..=height {
            let name = format!("{column}{row}");
            let men = [(white, ["Q", "G"]), (black, ["q", "g"])].into_iter();
            let mut men = men.flat_map(|(cells, letters)| {
                let cells = cells.split(' ').enumerate();
                cells.map(move |(place, cell)| (cell, letters[place.min(1)]))
            });
            let man = men.find(|(cell, _)| cell.trim_end_matches('!') == name);
            let Some((cell, letter)) = man else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push_str(letter);
            text.push_str(&cell[name.len()..]);
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    });
    let columns: Vec<String> = columns.collect();
    position(&format!("{} {rest}", columns.join("/")))
}

/// White's guards are close to the centre, and c4 and c6 are Black's.
fn middle_game(white_guards: &str, rest: &str) -> Position {
    board(&format!("f4 {white_guards}"), "f8 c4 c6 g9 h8 i7 j6", rest)
}

#[test]
fn a_step_is_refused_outwards_into_the_centre_and_between_enemies() {
    let position = middle_game("f5 c3 b5 a5 e3 d3", "W standard 0 0");
    for (text, expected) in [
        ("f5-f6", "only a queen enters the centre"),
        (
            "f4-f3",
            "no step outwards: f3 is further from the centre than f4",
        ),
        ("f5-f4", "f4 is occupied"),
        ("b5-c5", "c5 lies between two of Black's men, on c4 and c6"),
    ] {
        assert_eq!(refusal(&position, text), expected, "{position}: {text}");
    }
    assert!(position.read_move("b5-b4").is_ok(), "{position}");
}

#[test]
fn a_relocation_goes_before_everything_else_and_the_queen_before_the_guards() {
    let position = middle_game("f5! c3! b5 a5 e3 d3", "W standard 0 0");
    for (text, expected) in [
        (
            "b5-b4",
            "the guard on c3 is captured: relocate (*) a captured guard first",
        ),
        (
            "pass",
            "the guard on c3 is captured: relocate (*) a captured guard first",
        ),
        (
            "f5*f6",
            "a captured guard goes to the edge of the board, and f6 is not there",
        ),
        ("f5*a5", "a5 is occupied"),
        ("f8*a1", "the man on f8 is the opponent's"),
        ("a1*a2", "there is no man on a1"),
    ] {
        assert_eq!(refusal(&position, text), expected, "{position}: {text}");
    }
    assert!(position.read_move("f5*f1").is_ok());

    let queen = board(
        "f4! f5! c3 b5 a5 e3 d3",
        "f8 c4 c6 g9 h8 i7 j6",
        "W standard 0 0",
    );
    assert_eq!(
        refusal(&queen, "f5*f1"),
        "the queen on f4 is captured: relocate her (*) first"
    );
    assert!(queen.read_move("f4*f6").is_ok());
    assert!(queen.read_move("f4*g6").is_ok());
    let avoiding = queen.under(&Setup {
        queen_avoids_centre: true,
        ..Setup::default()
    });
    assert_eq!(
        refusal(&avoiding.expect("an option alone"), "f4*f6"),
        "a captured queen may not go to the centre in this game"
    );
}

#[test]
fn a_click_on_the_board_is_answered() {
    let cell = |position: &Position, name: &str| position.cell(name).expect("a cell");
    let asked = |position: &Position, from: Option<&str>, to: &str| {
        let from = from.map(|from| cell(position, from));
        let objection = position.objection(from, cell(position, to));
        objection.map(|objection| objection.to_string())
    };
    let position = middle_game("f5! c3! b5 a5 e3 d3", "W standard 0 0");
    assert_eq!(asked(&position, None, "f5"), None);
    assert_eq!(asked(&position, Some("f5"), "f1"), None);
    assert_eq!(
        asked(&position, None, "b5").as_deref(),
        Some("the guard on c3 is captured: relocate (*) a captured guard first")
    );
    assert_eq!(
        asked(&position, None, "f8").as_deref(),
        Some("the man on f8 is the opponent's")
    );
    let free = middle_game("f5 c3 b5 a5 e3 d3", "W standard 0 0");
    assert_eq!(asked(&free, None, "b5"), None);
    assert_eq!(
        asked(&free, Some("b5"), "a4").as_deref(),
        Some("no step outwards: a4 is further from the centre than b5")
    );
    let placing = Position::start(&Setup {
        variant: Variant::Free,
        ..Setup::default()
    });
    assert_eq!(asked(&placing, None, "a1"), None);
    assert_eq!(
        asked(&placing, None, "f6").as_deref(),
        Some("no man is placed on the centre")
    );
}

#[test]
fn a_game_ends_for_the_reason_that_is_told() {
    let around = "f5 f7 e5 e6 g5 g6";
    for (white, rest, expected) in [
        (
            format!("f6 {around}"),
            "B standard 0 0",
            Some((Some(Player::First), "queen among her guards")),
        ),
        (
            format!("f4 {around}"),
            "B standard 0 100",
            Some((Some(Player::Second), "guards without their queen")),
        ),
        // It is tested for the player who has just moved.
        (format!("f4 {around}"), "W standard 0 0", None),
        (
            "f6 f5 f7 e5 e6 g5 f3".to_owned(),
            "B standard 2 0",
            Some((None, "two passes")),
        ),
        (
            "f6 f5 f7 e5 e6 g5 f3".to_owned(),
            "B standard 1 100",
            Some((None, "100 quiet plies")),
        ),
        ("f6 f5 f7 e5 e6 g5 f3".to_owned(), "B standard 1 99", None),
    ] {
        let position = board(&white, "f9 c4 c6 g9 h8 i7 j6", rest);
        let outcome = position.outcome();
        let outcome = outcome.map(|outcome| (outcome.winner, outcome.reason.0));
        assert_eq!(outcome, expected, "{position}");
        assert_eq!(position.legal_moves().is_empty(), expected.is_some());
    }
}

/// Everything that can be captured by a step is in danger, and nothing else.
#[test]
fn men_in_danger_are_those_who_can_be_captured_by_a_step() {
    let mut chance = fastrand::Rng::with_seed(7);
    let mut seen = 0;
    for _ in 0..20 {
        let mut position = Position::start(&Setup::default());
        for _ in 0..120 {
            let (mover, moves) = (position.turn(), position.legal_moves());
            let mut captured: Vec<_> = moves
                .iter()
                .filter(|play| matches!(play, Move::Step { .. }))
                .flat_map(|play| {
                    let next = position.play(*play).expect("a legal move");
                    let before = position.captured(!mover);
                    next.captured(!mover)
                        .filter(move |cell| !before.contains(*cell))
                })
                .collect();
            captured.sort_unstable();
            captured.dedup();
            let in_danger: Vec<_> = position.in_danger(!mover).collect();
            assert_eq!(in_danger, captured, "{position}");
            seen += captured.len();
            let Some(play) = chance.choice(moves) else {
                break;
            };
            position.play_unchecked(play);
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_board_is_drawn_with_its_columns_half_a_cell_apart() {
    let drawn = Position::start(&Setup::default()).diagram();
    let lines: Vec<&str> = drawn.lines().collect();
    assert_eq!(lines.len(), 22, "{drawn}");
    assert_eq!(lines[0], "               q");
    assert_eq!(lines[1], "            .     .");
    assert_eq!(lines[20], "               Q");
    assert_eq!(lines[21], "a  b  c  d  e  f  g  h  i  j  k");
    assert_eq!(lines.iter().filter(|line| line.contains('G')).count(), 3);
}
