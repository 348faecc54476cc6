//! Agon against vectors that were made by another program.

use agros::rules::agon::Position;
use agros::rules::{Position as _, perft};

use crate::shared_vectors::vectors_hold;

vectors_hold!(Position, "../vectors/agon.json");

#[test]
fn the_start_is_that_of_the_rules() {
    let start = Position::start(&Default::default());
    assert_eq!(
        start.to_string(),
        "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0"
    );
    assert_eq!(perft(&start, 4), 466_557);
}
