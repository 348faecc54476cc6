//! A clock: milliseconds as `H:MM:SS`, with thousandths where there are any.

/// Writes a clock.
pub(super) fn write(milliseconds: u64) -> String {
    let (seconds, part) = (milliseconds / 1000, milliseconds % 1000);
    let (minutes, second) = (seconds / 60, seconds % 60);
    let (hour, minute) = (minutes / 60, minutes % 60);
    let clock = format!("{hour}:{minute:02}:{second:02}");
    match part {
        0 => clock,
        part => format!("{clock}.{part:03}"),
    }
}

/// Reads a clock; `None` if it is none.
pub(super) fn read(text: &str) -> Option<u64> {
    let (clock, part) = text.split_once('.').unwrap_or((text, "000"));
    let mut fields = clock.split(':');
    let [hour, minute, second] = [fields.next()?, fields.next()?, fields.next()?];
    let two = |field: &str| number(field).filter(|n| field.len() == 2 && *n < 60);
    let thousandths = number(part).filter(|_| part.len() == 3)?;
    let minutes = number(hour)?.checked_mul(60)?.checked_add(two(minute)?)?;
    let seconds = minutes.checked_mul(60)?.checked_add(two(second)?)?;
    let milliseconds = seconds.checked_mul(1000)?.checked_add(thousandths)?;
    fields.next().is_none().then_some(milliseconds)
}

fn number(digits: &str) -> Option<u64> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for (milliseconds, text) in [
            (0, "0:00:00"),
            (59_000, "0:00:59"),
            (3_723_004, "1:02:03.004"),
            (u64::MAX, "5124095576030:25:51.615"),
        ] {
            assert_eq!(write(milliseconds), text);
            assert_eq!(read(text), Some(milliseconds));
        }
        for text in [
            "",
            "5",
            "1:2:3",
            "0:60:00",
            "0:00:00.5",
            "0:00:00:00",
            "9e9:00:00",
            "+1:00:00",
            "5124095576030:25:51.616",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
