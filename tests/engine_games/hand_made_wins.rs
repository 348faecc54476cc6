//! Wins put together by hand, each about one idea of its game, proved by brute force.

use agros::engine::{Limits, Value};
use agros::rules::agon::Setup;
use agros::rules::{Position as _, agon, agora};

use crate::wins::wins_in;
use crate::{position, searched};

/// The positions that the search may look at.
const NODES: u64 = 1_000_000;

#[test]
fn wins_made_by_hand_in_agon_are_found() {
    for (plies, idea, text) in [
        (
            1,
            "the last guard closes the ring",
            "g1g2g/7/8/9/4GG4/4GQG3q/4G1G3/9/8/7/g1g2g W standard 0 0",
        ),
        (
            3,
            "the queen goes in before the last guard",
            "g1g2g/7/8/9/4GG4/3GQ1G3q/4GG4/9/8/7/g1g2g W standard 0 0",
        ),
        (
            3,
            "a capture opens the hole",
            "g1g2g/7/8/9/4GG4/4GQG3q/4Gg4/9/4G3/7/g1g3 W standard 0 0",
        ),
        (
            3,
            "a quiet step forbids the hole to the guard beside it",
            "g1g2g/7/8/9/4GG4/4GQG3q/4G5/4g4/5G2/7/g1g3 W standard 0 0",
        ),
        (
            3,
            "a captured queen is set down on the centre",
            "g1g2g/Q!6/g7/9/4GG4/4G1G3q/4G1G3/9/8/7/2g2g W standard 0 0",
        ),
        (
            5,
            "the queen is two steps away",
            "g1g2g/7/8/9/4GG4/3Q2G3q/3GGG4/9/8/7/g1g2g W standard 0 0",
        ),
        (
            5,
            "of two captured guards only one can be relocated in time",
            "g1g2g/7/8/9/4GG4/4GQG3q/3Ggg4/9/4G3/7/g5 W standard 0 0",
        ),
        (
            5,
            "Black’s captured queen is home before her last guard",
            "G2G2/7/8/9/2g2g4/Q3g1g4/4gg4/9/7G/6q!/G2G1G B standard 0 0",
        ),
        (
            7,
            "queen and guard are two steps away each",
            "g1g2g/7/8/9/4GG4/3Q2G3q/2G1GG4/9/8/7/g1g2g W standard 0 0",
        ),
        (
            7,
            "the queen comes down her column",
            "G2G1G/7/8/9/4ggg3/Q3g3q2/4gg4/9/8/7/G2G1G B standard 0 0",
        ),
        (
            7,
            "a capture clears the way of the queen",
            "3G1G/7/8/6g2/4gg4/Q3g1Gq3/4gg4/9/8/7/G2G1G B standard 0 0",
        ),
        (
            7,
            "a captured queen goes home, then two guards are captured at once",
            "g5/Q!6/g7/9/4GG4/4G1G3q/3Ggg4/9/4G3/7/2g2g W standard 0 0",
        ),
    ] {
        println!("{plies}: {idea}");
        wins_in::<agon::Position>(text, plies, NODES);
    }
}

#[test]
fn a_captured_queen_who_has_to_avoid_the_centre_enters_it_by_a_step() {
    let text = "g1g2g/Q!6/g7/9/4GG4/4G1G3q/4G1G3/9/8/7/2g2g W standard 0 0";
    let usual: agon::Position = position(text);
    let avoiding = usual.with_options(&Setup {
        queen_avoids_centre: true,
        ..Setup::default()
    });
    let found = |position| {
        let report = searched(&position, &[], 1, Limits::depth(5));
        report.lines[0].score.value
    };
    assert_eq!(found(usual), Value::win_in(3));
    assert_eq!(found(avoiding), Value::win_in(5));
}

#[test]
fn wins_made_by_hand_in_agora_are_found() {
    for (plies, idea, text) in [
        (
            1,
            "the last man in the pit is captured from above",
            "5,W6/6/6/2,R1,3/1,W3,4/5,W6 W pile 0",
        ),
        (
            1,
            "the man who surrenders brings the revolution",
            "5,W6/6/6/2,W1,3/1,R2.2,4/5,W5 W pile 0",
        ),
        (
            3,
            "whoever has to leave the corner is captured beside it",
            "R1,1,W2,3/6/W2,5/5,W5/6/5,W6 W pile 0",
        ),
        (
            3,
            "whoever has to leave his prisoner loses the pile to him",
            "5,W5/5,W5/6/W2,1,R1.1,3/6/2,W2,3 W pile 0",
        ),
        (
            3,
            "one step down takes all ways from the pit",
            "5,W5/5,W5/W2,5/2,R1.1,3/6/4,W2,1 W pile 0",
        ),
        (
            3,
            "two surrenders, and the prisoners are more",
            "5,W6/6/6/2,W1,3/1,R3.2,W1,3/5,W3 W pile 0",
        ),
        (
            3,
            "where cells alone count, a step to the level above the man catches him",
            "6/1,W5,2,W5,1/6/2,R1,3/6/1,W5,4 W cell 0",
        ),
        (
            5,
            "a man walks to the pile whose prisoners wait for him",
            "5,W6/6/6/3,W1,2/1,R2.2,4/5,W5 W pile 0",
        ),
        (
            5,
            "a capture first, then the revolution",
            "5,W5/6/6/2,W1,R1,2/1,R2.2,2,W5,1/6 W pile 0",
        ),
        (
            5,
            "the man at the edge is captured before anybody surrenders",
            "5,W5/6/3,W1,2/6/1,R2.2,2,W5,1/5,R1 W pile 0",
        ),
        (
            7,
            "a man in the corner is shut in from both sides",
            "R1,2,W2,2/6/6/W2,4,W5/6/5,W6 W pile 0",
        ),
        (
            7,
            "a man at the edge is hunted along it",
            "2,W3,3/6/6/R1,4,W9/6/2,W3,3 W pile 0",
        ),
        (
            7,
            "a pile in the pit is surrounded from afar",
            "4,W3,W4/5,W4/5,W3/2,R1.1,3/6/6 W pile 0",
        ),
        (
            7,
            "Red hunts the last white man out of his corner",
            "R6,5/6/2,R5,2,R2/6/6/2,R2,2,W1 R pile 0",
        ),
        (
            7,
            "the corner again, where cells alone count",
            "R1,2,W5,2/6/6/W5,5/6/5,W5 W cell 0",
        ),
    ] {
        println!("{plies}: {idea}");
        wins_in::<agora::Position>(text, plies, NODES);
    }
}
