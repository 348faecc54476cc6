//! Settings for eyes and ears.

use serde::{Deserialize, Serialize};

/// The colours of the window, in either theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colours {
    /// Those of wheat, earth and leaves.
    #[default]
    Usual,
    /// For eyes without the cones for red.
    Protan,
    /// For eyes without the cones for green.
    Deutan,
    /// For eyes without the cones for blue.
    Tritan,
    /// With a high contrast.
    Contrast,
}

impl Colours {
    /// All of them.
    pub const ALL: [Colours; 5] = [
        Colours::Usual,
        Colours::Protan,
        Colours::Deutan,
        Colours::Tritan,
        Colours::Contrast,
    ];
}

/// How large text is, in hundredths of its usual size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextSize(u16);

impl TextSize {
    /// Those to choose from, the smallest first.
    pub const ALL: [TextSize; 8] = [
        TextSize(80),
        TextSize(90),
        TextSize(100),
        TextSize(110),
        TextSize(125),
        TextSize(150),
        TextSize(175),
        TextSize(200),
    ];

    /// The size as a percentage of the usual one: 80 to 200.
    pub fn percent(self) -> u16 {
        self.0.clamp(TextSize::ALL[0].0, TextSize::ALL[7].0)
    }

    /// The next larger one to choose; the largest stays.
    pub fn larger(self) -> TextSize {
        let mut sizes = TextSize::ALL.into_iter();
        sizes
            .find(|size| size.0 > self.percent())
            .unwrap_or(TextSize::ALL[7])
    }

    /// The next smaller one to choose; the smallest stays.
    pub fn smaller(self) -> TextSize {
        let mut sizes = TextSize::ALL.into_iter().rev();
        sizes
            .find(|size| size.0 < self.percent())
            .unwrap_or(TextSize::ALL[0])
    }
}

impl Default for TextSize {
    fn default() -> Self {
        TextSize(100)
    }
}

/// How loud moves sound, from 0, silent, to 100.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Volume(u8);

impl Volume {
    /// Nothing sounds.
    pub const SILENT: Volume = Volume(0);

    /// So many hundredths of the loudest; more than all of them is the loudest.
    pub fn new(percent: u8) -> Volume {
        Volume(percent.min(100))
    }

    /// The hundredths of the loudest: 0 to 100.
    pub fn percent(self) -> u8 {
        self.0.min(100)
    }
}

impl Default for Volume {
    /// Soft.
    fn default() -> Self {
        Volume(40)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_grows_and_shrinks_by_steps_and_no_further_than_it_may() {
        let usual = TextSize::default();
        assert_eq!(usual.larger().percent(), 110);
        assert_eq!(usual.smaller().percent(), 90);
        let (mut large, mut small) = (usual, usual);
        for _ in 0..20 {
            (large, small) = (large.larger(), small.smaller());
        }
        assert_eq!((large.percent(), small.percent()), (200, 80));
    }

    #[test]
    fn sizes_and_volumes_from_a_damaged_file_are_brought_within_reason() {
        let size: TextSize = serde_json::from_str("65000").expect("a number");
        assert_eq!(size.percent(), 200);
        assert_eq!(size.smaller().percent(), 175);
        let size: TextSize = serde_json::from_str("0").expect("a number");
        assert_eq!((size.percent(), size.larger().percent()), (80, 90));
        let volume: Volume = serde_json::from_str("255").expect("a number");
        assert_eq!(volume.percent(), 100);
    }
}
