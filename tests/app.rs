//! What follows from an action, without a window.

use agros::app::{Action, Dialog, Effect, Model, NewGame, Notice, Reply, Ticket, update};
use agros::engine::{Certainty, Effort, Line, Report, Score, Value};
use agros::game::{Document, Stamp};
use agros::platform::DialogOutcome;
use agros::rules::Position as _;
use agros::rules::agros::{Move, Position, Setup};
use agros::rules::{ByPlayer, Player};
use agros::storage::game_file;
use agros::storage::settings::{Placement, Settings};

type Desk = Model<Position>;

/// A new game with one farmer on the board.
fn begun() -> Desk {
    let mut desk = Desk::new(Settings::default());
    place(&mut desk, "g3");
    desk
}

fn place(desk: &mut Desk, cell: &str) {
    let cell = desk.position().cell(cell).expect("on the board");
    assert!(update(desk, Action::Point(cell)).is_empty());
}

fn new_game() -> Action<Position> {
    Action::NewGame(NewGame {
        setup: Setup::default(),
        names: Default::default(),
        engine: ByPlayer::default(),
        placement: Placement::Hand,
        seed: 0,
    })
}

/// Asks to open a file.
fn open(desk: &mut Desk, path: &str) -> Ticket {
    match update(desk, Action::OpenFile(path.into()))[..] {
        [Effect::Read { ticket, .. }] => ticket,
        _ => panic!("the file is read"),
    }
}

/// The file has been read: a game on a board of this size.
fn has_read(desk: &mut Desk, ticket: Ticket, path: &str, size: u8) {
    let document = Document::<Position>::new(Setup::new(size, 3).expect("a setup"));
    let opened = game_file::read(game_file::write(&document).as_bytes()).expect("a game");
    let reply = Reply::Read {
        ticket,
        asking: agros::app::Asking::Open,
        path: path.into(),
        result: Ok(Box::new(opened)),
    };
    update(desk, Action::Reply(reply));
}

/// Asks to save under a name that is typed.
fn write(desk: &mut Desk) -> (Ticket, Stamp) {
    update(desk, Action::SaveAs);
    update(desk, Action::TypePathInstead);
    match update(desk, Action::EnterPath("game.agros".into()))[..] {
        [Effect::Write { ticket, stamp, .. }] => (ticket, stamp),
        _ => panic!("the game is written"),
    }
}

fn has_written(desk: &mut Desk, (ticket, stamp): (Ticket, Stamp)) {
    let reply = Reply::Written {
        ticket,
        path: "game.agros".into(),
        stamp,
        result: Ok(()),
    };
    update(desk, Action::Reply(reply));
}

#[test]
fn of_two_games_asked_for_the_later_comes_to_the_desk() {
    let mut desk = Desk::new(Settings::default());
    let first = open(&mut desk, "first.agros");
    let second = open(&mut desk, "second.agros");
    has_read(&mut desk, first, "first.agros", 8);
    has_read(&mut desk, second, "second.agros", 12);
    assert_eq!(desk.record.setup().size(), 12);
    assert_eq!(desk.file, Some("second.agros".into()));
}

#[test]
fn a_game_begun_meanwhile_is_not_replaced_by_the_one_being_read() {
    let mut desk = Desk::new(Settings::default());
    let ticket = open(&mut desk, "late.agros");
    update(&mut desk, new_game());
    has_read(&mut desk, ticket, "late.agros", 8);
    assert_eq!(desk.record.setup().size(), 10);
    assert_eq!(desk.file, None);
}

#[test]
fn moves_played_while_a_file_is_read_are_not_replaced_unasked() {
    let mut desk = Desk::new(Settings::default());
    let ticket = open(&mut desk, "late.agros");
    place(&mut desk, "g3");
    has_read(&mut desk, ticket, "late.agros", 8);
    assert_eq!(desk.record.setup().size(), 10);
    assert!(matches!(desk.dialog, Some(Dialog::Unsaved(_))));
}

#[test]
fn what_was_played_while_the_file_was_written_is_unsaved() {
    let mut desk = begun();
    let writing = write(&mut desk);
    place(&mut desk, "i5");
    has_written(&mut desk, writing);
    assert_eq!(desk.file, Some("game.agros".into()));
    assert!(desk.is_unsaved());
}

#[test]
fn a_file_written_of_the_game_before_is_not_the_file_of_this_one() {
    let mut desk = begun();
    let writing = write(&mut desk);
    update(&mut desk, new_game());
    update(&mut desk, Action::Discard);
    has_written(&mut desk, writing);
    assert_eq!(desk.file, None);
}

#[test]
fn an_answer_that_comes_too_late_is_not_dropped_without_a_word() {
    let mut desk = begun();
    let ticket = match update(&mut desk, Action::SaveAs)[..] {
        [Effect::Ask { ticket, .. }] => ticket,
        _ => panic!("the system's dialog opens"),
    };
    let closed = update(&mut desk, Action::Escape);
    assert!(matches!(closed[..], [Effect::CloseDialog]));
    // One that could not be closed.
    let outcome = DialogOutcome::Picked("late.agros".into());
    let effects = update(&mut desk, Action::Reply(Reply::Asked { ticket, outcome }));
    assert!(effects.is_empty() && desk.is_unsaved());
    assert!(matches!(&desk.notice, Some(Notice::TooLate(path)) if path == "late.agros"));
}

#[test]
fn saving_first_but_cancelled_closes_nothing() {
    let mut desk = begun();
    update(&mut desk, Action::Close);
    update(&mut desk, Action::SaveFirst);
    update(&mut desk, Action::Escape);
    let writing = write(&mut desk);
    has_written(&mut desk, writing);
    assert!(!desk.is_unsaved() && !desk.closing);
}

/// The engine's last word: a move on a cell.
fn thought(desk: &Desk, ticket: Ticket, cell: &str) -> Action<Position> {
    let cell = desk.position().cell(cell).expect("on the board");
    Action::Reply(Reply::Thought {
        ticket,
        report: Report {
            depth: 1,
            selective_depth: 1,
            lines: vec![Line {
                score: Score {
                    value: Value::EVEN,
                    certainty: Certainty::Estimated,
                },
                moves: vec![Move::Place(cell)],
            }],
            nodes: 1,
            time: std::time::Duration::ZERO,
        },
        finished: true,
    })
}

/// Dark is the engine's, and it is Dark's turn.
fn asked_to_play() -> (Desk, Ticket) {
    let mut desk = begun();
    match update(&mut desk, Action::SeatEngine(Player::Second, true))[..] {
        [Effect::Think { ticket, .. }] => (desk, ticket),
        _ => panic!("the engine thinks"),
    }
}

#[test]
fn the_engine_makes_both_placements_of_its_turn() {
    let (mut desk, ticket) = asked_to_play();
    let action = thought(&desk, ticket, "a1");
    let effects = update(&mut desk, action);
    let [Effect::Think { ticket, .. }] = effects[..] else {
        panic!("the engine thinks about its second farmer");
    };
    let action = thought(&desk, ticket, "b2");
    assert!(update(&mut desk, action).is_empty(), "it is Light's turn");
    assert_eq!(desk.record.ply(desk.record.cursor()), 3);
}

#[test]
fn the_engine_tells_how_far_it_has_come_during_a_long_look() {
    let mut desk = begun();
    let effects = update(&mut desk, Action::Analyse(true));
    let [Effect::Think { ticket, .. }] = effects[..] else {
        panic!("the engine thinks");
    };
    let worked = |nodes| {
        let time = std::time::Duration::from_secs(2);
        Action::Reply(Reply::Worked {
            ticket,
            effort: Effort { nodes, time },
        })
    };
    update(&mut desk, worked(5));
    assert!(desk.advice().is_none(), "it has found nothing yet");
    let Action::Reply(Reply::Thought { report, .. }) = thought(&desk, ticket, "a1") else {
        panic!("a thought");
    };
    update(
        &mut desk,
        Action::Reply(Reply::Thought {
            ticket,
            report,
            finished: false,
        }),
    );
    update(&mut desk, worked(3_000_000));
    let advice = desk.advice().expect("advice");
    assert_eq!((advice.nodes, advice.rate()), (3_000_000, 1_500_000));
}

#[test]
fn the_engines_late_answer_is_dropped() {
    let (mut desk, ticket) = asked_to_play();
    let stopped = update(&mut desk, Action::Undo);
    assert!(matches!(stopped[..], [Effect::StopThinking]));
    let action = thought(&desk, ticket, "a1");
    assert!(update(&mut desk, action).is_empty());
    assert_eq!(desk.record.ply(desk.record.cursor()), 0);
}

#[test]
fn the_engines_answer_to_another_game_is_dropped() {
    let (mut desk, ticket) = asked_to_play();
    update(&mut desk, new_game());
    update(&mut desk, Action::Discard);
    let action = thought(&desk, ticket, "a1");
    update(&mut desk, action);
    assert_eq!(desk.record.ply(desk.record.cursor()), 0);
}
