//! What Agora brings along for the engine to play it with others.

use super::{Judge, Weights};
use crate::engine::{Playable, SetupOption, SetupValues};
use crate::rules::agora::Position;

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
            name: "Height",
            key: "height",
            values: SetupValues::Words(&["pile", "cell"]),
        },
        SetupOption {
            name: "First",
            key: "first",
            values: SetupValues::Words(&["W", "R"]),
        },
    ];

    fn opening_plies(&self) -> usize {
        4
    }

    const BENCH: &'static [&'static str] = &[
        "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0",
        "W1,2,R1,2/2,W1,R2,1,R1/2,W5,1,R1,1/2,R1,3/1,W1,1,W1.1,2/6 W pile 0",
        "2,R1,R1,1,R1/1,R1,3,R1/4,R1,1/R1,1,W1,1,W1,R1/1,W1,1,W1,2/W1,W1,1,W1,1,W1 R cell 25",
        "1,R1,4/1,R1,R2,1,W1,W1/R1,W1,R1,W1,2/1,R1,4/3,R1.1,2/2,W1.1,1,W1,1 R pile 0",
    ];
}
