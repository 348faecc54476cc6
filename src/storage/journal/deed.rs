//! From deeds to the lines of a journal.

use std::path::Path;

use serde_json::{Map, Value, json};

use crate::game::{Change, Deed, Document, Ending, News, Notes, Revision};
use crate::rules::{ByPlayer, Position};
use crate::storage::game_file::parts::{write_in_order, write_notes};

use super::place::write_path;
use super::{FORMAT, VERSION};

/// How changes are called in journals.
pub const CHANGES: [(Change, &str); 16] = [
    (Change::Move, "move"),
    (Change::Line, "line"),
    (Change::Comment, "comment"),
    (Change::Symbol, "symbol"),
    (Change::Marks, "marks"),
    (Change::Eval, "eval"),
    (Change::Deletion, "deletion"),
    (Change::Promotion, "promotion"),
    (Change::Order, "order"),
    (Change::Players, "players"),
    (Change::Sides, "sides"),
    (Change::Exchange, "exchange"),
    (Change::Tags, "tags"),
    (Change::Ending, "ending"),
    (Change::Review, "review"),
    (Change::Whole, "whole"),
];

/// The first line: a game as it lies on the desk before anything is done to it.
pub fn write_head<P: Position>(document: &Document<P>, file: Option<&Path>) -> String {
    let head = json!({
        "format": FORMAT,
        "version": VERSION,
        "game": P::GAME,
        "file": file.map(write_path),
        "base": write_in_order(document),
    });
    head.to_string()
}

/// The line that says that the game is in another file from now on.
pub fn write_file(file: &Path) -> String {
    json!({"file": write_path(file)}).to_string()
}

/// The line of a deed.
pub fn write_deed<P: Position>(news: &News<P>) -> String {
    let mut line = Map::new();
    let mut put = |key: &str, value: Value| {
        line.insert(key.to_owned(), value);
    };
    put("at", news.at.number().into());
    match &news.deed {
        Deed::Play { play, clock } => {
            put("play", play.to_string().into());
            if let Some(clock) = clock {
                put("clock", (*clock).into());
            }
        }
        Deed::Line { after, moves } => {
            put("line", moves.iter().map(ToString::to_string).collect());
            put("after", after.number().into());
        }
        Deed::Delete(node) => put("delete", node.number().into()),
        Deed::Trim(node) => put("trim", node.number().into()),
        Deed::Reorder {
            change,
            node,
            index,
        } => {
            put("put", node.number().into());
            put("to", (*index).into());
            put("change", name(*change));
        }
        Deed::Notes {
            change,
            node,
            notes,
        } => {
            put("notes", node.number().into());
            put("change", name(*change));
            put("are", keys(notes));
        }
        Deed::Comment { node, text } => {
            put("comment", node.number().into());
            put("text", text.as_str().into());
        }
        Deed::Players(ByPlayer([first, second])) => put("players", json!([first, second])),
        Deed::Side(takes) => put("side", (*takes).into()),
        Deed::Exchange => put("exchange", true.into()),
        Deed::Tags(tags) => put("tags", tags.clone().into()),
        Deed::Ending(ending) => put("ending", ending.map_or(Value::Null, write_ending::<P>)),
        Deed::Revise(change, revision) => {
            put("revise", write_revision(revision));
            put("change", name(*change));
        }
        Deed::Whole(document) => put("whole", write_in_order(document)),
        Deed::Undo => put("undo", true.into()),
        Deed::Redo => put("redo", true.into()),
    }
    Value::Object(line).to_string()
}

fn name(change: Change) -> Value {
    let named = CHANGES.iter().find(|(named, _)| *named == change);
    named.map_or("", |(_, name)| name).into()
}

fn keys<C: std::fmt::Display>(notes: &Notes<C>) -> Value {
    let mut keys = Map::new();
    write_notes(notes, &mut keys);
    keys.into()
}

fn write_ending<P: Position>(ending: Ending) -> Value {
    let winner = ending.winner().map(|winner| P::LETTERS[winner].to_string());
    json!({"winner": winner, "by": ending.name()})
}

fn write_revision<P: Position>(revision: &Revision<P>) -> Value {
    let notes = revision.notes.iter();
    let notes = notes.map(|(node, notes)| json!({"node": node.number(), "are": keys(notes)}));
    let out = revision.out.iter().map(|node| Value::from(node.number()));
    let lines = revision.lines.iter().map(|line| {
        let moves = line.moves.iter();
        let moves =
            moves.map(|(play, notes)| json!({"move": play.to_string(), "are": keys(notes)}));
        json!({"after": line.after.number(), "moves": moves.collect::<Value>()})
    });
    json!({
        "notes": notes.collect::<Value>(),
        "out": out.collect::<Value>(),
        "lines": lines.collect::<Value>(),
    })
}
