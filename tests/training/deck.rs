//! Which question of the stock is asked next, and what is remembered of it.

use agros::coach::training::{Choice, Day, Deck, Exercise, Recall, Source, Tally};
use agros::rules::agros as farms;

use crate::{drawn, small};

/// A stock of new questions, one of each source, the hardest first.
fn stock() -> Deck<farms::Position> {
    let mut chance = fastrand::Rng::with_seed(5);
    let mut deck = Deck::default();
    let sources = [
        Source::Game(String::new()),
        Source::SelfPlay(1),
        Source::Endgame(2),
    ];
    for (ahead, source) in [0.2, 0.5, 0.9].into_iter().zip(sources) {
        let exercise = std::iter::repeat_with(|| drawn(small(6, 2), &mut chance));
        let exercise = exercise.flatten().next().expect("a position");
        assert!(deck.add(Exercise {
            source,
            ahead,
            quiet: false,
            ..exercise
        }));
    }
    deck
}

#[test]
fn what_is_due_comes_before_what_is_new_and_the_easier_first() {
    let mut deck = stock();
    let today = Day(100);
    assert_eq!(deck.next(today, Choice::All, &[]), Some(2), "the easiest");
    assert_eq!(deck.next(today, Choice::Games, &[]), Some(0));
    assert_eq!(deck.next(today, Choice::All, &[2, 1]), Some(0));
    deck.note(0, today, Recall::Wrong);
    assert_eq!(deck.next(today, Choice::All, &[]), Some(0), "again today");
    deck.note(0, today, Recall::AtOnce);
    assert_eq!(deck.next(today, Choice::All, &[]), Some(2));
    let stock = deck.stock(today.after(1), Choice::All);
    assert_eq!((stock.due, stock.new, stock.all), (1, 2, 3));
    assert_eq!(deck.next(today.after(1), Choice::All, &[]), Some(0));
    assert_eq!(deck.next(today.after(1), Choice::Endgames, &[2]), None);
}

#[test]
fn no_question_is_there_twice() {
    let mut deck = stock();
    let exercise = deck.cards()[0].exercise.clone();
    assert!(!deck.add(exercise));
    assert_eq!(deck.cards().len(), 3);
}

#[test]
fn the_record_is_of_thirty_days_and_a_row_ends_with_a_day_left_out() {
    let mut deck = stock();
    let today = Day(1_000);
    for (day, recall) in [
        (970, Recall::AtOnce),
        (971, Recall::AtOnce),
        (997, Recall::Wrong),
        (999, Recall::Hinted),
        (1_000, Recall::AtOnce),
    ] {
        deck.note(0, Day(day), recall);
    }
    let Tally { answered, at_once } = deck.record(today);
    assert_eq!((answered, at_once), (4, 2), "the day 970 is too long ago");
    assert_eq!(deck.streak(today), 2);
    assert_eq!(deck.streak(today.after(1)), 2, "there is still time");
    assert_eq!(deck.streak(today.after(2)), 0);
}
