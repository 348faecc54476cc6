//! What a game brings to the desk beside its rules: its board, its panels and its words.

use std::rc::Rc;

use egui::{Context, Painter, Rect, Ui};

use crate::app::{Action, Model};
use crate::coach::{Review, Teachable};
use crate::engine::Stop;
use crate::export::Still;
use crate::game::NodeId;
use crate::platform::Sound;
use crate::rules::{Outcome, Player};
use crate::storage::settings::TimelineView;
use crate::study::{self, Land, Lanes, Line};

use super::Look;
use super::editor::Workshop;
use super::opinion::Opinion;
use super::overlay::{Overlay, Shown};
use super::players::PlayerLine;
use super::review;
use super::tales::Tales;
use super::text::{Text, words};

/// A game that can be shown at the desk. Everything else of the window is the same for all games.
pub trait Seat: Teachable {
    /// What can be laid over the board.
    type Overlay: Overlay;
    /// What is derived from a position to be shown, once a position.
    type Facts;
    /// What overlays show of a position beyond the facts.
    type Findings: Default;
    /// One thing found out for an overlay.
    type Finding: Send + 'static;
    /// What the views of the game keep from one frame to the next.
    type Views: Default;
    /// Where its positions are put together.
    type Workshop: Workshop<Self>;

    /// The overlays that tell why an answer is right, while it lies on the board.
    const EXPLAINING: &'static [Self::Overlay];

    /// Derives the facts of a position.
    fn facts(&self) -> Self::Facts;

    /// Finds out what an overlay shows of a position; `None` where the facts are enough, or where
    /// it was told to stop.
    fn find(&self, _overlay: Self::Overlay, _stop: &Stop) -> Option<Self::Finding> {
        None
    }

    /// Whether [`find`](Seat::find) may take longer than there is for a frame.
    fn takes_long(_overlay: Self::Overlay) -> bool {
        false
    }

    /// Adds one thing to what was found out about its position.
    fn note(_findings: &mut Self::Findings, _finding: Self::Finding) {}

    /// Shows the board in `rect`, and says what was done on it, in order.
    fn board(
        ui: &mut Ui,
        rect: Rect,
        table: &Table<'_, Self>,
        views: &mut Self::Views,
    ) -> Vec<Action<Self>>;

    /// What keys mean to the game while no text is edited and no dialog is open, before they begin
    /// a typed move.
    fn keys(_ctx: &Context, _model: &Model<Self>) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// The names of what can lie over a position in a picture: see [`Seat::paint_still`].
    const STILL_OVERLAYS: &'static [&'static str];
    /// Those that a picture shows unless told otherwise.
    const USUAL_STILL_OVERLAYS: &'static [&'static str];

    /// The height of a picture of such a width, both in points.
    fn still_height(still: &Still<'_, Self>, width: f32, pixels_per_point: f32) -> f32;

    /// Paints a picture that nobody touches into `rect`.
    fn paint_still(painter: &Painter, rect: Rect, still: &Still<'_, Self>, look: Look<'_>);

    /// The line of a player above the panels.
    fn player_line<'a>(table: &Table<'a, Self>, player: Player) -> PlayerLine<'a>;

    /// Shows the table of what the position is made of.
    fn overview(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Self::Views);

    /// The height that the table would like to have at a width, in points.
    fn overview_height(table: &Table<'_, Self>, views: &Self::Views, width: f32) -> f32;

    /// Shows the details of what the pointer is on.
    fn details(ui: &mut Ui, table: &Table<'_, Self>, views: &mut Self::Views);

    /// Shows how a finished game ended, and says what is to be done next.
    fn sheet(
        ui: &mut Ui,
        table: &Table<'_, Self>,
        outcome: Outcome,
        views: &mut Self::Views,
    ) -> Option<SheetChoice>;

    /// The sheet as plain text.
    fn sheet_text(table: &Table<'_, Self>, outcome: Outcome) -> String;

    /// Whether a new game may have house options: there is an opening, and a score.
    const HOUSE_OPTIONS: bool = false;

    /// Shows the choices of a setup.
    fn setup_form(ui: &mut Ui, setup: &mut Self::Setup, look: Look<'_>);

    /// A setup in words: `10×10, 5 farmers`.
    fn setup_words(setup: &Self::Setup, text: &Text) -> String;

    /// Who moves first, where a setup lets that be chosen.
    fn first(_setup: &mut Self::Setup) -> Option<&mut Player> {
        None
    }

    /// A player's side: `Light`.
    fn side(player: Player, text: &Text) -> String;

    /// Whose turn it is and what can be done.
    fn turn_words(table: &Table<'_, Self>) -> String;

    /// How far the scale of the lead reaches at least, so that small leads look small; in half
    /// points.
    const LEAST_REACH: i32 = 200;

    /// The lead of the first player, which the timeline shows: that of the score in half points,
    /// or twice what else the game measures it in.
    fn lead(&self) -> Option<i32> {
        study::lead(self)
    }

    /// What a move did; `change` is that of the mover's lead, in half points.
    fn move_words(play: Self::Move, mover: Player, change: Option<i32>, text: &Text) -> String;

    /// What is heard of a legal move.
    fn sound(&self, play: Self::Move) -> Sound;

    /// What a legal move does, in one sentence.
    fn effect_words(&self, play: Self::Move, text: &Text) -> String;

    /// Whether the rules know a pass.
    const PASSES: bool = true;

    /// What a pass means now, where one is legal.
    fn pass_words(_table: &Table<'_, Self>) -> Option<String> {
        None
    }

    /// What an overlay adds to its legend about the position under the cursor.
    fn legend_note(_table: &Table<'_, Self>, _overlay: Self::Overlay) -> Option<String> {
        None
    }

    /// Why a move may not be played.
    fn illegal_words(&self, why: &Self::Illegal, text: &Text) -> String;

    /// Shows the rules in short, where the game has a page of them; it is told whether moves are
    /// shown in motion.
    const RULES: Option<fn(&mut Ui, Look<'_>, bool)> = None;

    /// How the game ended.
    fn outcome_words(&self, outcome: Outcome, text: &Text) -> String;

    /// The parts of the ground, which the timeline follows from ply to ply; `None` in games
    /// without any.
    fn land(&self) -> Option<Land<Self::Cell>> {
        None
    }
}

/// What lies on the table in this frame.
pub struct Table<'a, P: Seat> {
    /// The state of the program.
    pub model: &'a Model<P>,
    /// The facts of the position under the cursor.
    pub facts: &'a P::Facts,
    /// What was found out about it for the overlays.
    pub findings: &'a P::Findings,
    /// The node whose position is compared with that under the cursor.
    pub since: Option<NodeId>,
    /// What is said of moves.
    pub tales: &'a Tales,
    /// The line through the cursor.
    pub line: &'a Line,
    /// What becomes of the ground along it; `None` in games without parts of it.
    pub lanes: Option<&'a Lanes<P::Cell>>,
    /// What the engine thinks of each of its positions, from the start on.
    pub opinions: &'a [Option<Opinion>],
    /// What a review found out about it.
    pub review: Option<&'a Review<P>>,
    /// What is laid over the board.
    pub shown: Shown<P::Overlay>,
    /// The overlay that was just laid over the board.
    pub laid: Option<P::Overlay>,
    /// Moves that the engine proposes, in their order: a line to follow, or else the best moves.
    pub proposed: &'a [P::Move],
    /// The position to which a line of the engine's leads that is followed.
    pub ahead: Option<&'a P>,
    /// The move in motion.
    pub motion: Option<Motion<P::Move>>,
    /// Words and colours.
    pub look: Look<'a>,
}

impl<P: Seat> Table<'_, P> {
    /// What the move that led to a node did, in a sentence; and what it lost, if that is known.
    pub fn told(&self, node: NodeId) -> Rc<str> {
        let told = self.tales.of_node(self.model, node, self.look.text);
        let fault = self.review.and_then(|review| review.at(node));
        match fault.and_then(|ply| review::fault_words(ply, self.look.text)) {
            Some(fault) => {
                words!(self.look.text, "review-told", told = &*told, fault = fault).into()
            }
            None => told,
        }
    }

    /// What the timeline shows: the lead, where there is nothing else.
    pub fn timeline_view(&self) -> TimelineView {
        match self.lanes {
            Some(_) => self.model.settings.timeline,
            None => TimelineView::Lead,
        }
    }

    /// The move that led to the position under the cursor, and who played it.
    pub fn last(&self) -> Option<(P::Move, Player)> {
        let record = &self.model.record;
        let play = record.played(record.cursor())?;
        let parent = record.parent(record.cursor())?;
        Some((play, record.position(parent).turn()))
    }
}

/// A move on its way over the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Motion<M> {
    /// The move.
    pub play: M,
    /// Whose move it is.
    pub mover: Player,
    /// From 0, not yet begun, to 1, arrived; falling when a move is taken back.
    pub progress: f32,
}

/// What is to be done after a look at the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetChoice {
    /// Begin another game.
    NewGame,
    /// Review the game, or show its review.
    Review,
    /// Save the game.
    Save,
    /// Copy the sheet as text.
    Copy,
    /// Put the sheet away.
    Close,
}
