//! The panels as they are seen, heard and clicked.

use egui::{Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::as_text;
use super::facts::Facts;
use super::fields_table::{self, Unfolded};
use super::finished_game::FinishedGame;
use super::ledger::{self, Attention};
use super::outlook;
use super::player_line::player_line;
use super::sample_game::{PLIES, after, cell};
use super::score_sheet;
use crate::game::House;
use crate::rules::agros::{Position, Setup};
use crate::rules::{ByPlayer, Outcome, Player, Position as _, Reason};
use crate::study::agros::Effect;
use crate::ui::seat::SheetChoice;
use crate::ui::stage::stage;
use crate::ui::text::Text;
use crate::ui::{Look, players};

const WIDE: Vec2 = vec2(592.0, 672.0);
const NARROW: Vec2 = vec2(270.0, 500.0);

/// The table, with the fields whose rows are pointed at as events.
fn table(size: Vec2, facts: &Facts) -> Harness<'_, Vec<usize>> {
    let mut unfolded = Unfolded::default();
    stage(size, move |ui, look| {
        fields_table::show(ui, facts, None, &mut unfolded, look)
    })
}

/// A panel that only shows something.
fn picture<'a>(size: Vec2, show: impl Fn(&mut egui::Ui, Look<'_>) + 'a) -> Harness<'a, Vec<()>> {
    stage(size, move |ui, look| {
        show(ui, look);
        None
    })
}

fn names<S>(harness: &Harness<'_, S>, role: egui::Role) -> Vec<String> {
    harness
        .get_all_by_role(role)
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn the_table_lists_the_fields_by_falling_value() {
    let facts = Facts::of(&after(72).0);
    for size in [WIDE, NARROW] {
        let harness = table(size, &facts);
        let names = names(&harness, egui::Role::ListItem);
        assert_eq!(
            names[..2],
            [
                "Light field of 22 cells controlled by i2, value 198, margin +7 at 1st",
                "Dark field of 16 cells controlled by a6, value 128, margin +7 at 1st",
            ]
        );
        assert_eq!(names.len(), 5, "small and ownerless fields are folded");
    }
}

#[test]
fn pointing_at_a_row_tells_its_field() {
    let facts = Facts::of(&after(72).0);
    let mut harness = table(WIDE, &facts);
    assert!(harness.state().is_empty());
    harness.get_by_label_contains("controlled by a6").hover();
    harness.run();
    let field = facts.field_at(cell("a10"));
    assert_eq!(harness.state().last().copied(), field);
}

#[test]
fn folded_fields_unfold_on_a_click_and_fold_again() {
    let facts = Facts::of(&after(72).0);
    let mut harness = table(WIDE, &facts);
    let small = "2 small fields of 1–2 cells: Light 0, Dark 14";
    let rows = |harness: &Harness<'_, Vec<usize>>| names(harness, egui::Role::ListItem).len();
    for expected in [7, 5] {
        harness.get_by_label(small).click();
        harness.run();
        assert_eq!(rows(&harness), expected);
    }
    harness
        .get_by_label("1 ownerless: 1 cell, worth nothing")
        .click();
    harness.run();
    harness.get_by_label("Ownerless field of 1 cell, worth nothing, no farmer beside it (g6)");
}

#[test]
fn the_table_scrolls_inside_its_height() {
    let facts = Facts::of(&after(72).0);
    let wanted = fields_table::height(&facts, Unfolded::default(), WIDE.x);
    let mut harness = picture(WIDE, |ui, look| {
        let size = vec2(ui.available_width(), wanted / 2.0);
        ui.allocate_ui(size, |ui| {
            fields_table::show(ui, &facts, None, &mut Unfolded::default(), look);
        });
        ui.label("below");
    });
    harness.run();
    assert!(harness.get_by_label("below").rect().top() < wanted);
}

#[test]
fn the_ledger_says_why_a_field_is_whose() {
    let facts = Facts::of(&after(72).0);
    let said = |at: Option<&str>| {
        let field = at.and_then(|at| facts.field_at(cell(at)));
        let harness = picture(NARROW, |ui, look| {
            let field = field.map(|index| (&facts.fields[index], Attention::Hovered));
            ledger::show(ui, field, Setup::default(), look);
        });
        let said = harness
            .get_by_role(egui::Role::Label)
            .accesskit_node()
            .value();
        said.expect("the ledger says something")
    };
    assert_eq!(
        said(Some("e2")),
        "Field · 22 cells × 9 = 198. Light 9 4, Dark 2. margin +7, decided at 1st. \
         Dark takes it with one more of 10"
    );
    assert_eq!(
        said(Some("g6")),
        "Field · 1 cell, worth 0. Light –, Dark –. –, nobody’s. \
         Light takes it with one more of 1 · Dark takes it with one more of 1"
    );
    assert_eq!(said(None), "Point at a field: whose, and why?");
}

#[test]
fn the_outlook_compares_before_and_after() {
    let (position, _) = after(72);
    let play = position.read_move("h5-e2").expect("legal");
    let before = Facts::of(&position);
    let next = Facts::of(&position.play(play).expect("legal"));
    let effect = Effect::of(&position, play);
    let harness = picture(NARROW, |ui, look| {
        outlook::show(ui, &effect, &before, &next, look);
    });
    harness.get_by_label(
        "If Light plays h5-e2: Light 213½ → 186½, Dark 232 → 232, fields 8 → 8, \
         farmer h5 {4} → e2 {1}. h5-e2: 3 cells fewer count for Light, −27",
    );
}

#[test]
fn the_player_lines_tell_turn_list_and_score() {
    let said = |plies: usize, size: Vec2| {
        let (position, _) = after(plies);
        let facts = Facts::of(&position);
        let harness = picture(size, |ui, look| {
            let names = ByPlayer(["Anna", ""]);
            let lines = Player::BOTH
                .map(|player| player_line(&position, &facts, player, names[player], look));
            players::show(ui, &lines, look);
        });
        let mut said: Vec<_> = harness
            .get_all_by_role(egui::Role::Label)
            .filter_map(|node| node.accesskit_node().value())
            .collect();
        said.sort_unstable();
        said
    };
    for size in [WIDE, NARROW] {
        assert_eq!(
            said(72, size),
            [
                "Anna · Light, to move, farmers 9 5 4 2 1, +½ greater list, score 213½",
                "Dark, farmers 8 6 3 2 1, score 232",
            ]
        );
    }
    assert_eq!(
        said(2, WIDE)[1],
        "Dark, to move, farmers 1, placement 3 of 10, 1 left in this turn, score 0"
    );
    assert!(
        said(PLIES, WIDE)
            .iter()
            .all(|line| !line.contains("to move")),
        "nobody is to move when the game is over"
    );
}

/// The finished sample game, by which the sheet is tested.
struct Finished {
    position: Position,
    facts: Facts,
    leads: Vec<i32>,
}

impl Finished {
    fn game() -> Finished {
        let (position, leads) = after(PLIES);
        Finished {
            facts: Facts::of(&position),
            position,
            leads,
        }
    }

    fn sheet(&self) -> FinishedGame<'_> {
        FinishedGame {
            facts: &self.facts,
            outcome: self.position.outcome().expect("the game is over"),
            names: ByPlayer(["Anna", "Bram"]),
            setup: Setup::default(),
            house: House::default(),
            leads: &self.leads,
        }
    }
}

#[test]
fn the_sheet_names_winner_and_sums() {
    let finished = Finished::game();
    for size in [WIDE, vec2(270.0, 900.0)] {
        let harness = picture(size, |ui, look| {
            score_sheet::show(ui, &finished.sheet(), look);
        });
        for label in [
            "Anna (Light) wins by 176½",
            "Two passes in succession at ply 85 · 10×10, 5 farmers",
            "Light field of 22 cells controlled by i2, value 198, margin +8 at 1st",
            "Nobody · 2 fields, 2 cells",
            "Fields together: Light 278, Dark 102",
            "Score: Light 278½, Dark 102",
            "Greatest lead: Light 630½ after ply 21, Dark 720½ after ply 24.",
        ] {
            harness.get_by_label(label);
        }
    }
}

#[test]
fn the_buttons_of_the_sheet_stay_in_view_and_say_what_was_asked() {
    let finished = Finished::game();
    for size in [WIDE, NARROW, vec2(254.0, 300.0)] {
        let mut harness = stage(size, |ui, look| {
            score_sheet::show(ui, &finished.sheet(), look)
        });
        for (label, button) in [
            ("New game", SheetChoice::NewGame),
            ("Review", SheetChoice::Review),
            ("Save …", SheetChoice::Save),
            ("Copy sheet", SheetChoice::Copy),
            ("Close", SheetChoice::Close),
        ] {
            harness.get_by_label(label).click();
            harness.run();
            assert_eq!(harness.state().last(), Some(&button));
        }
    }
}

#[test]
fn the_copied_sheet_has_every_field_and_the_sums() {
    let finished = Finished::game();
    let sheet = as_text(&finished.sheet(), &Text::english());
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!(lines[0], "Anna (Light) wins by 176½");
    let row = |start: &str| {
        let line = lines.iter().find(|line| line.starts_with(start));
        let words = line.expect("the sheet has that line").split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(row("Light · i2"), "Light · i2 22 × 9 9 : 1 +8 at 1st 198");
    assert_eq!(row("Dark · e4"), "Dark · e4 14 × 3 – : 3 +3 at 1st 42");
    assert_eq!(row("Score"), "Score 278½ 102");
    assert_eq!(row("Light: "), "Light: 9 5 5 3 1");
    let ends: Vec<usize> = lines[3..5]
        .iter()
        .map(|line| line.chars().count())
        .collect();
    assert!(
        ends[1] < ends[0],
        "a value of Light's ends before the column of Dark"
    );
}

#[test]
fn a_game_given_up_is_not_won_by_points() {
    let finished = Finished::game();
    let sheet = FinishedGame {
        outcome: Outcome {
            winner: Some(Player::Second),
            reason: Reason("resignation"),
        },
        ..finished.sheet()
    };
    let text = Text::english();
    assert_eq!(sheet.title(&text), "Bram (Dark) wins");
    assert_eq!(
        sheet.ending(&text),
        "Resignation at ply 85 · 10×10, 5 farmers"
    );
}
