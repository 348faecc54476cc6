//! What is agreed before a game: the board and the farmers.

use super::Cell;

/// Board size and farmers a player; always within the limits of the rules for position texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "RawSetup")]
pub struct Setup {
    size: u8,
    farmers: u8,
}

/// A setup as it stands in a file, before it is known to be valid.
#[derive(serde::Deserialize)]
struct RawSetup {
    size: u8,
    farmers: u8,
}

/// Why a size and a number of farmers are no setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The size of the board is outside 4..=16.
    #[error("the size of a board is 4 to 16, not {0}")]
    Size(u8),
    /// The farmers a player are outside 1..=9.
    #[error("a player has 1 to 9 farmers, not {0}")]
    Farmers(u8),
    /// The farmers of both players do not fit on the board.
    #[error("twice {farmers} farmers do not fit on a board of size {size}")]
    Crowded {
        /// The size of the board.
        size: u8,
        /// The farmers a player.
        farmers: u8,
    },
}

impl Setup {
    /// The sizes that the window offers.
    pub const SIZES: [u8; 3] = [8, 10, 12];
    /// The numbers of farmers a player that the window offers.
    pub const FARMERS: [u8; 3] = [3, 5, 7];

    /// The most farmers that a player has under any setup.
    pub(super) const MOST_FARMERS: usize = 9;

    /// The setup with a board of `size` rows and columns (4 to 16) and so many farmers a player
    /// (1 to 9).
    ///
    /// # Errors
    /// Where a number is out of range, or the board has too few cells for the farmers.
    pub fn new(size: u8, farmers: u8) -> Result<Setup, SetupError> {
        if !(4..=Cell::LIMIT).contains(&size) {
            Err(SetupError::Size(size))
        } else if !(1..=Setup::MOST_FARMERS).contains(&usize::from(farmers)) {
            Err(SetupError::Farmers(farmers))
        } else if 2 * u16::from(farmers) > u16::from(size) * u16::from(size) {
            Err(SetupError::Crowded { size, farmers })
        } else {
            Ok(Setup { size, farmers })
        }
    }

    /// The number of rows and of columns.
    pub const fn size(self) -> u8 {
        self.size
    }

    /// The farmers a player.
    pub const fn farmers(self) -> u8 {
        self.farmers
    }
}

impl Default for Setup {
    /// A board of 10×10 and five farmers a player.
    fn default() -> Self {
        Setup {
            size: 10,
            farmers: 5,
        }
    }
}

impl TryFrom<RawSetup> for Setup {
    type Error = SetupError;

    fn try_from(raw: RawSetup) -> Result<Self, SetupError> {
        Setup::new(raw.size, raw.farmers)
    }
}
