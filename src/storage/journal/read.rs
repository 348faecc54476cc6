//! From the lines of a journal to deeds.

use std::path::PathBuf;

use serde_json::Value;

use crate::game::{AddedLine, Change, Deed, Document, News, NodeId, Notes, Record, Revision};
use crate::rules::{ByPlayer, Position};
use crate::storage::game_file::parts::{Object, read_ending, read_notes, read_winner};
use crate::storage::game_file::{self, FileError, Part};

use super::deed::CHANGES;
use super::place::read_path;
use super::{FORMAT, VERSION};

/// The first line of a journal.
pub struct Head {
    /// The game it is of.
    pub game: String,
    /// The file that the game was in.
    pub file: Option<PathBuf>,
    base: Value,
}

impl Head {
    /// Reads a line; `None` where it is no first line of a journal of this version.
    pub fn read(line: &[u8]) -> Option<Head> {
        let mut head: Value = serde_json::from_slice(line).ok()?;
        if head["format"] != FORMAT || head["version"] != VERSION {
            return None;
        }
        Some(Head {
            game: head["game"].as_str()?.to_owned(),
            file: read_path(&head["file"]),
            base: head["base"].take(),
        })
    }

    /// The game as it was at first.
    pub fn base<P: Position>(self) -> Result<Document<P>, FileError> {
        document(self.base)
    }
}

/// A line after the first.
pub enum Line<P: Position> {
    /// Something was done.
    Deed(News<P>),
    /// The game is in this file from now on.
    File(PathBuf),
}

/// Reads a line for a record as it is at that moment; `None` where it does not fit it.
pub fn read_line<P: Position>(line: &[u8], record: &Record<P>) -> Option<Line<P>> {
    let line: Value = serde_json::from_slice(line).ok()?;
    let mut line = Object::new(Part::File, line).ok()?;
    if let Some(file) = line.take("file") {
        return Some(Line::File(read_path(&file)?));
    }
    let at = node(&line.take("at")?)?;
    let deed = read_deed(&mut line, at, record)?;
    Some(Line::Deed(News { at, deed }))
}

fn read_deed<P: Position>(line: &mut Object, at: NodeId, record: &Record<P>) -> Option<Deed<P>> {
    if let Some(play) = line.take("play") {
        return Some(Deed::Play {
            play: position(record, at)?.read_move(play.as_str()?).ok()?,
            clock: line.count("clock").ok()?,
        });
    }
    if line.take("undo").is_some() {
        return Some(Deed::Undo);
    }
    if line.take("redo").is_some() {
        return Some(Deed::Redo);
    }
    if let Some(on) = line.take("comment") {
        return Some(Deed::Comment {
            node: node(&on)?,
            text: line.require_string("text").ok()?,
        });
    }
    if let Some(on) = line.take("notes") {
        let (change, on) = (change(line)?, node(&on)?);
        let notes = Box::new(notes(line, position(record, on)?)?);
        return Some(Deed::Notes {
            change,
            node: on,
            notes,
        });
    }
    if let Some(moves) = line.list("line").ok()? {
        let after = node(&line.take("after")?)?;
        let mut here = position(record, after)?.clone();
        let mut read = Vec::new();
        for text in moves {
            let play = here.read_move(text.as_str()?).ok()?;
            here = here.play(play).ok()?;
            read.push(play);
        }
        return Some(Deed::Line { after, moves: read });
    }
    if let Some(put) = line.take("put") {
        return Some(Deed::Reorder {
            change: change(line)?,
            node: node(&put)?,
            index: usize::try_from(line.take("to")?.as_u64()?).ok()?,
        });
    }
    if let Some(revision) = line.take("revise") {
        let revision = read_revision(revision, record)?;
        return Some(Deed::Revise(change(line)?, Box::new(revision)));
    }
    read_rare(line)
}

/// Deeds that need no position.
fn read_rare<P: Position>(line: &mut Object) -> Option<Deed<P>> {
    if let Some(deleted) = line.take("delete") {
        return Some(Deed::Delete(node(&deleted)?));
    }
    if let Some(trimmed) = line.take("trim") {
        return Some(Deed::Trim(node(&trimmed)?));
    }
    if let Some(names) = line.take("players") {
        let names: [String; 2] = serde_json::from_value(names).ok()?;
        return Some(Deed::Players(ByPlayer(names)));
    }
    if let Some(takes) = line.take("side") {
        return Some(Deed::Side(takes.as_bool()?));
    }
    if line.take("exchange").is_some() {
        return Some(Deed::Exchange);
    }
    if let Some(tags) = line.take("tags") {
        return Some(Deed::Tags(Object::new(Part::Tags, tags).ok()?.rest()));
    }
    if let Some(ending) = line.take("ending") {
        return Some(Deed::Ending(match ending {
            Value::Null => None,
            ending => {
                let mut result = Object::new(Part::Result, ending).ok()?;
                let winner = read_winner::<P>(&mut result).ok()?;
                Some(read_ending(&mut result, winner).ok()??)
            }
        }));
    }
    let whole = line.take("whole")?;
    Some(Deed::Whole(Box::new(document(whole).ok()?)))
}

fn read_revision<P: Position>(value: Value, record: &Record<P>) -> Option<Revision<P>> {
    let mut keys = Object::new(Part::File, value).ok()?;
    let mut revision = Revision::default();
    for value in keys.list("notes").ok()?? {
        let mut keys = Object::new(Part::File, value).ok()?;
        let on = node(&keys.take("node")?)?;
        let Some(position) = position(record, on) else {
            // It was out of date when it was found.
            continue;
        };
        revision.notes.push((on, notes(&mut keys, position)?));
    }
    for value in keys.list("out").ok()?? {
        revision.out.push(node(&value)?);
    }
    for value in keys.list("lines").ok()?? {
        let mut line = Object::new(Part::File, value).ok()?;
        let after = node(&line.take("after")?)?;
        let Some(start) = position(record, after) else {
            continue;
        };
        let mut here = start.clone();
        let mut moves = Vec::new();
        for value in line.list("moves").ok()?? {
            let mut keys = Object::new(Part::File, value).ok()?;
            let text = keys.require_string("move").ok()?;
            // The line ended here for the record, too.
            let Ok(play) = here.read_move(&text) else {
                break;
            };
            let Ok(next) = here.play(play) else { break };
            here = next;
            moves.push((play, notes(&mut keys, &here)?));
        }
        revision.lines.push(AddedLine { after, moves });
    }
    Some(revision)
}

/// What is written at a node with this position, by the key `are`.
fn notes<P: Position>(keys: &mut Object, position: &P) -> Option<Notes<P::Cell>> {
    let notes = Object::new(Part::Node(0), keys.take("are")?).ok()?;
    read_notes(position, 0, notes).ok()
}

/// The position at a node, if it is in the tree.
fn position<P: Position>(record: &Record<P>, node: NodeId) -> Option<&P> {
    let there = node == record.cursor() || record.contains(node);
    there.then(|| record.position(node))
}

fn node(value: &Value) -> Option<NodeId> {
    let number = u32::try_from(value.as_u64()?).ok()?;
    Some(NodeId::numbered(number))
}

fn change(line: &mut Object) -> Option<Change> {
    let name = line.require_string("change").ok()?;
    let named = CHANGES.iter().find(|(_, named)| *named == name);
    named.map(|(change, _)| *change)
}

fn document<P: Position>(value: Value) -> Result<Document<P>, FileError> {
    Ok(game_file::Parsed::of(value)?.read()?.document)
}
