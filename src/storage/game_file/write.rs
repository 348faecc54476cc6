//! From the game to the file.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use crate::game::{
    Document, Extra, GameResult, House, Mark, NodeId, Notes, Person, Shape, Swap, WrittenTime,
};
use crate::rules::{ByPlayer, Position};

use super::{FORMAT, VERSION};

/// The text of a game file, which is the same for the same game.
pub fn write<P: Position>(document: &Document<P>) -> String {
    let mut text = write_whole(document, document.all()).to_string();
    text.push('\n');
    text
}

/// The same as a value, with the nodes in the order of their numbers: where none was ever taken out
/// of the document, they have the same numbers when it is read.
pub(in crate::storage) fn write_in_order<P: Position>(document: &Document<P>) -> Value {
    let mut nodes: Vec<_> = document.all().collect();
    nodes.sort_unstable();
    write_whole(document, nodes)
}

fn write_whole<P: Position>(
    document: &Document<P>,
    nodes: impl IntoIterator<Item = NodeId>,
) -> Value {
    let header = document.header();
    let (nodes, cursor) = write_nodes(document, nodes);
    let mut file = Map::new();
    file.insert("format".into(), FORMAT.into());
    file.insert("version".into(), VERSION.into());
    file.insert("game".into(), P::GAME.into());
    file.insert("setup".into(), write_setup(document));
    if let Some(start) = document.own_start() {
        file.insert("start".into(), start.to_string().into());
    }
    let players = header.players.0.iter();
    let players = players.map(write_person);
    file.insert("players".into(), players.collect());
    if !header.tags.is_empty() {
        file.insert("tags".into(), header.tags.clone().into());
    }
    file.insert("nodes".into(), nodes);
    file.insert("cursor".into(), cursor.into());
    if let Some(result) = document.result() {
        file.insert("result".into(), write_result(document, result));
    }
    with(file.into(), &header.extra)
}

pub(in crate::storage) fn write_person(person: &Person) -> Value {
    with(json!({"name": person.name}), &person.extra)
}

/// An object with the unknown keys that belong to it.
fn with(mut object: Value, extra: &Extra) -> Value {
    if let Value::Object(keys) = &mut object {
        keys.extend(extra.clone());
    }
    object
}

pub(in crate::storage) fn write_setup<P: Position>(document: &Document<P>) -> Value {
    let setup = serde_json::to_value(document.setup());
    let mut setup = setup.expect("a setup is an object with plain keys");
    let House { swap, bid, time } = document.header().house;
    let swap = match swap {
        Swap::Off => None,
        Swap::Open => Some(true.into()),
        Swap::Kept => Some("kept".into()),
        Swap::Taken => Some("taken".into()),
    };
    if let Some(swap) = swap {
        setup["swap"] = swap;
    }
    if bid > 0 {
        setup["bid"] = bid.into();
    }
    if let Some(time) = time {
        let WrittenTime {
            main,
            increment,
            periods,
            period,
        } = time.written();
        for (key, number) in [
            ("time", main),
            ("increment", increment),
            ("periods", periods),
            ("period", period),
        ] {
            if number > 0 {
                setup[key] = number.into();
            }
        }
    }
    with(setup, &document.header().setup_extra)
}

/// Nodes, each after its parent, and which of them the cursor is on.
fn write_nodes<P: Position>(
    document: &Document<P>,
    order: impl IntoIterator<Item = NodeId>,
) -> (Value, usize) {
    let mut places = HashMap::new();
    let mut nodes = Vec::new();
    for node in order {
        let parent = document.parent(node).map(|parent| places[&parent]);
        places.insert(node, nodes.len());
        let mut keys = Map::new();
        keys.insert("parent".into(), parent.into());
        if let Some(play) = document.played(node) {
            keys.insert("move".into(), play.to_string().into());
        }
        write_notes(document.notes(node), &mut keys);
        nodes.push(Value::Object(keys));
    }
    (nodes.into(), places[&document.cursor()])
}

pub(in crate::storage) fn write_notes<C: std::fmt::Display>(notes: &Notes<C>, keys: &mut Extra) {
    if !notes.comment.is_empty() {
        keys.insert("comment".into(), notes.comment.clone().into());
    }
    if let Some(symbol) = notes.symbol {
        keys.insert("symbol".into(), symbol.sign().into());
    }
    if !notes.marks.is_empty() {
        keys.insert("marks".into(), notes.marks.iter().map(write_mark).collect());
    }
    if let Some(clock) = notes.clock {
        keys.insert("clock".into(), clock.into());
    }
    if let Some(eval) = &notes.eval {
        keys.insert("eval".into(), eval.clone());
    }
    keys.extend(notes.extra.clone());
}

fn write_mark<C: std::fmt::Display>(mark: &Mark<C>) -> Value {
    let at = mark.at.to_string();
    let object = match &mark.shape {
        Shape::Arrow(to) => json!({"at": at, "to": to.to_string(), "kind": "arrow"}),
        Shape::Ring => json!({"at": at, "kind": "ring"}),
        Shape::Square => json!({"at": at, "kind": "square"}),
        Shape::Text(text) => json!({"at": at, "kind": "text", "text": text}),
    };
    with(object, &mark.extra)
}

pub(in crate::storage) fn write_result<P: Position>(
    document: &Document<P>,
    result: GameResult,
) -> Value {
    let by = match result {
        GameResult::Play(_) => "play",
        GameResult::Ending(ending) => ending.name(),
    };
    let winner = result.winner().map(|winner| P::LETTERS[winner].to_string());
    let mut object = json!({"winner": winner, "by": by});
    if let Some(ByPlayer(score)) = document.position(document.main_end()).score() {
        object["score"] = score.into_iter().collect();
    }
    with(object, &document.header().result_extra)
}
