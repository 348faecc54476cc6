//! What the clocks in the players' lines show.

use crate::app::TENTHS_FROM;
use crate::rules::Player;
use crate::ui::seat::{Seat, Table};
use crate::ui::text::{Text, words};

/// The clock in the line of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// The time: `12:34`, `9.8`, `0:27 (3)`.
    pub time: String,
    /// Whether there is not much left.
    pub is_low: bool,
    /// Whether it runs.
    pub runs: bool,
}

/// The clock of a player, in games with clocks.
pub fn face<P: Seat>(table: &Table<'_, P>, player: Player) -> Option<ClockFace> {
    let shown = table.model.clock(player)?;
    let text = table.look.text;
    let time = time(shown.face.left, text);
    Some(ClockFace {
        time: match shown.face.periods {
            Some(periods) => words!(
                text,
                "clock-periods",
                time = time,
                periods = periods.to_string()
            ),
            None => time,
        },
        is_low: shown.face.left <= TENTHS_FROM,
        runs: shown.runs,
    })
}

/// So many milliseconds as a clock shows them, rounded up: what is left is never shown as less.
fn time(milliseconds: u64, text: &Text) -> String {
    if milliseconds <= TENTHS_FROM {
        let tenths = milliseconds.div_ceil(100);
        return words!(
            text,
            "clock-tenths",
            seconds = (tenths / 10).to_string(),
            tenths = (tenths % 10).to_string()
        );
    }
    let seconds = milliseconds.div_ceil(1_000);
    let (minutes, second) = (seconds / 60, seconds % 60);
    match (minutes / 60, minutes % 60) {
        (0, minute) => format!("{minute}:{second:02}"),
        (hour, minute) => format!("{hour}:{minute:02}:{second:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_tenths_near_the_end_and_hours_where_there_are_any() {
        let text = Text::english();
        for (milliseconds, shown) in [
            (0, "0.0"),
            (1, "0.1"),
            (9_900, "9.9"),
            (10_000, "10.0"),
            (10_001, "0:11"),
            (60_001, "1:01"),
            (3_599_000, "59:59"),
            (3_723_000, "1:02:03"),
        ] {
            assert_eq!(time(milliseconds, &text), shown);
        }
    }
}
