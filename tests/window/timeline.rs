//! The timeline: what it shows, and where it leads.

use agros::game::Document;
use agros::rules::agros::Position;
use agros::storage::settings::{Settings, TimelineView};
use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::{Desk, GAME, game};

fn showing(view: TimelineView, document: &Document<Position>) -> Desk {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.timeline = view;
    Desk::showing(document, settings, vec2(1280.0, 800.0))
}

fn ply(desk: &Desk) -> usize {
    desk.model().record.ply(desk.model().record.cursor())
}

/// What a screen reader says of the timeline.
fn told(desk: &Desk) -> String {
    let slider = desk.harness.get_by_role_and_label(Role::Slider, "Timeline");
    slider.value().unwrap_or_default()
}

fn graph(desk: &Desk) -> Rect {
    desk.harness
        .get_by_role_and_label(Role::Slider, "Timeline")
        .rect()
}

/// The middle of the cell of a ply, at a height.
fn place(desk: &Desk, ply: usize, y: f32) -> Pos2 {
    let area = graph(desk);
    let cells = (desk.model().record.line().len()).max(40) as f32;
    let cell = area.width() / cells;
    pos2(area.left() + (ply as f32 + 0.5) * cell, y)
}

/// The lanes at the cursor: what they are called and where they run.
fn lanes(desk: &Desk) -> Vec<(String, Rect)> {
    let lanes = desk.harness.query_all_by(|node| {
        let named = |label: String| label.contains(" cells") && label.contains(", ply ");
        node.role() == Role::Button && node.label().is_some_and(named)
    });
    lanes
        .map(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            (label, node.rect())
        })
        .collect()
}

/// The ply at the end of a lane's name.
fn decisive(name: &str) -> usize {
    let ply = name.rsplit(' ').next().and_then(|ply| ply.parse().ok());
    ply.expect("a name ends with a ply")
}

#[test]
fn what_it_shows_is_chosen_beside_it_and_remembered() {
    let mut desk = Desk::after(71);
    let before = graph(&desk);
    desk.harness.get_by_label("Timeline view: Lead").click();
    desk.run();
    desk.choose("Lanes of fields");
    assert_eq!(desk.model().settings.timeline, TimelineView::Lanes);
    assert!(graph(&desk).height() > before.height() + 20.0);
    let entry = desk
        .harness
        .get_by_role_and_label(Role::TextInput, "Move")
        .rect();
    let last = desk.harness.get_by_label_contains("ply 71, Light a4+a5");
    assert!(
        last.rect().bottom() <= entry.top(),
        "the cursor stays in sight in the list of moves"
    );
    assert!(!lanes(&desk).is_empty());
    desk.wait_until("the settings are saved", |_| true);
    let file = desk.path("settings.json");
    desk.let_pass();
    let saved = std::fs::read_to_string(file).expect("the settings");
    assert!(saved.contains(r#""timeline": "lanes""#), "{saved}");
    desk.harness
        .get_by_label("Timeline view: Lanes of fields")
        .click();
    desk.run();
    desk.choose("Lead");
    assert_eq!(graph(&desk), before);
    assert!(lanes(&desk).is_empty());
    assert!(!desk.model().is_unsaved(), "looking is no change");
}

#[test]
fn what_it_shows_is_in_the_menu_too() {
    let mut desk = Desk::after(71);
    desk.harness.get_by_label("View").click();
    desk.run();
    desk.harness
        .get_by_role_and_label(Role::Button, "Timeline")
        .click();
    desk.run();
    desk.choose("Score by field");
    assert_eq!(desk.model().settings.timeline, TimelineView::Stacked);
}

#[test]
fn a_click_on_a_lane_goes_to_the_ply_that_made_it_what_it_is() {
    let mut desk = showing(TimelineView::Lanes, &game(85));
    let taken = |name: &String| name.contains("takes it with");
    let lanes = lanes(&desk);
    let (name, rect) = lanes
        .iter()
        .find(|(name, _)| taken(name))
        .unwrap_or_else(|| panic!("{lanes:?}"));
    let last = place(&desk, 85, rect.center().y);
    desk.click_at(last);
    let ply = ply(&desk);
    assert_eq!(ply, decisive(name), "{name}");
    let played = GAME.split_whitespace().nth(ply - 1).expect("a ply");
    assert!(name.contains(&format!("with {played}, ")), "{name}");
    let taker = if ply.is_multiple_of(2) {
        "Dark takes"
    } else {
        "Light takes"
    };
    assert!(name.contains(taker), "{name} at ply {ply}");
}

#[test]
fn a_drag_over_the_lanes_goes_along_the_plies() {
    let mut desk = showing(TimelineView::Lanes, &game(85));
    let y = graph(&desk).top() + 14.0;
    let (from, to) = (place(&desk, 70, y), place(&desk, 33, y));
    desk.harness.hover_at(from);
    desk.harness.drag_at(from);
    desk.harness.hover_at(from.lerp(to, 0.5));
    desk.harness.hover_at(to);
    desk.run();
    assert_eq!(ply(&desk), 33);
    desk.harness.drop_at(to);
    desk.run();
    assert_eq!(ply(&desk), 33);
}

#[test]
fn the_lanes_are_reached_by_keys_and_by_a_screen_reader() {
    let mut desk = showing(TimelineView::Lanes, &game(80));
    let first = lanes(&desk)[0].clone();
    desk.harness
        .get_by_role_and_label(Role::Slider, "Timeline")
        .focus();
    desk.run();
    desk.key(Key::ArrowDown);
    desk.key(Key::Enter);
    let reached = ply(&desk);
    assert_eq!(reached, decisive(&first.0), "{}", first.0);
    desk.key(Key::Enter);
    assert!(ply(&desk) < reached, "and further back from there");

    desk.key(Key::End);
    let lanes = lanes(&desk);
    let (name, _) = lanes.last().expect("a lane");
    desk.harness.get_by_label(name).click_accesskit();
    desk.run();
    assert_eq!(ply(&desk), decisive(name), "{name}");
}

#[test]
fn a_click_on_the_stacked_score_goes_to_the_ply() {
    let mut desk = showing(TimelineView::Stacked, &game(85));
    let middle = graph(&desk).center().y;
    let there = place(&desk, 40, middle - 4.0);
    desk.click_at(there);
    assert_eq!(ply(&desk), 40);
    assert!(lanes(&desk).is_empty());
}

#[test]
fn lanes_grow_with_the_game_and_shrink_with_an_undo() {
    let mut desk = showing(TimelineView::Lanes, &game(20));
    let names = |desk: &Desk| -> Vec<String> {
        let lanes = lanes(desk);
        lanes.into_iter().map(|(name, _)| name).collect()
    };
    let before = names(&desk);
    for play in GAME.split_whitespace().skip(20).take(30) {
        desk.play(play);
    }
    assert_ne!(names(&desk), before);
    let whole = showing(TimelineView::Lanes, &game(50));
    assert_eq!(names(&desk), names(&whole), "as if it had been opened");
    for _ in 0..30 {
        desk.ctrl(Key::Z);
    }
    assert_eq!(names(&desk), before);
}

#[test]
fn the_stages_of_the_game_are_told() {
    let mut desk = Desk::after(85);
    assert!(told(&desk).ends_with(", ending"), "{}", told(&desk));
    desk.key(Key::Home);
    assert!(told(&desk).ends_with(", opening"), "{}", told(&desk));
    for _ in 0..10 {
        desk.key(Key::ArrowRight);
    }
    assert_eq!(told(&desk), "ply 10 of 85, level");
}

#[test]
fn the_lead_that_the_engine_sees_stays_beside_that_of_the_board() {
    let mut desk = Desk::with_engine(60);
    assert!(!told(&desk).contains("engine"));
    for _ in 0..2 {
        desk.key(Key::F6);
        desk.wait_until("the hint is there", |model| {
            model.advice().is_some() && model.thinks_for().is_none()
        });
        desk.key(Key::ArrowLeft);
    }
    assert!(!told(&desk).contains("engine"), "nobody looked here");
    desk.key(Key::ArrowRight);
    assert!(told(&desk).contains(", engine "), "{}", told(&desk));
    assert!(!desk.model().is_unsaved(), "looking is no change");
    desk.ctrl(Key::N);
    desk.press("Start");
    assert_eq!(ply(&desk), 0);
    for text in GAME.split_whitespace().take(59) {
        desk.play(text);
    }
    assert!(!told(&desk).contains("engine"), "it is another game");
}

#[test]
fn what_an_engine_noted_in_the_file_is_shown() {
    let mut document = game(71);
    let line = document.line();
    for (ply, score) in [(70, 12.5), (71, -30.0)] {
        let note = serde_json::json!({"score": score, "depth": 9, "exact": false});
        document.notes_mut(line[ply]).eval = Some(note);
    }
    let mut desk = showing(TimelineView::Lead, &document);
    assert_eq!(
        told(&desk),
        "ply 71 of 71, Light +8½, engine Dark +30, ?? blunder, lost 42½ points, ending"
    );
    desk.key(Key::ArrowLeft);
    assert!(told(&desk).contains("engine Light +12½"), "{}", told(&desk));
    desk.key(Key::ArrowLeft);
    assert!(!told(&desk).contains("engine"));
}

#[test]
fn it_is_all_there_in_the_smallest_window() {
    for view in [TimelineView::Stacked, TimelineView::Lanes] {
        let mut settings = Settings::default();
        settings.timeline = view;
        let mut desk = Desk::showing(&game(80), settings, vec2(720.0, 540.0));
        let area = graph(&desk);
        assert!(area.height() > 70.0 && area.right() <= 720.0, "{area:?}");
        let button = desk.harness.get_by_label_contains("Timeline view: ");
        assert!(button.rect().right() <= 720.0);
        button.click();
        desk.run();
        desk.choose("Lead");
        assert_eq!(desk.model().settings.timeline, TimelineView::Lead);
    }
}
