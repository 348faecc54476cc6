//! Games played at random.

use agros::rules::Position as _;
use agros::rules::agros::{Move, Position, Setup};

/// How many games a test plays: few, or as many as `AGROS_STUDY_GAMES` says.
pub fn count(few: usize) -> usize {
    let asked = std::env::var("AGROS_STUDY_GAMES").ok();
    asked.map_or(few, |games| games.parse().expect("a number of games"))
}

/// A whole game: its positions, the first one before any move, and the moves between them.
pub struct Game {
    pub positions: Vec<Position>,
    pub moves: Vec<Move>,
}

impl Game {
    /// A game that is played at random, passes being rare.
    pub fn at_random(setup: &Setup, chance: &mut fastrand::Rng) -> Game {
        let mut position = Position::start(setup);
        let mut game = Game {
            positions: vec![position],
            moves: Vec::new(),
        };
        while let Some(mut play) = position.draw(|count| chance.u32(..count)) {
            if play == Move::Pass && chance.u8(..) < 192 {
                play = position
                    .draw(|count| chance.u32(..count))
                    .expect("the game is not over");
            }
            position = position.play(play).expect("a legal move");
            game.positions.push(position);
            game.moves.push(play);
        }
        game
    }

    /// The plies: a position, the move played, the position after it.
    pub fn plies(&self) -> impl Iterator<Item = (&Position, Move, &Position)> {
        let after = self.positions.iter().skip(1);
        let before = self.positions.iter().zip(&self.moves);
        before
            .zip(after)
            .map(|((before, &play), after)| (before, play, after))
    }
}

/// Shows games of many sizes, the same each time.
pub fn for_each(
    sizes: &[(u8, u8)],
    count: usize,
    mut visit: impl FnMut(&Game, &mut fastrand::Rng),
) {
    let mut chance = fastrand::Rng::with_seed(17);
    for number in 0..count {
        let (size, farmers) = sizes[number % sizes.len()];
        let setup = Setup::new(size, farmers).expect("a setup");
        let game = Game::at_random(&setup, &mut chance);
        visit(&game, &mut chance);
    }
}

/// Boards of all widths and many numbers of farmers.
pub const ALL_SIZES: [(u8, u8); 8] = [
    (8, 3),
    (10, 5),
    (12, 7),
    (4, 1),
    (5, 2),
    (6, 4),
    (16, 9),
    (7, 3),
];

pub fn position(text: &str) -> Position {
    Position::parse(text).expect("a position")
}
