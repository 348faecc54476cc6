//! The lists of moves as a player meets them.

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::study::sample;
use crate::ui::stage::{sides, stage};

const HEIGHT: f32 = 300.0;

/// The whole game and its side line; the cursor is where the state of `cursor` says.
fn list<'a>(cursor: &'a std::cell::Cell<usize>) -> Harness<'a, Vec<MoveListEvent>> {
    let line = Line::through(&sample::game_with_a_side_line());
    let rows = Rows::of(&line);
    let sides = sides();
    stage(vec2(300.0, HEIGHT), move |ui, look| {
        let list = MoveList {
            line: &line,
            rows: &rows,
            cursor: cursor.get(),
            sides: &sides,
            told: &|_| "what it did".into(),
        };
        list.show(ui, look)
    })
}

/// The node after so many plies of the line.
fn node(ply: usize) -> NodeId {
    Line::through(&sample::game_with_a_side_line()).plies[ply - 1].node
}

fn side_line() -> NodeId {
    Line::through(&sample::game_with_a_side_line()).side_lines[0].node()
}

#[test]
fn a_click_goes_to_the_ply() {
    let cursor = 72.into();
    let mut harness = list(&cursor);
    harness.run();
    harness.get_by_label("ply 70, Dark i5+j5, +11").click();
    harness.run();
    harness
        .get_by_label("ply 74, Dark pass, 0")
        .click_accesskit();
    harness.run();
    let went = [70, 74].map(|ply| MoveListEvent::GoTo(node(ply)));
    assert_eq!(harness.state()[..], went);
}

#[test]
fn the_side_line_is_told_and_can_be_entered() {
    let cursor = 72.into();
    let mut harness = list(&cursor);
    harness.run();
    let name = "◇ 28… i5+h4 h5-e2 j9+i8 a4+a5 i8-h9 a5-b4 h4+f2 b4+c4, branch, 8 plies: Light +10½";
    harness.get_by_label(name).click();
    harness.run();
    harness.get_by_label(name).focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state()[..], [MoveListEvent::GoTo(side_line()); 2]);
}

#[test]
fn a_side_line_is_cut_between_its_moves() {
    let line = Line::through(&sample::game_with_a_side_line());
    let rows = Rows::of(&line);
    let sides = sides();
    let mut harness = stage(vec2(600.0, 100.0), |ui, look| {
        let list = MoveList {
            line: &line,
            rows: &rows,
            cursor: 72,
            sides: &sides,
            told: &|_| "what it did".into(),
        };
        let written = |width| {
            let side = &line.side_lines[0];
            let moves = row::side_line_moves(&list, look, side, ui.painter(), width);
            assert!(moves.size().x <= width);
            moves
        };
        let whole = "◇ 28… i5+h4 h5-e2 j9+i8 a4+a5 i8-h9 a5-b4 h4+f2 b4+c4";
        assert_eq!(written(600.0).text(), whole);
        for width in 100..500 {
            let moves = written(width as f32);
            assert!(!moves.elided, "{width}");
            let text = moves.text().strip_suffix(" …").unwrap_or(whole);
            let words: Vec<_> = text.split(' ').collect();
            assert!(whole.split(' ').take(words.len()).eq(words), "{text}");
        }
        assert!(written(30.0).elided, "not even the first has room");
        None::<MoveListEvent>
    });
    harness.run();
}

#[test]
fn the_menu_of_a_ply_deletes_and_promotes() {
    let cursor = 72.into();
    let mut harness = list(&cursor);
    harness.run();
    harness.get_by_label_contains("branch").click_secondary();
    harness.run();
    harness.get_by_label("Make main line").click();
    harness.run();
    harness
        .get_by_label("ply 72, Dark e6+e4, +27")
        .click_secondary();
    harness.run();
    assert!(
        harness
            .get_by_label("Make main line")
            .accesskit_node()
            .is_disabled(),
        "the ply is on the main line"
    );
    harness.get_by_label("Delete from here").click();
    harness.run();
    assert_eq!(
        harness.state()[..],
        [
            MoveListEvent::MakeMainLine(side_line()),
            MoveListEvent::DeleteFrom(node(72)),
        ]
    );
}

#[test]
fn the_list_follows_the_cursor_only_out_of_sight() {
    let cursor = std::cell::Cell::new(72);
    let mut harness = list(&cursor);
    harness.run();
    let place = |harness: &Harness<'_, _>, name: &str| harness.get_by_label(name).rect();
    let before = place(&harness, "ply 70, Dark i5+j5, +11");
    assert!(place(&harness, "ply 72, Dark e6+e4, +27").bottom() <= HEIGHT);

    cursor.set(69);
    harness.run();
    assert_eq!(
        place(&harness, "ply 70, Dark i5+j5, +11"),
        before,
        "still in sight"
    );

    cursor.set(2);
    harness.run();
    let second = place(&harness, "ply 2, Dark i5");
    assert!(
        second.top() >= 0.0 && second.bottom() <= HEIGHT,
        "{second:?}"
    );
    assert!(harness.query_by_label("ply 70, Dark i5+j5, +11").is_none());
}

#[test]
fn whoever_scrolls_away_is_left_alone() {
    let cursor = 72.into();
    let mut harness = list(&cursor);
    harness.run();
    harness.hover_at(pos2(150.0, 150.0));
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, 2_000.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    harness.run_steps(10);
    harness.get_by_label("ply 1, Light g3");
}

#[test]
fn the_current_ply_is_marked_for_screen_readers() {
    let cursor = 72.into();
    let mut harness = list(&cursor);
    harness.run();
    let current = |name| {
        let node = harness.get_by_label(name);
        node.accesskit_node().data().aria_current().is_some()
    };
    assert!(current("ply 72, Dark e6+e4, +27"));
    assert!(!current("ply 71, Light a4+a5, +40"));
}

#[test]
fn the_last_moves_end_at_the_cursor() {
    let line = Line::through(&sample::game_with_a_side_line());
    let rows = Rows::of(&line);
    let sides = sides();
    let mut harness = stage(vec2(270.0, 150.0), |ui, look| {
        let last = LastMoves {
            line: &line,
            rows: &rows,
            cursor: 72,
            sides: &sides,
            told: &|_| "what it did".into(),
            count: 4,
        };
        last.show(ui, look)
    });
    harness.get_by_label("ply 69, Light b9-b10, +8").click();
    harness.run();
    assert_eq!(harness.state()[..], [MoveListEvent::GoTo(node(69))]);
    assert!(harness.query_by_label_contains("ply 73").is_none());
    assert!(harness.query_by_label_contains("ply 68").is_none());
}
