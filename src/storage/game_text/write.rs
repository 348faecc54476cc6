//! From the game to the text.

use serde_json::Value;

use crate::game::{Document, Extra, Mark, NodeId, Notes, Person, Shape};
use crate::rules::{Player, Position};
use crate::storage::game_file::parts;

use super::{VERSION, clock};

/// Lines are broken before they are longer, in characters.
const WIDTH: usize = 80;

/// The text of a game, which is the same for the same game.
pub fn write<P: Position>(document: &Document<P>) -> String {
    let mut text = head(document);
    text.push('\n');
    let mut moves = Moves {
        lines: Lines::default(),
        document,
        cursor: Some(document.cursor()).filter(|cursor| *cursor != document.main_end()),
    };
    moves.write();
    text.push_str(&moves.lines.text);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn head<P: Position>(document: &Document<P>) -> String {
    let header = document.header();
    let mut text = String::new();
    let mut line = |name: &str, values: &str| {
        for part in ["[", name, " ", values, "]\n"] {
            text.push_str(part);
        }
    };
    line("Game", &format!("{} {VERSION}", Value::from(P::GAME)));
    line("Setup", &parts::write_setup(document).to_string());
    if let Some(start) = document.own_start() {
        line("Start", &Value::from(start.to_string()).to_string());
    }
    let [first, second] = &header.players.0;
    if *first != Person::default() || *second != Person::default() {
        line("Players", &format!("{} {}", person(first), person(second)));
    }
    for (key, value) in &header.tags {
        let key = Value::from(key.as_str());
        line("Tag", &format!("{key} {value}"));
    }
    if let Some(result) = document.result() {
        line("Result", &parts::write_result(document, result).to_string());
    }
    if !header.extra.is_empty() {
        line("Extra", &object(&header.extra));
    }
    text
}

/// A player: the name alone, unless there is more.
fn person(person: &Person) -> Value {
    match person.extra.is_empty() {
        true => person.name.as_str().into(),
        false => parts::write_person(person),
    }
}

fn object(extra: &Extra) -> String {
    Value::Object(extra.clone()).to_string()
}

/// The moves on their way to the text.
struct Moves<'a, P: Position> {
    lines: Lines,
    document: &'a Document<P>,
    /// The cursor, where it is not at the end of the main line.
    cursor: Option<NodeId>,
}

/// What is still to be written: the line from a node on, or a side line from its first node on, or
/// the end of one.
enum Task {
    On(Place),
    Beside(NodeId, Place),
    Close,
}

/// Where a line has come to.
#[derive(Clone, Copy)]
struct Place {
    node: NodeId,
    /// The rounds so far, a turn of each player in each; none in the opening.
    round: usize,
    /// Who moved last in this round.
    last: Option<Player>,
    /// Whether nothing but placements led here.
    opening: bool,
    /// Whether the next move needs its number, whoever's it is.
    number: bool,
}

impl<P: Position> Moves<'_, P> {
    fn write(&mut self) {
        let start = Place {
            node: NodeId::ROOT,
            round: 0,
            last: None,
            opening: true,
            number: false,
        };
        self.notes(NodeId::ROOT);
        let mut tasks = vec![Task::On(start)];
        let mut depth = 0;
        while let Some(task) = tasks.pop() {
            match task {
                Task::On(place) => self.go_on(place, &mut tasks),
                Task::Beside(node, before) => {
                    if depth == 0 {
                        self.lines.break_line();
                    }
                    depth += 1;
                    self.lines.glue("(");
                    let place = self.play(
                        node,
                        Place {
                            number: true,
                            ..before
                        },
                    );
                    tasks.push(Task::Close);
                    tasks.push(Task::On(place));
                }
                Task::Close => {
                    depth -= 1;
                    self.lines.close();
                    if depth == 0 {
                        self.lines.break_line();
                    }
                }
            }
        }
    }

    /// Writes a line up to where others leave it, and leaves those and the rest for later.
    fn go_on(&mut self, mut place: Place, tasks: &mut Vec<Task>) {
        let document = self.document;
        while let [main, others @ ..] = document.children(place.node) {
            let before = place;
            place = self.play(*main, place);
            if !others.is_empty() {
                place.number = true;
                tasks.push(Task::On(place));
                tasks.extend(others.iter().rev().map(|node| Task::Beside(*node, before)));
                return;
            }
        }
    }

    /// Writes the move that leads to a node, with its number where it needs one, and its notes.
    fn play(&mut self, node: NodeId, before: Place) -> Place {
        let document = self.document;
        let Some(play) = document.played(node) else {
            return before;
        };
        let mover = document.position(before.node).turn();
        let placement = matches!(P::ends(play), (None, Some(_)));
        let opening = before.opening && placement;
        let mut place = Place {
            node,
            opening,
            number: false,
            ..before
        };
        if !opening {
            let begins = before.last != Some(mover) && mover == Player::First;
            let new = begins || before.round == 0;
            if new {
                place.round += 1;
            }
            if new && before.opening {
                self.lines.break_line();
            }
            place.last = Some(mover);
            if new || before.number {
                let dots = match mover {
                    Player::First => ".",
                    Player::Second => "...",
                };
                self.lines.word(&format!("{}{dots}", place.round));
            }
        }
        let symbol = document
            .notes(node)
            .symbol
            .map_or("", |symbol| symbol.sign());
        self.lines.word(&format!("{play}{symbol}"));
        place.number = self.notes(node);
        place
    }

    /// Writes what is noted at a node, and says whether that was anything.
    fn notes(&mut self, node: NodeId) -> bool {
        let mut words = Vec::new();
        let notes = self.document.notes(node);
        if node == NodeId::ROOT {
            words.extend(notes.symbol.map(|symbol| symbol.sign().to_owned()));
        }
        words.extend(annotations(notes));
        if self.cursor == Some(node) {
            words.push("[cursor]".to_owned());
        }
        for word in &words {
            self.lines.word(word);
        }
        !words.is_empty()
    }
}

/// Everything that is noted beside the symbol.
fn annotations<C: std::fmt::Display>(notes: &Notes<C>) -> Vec<String> {
    let mut words = Vec::new();
    if !notes.comment.is_empty() {
        words.push(comment(&notes.comment));
    }
    words.extend(notes.marks.iter().map(mark));
    if let Some(left) = notes.clock {
        words.push(format!("[clock {}]", clock::write(left)));
    }
    if let Some(eval) = &notes.eval {
        words.push(format!("[eval {eval}]"));
    }
    if !notes.extra.is_empty() {
        words.push(format!("[extra {}]", object(&notes.extra)));
    }
    words
}

fn comment(comment: &str) -> String {
    let mut text = String::from("{");
    for sign in comment.chars() {
        match sign {
            '}' | '\\' => text.extend(['\\', sign]),
            '\n' | '\t' => text.push(sign),
            _ if sign.is_control() => text.push_str(&format!("\\u{{{:x}}}", u32::from(sign))),
            _ => text.push(sign),
        }
    }
    text.push('}');
    text
}

fn mark<C: std::fmt::Display>(mark: &Mark<C>) -> String {
    let at = &mark.at;
    let mut text = match &mark.shape {
        Shape::Arrow(to) => format!("[arrow {at} {to}"),
        Shape::Ring => format!("[ring {at}"),
        Shape::Square => format!("[square {at}"),
        Shape::Text(text) => format!("[text {at} {}", Value::from(text.as_str())),
    };
    if !mark.extra.is_empty() {
        text.push(' ');
        text.push_str(&object(&mark.extra));
    }
    text.push(']');
    text
}

/// Words set in lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// The characters in the last line.
    column: usize,
    /// Whether the next word follows without a blank.
    glued: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let first = word.split('\n').next().unwrap_or_default();
        let blank = usize::from(!self.glued && self.column > 0);
        if self.column > 0 && self.column + blank + first.chars().count() > WIDTH && !self.glued {
            self.break_line();
        } else if blank > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.glued = false;
        self.put(word);
    }

    /// Writes a word to which the next one belongs.
    fn glue(&mut self, word: &str) {
        self.word(word);
        self.glued = true;
    }

    /// Closes a side line, right after its last word.
    fn close(&mut self) {
        self.put(")");
    }

    fn put(&mut self, word: &str) {
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + word.chars().count(),
        };
    }

    fn break_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
        }
        self.column = 0;
    }
}
