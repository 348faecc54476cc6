//! Customs of the table: what those who play do to each other beside the moves.

mod again;
mod clocks;
mod forced;
mod left;
mod notice;
mod settling;

use crate::rules::{Player, Position};
use crate::storage::settings::Arrangement;

use super::action::Effect;
use super::model::Model;
use super::thinking::Place;

pub(super) use clocks::Clocks;
pub use clocks::{Shown as ClockShown, TENTHS_FROM};
pub use notice::CustomNotice;

/// Something that is customary at a table, or that a table is left with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Custom {
    /// The player at the desk resigns; it is asked once whether that is meant.
    Resign,
    /// The player at the desk offers a draw.
    OfferDraw,
    /// The offer is answered.
    AnswerDraw {
        /// Whether it is accepted.
        accepts: bool,
    },
    /// The two who play change sides, and the engine goes along with its player.
    ChangeSides,
    /// A new game begins in which all is as it was in this one, once unsaved changes are dealt
    /// with.
    PlayAgain(Again),
    /// A pass that is the only legal move is played by itself from now on, or no longer.
    SetAutoPass(bool),
    /// The program opens with the game with which it was closed, or does not.
    SetResumes(bool),
    /// How the window is arranged now, to be remembered for the next start.
    RememberArrangement(Arrangement),
    /// The clocks are started, or stopped.
    TurnClocks,
    /// It is so late now, in milliseconds since a moment that stays the same.
    Time(u64),
}

/// How a game is played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Again {
    /// Whether the players change sides.
    pub changed: bool,
    /// Where the random numbers of a placement at random begin.
    pub seed: u64,
}

/// What is under way between those who play.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Customs {
    /// Where it was asked whether a resignation is meant.
    resigning: Option<Place>,
    offer: Option<Offer>,
    /// Where an offer was last declined.
    declined: Option<Place>,
}

/// An offer of a draw. It holds until something is played, or the game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Offer {
    by: Player,
    at: Place,
}

impl Customs {
    /// Somebody does something else: what was asked before is not meant.
    pub(super) fn forget_question(&mut self) {
        self.resigning = None;
    }

    /// The engine is to rest: it answers no offer either.
    pub(super) fn drop_offer(&mut self) {
        self.offer = None;
    }
}

impl<P: Position> Model<P> {
    pub(super) fn keep_custom(&mut self, custom: Custom) -> Vec<Effect<P>> {
        match custom {
            Custom::Resign => self.resign(),
            Custom::OfferDraw => self.offer_draw(),
            Custom::AnswerDraw { accepts } => self.answer_draw(accepts),
            Custom::ChangeSides => self.change_sides(),
            Custom::SetResumes(on) => {
                self.settings.resumes = on;
                return vec![self.save_settings()];
            }
            Custom::RememberArrangement(arrangement) => {
                self.settings.arrangement = arrangement;
                return vec![self.save_settings()];
            }
            Custom::TurnClocks => self.turn_clocks(),
            Custom::Time(now) => self.tell_time(now),
            Custom::PlayAgain(again) => return self.intend(super::Intent::Again(again)),
            Custom::SetAutoPass(on) => {
                self.settings.auto_pass = on;
                return vec![self.save_settings()];
            }
        }
        Vec::new()
    }

    /// Whether both sides have the same kind of player at the desk: two persons.
    fn is_between_persons(&self) -> bool {
        self.thinking.plays.0 == [false; 2]
    }
}
