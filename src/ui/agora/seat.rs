//! Agora takes its seat at the desk.

use egui::{Context, Key, Label, Painter, Rect, RichText, Ui};

use crate::app::{Action as Deed, Model, Purpose};
use crate::export::Still;
use crate::platform::Sound;
use crate::rules::agora::{Action, Cell, Illegal, Move, Position, Setup};
use crate::rules::{Outcome, Player, Position as _};
use crate::study::agora::{Effect, prospect};
use crate::ui::Look;
use crate::ui::ahead::Ahead;
use crate::ui::board::{BoardEvent, Places as _};
use crate::ui::end_sheet::Followed;
use crate::ui::fonts;
use crate::ui::overlay::Shown;
use crate::ui::players::PlayerLine;
use crate::ui::seat::{Seat, SheetChoice, Table};
use crate::ui::style::TEXT;
use crate::ui::text::{Text, words};

use super::board::{self, BoardState, Course, Geometry, Overlay, Preview, Scene};
use super::choice::{self, Answer, Choice};
use super::editor::Workshop;
use super::end_sheet::{self, AllDeeds};
use super::facts::Facts;
use super::{effect_words, piles_table, player_line, rules_page, setup_form, words as sentences};

/// What the board and the panels keep from one frame to the next.
#[derive(Default)]
pub struct Views {
    board: BoardState,
    /// The cell that is pointed at on the board.
    hovered: Option<Cell>,
    /// The way that is pointed at in a choice.
    way: Option<Move>,
    /// The pile whose row is pointed at in the table.
    row: Option<Cell>,
    ahead: Ahead<Position>,
    deeds: Followed<AllDeeds>,
}

impl Views {
    /// The move that is pointed at: the only one to its cell, or one of a choice.
    fn pointed(&self, table: &Table<'_, Position>) -> Option<Move> {
        if table.model.weighed().is_some() {
            return self.way;
        }
        let (from, to) = (table.model.selected?, self.hovered?);
        match table.facts.moves_between(from, to).as_slice() {
            [play] if may_move(table) => Some(*play),
            _ => None,
        }
    }
}

/// Whether a person may move now.
fn may_move(table: &Table<'_, Position>) -> bool {
    !table.model.is_over() && table.model.thinks_for() != Some(Purpose::Play)
}

/// What is done on the board, as the game means it: nobody surrenders unasked.
fn deed(event: BoardEvent<Cell>, table: &Table<'_, Position>, entered: bool) -> Deed<Position> {
    let between = match event {
        BoardEvent::Click(to) => table.model.selected.map(|from| (from, to)),
        BoardEvent::Drag { from, to } => Some((from, to)),
        BoardEvent::Lift(_) | BoardEvent::Mark(_) => None,
    };
    let Some((from, to)) = between else {
        return event.action();
    };
    let ways = table.facts.moves_between(from, to);
    let is_weighed = table.model.weighed() == Some(to);
    match ways.as_slice() {
        [first, ..] if is_weighed && entered => Deed::Choose(*first),
        [only] if only.action == Action::Surrender && !is_weighed => Deed::Weigh { from, to },
        _ => event.action(),
    }
}

/// A move on its way. The position under the cursor is the one before it or after it.
fn course<'a>(table: &Table<'a, Position>) -> Option<Course<'a>> {
    let motion = table.motion?;
    let (record, position) = (&table.model.record, table.model.position());
    let before = match position.turn() == motion.mover {
        true => position,
        false => record.position(record.parent(record.cursor())?),
    };
    Some(Course {
        play: motion.play,
        before,
        progress: motion.progress,
    })
}

impl Seat for Position {
    type Overlay = Overlay;
    const EXPLAINING: &'static [Overlay] = &[Overlay::Takes, Overlay::Engine];
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
    ) -> Vec<Deed<Self>> {
        views.ahead.follow(table.ahead);
        let (model, position) = (table.model, table.model.position());
        let targets: Vec<Move> = match model.selected {
            Some(from) if may_move(table) => {
                let moves = table.facts.moves.iter().copied();
                moves.filter(|play| play.from == from).collect()
            }
            _ => Vec::new(),
        };
        let choice = Choice::of(model, table.facts).filter(|_| may_move(table));
        let pointed = views.pointed(table);
        let after = pointed.map(|play| {
            let mut after = *position;
            after.play_unchecked(play);
            after
        });
        let record = &model.record;
        let here = Scene {
            position,
            facts: table.facts,
            flipped: model.settings.flipped,
            shown: table.shown,
            selected: model.selected,
            // What is weighed is shown by its buttons.
            targets: if choice.is_some() { &[] } else { &targets },
            preview: pointed
                .zip(after.as_ref())
                .map(|(play, after)| Preview { play, after }),
            last: table.last().map(|(play, _)| play),
            proposed: table.proposed,
            notes: &record.notes(record.cursor()).marks,
            pointed: views.hovered,
            lit: views.row,
            motion: course(table),
            what_if: model.is_what_if(),
        };
        let scene = match views.ahead.seen() {
            // A line of the engine's is followed: what is said of here does not hold there.
            Some((position, facts)) => Scene {
                flipped: here.flipped,
                shown: here.shown,
                last: table.proposed.last().copied(),
                proposed: here.proposed,
                what_if: true,
                ..Scene::of(position, facts)
            },
            None => here,
        };
        let response = board::show(ui, rect, &scene, &mut views.board, table.look);
        let answer = choice.map_or_else(Answer::default, |choice| {
            let geometry = Geometry::fit(rect, model.settings.flipped);
            let cell = geometry.cell_rect(choice.to);
            choice.show(ui, cell, geometry.board(), position, table.look)
        });
        if views.hovered != response.hovered || views.way != answer.pointed {
            views.hovered = response.hovered;
            views.way = answer.pointed;
            // What is pointed at is shown elsewhere too, and there it was drawn already.
            ui.request_repaint();
        }
        let entered =
            ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
        let events = response.events.into_iter();
        let deeds = events.map(|event| deed(event, table, entered));
        answer
            .chosen
            .map(Deed::Choose)
            .into_iter()
            .chain(deeds)
            .collect()
    }

    fn keys(ctx: &Context, model: &Model<Self>) -> Vec<Deed<Self>> {
        let chosen = choice::keys(ctx, model);
        chosen.map(Deed::Choose).into_iter().collect()
    }

    const STILL_OVERLAYS: &'static [&'static str] =
        &["heights", "takes", "revolutions", "mobility", "engine"];
    const USUAL_STILL_OVERLAYS: &'static [&'static str] = &[];

    fn still_height(still: &Still<'_, Self>, width: f32, _pixels_per_point: f32) -> f32 {
        board::part_height(still.part, width)
    }

    fn paint_still(painter: &Painter, rect: Rect, still: &Still<'_, Self>, look: Look<'_>) {
        let facts = Facts::of(still.position);
        let scene = Scene {
            flipped: still.flipped,
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
        let row = piles_table::show(ui, position, table.facts, lit, table.look);
        if views.row != row {
            views.row = row;
            ui.request_repaint();
        }
    }

    fn overview_height(table: &Table<'_, Self>, _views: &Views, _width: f32) -> f32 {
        piles_table::height(table.model.position())
    }

    fn details(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Views) {
        let (look, position) = (table.look, table.model.position());
        if let Some(play) = views.pointed(table) {
            let side = sentences::side(position.turn(), look.text);
            let play_text = play.to_string();
            let title = words!(look.text, "agora-if", side = side, play = play_text);
            ui.label(RichText::new(title).font(fonts::bold(TEXT)));
            let told = effect_words::effect(&Effect::of(position, play), look.text);
            ui.add(Label::new(RichText::new(told).size(TEXT)).wrap());
        } else if table.last().is_some() {
            let title = RichText::new(look.text.get("agora-last-move"));
            ui.label(title.font(fonts::bold(TEXT)));
            let told = table.told(table.model.record.cursor());
            ui.add(Label::new(RichText::new(&*told).size(TEXT)).wrap());
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
        Some(&mut setup.first)
    }

    fn side(player: Player, text: &Text) -> String {
        sentences::side(player, text)
    }

    fn turn_words(table: &Table<'_, Self>) -> String {
        let (model, text) = (table.model, table.look.text);
        match Choice::of(model, table.facts) {
            Some(choice) => sentences::choice(model.position(), &choice, text),
            None => sentences::turn(model.position(), table.facts, model.selected, text),
        }
    }

    /// All men.
    const LEAST_REACH: i32 = 2 * Position::MEN as i32;

    /// By how many men White is ahead: twice, since leads are half points.
    fn lead(&self) -> Option<i32> {
        let [white, red] = Player::BOTH.map(|player| self.men(player) as i32);
        Some(2 * (white - red))
    }

    fn move_words(play: Move, mover: Player, change: Option<i32>, text: &Text) -> String {
        sentences::did(play, mover, change, text)
    }

    fn sound(&self, play: Move) -> Sound {
        let effect = Effect::of(self, play);
        match effect.captured + effect.freed > 0 {
            true => Sound::Capture,
            false => Sound::Step,
        }
    }

    fn effect_words(&self, play: Move, text: &Text) -> String {
        let (effect, prospect) = (Effect::of(self, play), prospect(self, play));
        effect_words::effect_and_prospect(&effect, &prospect, text)
    }

    const PASSES: bool = false;

    fn legend_note(table: &Table<'_, Self>, overlay: Overlay) -> Option<String> {
        sentences::legend_note(
            table.facts,
            overlay,
            table.model.position(),
            table.look.text,
        )
    }

    fn illegal_words(&self, why: &Illegal, text: &Text) -> String {
        sentences::illegal(*why, self.turn(), text)
    }

    const RULES: Option<fn(&mut Ui, Look<'_>, bool)> = Some(rules_page::show);

    fn outcome_words(&self, outcome: Outcome, text: &Text) -> String {
        sentences::over(outcome, text)
    }
}
