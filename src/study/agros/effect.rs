//! What one move did, as facts for a plain sentence.

use std::cmp::Reverse;

use super::change::{Change, Lineage, Patch, Tenure};
use super::compass::Place;
use super::freedom::FreedomChange;
use crate::rules::agros::{Cell, Field, Move, Position};
use crate::rules::{Player, Position as _};

/// What a move did: the most important thing that happened, and the others.
///
/// The points of all events add up to the gain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Who played.
    pub mover: Player,
    /// The move.
    pub play: Move,
    /// By how much the lead of its player grew, in half points.
    pub gain: i32,
    /// What to tell if only one thing is told.
    pub main: Event,
    /// The rest, falling by weight.
    pub others: Vec<Event>,
}

/// One thing that a move did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened.
    pub what: What,
    /// Its part in the growth of the mover's lead, in half points.
    pub points: i32,
    /// How much it is worth telling: the points that changed, or a quarter of those that are cut
    /// off or joined; 0 for what any move does.
    pub weight: u32,
}

/// What a move can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Two passes in succession have ended the game.
    Ended {
        /// The winner; `None` for a draw.
        winner: Option<Player>,
        /// What the winner's score exceeds the other's by, in half points.
        margin: i32,
    },
    /// A pass.
    Passed,
    /// A farmer was placed.
    Placed {
        /// Where.
        farmer: Cell,
    },
    /// Land goes to another player, or from nobody to one.
    Taken {
        /// The field that it belongs to now; its owner is the new one.
        field: FieldNote,
        /// Who had it.
        from: Option<Player>,
        /// The cells that changed hands: all of the field, or some.
        cells: usize,
    },
    /// Land of a player's belongs to nobody now.
    Neutralised {
        /// The field that it belongs to now.
        field: FieldNote,
        /// Who had it.
        from: Player,
        /// The cells that were lost: all of the field, or some.
        cells: usize,
    },
    /// Land counts by another harvest for the same player.
    Multiplied {
        /// The field that it belongs to now; its owner's harvest is the new one.
        field: FieldNote,
        /// The harvest by which it counted.
        from: u8,
        /// The cells that it counts for: all of the field, or some.
        cells: usize,
    },
    /// A field falls apart.
    Split {
        /// As it was.
        field: FieldNote,
        /// The fields that it belongs to now, the largest first; they may have other cells too.
        parts: Vec<FieldNote>,
    },
    /// Fields become one.
    Merged {
        /// As they were, the largest first.
        fields: Vec<FieldNote>,
        /// What they are now.
        into: FieldNote,
    },
    /// The half point goes to another player, or nobody.
    HalfPoint {
        /// Who had it.
        from: Option<Player>,
        /// Who has it.
        to: Option<Player>,
    },
    /// A farmer could harvest and cannot any more.
    Frozen {
        /// Whose farmer it is.
        owner: Player,
        /// Where it stands now.
        farmer: Cell,
    },
    /// A farmer could not harvest and now can.
    Freed {
        /// Whose farmer it is.
        owner: Player,
        /// Where it stands now.
        farmer: Cell,
    },
    /// Cells that counted for a player are occupied now.
    Covered {
        /// Who had them.
        owner: Player,
        /// How many.
        cells: usize,
    },
    /// Cells that were occupied count for a player now.
    Opened {
        /// Who has them.
        owner: Player,
        /// How many.
        cells: usize,
    },
    /// A farmer went elsewhere with its whole stack.
    Harvested {
        /// Where it stands now.
        farmer: Cell,
        /// Its harvest now.
        harvest: u8,
    },
    /// A farmer left its seeds behind.
    Sown {
        /// Where it stands now.
        farmer: Cell,
        /// The seeds that it left.
        seeds: u8,
    },
}

/// A field, as told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldNote {
    /// Its index among the fields of its position: the one after the move, where it is not told
    /// as it was.
    pub index: usize,
    /// The number of its cells.
    pub cells: usize,
    /// Where on the board it lies.
    pub place: Place,
    /// Who controls it.
    pub owner: Option<Player>,
    /// The harvest by which its cells count; 0 without an owner.
    pub harvest: u8,
    /// What decided it; `None` without an owner.
    pub duel: Option<Duel>,
}

/// The comparison that decided a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The decisive farmer of the owner's: the one that moved, if it is among equals.
    pub farmer: Cell,
    /// Its harvest.
    pub harvest: u8,
    /// The opponent's harvest in the same place of the lists; 0 where there is none.
    pub against: u8,
    /// The place, from 0.
    pub rank: u8,
}

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
