//! What the vectors of Agon and Agora, made by another program, say alike.

use agros::rules::{Player, Position, perft};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Vectors {
    start_perft: Vec<u64>,
    cases: Vec<Case>,
    special: Vec<Case>,
    rejected: Vec<Rejected>,
}

/// A position, and what a move leads to.
#[derive(Deserialize)]
struct Case {
    position: String,
    moves: Vec<String>,
    perft: Vec<u64>,
    play: String,
    board_after: String,
    /// Of special positions: the letter of the winner after the move.
    result: Option<char>,
}

#[derive(Deserialize)]
struct Rejected {
    position: String,
    why: String,
}

impl Vectors {
    pub fn read(json: &str) -> Vectors {
        serde_json::from_str(json).expect("the vectors are well-formed")
    }

    fn all(&self) -> impl Iterator<Item = &Case> {
        self.cases.iter().chain(&self.special)
    }
}

pub fn read<P: Position>(text: &str) -> P {
    P::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn after<P: Position>(case: &Case) -> P {
    let position: P = read(&case.position);
    let play = position.read_move(&case.play).expect(&case.play);
    position.play(play).expect("a legal move")
}

pub fn texts_are_written_as_they_were_read<P: Position>(vectors: &Vectors) {
    for case in vectors.all() {
        assert_eq!(read::<P>(&case.position).to_string(), case.position);
    }
}

pub fn moves_hold<P: Position>(vectors: &Vectors) {
    for case in vectors.all() {
        let position: P = read(&case.position);
        let moves = position.legal_moves();
        let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        moves.sort();
        assert_eq!(moves, case.moves, "{position}");
    }
}

pub fn perft_holds<P: Position>(vectors: &Vectors) {
    let start = P::start(&P::Setup::default());
    for (depth, leaves) in (1..).zip(&vectors.start_perft) {
        assert_eq!(perft(&start, depth), *leaves, "depth {depth}");
    }
    for case in vectors.all() {
        let position: P = read(&case.position);
        for (depth, leaves) in (1..).zip(&case.perft) {
            assert_eq!(
                perft(&position, depth),
                *leaves,
                "{position}, depth {depth}"
            );
        }
    }
}

pub fn moves_lead_where_they_should<P: Position>(vectors: &Vectors) {
    for case in &vectors.cases {
        // The counters at the end were not kept when these were made.
        let text = after::<P>(case).to_string();
        let kept: Vec<&str> = text.split(' ').take(3).collect();
        assert_eq!(kept.join(" "), case.board_after, "{}", case.position);
    }
    for case in &vectors.special {
        let next: P = after(case);
        assert_eq!(next.to_string(), case.board_after, "{}", case.position);
        let letter = |player: Player| P::LETTERS[player];
        let winner = next.outcome().map(|outcome| outcome.winner.map(letter));
        assert_eq!(winner, case.result.map(Some), "{}", case.board_after);
    }
}

pub fn malformed_texts_are_refused<P: Position>(vectors: &Vectors) {
    for Rejected { position, why } in &vectors.rejected {
        let error = P::parse(position).expect_err(why).to_string();
        assert!(!error.contains('\n'), "{position}: {error}");
    }
}

/// The tests for a type of positions and the vectors in a file.
macro_rules! vectors_hold {
    ($Position:ty, $file:literal) => {
        fn vectors() -> $crate::shared_vectors::Vectors {
            $crate::shared_vectors::Vectors::read(include_str!($file))
        }

        $crate::shared_vectors::tests!($Position:
            texts_are_written_as_they_were_read,
            moves_hold,
            perft_holds,
            moves_lead_where_they_should,
            malformed_texts_are_refused,
        );
    };
}

macro_rules! tests {
    ($Position:ty: $($name:ident,)*) => {
        $(
            #[test]
            fn $name() {
                $crate::shared_vectors::$name::<$Position>(&vectors());
            }
        )*
    };
}

pub(crate) use {tests, vectors_hold};
