//! The result in a file, and whether it is the one that the moves show.

use serde::Deserialize;
use serde_json::Value;

use crate::game::{Document, Ending, GameResult};
use crate::rules::{ByPlayer, Player, Position};

use super::error::{FileError, Part, ResultProblem};
use super::object::Object;

/// Reads the result into the header of a game whose moves are all there.
pub(in crate::storage) fn read_result<P: Position>(
    document: &mut Document<P>,
    value: Value,
) -> Result<(), FileError> {
    let mut result = Object::new(Part::Result, value)?;
    let winner = read_winner::<P>(&mut result)?;
    let ending = read_ending(&mut result, winner)?;
    document.header_mut().ending = ending;
    check(document, ending, winner)?;
    if let Some(score) = result.take("score") {
        let stated = <[i32; 2]>::deserialize(&score)
            .map_err(|_| result.wrong("score", "a list of two whole numbers", &score))?;
        let shown = document.position(document.main_end()).score();
        if shown != Some(ByPlayer(stated)) {
            return Err(ResultProblem::Score(stated, shown.map(|score| score.0)).into());
        }
    }
    document.header_mut().result_extra = result.rest();
    Ok(())
}

pub(in crate::storage) fn read_winner<P: Position>(
    result: &mut Object,
) -> Result<Option<Player>, FileError> {
    let value = result.require("winner")?;
    if value.is_null() {
        return Ok(None);
    }
    let named = |player: &Player| value == P::LETTERS[*player].to_string();
    let winner = Player::BOTH.into_iter().find(named);
    match winner {
        Some(_) => Ok(winner),
        None => Err(result.wrong("winner", "a player's letter or null", &value)),
    }
}

/// How the game ended, if not by play.
pub(in crate::storage) fn read_ending(
    result: &mut Object,
    winner: Option<Player>,
) -> Result<Option<Ending>, FileError> {
    let by = result.require_string("by")?;
    match (by.as_str(), winner) {
        ("play", _) => Ok(None),
        ("resignation", Some(winner)) => Ok(Some(Ending::Resignation(!winner))),
        ("time", Some(winner)) => Ok(Some(Ending::Time(!winner))),
        ("agreement", winner) => Ok(Some(Ending::Agreement(winner))),
        ("resignation" | "time", None) => {
            Err(result.wrong("winner", "a player's letter", &Value::Null))
        }
        _ => {
            let ways = "play, resignation, time or agreement";
            Err(result.wrong("by", ways, &by.into()))
        }
    }
}

fn check<P: Position>(
    document: &Document<P>,
    ending: Option<Ending>,
    winner: Option<Player>,
) -> Result<(), ResultProblem> {
    let letter = |player: Option<Player>| player.map(|player| P::LETTERS[player]);
    match document.result() {
        None => Err(ResultProblem::Unfinished),
        Some(GameResult::Play(_)) if ending.is_some() => Err(ResultProblem::Finished),
        Some(shown) if shown.winner() != winner => Err(ResultProblem::Winner(
            letter(winner),
            letter(shown.winner()),
        )),
        Some(_) => Ok(()),
    }
}
