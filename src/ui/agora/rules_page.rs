//! The page of the rules of Agora: its sections and diagrams, and the words that are explained.

use egui::{Painter, Rect};

use crate::rules::agora::Position;
use crate::ui::Look;
use crate::ui::overlay::Shown;
use crate::ui::rules_page::{Diagram, Section, Situation};

use super::board::{self, Course, Overlay, Scene};
use super::facts::Facts;

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "agora-rules-heights",
        situation: Some(Situation {
            position: "6/2,W2,3/3,R5,2/2,W5,3/3,W3,2/1,R1,4 W pile 0",
            play: None,
            part: None,
        }),
    },
    Section {
        name: "agora-rules-capture",
        situation: Some(Situation {
            position: "4,W6,R5/6/6/2,R2.1,3/1,W2,4/6 W pile 0",
            play: Some("b2xc3"),
            part: Some(["b2", "c3"]),
        }),
    },
    Section {
        name: "agora-rules-prisoner",
        situation: Some(Situation {
            position: "4,W7,R6/6/6/6/1,W1,4/1,R2,4 W pile 0",
            play: Some("b2_b1"),
            part: Some(["b1", "c2"]),
        }),
    },
    Section {
        name: "agora-rules-equal",
        situation: Some(Situation {
            position: "5,R7/6/6/6/1,W1,R1,3/5,W7 W pile 0",
            play: Some("b2xc2"),
            part: Some(["b1", "c2"]),
        }),
    },
    Section {
        name: "agora-rules-joining",
        situation: Some(Situation {
            position: "4,W7,R6/6/6/6/2,W1,3/1,R1.1,4 W pile 0",
            play: Some("c2_b1"),
            part: Some(["b1", "c2"]),
        }),
    },
    Section {
        name: "agora-rules-leaving",
        situation: Some(Situation {
            position: "4,W6,R5/6/6/6/1,W1,4/R2.2,5 R pile 0",
            play: Some("a1xb2"),
            part: Some(["a1", "b2"]),
        }),
    },
    Section {
        name: "agora-rules-end",
        situation: None,
    },
];

/// The words that are explained.
pub const WORDS: &[&str] = &[
    "agora-word-pile",
    "agora-word-captor",
    "agora-word-prisoner",
    "agora-word-height",
    "agora-word-level",
    "agora-word-capture",
    "agora-word-surrender",
    "agora-word-revolution",
];

/// Paints a diagram: a position before a move, after it, or in between.
pub fn paint(painter: &Painter, rect: Rect, diagram: &Diagram<'_, Position>, look: Look<'_>) {
    let position = diagram.position();
    let facts = Facts::of(position);
    let due = diagram.due();
    let scene = Scene {
        shown: Shown::of([Overlay::Moves, Overlay::Heights]),
        selected: due.map(|play| play.from),
        targets: due.as_slice(),
        last: diagram.played(),
        motion: diagram.moving().map(|play| Course {
            play,
            before: diagram.before,
            progress: diagram.progress,
        }),
        ..Scene::of(position, &facts)
    };
    board::paint_part(painter, rect, &scene, diagram.part, look);
}
