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
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.checkbox(&mut self.on, text.get("clocks-on"));
            if !self.on {
                return;
            }
            let WrittenTime {
                main,
                increment,
                periods,
                period,
            } = &mut self.time;
            let mut number = |key: &str, value: &mut u64, unit: u64, least: u64, most: u64| {
                let label = ui.label(text.get(key));
                let mut shown = *value / unit;
                let field = DragValue::new(&mut shown).range(least..=most).speed(0.2);
                if ui.add(field).labelled_by(label.id).changed() {
                    *value = shown * unit;
                }
            };
            let hour = TimeControl::MOST_PERIOD / SECOND;
            number(
                "clocks-main",
                main,
                MINUTE,
                0,
                TimeControl::MOST_MAIN / MINUTE,
            );
            number("clocks-increment", increment, SECOND, 0, hour);
            number("clocks-periods", periods, 1, 0, TimeControl::MOST_PERIODS);
            number("clocks-period", period, SECOND, 1, hour);
        });
    }
}
