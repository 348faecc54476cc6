//! What the status line has to say about the customs of the table.

use crate::rules::{Outcome, Player};

/// A message about something that is customary; the window finds the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CustomNotice {
    /// The game has ended here, otherwise than by its rules.
    Ended(Outcome),
    /// Does this player mean to resign?
    ReallyResign(Player),
    /// A game ends at the end of its main line, and that is elsewhere.
    NotAtTheEnd,
    /// What goes on after the end of the game cannot be kept.
    AfterTheEnd,
    /// What is tried out does not end the game.
    TriedOut,
    /// Nobody sits at the desk who could do that.
    NobodyThere,
    /// A draw was offered here before, and declined.
    DeclinedBefore,
    /// The engine is asked whether it accepts a draw.
    DrawOffered,
    /// This player declined a draw.
    DrawDeclined(Player),
    /// Nobody has offered a draw.
    NothingOffered,
    /// The players have changed sides.
    SidesChanged,
    /// The clocks run from the first move on.
    ClocksReady,
    /// The clocks run.
    ClocksRun,
    /// The clocks stand still.
    ClocksStopped,
    /// The game has no clocks.
    NoClocks,
    /// The game is not played here, so that no clock runs.
    NoTimeHere,
    /// This player could only pass, which was played by itself.
    PassedByItself(Player),
}
