//! Training: questions are sought, kept and asked again.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::time::{Duration, Instant};

use agros::coach::training::{
    Card, Choice, Day, Deck, Effort, Exercise, Held, Memory, Quarry, Recall, Source, Tally, hold,
    seek,
};
use agros::coach::{Aim, Forced, Loss, Question, Teachable, Verdict};
use agros::engine::{Limits, Playable as _, Search, Situation, Stop, Value, for_first};
use agros::game::{Document, NodeId};
use agros::rules::{Position as _, agon, agora, agros as farms};
use agros::storage::training::{TrainingError, TrainingFile};
use proptest::prelude::*;

/// Little enough for a test, and still more than a glance.
const EFFORT: Effort = Effort {
    play: 300,
    look: 2_000,
    prove: 20_000,
};

fn small(size: u8, farmers: u8) -> farms::Setup {
    farms::Setup::new(size, farmers).expect("a setup")
}

fn sought<P: Teachable>(quarry: &Quarry<P>) -> Option<Exercise<P>> {
    let found = seek(quarry, EFFORT, &Stop::default()).expect("there is memory");
    found.expect("nobody stopped it").into_iter().next()
}

/// The questions of the first so many seeds.
fn first<P: Teachable>(quarry: impl Fn(u64) -> Quarry<P>, seeds: u64) -> Vec<Exercise<P>> {
    (1..=seeds)
        .filter_map(|seed| sought(&quarry(seed)))
        .collect()
}

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

/// The final lead of the player to move with best play, in half points: every line to its end.
fn solve(position: &farms::Position, known: &mut HashMap<farms::Position, i32>) -> i32 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let turn = position.turn();
    let value = if position.outcome().is_some() {
        let points = position.points();
        points[turn] - points[!turn]
    } else {
        let moves = position.legal_moves().into_iter();
        let values = moves.map(|play| solve_after(position, play, known));
        values.max().expect("a move")
    };
    known.insert(*position, value);
    value
}

fn solve_after(
    position: &farms::Position,
    play: farms::Move,
    known: &mut HashMap<farms::Position, i32>,
) -> i32 {
    let next = position.play(play).expect("legal");
    let value = solve(&next, known);
    match next.turn() == position.turn() {
        true => value,
        false => -value,
    }
}

/// Endgames whose whole rest a solver can go through.
fn endgames() -> Vec<Exercise<farms::Position>> {
    let found = first::<farms::Position>(|seed| Quarry::Endgame(small(4, 1), seed), 24);
    assert!(found.len() > 2, "{} found", found.len());
    found
}

#[test]
fn results_to_hold_are_exact_and_held_by_the_moves_that_are_named() {
    let mut known = HashMap::new();
    for exercise in endgames() {
        let question = &exercise.question;
        assert_eq!(question.aim, Aim::Hold);
        let position = question.position;
        let value = solve(&position, &mut known);
        let told = for_first(position.turn(), question.verdict.value);
        assert_eq!(told, Value::half_points(value), "{position}");
        assert!(question.verdict.exact && value >= 0);
        let moves = position.legal_moves();
        let holds = |play: &farms::Move| solve_after(&position, *play, &mut known) >= value;
        let mut holding: Vec<_> = moves.iter().copied().filter(holds).collect();
        let mut named = question.as_good.clone();
        named.push(question.best());
        holding.sort_by_key(ToString::to_string);
        named.sort_by_key(ToString::to_string);
        assert_eq!(holding, named, "{position}");
        assert!(holding.len() < moves.len(), "there is something to find");
    }
}

/// Plays a question to its end by the moves that are told, and says how that went.
fn held_to_the_end<P: Teachable>(question: &Question<P>) -> (Document<P>, NodeId) {
    let limits = Limits::nodes(400_000);
    let mut game = question.document();
    let mut node = game.cursor();
    let mut since: Vec<P::Move> = Vec::new();
    let mut next = question.best();
    for _ in 0..200 {
        let held = hold(question, &since, next, &limits, &Stop::default());
        let held = held.expect("there is memory").expect("nobody stopped it");
        assert_ne!(held.kept, Some(false), "{next} after {since:?}");
        let told = std::iter::once(next).chain(held.reply.iter().copied());
        for play in told {
            node = game.add(node, play).expect("legal");
            since.push(play);
        }
        match held.line.first() {
            Some(&best) => next = best,
            None => break,
        }
    }
    (game, node)
}

#[test]
fn a_result_is_held_by_the_best_moves_and_lost_by_others() {
    let mut known = HashMap::new();
    let limits = Limits::nodes(1_000_000);
    for exercise in endgames().into_iter().take(3) {
        let question = &exercise.question;
        let position = question.position;
        let value = solve(&position, &mut known);
        for play in position.legal_moves() {
            let held = hold(question, &[], play, &limits, &Stop::default());
            let held: Held<_> = held.expect("there is memory").expect("nobody stopped it");
            let after = solve_after(&position, play, &mut known);
            assert_eq!(held.kept, Some(after >= value), "{play} in {position}");
            if after < value {
                assert_eq!(held.loss.half_points, value - after, "{play} in {position}");
            }
        }
        let (game, node) = held_to_the_end(question);
        assert!(game.outcome(node).is_some(), "it is played to the end");
        let points = game.position(node).points();
        let holder = position.turn();
        assert!(points[holder] - points[!holder] >= value);
    }
}

fn a_win_is_held<P: Teachable>(setup: P::Setup, seeds: u64) {
    let found = first::<P>(|seed| Quarry::Endgame(setup.clone(), seed), seeds);
    assert!(!found.is_empty(), "of {seeds} games");
    for exercise in found.iter().take(2) {
        let question = &exercise.question;
        let holder = question.position.turn();
        let value = for_first(holder, question.verdict.value);
        assert!(value.forced().is_some_and(|(wins, _)| wins), "{value:?}");
        let (game, node) = held_to_the_end(question);
        let outcome = game.outcome(node).expect("it is played to the end");
        assert_eq!(outcome.winner, Some(holder));
    }
}

#[test]
fn a_win_of_agon_is_held_to_the_end() {
    a_win_is_held::<agon::Position>(Default::default(), 12);
}

#[test]
fn a_win_of_agora_is_held_to_the_end() {
    a_win_is_held::<agora::Position>(Default::default(), 24);
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

/// A question at a position some plies into a game, its parts drawn by lot.
fn drawn<P: Teachable>(setup: P::Setup, chance: &mut fastrand::Rng) -> Option<Exercise<P>> {
    let mut game = Document::<P>::new(setup);
    let mut node = NodeId::ROOT;
    for _ in 0..chance.usize(..30) {
        let play = game.position(node).draw(|count| chance.u32(..count))?;
        node = game.add(node, play).ok()?;
    }
    game.outcome(node).is_none().then_some(())?;
    let position = game.position(node).clone();
    let draw = |chance: &mut fastrand::Rng| position.draw(|count| chance.u32(..count));
    let value = match chance.u8(..4) {
        0 => Value::win_in(chance.u32(1..50)),
        1 => -Value::win_in(chance.u32(1..50)),
        _ => Value::hundredths(chance.i32(-50_000..50_000)),
    };
    let forced = match chance.u8(..3) {
        0 => None,
        1 => Some(Forced::WinLetGo(chance.u32(1..9))),
        _ => Some(Forced::IntoLoss(chance.u32(1..9))),
    };
    let loss = Loss {
        chance: chance.f32(),
        half_points: chance.i32(0..99),
        forced,
    };
    let path = game.path(node);
    Some(Exercise {
        question: Question {
            aim: if chance.bool() { Aim::Find } else { Aim::Hold },
            setup: game.setup().clone(),
            start: None,
            history: path.iter().filter_map(|&n| game.played(n)).collect(),
            verdict: Verdict {
                value,
                exact: chance.bool(),
                depth: chance.u32(..60),
            },
            line: vec![draw(chance)?],
            as_good: draw(chance).filter(|_| chance.bool()).into_iter().collect(),
            mistake: draw(chance)
                .filter(|_| chance.bool())
                .map(|play| (play, loss)),
            position,
        },
        source: match chance.u8(..3) {
            0 => Source::Game("Łukasz – \"A\"".to_owned()),
            1 => Source::SelfPlay(chance.u64(..)),
            _ => Source::Endgame(chance.u64(..)),
        },
        ahead: chance.f32(),
        quiet: chance.bool(),
    })
}

fn drawn_deck<P: Teachable>(setup: P::Setup, seed: u64) -> Deck<P> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let exercises = (0..6).filter_map(|_| drawn::<P>(setup.clone(), &mut chance));
    let exercises: Vec<_> = exercises.collect();
    let cards = exercises.into_iter().map(|exercise| Card {
        exercise,
        memory: chance.bool().then(|| Memory {
            ease: chance.u16(Memory::LEAST_EASE..=Memory::MOST_EASE),
            repetitions: chance.u16(..),
            pause: chance.u32(1..=Memory::LONGEST_PAUSE),
            last: Day(chance.u32(..)),
            again: chance.bool(),
        }),
    });
    let cards = cards.collect();
    let days = (0..5).map(|_| {
        let answered = chance.u32(..100);
        let at_once = chance.u32(..=answered);
        (Day(chance.u32(..)), Tally { answered, at_once })
    });
    let days = days.collect::<BTreeMap<_, _>>();
    Deck::restored(cards, days, chance.u64(..))
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self) -> TrainingFile {
        TrainingFile::at(self.0.path().join("data/training.json"))
    }
}

fn kept<P: Teachable>(file: &TrainingFile, deck: &Deck<P>) {
    file.writing(deck.clone())().expect("it can be written");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn what_is_kept_is_there_again(seed in any::<u64>()) {
        let folder = Folder::new();
        let file = folder.file();
        let farms = drawn_deck::<farms::Position>(small(6, 2), seed);
        let agon = drawn_deck::<agon::Position>(Default::default(), seed);
        let agora = drawn_deck::<agora::Position>(Default::default(), seed);
        kept(&file, &farms);
        kept(&file, &agon);
        kept(&file, &agora);
        // Written once more: the others stay.
        kept(&file, &farms);
        let (read, problem) = folder.file().load::<farms::Position>();
        prop_assert!(problem.is_none(), "{problem:?}");
        prop_assert_eq!(read, farms);
        prop_assert_eq!(folder.file().load::<agon::Position>().0, agon);
        prop_assert_eq!(folder.file().load::<agora::Position>().0, agora);
    }

    #[test]
    fn no_file_does_any_harm(text in "\\PC{0,80}", at in 0.0..1.0_f64, flip in any::<u8>()) {
        let folder = Folder::new();
        let file = folder.file();
        kept(&file, &drawn_deck::<farms::Position>(small(6, 2), 7));
        let mut bytes = fs::read(file.path()).expect("it was written");
        let place = (at * bytes.len() as f64) as usize;
        bytes[place] = flip;
        bytes.splice(place..place, text.bytes());
        fs::write(file.path(), &bytes).expect("it can be damaged");
        let (deck, _) = file.load::<farms::Position>();
        for card in deck.cards() {
            let game = card.exercise.question.document();
            prop_assert_eq!(game.position(game.cursor()), &card.exercise.question.position);
        }
        // Whatever stood there, the next stock can be kept.
        let fresh = drawn_deck::<farms::Position>(small(6, 2), 8);
        if file.writing(fresh.clone())().is_ok() {
            prop_assert_eq!(file.load::<farms::Position>().0, fresh);
        }
    }
}

#[test]
fn a_damaged_file_is_put_aside() {
    let folder = Folder::new();
    let file = folder.file();
    let deck = drawn_deck::<farms::Position>(small(6, 2), 1);
    kept(&file, &deck);
    fs::write(file.path(), "{\"format\":\"agros-tr").expect("it can be damaged");
    let (deck, problem) = file.load::<farms::Position>();
    assert!(deck.cards().is_empty());
    let Some(TrainingError::Broken { kept, .. }) = problem else {
        panic!("{problem:?}");
    };
    assert!(
        fs::read_to_string(kept)
            .expect("it is kept")
            .starts_with("{\"format\"")
    );
    assert!(!file.path().exists());
}

#[test]
fn questions_that_make_no_sense_are_left_out_and_kept_beside() {
    let folder = Folder::new();
    let file = folder.file();
    let deck = drawn_deck::<farms::Position>(small(6, 2), 1);
    kept(&file, &deck);
    let text = fs::read_to_string(file.path()).expect("it was written");
    let mut json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let questions = &mut json["games"]["agros"]["questions"];
    questions[0]["moves"] = serde_json::json!(["a1", "a1"]);
    questions[1]["ahead"] = serde_json::json!(7);
    fs::write(file.path(), json.to_string()).expect("written");
    let (read, problem) = file.load::<farms::Position>();
    assert_eq!(read.cards(), &deck.cards()[2..]);
    let Some(TrainingError::Damaged { kept, count: 2, .. }) = problem else {
        panic!("{problem:?}");
    };
    assert_eq!(fs::read_to_string(kept).expect("a copy"), json.to_string());
}

#[test]
fn what_a_newer_version_has_written_is_left_alone() {
    let folder = Folder::new();
    let file = folder.file();
    let newer = r#"{"format":"agros-training","version":2,"games":{}}"#;
    fs::create_dir_all(file.path().parent().expect("a folder")).expect("made");
    fs::write(file.path(), newer).expect("written");
    let (_, problem) = file.load::<agon::Position>();
    assert!(matches!(
        problem,
        Some(TrainingError::Newer { version: 2, .. })
    ));
    let deck = drawn_deck::<agon::Position>(Default::default(), 3);
    file.writing(deck)().expect_err("it is not written over");
    assert_eq!(fs::read_to_string(file.path()).expect("there"), newer);
}

#[test]
fn a_late_writing_does_not_replace_a_later_one() {
    let folder = Folder::new();
    let file = folder.file();
    let [early, late] = [1, 2].map(|seed| drawn_deck::<farms::Position>(small(6, 2), seed));
    let other = drawn_deck::<agora::Position>(Default::default(), 3);
    let (first, second) = (file.writing(early), file.writing(late.clone()));
    let third = file.writing(other.clone());
    third().expect("written");
    second().expect("written");
    first().expect("passed over");
    assert_eq!(file.load::<farms::Position>().0, late);
    assert_eq!(file.load::<agora::Position>().0, other);
}

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
