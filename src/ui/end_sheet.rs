//! The sheet of a finished game in sentences: who won and why, and what both did.

use crate::app::Model;
use crate::rules::{Outcome, Player};

use super::derived::{Place, place};
use super::seat::{Seat, Table};
use super::text::words;

/// The title, and then a sentence a line; `deeds` tells what a player of that name did.
pub fn lines<P: Seat>(
    table: &Table<'_, P>,
    outcome: Outcome,
    deeds: impl Fn(Player, String) -> String,
) -> Vec<String> {
    let (text, record) = (table.look.text, &table.model.record);
    let named = |player: Player| {
        let side = P::side(player, text);
        match record.header().players[player].name.as_str() {
            "" => side,
            name => words!(text, "end-sheet-player", name = name, side = side),
        }
    };
    let title = match outcome.winner {
        Some(winner) => words!(text, "end-sheet-wins", winner = named(winner)),
        None => text.get("end-sheet-draw"),
    };
    let ended = words!(
        text,
        "end-sheet-ended",
        plies = record.ply(record.cursor()),
        setup = P::setup_words(record.setup(), text)
    );
    let over = table.model.position().outcome_words(outcome, text);
    let mut lines = vec![title, over, ended];
    lines.extend(Player::BOTH.map(|player| deeds(player, named(player))));
    lines
}

/// Something that follows from a game up to its cursor, made anew when either has changed.
pub struct Followed<T>(Option<(Place, T)>);

impl<T> Default for Followed<T> {
    fn default() -> Self {
        Followed(None)
    }
}

impl<T> Followed<T> {
    /// What follows from the game as it is now.
    pub fn of<P: Seat>(&mut self, model: &Model<P>, make: impl FnOnce() -> T) -> &T {
        let here = place(model);
        if self.0.as_ref().is_none_or(|(there, _)| *there != here) {
            self.0 = None;
        }
        &self.0.get_or_insert_with(|| (here, make())).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, update};
    use crate::rules::agros::Position;
    use crate::storage::settings::Settings;

    #[test]
    fn nothing_is_counted_again_before_the_game_changes() {
        let mut model = Model::<Position>::new(Settings::default());
        let mut followed = Followed::default();
        let mut made = 0;
        for _ in 0..3 {
            followed.of(&model, || made += 1);
        }
        assert_eq!(made, 1);
        update(&mut model, Action::Type("a1".to_owned()));
        followed.of(&model, || made += 1);
        assert_eq!(made, 2);
    }
}
