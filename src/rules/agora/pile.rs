//! Piles of men.

/// A pile: captors, and below them prisoners, the other player's men. There is at least one
/// captor, and there are no more prisoners than captors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile(u8);

impl Pile {
    /// A man alone.
    pub const MAN: Pile = Pile::of(1);

    /// A pile of so many captors, 1 to 16.
    #[inline]
    pub(super) const fn of(captors: u8) -> Pile {
        Pile(captors - 1)
    }

    /// The pile of so many captors and prisoners; `None` where the prisoners are more or the men
    /// are more than 16.
    pub const fn new(captors: u8, prisoners: u8) -> Option<Pile> {
        if captors == 0 || prisoners > captors || captors > 16 - prisoners {
            return None;
        }
        // There are no more than 8 prisoners.
        Some(Pile((captors - 1) | (prisoners << 4)))
    }

    /// The men of the owner's colour, at least 1.
    #[inline]
    pub const fn captors(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// The men of the other colour.
    #[inline]
    pub const fn prisoners(self) -> u8 {
        self.0 >> 4
    }

    /// All men.
    #[inline]
    pub const fn men(self) -> u8 {
        self.captors() + self.prisoners()
    }

    /// The two numbers as one, for a hash.
    #[inline]
    pub(super) const fn byte(self) -> u8 {
        self.0
    }
}
