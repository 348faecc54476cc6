//! The rows of the move list: a turn of each player in a row, side lines below the row that they
//! leave.

use std::ops::Range;

use crate::rules::{ByPlayer, Player};
use crate::study::{Line, Ply};

/// The longest turn that a row has room for; what is longer goes on in the next row.
const PLIES_A_TURN: usize = 2;

/// One row of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A turn of each player, the first player's first. Either may be missing.
    Turns {
        /// The number of the row, counted from 1 after the opening; none in the opening.
        number: Option<usize>,
        /// The plies of both turns, as places in the line.
        turns: ByPlayer<Range<usize>>,
    },
    /// A side line, by its place among those of the line.
    SideLine(usize),
}

/// A move of the list that can be gone to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A ply, by its place in the line.
    Ply(usize),
    /// The first ply of a side line, by its place among those of the line.
    SideLine(usize),
}

/// A way from one move of the list to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the move before.
    Back,
    /// To the next move.
    On,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the first move of the list.
    First,
    /// To the last.
    Last,
}

impl Row {
    /// The moves of the row, from left to right; at least one.
    fn places(&self) -> Vec<Place> {
        match self {
            Row::Turns { turns, .. } => turns.0.iter().cloned().flatten().map(Place::Ply).collect(),
            Row::SideLine(index) => vec![Place::SideLine(*index)],
        }
    }
}

/// All rows of a line. To be made once for each line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rows {
    rows: Vec<Row>,
    /// For each ply of the line the row it stands in.
    row_of_ply: Vec<usize>,
}

impl Rows {
    /// The rows of a line.
    pub fn of(line: &Line) -> Rows {
        let mut rows = Rows::default();
        let mut last_number = 0;
        let mut side_lines = line.side_lines.iter().peekable();
        let mut shown_side_lines = 0;
        let mut from = 0;
        while from < line.plies.len() {
            let turns = turns(&line.plies, from, line.opening);
            let to = turns[Player::Second].end;
            let number = (from >= line.opening).then(|| {
                last_number += 1;
                last_number
            });
            rows.row_of_ply.resize(to, rows.rows.len());
            rows.rows.push(Row::Turns { number, turns });
            while side_lines.next_if(|side| side.leaves < to).is_some() {
                rows.rows.push(Row::SideLine(shown_side_lines));
                shown_side_lines += 1;
            }
            from = to;
        }
        rows
    }

    /// The rows, from the first to the last.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The row in which a ply stands, by the number of plies up to and with it; the first row for
    /// the start.
    pub fn row_of(&self, ply: usize) -> usize {
        let before = ply.checked_sub(1);
        before
            .and_then(|ply| self.row_of_ply.get(ply).copied())
            .unwrap_or(0)
    }

    /// The row of a move.
    pub fn row_with(&self, place: Place) -> usize {
        match place {
            Place::Ply(index) => self.row_of(index + 1),
            Place::SideLine(index) => {
                let row = Row::SideLine(index);
                self.rows
                    .iter()
                    .position(|other| *other == row)
                    .unwrap_or(0)
            }
        }
    }

    /// The ply before which so many others stand, or where there is none, the first one.
    pub fn place_at(&self, ply: usize) -> Option<Place> {
        (!self.row_of_ply.is_empty()).then(|| Place::Ply(ply.saturating_sub(1)))
    }

    /// The move that lies this way from another; that one itself at the edges of the list.
    pub fn step(&self, from: Place, way: Way) -> Place {
        let row = self.row_with(from);
        let places = |row: usize| self.rows.get(row).map(Row::places).unwrap_or_default();
        let here = places(row);
        let column = here.iter().position(|place| *place == from).unwrap_or(0);
        let above = || row.checked_sub(1).map(places).unwrap_or_default();
        let in_column = |places: Vec<Place>| places.get(column).or(places.last()).copied();
        let found = match way {
            Way::Back if column > 0 => Some(here[column - 1]),
            Way::Back => above().last().copied(),
            Way::On if column + 1 < here.len() => Some(here[column + 1]),
            Way::On => places(row + 1).first().copied(),
            Way::Up => in_column(above()),
            Way::Down => in_column(places(row + 1)),
            Way::First => places(0).first().copied(),
            Way::Last => places(self.rows.len().saturating_sub(1)).last().copied(),
        };
        found.unwrap_or(from)
    }

    /// The number of the row in which a ply stands, counted like [`row_of`](Rows::row_of).
    pub fn number_of(&self, ply: usize) -> Option<usize> {
        match self.rows.get(self.row_of(ply))? {
            Row::Turns { number, .. } => *number,
            Row::SideLine(_) => None,
        }
    }
}

/// The turns of a row that begins with the ply `from`. A row does not reach out of the opening.
fn turns(plies: &[Ply], from: usize, opening: usize) -> ByPlayer<Range<usize>> {
    let end = if from < opening {
        opening.min(plies.len())
    } else {
        plies.len()
    };
    let turn_from = |from: usize, player| {
        let plies = plies[from..end].iter().take(PLIES_A_TURN);
        from..from + plies.take_while(|ply| ply.mover == player).count()
    };
    let first = turn_from(from, Player::First);
    let second = turn_from(first.end, Player::Second);
    ByPlayer([first, second])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::sample;

    /// Rows as text: `2. a b | c`, side lines as `*`.
    fn written(line: &Line) -> Vec<String> {
        let turn = |plies: &Range<usize>| {
            let plies = line.plies[plies.clone()].iter();
            plies
                .map(|ply| ply.notation.as_str())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let row = |row: &Row| match row {
            Row::Turns { number, turns } => {
                let number = number.map_or(String::new(), |number| format!("{number}. "));
                let [first, second] = Player::BOTH.map(|player| turn(&turns[player]));
                format!("{number}{first} | {second}")
            }
            Row::SideLine(_) => "*".to_owned(),
        };
        Rows::of(line).rows().iter().map(row).collect()
    }

    #[test]
    fn the_opening_is_grouped_by_turn_and_counting_starts_after_it() {
        let line = Line::through(&sample::game(13));
        assert_eq!(
            written(&line),
            [
                "g3 | i5 d8",
                "g9 e3 | b2 e7",
                "f4 b9 | i4",
                "1. e3+e2 | b2+a1",
                "2. e2+c4 | ",
            ]
        );
    }

    #[test]
    fn a_side_line_stands_below_the_row_it_leaves() {
        let line = Line::through(&sample::game_with_a_side_line());
        let rows = written(&line);
        let at = rows.iter().position(|row| row == "*").expect("a side line");
        assert_eq!(rows[at - 1], "28. d6-b8 | b3+g8");
        assert_eq!(rows[at + 1], "29. b8+b9 | e5+e6");
        assert_eq!(rows.len(), 3 + 38 + 1);
    }

    #[test]
    fn every_ply_is_found_in_its_row() {
        let line = Line::through(&sample::game_with_a_side_line());
        let rows = Rows::of(&line);
        for ply in 1..=line.plies.len() {
            let Row::Turns { turns, .. } = &rows.rows()[rows.row_of(ply)] else {
                panic!("ply {ply} in a side line");
            };
            assert!(
                turns.0.iter().any(|turn| turn.contains(&(ply - 1))),
                "ply {ply}"
            );
        }
        assert_eq!(rows.row_of(0), 0);
        assert_eq!(rows.number_of(72), Some(31));
        assert_eq!(rows.number_of(5), None);
    }

    #[test]
    fn steps_go_from_move_to_move_and_stay_in_the_list() {
        let line = Line::through(&sample::game_with_a_side_line());
        let rows = Rows::of(&line);
        let ways =
            |from: Place, ways: &[Way]| ways.iter().fold(from, |place, way| rows.step(place, *way));
        let (first, last) = (Place::Ply(0), Place::Ply(line.plies.len() - 1));
        assert_eq!(ways(first, &[Way::Back]), first);
        assert_eq!(ways(first, &[Way::Up]), first);
        assert_eq!(ways(last, &[Way::On]), last);
        assert_eq!(ways(last, &[Way::Down]), last);
        assert_eq!(ways(last, &[Way::First]), first);
        assert_eq!(ways(first, &[Way::Last]), last);
        // 28. d6-b8 | b3+g8, the side line beside that, 29. b8+b9 | e5+e6
        let before = Place::Ply(65);
        assert_eq!(ways(before, &[Way::On]), Place::SideLine(0));
        assert_eq!(ways(before, &[Way::On, Way::On]), Place::Ply(66));
        assert_eq!(ways(before, &[Way::On, Way::Back]), before);
        assert_eq!(ways(before, &[Way::Down]), Place::SideLine(0));
        assert_eq!(ways(Place::Ply(66), &[Way::Up, Way::Up]), Place::Ply(64));
        assert_eq!(ways(Place::Ply(67), &[Way::Down]), Place::Ply(69));
        // Every move is come by.
        let mut place = first;
        let mut passed = 1;
        while rows.step(place, Way::On) != place {
            place = rows.step(place, Way::On);
            passed += 1;
        }
        assert_eq!((place, passed), (last, line.plies.len() + 1));
    }

    #[test]
    fn a_long_turn_and_a_start_by_the_second_player_find_room() {
        let mut line = Line::through(&sample::game(11));
        line.plies.drain(..10);
        line.opening = 0;
        let ply = line.plies[0].clone();
        let by = |mover| Ply {
            mover,
            ..ply.clone()
        };
        let (first, second) = (by(Player::First), by(Player::Second));
        line.plies = [&second, &first, &first, &first, &second]
            .map(Clone::clone)
            .into();
        assert_eq!(
            written(&line),
            ["1.  | e3+e2", "2. e3+e2 e3+e2 | ", "3. e3+e2 | e3+e2"]
        );
    }
}
