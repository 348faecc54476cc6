//! Men as somebody piles them on a board, whether that is a position or not.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::reading::Draft;
use super::writing::Written;
use super::{Cell, Owned, Pile, Position, PositionError, Reading};
use crate::rules::{MOST_QUIET, Player};

/// Men on top of each other: captors, and below them prisoners, in any number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The colour of the man on top.
    pub owner: Player,
    /// The men of that colour, at least one.
    pub captors: u8,
    /// The men of the other colour.
    pub prisoners: u8,
}

impl Stack {
    /// All men.
    pub fn men(self) -> u8 {
        self.captors.saturating_add(self.prisoners)
    }

    /// The pile that this is; `None` where the rules know no such pile.
    pub fn pile(self) -> Option<Owned> {
        if self.men() > Position::MEN {
            return None;
        }
        Some(Owned {
            owner: self.owner,
            pile: Pile::new(self.captors, self.prisoners)?,
        })
    }
}

impl From<Owned> for Stack {
    fn from(Owned { owner, pile }: Owned) -> Stack {
        Stack {
            owner,
            captors: pile.captors(),
            prisoners: pile.prisoners(),
        }
    }
}

/// A board with loose men, in piles of any kind. Its text is that of a position, and whether it
/// is one is for [`Position::parse`](crate::rules::Position::parse) to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrangement {
    stacks: BTreeMap<Cell, Stack>,
    /// The player to move.
    pub turn: Player,
    /// What counts as the height of a pile.
    pub reading: Reading,
    quiet: u8,
}

impl Arrangement {
    /// The men on a cell.
    pub fn at(&self, cell: Cell) -> Option<Stack> {
        self.stacks.get(&cell).copied()
    }

    /// The men of a colour on the board, captors and prisoners.
    pub fn men(&self, player: Player) -> u32 {
        let men = self.stacks.values().map(|stack| {
            u32::from(match stack.owner == player {
                true => stack.captors,
                false => stack.prisoners,
            })
        });
        men.sum()
    }

    /// Puts a man on top of what stands on a cell: the others become his prisoners, and men of
    /// his colour among their prisoners join him. No pile has more men than there are.
    pub fn put_on(&mut self, cell: Cell, player: Player) {
        let Some(stack) = self.at(cell) else {
            let man = Stack {
                owner: player,
                captors: 1,
                prisoners: 0,
            };
            self.stacks.insert(cell, man);
            return;
        };
        if stack.men() >= Position::MEN {
            return;
        }
        let under_him = match stack.owner == player {
            true => stack,
            false => Stack {
                owner: player,
                captors: stack.prisoners,
                prisoners: stack.captors,
            },
        };
        let captors = under_him.captors + 1;
        self.stacks.insert(
            cell,
            Stack {
                captors,
                ..under_him
            },
        );
    }

    /// Slides a man under what stands on a cell, as a prisoner of the other colour's pile; where
    /// he finds none of the others he is just one more.
    pub fn put_under(&mut self, cell: Cell, player: Player) {
        match self.at(cell) {
            Some(stack) if stack.owner != player && stack.men() < Position::MEN => {
                let prisoners = stack.prisoners + 1;
                self.stacks.insert(cell, Stack { prisoners, ..stack });
            }
            Some(stack) if stack.owner != player => {}
            _ => self.put_on(cell, player),
        }
    }

    /// Takes the top man off a cell. Where he was the last captor, the pile is that of the men
    /// below him.
    pub fn take_off(&mut self, cell: Cell) {
        let Some(stack) = self.stacks.remove(&cell) else {
            return;
        };
        let left = match (stack.captors - 1, stack.prisoners) {
            (0, 0) => return,
            (0, prisoners) => Stack {
                owner: !stack.owner,
                captors: prisoners,
                prisoners: 0,
            },
            (captors, _) => Stack { captors, ..stack },
        };
        self.stacks.insert(cell, left);
    }

    /// Takes all men off a cell.
    pub fn empty(&mut self, cell: Cell) {
        self.stacks.remove(&cell);
    }

    /// Takes all men off the board.
    pub fn clear(&mut self) {
        self.stacks.clear();
    }

    /// The plies since the last capture, surrender or revolution, 0 to [`MOST_QUIET`].
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// Changes the quiet plies, up to [`MOST_QUIET`].
    pub fn set_quiet(&mut self, quiet: u8) {
        self.quiet = quiet.min(MOST_QUIET);
    }
}

impl FromStr for Arrangement {
    type Err = PositionError;

    /// Reads the text of an arrangement. It fails where no board can be made of it.
    fn from_str(text: &str) -> Result<Arrangement, PositionError> {
        let draft = Draft::parse(text)?;
        Ok(Arrangement {
            stacks: draft.stacks.into_iter().collect(),
            turn: draft.turn,
            reading: draft.reading,
            quiet: draft.quiet,
        })
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = Written {
            turn: self.turn,
            reading: self.reading,
            quiet: self.quiet,
            at: |cell| self.at(cell),
        };
        written.fmt(f)
    }
}
