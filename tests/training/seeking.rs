//! Questions are sought in games, the person's own and the engine's.

use std::time::{Duration, Instant};

use agros::coach::training::{Effort, Quarry, Source, seek};
use agros::coach::{Aim, Teachable};
use agros::engine::{Limits, Playable as _, Search, Situation, Stop};
use agros::game::Document;
use agros::rules::{Position as _, agon, agora, agros as farms};

use crate::{EFFORT, first, small, sought};

/// The game of a question leads to its position, and one move is better there by a search that
/// looks much further and knows nothing of the first one.
fn has_one_best_move<P: Teachable>(setup: P::Setup, seeds: u64) {
    let found = first::<P>(|seed| Quarry::SelfPlay(setup.clone(), seed), seeds);
    assert!(!found.is_empty(), "of {seeds} games");
    let (mut agreed, mut all) = (0, 0);
    for exercise in &found {
        let question = &exercise.question;
        let game = question.document();
        assert_eq!(*game.position(game.cursor()), question.position);
        assert_eq!(question.aim, Aim::Find);
        assert!(matches!(exercise.source, Source::SelfPlay(_)));
        assert!((0.05..=1.0).contains(&exercise.ahead), "{}", exercise.ahead);
        let path = game.path(game.cursor());
        let earlier: Vec<P> = path[..path.len() - 1]
            .iter()
            .map(|&node| game.position(node).clone())
            .collect();
        let mut search = Search::new(P::best_judge(), 16).expect("memory");
        search.set_lines(2);
        let situation = Situation {
            now: &question.position,
            earlier: &earlier,
        };
        let limits = Limits::nodes(EFFORT.prove * 8);
        let report = search.run(situation, &limits, &Stop::default(), |_| {});
        all += 1;
        let better = report.lines[0].score.value > report.lines[1].score.value;
        agreed += usize::from(better && report.best() == Some(question.best()));
    }
    // So short a look as is taken here may err; not often.
    assert!(3 * agreed >= 2 * all, "{agreed} of {all}");
}

#[test]
fn questions_of_agros_have_one_best_move() {
    has_one_best_move::<farms::Position>(small(6, 2), 12);
}

#[test]
fn questions_of_agon_have_one_best_move() {
    has_one_best_move::<agon::Position>(Default::default(), 16);
}

#[test]
fn questions_of_agora_have_one_best_move() {
    has_one_best_move::<agora::Position>(Default::default(), 10);
}

#[test]
fn the_same_seed_gives_the_same_question() {
    for seed in 1..5 {
        for quarry in [
            Quarry::<farms::Position>::SelfPlay(small(5, 2), seed),
            Quarry::Endgame(small(5, 2), seed),
        ] {
            assert_eq!(sought(&quarry), sought(&quarry));
        }
    }
}

#[test]
fn the_obvious_move_is_not_asked_for() {
    let found = first::<farms::Position>(|seed| Quarry::SelfPlay(small(6, 2), seed), 12);
    let judge = farms::Position::best_judge();
    for exercise in found {
        let position = exercise.question.position;
        let value = |play| {
            let after = position.play(play).expect("legal");
            let value = match after.outcome() {
                Some(_) => agros::engine::Searchable::final_value(&after),
                None => agros::engine::Evaluation::value(&judge, &after),
            };
            if after.turn() == position.turn() {
                value
            } else {
                -value
            }
        };
        let best = value(exercise.question.best());
        let others = position.legal_moves().into_iter().map(value);
        assert!(others.max() >= Some(best));
        let first = position
            .legal_moves()
            .into_iter()
            .max_by_key(|&play| value(play));
        assert_ne!(first, Some(exercise.question.best()));
    }
}

#[test]
fn seeking_stops_at_once() {
    let stop = Stop::default();
    let worker = {
        let stop = stop.clone();
        std::thread::spawn(move || {
            let effort = Effort {
                play: u64::MAX,
                ..EFFORT
            };
            let quarry = Quarry::<farms::Position>::SelfPlay(Default::default(), 1);
            seek(&quarry, effort, &stop).expect("there is memory")
        })
    };
    std::thread::sleep(Duration::from_millis(100));
    let asked = Instant::now();
    stop.stop();
    assert_eq!(worker.join().expect("no panic"), None);
    assert!(
        asked.elapsed() < Duration::from_millis(200),
        "{:?}",
        asked.elapsed()
    );
}
#[test]
fn mistakes_of_a_reviewed_game_become_questions() {
    use agros::coach::{review, revision};
    use agros::game::{Change, Record};
    let mut game = Document::<agora::Position>::new(Default::default());
    let mut chance = fastrand::Rng::with_seed(1);
    for _ in 0..40 {
        let cursor = game.cursor();
        let play = game.position(cursor).draw(|count| chance.u32(..count));
        let node = game.add(cursor, play.expect("a move")).expect("legal");
        game.set_cursor(node);
    }
    game.header_mut().players.0[0].name = "Anna".to_owned();
    let found = review(&game, &Limits::nodes(2_000), &Stop::default(), |_| {});
    let found = found.expect("there is memory").expect("nobody stopped it");
    let mut record = Record::from(game);
    let changes = revision(&record, &found);
    record.revise(Change::Review, changes);
    let game = std::sync::Arc::new((*record).clone());
    let questions = |player| {
        let quarry = Quarry::Game(game.clone(), player);
        let found = seek(&quarry, EFFORT, &Stop::default()).expect("there is memory");
        found.expect("nobody stopped it")
    };
    let all = questions(None);
    assert!(!all.is_empty(), "random play has mistakes");
    let of = |player| questions(Some(player)).len();
    use agros::rules::Player::{First, Second};
    assert_eq!(of(First) + of(Second), all.len());
    for exercise in all {
        assert_eq!(exercise.source, Source::Game("Anna".to_owned()));
        let (mistake, _) = exercise.question.mistake.expect("it was played");
        assert_ne!(mistake, exercise.question.best());
    }
}
