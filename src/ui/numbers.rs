//! How numbers and days are written in the window.

use crate::coach::library::Date;

use super::text::{Text, words};

/// Points from half points: `213½`, `½`, `−12`.
pub fn points(half_points: i32) -> String {
    let whole = (half_points / 2).unsigned_abs();
    let sign = if half_points < 0 { "−" } else { "" };
    match (half_points % 2 != 0, whole) {
        (false, _) => format!("{sign}{whole}"),
        (true, 0) => format!("{sign}½"),
        (true, _) => format!("{sign}{whole}½"),
    }
}

/// A difference in half points, with its sign: `+18½`, `−27`, `0`.
pub fn difference(half_points: i32) -> String {
    if half_points > 0 {
        format!("+{}", points(half_points))
    } else {
        points(half_points)
    }
}

/// Half points as the number of points that chooses the plural form; half a point is written as
/// one.
pub fn amount(half_points: i32) -> f64 {
    (f64::from(half_points.abs()) / 2.0).max(1.0)
}

/// A number with its decimals, as the language writes it: `0.2`, in German `0,2`.
pub fn decimal(number: f64, text: &Text) -> String {
    let mark = text.language().decimal_mark.to_string();
    number.to_string().replace('.', &mark)
}

/// A day as the language writes it, as far as it is known: `2024-05-31`, in German `31.05.2024`.
pub fn day(date: Date, text: &Text) -> String {
    let year = format!("{:04}", date.year);
    let [month, day] = [date.month, date.day].map(|number| format!("{number:02}"));
    match (date.month, date.day) {
        (0, _) => year,
        (_, 0) => words!(text, "date-month", year = year, month = month),
        _ => words!(text, "date-day", year = year, month = month, day = day),
    }
}

/// Reads a day as people write it, from its year on or from its day on.
pub fn read_day(written: &str) -> Option<Date> {
    let parts = written.trim().split(['-', '.', '/']);
    let backwards = parts.rev().collect::<Vec<_>>().join("-");
    Date::read(written).or_else(|| Date::read(&backwards))
}

/// Half points from what people write for points that are not below 0: `6`, `6.5`, `6,5`, `6½`.
/// Nothing written is 0.
pub fn read_points(text: &str) -> Option<u32> {
    let text = text.trim();
    let halves = ["½", ".5", ",5"].map(|half| text.strip_suffix(half));
    let half = halves.into_iter().flatten().next();
    let wholes = [".0", ",0"].map(|none| text.strip_suffix(none));
    let whole = wholes.into_iter().flatten().next();
    let digits = half.or(whole).unwrap_or(text);
    let points = match digits {
        "" if half.is_some() || text.is_empty() => 0,
        digits if digits.bytes().all(|byte| byte.is_ascii_digit()) => digits.parse::<u32>().ok()?,
        _ => return None,
    };
    points
        .checked_mul(2)?
        .checked_add(u32::from(half.is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        for (written, half_points) in [
            ("6", Some(12)),
            (" 6.5 ", Some(13)),
            ("6,5", Some(13)),
            ("6½", Some(13)),
            ("½", Some(1)),
            ("6.0", Some(12)),
            ("", Some(0)),
            ("6.25", None),
            ("-6", None),
            ("six", None),
            (".0", None),
            ("99999999999", None),
        ] {
            assert_eq!(read_points(written), half_points, "{written}");
        }
    }

    #[test]
    fn days_are_read_as_they_are_written() {
        for language in crate::ui::languages::LANGUAGES {
            let text = Text::of(language);
            for date in ["2024-05-31", "2024-12", "1999"] {
                let date = Date::read(date).expect("a date");
                let written = day(date, &text);
                assert_eq!(read_day(&written), Some(date), "{written}");
            }
        }
        assert_eq!(read_day("31/31/2024"), None);
        assert_eq!(read_day(""), None);
    }

    #[test]
    fn half_points_are_written_as_points() {
        let written: Vec<_> = [427, 1, 0, -1, -24, -55].map(points).into();
        assert_eq!(written, ["213½", "½", "0", "−½", "−12", "−27½"]);
        assert_eq!(difference(37), "+18½");
        assert_eq!(difference(0), "0");
        assert_eq!(difference(-54), "−27");
    }
}
