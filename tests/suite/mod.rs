//! What every game must do, whatever its rules: one suite for all of them.
//!
//! A game passes by `suite::all::<Position>(&[setup, …])`. Games are played at random, and
//! everything is looked at after every ply; proptest shrinks a failure to a short game.

use std::cell::Cell;
use std::collections::hash_map::DefaultHasher;
use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use agros::rules::{Player, Position, perft};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, TestRunner};

/// The games that are played under each setup, and the plies after which they are left.
const GAMES: u32 = 12;
const PLIES: usize = 250;

/// The plies between two looks at what costs more.
const PAUSE: usize = 16;

/// Holds a game to everything in this file, under each of some setups.
pub fn all<P: Position>(setups: &[P::Setup]) {
    names_are_plain::<P>();
    setups_survive_a_file::<P>(setups);
    for setup in setups {
        random_games::<P>(setup, asked_plies() / setups.len());
    }
}

/// The plies that `AGROS_RANDOM_PLIES` asks for, over all setups of a game.
fn asked_plies() -> usize {
    let asked = std::env::var("AGROS_RANDOM_PLIES").ok();
    asked
        .and_then(|plies| plies.parse().ok())
        .unwrap_or_default()
}

fn names_are_plain<P: Position>() {
    assert!(!P::GAME.is_empty() && P::GAME.bytes().all(|byte| byte.is_ascii_lowercase()));
    assert_ne!(P::LETTERS[Player::First], P::LETTERS[Player::Second]);
}

fn setups_survive_a_file<P: Position>(setups: &[P::Setup]) {
    for setup in setups.iter().chain([&P::Setup::default()]) {
        let json = serde_json::to_string(setup).expect("a setup can be written");
        let read: P::Setup = serde_json::from_str(&json).expect("and read");
        assert_eq!(read, *setup, "{json}");
    }
}

/// Plays games until there are so many plies, and a few at least.
fn random_games<P: Position>(setup: &P::Setup, plies: usize) {
    let mut played = 0;
    while played == 0 || played < plies {
        played += some_random_games::<P>(setup);
    }
}

/// The plies of some games.
fn some_random_games<P: Position>(setup: &P::Setup) -> usize {
    let played = Cell::new(0);
    let config = Config {
        cases: GAMES,
        failure_persistence: None,
        ..Config::default()
    };
    let choices = prop::collection::vec(any::<Index>(), 0..PLIES);
    let spoilt = (any::<Index>(), any::<Option<char>>());
    TestRunner::new(config)
        .run(&(choices, spoilt), |(choices, spoilt)| {
            played.set(played.get() + random_game::<P>(setup, &choices, spoilt));
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{} under {setup:?}: {failure}", P::GAME));
    played.get()
}

/// Plays a game by choices, and spoils a character of each text that comes up. Tells its plies.
fn random_game<P: Position>(
    setup: &P::Setup,
    choices: &[Index],
    spoilt: (Index, Option<char>),
) -> usize {
    let mut position = P::start(setup);
    let mut earlier = Vec::new();
    for (ply, choice) in choices.iter().enumerate() {
        moves_are_legal(&position);
        other_moves_are_refused(&position, &earlier);
        the_outcome_is_the_end(&position);
        a_text_gives_it_back(&position, setup);
        spoilt_texts_do_no_harm(&position, spoilt);
        assert_eq!(perft(&position, 2), leaves(&position, 2), "{position}");
        symmetries_leave_the_rules_as_they_are(&position, ply);
        if ply % PAUSE == 0 {
            assert_eq!(perft(&position, 3), leaves(&position, 3), "{position}");
            texts_tell_positions_apart(&position);
            every_legal_move_can_be_drawn(&position);
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return ply;
        }
        let play = moves[choice.index(moves.len())];
        earlier.extend(moves.into_iter().skip(ply % 7).step_by(7));
        position = position.play(play).expect("a legal move can be played");
    }
    choices.len()
}

fn moves_are_legal<P: Position>(position: &P) {
    let moves = position.legal_moves();
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    let mut texts: Vec<String> = moves.iter().map(P::Move::to_string).collect();
    for (&play, text) in moves.iter().zip(&texts) {
        assert!(position.check(play).is_ok(), "{position}: {play}");
        let mut next = position.clone();
        next.play_unchecked(play);
        assert!(position.play(play).ok() == Some(next), "{position}: {play}");
        for written in [text.clone(), format!(" {}\t", text.to_uppercase())] {
            assert_eq!(position.read_move(&written).ok(), Some(play), "{position}");
        }
        let (from, to) = P::ends(play);
        for cell in from.into_iter().chain(to) {
            let name = cell.to_string();
            assert_eq!(position.cell(&name), Some(cell), "{position}: {name}");
            assert_eq!(position.cell(&name.to_uppercase()), Some(cell), "{name}");
        }
    }
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), moves.len(), "{position}: a move appears twice");
}

/// Whatever numbers come up, a legal move is drawn, and each is for some of them; the same is
/// played at random.
fn every_legal_move_can_be_drawn<P: Position>(position: &P) {
    let mut drawn: HashSet<P::Move> = HashSet::new();
    for number in 0..512 {
        let play = position.draw(|count| number % count);
        drawn.extend(play);
        let mut next = position.clone();
        assert_eq!(next.play_at_random(|count| number % count), play.is_some());
        let expected = play.and_then(|play| position.play(play).ok());
        assert!(next == expected.unwrap_or(position.clone()), "{position}");
    }
    let legal: HashSet<P::Move> = position.legal_moves().into_iter().collect();
    assert_eq!(drawn, legal, "{position}");
}

/// On a turned board the turned moves are the legal ones and lead to the turned positions; the
/// symmetric keys are the same.
fn symmetries_leave_the_rules_as_they_are<P: Position>(position: &P, ply: usize) {
    same(&position.turned(0), position);
    let moves = position.legal_moves();
    // Each in its turn, so that a game sees all of them.
    let symmetry = (ply % usize::from(P::SYMMETRIES)) as u8;
    let turned = position.turned(symmetry);
    assert_eq!(turned.turn(), position.turn());
    assert_eq!(turned.outcome(), position.outcome());
    assert_eq!(turned.score(), position.score());
    assert_eq!(turned.symmetric_key(), position.symmetric_key());
    let turned_moves: HashSet<P::Move> = turned.legal_moves().into_iter().collect();
    assert_eq!(turned_moves.len(), moves.len(), "{position}: {symmetry}");
    for (index, &play) in moves.iter().enumerate() {
        let there = position.turned_move(play, symmetry);
        assert!(turned_moves.contains(&there), "{turned}: {there}");
        if index % PAUSE == ply % PAUSE {
            let after = position.play(play).expect("a legal move");
            let there = turned.play(there).expect("a legal move");
            same(&there, &after.turned(symmetry));
            assert_eq!(there.symmetric_key(), after.symmetric_key(), "{position}");
        }
    }
}

/// Moves that were legal some time before are either legal now or refused in every way.
fn other_moves_are_refused<P: Position>(position: &P, earlier: &[P::Move]) {
    let moves = position.legal_moves();
    for &play in earlier.iter().rev().take(40) {
        if moves.contains(&play) {
            continue;
        }
        let refusal = position.check(play).expect_err("a move that is not shown");
        assert!(!refusal.to_string().is_empty());
        assert!(position.play(play).is_err(), "{position}: {play}");
        let read = position.read_move(&play.to_string());
        assert!(read.is_err(), "{position}: {play}");
        position.clone().play_unchecked(play);
    }
}

fn the_outcome_is_the_end<P: Position>(position: &P) {
    let over = position.outcome().is_some();
    assert_eq!(over, position.legal_moves().is_empty(), "{position}");
    assert_eq!(perft(position, 0), 1);
    assert_eq!(perft(position, 1), position.count_moves(), "{position}");
}

fn a_text_gives_it_back<P: Position>(position: &P, setup: &P::Setup) {
    let text = position.to_string();
    let read = P::parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), text);
    let read = read.clone().under(&read.setup()).expect("its own setup");
    same(&read.under(setup).expect("the setup of the game"), position);
    same(&position.clone().under(setup).expect("its setup"), position);
    let diagram = position.diagram();
    assert!(diagram.lines().count() > 1 && diagram.ends_with('\n'));
}

/// A text with one character left out or replaced is refused in one line, or read as a position
/// that has a text of its own; moves likewise.
fn spoilt_texts_do_no_harm<P: Position>(position: &P, (at, by): (Index, Option<char>)) {
    let spoil = |text: String| -> String {
        let mut characters: Vec<char> = text.chars().collect();
        let at = at.index(characters.len());
        characters.splice(at..=at, by);
        characters.into_iter().collect()
    };
    match P::parse(&spoil(position.to_string())) {
        Ok(read) => same(&P::parse(&read.to_string()).expect("its text"), &read),
        Err(error) => assert_eq!(error.to_string().lines().count(), 1, "{error}"),
    }
    for play in position.legal_moves().into_iter().take(3) {
        match position.read_move(&spoil(play.to_string())) {
            Ok(read) => assert!(position.check(read).is_ok(), "{position}: {read}"),
            Err(error) => assert_eq!(error.to_string().lines().count(), 1, "{error}"),
        }
    }
}

/// Of a position and some that lie two plies on, those are equal that have the same text, and no
/// others; their keys differ.
fn texts_tell_positions_apart<P: Position>(position: &P) {
    // The last moves are likelier to be odd ones, such as passes.
    let some_after = |position: &P| -> Vec<P> {
        let moves = position.legal_moves().into_iter().rev().take(12);
        moves
            .map(|play| position.play(play).expect("a legal move"))
            .collect()
    };
    let mut by_text: HashMap<String, P> = HashMap::new();
    let mut by_key: HashMap<u64, String> = HashMap::new();
    let later = some_after(position).into_iter();
    for next in later
        .flat_map(|next| some_after(&next))
        .chain([position.clone()])
    {
        let text = next.to_string();
        let other = by_key.entry(next.key()).or_insert_with(|| text.clone());
        assert_eq!(*other, text, "two positions with one key");
        same(by_text.entry(text).or_insert_with(|| next.clone()), &next);
    }
}

/// Equal in every respect that can be seen from outside.
fn same<P: Position>(one: &P, other: &P) {
    fn hash(value: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    }
    fn seen<P: Position>(position: &P) -> impl Debug + PartialEq {
        (
            position.to_string(),
            position.turn(),
            position.outcome(),
            position.score(),
            position.key(),
            hash(position),
        )
    }
    assert!(one == other, "{one} and {other}");
    assert_eq!(seen(one), seen(other));
}

/// Perft without any shortcut.
fn leaves<P: Position>(position: &P, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |play| position.play(play).expect("a legal move");
    moves
        .into_iter()
        .map(|play| leaves(&after(play), depth - 1))
        .sum()
}
