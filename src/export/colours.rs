//! The few colours of an animation, and which of them stands for a colour.

use std::collections::HashMap;

/// The most colours that a table has; one more number is left for "as before".
const MOST: usize = 255;
/// The number for a pixel that stays as it was.
pub(super) const UNCHANGED: u8 = 255;
/// So many of the most frequent colours are taken as they are: flat ones all are among them.
const FLAT: usize = 48;
/// The least distances of the colours taken after them, one round after another.
const APART: [u32; 7] = [64, 32, 16, 8, 4, 2, 1];

type Colour = [u8; 3];

/// How often each colour was seen.
#[derive(Default)]
pub(super) struct Census(HashMap<Colour, u32>);

impl Census {
    /// Counts the colours of a picture.
    pub(super) fn count(&mut self, colours: impl Iterator<Item = Colour>) {
        let mut colours = colours.peekable();
        while let Some(colour) = colours.next() {
            // Neighbours mostly are alike.
            let mut run = 1;
            while colours.next_if_eq(&colour).is_some() {
                run += 1;
            }
            *self.0.entry(colour).or_default() += run;
        }
    }

    /// The table of the colours that serve best: the frequent ones as they are, then those that
    /// are far from all taken before.
    pub(super) fn table(self) -> ColourTable {
        let mut seen: Vec<(u32, Colour)> = self.0.into_iter().map(|(c, n)| (n, c)).collect();
        seen.sort_unstable_by(|a, b| b.cmp(a));
        let mut seen: Vec<Colour> = seen.into_iter().map(|(_, colour)| colour).collect();
        let mut taken: Vec<Colour> = seen.drain(..FLAT.min(seen.len())).collect();
        for apart in APART {
            seen.retain(|&colour| {
                let full = taken.len() == MOST;
                let near = |&other: &Colour| distance(colour, other) < apart * apart;
                if full || taken.iter().any(near) {
                    return true;
                }
                taken.push(colour);
                false
            });
        }
        ColourTable {
            colours: taken,
            known: HashMap::new(),
        }
    }
}

/// At most 255 colours with their numbers.
pub(super) struct ColourTable {
    colours: Vec<Colour>,
    known: HashMap<Colour, u8>,
}

impl ColourTable {
    /// Red, green and blue of all colours, by their numbers.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flatten().copied().collect()
    }

    /// The numbers of the colours nearest to those of a picture.
    pub(super) fn numbers(&mut self, picture: impl Iterator<Item = Colour>) -> Vec<u8> {
        let mut last = None;
        let numbers = picture.map(|colour| match last {
            Some((before, number)) if before == colour => number,
            _ => {
                let number = self.number(colour);
                last = Some((colour, number));
                number
            }
        });
        numbers.collect()
    }

    fn number(&mut self, colour: Colour) -> u8 {
        let ColourTable { colours, known } = self;
        *known.entry(colour).or_insert_with(|| {
            let numbered = (0u8..).zip(colours.iter());
            let nearest = numbered.min_by_key(|(_, other)| distance(colour, **other));
            nearest.map_or(0, |(number, _)| number)
        })
    }
}

/// The square of the distance between two colours.
fn distance(one: Colour, other: Colour) -> u32 {
    let channels = one.into_iter().zip(other);
    channels.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequent_colours_stay_what_they_are_and_others_become_the_nearest() {
        let mut census = Census::default();
        for frequent in 0..40u8 {
            census.count(std::iter::repeat_n([frequent, 200, 0], 1000));
        }
        census.count((0..=255u8).flat_map(|red| (0..=255u8).map(move |blue| [red, 0, blue])));
        let mut table = census.table();
        assert_eq!(table.bytes().len(), 3 * MOST);
        for frequent in 0..40u8 {
            let number = table.numbers([[frequent, 200, 0]].into_iter())[0];
            assert_eq!(table.colours[usize::from(number)], [frequent, 200, 0]);
        }
        for red in 0..=255u8 {
            let number = table.numbers([[red, 0, 255 - red]].into_iter())[0];
            let near = table.colours[usize::from(number)];
            assert!(distance(near, [red, 0, 255 - red]) < 32 * 32, "{red}");
        }
    }
}
