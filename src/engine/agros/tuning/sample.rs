//! A position of a game, and how that game went on.

use std::fmt;
use std::str::FromStr;

use crate::rules::agros::{Position, PositionError};
use crate::rules::{Player, Position as _};

/// A position with what is to be learned of it. As text it is a line of four columns with tabs
/// between them: the number of the game, the final lead, the lead that the search expected, and
/// the position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The number of the game among those of one run.
    pub game: u32,
    /// Light's final lead, in hundredths of a point.
    pub result: i32,
    /// Light's lead as the search expected it here, in hundredths of a point.
    pub expected: i32,
    /// The position.
    pub position: Position,
}

/// A line that is no sample.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SampleError {
    /// There are not four columns.
    #[error("a sample is a line of four columns with tabs between them")]
    Columns,
    /// A column is no number.
    #[error(transparent)]
    Number(#[from] std::num::ParseIntError),
    /// The last column is no position.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Sample {
    /// A lead of Light's for the player to move, in points a cell of the board.
    pub(super) fn for_mover(&self, hundredths: i32) -> f32 {
        let cells = f32::from(self.position.size()).powi(2);
        let lead = hundredths as f32 / 100.0 / cells;
        match self.position.turn() {
            Player::First => lead,
            Player::Second => -lead,
        }
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sample {
            game,
            result,
            expected,
            position,
        } = self;
        write!(f, "{game}\t{result}\t{expected}\t{position}")
    }
}

impl FromStr for Sample {
    type Err = SampleError;

    fn from_str(line: &str) -> Result<Self, SampleError> {
        let mut columns = line.split('\t');
        let mut column = || columns.next().ok_or(SampleError::Columns);
        let sample = Sample {
            game: column()?.parse()?,
            result: column()?.parse()?,
            expected: column()?.parse()?,
            position: Position::parse(column()?)?,
        };
        match columns.next() {
            Some(_) => Err(SampleError::Columns),
            None => Ok(sample),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_read_as_it_is_written() {
        let line = "7\t-1350\t22\t4,L1,5/10/10/3,D1,6/10/6,D1,3/10/10/10/10 L 5 0";
        let sample: Sample = line.parse().expect("a sample");
        assert_eq!(
            (sample.game, sample.result, sample.expected),
            (7, -1350, 22)
        );
        assert_eq!(sample.to_string(), line);
        for line in [
            "",
            "1\t2\t3",
            "1\t2\tx\t4 L 1 0",
            "1\t2\t3\t4/4/4/4 L 1 0\t",
        ] {
            assert!(line.parse::<Sample>().is_err(), "{line:?}");
        }
    }
}
