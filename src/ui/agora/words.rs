//! The sentences of the status line.

use crate::cause::Explain;
use crate::rules::agora::{Action, Cell, Illegal, Move, Position, Stack};
use crate::rules::{Outcome, Player, Position as _, Reason};
use crate::ui::cause::say;
use crate::ui::text::{Text, words};

use super::board::Overlay;
use super::choice::Choice;
use super::facts::Facts;

/// How the texts name a player.
pub(super) fn key(player: Player) -> &'static str {
    match player {
        Player::First => "white",
        Player::Second => "red",
    }
}

/// A player's side: `White`.
pub(super) fn side(player: Player, text: &Text) -> String {
    words!(text, "agora-side-name", player = key(player))
}

/// What lies in a pile: `2 captors on 1 White prisoner`.
pub(super) fn men_in(stack: impl Into<Stack>, text: &Text) -> String {
    let stack = stack.into();
    match stack.prisoners {
        0 => words!(text, "agora-captors", captors = stack.captors),
        prisoners => words!(
            text,
            "agora-captors-on-prisoners",
            captors = stack.captors,
            prisoners = prisoners,
            player = key(!stack.owner)
        ),
    }
}

/// Whose turn it is, and what the selected pile can do, if there is one.
pub(super) fn turn(
    position: &Position,
    facts: &Facts,
    selected: Option<Cell>,
    text: &Text,
) -> String {
    let player = key(position.turn());
    let Some(cell) = selected else {
        return words!(text, "agora-turn-move", player = player);
    };
    let moves = |action| {
        let moves = facts.moves.iter();
        moves
            .filter(|play| play.from == cell && play.action == action)
            .count()
    };
    words!(
        text,
        "agora-turn-selected",
        player = player,
        cell = cell.to_string(),
        height = position.height(cell),
        walks = moves(Action::Walk),
        captures = moves(Action::Capture),
        surrenders = moves(Action::Surrender),
    )
}

/// What is to be chosen, and why there is no other way.
pub(super) fn choice(position: &Position, choice: &Choice, text: &Text) -> String {
    let Choice { from, to, .. } = *choice;
    let [height, against] = [from, to].map(|cell| position.height(cell));
    let name = match choice.way(Action::Capture) {
        Some(_) => "agora-turn-choice",
        None => "agora-turn-too-low",
    };
    words!(
        text,
        name,
        player = key(position.turn()),
        from = from.to_string(),
        to = to.to_string(),
        height = height,
        against = against
    )
}

/// What an overlay counts.
pub(super) fn legend_note(
    facts: &Facts,
    overlay: Overlay,
    position: &Position,
    text: &Text,
) -> Option<String> {
    let counts = |count: &dyn Fn(Player) -> usize| {
        let [white, red] = Player::BOTH.map(count);
        words!(text, "agora-legend-counts", white = white, red = red)
    };
    let owner = |cell: Cell| position.at(cell).map(|owned| owned.owner);
    match overlay {
        Overlay::Takes => Some(counts(&|player| {
            let takes = facts.takes.iter();
            takes
                .filter(|take| owner(take.from) == Some(player))
                .count()
        })),
        Overlay::Mobility => Some(counts(&|player| {
            let piles = facts.mobility.iter();
            let own = piles.filter(|(cell, _)| owner(*cell) == Some(player));
            own.map(|(_, moves)| *moves as usize).sum()
        })),
        Overlay::Revolutions if facts.brinks.is_empty() => {
            Some(text.get("agora-legend-no-revolution"))
        }
        _ => None,
    }
}

/// Why a move may not be played by `mover`, whose turn it is.
pub(super) fn illegal(why: Illegal, mover: Player, text: &Text) -> String {
    match why {
        Illegal::NotYours(cell) => words!(
            text,
            "agora-illegal-not-yours",
            cell = cell.to_string(),
            player = key(mover)
        ),
        other => say(&other.explain(), text),
    }
}

/// How the game ended.
pub(super) fn over(outcome: Outcome, text: &Text) -> String {
    let reason = reason_words(outcome.reason, text);
    match outcome.winner {
        Some(winner) => words!(
            text,
            "agora-over-won",
            reason = reason,
            player = key(winner)
        ),
        None => words!(text, "agora-over-drawn", reason = reason),
    }
}

/// The words for the rule that ended a game; the rule's own name where there are none.
fn reason_words(reason: Reason, text: &Text) -> String {
    let name = format!("agora-over-{}", reason.0.replace(' ', "-"));
    match text.has(&name) {
        true => text.get(&name),
        false => reason.to_string(),
    }
}

/// A move and its change of the lead, in men.
pub(super) fn did(play: Move, mover: Player, change: Option<i32>, text: &Text) -> String {
    words!(
        text,
        "agora-did",
        player = key(mover),
        play = play.to_string(),
        change = crate::ui::numbers::difference(change.unwrap_or_default())
    )
}
