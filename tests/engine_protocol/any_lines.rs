//! Very many lines, sensible ones and others, as fast as they can be read.

use std::io::{self, BufReader, Write};
use std::sync::{Arc, Mutex};

use agros::engine::ugi::{Game, serve};
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};
use fastrand::Rng;

/// The lines of a run; `AGROS_PROTOCOL_LINES` asks for another number.
const LINES: usize = 20_000;

/// An output that is read afterwards.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Someone who writes lines and knows what they mean.
struct Desk {
    chance: Rng,
    setup: Setup,
    position: Position,
    /// The positions in which searches were asked for.
    asked: Vec<Position>,
}

impl Desk {
    fn line(&mut self) -> Vec<u8> {
        match self.chance.u32(..100) {
            0..10 => self.go(),
            10..30 => self.position(),
            30..36 => self.setup(),
            36..40 => {
                self.position = Position::start(&self.setup);
                b"uginewgame".to_vec()
            }
            40..60 => self.simple().into(),
            60..85 => self.jumble(),
            _ => self.bytes(),
        }
    }

    fn go(&mut self) -> Vec<u8> {
        self.asked.push(self.position);
        let number = self.chance.u32(1..40);
        match self.chance.u32(..6) {
            0 => format!("go depth {}", number % 3 + 1),
            1 => format!("go nodes {number}"),
            2 => format!("go movetime {}", number % 3),
            3 => format!("go p1time {number} p2time {number} p1inc 1"),
            4 => "go infinite".to_owned(),
            _ => format!("go infinite depth 2 nodes {number}"),
        }
        .into()
    }

    /// Moves from the usual start or from a position, the last of them perhaps illegal.
    fn position(&mut self) -> Vec<u8> {
        let mut position = Position::start(&self.setup);
        let mut line = match self.chance.bool() {
            true => "position startpos moves".to_owned(),
            false => format!("position fen {position} moves"),
        };
        for _ in 0..self.chance.u32(..60) {
            let chance = &mut self.chance;
            let Some(play) = position.draw(|count| chance.u32(..count)) else {
                break;
            };
            position.play_unchecked(play);
            line.push_str(&format!(" {play}"));
        }
        if self.chance.u32(..4) == 0 {
            line.push_str(" a1+a1");
        } else {
            self.position = position;
        }
        line.into()
    }

    fn setup(&mut self) -> Vec<u8> {
        let (size, farmers) = (self.setup.size(), self.setup.farmers());
        let number = self.chance.u8(..20);
        let (name, setup) = match self.chance.bool() {
            true => ("Size", Setup::new(number, farmers)),
            false => ("farmers", Setup::new(size, number)),
        };
        if let Ok(setup) = setup {
            self.setup = setup;
            self.position = Position::start(&setup);
        }
        format!("setoption name {name} value {number}").into()
    }

    fn simple(&mut self) -> String {
        let lines = [
            "ugi",
            "isready",
            "stop",
            "query gameover",
            "query p1turn",
            "query result",
            "setoption name Hash value 1",
            "setoption name Hash value 2",
            "setoption name Threads value 1",
            "setoption name Threads value 3",
            "setoption name MultiPV value 3",
            "setoption name Seed value 77",
            "setoption name Game value Agros",
            "",
        ];
        self.chance.choice(lines).unwrap_or_default().to_owned()
    }

    /// Words of the protocol where they do not belong. None of these lines is followed.
    fn jumble(&mut self) -> Vec<u8> {
        const WORDS: [&str; 16] = [
            "position",
            "startpos",
            "fen",
            "moves",
            "go",
            "infinite",
            "depth",
            "-1",
            "setoption",
            "name",
            "value",
            "query",
            "result",
            "ugi",
            "99999999999999999999",
            "é",
        ];
        let mut line = "x".to_owned();
        for _ in 0..self.chance.u32(..12) {
            line.push(' ');
            line.push_str(self.chance.choice(WORDS).unwrap_or_default());
        }
        let at = self.chance.bool();
        match at {
            true => line.into(),
            false => format!("query {line}").into(),
        }
    }

    fn bytes(&mut self) -> Vec<u8> {
        let length = self.chance.usize(..80);
        let bytes = std::iter::repeat_with(|| self.chance.u8(..));
        // A command would be a matter of luck, and of one letter at least.
        let bytes = bytes.filter(|byte| !byte.is_ascii_lowercase() && *byte != b'\n');
        bytes.take(length).collect()
    }
}

#[test]
fn any_lines_are_answered_and_every_search_once_and_legally() {
    let lines = std::env::var("AGROS_PROTOCOL_LINES").ok();
    let lines = lines.map_or(LINES, |lines| lines.parse().expect("a number of lines"));
    let setup = Setup::default();
    let mut desk = Desk {
        chance: Rng::with_seed(lines as u64),
        setup,
        position: Position::start(&setup),
        asked: Vec::new(),
    };
    let mut input = b"setoption name Hash value 1\n".to_vec();
    for _ in 0..lines {
        let line = desk.line();
        input.extend_from_slice(&line);
        input.push(b'\n');
    }
    let said = Said::default();
    let mut input = BufReader::new(&input[..]);
    serve(&mut input, said.clone(), &[Game::of::<Position>()]).expect("memory can be read");

    let said = said.0.lock().expect("no panic");
    let said = std::str::from_utf8(&said).expect("text");
    let mut asked = desk.asked.iter();
    for line in said.lines() {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        if first == "bestmove" {
            let position = asked.next().expect("no answer without a search");
            match position.outcome() {
                Some(_) => assert_eq!(rest, "none", "{position}"),
                None => assert!(position.read_move(rest).is_ok(), "{position}: {rest}"),
            }
        } else {
            let known = ["info", "id", "option", "ugiok", "readyok", "response"];
            assert!(known.contains(&first), "{line:?}");
            assert!(!line.contains(char::is_control), "{line:?}");
        }
    }
    assert_eq!(asked.len(), 0, "searches without an answer");
}
