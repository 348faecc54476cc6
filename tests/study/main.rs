//! The facts of positions, seen from outside.

mod agon;
mod agora;
mod certain;
mod change;
mod effect;
mod freedom;
mod games;
mod lanes;
mod naive;
mod plain;
mod swing;
mod threats;
