//! The sentences of the status line.

use crate::cause::Explain;
use crate::ui::cause::say;

use crate::rules::agros::{Cell, Illegal, Move, Position};
use crate::rules::{ByPlayer, Outcome, Player, Position as _, Reason};
use crate::ui::agros::facts::Facts;
use crate::ui::agros::field_words::key;
use crate::ui::numbers::{difference, points};
use crate::ui::text::{Text, words};

/// The rule that lets the score decide.
const TWO_PASSES: Reason = Reason("two passes");

/// Whether a game was played out, so that its score decided it.
pub(super) fn is_played_out(outcome: Outcome) -> bool {
    outcome.reason == TWO_PASSES
}

/// Whose turn it is, and what can be done: about the selected farmer, if there is one.
pub fn turn(position: &Position, facts: &Facts, selected: Option<Cell>, text: &Text) -> String {
    let player = key(position.turn());
    if position.in_opening() {
        return words!(
            text,
            "turn-place",
            player = player,
            now = position.placements_left_in_turn(),
            all = position.placements_left()[position.turn()],
        );
    }
    if let Some(cell) = selected
        && let Some((_, harvest)) = position
            .farmers(position.turn())
            .find(|&(at, _)| at == cell)
    {
        return selection(player, cell, harvest, &facts.moves, text);
    }
    let only_pass = matches!(facts.moves[..], [Move::Pass]);
    let key = match (position.passes() > 0, only_pass) {
        (false, false) => "turn-move",
        (false, true) => "turn-only-pass",
        (true, false) => "turn-passed",
        (true, true) => "turn-passed-only-pass",
    };
    words!(text, key, player = player)
}

fn selection(player: &str, selected: Cell, harvest: u8, moves: &[Move], text: &Text) -> String {
    let (mut harvests, mut sowings) = (0u32, 0u32);
    for play in moves {
        match *play {
            Move::Harvest { from, .. } if from == selected => harvests += 1,
            Move::Sow { from, .. } if from == selected => sowings += 1,
            _ => {}
        }
    }
    let key = if harvests + sowings == 0 {
        "turn-selected-stuck"
    } else {
        "turn-selected"
    };
    words!(
        text,
        key,
        player = player,
        cell = selected.to_string(),
        harvest = harvest,
        harvests = harvests,
        sowings = sowings,
    )
}

/// What a move did. `change` is that of the mover's lead, in half points.
pub fn did(play: Move, mover: Player, change: i32, text: &Text) -> String {
    let player = key(mover);
    match play {
        Move::Place(cell) => words!(text, "did-place", player = player, cell = cell.to_string(),),
        Move::Harvest { from, to } => {
            let harvest = distance(from, to);
            words!(
                text,
                "did-harvest",
                player = player,
                play = play.to_string(),
                before = harvest,
                after = harvest + 1,
                change = difference(change),
            )
        }
        Move::Sow { from, to } => words!(
            text,
            "did-sow",
            player = player,
            play = play.to_string(),
            seeds = distance(from, to),
            change = difference(change),
        ),
        Move::Pass => words!(text, "did-pass", player = player),
    }
}

/// Why a move may not be played by `mover`, whose turn it is.
pub fn illegal(why: Illegal, mover: Player, text: &Text) -> String {
    match why {
        Illegal::NotYours(cell) => words!(
            text,
            "illegal-not-yours",
            cell = cell.to_string(),
            player = key(mover),
        ),
        other => say(&other.explain(), text),
    }
}

/// How the game ended, with the final score in half points.
pub fn over(outcome: Outcome, score: ByPlayer<i32>, text: &Text) -> String {
    let reason = reason(outcome.reason, "over", text);
    match outcome.winner {
        Some(winner) if is_played_out(outcome) => words!(
            text,
            "over-won",
            reason = reason,
            player = key(winner),
            margin = points(score[winner] - score[!winner]),
        ),
        Some(winner) => words!(
            text,
            "over-won-otherwise",
            reason = reason,
            player = key(winner),
        ),
        None => words!(text, "over-drawn", reason = reason),
    }
}

/// The words for the rule that ended a game, from the messages that begin with `prefix`; the
/// rule's own name where there are none.
pub(super) fn reason(reason: Reason, prefix: &str, text: &Text) -> String {
    let key = format!("{prefix}-{}", reason.0.replace(' ', "-"));
    if text.has(&key) {
        text.get(&key)
    } else {
        reason.to_string()
    }
}

/// The number of steps between two cells along a row, a column or a diagonal.
pub(super) fn distance(from: Cell, to: Cell) -> u8 {
    let columns = from.column().abs_diff(to.column());
    let rows = from.row().abs_diff(to.row());
    columns.max(rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MoveError;
    use crate::ui::agros::sample_game::{PLIES, after, cell};

    fn position(text: &str) -> Position {
        Position::parse(text).expect("a position")
    }

    fn turn_of(position: &Position, selected: Option<&str>) -> String {
        let facts = Facts::of(position);
        turn(position, &facts, selected.map(cell), &Text::english())
    }

    #[test]
    fn the_turn_says_what_can_be_done() {
        let (middle, _) = after(72);
        assert_eq!(turn_of(&middle, None), "Light to move");
        assert_eq!(
            turn_of(&middle, Some("h5")),
            "Light to move: h5 {4} selected, 3 harvests (dots) and 2 sowings (rings)"
        );
        let walled_in = position("L1,d,2/d,d,2/4/3,D1 L 1 0");
        assert_eq!(
            turn_of(&walled_in, None),
            "Light to move: only a pass is possible"
        );
        let passed = position("L1,d,2/d,d,2/4/3,D1 L 1 1");
        assert_eq!(
            turn_of(&passed, None),
            "Dark passed. Light to move: only a pass is possible, and it ends the game"
        );
        let passed = middle.play(Move::Pass).expect("a pass is legal");
        assert_eq!(
            turn_of(&passed, None),
            "Light passed. Dark to move: another pass ends the game"
        );
        assert_eq!(
            turn_of(&walled_in, Some("a4")),
            "Light to move: a4 {1} selected, it has no move"
        );
    }

    #[test]
    fn the_opening_says_how_many_farmers_are_left() {
        assert_eq!(
            turn_of(&after(1).0, None),
            "Dark to place: 2 farmers left in this turn, 5 in all"
        );
        assert_eq!(
            turn_of(&after(9).0, None),
            "Dark to place: 1 farmer left in this turn, 1 in all"
        );
    }

    #[test]
    fn a_move_is_told_by_what_it_did() {
        let text = Text::english();
        let told = |typed: &str, plies: usize, change: i32| {
            let (position, _) = after(plies);
            let play = position.read_move(typed).expect("legal");
            did(play, position.turn(), change, &text)
        };
        assert_eq!(told("h5-e2", 72, -54), "Light h5-e2: 3 seeds, lead −27");
        assert_eq!(told("e6+e4", 71, 54), "Dark e6+e4: harvest 2 → 3, lead +27");
        assert_eq!(told("g3", 0, 0), "Light places a farmer on g3");
        assert_eq!(told("pass", 72, 0), "Light passes");
    }

    #[test]
    fn an_illegal_move_explains_itself() {
        let before = position("8/1,L4,1,d,4/8/8/8/8/8/7,D1 L 1 0");
        let told = |typed: &str| match before.read_move(typed) {
            Err(MoveError::Illegal(why)) => illegal(why, before.turn(), &Text::english()),
            other => panic!("{typed} is not illegal: {other:?}"),
        };
        assert_eq!(told("b7+f7"), "b7 cannot harvest east: d7 is Dark’s");
        assert_eq!(told("b7-e7"), "b7 cannot sow east: d7 is not empty");
        assert_eq!(
            told("b7+b5"),
            "b7 must land exactly 4 cells away to harvest, or 3 to sow"
        );
        assert_eq!(told("a1+a2"), "There is no farmer on a1");
        assert_eq!(
            told("h1+h2"),
            "The farmer on h1 is the opponent’s: Light is to move"
        );
        assert_eq!(
            told("c3"),
            "The opening is over: no more farmers are placed"
        );
    }

    #[test]
    fn the_end_is_told_with_winner_and_margin() {
        let text = Text::english();
        let (position, _) = after(PLIES);
        let outcome = position.outcome().expect("the game is over");
        let score = Facts::of(&position).score;
        assert_eq!(
            over(outcome, score, &text),
            "The game is over: Light and Dark passed in succession. Light wins by 176½."
        );
        let resigned = Outcome {
            winner: Some(Player::Second),
            reason: Reason("resignation"),
        };
        assert_eq!(
            over(resigned, score, &text),
            "The game is over: the opponent resigned. Dark wins."
        );
    }
}
