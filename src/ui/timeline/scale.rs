//! The scale of the lead graph: signed square roots, so that half a point still shows beside a
//! thousand.

use egui::Rangef;

/// The leads that may be named on the axis, in half points: squares of whole points.
const TICKS: [i32; 8] = [50, 200, 800, 1_800, 3_200, 5_000, 7_200, 12_800];

/// The same on a scale that reaches less far than [`FINE_BELOW`].
const FINE_TICKS: [i32; 3] = [8, 32, 128];

/// Where small leads begin to be too small to be named, in half points.
const FINE_BELOW: i32 = 200;

/// How much further than the greatest lead the scale reaches.
const HEADROOM: f32 = 1.04;

/// The least distance of two ticks, in points of the screen, so that their labels keep apart.
const TICK_DISTANCE: f32 = 13.0;

/// What stays free between the end of the scale and the edge of the graph.
const EDGE: f32 = 2.0;

/// From leads to heights.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    zero: f32,
    reach: f32,
    points_per_root: f32,
    ticks: &'static [i32],
}

impl Scale {
    /// A scale that shows leads up to `greatest` half points, for either player, between the top
    /// and the bottom of the graph.
    pub fn fit(greatest: i32, heights: Rangef) -> Scale {
        let reach = heights.span() / 2.0 - EDGE;
        let root = (greatest.max(1) as f32).sqrt() * HEADROOM;
        Scale {
            zero: heights.center(),
            reach,
            points_per_root: reach / root,
            ticks: match greatest < FINE_BELOW {
                true => &FINE_TICKS,
                false => &TICKS,
            },
        }
    }

    /// The height of no lead.
    pub fn zero(&self) -> f32 {
        self.zero
    }

    /// The height of a lead in half points: above zero for the first player.
    pub fn y(&self, lead: i32) -> f32 {
        let root = (lead.unsigned_abs() as f32).sqrt().copysign(lead as f32);
        self.zero - root * self.points_per_root
    }

    /// The leads to name on the axis, in half points, rising and above zero; each stands for both
    /// players.
    pub fn ticks(&self) -> Vec<i32> {
        let mut ticks = Vec::new();
        let mut below = 0.0;
        for &tick in self.ticks {
            let height = self.zero - self.y(tick);
            if height - below >= TICK_DISTANCE && height < self.reach {
                ticks.push(tick);
                below = height;
            }
        }
        ticks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_rise_from_the_bottom_to_the_top() {
        let scale = Scale::fit(1_120, Rangef::new(705.0, 763.0));
        let leads = [-1_120, -200, -1, 0, 1, 200, 1_120];
        let heights = leads.map(|lead| scale.y(lead));
        assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
        assert_eq!(scale.y(0), scale.zero());
        assert!(heights[6] > 705.0 && heights[0] < 763.0);
    }

    #[test]
    fn a_quarter_of_the_lead_has_half_the_height() {
        let scale = Scale::fit(1_600, Rangef::new(0.0, 100.0));
        let height = |lead| scale.zero() - scale.y(lead);
        assert!((height(1_600) / height(400) - 2.0).abs() < 1e-4);
        assert!((height(-1_600) + height(1_600)).abs() < 1e-4);
    }

    #[test]
    fn half_a_point_is_visible_beside_a_great_lead() {
        let scale = Scale::fit(2_000, Rangef::new(0.0, 58.0));
        assert!(scale.zero() - scale.y(1) > 0.5);
    }

    #[test]
    fn ticks_are_squares_that_keep_apart() {
        assert_eq!(Scale::fit(1_120, Rangef::new(0.0, 58.0)).ticks(), [800]);
        assert_eq!(Scale::fit(200, Rangef::new(0.0, 58.0)).ticks(), [200]);
        assert_eq!(Scale::fit(32, Rangef::new(0.0, 58.0)).ticks(), [32]);
        assert_eq!(Scale::fit(32, Rangef::new(0.0, 90.0)).ticks(), [8, 32]);
        let tall = Scale::fit(3_400, Rangef::new(0.0, 300.0));
        let ticks = tall.ticks();
        assert_eq!(ticks, [50, 200, 800, 1_800, 3_200]);
        assert!(
            ticks
                .windows(2)
                .all(|t| tall.y(t[0]) - tall.y(t[1]) >= TICK_DISTANCE)
        );
    }
}
