//! Results counted.

use agros::coach::library::{OwnRecord, Statistics, Summary, people};
use agros::game::Ending;
use agros::rules::{Player, agros::Position};

use crate::shelf::{game, summary};

fn games() -> Vec<Summary> {
    let lost = |player| Some(Ending::Resignation(player));
    [
        game((8, 3), ["Anna", "Bram"], "", lost(Player::Second)),
        game((8, 3), ["Bram", "Anna"], "", lost(Player::Second)),
        game(
            (10, 5),
            ["anna ", "Chloë"],
            "",
            Some(Ending::Agreement(None)),
        ),
        game((10, 3), ["Anna", ""], "", lost(Player::First)),
        game((10, 3), ["Bram", "Chloë"], "", None),
    ]
    .iter()
    .map(summary::<Position>)
    .collect()
}

#[test]
fn results_are_counted_by_all_that_was_agreed() {
    let games = games();
    let statistics = Statistics::of(&games);
    let all = statistics.all;
    assert_eq!((all.won, all.drawn, all.unfinished), ([2, 1], 1, 1));
    assert_eq!((all.games(), all.finished()), (5, 4));
    assert_eq!(all.share(Player::First), Some(0.625));
    assert_eq!(all.share(Player::Second), Some(0.375));
    assert_eq!(all.lead(), None, "nothing was played to a score");
    let setups: Vec<(&str, Vec<(&str, u32)>)> = statistics
        .setups
        .iter()
        .map(|(part, groups)| {
            let groups = groups.iter();
            let groups = groups.map(|group| (group.name.as_str(), group.tally.games()));
            (part.as_str(), groups.collect())
        })
        .collect();
    assert_eq!(
        setups,
        [
            ("size", vec![("8", 2), ("10", 3)]),
            ("farmers", vec![("3", 4), ("5", 1)]),
        ]
    );
    let openings: u32 = statistics
        .openings
        .iter()
        .map(|group| group.tally.games())
        .sum();
    assert_eq!(openings, 5);
    assert_eq!(statistics.begun_by[0].games(), 5);
}

#[test]
fn the_lead_counts_games_that_were_played_to_their_end() {
    let mut scored = games().swap_remove(0);
    scored.ended = Some(agros::coach::library::Ended::Play);
    scored.score = Some([40, 17]);
    let mut other = scored.clone();
    other.score = Some([10, 20]);
    let statistics = Statistics::of([&scored, &other]);
    assert_eq!(statistics.all.lead(), Some(6.5), "(23 - 10) / 2");
}

#[test]
fn the_record_of_a_person_is_told_by_side_and_opponent() {
    let games = games();
    let record = OwnRecord::of("Anna", &games);
    let [first, second] = record.sides;
    assert_eq!((first.won, first.lost, first.drawn), (1, 1, 1));
    assert_eq!((second.won, second.lost, second.games()), (0, 1, 1));
    assert_eq!(first.share(), Some(0.5));
    let opponents = record.opponents.iter();
    let opponents: Vec<_> = opponents
        .map(|(name, tally)| (name.as_str(), tally.games(), tally.won))
        .collect();
    assert_eq!(opponents, [("Bram", 2, 1), ("", 1, 0), ("Chloë", 1, 0)]);
    assert_eq!(OwnRecord::of("", &games), OwnRecord::default());
    assert!(OwnRecord::of("Dora", &games).opponents.is_empty());
    let names = people(&games);
    let names: Vec<_> = names
        .iter()
        .map(|(name, count)| (name.as_str(), *count))
        .collect();
    assert_eq!(names, [("Anna", 4), ("Bram", 3), ("Chloë", 2)]);
}
