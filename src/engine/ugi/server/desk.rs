//! The engine at work on one game.

use std::time::Instant;

use super::output::Output;
use super::thinking::{Thinking, best_move};
use super::{Refusal, Session};
use crate::engine::ugi::command::{Query, Start};
use crate::engine::ugi::go::Go;
use crate::engine::ugi::options::{OptionError, Settings};
use crate::engine::{Playable, Search, TableError};
use crate::game::{Document, NodeId, PlayError};
use crate::rules::{MoveError, Player, excerpt};

pub(super) struct Desk<P: Playable> {
    output: Output,
    settings: Settings,
    setup: P::Setup,
    /// The game up to the position that is talked about.
    game: Document<P>,
    /// The search at rest, once there was need for one; none of another size of table.
    search: Option<Search<P::Judge>>,
    thinking: Option<Thinking<P::Judge>>,
}

/// Why there is no such position.
#[derive(Debug, thiserror::Error)]
enum SetupError<P: Playable> {
    #[error("no position: {0}")]
    Text(P::PositionError),
    #[error("no position: it contradicts its own setup")]
    Contradiction,
    #[error("move {number}, `{text}`: {problem}")]
    Unreadable {
        number: usize,
        text: String,
        problem: MoveError<P::Illegal>,
    },
    #[error("move {number}, `{text}`: {problem}")]
    Unplayable {
        number: usize,
        text: String,
        problem: PlayError<P::Illegal>,
    },
}

impl<P: Playable> Desk<P> {
    pub(super) fn new(settings: Settings, output: Output) -> Self {
        let setup = P::Setup::default();
        Desk {
            output,
            settings,
            game: Document::new(setup.clone()),
            setup,
            search: None,
            thinking: None,
        }
    }

    /// The game that starts in some way and goes on with some moves.
    fn read_game(&self, start: &Start, moves: &[&str]) -> Result<Document<P>, SetupError<P>> {
        let mut game = match start {
            Start::Usual => Document::new(self.setup.clone()),
            Start::Position(text) => {
                let start = P::parse(text).map_err(SetupError::Text)?;
                let own = start.setup();
                Document::starting_from(self.setup.clone(), start.clone())
                    .or_else(|| Document::starting_from(own, start))
                    .ok_or(SetupError::Contradiction)?
            }
        };
        let mut end = NodeId::ROOT;
        for (number, &text) in (1..).zip(moves) {
            let play = game.position(end).read_move(text);
            let play = play.map_err(|problem| SetupError::Unreadable {
                number,
                text: excerpt(text),
                problem,
            })?;
            end = game
                .add(end, play)
                .map_err(|problem| SetupError::Unplayable {
                    number,
                    text: excerpt(text),
                    problem,
                })?;
        }
        Ok(game)
    }

    /// A search with the settings as they are, or with the smallest table if there is no memory
    /// for the one that was asked for.
    fn take_search(&mut self) -> Result<Search<P::Judge>, TableError> {
        let new = |mebibytes| {
            let judge = P::judge("full").expect("every game has this judge");
            Search::new(judge, mebibytes)
        };
        let mut search = match self.search.take() {
            Some(search) => search,
            None => new(self.settings.hash).or_else(|error| {
                // Whoever does not hear this does not hear the answer either.
                let _ = self.output.refuse(error);
                new(1)
            })?,
        };
        search.set_threads(self.settings.threads as usize);
        search.set_seed(self.settings.seed);
        search.set_level(self.settings.level);
        search.set_lines(self.settings.lines as usize);
        Ok(search)
    }

    /// The end of the moves played.
    fn end(&self) -> NodeId {
        self.game.main_end()
    }
}

impl<P: Playable> Session for Desk<P> {
    /// A change of the setup begins a new game under it.
    fn set_option(&mut self, name: &str, value: &str) -> Option<Result<(), OptionError>> {
        let mut options = P::OPTIONS.iter();
        let option = options.find(|option| option.name.eq_ignore_ascii_case(name))?;
        Some(option.set::<P>(&self.setup, value).map(|setup| {
            self.setup = setup;
            self.begin();
        }))
    }

    fn configure(&mut self, settings: Settings) {
        self.stop();
        if settings.hash != self.settings.hash {
            self.search = None;
        }
        self.settings = settings;
    }

    fn prepare(&mut self) -> Result<(), Refusal> {
        if self.thinking.is_none() {
            self.search = Some(self.take_search()?);
        }
        Ok(())
    }

    fn begin(&mut self) {
        self.stop();
        if let Some(search) = &mut self.search {
            search.forget();
        }
        self.game = Document::new(self.setup.clone());
    }

    fn set_position(&mut self, start: &Start, moves: &[&str]) -> Result<(), Refusal> {
        let game = self.read_game(start, moves)?;
        self.stop();
        self.game = game;
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), Refusal> {
        let asked = Instant::now();
        let mut limits = go.limits(self.game.position(self.end()).turn())?;
        self.stop();
        if self.game.outcome(self.end()).is_some() {
            self.output.say(best_move(None::<P::Move>))?;
            return Ok(());
        }
        let search = self.take_search()?;
        let path = self.game.path(self.end()).into_iter();
        let positions = path.map(|node| self.game.position(node).clone()).collect();
        let limits = move || {
            // The time counts from the command, whatever came before the search.
            limits.time = limits.time.map(|time| time.saturating_sub(asked.elapsed()));
            limits
        };
        let output = self.output.clone();
        let thinking = Thinking::begin(search, positions, limits, go.infinite, output);
        self.thinking = Some(thinking);
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.search = thinking.end();
        }
    }

    fn answer(&self, query: Query) -> &'static str {
        let yes_or_no = |yes| if yes { "true" } else { "false" };
        let outcome = self.game.outcome(self.end());
        match query {
            Query::GameOver => yes_or_no(outcome.is_some()),
            Query::FirstsTurn => yes_or_no(self.game.position(self.end()).turn() == Player::First),
            Query::Result => match outcome.map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Player::First)) => "p1win",
                Some(Some(Player::Second)) => "p2win",
            },
        }
    }
}
