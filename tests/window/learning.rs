//! Somebody learns a game: the greeting of the first start, and the tutorials.

use agros::app::{Attempt, Goal};
use agros::game::Document;
use agros::rules::{Player, Position, agon, agora, agros as farms};
use agros::storage::settings::{Settings, Theme};
use agros::ui::languages::LANGUAGES;
use agros::ui::seat::Seat;
use egui::{Key, Modifiers, Vec2, vec2};

use crate::desk::{Desk, game};
use crate::pictures::tolerance;

pub const WIDE: Vec2 = vec2(1280.0, 800.0);
pub const SMALLEST: Vec2 = vec2(720.0, 540.0);

pub fn settings() -> Settings {
    let mut settings = Settings::default();
    settings.animations = false;
    settings
}

/// The desk of somebody who has never been here.
fn first_start() -> Desk {
    let mut settings = settings();
    settings.learning.greeted = false;
    Desk::starting(settings, WIDE)
}

pub fn new_game<P: Seat>(size: Vec2) -> Desk {
    new_game_with::<P>(settings(), size)
}

/// A new game of a kind, opened from a file, with these settings.
pub fn new_game_with<P: Seat>(settings: Settings, size: Vec2) -> Desk {
    let document = Document::<P>::new(P::Setup::default());
    Desk::showing(&document, settings, size)
}

fn attempt<P: Seat>(desk: &Desk) -> Option<Attempt> {
    let tutorial = desk.model_of::<P>().tutorial();
    tutorial.map(|tutorial| tutorial.attempt())
}

/// The names of moves that do what is asked next.
fn solution<P: Seat>(desk: &Desk) -> String {
    let model = desk.model_of::<P>();
    let tutorial = model.tutorial().expect("a tutorial");
    let step = tutorial.step().expect("a step");
    let legal = model.legal_moves();
    let mut names = legal.iter().map(ToString::to_string);
    match step.goal {
        Goal::Any(_) => names.next(),
        Goal::Signed(sign) => names.find(|name| name.contains(sign)),
        Goal::Play(_) | Goal::Line(_) | Goal::Point(_) => tutorial.solution().map(str::to_owned),
    }
    .expect("something can be done")
}

/// A legal move, or a cell, that does not do what is asked.
fn mistake<P: Seat>(desk: &Desk) -> Option<String> {
    let model = desk.model_of::<P>();
    let step = model.tutorial()?.step()?;
    let legal = model.legal_moves();
    let mut names = legal.iter().map(ToString::to_string);
    match step.goal {
        Goal::Any(_) => None,
        Goal::Signed(sign) => names.find(|name| !name.contains(sign)),
        Goal::Play(right) | Goal::Line(right) => names.find(|name| !right.contains(&name.as_str())),
        Goal::Point(right) => {
            let ends = legal.iter().filter_map(|&play| P::ends(play).1);
            let mut cells = ends.map(|cell| cell.to_string());
            cells.find(|cell| !right.contains(&cell.as_str()))
        }
    }
}

/// Goes through the whole tutorial; `act` does a thing that is named as it is written.
fn goes_through<P: Seat>(mut act: impl FnMut(&mut Desk, &str), next: impl Fn(&mut Desk)) {
    let mut desk = new_game::<P>(WIDE);
    let before = desk.model_of::<P>().record.stamp();
    desk.choose_in_menu("Help", "Tutorial");
    for (index, step) in P::TUTORIAL.iter().enumerate() {
        let progress = format!("Step {} of {}", index + 1, P::TUTORIAL.len());
        assert!(desk.shows(&progress), "{}", step.key);
        assert!(desk.shows(&desk.words(step.key)), "{}", step.key);
        if let Some(mistake) = mistake::<P>(&desk) {
            act(&mut desk, &mistake);
            assert_eq!(attempt::<P>(&desk), Some(Attempt::Wrong), "{}", step.key);
            let wrong = desk.words(&format!("{}-wrong", step.key));
            assert!(desk.shows(&wrong), "{}", step.key);
        }
        let mut acts = 0;
        while attempt::<P>(&desk) != Some(Attempt::Done) {
            let right = solution::<P>(&desk);
            act(&mut desk, &right);
            acts += 1;
            assert!(acts < 10, "{} with {right}", step.key);
        }
        let done = desk.words(&format!("{}-done", step.key));
        assert!(desk.shows(&done), "{}", step.key);
        next(&mut desk);
    }
    assert!(desk.shows("That is the whole game."));
    desk.press("Leave");
    assert!(!desk.model_of::<P>().is_what_if());
    assert_eq!(desk.model_of::<P>().record.stamp(), before);
}

/// By the mouse: clicks on the board, and buttons.
fn by_mouse<P: Seat>() {
    let act = |desk: &mut Desk, name: &str| {
        let position = desk.model_of::<P>().position().clone();
        let Ok(play) = position.read_move(name) else {
            return desk.click_cell(name);
        };
        match P::ends(play) {
            (None, None) => desk.press("Pass"),
            (from, Some(to)) => {
                if let Some(from) = from {
                    desk.click_cell(&from.to_string());
                }
                desk.click_cell(&to.to_string());
                // Where there are several ways, the choice is on the keys.
                if desk.model_of::<P>().weighed().is_some() {
                    let sign = if name.contains('_') { "_" } else { "x" };
                    desk.text(sign);
                }
            }
            (Some(_), None) => unreachable!("no move only leaves"),
        }
    };
    goes_through::<P>(act, |desk| desk.press("Next"));
}

/// By keys alone: names are typed, F11 goes on.
fn by_keys<P: Seat>() {
    goes_through::<P>(|desk, name| desk.play(name), |desk| desk.key(Key::F11));
}

#[test]
fn the_tutorial_of_agros_is_gone_through_by_mouse() {
    by_mouse::<farms::Position>();
}

#[test]
fn the_tutorial_of_agros_is_gone_through_by_keys() {
    by_keys::<farms::Position>();
}

#[test]
fn the_tutorial_of_agon_is_gone_through_by_mouse() {
    by_mouse::<agon::Position>();
}

#[test]
fn the_tutorial_of_agon_is_gone_through_by_keys() {
    by_keys::<agon::Position>();
}

#[test]
fn the_tutorial_of_agora_is_gone_through_by_mouse() {
    by_mouse::<agora::Position>();
}

#[test]
fn the_tutorial_of_agora_is_gone_through_by_keys() {
    by_keys::<agora::Position>();
}

#[test]
fn a_tutorial_goes_on_where_it_was_left_even_after_a_new_start() {
    let mut desk = new_game::<farms::Position>(WIDE);
    desk.choose_in_menu("Help", "Tutorial");
    desk.press("Skip");
    desk.press("Skip");
    desk.press("Leave");
    let mut desk = desk.started_again();
    desk.choose_in_menu("Help", "Tutorial");
    assert!(desk.shows("Step 3 of 12"));
    desk.harness.key_press_modifiers(Modifiers::SHIFT, Key::F11);
    desk.run();
    assert!(desk.shows("Step 2 of 12"));
}

#[test]
fn an_illegal_try_is_answered_and_a_hint_chooses_the_piece() {
    let mut desk = new_game::<farms::Position>(WIDE);
    desk.choose_in_menu("Help", "Tutorial");
    for _ in 0..4 {
        desk.press("Skip");
    }
    desk.drag("a1", "a4");
    assert_eq!(attempt::<farms::Position>(&desk), Some(Attempt::Open));
    assert!(desk.model().notice.is_some());
    desk.key(Key::F6);
    assert!(desk.shows("Hint: a1+c3."));
    assert_eq!(desk.model().selected, desk.model().position().cell("a1"));
    desk.click_cell("c3");
    assert_eq!(attempt::<farms::Position>(&desk), Some(Attempt::Done));
}

#[test]
fn the_game_on_the_desk_waits_while_somebody_learns() {
    let mut desk = Desk::showing(&game(20), settings(), WIDE);
    let before = (desk.moves(), desk.model().record.stamp());
    desk.choose_in_menu("Help", "Tutorial");
    desk.click_cell("d4");
    desk.ctrl_shift(Key::K);
    desk.key(Key::Escape);
    assert_eq!((desk.moves(), desk.model().record.stamp()), before);
    assert!(!desk.model().is_unsaved());
}

#[test]
fn somebody_new_is_greeted_once() {
    let mut desk = first_start();
    assert!(desk.shows("Welcome to Agros!"));
    desk.press("Not now");
    assert!(!desk.shows("Welcome to Agros!"));
    let desk = desk.started_again();
    assert!(!desk.shows("Welcome to Agros!"));
}

#[test]
fn whoever_just_plays_is_greeted_no_longer() {
    let mut desk = first_start();
    desk.click_cell("e5");
    assert_eq!(desk.moves(), "e5");
    assert!(!desk.shows("Welcome to Agros!"));
}

#[test]
fn the_greeting_leads_to_the_tutorial() {
    let mut desk = first_start();
    desk.press("Learn step by step");
    assert!(desk.shows("Step 1 of 12"));
    desk.press("Leave");
    assert!(!desk.shows("Welcome to Agros!"));
}

#[test]
fn the_greeting_leads_to_a_game_against_the_lowest_level() {
    let mut desk = first_start();
    desk.press("Play level 1");
    assert_eq!(desk.model().settings.engine.level().number(), 1);
    assert!(desk.model().thinking.plays[Player::Second]);
    assert!(!desk.model().thinking.plays[Player::First]);
    desk.click_cell("e5");
    desk.wait_until("the engine has placed two farmers", |model| {
        model.record.ply(model.record.cursor()) == 3
    });
}

fn fits<P: Seat>(size: Vec2) {
    let mut misfits = Vec::new();
    for language in LANGUAGES {
        let mut settings = settings();
        settings.language = Some(language.id());
        settings.learning.greeted = false;
        let mut desk = Desk::starting_at::<P>(settings, size);
        let mut look = |desk: &Desk, place: &str| {
            let found = desk.misfits(&[" · "]).into_iter();
            misfits.extend(found.map(|misfit| format!("{} {place}: {misfit}", language.tag)));
        };
        look(&desk, "greeting");
        desk.press(&desk.words_in(language, "greeting-tutorial"));
        for step in P::TUTORIAL {
            look(&desk, step.key);
            if let Some(mistake) = mistake::<P>(&desk) {
                desk.play(&mistake);
                look(&desk, &format!("{}-wrong", step.key));
            }
            desk.key(Key::F6);
            look(&desk, &format!("{} hint", step.key));
            while attempt::<P>(&desk) != Some(Attempt::Done) {
                let right = solution::<P>(&desk);
                desk.play(&right);
            }
            look(&desk, &format!("{}-done", step.key));
            desk.key(Key::F11);
        }
        look(&desk, "the end");
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn every_step_of_agros_fits_in_the_smallest_window_in_every_language() {
    fits::<farms::Position>(SMALLEST);
}

#[test]
fn every_step_of_agon_fits_in_the_smallest_window_in_every_language() {
    fits::<agon::Position>(SMALLEST);
}

#[test]
fn every_step_of_agora_fits_in_the_smallest_window_in_every_language() {
    fits::<agora::Position>(SMALLEST);
}

/// A picture of the third step or a later one, after a wrong try.
fn picture_of_step<P: Seat>(step: usize, size: Vec2, theme: Theme, name: &str) {
    let mut settings = settings();
    settings.theme = theme;
    let mut desk = new_game_with::<P>(settings, size);
    desk.choose_in_menu("Help", "Tutorial");
    for _ in 0..step {
        desk.press("Skip");
    }
    if let Some(mistake) = mistake::<P>(&desk) {
        desk.play(&mistake);
    }
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn picture_of_the_tutorial_of_agros() {
    picture_of_step::<farms::Position>(9, WIDE, Theme::Light, "tutorial-agros");
}

#[test]
fn picture_of_the_tutorial_of_agon() {
    picture_of_step::<agon::Position>(3, SMALLEST, Theme::Dark, "tutorial-agon-small");
}

#[test]
fn picture_of_the_tutorial_of_agora() {
    picture_of_step::<agora::Position>(4, WIDE, Theme::Light, "tutorial-agora");
}

#[test]
fn picture_of_the_greeting() {
    let mut desk = first_start();
    desk.harness.remove_cursor();
    desk.run();
    desk.harness.snapshot_options("greeting", &tolerance());
}
