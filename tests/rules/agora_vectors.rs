//! Agora against vectors that were made by another program.

use agros::rules::agora::Position;
use agros::rules::{Position as _, perft};

use crate::shared_vectors::vectors_hold;

vectors_hold!(Position, "../vectors/agora.json");

#[test]
fn the_start_is_that_of_the_rules() {
    let start = Position::start(&Default::default());
    assert_eq!(
        start.to_string(),
        "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0"
    );
    assert_eq!(perft(&start, 4), 147_750);
}
