//! What changed between two positions.

use std::collections::{BTreeMap, BTreeSet};

use agros::rules::agros::{Cell, Position};
use agros::rules::{ByPlayer, Player};
use agros::study::agros::{Change, Fate};

use crate::games::{self, position};
use crate::naive;

fn sum(points: impl Iterator<Item = ByPlayer<i32>>) -> ByPlayer<i32> {
    points.fold(ByPlayer::default(), |sum, points| {
        ByPlayer::from_fn(|player| sum[player] + points[player])
    })
}

fn check(earlier: &Position, later: &Position) {
    let change = Change::between(earlier, later);
    let told = format!("{earlier} to {later}");
    let (was, is) = (naive::score(earlier), naive::score(later));
    let grown = ByPlayer::from_fn(|player| is[player] - was[player]);
    assert_eq!(change.points, grown, "{told}");
    let of_lineages = change.lineages.iter().map(|lineage| lineage.points);
    let half_point = change.half_point.points();
    assert_eq!(sum(of_lineages.chain([half_point])), grown, "{told}");
    for lineage in &change.lineages {
        let of_patches = lineage.patches.iter().map(|patch| patch.points);
        assert_eq!(sum(of_patches), lineage.points, "{told}");
    }
    let members = |which: fn(&agros::study::agros::Lineage) -> &Vec<usize>| {
        let mut all: Vec<usize> = change.lineages.iter().flat_map(which).copied().collect();
        all.sort_unstable();
        all
    };
    let all = |count| (0..count).collect::<Vec<usize>>();
    assert_eq!(members(|l| &l.before), all(change.before.len()), "{told}");
    assert_eq!(members(|l| &l.after), all(change.after.len()), "{told}");

    let (had, have) = (naive::holders(earlier), naive::holders(later));
    let told_of: Vec<Cell> = change.patches().flat_map(|p| p.cells.clone()).collect();
    let distinct: BTreeSet<Cell> = told_of.iter().copied().collect();
    assert_eq!(told_of.len(), distinct.len(), "{told}");
    assert!(
        distinct
            .iter()
            .eq(had.keys().chain(have.keys()).collect::<BTreeSet<_>>())
    );
    for player in Player::BOTH {
        let counted = |holders: &BTreeMap<Cell, Option<Player>>, cell: &Cell| {
            holders.get(cell) == Some(&Some(player))
        };
        let of = |which: &dyn Fn(&Cell) -> bool| -> BTreeSet<Cell> {
            distinct
                .iter()
                .copied()
                .filter(|cell| which(cell))
                .collect()
        };
        let gained = of(&|cell| counted(&have, cell) && !counted(&had, cell));
        let neutral = of(&|cell| counted(&had, cell) && have.get(cell) == Some(&None));
        let lost =
            of(&|cell| counted(&had, cell) && !counted(&have, cell) && !neutral.contains(cell));
        assert_eq!(
            change.gained(player).collect::<BTreeSet<_>>(),
            gained,
            "{told}"
        );
        assert_eq!(change.lost(player).collect::<BTreeSet<_>>(), lost, "{told}");
        assert_eq!(
            change.neutralised(player).collect::<BTreeSet<_>>(),
            neutral,
            "{told}"
        );
    }
}

#[test]
fn what_changed_adds_up_to_the_change_of_the_score() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, chance| {
        for (before, _, after) in game.plies() {
            check(before, after);
        }
        for _ in 0..20 {
            let mut any = || &game.positions[chance.usize(..game.positions.len())];
            check(any(), any());
        }
    });
}

fn fates(earlier: &str, later: &str) -> Vec<Fate> {
    let change = Change::between(&position(earlier), &position(later));
    change
        .lineages
        .iter()
        .map(|lineage| lineage.fate())
        .collect()
}

#[test]
fn fields_split_merge_and_shift() {
    let open = "L3,3/4/4/3,D1 L 1 0";
    let cut = "4/1,l,2/l,L1,2/l,l,1,D1 L 1 0";
    assert_eq!(fates(open, open), [Fate::Kept]);
    let walled = "L2,1,l,1/l,1,l,1/l,1,l,1/l,1,l,D1 L 1 0";
    let gap = "1,1,l,1/l,1,l,1/l,L3,l,1/l,1,l,D1 L 1 0";
    assert_eq!(fates(walled, gap), [Fate::Split, Fate::Kept]);
    assert_eq!(fates(gap, walled), [Fate::Merged, Fate::Kept]);
    assert_eq!(fates(open, "3,L4/4/4/3,D1 L 1 0"), [Fate::Shifted]);
    assert_eq!(fates(open, cut), [Fate::Shrunk]);
    assert_eq!(fates(cut, open), [Fate::Grown]);
}

#[test]
fn what_a_field_counts_by_another_harvest_is_no_change_of_hands() {
    let change = Change::between(
        &position("L3,3/4/4/3,D1 L 1 0"),
        &position("3,L4/4/4/3,D1 D 1 0"),
    );
    let [lineage] = change.lineages.as_slice() else {
        panic!("{change:?}");
    };
    assert!(lineage.changes_multiplier() && !lineage.changes_hands());
    assert_eq!(change.lead(), 28, "14 cells count 4 instead of 3");
    assert_eq!(
        change.gained(Player::First).count(),
        1,
        "the cell that was left"
    );
    assert_eq!(
        change.lost(Player::First).count(),
        1,
        "the cell that was landed on"
    );
}
