//! What the desk does for every game, in those that are not Agros: trying out, notes, copying and
//! pasting, exporting, following a line of the engine's.

use agros::game::{Change, Document, Mark, Shape};
use agros::rules::{Player, Position, agon, agora};
use agros::storage::settings::Settings;
use agros::storage::{game_file, game_text};
use agros::ui::seat::Seat;
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::clipboard::{choose, copied_text};
use crate::desk::Desk;
use crate::notes::draw;

/// What a scenario needs to know of a game.
struct Case {
    /// Moves from the usual start: a game.
    game: &'static str,
    /// What may be played then: a move by its two cells, and an answer.
    next: [&'static str; 2],
    answer: &'static str,
    /// Another move to begin a game with.
    other: &'static str,
    /// A position in the course of a game.
    position: &'static str,
}

const AGON: Case = Case {
    game: "f1-f2 f11-f10 f2-g2 f10-e9",
    next: ["g2", "f3"],
    answer: "e9-e8",
    other: "f1-g1",
    position: "2g3/7/8/3gGG3/5g4/1Q2g2GGq1/4G5/3g1g3/4G3/7/6 W standard 0 0",
};

const AGORA: Case = Case {
    game: "a2-a3 a5-a4 f2-f3 f5-f4",
    next: ["b1", "b2"],
    answer: "b6-b5",
    other: "f2-e2",
    position: "W1,2,R1,2/2,W1,R2,1,R1/2,W5,1,R1,1/2,R1,3/1,W1,1,W1.1,2/6 W pile 0",
};

fn document<P: Position>(moves: &str) -> Document<P> {
    let mut document = Document::<P>::new(P::Setup::default());
    for text in moves.split_whitespace() {
        let node = document.cursor();
        let play = document.position(node).read_move(text).expect(text);
        let node = document.add(node, play).expect(text);
        document.set_cursor(node);
    }
    document
}

fn desk<P: Seat>(case: &Case) -> Desk {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.engine = settings.engine.with_milliseconds(200);
    let mut desk = Desk::showing(&document::<P>(case.game), settings, vec2(1280.0, 800.0));
    desk.key(Key::Escape);
    desk
}

fn paste<P: Seat>(desk: &mut Desk, text: &str) {
    desk.harness.event(Event::Paste(text.to_owned()));
    desk.harness.step();
    desk.wait_for("the text is read", |desk| {
        let model = desk.model_of::<P>();
        model.notice.is_some() || model.dialog.is_some()
    });
}

/// Runs a scenario in both games.
macro_rules! in_both {
    ($agon:ident, $agora:ident, $scenario:ident) => {
        #[test]
        fn $agon() {
            $scenario::<agon::Position>(&AGON);
        }

        #[test]
        fn $agora() {
            $scenario::<agora::Position>(&AGORA);
        }
    };
}

in_both!(
    what_if_in_agon_is_dropped_and_kept,
    what_if_in_agora_is_dropped_and_kept,
    tries_out
);

fn tries_out<P: Seat>(case: &Case) {
    let mut desk = desk::<P>(case);
    let [from, to] = case.next;
    desk.key(Key::F9);
    assert!(desk.shows("What if · nothing played"));
    desk.click_cell(from);
    desk.click_cell(to);
    desk.play(case.answer);
    assert!(desk.shows("What if · 2 moves"));
    assert!(!desk.model_of::<P>().is_unsaved());
    desk.key(Key::ArrowLeft);
    assert!(desk.shows("What if · 1 move"));
    desk.key(Key::Escape);
    assert!(!desk.model_of::<P>().is_what_if());
    assert_eq!(desk.moves_of::<P>(), case.game);
    desk.key(Key::F9);
    desk.drag(from, to);
    desk.press("Drop");
    assert_eq!(desk.moves_of::<P>(), case.game);
    desk.key(Key::F9);
    desk.drag(from, to);
    desk.play(case.answer);
    desk.press("Keep");
    let kept = format!("{} {from}-{to} {}", case.game, case.answer);
    assert_eq!(desk.moves_of::<P>(), kept);
    assert!(desk.model_of::<P>().is_unsaved());
    desk.ctrl(Key::Z);
    assert_eq!(desk.status(), "Took back a kept variation.");
    assert_eq!(desk.moves_of::<P>(), case.game);
    assert!(!desk.model_of::<P>().is_unsaved());
}

in_both!(
    texts_of_agon_are_copied_and_pasted,
    texts_of_agora_are_copied_and_pasted,
    copies_and_pastes
);

fn copies_and_pastes<P: Seat>(case: &Case) {
    let mut desk = desk::<P>(case);
    desk.key(Key::ArrowLeft);
    desk.harness.event(Event::Copy);
    let position = copied_text(&mut desk);
    assert_eq!(position, desk.model_of::<P>().position().to_string());
    desk.key(Key::ArrowRight);
    choose(&mut desk, "Copy game");
    let text = copied_text(&mut desk);
    assert_eq!(text, game_text::write(&desk.model_of::<P>().record));
    // More of the same game is a change of it.
    let [from, to] = case.next;
    let more = format!("{} {from}-{to}", case.game);
    paste::<P>(&mut desk, &more);
    assert_eq!(desk.moves_of::<P>(), more);
    let undo = desk.model_of::<P>().record.next_undo();
    assert_eq!(undo.expect("a change").change, Change::Whole);
    desk.ctrl(Key::Z);
    assert!(!desk.model_of::<P>().is_unsaved());
    // Another one asks about what is unsaved.
    desk.drag(from, to);
    paste::<P>(&mut desk, case.other);
    desk.press("Cancel");
    assert_eq!(desk.moves_of::<P>(), more);
    paste::<P>(&mut desk, case.position);
    desk.press("Do not save");
    assert_eq!(desk.model_of::<P>().position().to_string(), case.position);
    assert_eq!(desk.moves_of::<P>(), "");
    paste::<P>(&mut desk, &text);
    desk.press("Do not save");
    assert_eq!(desk.moves_of::<P>(), case.game);
    paste::<P>(&mut desk, "1. nothing of the kind");
    assert!(desk.status().starts_with("Not pasted"), "{}", desk.status());
    assert_eq!(desk.moves_of::<P>(), case.game);
}

in_both!(
    marks_and_comments_in_agon_are_kept,
    marks_and_comments_in_agora_are_kept,
    notes_and_marks
);

fn notes_and_marks<P: Seat>(case: &Case) {
    let mut desk = desk::<P>(case);
    let cell = |desk: &Desk, name: &str| {
        let position = desk.model_of::<P>().position();
        position.cell(name).expect("on the board")
    };
    let marks = |desk: &Desk| -> Vec<Mark<P::Cell>> {
        let record = &desk.model_of::<P>().record;
        record.notes(record.cursor()).marks.clone()
    };
    draw(&mut desk, "c3", "e5", Modifiers::NONE);
    draw(&mut desk, "d2", "d2", Modifiers::NONE);
    draw(&mut desk, "b1", "b1", Modifiers::SHIFT);
    draw(&mut desk, "c1", "c1", Modifiers::ALT);
    let drawn = [
        ("c3", Shape::Arrow(cell(&desk, "e5"))),
        ("d2", Shape::Ring),
        ("b1", Shape::Square),
        ("c1", Shape::Text("A".to_owned())),
    ]
    .map(|(name, shape)| Mark::new(cell(&desk, name), shape));
    assert_eq!(marks(&desk), drawn);
    assert_eq!(desk.model_of::<P>().selected, None, "nothing was selected");
    draw(&mut desk, "d2", "d2", Modifiers::NONE);
    assert_eq!(marks(&desk).len(), 3, "drawn again it is wiped");
    desk.ctrl(Key::Z);
    assert_eq!(marks(&desk), drawn);
    desk.ctrl(Key::M);
    desk.text("Mind the middle");
    desk.key(Key::Escape);
    desk.press("blunder");
    desk.ctrl(Key::S);
    desk.wait_for("the game is saved", |desk| {
        !desk.model_of::<P>().is_unsaved()
    });
    let file = game_file::open(&desk.path("game.agros")).expect("a file");
    let document: Document<P> = file.read().expect("a game").document;
    let notes = document.notes(document.cursor());
    assert_eq!(notes.comment, "Mind the middle");
    assert_eq!(notes.marks, drawn);
    assert!(notes.symbol.is_some());
    desk.choose_in_menu("Edit", "Wipe marks");
    assert_eq!(marks(&desk), []);
    // What is tried out has no notes to lose.
    desk.key(Key::F9);
    draw(&mut desk, "c3", "e5", Modifiers::NONE);
    assert_eq!(marks(&desk), []);
}

in_both!(
    a_game_of_agon_is_exported_in_every_form,
    a_game_of_agora_is_exported_in_every_form,
    exports
);

fn exports<P: Seat>(case: &Case) {
    let mut desk = desk::<P>(case);
    let text = format!("[Game \"{}\" 1]", P::GAME);
    for (name, begins) in [
        ("board.svg", &b"<svg "[..]),
        ("board.png", b"\x89PNG"),
        ("game.gif", b"GIF89a"),
        ("sheet.html", b"<!"),
        ("game.txt", text.as_bytes()),
    ] {
        desk.answer(name);
        desk.ctrl(Key::E);
        desk.press("Choose a file…");
        desk.wait_for("it is written", |desk| {
            desk.model_of::<P>().notice.is_some()
        });
        let written = desk.path(name);
        assert_eq!(desk.status(), format!("Exported as {}", written.display()));
        let bytes = std::fs::read(written).expect("a file");
        assert!(bytes.starts_with(begins), "{name}");
    }
    desk.answer("corner");
    desk.ctrl(Key::E);
    desk.choose("Drawing (SVG)");
    desk.fill_in("Part of the board", "a1:z9");
    assert!(desk.shows("Two corners are expected"));
    assert!(!desk.is_enabled("Choose a file…"));
    desk.fill_in("Part of the board", "a1:c4");
    desk.press("Choose a file…");
    desk.wait_for("it is written", |desk| {
        desk.model_of::<P>().notice.is_some()
    });
    let [corner, whole] = ["corner.svg", "board.svg"]
        .map(|name| std::fs::read_to_string(desk.path(name)).expect("a file"));
    assert_ne!(corner, whole);
}

in_both!(
    a_line_of_the_engine_s_is_followed_on_the_board_of_agon,
    a_line_of_the_engine_s_is_followed_on_the_board_of_agora,
    follows
);

fn follows<P: Seat>(case: &Case) {
    let mut desk = desk::<P>(case);
    desk.key(Key::F6);
    desk.wait_for("there is advice", |desk| {
        let model = desk.model_of::<P>();
        model.thinks_for().is_none()
            && model
                .advice()
                .is_some_and(|report| report.lines[0].moves.len() > 1)
    });
    let model = desk.model_of::<P>();
    let line = &model.advice().expect("advice").lines[0].moves;
    let (first, second) = (line[0], line[1]);
    let (from, _) = P::ends(first);
    let from = from.expect("men move");
    let name = |desk: &Desk| {
        let start = format!("{from}, ");
        let node = desk
            .harness
            .get_by(|node| node.label().is_some_and(|label| label.starts_with(&start)));
        egui_kittest::kittest::NodeT::accesskit_node(&node)
            .label()
            .expect("a name")
    };
    let before = name(&desk);
    let second = second.to_string();
    // The move may stand elsewhere too.
    let shown = desk.harness.query_all_by_label(&second);
    let places: Vec<_> = shown.map(|node| node.rect().center()).collect();
    let follows = places.into_iter().any(|place| {
        desk.harness.hover_at(place);
        desk.run();
        name(&desk) != before
    });
    assert!(follows, "the board shows where the line leads");
    desk.harness.remove_cursor();
    desk.run();
    assert_eq!(name(&desk), before);
    assert_eq!(desk.moves_of::<P>(), case.game, "nothing was played");
}

#[test]
fn a_game_without_passes_does_not_speak_of_them() {
    let agora = desk::<agora::Position>(&AGORA);
    assert!(agora.harness.query_by_label("Pass").is_none());
    let agon = desk::<agon::Position>(&AGON);
    assert!(!agon.is_enabled("Pass"));
    assert_eq!(
        agon.model_of::<agon::Position>().position().turn(),
        Player::First
    );
}
