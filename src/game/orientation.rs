//! How a board lies before those who look at it. A view only: moves and files know nothing of it.

/// How a board is turned and mirrored on the screen. Boards of squares have eight ways to lie,
/// boards of hexagons twelve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Orientation {
    /// Whether it is turned half round, so that the second player sits below.
    pub flipped: bool,
    /// So many sides further clockwise: less than half round.
    pub turned: u8,
    /// Whether left and right change places before it is turned.
    pub mirrored: bool,
}

impl Orientation {
    /// Half round, as the second player sees it.
    pub const FLIPPED: Orientation = Orientation {
        flipped: true,
        turned: 0,
        mirrored: false,
    };

    /// The sides clockwise by which a board of so many sides is turned, flipping included.
    pub fn turns(self, sides: u8) -> u8 {
        let half = (sides / 2).max(1);
        self.turned % half + if self.flipped { half } else { 0 }
    }

    /// The same turned on by one of so many sides, clockwise.
    pub fn turned_on(self, sides: u8) -> Orientation {
        self.turned_by(self.turns(sides) + 1, sides)
    }

    /// The same in a mirror that stands upright on the screen. The one who sits below stays there.
    pub fn in_mirror(self, sides: u8) -> Orientation {
        // What was turned clockwise is turned the other way in the mirror.
        let turned = self.turned_by(sides - self.turns(sides), sides);
        Orientation {
            mirrored: !self.mirrored,
            ..turned
        }
    }

    /// The same, turned by so many of the sides in all.
    fn turned_by(self, turns: u8, sides: u8) -> Orientation {
        let half = (sides / 2).max(1);
        let turns = turns % (2 * half);
        Orientation {
            flipped: turns >= half,
            turned: turns % half,
            ..self
        }
    }

    /// Whether the columns of a board of squares lie level.
    pub fn is_sideways(self) -> bool {
        self.turns(4) % 2 == 1
    }

    /// Where a square is seen, in steps to the right and down from the top left corner. It is given
    /// by the same steps on a board that is neither turned nor mirrored, of so many squares a side.
    pub fn seen(self, [across, down]: [u8; 2], size: u8) -> [u8; 2] {
        let last = size.saturating_sub(1);
        let across = match self.mirrored {
            true => last.saturating_sub(across),
            false => across,
        };
        (0..self.turns(4)).fold([across, down], |[across, down], _| {
            [last.saturating_sub(down), across]
        })
    }

    /// The square that is seen somewhere: the reverse of [`seen`](Orientation::seen).
    pub fn lying_at(self, place: [u8; 2], size: u8) -> [u8; 2] {
        let last = size.saturating_sub(1);
        let [across, down] = (0..self.turns(4)).fold(place, |[across, down], _| {
            [down, last.saturating_sub(across)]
        });
        match self.mirrored {
            true => [last.saturating_sub(across), down],
            false => [across, down],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All ways in which a board of so many sides can lie.
    fn all(sides: u8) -> Vec<Orientation> {
        let mut all = vec![Orientation::default()];
        let mut next = 0;
        while let Some(&one) = all.get(next) {
            next += 1;
            for other in [one.turned_on(sides), one.in_mirror(sides)] {
                if !all.contains(&other) {
                    all.push(other);
                }
            }
        }
        all
    }

    #[test]
    fn squares_lie_in_eight_ways_and_hexagons_in_twelve() {
        assert_eq!(all(4).len(), 8);
        assert_eq!(all(6).len(), 12);
    }

    #[test]
    fn every_square_is_seen_somewhere_else_in_each_of_the_eight() {
        let pictures: Vec<Vec<[u8; 2]>> = all(4)
            .into_iter()
            .map(|way| {
                let squares = (0..5).flat_map(|across| (0..5).map(move |down| [across, down]));
                squares
                    .map(|square| {
                        let seen = way.seen(square, 5);
                        assert_eq!(way.lying_at(seen, 5), square, "{way:?}");
                        seen
                    })
                    .collect()
            })
            .collect();
        for (index, picture) in pictures.iter().enumerate() {
            assert!(!pictures[..index].contains(picture));
        }
    }

    #[test]
    fn a_mirror_changes_left_and_right_as_they_are_seen() {
        for way in all(4) {
            let mirrored = way.in_mirror(4);
            let [across, down] = way.seen([1, 3], 6);
            assert_eq!(mirrored.seen([1, 3], 6), [5 - across, down], "{way:?}");
        }
    }

    #[test]
    fn a_full_round_is_none() {
        for sides in [4, 6] {
            for way in all(sides) {
                let round = (0..sides).fold(way, |way, _| way.turned_on(sides));
                assert_eq!(round, way);
            }
        }
    }

    #[test]
    fn what_another_board_was_turned_by_is_taken_as_far_as_it_goes() {
        let turned = Orientation {
            turned: 250,
            ..Orientation::FLIPPED
        };
        assert_eq!(turned.turns(4), 2);
        assert_eq!(turned.turns(6), 4);
    }
}
