//! Finding out what a move did: from the change of the land, the half point and the freedom of the
//! farmers.

use std::cmp::Reverse;

use super::change::{Change, Lineage, Patch, Tenure};
use super::compass::Place;
use super::effect::{Duel, Effect, Event, FieldNote, What};
use super::freedom::FreedomChange;
use crate::rules::agros::{Cell, Field, Move, Position};
use crate::rules::{Player, Position as _};

impl Effect {
    /// What a legal move does.
    pub fn of(before: &Position, play: Move) -> Effect {
        let mut after = *before;
        after.play_unchecked(play);
        let mover = before.turn();
        let change = Change::between(before, &after);
        let telling = Telling {
            mover,
            size: before.size(),
            change: &change,
            landing: Position::ends(play).1,
        };
        let mut events: Vec<Event> = change
            .lineages
            .iter()
            .flat_map(|lineage| telling.lineage(lineage))
            .collect();
        weigh_ground(&mut events);
        events.extend(telling.half_point());
        events.extend(telling.freedom(&FreedomChange::of(before, play)));
        events.sort_by_key(|event| Reverse(event.weight));
        match plain(before, &after, play) {
            // What these change says little by itself.
            plain @ (What::Ended { .. } | What::Passed | What::Placed { .. }) => {
                events.insert(0, Event::of_no_points(plain, 0));
            }
            plain => {
                let place = events.partition_point(|event| event.weight > 0);
                events.insert(place, Event::of_no_points(plain, 0));
            }
        }
        let main = events.remove(0);
        Effect {
            mover,
            play,
            gain: match mover {
                Player::First => change.lead(),
                Player::Second => -change.lead(),
            },
            main,
            others: events,
        }
    }
}

impl What {
    /// Whose land was covered or opened, where that is what happened.
    fn ground(&self) -> Option<Player> {
        match self {
            What::Covered { owner, .. } | What::Opened { owner, .. } => Some(*owner),
            _ => None,
        }
    }
}

impl Event {
    fn of_no_points(what: What, weight: u32) -> Event {
        Event {
            what,
            points: 0,
            weight,
        }
    }
}

/// Gives weight to land that a move covered or opened, unless it did both to as much of one
/// player's: then the farmer merely went from one cell to another.
fn weigh_ground(events: &mut [Event]) {
    for player in Player::BOTH {
        let points = |events: &[Event]| -> i32 {
            let of_player = events
                .iter()
                .filter(|event| event.what.ground() == Some(player));
            of_player.map(|event| event.points).sum()
        };
        let net = points(events);
        for event in events.iter_mut() {
            if event.what.ground() == Some(player) && event.points.signum() == net.signum() {
                event.weight = net.unsigned_abs();
            }
        }
    }
}

/// What the move does by itself, wherever it leads.
fn plain(before: &Position, after: &Position, play: Move) -> What {
    let harvest_at = |position: &Position, cell: Cell| {
        let mut farmers = position.farmers(before.turn());
        farmers
            .find(|&(farmer, _)| farmer == cell)
            .map_or(0, |(_, harvest)| harvest)
    };
    match play {
        Move::Place(farmer) => What::Placed { farmer },
        Move::Harvest { to: farmer, .. } => What::Harvested {
            farmer,
            harvest: harvest_at(after, farmer),
        },
        Move::Sow { from, to: farmer } => What::Sown {
            farmer,
            seeds: harvest_at(before, from).saturating_sub(1),
        },
        Move::Pass => match after.outcome() {
            None => What::Passed,
            Some(outcome) => {
                let points = after.points();
                What::Ended {
                    winner: outcome.winner,
                    margin: (points[Player::First] - points[Player::Second]).abs(),
                }
            }
        },
    }
}

/// What the events of one move have in common.
struct Telling<'a> {
    mover: Player,
    size: u8,
    change: &'a Change,
    /// Where the farmer landed.
    landing: Option<Cell>,
}

impl Telling<'_> {
    fn lineage(&self, lineage: &Lineage) -> Vec<Event> {
        let mut events = self.tenures(lineage);
        for &index in &lineage.before {
            let parts = relatives(lineage, index, |patch| (patch.before, patch.after));
            if parts.len() > 1 {
                let parts = self.notes(&self.change.after, &parts);
                let field = self.note(&self.change.before, index);
                let weight = stake(&parts, field.harvest);
                events.push(Event::of_no_points(What::Split { field, parts }, weight));
            }
        }
        for &index in &lineage.after {
            let fields = relatives(lineage, index, |patch| (patch.after, patch.before));
            if fields.len() > 1 {
                let fields = self.notes(&self.change.before, &fields);
                let into = self.note(&self.change.after, index);
                let weight = stake(&fields, into.harvest);
                events.push(Event::of_no_points(What::Merged { fields, into }, weight));
            }
        }
        events
    }

    /// What cells count for whom, told once for all that went the same way.
    fn tenures(&self, lineage: &Lineage) -> Vec<Event> {
        let mut told: Vec<Event> = Vec::new();
        for patch in &lineage.patches {
            let Some(what) = self.tenure(patch) else {
                continue;
            };
            let points = match self.mover {
                Player::First => patch.lead(),
                Player::Second => -patch.lead(),
            };
            let alike = told
                .iter_mut()
                .find_map(|event| event.what.join(&what).then_some(&mut event.points));
            match alike {
                Some(sum) => *sum += points,
                None => told.push(Event {
                    what,
                    points,
                    weight: 0,
                }),
            }
        }
        for event in &mut told {
            event.weight = match event.what {
                What::Covered { .. } | What::Opened { .. } => 0,
                _ => event.points.unsigned_abs(),
            };
        }
        told
    }

    fn tenure(&self, patch: &Patch) -> Option<What> {
        let cells = patch.cells.len();
        match (patch.before, patch.after) {
            (Tenure::Covered, after) => after.player().map(|owner| What::Opened { owner, cells }),
            (before, Tenure::Covered) => {
                before.player().map(|owner| What::Covered { owner, cells })
            }
            (before, Tenure::Field { index, owner }) => {
                let field = || self.note(&self.change.after, index);
                match (before.owner(), owner) {
                    (from, to) if from == to => None,
                    (Some((from, _)), None) => Some(What::Neutralised {
                        field: field(),
                        from,
                        cells,
                    }),
                    (Some((was, from)), Some((is, _))) if was == is => Some(What::Multiplied {
                        field: field(),
                        from,
                        cells,
                    }),
                    (from, _) => Some(What::Taken {
                        field: field(),
                        from: from.map(|(player, _)| player),
                        cells,
                    }),
                }
            }
        }
    }

    fn half_point(&self) -> Option<Event> {
        let half_point = self.change.half_point;
        let points = half_point.points();
        let points = points[self.mover] - points[!self.mover];
        (points != 0).then_some(Event {
            what: What::HalfPoint {
                from: half_point.before,
                to: half_point.after,
            },
            points,
            weight: points.unsigned_abs(),
        })
    }

    fn freedom(&self, change: &FreedomChange) -> Vec<Event> {
        let frozen = change.frozen.iter();
        let frozen = frozen.map(|&(owner, farmer)| What::Frozen { owner, farmer });
        let freed = change.freed.iter();
        let freed = freed.map(|&(owner, farmer)| What::Freed { owner, farmer });
        frozen
            .chain(freed)
            .map(|what| Event::of_no_points(what, 1))
            .collect()
    }

    fn notes(&self, fields: &[Field], indices: &[usize]) -> Vec<FieldNote> {
        let mut notes: Vec<FieldNote> = indices
            .iter()
            .map(|&index| self.note(fields, index))
            .collect();
        notes.sort_by_key(|note| Reverse(note.cells));
        notes
    }

    fn note(&self, fields: &[Field], index: usize) -> FieldNote {
        let field = &fields[index];
        let duel = field.decision.and_then(|decision| {
            let rank = usize::from(decision.rank);
            let mine = &field.adjacent[decision.owner];
            let (harvest, first) = *mine.get(rank)?;
            let moved = mine
                .iter()
                .find(|&&(other, cell)| other == harvest && self.landing == Some(cell));
            let against = field.adjacent[!decision.owner].get(rank);
            Some(Duel {
                farmer: moved.map_or(first, |&(_, cell)| cell),
                harvest,
                against: against.map_or(0, |&(harvest, _)| harvest),
                rank: decision.rank,
            })
        });
        FieldNote {
            index,
            cells: field.cells.len(),
            place: Place::of(&field.cells, self.size),
            owner: field.owner(),
            harvest: field.harvest(),
            duel,
        }
    }
}

impl What {
    /// Adds the cells of another event, if only they differ.
    fn join(&mut self, other: &What) -> bool {
        match (self, other) {
            (
                What::Taken { field, from, cells },
                What::Taken {
                    field: other_field,
                    from: other_from,
                    cells: more,
                },
            ) if field == other_field && from == other_from => *cells += more,
            (
                What::Neutralised { field, from, cells },
                What::Neutralised {
                    field: other_field,
                    from: other_from,
                    cells: more,
                },
            ) if field == other_field && from == other_from => *cells += more,
            (
                What::Covered { owner, cells },
                What::Covered {
                    owner: other_owner,
                    cells: more,
                },
            )
            | (
                What::Opened { owner, cells },
                What::Opened {
                    owner: other_owner,
                    cells: more,
                },
            ) if owner == other_owner => *cells += more,
            _ => return false,
        }
        true
    }
}

/// The fields at the other end of the patches of one.
fn relatives(
    lineage: &Lineage,
    index: usize,
    ends: impl Fn(&Patch) -> (Tenure, Tenure),
) -> Vec<usize> {
    let mut relatives: Vec<usize> = lineage
        .patches
        .iter()
        .map(ends)
        .filter(|(near, _)| near.field() == Some(index))
        .filter_map(|(_, far)| far.field())
        .collect();
    relatives.sort_unstable();
    relatives.dedup();
    relatives
}

/// A quarter of what the land counts that is apart from the largest field, at least as many half
/// points as it has cells.
fn stake(fields: &[FieldNote], harvest: u8) -> u32 {
    let apart: usize = fields.iter().skip(1).map(|field| field.cells).sum();
    apart as u32 * u32::from(harvest.max(2)) / 2
}
