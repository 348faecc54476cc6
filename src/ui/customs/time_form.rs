//! The choice of clocks for a new game.

use egui::{DragValue, Ui};

use crate::game::{TimeControl, WrittenTime};
use crate::ui::Look;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// The form: whether there are clocks, and what they begin with.
pub struct TimeForm {
    on: bool,
    time: WrittenTime,
}

impl Default for TimeForm {
    fn default() -> Self {
        TimeForm {
            on: false,
            time: WrittenTime {
                main: 10 * MINUTE,
                increment: 5 * SECOND,
                periods: 0,
                period: 30 * SECOND,
            },
        }
    }
}

impl TimeForm {
    /// The form with what was chosen last.
    pub fn of(chosen: Option<TimeControl>) -> TimeForm {
        let mut form = TimeForm::default();
        if let Some(chosen) = chosen {
            let usual = form.time.period;
            form.on = true;
            form.time = chosen.written();
            if form.time.periods == 0 {
                form.time.period = usual;
            }
        }
        form
    }

    /// What is chosen: no clocks, or some; `None` where that makes no sense.
    pub fn chosen(&self) -> Option<Option<TimeControl>> {
        if !self.on {
            return Some(None);
        }
        let mut time = self.time;
        if time.periods == 0 {
            time.period = 0;
        }
        TimeControl::try_from(time).ok().map(Some)
    }

    /// Shows the form in one row.
    pub fn show(&mut self, ui: &mut Ui, look: Look<'_>) {
        let text = look.text;
        ui.horizontal_wrapped(|ui| {
            ui.checkbox(&mut self.on, text.get("clocks-on"));
            if !self.on {
                return;
            }
            let byo_yomi = self.time.periods > 0;
            let WrittenTime {
                main,
                increment,
                periods,
                period,
            } = &mut self.time;
            let hours = TimeControl::MOST_MAIN / MINUTE;
            let hour = TimeControl::MOST_PERIOD / SECOND;
            for (key, value, unit, range, enabled) in [
                ("main", main, MINUTE, 0..=hours, true),
                ("increment", increment, SECOND, 0..=hour, true),
                ("periods", periods, 1, 0..=TimeControl::MOST_PERIODS, true),
                ("period", period, SECOND, 1..=hour, byo_yomi),
            ] {
                let mut shown = *value / unit;
                let field = DragValue::new(&mut shown)
                    .range(range)
                    .speed(0.2)
                    .prefix(text.get(&format!("clocks-{key}-before")))
                    .suffix(text.get(&format!("clocks-{key}-after")));
                let name = text.get(&format!("clocks-{key}"));
                let field = ui
                    .add_enabled(enabled, field)
                    .accessible_name(name.as_str());
                if field.on_hover_text(name).changed() {
                    *value = shown * unit;
                }
            }
        });
        if self.chosen().is_none() {
            ui.colored_label(look.palette.threat, text.get("clocks-wrong"));
        }
    }
}
