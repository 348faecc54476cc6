//! What overlays show of a position beyond its facts.

use crate::engine::Stop;
use crate::rules::Player;
use crate::rules::agros::{Field, Position};
use crate::study::agros::{Certain, Flips, Freedom, Reach, Swing, Threat, Threats, swings};
use crate::ui::overlay::Shown;

use super::board::Overlay;

/// What has been found out about a position; nothing that no overlay has asked for.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// Where farmers can go.
    pub reach: Option<Reach>,
    /// What each move changes.
    pub swings: Option<Vec<Swing>>,
    /// What one move could do to each field.
    pub threats: Option<Threats>,
    /// How few moves give each field to someone else.
    pub flips: Option<Flips>,
    /// How many moves each farmer has.
    pub freedom: Option<Freedom>,
    /// What can never change any more.
    pub certain: Option<Certain>,
}

/// A threat to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger {
    /// The index of the field.
    pub field: usize,
    /// The threat.
    pub threat: Threat,
    /// How many more there are to the field that are not shown.
    pub others: usize,
}

/// One thing found out for an overlay.
#[derive(Clone, Debug)]
pub enum Finding {
    /// For [`Overlay::Reach`].
    Reach(Reach),
    /// For [`Overlay::Swing`].
    Swings(Vec<Swing>),
    /// For [`Overlay::Threats`].
    Threats(Threats),
    /// For [`Overlay::Flips`].
    Flips(Flips),
    /// For [`Overlay::Freedom`].
    Freedom(Freedom),
    /// For [`Overlay::Certain`].
    Certain(Certain),
}

impl Findings {
    /// Before anything has been asked.
    pub const NOTHING: Findings = Findings {
        reach: None,
        swings: None,
        threats: None,
        flips: None,
        freedom: None,
        certain: None,
    };

    /// Everything that some overlays show of a position. It may take long.
    pub fn of(position: &Position, shown: Shown<Overlay>) -> Findings {
        let mut findings = Findings::NOTHING;
        for overlay in shown.iter() {
            if let Some(finding) = Finding::of(position, overlay, &Stop::default()) {
                findings.add(finding);
            }
        }
        findings
    }

    /// Of the threats to each of some fields those to show: the first to the field that is pointed
    /// at, whoever makes them; else the opponent's worst to each field of the player to move.
    pub fn dangers(
        &self,
        fields: &[Field],
        mover: Player,
        pointed: Option<usize>,
    ) -> Option<Vec<Danger>> {
        /// So many arrows can still be told apart.
        const MOST: usize = 4;
        let threats = &self.threats.as_ref()?.fields;
        if let Some((field, threats)) = pointed.and_then(|field| Some((field, threats.get(field)?)))
        {
            let others = threats.len().saturating_sub(MOST);
            let shown = threats.iter().take(MOST).enumerate();
            let danger = |(place, &threat)| Danger {
                field,
                threat,
                // The last one tells what is left out.
                others: if place + 1 == MOST { others } else { 0 },
            };
            return Some(shown.map(danger).collect());
        }
        let worst = |(field, threats): (usize, &Vec<Threat>)| {
            // Who would lose by it threatens nothing.
            let harms = |threat: &&Threat| threat.by != mover && threat.gain > 0;
            let mut against = threats.iter().filter(harms);
            let threat = *against.next()?;
            Some(Danger {
                field,
                threat,
                others: against.count(),
            })
        };
        let all = threats.iter().enumerate();
        let mine = all.filter(|&(field, _)| fields[field].owner() == Some(mover));
        Some(mine.filter_map(worst).collect())
    }

    /// Adds one thing.
    pub fn add(&mut self, finding: Finding) {
        match finding {
            Finding::Reach(reach) => self.reach = Some(reach),
            Finding::Swings(swings) => self.swings = Some(swings),
            Finding::Threats(threats) => self.threats = Some(threats),
            Finding::Flips(flips) => self.flips = Some(flips),
            Finding::Freedom(freedom) => self.freedom = Some(freedom),
            Finding::Certain(certain) => self.certain = Some(certain),
        }
    }
}

impl Finding {
    /// What an overlay shows of a position; `None` where the facts are enough, or where it was
    /// stopped.
    pub fn of(position: &Position, overlay: Overlay, stop: &Stop) -> Option<Finding> {
        match overlay {
            Overlay::Reach => Some(Finding::Reach(Reach::of(position))),
            Overlay::Swing => Some(Finding::Swings(swings(position))),
            Overlay::Threats => Some(Finding::Threats(Threats::of(position))),
            Overlay::Flips => Flips::of(position, || stop.is_stopped()).map(Finding::Flips),
            Overlay::Freedom => Some(Finding::Freedom(Freedom::of(position))),
            Overlay::Certain => Some(Finding::Certain(Certain::of(position))),
            _ => None,
        }
    }

    /// Whether finding it out may take longer than there is for a frame.
    pub fn takes_long(overlay: Overlay) -> bool {
        matches!(
            overlay,
            Overlay::Swing | Overlay::Threats | Overlay::Flips | Overlay::Certain
        )
    }
}
