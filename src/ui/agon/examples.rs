//! Example games of Agon, played by the engine.
//!
//! Each has a title and a comment for each of its plies here, among the messages in
//! `assets/locales`.

use crate::app::Example;

/// The games.
pub const EXAMPLES: &[Example] = &[
    Example {
        key: "agon-example-race",
        start: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        moves: "\
            h9-i8 k2-k1 j1-j2 h1-g2 j2-i3 k1-j2 i3-h4 g2-g3 h4-g5 g3-f4 b1-c2 d1-d2 c2-d3 d2-e3 \
            f1-f2 e3-f3 f2-g2 a2-b2 g2-g3 b2-c3 d3-e4 f4*c8 e4-f5 j7-i7 d9-d8 i7-h7 d8-e8 c3-d4 \
            i8-i7 c8-d8 e8-f8 h7-g7 f8-f7 d4-e5 i7-h7 g7*a4 a5-b5 a4-b4 b5-c5 j2-i3 c5-d5 e5*i1 \
            d5-e6 i1-i2 h7-h6 d8-e8 h6-g6 b4-c5 f5-e5 e8-f8 k5-j5 b7-c7 g3-g4 c5-d6 j5-i5 i2-h3 \
            g5-f5 f11-f10 g4-g5 i3-h4 g5-f6 c7-d7 i5-h5 f3-f4 h5-g5",
        comments: &[0, 21, 22, 35, 61, 65],
    },
    Example {
        key: "agon-example-captures",
        start: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        moves: "\
            j1-i1 b7-a6 b1-b2 d1-d2 b2-c3 a2-b3 c3-d4 k2-j2 d4-e5 h1-h2 d9-e9 d2-e3 a5-b5 b3-c4 \
            b5-c5 a6-b6 c5-d5 b6-c6 f1-f2 e3-f4 f2-f3 h2-h3 e5-f5 f4*d9 d5-e5 c4-d5 e9-f9 h3-g4 \
            k5-j5 c6-d6 j5-i5 d6-e6 i1-i2 g4-h4 f9-f8 j2-i3 i5-h5 i3-h3 i2-i3 e6-f7 f8-e7 d9-d8 \
            h5-g6 f7*g10 h9-h8 j7-i7 g6-g5 h4*k4 f3-g3 h3*d9 h8-h7 d8-d7 h7-g7 g10-g9 e7-e6 \
            d7-e7 g7-f7 i7-i6 g5-g6 g9-f9 g3-g4 f9-f8 g4-g5 d9-e9 g5-f6 e9-f9 i3-h4 k4-j4 h4-g5",
        comments: &[0, 23, 43, 49, 65, 69],
    },
    Example {
        key: "agon-example-double",
        start: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        moves: "\
            j1-i1 b7-a6 k5-j6 h1-g2 h9-g9 g2-f3 g9-f9 f3-f4 d9-d8 f4-f5 f9-f8 d1-d2 a5-b6 d2-d3 \
            i1-i2 d3-d4 f8-f7 a2-b2 j6-i6 j7-i7 i2-h3 k2-j3 h3-g4 j3-i3 g4-f4 b2-c3 b1-b2 i3-h3 \
            d8-e8 h3-g3 e8-e7 g3-f3 f4*h9 d4-e5 f1-f2 f3-f4 b6-c6 f11-f10 i6-h6 f5-g5 c6-d6 \
            i7-i6 e7-e6 f10-f9 h6-g6 i6-h6 h9-g9 f9-f8 d6-e7 a6-b6 g9-f10 b6-c6 e7-d6 f8-e7 \
            e6*a6 e7-e6 d6*f1 h6-g7 f7*k3 e6-f6 g6*f11 f4-f5 k3-j3 c6-d6 a6-b6 c3-d4 j3-i4 g7-f7 \
            b2-c3 g5-g6 i4-h4 f5-g5 c3-d3 d6-e6 f10-f9 e5-f5 f11-f10 d4-e5",
        comments: &[0, 32, 54, 58, 60, 78],
    },
];
