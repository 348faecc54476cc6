//! Players by name.

use std::fmt;

use crate::engine::players::{External, Failure, Greedy, Player, Random, Searching, Uct};
use crate::engine::ugi::{Patience, Program};
use crate::engine::{Level, Playable, TableError};
use crate::rules::excerpt;

/// Someone who can be asked to play, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// `@random`: any legal move.
    Random,
    /// `@greedy`: the best score after one ply.
    Greedy,
    /// `@uct`: plain Monte-Carlo tree search.
    Uct,
    /// `@` and the name of a judge: the search with it.
    Searching(&'static str),
    /// `@level:` and a number: the engine at that level.
    Level(Level),
    /// Another program and its arguments, which speaks the engine protocol.
    Program(Vec<String>),
}

/// A name that no player has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownPlayer {
    /// An `@` and a name that is not known.
    #[error("there is no player `{found}`: {}", known.join(", "))]
    Name {
        /// What was asked for.
        found: String,
        /// Who there is.
        known: Vec<String>,
    },
    /// Nothing at all.
    #[error("a player is an @name or a command")]
    Empty,
}

impl Contestant {
    const RANDOM: &'static str = "@random";
    const GREEDY: &'static str = "@greedy";
    const UCT: &'static str = "@uct";
    const LEVEL: &'static str = "@level:";

    /// The player of a name; anything without an `@` is a command, split at blanks.
    ///
    /// # Errors
    /// Where there is nobody of that name.
    pub fn parse<P: Playable>(text: &str) -> Result<Contestant, UnknownPlayer> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let first = words.first().ok_or(UnknownPlayer::Empty)?;
        let Some(name) = first.strip_prefix('@') else {
            return Ok(Contestant::Program(words));
        };
        let level = name.strip_prefix("level:");
        let level = level.and_then(|number| Level::new(number.parse().ok()?));
        let judge = P::JUDGES.iter().find(|judge| **judge == name);
        match (text.trim(), judge, level) {
            (Self::RANDOM, ..) => Ok(Contestant::Random),
            (Self::GREEDY, ..) => Ok(Contestant::Greedy),
            (Self::UCT, ..) => Ok(Contestant::Uct),
            (_, Some(judge), _) if words.len() == 1 => Ok(Contestant::Searching(judge)),
            (_, _, Some(level)) if words.len() == 1 => Ok(Contestant::Level(level)),
            _ => {
                let judges = P::JUDGES.iter().map(|judge| format!("@{judge}"));
                let others = [Self::RANDOM, Self::GREEDY, Self::UCT].map(str::to_owned);
                let levels = format!("{}1 to {}", Self::LEVEL, Level::BEST);
                Err(UnknownPlayer::Name {
                    found: excerpt(text.trim()),
                    known: judges.chain(others).chain([levels]).collect(),
                })
            }
        }
    }

    /// Makes sure that a program can be started at all.
    ///
    /// # Errors
    /// Where it cannot.
    pub fn check(&self) -> Result<(), Failure> {
        match self {
            Contestant::Program(words) => Program::can_be_started(words),
            _ => Ok(()),
        }
    }

    /// The player.
    ///
    /// # Errors
    /// Where there is no memory for it.
    pub fn seat<P: Playable>(&self) -> Result<Box<dyn Player<P>>, TableError> {
        let judge = |name| P::judge(name).expect("a game has the judges that it names");
        Ok(match self {
            Contestant::Random => Box::new(Random::default()),
            Contestant::Greedy => Box::new(Greedy::new(judge("bare"))),
            Contestant::Uct => Box::new(Uct::new()),
            Contestant::Searching(name) => Box::new(Searching::new(judge(name))?),
            Contestant::Level(level) => Box::new(Searching::new(P::best_judge())?.at(*level)),
            Contestant::Program(words) => {
                Box::new(External::new(words.clone(), Patience::default()))
            }
        })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Random => f.write_str(Self::RANDOM),
            Contestant::Greedy => f.write_str(Self::GREEDY),
            Contestant::Uct => f.write_str(Self::UCT),
            Contestant::Searching(name) => write!(f, "@{name}"),
            Contestant::Level(level) => write!(f, "{}{level}", Self::LEVEL),
            Contestant::Program(words) => f.write_str(&words.join(" ")),
        }
    }
}
