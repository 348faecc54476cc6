//! What Agon brings along for the engine to play it with others.

use super::{Judge, Weights};
use crate::engine::{Playable, SetupOption, SetupValues};
use crate::rules::Player;
use crate::rules::agon::Position;

impl Playable for Position {
    type Judge = Judge;

    const JUDGES: &'static [&'static str] = &["full", "bare"];

    fn judge(name: &str) -> Option<Judge> {
        let weights = match name {
            "full" => Weights::FULL,
            "bare" => Weights::BARE,
            _ => return None,
        };
        Some(Judge::new(weights))
    }

    fn best_judge() -> Judge {
        Judge::new(Weights::FULL)
    }

    const OPTIONS: &'static [SetupOption] = &[
        SetupOption {
            name: "Variant",
            key: "variant",
            values: SetupValues::Words(&["standard", "guards", "free"]),
        },
        SetupOption {
            name: "First",
            key: "first",
            values: SetupValues::Words(&["W", "B"]),
        },
        SetupOption {
            name: "QueenAvoidsCentre",
            key: "queen_avoids_centre",
            values: SetupValues::Switch,
        },
    ];

    /// All placements that are left, or else two plies.
    fn opening_plies(&self) -> usize {
        let left = Player::BOTH.map(|player| self.missing(player) as usize);
        match left.into_iter().sum() {
            0 => 2,
            left => left,
        }
    }

    const BENCH: &'static [&'static str] = &[
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        "6/7/8/9/10/Q9q/10/9/8/7/6 W guards 0 0",
        "6/2g4/1G6/g4GG2/10/3Qg4q1/3gG3G1/5G3/8/1g3g1/6 B standard 0 0",
        "6/7/8/4g4/3gGGG3/4G!QGqg2/4gG!g3/5g3/8/7/6 W guards 0 0",
        "6/7/7G/3g1G3/3Q!G!g4/2Gg1qG4/3Ggg4/9/5g2/7/6 W standard 0 0",
    ];
}
