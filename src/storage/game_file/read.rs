//! From the file to the game.

use crate::cause::{Cause, Explain, explained};
use serde_json::Value;

use crate::game::{
    Document, Extra, House, Mark, NodeId, Notes, Person, Shape, Swap, Symbol, TimeControl,
    WrittenTime,
};
use crate::rules::{ByPlayer, Position};

use super::error::{FileError, Part, TreeProblem, one_line};
use super::object::Object;
use super::result::read_result;
use super::{FORMAT, MAX_BYTES, Print, VERSION, json};
use crate::storage::ReadError;

/// A file read as far as it says which game it is of.
pub struct Parsed {
    print: Option<Print>,
    game: String,
    version: u64,
    file: Object,
}

/// A game from a file.
#[derive(Debug)]
pub struct Opened<P: Position> {
    /// The game.
    pub document: Document<P>,
    /// The file's version, where it is newer than this program. Writing the game would lose what
    /// the newer version means, so such a file is only to be looked at.
    pub newer: Option<u64>,
    /// Stands for the content of the file, where there is one.
    pub print: Option<Print>,
}

impl Parsed {
    /// Reads the bytes of a file.
    pub fn new(bytes: &[u8]) -> Result<Self, FileError> {
        if bytes.len() as u64 > MAX_BYTES {
            return Err(ReadError::TooLarge { limit: MAX_BYTES }.into());
        }
        let print = Some(Print::of(bytes));
        Ok(Parsed {
            print,
            ..Parsed::of(json::parse(bytes)?)?
        })
    }

    /// Takes the JSON value of a file.
    pub(in crate::storage) fn of(value: Value) -> Result<Self, FileError> {
        let mut file = Object::new(Part::File, value)?;
        if file.take("format") != Some(FORMAT.into()) {
            return Err(FileError::NotAGame);
        }
        let version = read_version(&mut file)?;
        Ok(Parsed {
            print: None,
            game: file.require_string("game")?,
            version,
            file,
        })
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The error for a game that is none of those known.
    pub fn unknown(self, known: &[&'static str]) -> FileError {
        FileError::UnknownGame {
            found: self.game,
            known: known.to_owned(),
        }
    }

    /// Reads the game by its rules.
    pub fn read<P: Position>(self) -> Result<Opened<P>, FileError> {
        if self.game != P::GAME {
            return Err(self.unknown(&[P::GAME]));
        }
        let newer = (self.version > VERSION).then_some(self.version);
        match read_document(self.file) {
            Ok(document) => Ok(Opened {
                document,
                newer,
                print: self.print,
            }),
            Err(problem) => Err(match newer {
                Some(version) => FileError::Newer {
                    version,
                    problem: Box::new(problem),
                },
                None => problem,
            }),
        }
    }
}

/// The version of the format, as it stands in the file.
pub(super) fn read_version(file: &mut Object) -> Result<u64, FileError> {
    let version = file.require("version")?;
    let number = version.as_u64().filter(|version| *version > 0);
    number.ok_or_else(|| file.wrong("version", "a whole number from 1", &version))
}

fn read_document<P: Position>(mut file: Object) -> Result<Document<P>, FileError> {
    let Agreed {
        setup,
        house,
        extra,
    } = read_setup::<P>(file.require("setup")?)?;
    let mut document = match file.string("start")? {
        None => Document::new(setup),
        Some(text) => read_start(setup, &text)?,
    };
    document.header_mut().house = house;
    document.header_mut().setup_extra = extra;
    if let Some(players) = file.list("players")? {
        document.header_mut().players = read_players(players)?;
    }
    if let Some(tags) = file.take("tags") {
        document.header_mut().tags = Object::new(Part::Tags, tags)?.rest();
    }
    let nodes = match file.require("nodes")? {
        Value::Array(nodes) => nodes,
        other => return Err(file.wrong("nodes", "a list", &other)),
    };
    let ids = read_nodes(&mut document, nodes)?;
    let cursor = read_cursor(&mut file, ids.len())?;
    let cursor = cursor.map_or_else(|| document.main_end(), |index| ids[index]);
    document.set_cursor(cursor);
    if let Some(result) = file.take("result") {
        read_result(&mut document, result)?;
    }
    document.header_mut().extra = file.rest();
    Ok(document)
}

/// The index of the node that the cursor is on, if the file says it.
pub(super) fn read_cursor(file: &mut Object, nodes: usize) -> Result<Option<usize>, FileError> {
    let Some(cursor) = file.count("cursor")? else {
        return Ok(None);
    };
    let index = usize::try_from(cursor).ok().filter(|&index| index < nodes);
    let there = index.ok_or(FileError::Cursor { cursor, nodes })?;
    Ok(Some(there))
}

/// What was agreed before a game.
pub(in crate::storage) struct Agreed<S> {
    pub(in crate::storage) setup: S,
    pub(in crate::storage) house: House,
    /// The keys that neither the game nor the house knows.
    pub(in crate::storage) extra: Extra,
}

/// Reads the setup and the house options in it.
pub(in crate::storage) fn read_setup<P: Position>(
    value: Value,
) -> Result<Agreed<P::Setup>, FileError> {
    let mut keys = Object::new(Part::Setup, value.clone())?;
    let setup: P::Setup = serde_path_to_error::deserialize(&value).map_err(setup_error)?;
    if let Ok(Value::Object(known)) = serde_json::to_value(&setup) {
        for key in known.keys() {
            keys.take(key);
        }
    }
    Ok(Agreed {
        setup,
        house: read_house(&mut keys)?,
        extra: keys.rest(),
    })
}

fn read_house(keys: &mut Object) -> Result<House, FileError> {
    let swap = match keys.take("swap") {
        None | Some(Value::Bool(false)) => Swap::Off,
        Some(Value::Bool(true)) => Swap::Open,
        Some(Value::String(choice)) if choice == "kept" => Swap::Kept,
        Some(Value::String(choice)) if choice == "taken" => Swap::Taken,
        Some(other) => return Err(keys.wrong("swap", r#"true, false, "kept" or "taken""#, &other)),
    };
    let bid = keys.take("bid").unwrap_or_else(|| 0.into());
    let half_points = bid.as_u64().and_then(|bid| u32::try_from(bid).ok());
    let Some(bid) = half_points.filter(|&bid| bid <= House::MOST_BID) else {
        return Err(keys.wrong("bid", "a number of half points from 0 to 9999", &bid));
    };
    Ok(House {
        swap,
        bid,
        time: read_time(keys)?,
    })
}

/// The clocks, if any of their keys is there.
fn read_time(keys: &mut Object) -> Result<Option<TimeControl>, FileError> {
    let mut found = false;
    let mut take = |key| {
        let number = keys.count(key);
        found |= !matches!(number, Ok(None));
        number.map(Option::unwrap_or_default)
    };
    let written = WrittenTime {
        main: take("time")?,
        increment: take("increment")?,
        periods: take("periods")?,
        period: take("period")?,
    };
    if !found {
        return Ok(None);
    }
    match TimeControl::try_from(written) {
        Ok(time) => Ok(Some(time)),
        Err(error) => Err(FileError::Setup {
            path: Part::Setup.key("time"),
            problem: error.explain(),
        }),
    }
}

fn setup_error(error: serde_path_to_error::Error<serde_json::Error>) -> FileError {
    let path = match error.path().iter().count() {
        0 => Part::Setup.to_string(),
        _ => Part::Setup.key(&error.path().to_string()),
    };
    FileError::Setup {
        path,
        problem: one_line(error.inner()),
    }
}

pub(in crate::storage) fn read_start<P: Position>(
    setup: P::Setup,
    text: &str,
) -> Result<Document<P>, FileError> {
    let start = P::parse(text).map_err(|error| FileError::Start {
        problem: error.explain(),
    })?;
    Document::starting_from(setup, start).ok_or_else(|| FileError::Start {
        problem: Cause::phrase("start", "the position does not agree with `setup`"),
    })
}

pub(in crate::storage) fn read_players(list: Vec<Value>) -> Result<ByPlayer<Person>, FileError> {
    let people = list.into_iter().enumerate().map(|(index, value)| {
        let mut person = Object::new(Part::Player(index), value)?;
        Ok(Person {
            name: person.string("name")?.unwrap_or_default(),
            extra: person.rest(),
        })
    });
    let people: Vec<Person> = people.collect::<Result<_, FileError>>()?;
    match <[Person; 2]>::try_from(people) {
        Ok(both) => Ok(ByPlayer(both)),
        Err(people) => Err(FileError::Wrong {
            path: "players".to_owned(),
            expected: "a list of two",
            found: {
                let english = format!("one of {}", people.len());
                explained!(&english, "found-list", count = people.len())
            },
        }),
    }
}

/// Adds all nodes; their ids are in the order of the file.
fn read_nodes<P: Position>(
    document: &mut Document<P>,
    nodes: Vec<Value>,
) -> Result<Vec<NodeId>, FileError> {
    let mut ids = Vec::with_capacity(nodes.len());
    for (index, value) in nodes.into_iter().enumerate() {
        let mut node = Object::new(Part::Node(index), value)?;
        let id = if index == 0 {
            read_root(&mut node)?
        } else {
            read_child(
                document,
                |parent| ids.get(parent).copied(),
                index,
                &mut node,
            )?
        };
        *document.notes_mut(id) = read_notes(document.position(id), index, node)?;
        ids.push(id);
    }
    if ids.is_empty() {
        return Err(tree_error(0, TreeProblem::NoRoot));
    }
    Ok(ids)
}

fn tree_error(node: usize, problem: TreeProblem) -> FileError {
    FileError::Tree { node, problem }
}

pub(super) fn read_root(node: &mut Object) -> Result<NodeId, FileError> {
    let parent = node.take("parent").unwrap_or(Value::Null);
    if !parent.is_null() || node.take("move").is_some() {
        return Err(tree_error(0, TreeProblem::NotARoot));
    }
    Ok(NodeId::ROOT)
}

pub(super) fn read_child<P: Position>(
    document: &mut Document<P>,
    earlier: impl Fn(usize) -> Option<NodeId>,
    index: usize,
    node: &mut Object,
) -> Result<NodeId, FileError> {
    let parent = match node.take("parent") {
        None | Some(Value::Null) => return Err(tree_error(index, TreeProblem::SecondRoot)),
        Some(value) => value
            .as_u64()
            .ok_or_else(|| node.wrong("parent", "the index of a node", &value))?,
    };
    let parent_id = usize::try_from(parent)
        .ok()
        .and_then(earlier)
        .ok_or_else(|| tree_error(index, TreeProblem::Parent(parent)))?;
    let text = node.require_string("move")?;
    let illegal = |problem: Cause| FileError::Move {
        node: index,
        text: text.clone(),
        problem,
    };
    let play = document
        .position(parent_id)
        .read_move(&text)
        .map_err(|error| illegal(error.explain()))?;
    document
        .add(parent_id, play)
        .map_err(|error| illegal(error.explain()))
}

pub(in crate::storage) fn read_notes<P: Position>(
    position: &P,
    index: usize,
    mut node: Object,
) -> Result<Notes<P::Cell>, FileError> {
    let symbol = match node.string("symbol")? {
        None => None,
        Some(sign) => Some(
            Symbol::from_sign(&sign)
                .ok_or_else(|| node.wrong("symbol", "one of ! ? !! ?? !? ?!", &sign.into()))?,
        ),
    };
    let marks = node.list("marks")?.unwrap_or_default();
    let marks = marks
        .into_iter()
        .enumerate()
        .map(|(place, value)| read_mark(position, Object::new(Part::Mark(index, place), value)?));
    Ok(Notes {
        comment: node.string("comment")?.unwrap_or_default(),
        symbol,
        marks: marks.collect::<Result<_, FileError>>()?,
        clock: node.count("clock")?,
        eval: node.take("eval"),
        extra: node.rest(),
    })
}

fn read_mark<P: Position>(position: &P, mut mark: Object) -> Result<Mark<P::Cell>, FileError> {
    let at = read_cell(position, &mut mark, "at")?;
    let kind = mark.require_string("kind")?;
    let shape = match kind.as_str() {
        "arrow" => Shape::Arrow(read_cell(position, &mut mark, "to")?),
        "ring" => Shape::Ring,
        "square" => Shape::Square,
        "text" => Shape::Text(mark.require_string("text")?),
        _ => return Err(mark.wrong("kind", "arrow, ring, square or text", &kind.into())),
    };
    Ok(Mark {
        at,
        shape,
        extra: mark.rest(),
    })
}

fn read_cell<P: Position>(
    position: &P,
    mark: &mut Object,
    key: &'static str,
) -> Result<P::Cell, FileError> {
    let value = mark.require(key)?;
    let cell = value.as_str().and_then(|name| position.cell(name));
    cell.ok_or_else(|| mark.wrong(key, "a cell of the board", &value))
}
