//! When something is asked again: the algorithm SM-2.
//!
//! P. A. Woźniak, "Optimization of learning", University of Technology in Poznań, 1990; told step
//! by step at <https://super-memory.com/english/ol/sm2.htm>. Its grades of 0 to 5 are given here
//! by what happened at the board, and its factors are counted in hundredths, which they are whole
//! numbers of.

/// A day, by the days since the beginning of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Day(pub u32);

impl Day {
    /// The day so many days later.
    pub fn after(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }
}

/// How a question was answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Recall {
    /// Wrongly, or not at all.
    Wrong,
    /// Rightly, with a hint.
    Hinted,
    /// Rightly and at once.
    AtOnce,
}

impl Recall {
    /// The grade of the algorithm: a wrong answer whose right one is then known has 1, one that is
    /// right with difficulty 3, a perfect one 5.
    fn grade(self) -> u16 {
        match self {
            Recall::Wrong => 1,
            Recall::Hinted => 3,
            Recall::AtOnce => 5,
        }
    }
}

/// How well a question is known, as far as the algorithm needs that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// How much longer each pause is than the one before, in hundredths.
    pub ease: u16,
    /// How often it was answered rightly in succession.
    pub repetitions: u16,
    /// The days from the last answer to the next time.
    pub pause: u32,
    /// The day of the last answer.
    pub last: Day,
    /// Whether it is to be asked once more on that day: it was not answered well.
    pub again: bool,
}

impl Memory {
    const FIRST_EASE: u16 = 250;
    /// Of the algorithm: harder questions would come too often.
    pub const LEAST_EASE: u16 = 130;
    /// Pauses grow no faster: they reach the longest one soon enough.
    pub const MOST_EASE: u16 = 1_000;
    /// The longest pause, in days: ten years.
    pub const LONGEST_PAUSE: u32 = 3_650;
    /// The grade below which a question is learned anew.
    const PASSED: u16 = 3;
    /// The grade below which it is asked again on the same day.
    const WELL: u16 = 4;

    /// What is known of a question that was answered for the first time.
    pub fn first(today: Day, recall: Recall) -> Memory {
        let unknown = Memory {
            ease: Self::FIRST_EASE,
            repetitions: 0,
            pause: 0,
            last: Day(0),
            again: false,
        };
        unknown.repeated(today, recall)
    }

    /// What is known after a further answer.
    pub fn answered(self, today: Day, recall: Recall) -> Memory {
        // The last step of the algorithm: repeated until it is known, which changes nothing else.
        let drill = self.again && self.last == today;
        match drill {
            true => Memory {
                again: recall.grade() < Self::WELL,
                ..self
            },
            false => self.repeated(today, recall),
        }
    }

    fn repeated(self, today: Day, recall: Recall) -> Memory {
        let grade = recall.grade();
        let again = grade < Self::WELL;
        let last = today;
        if grade < Self::PASSED {
            return Memory {
                repetitions: 0,
                pause: 1,
                last,
                again,
                ..self
            };
        }
        let pause = match self.repetitions {
            0 => 1,
            1 => 6,
            // A broken number of days is rounded up.
            _ => (u64::from(self.pause) * u64::from(self.ease)).div_ceil(100) as u32,
        };
        // 0.1 − (5 − q) × (0.08 + (5 − q) × 0.02), in hundredths.
        let short = 5 - grade;
        let ease = (self.ease + 10).saturating_sub(short * (8 + short * 2));
        Memory {
            ease: ease.clamp(Self::LEAST_EASE, Self::MOST_EASE),
            repetitions: self.repetitions.saturating_add(1),
            pause: pause.clamp(1, Self::LONGEST_PAUSE),
            last,
            again,
        }
    }

    /// The day on which it is to be asked next.
    pub fn due(&self) -> Day {
        match self.again {
            true => self.last,
            false => self.last.after(self.pause),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Recall::{AtOnce, Hinted, Wrong};
    use super::*;

    /// Answers on the days on which the question is due; what is known then, as ease, repetitions,
    /// pause and whether it comes again on the same day.
    fn answered(recalls: &[Recall]) -> Vec<(u16, u16, u32, bool)> {
        let mut memory = None::<Memory>;
        let mut states = Vec::new();
        for &recall in recalls {
            let next = match memory {
                None => Memory::first(Day(100), recall),
                Some(known) => known.answered(known.last.after(known.pause), recall),
            };
            states.push((next.ease, next.repetitions, next.pause, next.again));
            memory = Some(next);
        }
        states
    }

    #[test]
    fn pauses_grow_as_the_algorithm_says() {
        // By hand: 1 and 6 days are given; then 6 × 2.7 = 16.2, 17 × 2.8 = 47.6, 48 × 2.9 = 139.2.
        assert_eq!(
            answered(&[AtOnce; 5]),
            [
                (260, 1, 1, false),
                (270, 2, 6, false),
                (280, 3, 17, false),
                (290, 4, 48, false),
                (300, 5, 140, false),
            ]
        );
        // A hint costs 0.14 of the factor: 6 × 2.56 = 15.36, 16 × 2.42 = 38.72.
        assert_eq!(
            answered(&[AtOnce, Hinted, Hinted, Hinted]),
            [
                (260, 1, 1, false),
                (246, 2, 6, true),
                (232, 3, 15, true),
                (218, 4, 35, true),
            ]
        );
        // A wrong answer begins anew and leaves the factor alone: then 1, 6, 6 × 2.8 = 16.8.
        assert_eq!(
            answered(&[AtOnce, AtOnce, AtOnce, Wrong, AtOnce, AtOnce, AtOnce]),
            [
                (260, 1, 1, false),
                (270, 2, 6, false),
                (280, 3, 17, false),
                (280, 0, 1, true),
                (290, 1, 1, false),
                (300, 2, 6, false),
                (310, 3, 18, false),
            ]
        );
    }

    #[test]
    fn the_factor_never_falls_below_its_least() {
        let states = answered(&[Hinted; 20]);
        let last = states.last().copied();
        assert_eq!(last.map(|(ease, ..)| ease), Some(Memory::LEAST_EASE));
        let pauses = states.iter().map(|(_, _, pause, _)| *pause);
        assert!(pauses.is_sorted(), "they still grow: {states:?}");
    }

    #[test]
    fn what_was_not_known_well_comes_again_on_the_same_day() {
        let today = Day(7);
        let wrong = Memory::first(today, Wrong);
        assert_eq!(wrong.due(), today);
        let still = wrong.answered(today, Hinted);
        assert_eq!((still.due(), still.repetitions), (today, 0));
        let known = still.answered(today, AtOnce);
        assert_eq!(known.due(), today.after(1));
        assert_eq!(
            known,
            Memory {
                again: false,
                ..wrong
            }
        );
        // Left for the next day it is an answer like any other.
        let later = wrong.answered(today.after(1), AtOnce);
        assert_eq!((later.repetitions, later.due()), (1, today.after(2)));
    }

    #[test]
    fn pauses_end_somewhere() {
        let mut memory = Memory::first(Day(0), AtOnce);
        for _ in 0..100 {
            memory = memory.answered(memory.due(), AtOnce);
        }
        assert_eq!(memory.pause, Memory::LONGEST_PAUSE);
        let end = Memory {
            last: Day(u32::MAX),
            ..memory
        };
        assert_eq!(end.due(), Day(u32::MAX));
    }
}
