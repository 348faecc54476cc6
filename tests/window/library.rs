//! The library: a folder of games beside the game on the desk.

use agros::app::Dialog;
use agros::game::{Document, Ending};
use agros::platform::{DialogKind, DialogOutcome, NoDialog};
use agros::rules::agros::{Position, Setup};
use agros::rules::{Player, Position as _, agon};
use agros::storage::game_file;
use agros::storage::settings::Settings;
use agros::ui::seat::Seat;
use egui::accesskit::Role;
use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::Value;

use crate::desk::{Desk, game, moves};
use crate::pictures::tolerance;

/// A game of these moves.
fn played<P: Seat>(setup: P::Setup, moves: &str) -> Document<P> {
    let mut document = Document::<P>::new(setup);
    for text in moves.split_whitespace() {
        let node = document.cursor();
        let play = document.position(node).read_move(text);
        let node = document.add(node, play.expect("legal")).expect("legal");
        document.set_cursor(node);
    }
    document
}

/// The same game on a board that was turned.
fn turned(game: &Document<Position>, symmetry: u8) -> Document<Position> {
    let line = game.main_line();
    let moves = line.windows(2).map(|pair| {
        let play = game.played(pair[1]).expect("a move");
        game.position(pair[0])
            .turned_move(play, symmetry)
            .to_string()
    });
    let moves: Vec<_> = moves.collect();
    played(*game.setup(), &moves.join(" "))
}

fn save<P: Seat>(
    desk: &Desk,
    name: &str,
    mut document: Document<P>,
    names: [&str; 2],
    date: &str,
    ending: Option<Ending>,
) {
    let header = document.header_mut();
    for (person, name) in header.players.0.iter_mut().zip(names) {
        person.name = name.to_owned();
    }
    header.tags.insert("Date".to_owned(), Value::from(date));
    header
        .tags
        .insert("Event".to_owned(), Value::from("Club evening"));
    header.ending = ending;
    let path = desk.path("games").join(name);
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    game_file::save(&path, &document).expect("it can be written");
}

/// Five games of two kinds; one of them is another on a turned board.
fn fill(desk: &Desk) {
    let small = played::<Position>(
        Setup::new(8, 3).expect("a setup"),
        "c3 f6 f3 c6 d4 e5 c3+c4 f6+f5",
    );
    let lost = |player| Some(Ending::Resignation(player));
    save(
        desk,
        "club.agros",
        game(85),
        ["Anna", "Bram"],
        "2024-05-01",
        None,
    );
    save(
        desk,
        "turned.agros",
        turned(&game(40), 5),
        ["Chloë", "Anna"],
        "2024-06-02",
        lost(Player::Second),
    );
    save(
        desk,
        "short.agros",
        game(12),
        ["Bram", "Chloë"],
        "2023-11-30",
        None,
    );
    save(
        desk,
        "small.agros",
        small,
        ["Anna", "Dora"],
        "2022",
        lost(Player::Second),
    );
    let agon = played::<agon::Position>(agon::Setup::default(), "f1-f2 f11-f10");
    save(
        desk,
        "deeper/queens.agros",
        agon,
        ["Emil", "Bram"],
        "2021-03-04",
        lost(Player::First),
    );
}

/// Opens the library for the first time, on the folder that [`fill`] fills.
fn choose_folder(desk: &mut Desk) {
    fill(desk);
    desk.ctrl(Key::L);
    desk.answer("games");
    desk.press("Choose a folder…");
    wait(desk);
}

/// Goes on until the folder has been read.
fn wait(desk: &mut Desk) {
    desk.wait_for("the folder is read", |desk| {
        let library = &desk.model().library;
        library.revision() > 0 && !library.is_reading()
    });
    desk.let_pass();
}

/// The games of the list, from the top down, each by its first player.
fn listed(desk: &Desk) -> Vec<String> {
    let rows = desk.harness.query_all_by_role(Role::ListBoxOption);
    let mut rows: Vec<_> = rows
        .map(|row| {
            let label = row.accesskit_node().label().unwrap_or_default();
            let player = label.split(' ').next().unwrap_or_default().to_owned();
            (row.rect().top(), player)
        })
        .collect();
    rows.sort_by(|one, other| one.0.total_cmp(&other.0));
    rows.into_iter().map(|(_, player)| player).collect()
}

fn click_game(desk: &mut Desk, name: &str) {
    desk.harness.get_by_role_and_label_contains(name).click();
    desk.harness.remove_cursor();
    desk.run();
}

/// Finds a row of the list.
trait Rows {
    fn get_by_role_and_label_contains<'a>(&'a self, name: &'a str) -> egui_kittest::Node<'a>;
}

impl<T> Rows for egui_kittest::Harness<'_, T> {
    fn get_by_role_and_label_contains<'a>(&'a self, name: &'a str) -> egui_kittest::Node<'a> {
        self.get_by(move |node| {
            let label = node.label().unwrap_or_default();
            node.role() == Role::ListBoxOption && label.contains(name)
        })
    }
}

#[test]
fn a_folder_is_chosen_and_its_games_are_listed_beside_the_game() {
    let mut desk = Desk::new();
    desk.play("e5");
    choose_folder(&mut desk);
    let request = desk
        .dialogs
        .requests()
        .pop()
        .expect("a dialog was asked for");
    assert_eq!(request.kind, DialogKind::Folder);
    assert_eq!(desk.status(), "5 games");
    assert_eq!(listed(&desk), ["Chloë", "Anna", "Bram", "Anna", "Emil"]);
    assert!(
        desk.shows("Anna – Dora, Agros, 8×8, 3 farmers, Light won (resignation), 2022, 8 plies")
    );
    desk.key(Key::Escape);
    assert_eq!(desk.moves(), "e5", "the game is as it was");
    assert!(desk.model().is_unsaved() && !desk.model().is_browsing());
    let kept = desk.model().settings.library.folder.clone();
    assert_eq!(kept, Some(desk.path("games")));
    desk.play("d4");
    assert_eq!(desk.moves(), "e5 d4");
}

#[test]
fn without_a_dialog_the_folder_is_typed() {
    let mut desk = Desk::new();
    fill(&desk);
    desk.ctrl(Key::L);
    assert!(desk.shows("No library yet"));
    desk.dialogs
        .answer(DialogOutcome::Unavailable(NoDialog::NotInstalled));
    desk.press("Choose a folder…");
    assert!(matches!(desk.model().dialog, Some(Dialog::Path(_))));
    let folder = desk.path("games").display().to_string();
    desk.fill_in("Path of the folder:", &folder);
    desk.press("Choose");
    wait(&mut desk);
    assert_eq!(desk.status(), "5 games");
}

#[test]
fn words_are_typed_at_once_and_enter_opens_the_game_that_is_selected() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.ctrl(Key::L);
    desk.ctrl(Key::L);
    wait(&mut desk);
    desk.text("anna");
    assert_eq!(desk.status(), "3 of 5 games");
    desk.text(" won");
    assert_eq!(listed(&desk), ["Anna", "Anna"]);
    assert!(desk.shows("Anna – Bram, Agros"));
    desk.key(Key::ArrowDown);
    desk.key(Key::Enter);
    desk.wait_until_open::<Position>();
    assert!(!desk.model().is_browsing());
    assert_eq!(desk.model().record.setup().size(), 8);
    // Coming back, the search is as it was left.
    desk.ctrl(Key::L);
    wait(&mut desk);
    assert_eq!(desk.status(), "2 of 5 games");
}

#[test]
fn the_head_of_a_column_sorts_and_chips_choose() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.press("Sort by: Plies");
    assert_eq!(listed(&desk), ["Anna", "Chloë", "Bram", "Anna", "Emil"]);
    desk.press("Sorted by: Plies, falling");
    assert_eq!(listed(&desk), ["Emil", "Anna", "Bram", "Chloë", "Anna"]);
    desk.press("Agros");
    desk.press("Light won");
    assert_eq!(listed(&desk), ["Anna", "Chloë", "Anna"]);
    desk.press("Light won");
    desk.press("Unfinished");
    assert_eq!(listed(&desk), ["Bram"]);
}

#[test]
fn unsaved_changes_are_asked_about_before_another_game_is_opened() {
    let mut desk = Desk::new();
    desk.play("e5");
    choose_folder(&mut desk);
    click_game(&mut desk, "Anna – Dora");
    desk.press("Open");
    assert!(matches!(desk.model().dialog, Some(Dialog::Unsaved(_))));
    desk.key(Key::Escape);
    assert!(desk.model().is_browsing(), "the library is still there");
    assert_eq!(desk.moves(), "e5");
    desk.press("Open");
    desk.press("Do not save");
    desk.wait_until_open::<Position>();
    assert_eq!(desk.model().record.setup().size(), 8);
}

#[test]
fn a_game_of_another_kind_opens_at_its_own_desk() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    let row = desk.harness.get_by_role_and_label_contains("Emil");
    let place = row.rect().center();
    for _ in 0..2 {
        desk.harness.drag_at(place);
        desk.harness.drop_at(place);
    }
    desk.wait_for("Agon is on the desk", |desk| desk.seats::<agon::Position>());
    desk.wait_until_open::<agon::Position>();
    assert_eq!(desk.moves_of::<agon::Position>(), "f1-f2 f11-f10");
    desk.ctrl(Key::L);
    desk.wait_for("the folder is read", |desk| {
        desk.model_of::<agon::Position>()
            .library
            .listing()
            .entries
            .len()
            == 5
    });
    desk.let_pass();
    assert_eq!(desk.status(), "5 games");
}

#[test]
fn what_was_chosen_in_the_library_stays_when_another_kind_of_game_takes_the_desk() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.press("Sort by: Plies");
    desk.press("Agon");
    desk.key(Key::Enter);
    desk.wait_for("Agon is on the desk", |desk| desk.seats::<agon::Position>());
    desk.wait_until_open::<agon::Position>();
    desk.ctrl(Key::L);
    desk.wait_for("the folder is read", |desk| {
        let library = &desk.model_of::<agon::Position>().library;
        library.revision() > 0 && !library.is_reading()
    });
    desk.let_pass();
    assert_eq!(desk.status(), "1 of 5 games");
    assert!(desk.shows("Sorted by: Plies, falling"));
}

#[test]
fn the_games_with_a_position_are_opened_at_it_however_their_board_lies() {
    let mut desk = Desk::after(20);
    choose_folder(&mut desk);
    desk.key(Key::Escape);
    desk.ctrl_shift(Key::L);
    wait(&mut desk);
    assert_eq!(desk.status(), "2 of 5 games");
    assert_eq!(listed(&desk), ["Chloë", "Anna"]);
    let here = desk.model().position().symmetric_key();
    desk.key(Key::Enter);
    desk.wait_until("the game is open", |model| !model.is_browsing());
    let record = &desk.model().record;
    assert_eq!(record.header().players.0[0].name, "Chloë");
    assert_eq!(record.ply(record.cursor()), 20);
    assert_eq!(desk.model().position().symmetric_key(), here);
    assert_ne!(desk.moves(), moves(20), "the board lies otherwise");
    assert!(!desk.model().is_unsaved());
    desk.ctrl_shift(Key::L);
    wait(&mut desk);
    desk.press("This position");
    assert_eq!(desk.status(), "5 games");
}

#[test]
fn beside_the_board_stands_what_was_played_from_the_position() {
    let mut desk = Desk::after(12);
    assert!(!desk.shows("In the library"), "there is none yet");
    choose_folder(&mut desk);
    desk.key(Key::Escape);
    assert!(desk.shows("e2+c4: 2 games: Light won 2, Dark 0, 0 drawn, 0 unfinished"));
    let row = |desk: &Desk| {
        let row = desk.harness.get_by_label_contains("e2+c4: 2 games");
        row.rect().center()
    };
    let place = row(&desk);
    desk.harness.hover_at(place);
    desk.run();
    assert!(desk.shows("c4, Light farmer"), "it is shown on the board");
    desk.harness.remove_cursor();
    desk.run();
    assert!(!desk.shows("c4, Light farmer"));
    desk.click_at(place);
    assert_eq!(desk.moves(), moves(13), "and a click plays it");
    desk.harness.remove_cursor();
    desk.run();
    desk.press("In the library");
    assert!(!desk.shows("a1+c3: 2 games"), "it is folded away");
    assert!(!desk.model().settings.library.moves_shown);
}

#[test]
fn a_game_that_is_saved_in_the_folder_is_found_by_itself() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.key(Key::Escape);
    desk.play("e5");
    desk.answer("games/new.agros");
    desk.ctrl(Key::S);
    desk.wait_until("it is listed", |model| {
        model.library.listing().entries.len() == 6
    });
}

#[test]
fn openings_are_walked_through_and_their_games_listed() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.press("Openings");
    assert!(desk.shows("The start"));
    let first = "d1: 3 games: Light won 2, Dark 0, 0 drawn, 1 unfinished";
    let row = desk.harness.get_by_label_contains("3 games: Light won 2");
    let label = row.accesskit_node().label().unwrap_or_default();
    assert!(label.contains("3 games"), "{label} is like {first}");
    desk.press(&label);
    let row = desk.harness.get_by_label_contains("3 games: Light won 2");
    let label = row.accesskit_node().label().unwrap_or_default();
    desk.press(&label);
    desk.key(Key::Backspace);
    desk.press("List these 3 games");
    assert_eq!(desk.status(), "3 of 5 games");
    assert!(desk.shows("This position"));
}

#[test]
fn openings_are_those_of_the_games_that_were_found_whatever_kind_they_are() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.press("Openings");
    desk.fill_in("Search", "chloë");
    assert!(desk.shows("List these 2 games"));
    desk.fill_in("Search", "");
    desk.press("Agon");
    assert!(desk.shows("List this game"));
    let row = desk.harness.get_by_label_contains("1 game: White won");
    let label = row.accesskit_node().label().unwrap_or_default();
    desk.press(&label);
    desk.press("List this game");
    assert_eq!(desk.status(), "1 of 5 games");
}

#[test]
fn files_of_one_name_are_told_apart_by_their_folders() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.press("Agon");
    assert!(desk.shows("deeper/queens.agros"));
}

#[test]
fn results_are_counted_and_the_own_record_told() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    desk.press("Statistics");
    assert!(desk.shows("All games: 4 games: Light won 3, Dark 0, 0 drawn, 1 unfinished"));
    assert!(desk.shows("8×8: 1 game: Light won 1"));
    assert!(desk.shows("No game of yours is in the list"));
    let combo = desk
        .harness
        .get_by_role_and_label(Role::ComboBox, "You are");
    combo.click();
    desk.run();
    desk.harness.get_by_label("Anna").click();
    desk.harness.remove_cursor();
    desk.run();
    assert_eq!(desk.model().me(), "Anna");
    assert!(desk.shows("against Bram"));
    // The games that are counted are those that the list shows.
    desk.fill_in("Search", "8x8");
    assert!(desk.shows("All games: 1 game"));
    assert!(!desk.shows("against Bram"));
}

#[test]
fn files_that_cannot_be_read_are_told_with_their_faults() {
    let mut desk = Desk::new();
    choose_folder(&mut desk);
    std::fs::write(desk.path("games/bad.agros"), "{").expect("it can be written");
    desk.ctrl(Key::L);
    desk.ctrl(Key::L);
    wait(&mut desk);
    desk.press("1 file cannot be read");
    assert!(desk.shows("bad.agros"));
    assert!(desk.shows("line 1"));
    desk.press("1 file cannot be read");
    assert_eq!(listed(&desk).len(), 5);
}

#[test]
fn a_search_leads_back_from_the_files_that_cannot_be_read() {
    let mut desk = Desk::new();
    fill(&desk);
    std::fs::write(desk.path("games").join("bad.agros"), "{").expect("it can be written");
    desk.ctrl(Key::L);
    desk.answer("games");
    desk.press("Choose a folder…");
    wait(&mut desk);
    desk.press("1 file cannot be read");
    assert!(listed(&desk).is_empty());
    desk.fill_in("Search", "dora");
    assert_eq!(listed(&desk), ["Anna"]);
}

#[test]
fn keys_of_the_game_do_nothing_in_the_library() {
    let mut desk = Desk::after(12);
    choose_folder(&mut desk);
    let before = (desk.moves(), desk.model().record.stamp());
    for key in [Key::Z, Key::P, Key::K] {
        desk.ctrl(key);
    }
    desk.key(Key::F5);
    desk.key(Key::F9);
    assert_eq!((desk.moves(), desk.model().record.stamp()), before);
    assert!(!desk.model().thinking.analysing && !desk.model().is_what_if());
    assert!(desk.model().is_browsing());
}

/// The library as it looks, without the path of its folder, which is another one each time.
fn picture(name: &str, dark: bool, size: Vec2, show: impl FnOnce(&mut Desk)) {
    let mut settings = Settings::default();
    settings.theme = match dark {
        true => agros::storage::settings::Theme::Dark,
        false => agros::storage::settings::Theme::Light,
    };
    settings.animations = false;
    settings.library.me = Some("Anna".to_owned());
    let mut desk = Desk::showing(&game(12), settings, size);
    choose_folder(&mut desk);
    show(&mut desk);
    // Until all thumbnails are there.
    for _ in 0..30 {
        desk.let_pass();
    }
    let folder = desk.path("games").display().to_string();
    let path = desk.harness.query_by_label(&folder);
    if let Some(rect) = path.map(|path| path.rect()) {
        // So wide whatever the folder of this run is called.
        desk.harness.mask(rect.with_max_x(rect.left() + 300.0));
    }
    desk.harness.snapshot_options(name, &tolerance());
}

const USUAL: Vec2 = vec2(1280.0, 800.0);

#[test]
fn the_library_in_the_light_theme() {
    picture("library-light", false, USUAL, |_| {});
}

#[test]
fn the_library_in_the_dark_theme() {
    picture("library-dark", true, USUAL, |_| {});
}

#[test]
fn the_library_in_the_smallest_window() {
    picture("library-small", false, vec2(720.0, 540.0), |_| {});
}

#[test]
fn the_statistics() {
    picture("library-statistics", false, USUAL, |desk| {
        desk.press("Statistics")
    });
}

#[test]
fn the_openings() {
    picture("library-openings", true, USUAL, |desk| {
        desk.press("Openings")
    });
}

#[test]
fn the_moves_of_the_library_beside_the_board() {
    picture("library-beside", false, USUAL, |desk| desk.key(Key::Escape));
}
