//! What follows from an action, without a window.

use agros::app::{Action, Dialog, Effect, Model, NewGame, Notice, Purpose, Reply, Step, Ticket};
use agros::engine::{Certainty, Effort, Level, Line, Report, Score, Value};
use agros::game::{Document, Stamp};
use agros::platform::DialogOutcome;
use agros::rules::Position as _;
use agros::rules::agros::{Move, Position, Setup};
use agros::rules::{ByPlayer, Player};
use agros::storage::game_file::{self, Print};
use agros::storage::settings::{Placement, Settings};

type Desk = Model<Position>;

/// Applies an action and says what is to be done, beside what the journal is told of everything.
fn update(desk: &mut Desk, action: Action<Position>) -> Vec<Effect<Position>> {
    let mut effects = agros::app::update(desk, action);
    effects.retain(|effect| !matches!(effect, Effect::Journal(_)));
    effects
}

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
        swap: false,
        bids: None,
        time: None,
        placement: Placement::Hand,
        by_lot: false,
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
        result: Ok(Print::of(b"")),
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
fn the_engine_plays_at_its_level_and_advises_as_well_as_it_can() {
    let level_of = |effects: Vec<Effect<Position>>| match effects[..] {
        [Effect::Think { level, .. }] => level.number(),
        _ => panic!("the engine thinks"),
    };
    let mut desk = begun();
    let level = Level::new(3).expect("a level");
    let engine = desk.settings.engine.with_level(level);
    update(&mut desk, Action::SetEngine(engine));
    let plays = update(&mut desk, Action::SeatEngine(Player::Second, true));
    assert_eq!(level_of(plays), 3);
    let mut desk = begun();
    update(&mut desk, Action::SetEngine(engine));
    assert_eq!(level_of(update(&mut desk, Action::Hint)), 10);
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

#[test]
fn what_is_tried_out_does_not_touch_the_game() {
    let mut desk = begun();
    let (number, stamp) = (desk.game_number(), desk.record.stamp());
    update(&mut desk, Action::WhatIf);
    assert!(desk.is_what_if() && desk.tried() == 0);
    place(&mut desk, "i5");
    place(&mut desk, "d8");
    assert_eq!(desk.tried(), 2);
    update(&mut desk, Action::Step(Step::Back));
    assert_eq!(desk.tried(), 1);
    assert_ne!(desk.game_number(), number, "its nodes are those of a copy");
    update(&mut desk, Action::Escape);
    assert!(!desk.is_what_if());
    assert_eq!(desk.game_number(), number);
    assert_eq!(desk.record.stamp(), stamp, "there is nothing to save");
    assert_eq!(desk.record.all().count(), 2, "the start and one farmer");
    update(&mut desk, Action::Undo);
    assert_eq!(desk.record.ply(desk.record.cursor()), 0);
    assert!(matches!(desk.notice, Some(Notice::Undone(_))));
}

#[test]
fn what_is_tried_out_can_be_kept_as_one_step() {
    let mut desk = begun();
    place(&mut desk, "i5");
    update(&mut desk, Action::Step(Step::Back));
    update(&mut desk, Action::WhatIf);
    for cell in ["a1", "b1", "c1"] {
        place(&mut desk, cell);
    }
    update(&mut desk, Action::Undo);
    update(&mut desk, Action::KeepWhatIf);
    assert!(!desk.is_what_if() && desk.is_unsaved());
    assert!(matches!(desk.notice, Some(Notice::WhatIfKept(2))));
    let line = |desk: &Desk| {
        let line = desk.record.line();
        let plays = line.iter().filter_map(|&node| desk.record.played(node));
        let texts: Vec<_> = plays.map(|play| play.to_string()).collect();
        texts.join(" ")
    };
    assert_eq!(line(&desk), "g3 a1 b1", "up to where it was kept");
    assert_eq!(desk.record.ply(desk.record.cursor()), 3);
    update(&mut desk, Action::Undo);
    assert_eq!(line(&desk), "g3 i5", "both moves are gone with one undo");
    assert_eq!(desk.record.ply(desk.record.cursor()), 1);
    update(&mut desk, Action::Redo);
    assert_eq!(line(&desk), "g3 a1 b1");
}

#[test]
fn saving_while_something_is_tried_out_saves_the_game() {
    let mut desk = begun();
    update(&mut desk, Action::WhatIf);
    place(&mut desk, "i5");
    assert!(desk.is_unsaved());
    update(&mut desk, Action::SaveAs);
    update(&mut desk, Action::TypePathInstead);
    let effects = update(&mut desk, Action::EnterPath("game.agros".into()));
    let [
        Effect::Write {
            ticket,
            stamp,
            document,
            ..
        },
    ] = &effects[..]
    else {
        panic!("the game is written");
    };
    assert_eq!(document.all().count(), 2, "without what is tried out");
    has_written(&mut desk, (*ticket, *stamp));
    assert!(desk.is_what_if() && !desk.is_unsaved());
}

#[test]
fn nothing_is_deleted_from_a_copy_in_vain() {
    let mut desk = begun();
    update(&mut desk, Action::WhatIf);
    let cursor = desk.record.cursor();
    update(&mut desk, Action::Delete(cursor));
    assert_eq!(desk.record.cursor(), cursor);
    assert!(matches!(desk.notice, Some(Notice::WhatIf)));
}

#[test]
fn a_game_opened_while_something_is_tried_out_takes_the_place_of_both() {
    let mut desk = Desk::new(Settings::default());
    update(&mut desk, Action::WhatIf);
    place(&mut desk, "i5");
    let ticket = open(&mut desk, "other.agros");
    has_read(&mut desk, ticket, "other.agros", 6);
    assert!(!desk.is_what_if());
    assert_eq!(desk.position().size(), 6);
}

#[test]
fn the_engine_does_not_answer_what_is_tried_out_but_takes_its_turn_up_again() {
    let mut desk = begun();
    update(&mut desk, Action::SeatEngine(Player::Second, true));
    assert_eq!(desk.thinks_for(), Some(Purpose::Play));
    update(&mut desk, Action::WhatIf);
    assert_eq!(desk.thinks_for(), None);
    let cell = desk.position().cell("i5").expect("on the board");
    update(&mut desk, Action::Point(cell));
    assert_eq!((desk.tried(), desk.thinks_for()), (1, None));
    update(&mut desk, Action::Escape);
    assert_eq!(desk.thinks_for(), Some(Purpose::Play));
}

#[test]
fn overlays_are_remembered_for_each_game() {
    let mut desk = begun();
    assert!(desk.settings.overlays::<Position>().is_none());
    let effects = update(&mut desk, Action::LayOver(vec!["reach".to_owned()]));
    let [Effect::SaveSettings(settings)] = &effects[..] else {
        panic!("the settings are saved");
    };
    let saved: Vec<_> = settings
        .overlays::<Position>()
        .into_iter()
        .flatten()
        .collect();
    assert_eq!(saved, ["reach"]);
}

/// A text was pasted and has been read.
fn paste(desk: &mut Desk, text: &str) -> Vec<Effect<Position>> {
    let effects = update(desk, Action::Paste(text.to_owned()));
    let [
        Effect::ReadPasted {
            ticket,
            text,
            setup,
        },
    ] = &effects[..]
    else {
        panic!("the text is read");
    };
    let reply = Reply::Pasted {
        ticket: *ticket,
        result: agros::storage::pasted::read(text, setup),
    };
    update(desk, Action::Reply(reply))
}

#[test]
fn a_late_answer_about_a_pasted_text_is_dropped() {
    let mut desk = Desk::new(Settings::default());
    let first = update(&mut desk, Action::Paste("a1".to_owned()));
    let [Effect::ReadPasted { ticket, .. }] = first[..] else {
        panic!("the text is read");
    };
    paste(&mut desk, "b2");
    let result = agros::storage::pasted::read("a1", desk.record.setup());
    update(&mut desk, Action::Reply(Reply::Pasted { ticket, result }));
    let played = desk.record.played(desk.record.cursor());
    assert_eq!(played.map(|play| play.to_string()).as_deref(), Some("b2"));
}

#[test]
fn a_game_of_a_newer_version_is_pasted_read_only() {
    let mut desk = Desk::new(Settings::default());
    let file = game_file::write(&Document::<Position>::new(
        Setup::new(8, 3).expect("a setup"),
    ));
    paste(&mut desk, &file.replace("\"version\":1", "\"version\":2"));
    assert!(desk.read_only && desk.file.is_none());
    assert_eq!(desk.record.setup().size(), 8);
}

#[test]
fn a_pasted_game_waits_for_the_changes_to_be_saved() {
    let mut desk = begun();
    paste(&mut desk, "a1");
    assert!(matches!(desk.dialog, Some(Dialog::Unsaved(_))));
    update(&mut desk, Action::SaveFirst);
    update(&mut desk, Action::TypePathInstead);
    let effects = update(&mut desk, Action::EnterPath("one.agros".into()));
    let [Effect::Write { ticket, stamp, .. }] = effects[..] else {
        panic!("the game is saved");
    };
    has_written(&mut desk, (ticket, stamp));
    assert_eq!(desk.record.ply(desk.record.cursor()), 1);
    let played = desk.record.played(desk.record.cursor());
    assert_eq!(played.map(|play| play.to_string()).as_deref(), Some("a1"));
    assert!(desk.file.is_none() && desk.is_unsaved());
}

#[test]
fn nobody_waits_for_a_thread_that_panicked() {
    let mut desk = begun();
    update(&mut desk, Action::Hint);
    assert!(desk.thinks_for().is_some());
    update(
        &mut desk,
        Action::Reply(Reply::Panicked("report.txt".into())),
    );
    assert_eq!(desk.thinks_for(), None);
    assert!(matches!(desk.notice, Some(Notice::Panicked(_))));
    assert!(desk.is_unsaved(), "the game is still there");
}
