//! Agros against vectors that were made by another program.

use agros::rules::agros::{Field, Position};
use agros::rules::{Player, Position as _, perft};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    cases: Vec<Case>,
    games: Vec<Game>,
    rejected: Vec<Rejected>,
}

#[derive(Deserialize)]
struct Case {
    position: String,
    moves: Vec<String>,
    perft: Vec<u64>,
    fields: Vec<FieldVector>,
    score: [f64; 2],
}

#[derive(Deserialize, PartialEq, Debug)]
struct FieldVector {
    cells: Vec<String>,
    light: Vec<u8>,
    dark: Vec<u8>,
    owner: Option<char>,
    value: u32,
    farmers: Vec<String>,
}

#[derive(Deserialize)]
struct Game {
    size: u8,
    farmers: u8,
    moves: Vec<String>,
    #[serde(rename = "final")]
    end: String,
    score: [f64; 2],
    result: String,
}

#[derive(Deserialize)]
struct Rejected {
    position: String,
    why: String,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("../vectors/agros.json"))
        .expect("the vectors are well-formed")
}

fn read(text: &str) -> Position {
    Position::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn sorted<T: ToString>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    let mut texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.sort();
    texts
}

fn score(position: &Position) -> [f64; 2] {
    let half_points = position.score().expect("Agros has a score");
    half_points
        .0
        .map(|half_points| f64::from(half_points) / 2.0)
}

impl From<&Field> for FieldVector {
    fn from(field: &Field) -> Self {
        let harvests = |player| field.adjacent[player].iter().map(|&(harvest, _)| harvest);
        FieldVector {
            cells: sorted(&field.cells),
            light: harvests(Player::First).collect(),
            dark: harvests(Player::Second).collect(),
            owner: field.owner().map(|owner| Position::LETTERS[owner]),
            value: field.value(),
            farmers: sorted(field.controlling()),
        }
    }
}

#[test]
fn texts_are_written_as_they_were_read() {
    for case in vectors().cases {
        assert_eq!(read(&case.position).to_string(), case.position);
    }
}

#[test]
fn moves_hold() {
    for case in vectors().cases {
        let position = read(&case.position);
        assert_eq!(sorted(position.legal_moves()), case.moves, "{position}");
        for text in &case.moves {
            let play = position.read_move(text).expect(text);
            assert_eq!(play.to_string(), *text, "{position}");
        }
    }
}

#[test]
fn perft_holds() {
    for case in vectors().cases {
        let position = read(&case.position);
        for (depth, leaves) in (1..).zip(case.perft) {
            assert_eq!(perft(&position, depth), leaves, "{position}, depth {depth}");
        }
    }
}

#[test]
fn fields_and_scores_hold() {
    for case in vectors().cases {
        let position = read(&case.position);
        let mut fields: Vec<FieldVector> = position.fields().iter().map(Into::into).collect();
        fields.sort_by(|one, other| one.cells.cmp(&other.cells));
        assert_eq!(fields, case.fields, "{position}");
        assert_eq!(score(&position), case.score, "{position}");
    }
}

#[test]
fn games_hold() {
    for game in vectors().games {
        let setup = agros::rules::agros::Setup::new(game.size, game.farmers).expect("a setup");
        let mut position = Position::start(&setup);
        for text in &game.moves {
            assert_eq!(position.outcome(), None, "{position}");
            let play = position
                .read_move(text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(play.to_string(), *text);
            position = position.play(play).expect("a move that was read is legal");
        }
        assert_eq!(position.to_string(), game.end);
        assert_eq!(score(&position), game.score);
        let winner = match game.result.as_str() {
            "light" => Some(Player::First),
            "dark" => Some(Player::Second),
            _ => None,
        };
        let outcome = position.outcome().expect("the game is over");
        assert_eq!(outcome.winner, winner);
        assert_eq!(outcome.reason.to_string(), "two passes");
    }
}

#[test]
fn malformed_texts_are_refused() {
    for Rejected { position, why } in vectors().rejected {
        let error = Position::parse(&position).expect_err(&why).to_string();
        assert!(!error.contains('\n'), "{position}: {error}");
    }
}
