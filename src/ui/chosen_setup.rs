//! The setup of a new game while it is chosen, of whatever kind the game is.

use std::any::Any;

use egui::Ui;
use serde_json::Value;

use crate::rules::Player;

use super::Look;
use super::seat::Seat;
use super::text::Text;

/// A setup of some game.
pub trait AnySetup {
    /// Shows its choices.
    fn show(&mut self, ui: &mut Ui, look: Look<'_>);

    /// Who moves first, where that can be chosen.
    fn first(&mut self) -> Option<&mut Player>;

    /// Whether the game begins with pieces being placed.
    fn places(&self) -> bool;

    /// Whether the house may let players swap sides, or bid for one.
    fn has_house_options(&self) -> bool;

    /// What a player's side is called.
    fn side(&self, player: Player, text: &Text) -> String;

    /// The setup as in files.
    fn value(&self) -> Value;

    /// The setup itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// The setup of a game that is known.
pub struct ChosenSetup<P: Seat>(pub P::Setup);

impl<P: Seat> AnySetup for ChosenSetup<P> {
    fn show(&mut self, ui: &mut Ui, look: Look<'_>) {
        P::setup_form(ui, &mut self.0, look);
    }

    fn first(&mut self) -> Option<&mut Player> {
        P::first(&mut self.0)
    }

    fn places(&self) -> bool {
        let mut places = false;
        P::start(&self.0).for_each_move(|play| places |= matches!(P::ends(play), (None, Some(_))));
        places
    }

    fn has_house_options(&self) -> bool {
        P::HOUSE_OPTIONS
    }

    fn side(&self, player: Player, text: &Text) -> String {
        P::side(player, text)
    }

    fn value(&self) -> Value {
        // Setups are written to files all the time.
        serde_json::to_value(&self.0).unwrap_or_default()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
