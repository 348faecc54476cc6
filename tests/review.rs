//! The review of a game: what follows from what is noted in it, and how it gets in and out.

use std::time::{Duration, Instant};

use agros::coach::{
    Holding, Judgement, Noted, Question, Review, Teachable, Verdict, is_of_review, review,
    revision, weigh,
};
use agros::engine::{Limits, Stop, Value};
use agros::game::{Change, Document, NodeId, Record, Symbol};
use agros::rules::Position as _;
use agros::rules::{Player, agon, agora, agros as farms};
use agros::storage::game_file;
use agros::study::{Line, Phase};
use proptest::prelude::*;
use serde_json::json;

/// A game on the usual board of Agros: ten placements, then moves.
const GAME: &str = "\
    g3 i5 d8 g9 e3 b2 e7 f4 b9 i4 \
    e3+e2 b2+a1 e2+c4 a1+c3 c4+f1 c3+c6 f1+f5 c6+g6 f5+a10 g6+b6 \
    a10+g10 b6+h6 b9+b8 h6+a6 g10-a4 e7+d6 f4+f3 d6+f6 f3+f1 f6+f3";

fn game(plies: usize) -> Document<farms::Position> {
    let mut document = Document::<farms::Position>::new(farms::Setup::default());
    for text in GAME.split_whitespace().take(plies) {
        let cursor = document.cursor();
        let play = document.position(cursor).read_move(text).expect("legal");
        let node = document.add(cursor, play).expect("the game goes on");
        document.set_cursor(node);
    }
    document
}

/// So many plies of some game, played at random.
fn at_random<P: Teachable>(setup: P::Setup, plies: usize, seed: u64) -> Document<P> {
    let mut document = Document::<P>::new(setup);
    let mut chance = fastrand::Rng::with_seed(seed);
    for _ in 0..plies {
        let cursor = document.cursor();
        if document.outcome(cursor).is_some() {
            break;
        }
        let drawn = document.position(cursor).draw(|count| chance.u32(..count));
        let node = document.add(cursor, drawn.expect("a move"));
        document.set_cursor(node.expect("legal"));
    }
    document
}

fn note(document: &mut Document<farms::Position>, node: NodeId, half_points: i32, best: &str) {
    note_value(document, node, Value::half_points(half_points), false, best);
}

fn note_value(
    document: &mut Document<farms::Position>,
    node: NodeId,
    value: Value,
    exact: bool,
    best: &str,
) {
    let noted = Noted {
        verdict: Verdict {
            value,
            exact,
            depth: 5,
        },
        line: best.split_whitespace().map(str::to_owned).collect(),
    };
    document.notes_mut(node).eval = Some(noted.write(None));
}

fn reviewed<P: Teachable>(document: &Document<P>) -> Option<Review<P>> {
    Review::of(document, &Line::through(document))
}

#[test]
fn what_a_move_lost_is_what_its_mover_could_have_had() {
    let mut document = game(14);
    let line = document.line();
    // Light is to move after ten plies; Dark after eleven.
    note(&mut document, line[10], 20, "g3+h4");
    note(&mut document, line[11], -60, "b2+a1");
    note(&mut document, line[12], -60, "e2+c4");
    note(&mut document, line[13], -10, "a1+b2");
    let review = reviewed(&document).expect("three plies can be judged");
    let lost: Vec<_> = review
        .plies
        .iter()
        .map(|ply| (ply.ply, ply.mover, ply.loss.half_points))
        .collect();
    use Player::{First, Second};
    assert_eq!(lost, [(11, First, 80), (12, Second, 0), (13, First, 0)]);
    let fault = &review.plies[0];
    // 10 points ahead, then 30 behind: on a board of 100 cells with all harvests open the chance
    // falls from 1 ÷ (1 + e^(−10 ÷ 28)) = 0.588 to 1 ÷ (1 + e^(30 ÷ 28)) = 0.255.
    assert!((fault.loss.chance - 0.333).abs() < 0.002, "{fault:?}");
    assert_eq!(fault.judgement, Judgement::Blunder);
    assert!(fault.turned && fault.is_turning_point());
    assert_eq!(
        fault.better.map(|play| play.to_string()),
        Some("g3+h4".into())
    );
    let [light, dark] = &review.tallies.0;
    assert_eq!(light.count(Judgement::Blunder), 1);
    assert_eq!(dark.count(Judgement::Blunder), 0);
    // The blunder is worth 103.1668 × e^(−4.354 × 0.333) − 3.1669 = 21.0, the other move 100.
    let percent = light.accuracy.percent().expect("two moves");
    assert!((percent - 60.5).abs() < 0.5, "{percent}");
    assert_eq!(dark.accuracy.percent().map(f32::round), Some(100.0));
    assert_eq!(light.in_phase(Phase::Opening).percent(), None);
    assert_eq!(light.in_phase(Phase::Middle), light.accuracy);
    assert_eq!(review.next(0).map(|point| point.ply), Some(11));
    assert_eq!(review.next(11).map(|point| point.ply), Some(11), "again");
    assert_eq!(review.previous(12).map(|point| point.ply), Some(11));
}

#[test]
fn the_half_point_that_decides_is_all_there_is_to_lose() {
    let mut document = game(12);
    let line = document.line();
    for (after, chance) in [(-1, 1.0), (0, 0.5), (1, 0.0)] {
        note_value(
            &mut document,
            line[10],
            Value::half_points(3),
            true,
            "g3+h4",
        );
        let value = Value::half_points(after);
        note_value(&mut document, line[11], value, true, "b2+a1");
        let review = reviewed(&document).expect("a ply can be judged");
        let loss = review.plies[0].loss;
        assert_eq!((loss.half_points, loss.chance), (3 - after, chance));
    }
    // The bid is part of the result: with it, three half points ahead is not enough.
    document.header_mut().house.bid = 4;
    let review = reviewed(&document).expect("a ply can be judged");
    assert_eq!(review.plies[0].loss.chance, 0.0);
}

#[test]
fn the_best_move_loses_nothing_whatever_is_found_later() {
    let mut document = game(12);
    let line = document.line();
    note(&mut document, line[10], 90, "e3+e2");
    note(&mut document, line[11], -90, "b2+a1");
    let review = reviewed(&document).expect("a ply can be judged");
    assert_eq!(review.plies[0].judgement, Judgement::Good);
    assert_eq!(review.plies[0].better, None);
}

#[test]
fn games_without_notes_have_no_review() {
    assert_eq!(reviewed(&game(20)), None);
    let mut document = game(20);
    let line = document.line();
    note(&mut document, line[5], 1, "a1");
    assert_eq!(reviewed(&document), None, "one position judges no move");
}

#[test]
fn a_field_that_could_have_been_taken_is_missed() {
    use farms::Position;
    // Light’s farmer on the left may grow beside the field in the middle; it steps away instead.
    let start = Position::parse("L1,4/5/5/5/4,D1 L 1 0").expect("a position");
    let mut found = 0;
    for best in start.legal_moves() {
        for played in start.legal_moves() {
            for missed in start.missed(best, played) {
                found += 1;
                let after = |play| start.play(play).expect("legal");
                let held = |position: &Position| {
                    let mut fields = position.fields().into_iter();
                    fields.any(|field| {
                        let light = field.owner() == Some(Player::First);
                        light && field.cells.iter().any(|cell| missed.cells.contains(cell))
                    })
                };
                assert!(held(&after(best)), "{best}, not {played}");
                assert!(missed.value > 0);
            }
        }
    }
    assert!(found > 0, "something can be missed");
    for play in start.legal_moves() {
        assert!(start.missed(play, play).is_empty());
    }
}

#[test]
fn what_was_held_is_added_up_ply_by_ply() {
    let mut document = game(14);
    let line = document.line();
    note(&mut document, line[10], 20, "g3+h4");
    note(&mut document, line[11], -60, "b2+a1");
    let review = reviewed(&document).expect("a ply can be judged");
    for player in Player::BOTH {
        let Some(held) = review.best_held[player] else {
            continue;
        };
        let Holding { from, until, .. } = held;
        assert!((10..=until).contains(&from) && until < line.len());
        // It is never worth more than the player’s whole score was.
        let scores = line[from..=until].iter().map(|node| {
            let score = document.position(*node).score().expect("Agros has a score");
            score[player]
        });
        assert!((1..=scores.sum()).contains(&held.worth), "{held:?}");
    }
    assert!(review.best_held.0.iter().any(Option::is_some));
}

/// Reviews a game so that each search visits so many positions; says whether that changed it.
fn run<P: Teachable>(record: &mut Record<P>, nodes: u64) -> bool {
    let found = review(record, &Limits::nodes(nodes), &Stop::default(), |_| {});
    let found = found.expect("there is memory").expect("nobody stopped it");
    let revision = revision(record, &found);
    record.revise(Change::Review, revision)
}

/// What stands in a game, as it would be saved.
fn saved<P: Teachable>(document: &Document<P>) -> String {
    game_file::write(document)
}

fn opened<P: Teachable>(text: &str) -> Document<P> {
    let opened = game_file::read::<P>(text.as_bytes());
    opened.expect("it was written by ourselves").document
}

/// A review is kept in the file, a second one takes its place, and undo takes it out.
fn is_kept_replaced_and_taken_out<P: Teachable>(document: Document<P>) {
    let plies = document.line().len() - 1;
    let before = saved(&document);
    let mut record = Record::from(document);
    run(&mut record, 300);
    let first = reviewed(&record).expect("it is reviewed");
    assert_eq!(first.plies.len(), plies);
    assert_eq!(reviewed(&opened::<P>(&saved(&record))), Some(first.clone()));
    for tally in &first.tallies.0 {
        assert!(
            tally
                .accuracy
                .percent()
                .is_none_or(|p| (0.0..=100.0).contains(&p))
        );
    }
    for point in first.turning_points() {
        let symbol = record.notes(point.node).symbol;
        assert_eq!(symbol, point.judgement.symbol());
        let parent = record.parent(point.node).expect("a move led there");
        let better = point.better.map(|better| record.child_by(parent, better));
        assert!(
            better.is_none_or(|node| node.is_some()),
            "the better line is there"
        );
    }
    let count = record.all().count();
    let added = record
        .all()
        .filter(|&node| is_of_review(&record, node))
        .count();
    assert_eq!(count, plies + 1 + added);

    let once = saved(&record);
    // Without any better lines to be put anew, the same findings change nothing.
    let changed = run(&mut record, 300);
    assert_eq!(changed, added > 0);
    assert_eq!(record.all().count(), count, "nothing is there twice");
    if changed {
        record.undo();
    }
    assert_eq!(saved(&record), once);
    record.undo();
    assert_eq!(saved(&record), before);
}

#[test]
fn a_review_of_agros_is_kept_replaced_and_taken_out() {
    is_kept_replaced_and_taken_out(game(30));
    let whole = at_random::<farms::Position>(farms::Setup::new(5, 2).expect("a setup"), 200, 3);
    assert!(whole.outcome(whole.cursor()).is_some(), "it is played out");
    is_kept_replaced_and_taken_out(whole);
}

#[test]
fn a_review_of_agon_is_kept_replaced_and_taken_out() {
    is_kept_replaced_and_taken_out(at_random::<agon::Position>(Default::default(), 40, 1));
}

#[test]
fn a_review_of_agora_is_kept_replaced_and_taken_out() {
    is_kept_replaced_and_taken_out(at_random::<agora::Position>(Default::default(), 40, 1));
}

#[test]
fn what_a_person_wrote_stays() {
    let mut record = Record::from(at_random::<agora::Position>(Default::default(), 40, 1));
    run(&mut record, 300);
    let review = reviewed(&record).expect("it is reviewed");
    let mut points = review.turning_points();
    let (mine, other) = (
        points.next().expect("random play has faults"),
        points.next(),
    );
    let other = other.expect("more than one");
    record.undo();
    record.set_symbol(mine.node, Some(Symbol::Brilliant));
    record.set_eval(other.node, Some(json!({"score": 0, "mine": true})));
    run(&mut record, 300);
    assert_eq!(record.notes(mine.node).symbol, Some(Symbol::Brilliant));
    assert_eq!(record.notes(other.node).symbol, other.judgement.symbol());
    let eval = record.notes(other.node).eval.clone().expect("it is noted");
    assert_eq!(eval["mine"], json!(true));

    // A comment in a better line makes it the person’s own.
    let line = record.all().find(|&node| is_of_review(&record, node));
    let line = line.expect("a better line was added");
    record.set_comment(line, "indeed");
    run(&mut record, 300);
    assert!(record.contains(line));
    assert_eq!(record.notes(line).comment, "indeed");
}

#[test]
fn a_review_stops_at_once() {
    let document = game(30);
    let stop = Stop::default();
    let (sender, receiver) = std::sync::mpsc::channel();
    let worker = {
        let stop = stop.clone();
        std::thread::spawn(move || {
            let limits = Limits::time(Duration::from_secs(10));
            let found = review(&document, &limits, &stop, |progress| {
                sender.send(progress).expect("the test waits");
            });
            found.expect("there is memory")
        })
    };
    let begun = receiver.recv().expect("it has begun");
    assert_eq!((begun.done, begun.of), (0, 31));
    std::thread::sleep(Duration::from_millis(50));
    let asked = Instant::now();
    stop.stop();
    assert_eq!(worker.join().expect("no panic"), None);
    // 50 ms, and as much again for a machine that has other things to do.
    assert!(
        asked.elapsed() < Duration::from_millis(100),
        "{:?}",
        asked.elapsed()
    );
}

#[test]
fn what_looked_further_is_kept() {
    let mut record = Record::from(game(12));
    run(&mut record, 20_000);
    let depth = |record: &Record<farms::Position>| {
        let depths = record.line().into_iter().map(|node| {
            let eval = record.notes(node).eval.as_ref().expect("noted");
            Verdict::read(eval).expect("a verdict").depth
        });
        depths.collect::<Vec<_>>()
    };
    let deep = depth(&record);
    run(&mut record, 100);
    assert_eq!(depth(&record), deep);
}

#[test]
fn mistakes_become_questions_whose_answers_are_known() {
    let mut record = Record::from(at_random::<agora::Position>(Default::default(), 40, 1));
    run(&mut record, 2_000);
    let review = reviewed(&record).expect("it is reviewed");
    let all = Question::of_review(&record, &review, None);
    let of = |player| Question::of_review(&record, &review, Some(player)).len();
    assert!(!all.is_empty());
    assert_eq!(of(Player::First) + of(Player::Second), all.len());
    for question in &all {
        let game = question.document();
        assert_eq!(*game.position(game.cursor()), question.position);
        let (mistake, loss) = question.mistake.expect("it was played");
        assert!(
            question
                .known(question.best())
                .is_some_and(|answer| answer.is_right())
        );
        let known = question.known(mistake).expect("it was played");
        assert!(!known.is_right() && known.loss == loss);
    }
    let question = &all[0];
    let limits = Limits::nodes(5_000);
    let weighed = |play| weigh(question, play, &limits, &Stop::default());
    let best = weighed(question.best())
        .expect("there is memory")
        .expect("weighed");
    assert!(best.is_right(), "the best move is as good as itself");
    let stop = Stop::default();
    stop.stop();
    let given_up = weigh(question, question.best(), &limits, &stop);
    assert_eq!(given_up.expect("there is memory"), None);
}

proptest! {
    #[test]
    fn accuracy_is_a_percentage_whatever_is_noted(
        scores in proptest::collection::vec((-1e9..1e9_f64, any::<bool>(), 0..2_u8), 15)
    ) {
        let mut document = game(14);
        for (node, (score, exact, forced)) in document.line().into_iter().zip(scores) {
            let mut eval = json!({"score": score, "exact": exact, "depth": 3, "pv": ["e5", "x"]});
            if forced == 1 {
                eval["win_in"] = json!(3);
            }
            document.notes_mut(node).eval = Some(eval);
        }
        let review = reviewed(&document).expect("every ply can be judged");
        prop_assert_eq!(review.plies.len(), 14);
        for tally in &review.tallies.0 {
            let percent = tally.accuracy.percent().expect("moves");
            prop_assert!((0.0..=100.0).contains(&percent), "{}", percent);
        }
        for ply in &review.plies {
            prop_assert!((0.0..=1.0).contains(&ply.loss.chance) && ply.loss.half_points >= 0);
        }
        let text = saved(&document);
        prop_assert_eq!(reviewed(&opened::<farms::Position>(&text)), Some(review));
    }
}
