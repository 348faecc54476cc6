//! What Agros brings along for the engine to play it with others.

use super::{Judge, Weights};
use crate::engine::{Playable, SetupOption, SetupValues};
use crate::rules::Player;
use crate::rules::agros::Position;

impl Playable for Position {
    type Judge = Judge;

    const JUDGES: &'static [&'static str] = &["full", "bare", "mobile", "tapered"];

    fn judge(name: &str) -> Option<Judge> {
        let weights = match name {
            "full" => return Some(Self::best_judge()),
            "bare" => Weights::BARE,
            "mobile" => Weights::MOBILE,
            "tapered" => Weights::TAPERED,
            _ => return None,
        };
        Some(Judge::new(weights))
    }

    fn best_judge() -> Judge {
        Judge::network()
    }

    const OPTIONS: &'static [SetupOption] = &[
        SetupOption {
            name: "Size",
            key: "size",
            values: SetupValues::Numbers(4, 16),
        },
        SetupOption {
            name: "Farmers",
            key: "farmers",
            values: SetupValues::Numbers(1, 9),
        },
    ];

    /// All placements that are left.
    fn opening_plies(&self) -> usize {
        let left = self.placements_left();
        Player::BOTH
            .into_iter()
            .map(|player| usize::from(left[player]))
            .sum()
    }

    const BENCH: &'static [&'static str] = &[
        "8/8/8/8/8/8/8/8 L 3 0",
        "4,L1,5/10/10/3,D1,6/10/6,D1,3/10/10/10/10 L 5 0",
        "5/1,L1,1,D1,1/1,l,l,d,1/1,D1,d,2/2,L2,2 D 2 0",
        "4,l,3/3,l,1,D1,2/2,L1,1,d,3/2,l,d,d,3/3,l,4/1,L1,2,D1,d,d,1/1,D1,l,3,L1,1/8 L 3 0",
        "4,l,3/1,L1,l,l,4/4,d,d,D1,1/d,D1,l,d,d,1,L2,1/l,2,l,l,3/l,d,1,l,1,d,d,1/2,l,1,d,d,L1,1/4,D3,3 L 3 0",
        "4,l,D2,2/1,L1,l,l,1,l,d,1/l,l,d,L2,d,d,1,l/d,1,l,d,d,2,d/l,D1,d,l,l,l,2/l,d,1,l,l,d,d,1/1,D1,l,1,d,d,L1,1/1,d,1,d,d,1,l,1 L 3 0",
        "10/10/2,L1,D2,l,5/3,d,2,L1,l,l,1/3,l,d,3,D1,1/3,l,1,d,D2,l,d,1/2,d,d,3,l,2/1,l,d,4,l,2/2,L1,D1,1,D1,1,L1,2/5,L1,4 D 5 0",
        "7,d,2/2,D1,4,L1,D1,1/1,l,l,d,l,d,1,l,2/l,2,d,d,2,l,l,1/1,L1,1,l,d,1,D1,d,2/3,l,1,d,l,l,d,1/2,d,d,1,L1,1,l,1,d/1,l,d,1,l,l,1,l,L1,d/1,D1,L1,3,d,1,l,D1/2,d,1,l,1,d,d,2 L 5 1",
        "2,d,l,l,2,d,2/1,D1,d,2,l,1,d,D1,1/l,l,l,d,l,d,l,l,2/l,l,1,d,d,1,D1,l,l,1/3,l,d,d,1,d,1,L4/1,L1,l,l,d,d,l,l,d,1/1,l,d,d,1,L3,L2,l,1,d/l,l,d,1,l,l,1,l,1,d/1,D1,L1,3,d,1,l,D1/1,l,d,1,l,1,d,d,2 D 5 0",
        "2,l,9/1,l,1,L1,6,L1,1/1,l,6,d,l,D2,1/1,l,1,L1,3,d,2,D1,1/1,l,4,d,5/1,l,10/1,l,d,4,l,4/1,D1,2,l,1,l,3,L1,1/4,l,1,l,1,d,d,D1,1/4,l,1,d,L1,2,L2,1/4,L1,2,D1,1,D1,2/1,D8,10 D 7 0",
        "2,l,2,l,6/1,l,1,L1,l,2,d,d,D1,L1,1/1,l,1,l,1,d,1,d,d,l,l,l/1,l,L2,4,d,d,2,l/1,l,L2,1,D2,L1,d,1,d,2,l/1,l,3,l,2,d,d,D1,1/1,l,d,2,l,1,l,1,l,1,l/2,d,1,l,l,l,2,d,2/4,l,l,l,1,d,d,1,L2/2,d,1,l,1,d,D2,d,1,d,1/1,D1,6,l,3/3,l,2,D1,d,l,D9,L3,1 D 7 0",
        "2,l,2,l,D5,2,d,l,1/1,l,1,L3,l,2,d,d,L1,D1,d/1,l,L2,l,1,d,l,d,d,l,l,l/1,l,l,l,l,2,d,d,2,l/1,l,2,l,D3,d,l,d,2,l/L3,l,2,d,l,2,d,d,D1,1/l,l,d,1,d,l,1,l,1,l,1,l/1,l,d,l,l,l,l,2,d,2/d,D2,l,l,l,l,l,1,d,d,1,l/l,1,d,l,l,D2,d,1,d,l,d,1/d,1,d,1,L2,3,l,l,L1,1/1,d,1,l,d,d,1,d,l,D9,L3,1 L 7 0",
        "7,l,8/2,D1,d,2,l,6,D1,2/1,L1,l,d,d,d,l,l,2,l,l,l,l,2/6,l,5,l,l,L1,1/2,d,l,2,l,3,d,d,2,d,1/d,d,1,d,d,1,l,3,l,l,l,1,D1,D11/d,d,1,l,d,L4,l,5,l,3/d,3,l,1,l,2,d,3,l,D1,1/d,4,l,l,1,d,4,l,L1,1/d,2,l,l,1,l,d,8/d,1,L1,2,l,l,5,l,l,L1,1/d,3,l,3,d,d,d,l,1,l,2/d,4,l,2,d,d,d,2,d,D1,L1/d,2,d,1,d,2,d,1,d,d,d,d,1,l/d,5,D1,1,D1,2,d,1,l,D1,1/1,d,2,L4,6,L12,d,3 D 9 0",
    ];
}
