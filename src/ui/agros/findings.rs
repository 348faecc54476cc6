//! What overlays show of a position beyond its facts.

use crate::engine::Stop;
use crate::rules::agros::{Cell, Field, Position};
use crate::rules::{Player, Position as _};
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
    /// What one move could do to each field, the worst first.
    pub threats: Option<Vec<Vec<Danger>>>,
    /// How few moves give each field to someone else.
    pub flips: Option<Flips>,
    /// How many moves each farmer has.
    pub freedom: Option<Freedom>,
    /// What can never change any more.
    pub certain: Option<Certain>,
}

/// A threat, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger {
    /// The threat.
    pub threat: Threat,
    /// By how much it lets the lead of whoever makes it grow, in half points.
    pub gain: i32,
}

/// One thing found out for an overlay.
#[derive(Clone, Debug)]
pub enum Finding {
    /// For [`Overlay::Reach`].
    Reach(Reach),
    /// For [`Overlay::Swing`].
    Swings(Vec<Swing>),
    /// For [`Overlay::Threats`].
    Threats(Vec<Vec<Danger>>),
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

    /// Of the threats to each of some fields those to show: all to the field that is pointed at,
    /// else the opponent's worst to each field of the player to move.
    pub fn dangers(
        &self,
        fields: &[Field],
        mover: Player,
        pointed: Option<Cell>,
    ) -> Option<Vec<Danger>> {
        /// So many arrows can still be told apart.
        const MOST: usize = 4;
        let threats = self.threats.as_ref()?;
        let pointed = pointed
            .and_then(|cell| fields.iter().position(|field| field.contains(cell)))
            .and_then(|index| threats.get(index));
        if let Some(dangers) = pointed {
            return Some(dangers.iter().copied().take(MOST).collect());
        }
        let worst = |dangers: &Vec<Danger>| {
            let mut dangers = dangers.iter().copied();
            dangers.find(|danger| danger.threat.by != mover)
        };
        let mine = fields.iter().zip(threats);
        let mine = mine.filter(|(field, _)| field.owner() == Some(mover));
        Some(mine.filter_map(|(_, dangers)| worst(dangers)).collect())
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
            Overlay::Threats => Some(Finding::Threats(dangers(position))),
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

/// The threats to each field: first those that take it, then those that leave it to nobody, then
/// cuts; the greatest gain first among these.
fn dangers(position: &Position) -> Vec<Vec<Danger>> {
    let lead = |position: &Position, player: Player| {
        let points = position.points();
        points[player] - points[!player]
    };
    let danger = |threat: Threat| {
        let on_turn = position.with_turn(threat.by)?;
        let after = on_turn.play(threat.play).ok()?;
        let gain = lead(&after, threat.by) - lead(position, threat.by);
        Some(Danger { threat, gain })
    };
    let threats = Threats::of(position).fields.into_iter();
    threats
        .map(|threats| {
            let mut dangers: Vec<Danger> = threats.into_iter().filter_map(danger).collect();
            dangers.sort_by_key(|Danger { threat, gain }| {
                (!threat.takes, !threat.neutralises, -gain, threat.play)
            });
            dangers
        })
        .collect()
}
