//! The tutorial of Agon, from the first step to the queen among her guards.
//!
//! A step is a line of [`STEPS`] and its three messages in `assets/locales`.

use crate::app::{Goal, TutorialStep as Step};

/// The steps.
pub const STEPS: &[Step] = &[
    Step {
        key: "agon-step-step",
        position: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        goal: Goal::Any(1),
    },
    Step {
        key: "agon-step-queen",
        position: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        goal: Goal::Play(&["f1-f2"]),
    },
    Step {
        key: "agon-step-between",
        position: "g3G1/G5g/8/8G/3g6/2Q7q/2g7/8G/8/G5g/g3G1 W standard 0 0",
        goal: Goal::Point(&["f4"]),
    },
    Step {
        key: "agon-step-capture",
        position: "g5/G5g/8/1g6G/8G1/Q6g2q/6G3/9/8/G5g/g3G1 W standard 0 0",
        goal: Goal::Play(&["e9-e8"]),
    },
    Step {
        key: "agon-step-relocate",
        position: "g3G1/G5g/8/8G/10/Q1gG!g5q/10/9/8/G5g/g3G1 W standard 0 0",
        goal: Goal::Any(1),
    },
    Step {
        key: "agon-step-royal",
        position: "g3G1/G6/7g/8G!/8g1/2gQ!g5q/10/8G/8/G6/g3G1 W standard 0 0",
        goal: Goal::Play(&["f4*f6"]),
    },
    Step {
        key: "agon-step-close",
        position: "g3g1/6g/8/9/3GGG4/3Q2G3q/4GG4/9/8/6g/g3g1 W standard 0 0",
        goal: Goal::Play(&["f4-f5"]),
    },
    Step {
        key: "agon-step-win",
        position: "g3g1/6g/8/9/4GG4/3GQ1G3q/4GG4/9/8/6g/g3g1 W standard 0 0",
        goal: Goal::Line(&["f5-f6", "f11-f10", "f4-f5"]),
    },
];
