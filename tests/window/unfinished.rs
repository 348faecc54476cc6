//! Games that were open when the program ended without warning.

use agros::app::Dialog;
use agros::rules::agon;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::desk::{Desk, game, read};

const RESTORE: &str = "Go on with Light – Dark";

/// Three placements, then the program is killed and started again.
fn killed() -> Desk {
    let mut desk = Desk::new();
    for cell in ["g3", "i5", "d8"] {
        desk.click_cell(cell);
    }
    offered(desk.killed())
}

#[track_caller]
fn offered(mut desk: Desk) -> Desk {
    desk.wait_until("the game is offered", |model| {
        model.dialog == Some(Dialog::Unfinished)
    });
    desk
}

#[track_caller]
fn not_offered(desk: &mut Desk) {
    desk.let_pass();
    assert_eq!(desk.model().dialog, None);
}

#[test]
fn after_a_crash_the_game_is_offered_and_comes_back_with_all_that_can_be_undone() {
    let mut desk = killed();
    assert!(desk.shows("Unfinished games"));
    assert!(desk.shows("3 plies, just now"));
    assert_eq!(desk.focused(), RESTORE);
    assert_eq!(desk.moves(), "", "nobody is forced");
    desk.key(Key::Enter);
    desk.wait_until("the game is back", |model| model.is_unsaved());
    assert_eq!(desk.moves(), "g3 i5 d8");
    assert_eq!(desk.status(), "The game is as it was. It is not saved yet.");
    desk.ctrl(Key::Z);
    desk.ctrl(Key::Z);
    assert_eq!(desk.moves(), "g3");
    desk.ctrl_shift(Key::Z);
    assert_eq!(desk.moves(), "g3 i5");

    // It goes on being safe.
    let mut desk = offered(desk.killed());
    desk.press(RESTORE);
    desk.wait_until("the game is back", |model| model.is_unsaved());
    assert_eq!(desk.moves(), "g3 i5");
    desk.ctrl_shift(Key::Z);
    assert_eq!(desk.moves(), "g3 i5 d8");
}

#[test]
fn later_means_at_the_next_start_or_from_the_menu() {
    let mut desk = killed();
    desk.press("Later");
    assert_eq!(desk.model().dialog, None);
    let mut desk = offered(desk.killed());
    desk.key(Key::Escape);
    assert_eq!(desk.model().dialog, None);
    desk.choose_in_menu("Game", "Unfinished games…");
    let mut desk = offered(desk);
    desk.press(RESTORE);
    desk.wait_until("the game is back", |model| model.is_unsaved());
    assert_eq!(desk.moves(), "g3 i5 d8");
    desk.choose_in_menu("Game", "Unfinished games…");
    desk.wait_until("it says so", |model| model.notice.is_some());
    assert_eq!(desk.status(), "No game was left unfinished.");
}

#[test]
fn what_is_discarded_goes_when_the_dialog_closes() {
    let mut desk = killed();
    desk.press("Give up Light – Dark");
    assert!(desk.shows("It goes when this closes."));
    desk.press("Do not give up Light – Dark");
    desk.press("Give up Light – Dark");
    desk.press("Later");
    let mut desk = desk.killed();
    not_offered(&mut desk);
    let journals = std::fs::read_dir(desk.path("journals")).expect("the folder");
    assert_eq!(journals.count(), 0);
}

#[test]
fn kept_after_all_it_is_offered_again() {
    let mut desk = killed();
    desk.press("Give up Light – Dark");
    desk.press("Do not give up Light – Dark");
    desk.press("Later");
    offered(desk.killed());
}

#[test]
fn whoever_closes_the_window_knows_what_is_lost() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    desk.close_window();
    desk.press("Do not save");
    let mut desk = desk.killed();
    not_offered(&mut desk);
}

#[test]
fn a_saved_game_is_not_offered_but_what_comes_after_it_is() {
    let mut desk = Desk::new();
    desk.click_cell("g3");
    desk.answer("first.agros");
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    let mut desk = desk.killed();
    not_offered(&mut desk);

    let mut desk = {
        let file = desk.path("first.agros");
        desk.drop_files(&[&file]);
        desk.wait_until("it is open", |model| model.file.is_some());
        desk.click_cell("i5");
        offered(desk.killed())
    };
    assert!(desk.shows("changes to first.agros"));
    desk.press(RESTORE);
    desk.wait_until("the game is back", |model| model.is_unsaved());
    assert_eq!(desk.model().file, Some(desk.path("first.agros")));
    desk.ctrl(Key::S);
    desk.wait_until("the game is saved", |model| !model.is_unsaved());
    assert_eq!(read(&desk.path("first.agros")).all().count(), 3);
}

#[test]
fn comments_come_back_and_what_is_tried_out_does_not() {
    let mut desk = Desk::showing(&game(12), Default::default(), egui::vec2(1280.0, 800.0));
    desk.ctrl(Key::M);
    desk.text("a thought");
    desk.key(Key::Escape);
    desk.key(Key::F9);
    desk.play("e2+c4");
    let mut desk = offered(desk.killed());
    desk.press(RESTORE);
    desk.wait_until("the game is back", |model| model.is_unsaved());
    let record = &desk.model().record;
    assert_eq!(record.all().count(), 13);
    assert_eq!(record.notes(record.cursor()).comment, "a thought");
}

#[test]
fn a_game_of_another_kind_brings_its_own_board() {
    let mut desk = Desk::new();
    desk.ctrl(Key::N);
    desk.choose("Agon");
    desk.press("Start");
    desk.wait_for("it is Agon's", |desk| desk.seats::<agon::Position>());
    let play = desk.model_of::<agon::Position>().legal_moves()[0].to_string();
    desk.play(&play);
    // The next start is with Agros again, by another game.
    desk.wait_for("the settings are kept", |desk| {
        desk.path("settings.json").exists()
    });
    std::fs::remove_file(desk.path("settings.json")).expect("the settings");
    let mut desk = offered(desk.killed());
    let restore = desk.harness.get_by(|node| {
        node.role() == Role::Button && {
            let label = node.label().unwrap_or_default();
            label.starts_with("Go on with")
        }
    });
    restore.click();
    desk.wait_for("the game is back", |desk| {
        desk.seats::<agon::Position>() && desk.model_of::<agon::Position>().is_unsaved()
    });
    assert_eq!(desk.moves_of::<agon::Position>(), play);
}

#[test]
fn restoring_asks_about_what_is_not_saved() {
    let mut desk = killed();
    desk.press("Later");
    desk.click_cell("a1");
    desk.choose_in_menu("Game", "Unfinished games…");
    let mut desk = offered(desk);
    desk.press(RESTORE);
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    desk.press("Do not save");
    desk.wait_until("the game is back", |model| {
        model.record.ply(model.record.cursor()) == 3
    });
    assert_eq!(desk.moves(), "g3 i5 d8");
}

#[test]
fn a_damaged_journal_is_restored_up_to_the_damage_and_kept() {
    let mut desk = Desk::new();
    for cell in ["g3", "i5", "d8"] {
        desk.click_cell(cell);
    }
    let journals = desk.path("journals");
    let journal = || {
        let entries = std::fs::read_dir(&journals).expect("the journals");
        let mut paths = entries.map(|entry| entry.expect("an entry").path());
        paths.find(|path| path.extension().is_some_and(|ending| ending == "journal"))
    };
    desk.wait_for("it is on disk", |_| {
        let text = journal().and_then(|path| std::fs::read_to_string(path).ok());
        text.is_some_and(|text| text.contains("d8"))
    });
    let path = journal().expect("a journal");
    let text = std::fs::read_to_string(&path).expect("the journal");
    std::fs::write(&path, text.replace("\"i5\"", "\"i6\"")).expect("damage");
    let mut desk = offered(desk.killed());
    desk.press(RESTORE);
    desk.wait_until("the game is back", |model| model.is_unsaved());
    assert_eq!(desk.moves(), "g3");
    let kept = path.with_extension("damaged");
    assert!(kept.exists());
    assert!(desk.status().contains(&*kept.to_string_lossy()));
}

#[test]
fn a_journal_that_is_none_is_put_aside_and_told_in_a_line() {
    let mut desk = Desk::new();
    let journals = desk.path("journals");
    std::fs::create_dir_all(&journals).expect("a folder");
    std::fs::write(journals.join("1.journal"), "nothing\n").expect("a file");
    desk = desk.killed();
    desk.wait_until("it says so", |model| model.notice.is_some());
    let kept = journals.join("1.damaged");
    assert_eq!(
        desk.status(),
        format!(
            "A journal of a game could not be understood and was put aside: {}",
            kept.display()
        )
    );
}

#[test]
fn a_journal_that_cannot_be_written_is_told_once() {
    let mut desk = Desk::new();
    std::fs::write(desk.path("journals"), "in the way").expect("a file");
    desk.click_cell("g3");
    desk.wait_until("it says so", |model| model.notice.is_some());
    assert!(
        desk.status().starts_with("What you do is not safe"),
        "{}",
        desk.status()
    );
    desk.click_cell("i5");
    desk.let_pass();
    assert!(!desk.status().starts_with("What you do is not safe"));
}
