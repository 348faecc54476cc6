//! The board as its player meets it: by mouse, by keyboard, by screen reader.

use egui::{Key, Pos2, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::*;
use crate::game::Orientation;
use crate::rules::Position as _;
use crate::rules::agros::{Cell, Position};
use crate::ui::overlay::Shown;
use crate::ui::{Look, fonts, text::Text, tokens::Palette};

/// The worked example of the rules.
const EXAMPLE: &str =
    "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 2";

/// A board and what happened on it.
struct Desk {
    position: Position,
    selected: Option<Cell>,
    orientation: Orientation,
    board: BoardState,
    text: Text,
    events: Vec<BoardEvent>,
    hovered: Option<Cell>,
}

impl Desk {
    fn of(text: &str) -> Desk {
        Desk {
            position: Position::parse(text).expect("a position"),
            selected: None,
            orientation: Orientation::default(),
            board: BoardState::default(),
            text: Text::english(),
            events: Vec::new(),
            hovered: None,
        }
    }

    fn show(ui: &mut egui::Ui, desk: &mut Desk) {
        let fields = desk.position.fields();
        let targets = desk
            .selected
            .map(|cell| desk.position.moves_from(cell))
            .unwrap_or_default();
        let scene = Scene {
            selected: desk.selected,
            targets: &targets,
            orientation: desk.orientation,
            ..Scene::of(&desk.position, &fields)
        };
        let look = Look {
            text: &desk.text,
            palette: &Palette::LIGHT,
        };
        let rect = ui.content_rect();
        let shown = show(ui, rect, &scene, &mut desk.board, look);
        desk.events.extend(shown.events);
        desk.hovered = shown.hovered;
        let corner = Rect::from_min_size(Pos2::ZERO, vec2(10.0, 10.0));
        ui.put(corner, egui::Button::new("Next").small());
    }

    fn cell(&self, name: &str) -> Cell {
        self.position.cell(name).expect("on the board")
    }
}

fn harness(desk: Desk) -> Harness<'static, Desk> {
    Harness::builder()
        .with_size(vec2(508.0, 504.0))
        .with_context_setup(|context| context.set_fonts(fonts::definitions()))
        .build_ui_state(Desk::show, desk)
}

/// A board with the worked example, the game not yet over.
fn example() -> Desk {
    Desk::of(&EXAMPLE.replace(" 2", " 0"))
}

fn middle(harness: &Harness<Desk>, cell: &str) -> Pos2 {
    let desk = harness.state();
    let room = Rect::from_min_size(Pos2::ZERO, vec2(508.0, 504.0));
    Geometry::fit(room, desk.position.size(), desk.orientation, 1.0).centre(desk.cell(cell))
}

#[test]
fn a_click_names_its_cell() {
    let mut harness = harness(example());
    harness.get_by_label_contains("b3, ").click();
    harness.run();
    let desk = harness.state();
    assert_eq!(desk.events, [BoardEvent::Click(desk.cell("b3"))]);
    assert_eq!(desk.hovered, Some(desk.cell("b3")));
}

#[test]
fn a_click_on_a_flipped_board_names_the_cell_under_the_mouse() {
    let mut harness = harness(Desk {
        orientation: Orientation::FLIPPED,
        ..example()
    });
    let place = middle(&harness, "b3");
    harness.drag_at(place);
    harness.drop_at(place);
    harness.run();
    let desk = harness.state();
    assert_eq!(desk.events, [BoardEvent::Click(desk.cell("b3"))]);
}

#[test]
fn a_farmer_is_dragged_to_another_cell() {
    let mut harness = harness(example());
    let [from, to] = ["b3", "g3"].map(|cell| middle(&harness, cell));
    harness.drag_at(from);
    harness.step();
    harness.hover_at(to);
    harness.run();
    let [b3, g3] = ["b3", "g3"].map(|cell| harness.state().cell(cell));
    assert_eq!(harness.state().events, [BoardEvent::Lift(b3)]);
    assert_eq!(harness.state().hovered, Some(g3));
    harness.drop_at(to);
    harness.run();
    let dragged = BoardEvent::Drag { from: b3, to: g3 };
    assert_eq!(harness.state().events, [BoardEvent::Lift(b3), dragged]);
}

#[test]
fn a_press_and_a_release_in_one_frame_are_a_click() {
    let mut harness = harness(example());
    let place = middle(&harness, "d1");
    harness.hover_at(place);
    harness.run();
    for pressed in [true, false] {
        let event = egui::Event::PointerButton {
            pos: place,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        harness.input_mut().events.push(event);
    }
    harness.step();
    let desk = harness.state();
    assert_eq!(desk.events, [BoardEvent::Click(desk.cell("d1"))]);
}

#[test]
fn a_drag_that_ends_beside_the_board_is_nothing() {
    let mut harness = harness(example());
    let from = middle(&harness, "c7");
    harness.drag_at(from);
    harness.step();
    harness.hover_at(Pos2::new(2.0, 2.0));
    harness.drop_at(Pos2::new(2.0, 2.0));
    harness.run();
    // c7 is a seed: it cannot even be lifted.
    assert_eq!(harness.state().events, []);
}

#[test]
fn the_board_is_one_tab_stop_with_a_cursor_of_its_own() {
    let mut harness = harness(example());
    harness.key_press(Key::Tab);
    harness.run();
    for key in [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowUp, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    // From e4, the middle.
    let c5 = harness.state().cell("c5");
    assert_eq!(harness.state().events, [BoardEvent::Click(c5)]);
    assert_eq!(harness.state().hovered, Some(c5));
    let group = harness.get_by_label("Board of 8 by 8 cells");
    let active = group.accesskit_node().active_descendant();
    assert_eq!(
        active.and_then(|node| node.label()),
        Some("c5, Light seed".to_owned())
    );
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label("Next").is_focused());
}

#[test]
fn arrows_go_where_they_point_on_a_flipped_board_too() {
    let mut harness = harness(Desk {
        orientation: Orientation::FLIPPED,
        ..example()
    });
    harness.key_press(Key::Tab);
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.key_press(Key::Space);
    harness.run();
    // From d5, the same place of the screen.
    let desk = harness.state();
    assert_eq!(desk.events, [BoardEvent::Click(desk.cell("c5"))]);
}

#[test]
fn every_cell_says_what_is_on_it() {
    let mut desk = example();
    desk.selected = Some(desk.cell("d1"));
    let harness = harness(desk);
    for name in [
        "a6, Light farmer, harvest 3, controls the 5-cell field",
        "b3, Light farmer, harvest 5, controls the 11-cell field",
        "d8, Dark farmer, harvest 4, controls the 11-cell field",
        "g3, Dark farmer, harvest 1",
        "c8, Light seed",
        "h5, Dark seed",
        "a8, empty, Light field of 5 cells, value 15",
        "e4, empty, Light field of 15 cells, value 30",
        "d1, Light farmer, harvest 2, controls the 15-cell field, selected",
        "f1, empty, Light field of 15 cells, value 30, target: harvest",
        "e1, empty, Light field of 15 cells, value 30, target: sow",
    ] {
        harness.get_by_label(name);
    }
}

#[test]
fn a_farmer_of_several_fields_and_nobodys_field_have_names_too() {
    let position = "1,l,1,l/L2,l,2/1,d,d,d/D1,d,d,1 L 1 0";
    let harness = harness(Desk::of(position));
    for name in [
        "a3, Light farmer, harvest 2, controls 2 fields of 1 + 1 cells",
        "d1, empty, field of nobody, 1 cell",
        "d3, empty, field of nobody, 3 cells",
    ] {
        harness.get_by_label(name);
    }
}

#[test]
fn a_screen_reader_can_click_a_cell() {
    let mut harness = harness(example());
    harness.get_by_label_contains("g3, ").click_accesskit();
    harness.run();
    let desk = harness.state();
    assert_eq!(desk.events, [BoardEvent::Click(desk.cell("g3"))]);
}

#[test]
fn the_places_of_the_nodes_are_the_places_of_the_cells() {
    let harness = harness(example());
    for cell in ["a1", "e5", "h8"] {
        let node = harness.get_by_label_contains(&format!("{cell}, ")).rect();
        assert!(
            node.center().distance(middle(&harness, cell)) < 0.1,
            "{cell}"
        );
    }
}

#[test]
fn names_follow_the_position() {
    let mut harness = harness(example());
    let position = harness.state().position;
    let play = position.read_move("a6+a3").expect("legal");
    harness.state_mut().position = position.play(play).expect("legal");
    harness.run();
    harness.get_by_label_contains("a3, Light farmer, harvest 4");
    harness.get_by_label_contains("a6, empty");
}

#[test]
fn every_move_is_painted_at_every_size() {
    let position = Position::parse(&EXAMPLE.replace(" 2", " 0")).expect("a position");
    let fields = position.fields();
    let text = Text::english();
    for play in position.legal_moves() {
        let after = position.play(play).expect("legal");
        let after_fields = after.fields();
        for side in [0.0, 90.0, 400.0, 3000.0] {
            let room = Rect::from_min_size(Pos2::ZERO, vec2(side, side));
            let mut state = BoardState::default();
            let scene = Scene {
                selected: Position::ends(play).0,
                targets: &[play],
                preview: Some(Preview {
                    play,
                    fields: &after_fields,
                    lead_change: -7,
                }),
                last: Some(play),
                motion: Some(Motion {
                    play,
                    mover: position.turn(),
                    progress: 0.4,
                }),
                ..Scene::of(&position, &fields)
            };
            let lit = Scene {
                highlight: Some(0),
                preview: None,
                shown: Shown::default().toggled(Overlay::Moves),
                ..scene
            };
            let mut harness = Harness::builder()
                .with_size(vec2(500.0, 500.0))
                .with_context_setup(|context| context.set_fonts(fonts::definitions()))
                .build_ui(|ui| {
                    for scene in [&scene, &lit] {
                        let look = Look {
                            text: &text,
                            palette: &Palette::DARK,
                        };
                        ui.push_id(scene.highlight, |ui| {
                            show(ui, room, scene, &mut state, look);
                        });
                    }
                });
            harness.run();
            assert!(!harness.output().shapes.is_empty());
        }
    }
}
