//! Example games of Agros, played by the engine.
//!
//! Each has a title and a comment for each of its plies here, among the messages in
//! `assets/locales`.

use crate::app::Example;

/// The games.
pub const EXAMPLES: &[Example] = &[
    Example {
        key: "agros-example-tie",
        start: "8/8/8/8/8/8/8/8 L 3 0",
        moves: "\
            g2 b2 a4 d1 f1 d3 f1+g1 d3+e3 d1+c2 a4+b4 g1+e1 b4-b5 c2+c4 b5+c6 c4-e6 c6-c7 e6+f6 \
            e3-f4 e1+b1 b2+c2 b1-e1 f4+f3 e1+e2 f3-g4 e2-d3 g4+f4 d3+e4 c2+a4 e4-f5 f4-g5 f5+g6 \
            a4+d7 g6-f7 d7-g4 f7+f8 g4+h3 f6-e5 h3-g3 e5+d4 g5+h6 d4-d3 c7+b8 d3+c3 b8-b7 f8-f7 \
            b7+c7 f7+g7 g3+h2 g7-f7 h6+h4 f7+e7 h2-h1 e7+c5 c7-b6 pass b6+a5 c5-a7 a5-a4 a7+a6 \
            a4+b3 c3-b2 pass a6-b7 h1+g1 g2+g3 g1-f2 b7+c8 f2+g2 c8+e8 h4-h6 g3-f2 g2-f1 f2+e1 \
            pass e1-d2 h6+h7 b2+a2 b3-b2 pass h7-h8 e8-c8 b2+c2 c8+b7 c2-b2 a2-a3 h8+g8 pass \
            pass",
        comments: &[0, 8, 21, 28, 34, 70, 88],
    },
    Example {
        key: "agros-example-race",
        start: "8/8/8/8/8/8/8/8 L 3 0",
        moves: "\
            g2 b2 a4 d1 f1 d3 f1+g1 d3+e3 d1+c2 a4+b4 g1+e1 b4-c4 c2+e4 e3+g3 e1-c3 g3-e5 c3+d3 \
            c4+c5 e4-c6 e5+d6 c6+b6 d6-e6 pass e6+f5 b6-b7 c5+c7 d3+d1 c7-e7 d1-b3 e7+f6 b3+c3 \
            f5+h3 c3-d4 h3-f5 d4+e5 f5+g6 e5-d4 g6+e8 d4+d3 f6-g6 b7+c6 b2+a3 c6-b7 pass b7+a6 \
            pass a6+c4 a3+c5 c4-a6 c5-e3 g2+f2 e3+f3 f2-g2 f3-e2 g2+f1 e2+e3 a6+a7 e3+g5 d3+b3 \
            g5+d8 b3+e6 d8+h8 a7-b8 h8+c8 f1-e2 e8+h5 e2+d3 pass d3+b3 g6+g7 b3-b1 g7+e7 b1+a2 \
            e7-g7 a2+a4 pass a4+a1 pass a1+a5 h5+h1 b8+a8 pass a8-b7 g7+h7 b7+b8 h7+h5 e6+e2 \
            h5+h2 b8-b7 pass pass",
        comments: &[0, 28, 29, 38, 61, 62, 91],
    },
    Example {
        key: "agros-example-large",
        start: "10/10/10/10/10/10/10/10/10/10 L 5 0",
        moves: "\
            f1 d3 b10 f4 b4 i4 j2 b7 j10 b2 j10+i9 j2+i3 i9+g7 i3+g5 f1+g2 b10+b9 g2+e2 b9+d7 \
            e2-c2 d3+c4 f4+g3 c4-b5 b4+c5 g5-e5 g3+i3 b5+c6 c5+a3 e5+d6 g7-e9 c6-b6 i3-g3 b6+c5 \
            b7+c7 d6+f6 c7-b8 f6+i6 a3-c3 d7-b9 c3+d4 i4+h4 c2+c3 c5+e7 d4+f6 e7-e5 f6-h6 e5+d4 \
            h6+i7 pass e9+f9 i6-f3 pass h4+j4 i7-i8 f3+g2 g3+f3 g2-f2 f3-g3 pass c3-b4 b9+c9 \
            b4+c5 c9-d9 c5-b5 d9+c10 g3+h2 f2+g3 h2-i2 c10+e10 f9-g9 pass b8+a8 e10+b10 a8+c10 \
            b10-b7 c10+f10 b7+a6 f10+j6 a6-b6 i2+j3 b2+a1 j3-i4 j4-h6 i8+h7 a1+c1 h7-i8 c1+f1 \
            b5+a4 b6+b5 a4+a2 b5+b7 a2-c2 b7+e10 g9+f10 pass c2+c1 g3-f2 c1-c2 f2+e3 c2+d3 e3-e4 \
            i8+h9 pass i4+h4 e4+d5 d3-e4 d5-e5 f10-e9 e10+a10 e9+d8 f1+j1 h4+j2 pass e4+f4 j1+e1 \
            h9+f7 pass d8+b6 e5+d6 f7-d9 d6+d8 f4-e4 d4-e5 pass pass",
        comments: &[0, 18, 50, 52, 73, 77, 124],
    },
];
