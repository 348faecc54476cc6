//! The tutorial of Agros, from the first farmer to the end by two passes.
//!
//! A step is a line of [`STEPS`] and its three messages in `assets/locales`.

use crate::app::{Goal, TutorialStep as Step};

/// The empty cells on the left of the wall, with a farmer on c4.
const LEFT_OF_WALL: &[&str] = &[
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8",
    "c1", "c2", "c3", "c5", "c6", "c7", "c8",
];

/// The same with farmers on b3 and b6.
const LEFT_FIELD: &[&str] = &[
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2", "b4", "b5", "b7", "b8", "c1", "c2",
    "c3", "c4", "c5", "c6", "c7", "c8",
];

/// The steps.
pub const STEPS: &[Step] = &[
    Step {
        key: "agros-step-place",
        position: "8/8/8/8/8/8/8/8 L 3 0",
        goal: Goal::Any(1),
    },
    Step {
        key: "agros-step-two",
        position: "8/8/5,D1,2/8/8/2,L1,1,D1,3/8/8 L 3 0",
        goal: Goal::Any(2),
    },
    Step {
        key: "agros-step-harvest",
        position: "8/8/6,D1,1/8/8/2,L2,5/8/8 L 1 0",
        goal: Goal::Signed('+'),
    },
    Step {
        key: "agros-step-sow",
        position: "8/6,D1,1/8/8/8/8/1,L4,6/8 L 1 0",
        goal: Goal::Signed('-'),
    },
    Step {
        key: "agros-step-over",
        position: "8/6,D1,1/8/8/8/8/d,l,6/L2,d,6 L 1 0",
        goal: Goal::Play(&["a1+c3"]),
    },
    Step {
        key: "agros-step-field",
        position: "3,d,4/3,d,4/3,d,4/3,d,1,D3,2/2,L2,l,4/3,l,4/3,l,4/3,l,4 L 1 0",
        goal: Goal::Point(LEFT_OF_WALL),
    },
    Step {
        key: "agros-step-rank",
        position: "3,d,4/3,d,4/1,D3,1,d,1,D2,2/3,d,4/3,l,1,L1,2/1,L4,1,l,4/3,l,4/3,l,4 L 2 0",
        goal: Goal::Point(&["b3"]),
    },
    Step {
        key: "agros-step-second",
        position: "8/6,D1,1/3,L2,4/8/8/5,D4,2/1,L4,6/8 L 2 0",
        goal: Goal::Point(&["d6"]),
    },
    Step {
        key: "agros-step-tie",
        position: "3,d,4/3,d,4/1,D3,1,d,1,D1,2/3,d,4/3,l,1,L2,2/1,L3,1,l,4/3,l,4/3,l,4 L 2 0",
        goal: Goal::Point(LEFT_FIELD),
    },
    Step {
        key: "agros-step-win",
        position: "8/4,L2,3/8/8/6,D4,1/8/1,L3,6/5,D1,2 L 2 0",
        goal: Goal::Play(&["b2+b5", "b2+e2", "b2+e5"]),
    },
    Step {
        key: "agros-step-fence",
        position: "2,l,5/2,l,5/2,l,5/2,l,5/2,L4,2,D5,2/8/8/8 L 1 0",
        goal: Goal::Play(&["c4-c1", "c4-f1"]),
    },
    Step {
        key: "agros-step-end",
        position: "3,l,4/3,l,4/3,l,4/3,l,1,D3,2/1,L5,1,l,4/3,l,4/3,l,4/3,l,4 L 1 1",
        goal: Goal::Play(&["pass"]),
    },
];
