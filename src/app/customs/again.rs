//! Another game like this one, and another side in this one.

use crate::app::action::Effect;
use crate::app::dialog::NewGame;
use crate::app::model::Model;
use crate::game::{Document, Swap};
use crate::rules::{ByPlayer, Position};
use crate::storage::settings::Placement;

use super::{Again, CustomNotice};

impl<P: Position> Model<P> {
    /// The two who play change sides, in the middle of the game.
    pub(super) fn change_sides(&mut self) {
        if self.is_what_if() {
            return self.say(CustomNotice::TriedOut);
        }
        self.record.exchange_players();
        self.thinking.plays.0.swap(0, 1);
        self.customs = Default::default();
        self.say(CustomNotice::SidesChanged);
        self.expect_answer();
    }

    /// Begins a game with the setup, the players and the agreements of the one on the desk.
    pub(in crate::app) fn begin_again(&mut self, again: Again) -> Vec<Effect<P>> {
        let record = self.game();
        let start = record.own_start().cloned();
        let house = record.header().house;
        let mut game = NewGame {
            setup: record.setup().clone(),
            names: Default::default(),
            engine: self.thinking.plays,
            swap: house.swap != Swap::Off,
            // What was bid holds: nobody is asked again.
            bids: (house.bid > 0).then_some(ByPlayer([house.bid, 0])),
            time: house.time,
            placement: self.placement_again(),
            by_lot: self.settings.new_game.by_lot,
            seed: again.seed,
        };
        for (name, player) in game.names.iter_mut().zip(&record.header().players.0) {
            name.clone_from(&player.name);
        }
        if again.changed {
            game.names.swap(0, 1);
            game.engine.0.swap(0, 1);
        }
        let own = start.and_then(|start| Document::starting_from(game.setup.clone(), start));
        self.begin_from(own, game)
    }

    /// How the pieces come to the board: as in the last new game, if that was like this one.
    fn placement_again(&self) -> Placement {
        match (self.settings.new_game.placement, &self.opening) {
            (Placement::Saved, Some(opening)) if opening.setup == *self.game().setup() => {
                Placement::Saved
            }
            (Placement::Saved, _) => Placement::Hand,
            (placement, _) => placement,
        }
    }
}
