//! What the window looks like.

use agros::game::{Document, Swap};
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};
use agros::storage::settings::{Settings, Theme, TimelineView};
use agros::ui::overlay::Overlay as _;
use egui::{Vec2, vec2};
use egui_kittest::SnapshotOptions;

use crate::desk::{Desk, game};

/// Software renderers differ a little from version to version, at the edges of letters and lines.
/// A panel, a piece or a line of text that is gone is more than this.
pub fn tolerance() -> SnapshotOptions {
    SnapshotOptions::new().threshold(2.0).max_failed_pixels(300)
}

fn picture(name: &str, document: &Document<Position>, theme: Theme, size: Vec2) {
    let mut settings = Settings::default();
    settings.theme = theme;
    settings.animations = false;
    let mut desk = Desk::showing(document, settings, size);
    // The path of the file in the status line is another one each time.
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn the_desk_in_the_light_theme() {
    picture("desk-light", &game(71), Theme::Light, vec2(1280.0, 800.0));
}

#[test]
fn the_desk_in_the_dark_theme() {
    picture("desk-dark", &game(71), Theme::Dark, vec2(1280.0, 800.0));
}

#[test]
fn the_score_sheet() {
    picture("score-sheet", &game(85), Theme::Light, vec2(1280.0, 800.0));
}

#[test]
fn the_largest_board_in_the_smallest_window() {
    let mut document = Document::<Position>::new(Setup::new(12, 7).expect("a setup"));
    for cell in [
        "g3", "i5", "d8", "g9", "e3", "b2", "e7", "f4", "b9", "l12", "a1", "l1", "a12", "k6",
    ] {
        let cursor = document.cursor();
        let play = document.position(cursor).read_move(cell);
        let node = document
            .add(cursor, play.expect("legal"))
            .expect("the game goes on");
        document.set_cursor(node);
    }
    picture("desk-small", &document, Theme::Light, vec2(720.0, 540.0));
}

/// The desk with some overlays on the board and the pointer on a cell.
fn overlaid(name: &str, overlays: &[&str], theme: Theme, plies: usize, pointed: Option<&str>) {
    overlaid_on(name, overlays, theme, &game(plies), pointed);
}

fn overlaid_on(
    name: &str,
    overlays: &[&str],
    theme: Theme,
    document: &Document<Position>,
    pointed: Option<&str>,
) {
    let mut settings = Settings::default();
    settings.theme = theme;
    settings.animations = false;
    let names = overlays.iter().map(|&name| name.to_owned());
    settings.set_overlays::<Position>(names.collect());
    let mut desk = Desk::showing(document, settings, vec2(1000.0, 640.0));
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    if let Some(cell) = pointed {
        let place = desk.cell(cell);
        desk.harness.hover_at(place);
    }
    desk.let_pass();
    let name = format!("overlay-{name}");
    desk.harness.snapshot_options(&name, &tolerance());
}

#[test]
fn reach_of_all() {
    let overlays = ["fields", "reach"];
    overlaid("reach", &overlays, Theme::Light, 71, None);
}

#[test]
fn reach_of_one() {
    let overlays = ["fields", "values", "reach"];
    overlaid("reach-of-one", &overlays, Theme::Dark, 71, Some("h5"));
}

#[test]
fn swing() {
    let overlays = ["fields", "swing"];
    overlaid("swing", &overlays, Theme::Light, 72, None);
}

#[test]
fn swing_in_the_opening() {
    let overlays = ["fields", "swing"];
    overlaid("swing-opening", &overlays, Theme::Dark, 7, None);
}

#[test]
fn freedom() {
    let overlays = ["fields", "values", "freedom"];
    overlaid("freedom", &overlays, Theme::Light, 71, None);
}

#[test]
fn changed() {
    let overlays = ["fields", "values", "changed"];
    overlaid("changed", &overlays, Theme::Dark, 72, None);
}

#[test]
fn threats() {
    let overlays = ["fields", "values", "threats"];
    overlaid("threats", &overlays, Theme::Light, 72, None);
}

#[test]
fn flips() {
    let overlays = ["fields", "values", "flips"];
    overlaid("flips", &overlays, Theme::Dark, 71, None);
}

#[test]
fn arrows() {
    let mut settings = Settings::default();
    settings.theme = Theme::Light;
    settings.animations = false;
    settings.engine_program = Some(crate::engine::three_lines());
    let overlays = ["fields", "values", "engine"];
    settings.set_overlays::<Position>(overlays.map(str::to_owned).to_vec());
    let mut desk = Desk::showing(&game(71), settings, vec2(1280.0, 775.0));
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    desk.key(egui::Key::F6);
    desk.wait_until("the hint is there", |model| {
        model.advice().is_some() && model.thinks_for().is_none()
    });
    desk.run();
    desk.harness
        .snapshot_options("overlay-arrows", &tolerance());
}

#[test]
fn every_overlay_in_the_dark_theme() {
    let names = agros::ui::agros::board::Overlay::ALL;
    let names: Vec<&str> = names.iter().map(|name| name.id()).collect();
    overlaid("all", &names, Theme::Dark, 71, Some("c2"));
}

#[test]
fn certain() {
    let overlays = ["fields", "values", "certain"];
    // Nobody can ever come to a6, nor leave it to anybody but the farmer beside it.
    let start = Position::parse("1,l,d,3/L6,l,4/d,1,d,3/6/6/5,D1 L 1 0").expect("a position");
    let document = Document::starting_from(start.setup(), start).expect("a start");
    overlaid_on("certain", &overlays, Theme::Light, &document, None);
}

#[test]
fn ledger() {
    let overlays = ["fields", "values", "ledger"];
    overlaid("ledger", &overlays, Theme::Light, 72, Some("b3"));
}

#[test]
fn what_if() {
    let mut settings = Settings::default();
    settings.theme = Theme::Light;
    settings.animations = false;
    let mut desk = Desk::showing(&game(72), settings, vec2(1000.0, 640.0));
    desk.key(egui::Key::F9);
    desk.play("h5-e2");
    desk.harness.snapshot_options("what-if", &tolerance());
}

#[test]
fn every_overlay_in_the_smallest_window() {
    let mut settings = Settings::default();
    settings.theme = Theme::Dark;
    settings.animations = false;
    let names = agros::ui::agros::board::Overlay::ALL;
    settings.set_overlays::<Position>(names.iter().map(|name| name.id().to_owned()).collect());
    let mut desk = Desk::showing(&game(71), settings, vec2(720.0, 540.0));
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    desk.press("Details");
    desk.let_pass();
    desk.harness
        .snapshot_options("overlays-small", &tolerance());
}

/// The desk with another timeline, the pointer on a ply of it.
fn timeline(name: &str, view: TimelineView, theme: Theme, size: Vec2) {
    let mut settings = Settings::default();
    settings.theme = theme;
    settings.animations = false;
    settings.timeline = view;
    let mut document = game(85);
    let line = document.line();
    document.set_cursor(line[72]);
    let mut desk = Desk::showing(&document, settings, size);
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    desk.let_pass();
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn the_lanes_of_the_fields() {
    let size = vec2(1280.0, 800.0);
    timeline("timeline-lanes", TimelineView::Lanes, Theme::Light, size);
}

#[test]
fn the_score_stacked_by_field() {
    let size = vec2(1280.0, 800.0);
    let view = TimelineView::Stacked;
    timeline("timeline-stacked", view, Theme::Dark, size);
}

#[test]
fn notes_on_the_board_and_in_the_list() {
    use agros::game::{Mark, Shape, Symbol};

    let mut document = game(71);
    let cursor = document.cursor();
    let cell = |name: &str| document.position(cursor).cell(name).expect("on the board");
    let marks = [
        Mark::new(cell("c3"), Shape::Arrow(cell("f6"))),
        Mark::new(cell("h9"), Shape::Ring),
        Mark::new(cell("b2"), Shape::Square),
        Mark::new(cell("j1"), Shape::Text("A".to_owned())),
    ];
    let notes = document.notes_mut(cursor);
    notes.comment =
        "The south-west is Light's for good: nobody can come near it any more.".to_owned();
    notes.symbol = Some(Symbol::Brilliant);
    notes.marks = marks.to_vec();
    picture("notes", &document, Theme::Light, vec2(1280.0, 800.0));
}

#[test]
fn the_map_of_the_tree() {
    let mut document = game(71);
    let line = document.line();
    for (leaves, plies) in [(12, 9), (30, 14), (30, 5), (44, 3), (58, 11)] {
        let mut node = line[leaves];
        for _ in 0..plies {
            let moves = document.position(node).legal_moves();
            let new = moves.into_iter().rev();
            let new = new
                .skip(1)
                .find(|&play| document.child_by(node, play).is_none());
            node = document
                .add(node, new.expect("another move"))
                .expect("legal");
        }
    }
    document.notes_mut(line[40]).comment = "Here it turned.".to_owned();
    let mut settings = Settings::default();
    settings.animations = false;
    let mut desk = Desk::showing(&document, settings, vec2(1280.0, 800.0));
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::T);
    desk.harness.snapshot_options("tree-map", &tolerance());
}

#[test]
fn the_new_game_dialog_in_the_smallest_window() {
    let mut settings = Settings::default();
    settings.animations = false;
    settings.new_game.names = ["Annemarie van der Velden", "Bram"].map(str::to_owned);
    let mut desk = Desk::showing(&game(10), settings, vec2(720.0, 540.0));
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::F);
    desk.ctrl(egui::Key::N);
    desk.harness.snapshot_options("new-game", &tolerance());
    desk.tick("Swap");
    desk.tick("Bid");
    desk.harness.snapshot_options("house-options", &tolerance());
}

#[test]
fn the_choice_of_a_side_in_the_smallest_window() {
    let mut document = game(10);
    document.header_mut().house.swap = Swap::Open;
    document.header_mut().house.bid = 13;
    document.header_mut().players.0[1].name = "Annemarie van der Velden".to_owned();
    picture("side-choice", &document, Theme::Light, vec2(720.0, 540.0));
}

/// The editor with a board that is no position.
fn editor(name: &str, theme: Theme, size: Vec2) {
    let mut settings = Settings::default();
    settings.theme = theme;
    settings.animations = false;
    let mut desk = Desk::showing(&game(71), settings, size);
    desk.ctrl(egui::Key::B);
    desk.press("Farmers a player: more");
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn the_editor_in_the_light_theme() {
    let mut settings = Settings::default();
    settings.theme = Theme::Light;
    settings.animations = false;
    let mut desk = Desk::showing(&game(71), settings, vec2(1280.0, 800.0));
    desk.ctrl(egui::Key::B);
    desk.press("Dark seed");
    desk.click_cell("c3");
    desk.harness.snapshot_options("editor-light", &tolerance());
}

#[test]
fn the_editor_in_the_dark_theme() {
    editor("editor-dark", Theme::Dark, vec2(1280.0, 800.0));
}

#[test]
fn the_editor_in_the_smallest_window() {
    editor("editor-small", Theme::Light, vec2(720.0, 540.0));
}

/// Two games that were left unfinished, the older one to be given up.
fn unfinished(name: &str, theme: Theme, size: Vec2) {
    let mut settings = Settings::default();
    settings.theme = theme;
    settings.animations = false;
    let mut desk = Desk::showing(&game(40), settings, size);
    desk.play("a2+i2");
    desk = desk.killed();
    desk.wait_until("it is offered", |model| model.dialog.is_some());
    desk.press("Later");
    desk.play("g3");
    desk = desk.killed();
    desk.wait_until("they are offered", |model| model.dialog.is_some());
    let games = desk.model().recoveries().games().len();
    assert_eq!(games, 2);
    desk.let_pass();
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn unfinished_games_in_the_light_theme() {
    unfinished("unfinished", Theme::Light, vec2(1280.0, 800.0));
}

#[test]
fn unfinished_games_in_the_dark_theme_in_the_smallest_window() {
    unfinished("unfinished-small", Theme::Dark, vec2(720.0, 540.0));
}
