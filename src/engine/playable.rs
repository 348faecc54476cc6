//! What a game brings along besides its rules, so that the engine can play it with others.

use super::{Evaluation, Searchable};

/// A game that the engine plays.
pub trait Playable: Searchable {
    /// How the engine judges positions of the game.
    type Judge: Evaluation<Self>;

    /// The names of the judges. Every game has `full`, the one to play with, and `bare`, which
    /// sees nothing but the score or the material.
    const JUDGES: &'static [&'static str];

    /// The judge of a name in [`JUDGES`](Playable::JUDGES).
    fn judge(name: &str) -> Option<Self::Judge>;

    /// The judge to play with.
    fn best_judge() -> Self::Judge;

    /// What of the setup can be chosen, in the order in which it is to be set.
    const OPTIONS: &'static [SetupOption];

    /// The plies to play at random where games are to begin differently.
    fn opening_plies(&self) -> usize;

    /// Positions of all sizes and phases, to measure the search with.
    const BENCH: &'static [&'static str];
}

/// A part of the setup, as the engine protocol has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// The name of the option.
    pub name: &'static str,
    /// The key of the setup in files.
    pub key: &'static str,
    /// The values that it may have.
    pub values: SetupValues,
}

/// The values of a part of the setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupValues {
    /// Whole numbers within bounds, both included.
    Numbers(u64, u64),
    /// One of some words.
    Words(&'static [&'static str]),
    /// Yes or no.
    Switch,
}
