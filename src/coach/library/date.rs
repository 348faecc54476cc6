//! Days, as people write them into games.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A day, or as much of it as is known: 0 stands for a month or a day that is not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Date {
    /// The year, 1 to 9999.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
}

impl Date {
    /// Reads a date that begins with its year: `2024-05-01`, `2024.5.1`, `2024/05`, `2024`, with
    /// question marks for what is not known. A time may follow.
    pub fn read(text: &str) -> Option<Date> {
        let text = text.trim();
        let day = text.split(['T', ' ']).next()?;
        let mut parts = day.split(['-', '.', '/']);
        let year = parts.next()?;
        if year.len() != 4 || !year.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let year = year.parse().ok().filter(|year| *year > 0)?;
        let mut below = |most: u8| match parts.next() {
            None => Some(0),
            Some(part) if !part.is_empty() && part.bytes().all(|byte| byte == b'?') => Some(0),
            Some(part) => part
                .parse()
                .ok()
                .filter(|number| (1..=most).contains(number)),
        };
        let (month, day) = (below(12)?, below(31)?);
        let whole = parts.next().is_none() && (month > 0 || day == 0);
        whole.then_some(Date { year, month, day })
    }

    /// The day of a number of seconds after the beginning of 1970.
    pub fn of_seconds(seconds: u64) -> Option<Date> {
        // Years are counted from March on, so that the odd day is the last one of them.
        let days = seconds / 86_400 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 {
            from_march + 3
        } else {
            from_march - 9
        };
        let year = era * 400 + year_of_era + u64::from(month <= 2);
        let year = u16::try_from(year).ok().filter(|year| *year <= 9_999)?;
        Some(Date {
            year,
            month: month as u8,
            day: day as u8,
        })
    }

    /// The last day that the date may mean: the end of its month or year where no more is known.
    pub fn latest(self) -> Date {
        match (self.month, self.day) {
            (0, _) => Date {
                month: 12,
                day: 31,
                ..self
            },
            (_, 0) => Date { day: 31, ..self },
            _ => self,
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.year)?;
        if self.month > 0 {
            write!(f, "-{:02}", self.month)?;
        }
        if self.day > 0 {
            write!(f, "-{:02}", self.day)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn dates_are_read_as_people_write_them() {
        for (written, read) in [
            ("2024-05-01", Some("2024-05-01")),
            ("2024.5.1", Some("2024-05-01")),
            (" 2024/12 ", Some("2024-12")),
            ("2024", Some("2024")),
            ("2024.??.??", Some("2024")),
            ("2024-02-29T18:30:00Z", Some("2024-02-29")),
            ("2024-13-01", None),
            ("2024-00-01", None),
            ("2024-??-07", None),
            ("2024-05-01-02", None),
            ("0000-05-01", None),
            ("1 May 2024", None),
            ("", None),
        ] {
            let date = Date::read(written).map(|date| date.to_string());
            assert_eq!(date.as_deref(), read, "{written}");
        }
    }

    #[test]
    fn seconds_are_days() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_709_251_199, "2024-02-29"),
            (1_709_251_200, "2024-03-01"),
            (1_735_689_599, "2024-12-31"),
        ] {
            let date = Date::of_seconds(seconds).map(|date| date.to_string());
            assert_eq!(date.as_deref(), Some(day), "{seconds}");
        }
        assert_eq!(Date::of_seconds(u64::MAX), None);
    }

    #[test]
    fn part_of_a_date_means_all_of_it() {
        let latest = |text| Date::read(text).map(|date| date.latest().to_string());
        assert_eq!(latest("2024").as_deref(), Some("2024-12-31"));
        assert_eq!(latest("2024-02").as_deref(), Some("2024-02-31"));
        assert_eq!(latest("2024-02-03").as_deref(), Some("2024-02-03"));
    }
}
