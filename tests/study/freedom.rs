//! Where farmers can go, and how freely.

use std::collections::BTreeSet;

use agros::rules::agros::{Cell, Direction, Move, Position};
use agros::rules::{Player, Position as _};
use agros::study::agros::{Freedom, FreedomChange, Obstacle, Reach};

use crate::games::{self, position};

/// The same text with other parts in it.
fn with_turn(position: &Position, player: Player) -> Option<Position> {
    let text = position.to_string();
    let parts: Vec<&str> = text.split(' ').collect();
    let letter = Position::LETTERS[player];
    Position::parse(&format!("{} {letter} {} 0", parts[0], parts[2])).ok()
}

#[test]
fn reach_is_what_the_legal_moves_say() {
    games::for_each(&games::ALL_SIZES, games::count(40), |game, _| {
        for position in &game.positions {
            let reach = Reach::of(position);
            for player in Player::BOTH {
                if position.in_opening() {
                    continue;
                }
                let on_turn = with_turn(position, player).expect("a position");
                let mut told: BTreeSet<Move> = BTreeSet::from([Move::Pass]);
                for farmer in reach.farmers.iter().filter(|farmer| farmer.owner == player) {
                    let from = farmer.cell;
                    told.extend(farmer.harvests().map(|to| Move::Harvest { from, to }));
                    told.extend(farmer.sowings().map(|to| Move::Sow { from, to }));
                }
                let legal: BTreeSet<Move> = on_turn.legal_moves().into_iter().collect();
                assert_eq!(told, legal, "{position}");
                let harvests = Freedom::of(position).totals[player].harvests;
                assert_eq!(
                    harvests as u32,
                    position.open_harvests(player),
                    "{position}"
                );
            }
        }
    });
}

#[test]
fn a_ray_tells_what_stands_in_its_way() {
    let position = position("4/d,3/4/L2,l,1,D1 L 1 0");
    let reach = Reach::of(&position);
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    let farmer = reach.at(cell("a1")).expect("a farmer");
    let ray = |direction: Direction| farmer.rays[direction as usize];
    let north = ray(Direction::North);
    assert_eq!(
        north.harvest,
        Err(Obstacle::Piece(cell("a3"))),
        "no landing"
    );
    assert_eq!(north.sowing, Some(Ok(cell("a2"))));
    assert_eq!(
        north.next_harvest,
        Err(Obstacle::Piece(cell("a3"))),
        "in the way"
    );
    let east = ray(Direction::East);
    assert_eq!(east.harvest, Ok(cell("c1")), "over a seed of its own");
    assert_eq!(east.sowing, Some(Err(Obstacle::Piece(cell("b1")))));
    assert_eq!(east.next_harvest, Err(Obstacle::Piece(cell("d1"))));
    assert_eq!(
        ray(Direction::SouthWest).harvest,
        Err(Obstacle::Edge(cell("a1")))
    );
    assert_eq!(ray(Direction::NorthEast).next_harvest, Ok(cell("d4")));
    let dark = reach.at(cell("d1")).expect("a farmer");
    assert_eq!(
        dark.rays[Direction::North as usize].sowing,
        None,
        "no seeds"
    );
}

#[test]
fn a_move_freezes_and_frees() {
    let cell = |name: &str| name.parse::<Cell>().expect("a cell");
    let change = |text: &str, play: &str| {
        let position = position(text);
        FreedomChange::of(&position, position.read_move(play).expect("a move"))
    };
    // Dark's a1 can only go to a2.
    let taken = change("L2,3/4/1,l,2/D1,l,2 L 1 0", "a4+a2");
    assert_eq!(taken.frozen, [(Player::Second, cell("a1"))]);
    assert_eq!(taken.freed, []);
    assert_eq!(taken.totals[Player::Second].harvests, -1);
    assert_eq!(taken.totals[Player::Second].frozen, 1);
    let left = change("4/4/L3,l,2/D1,l,2 L 1 0", "a2+d2");
    assert_eq!(left.freed, [(Player::Second, cell("a1"))]);
    assert_eq!(
        left.frozen,
        [(Player::First, cell("d2"))],
        "4 cells lead off the board"
    );
}
