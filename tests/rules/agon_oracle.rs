//! Agon played twice: by the library, and by a plain board of hexagons that knows no shortcut.

use std::collections::{BTreeMap, BTreeSet};

use agros::rules::agon::{Position, Setup, Variant};
use agros::rules::{Player, Position as _};

/// The plies of a run; `AGROS_RANDOM_PLIES` asks for another number.
const PLIES: usize = 5_000;

/// Cube coordinates: q to the right, r downwards, and minus their sum.
type Hexagon = (i32, i32);

/// The directions, opposite ones three apart.
const AROUND: [(i32, i32); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

const CENTRE: Hexagon = (0, 0);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Man {
    owner: Player,
    queen: bool,
    captured: bool,
}

/// The rules, as they are told.
#[derive(Clone)]
struct Oracle {
    men: BTreeMap<Hexagon, Man>,
    turn: Player,
    variant: Variant,
    queen_avoids_centre: bool,
    passes: u32,
    quiet: u32,
}

fn ring((q, r): Hexagon) -> i32 {
    q.abs().max(r.abs()).max((q + r).abs())
}

fn beside((q, r): Hexagon, direction: usize) -> Hexagon {
    let (columns, rows) = AROUND[direction % 6];
    (q + columns, r + rows)
}

fn board() -> impl Iterator<Item = Hexagon> {
    let all = (-5..=5).flat_map(|q| (-5..=5).map(move |r| (q, r)));
    all.filter(|hexagon| ring(*hexagon) <= 5)
}

/// A column from the bottom up.
fn column(q: i32) -> Vec<Hexagon> {
    let mut column: Vec<Hexagon> = board().filter(|hexagon| hexagon.0 == q).collect();
    column.sort_by_key(|(_, r)| -r);
    column
}

fn name(hexagon: Hexagon) -> String {
    let place = column(hexagon.0).iter().position(|cell| *cell == hexagon);
    let number = place.expect("on the board") + 1;
    format!(
        "{}{number}",
        char::from(b'f'.wrapping_add_signed(hexagon.0 as i8))
    )
}

fn hexagon(name: &str) -> Hexagon {
    let q = i32::from(name.as_bytes()[0]) - i32::from(b'f');
    column(q)[name[1..].parse::<usize>().expect("a number") - 1]
}

impl Oracle {
    fn start(setup: &Setup) -> Oracle {
        let mut men = BTreeMap::new();
        let white = [(0, 5), (4, 1), (-4, 5), (5, -4), (-5, 1), (2, -5), (-2, -3)];
        let black = [
            (0, -5),
            (-4, -1),
            (4, -5),
            (-5, 4),
            (5, -1),
            (-2, 5),
            (2, 3),
        ];
        for (owner, places) in Player::BOTH.into_iter().zip([white, black]) {
            for (index, place) in places.into_iter().enumerate() {
                let queen = index == 0;
                let stands = match setup.variant {
                    Variant::Standard => true,
                    Variant::Guards => queen,
                    Variant::Free => false,
                };
                if stands {
                    let captured = false;
                    men.insert(
                        place,
                        Man {
                            owner,
                            queen,
                            captured,
                        },
                    );
                }
            }
        }
        let standard = setup.variant == Variant::Standard;
        Oracle {
            men,
            turn: if standard { setup.first } else { Player::First },
            variant: setup.variant,
            queen_avoids_centre: setup.queen_avoids_centre,
            passes: 0,
            quiet: 0,
        }
    }

    fn is_of(&self, hexagon: Hexagon, player: Player) -> bool {
        self.men
            .get(&hexagon)
            .is_some_and(|man| man.owner == player)
    }

    fn is_between(&self, hexagon: Hexagon, player: Player) -> bool {
        (0..3).any(|direction| {
            self.is_of(beside(hexagon, direction), player)
                && self.is_of(beside(hexagon, direction + 3), player)
        })
    }

    fn surrounded_by(&self, player: Player) -> bool {
        (0..6).all(|direction| {
            let man = self.men.get(&beside(CENTRE, direction));
            man.is_some_and(|man| man.owner == player && !man.queen)
        })
    }

    /// The winner once the game is over.
    fn outcome(&self) -> Option<Option<Player>> {
        let mover = !self.turn;
        if self.surrounded_by(mover) {
            let centre = self.men.get(&CENTRE);
            let reached = centre.is_some_and(|man| man.owner == mover && man.queen);
            return Some(Some(if reached { mover } else { !mover }));
        }
        (self.passes == 2 || self.quiet == 100).then_some(None)
    }

    fn moves(&self) -> BTreeSet<String> {
        if self.outcome().is_some() {
            return BTreeSet::new();
        }
        let mover = self.turn;
        let open: Vec<Hexagon> = board()
            .filter(|cell| !self.men.contains_key(cell) && !self.is_between(*cell, !mover))
            .collect();
        if self.men.len() < 14 {
            let cells = open.into_iter().filter(|cell| *cell != CENTRE);
            return cells.map(name).collect();
        }
        let mine = || self.men.iter().filter(|(_, man)| man.owner == mover);
        let captured: Vec<_> = mine().filter(|(_, man)| man.captured).collect();
        let queen_captured = captured.iter().any(|(_, man)| man.queen);
        let mut moves = BTreeSet::new();
        for (from, man) in captured {
            if queen_captured && !man.queen {
                continue;
            }
            for &to in &open {
                let may = if man.queen {
                    to != CENTRE || !self.queen_avoids_centre
                } else {
                    ring(to) == 5
                };
                if may {
                    moves.insert(format!("{}*{}", name(*from), name(to)));
                }
            }
        }
        if !moves.is_empty() {
            return moves;
        }
        for (&from, man) in mine() {
            for direction in 0..6 {
                let to = beside(from, direction);
                let inwards = ring(to) <= ring(from);
                if open.contains(&to) && inwards && (man.queen || to != CENTRE) {
                    moves.insert(format!("{}-{}", name(from), name(to)));
                }
            }
        }
        if moves.is_empty() {
            moves.insert("pass".to_owned());
        }
        moves
    }

    fn play(&mut self, text: &str) {
        let mover = self.turn;
        let mut quiet = false;
        self.passes += 1;
        if text == "pass" {
            quiet = true;
        } else {
            self.passes = 0;
            if let Some((from, to)) = text.split_once(['-', '*']) {
                let (from, to) = (hexagon(from), hexagon(to));
                let mut man = self.men.remove(&from).expect("a man to move");
                man.captured = false;
                self.men.insert(to, man);
                quiet = text.contains('-') && ring(to) == ring(from);
            } else {
                let queen = !self.men.values().any(|man| man.owner == mover && man.queen);
                let man = Man {
                    owner: mover,
                    queen,
                    captured: false,
                };
                self.men.insert(hexagon(text), man);
            }
        }
        for cell in board() {
            if self.is_of(cell, !mover) && self.is_between(cell, mover) {
                let man = self.men.get_mut(&cell).expect("a man is there");
                quiet &= man.captured;
                man.captured = true;
            }
        }
        self.quiet = if quiet { self.quiet + 1 } else { 0 };
        self.turn = !mover;
    }

    fn text(&self) -> String {
        let columns = (-5..=5).map(|q| {
            let mut text = String::new();
            let mut empty = 0;
            for cell in column(q) {
                let Some(man) = self.men.get(&cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                let letter = if man.queen { 'Q' } else { 'G' };
                text.push(match man.owner {
                    Player::First => letter,
                    Player::Second => letter.to_ascii_lowercase(),
                });
                if man.captured {
                    text.push('!');
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            text
        });
        let columns: Vec<String> = columns.collect();
        let turn = ['W', 'B'][self.turn.index()];
        let (variant, passes, quiet) = (self.variant.name(), self.passes, self.quiet);
        format!("{} {turn} {variant} {passes} {quiet}", columns.join("/"))
    }
}

fn compare(position: &Position, oracle: &Oracle) {
    assert_eq!(position.to_string(), oracle.text());
    let moves = position.legal_moves();
    let moves: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves, oracle.moves(), "{position}");
    let outcome = position.outcome().map(|outcome| outcome.winner);
    assert_eq!(outcome, oracle.outcome(), "{position}");
}

#[test]
fn agrees_with_the_rules_as_they_are_told() {
    let asked = std::env::var("AGROS_RANDOM_PLIES").ok();
    let asked = asked.and_then(|plies| plies.parse().ok());
    let mut left: usize = asked.unwrap_or(PLIES);
    let mut chance = fastrand::Rng::with_seed(1842);
    while left > 0 {
        let setup = Setup {
            variant: *chance.choice(&Variant::ALL).expect("three variants"),
            first: *chance.choice(&Player::BOTH).expect("two players"),
            queen_avoids_centre: chance.bool(),
        };
        let mut position = Position::start(&setup);
        let mut oracle = Oracle::start(&setup);
        compare(&position, &oracle);
        // A game at random goes on for very long.
        for _ in 0..400.min(left) {
            let moves: Vec<String> = oracle.moves().into_iter().collect();
            let Some(text) = chance.choice(&moves) else {
                break;
            };
            let play = position.read_move(text).expect("a legal move");
            position = position.play(play).expect("a legal move");
            oracle.play(text);
            compare(&position, &oracle);
            left -= 1;
        }
    }
}
