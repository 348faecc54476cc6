//! What the list says of every game, in words: made once a game, a few in every frame.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::coach::library::{Card, Date, Ended, Finish, Listed, Summary};
use crate::rules::Player;
use crate::storage::library::{Entry, Listing};
use crate::ui::games::{self, Game};
use crate::ui::numbers;
use crate::ui::text::{Text, words};

/// So long the making of words may take in a frame.
const PATIENCE: Duration = Duration::from_millis(3);

/// A game of the list.
pub struct Line {
    /// Its file.
    pub entry: Arc<Entry>,
    /// What is searched.
    pub card: Card,
    /// The players: their names, or their sides.
    pub players: [String; 2],
    /// The kind of game.
    pub kind: String,
    /// Its setup.
    pub setup: String,
    /// Who won: `Light +6½`, `White won`, `Draw`.
    pub result: String,
    /// How it came to that, if not by play: `resignation`.
    pub how: Option<String>,
    /// The day it was played.
    pub date: Option<Date>,
}

impl Line {
    fn of(entry: Arc<Entry>, text: &Text) -> Option<Line> {
        let summary = entry.content.as_ref().ok()?;
        let game = games::named(&summary.game)?;
        let sides = Player::BOTH.map(|player| (game.exhibit.side)(player, text));
        let named = |side: usize| match summary.players[side].trim() {
            "" => sides[side].clone(),
            name => name.to_owned(),
        };
        let kind = text.get(&format!("{}-name", game.name));
        let setup = setup_words(game, summary, &kind, text);
        let result = result_words(summary, &sides, text);
        let date = entry.date();
        let tags = summary.tags.iter().map(|(_, value)| value.as_str());
        let days = date.map(|date| [date.to_string(), numbers::day(date, text)]);
        let [iso, day] = days.unwrap_or_default();
        let file = entry.path.file_stem().unwrap_or_default().to_string_lossy();
        let names = summary.players.iter().map(String::as_str);
        let how = summary.ended.and_then(|ended| how_words(ended, text));
        let by = how.as_deref().unwrap_or_default();
        let said = [&*kind, &setup, &result, by, &iso, &day, &file];
        let said: Vec<&str> = names.chain(said).chain(tags).collect();
        Some(Line {
            card: Card::of(
                summary,
                &said.join("\n"),
                sides.each_ref().map(String::as_str),
            ),
            players: [named(0), named(1)],
            kind,
            setup,
            result,
            how,
            date,
            entry,
        })
    }

    /// The game.
    pub fn summary(&self) -> Option<&Summary> {
        self.entry.content.as_ref().ok()
    }

    /// The game as it is searched and sorted.
    pub fn listed(&self) -> Option<Listed<'_>> {
        Some(Listed {
            summary: self.summary()?,
            date: self.date,
            card: &self.card,
        })
    }

    /// Who won, and how.
    pub fn whole_result(&self, text: &Text) -> String {
        match &self.how {
            Some(how) => words!(
                text,
                "library-result-how",
                result = self.result.as_str(),
                how = how.as_str()
            ),
            None => self.result.clone(),
        }
    }

    /// All of it in a sentence, for those who listen.
    pub fn spoken(&self, text: &Text) -> String {
        let [first, second] = self.players.each_ref().map(String::as_str);
        let date = self.date.map(|date| numbers::day(date, text));
        let plies = self.summary().map_or(0, |summary| summary.plies);
        words!(
            text,
            "library-line",
            first = first,
            second = second,
            kind = self.kind.as_str(),
            setup = self.setup.as_str(),
            result = self.whole_result(text),
            date = date.unwrap_or_default(),
            plies = plies
        )
    }
}

/// The setup, without the name of the game where that comes first.
fn setup_words(game: &Game, summary: &Summary, kind: &str, text: &Text) -> String {
    let words = (game.exhibit.setup)(&summary.setup, text).unwrap_or_default();
    let without = words.strip_prefix(kind);
    let without = without.map(|rest| rest.trim_start_matches([',', ' ']).to_owned());
    without.unwrap_or(words)
}

/// Who won.
fn result_words(summary: &Summary, sides: &[String; 2], text: &Text) -> String {
    let winner = match summary.finish {
        Finish::Drawn => return text.get("library-drawn"),
        Finish::Unfinished => return text.get("library-unfinished"),
        Finish::First => 0,
        Finish::Second => 1,
    };
    let side = sides[winner].as_str();
    match summary.difference() {
        Some(difference) => words!(
            text,
            "library-won-by",
            side = side,
            points = numbers::points(difference.abs())
        ),
        None => words!(text, "library-won", side = side),
    }
}

/// How a game came to its end, if not by play.
fn how_words(ended: Ended, text: &Text) -> Option<String> {
    let key = match ended {
        Ended::Play => return None,
        Ended::Resignation => "library-resignation",
        Ended::Time => "library-time",
        Ended::Agreement => "library-agreement",
    };
    Some(text.get(key))
}

/// The lines of all games of a listing.
#[derive(Default)]
pub struct Lines {
    listing: Arc<Listing>,
    lines: Vec<Rc<Line>>,
    /// Those of the listing before, by their entries.
    earlier: HashMap<*const Entry, Rc<Line>>,
    /// The entries that have been looked at.
    done: usize,
    /// Grows whenever all lines are there.
    revision: u64,
}

impl Lines {
    /// Catches up with a listing; `false` where there is more to do in the next frame.
    pub fn follow(&mut self, listing: &Arc<Listing>, text: &Text) -> bool {
        if !Arc::ptr_eq(&self.listing, listing) {
            self.listing = listing.clone();
            let lines = self.lines.drain(..);
            // A line keeps its entry, so that no other can come to its address.
            self.earlier
                .extend(lines.map(|line| (Arc::as_ptr(&line.entry), line)));
            self.done = 0;
        }
        if self.done == self.listing.entries.len() && self.earlier.is_empty() {
            return true;
        }
        let begun = Instant::now();
        while let Some(entry) = self.listing.entries.get(self.done) {
            let earlier = self.earlier.remove(&Arc::as_ptr(entry));
            let line = earlier.or_else(|| Line::of(entry.clone(), text).map(Rc::new));
            self.lines.extend(line);
            self.done += 1;
            if self.done.is_multiple_of(32) && begun.elapsed() > PATIENCE {
                return false;
            }
        }
        self.earlier.clear();
        self.revision += 1;
        true
    }

    /// The lines, in the order of the listing.
    pub fn all(&self) -> &[Rc<Line>] {
        &self.lines
    }

    /// Grows whenever all lines of a listing are there.
    pub fn revision(&self) -> u64 {
        self.revision
    }
}
