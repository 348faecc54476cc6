//! A game is reviewed at the desk, and learned from.

use agros::app::{Dialog, Model, Solved, Stage};
use agros::coach::{Judgement, Review, Teachable, review, revision};
use agros::engine::{Limits, Stop};
use agros::game::{Change, Document, Record};
use agros::rules::Position as _;
use agros::rules::{agon, agora, agros as farms};
use agros::storage::settings::{Settings, Theme};
use agros::study::Line;
use agros::ui::seat::Seat;
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, OPENING, game, read};
use crate::pictures::tolerance;

/// So few positions a ply that a review takes a moment, and finds the same every time.
fn settings(nodes: u64) -> Settings {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.review.nodes = Some(nodes);
    settings
}

/// The first plies of a game, at a desk of the usual size.
fn desk(plies: usize, nodes: u64) -> Desk {
    Desk::showing(&game(plies), settings(nodes), vec2(1280.0, 800.0))
}

/// A desk at which a game has been reviewed; the sheet is put away again.
fn reviewed(plies: usize) -> Desk {
    let mut desk = desk(plies, 400);
    review_it::<farms::Position>(&mut desk);
    desk.key(Key::F12);
    desk
}

fn review_it<P: Seat>(desk: &mut Desk) {
    desk.begin(Key::R);
    desk.wait_for("the game is reviewed", |desk| {
        desk.model_of::<P>().reviewing().is_none()
    });
}

fn review_of<P: Teachable>(model: &Model<P>) -> Option<Review<P>> {
    Review::of(&model.record, &Line::through(&model.record))
}

fn ply(desk: &Desk) -> usize {
    let record = &desk.model().record;
    record.ply(record.cursor())
}

fn turning_points(desk: &Desk) -> Vec<usize> {
    let review = review_of(desk.model()).expect("it is reviewed");
    review.turning_points().map(|point| point.ply).collect()
}

#[test]
fn a_review_is_one_change_that_stays_in_the_file() {
    let mut desk = desk(30, 400);
    assert!(!desk.model().is_unsaved());
    review_it::<farms::Position>(&mut desk);
    assert!(desk.model().is_unsaved() && desk.model().review_sheet);
    assert!(desk.shows("30 moves were judged."));
    assert!(desk.status().contains("turning point"), "{}", desk.status());
    let review = review_of(desk.model());
    desk.ctrl(Key::S);
    desk.wait_until("it is saved", |model| !model.is_unsaved());
    let saved = read(&desk.path("game.agros"));
    assert_eq!(Review::of(&saved, &Line::through(&saved)), review);

    desk.ctrl(Key::Z);
    assert_eq!(review_of(desk.model()), None);
    assert!(desk.status().contains("a review"), "{}", desk.status());
    assert_eq!(desk.model().record.all().count(), 31);
    desk.ctrl(Key::Y);
    assert_eq!(review_of(desk.model()), review);
    assert!(!desk.model().is_unsaved());
}

#[test]
fn keys_go_from_one_turning_point_to_the_next() {
    let mut desk = reviewed(60);
    let points = turning_points(&desk);
    assert!(points.len() > 1, "random play has faults");
    desk.key(Key::Home);
    for point in &points {
        desk.key(Key::F11);
        assert_eq!(ply(&desk), *point);
        assert!(desk.shows("lost ") || desk.shows("Better was"));
    }
    desk.key(Key::F11);
    assert_eq!(ply(&desk), points[0], "after the last comes the first");
    for point in points.iter().rev() {
        desk.harness.key_press_modifiers(Modifiers::SHIFT, Key::F11);
        desk.run();
        assert_eq!(ply(&desk), *point);
    }
    let timeline = desk.harness.get_by_label("Timeline");
    let value = timeline.accesskit_node().value().unwrap_or_default();
    assert!(value.contains("lost "), "{value}");
}

#[test]
fn rows_of_the_sheet_go_where_they_say() {
    let mut desk = reviewed(30);
    desk.key(Key::F12);
    let review = review_of(desk.model()).expect("it is reviewed");
    let swing = review.swings()[0].clone();
    let side = ["Light", "Dark"][swing.mover as usize];
    let sign = swing.judgement.symbol().expect("a fault").sign();
    let row = format!("{}. {side} {}{sign}", swing.ply, swing.played);
    desk.harness
        .get_all_by_label_contains(&row)
        .next()
        .expect("a row")
        .click();
    desk.run();
    assert_eq!(ply(&desk), swing.ply);
    assert!(desk.model().review_sheet, "the sheet stays");
    desk.key(Key::Escape);
    assert!(!desk.model().review_sheet);
}

#[test]
fn a_review_that_is_cancelled_leaves_no_trace() {
    let mut desk = Desk::after(60);
    desk.begin(Key::R);
    assert!(desk.model().reviewing().is_some());
    assert!(desk.shows("Review 0 of 61") || desk.shows("Review 1 of 61"));
    desk.press("Cancel");
    assert!(desk.model().reviewing().is_none());
    desk.let_pass();
    assert!(!desk.model().is_unsaved());
    assert_eq!(review_of(desk.model()), None);
}

#[test]
fn a_new_game_ends_the_review_of_the_old_one() {
    let mut desk = Desk::after(60);
    desk.begin(Key::R);
    desk.ctrl(Key::N);
    assert!(desk.model().reviewing().is_some(), "nothing is decided yet");
    desk.press("Start");
    assert_eq!(desk.model().dialog, None::<Dialog<farms::Position>>);
    assert!(desk.model().reviewing().is_none());
    desk.let_pass();
    assert!(!desk.model().is_unsaved());
}

#[test]
fn the_person_goes_on_while_the_game_is_reviewed() {
    let mut desk = desk(OPENING + 10, 40_000);
    desk.begin(Key::R);
    desk.key(Key::F9);
    desk.key(Key::Home);
    desk.wait_for("the review has come to its end", |desk| {
        let progress = desk.model().reviewing();
        progress.is_none_or(|progress| progress.done == progress.of)
    });
    desk.let_pass();
    assert_eq!(review_of(desk.model()), None, "the copy is left alone");
    desk.key(Key::Escape);
    assert!(review_of(desk.model()).is_some(), "the game has it");
    desk.ctrl(Key::Z);
    assert_eq!(review_of(desk.model()), None);
}

#[test]
fn an_empty_game_is_not_reviewed() {
    let mut desk = Desk::new();
    desk.ctrl(Key::R);
    assert_eq!(desk.status(), "There are no moves to review.");
    desk.key(Key::F11);
    assert_eq!(desk.status(), "There is no turning point to go to.");
    desk.ctrl_shift(Key::R);
    assert!(desk.status().starts_with("There is nothing to learn from"));
}

#[test]
fn mistakes_are_asked_about_on_a_copy_of_the_game() {
    let mut desk = reviewed(60);
    let before = desk.moves();
    let stamp = desk.model().record.stamp();
    desk.ctrl_shift(Key::R);
    let question = |desk: &Desk| {
        let learning = desk.model().learning().expect("questions are asked");
        learning.question().expect("there is one").clone()
    };
    let first = question(&desk);
    let (mistake, _) = first.mistake.expect("it was played");
    let (_, of) = desk.model().learning().expect("asked").progress();
    assert!(desk.shows(&format!("1 of {of}")));
    assert!(desk.shows(&format!("You played {mistake}")));
    assert!(!desk.shows("Better was"), "the answer is not told");

    desk.play(&mistake.to_string());
    assert!(
        desk.shows(&format!("{mistake} loses")),
        "what it loses is told"
    );
    assert!(desk.shows("try again"));
    assert_eq!(*desk.model().position(), first.position);
    desk.press("Hint?");
    desk.play(&first.best().to_string());
    assert!(desk.shows(&format!("Right! {}", first.best())));

    desk.press("Next");
    let second = question(&desk);
    assert_ne!(second, first);
    desk.press("Show the answer");
    assert!(desk.shows(&format!("The answer was {}", second.best())));
    let learning = desk.model().learning().expect("asked");
    assert_eq!(learning.count(Solved::Later), 1);
    assert_eq!(learning.count(Solved::No), 1);

    desk.key(Key::Escape);
    assert!(desk.model().learning().is_none());
    assert_eq!((desk.moves(), desk.model().record.stamp()), (before, stamp));
}

#[test]
fn taking_an_answer_back_leads_to_the_position_in_question() {
    let mut desk = reviewed(60);
    desk.ctrl_shift(Key::R);
    let learning = desk.model().learning().expect("asked");
    let question = learning.question().expect("one").clone();
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "There is nothing to take back.");
    desk.play(&question.best().to_string());
    assert_ne!(*desk.model().position(), question.position);
    desk.ctrl(Key::Z);
    assert_eq!(*desk.model().position(), question.position);
    assert_eq!(desk.status(), "Here is the position in question again.");
}

#[test]
fn nothing_is_asked_about_the_placing_of_farmers() {
    let mut desk = reviewed(60);
    desk.ctrl_shift(Key::R);
    let (_, of) = desk.model().learning().expect("asked").progress();
    assert!(of > 0);
    for _ in 0..of {
        let learning = desk.model().learning().expect("asked");
        let question = learning.question().expect("one");
        assert!(!question.position.in_opening(), "{}", question.position);
        desk.press("Skip");
    }
}

#[test]
fn an_unknown_answer_is_looked_at() {
    let mut desk = reviewed(60);
    desk.ctrl_shift(Key::R);
    let learning = desk.model().learning().expect("asked");
    let question = learning.question().expect("one").clone();
    let moves = question.position.legal_moves();
    let unknown = moves
        .into_iter()
        .find(|&play| question.known(play).is_none());
    desk.play(&unknown.expect("there are more moves").to_string());
    desk.wait_until("it is weighed", |model| {
        let stage = model.learning().map(|learning| learning.stage().clone());
        matches!(stage, Some(Stage::Wrong { .. } | Stage::Right { .. }))
    });
}

#[test]
fn the_last_question_is_followed_by_the_result() {
    let mut desk = reviewed(60);
    desk.ctrl_shift(Key::R);
    let (_, of) = desk.model().learning().expect("asked").progress();
    for _ in 0..of {
        desk.press("Skip");
    }
    assert!(desk.shows(&format!("None of {of} found at once.")));
    desk.press("Leave");
    assert!(desk.model().learning().is_none());
}

/// So many plies of some game, played at random, in which a review finds a turning point.
fn at_random<P: Seat>(plies: usize) -> Document<P> {
    let mut games = (1..50).map(|seed| at_random_from(plies, seed));
    let has_turning_point = |document: &Document<P>| {
        let limits = Limits::nodes(400);
        let found = review(document, &limits, &Stop::default(), |_| {});
        let found = found.expect("there is memory").expect("nobody stopped it");
        let mut record = Record::from(document.clone());
        let revision = revision(&record, &found);
        record.revise(Change::Review, revision);
        let review = Review::of(&record, &Line::through(&record));
        review.is_some_and(|review| review.plies.len() == plies && review.next(0).is_some())
    };
    games
        .find(has_turning_point)
        .expect("random play has faults")
}

fn at_random_from<P: Seat>(plies: usize, seed: u64) -> Document<P> {
    let mut document = Document::<P>::new(P::Setup::default());
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

fn is_reviewed_and_learned_from<P: Seat>() {
    const PLIES: usize = 60;
    let mut desk = Desk::showing(&at_random::<P>(PLIES), settings(400), vec2(1280.0, 800.0));
    review_it::<P>(&mut desk);
    assert!(desk.shows(&format!("{PLIES} moves were judged.")));
    assert!(desk.shows("Accuracy"));
    desk.key(Key::F12);
    desk.key(Key::Home);
    desk.key(Key::F11);
    let model = desk.model_of::<P>();
    let review = review_of(model).expect("it is reviewed");
    let point = review.at(model.record.cursor()).expect("a turning point");
    assert!(point.judgement >= Judgement::Inaccuracy);
    desk.ctrl_shift(Key::R);
    let learning = desk.model_of::<P>().learning().expect("asked");
    let best = learning.question().expect("one").best().to_string();
    desk.play(&best);
    assert!(desk.shows(&format!("Right! {best}")));
    desk.press("Leave");
    assert!(!desk.model_of::<P>().is_what_if());
}

#[test]
fn a_game_of_agon_is_reviewed_and_learned_from() {
    is_reviewed_and_learned_from::<agon::Position>();
}

#[test]
fn a_game_of_agora_is_reviewed_and_learned_from() {
    is_reviewed_and_learned_from::<agora::Position>();
}

fn picture(name: &str, theme: Theme, size: Vec2, act: impl Fn(&mut Desk)) {
    let mut settings = settings(400);
    settings.theme = theme;
    let mut desk = Desk::showing(&game(71), settings, size);
    review_it::<farms::Position>(&mut desk);
    act(&mut desk);
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn the_review_sheet() {
    picture("review-sheet", Theme::Light, vec2(1280.0, 800.0), |desk| {
        desk.key(Key::Home);
        desk.key(Key::F11);
    });
}

#[test]
fn the_review_sheet_in_the_smallest_window() {
    picture(
        "review-sheet-small",
        Theme::Dark,
        vec2(720.0, 540.0),
        |desk| {
            desk.key(Key::Home);
            desk.key(Key::F11);
        },
    );
}

#[test]
fn a_question() {
    picture("learn", Theme::Light, vec2(1280.0, 800.0), |desk| {
        desk.ctrl_shift(Key::R);
    });
}

#[test]
fn a_question_in_the_smallest_window() {
    picture("learn-small", Theme::Dark, vec2(720.0, 540.0), |desk| {
        desk.ctrl_shift(Key::R);
    });
}

#[test]
fn a_mistake_on_the_board() {
    picture("mistake", Theme::Light, vec2(1280.0, 800.0), |desk| {
        desk.key(Key::F12);
        desk.key(Key::Home);
        for _ in 0..4 {
            desk.key(Key::F11);
        }
    });
}
