//! A damaged file, opened as far as it is sound.

use serde_json::Value;

use crate::cause::{Cause, Explain as _};
use crate::game::{Document, NodeId, Notes};
use crate::rules::Position;

use super::error::{FileError, Part};
use super::object::Object;
use super::read::{
    Agreed, read_child, read_cursor, read_notes, read_players, read_root, read_setup, read_start,
    read_version,
};
use super::result::read_result;
use super::{FORMAT, MAX_BYTES, salvage};

/// A damaged file, read as far as it says which game it is of.
pub struct Salvaged {
    game: String,
    file: Object,
    left_out: LeftOut,
}

/// A game that was read as far as its file is sound.
#[derive(Debug)]
pub struct Recovered<P: Position> {
    /// The game.
    pub document: Document<P>,
    /// What of the file is not in it.
    pub left_out: LeftOut,
}

/// What was left out of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeftOut {
    /// The first things that are wrong, each in one line that says where.
    pub faults: Vec<Cause>,
    /// The number of all that are wrong.
    pub count: usize,
    /// The nodes that were left out, with all those after them.
    pub nodes: usize,
}

impl LeftOut {
    /// So many faults are told.
    const TOLD: usize = 100;

    fn note(&mut self, fault: &FileError) {
        self.count += 1;
        if self.faults.len() < Self::TOLD {
            self.faults.push(fault.explain());
        }
    }

    /// What was read; without it, a note of why not.
    fn sound<T>(&mut self, read: Result<T, FileError>) -> Option<T> {
        read.map_err(|fault| self.note(&fault)).ok()
    }
}

impl Salvaged {
    /// Reads the bytes of a file; `None` where nothing in them is a game.
    pub fn new(bytes: &[u8]) -> Option<Salvaged> {
        if bytes.len() as u64 > MAX_BYTES {
            return None;
        }
        let (value, faults) = salvage::value(bytes)?;
        let mut left_out = LeftOut::default();
        faults.iter().for_each(|fault| left_out.note(fault));
        let mut file = Object::new(Part::File, value).ok()?;
        if file.take("format") != Some(FORMAT.into()) {
            return None;
        }
        left_out.sound(read_version(&mut file));
        Some(Salvaged {
            game: file.require_string("game").ok()?,
            file,
            left_out,
        })
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Reads the game by its rules; `None` where it is another one, or nothing of it can be had.
    pub fn read<P: Position>(self) -> Option<Recovered<P>> {
        let Salvaged {
            game,
            mut file,
            mut left_out,
        } = self;
        if game != P::GAME {
            return None;
        }
        // Under other rules, from another start, it would be another game.
        let Agreed {
            setup,
            house,
            extra,
        } = read_setup::<P>(file.require("setup").ok()?).ok()?;
        let mut document = match file.string("start").ok()? {
            None => Document::new(setup),
            Some(text) => read_start(setup, &text).ok()?,
        };
        let header = document.header_mut();
        header.house = house;
        header.setup_extra = extra;
        if let Some(players) = left_out.sound(file.list("players")).flatten()
            && let Some(players) = left_out.sound(read_players(players))
        {
            header.players = players;
        }
        if let Some(tags) = file.take("tags")
            && let Some(tags) = left_out.sound(Object::new(Part::Tags, tags))
        {
            header.tags = tags.rest();
        }
        let nodes = file.list("nodes").ok().flatten().unwrap_or_default();
        let ids = read_nodes(&mut document, nodes, &mut left_out);
        let cursor = left_out.sound(read_cursor(&mut file, ids.len())).flatten();
        let cursor = cursor.and_then(|index| ids[index]);
        document.set_cursor(cursor.unwrap_or(document.main_end()));
        if let Some(result) = file.take("result")
            && left_out.sound(read_result(&mut document, result)).is_none()
        {
            document.header_mut().ending = None;
        }
        document.header_mut().extra = file.rest();
        let has_moves = document.all().nth(1).is_some();
        has_moves.then_some(Recovered { document, left_out })
    }
}

/// Adds the nodes that can be had: their ids in the order of the file, none for those left out.
fn read_nodes<P: Position>(
    document: &mut Document<P>,
    nodes: Vec<Value>,
    left_out: &mut LeftOut,
) -> Vec<Option<NodeId>> {
    let mut ids: Vec<Option<NodeId>> = Vec::with_capacity(nodes.len());
    for (index, value) in nodes.into_iter().enumerate() {
        let id = read_node(document, &ids, index, value, left_out);
        left_out.nodes += usize::from(id.is_none());
        ids.push(id);
    }
    ids
}

fn read_node<P: Position>(
    document: &mut Document<P>,
    earlier: &[Option<NodeId>],
    index: usize,
    value: Value,
    left_out: &mut LeftOut,
) -> Option<NodeId> {
    let parent = value.get("parent").and_then(Value::as_u64);
    let parent = parent.and_then(|parent| earlier.get(usize::try_from(parent).ok()?));
    if parent == Some(&None) {
        // Its parent was left out, and that was noted.
        return None;
    }
    let node = Object::new(Part::Node(index), value);
    let mut node = match index {
        // There is a root, whatever is written about it.
        0 => left_out.sound(node).unwrap_or(Object::empty(Part::Node(0))),
        _ => left_out.sound(node)?,
    };
    let id = if index == 0 {
        left_out.sound(read_root(&mut node));
        NodeId::ROOT
    } else {
        let earlier = |parent: usize| earlier.get(parent).copied().flatten();
        left_out.sound(read_child(document, earlier, index, &mut node))?
    };
    *document.notes_mut(id) = sound_notes(document.position(id), index, node, left_out);
    Some(id)
}

/// What is written about a node, without the keys that make no sense.
fn sound_notes<P: Position>(
    position: &P,
    index: usize,
    mut node: Object,
    left_out: &mut LeftOut,
) -> Notes<P::Cell> {
    const KEYS: [&str; 4] = ["symbol", "marks", "comment", "clock"];
    for _ in KEYS {
        let fault = match read_notes(position, index, node.clone()) {
            Ok(notes) => return notes,
            Err(fault) => fault,
        };
        left_out.note(&fault);
        let told = fault.to_string();
        let wrong = |key: &&str| told.contains(&Part::Node(index).key(key));
        match KEYS.into_iter().find(wrong) {
            Some(key) => node.take(key),
            None => break,
        };
    }
    read_notes(position, index, node).unwrap_or_default()
}
