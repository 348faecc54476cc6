//! The page of the rules of Agros: its sections and diagrams, and the words that are explained.

use egui::{Painter, Rect};

use crate::rules::Position as _;
use crate::rules::agros::Position;
use crate::ui::Look;
use crate::ui::overlay::Shown;
use crate::ui::rules_page::{Diagram, Section, Situation};

use super::board::{self, Motion, Overlay, Scene};

/// The sections of the page.
pub const SECTIONS: &[Section] = &[
    Section {
        name: "agros-rules-opening",
        situation: None,
    },
    Section {
        name: "agros-rules-harvest",
        situation: Some(Situation {
            position: "8/8/6,D1,1/8/8/2,L2,5/8/8 L 1 0",
            play: Some("c3+e5"),
            part: None,
        }),
    },
    Section {
        name: "agros-rules-over",
        situation: Some(Situation {
            position: "8/6,D1,1/8/8/8/8/d,l,6/L2,d,6 L 1 0",
            play: Some("a1+c3"),
            part: Some(["a1", "d4"]),
        }),
    },
    Section {
        name: "agros-rules-sow",
        situation: Some(Situation {
            position: "8/6,D1,1/8/8/8/8/1,L4,6/8 L 1 0",
            play: Some("b2-e5"),
            part: Some(["a1", "f6"]),
        }),
    },
    Section {
        name: "agros-rules-pass",
        situation: None,
    },
    Section {
        name: "agros-rules-field",
        situation: Some(Situation {
            position: "3,d,4/3,d,4/3,d,4/3,d,1,D3,2/2,L2,l,4/3,l,4/3,l,4/3,l,4 L 1 0",
            play: None,
            part: None,
        }),
    },
    Section {
        name: "agros-rules-control",
        situation: Some(Situation {
            position: "8/4,L2,3/8/8/6,D4,1/8/1,L3,6/5,D1,2 L 2 0",
            play: Some("b2+b5"),
            part: None,
        }),
    },
    Section {
        name: "agros-rules-tie",
        situation: Some(Situation {
            position: "3,d,4/3,d,4/1,D3,1,d,1,D1,2/3,d,4/3,l,1,L2,2/1,L3,1,l,4/3,l,4/3,l,4 L 2 0",
            play: None,
            part: None,
        }),
    },
    Section {
        name: "agros-rules-fence",
        situation: Some(Situation {
            position: "2,l,5/2,l,5/2,l,5/2,l,5/2,L4,2,D5,2/8/8/8 L 1 0",
            play: Some("c4-c1"),
            part: None,
        }),
    },
    Section {
        name: "agros-rules-score",
        situation: Some(Situation {
            position: "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 2",
            play: None,
            part: None,
        }),
    },
];

/// The words that are explained.
pub const WORDS: &[&str] = &[
    "agros-word-farmer",
    "agros-word-harvest",
    "agros-word-seed",
    "agros-word-sow",
    "agros-word-field",
    "agros-word-control",
    "agros-word-margin",
    "agros-word-rank",
    "agros-word-tie",
    "agros-word-pass",
];

/// Paints a diagram: a position before a move, after it, or in between.
pub fn paint(painter: &Painter, rect: Rect, diagram: &Diagram<'_, Position>, look: Look<'_>) {
    let position = diagram.position();
    let fields = position.fields();
    let due = diagram.due();
    let scene = Scene {
        shown: Shown::of([Overlay::Fields, Overlay::Values, Overlay::Moves]),
        selected: due.and_then(|play| Position::ends(play).0),
        targets: due.as_slice(),
        last: diagram.played(),
        motion: diagram.moving().map(|play| Motion {
            play,
            mover: diagram.before.turn(),
            progress: diagram.progress,
        }),
        ..Scene::of(position, &fields)
    };
    board::paint_part(painter, rect, &scene, diagram.part, look);
}
