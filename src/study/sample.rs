//! A whole game to try things on.

use crate::game::{Document, NodeId};
use crate::rules::Position as _;
use crate::rules::agros::{Position, Setup};

/// A game of 85 plies on 10×10 with five farmers. Light leads by 8½ after 71 plies, Dark by 18½
/// after 72.
const GAME: &str = "\
    g3 i5 d8 g9 e3 b2 e7 f4 b9 i4 \
    e3+e2 b2+a1 e2+c4 a1+c3 c4+f1 c3+c6 f1+f5 c6+g6 f5+a10 g6+b6 \
    a10+g10 b6+h6 b9+b8 h6+a6 g10-a4 e7+d6 f4+f3 d6+f6 f3+f1 f6+f3 \
    f1+c4 f3+j7 c4+g8 j7+j2 g8+b3 j2+j8 b3+h9 j8+c1 h9+a2 i4+j5 \
    a2+i2 c1-j8 g9+g8 j8+i8 g8+i6 j5+j7 i6-g8 i8+i10 g3+h4 j7-j9 \
    h4+h2 d8+e7 b8+d6 e7+g7 d6+a3 g7-e5 h2+h5 e5+d5 g8+f8 i10+f7 \
    a3+e7 f7+b3 f8+d6 d5-e5 d6-b8 b3+g8 b8+b9 e5+e6 b9-b10 i5+j5 \
    a4+a5 e6+e4 h5+d9 pass b10+c10 j5-i4 a5-b6 pass c10-b10 pass \
    b10+a9 pass a9+a7 pass pass";

/// The side line of [`game_with_a_side_line`].
const SIDE_LINE: &str = "i5+h4 h5-e2 j9+i8 a4+a5 i8-h9 a5-b4 h4+f2 b4+c4";

/// The first plies of the game, the cursor at the last of them.
pub fn game(plies: usize) -> Document<Position> {
    let mut document = Document::new(Setup::default());
    let node = add(
        &mut document,
        NodeId::ROOT,
        GAME.split_whitespace().take(plies),
    );
    document.set_cursor(node);
    document
}

/// The whole game with a line of eight plies that leaves it after 65, the cursor after 72.
pub fn game_with_a_side_line() -> Document<Position> {
    let mut document = game(85);
    let line = document.line();
    add(&mut document, line[65], SIDE_LINE.split(' '));
    document.set_cursor(line[72]);
    document
}

fn add<'a>(
    document: &mut Document<Position>,
    after: NodeId,
    moves: impl Iterator<Item = &'a str>,
) -> NodeId {
    moves.fold(after, |node, text| {
        let play = document.position(node).read_move(text);
        let play = play.expect("the game is legal");
        document.add(node, play).expect("the game goes on")
    })
}
