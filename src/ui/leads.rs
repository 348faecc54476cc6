//! How a lead is put into words.

use crate::rules::{ByPlayer, Player};

use super::numbers;
use super::text::{Text, words};

/// A lead in half points as that of the player who has it: `Dark +18½`.
pub fn lead(half_points: i32, sides: &ByPlayer<String>, text: &Text) -> String {
    let side = match half_points.signum() {
        0 => return text.get("lead-level"),
        1 => Player::First,
        _ => Player::Second,
    };
    let points = numbers::points(half_points.abs());
    words!(
        text,
        "lead-of",
        side = sides[side].as_str(),
        points = points
    )
}
