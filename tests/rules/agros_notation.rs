//! Position texts and drawings of Agros.

use agros::rules::Position as _;
use std::collections::BTreeSet;

use agros::rules::agros::{Cell, Position, PositionError, Setup, SetupError};

fn refusal(text: &str) -> PositionError {
    Position::parse(text).expect_err(text)
}

#[test]
fn a_refusal_names_the_fault_and_its_place() {
    for (text, expected) in [
        (
            "",
            "part 1 is empty: one blank stands between the parts, none before or after them",
        ),
        (
            "8/8/8/8/8/8/8/8  L 3 0",
            "part 2 is empty: one blank stands between the parts, none before or after them",
        ),
        (
            "8/8/8/8/8/8/8/8 L 3 0 ",
            "part 5 is empty: one blank stands between the parts, none before or after them",
        ),
        (
            "8/8/8/8/8/8/8/8 L 3",
            "a position is `ROWS TURN FARMERS PASSES`, four parts with one blank between; this has 3",
        ),
        ("3/3/3 L 1 0", "a board has 4 to 16 rows, this one 3"),
        (
            "10/10/10/10 L 1 0",
            "4 rows of 10 cells: the board is not square",
        ),
        ("8/8/8/9/8/8/8/8 L 3 0", "row 5 has 9 cells instead of 8"),
        ("8/8/8/8/8/8/8/7 L 3 0", "row 1 has 7 cells instead of 8"),
        (
            "8/8/8/8/8/8/3,l1,4/8 L 3 0",
            "row 2, column 4: `l1` is none of a number of empty cells, `l`, `d`, and a farmer such as `L3`",
        ),
        (
            "8//8/8/8/8/8/8 L 3 0",
            "row 7, column 1: `` is none of a number of empty cells, `l`, `d`, and a farmer such as `L3`",
        ),
        (
            "8/8/8/8/8/8/8/3,L,4 L 3 0",
            "row 1, column 4: `L` lacks its harvest, as in `L1`",
        ),
        (
            "8/8/8/8/8/8/8/3,L0,4 L 3 0",
            "row 1, column 4: `L0` needs a number from 1 to 8, without leading zeros",
        ),
        (
            "8/8/8/8/8/8/8/3,D9,4 L 3 0",
            "row 1, column 4: `D9` needs a number from 1 to 8, without leading zeros",
        ),
        (
            "8/8/8/8/8/8/8/08 L 3 0",
            "row 1, column 1: `08` needs a number from 1 to 8, without leading zeros",
        ),
        (
            "8/8/8/8/8/8/8/0,8 L 3 0",
            "row 1, column 1: `0` needs a number from 1 to 8, without leading zeros",
        ),
        (
            "8/8/8/8/8/8/8/99999999999999999999 L 3 0",
            "row 1, column 1: `99999999999999999999` needs a number from 1 to 8, without leading zeros",
        ),
        (
            "8/8/8/8/8/8/8/8 l 3 0",
            "the turn (part 2) is `L` or `D`, not `l`",
        ),
        (
            "8/8/8/8/8/8/8/8 L 0 0",
            "the farmers a player (part 3) are 1 to 9, not `0`",
        ),
        (
            "8/8/8/8/8/8/8/8 L 10 0",
            "the farmers a player (part 3) are 1 to 9, not `10`",
        ),
        (
            "8/8/8/8/8/8/8/8 L 3 3",
            "the passes in succession (part 4) are 0, 1 or 2, not `3`",
        ),
        (
            "8/8/8/8/8/8/8/8 L 3 0\n",
            "the passes in succession (part 4) are 0, 1 or 2, not `0\\n`",
        ),
        (
            "4/4/4/4 L 9 0",
            "farmers (part 3): twice 9 farmers do not fit on a board of size 4",
        ),
        (
            "8/8/8/8/8/8/8/L1,D1,D1,5 L 1 0",
            "Dark has 2 farmers on the board and only 1 (part 3) to place",
        ),
        (
            "8/8/8/8/8/8/8/2,l,5 L 3 0",
            "c1 holds a loose seed while farmers are still to be placed",
        ),
        (
            "8/8/8/8/8/8/8/L2,7 D 3 0",
            "the farmer on a1 has harvest 2 while farmers are still to be placed: only 1 is possible",
        ),
        (
            "8/8/8/8/8/8/8/L1,L1,6 D 3 0",
            "the order of placing never gives 2 Light and 0 Dark farmers on the board",
        ),
        (
            "8/8/8/8/8/8/8/8 D 3 0",
            "the turn (part 2) is wrong: the next farmer to be placed is Light's",
        ),
        (
            "8/8/8/8/8/8/8/L1,D1,6 L 3 0",
            "the turn (part 2) is wrong: the next farmer to be placed is Dark's",
        ),
        (
            "8/8/8/8/8/8/8/8 L 3 1",
            "the passes (part 4) are 0 while farmers are still to be placed, not 1",
        ),
    ] {
        assert_eq!(refusal(text).to_string(), expected, "{text}");
    }
}

#[test]
fn long_texts_are_quoted_briefly_and_in_one_line() {
    let turn = "\u{1b}[31m".repeat(1000);
    let error = refusal(&format!("8/8/8/8/8/8/8/8 {turn} 3 0")).to_string();
    assert!(error.len() < 300 && !error.contains('\u{1b}'), "{error}");
    let rows = vec!["8"; 100_000].join("/");
    assert_eq!(
        refusal(&format!("{rows} L 3 0")),
        PositionError::Rows(100_000)
    );
    let row = vec!["l"; 100_000].join(",");
    let error = refusal(&format!("8/8/8/8/8/8/8/{row} L 3 0"));
    assert_eq!(
        error,
        PositionError::Width {
            row: 1,
            cells: 100_000,
            size: 8
        }
    );
}

#[test]
fn neighbouring_numbers_are_read_and_merged() {
    let read = Position::parse("1,1,6/8/8/8/8/8/8/2,L1,1,4 D 3 0").expect("a position");
    assert_eq!(read.to_string(), "8/8/8/8/8/8/8/2,L1,5 D 3 0");
}

#[test]
fn the_turn_after_the_opening_is_free() {
    let text = "8/8/8/8/8/8/8/L1,D1,6 D 1 1";
    assert_eq!(Position::parse(text).expect("a position").to_string(), text);
}

#[test]
fn setups_keep_within_their_limits() {
    for (size, farmers, expected) in [
        (3, 1, SetupError::Size(3)),
        (17, 1, SetupError::Size(17)),
        (8, 0, SetupError::Farmers(0)),
        (8, 10, SetupError::Farmers(10)),
        (
            4,
            9,
            SetupError::Crowded {
                size: 4,
                farmers: 9,
            },
        ),
    ] {
        assert_eq!(Setup::new(size, farmers), Err(expected));
        let json = format!(r#"{{"size":{size},"farmers":{farmers}}}"#);
        let error = serde_json::from_str::<Setup>(&json).expect_err(&json);
        assert!(error.to_string().contains(&expected.to_string()), "{error}");
    }
    for size in 4..=16 {
        for farmers in 1..=9 {
            assert!(Setup::new(size, farmers).is_ok() || (size, farmers) == (4, 9));
        }
    }
}

#[test]
fn a_position_belongs_to_one_setup() {
    let position = Position::start(&Setup::default());
    assert_eq!(position.under(&Setup::default()), Some(position));
    for (size, farmers) in [(8, 5), (10, 3)] {
        let other = Setup::new(size, farmers).expect("a setup");
        assert_eq!(position.under(&other), None);
    }
}

#[test]
fn cells_are_named_in_any_letter_case() {
    let position = Position::start(&Setup::default());
    for cell in position.cells() {
        let name = cell.to_string();
        assert_eq!(position.cell(&name), Some(cell));
        assert_eq!(name.to_uppercase().parse(), Ok(cell));
    }
    assert_eq!(position.cells().count(), 100);
    assert!(position.cells().is_sorted());
    for name in [
        "", "a", "1", "a0", "a01", "k1", "a11", "a+1", "aa1", "a1 ", "é1", "a300",
    ] {
        assert_eq!(position.cell(name), None, "{name}");
    }
    assert!("p16".parse::<Cell>().is_ok() && "q16".parse::<Cell>().is_err());
}

#[test]
fn boards_are_drawn_as_in_the_rules() {
    let text =
        "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 2";
    let position = Position::parse(text).expect("the worked example");
    let drawn = "\
8  .  .  l  D4 .  .  .  .
7  .  .  l  d  .  .  .  .
6  L3 .  l  d  .  D2 .  .
5  l  l  l  d  d  d  d  d
4  .  .  .  l  .  .  .  .
3  .  L5 .  l  .  .  D1 .
2  .  .  .  l  .  .  .  .
1  .  .  .  L2 .  .  .  .
   a  b  c  d  e  f  g  h
";
    assert_eq!(position.diagram(), drawn);
    assert_eq!(position.score().map(|score| score.0), Some([201, 88]));
}

#[test]
fn the_worked_example_tells_how_each_field_was_decided() {
    let text =
        "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 2";
    let position = Position::parse(text).expect("the worked example");
    let told: Vec<String> = position
        .fields()
        .iter()
        .map(|field| {
            let decision = field.decision.expect("every field has an owner");
            let letter = Position::LETTERS[decision.owner];
            let farmers: Vec<String> = field.controlling().map(|cell| cell.to_string()).collect();
            let (cells, harvest, value) = (field.cells.len(), field.harvest(), field.value());
            let (margin, rank) = (decision.margin, decision.rank);
            format!(
                "{letter} {cells}x{harvest}={value} +{margin}@{rank} {}",
                farmers.join(",")
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            "L 11x5=55 +5@0 b3",
            "L 5x3=15 +3@0 a6",
            "L 15x2=30 +1@0 d1",
            "D 11x4=44 +4@0 d8"
        ]
    );
    assert!(position.fields()[0].contains("a1".parse().expect("a cell")));
    assert!(!position.fields()[0].contains("b3".parse().expect("a cell")));
}

#[test]
fn every_part_of_a_position_tells_in_its_key() {
    let texts = [
        "8/8/8/8/8/8/8/L1,D1,6 L 1 0",
        "8/8/8/8/8/8/8/L1,D1,6 D 1 0",
        "8/8/8/8/8/8/8/L1,D1,6 L 1 1",
        "8/8/8/8/8/8/8/L1,D1,6 D 2 0",
        "8/8/8/8/8/8/8/D1,L1,6 L 1 0",
        "8/8/8/8/8/8/8/L2,D1,6 L 1 0",
        "8/8/8/8/8/8/8/L1,D1,l,5 L 1 0",
        "9/9/9/9/9/9/9/9/L1,D1,7 L 1 0",
    ];
    let keys = texts.map(|text| Position::parse(text).expect(text).key());
    assert_eq!(BTreeSet::from(keys).len(), texts.len());
}
