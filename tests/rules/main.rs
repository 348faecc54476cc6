//! The rules of each game, seen from outside.

mod agon_arrangement;
mod agon_oracle;
mod agon_texts;
mod agon_vectors;
mod agora_arrangement;
mod agora_stacks;
mod agora_texts;
mod agora_vectors;
mod agros_arrangement;
mod agros_notation;
mod agros_opening;
mod agros_oracle;
mod agros_refusals;
mod agros_survey;
mod agros_vectors;
mod shared_vectors;
