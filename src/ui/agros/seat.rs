//! Agros takes its seat at the desk.

use egui::{Painter, Rect, Ui};

use crate::app::{Action, Purpose};
use crate::engine::Stop;
use crate::export::Still;
use crate::rules::agros::{Cell, Illegal, Move, Position, Setup};
use crate::rules::{ByPlayer, Outcome, Player, Position as _};
use crate::study::agros::{Change, Effect};
use crate::ui::Look;
use crate::ui::editor::Workshop;
use crate::ui::numbers::points;
use crate::ui::overlay::Shown;
use crate::ui::players::PlayerLine;
use crate::ui::seat::{Seat, SheetChoice, Table};
use crate::ui::text::{Text, words};

use super::board::{self, BoardEvent, BoardState, Motion, Overlay, Preview, Scene};
use super::editor::{Editor, EditorViews};
use super::facts::Facts;
use super::fields_table::{self, Unfolded};
use super::findings::{Finding, Findings};
use super::finished_game::FinishedGame;
use super::ledger::Attention;
use super::{
    changed_list, effect_words, field_words, ledger, outlook, pass_words, player_line, score_sheet,
    threat_list, words as sentences,
};
use crate::study::agros::PassAdvice;

/// What the board and the panels keep from one frame to the next.
#[derive(Default)]
pub struct Views {
    board: BoardState,
    pub(super) editor: EditorViews,
    /// The cell that is pointed at on the board.
    hovered: Option<Cell>,
    /// The field whose row is pointed at in the table.
    row: Option<usize>,
    unfolded: Unfolded,
    outlook: Option<Outlook>,
    changed: Option<Changed>,
}

/// A move as if it had been played, worked out once.
struct Outlook {
    before: Position,
    play: Move,
    facts: Facts,
    effect: Effect,
}

/// What changed from one position to another, worked out once.
struct Changed {
    earlier: Position,
    later: Position,
    change: Change,
}

impl Views {
    /// Works out what has changed, where that is to be shown.
    fn compare(&mut self, table: &Table<'_, Position>) {
        let earlier = table.since.filter(|_| table.shown.has(Overlay::Changed));
        let Some(earlier) = earlier.map(|node| table.model.record.position(node)) else {
            self.changed = None;
            return;
        };
        let later = table.model.position();
        let known = self
            .changed
            .as_ref()
            .is_some_and(|changed| changed.earlier == *earlier && changed.later == *later);
        if !known {
            self.changed = Some(Changed {
                earlier: *earlier,
                later: *later,
                change: Change::between(earlier, later),
            });
        }
    }

    /// Works out the move that pointing at a cell would play.
    fn look_ahead(&mut self, table: &Table<'_, Position>) {
        let play = self.hovered.and_then(|cell| pointed_move(table, cell));
        let position = table.model.position();
        let known = self
            .outlook
            .as_ref()
            .is_some_and(|outlook| Some(outlook.play) == play && outlook.before == *position);
        if known {
            return;
        }
        self.outlook = play.and_then(|play| {
            let after = position.play(play).ok()?;
            Some(Outlook {
                before: *position,
                play,
                facts: Facts::of(&after),
                effect: Effect::of(position, play),
            })
        });
    }

    /// The field that is pointed at, on the board or in the table.
    fn field(&self, facts: &Facts) -> Option<usize> {
        self.row.or_else(|| facts.field_at(self.hovered?))
    }
}

/// The move of the selected farmer to a cell; in the opening the placement there.
fn pointed_move(table: &Table<'_, Position>, cell: Cell) -> Option<Move> {
    if table.model.is_over() || table.model.thinks_for() == Some(Purpose::Play) {
        return None;
    }
    let from = table.model.selected;
    table
        .facts
        .moves
        .iter()
        .copied()
        .find(|&play| Position::ends(play) == (from, Some(cell)))
}

impl Seat for Position {
    type Overlay = Overlay;
    type Facts = Facts;
    type Findings = Findings;
    type Finding = Finding;
    type Views = Views;

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
        let targets = table.model.targets();
        let mover = table.model.position().turn();
        let lead = |facts: &Facts| facts.score[mover] - facts.score[!mover];
        let preview = views.outlook.as_ref().map(|outlook| Preview {
            play: outlook.play,
            fields: &outlook.facts.fields,
            lead_change: lead(&outlook.facts) - lead(table.facts),
        });
        let record = &table.model.record;
        let scene = Scene {
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
            pointed: views.hovered,
            highlight: views.row.filter(|&row| row < table.facts.fields.len()),
            motion: table.motion.map(|motion| Motion {
                play: motion.play,
                mover: motion.mover,
                progress: motion.progress,
            }),
            what_if: table.model.is_what_if(),
        };
        let response = board::show(ui, rect, &scene, &mut views.board, table.look);
        if views.hovered != response.hovered {
            views.hovered = response.hovered;
            // What is pointed at is shown elsewhere too, and there it was drawn already.
            ui.request_repaint();
        }
        let actions = response.events.into_iter().map(|event| match event {
            BoardEvent::Click(cell) => Action::Point(cell),
            BoardEvent::Lift(cell) => Action::Lift(cell),
            BoardEvent::Drag { from, to } => Action::Drag { from, to },
            BoardEvent::Mark(mark) => Action::Mark(mark),
        });
        actions.collect()
    }

    const STILL_OVERLAYS: &'static [&'static str] = &[
        "fields", "values", "moves", "reach", "swing", "threats", "flips", "freedom", "certain",
    ];
    const USUAL_STILL_OVERLAYS: &'static [&'static str] = &["fields", "values"];

    fn still_height(still: &Still<'_, Self>, width: f32, pixels_per_point: f32) -> f32 {
        board::part_height(still.position, still.part, width, pixels_per_point)
    }

    fn paint_still(painter: &Painter, rect: Rect, still: &Still<'_, Self>, look: Look<'_>) {
        let fields = still.position.fields();
        let shown = Shown::of_ids(still.overlays.names());
        let findings = Findings::of(still.position, shown);
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
            notes: still.marks,
            findings: &findings,
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
        if table.shown.has(Overlay::Ledger) {
            let field = views
                .field(table.facts)
                .and_then(|index| table.facts.fields.get(index));
            let field = field.map(|field| (field, Attention::Hovered));
            let farmers_each = table.model.position().farmers_each();
            ledger::show(ui, field, farmers_each, table.look);
        }
        // Either stands in the same place, so that nothing moves.
        if let Some(outlook) = &views.outlook {
            let (before, after) = (table.facts, &outlook.facts);
            outlook::show(ui, &outlook.effect, before, after, table.look);
        } else if let Some(advice) = pass_advice(table) {
            outlook::show_pass(ui, advice, table.look);
        }
        if table.shown.has(Overlay::Threats) {
            let mover = table.model.position().turn();
            let fields = &table.facts.fields;
            let dangers = table.findings.dangers(fields, mover, views.hovered);
            if let Some(dangers) = dangers {
                threat_list::show(ui, &dangers, table.look);
            }
        }
        if let Some(changed) = &views.changed {
            changed_list::show(ui, &since_words(table), &changed.change, table.look);
        }
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

    fn workshop() -> Option<&'static dyn Workshop<Self>> {
        Some(&Editor)
    }

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
                let harvests = |player| {
                    let totals = findings.freedom.as_ref()?.totals[player];
                    Some(totals.harvests.to_string())
                };
                sides_note("legend-freedom", harvests, text)
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
}

/// What a pass means now, where the game goes on.
fn pass_advice<'a>(table: &Table<'a, Position>) -> Option<&'a PassAdvice> {
    let over = table.model.is_over();
    table.facts.pass_advice().filter(|_| !over)
}

/// A note with something of both sides.
fn sides_note(key: &str, of: impl Fn(Player) -> Option<String>, text: &Text) -> Option<String> {
    let (light, dark) = (of(Player::First)?, of(Player::Second)?);
    Some(words!(text, key, light = light, dark = dark))
}

/// What the present position is compared with: a move that was chosen, or else the last one with
/// what it did.
fn since_words(table: &Table<'_, Position>) -> String {
    let record = &table.model.record;
    let (cursor, text) = (record.cursor(), table.look.text);
    match table.since {
        Some(node) if record.parent(cursor) != Some(node) => {
            let ply = record.ply(node);
            match record.played(node) {
                Some(play) => words!(text, "changed-since", ply = ply, play = play.to_string()),
                None => text.get("changed-since-start"),
            }
        }
        _ => table.told(cursor).to_string(),
    }
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
