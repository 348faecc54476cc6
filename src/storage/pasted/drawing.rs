//! Finding the board as drawn in a text.

use crate::cause::{Cause, Explain};
use crate::rules::{DiagramError, Player, Position};
use crate::storage::game_text::{Fault, Problem, Scan};

/// The rows of a drawing, and what stands below.
pub(super) struct Drawing<'a> {
    rows: &'a str,
    /// The byte of the text at which the rows begin.
    at: usize,
    below: &'a str,
}

/// So many lines below a drawing are looked at for whose turn it is.
const BELOW: usize = 8;

impl<'a> Drawing<'a> {
    /// Finds the first lines that begin with falling numbers.
    pub(super) fn find(scan: &Scan<'a>) -> Option<Drawing<'a>> {
        let text = scan.rest();
        let (mut begin, mut end) = (0, 0);
        let mut row = None;
        let mut rows = 0;
        let mut byte = 0;
        for line in text.split_inclusive('\n') {
            match (row_number(line), row) {
                (Some(number), Some(above)) if number + 1 == above => {
                    row = Some(number);
                    rows += 1;
                    end = byte + line.len();
                }
                _ if rows > 1 => break,
                (number, _) => {
                    (begin, row, rows) = (byte, number, usize::from(number.is_some()));
                }
            }
            byte += line.len();
        }
        (rows > 1).then(|| Drawing {
            rows: &text[begin..end],
            at: scan.at() + begin,
            below: &text[end..],
        })
    }

    /// Reads the drawing.
    pub(super) fn read<P: Position>(&self, scan: &Scan<'_>, setup: &P::Setup) -> Result<P, Fault> {
        let Some(read) = P::read_diagram(self.rows, self.turn::<P>(), setup) else {
            let problem = Cause::phrase("text", "drawings of this game are not read");
            return Err(scan.fault_at(self.at, Problem::Content(problem)));
        };
        read.map_err(|error| {
            let line = match &error {
                DiagramError::Row { line, .. } => *line,
                DiagramError::Position(_) => 0,
            };
            let lines = self.rows.split_inclusive('\n').take(line);
            let byte = self.at + lines.map(str::len).sum::<usize>();
            scan.fault_at(byte, Problem::Content(error.explain()))
        })
    }

    /// Whose turn it is, if a line below says so.
    fn turn<P: Position>(&self) -> Option<Player> {
        self.below.lines().take(BELOW).find_map(|line| {
            let mut words = line.split_whitespace();
            let (turn, letter) = (words.next()?, words.next()?);
            let player = |player: &Player| letter == P::LETTERS[*player].to_string();
            let named = turn.eq_ignore_ascii_case("turn");
            Player::BOTH.into_iter().find(player).filter(|_| named)
        })
    }
}

/// The number at the beginning of a row, if the line is one: a number and two words at least.
fn row_number(line: &str) -> Option<u8> {
    let mut words = line.split_whitespace();
    let number = words.next()?.parse().ok()?;
    words.nth(1).map(|_| number)
}
