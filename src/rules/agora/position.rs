//! Positions of Agora.

use super::{Action, Cell, Cells, Illegal, Move, Pile, PositionError, Reading, Setup};
use crate::rules::hash::{SEED, fold};
use crate::rules::{self, ByPlayer, FAR_FROM_DRAW, MOST_QUIET, MoveError, Outcome, Player, Reason};

/// A pile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Owned {
    /// Whose it is: the colour of the man on top.
    pub owner: Player,
    /// Its men.
    pub pile: Pile,
}

/// A position of Agora.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The cells of each player's piles.
    pub(super) owned: ByPlayer<Cells>,
    /// The pile on each cell; a man alone on those that are free, so that equal positions are
    /// alike.
    pub(super) piles: [Pile; Cell::COUNT],
    pub(super) turn: Player,
    pub(super) reading: Reading,
    /// Plies since the last capture, surrender or revolution.
    pub(super) quiet: u8,
}

impl Position {
    /// The men on the board.
    pub const MEN: u8 = 16;

    /// A board without men.
    pub(super) fn empty(reading: Reading) -> Position {
        Position {
            owned: ByPlayer([Cells::NONE; 2]),
            piles: [Pile::MAN; Cell::COUNT],
            turn: Player::First,
            reading,
            quiet: 0,
        }
    }

    /// What counts as the height of a pile.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// The plies since the last capture, surrender or revolution: 0 to 100, and 100 ends the game.
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The same position with the other player to move, or the same one; `None` where the game is
    /// over.
    pub fn with_turn(&self, player: Player) -> Option<Position> {
        (!self.is_over()).then_some(Position {
            turn: player,
            ..*self
        })
    }

    /// The cells of a player's piles.
    #[inline]
    pub fn owned(&self, player: Player) -> Cells {
        self.owned[player]
    }

    /// The cells without a pile.
    #[inline]
    pub fn free(&self) -> Cells {
        !(self.owned[Player::First] | self.owned[Player::Second])
    }

    /// The pile on a cell, and whose it is.
    pub fn at(&self, cell: Cell) -> Option<Owned> {
        let mut players = Player::BOTH.into_iter();
        let owner = players.find(|player| self.owned[*player].contains(cell))?;
        Some(Owned {
            owner,
            pile: self.piles[cell.index()],
        })
    }

    /// The pile on a cell that is known to hold one; on a free cell it means nothing.
    #[inline]
    pub(crate) fn pile(&self, cell: Cell) -> Pile {
        self.piles[cell.index()]
    }

    /// How high the top of a cell is in comparisons, in men; for a free cell as if a man stood
    /// there.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        cell.level()
            + match self.reading {
                Reading::Pile => self.piles[cell.index()].men(),
                Reading::Cell => 0,
            }
    }

    /// The men of a player's colour, captors and prisoners.
    pub fn men(&self, player: Player) -> u32 {
        let count = |owner: Player, men: fn(Pile) -> u8| {
            let cells = self.owned[owner];
            cells.map(move |cell| u32::from(men(self.piles[cell.index()])))
        };
        count(player, Pile::captors).sum::<u32>() + count(!player, Pile::prisoners).sum::<u32>()
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
        let state = [self.turn as u8, self.reading as u8, quiet, 0];
        let mut key = fold(SEED, u32::from_le_bytes(state).into());
        for player in Player::BOTH {
            key = fold(key, self.owned[player].word());
        }
        let (words, rest) = self.piles.as_chunks::<8>();
        for word in words {
            key = fold(key, u64::from_le_bytes(word.map(Pile::byte)));
        }
        let rest = rest.iter().map(|pile| u64::from(pile.byte()));
        fold(key, rest.fold(0, |word, byte| word << 8 | byte))
    }

    /// Whether the game is over, repetition aside.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        let [white, red] = self.owned.0;
        white.is_empty() || red.is_empty() || self.quiet >= MOST_QUIET
    }

    /// Puts a pile on a cell, whatever was there.
    #[inline]
    pub(super) fn put(&mut self, cell: Cell, owner: Player, pile: Pile) {
        self.owned[owner] |= Cells::of(cell);
        self.owned[!owner] = self.owned[!owner].without(cell);
        self.piles[cell.index()] = pile;
    }

    /// Puts a pile on a cell in which a player's men lie under those of the other's: theirs, unless
    /// the prisoners are more. Tells whether they took over.
    #[inline]
    fn settle(&mut self, cell: Cell, owner: Player, captors: u8, prisoners: u8) -> bool {
        match Pile::new(captors, prisoners) {
            Some(pile) => {
                self.put(cell, owner, pile);
                false
            }
            None => {
                self.put(cell, !owner, Pile::of(captors + prisoners));
                true
            }
        }
    }

    /// Takes the top man of a pile of the mover's. Tells whether its prisoners took over.
    #[inline]
    fn leave(&mut self, cell: Cell) -> bool {
        let pile = self.piles[cell.index()];
        if pile.men() == 1 {
            self.owned[self.turn] = self.owned[self.turn].without(cell);
            self.piles[cell.index()] = Pile::MAN;
            return false;
        }
        self.settle(cell, self.turn, pile.captors() - 1, pile.prisoners())
    }
}

impl rules::Position for Position {
    const GAME: &'static str = "agora";
    const LETTERS: ByPlayer<char> = ByPlayer(['W', 'R']);

    type Setup = Setup;
    type Cell = Cell;
    type Move = Move;
    type Illegal = Illegal;
    type PositionError = PositionError;

    fn start(setup: &Setup) -> Self {
        let mut position = Position::empty(setup.height);
        position.turn = setup.first;
        for cell in Cell::all() {
            // The men of each side stand on its outer row, and on the ends of the next one.
            let at_the_side = [0, Cell::SIZE - 1].contains(&cell.column());
            let owner = match cell.row() {
                0 => Some(Player::First),
                1 if at_the_side => Some(Player::First),
                4 if at_the_side => Some(Player::Second),
                5 => Some(Player::Second),
                _ => None,
            };
            if let Some(owner) = owner {
                position.put(cell, owner, Pile::MAN);
            }
        }
        position
    }

    fn parse(text: &str) -> Result<Self, PositionError> {
        Position::read(text)
    }

    fn setup(&self) -> Setup {
        Setup {
            height: self.reading,
            ..Setup::default()
        }
    }

    fn under(self, setup: &Setup) -> Option<Self> {
        (self.reading == setup.height).then_some(self)
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
    fn play_unchecked(&mut self, Move { from, action, to }: Move) {
        let mover = self.turn;
        let target = self.piles[to.index()];
        let mut quiet = false;
        match action {
            Action::Walk => {
                self.put(to, mover, Pile::MAN);
                quiet = true;
            }
            // More men than there are only where the move is not legal.
            Action::Capture => {
                let men = (target.men() + 1).min(Self::MEN);
                self.put(to, mover, Pile::of(men));
            }
            Action::Surrender => {
                self.settle(to, !mover, target.captors(), target.prisoners() + 1);
            }
        }
        let revolution = self.leave(from);
        self.quiet = if quiet && !revolution {
            (self.quiet + 1).min(MOST_QUIET)
        } else {
            0
        };
        self.turn = !mover;
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Illegal>> {
        let play =
            Move::read(text).ok_or_else(|| MoveError::Unreadable(rules::excerpt(text.trim())))?;
        self.check_move(play).map_err(MoveError::Illegal)?;
        Ok(play)
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut players = Player::BOTH.into_iter();
        if let Some(loser) = players.find(|player| self.owned[*player].is_empty()) {
            return Some(Outcome {
                winner: Some(!loser),
                reason: Reason("no pile left"),
            });
        }
        (self.quiet >= MOST_QUIET).then_some(Outcome {
            winner: None,
            reason: Reason::QUIET,
        })
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key_with(self.quiet)
    }

    const SYMMETRIES: u8 = 8;

    fn turned(&self, symmetry: u8) -> Self {
        let mut turned = Position {
            turn: self.turn,
            quiet: self.quiet,
            ..Position::empty(self.reading)
        };
        for owner in Player::BOTH {
            for cell in self.owned[owner] {
                turned.put(cell.turned(symmetry), owner, self.piles[cell.index()]);
            }
        }
        turned
    }

    fn turned_move(&self, play: Move, symmetry: u8) -> Move {
        Move {
            from: play.from.turned(symmetry),
            to: play.to.turned(symmetry),
            ..play
        }
    }

    fn standing_key(&self) -> u64 {
        self.key_with(0)
    }

    fn ends(play: Move) -> (Option<Cell>, Option<Cell>) {
        (Some(play.from), Some(play.to))
    }

    fn cell(&self, name: &str) -> Option<Cell> {
        name.parse().ok()
    }

    fn diagram(&self) -> String {
        self.draw_board()
    }

    fn recurs(&self, earlier: &Self) -> bool {
        self.owned == earlier.owned && self.turn == earlier.turn && self.piles == earlier.piles
    }

    fn count_moves(&self) -> u64 {
        self.count_legal_moves()
    }
}
