//! The rules of each game, seen from outside.

mod agros_notation;
mod agros_opening;
mod agros_oracle;
mod agros_refusals;
mod agros_vectors;
