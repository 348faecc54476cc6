//! The window in every language: switched while it is open, and nothing in it is cut.

use std::collections::BTreeSet;

use agros::game::Document;
use agros::rules::{Position, agon, agora};
use agros::storage::game_file;
use agros::storage::settings::Settings;
use agros::ui::languages::{LANGUAGES, Language};
use agros::ui::overlay::Overlay as _;
use agros::ui::seat::Seat;
use agros::ui::text::Text;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::damaged::damaged;
use crate::desk::{Desk, GAME, game};

const SMALLEST: Vec2 = vec2(720.0, 540.0);
const USUAL: Vec2 = vec2(1280.0, 800.0);

/// What people choose as long as they like.
const NAMES: [&str; 4] = ["game.agros", "Annemarie", "/tmp", "short"];

pub const AGON: &str = "f1-f2 f11-f10 f2-g2 f10-e9";
pub const AGORA: &str = "a2-a3 a5-a4 f2-f3 f5-f4";

fn language(tag: &str) -> &'static Language {
    let language = LANGUAGES.iter().find(|language| language.tag == tag);
    language.expect("a language of the window")
}

pub fn document<P: Position>(moves: &str) -> Document<P> {
    let mut document = Document::<P>::new(P::Setup::default());
    for text in moves.split_whitespace() {
        let node = document.cursor();
        let play = document.position(node).read_move(text).expect(text);
        let node = document.add(node, play).expect(text);
        document.set_cursor(node);
    }
    document
}

pub fn settings(language: &Language) -> Settings {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.language = Some(language.id());
    settings.engine = settings.engine.with_milliseconds(30);
    settings.review.nodes = Some(400);
    settings.new_game.names = ["Annemarie van der Velden", ""].map(str::to_owned);
    settings
}

/// Walks through the window and looks at every place.
pub struct Walk {
    pub desk: Desk,
    text: Text,
    size: Vec2,
    misfits: BTreeSet<String>,
}

impl Walk {
    fn begin<P: Seat>(language: &'static Language, size: Vec2, game: &Document<P>) -> Walk {
        let desk = Desk::showing(game, settings(language), size);
        Walk::at(desk, language, size)
    }

    pub fn at(mut desk: Desk, language: &'static Language, size: Vec2) -> Walk {
        desk.harness.remove_cursor();
        desk.key(Key::Escape);
        Walk {
            desk,
            text: Text::of(language),
            size,
            misfits: BTreeSet::new(),
        }
    }

    fn words(&self, key: &str) -> String {
        self.text.get(key)
    }

    /// Looks at what is shown.
    pub fn look(&mut self, place: &str) {
        let tag = self.text.language().tag;
        let misfits = self.desk.misfits(&NAMES);
        let width = self.size.x;
        let misfits = misfits.into_iter();
        self.misfits
            .extend(misfits.map(|misfit| format!("{tag} {width} {place}: {misfit}")));
    }

    /// Presses the button of that message that is nearest to the top of the window.
    pub fn press(&mut self, key: &str) -> bool {
        let words = self.words(key);
        let button = self
            .desk
            .harness
            .query_all_by(|node| {
                let pressed = [Role::Button, Role::RadioButton, Role::CheckBox];
                pressed.contains(&node.role())
                    && node.label().is_some_and(|label| label == words)
                    && !node.is_disabled()
            })
            .min_by(|one, other| one.rect().top().total_cmp(&other.rect().top()));
        let Some(button) = button else { return false };
        button.click();
        self.desk.run();
        true
    }

    #[track_caller]
    fn must_press(&mut self, key: &str) {
        assert!(self.press(key), "no button “{}” ({key})", self.words(key));
    }

    /// Opens a menu and everything in it.
    fn menu(&mut self, menu: &str, inner: &[&str]) {
        self.must_press(menu);
        self.look(menu);
        for key in inner {
            if self.press(key) {
                self.look(key);
            }
        }
        for _ in 0..2 {
            self.desk.key(Key::Escape);
        }
        self.desk.harness.remove_cursor();
        self.desk.run();
    }

    /// What every game has.
    fn desk<P: Seat>(&mut self) {
        self.look("desk");
        let overview = format!("{}-overview", P::GAME);
        for tab in [
            "tab-moves",
            "tab-details",
            "tab-engine",
            "tab-notes",
            &overview,
        ] {
            if self.press(tab) {
                self.desk.harness.remove_cursor();
                self.desk.run();
                self.look(tab);
            }
        }
        for (menu, inner) in [
            ("menu-game", &["menu-recent"][..]),
            ("menu-edit", &["menu-judge"]),
            ("menu-view", &["menu-timeline", "menu-language"]),
            ("menu-go", &["menu-pace"]),
            (
                "menu-engine",
                &["engine-time", "engine-level", "engine-lines", "review-time"],
            ),
            ("menu-help", &[]),
        ] {
            self.menu(menu, inner);
        }
        for (keys, place) in [
            (Key::N, "new game"),
            (Key::Comma, "settings"),
            (Key::E, "export"),
        ] {
            self.desk.ctrl(keys);
            self.look(place);
            if keys == Key::N && self.press("house-swap") {
                self.press("house-bid");
                self.look("house options");
            }
            self.desk.key(Key::Escape);
        }
        self.desk.key(Key::F1);
        self.look("shortcuts");
        self.desk.key(Key::Escape);
        for item in ["command-about", &format!("{}-rules", P::GAME)] {
            self.must_press("menu-help");
            if self.press(item) {
                self.look(item);
            }
            self.desk.key(Key::Escape);
        }
        self.must_press("menu-engine");
        self.must_press("command-choose-engine");
        self.look("choose an engine");
        self.desk.key(Key::Escape);
        self.desk.key(Key::F9);
        self.look("what if");
        self.desk.key(Key::Escape);
        self.desk.ctrl(Key::T);
        self.look("map");
        self.desk.ctrl(Key::T);
        self.desk.ctrl(Key::B);
        self.look("editor");
        self.must_press("editor-clear");
        self.look("empty editor");
        self.desk.key(Key::Escape);
        self.desk.ctrl(Key::L);
        self.look("no library");
        self.desk.ctrl(Key::L);
        self.desk.ctrl_shift(Key::T);
        self.desk.let_pass();
        self.look("training");
        self.desk.ctrl_shift(Key::T);
    }

    /// The last look at the engine, and what a review has found.
    fn review<P: Seat>(&mut self) {
        self.desk.key(Key::F6);
        self.press("tab-engine");
        self.desk.wait_for("the hint is there", |desk| {
            desk.model_of::<P>().thinks_for().is_none()
        });
        self.look("hint");
        self.desk.begin(Key::R);
        self.desk.wait_for("the game is reviewed", |desk| {
            desk.model_of::<P>().reviewing().is_none()
        });
        self.look("review");
        self.desk.key(Key::F12);
        self.press("tab-details");
        self.desk
            .harness
            .key_press_modifiers(Modifiers::SHIFT, Key::F11);
        self.desk.run();
        self.look("mistake");
        self.desk.ctrl_shift(Key::R);
        self.desk.let_pass();
        self.look("question");
    }

    /// Everything that can be laid over the board.
    fn overlaid<P: Seat>(language: &'static Language, size: Vec2, game: &Document<P>) -> Walk {
        let mut settings = settings(language);
        let names = P::Overlay::ALL
            .iter()
            .map(|overlay| overlay.id().to_owned());
        settings.set_overlays::<P>(names.collect());
        let mut walk = Walk::at(Desk::showing(game, settings, size), language, size);
        walk.press("tab-details");
        walk.desk.harness.remove_cursor();
        walk.desk.let_pass();
        walk.look("overlays");
        walk
    }

    #[track_caller]
    pub fn end(self) -> Vec<String> {
        self.misfits.into_iter().collect()
    }
}

/// Goes through a game in all languages.
#[track_caller]
fn everything_fits<P: Seat>(game: &Document<P>, size: Vec2) {
    let mut misfits = Vec::new();
    for language in LANGUAGES {
        let mut walk = Walk::begin(language, size, game);
        walk.desk::<P>();
        walk.review::<P>();
        misfits.extend(walk.end());
        misfits.extend(Walk::overlaid(language, size, game).end());
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn everything_of_agros_fits_into_the_smallest_window() {
    everything_fits(&game(72), SMALLEST);
}

#[test]
fn everything_of_agon_fits_into_the_smallest_window() {
    everything_fits(&document::<agon::Position>(AGON), SMALLEST);
}

#[test]
fn everything_of_agora_fits_into_the_smallest_window() {
    everything_fits(&document::<agora::Position>(AGORA), SMALLEST);
}

#[test]
fn everything_of_agros_fits_into_the_usual_window() {
    everything_fits(&game(72), USUAL);
}

#[test]
fn everything_of_agon_fits_into_the_usual_window() {
    everything_fits(&document::<agon::Position>(AGON), USUAL);
}

#[test]
fn everything_of_agora_fits_into_the_usual_window() {
    everything_fits(&document::<agora::Position>(AGORA), USUAL);
}

#[test]
fn the_score_sheet_fits_in_every_language() {
    let mut misfits = Vec::new();
    for language in LANGUAGES {
        for size in [SMALLEST, USUAL] {
            let mut walk = Walk::begin(language, size, &game(85));
            walk.must_press("menu-view");
            walk.must_press("command-sheet");
            walk.desk.harness.remove_cursor();
            walk.desk.run();
            walk.look("score sheet");
            misfits.extend(walk.end());
        }
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn the_library_fits_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder for the games");
    let save = |name: &str, plies| {
        let path = folder.path().join(name);
        game_file::save(&path, &game(plies)).expect("it can be written");
    };
    save("short.agros", 40);
    save("game.agros", 85);
    let agon = document::<agon::Position>(AGON);
    game_file::save(&folder.path().join("agon.agros"), &agon).expect("it can be written");
    let mut misfits = Vec::new();
    for language in LANGUAGES {
        for size in [SMALLEST, USUAL] {
            let mut settings = settings(language);
            settings.library.folder = Some(folder.path().to_owned());
            let mut walk = Walk::at(Desk::showing(&game(71), settings, size), language, size);
            walk.desk.wait_until("the library is read", |model| {
                model.library.listing().entries.len() == 3
            });
            walk.press("tab-engine");
            walk.look("beside the board");
            walk.desk.ctrl(Key::L);
            walk.desk.let_pass();
            walk.look("library");
            walk.must_press("library-statistics");
            walk.look("statistics");
            walk.must_press("library-openings");
            walk.look("openings");
            misfits.extend(walk.end());
        }
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

#[test]
fn what_the_file_dialogs_ask_fits_in_every_language() {
    use agros::platform::{DialogOutcome, NoDialog};

    let mut misfits = Vec::new();
    for language in LANGUAGES {
        let mut walk = Walk::begin(language, SMALLEST, &game(12));
        walk.desk.ctrl_shift(Key::S);
        walk.look("waiting");
        let outcome = DialogOutcome::Unavailable(NoDialog::NotInstalled);
        walk.desk.dialogs.answer(outcome);
        walk.desk.let_pass();
        walk.look("path");
        walk.desk.key(Key::Escape);
        let path = damaged(&walk.desk, 16);
        walk.desk.drop_files(&[&path]);
        walk.desk
            .wait_until("it is offered", |model| model.dialog.is_some());
        walk.look("damaged");
        walk.desk.key(Key::Escape);
        walk.desk.play("b2+a1");
        walk.desk.ctrl(Key::O);
        walk.look("unsaved");
        misfits.extend(walk.end());
    }
    assert!(misfits.is_empty(), "{}", misfits.join("\n"));
}

/// Everything that a screen reader can read.
fn readable(desk: &Desk) -> Vec<String> {
    let nodes = desk.harness.query_all_by(|_| true);
    let said = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value()]
    });
    said.flatten().collect()
}

#[test]
fn a_language_chosen_from_the_menu_holds_at_once_and_for_the_next_start() {
    let mut desk = Desk::after(72);
    desk.choose_in_menu("View", "Language");
    desk.choose("Français");
    desk.key(Key::Escape);
    let french = language("fr");
    assert_eq!(desk.model().settings.language, Some(french.id()));
    let path = desk.path("settings.json");
    desk.wait_until("the settings are written", |_| path.exists());

    let mut settings = Settings::default();
    settings.language = Some(french.id());
    let mut fresh = Desk::showing(&game(72), settings, USUAL);
    fresh.key(Key::Escape);
    assert_eq!(readable(&desk), readable(&fresh));

    let desk = desk.started_again();
    assert_eq!(desk.model().settings.language, Some(french.id()));
    assert!(desk.shows(&Text::of(french).get("menu-view")));
}

#[test]
fn a_language_is_chosen_by_keys_alone() {
    let mut desk = Desk::new();
    desk.harness
        .get_by_role_and_label(Role::Button, "View")
        .focus();
    desk.run();
    desk.key(Key::Enter);
    let item = desk.harness.get_by_label("Language");
    item.focus();
    desk.run();
    desk.key(Key::Enter);
    desk.harness
        .get_by_role_and_label(Role::RadioButton, "Nederlands")
        .focus();
    desk.run();
    desk.key(Key::Enter);
    let dutch = language("nl").id();
    assert_eq!(desk.model().settings.language, Some(dutch));
}

#[test]
fn until_a_language_is_chosen_it_is_that_of_the_system() {
    let mut desk = Desk::reading(&["it-CH", "de"]);
    let italian = Text::of(language("it"));
    assert!(desk.shows(&italian.get("menu-view")));
    desk.choose_in_menu(&italian.get("menu-view"), &italian.get("menu-language"));
    let name = italian.get("language-system");
    let chosen = desk.harness.get_by_role_and_label(Role::RadioButton, &name);
    let toggled = chosen.accesskit_node().toggled();
    assert_eq!(toggled, Some(egui::accesskit::Toggled::True));
}

#[test]
fn an_exported_score_sheet_is_in_the_language_of_the_window() {
    let german = language("de");
    let text = Text::of(german);
    let mut desk = Desk::showing(&game(85), settings(german), USUAL);
    desk.answer("sheet.html");
    desk.ctrl(Key::E);
    desk.press(&text.get("export-choose"));
    let path = desk.path("sheet.html");
    desk.wait_until("the sheet is written", |_| path.exists());
    let page = std::fs::read_to_string(&path).expect("a page");
    assert!(page.contains("<html lang=\"de\">"), "{page}");
    assert!(page.contains(&text.get("sheet-half-point")), "{page}");
    assert!(!page.contains("wins by"), "{page}");
}

#[test]
fn the_moves_are_written_alike_in_every_language() {
    for language in LANGUAGES {
        let desk = Desk::showing(&game(12), settings(language), USUAL);
        assert_eq!(
            desk.moves(),
            GAME.split_whitespace()
                .take(12)
                .collect::<Vec<_>>()
                .join(" ")
        );
        assert!(desk.shows("e3+e2"), "{}", language.tag);
    }
}
