//! The notes in brackets: marks on the board, clock, evaluation, unknown keys, the cursor.

use crate::cause::Cause;
use serde_json::Value;

use crate::game::{Document, Extra, Mark, NodeId, Shape};
use crate::rules::Position;

use super::scan::{Scan, is_blank};
use super::{Fault, Problem, clock};

/// Reads one pair of brackets into the notes of a node; `true` if it holds the cursor.
pub(super) fn read<P: Position>(
    scan: &mut Scan<'_>,
    document: &mut Document<P>,
    node: NodeId,
) -> Result<bool, Fault> {
    let begin = scan.at();
    scan.skip(1);
    let name = scan.clone();
    let position = document.position(node).clone();
    let notes = document.notes_mut(node);
    let mut is_cursor = false;
    match scan.take(char::is_alphanumeric) {
        "cursor" => is_cursor = true,
        "ring" => {
            let at = read_cell(scan, &position)?;
            notes.marks.push(read_mark(scan, at, Shape::Ring)?);
        }
        "square" => {
            let at = read_cell(scan, &position)?;
            notes.marks.push(read_mark(scan, at, Shape::Square)?);
        }
        "arrow" => {
            let at = read_cell(scan, &position)?;
            let to = read_cell(scan, &position)?;
            notes.marks.push(read_mark(scan, at, Shape::Arrow(to))?);
        }
        "text" => {
            let at = read_cell(scan, &position)?;
            let place = scan.clone();
            let Value::String(text) = scan.json()? else {
                return Err(place.expected("a text in quotes"));
            };
            notes.marks.push(read_mark(scan, at, Shape::Text(text))?);
        }
        "clock" => {
            scan.skip_blanks();
            let place = scan.clone();
            let text = scan.take(|sign| !is_blank(sign) && sign != ']');
            let left = clock::read(text);
            notes.clock = Some(left.ok_or_else(|| place.expected("a clock such as `0:04:59`"))?);
        }
        "eval" => notes.eval = Some(scan.json()?),
        "extra" => notes.extra = read_extra(scan)?,
        _ => {
            let notes = "one of ring, square, arrow, text, clock, eval, extra and cursor";
            return Err(name.expected(notes));
        }
    }
    scan.close(']', begin)?;
    Ok(is_cursor)
}

fn read_cell<P: Position>(scan: &mut Scan<'_>, position: &P) -> Result<P::Cell, Fault> {
    scan.skip_blanks();
    let place = scan.clone();
    let name = scan.take(char::is_alphanumeric);
    let cell = position.cell(name);
    cell.ok_or_else(|| place.expected("a cell of the board"))
}

/// A mark, with the unknown keys that may stand after it.
fn read_mark<C>(scan: &mut Scan<'_>, at: C, shape: Shape<C>) -> Result<Mark<C>, Fault> {
    scan.skip_blanks();
    let extra = match scan.peek() {
        Some('{') => read_extra(scan)?,
        _ => Extra::new(),
    };
    Ok(Mark { at, shape, extra })
}

fn read_extra(scan: &mut Scan<'_>) -> Result<Extra, Fault> {
    scan.skip_blanks();
    let place = scan.clone();
    match scan.json()? {
        Value::Object(extra) => Ok(extra),
        _ => {
            let problem = Cause::phrase("text", "unknown keys are an object in JSON");
            Err(place.fault(Problem::Content(problem)))
        }
    }
}
