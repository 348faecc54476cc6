//! A whole game as text that people read and write: what the game file holds, in the manner of
//! chess's PGN.
//!
//! ```text
//! [Game "agros" 1]
//! [Setup {"size":8,"farmers":3}]
//! [Players "Anna" "Ben"]
//!
//! a1 h8 g7 c3 b5 e8
//! 1. c3+c4! {grows} h8+h7 2. c4-c5 [ring c5]
//! (2. c4+e4 [clock 0:04:59])
//! ```
//!
//! Headers come first, each a name and values in JSON; only `Game` must be there, and not even
//! that in a bare list of moves. Then come the moves. After a move, or before the first one for
//! the start, stand its notes: a symbol, a `{comment}` (in which `\` escapes) and what else there
//! is in brackets: `[ring e5]`, `[square e5]`, `[arrow e5 g7]`, `[text e5 "A"]`, `[clock H:MM:SS]`,
//! `[eval JSON]`, `[extra {unknown keys}]`, and `[cursor]` where the game is looked at. Lines that
//! leave the main one stand in parentheses after the move that they replace. Numbers of moves are
//! for the eye alone.
//!
//! Whatever a game file keeps is kept. The reader also takes what people really write: commas, line
//! breaks, dashes of all kinds, `1...`, `1)`, remarks after `;`, `#` or `//`, and results.

mod brackets;
mod clock;
mod fault;
mod head;
mod moves;
mod scan;
mod words;
mod write;

pub use fault::{Fault, Problem};
pub use write::write;

use crate::game::Document;
use crate::rules::Position;

use super::game_file::MAX_BYTES;
use head::Head;
use moves::Reader;
pub(super) use scan::{Scan, is_blank};

/// The ending of the name of a file with such a text, without the dot.
pub const EXTENSION: &str = "txt";

/// The version of the format that is written.
const VERSION: u64 = 1;

/// Reads a game. Where the text does not say under which setup it was played, it is `setup`.
///
/// # Errors
/// Where the text is none of a game, at the first place that is wrong.
pub fn read<P: Position>(text: &str, setup: &P::Setup) -> Result<Document<P>, Fault> {
    if text.len() as u64 > MAX_BYTES {
        return Err(Fault::at(text, 0, Problem::TooLarge));
    }
    read_from(&mut Scan::new(text), setup)
}

/// The name of the game that a text is of, where its first header says it.
pub fn game(text: &str) -> Option<String> {
    head::game(&mut Scan::new(text))
}

/// Reads the game that begins at a place of a text.
pub(super) fn read_from<P: Position>(
    scan: &mut Scan<'_>,
    setup: &P::Setup,
) -> Result<Document<P>, Fault> {
    let head = Head::read::<P>(scan)?;
    let document = head.document(scan, setup)?;
    let mut document = Reader::new(document).read(scan)?;
    head.finish(scan, &mut document)?;
    Ok(document)
}

/// Reads the moves of a game that has begun already.
pub(super) fn read_moves<P: Position>(
    scan: &mut Scan<'_>,
    begun: Document<P>,
) -> Result<Document<P>, Fault> {
    Reader::new(begun).read(scan)
}
