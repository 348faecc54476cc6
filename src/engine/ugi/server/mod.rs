//! The engine's side of the protocol.
//!
//! Lines are read on the caller's thread while the search runs on one of its own, so that every
//! line is answered at once. Each `go` is answered by exactly one `bestmove`. A command that needs
//! the engine to itself (`position`, `go`, `setoption`, `uginewgame`, `quit`, the end of the input)
//! ends a search that is still going on, and its `bestmove` comes before anything else is done;
//! programs for chess leave open what happens then. A line that is refused leaves the search alone.

mod desk;
mod output;
mod thinking;

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use crate::engine::{Playable, SetupOption};

use super::command::{Command, Query, Start};
use super::go::Go;
use super::line::read_line;
use super::options::{OptionError, Settings, combo, read_word};
use desk::Desk;
use output::Output;

/// A game that can be talked about.
#[derive(Clone, Copy)]
pub struct Game {
    name: &'static str,
    open: fn(Settings, Output) -> Box<dyn Session>,
    /// What of the setup can be chosen.
    options: &'static [SetupOption],
    /// The usual value of an option.
    usual: fn(&SetupOption) -> Option<String>,
}

impl Game {
    /// The game of a type of positions.
    pub const fn of<P: Playable>() -> Game {
        Game {
            name: P::GAME,
            open: |settings, output| Box::new(Desk::<P>::new(settings, output)),
            options: P::OPTIONS,
            usual: |option| option.value_in::<P>(&P::Setup::default()),
        }
    }
}

/// An engine at work on one game.
trait Session {
    /// Sets an option of the game; `None` where it has none of that name.
    fn set_option(&mut self, name: &str, value: &str) -> Option<Result<(), OptionError>>;

    /// Takes other settings from the next search on.
    fn configure(&mut self, settings: Settings);

    /// Gets everything that a search needs, unless one is going on.
    fn prepare(&mut self) -> Result<(), Refusal>;

    /// Forgets everything, for another game.
    fn begin(&mut self);

    /// Sets up a position.
    fn set_position(&mut self, start: &Start, moves: &[&str]) -> Result<(), Refusal>;

    /// Begins a search.
    fn go(&mut self, go: Go) -> Result<(), Refusal>;

    /// Ends the search, if there is one, and waits for its answer.
    fn stop(&mut self);

    /// The answer to a question.
    fn answer(&self, query: Query) -> &'static str;
}

/// Why a line was not followed, in one line.
struct Refusal(String);

impl<E: Display> From<E> for Refusal {
    fn from(error: E) -> Self {
        Refusal(error.to_string())
    }
}

/// Answers an input line by line until it ends or says `quit`. The first of the games is the one
/// to begin with.
///
/// # Errors
/// Where the input cannot be read or the output not be written.
///
/// # Panics
/// Where there are no games.
pub fn serve(
    input: &mut impl BufRead,
    output: impl Write + Send + 'static,
    games: &[Game],
) -> io::Result<()> {
    let output = Output::new(output);
    let settings = Settings::default();
    let mut engine = Engine {
        session: (games[0].open)(settings, output.clone()),
        game: games[0].name,
        games,
        settings,
        output,
    };
    let ended = engine.run(input);
    engine.session.stop();
    ended
}

struct Engine<'a> {
    games: &'a [Game],
    game: &'static str,
    settings: Settings,
    session: Box<dyn Session>,
    output: Output,
}

impl Engine<'_> {
    fn run(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        while let Some(line) = read_line(input)? {
            let line = match line {
                Ok(line) => line,
                Err(error) => {
                    self.output.refuse(error)?;
                    continue;
                }
            };
            match Command::parse(&line) {
                Ok(None) => {}
                Ok(Some(Command::Quit)) => break,
                Ok(Some(command)) => {
                    if let Err(Refusal(reason)) = self.follow(&command)? {
                        self.output.refuse(reason)?;
                    }
                }
                Err(error) => self.output.refuse(error)?,
            }
        }
        Ok(())
    }

    /// Does what a line asks for, or says why not.
    fn follow(&mut self, command: &Command<'_>) -> io::Result<Result<(), Refusal>> {
        match command {
            Command::Ugi => self.introduce()?,
            Command::IsReady => {
                let prepared = self.session.prepare();
                self.output.say("readyok")?;
                return Ok(prepared);
            }
            Command::NewGame => self.session.begin(),
            Command::SetOption { name, value } => {
                return Ok(self.set_option(name, value).map_err(Refusal::from));
            }
            Command::Position { start, moves } => {
                return Ok(self.session.set_position(start, moves));
            }
            Command::Go(go) => return Ok(self.session.go(*go)),
            Command::Stop | Command::Quit => self.session.stop(),
            Command::Query(query) => {
                let answer = self.session.answer(*query);
                self.output.say(format_args!("response {answer}"))?;
            }
        }
        Ok(Ok(()))
    }

    fn introduce(&self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        self.output.say(format_args!("id name agros {version}"))?;
        self.output.say("id author the authors of agros")?;
        self.output
            .say(combo("Game", self.games[0].name, &self.names()))?;
        for option in self.setup_lines().into_iter().chain(self.settings.lines()) {
            self.output.say(option)?;
        }
        self.output.say("ugiok")
    }

    /// The options of all games, so that a desk may know them before it chooses one. Where several
    /// games have one of the same name, it is told once, with the words of all.
    fn setup_lines(&self) -> Vec<String> {
        let options = || self.games.iter().flat_map(|game| game.options);
        let mut told: Vec<&str> = Vec::new();
        let mut lines = Vec::new();
        for game in self.games {
            for option in game.options {
                if told.contains(&option.name) {
                    continue;
                }
                let alike = options().filter(|other| other.name == option.name);
                let mut words: Vec<&str> = Vec::new();
                for word in alike.flat_map(SetupOption::words) {
                    if !words.contains(word) {
                        words.push(word);
                    }
                }
                let usual = (game.usual)(option).unwrap_or_default();
                told.push(option.name);
                lines.push(option.line(&usual, &words));
            }
        }
        lines
    }

    fn names(&self) -> Vec<&'static str> {
        self.games.iter().map(|game| game.name).collect()
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        if name.eq_ignore_ascii_case("Game") {
            let name = read_word("Game", &self.names(), value)?;
            let other = self.games.iter().find(|game| game.name == name);
            if let Some(game) = other.filter(|game| game.name != self.game) {
                self.session.stop();
                self.session = (game.open)(self.settings, self.output.clone());
                self.game = game.name;
            }
            return Ok(());
        }
        if let Some(settings) = self.settings.with(name, value) {
            self.settings = settings?;
            self.session.configure(self.settings);
            return Ok(());
        }
        let unknown = || Err(OptionError::Unknown(crate::rules::excerpt(name)));
        self.session.set_option(name, value).unwrap_or_else(unknown)
    }
}
