//! The trait through which everything above the rules sees a game.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{ByPlayer, Outcome, Player};
use crate::cause::{Cause, Explain, explained};

/// A position of a game for two: whose turn it is, what may be played, and what it leads to.
///
/// A position knows everything that its text says, and the options of its setup; it does not
/// know how it came about. The player to move need not alternate: a turn of two placements is
/// two plies of one player, and a forced pass or relocation is a ply like any other. The one
/// rule that needs history, the draw by repetition, is split: the position says what counts as
/// the same ([`recurs`](Position::recurs)), the record counts.
///
/// `Display` writes the position text of the rules; [`parse`](Position::parse) reads it.
pub trait Position: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// The game's name in files and commands.
    const GAME: &'static str;

    /// The players' letters in texts, the first player's first.
    const LETTERS: ByPlayer<char>;

    /// What is agreed before the game. A value of this type is always valid.
    type Setup: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A place of the board. `Display` writes its name.
    type Cell: Copy + Eq + Ord + Hash + Debug + Display + Send + Sync + 'static;
    /// One ply. `Display` writes its notation.
    type Move: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;
    /// Why a move may not be played.
    type Illegal: Explain + Clone + Send + Sync + 'static;
    /// Why a text is not a position: what is wrong, and where.
    type PositionError: Explain + Send + Sync + 'static;

    /// The usual start under a setup.
    fn start(setup: &Self::Setup) -> Self;

    /// Reads a position text.
    fn parse(text: &str) -> Result<Self, Self::PositionError>;

    /// The setup that a game begun from this position has: with the options of the position, and
    /// at the defaults what only a usual start tells.
    fn setup(&self) -> Self::Setup;

    /// The same position under the options of `setup`, whatever else that says. Without this, the
    /// game has no options beyond what a position text tells.
    fn with_options(self, _setup: &Self::Setup) -> Self {
        self
    }

    /// The same position under the options of `setup`; `None` where the two contradict each other.
    fn under(self, setup: &Self::Setup) -> Option<Self>;

    /// The player to move.
    fn turn(&self) -> Player;

    /// Shows every legal move to `visit`, in no particular order; none when the game is over.
    fn for_each_move(&self, visit: impl FnMut(Self::Move));

    /// Says why a move may not be played here.
    fn check(&self, play: Self::Move) -> Result<(), Self::Illegal>;

    /// Why pointing at a cell plays nothing: after a piece on `from` was chosen, or with none
    /// chosen. `None` where the rules have nothing against it, such as the choice of a piece that
    /// has no move.
    fn objection(&self, from: Option<Self::Cell>, to: Self::Cell) -> Option<Self::Illegal>;

    /// Plays a move that is known to be legal here; with any other the result means nothing, but
    /// it does not panic for moves on this board.
    fn play_unchecked(&mut self, play: Self::Move);

    /// Reads a move, in any letter case and with surrounding blanks, and checks that it is legal.
    fn read_move(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>>;

    /// The end of the game, as far as this position alone shows it.
    fn outcome(&self) -> Option<Outcome>;

    /// A 64-bit hash for transposition tables: equal positions have equal keys.
    fn key(&self) -> u64;

    /// The number of ways to lay the board onto itself that leave the rules as they are. They are
    /// numbered from 0, which leaves everything in its place. The players stay who they are.
    const SYMMETRIES: u8 = 1;

    /// The same position on the board as one of the [`SYMMETRIES`](Position::SYMMETRIES) lays it.
    fn turned(&self, _symmetry: u8) -> Self {
        self.clone()
    }

    /// A move of this position as it is played in the [`turned`](Position::turned) one.
    fn turned_move(&self, play: Self::Move, _symmetry: u8) -> Self::Move {
        play
    }

    /// A key like [`key`](Position::key) of what stands on the board and what may be played, but
    /// not of how long nothing has happened.
    fn standing_key(&self) -> u64 {
        self.key()
    }

    /// A key that all positions share which are the same under a symmetry of the board.
    fn symmetric_key(&self) -> u64 {
        let turned = (1..Self::SYMMETRIES).map(|symmetry| self.turned(symmetry).standing_key());
        turned.fold(self.standing_key(), u64::min)
    }

    /// The cell a move starts on (`None` for placements and passes) and the one it ends on
    /// (`None` for passes).
    fn ends(play: Self::Move) -> (Option<Self::Cell>, Option<Self::Cell>);

    /// Whether a move brings a new piece to the board.
    fn is_placement(play: Self::Move) -> bool {
        matches!(Self::ends(play), (None, Some(_)))
    }

    /// The cell of this board with that name, in any letter case.
    fn cell(&self, name: &str) -> Option<Self::Cell>;

    /// The board as drawn in the rules, one line a row, each ended by a line feed.
    fn diagram(&self) -> String;

    /// Reads a board as [`diagram`](Position::diagram) draws it, without what may stand around it.
    /// What a drawing does not show comes from elsewhere: whose turn it is, if that is known, and
    /// the rest from `setup` where it fits. `None` for games that do not read their drawings.
    fn read_diagram(
        _drawing: &str,
        _turn: Option<Player>,
        _setup: &Self::Setup,
    ) -> Option<Result<Self, DiagramError<Self::PositionError>>> {
        None
    }

    /// The score in half points, for games that have one.
    fn score(&self) -> Option<ByPlayer<i32>> {
        None
    }

    /// Whether this position counts as a repetition of an earlier one of the same game. The third
    /// occurrence is a draw. Games without such a rule never repeat.
    fn recurs(&self, _earlier: &Self) -> bool {
        false
    }

    /// The number of legal moves.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.for_each_move(|_| count += 1);
        count
    }

    /// A legal move drawn by lot; `None` when the game is over. `below` draws a number below its
    /// argument. If it draws each as often as the others, so is each move.
    fn draw(&self, mut below: impl FnMut(u32) -> u32) -> Option<Self::Move> {
        let count = u32::try_from(self.count_moves()).ok()?;
        let mut ahead = (count > 0).then(|| below(count))?;
        let mut drawn = None;
        self.for_each_move(|play| {
            if ahead == 0 {
                drawn = Some(play);
            }
            ahead = ahead.wrapping_sub(1);
        });
        drawn
    }

    /// Plays a legal move drawn by lot, as [`draw`](Position::draw) does; `false` when the game is
    /// over.
    fn play_at_random(&mut self, below: impl FnMut(u32) -> u32) -> bool {
        let drawn = self.draw(below);
        if let Some(play) = drawn {
            self.play_unchecked(play);
        }
        drawn.is_some()
    }

    /// The number of sequences of exactly `depth` plies from here: what [`perft`] counts. A game
    /// may count its last plies in bulk.
    fn leaves(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut leaves = 0;
                self.for_each_move(|play| {
                    let mut next = self.clone();
                    next.play_unchecked(play);
                    leaves += next.leaves(depth - 1);
                });
                leaves
            }
        }
    }

    /// All legal moves, in no particular order.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.for_each_move(|play| moves.push(play));
        moves
    }

    /// The position after a move, or why it may not be played.
    fn play(&self, play: Self::Move) -> Result<Self, Self::Illegal> {
        self.check(play)?;
        let mut next = self.clone();
        next.play_unchecked(play);
        Ok(next)
    }
}

/// Why a text is not a move that may be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError<I: Error> {
    /// The text is no move of this game at all.
    #[error("`{0}` is not a move")]
    Unreadable(String),
    /// A move, but not a legal one here.
    #[error(transparent)]
    Illegal(I),
}

impl<I: Explain> Explain for MoveError<I> {
    fn explain(&self) -> Cause {
        match self {
            MoveError::Unreadable(text) => {
                explained!(self, "move-unreadable", text = text.as_str())
            }
            MoveError::Illegal(illegal) => illegal.explain(),
        }
    }
}

/// Why a drawing is not one of a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiagramError<E: Error> {
    /// A line that is not the row expected there.
    #[error("row {expected} is expected here, with its number and {size} cells")]
    Row {
        /// The line of the drawing, counted from 0.
        line: usize,
        /// The row that should stand there.
        expected: usize,
        /// The number of cells that it should have.
        size: usize,
    },
    /// The pieces stand as in no position.
    #[error(transparent)]
    Position(E),
}

impl<E: Explain> Explain for DiagramError<E> {
    fn explain(&self) -> Cause {
        match self {
            DiagramError::Row { expected, size, .. } => {
                explained!(self, "drawing-row", expected = *expected, size = *size)
            }
            DiagramError::Position(error) => error.explain(),
        }
    }
}

/// Counts the sequences of exactly `depth` plies, passes included. Repetition is not looked at.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    position.leaves(depth)
}
