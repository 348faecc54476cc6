//! The sentences of the status line, and what moves do in words.

use crate::cause::Explain;
use crate::rules::agon::{Cell, Illegal, Move, Position, Rank};
use crate::rules::{Outcome, Player, Position as _, Reason};
use crate::study::Prospect;
use crate::study::agon::{Effect, Placed};
use crate::ui::cause::say;
use crate::ui::text::{Text, words};

use super::facts::Facts;

/// How the texts name a player.
pub(super) fn key(player: Player) -> &'static str {
    match player {
        Player::First => "white",
        Player::Second => "black",
    }
}

/// How the texts name what a man is.
pub(super) fn rank_key(rank: Rank) -> &'static str {
    match rank {
        Rank::Queen => "queen",
        Rank::Guard => "guard",
    }
}

/// A player's side: `White`.
pub(super) fn side(player: Player, text: &Text) -> String {
    words!(text, "agon-side-name", player = key(player))
}

/// Whose turn it is, and what can be done: about the selected man, if there is one. `passed` says
/// whether the turn before was passed.
pub(super) fn turn(
    position: &Position,
    facts: &Facts,
    selected: Option<Cell>,
    text: &Text,
) -> String {
    let player = key(position.turn());
    if position.is_placing() {
        return placing(position, text);
    }
    let due = position.to_relocate();
    if !due.is_empty() {
        return relocating(position, selected.filter(|&man| due.contains(man)), text);
    }
    if let Some(cell) = selected
        && let Some(man) = position.at(cell)
    {
        let steps = facts.moves.iter();
        let steps = steps.filter(|&&play| Position::ends(play).0 == Some(cell));
        return words!(
            text,
            "agon-turn-selected",
            player = player,
            rank = rank_key(man.rank),
            cell = cell.to_string(),
            steps = steps.count(),
        );
    }
    let only_pass = facts.moves == [Move::Pass];
    let key = match (position.passes() > 0, only_pass) {
        (false, false) => "agon-turn-move",
        (false, true) => "agon-turn-only-pass",
        (true, false) => "agon-turn-passed",
        (true, true) => "agon-turn-passed-only-pass",
    };
    words!(text, key, player = player)
}

fn placing(position: &Position, text: &Text) -> String {
    let player = position.turn();
    let key_of = match position.queen(player) {
        None => "agon-turn-place-queen",
        Some(_) => "agon-turn-place-guard",
    };
    words!(
        text,
        key_of,
        player = key(player),
        left = position.missing(player)
    )
}

/// Which man has to be relocated, and to where.
fn relocating(position: &Position, selected: Option<Cell>, text: &Text) -> String {
    let player = position.turn();
    let mut due = position.to_relocate();
    if due.count() > 1 && selected.is_none() {
        let cells: Vec<_> = due.map(|cell| cell.to_string()).collect();
        return words!(
            text,
            "agon-turn-relocate-one",
            player = key(player),
            cells = cells.join(", ")
        );
    }
    let Some(man) = selected.or_else(|| due.next()) else {
        return words!(text, "agon-turn-move", player = key(player));
    };
    let is_queen = position.queen(player) == Some(man);
    let key_of = match (is_queen, position.queen_avoids_centre()) {
        (true, false) => "agon-turn-relocate-queen",
        (true, true) => "agon-turn-relocate-queen-not-centre",
        (false, _) => "agon-turn-relocate-guard",
    };
    let captors = position.men(!player).pairs_around(man).next();
    let between = match captors {
        Some((one, other)) => words!(
            text,
            "agon-captured-between",
            one = one.to_string(),
            other = other.to_string()
        ),
        None => text.get("agon-captured"),
    };
    words!(
        text,
        key_of,
        player = key(player),
        man = man.to_string(),
        captured = between
    )
}

/// Why a move may not be played by `mover`, whose turn it is.
pub(super) fn illegal(why: Illegal, mover: Player, text: &Text) -> String {
    match why {
        Illegal::NotYours(cell) => words!(
            text,
            "agon-illegal-not-yours",
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
            "agon-over-won",
            reason = reason,
            player = key(winner),
            loser = key(!winner)
        ),
        None => words!(text, "agon-over-drawn", reason = reason),
    }
}

/// The words for the rule that ended a game; the rule's own name where there are none.
pub(super) fn reason_words(reason: Reason, text: &Text) -> String {
    let name = format!("agon-over-{}", reason.0.replace(' ', "-"));
    match text.has(&name) {
        true => text.get(&name),
        false => reason.to_string(),
    }
}

/// A move and its change of the lead, in turns.
pub(super) fn did(play: Move, mover: Player, change: Option<i32>, text: &Text) -> String {
    words!(
        text,
        "agon-did",
        player = key(mover),
        play = play.to_string(),
        change = crate::ui::numbers::difference(change.unwrap_or_default())
    )
}

/// What a move does, in one sentence: `f8-f7: the guard steps inwards to ring 1 and captures the
/// guard on e6`.
pub(super) fn effect(effect: &Effect, text: &Text) -> String {
    let ring = Position::ends(effect.play).1.map(Cell::ring);
    let place = match ring {
        Some(0) | None => text.get("agon-place-centre"),
        Some(ring) => words!(text, "agon-place-ring", ring = ring),
    };
    let name = match effect.play {
        Move::Pass => "agon-effect-pass",
        Move::Place(_) => "agon-effect-place",
        Move::Relocate { .. } => "agon-effect-relocate",
        Move::Step { .. } if effect.inwards => "agon-effect-inwards",
        Move::Step { .. } => "agon-effect-level",
    };
    let mut told = words!(
        text,
        name,
        play = effect.play.to_string(),
        rank = effect.man.map_or("guard", rank_key),
        place = place,
    );
    if let Some(men) = men(&effect.captured, text) {
        told = words!(text, "agon-effect-captures", told = told, men = men);
    }
    if let Some(end) = effect.end {
        told = words!(text, "agon-effect-end", told = told, over = over(end, text));
    }
    told
}

/// What a move does and what it changes in what can be captured next: `f8-f7: the guard goes along
/// ring 1, threatens the guard on e6, and leaves the queen on c3 to be captured`.
pub(super) fn effect_and_prospect(
    effect: &Effect,
    prospect: &Prospect<Placed>,
    text: &Text,
) -> String {
    let mut told = self::effect(effect, text);
    for (placed, key) in [
        (&prospect.threatened, "agon-prospect-threatens"),
        (&prospect.saved, "agon-prospect-saves"),
        (&prospect.exposed, "agon-prospect-exposes"),
    ] {
        if let Some(men) = men(placed, text) {
            let count = placed.len();
            told = words!(text, key, count = count, told = told, men = men);
        }
    }
    told
}

/// Some men, each with his cell: `the guard on e6 and the queen on c3`.
fn men(placed: &[Placed], text: &Text) -> Option<String> {
    let named = placed.iter().map(|(cell, rank)| {
        let rank = rank_key(*rank);
        words!(
            text,
            "agon-effect-man",
            rank = rank,
            cell = cell.to_string()
        )
    });
    let named: Vec<_> = named.collect();
    let (last, before) = named.split_last()?;
    Some(match before {
        [] => last.clone(),
        before => words!(
            text,
            "agon-effect-men",
            before = before.join(", "),
            last = last.as_str()
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().expect("a cell")
    }

    fn position(text: &str) -> Position {
        Position::parse(text).expect("a position")
    }

    /// White is about to capture the guard on e6.
    const BEFORE: &str = "2g3/7/8/3gGG3/5g4/1Q2g2GGq1/4G5/3g1g3/4G3/7/6 W standard 0 0";

    #[test]
    fn every_reason_against_a_move_has_its_sentence() {
        let text = Text::english();
        let (one, other) = (cell("e6"), cell("f7"));
        for why in [
            Illegal::GameOver(Reason::QUIET),
            Illegal::StillPlacing,
            Illegal::AllPlaced,
            Illegal::PlacedOnCentre,
            Illegal::Occupied(one),
            Illegal::NoMan(one),
            Illegal::NotYours(one),
            Illegal::BetweenEnemies {
                to: one,
                of: Player::Second,
                by: (other, other),
            },
            Illegal::RelocationDue {
                man: one,
                rank: Rank::Queen,
            },
            Illegal::RelocationDue {
                man: one,
                rank: Rank::Guard,
            },
            Illegal::NotCaptured(one),
            Illegal::NotAtTheEdge(one),
            Illegal::QueenAvoidsCentre,
            Illegal::NotAdjacent {
                from: one,
                to: other,
            },
            Illegal::Outwards {
                from: one,
                to: other,
            },
            Illegal::CentreIsForQueens,
            Illegal::CanStep(one),
        ] {
            let said = illegal(why, Player::First, &text);
            assert!(!said.contains("agon-") && !said.contains('{'), "{said}");
            assert!(said.ends_with('.'), "{said}");
        }
    }

    #[test]
    fn every_end_has_its_sentence() {
        let text = Text::english();
        for reason in [
            "queen among her guards",
            "guards without their queen",
            "two passes",
            Reason::QUIET.0,
            Reason::REPETITION.0,
            "resignation",
            "time",
            "agreement",
        ] {
            let name = format!("agon-over-{}", reason.replace(' ', "-"));
            assert!(text.has(&name), "{name}");
        }
        let drawn = Outcome {
            winner: None,
            reason: Reason::REPETITION,
        };
        let said = over(drawn, &text);
        assert_eq!(said, "A draw: the same position stood for the third time.");
    }

    #[test]
    fn the_turn_says_what_is_due() {
        let text = Text::english();
        let turn_of = |at: &str, selected: Option<&str>| {
            let position = position(at);
            turn(&position, &Facts::of(&position), selected.map(cell), &text)
        };
        assert_eq!(turn_of(BEFORE, None), "White to move");
        let queen = "2g3/7/8/3gGG3/5g!4/1Q2g1G1Gq!1/4G5/3g1g3/4G3/7/6 B standard 0 0";
        assert_eq!(
            turn_of(queen, None),
            "Black to relocate the queen on f10, captured: any free cell (dots)"
        );
        let guards = "2g3/7/8/3g!GG3/5g!4/1Q2g1G1Gq1/4G5/3g1g3/4G3/7/6 B standard 0 0";
        assert_eq!(
            turn_of(guards, None),
            "Black to relocate one of the captured guards, d4, e6: choose one"
        );
        assert_eq!(
            turn_of(guards, Some("e6")),
            "Black to relocate e6, captured between d5 and f7: any free outer cell (dots)"
        );
        let free = "6/7/8/9/10/Q10/10/9/8/7/6 B free 0 0";
        assert_eq!(
            turn_of(free, None),
            "Black to place the queen: any cell but the centre and those between two enemies"
        );
    }

    #[test]
    fn a_move_tells_what_it_does() {
        let text = Text::english();
        let told = |at: &str, play: &str| {
            let position = position(at);
            let play = position.read_move(play).expect("legal");
            effect(&Effect::of(&position, play), &text)
        };
        assert_eq!(
            told(BEFORE, "f8-f7"),
            "f8-f7: the guard steps inwards to ring 1 and captures the guard on e6"
        );
        assert_eq!(
            told(BEFORE, "f2-f3"),
            "f2-f3: the queen steps inwards to ring 3"
        );
        let due = "2g3/7/8/3gGG3/5g!4/1Q2g1G1Gq1/4G5/3g1g3/4G3/7/6 B standard 0 0";
        assert_eq!(
            told(due, "e6*a1"),
            "e6*a1: the captured guard is relocated to ring 5"
        );
        let won = "g1g3/g6/8/9/4GG4/4GQG3q/5G4/4G4/8/6g/2g1g1 W standard 0 0";
        assert_eq!(
            told(won, "h5-g5"),
            "h5-g5: the guard steps inwards to ring 1. White wins: the queen stands on the centre \
             with her six guards around her."
        );
        let free = "6/7/8/9/10/Q10/10/9/8/7/6 B free 0 0";
        assert_eq!(told(free, "f11"), "f11: a queen is placed on ring 5");
    }
}
