//! The players that the search is measured against.

mod tiny;

use std::collections::HashMap;
use std::time::Duration;

use agros::engine::players::{Allowance, Greedy, Player, Random, Searching, Turn, Uct};
use agros::engine::{Judge, Limits, Searchable, Stop, Weights};
use agros::rules::agros::{Position, Setup};
use agros::rules::{self, Position as _};

impl Searchable for tiny::Position {
    fn code(play: tiny::Move) -> u16 {
        let text = play.to_string();
        let letters = text.bytes().filter(u8::is_ascii_lowercase);
        letters.fold(0, |code, letter| code << 4 | u16::from(letter - b'a' + 1))
    }

    const REPEATS: bool = true;
}

fn position<P: rules::Position>(text: &str) -> P {
    P::parse(text).expect("a position")
}

/// What a player chooses in a position that nothing came before.
fn choice<P: rules::Position>(player: &mut impl Player<P>, position: &P, seed: u64) -> P::Move {
    let turn = Turn {
        positions: std::slice::from_ref(position),
        moves: &[],
        allowance: Allowance::Nodes(2_000),
    };
    player.begin(&position.setup(), seed).expect("begins");
    player.choose(&turn, &Stop::default()).expect("a move")
}

#[test]
fn moves_are_drawn_evenly() {
    // Placements, many moves, and so few that they are listed in the end.
    for (text, moves) in [
        ("4/4/4/4 L 2 0", 16),
        ("5/2,L2,2/5/1,d,D1,2/5 L 1 0", 17),
        ("L4,3/4/4/D1,3 L 1 0", 7),
    ] {
        let position: Position = position(text);
        let moves = {
            let legal = position.legal_moves().len();
            assert!(legal <= moves, "{text}: {legal}");
            legal
        };
        let each = 2_000;
        let mut chance = fastrand::Rng::with_seed(7);
        let mut counts: HashMap<String, usize> = HashMap::new();
        for _ in 0..moves * each {
            let play = position.draw(|count| chance.u32(..count));
            let play = play.expect("the game is not over").to_string();
            *counts.entry(play).or_default() += 1;
        }
        assert_eq!(counts.len(), moves, "{text}");
        // Five standard deviations to either side.
        let most = each / 9;
        assert!(
            counts.values().all(|count| count.abs_diff(each) < most),
            "{text}: {counts:?}"
        );
    }
}

#[test]
fn uct_sees_a_win_at_hand() {
    let position: tiny::Position = position(".bab.a. A");
    for seed in 0..10 {
        let play = choice(&mut Uct::new(), &position, seed);
        assert_eq!(play.to_string(), "f-g", "seed {seed}");
    }
}

#[test]
fn uct_makes_as_many_playouts_as_it_may() {
    let position = Position::start(&Setup::default());
    let mut uct = Uct::new();
    let (_, playouts) = uct.run(&position, &Limits::nodes(123), &Stop::default());
    assert_eq!(playouts, 123);
    let stop = Stop::default();
    stop.stop();
    let long = Limits::time(Duration::from_secs(3600));
    let (play, _) = uct.run(&position, &long, &stop);
    assert!(play.is_some());
}

#[test]
fn chance_follows_from_the_seed() {
    let position = Position::start(&Setup::default());
    let bare = Judge::new(Weights::BARE);
    let chosen = |seed| {
        [
            choice(&mut Random::default(), &position, seed),
            choice(&mut Greedy::new(bare), &position, seed),
            choice(&mut Uct::new(), &position, seed),
        ]
    };
    assert_eq!(chosen(1), chosen(1));
    let others = (2..8).map(chosen);
    assert!(others.into_iter().any(|other| other != chosen(1)));
}

#[test]
fn the_greedy_take_the_best_score_after_one_ply() {
    let mut position = Position::start(&Setup::new(6, 2).expect("a setup"));
    let mut greedy = Greedy::new(Judge::new(Weights::BARE));
    let mut chance = fastrand::Rng::with_seed(3);
    let mut looked = 0;
    for seed in 0..300 {
        let mover = position.turn();
        let lead = |play| {
            let next: Position = position.play(play).expect("a legal move");
            let points = next.points();
            points[mover] - points[!mover]
        };
        let Some(best) = position.legal_moves().into_iter().map(lead).max() else {
            position = Position::start(&Setup::new(6, 2).expect("a setup"));
            continue;
        };
        assert_eq!(
            lead(choice(&mut greedy, &position, seed)),
            best,
            "{position}"
        );
        looked += 1;
        let play = position.draw(|count| chance.u32(..count));
        position.play_unchecked(play.expect("the game is not over"));
    }
    assert!(looked > 200);
}

#[test]
fn the_search_plays_by_its_judge() {
    let position = Position::start(&Setup::new(5, 2).expect("a setup"));
    let mut searching = Searching::new(Judge::new(Weights::MOBILE)).expect("memory");
    let play = choice(&mut searching, &position, 0);
    assert_eq!(position.check(play), Ok(()));
}

mod levels {
    use super::*;
    use agros::engine::{Evaluation, Level, Playable, Search, Situation};

    /// What a level plays, with a seed.
    fn plays(level: u8, position: &Position, seed: u64) -> <Position as rules::Position>::Move {
        let level = Level::new(level).expect("a level");
        let player = Searching::new(Position::best_judge()).expect("memory");
        choice(&mut player.at(level), position, seed)
    }

    #[test]
    fn there_are_ten() {
        let numbers: Vec<u8> = Level::all().map(Level::number).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<u8>>());
        assert!(Level::new(0).is_none() && Level::new(11).is_none());
        assert_eq!(Level::default(), Level::BEST);
    }

    #[test]
    fn a_level_wins_against_much_lower_ones() {
        let setup = Setup::new(6, 2).expect("a setup");
        let mut chance = fastrand::Rng::with_seed(3);
        let mut won = 0;
        let games = 8;
        for game in 0..games {
            let mut position = Position::start(&setup);
            let strong = rules::Player::BOTH[game % 2];
            while position.outcome().is_none() {
                if position.in_opening() {
                    position.play_at_random(|count| chance.u32(..count));
                    continue;
                }
                let level = if position.turn() == strong { 7 } else { 1 };
                position.play_unchecked(plays(level, &position, game as u64 + 1));
            }
            let winner = position.outcome().and_then(|outcome| outcome.winner);
            won += usize::from(winner == Some(strong));
        }
        assert!(won >= games - 1, "{won} of {games}");
    }

    /// The lowest level does not mind much, but it never gives a game away that it sees to be won.
    #[test]
    fn the_lowest_level_does_not_throw_dice() {
        let judge = Position::best_judge();
        let mut chance = fastrand::Rng::with_seed(5);
        let mut other_than_best = 0;
        let mut avoided = 0;
        for seed in 1..200 {
            let mut position = Position::start(&Setup::new(8, 3).expect("a setup"));
            for _ in 0..10 + seed % 20 {
                position.play_at_random(|count| chance.u32(..count));
            }
            if position.outcome().is_some() {
                continue;
            }
            let situation = Situation::fresh(&position);
            let mut search = Search::new(judge, 1).expect("memory");
            search.set_lines(256);
            let report = search.run(situation, &Limits::depth(1), &Stop::default(), |_| {});
            let wins = |place: usize| judge.win_chance(&position, report.lines[place].score.value);
            let played = plays(1, &position, seed);
            let place = report.lines.iter().position(|line| line.moves[0] == played);
            let place = place.expect("a legal move");
            assert!(wins(0) - wins(place) <= 0.6 + 1e-4, "{position}: {played}");
            other_than_best += usize::from(place > 0);
            avoided += usize::from(wins(0) - wins(report.lines.len() - 1) > 0.6);
        }
        assert!(other_than_best > 50, "{other_than_best}");
        assert!(avoided > 0, "always content with any move");
    }

    #[test]
    fn a_seed_makes_a_level_play_the_same_again() {
        let position = position::<Position>("8/1,L1,5,D1/8/3,D1,4/8/5,L1,2/2,D1,5/1,L1,6 L 3 0");
        let first: Vec<_> = (1..20).map(|seed| plays(1, &position, seed)).collect();
        let again: Vec<_> = (1..20).map(|seed| plays(1, &position, seed)).collect();
        assert_eq!(first, again);
        assert!(
            first.iter().any(|play| *play != first[0]),
            "always the same"
        );
    }
}
