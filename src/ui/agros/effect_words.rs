//! What a move did, in one plain sentence.

use crate::rules::Player;
use crate::rules::agros::{Direction, Field};
use crate::study::agros::{Effect, FieldNote, Place, What};
use crate::ui::numbers::{difference, points};
use crate::ui::text::{Text, words};

use super::field_words::{key, rank};

/// A move and what it did: `e6+e4: the 14-cell south-west field goes to Dark’s e4 (3 over 2), +27`.
pub fn sentence(effect: &Effect, text: &Text) -> String {
    let main = event(&effect.main.what, effect.mover, text);
    // What matters half as much is worth a second clause.
    let placed = matches!(effect.main.what, What::Placed { .. });
    let second = effect.others.first().filter(|other| {
        let matters = 2 * other.weight >= effect.main.weight && effect.main.weight > 0;
        other.weight > 1 && (matters || placed)
    });
    let told = match second {
        Some(second) => words!(
            text,
            "effect-two",
            first = main,
            second = event(&second.what, effect.mover, text)
        ),
        None => main,
    };
    let key = match effect.main.what {
        What::Placed { .. } | What::Passed | What::Ended { .. } => "effect-plain",
        _ => "effect",
    };
    words!(
        text,
        key,
        play = effect.play.to_string(),
        told = told,
        gain = difference(effect.gain)
    )
}

/// One thing that a move did, as a clause.
fn event(what: &What, mover: Player, text: &Text) -> String {
    match what {
        What::Ended { winner, margin } => match winner {
            Some(winner) => words!(
                text,
                "effect-won",
                player = key(*winner),
                margin = points(*margin)
            ),
            None => text.get("effect-drawn"),
        },
        What::Passed => words!(text, "effect-passed", player = key(mover)),
        What::Placed { .. } => words!(text, "effect-placed", player = key(mover)),
        What::Taken { field, cells, .. } => words!(
            text,
            match *cells == field.cells {
                true => "effect-taken",
                false => "effect-taken-part",
            },
            land = part(field, *cells, text),
            player = owner(field),
            farmer = farmer(field),
            duel = duel(field, text)
        ),
        What::Neutralised { field, from, cells } => words!(
            text,
            "effect-neutralised",
            land = part(field, *cells, text),
            player = key(*from)
        ),
        What::Multiplied { field, from, cells } => words!(
            text,
            "effect-multiplied",
            land = part(field, *cells, text),
            player = owner(field),
            before = *from,
            after = field.harvest
        ),
        What::Split { field, parts } => words!(
            text,
            "effect-split",
            land = whole(field, text),
            parts = sizes(parts)
        ),
        What::Merged { fields, into } => words!(
            text,
            "effect-merged",
            parts = sizes(fields),
            land = whole(into, text)
        ),
        What::HalfPoint { to, .. } => match to {
            Some(to) => words!(text, "effect-half-point", player = key(*to)),
            None => text.get("effect-half-point-nobody"),
        },
        What::Frozen { owner, farmer } => words!(
            text,
            "effect-frozen",
            player = key(*owner),
            farmer = farmer.to_string()
        ),
        What::Freed { owner, farmer } => words!(
            text,
            "effect-freed",
            player = key(*owner),
            farmer = farmer.to_string()
        ),
        What::Covered { owner, cells } => {
            words!(text, "effect-covered", player = key(*owner), cells = *cells)
        }
        What::Opened { owner, cells } => {
            words!(text, "effect-opened", player = key(*owner), cells = *cells)
        }
        What::Harvested { farmer, harvest } => words!(
            text,
            "effect-harvested",
            player = key(mover),
            farmer = farmer.to_string(),
            harvest = *harvest
        ),
        What::Sown { seeds, .. } => {
            words!(text, "effect-sown", player = key(mover), seeds = *seeds)
        }
    }
}

/// A field, or so many of its cells.
fn part(field: &FieldNote, cells: usize, text: &Text) -> String {
    if cells == field.cells {
        return whole(field, text);
    }
    words!(
        text,
        "effect-part",
        part = cells,
        cells = field.cells,
        place = place(field.place)
    )
}

/// A field: `the 34-cell west field`.
pub(super) fn whole(field: &FieldNote, text: &Text) -> String {
    words!(
        text,
        "effect-field",
        cells = field.cells,
        place = place(field.place)
    )
}

/// A field on a board of so many rows and columns: `the 34-cell west field`.
pub(super) fn land(field: &Field, size: u8, text: &Text) -> String {
    words!(
        text,
        "effect-field",
        cells = field.cells.len(),
        place = place(Place::of(&field.cells, size))
    )
}

/// How the messages name a part of the board.
fn place(place: Place) -> &'static str {
    match place {
        Place::Centre => "centre",
        Place::Towards(direction) => match direction {
            Direction::North => "north",
            Direction::NorthEast => "north-east",
            Direction::East => "east",
            Direction::SouthEast => "south-east",
            Direction::South => "south",
            Direction::SouthWest => "south-west",
            Direction::West => "west",
            Direction::NorthWest => "north-west",
        },
    }
}

fn owner(field: &FieldNote) -> &'static str {
    field.owner.map_or("nobody", key)
}

fn farmer(field: &FieldNote) -> String {
    field
        .duel
        .map_or_else(String::new, |duel| duel.farmer.to_string())
}

/// What decided: `10 over 9`, `3 over 2 at 2nd`, `4 unopposed`.
fn duel(field: &FieldNote, text: &Text) -> String {
    let Some(duel) = field.duel else {
        return String::new();
    };
    match (duel.against, duel.rank) {
        (0, 0) => words!(text, "effect-unopposed", harvest = duel.harvest),
        (against, 0) => words!(
            text,
            "effect-duel",
            harvest = duel.harvest,
            against = against
        ),
        (against, place) => words!(
            text,
            "effect-duel-at",
            harvest = duel.harvest,
            against = against,
            place = rank(place, text)
        ),
    }
}

/// The sizes of some fields: `20 + 13`.
fn sizes(fields: &[FieldNote]) -> String {
    let sizes: Vec<String> = fields.iter().map(|field| field.cells.to_string()).collect();
    sizes.join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position as _;
    use crate::ui::agros::sample_game::{PLIES, after};

    fn told(plies: usize, play: &str) -> String {
        let (position, _) = after(plies);
        let play = position.read_move(play).expect("legal");
        sentence(&Effect::of(&position, play), &Text::english())
    }

    #[test]
    fn a_move_is_told_by_the_most_that_it_did() {
        for (plies, play, sentence) in [
            (
                71,
                "e6+e4",
                "e6+e4: the 14-cell southwest field goes to Dark’s e4 (3 over 2), +27",
            ),
            (72, "h5-e2", "h5-e2: 3 cells fewer count for Light, −27"),
            (
                72,
                "h5+d9",
                "h5+d9: 1 cell more counts for Light, and 1 cell fewer counts for Dark, +17",
            ),
            (75, "j5-i4", "j5-i4: 1 cell fewer counts for Light, +7"),
            (
                65,
                "b3+g8",
                "b3+g8: the 8-cell northeast field goes to Dark’s g8 (6 unopposed), and Dark loses \
                 13 cells of the 14-cell southwest field to nobody, +50",
            ),
            (72, "pass", "pass: Light passes"),
            (
                3,
                "g9",
                "g9: Light places a farmer, and Dark loses the 96-cell central field to nobody",
            ),
            (84, "pass", "pass: the game ends, Light wins by 176½"),
        ] {
            assert_eq!(told(plies, play), sentence);
        }
    }

    #[test]
    fn every_move_of_a_game_is_told_with_its_number_and_without_a_gap() {
        let text = Text::english();
        for plies in 0..PLIES {
            let (position, _) = after(plies);
            for play in position.legal_moves() {
                let effect = Effect::of(&position, play);
                let told = sentence(&effect, &text);
                assert!(told.starts_with(&format!("{play}: ")), "{told}");
                assert!(!told.contains("  ") && !told.contains("effect-"), "{told}");
                if !matches!(
                    effect.main.what,
                    What::Placed { .. } | What::Passed | What::Ended { .. }
                ) {
                    let gain = difference(effect.gain);
                    assert!(told.ends_with(&format!(", {gain}")), "{told}");
                }
            }
        }
    }
}
