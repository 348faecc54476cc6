//! The facts of Agora, against piles of men counted one by one after every move.

use agros::rules::agora::{Action, Cell, Move, Position, Reading, Setup};
use agros::rules::{Player, Position as _};
use agros::study::agora::{Effect, brinks, mobility, revolutions, takes};

use crate::games::count;

/// A pile as the men in it, the lowest first.
type Men = Vec<Player>;

fn men_on(position: &Position, cell: Cell) -> Men {
    let Some(owned) = position.at(cell) else {
        return Men::new();
    };
    let prisoners = vec![!owned.owner; owned.pile.prisoners().into()];
    let captors = vec![owned.owner; owned.pile.captors().into()];
    [prisoners, captors].concat()
}

fn of_colour(men: &[Player], colour: Player) -> usize {
    men.iter().filter(|&&man| man == colour).count()
}

/// The piles at both ends of a move before any revolution, men being carried by hand.
fn carried(position: &Position, play: Move) -> (Men, Men) {
    let (mut from, mut to) = (men_on(position, play.from), men_on(position, play.to));
    let man = from.pop().expect("a man stands there");
    match play.action {
        Action::Surrender => to.insert(0, man),
        Action::Walk | Action::Capture => {
            to.fill(man);
            to.push(man);
        }
    }
    (from, to)
}

/// The men that a revolution turns over; `None` where there is none. `owner` has the pile.
fn turned_in(men: &[Player], owner: Player) -> Option<usize> {
    let captors = of_colour(men, owner);
    (!men.is_empty() && of_colour(men, !owner) > captors).then_some(captors)
}

/// Shows positions of games played at random.
fn for_each_position(mut visit: impl FnMut(&Position)) {
    let mut chance = fastrand::Rng::with_seed(23);
    for number in 0..count(40) {
        let setup = Setup {
            height: Reading::ALL[number % 2],
            ..Setup::default()
        };
        let mut position = Position::start(&setup);
        while let Some(mut play) = position.draw(|count| chance.u32(..count)) {
            visit(&position);
            // Most moves lead nowhere near each other: others are drawn again.
            for _ in 0..3 {
                if play.action == Action::Walk {
                    play = position.draw(|count| chance.u32(..count)).expect("a move");
                }
            }
            position.play_unchecked(play);
        }
        visit(&position);
    }
}

fn sorted<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort();
    all
}

#[test]
fn effects_are_what_is_seen_when_men_are_moved_by_hand() {
    let mut revolutions = [0; 2];
    for_each_position(|position| {
        let mover = position.turn();
        position.for_each_move(|play| {
            let effect = Effect::of(position, play);
            let before = men_on(position, play.to);
            let (from, to) = carried(position, play);
            let is_capture = play.action == Action::Capture;
            let of = |colour| {
                if is_capture {
                    of_colour(&before, colour)
                } else {
                    0
                }
            };
            assert_eq!(
                usize::from(effect.captured),
                of(!mover),
                "{position} {play}"
            );
            assert_eq!(usize::from(effect.freed), of(mover), "{position} {play}");
            let joining = match play.action {
                Action::Surrender => turned_in(&to, !mover),
                _ => None,
            };
            let leaving = turned_in(&from, mover);
            let turned = [effect.joining, effect.leaving];
            let counted = turned.map(|turned| turned.map(|turned| usize::from(turned.men)));
            assert_eq!(counted, [joining, leaving], "{position} {play}");
            for (count, happened) in revolutions.iter_mut().zip(counted) {
                *count += usize::from(happened.is_some());
            }
            let mut after = *position;
            after.play_unchecked(play);
            assert_eq!(effect.left, after.at(play.from));
            assert_eq!(effect.joined, after.at(play.to));
            assert_eq!(effect.end, after.outcome());
            let heights = position.at(play.to).map(|_| {
                [play.from, play.to].map(|cell| {
                    let men = men_on(position, cell).len() as u8;
                    match position.reading() {
                        Reading::Pile => cell.level() + men,
                        Reading::Cell => cell.level(),
                    }
                })
            });
            assert_eq!(effect.heights, heights);
        });
    });
    assert!(
        revolutions.iter().all(|&count| count > 100),
        "{revolutions:?}"
    );
}

#[test]
fn takes_and_mobility_are_the_moves_of_either_player_at_his_turn() {
    for_each_position(|position| {
        let mut captures = Vec::new();
        let mut counts = Vec::new();
        for player in Player::BOTH {
            // The text of the position with the other player to move.
            let letter = Position::LETTERS[player];
            let text = position.to_string();
            let parts: Vec<_> = text.split(' ').collect();
            let text = format!("{} {letter} {} {}", parts[0], parts[2], parts[3]);
            let Ok(on_turn) = Position::parse(&text) else {
                continue;
            };
            let moves = sorted(on_turn.legal_moves());
            captures.extend(moves.iter().filter(|play| play.action == Action::Capture));
            for cell in Cell::all() {
                let own = position.at(cell).filter(|owned| owned.owner == player);
                let from = moves.iter().filter(|play| play.from == cell).count();
                if own.is_some() && position.outcome().is_none() {
                    counts.push((cell, from as u32));
                }
            }
        }
        assert_eq!(takes(position), captures, "{position}");
        assert_eq!(mobility(position), counts, "{position}");
    });
}

#[test]
fn revolutions_are_the_moves_after_which_a_pile_has_changed_its_colour_by_itself() {
    for_each_position(|position| {
        let mut found = Vec::new();
        for player in Player::BOTH {
            let Some(on_turn) = position.with_turn(player) else {
                continue;
            };
            for play in sorted(on_turn.legal_moves()) {
                let (from, to) = carried(position, play);
                let joining = play.action == Action::Surrender && turned_in(&to, !player).is_some();
                let mut cells = Vec::new();
                if turned_in(&from, player).is_some() {
                    cells.push(play.from);
                }
                if joining {
                    cells.push(play.to);
                }
                if !cells.is_empty() {
                    found.push((play, sorted(cells)));
                }
            }
        }
        let told = revolutions(position).into_iter();
        let told: Vec<_> = told.map(|(play, cells)| (play, cells.collect())).collect();
        assert_eq!(told, found, "{position}");
    });
}

#[test]
fn a_pile_on_the_brink_falls_by_one_man_more_or_less_and_no_other_does() {
    for_each_position(|position| {
        for cell in Cell::all() {
            let Some(owned) = position.at(cell) else {
                continue;
            };
            let men = men_on(position, cell);
            let joined = [vec![!owned.owner], men.clone()].concat();
            let left = &men[..men.len() - 1];
            let falls = turned_in(&joined, owned.owner).is_some();
            assert_eq!(
                turned_in(left, owned.owner).is_some(),
                falls,
                "{position} {cell}"
            );
            assert_eq!(brinks(position).contains(&cell), falls, "{position} {cell}");
        }
    });
}
