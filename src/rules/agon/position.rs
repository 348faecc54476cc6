//! Positions of Agon.

use super::{Cell, Cells, Illegal, Move, PositionError, Setup, Variant};
use crate::rules::hash::{SEED, fold};
use crate::rules::{self, ByPlayer, FAR_FROM_DRAW, MOST_QUIET, MoveError, Outcome, Player, Reason};

/// What a man is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rank {
    /// The one who is to reach the centre.
    Queen,
    /// One of the six who are to stand around it.
    Guard,
}

/// A man on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// Whose it is.
    pub owner: Player,
    /// What it is.
    pub rank: Rank,
    /// Whether it is captured, and waits to be relocated.
    pub captured: bool,
}

/// A position of Agon, the placing of men included.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The cells of all men of each player.
    pub(super) men: ByPlayer<Cells>,
    /// The men of both players that are captured.
    pub(super) captured: Cells,
    pub(super) queens: ByPlayer<Option<Cell>>,
    pub(super) turn: Player,
    pub(super) variant: Variant,
    /// Passes in succession; two end the game.
    pub(super) passes: u8,
    /// Plies since the last inward step, relocation, placement or capture.
    pub(super) quiet: u8,
    pub(super) queen_avoids_centre: bool,
}

impl Position {
    /// The guards that each player has, or will have.
    pub const GUARDS: u32 = 6;

    /// The passes in succession that end the game.
    pub const MOST_PASSES: u8 = 2;

    /// The men that each player has, or will have.
    const MEN: u32 = Position::GUARDS + 1;

    /// Where White's men stand at the start, the queen first.
    const WHITE: [(u8, u8); Position::MEN as usize] =
        [(5, 1), (9, 1), (1, 1), (10, 5), (0, 5), (7, 9), (3, 9)];

    /// Where Black's men stand at the start, the queen first.
    const BLACK: [(u8, u8); Position::MEN as usize] =
        [(5, 11), (1, 7), (9, 7), (0, 2), (10, 2), (3, 1), (7, 1)];

    /// A board without men.
    pub(super) fn empty(variant: Variant) -> Position {
        Position {
            men: ByPlayer([Cells::NONE; 2]),
            captured: Cells::NONE,
            queens: ByPlayer([None; 2]),
            turn: Player::First,
            variant,
            passes: 0,
            quiet: 0,
            queen_avoids_centre: false,
        }
    }

    /// Adds a man to the board, whoever's turn it is.
    pub(super) fn add(&mut self, cell: Cell, man: Man) {
        self.men[man.owner] |= Cells::of(cell);
        if man.rank == Rank::Queen {
            self.queens[man.owner] = Some(cell);
        }
        if man.captured {
            self.captured |= Cells::of(cell);
        }
    }

    /// The variant that is played.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether a queen that is relocated may not take the centre.
    pub fn queen_avoids_centre(&self) -> bool {
        self.queen_avoids_centre
    }

    /// The same position with the other player to move, or the same one; no passes precede it.
    /// `None` where the game is over, and where men are placed by the other one.
    pub fn with_turn(&self, player: Player) -> Option<Position> {
        if self.is_over() || (self.turn != player && self.is_placing()) {
            return None;
        }
        Some(Position {
            turn: player,
            passes: 0,
            ..*self
        })
    }

    /// The passes in succession so far: 0 to 2, and 2 ends the game.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// The plies since the last inward step, relocation, placement or capture: 0 to 100, and 100
    /// ends the game.
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The cells of a player's men.
    #[inline]
    pub fn men(&self, player: Player) -> Cells {
        self.men[player]
    }

    /// The cell of a player's queen; `None` before she is placed.
    #[inline]
    pub fn queen(&self, player: Player) -> Option<Cell> {
        self.queens[player]
    }

    /// The cells of a player's guards.
    #[inline]
    pub fn guards(&self, player: Player) -> Cells {
        match self.queens[player] {
            Some(queen) => self.men[player].without(queen),
            None => self.men[player],
        }
    }

    /// The cells of a player's captured men.
    #[inline]
    pub fn captured(&self, player: Player) -> Cells {
        self.men[player] & self.captured
    }

    /// The cells that a player's men may not go to: those between two of the opponent's.
    #[inline]
    pub fn forbidden(&self, player: Player) -> Cells {
        self.men[!player].between()
    }

    /// A player's men that the other one could capture by the next step.
    #[inline]
    pub fn in_danger(&self, player: Player) -> Cells {
        let enemy = !player;
        if !self.captured(enemy).is_empty() {
            // A relocation is due, and no step.
            return Cells::NONE;
        }
        let queen = self.queens[enemy].map_or(Cells::NONE, Cells::of);
        let reach = self.guards(enemy).reach().without(Cell::CENTRE) | queen.reach();
        let reach = reach & self.empties() & !self.forbidden(enemy);
        let at_risk = self.men[player] & !self.captured;
        at_risk & reach.between_both(self.men[enemy])
    }

    /// The cells without a man.
    #[inline]
    pub fn empties(&self) -> Cells {
        !(self.men[Player::First] | self.men[Player::Second])
    }

    /// The man on a cell.
    pub fn at(&self, cell: Cell) -> Option<Man> {
        let owner = Player::BOTH
            .into_iter()
            .find(|player| self.men[*player].contains(cell))?;
        let rank = if self.queens[owner] == Some(cell) {
            Rank::Queen
        } else {
            Rank::Guard
        };
        Some(Man {
            owner,
            rank,
            captured: self.captured.contains(cell),
        })
    }

    /// The men of a player that are still to be placed: 0 to 7.
    pub fn missing(&self, player: Player) -> u32 {
        match self.variant {
            Variant::Standard => 0,
            _ => Self::MEN - self.men[player].count(),
        }
    }

    /// Whether men are still to be placed.
    #[inline]
    pub fn is_placing(&self) -> bool {
        self.variant != Variant::Standard
            && Player::BOTH
                .into_iter()
                .any(|player| self.missing(player) > 0)
    }

    /// Whether a player's six guards stand around the centre.
    #[inline]
    pub(super) fn surrounds_centre(&self, player: Player) -> bool {
        let around = Cells::RINGS[1];
        self.men[player].includes(around)
            && self.queens[player].is_none_or(|queen| !around.contains(queen))
    }

    /// A key like [`key`](rules::Position::key), but one for all numbers of quiet plies that are
    /// far from a draw.
    #[inline]
    pub(crate) fn key_far_from_draw(&self) -> u64 {
        let is_far = self.quiet < FAR_FROM_DRAW;
        self.key_with(if is_far { 0 } else { self.quiet })
    }

    #[inline]
    fn key_with(&self, quiet: u8) -> u64 {
        let queen = |player| self.queens[player].map_or(u8::MAX, Cell::number);
        let state = u64::from_le_bytes([
            queen(Player::First),
            queen(Player::Second),
            self.turn as u8,
            self.variant as u8,
            self.passes,
            quiet,
            self.queen_avoids_centre.into(),
            0,
        ]);
        let ByPlayer([white, black]) = self.men;
        [white, black, self.captured]
            .into_iter()
            .flat_map(Cells::words)
            .fold(fold(SEED, state), fold)
    }

    /// Whether the game is over, repetition aside.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.passes >= Self::MOST_PASSES
            || self.quiet >= MOST_QUIET
            || self.surrounds_centre(!self.turn)
    }

    /// Captures what the mover's men stand around, and counts the ply as quiet or not.
    #[inline]
    fn end_turn(&mut self, quiet: bool) {
        let enemies = self.men[!self.turn] & !self.captured;
        let captured = enemies & self.men[self.turn].between();
        self.captured |= captured;
        self.quiet = if quiet && captured.is_empty() {
            (self.quiet + 1).min(MOST_QUIET)
        } else {
            0
        };
        self.turn = !self.turn;
    }

    /// Moves a man of the mover's.
    #[inline]
    fn shift(&mut self, from: Cell, to: Cell) {
        let men = &mut self.men[self.turn];
        *men = men.without(from) | Cells::of(to);
        let queen = &mut self.queens[self.turn];
        if *queen == Some(from) {
            *queen = Some(to);
        }
    }
}

impl rules::Position for Position {
    const GAME: &'static str = "agon";
    const LETTERS: ByPlayer<char> = ByPlayer(['W', 'B']);

    type Setup = Setup;
    type Cell = Cell;
    type Move = Move;
    type Illegal = Illegal;
    type PositionError = PositionError;

    fn start(setup: &Setup) -> Self {
        let mut position = Position::empty(setup.variant);
        position.queen_avoids_centre = setup.queen_avoids_centre;
        let standing = match setup.variant {
            Variant::Standard => Self::MEN as usize,
            Variant::Guards => 1,
            Variant::Free => 0,
        };
        for (owner, men) in Player::BOTH.into_iter().zip([Self::WHITE, Self::BLACK]) {
            for (place, (column, row)) in men.into_iter().take(standing).enumerate() {
                let rank = if place == 0 { Rank::Queen } else { Rank::Guard };
                let cell = Cell::new(column, row).expect("men start on the board");
                let man = Man {
                    owner,
                    rank,
                    captured: false,
                };
                position.add(cell, man);
            }
        }
        if setup.variant == Variant::Standard {
            position.turn = setup.first;
        }
        position
    }

    fn parse(text: &str) -> Result<Self, PositionError> {
        Position::read(text)
    }

    fn setup(&self) -> Setup {
        Setup {
            variant: self.variant,
            queen_avoids_centre: self.queen_avoids_centre,
            ..Setup::default()
        }
    }

    fn with_options(self, setup: &Setup) -> Self {
        Position {
            queen_avoids_centre: setup.queen_avoids_centre,
            ..self
        }
    }

    fn under(self, setup: &Setup) -> Option<Self> {
        (self.variant == setup.variant).then(|| self.with_options(setup))
    }

    fn turn(&self) -> Player {
        self.turn
    }

    fn for_each_move(&self, visit: impl FnMut(Move)) {
        self.for_each_legal_move(visit)
    }

    fn check(&self, play: Move) -> Result<(), Illegal> {
        self.check_move(play)
    }

    fn objection(&self, from: Option<Cell>, to: Cell) -> Option<Illegal> {
        self.object(from, to)
    }

    #[inline]
    fn play_unchecked(&mut self, play: Move) {
        self.passes = if play == Move::Pass {
            (self.passes + 1).min(Self::MOST_PASSES)
        } else {
            0
        };
        match play {
            Move::Pass => self.end_turn(true),
            Move::Step { from, to } => {
                self.shift(from, to);
                self.end_turn(from.ring() <= to.ring());
            }
            Move::Relocate { from, to } => {
                self.shift(from, to);
                self.captured = self.captured.without(from);
                self.end_turn(false);
            }
            Move::Place(cell) => {
                let owner = self.turn;
                let rank = match self.queens[owner] {
                    None => Rank::Queen,
                    Some(_) => Rank::Guard,
                };
                let man = Man {
                    owner,
                    rank,
                    captured: false,
                };
                self.add(cell, man);
                self.end_turn(false);
            }
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let play =
            Move::read(text).ok_or_else(|| MoveError::Unreadable(rules::excerpt(text.trim())))?;
        self.check_move(play).map_err(MoveError::Illegal)?;
        Ok(play)
    }

    fn outcome(&self) -> Option<Outcome> {
        let mover = !self.turn;
        let (winner, reason) = if self.surrounds_centre(mover) {
            if self.queens[mover] == Some(Cell::CENTRE) {
                (Some(mover), Reason("queen among her guards"))
            } else {
                (Some(!mover), Reason("guards without their queen"))
            }
        } else if self.passes >= Self::MOST_PASSES {
            (None, Reason("two passes"))
        } else if self.quiet >= MOST_QUIET {
            (None, Reason::QUIET)
        } else {
            return None;
        };
        Some(Outcome { winner, reason })
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key_with(self.quiet)
    }

    const SYMMETRIES: u8 = 12;

    fn turned(&self, symmetry: u8) -> Self {
        let turned = |cells: Cells| {
            cells.fold(Cells::NONE, |turned, cell| {
                turned | Cells::of(cell.turned(symmetry))
            })
        };
        Position {
            men: self.men.map(turned),
            captured: turned(self.captured),
            queens: self
                .queens
                .map(|queen| queen.map(|cell| cell.turned(symmetry))),
            ..*self
        }
    }

    fn turned_move(&self, play: Move, symmetry: u8) -> Move {
        play.turned(symmetry)
    }

    fn standing_key(&self) -> u64 {
        self.key_with(0)
    }

    fn ends(play: Move) -> (Option<Cell>, Option<Cell>) {
        match play {
            Move::Place(cell) => (None, Some(cell)),
            Move::Step { from, to } | Move::Relocate { from, to } => (Some(from), Some(to)),
            Move::Pass => (None, None),
        }
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        name.parse().ok()
    }

    fn diagram(&self) -> String {
        self.draw_board()
    }

    fn recurs(&self, earlier: &Self) -> bool {
        self.men == earlier.men
            && self.queens == earlier.queens
            && self.captured == earlier.captured
            && self.turn == earlier.turn
    }

    fn count_moves(&self) -> u64 {
        self.count_legal_moves()
    }
}
