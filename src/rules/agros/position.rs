//! Positions of Agros.

use std::fmt;

use arrayvec::ArrayVec;

use super::board::Board;
use super::reading::Draft;
use super::region::{self, Holding, Region};
use super::{
    Cell, Field, Freedom, Ground, Illegal, Move, PositionError, Setup, Stuck, diagram, opening,
};
use crate::rules::{self, ByPlayer, DiagramError, MoveError, Outcome, Player, Reason};

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A loose seed, which never moves again.
    Seed,
    /// A farmer and its harvest: the pieces in its stack, itself included.
    Farmer(u8),
}

/// A position of Agros, the opening included.
///
/// ```
/// use agros::rules::agros::Position;
/// use agros::rules::{Player, Position as _};
///
/// let text = "2,l,D4,4/2,l,d,4/L3,1,l,d,1,D2,2/l,l,l,d,d,d,d,d/3,l,4/1,L5,1,l,2,D1,1/3,l,4/3,L2,4 L 3 2";
/// let position = Position::parse(text)?;
/// // In half points: the fields, and the half point for the greater list of farmers.
/// assert_eq!(position.points()[Player::First], 201);
/// assert_eq!(position.points()[Player::Second], 88);
/// assert_eq!(position.fields().len(), 4);
/// // Both have passed: the game is over.
/// assert_eq!(position.outcome().and_then(|outcome| outcome.winner), Some(Player::First));
/// assert_eq!(position.count_moves(), 0);
/// # Ok::<(), agros::rules::agros::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position(Width);

/// The same board in as few words as it needs: most games are played on boards for which the
/// narrowest will do, and everything is faster there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Width {
    UpTo10(Board<2>),
    UpTo12(Board<3>),
    UpTo16(Board<6>),
}

/// Does the same whatever the width.
macro_rules! with_board {
    ($width:expr, $board:ident => $result:expr) => {
        match $width {
            Width::UpTo10($board) => $result,
            Width::UpTo12($board) => $result,
            Width::UpTo16($board) => $result,
        }
    };
}

/// Makes a board of the width for a size.
macro_rules! make_board {
    ($size:expr, $make:expr) => {
        match $size {
            ..=10 => Width::UpTo10($make),
            ..=12 => Width::UpTo12($make),
            _ => Width::UpTo16($make),
        }
    };
}

impl Position {
    /// The number of rows and of columns, 4 to 16.
    pub fn size(&self) -> u8 {
        with_board!(&self.0, board => board.setup.size())
    }

    /// The farmers that each player has, or will have after the opening: 1 to 9.
    pub fn farmers_each(&self) -> u8 {
        with_board!(&self.0, board => board.setup.farmers())
    }

    /// The passes in succession so far: 0 to 2, and 2 ends the game.
    pub fn passes(&self) -> u8 {
        with_board!(&self.0, board => board.passes)
    }

    /// Whether farmers are still to be placed.
    pub fn in_opening(&self) -> bool {
        with_board!(&self.0, board => board.in_opening())
    }

    /// The placements still to be made in this turn: 0 after the opening.
    pub fn placements_left_in_turn(&self) -> u8 {
        let placed = with_board!(&self.0, board => board.placed());
        opening::left_in_turn(placed, 2 * self.farmers_each())
    }

    /// The placements still to be made by each player: 0 after the opening.
    pub fn placements_left(&self) -> ByPlayer<u8> {
        ByPlayer::from_fn(|player| {
            let placed = with_board!(&self.0, board => board.farmers[player].count());
            self.farmers_each() - placed
        })
    }

    /// What stands on a cell, and whose it is; nothing on cells outside this board.
    pub fn at(&self, cell: Cell) -> Option<(Player, Piece)> {
        with_board!(&self.0, board => board.at(cell))
    }

    /// All cells of the board, in order of [`Cell`].
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size();
        (0..size).flat_map(move |column| (0..size).filter_map(move |row| Cell::new(column, row)))
    }

    /// The farmers of a player and their harvests, falling by harvest.
    pub fn farmers(&self, player: Player) -> impl Iterator<Item = (Cell, u8)> + '_ {
        with_board!(&self.0, board => board.farmers[player].iter())
            .map(|farmer| (farmer.cell, farmer.harvest))
    }

    /// The harvests of a player's farmers, falling.
    pub fn harvests(&self, player: Player) -> ArrayVec<u8, { Setup::MOST_FARMERS }> {
        self.farmers(player).map(|(_, harvest)| harvest).collect()
    }

    /// The score of both players, in half points.
    #[inline]
    pub fn points(&self) -> ByPlayer<i32> {
        with_board!(&self.0, board => board.score())
    }

    /// The number of empty cells.
    #[inline]
    pub fn empty_cells(&self) -> u32 {
        with_board!(&self.0, board => board.empties().count())
    }

    /// The harvests that a player could make now if it were their turn.
    #[inline]
    pub fn open_harvests(&self, player: Player) -> u32 {
        with_board!(&self.0, board => board.open_harvests(player))
    }

    /// Shows what each farmer of a player could do if it were their turn, falling by harvest.
    #[inline]
    pub fn for_each_freedom(&self, player: Player, visit: impl FnMut(Freedom)) {
        with_board!(&self.0, board => board.for_each_freedom(player, visit))
    }

    /// Whether a player could act if it were their turn, all farmers being placed.
    #[inline]
    pub fn stuck(&self, player: Player) -> Stuck {
        with_board!(&self.0, board => board.stuck(player))
    }

    /// Shows all fields that farmers touch, without their cells, in no order that means anything.
    #[inline]
    pub fn for_each_ground(&self, visit: impl FnMut(Ground<'_>)) {
        with_board!(&self.0, board => board.for_each_ground(visit))
    }

    /// All fields, in the order of their first cells.
    pub fn fields(&self) -> Vec<Field> {
        with_board!(&self.0, board => board.fields())
    }

    /// Who gets the half point, and the rank (from 0) at which the lists of all farmers first
    /// differ; `None` where they are the same.
    pub fn half_point(&self) -> Option<(Player, u8)> {
        let decision = with_board!(&self.0, board => board.half_point())?;
        Some((decision.owner, decision.rank))
    }

    /// The legal harvest or sowing of the mover's from a cell to another.
    #[inline]
    pub fn action(&self, from: Cell, to: Cell) -> Option<Move> {
        with_board!(&self.0, board => board.action(from, to))
    }

    /// The same pieces with a player to move and no pass before: what that player could do if it
    /// were their turn. `None` where the game is over, and in the opening for the player who is
    /// not to place.
    #[inline]
    pub fn with_turn(&self, player: Player) -> Option<Position> {
        let mut position = *self;
        with_board!(&mut position.0, board => {
            if board.is_over() || (board.turn != player && board.in_opening()) {
                return None;
            }
            board.turn = player;
            board.passes = 0;
        });
        Some(position)
    }

    /// Some cells of this board.
    pub fn region(&self, cells: impl IntoIterator<Item = Cell>) -> Region {
        Region(match &self.0 {
            Width::UpTo10(board) => region::Width::UpTo10(board.region(cells)),
            Width::UpTo12(board) => region::Width::UpTo12(board.region(cells)),
            Width::UpTo16(board) => region::Width::UpTo16(board.region(cells)),
        })
    }

    /// Who has the empty cells of a region; there are none in one of a board of another width.
    #[inline]
    pub fn holding(&self, region: &Region) -> Holding {
        match (&self.0, region.0) {
            (Width::UpTo10(board), region::Width::UpTo10(cells)) => board.holding(cells),
            (Width::UpTo12(board), region::Width::UpTo12(cells)) => board.holding(cells),
            (Width::UpTo16(board), region::Width::UpTo16(cells)) => board.holding(cells),
            _ => Holding::default(),
        }
    }

    /// A region, the fields that hold its empty cells, and the cells beside these fields: nothing
    /// that happens elsewhere changes who has the region.
    pub fn surroundings(&self, region: &Region) -> Region {
        Region(match (&self.0, region.0) {
            (Width::UpTo10(board), region::Width::UpTo10(cells)) => {
                region::Width::UpTo10(board.surroundings(cells))
            }
            (Width::UpTo12(board), region::Width::UpTo12(cells)) => {
                region::Width::UpTo12(board.surroundings(cells))
            }
            (Width::UpTo16(board), region::Width::UpTo16(cells)) => {
                region::Width::UpTo16(board.surroundings(cells))
            }
            (_, other) => other,
        })
    }

    /// The legal harvests and sowings of the farmer on a cell; none but the mover's has any.
    pub fn moves_from(&self, cell: Cell) -> Vec<Move> {
        let mut moves = Vec::new();
        with_board!(&self.0, board => board.for_each_move_from(cell, |play| moves.push(play)));
        moves
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_board!(&self.0, board => board.fmt(f))
    }
}

impl rules::Position for Position {
    const GAME: &'static str = "agros";
    const LETTERS: ByPlayer<char> = ByPlayer(['L', 'D']);

    type Setup = Setup;
    type Cell = Cell;
    type Move = Move;
    type Illegal = Illegal;
    type PositionError = PositionError;

    fn start(setup: &Setup) -> Self {
        Position(make_board!(setup.size(), Board::empty(*setup)))
    }

    fn parse(text: &str) -> Result<Self, PositionError> {
        let draft = Draft::parse(text, None)?;
        let setup = draft.setup()?;
        Ok(Position(make_board!(
            setup.size(),
            Board::read(&draft, setup)?
        )))
    }

    fn setup(&self) -> Setup {
        with_board!(&self.0, board => board.setup)
    }

    fn under(self, setup: &Setup) -> Option<Self> {
        (self.setup() == *setup).then_some(self)
    }

    fn turn(&self) -> Player {
        with_board!(&self.0, board => board.turn)
    }

    fn for_each_move(&self, visit: impl FnMut(Move)) {
        with_board!(&self.0, board => board.for_each_move(visit))
    }

    fn check(&self, play: Move) -> Result<(), Illegal> {
        with_board!(&self.0, board => board.check(play))
    }

    fn objection(&self, from: Option<Cell>, to: Cell) -> Option<Illegal> {
        with_board!(&self.0, board => board.objection(from, to))
    }

    fn play_unchecked(&mut self, play: Move) {
        with_board!(&mut self.0, board => board.play_unchecked(play))
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        with_board!(&self.0, board => board.read_move(text))
    }

    fn outcome(&self) -> Option<Outcome> {
        with_board!(&self.0, board => board.is_over()).then(|| {
            let ByPlayer([light, dark]) = self.points();
            let winner = match light.cmp(&dark) {
                std::cmp::Ordering::Greater => Some(Player::First),
                std::cmp::Ordering::Less => Some(Player::Second),
                std::cmp::Ordering::Equal => None,
            };
            Outcome {
                winner,
                reason: Reason("two passes"),
            }
        })
    }

    fn key(&self) -> u64 {
        with_board!(&self.0, board => board.key())
    }

    const SYMMETRIES: u8 = 8;

    fn turned(&self, symmetry: u8) -> Self {
        Position(match &self.0 {
            Width::UpTo10(board) => Width::UpTo10(board.turned(symmetry)),
            Width::UpTo12(board) => Width::UpTo12(board.turned(symmetry)),
            Width::UpTo16(board) => Width::UpTo16(board.turned(symmetry)),
        })
    }

    fn turned_move(&self, play: Move, symmetry: u8) -> Move {
        play.turned(self.size(), symmetry)
    }

    fn ends(play: Move) -> (Option<Cell>, Option<Cell>) {
        match play {
            Move::Place(cell) => (None, Some(cell)),
            Move::Harvest { from, to } | Move::Sow { from, to } => (Some(from), Some(to)),
            Move::Pass => (None, None),
        }
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        let cell: Cell = name.parse().ok()?;
        cell.is_on(self.size()).then_some(cell)
    }

    fn diagram(&self) -> String {
        with_board!(&self.0, board => board.diagram())
    }

    fn read_diagram(
        drawing: &str,
        turn: Option<Player>,
        setup: &Setup,
    ) -> Option<Result<Self, DiagramError<PositionError>>> {
        Some(diagram::read(drawing, turn, setup))
    }

    fn score(&self) -> Option<ByPlayer<i32>> {
        Some(self.points())
    }

    fn count_moves(&self) -> u64 {
        with_board!(&self.0, board => board.count_moves())
    }

    fn draw(&self, below: impl FnMut(u32) -> u32) -> Option<Move> {
        with_board!(&self.0, board => board.draw(below))
    }

    fn play_at_random(&mut self, below: impl FnMut(u32) -> u32) -> bool {
        with_board!(&mut self.0, board => board.play_at_random(below))
    }

    fn leaves(&self, depth: u32) -> u64 {
        with_board!(&self.0, board => board.leaves(depth))
    }
}
