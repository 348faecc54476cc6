//! What overlays show of a position beyond its facts.

use crate::rules::agros::Position;
use crate::study::agros::{Freedom, Reach, Swing, swings};
use crate::ui::overlay::Shown;

use super::board::Overlay;

/// What has been found out about a position; nothing that no overlay has asked for.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Where farmers can go.
    pub reach: Option<Reach>,
    /// What each move changes.
    pub swings: Option<Vec<Swing>>,
    /// How many moves each farmer has.
    pub freedom: Option<Freedom>,
}

/// One thing found out for an overlay.
#[derive(Clone, Debug)]
pub enum Finding {
    /// For [`Overlay::Reach`].
    Reach(Reach),
    /// For [`Overlay::Swing`].
    Swings(Vec<Swing>),
    /// For [`Overlay::Freedom`].
    Freedom(Freedom),
}

impl Findings {
    /// Before anything has been asked.
    pub const NOTHING: Findings = Findings {
        reach: None,
        swings: None,
        freedom: None,
    };

    /// Everything that some overlays show of a position. It may take long.
    pub fn of(position: &Position, shown: Shown<Overlay>) -> Findings {
        let mut findings = Findings::NOTHING;
        for overlay in shown.iter() {
            if let Some(finding) = Finding::of(position, overlay) {
                findings.add(finding);
            }
        }
        findings
    }

    /// Adds one thing.
    pub fn add(&mut self, finding: Finding) {
        match finding {
            Finding::Reach(reach) => self.reach = Some(reach),
            Finding::Swings(swings) => self.swings = Some(swings),
            Finding::Freedom(freedom) => self.freedom = Some(freedom),
        }
    }
}

impl Finding {
    /// What an overlay shows of a position; `None` where the facts are enough.
    pub fn of(position: &Position, overlay: Overlay) -> Option<Finding> {
        match overlay {
            Overlay::Reach => Some(Finding::Reach(Reach::of(position))),
            Overlay::Swing => Some(Finding::Swings(swings(position))),
            Overlay::Freedom => Some(Finding::Freedom(Freedom::of(position))),
            _ => None,
        }
    }

    /// Whether finding it out may take longer than there is for a frame.
    pub fn takes_long(overlay: Overlay) -> bool {
        !matches!(overlay, Overlay::Reach | Overlay::Freedom)
    }
}
