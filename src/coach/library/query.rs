//! Games found by plain words.

use super::{Date, Finish, Summary};

/// A game as it is searched and sorted.
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    /// What is remembered of it.
    pub summary: &'a Summary,
    /// The day that it is listed under.
    pub date: Option<Date>,
    /// Its words.
    pub card: &'a Card,
}

/// The words of a language that mean something in a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vocabulary {
    /// `anna won`: the games that she won.
    pub won: String,
    /// `anna lost`: those that she lost.
    pub lost: String,
}

/// What is searched of a game, [`folded`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// All that can be read of it: names, game, size, result, date, tags, the name of its file.
    pub words: String,
    /// What each player goes by: the name, and the side.
    pub called: [String; 2],
    /// The players' names.
    pub names: [String; 2],
    /// What sorts its setup among those of its kind.
    pub setup: String,
}

impl Card {
    /// The card of a game, which says `words` in a list and calls the players' sides `sides`.
    pub fn of(summary: &Summary, words: &str, sides: [&str; 2]) -> Card {
        let names = summary.players.each_ref().map(|name| folded(name.trim()));
        let called = [0, 1].map(|side| format!("{} {}", names[side], folded(sides[side])));
        let values = summary.setup.values().map(|value| match value.as_u64() {
            // Numbers follow each other as numbers.
            Some(number) => format!("{number:08}"),
            None => value.to_string(),
        });
        Card {
            words: folded(words),
            called,
            setup: values.collect::<Vec<_>>().join(" "),
            names,
        }
    }
}

/// A text as it is compared: letters in lower case, and the sign between two sizes as an x.
pub fn folded(text: &str) -> String {
    text.to_lowercase().replace('×', "x")
}

/// What somebody searches for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query(Vec<Term>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Term {
    Word(String),
    Won(String),
    Lost(String),
    Played(Option<Date>, Option<Date>),
}

impl Query {
    /// Reads a search: words that all must be found, `anna won`, `anna lost`, and dates from and
    /// until: `2023..2024-05`, `2024..`.
    pub fn read(text: &str, vocabulary: &Vocabulary) -> Query {
        let text = folded(text);
        let mut terms: Vec<Term> = Vec::new();
        for word in text.split_whitespace() {
            let about = match terms.last() {
                Some(Term::Word(about)) => Some(about.clone()),
                _ => None,
            };
            let term = match about {
                Some(about) if word == vocabulary.won => {
                    terms.pop();
                    Term::Won(about)
                }
                Some(about) if word == vocabulary.lost => {
                    terms.pop();
                    Term::Lost(about)
                }
                _ => dates(word).unwrap_or_else(|| Term::Word(word.to_owned())),
            };
            terms.push(term);
        }
        Query(terms)
    }

    /// Whether a game is one of those searched for.
    pub fn finds(&self, game: Listed<'_>) -> bool {
        let (finish, card) = (game.summary.finish, game.card);
        self.0.iter().all(|term| match term {
            Term::Word(word) => stands_in(&card.words, word),
            Term::Won(about) => called(finish, card, about, true),
            Term::Lost(about) => called(finish, card, about, false),
            Term::Played(since, until) => is_between(game.date, *since, *until),
        })
    }
}

/// Whether a word is found: letters anywhere, a number only where one begins, so that the 7 of
/// `7 farmers` is not that of every July.
fn stands_in(words: &str, word: &str) -> bool {
    let numeric = |sign: char| sign.is_ascii_digit();
    words
        .match_indices(word)
        .any(|(at, _)| !word.starts_with(numeric) || !words[..at].ends_with(char::is_alphanumeric))
}

/// Whether the winner, or the loser, goes by that.
fn called(finish: Finish, card: &Card, about: &str, winner: bool) -> bool {
    let meant = finish.winner().map(|won| if winner { won } else { !won });
    meant.is_some_and(|player| card.called[player.index()].contains(about))
}

/// Whether a day lies between two, both included.
pub(super) fn is_between(date: Option<Date>, since: Option<Date>, until: Option<Date>) -> bool {
    if since.is_none() && until.is_none() {
        return true;
    }
    date.is_some_and(|date| {
        since.is_none_or(|since| since <= date.latest())
            && until.is_none_or(|until| date <= until.latest())
    })
}

/// `2023..2024`, with either end left out; `None` for any other word.
fn dates(word: &str) -> Option<Term> {
    let (since, until) = word.split_once("..")?;
    let read = |text: &str| match text {
        "" => Some(None),
        text => Date::read(text).map(Some),
    };
    let (since, until) = (read(since)?, read(until)?);
    (since.is_some() || until.is_some()).then_some(Term::Played(since, until))
}
