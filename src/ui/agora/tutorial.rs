//! The tutorial of Agora, from the first move to the last pile.
//!
//! A step is a line of [`STEPS`] and its three messages in `assets/locales`.

use crate::app::{Goal, TutorialStep as Step};

/// The steps.
pub const STEPS: &[Step] = &[
    Step {
        key: "agora-step-move",
        position: "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0",
        goal: Goal::Any(1),
    },
    Step {
        key: "agora-step-height",
        position: "6/2,W2,3/3,R5,2/2,W5,3/3,W3,2/1,R1,4 W pile 0",
        goal: Goal::Point(&["b1"]),
    },
    Step {
        key: "agora-step-capture",
        position: "4,W6,R5/6/6/2,R2.1,3/1,W2,4/6 W pile 0",
        goal: Goal::Play(&["b2xc3"]),
    },
    Step {
        key: "agora-step-equal",
        position: "5,R7/6/6/6/1,W1,R1,3/5,W7 W pile 0",
        goal: Goal::Play(&["b2xc2"]),
    },
    Step {
        key: "agora-step-surrender",
        position: "4,W7,R6/6/6/6/1,W1,4/1,R2,4 W pile 0",
        goal: Goal::Play(&["b2_b1"]),
    },
    Step {
        key: "agora-step-joining",
        position: "4,W7,R6/6/6/6/2,W1,3/1,R1.1,4 W pile 0",
        goal: Goal::Play(&["c2_b1"]),
    },
    Step {
        key: "agora-step-leaving",
        position: "5,R10/6/6/6/4,W2,1/W2.2,5 W pile 0",
        goal: Goal::Play(&[
            "e2-d1", "e2-d2", "e2-d3", "e2-e1", "e2-e3", "e2-f1", "e2-f2", "e2-f3",
        ]),
    },
    Step {
        key: "agora-step-end",
        position: "5,W7.6/6/6/2,R1,3/1,W2,4/6 W pile 0",
        goal: Goal::Play(&["b2xc3"]),
    },
];
