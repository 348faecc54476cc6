//! A whole game, for the tests of what shows it.

use super::facts::Facts;
use crate::rules::Position as _;
use crate::rules::agros::{Cell, Position, Setup};

/// 10×10, 5 farmers; Light wins by 176½ at ply 85.
const MOVES: &str = "\
    g3 i5 d8 g9 e3 b2 e7 f4 b9 i4 e3+e2 b2+a1 e2+c4 a1+c3 c4+f1 c3+c6 f1+f5 c6+g6 f5+a10 g6+b6 \
    a10+g10 b6+h6 b9+b8 h6+a6 g10-a4 e7+d6 f4+f3 d6+f6 f3+f1 f6+f3 f1+c4 f3+j7 c4+g8 j7+j2 g8+b3 \
    j2+j8 b3+h9 j8+c1 h9+a2 i4+j5 a2+i2 c1-j8 g9+g8 j8+i8 g8+i6 j5+j7 i6-g8 i8+i10 g3+h4 j7-j9 \
    h4+h2 d8+e7 b8+d6 e7+g7 d6+a3 g7-e5 h2+h5 e5+d5 g8+f8 i10+f7 a3+e7 f7+b3 f8+d6 d5-e5 d6-b8 \
    b3+g8 b8+b9 e5+e6 b9-b10 i5+j5 a4+a5 e6+e4 h5+d9 pass b10+c10 j5-i4 a5-b6 pass c10-b10 pass \
    b10+a9 pass a9+a7 pass pass";

/// The number of plies of the whole game.
pub const PLIES: usize = 85;

/// The position after so many plies, and the lead of Light after each of them.
pub fn after(plies: usize) -> (Position, Vec<i32>) {
    let mut position = Position::start(&Setup::default());
    let mut leads = vec![Facts::of(&position).lead()];
    for text in MOVES.split_whitespace().take(plies) {
        let play = position.read_move(text).expect("the game is legal");
        position.play_unchecked(play);
        leads.push(Facts::of(&position).lead());
    }
    (position, leads)
}

/// The cell of that name.
pub fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}
