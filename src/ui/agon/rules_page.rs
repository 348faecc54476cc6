//! The page of the rules of Agon: its sections and diagrams, and the words that are explained.

use egui::{Painter, Rect};

use crate::rules::Position as _;
use crate::rules::agon::Position;
use crate::ui::Look;
use crate::ui::overlay::Shown;
use crate::ui::rules_page::{Diagram, Section, Situation};

use super::board::{self, Motion, Overlay, Scene};
use super::facts::Facts;

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "agon-rules-aim",
        situation: None,
    },
    Section {
        name: "agon-rules-start",
        situation: Some(Situation {
            position: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
            play: None,
            part: None,
        }),
    },
    Section {
        name: "agon-rules-step",
        situation: Some(Situation {
            position: "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
            play: Some("f1-f2"),
            part: Some(["d1", "h4"]),
        }),
    },
    Section {
        name: "agon-rules-between",
        situation: Some(Situation {
            position: "g3G1/G5g/8/8G/3g6/2Q7q/2g7/8G/8/G5g/g3G1 W standard 0 0",
            play: None,
            part: None,
        }),
    },
    Section {
        name: "agon-rules-capture",
        situation: Some(Situation {
            position: "g5/G5g/8/1g6G/8G1/Q6g2q/6G3/9/8/G5g/g3G1 W standard 0 0",
            play: Some("e9-e8"),
            part: None,
        }),
    },
    Section {
        name: "agon-rules-relocation",
        situation: Some(Situation {
            position: "g3G1/G5g/8/8G/10/Q1gG!g5q/10/9/8/G5g/g3G1 W standard 0 0",
            play: Some("f4*a2"),
            part: None,
        }),
    },
    Section {
        name: "agon-rules-win",
        situation: Some(Situation {
            position: "g3g1/6g/8/9/4GG4/3G1QG2q1/4GG4/9/8/6g/g3g1 W standard 0 0",
            play: Some("f4-f5"),
            part: Some(["d3", "h9"]),
        }),
    },
    Section {
        name: "agon-rules-loss",
        situation: Some(Situation {
            position: "g3g1/6g/8/9/3GGG4/3Q2G3q/4GG4/9/8/6g/g3g1 W standard 0 0",
            play: Some("e4-f5"),
            part: Some(["d3", "h9"]),
        }),
    },
    Section {
        name: "agon-rules-draw",
        situation: None,
    },
    Section {
        name: "agon-rules-variants",
        situation: None,
    },
];

/// The words that are explained.
pub const WORDS: &[&str] = &[
    "agon-word-queen",
    "agon-word-guard",
    "agon-word-ring",
    "agon-word-centre",
    "agon-word-captured",
    "agon-word-relocation",
    "agon-word-between",
];

/// Paints a diagram: a position before a move, after it, or in between.
pub fn paint(painter: &Painter, rect: Rect, diagram: &Diagram<'_, Position>, look: Look<'_>) {
    let position = diagram.position();
    let facts = Facts::of(position);
    let due = diagram.due();
    let scene = Scene {
        shown: Shown::of([Overlay::Moves]),
        selected: due.and_then(|play| Position::ends(play).0),
        targets: due.as_slice(),
        last: diagram.played(),
        motion: diagram.moving().map(|play| Motion {
            play,
            mover: diagram.before.turn(),
            progress: diagram.progress,
        }),
        ..Scene::of(position, &facts)
    };
    board::paint_part(painter, rect, &scene, diagram.part, look);
}
