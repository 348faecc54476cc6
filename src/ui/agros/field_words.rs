//! Fields, players and harvests in words.

use crate::rules::Player;
use crate::rules::agros::Field;
use crate::ui::text::{Text, words};

/// Fields of so few cells are told apart by them: several may have the same farmer.
const SMALL: usize = 2;

/// The word by which messages choose their form for a player.
pub fn key(player: Player) -> &'static str {
    match player {
        Player::First => "light",
        Player::Second => "dark",
    }
}

/// The player's side: `Light`.
pub fn side(player: Player, text: &Text) -> String {
    words!(text, "side", player = key(player))
}

/// The place in a ranking: `1st` for rank 0.
pub fn rank(rank: u8, text: &Text) -> String {
    words!(text, "rank", rank = rank + 1)
}

/// Harvests in their order, `9 4`, or a dash.
pub fn harvests(list: impl IntoIterator<Item = u8>, text: &Text) -> String {
    let list: Vec<String> = list
        .into_iter()
        .map(|harvest| harvest.to_string())
        .collect();
    if list.is_empty() {
        text.get("none")
    } else {
        list.join(" ")
    }
}

/// The harvests that a player's farmers bring to a field.
pub fn adjacent(field: &Field, player: Player, text: &Text) -> String {
    harvests(
        field.adjacent[player].iter().map(|&(harvest, _)| harvest),
        text,
    )
}

/// Both ranked lists of a field: `9 4 : 2`.
pub fn lists(field: &Field, text: &Text) -> String {
    words!(
        text,
        "field-lists",
        light = adjacent(field, Player::First, text),
        dark = adjacent(field, Player::Second, text),
    )
}

/// The same with long runs of one harvest gathered, for narrow columns: `9 4 : 1×5`.
pub fn short_lists(field: &Field, text: &Text) -> String {
    words!(
        text,
        "field-lists",
        light = gathered(field, Player::First, text),
        dark = gathered(field, Player::Second, text),
    )
}

fn gathered(field: &Field, player: Player, text: &Text) -> String {
    /// Two are as short as they are.
    const LONG: usize = 3;
    let runs = field.adjacent[player].chunk_by(|one, next| one.0 == next.0);
    let words = runs.map(|run| match run {
        [(harvest, _), ..] if run.len() >= LONG => {
            words!(text, "field-run", harvest = *harvest, farmers = run.len())
        }
        run => harvests(run.iter().map(|&(harvest, _)| harvest), text),
    });
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => text.get("none"),
        false => words.join(" "),
    }
}

/// The margin of a field: `+1 at 2nd`, `tie`, or a dash where nobody is adjacent.
pub fn margin(field: &Field, text: &Text) -> String {
    match field.decision {
        Some(decision) => words!(
            text,
            "field-margin",
            margin = decision.margin,
            rank = decision.rank + 1,
        ),
        None if is_touched(field) => text.get("field-tie"),
        None => text.get("none"),
    }
}

/// The controlling farmers of a field, by their cells: `a1, b2`.
pub fn controlling(field: &Field) -> String {
    let mut cells: Vec<_> = field.controlling().collect();
    cells.sort_unstable();
    let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// A field by its owner and controlling farmers: `Light · i2`.
pub fn name(field: &Field, text: &Text) -> String {
    match field.owner() {
        Some(owner) => words!(
            text,
            "field-owner",
            player = key(owner),
            farmers = controlling(field),
        ),
        None => text.get("field-nobody"),
    }
}

/// A field as its row in the table has it: small ones also by where they lie.
pub fn row_name(field: &Field, text: &Text) -> String {
    placed(name(field, text), field, text)
}

/// What is said of a field, and of a small one also where it lies: `Light · i2 (a1, a2)`.
pub fn placed(words: String, field: &Field, text: &Text) -> String {
    if field.cells.len() > SMALL {
        return words;
    }
    let cells: Vec<String> = field.cells.iter().map(ToString::to_string).collect();
    words!(text, "field-at", field = words, cells = cells.join(", "))
}

/// A field in one sentence, for those who hear the window.
pub fn spoken(field: &Field, text: &Text) -> String {
    match field.decision {
        Some(decision) => words!(
            text,
            "field-spoken",
            player = key(decision.owner),
            cells = field.cells.len(),
            farmers = controlling(field),
            value = field.value(),
            margin = decision.margin,
            rank = decision.rank + 1,
        ),
        None if is_touched(field) => words!(
            text,
            "field-spoken-tie",
            cells = field.cells.len(),
            light = adjacent(field, Player::First, text),
            dark = adjacent(field, Player::Second, text),
        ),
        None => words!(text, "field-spoken-untouched", cells = field.cells.len(),),
    }
}

fn is_touched(field: &Field) -> bool {
    Player::BOTH
        .iter()
        .any(|&player| !field.adjacent[player].is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position as _;
    use crate::rules::agros::Position;

    /// The words about the first field of a position.
    fn about(position: &str, words: impl Fn(&Field, &Text) -> String) -> String {
        let position = Position::parse(position).expect("a position");
        words(&position.fields()[0], &Text::english())
    }

    const TIED: &str = "L2,2,D2/4/4/4 L 1 0";
    const UNTOUCHED: &str = "1,l,L1,D1/l,l,l,l/l,l,l,l/l,l,l,l L 1 0";
    const DECIDED_AT_2ND: &str = "L2,1,L2,D2/4/4/3,D1 L 2 0";

    #[test]
    fn a_margin_tells_the_rank_that_decided() {
        assert_eq!(about(DECIDED_AT_2ND, margin), "+1 at 2nd");
        assert_eq!(about(TIED, margin), "tie");
        assert_eq!(about(UNTOUCHED, margin), "–");
    }

    #[test]
    fn lists_are_told_for_both_sides() {
        assert_eq!(about(DECIDED_AT_2ND, lists), "2 2 : 2 1");
        assert_eq!(about(UNTOUCHED, lists), "– : –");
    }

    #[test]
    fn long_runs_of_one_harvest_are_gathered_in_narrow_columns() {
        let many = "L1,L1,L1,L2,4/8/8/D1,D1,D3,D3,4/8/8/8/8 L 4 0";
        assert_eq!(about(many, lists), "2 1 1 1 : 3 3 1 1");
        assert_eq!(about(many, short_lists), "2 1×3 : 3 3 1 1");
        assert_eq!(about(UNTOUCHED, short_lists), "– : –");
    }

    #[test]
    fn a_field_is_named_by_owner_and_controlling_farmers() {
        assert_eq!(about(DECIDED_AT_2ND, name), "Light · a4, c4");
        assert_eq!(about(TIED, name), "Nobody");
    }

    #[test]
    fn small_fields_of_one_farmer_are_told_apart() {
        assert_eq!(about(UNTOUCHED, row_name), "Nobody (a4)");
        assert_eq!(about(TIED, row_name), "Nobody");
    }

    #[test]
    fn a_field_can_be_heard() {
        assert_eq!(
            about(DECIDED_AT_2ND, spoken),
            "Light field of 12 cells controlled by a4, c4, value 24, margin +1 at 2nd"
        );
        assert_eq!(
            about(TIED, spoken),
            "Ownerless field of 14 cells, worth nothing, tie 2 : 2"
        );
        assert_eq!(
            about(UNTOUCHED, spoken),
            "Ownerless field of 1 cell, worth nothing, no farmer beside it"
        );
    }
}
