//! Agros takes its seat at the desk.

use egui::{Painter, Rect, Ui};

use crate::app::Action;
use crate::engine::Stop;
use crate::export::Still;
use crate::platform::Sound;
use crate::rules::agros::{Cell, Illegal, Move, Position, Setup};
use crate::rules::{ByPlayer, Outcome, Player, Position as _};
use crate::study::Land;
use crate::study::agros::{Change, Effect, PassAdvice, land};
use crate::ui::Look;
use crate::ui::numbers::points;
use crate::ui::overlay::Shown;
use crate::ui::players::PlayerLine;
use crate::ui::seat::{Seat, SheetChoice, Table};
use crate::ui::text::{Text, words};

use super::board::{self, BoardEvent, Motion, Overlay, Preview, Scene};
use super::editor::Workshop;
use super::facts::Facts;
use super::findings::{Finding, Findings};
use super::finished_game::FinishedGame;
use super::views::Views;
use super::{
    details, effect_words, field_words, fields_table, pass_words, player_line, score_sheet,
    words as sentences,
};

impl Seat for Position {
    type Overlay = Overlay;
    const EXPLAINING: &'static [Overlay] = &[Overlay::Fields, Overlay::Changed, Overlay::Engine];
    type Facts = Facts;
    type Findings = Findings;
    type Finding = Finding;
    type Views = Views;
    type Workshop = Workshop;

    fn facts(&self) -> Facts {
        Facts::of(self)
    }

    fn find(&self, overlay: Overlay, stop: &Stop) -> Option<Finding> {
        Finding::of(self, overlay, stop)
    }

    fn takes_long(overlay: Overlay) -> bool {
        Finding::takes_long(overlay)
    }

    fn note(findings: &mut Findings, finding: Finding) {
        findings.add(finding);
    }

    fn board(
        ui: &mut Ui,
        rect: Rect,
        table: &Table<'_, Self>,
        views: &mut Views,
    ) -> Vec<Action<Self>> {
        views.look_ahead(table);
        views.compare(table);
        views.follow(table.ahead);
        let targets = table.model.targets();
        let mover = table.model.position().turn();
        let lead = |facts: &Facts| facts.score[mover] - facts.score[!mover];
        let preview = views.outlook.as_ref().map(|outlook| Preview {
            play: outlook.play,
            fields: &outlook.facts.fields,
            lead_change: lead(&outlook.facts) - lead(table.facts),
        });
        let record = &table.model.record;
        let here = Scene {
            position: table.model.position(),
            fields: &table.facts.fields,
            flipped: table.model.settings.flipped,
            shown: table.shown,
            selected: table.model.selected,
            targets: &targets,
            preview: preview.filter(|_| table.motion.is_none()),
            last: table.last().map(|(play, _)| play),
            proposed: table.proposed,
            notes: &record.notes(record.cursor()).marks,
            findings: table.findings,
            change: views.changed.as_ref().map(|changed| &changed.change),
            pointed: views.cell(),
            highlight: views.row.filter(|&row| row < table.facts.fields.len()),
            motion: table.motion.map(|motion| Motion {
                play: motion.play,
                mover: motion.mover,
                progress: motion.progress,
            }),
            what_if: table.model.is_what_if(),
        };
        let scene = match &views.ahead {
            // A line of the engine's is followed: what is said of here does not hold there.
            Some((position, fields)) => Scene {
                flipped: here.flipped,
                shown: here.shown,
                last: table.proposed.last().copied(),
                proposed: here.proposed,
                what_if: true,
                ..Scene::of(position, fields)
            },
            None => here,
        };
        let response = board::show(ui, rect, &scene, &mut views.board, table.look);
        if views.hovered != response.hovered {
            views.hovered = response.hovered;
            // What is pointed at is shown elsewhere too, and there it was drawn already.
            ui.request_repaint();
        }
        let mut actions = Vec::new();
        for event in response.events {
            match event {
                BoardEvent::Click(cell) if views.choose(table, cell) => ui.request_repaint(),
                event => actions.push(event.action()),
            }
        }
        actions
    }

    const STILL_OVERLAYS: &'static [&'static str] = &[
        "fields", "values", "moves", "reach", "swing", "threats", "flips", "freedom", "certain",
        "engine", "changed",
    ];
    const USUAL_STILL_OVERLAYS: &'static [&'static str] = &["fields", "values"];

    fn still_height(still: &Still<'_, Self>, width: f32, pixels_per_point: f32) -> f32 {
        board::part_height(still.position, still.part, width, pixels_per_point)
    }

    fn paint_still(painter: &Painter, rect: Rect, still: &Still<'_, Self>, look: Look<'_>) {
        let fields = still.position.fields();
        let shown = Shown::of_ids(still.overlays.names());
        let findings = Findings::of(still.position, shown);
        let before = still.before.filter(|_| shown.has(Overlay::Changed));
        let change = before.map(|before| Change::between(before, still.position));
        // Nobody has chosen a farmer: all that can move show where to.
        let targets = match shown.has(Overlay::Moves) {
            true => still.position.legal_moves(),
            false => Vec::new(),
        };
        let scene = Scene {
            flipped: still.flipped,
            shown,
            targets: &targets,
            last: still.last,
            proposed: still.proposed,
            notes: still.marks,
            findings: &findings,
            change: change.as_ref(),
            ..Scene::of(still.position, &fields)
        };
        board::paint_part(painter, rect, &scene, still.part, look);
    }

    fn player_line<'a>(table: &Table<'a, Self>, player: Player) -> PlayerLine<'a> {
        let name = &table.model.record.header().players[player].name;
        let mut line = player_line::player_line(
            table.model.position(),
            table.facts,
            player,
            name,
            table.look,
        );
        line.to_move &= !table.model.is_over();
        if let Some((Move::Pass, passer)) = table.last()
            && passer == player
        {
            line.note = table.look.text.get("player-passed");
            line.note_is_news = true;
        }
        line
    }

    fn overview(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Views) {
        let lit = views.field(table.facts);
        let row = fields_table::show(ui, table.facts, lit, &mut views.unfolded, table.look);
        if views.row != row {
            views.row = row;
            ui.request_repaint();
        }
    }

    fn overview_height(table: &Table<'_, Self>, views: &Views, width: f32) -> f32 {
        fields_table::height(table.facts, views.unfolded, width)
    }

    fn details(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Views) {
        details::show(ui, table, views);
    }

    fn sheet(
        ui: &mut Ui,
        table: &Table<'_, Self>,
        outcome: Outcome,
        _views: &mut Views,
    ) -> Option<SheetChoice> {
        let leads = leads(table);
        score_sheet::show(ui, &result(table, outcome, &leads), table.look)
    }

    fn sheet_text(table: &Table<'_, Self>, outcome: Outcome) -> String {
        super::as_text(&result(table, outcome, &leads(table)), table.look.text)
    }

    const HOUSE_OPTIONS: bool = true;

    fn setup_form(ui: &mut Ui, setup: &mut Setup, look: Look<'_>) {
        let (mut size, mut farmers) = (setup.size(), setup.farmers());
        ui.horizontal(|ui| {
            ui.label(look.text.get("setup-size"));
            for choice in Setup::SIZES {
                let name = words!(look.text, "setup-board", size = choice);
                ui.radio_value(&mut size, choice, name);
            }
        });
        ui.horizontal(|ui| {
            ui.label(look.text.get("setup-farmers"));
            for choice in Setup::FARMERS {
                let name = words!(look.text, "setup-farmers-each", farmers = choice);
                ui.radio_value(&mut farmers, choice, choice.to_string())
                    .on_hover_text(name);
            }
        });
        if let Ok(chosen) = Setup::new(size, farmers) {
            *setup = chosen;
        }
    }

    fn setup_words(setup: &Setup, text: &Text) -> String {
        words!(
            text,
            "setup-words",
            size = setup.size(),
            farmers = setup.farmers()
        )
    }

    fn side(player: Player, text: &Text) -> String {
        field_words::side(player, text)
    }

    fn turn_words(table: &Table<'_, Self>) -> String {
        let model = table.model;
        sentences::turn(
            model.position(),
            table.facts,
            model.selected,
            table.look.text,
        )
    }

    fn move_words(play: Move, mover: Player, change: Option<i32>, text: &Text) -> String {
        sentences::did(play, mover, change.unwrap_or_default(), text)
    }

    fn sound(&self, play: Move) -> Sound {
        match play {
            Move::Place(_) => Sound::Place,
            Move::Harvest { .. } => Sound::Harvest,
            Move::Sow { .. } => Sound::Sow,
            Move::Pass => Sound::Pass,
        }
    }

    fn effect_words(&self, play: Move, text: &Text) -> String {
        effect_words::sentence(&Effect::of(self, play), text)
    }

    fn pass_words(table: &Table<'_, Self>) -> Option<String> {
        let advice = pass_advice(table)?;
        Some(pass_words::spoken(advice, table.look.text))
    }

    fn legend_note(table: &Table<'_, Self>, overlay: Overlay) -> Option<String> {
        let (text, findings) = (table.look.text, table.findings);
        match overlay {
            Overlay::Certain => {
                let points_of = |player| Some(points(findings.certain.as_ref()?.points[player]));
                sides_note("legend-certain", points_of, text)
            }
            Overlay::Freedom => {
                let moves = |player| {
                    let totals = findings.freedom.as_ref()?.totals[player];
                    Some(totals.moves().to_string())
                };
                sides_note("legend-freedom", moves, text)
            }
            _ => None,
        }
    }

    fn illegal_words(&self, why: &Illegal, text: &Text) -> String {
        sentences::illegal(*why, self.turn(), text)
    }

    fn outcome_words(&self, outcome: Outcome, text: &Text) -> String {
        sentences::over(outcome, self.score().unwrap_or_default(), text)
    }

    fn land(&self) -> Option<Land<Cell>> {
        Some(land(self))
    }
}

/// What a pass means now, where the game goes on.
pub(super) fn pass_advice<'a>(table: &Table<'a, Position>) -> Option<&'a PassAdvice> {
    let over = table.model.is_over();
    table.facts.pass_advice().filter(|_| !over)
}

/// A note with something of both sides.
fn sides_note(key: &str, of: impl Fn(Player) -> Option<String>, text: &Text) -> Option<String> {
    let (light, dark) = (of(Player::First)?, of(Player::Second)?);
    Some(words!(text, key, light = light, dark = dark))
}

/// The lead of Light after each ply up to the cursor, in half points.
fn leads(table: &Table<'_, Position>) -> Vec<i32> {
    let record = &table.model.record;
    let plies = record.ply(record.cursor());
    (0..=plies)
        .map(|ply| table.line.lead(ply).unwrap_or_default())
        .collect()
}

fn result<'a>(table: &Table<'a, Position>, outcome: Outcome, leads: &'a [i32]) -> FinishedGame<'a> {
    let record = &table.model.record;
    let [light, dark] = &record.header().players.0;
    FinishedGame {
        facts: table.facts,
        outcome,
        names: ByPlayer([&light.name, &dark.name]),
        setup: *record.setup(),
        house: record.header().house,
        leads,
    }
}
