//! Agon takes its seat at the desk.

use egui::{Painter, Rect, RichText, Ui};

use crate::app::{Action, Example, Purpose, TutorialStep};
use crate::export::Still;
use crate::game::Orientation;
use crate::platform::Sound;
use crate::rules::agon::{Cell, Cells, Illegal, Move, Position, Setup, Variant};
use crate::rules::{Outcome, Player, Position as _};
use crate::study::agon::{Effect, prospect};
use crate::ui::Look;
use crate::ui::ahead::Ahead;
use crate::ui::board::BoardEvent;
use crate::ui::end_sheet::Followed;
use crate::ui::glossary;
use crate::ui::overlay::Shown;
use crate::ui::players::PlayerLine;
use crate::ui::rules_page::{Diagram, Section};
use crate::ui::seat::{Seat, SheetChoice, Table};
use crate::ui::style::TEXT;
use crate::ui::text::{Text, words};

use super::board::{self, BoardState, Motion, Overlay, Preview, Scene};
use super::editor::Workshop;
use super::end_sheet::{self, AllDeeds};
use super::facts::Facts;
use super::{
    examples, men_table, player_line, rules_page, setup_form, tutorial, words as sentences,
};

/// What the board and the panels keep from one frame to the next.
#[derive(Default)]
pub struct Views {
    board: BoardState,
    /// The cell that is pointed at on the board.
    hovered: Option<Cell>,
    /// The man whose row is pointed at in the table.
    row: Option<Cell>,
    ahead: Ahead<Position>,
    deeds: Followed<AllDeeds>,
}

/// What a person can do now.
struct Choice {
    /// The men of which one has to be relocated.
    due: Cells,
    /// The man that would move: the selected one, or the only one that may.
    man: Option<Cell>,
    /// What may be played with that man, or placed.
    moves: Vec<Move>,
}

impl Choice {
    fn of(table: &Table<'_, Position>) -> Choice {
        let model = table.model;
        let nobody = model.is_over() || model.thinks_for() == Some(Purpose::Play);
        let mut due = match nobody {
            true => Cells::NONE,
            false => model.position().to_relocate(),
        };
        let only = if due.count() == 1 {
            due.clone().next()
        } else {
            None
        };
        let man = model.selected.or(only);
        if let Some(selected) = model.selected {
            due = due & Cells::of(selected);
        }
        let moves = table.facts.moves.iter().copied();
        let moves = moves.filter(|&play| !nobody && Position::ends(play).0 == man);
        Choice {
            due,
            man,
            moves: moves.filter(|&play| play != Move::Pass).collect(),
        }
    }

    /// The move that pointing at a cell would play.
    fn to(&self, cell: Cell) -> Option<Move> {
        let mut moves = self.moves.iter().copied();
        moves.find(|&play| Position::ends(play).1 == Some(cell))
    }
}

/// A move as if it had been played.
fn preview(position: &Position, play: Move) -> Option<Preview> {
    let effect = Effect::of(position, play);
    let captures = effect.captured.iter().map(|(cell, _)| Cells::of(*cell));
    Some(Preview {
        play,
        rank: effect.man?,
        captures: captures.fold(Cells::NONE, |all, cell| all | cell),
    })
}

impl Seat for Position {
    const TUTORIAL: &'static [TutorialStep] = tutorial::STEPS;
    const EXAMPLES: &'static [Example] = examples::EXAMPLES;
    const RULES: &'static [Section] = rules_page::SECTIONS;
    const WORDS: &'static [&'static str] = rules_page::WORDS;

    type Overlay = Overlay;
    const SIDES: u8 = board::SIDES;
    const EXPLAINING: &'static [Overlay] = &[Overlay::Danger, Overlay::Engine];
    type Facts = Facts;
    /// All that overlays show are facts.
    type Findings = ();
    type Finding = ();
    type Views = Views;
    type Workshop = Workshop;

    fn facts(&self) -> Facts {
        Facts::of(self)
    }

    fn board(
        ui: &mut Ui,
        rect: Rect,
        table: &Table<'_, Self>,
        views: &mut Views,
    ) -> Vec<Action<Self>> {
        views.ahead.follow(table.ahead);
        let (model, position) = (table.model, table.model.position());
        let choice = Choice::of(table);
        let pointed = views.hovered.and_then(|cell| choice.to(cell));
        let targets: &[Move] = match position.is_placing() {
            // Nearly all of the board: they show where they are pointed at.
            true => &[],
            false => &choice.moves,
        };
        let record = &model.record;
        let here = Scene {
            position,
            facts: table.facts,
            orientation: model.settings.orientation(),
            shown: table.shown,
            selected: model.selected,
            due: choice.due,
            targets,
            preview: pointed
                .filter(|_| table.motion.is_none())
                .and_then(|play| preview(position, play)),
            last: table.last().map(|(play, _)| play),
            proposed: table.proposed,
            notes: &record.notes(record.cursor()).marks,
            pointed: views.hovered,
            lit: views.row,
            motion: table.motion.map(|motion| Motion {
                play: motion.play,
                mover: motion.mover,
                progress: motion.progress,
            }),
            what_if: model.is_what_if(),
        };
        let scene = match views.ahead.seen() {
            // A line of the engine's is followed: what is said of here does not hold there.
            Some((position, facts)) => Scene {
                orientation: here.orientation,
                shown: here.shown,
                last: table.proposed.last().copied(),
                proposed: here.proposed,
                what_if: true,
                ..Scene::of(position, facts)
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
            // The only man that can be relocated need not be chosen first.
            if let (BoardEvent::Click(cell), None, Some(man)) = (&event, model.selected, choice.man)
                && !model.has_pencil()
                && !position.men(position.turn()).contains(*cell)
            {
                actions.push(Action::Point(man));
            }
            actions.push(event.action());
        }
        actions
    }

    const STILL_OVERLAYS: &'static [&'static str] =
        &["steps", "forbidden", "danger", "mobility", "engine"];
    const USUAL_STILL_OVERLAYS: &'static [&'static str] = &[];

    fn part_height(&self, part: Option<[Cell; 2]>, width: f32, _: f32) -> f32 {
        board::part_height(part, Orientation::default(), width)
    }

    fn paint_diagram(painter: &Painter, rect: Rect, diagram: &Diagram<'_, Self>, look: Look<'_>) {
        rules_page::paint(painter, rect, diagram, look);
    }

    fn still_height(still: &Still<'_, Self>, width: f32, _pixels_per_point: f32) -> f32 {
        board::part_height(still.part, still.orientation, width)
    }

    fn paint_still(painter: &Painter, rect: Rect, still: &Still<'_, Self>, look: Look<'_>) {
        let facts = Facts::of(still.position);
        let scene = Scene {
            orientation: still.orientation,
            shown: Shown::of_ids(still.overlays.names()),
            last: still.last,
            proposed: still.proposed,
            notes: still.marks,
            ..Scene::of(still.position, &facts)
        };
        board::paint_part(painter, rect, &scene, still.part, look);
    }

    fn player_line<'a>(table: &Table<'a, Self>, player: Player) -> PlayerLine<'a> {
        player_line::player_line(table, player)
    }

    fn overview(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Views) {
        let position = table.model.position();
        let lit = views.hovered;
        let row = men_table::show(ui, position, table.facts, lit, table.look);
        if views.row != row {
            views.row = row;
            ui.request_repaint();
        }
    }

    fn overview_height(table: &Table<'_, Self>, _views: &Views, _width: f32) -> f32 {
        men_table::height(table.model.position())
    }

    fn details(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Views) {
        let (look, position) = (table.look, table.model.position());
        let choice = Choice::of(table);
        let pointed = views.hovered.and_then(|cell| choice.to(cell));
        if let Some(play) = pointed {
            let side = sentences::side(position.turn(), look.text);
            let play_text = play.to_string();
            let title = words!(look.text, "outlook-title", side = side, play = play_text);
            ui.label(RichText::new(title).strong().size(TEXT));
            let told = sentences::effect(&Effect::of(position, play), look.text);
            glossary::label::<Self>(ui, &told, false, look);
        } else if table.last().is_some() {
            let title = RichText::new(look.text.get("agon-last-move"));
            ui.label(title.strong().size(TEXT));
            let told = table.told(table.model.record.cursor());
            glossary::label::<Self>(ui, &told, false, look);
        }
    }

    fn sheet(
        ui: &mut Ui,
        table: &Table<'_, Self>,
        outcome: Outcome,
        views: &mut Views,
    ) -> Option<SheetChoice> {
        end_sheet::show(ui, table, outcome, &mut views.deeds)
    }

    fn sheet_text(table: &Table<'_, Self>, outcome: Outcome) -> String {
        end_sheet::as_text(table, outcome)
    }

    fn setup_form(ui: &mut Ui, setup: &mut Setup, look: Look<'_>) {
        setup_form::show(ui, setup, look);
    }

    fn setup_words(setup: &Setup, text: &Text) -> String {
        setup_form::in_words(setup, text)
    }

    fn first(setup: &mut Setup) -> Option<&mut Player> {
        (setup.variant == Variant::Standard).then_some(&mut setup.first)
    }

    fn side(player: Player, text: &Text) -> String {
        sentences::side(player, text)
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

    /// By how many turns White is ahead: twice, since leads are half points.
    fn lead(&self) -> Option<i32> {
        let [white, black] =
            Player::BOTH.map(|player| crate::study::agon::Way::of(self, player).turns() as i32);
        Some(2 * (black - white))
    }

    fn move_words(play: Move, mover: Player, change: Option<i32>, text: &Text) -> String {
        sentences::did(play, mover, change, text)
    }

    fn sound(&self, play: Move) -> Sound {
        match play {
            _ if !Effect::of(self, play).captured.is_empty() => Sound::Capture,
            Move::Place(_) | Move::Relocate { .. } => Sound::Place,
            Move::Step { .. } => Sound::Step,
            Move::Pass => Sound::Pass,
        }
    }

    fn effect_words(&self, play: Move, text: &Text) -> String {
        let (effect, prospect) = (Effect::of(self, play), prospect(self, play));
        sentences::effect_and_prospect(&effect, &prospect, text)
    }

    fn pass_words(table: &Table<'_, Self>) -> Option<String> {
        let passes = table.facts.moves == [Move::Pass] && !table.model.is_over();
        passes.then(|| table.look.text.get("agon-pass-help"))
    }

    fn illegal_words(&self, why: &Illegal, text: &Text) -> String {
        sentences::illegal(*why, self.turn(), text)
    }

    fn outcome_words(&self, outcome: Outcome, text: &Text) -> String {
        sentences::over(outcome, text)
    }
}
