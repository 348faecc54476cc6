//! The notches of a wheel.

/// So soon after a notch its echo comes, in seconds.
const ECHO: f64 = 0.06;

/// Also so late, where the frame between them was slow.
const SLOW_ECHO: f64 = 0.2;

/// A wheel of which so many notches in succession had no echo has none.
const CERTAIN: u8 = 3;

/// Adds up the turns of a wheel.
///
/// A wheel that exists only in software, as over a remote desktop, is reported twice under X11:
/// when its button goes down and when it goes up (winit 0.30, its pull request 4386). Nothing
/// tells the two apart but that they come together, so that the second one is taken for an echo,
/// until notches that come alone show that the wheel is a real one.
#[derive(Clone, Copy, Default)]
pub struct Wheel {
    rest: f32,
    last: Option<Notch>,
    /// The notches in succession that came alone.
    alone: u8,
}

#[derive(Clone, Copy)]
struct Notch {
    way: f32,
    time: f64,
    frame: u64,
    echoed: bool,
}

impl Wheel {
    /// Turns the wheel at a time in seconds, by whole notches or, on a touchpad, by parts of one.
    pub fn turn(&mut self, notches: f32, time: f64, frame: u64) {
        if notches.abs() == 1.0 {
            if self.is_echo(notches, time, frame) {
                return;
            }
            self.last = Some(Notch {
                way: notches,
                time,
                frame,
                echoed: false,
            });
        }
        self.rest += notches;
    }

    /// The whole steps that it was turned by; the rest counts for later.
    pub fn steps(&mut self) -> i32 {
        let steps = self.rest.trunc();
        self.rest -= steps;
        steps as i32
    }

    fn is_echo(&mut self, way: f32, time: f64, frame: u64) -> bool {
        let Some(last) = &mut self.last else {
            return false;
        };
        let passed = time - last.time;
        let soon = passed <= ECHO || frame <= last.frame + 1 && passed <= SLOW_ECHO;
        if self.alone < CERTAIN && !last.echoed && last.way == way && soon {
            last.echoed = true;
            self.alone = 0;
            return true;
        }
        if !last.echoed {
            self.alone = self.alone.saturating_add(1);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The steps of a wheel whose notches come at these times, in milliseconds, in frames of 16.
    fn steps(times: &[u64]) -> i32 {
        let mut wheel = Wheel::default();
        let mut steps = 0;
        for &time in times {
            wheel.turn(1.0, time as f64 / 1_000.0, time / 16);
            steps += wheel.steps();
        }
        steps
    }

    #[test]
    fn a_notch_that_is_reported_twice_is_one_step() {
        assert_eq!(steps(&[0, 12]), 1);
        assert_eq!(steps(&[0, 0, 200, 212, 400, 400]), 3);
        assert_eq!(steps(&[0, 12, 50, 62, 100, 112]), 3);
    }

    #[test]
    fn a_real_wheel_turned_fast_loses_nothing() {
        let slowly = [0, 200, 400, 600];
        assert_eq!(steps(&slowly), 4);
        let fast = [0, 200, 400, 600, 800, 810, 820, 830, 840];
        assert_eq!(steps(&fast), 9);
    }

    #[test]
    fn the_way_back_is_no_echo() {
        let mut wheel = Wheel::default();
        wheel.turn(1.0, 0.0, 0);
        wheel.turn(-1.0, 0.01, 0);
        wheel.turn(-1.0, 0.02, 0);
        assert_eq!(wheel.steps(), 0);
    }

    #[test]
    fn parts_of_a_notch_add_up() {
        let mut wheel = Wheel::default();
        let mut steps = Vec::new();
        for _ in 0..5 {
            wheel.turn(0.4, 0.0, 0);
            steps.push(wheel.steps());
        }
        assert_eq!(steps, [0, 0, 1, 0, 1]);
    }
}
