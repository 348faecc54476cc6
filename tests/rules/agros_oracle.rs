//! Agros played twice: by the library, and by a plain board of cells that knows no shortcut.

use std::collections::BTreeSet;

use agros::rules::agros::{Position, Setup};
use agros::rules::{Player, Position as _};
use proptest::prelude::*;
use proptest::sample::Index;

/// A piece: its owner, and its harvest if it is a farmer.
type Piece = (Player, Option<i32>);

/// The eight directions.
const AROUND: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

/// The rules, as they are told.
#[derive(Clone)]
struct Oracle {
    size: i32,
    /// The farmers a player.
    farmers: usize,
    /// By column, then row.
    cells: Vec<Vec<Option<Piece>>>,
    turn: Player,
    passes: u32,
}

/// What is told of a field: its cells, the harvests next to it of Light and of Dark, the owner,
/// the value.
type Field = (BTreeSet<String>, [Vec<i32>; 2], Option<Player>, i32);

fn name((column, row): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

fn place(name: &str) -> (i32, i32) {
    let column = i32::from(name.as_bytes()[0] - b'a');
    (column, name[1..].parse::<i32>().expect("a row") - 1)
}

impl Oracle {
    fn start(size: u8, farmers: u8) -> Oracle {
        Oracle {
            size: size.into(),
            farmers: farmers.into(),
            cells: vec![vec![None; size.into()]; size.into()],
            turn: Player::First,
            passes: 0,
        }
    }

    fn places(&self) -> impl Iterator<Item = (i32, i32)> + use<> {
        let size = self.size;
        (0..size).flat_map(move |column| (0..size).map(move |row| (column, row)))
    }

    /// What stands on a cell; `None` off the board.
    fn at(&self, (column, row): (i32, i32)) -> Option<Option<Piece>> {
        let cells = self.cells.get(usize::try_from(column).ok()?)?;
        cells.get(usize::try_from(row).ok()?).copied()
    }

    fn put(&mut self, (column, row): (i32, i32), piece: Option<Piece>) {
        self.cells[column as usize][row as usize] = piece;
    }

    fn is_empty(&self, place: (i32, i32)) -> bool {
        self.at(place) == Some(None)
    }

    /// The harvests of a player among some cells, falling.
    fn harvests(&self, player: Player, places: impl Iterator<Item = (i32, i32)>) -> Vec<i32> {
        let mut harvests: Vec<i32> = places
            .filter_map(|place| match self.at(place)?? {
                (owner, Some(harvest)) if owner == player => Some(harvest),
                _ => None,
            })
            .collect();
        harvests.sort_by(|one, other| other.cmp(one));
        harvests
    }

    fn placed(&self) -> usize {
        let farmers = |player| self.harvests(player, self.places()).len();
        farmers(Player::First) + farmers(Player::Second)
    }

    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        if self.passes == 2 {
            return moves;
        }
        if self.placed() < 2 * self.farmers {
            let empty = self.places().filter(|&place| self.is_empty(place));
            return empty.map(name).collect();
        }
        moves.insert("pass".to_string());
        for from in self.places() {
            let Some(Some((owner, Some(harvest)))) = self.at(from) else {
                continue;
            };
            if owner != self.turn {
                continue;
            }
            for (columns, rows) in AROUND {
                let step = |steps| (from.0 + columns * steps, from.1 + rows * steps);
                let crossable = |place| matches!(self.at(place), Some(piece) if piece.is_none_or(|(owner, _)| owner == self.turn));
                if (1..harvest).all(|steps| crossable(step(steps))) && self.is_empty(step(harvest))
                {
                    moves.insert(format!("{}+{}", name(from), name(step(harvest))));
                }
                if harvest > 1 && (1..harvest).all(|steps| self.is_empty(step(steps))) {
                    moves.insert(format!("{}-{}", name(from), name(step(harvest - 1))));
                }
            }
        }
        moves
    }

    fn play(&mut self, text: &str) {
        let mover = self.turn;
        self.turn = !mover;
        if text == "pass" {
            self.passes += 1;
            return;
        }
        self.passes = 0;
        let Some(sign) = text.find(['+', '-']) else {
            self.put(place(text), Some((mover, Some(1))));
            self.turn = self.next_to_place();
            return;
        };
        let (from, to) = (place(&text[..sign]), place(&text[sign + 1..]));
        let Some(Some((_, Some(harvest)))) = self.at(from) else {
            panic!("{text}: no farmer there");
        };
        if text.as_bytes()[sign] == b'+' {
            self.put(from, None);
            self.put(to, Some((mover, Some(harvest + 1))));
        } else {
            let (columns, rows) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
            for steps in 0..harvest - 1 {
                let seed = (from.0 + columns * steps, from.1 + rows * steps);
                self.put(seed, Some((mover, None)));
            }
            self.put(to, Some((mover, Some(1))));
        }
    }

    /// Light, then two a turn alternately; and when all are placed, Light moves.
    fn next_to_place(&self) -> Player {
        let mut order = vec![Player::First];
        while order.len() < 2 * self.farmers {
            let next = !order[order.len() - 1];
            order.extend([next, next]);
        }
        order.truncate(2 * self.farmers);
        order.get(self.placed()).copied().unwrap_or(Player::First)
    }

    /// The player with the greater number at the first difference.
    fn ahead(light: &[i32], dark: &[i32]) -> Option<Player> {
        for rank in 0..light.len().max(dark.len()) {
            let harvest = |list: &[i32]| list.get(rank).copied().unwrap_or(0);
            if harvest(light) > harvest(dark) {
                return Some(Player::First);
            }
            if harvest(light) < harvest(dark) {
                return Some(Player::Second);
            }
        }
        None
    }

    fn fields(&self) -> Vec<Field> {
        let neighbours = |(column, row): (i32, i32)| {
            [
                (column + 1, row),
                (column - 1, row),
                (column, row + 1),
                (column, row - 1),
            ]
        };
        let mut fields = Vec::new();
        let mut seen: BTreeSet<(i32, i32)> = BTreeSet::new();
        for start in self.places() {
            if !self.is_empty(start) || seen.contains(&start) {
                continue;
            }
            let mut cells = BTreeSet::from([start]);
            let mut next_to = BTreeSet::new();
            let mut waiting = vec![start];
            while let Some(cell) = waiting.pop() {
                for neighbour in neighbours(cell) {
                    if !self.is_empty(neighbour) {
                        next_to.insert(neighbour);
                    } else if cells.insert(neighbour) {
                        waiting.push(neighbour);
                    }
                }
            }
            seen.extend(&cells);
            let harvests =
                Player::BOTH.map(|player| self.harvests(player, next_to.iter().copied()));
            let owner = Oracle::ahead(&harvests[0], &harvests[1]);
            let highest = owner.map_or(0, |owner| harvests[owner.index()][0]);
            let value = cells.len() as i32 * highest;
            fields.push((
                cells.into_iter().map(name).collect(),
                harvests,
                owner,
                value,
            ));
        }
        fields
    }

    /// In half points.
    fn score(&self) -> [i32; 2] {
        let mut score = [0; 2];
        for (_, _, owner, value) in self.fields() {
            if let Some(owner) = owner {
                score[owner.index()] += 2 * value;
            }
        }
        let lists = Player::BOTH.map(|player| self.harvests(player, self.places()));
        if let Some(player) = Oracle::ahead(&lists[0], &lists[1]) {
            score[player.index()] += 1;
        }
        score
    }

    fn outcome(&self) -> Option<Option<Player>> {
        let [light, dark] = self.score();
        (self.passes == 2).then(|| match light - dark {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        })
    }

    fn text(&self) -> String {
        let row = |row| {
            let mut tokens: Vec<String> = Vec::new();
            let mut empty = 0;
            for column in 0..=self.size {
                let piece = self.at((column, row));
                if piece == Some(None) {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    tokens.push(empty.to_string());
                    empty = 0;
                }
                tokens.extend(piece.flatten().map(|piece| match piece {
                    (Player::First, None) => "l".to_string(),
                    (Player::Second, None) => "d".to_string(),
                    (Player::First, Some(harvest)) => format!("L{harvest}"),
                    (Player::Second, Some(harvest)) => format!("D{harvest}"),
                }));
            }
            tokens.join(",")
        };
        let rows: Vec<String> = (0..self.size).rev().map(row).collect();
        let turn = ['L', 'D'][self.turn.index()];
        format!("{} {turn} {} {}", rows.join("/"), self.farmers, self.passes)
    }
}

fn compare(position: &Position, oracle: &Oracle) {
    let text = oracle.text();
    assert_eq!(position.to_string(), text);
    let moves = position.legal_moves();
    let moves: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves, oracle.moves(), "{text}");
    let fields: Vec<Field> = position
        .fields()
        .iter()
        .map(|field| {
            let harvests = |player| {
                let adjacent = field.adjacent[player].iter();
                adjacent.map(|&(harvest, _)| harvest.into()).collect()
            };
            (
                field.cells.iter().map(ToString::to_string).collect(),
                Player::BOTH.map(harvests),
                field.owner(),
                field.value() as i32,
            )
        })
        .collect();
    assert_eq!(fields, oracle.fields(), "{text}");
    let score = position.score().expect("Agros has a score");
    assert_eq!(score.0, oracle.score(), "{text}");
    let outcome = position.outcome().map(|outcome| outcome.winner);
    assert_eq!(outcome, oracle.outcome(), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn agrees_with_the_rules_as_they_are_told(
        size in 4u8..=16,
        farmers in 1u8..=8,
        choices in prop::collection::vec(any::<Index>(), 0..160),
    ) {
        let setup = Setup::new(size, farmers).expect("a setup");
        let mut position = Position::start(&setup);
        let mut oracle = Oracle::start(size, farmers);
        compare(&position, &oracle);
        for choice in choices {
            let moves: Vec<String> = oracle.moves().into_iter().collect();
            if moves.is_empty() {
                break;
            }
            let text = &moves[choice.index(moves.len())];
            let play = position.read_move(text).expect("a legal move");
            position = position.play(play).expect("a legal move");
            oracle.play(text);
            compare(&position, &oracle);
        }
    }
}
