//! The facts of positions, seen from outside.

mod change;
mod effect;
mod freedom;
mod games;
mod naive;
mod swing;
