//! The headers of a text: what the game file says outside of its nodes.

use crate::cause::{Cause, Explain, explained};
use serde_json::{Value, json};

use crate::game::{Document, Extra, House};
use crate::rules::Position;
use crate::storage::game_file::{FileError, parts};
use parts::Agreed;

use super::scan::Scan;
use super::{Fault, Problem, VERSION};

/// The headers by their names, each with the byte at which it stands.
#[derive(Default)]
pub(super) struct Head {
    setup: Option<(usize, Value)>,
    start: Option<(usize, Value)>,
    players: Option<(usize, Value)>,
    result: Option<(usize, Value)>,
    extra: Option<(usize, Value)>,
    tags: Extra,
}

impl Head {
    /// Reads all headers. The notes of the start, which have small letters, are left for later.
    pub(super) fn read<P: Position>(scan: &mut Scan<'_>) -> Result<Head, Fault> {
        let mut head = Head::default();
        loop {
            scan.skip_blanks();
            let mut inside = scan.clone();
            if !inside.eat('[') || !inside.peek().is_some_and(char::is_uppercase) {
                return Ok(head);
            }
            head.read_header::<P>(&mut inside)?;
            inside.close(']', scan.at())?;
            *scan = inside;
        }
    }

    fn read_header<P: Position>(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        let name = scan.clone();
        let place = match scan.take(char::is_alphanumeric) {
            "Game" => return read_game::<P>(scan),
            "Tag" => return self.read_tag(scan),
            "Setup" => &mut self.setup,
            "Start" => &mut self.start,
            "Players" => &mut self.players,
            "Result" => &mut self.result,
            "Extra" => &mut self.extra,
            _ => {
                let headers = "one of Game, Setup, Start, Players, Tag, Result and Extra";
                return Err(name.expected(headers));
            }
        };
        if place.is_some() {
            return Err(name.fault(content("this header stands twice")));
        }
        *place = Some((name.at(), scan.json()?));
        if let Some((_, first)) = &mut self.players
            && !first.is_array()
        {
            *first = Value::Array(vec![first.take(), scan.json()?]);
        }
        Ok(())
    }

    /// Reads a tag, which may be any key with any value.
    fn read_tag(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        scan.skip_blanks();
        let name = scan.clone();
        let Value::String(key) = scan.json()? else {
            return Err(name.expected("the name of the tag in quotes"));
        };
        let value = scan.json()?;
        match self.tags.insert(key, value) {
            None => Ok(()),
            Some(_) => Err(name.fault(content("this tag stands twice"))),
        }
    }

    /// The game without its moves. Where there is no setup, it is `setup`.
    pub(super) fn document<P: Position>(
        &self,
        scan: &Scan<'_>,
        setup: &P::Setup,
    ) -> Result<Document<P>, Fault> {
        let Agreed {
            setup,
            house,
            extra,
        } = match &self.setup {
            Some((at, value)) => {
                parts::read_setup::<P>(value.clone()).map_err(|error| told(scan, *at, error))?
            }
            None => Agreed {
                setup: setup.clone(),
                house: House::default(),
                extra: Extra::new(),
            },
        };
        let mut document = match &self.start {
            None => Document::new(setup),
            Some((at, Value::String(text))) => {
                parts::read_start(setup, text).map_err(|error| told(scan, *at, error))?
            }
            Some((at, _)) => {
                let problem = content("the start is a position in quotes");
                return Err(scan.fault_at(*at, problem));
            }
        };
        let header = document.header_mut();
        header.house = house;
        header.setup_extra = extra;
        header.tags = self.tags.clone();
        if let Some((at, Value::Array(players))) = &self.players {
            let person = |player: &Value| match player {
                Value::String(name) => json!({"name": name}),
                other => other.clone(),
            };
            header.players = parts::read_players(players.iter().map(person).collect())
                .map_err(|error| told(scan, *at, error))?;
        }
        match &self.extra {
            None => {}
            Some((_, Value::Object(extra))) => header.extra = extra.clone(),
            Some((at, _)) => return Err(scan.fault_at(*at, content("`Extra` is an object"))),
        }
        Ok(document)
    }

    /// Adds the result to a game whose moves are all there.
    pub(super) fn finish<P: Position>(
        self,
        scan: &Scan<'_>,
        document: &mut Document<P>,
    ) -> Result<(), Fault> {
        let Some((at, result)) = self.result else {
            return Ok(());
        };
        parts::read_result(document, result).map_err(|error| told(scan, at, error))
    }
}

/// The name in the first header, if that says which game it is.
pub(super) fn game(scan: &mut Scan<'_>) -> Option<String> {
    scan.skip_blanks();
    if !scan.eat('[') || scan.take(char::is_alphanumeric) != "Game" {
        return None;
    }
    scan.json().ok()?.as_str().map(str::to_owned)
}

/// Reads which game it is, and the version of the text, if it is said.
fn read_game<P: Position>(scan: &mut Scan<'_>) -> Result<(), Fault> {
    scan.skip_blanks();
    let name = scan.clone();
    let game = scan.json()?;
    if game != P::GAME {
        let english = format!("this is a game of {game}, not of {}", P::GAME);
        let game = game.to_string();
        let problem = explained!(&english, "text-other-game", game = game, here = P::GAME);
        return Err(name.fault(Problem::Content(problem)));
    }
    scan.skip_blanks();
    if scan.peek() == Some(']') {
        return Ok(());
    }
    let place = scan.clone();
    match scan.json()?.as_u64() {
        Some(1..=VERSION) => Ok(()),
        Some(newer) if newer > VERSION => {
            let english = format!("the text is of version {newer}, this program knows {VERSION}");
            let (newer, known) = (newer.to_string(), VERSION.to_string());
            let problem = explained!(&english, "text-newer", version = newer, known = known);
            Err(place.fault(Problem::Content(problem)))
        }
        _ => Err(place.expected("the number of a version")),
    }
}

fn content(problem: &str) -> Problem {
    Problem::Content(Cause::phrase("text", problem))
}

fn told(scan: &Scan<'_>, at: usize, error: FileError) -> Fault {
    scan.fault_at(at, Problem::Content(error.explain()))
}
