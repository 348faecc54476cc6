//! What changed between two positions of a game, in numbers that add up to the change of the
//! score.

use std::collections::BTreeMap;

use crate::rules::agros::{Cell, Field, Position};
use crate::rules::{ByPlayer, Player};

/// All that differs between an earlier and a later position on boards of the same size. They may
/// be any number of plies apart, or on different lines.
///
/// The change of each player's score is the sum of the points of all lineages and of the half
/// point; and the points of a lineage are the sum of those of its patches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The fields of the earlier position.
    pub before: Vec<Field>,
    /// The fields of the later position.
    pub after: Vec<Field>,
    /// What became of the fields; what weighs most in the lead comes first.
    pub lineages: Vec<Lineage>,
    /// Who had and who has the half point.
    pub half_point: HalfPoint,
    /// By how much each player's score changed, in half points.
    pub points: ByPlayer<i32>,
}

/// Fields of the earlier position and those of the later one that share cells with them, directly
/// or through one another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineage {
    /// Indices of [`Change::before`], rising; none for a field on cells that were all occupied.
    pub before: Vec<usize>,
    /// Indices of [`Change::after`], rising; none for a field whose cells are all occupied now.
    pub after: Vec<usize>,
    /// Their cells, apart where they differ in what they were or are.
    pub patches: Vec<Patch>,
    /// By how much it changed each player's score, in half points.
    pub points: ByPlayer<i32>,
}

/// Cells that were of one field or covered before, and are of one field or covered now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch {
    /// In the order of [`Cell`]; at least one.
    pub cells: Vec<Cell>,
    /// What they were.
    pub before: Tenure,
    /// What they are.
    pub after: Tenure,
    /// By how much they changed each player's score, in half points.
    pub points: ByPlayer<i32>,
}

/// What a cell counts for whom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tenure {
    /// A piece stands there.
    Covered,
    /// It is part of a field.
    Field {
        /// The index of the field.
        index: usize,
        /// Who controls it, and the harvest by which its cells count, in points.
        owner: Option<(Player, u8)>,
    },
}

/// What became of the fields of a lineage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// One field, of the same cells.
    Kept,
    /// One field, of more cells.
    Grown,
    /// One field, of fewer cells.
    Shrunk,
    /// One field, of as many other cells.
    Shifted,
    /// Several fields out of one.
    Split,
    /// One field out of several.
    Merged,
    /// Several fields out of several.
    Regrouped,
    /// A field on cells that were all occupied.
    Born,
    /// All cells of the field are occupied.
    Gone,
}

/// Who had and who has the half point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HalfPoint {
    /// In the earlier position.
    pub before: Option<Player>,
    /// In the later position.
    pub after: Option<Player>,
}

impl Change {
    /// What changed from one position to another.
    pub fn between(earlier: &Position, later: &Position) -> Change {
        let before = earlier.fields();
        let after = later.fields();
        let half_point = HalfPoint {
            before: earlier.half_point().map(|(owner, _)| owner),
            after: later.half_point().map(|(owner, _)| owner),
        };
        let lineages = lineages(patches(earlier, &before, &after), before.len(), after.len());
        let mut points = half_point.points();
        for lineage in &lineages {
            add(&mut points, lineage.points);
        }
        Change {
            before,
            after,
            lineages,
            half_point,
            points,
        }
    }

    /// By how much Light's lead over Dark changed, in half points.
    pub fn lead(&self) -> i32 {
        lead(self.points)
    }

    /// All patches, those of heavy lineages first.
    pub fn patches(&self) -> impl Iterator<Item = &Patch> {
        self.lineages.iter().flat_map(|lineage| &lineage.patches)
    }

    /// The cells that count for a player now and did not before.
    pub fn gained(&self, player: Player) -> impl Iterator<Item = Cell> + '_ {
        self.cells_of(move |patch| {
            patch.after.player() == Some(player) && patch.before.player() != Some(player)
        })
    }

    /// The cells that counted for a player before, and are now the opponent's or covered.
    pub fn lost(&self, player: Player) -> impl Iterator<Item = Cell> + '_ {
        self.cells_of(move |patch| {
            let away = patch.after == Tenure::Covered || patch.after.player() == Some(!player);
            patch.before.player() == Some(player) && away
        })
    }

    /// The cells that counted for a player before and belong to nobody now.
    pub fn neutralised(&self, player: Player) -> impl Iterator<Item = Cell> + '_ {
        self.cells_of(move |patch| {
            patch.before.player() == Some(player) && patch.after.is_ownerless()
        })
    }

    fn cells_of<'a>(
        &'a self,
        which: impl Fn(&Patch) -> bool + 'a,
    ) -> impl Iterator<Item = Cell> + 'a {
        let patches = self.patches().filter(move |patch| which(patch));
        patches.flat_map(|patch| patch.cells.iter().copied())
    }
}

impl Lineage {
    /// By how much it changed Light's lead over Dark, in half points.
    pub fn lead(&self) -> i32 {
        lead(self.points)
    }

    /// What became of its fields.
    pub fn fate(&self) -> Fate {
        match (self.before.len(), self.after.len()) {
            (0, _) => Fate::Born,
            (_, 0) => Fate::Gone,
            (1, 1) => self.fate_of_one(),
            (1, _) => Fate::Split,
            (_, 1) => Fate::Merged,
            _ => Fate::Regrouped,
        }
    }

    fn fate_of_one(&self) -> Fate {
        let cells = |which: fn(&Patch) -> bool| -> usize {
            let patches = self.patches.iter().filter(|patch| which(patch));
            patches.map(|patch| patch.cells.len()).sum()
        };
        let covered = cells(|patch| patch.after == Tenure::Covered);
        let opened = cells(|patch| patch.before == Tenure::Covered);
        match opened.cmp(&covered) {
            std::cmp::Ordering::Greater => Fate::Grown,
            std::cmp::Ordering::Less => Fate::Shrunk,
            std::cmp::Ordering::Equal if covered > 0 => Fate::Shifted,
            std::cmp::Ordering::Equal => Fate::Kept,
        }
    }

    /// Whether some of its cells count for another player, or for nobody, or no longer for nobody.
    pub fn changes_hands(&self) -> bool {
        self.patches.iter().any(Patch::changes_hands)
    }

    /// Whether some of its cells count by another harvest for the same player.
    pub fn changes_multiplier(&self) -> bool {
        self.patches.iter().any(Patch::changes_multiplier)
    }
}

impl Patch {
    /// By how much it changed Light's lead over Dark, in half points.
    pub fn lead(&self) -> i32 {
        lead(self.points)
    }

    /// Whether the cells are of a field still, and its owner is another.
    pub fn changes_hands(&self) -> bool {
        self.stays() && self.before.player() != self.after.player()
    }

    /// Whether the cells count for the same player still, and by another harvest.
    pub fn changes_multiplier(&self) -> bool {
        self.stays() && !self.changes_hands() && self.before.owner() != self.after.owner()
    }

    fn stays(&self) -> bool {
        self.before != Tenure::Covered && self.after != Tenure::Covered
    }
}

impl Tenure {
    /// The index of the field; `None` where a piece stands.
    pub fn field(self) -> Option<usize> {
        match self {
            Tenure::Covered => None,
            Tenure::Field { index, .. } => Some(index),
        }
    }

    /// Who controls the field, and the harvest by which its cells count, in points.
    pub fn owner(self) -> Option<(Player, u8)> {
        match self {
            Tenure::Covered => None,
            Tenure::Field { owner, .. } => owner,
        }
    }

    /// For whom it counts.
    pub fn player(self) -> Option<Player> {
        self.owner().map(|(player, _)| player)
    }

    /// Whether it is part of a field that nobody controls.
    pub fn is_ownerless(self) -> bool {
        self != Tenure::Covered && self.owner().is_none()
    }

    /// What so many such cells count, in half points.
    fn worth(self, cells: usize) -> ByPlayer<i32> {
        let mut worth = ByPlayer::default();
        if let Some((owner, harvest)) = self.owner() {
            worth[owner] = 2 * cells as i32 * i32::from(harvest);
        }
        worth
    }
}

impl HalfPoint {
    /// By how much it changed each player's score, in half points.
    pub fn points(self) -> ByPlayer<i32> {
        ByPlayer::from_fn(|player| {
            let holds = |owner| i32::from(owner == Some(player));
            holds(self.after) - holds(self.before)
        })
    }
}

fn lead(points: ByPlayer<i32>) -> i32 {
    points[Player::First] - points[Player::Second]
}

fn add(sum: &mut ByPlayer<i32>, points: ByPlayer<i32>) {
    for player in Player::BOTH {
        sum[player] += points[player];
    }
}

/// The cells that were or are empty, apart by what they were and are.
fn patches(earlier: &Position, before: &[Field], after: &[Field]) -> Vec<Patch> {
    let was = tenures(before);
    let is = tenures(after);
    let mut cells: BTreeMap<(Tenure, Tenure), Vec<Cell>> = BTreeMap::new();
    for cell in earlier.cells() {
        let number = usize::from(cell.number());
        let tenures = (was[number], is[number]);
        if tenures != (Tenure::Covered, Tenure::Covered) {
            cells.entry(tenures).or_default().push(cell);
        }
    }
    let patch = |((before, after), cells): ((Tenure, Tenure), Vec<Cell>)| {
        let was = before.worth(cells.len());
        let is = after.worth(cells.len());
        Patch {
            cells,
            before,
            after,
            points: ByPlayer::from_fn(|player| is[player] - was[player]),
        }
    };
    cells.into_iter().map(patch).collect()
}

/// What each cell is, by its number.
fn tenures(fields: &[Field]) -> [Tenure; 1 << u8::BITS] {
    let mut tenures = [Tenure::Covered; 1 << u8::BITS];
    for (index, field) in fields.iter().enumerate() {
        let owner = field.owner().map(|owner| (owner, field.harvest()));
        for cell in &field.cells {
            tenures[usize::from(cell.number())] = Tenure::Field { index, owner };
        }
    }
    tenures
}

/// Puts together what hangs together.
fn lineages(patches: Vec<Patch>, before: usize, after: usize) -> Vec<Lineage> {
    // Every field begins alone: the earlier ones, then the later ones. Patches join them.
    let mut kin: Vec<usize> = (0..before + after).collect();
    let nodes = |patch: &Patch| {
        let earlier = patch.before.field();
        let later = patch.after.field().map(|index| before + index);
        earlier.into_iter().chain(later)
    };
    for patch in &patches {
        let mut of_patch = nodes(patch).map(|node| kin[node]);
        if let (Some(one), Some(other)) = (of_patch.next(), of_patch.next()) {
            for node in &mut kin {
                if *node == other {
                    *node = one;
                }
            }
        }
    }
    let mut lineages: BTreeMap<usize, Lineage> = BTreeMap::new();
    for patch in patches {
        let Some(node) = nodes(&patch).next() else {
            continue;
        };
        let lineage = lineages.entry(kin[node]).or_insert_with(|| {
            let members = |range: std::ops::Range<usize>| {
                let first = range.start;
                let mine = range.filter(|&member| kin[member] == kin[node]);
                mine.map(|member| member - first).collect()
            };
            Lineage {
                before: members(0..before),
                after: members(before..before + after),
                patches: Vec::new(),
                points: ByPlayer::default(),
            }
        });
        add(&mut lineage.points, patch.points);
        lineage.patches.push(patch);
    }
    let mut lineages: Vec<Lineage> = lineages.into_values().collect();
    lineages.sort_by_key(|lineage| std::cmp::Reverse(lineage.lead().abs()));
    lineages
}
