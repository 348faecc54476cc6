//! Example games of Agora, played by the engine.
//!
//! Each has a title and a comment for each of its plies here, among the messages in
//! `assets/locales`.

use crate::app::Example;

/// The games.
pub const EXAMPLES: &[Example] = &[
    Example {
        key: "agora-example-greedy",
        start: "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0",
        moves: "\
            f1-e2 d6-e5 e2-d2 c6-d6 f2-f3 d6-d5 d2-e3 f5-f4 f3xf4 e5-d6 e3-e4 d5xe4 f4xe4 d6-d5 \
            e4-e3 e6-f5 f4xf5 b6-b5 e4xd5 b5-a4 f5xf6 a4-a3 a2xa3 a6-b6 d5-d6 a5-a4 a3xa4 b6-c5 \
            d5xc5",
        comments: &[0, 9, 12, 13, 21, 29],
    },
    Example {
        key: "agora-example-prisoner",
        start: "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0",
        moves: "\
            f1-e2 d6-e5 e2-d2 c6-d6 d1-c2 e5-f4 f2-e2 f4-f3 e2-f1 f5-f4 f1-e2 b6-c6 c2-d1 a5-b6 \
            e1-f2 f3xf2 d1-e1 f2xe1 d2_e1 f2xe2 a1-b2 e1-d1 c1xd1 e1xd1 e1xe2 d1xe2 b1-c1 d1xc1 \
            a2-a1 c1xb2 a1xb2 c1xb2",
        comments: &[0, 16, 19, 24, 26, 32],
    },
    Example {
        key: "agora-example-trap",
        start: "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0",
        moves: "\
            a2-b3 e6-e5 f2-e2 f6-e6 b3-a4 a5xa4 c1-d2 e5-f4 a1-a2 a4-a5 e2-f3 f4xf3 a2-b2 f3-f4 \
            d1-c2 a4-a3 b2-b3 a3xb3 e1-f2 f3xf2 d2-e3 f4xe3 f1_f2 f2-f1 b1-b2 b3xb2 c2-b1 b2_b1 \
            b1-a1 b1xa1",
        comments: &[0, 6, 23, 26, 28, 30],
    },
];
