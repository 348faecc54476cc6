//! What an engine thinks of a position, as it is shown.

use crate::coach::Verdict;
use crate::engine::{Evaluation as _, for_first};
use crate::rules::{ByPlayer, Player};

use super::leads;
use super::seat::Seat;
use super::text::{Text, words};

/// What an engine thinks of a position. Points are told only where the game counts them: elsewhere
/// an evaluation is a number that means nothing to anybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Opinion {
    /// A lead of the first player, in half points: no finer than that.
    Lead(i32),
    /// The chance of the first player to win, 0 to 1.
    Chance(f32),
    /// A win that cannot be prevented, and the plies to it.
    Win {
        /// Who wins.
        winner: Player,
        /// In how many plies.
        plies: u32,
    },
}

impl Opinion {
    /// What is thought of a position.
    pub fn of<P: Seat>(position: &P, verdict: Verdict) -> Opinion {
        if let Some((winner, plies)) = verdict.forced_win() {
            return Opinion::Win { winner, plies };
        }
        if position.score().is_some() {
            let hundredths = verdict.value.in_hundredths() as f32;
            return Opinion::Lead((hundredths / 50.0).round() as i32);
        }
        if verdict.exact {
            // Who wins is known where it is exact and forced; what is left is a draw.
            return Opinion::Chance(0.5);
        }
        let turn = position.turn();
        let chance = P::best_judge().win_chance(position, for_first(turn, verdict.value));
        Opinion::Chance(match turn {
            Player::First => chance,
            Player::Second => 1.0 - chance,
        })
    }

    /// Who is ahead, and by how much: `Light +6½`, `White 63 %`, `Blue in 5`.
    pub fn words(self, sides: &ByPlayer<String>, text: &Text) -> String {
        match self {
            Opinion::Lead(half_points) => leads::lead(half_points, sides, text),
            Opinion::Chance(first) => {
                let percent = (100.0 * first.max(1.0 - first)).round() as i32;
                let ahead = match first < 0.5 {
                    true => Player::Second,
                    false => Player::First,
                };
                match percent {
                    50 => text.get("lead-level"),
                    _ => words!(
                        text,
                        "engine-likely",
                        side = sides[ahead].as_str(),
                        percent = percent
                    ),
                }
            }
            Opinion::Win { winner, plies } => words!(
                text,
                "engine-wins-in",
                side = sides[winner].as_str(),
                plies = plies
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Value;
    use crate::rules::{agon, agros};

    fn opinion<P: Seat>(value: Value) -> String {
        let verdict = Verdict {
            value,
            exact: false,
            depth: 3,
        };
        let text = Text::english();
        let sides = ByPlayer::from_fn(|player| P::side(player, &text));
        let start = P::start(&P::Setup::default());
        Opinion::of(&start, verdict).words(&sides, &text)
    }

    #[test]
    fn an_evaluation_is_no_points_where_nothing_is_counted() {
        assert_eq!(
            opinion::<agros::Position>(Value::hundredths(650)),
            "Light +6½"
        );
        let told = opinion::<agon::Position>(Value::hundredths(650));
        assert!(told.starts_with("White ") && told.ends_with(" %"), "{told}");
        let told = opinion::<agon::Position>(Value::hundredths(-650));
        assert!(told.ends_with(" %") && !told.starts_with("White"), "{told}");
        assert_eq!(opinion::<agon::Position>(Value::EVEN), "level");
        assert_eq!(opinion::<agon::Position>(Value::win_in(5)), "White in 5");
    }
}
