//! Playback: the time from ply to ply, and how fast that is in words.

use std::time::Duration;

use egui::Ui;

use crate::storage::settings::Pace;

use super::numbers::decimal;
use super::text::{Text, words};

/// Beats the time while the cursor goes on by itself.
#[derive(Clone, Copy, Default, Debug)]
pub struct Metronome {
    last: Option<f64>,
}

impl Metronome {
    /// Whether the next ply is due at the time `now`, in seconds; and how long it is until the one
    /// after it. Nothing is due, and nothing waited for, while nobody plays.
    pub fn beat(&mut self, now: f64, playing: bool, pace: Pace) -> (bool, Option<Duration>) {
        if !playing {
            self.last = None;
            return (false, None);
        }
        let period = f64::from(pace.milliseconds()) / 1_000.0;
        // The first step was taken when it began.
        let last = self.last.get_or_insert(now);
        let due = now - *last >= period;
        if due {
            *last = now;
        }
        let left = (*last + period - now).max(0.0);
        (due, Some(Duration::from_secs_f64(left)))
    }
}

/// Offers the paces as items of a menu, and says which one was chosen.
pub fn choose(ui: &mut Ui, pace: Pace, text: &Text) -> Option<Pace> {
    let mut chosen = None;
    for choice in Pace::ALL {
        if ui.radio(choice == pace, spoken(choice, text)).clicked() {
            chosen = Some(choice);
            ui.close();
        }
    }
    chosen
}

/// The plies a second as written on a button: `½/s`.
pub fn short(pace: Pace, text: &Text) -> String {
    words!(text, "pace-short", plies = plies(pace, text))
}

/// The same in words: `4 plies a second`.
pub fn spoken(pace: Pace, text: &Text) -> String {
    // Half a ply is told like one.
    let count = (1_000.0 / f64::from(pace.milliseconds())).max(1.0);
    words!(text, "pace", plies = plies(pace, text), count = count)
}

/// The plies a second: `½`, `4`.
fn plies(pace: Pace, text: &Text) -> String {
    match pace.milliseconds() {
        2_000 => "½".to_owned(),
        other => {
            let plies = 1_000.0 / f64::from(other);
            decimal((plies * 100.0).round() / 100.0, text)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_beats_at_the_pace_and_only_once_a_frame() {
        let [slow, .., fast] = Pace::ALL;
        let mut metronome = Metronome::default();
        assert_eq!(metronome.beat(0.0, false, fast), (false, None));
        let wait = |seconds| Some(Duration::from_secs_f64(seconds));
        assert_eq!(metronome.beat(5.0, true, fast), (false, wait(0.25)));
        assert_eq!(metronome.beat(5.125, true, fast), (false, wait(0.125)));
        assert_eq!(metronome.beat(5.25, true, fast), (true, wait(0.25)));
        assert_eq!(metronome.beat(5.25, true, fast), (false, wait(0.25)));
        assert_eq!(metronome.beat(5.5, true, slow), (false, wait(1.75)));
        assert_eq!(metronome.beat(9.0, true, slow), (true, wait(2.0)));
        assert_eq!(metronome.beat(9.5, false, slow), (false, None));
        assert_eq!(metronome.beat(20.0, true, slow), (false, wait(2.0)));
    }

    #[test]
    fn paces_are_told_in_plies_a_second() {
        let text = Text::english();
        let told = Pace::ALL.map(|pace| (short(pace, &text), spoken(pace, &text)));
        let told = told.each_ref().map(|(a, b)| (a.as_str(), b.as_str()));
        assert_eq!(
            told,
            [
                ("½/s", "½ ply a second"),
                ("1/s", "1 ply a second"),
                ("2/s", "2 plies a second"),
                ("4/s", "4 plies a second"),
            ]
        );
    }
}
