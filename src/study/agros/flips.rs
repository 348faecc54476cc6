//! How few moves would give a field to someone else.

use std::collections::HashSet;

use super::holder::holder;
use crate::rules::agros::{Field, Move, Position, Region};
use crate::rules::{ByPlayer, Player, Position as _};

/// Moves of one player, the other passing in between, after which a field has another owner; see
/// [`holder`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flip {
    /// The moves: 1 to [`Flips::DEEPEST`], and no fewer would do. There may be others as short.
    pub moves: Vec<Move>,
    /// Who has the field then.
    pub to: Option<Player>,
}

/// The fewest moves of each player that change each field's owner, be it to their own harm, as if
/// it were their turn. There are none in the opening, in which nobody passes, and none where the
/// game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flips {
    /// For each of [`Position::fields`] and for each player; `None` where more moves would be
    /// needed than are looked at.
    pub fields: Vec<ByPlayer<Option<Flip>>>,
}

impl Flips {
    /// The most moves that are looked at.
    pub const DEEPEST: usize = 3;

    /// The flips of a position; `None` if `cancelled` came to say so, which is asked every few
    /// microseconds.
    pub fn of(position: &Position, mut cancelled: impl FnMut() -> bool) -> Option<Flips> {
        let fields = position.fields();
        let mut flips = Flips {
            fields: vec![ByPlayer::default(); fields.len()],
        };
        for player in Player::BOTH {
            if position.in_opening() {
                break;
            }
            if let Some(root) = position.with_turn(player) {
                let mut search = Search::new(&root, player, &fields);
                search.run(root, &mut cancelled)?;
                for (flip, of_field) in search.found.into_iter().zip(&mut flips.fields) {
                    of_field[player] = flip;
                }
            }
        }
        Some(flips)
    }
}

/// A field whose owner is to change.
#[derive(Clone, Copy)]
struct Target {
    index: usize,
    owner: Option<Player>,
    cells: Region,
}

/// A position that some moves lead to.
struct Node {
    position: Position,
    moves: Vec<Move>,
}

/// The search for the flips of one player, one move deeper at a time.
struct Search {
    player: Player,
    /// The fields for which nothing was found yet.
    targets: Vec<Target>,
    found: Vec<Option<Flip>>,
}

impl Search {
    fn new(root: &Position, player: Player, fields: &[Field]) -> Search {
        let target = |(index, field): (usize, &Field)| Target {
            index,
            owner: field.owner(),
            cells: root.region(field.cells.iter().copied()),
        };
        Search {
            player,
            targets: fields.iter().enumerate().map(target).collect(),
            found: vec![None; fields.len()],
        }
    }

    /// Finds what there is to find; `None` if it was cancelled.
    fn run(&mut self, root: Position, cancelled: &mut impl FnMut() -> bool) -> Option<()> {
        let mut nodes = vec![Node {
            position: root,
            moves: Vec::new(),
        }];
        for depth in 1..=Flips::DEEPEST {
            let mut next = Vec::new();
            let mut seen = HashSet::new();
            for node in &nodes {
                if self.targets.is_empty() {
                    return Some(());
                }
                if cancelled() {
                    return None;
                }
                let keeps = depth < Flips::DEEPEST;
                self.expand(node, &mut seen, keeps.then_some(&mut next));
            }
            nodes = next;
        }
        Some(())
    }

    /// Looks at the positions one move further, and keeps them if asked to.
    fn expand(&mut self, node: &Node, seen: &mut HashSet<u64>, mut keep: Option<&mut Vec<Node>>) {
        let around: Vec<Region> = self
            .targets
            .iter()
            .map(|target| node.position.surroundings(&target.cells))
            .collect();
        let mut targets = std::mem::take(&mut self.targets);
        let mut open = vec![true; targets.len()];
        node.position.for_each_move(|play| {
            let touches = |around: &Region| play.path().any(|cell| around.contains(cell));
            let touched = |place: usize| open[place] && touches(&around[place]);
            if play == Move::Pass || (keep.is_none() && !(0..targets.len()).any(touched)) {
                return;
            }
            let mut position = node.position;
            position.play_unchecked(play);
            // The other player passes.
            let Some(position) = position.with_turn(self.player) else {
                return;
            };
            if !seen.insert(position.key()) {
                return;
            }
            for (place, target) in targets.iter().enumerate() {
                if !open[place] || !touches(&around[place]) {
                    continue;
                }
                let now = position.holding(&target.cells);
                if let Some(to) = holder(target.owner, &now)
                    && to != target.owner
                {
                    let moves = node.moves.iter().copied().chain([play]).collect();
                    self.found[target.index] = Some(Flip { moves, to });
                    open[place] = false;
                }
            }
            if let Some(keep) = &mut keep {
                let moves = node.moves.iter().copied().chain([play]).collect();
                keep.push(Node { position, moves });
            }
        });
        let mut places = open.into_iter();
        targets.retain(|_| places.next().unwrap_or(false));
        self.targets = targets;
    }
}
