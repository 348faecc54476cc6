//! What people paste: a position or a game, in whatever form they have it.

mod drawing;
mod notation;

use crate::cause::{self, Explain, explained};
use crate::game::{Document, NodeId};
use crate::rules::Position;

use super::game_file::{FileError, MAX_BYTES, Opened, Parsed};
use super::game_text::{self, Fault, Problem, Scan};
use drawing::Drawing;

/// What a pasted text is.
#[derive(Debug)]
pub enum Pasted<P: Position> {
    /// A position: its notation, or a board as drawn.
    Position(P),
    /// A game: a game file, a game as text, or a list of moves.
    Game(Box<Opened<P>>),
}

/// Reads whatever a text is. Where it does not say under which setup it was played, as a list of
/// moves does not, it is `setup`.
///
/// The time it takes is in proportion to the length of the text.
///
/// # Errors
/// Where it is nothing that is known here: at the first place that is wrong.
pub fn read<P: Position>(text: &str, setup: &P::Setup) -> Result<Pasted<P>, Fault> {
    if text.len() as u64 > MAX_BYTES {
        return Err(Fault::at(text, 0, Problem::TooLarge));
    }
    let mut scan = Scan::new(text);
    scan.take(game_text::is_blank);
    skip_fence(&mut scan);
    scan.take(is_wrapping);
    if scan.rest().is_empty() {
        return Err(scan.fault(Problem::Nothing));
    }
    if is_object(&scan) {
        return read_file(&scan);
    }
    // In a game as text, a comment may well have a drawing of its own.
    let drawing = match scan.peek() {
        Some('[' | '{') => None,
        _ => Drawing::find(&scan),
    };
    skip_keyword(&mut scan, "position");
    if skip_keyword(&mut scan, "startpos") {
        return read_moves(&mut scan, Document::new(setup.clone()));
    }
    skip_keyword(&mut scan, "fen");
    let noted = notation::read::<P>(&mut scan);
    if let Some(drawing) = drawing {
        // A position that is written above its drawing says more.
        return match noted {
            Some(position) => position,
            None => drawing.read(&scan, setup),
        }
        .map(Pasted::Position);
    }
    match noted {
        None => {
            let (begin, has_headers) = (scan.clone(), scan.peek() == Some('['));
            let document = game_text::read_from(&mut scan, setup)?;
            let has_moves = document.all().nth(1).is_some();
            if !has_moves && !has_headers {
                return Err(begin.fault(Problem::Nothing));
            }
            Ok(game(document))
        }
        Some(position) => {
            let position = position?;
            scan.take(|sign| is_wrapping(sign) || ".;,".contains(sign));
            if scan.rest().is_empty() {
                return Ok(Pasted::Position(position));
            }
            let begun = Document::starting_from(position.setup(), position);
            let begun = begun.expect("a position agrees with its own setup");
            let behind = scan.clone();
            let pasted = read_moves(&mut scan, begun)?;
            // Numbers and single letters may stand before a move, but not for nothing.
            match &pasted {
                Pasted::Game(opened) if is_bare(&opened.document) => {
                    Err(behind.expected("a move, or nothing behind the position,"))
                }
                _ => Ok(pasted),
            }
        }
    }
}

/// Whether a game has neither moves nor remarks.
fn is_bare<P: Position>(game: &Document<P>) -> bool {
    game.all().nth(1).is_none() && game.notes(NodeId::ROOT).comment.is_empty()
}

/// Reads the moves after a position.
fn read_moves<P: Position>(scan: &mut Scan<'_>, begun: Document<P>) -> Result<Pasted<P>, Fault> {
    skip_keyword(scan, "moves");
    game_text::read_moves(scan, begun).map(game)
}

fn game<P: Position>(document: Document<P>) -> Pasted<P> {
    Pasted::Game(Box::new(Opened {
        document,
        newer: None,
        print: None,
    }))
}

/// Blanks, and the quotes and fences that people put round a text.
fn is_wrapping(sign: char) -> bool {
    game_text::is_blank(sign) || "\"'`“”„‘’>|".contains(sign)
}

/// Goes over a fence of backticks and the name of the language on it.
fn skip_fence(scan: &mut Scan<'_>) {
    let mut fence = scan.clone();
    if fence.take(|sign| sign == '`').len() >= 3 {
        fence.take(char::is_alphanumeric);
        if matches!(fence.peek(), Some('\n' | '\r')) {
            *scan = fence;
        }
    }
}

/// Goes over a word that says what follows, in any letter case.
fn skip_keyword(scan: &mut Scan<'_>, keyword: &str) -> bool {
    let mut after = scan.clone();
    after.take(is_wrapping);
    let word = after.take(|sign| !is_wrapping(sign) && sign != ':');
    let there = word.eq_ignore_ascii_case(keyword);
    if there {
        after.eat(':');
        after.take(is_wrapping);
        *scan = after;
    }
    there
}

/// Whether this is an object in JSON, and not a comment.
fn is_object(scan: &Scan<'_>) -> bool {
    let inside = scan.rest().strip_prefix('{');
    inside.is_some_and(|inside| inside.trim_start().starts_with(['"', '}']))
}

fn read_file<P: Position>(scan: &Scan<'_>) -> Result<Pasted<P>, Fault> {
    let text = scan.rest().trim_end_matches(is_wrapping);
    let read = Parsed::new(text.as_bytes()).and_then(Parsed::read::<P>);
    let opened = read.map_err(|error| {
        let begin = scan.at();
        match error {
            FileError::NotJson(error) => {
                let byte = begin + byte_of(text, error.line(), error.column());
                // The place is told already, counted from the beginning of all the text.
                let why = cause::json::what(&error);
                let english = format!("no game file: {why}");
                let cause = explained!(&english, "text-no-game-file", problem = why);
                scan.fault_at(byte, Problem::Content(cause))
            }
            other => scan.fault_at(begin, Problem::Content(other.explain())),
        }
    })?;
    Ok(Pasted::Game(Box::new(opened)))
}

/// The byte of a text at a line and a column, both counted from 1, the column in bytes.
fn byte_of(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
    let start: usize = lines.map(str::len).sum();
    let byte = (start + column.saturating_sub(1)).min(text.len());
    (0..=byte)
        .rev()
        .find(|byte| text.is_char_boundary(*byte))
        .unwrap_or(0)
}
