//! The stock of questions of one game, what is known of them, and which is asked next.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Position;

use super::{Day, Exercise, Memory, Recall, Source};

/// No stock is larger.
pub const MOST_CARDS: usize = 2_000;

/// So many new questions are enough: no more are sought.
const ENOUGH_NEW: usize = 3;

/// The days of which the record tells, today included.
const RECORD_DAYS: u32 = 30;

/// A question of the stock, and how well it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Card<P: Position> {
    /// The question.
    pub exercise: Exercise<P>,
    /// How well it is known; `None` while it was never asked.
    pub memory: Option<Memory>,
}

/// Which questions are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// All of them.
    #[default]
    All,
    /// Those from games of one's own.
    Games,
    /// Those from games of the engine.
    SelfPlay,
    /// Results to be held.
    Endgames,
}

impl Choice {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Choice; 4] = [
        Choice::All,
        Choice::Games,
        Choice::SelfPlay,
        Choice::Endgames,
    ];

    /// Whether questions from there are among those wanted.
    pub fn admits(self, source: &Source) -> bool {
        matches!(
            (self, source),
            (Choice::All, _)
                | (Choice::Games, Source::Game(_))
                | (Choice::SelfPlay, Source::SelfPlay(_))
                | (Choice::Endgames, Source::Endgame(_))
        )
    }
}

/// How many questions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    /// Those that are to be asked again today.
    pub due: usize,
    /// Those that were never asked.
    pub new: usize,
    /// All of them.
    pub all: usize,
}

/// How many questions were answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// All of them.
    pub answered: u32,
    /// Rightly and at once.
    pub at_once: u32,
}

/// The stock of questions of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Deck<P: Position> {
    cards: Vec<Card<P>>,
    /// What was answered on which day.
    days: BTreeMap<Day, Tally>,
    /// The seed of the next game in which questions are sought.
    seed: u64,
}

impl<P: Position> Default for Deck<P> {
    fn default() -> Self {
        Deck {
            cards: Vec::new(),
            days: BTreeMap::new(),
            seed: 1,
        }
    }
}

impl<P: Position> Deck<P> {
    /// A stock that was kept; what is more than [`MOST_CARDS`] is left out.
    pub fn restored(mut cards: Vec<Card<P>>, days: BTreeMap<Day, Tally>, seed: u64) -> Self {
        cards.truncate(MOST_CARDS);
        Deck { cards, days, seed }
    }

    /// The questions, in the order in which they came.
    pub fn cards(&self) -> &[Card<P>] {
        &self.cards
    }

    /// What was answered on each day that is still told of.
    pub fn days(&self) -> &BTreeMap<Day, Tally> {
        &self.days
    }

    /// The seed of the next game in which questions are sought.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The same, and the next one will be another.
    pub fn take_seed(&mut self) -> u64 {
        let seed = self.seed;
        self.seed = seed.wrapping_add(1);
        seed
    }

    /// Adds a question; `false` where it is there already, or no more are taken.
    pub fn add(&mut self, exercise: Exercise<P>) -> bool {
        let known = |card: &Card<P>| card.exercise.asks_the_same(&exercise);
        if self.is_full() || self.cards.iter().any(known) {
            return false;
        }
        self.cards.push(Card {
            exercise,
            memory: None,
        });
        true
    }

    /// Whether no more questions are taken.
    pub fn is_full(&self) -> bool {
        self.cards.len() >= MOST_CARDS
    }

    fn chosen(&self, choice: Choice) -> impl Iterator<Item = (usize, &Card<P>)> {
        let cards = self.cards.iter().enumerate();
        cards.filter(move |(_, card)| choice.admits(&card.exercise.source))
    }

    /// How many questions there are of those wanted.
    pub fn stock(&self, today: Day, choice: Choice) -> Stock {
        let mut stock = Stock::default();
        for (_, card) in self.chosen(choice) {
            stock.all += 1;
            match card.memory {
                None => stock.new += 1,
                Some(memory) => stock.due += usize::from(memory.due() <= today),
            }
        }
        stock
    }

    /// How many of those wanted were never asked.
    pub fn new_ones(&self, choice: Choice) -> usize {
        let chosen = self.chosen(choice);
        chosen.filter(|(_, card)| card.memory.is_none()).count()
    }

    /// Whether there are fewer new questions than there should be.
    pub fn wants_more(&self, choice: Choice) -> bool {
        !self.is_full() && self.new_ones(choice) < ENOUGH_NEW
    }

    /// The question to be asked next, by its place, of those wanted and not among `passed`: first
    /// those that are due, the longest due first; then new ones. Among equals the easiest comes
    /// first.
    pub fn next(&self, today: Day, choice: Choice, passed: &[usize]) -> Option<usize> {
        let cards = self.chosen(choice);
        let waiting = cards.filter(|(place, _)| !passed.contains(place));
        let open = waiting.filter_map(|(place, card)| {
            let difficulty = card.exercise.difficulty();
            let rank = match card.memory {
                None => (1, Day(0)),
                Some(memory) if memory.due() > today => return None,
                Some(memory) => (0, memory.due()),
            };
            Some(((rank, difficulty, place), place))
        });
        open.min().map(|(_, place)| place)
    }

    /// Notes how a question was answered.
    pub fn note(&mut self, place: usize, today: Day, recall: Recall) {
        let Some(card) = self.cards.get_mut(place) else {
            return;
        };
        card.memory = Some(match card.memory {
            None => Memory::first(today, recall),
            Some(memory) => memory.answered(today, recall),
        });
        let tally = self.days.entry(today).or_default();
        tally.answered += 1;
        tally.at_once += u32::from(recall == Recall::AtOnce);
        while self.days.len() > 2 * RECORD_DAYS as usize {
            self.days.pop_first();
        }
    }

    /// What was answered in the last thirty days.
    pub fn record(&self, today: Day) -> Tally {
        let first = Day((today.0 + 1).saturating_sub(RECORD_DAYS));
        let mut sum = Tally::default();
        for tally in self.days.range(first..=today).map(|(_, tally)| tally) {
            sum.answered = sum.answered.saturating_add(tally.answered);
            sum.at_once = sum.at_once.saturating_add(tally.at_once);
        }
        sum
    }

    /// The days in succession on which something was answered, up to today or yesterday; at most
    /// as many as are remembered.
    pub fn streak(&self, today: Day) -> usize {
        let mut day = match self.days.contains_key(&today) {
            true => today,
            false => Day(today.0.saturating_sub(1)),
        };
        let mut streak = 0;
        while self.days.contains_key(&day) {
            streak += 1;
            match day.0.checked_sub(1) {
                Some(before) => day = Day(before),
                None => break,
            }
        }
        streak
    }
}
