//! What a library remembers of a game.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::game::{Document, Ending, GameResult, NodeId};
use crate::rules::{ByPlayer, Player, Position};

use super::Date;

/// A game in short. The keys of its positions are kept apart from the rest when it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Which game it is, by its name in files.
    pub game: String,
    /// What was agreed, as in files.
    pub setup: Map<String, Value>,
    /// Whether it begins at a position of its own.
    pub own_start: bool,
    /// Who begins.
    pub second_begins: bool,
    /// The players' names; empty where they are not known.
    pub players: [String; 2],
    /// Who won.
    pub finish: Finish,
    /// How the game came to its end.
    pub ended: Option<Ended>,
    /// The score at the end of the main line, in half points, in games that have one.
    pub score: Option<[i32; 2]>,
    /// The plies of the main line.
    pub plies: u32,
    /// The day it was played, as its tags say.
    pub date: Option<Date>,
    /// What else its tags say.
    pub tags: Vec<(String, String)>,
    /// The first move of a game from the usual start: of those that are the same under a symmetry
    /// of the board, the least.
    pub opening: Option<String>,
    /// The last position of the main line, in its notation.
    pub end: String,
    /// The symmetric keys of the positions of the main line, the start first.
    #[serde(skip)]
    pub main: Vec<u64>,
    /// The symmetric keys of all other positions.
    #[serde(skip)]
    pub aside: Vec<u64>,
}

/// Who won a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Finish {
    /// The first player.
    First,
    /// The second player.
    Second,
    /// Nobody.
    Drawn,
    /// It has not come to its end.
    Unfinished,
}

impl Finish {
    /// All of them.
    pub const ALL: [Finish; 4] = [
        Finish::First,
        Finish::Second,
        Finish::Drawn,
        Finish::Unfinished,
    ];

    /// The winner, if there is one.
    pub fn winner(self) -> Option<Player> {
        match self {
            Finish::First => Some(Player::First),
            Finish::Second => Some(Player::Second),
            Finish::Drawn | Finish::Unfinished => None,
        }
    }
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// By the rules.
    Play,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
    /// The players agreed on it.
    Agreement,
}

impl Summary {
    /// What is to be remembered of a game.
    pub fn of<P: Position>(document: &Document<P>) -> Summary {
        let main = document.main_line();
        let start = document.position(NodeId::ROOT);
        let end = document.position(document.main_end());
        let own_start = document.own_start().is_some();
        let header = document.header();
        let (finish, ended) = finish(document.result());
        let tags: Vec<(String, String)> = header
            .tags
            .iter()
            .map(|(name, value)| {
                let value = value.as_str().map(str::to_owned);
                (
                    name.clone(),
                    value.unwrap_or_else(|| header.tags[name].to_string()),
                )
            })
            .collect();
        let dated = tags
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case("date"));
        let ByPlayer(players) = header.players.clone().map(|person| person.name);
        Summary {
            game: P::GAME.to_owned(),
            setup: match serde_json::to_value(document.setup()) {
                Ok(Value::Object(setup)) => setup,
                _ => Map::new(),
            },
            own_start,
            second_begins: start.turn() == Player::Second,
            players,
            finish,
            ended,
            score: end.score().map(|score| score.0),
            plies: u32::try_from(main.len() - 1).unwrap_or(u32::MAX),
            date: dated.and_then(|(_, value)| Date::read(value)),
            opening: first_move(document).filter(|_| !own_start),
            end: end.to_string(),
            main: keys(document, main.iter().copied()),
            aside: {
                let on_main_line: std::collections::HashSet<NodeId> = main.into_iter().collect();
                keys(
                    document,
                    document.all().filter(|node| !on_main_line.contains(node)),
                )
            },
            tags,
        }
    }

    /// The score of the first player less that of the second, in half points, where the game was
    /// played to its end and has a score.
    pub fn difference(&self) -> Option<i32> {
        let [first, second] = self.score.filter(|_| self.ended == Some(Ended::Play))?;
        Some(first - second)
    }

    /// Whether a position with this symmetric key stands in it: first on the main line, then
    /// elsewhere.
    pub fn holds(&self, key: u64) -> bool {
        self.main.contains(&key) || self.aside.contains(&key)
    }

    /// The player of that name, whatever its letter case.
    pub fn side_of(&self, name: &str) -> Option<Player> {
        let name = name.trim().to_lowercase();
        Player::BOTH.into_iter().find(|player| {
            !name.is_empty() && self.players[player.index()].trim().to_lowercase() == name
        })
    }
}

fn keys<P: Position>(document: &Document<P>, nodes: impl Iterator<Item = NodeId>) -> Vec<u64> {
    nodes
        .map(|node| document.position(node).symmetric_key())
        .collect()
}

fn finish(result: Option<GameResult>) -> (Finish, Option<Ended>) {
    let Some(result) = result else {
        return (Finish::Unfinished, None);
    };
    let finish = match result.winner() {
        Some(Player::First) => Finish::First,
        Some(Player::Second) => Finish::Second,
        None => Finish::Drawn,
    };
    let ended = match result {
        GameResult::Play(_) => Ended::Play,
        GameResult::Ending(Ending::Resignation(_)) => Ended::Resignation,
        GameResult::Ending(Ending::Time(_)) => Ended::Time,
        GameResult::Ending(Ending::Agreement(_)) => Ended::Agreement,
    };
    (finish, Some(ended))
}

/// The first move of the main line, as the least of those that are the same at the start.
fn first_move<P: Position>(document: &Document<P>) -> Option<String> {
    let first = *document.children(NodeId::ROOT).first()?;
    let (start, play) = (document.position(NodeId::ROOT), document.played(first)?);
    let same = (0..P::SYMMETRIES).filter(|&symmetry| start.turned(symmetry) == *start);
    let moves = same.map(|symmetry| start.turned_move(play, symmetry).to_string());
    moves.min_by_key(|text| (text.len(), text.clone()))
}
