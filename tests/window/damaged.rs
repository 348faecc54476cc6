//! Damaged files: what can be read of them is offered.

use std::fs;

use agros::app::Dialog;
use agros::game::Document;
use agros::rules::agora;
use agros::storage::game_file;
use egui::Key;

use crate::desk::{Desk, OPENING, game, moves};

/// A file of a game with so many plies in which the last move but one is wrong.
pub fn damaged(desk: &Desk, plies: usize) -> std::path::PathBuf {
    let path = desk.path("damaged.agros");
    let mut file: serde_json::Value =
        serde_json::from_str(&game_file::write(&game(plies))).expect("a game");
    file["nodes"][plies - 1]["move"] = "z9".into();
    fs::write(&path, file.to_string()).expect("a file");
    path
}

#[test]
fn what_can_be_read_of_a_damaged_file_opens_as_a_new_game() {
    let mut desk = Desk::new();
    let path = damaged(&desk, OPENING + 6);
    let before = fs::read(&path).expect("the file");
    desk.drop_files(&[&path]);
    desk.wait_until("it is offered", |model| model.dialog.is_some());
    assert_eq!(desk.model().dialog, Some(Dialog::Damaged));
    assert!(desk.shows("14 moves can be read"));
    assert!(desk.shows("nodes[15]: the move `z9`"));
    desk.key(Key::Enter);
    assert_eq!(desk.moves(), moves(OPENING + 4));
    assert!(desk.model().is_unsaved() && desk.model().file.is_none());
    let status = desk.status();
    assert!(
        status.contains("2 moves are left out") && status.contains("nodes[15]"),
        "{status}"
    );
    desk.play("e7+d6");
    assert_eq!(
        fs::read(&path).expect("the file"),
        before,
        "it is left as it was"
    );
}

#[test]
fn the_offer_can_be_refused_and_the_game_on_the_desk_stays() {
    let mut desk = Desk::after(OPENING);
    let path = damaged(&desk, 14);
    desk.drop_files(&[&path]);
    desk.wait_until("it is offered", |model| model.dialog.is_some());
    desk.key(Key::Escape);
    assert_eq!(desk.model().dialog, None);
    assert_eq!(desk.moves(), moves(OPENING));
    assert!(!desk.model().is_unsaved());
}

#[test]
fn of_a_file_in_which_nothing_can_be_read_nothing_is_offered() {
    let mut desk = Desk::after(OPENING);
    let path = desk.path("picture.agros");
    fs::write(&path, b"\x89PNG\r\n\x1a\n").expect("a file");
    desk.drop_files(&[&path]);
    desk.wait_until("it is refused", |model| model.notice.is_some());
    assert_eq!(desk.model().dialog, None);
    assert!(desk.status().contains("a PNG picture"), "{}", desk.status());
    assert_eq!(desk.moves(), moves(OPENING));
}

#[test]
fn a_damaged_game_of_another_kind_is_offered_at_its_own_desk() {
    let mut document = Document::<agora::Position>::new(agora::Setup::default());
    for _ in 0..6 {
        let node = document.main_end();
        let play = agros::rules::Position::legal_moves(document.position(node))[0];
        document.add(node, play).expect("a legal move");
    }
    let text = game_file::write(&document);
    let end = text.rfind(r#"{"parent":"#).expect("the last node");
    let mut desk = Desk::new();
    let path = desk.path("damaged.agros");
    fs::write(&path, &text[..end + 5]).expect("a file");
    desk.drop_files(&[&path]);
    desk.wait_for("it is offered", |desk| {
        desk.seats::<agora::Position>() && desk.model_of::<agora::Position>().dialog.is_some()
    });
    desk.key(Key::Enter);
    assert_eq!(desk.moves_of::<agora::Position>().split(' ').count(), 5);
    assert!(desk.model_of::<agora::Position>().is_unsaved());
}
