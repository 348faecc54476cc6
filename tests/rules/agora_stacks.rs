//! Agora played twice: by the library, and with explicit stacks of men, each of which knows its
//! colour and is turned over by hand.

use std::collections::BTreeSet;

use agros::rules::agora::{Cell, Position, Reading, Setup};
use agros::rules::{Player, Position as _};

/// The plies of a run; `AGROS_RANDOM_PLIES` asks for another number.
const PLIES: usize = 5_000;

/// A board of stacks: the men of each from the bottom up, by column, then row.
#[derive(Clone, PartialEq, Debug)]
struct Stacks {
    cells: [[Vec<Player>; 6]; 6],
    turn: Player,
    /// Whether the men of a stack count for its height.
    men_count: bool,
    quiet: u32,
}

/// A move by its places and its sign.
type Move = ((usize, usize), char, (usize, usize));

fn name((column, row): (usize, usize)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn written((from, sign, to): Move) -> String {
    format!("{}{sign}{}", name(from), name(to))
}

impl Stacks {
    fn start(men_count: bool, turn: Player) -> Stacks {
        let mut cells: [[Vec<Player>; 6]; 6] = Default::default();
        for place in ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "f2"] {
            let (column, row) = (place.as_bytes()[0] - b'a', place.as_bytes()[1] - b'1');
            let (column, row) = (usize::from(column), usize::from(row));
            cells[column][row] = vec![Player::First];
            cells[column][5 - row] = vec![Player::Second];
        }
        Stacks {
            cells,
            turn,
            men_count,
            quiet: 0,
        }
    }

    fn places() -> impl Iterator<Item = (usize, usize)> {
        (0..6).flat_map(|column| (0..6).map(move |row| (column, row)))
    }

    fn stack(&self, (column, row): (usize, usize)) -> &Vec<Player> {
        &self.cells[column][row]
    }

    fn owner(&self, place: (usize, usize)) -> Option<Player> {
        self.stack(place).last().copied()
    }

    fn height(&self, place: (usize, usize)) -> usize {
        let ground = match place {
            (0 | 5, _) | (_, 0 | 5) => 6,
            (1 | 4, _) | (_, 1 | 4) => 3,
            _ => 0,
        };
        ground
            + if self.men_count {
                self.stack(place).len()
            } else {
                0
            }
    }

    fn is_over(&self) -> bool {
        let owns = |player| Stacks::places().any(|place| self.owner(place) == Some(player));
        !owns(Player::First) || !owns(Player::Second) || self.quiet >= 100
    }

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.is_over() {
            return moves;
        }
        for from in Stacks::places().filter(|place| self.owner(*place) == Some(self.turn)) {
            for to in Stacks::places() {
                let beside = from.0.abs_diff(to.0) <= 1 && from.1.abs_diff(to.1) <= 1;
                if !beside || from == to {
                    continue;
                }
                match self.owner(to) {
                    None => moves.push((from, '-', to)),
                    Some(owner) if owner == self.turn => {}
                    Some(_) => {
                        let (height, against) = (self.height(from), self.height(to));
                        if height >= against {
                            moves.push((from, 'x', to));
                        }
                        if height <= against {
                            moves.push((from, '_', to));
                        }
                    }
                }
            }
        }
        moves
    }

    /// Turns the captors over if the prisoners are more than half; tells whether they were.
    fn revolt(&mut self, (column, row): (usize, usize)) -> bool {
        let stack = &mut self.cells[column][row];
        let Some(&first) = stack.first() else {
            return false;
        };
        let prisoners = stack.iter().filter(|man| **man == first).count();
        let all_alike = prisoners == stack.len();
        if all_alike || 2 * prisoners <= stack.len() {
            return false;
        }
        stack.fill(first);
        true
    }

    fn play(&mut self, (from, sign, to): Move) {
        let mover = self.turn;
        let man = self.cells[from.0][from.1].pop().expect("a man to move");
        assert_eq!(man, mover);
        let target = &mut self.cells[to.0][to.1];
        match sign {
            '-' => target.push(man),
            'x' => {
                target.push(man);
                target.fill(mover);
            }
            _ => target.insert(0, man),
        }
        // A prisoner who is left alone is of the other colour than the man who left.
        let alone = self.stack(from).len() == 1 && self.owner(from) == Some(!mover);
        let revolutions = [self.revolt(to), self.revolt(from)];
        let happened = sign != '-' || alone || revolutions.contains(&true);
        self.quiet = if happened { 0 } else { self.quiet + 1 };
        self.turn = !mover;
    }
}

/// Holds a position against the stacks.
fn compare(position: &Position, stacks: &Stacks) {
    for place @ (column, row) in Stacks::places() {
        let cell = Cell::new(column as u8, row as u8).expect("a cell");
        let seen = position.at(cell).map(|owned| {
            let (captors, prisoners) = (owned.pile.captors(), owned.pile.prisoners());
            (owned.owner, usize::from(captors), usize::from(prisoners))
        });
        let stack = stacks.stack(place);
        let expected = stacks.owner(place).map(|owner| {
            let captors = stack.iter().filter(|man| **man == owner).count();
            // Prisoners lie at the bottom.
            let prisoners = stack.len() - captors;
            assert!(stack[..prisoners].iter().all(|man| *man != owner));
            (owner, captors, prisoners)
        });
        assert_eq!(seen, expected, "{position}: {cell}");
        if expected.is_some() {
            assert_eq!(usize::from(position.height(cell)), stacks.height(place));
        }
    }
    assert_eq!(position.turn(), stacks.turn, "{position}");
    assert_eq!(u32::from(position.quiet()), stacks.quiet, "{position}");
    let moves = position.legal_moves();
    let moves: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
    let expected: BTreeSet<String> = stacks.moves().into_iter().map(written).collect();
    assert_eq!(moves, expected, "{position}");
    assert_eq!(position.outcome().is_some(), stacks.is_over());
    if let Some(winner) = position.outcome().and_then(|outcome| outcome.winner) {
        assert!(Stacks::places().all(|place| stacks.owner(place) != Some(!winner)));
    }
}

#[test]
fn agrees_with_stacks_of_men() {
    let asked = std::env::var("AGROS_RANDOM_PLIES").ok();
    let asked = asked.and_then(|plies| plies.parse().ok());
    let mut left: usize = asked.unwrap_or(PLIES);
    let mut chance = fastrand::Rng::with_seed(1996);
    while left > 0 {
        let height = *chance.choice(&Reading::ALL).expect("two readings");
        let first = *chance.choice(&Player::BOTH).expect("two players");
        let mut position = Position::start(&Setup { height, first });
        let mut stacks = Stacks::start(height == Reading::Pile, first);
        compare(&position, &stacks);
        while left > 0 && !stacks.is_over() {
            let moves = stacks.moves();
            // Captures and surrenders are rare, and what matters most.
            let others = moves.iter().filter(|(_, sign, _)| *sign != '-');
            let others: Vec<Move> = others.copied().collect();
            let any = others.is_empty() || chance.bool();
            let play = chance.choice(if any { &moves } else { &others });
            let play = *play.expect("a move while the game goes on");
            let read = position.read_move(&written(play)).expect("a legal move");
            position = position.play(read).expect("a legal move");
            stacks.play(play);
            compare(&position, &stacks);
            left -= 1;
        }
    }
}
