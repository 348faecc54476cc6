//! Questions of the training are asked at the desk.

use agros::app::{Course, Solved, Stage};
use agros::coach::training::{Choice, Day, Deck, Effort, Source};
use agros::coach::{Aim, Question};
use agros::game::Document;
use agros::rules::{agon, agora, agros as farms};
use agros::storage::settings::{Settings, Theme};
use agros::storage::training::TrainingFile;
use agros::ui::seat::Seat;
use egui::{Key, Modifiers, Vec2, vec2};

use crate::desk::{Desk, game};
use crate::pictures::tolerance;

/// Questions are sought with little effort, so that they come in a moment.
fn settings(choice: Choice) -> Settings {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.review.nodes = Some(200_000);
    settings.training.choice = choice;
    settings.training.effort = Effort {
        play: 200,
        look: 1_000,
        prove: 8_000,
    };
    settings
}

const WIDE: Vec2 = vec2(1280.0, 800.0);

/// A desk with a new game of a small board that has begun.
fn small(choice: Choice) -> Desk {
    let setup = farms::Setup::new(5, 1).expect("a setup");
    Desk::showing(
        &Document::<farms::Position>::new(setup),
        settings(choice),
        WIDE,
    )
}

fn any<P: Seat>(choice: Choice) -> Desk {
    Desk::showing(
        &Document::<P>::new(P::Setup::default()),
        settings(choice),
        WIDE,
    )
}

/// Opens the page and begins; waits for the first question.
fn begin<P: Seat>(desk: &mut Desk) {
    desk.ctrl_shift(Key::T);
    assert!(desk.model_of::<P>().training().is_shown());
    // The button has the keyboard.
    desk.key(Key::Enter);
    wait_for_question::<P>(desk);
}

fn wait_for_question<P: Seat>(desk: &mut Desk) {
    desk.wait_for("a question is asked", |desk| {
        let learning = desk.model_of::<P>().learning();
        learning.is_some_and(|learning| learning.question().is_some())
    });
}

fn question<P: Seat>(desk: &Desk) -> Question<P> {
    let learning = desk.model_of::<P>().learning().expect("training");
    learning.question().expect("one is asked").clone()
}

fn deck<P: Seat>(desk: &Desk) -> Deck<P> {
    desk.model_of::<P>()
        .training()
        .deck()
        .expect("it is read")
        .clone()
}

/// The questions that were answered before, by their position.
fn answered<P: Seat>(desk: &Desk) -> usize {
    let deck = deck::<P>(desk);
    let cards = deck.cards().iter();
    cards.filter(|card| card.memory.is_some()).count()
}

#[test]
fn f7_on_the_training_page_plays_no_move_of_the_game() {
    let mut desk = small(Choice::default());
    desk.ctrl_shift(Key::T);
    assert!(desk.model().training().is_shown());
    let before = desk.model().record.stamp();
    for key in [Key::F6, Key::F7, Key::F11] {
        desk.key(key);
        assert_eq!(desk.model().thinks_for(), None, "{key:?}");
        assert!(desk.model().notice.is_none(), "{key:?}");
    }
    assert_eq!(desk.model().record.stamp(), before);
    assert!(desk.model().training().is_shown());
}

fn is_answered_hinted_and_left<P: Seat>(choice: Choice) {
    let mut desk = any::<P>(choice);
    desk.wait_until_open::<P>();
    let before = (
        desk.moves_of::<P>(),
        desk.model_of::<P>().record.stamp(),
        desk.model_of::<P>().record.cursor(),
    );
    begin::<P>(&mut desk);
    let learning = desk.model_of::<P>().learning().expect("training");
    assert_eq!(learning.course(), Course::Training);
    let first = question::<P>(&desk);
    assert_eq!(*desk.model_of::<P>().position(), first.position);
    assert!(desk.shows("to move: find the best move."));
    assert!(desk.shows("Question 1 · a game of the engine"));

    // Right at once.
    desk.play(&first.best().to_string());
    assert!(desk.shows(&format!("Right! {}", first.best())));
    assert_eq!(answered::<P>(&desk), 1);
    let record = desk.model_of::<P>().training().record();
    assert_eq!((record.answered, record.at_once), (1, 1));

    // With a hint, all by keys.
    desk.key(Key::F11);
    wait_for_question::<P>(&mut desk);
    let second = question::<P>(&desk);
    assert_ne!(second, first);
    desk.key(Key::F6);
    assert!(desk.shows("Hint: "));
    desk.play(&second.best().to_string());
    let record = desk.model_of::<P>().training().record();
    assert_eq!((record.answered, record.at_once), (2, 1));

    // Shown.
    desk.key(Key::F11);
    wait_for_question::<P>(&mut desk);
    desk.key(Key::F7);
    assert!(desk.shows("The answer was "));
    desk.key(Key::Escape);
    assert!(
        desk.status().contains("1 of 3 found at once"),
        "{}",
        desk.status()
    );
    let model = desk.model_of::<P>();
    assert!(model.learning().is_none() && !model.is_what_if());
    let after = (
        desk.moves_of::<P>(),
        model.record.stamp(),
        model.record.cursor(),
    );
    assert_eq!(after, before, "the game is as it was");
}

#[test]
fn questions_of_agros_are_answered_hinted_and_left() {
    is_answered_hinted_and_left::<farms::Position>(Choice::SelfPlay);
}

#[test]
fn questions_of_agon_are_answered_hinted_and_left() {
    is_answered_hinted_and_left::<agon::Position>(Choice::SelfPlay);
}

#[test]
fn questions_of_agora_are_answered_hinted_and_left() {
    is_answered_hinted_and_left::<agora::Position>(Choice::SelfPlay);
}

#[test]
fn a_wrong_answer_is_explained_and_comes_again_today() {
    let mut desk = any::<agora::Position>(Choice::SelfPlay);
    begin::<agora::Position>(&mut desk);
    // So little is sought here that other moves may turn out to be as good.
    let asked = loop {
        let asked = question::<agora::Position>(&desk);
        let mut moves = agros::rules::Position::legal_moves(&asked.position);
        moves.retain(|play| *play != asked.best());
        desk.play(&moves[0].to_string());
        desk.wait_for("it is weighed", |desk| {
            let learning = desk.model_of::<agora::Position>().learning();
            let stage = learning.map(|learning| learning.stage().clone());
            matches!(stage, Some(Stage::Wrong { .. } | Stage::Right { .. }))
        });
        let learning = desk.model_of::<agora::Position>().learning();
        match learning.expect("training").stage() {
            Stage::Wrong { .. } => break asked,
            _ => desk.key(Key::F11),
        }
        wait_for_question::<agora::Position>(&mut desk);
    };
    let record = desk.model_of::<agora::Position>().training().record();
    assert!(desk.shows("try again"));
    assert_eq!(
        *desk.model_of::<agora::Position>().position(),
        asked.position
    );
    desk.play(&asked.best().to_string());
    let learning = desk
        .model_of::<agora::Position>()
        .learning()
        .expect("training");
    assert_eq!(learning.count(Solved::Later), 1);
    let training = desk.model_of::<agora::Position>().training();
    assert_eq!(training.record().answered, record.answered + 1);
    assert_eq!(training.record().at_once, record.at_once);
    assert_eq!(training.stock(Choice::All).due, 1, "it comes again today");
}

#[test]
fn an_endgame_is_held_to_its_end_or_let_go() {
    let mut desk = small(Choice::Endgames);
    begin::<farms::Position>(&mut desk);
    let asked = question::<farms::Position>(&desk);
    assert_eq!(asked.aim, Aim::Hold);
    assert!(desk.shows("with best play. Hold that to the end."));
    assert!(desk.shows("an endgame"));
    let mut moves = 0;
    loop {
        let learning = desk.model().learning().expect("training");
        let Stage::Asked = learning.stage() else {
            break;
        };
        let best = learning.line()[0].to_string();
        desk.play(&best);
        desk.wait_until("it is checked", |model| {
            let learning = model.learning().expect("training");
            !matches!(learning.stage(), Stage::Weighing { .. })
        });
        moves += 1;
        assert!(moves < 60, "it has an end");
    }
    assert!(desk.shows("Held to the end!"));
    assert!(desk.model().is_over());
    assert_eq!(desk.model().training().record().at_once, 1);

    desk.press("Next");
    wait_for_question::<farms::Position>(&mut desk);
    let asked = question::<farms::Position>(&desk);
    let legal = agros::rules::Position::legal_moves(&asked.position);
    let holds = |play: &farms::Move| *play == asked.best() || asked.as_good.contains(play);
    let loses = legal
        .into_iter()
        .find(|play| !holds(play))
        .expect("one loses");
    desk.play(&loses.to_string());
    desk.wait_until("it is checked", |model| {
        let learning = model.learning().expect("training");
        matches!(learning.stage(), Stage::Wrong { .. })
    });
    assert_eq!(*desk.model().position(), asked.position);
    assert!(desk.shows("try again"));
    desk.press("Leave");
    assert_eq!(desk.model().training().record().answered, 2);
}

#[test]
fn the_next_start_remembers() {
    let mut desk = any::<farms::Position>(Choice::SelfPlay);
    desk.set_day(100);
    begin::<farms::Position>(&mut desk);
    let asked = question::<farms::Position>(&desk);
    desk.play(&asked.best().to_string());
    desk.key(Key::Escape);
    let before = deck::<farms::Position>(&desk);

    let mut desk = desk.started_again();
    desk.set_day(101);
    desk.ctrl_shift(Key::T);
    desk.wait_until("it is read", |model| model.training().deck().is_some());
    assert!(desk.shows("1 question is due today"));
    assert!(desk.shows("last 30 days: 1 of 1."));
    assert!(desk.shows("1 day in a row."));
    assert_eq!(deck::<farms::Position>(&desk).days(), before.days());
    desk.press("Start");
    wait_for_question::<farms::Position>(&mut desk);
    assert_eq!(
        question::<farms::Position>(&desk),
        asked,
        "what is due comes first"
    );
    desk.play(&asked.best().to_string());
    let deck = deck::<farms::Position>(&desk);
    let memory = deck.cards().iter().find_map(|card| card.memory);
    let memory = memory.expect("it was answered");
    assert_eq!((memory.repetitions, memory.pause), (2, 6));
    assert_eq!(memory.last, Day(101));
}

#[test]
fn nothing_is_sought_once_there_is_enough_and_nothing_moves() {
    let mut desk = small(Choice::SelfPlay);
    desk.ctrl_shift(Key::T);
    desk.wait_until("there is enough", |model| {
        model.training().deck().is_some() && !model.training().is_seeking()
    });
    let stock = desk.model().training().stock(Choice::SelfPlay);
    assert!(stock.new > 0 && stock.new <= 3, "{stock:?}");
    desk.let_pass();
    desk.run();
    assert!(desk.repaint_delay() > std::time::Duration::from_secs(3_600));
    desk.key(Key::Escape);
    assert!(!desk.model().training().is_shown());
}

#[test]
fn seeking_ends_with_the_page() {
    let mut desk = any::<farms::Position>(Choice::All);
    desk.ctrl_shift(Key::T);
    desk.wait_until("it is read", |model| model.training().deck().is_some());
    desk.ctrl_shift(Key::T);
    assert!(!desk.model().training().is_seeking());
}

#[test]
fn of_ones_own_games_there_is_nothing_before_one_was_reviewed() {
    let mut desk = Desk::showing(&game(30), settings(Choice::Games), WIDE);
    desk.ctrl_shift(Key::T);
    desk.wait_until("it is read", |model| model.training().deck().is_some());
    desk.press("Start");
    assert!(desk.status().starts_with("There is nothing to train with"));
    assert!(desk.model().learning().is_none() && !desk.model().is_what_if());
}

#[test]
fn the_page_is_not_opened_while_a_question_is_asked_and_the_status_line_says_so() {
    let mut desk = small(Choice::SelfPlay);
    begin::<farms::Position>(&mut desk);
    desk.ctrl_shift(Key::T);
    assert!(!desk.model().training().is_shown());
    assert!(desk.status().starts_with("A question is asked"));
}

#[test]
fn the_mistakes_of_the_person_come_with_the_review() {
    let mut settings = settings(Choice::Games);
    settings.review.nodes = Some(400);
    settings.training.name = "Anna".to_owned();
    let mut document = game(85);
    document.header_mut().players.0[0].name = "anna ".to_owned();
    let mut desk = Desk::showing(&document, settings, WIDE);
    desk.begin(Key::R);
    desk.wait_until("the mistakes are looked through", |model| {
        let training = model.training();
        model.reviewing().is_none() && training.deck().is_some() && !training.is_seeking()
    });
    let cards = deck::<farms::Position>(&desk).cards().to_vec();
    assert!(!cards.is_empty(), "random play has mistakes");
    for card in cards {
        let question = card.exercise.question;
        assert_eq!(
            agros::rules::Position::turn(&question.position),
            agros::rules::Player::First
        );
        assert_eq!(card.exercise.source, Source::Game("anna ".to_owned()));
    }
    assert!(
        desk.status().contains("in the training now"),
        "{}",
        desk.status()
    );
    begin::<farms::Position>(&mut desk);
    assert!(desk.shows("You played "));
    assert!(desk.shows("· anna"));
}

#[test]
fn a_damaged_stock_is_told_of_and_the_desk_goes_on() {
    let mut desk = small(Choice::Games);
    std::fs::write(desk.path("training.json"), "not JSON").expect("written");
    desk.ctrl_shift(Key::T);
    desk.wait_until("it is read", |model| model.training().deck().is_some());
    assert!(
        desk.status().contains("cannot be understood"),
        "{}",
        desk.status()
    );
    assert!(desk.path("training.json.bad").exists());
}

#[test]
fn a_new_game_ends_the_training() {
    let mut desk = any::<farms::Position>(Choice::SelfPlay);
    begin::<farms::Position>(&mut desk);
    desk.ctrl(Key::N);
    desk.press("Start");
    assert!(desk.model().learning().is_none());
    assert!(!desk.model().is_what_if() && !desk.model().training().is_seeking());
    assert_eq!(answered::<farms::Position>(&desk), 0);
    let kept = TrainingFile::at(desk.path("training.json"));
    drop(desk);
    assert!(kept.load::<farms::Position>().1.is_none());
}

#[test]
fn what_explains_an_answer_is_not_switched_on_for_good() {
    let mut desk = any::<farms::Position>(Choice::SelfPlay);
    begin::<farms::Position>(&mut desk);
    let best = question::<farms::Position>(&desk).best();
    desk.play(&best.to_string());
    assert!(
        desk.shows("gained"),
        "the legend of what has changed is there"
    );
    // Switching something else does not keep it.
    desk.key(Key::Num1);
    desk.key(Key::Num1);
    desk.key(Key::Escape);
    let names = desk.model().settings.overlays::<farms::Position>();
    let mut names = names.into_iter().flatten();
    assert!(!names.any(|name| name == "changed"));
}

fn picture(name: &str, theme: Theme, size: Vec2, act: impl Fn(&mut Desk)) {
    let mut settings = settings(Choice::SelfPlay);
    settings.theme = theme;
    let setup = farms::Setup::new(7, 3).expect("a setup");
    let mut desk = Desk::showing(&Document::<farms::Position>::new(setup), settings, size);
    desk.set_day(100);
    act(&mut desk);
    desk.harness.snapshot_options(name, &tolerance());
}

/// The page, with all that is sought there.
fn full_page(desk: &mut Desk) {
    desk.ctrl_shift(Key::T);
    desk.wait_until("there is enough", |model| {
        model.training().deck().is_some() && !model.training().is_seeking()
    });
}

/// A question that is asked.
fn asked(desk: &mut Desk) {
    full_page(desk);
    desk.press("Start");
    wait_for_question::<farms::Position>(desk);
}

/// A question that is answered.
fn answer(desk: &mut Desk) {
    asked(desk);
    let best = question::<farms::Position>(desk).best();
    desk.play(&best.to_string());
    desk.wait_until("there is enough", |model| !model.training().is_seeking());
}

const NARROW: Vec2 = vec2(720.0, 540.0);

#[test]
fn the_page_of_the_training() {
    picture("training", Theme::Light, WIDE, full_page);
}

#[test]
fn the_page_of_the_training_in_the_smallest_window() {
    picture("training-small", Theme::Dark, NARROW, full_page);
}

#[test]
fn a_question_of_the_training() {
    picture("training-question", Theme::Light, WIDE, asked);
}

#[test]
fn an_answer_of_the_training() {
    picture("training-answer", Theme::Light, WIDE, answer);
}

#[test]
fn an_answer_of_the_training_in_the_smallest_window() {
    picture("training-answer-small", Theme::Dark, NARROW, answer);
}

#[test]
fn the_keys_of_a_question_mean_the_engine_elsewhere() {
    let mut desk = Desk::with_engine(12);
    desk.harness.key_press_modifiers(Modifiers::NONE, Key::F6);
    assert!(desk.model().learning().is_none());
    desk.wait_until("a hint is given", |model| model.advice().is_some());
}
