//! Somebody reads about a game: its rules, its words, its example games.

use agros::rules::{agon, agora, agros as farms};
use agros::storage::settings::Theme;
use agros::ui::languages::LANGUAGES;
use agros::ui::seat::Seat;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::Desk;
use crate::learning::{SMALLEST, WIDE, new_game, new_game_with, settings};
use crate::pictures::tolerance;

/// The examples are gone through from comment to comment, and the game waits meanwhile.
fn examples_are_shown<P: Seat>() {
    let mut desk = new_game::<P>(WIDE);
    let before = desk.model_of::<P>().record.stamp();
    for example in P::EXAMPLES {
        desk.harness.get_by_label("Help").click();
        desk.run();
        desk.harness.get_by_label_contains("Example games").click();
        desk.run();
        let title = desk.words(example.key);
        desk.press(&title);
        for ply in example.comments {
            let comment = desk.words(&format!("{}-{ply}", example.key));
            assert!(desk.shows(&comment), "{} {ply}", example.key);
            desk.key(Key::F11);
        }
        assert!(desk.model_of::<P>().is_over(), "{}", example.key);
        desk.harness.key_press_modifiers(Modifiers::SHIFT, Key::F11);
        desk.run();
        assert!(!desk.model_of::<P>().is_over(), "{}", example.key);
        desk.press("Leave");
        assert_eq!(desk.model_of::<P>().record.stamp(), before);
        assert!(!desk.model_of::<P>().is_what_if());
    }
}

#[test]
fn the_example_games_of_agros_are_shown_with_their_comments() {
    examples_are_shown::<farms::Position>();
}

#[test]
fn the_example_games_of_agon_are_shown_with_their_comments() {
    examples_are_shown::<agon::Position>();
}

#[test]
fn the_example_games_of_agora_are_shown_with_their_comments() {
    examples_are_shown::<agora::Position>();
}

/// The page of the rules plays all its diagrams.
fn rules_are_played<P: Seat>() {
    let mut desk = new_game::<P>(SMALLEST);
    let title = desk.words(&format!("{}-rules", P::GAME));
    desk.choose_in_menu("Help", &title);
    for section in P::RULES {
        let title = desk.words(section.name);
        assert!(desk.shows(&title), "{title}");
        let played = section.situation.as_ref();
        if played.is_some_and(|situation| situation.play.is_some()) {
            let before = format!("{title}, before the move");
            desk.harness.get_by_label(&before).click_accesskit();
            desk.run();
            desk.harness.get_by_label(&format!("{title}, played"));
        }
    }
}

#[test]
fn the_rules_of_agros_play_their_diagrams() {
    rules_are_played::<farms::Position>();
}

#[test]
fn the_rules_of_agon_play_their_diagrams() {
    rules_are_played::<agon::Position>();
}

#[test]
fn words_of_the_game_are_explained_to_pointer_and_keyboard() {
    let mut desk = new_game::<farms::Position>(WIDE);
    desk.choose_in_menu("Help", "Tutorial");
    for _ in 0..3 {
        desk.press("Skip");
    }
    let meaning = "A loose piece left by sowing. It never moves again and divides the land.";
    let shown = |desk: &Desk| {
        let told = desk.harness.query_all_by_label(meaning);
        told.count()
    };
    assert_eq!(shown(&desk), 0);
    let word = format!("seed: {meaning}");
    desk.harness.get_by_label(&word).hover();
    desk.harness.run_steps(30);
    assert_eq!(shown(&desk), 1, "the pointer is on it");
    desk.harness.remove_cursor();
    desk.harness.run_steps(30);
    assert_eq!(shown(&desk), 0);
    desk.harness.get_by_label(&word).focus();
    desk.run();
    assert_eq!(shown(&desk), 1, "the keyboard is on it");
}

/// A picture of the page of the rules.
fn picture_of_rules<P: Seat>(size: Vec2, theme: Theme, name: &str) {
    let mut settings = settings();
    settings.theme = theme;
    let mut desk = new_game_with::<P>(settings, size);
    let title = desk.words(&format!("{}-rules", P::GAME));
    desk.choose_in_menu("Help", &title);
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn picture_of_the_rules_of_agros() {
    picture_of_rules::<farms::Position>(WIDE, Theme::Light, "agros-rules");
}

#[test]
fn picture_of_the_rules_of_agon() {
    picture_of_rules::<agon::Position>(SMALLEST, Theme::Dark, "agon-rules");
}

#[test]
fn picture_of_an_example() {
    let mut desk = new_game::<agon::Position>(WIDE);
    desk.harness.get_by_label("Help").click();
    desk.run();
    desk.harness.get_by_label_contains("Example games").click();
    desk.run();
    desk.press("Two at once");
    for _ in 0..3 {
        desk.key(Key::F11);
    }
    desk.harness.snapshot_options("example", &tolerance());
}

/// Every comment of every example can be read in the smallest window, in every language.
fn examples_fit<P: Seat>() {
    let mut misfits = Vec::new();
    for language in LANGUAGES {
        let mut settings = settings();
        settings.language = Some(language.id());
        let mut desk = new_game_with::<P>(settings, SMALLEST);
        for example in P::EXAMPLES {
            let help = desk.words_in(language, "menu-help");
            desk.press(&help);
            let examples = desk.words_in(language, "menu-examples");
            desk.harness.get_by_label_contains(&examples).click();
            desk.run();
            let title = desk.words_in(language, example.key);
            desk.press(&title);
            for ply in example.comments {
                // The names of fields and moves beside the board have a test of their own.
                let found = desk.misfits(&[" · "]).into_iter();
                let place = format!("{} {} {ply}", language.tag, example.key);
                misfits.extend(found.map(|misfit| format!("{place}: {misfit}")));
                desk.key(Key::F11);
            }
            let leave = desk.words_in(language, "learn-leave");
            desk.press(&leave);
        }
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn the_comments_on_games_of_agros_fit_in_the_smallest_window() {
    examples_fit::<farms::Position>();
}

#[test]
fn the_comments_on_games_of_agon_fit_in_the_smallest_window() {
    examples_fit::<agon::Position>();
}

#[test]
fn the_comments_on_games_of_agora_fit_in_the_smallest_window() {
    examples_fit::<agora::Position>();
}
