//! Opening.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use agros::app::Dialog;
use agros::platform::ScriptedDialogs;
use agros::rules::agros::Position;
use agros::storage::game_file;
use agros::storage::settings::Settings;
use agros::ui::Surroundings;
use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game, moves};

#[test]
fn a_game_named_at_the_start_is_open() {
    let desk = Desk::after(20);
    assert_eq!(desk.moves(), moves(20));
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
    assert!(!desk.model().is_unsaved());
    assert_eq!(desk.model().settings.recent(), [desk.path("game.agros")]);
}

#[test]
fn a_game_named_at_the_start_is_there_in_the_first_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.agros");
    game_file::save(&path, &game(20)).expect("the game can be written");
    let around = Surroundings::new(ScriptedDialogs::default(), None, Arc::new(|| {}));
    let ctx = egui::Context::default();
    let desk = agros::ui::Desk::new(&ctx, Settings::default(), None, around, Some(path.clone()));
    let window = desk.window::<Position>().expect("a game of Agros");
    assert_eq!(window.model().file, Some(path));
    let record = &window.model().record;
    assert_eq!(record.ply(record.cursor()), 20);
}

#[test]
fn ctrl_o_opens_the_game_chosen() {
    let mut desk = Desk::new();
    let path = desk.path("other.agros");
    game_file::save(&path, &game(12)).expect("the game can be written");
    desk.answer("other.agros");
    desk.ctrl(Key::O);
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
    assert_eq!(desk.status(), format!("Opened {}", path.display()));
}

#[test]
fn a_broken_file_is_said_and_the_game_stays() {
    let mut desk = Desk::after(12);
    let path = desk.path("broken.agros");
    std::fs::write(&path, "{ \"game\": ").expect("a file");
    desk.answer("broken.agros");
    desk.ctrl(Key::O);
    desk.wait_until("it says so", |model| {
        matches!(model.notice, Some(agros::app::Notice::Failed(_)))
    });
    assert!(
        desk.status().starts_with("Not opened: "),
        "{}",
        desk.status()
    );
    assert!(desk.status().contains("broken.agros"), "{}", desk.status());
    assert_eq!(desk.moves(), moves(12));
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
}

#[test]
fn a_dropped_file_opens() {
    let mut desk = Desk::new();
    let path = desk.path("other.agros");
    game_file::save(&path, &game(12)).expect("the game can be written");
    desk.drop_files(&[&path]);
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn of_several_files_dropped_the_only_game_opens() {
    let mut desk = Desk::new();
    let (path, notes) = (desk.path("other.agros"), desk.path("notes.txt"));
    game_file::save(&path, &game(12)).expect("the game can be written");
    std::fs::write(&notes, "notes").expect("a file");
    desk.drop_files(&[&notes, &path]);
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn of_several_games_dropped_none_opens_and_the_status_says_why() {
    let mut desk = Desk::after(12);
    let paths = ["a.agros", "b.agros", "c.txt", "d.agros"].map(|name| desk.path(name));
    desk.drop_files(&paths.each_ref().map(PathBuf::as_path));
    desk.run();
    assert_eq!(
        desk.status(),
        "Not opened: a.agros, b.agros, c.txt and 1 more. Drop one game at a time."
    );
    assert_eq!(desk.moves(), moves(12));
    assert_eq!(desk.model().file, Some(desk.path("game.agros")));
}

#[test]
fn a_dropped_folder_is_called_one() {
    let mut desk = Desk::after(12);
    let folder = desk.path("games");
    std::fs::create_dir(&folder).expect("a folder");
    desk.drop_files(&[&folder]);
    desk.wait_until("it says so", |model| {
        matches!(model.notice, Some(agros::app::Notice::Failed(_)))
    });
    let said = format!("Not opened: {}: a folder, not a file", folder.display());
    assert_eq!(desk.status(), said);
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn a_file_dropped_on_unsaved_changes_asks_first() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    let path = desk.path("other.agros");
    game_file::save(&path, &game(12)).expect("the game can be written");
    desk.drop_files(&[&path]);
    desk.run();
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    desk.press("Do not save");
    desk.wait_until("the game is open", |model| model.file.is_some());
    assert_eq!(desk.moves(), moves(12));
}

#[test]
fn a_recent_game_that_is_gone_is_forgotten_for_good() {
    let mut settings = Settings::default();
    let gone = Path::new("/no/such/game.agros");
    settings.remember(gone);
    let mut desk = Desk::showing(&game(12), settings, vec2(1280.0, 800.0));
    desk.press("Game");
    desk.press("Recent games");
    desk.harness
        .get_by(|node| {
            let label = node.label().unwrap_or_default();
            node.role() == Role::Button && label.contains("/no/such")
        })
        .click();
    desk.run();
    desk.wait_until("it says so", |model| {
        matches!(model.notice, Some(agros::app::Notice::Failed(_)))
    });
    assert!(!desk.model().settings.recent().contains(&gone.to_owned()));
    desk.let_pass();
    let kept = std::fs::read_to_string(desk.path("settings.json")).expect("the settings");
    assert!(
        kept.contains("game.agros") && !kept.contains("/no/such"),
        "{kept}"
    );
}

#[test]
fn a_failure_to_save_the_settings_is_none_of_the_game() {
    let mut desk = Desk::new();
    std::fs::create_dir(desk.path("settings.json")).expect("a folder in the way");
    desk.ctrl(Key::F);
    desk.wait_until("it says so", |model| model.notice.is_some());
    let said = format!(
        "The settings could not be saved in {}: ",
        desk.path("settings.json").display()
    );
    assert!(desk.status().starts_with(&said), "{}", desk.status());
}

/// A desk that speaks a language.
fn speaking(tag: &str) -> Desk {
    let mut settings = Settings::default();
    settings.language = Some(tag.parse().expect("a language"));
    Desk::showing(&game(12), settings, vec2(1280.0, 800.0))
}

#[test]
fn the_reason_why_a_file_does_not_open_was_english_in_every_language() {
    let setup = r#""setup":{"size":10,"farmers":5}"#;
    let of_a_game = |rest: &str| {
        format!(r#"{{"format":"agros-game","version":1,"game":"agros",{setup},"nodes":{rest}}}"#)
    };
    let not_ended = "{ \"game\": ".to_owned();
    let occupied = r#"[{"parent":null},{"parent":0,"move":"e5"},{"parent":1,"move":"e5"}]"#;
    for (tag, text, said) in [
        (
            "nl",
            not_ended,
            "Niet geopend: PATH: geen partijbestand: de tekst houdt midden in een waarde op in \
             regel 1, kolom 10",
        ),
        (
            "de",
            of_a_game("5"),
            "Nicht geöffnet: PATH: `nodes` muss eine Liste sein, ist aber `5`",
        ),
        (
            "nl",
            of_a_game(occupied),
            "Niet geopend: PATH: nodes[2]: de zet `e5` kan niet worden gespeeld: e5 is bezet: een \
             boer komt op een leeg vakje",
        ),
        (
            "fr",
            String::new(),
            "Non ouvert\u{202f}: PATH\u{202f}: le fichier est vide",
        ),
    ] {
        let mut desk = speaking(tag);
        let path = desk.path("broken.agros");
        std::fs::write(&path, text).expect("a file");
        desk.answer("broken.agros");
        desk.ctrl(Key::O);
        desk.wait_until("it says so", |model| model.notice.is_some());
        let said = said.replace("PATH", &path.display().to_string());
        assert_eq!(desk.status(), said);
    }
}

#[test]
fn what_the_system_refuses_is_said_in_the_language_too() {
    let mut desk = speaking("es");
    let path = desk.path("gone.agros");
    desk.answer("gone.agros");
    desk.ctrl(Key::O);
    desk.wait_until("it says so", |model| model.notice.is_some());
    let why = "no se puede leer: no hay archivo ni carpeta con ese nombre";
    assert_eq!(
        desk.status(),
        format!("No abierto: {}: {why}", path.display())
    );
}
