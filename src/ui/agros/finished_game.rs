//! A finished game, as its score sheet tells it.

use super::facts::Facts;
use super::field_words::{key, side};
use super::words::{is_played_out, reason};
use crate::game::House;
use crate::rules::agros::{Position, Setup};
use crate::rules::{ByPlayer, Outcome, Player};
use crate::ui::house::after_bid;
use crate::ui::numbers::points;
use crate::ui::text::{Text, words};

/// A finished game, as far as its score sheet needs to know it.
#[derive(Clone, Copy)]
pub struct FinishedGame<'a> {
    /// The facts of the final position.
    pub facts: &'a Facts,
    /// Who won, and why the game ended.
    pub outcome: Outcome,
    /// The players' names; may be empty.
    pub names: ByPlayer<&'a str>,
    /// What was agreed before the game.
    pub setup: Setup,
    /// What was agreed beside the rules.
    pub house: House,
    /// The lead of Light after each ply, in half points; the first is that of the start.
    pub leads: &'a [i32],
}

impl FinishedGame<'_> {
    /// The number of plies played.
    pub fn plies(&self) -> usize {
        self.leads.len().saturating_sub(1)
    }

    /// Who won and by how much: `Anna (Light) wins by 176½`.
    pub fn title(&self, text: &Text) -> String {
        let score = self.facts.score;
        match self.outcome.winner {
            Some(winner) if is_played_out(self.outcome) => words!(
                text,
                "sheet-wins-by",
                winner = self.player(winner, text),
                margin = points(score[winner] - score[!winner]),
            ),
            Some(winner) => words!(text, "sheet-wins", winner = self.player(winner, text)),
            None if is_played_out(self.outcome) => {
                words!(text, "sheet-draw", score = points(score[Player::First]))
            }
            None => text.get("sheet-draw-agreed"),
        }
    }

    /// How it ends with the bid, where the score decided and there was one.
    pub fn after_bid(&self, text: &Text) -> Option<String> {
        let score = self.facts.score;
        let decided = is_played_out(self.outcome);
        decided.then(|| after_bid::<Position>(self.house, score, text))?
    }

    fn player(&self, player: Player, text: &Text) -> String {
        if self.names[player].is_empty() {
            return side(player, text);
        }
        words!(
            text,
            "sheet-player",
            name = self.names[player],
            player = key(player),
        )
    }

    /// Why the game ended, and when.
    pub fn ending(&self, text: &Text) -> String {
        words!(
            text,
            "sheet-ended",
            reason = reason(self.outcome.reason, "sheet-ended", text),
            ply = self.plies(),
            size = self.setup.size(),
            farmers = self.setup.farmers(),
        )
    }

    /// What the fields of a player are worth together, in points.
    pub fn fields_together(&self, player: Player) -> u32 {
        self.facts.value_of(&self.facts.owned, player)
    }

    /// How the lead went after the opening, in two sentences.
    pub fn course(&self, text: &Text) -> [String; 2] {
        let course = Course::of(self.leads, 2 * usize::from(self.setup.farmers()));
        [
            words!(
                text,
                "sheet-greatest-leads",
                light = course.greatest(Player::First, text),
                dark = course.greatest(Player::Second, text),
            ),
            words!(
                text,
                "sheet-lead-changes",
                changes = course.changes,
                ply = course.last_change,
            ),
        ]
    }
}

/// How the lead went after the opening.
struct Course {
    /// The greatest lead of each player in half points, and the first ply after which it stood.
    greatest: ByPlayer<Option<(i32, usize)>>,
    /// How often the lead passed from one player to the other.
    changes: usize,
    /// The ply after which it last did.
    last_change: usize,
}

impl Course {
    fn of(leads: &[i32], opening: usize) -> Course {
        let mut course = Course {
            greatest: ByPlayer([None; 2]),
            changes: 0,
            last_change: 0,
        };
        let mut leader = None;
        for (ply, &lead) in leads.iter().enumerate().skip(opening) {
            if lead == 0 {
                continue;
            }
            let player = if lead > 0 {
                Player::First
            } else {
                Player::Second
            };
            if leader.is_some_and(|leader| leader != player) {
                course.changes += 1;
                course.last_change = ply;
            }
            leader = Some(player);
            let greatest = &mut course.greatest[player];
            if greatest.is_none_or(|(most, _)| lead.abs() > most) {
                *greatest = Some((lead.abs(), ply));
            }
        }
        course
    }

    fn greatest(&self, player: Player, text: &Text) -> String {
        match self.greatest[player] {
            Some((lead, ply)) => words!(
                text,
                "sheet-greatest-lead",
                player = key(player),
                lead = points(lead),
                ply = ply,
            ),
            None => words!(text, "sheet-never-led", player = key(player)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_hands_when_the_other_player_takes_it() {
        let course = Course::of(&[9, -9, 4, 0, 6, 0, -2, -8, 1], 2);
        assert_eq!(course.changes, 2, "a tie in between is no change");
        assert_eq!(course.last_change, 8);
        assert_eq!(course.greatest, ByPlayer([Some((6, 4)), Some((8, 7))]));
    }

    #[test]
    fn who_never_led_has_no_greatest_lead() {
        let text = Text::english();
        let course = Course::of(&[0, 0, 5, 3], 2);
        assert_eq!(
            course.greatest(Player::First, &text),
            "Light 2½ after ply 2"
        );
        assert_eq!(course.greatest(Player::Second, &text), "Dark never led");
    }
}
