//! Games found by words, chips and positions, and put in order.

use agros::coach::library::{
    Card, Column, Date, Filter, Finish, Listed, Order, Query, Sought, Summary, Vocabulary,
};
use agros::game::Ending;
use agros::rules::{Player, Position as _};

use crate::shelf::{game, summary};

const SIDES: [&str; 2] = ["Light", "Dark"];

/// The games of a shelf, with what is said of them.
fn shelf() -> Vec<(Summary, Card)> {
    let resigned = |player| Some(Ending::Resignation(player));
    let games = [
        game(
            (8, 3),
            ["Anna", "Bram"],
            "2024-05-01",
            resigned(Player::Second),
        ),
        game(
            (8, 3),
            ["Bram", "Anna"],
            "2023-12-24",
            resigned(Player::Second),
        ),
        game(
            (10, 5),
            ["Anna", "Chloë"],
            "2024",
            Some(Ending::Agreement(None)),
        ),
        game((12, 7), ["", ""], "", None),
        game(
            (10, 5),
            ["Chloë", "Anna"],
            "2022.3.7",
            resigned(Player::First),
        ),
    ];
    let shelf = games.iter().map(summary).map(|summary| {
        let date = summary
            .date
            .map(|date| date.to_string())
            .unwrap_or_default();
        let result = match summary.finish {
            Finish::First => "Light won",
            Finish::Second => "Dark won",
            Finish::Drawn => "Draw",
            Finish::Unfinished => "Unfinished",
        };
        let size = &summary.setup["size"];
        let farmers = &summary.setup["farmers"];
        let names = summary.players.join("\n");
        let words = format!("{names}\n{size}×{size}, {farmers} farmers\n{result}\n{date}");
        let card = Card::of(&summary, &words, SIDES);
        (summary, card)
    });
    shelf.collect()
}

fn listed((summary, card): &(Summary, Card)) -> Listed<'_> {
    Listed {
        summary,
        date: summary.date,
        card,
    }
}

fn found(filter: &Filter) -> Vec<usize> {
    let shelf = shelf();
    (0..shelf.len())
        .filter(|&game| filter.passes(listed(&shelf[game])))
        .collect()
}

fn by_words(words: &str) -> Vec<usize> {
    let vocabulary = Vocabulary {
        won: "won".to_owned(),
        lost: "lost".to_owned(),
    };
    found(&Filter {
        query: Query::read(words, &vocabulary),
        ..Filter::default()
    })
}

#[test]
fn games_are_found_by_plain_words() {
    for (words, games) in [
        ("", &[0, 1, 2, 3, 4][..]),
        ("anna", &[0, 1, 2, 4]),
        ("ANNA 8x8", &[0, 1]),
        ("8×8 anna", &[0, 1]),
        ("anna 8x8 light won", &[0, 1]),
        ("anna won", &[0, 4]),
        ("anna lost", &[1]),
        ("bram won", &[1]),
        ("dark won", &[4]),
        ("chloë draw", &[2]),
        ("7 farmers", &[3]),
        ("unfinished", &[3]),
        ("2024", &[0, 2]),
        ("2024-05", &[0]),
        ("2023..2024", &[0, 1, 2]),
        ("..2023", &[1, 4]),
        ("2024-06..", &[2]),
        ("nobody", &[]),
    ] {
        assert_eq!(by_words(words), games, "{words}");
    }
}

#[test]
fn games_are_found_by_what_is_chosen() {
    let date = |text| Date::read(text);
    let shelf = shelf();
    let setup = Some(shelf[2].0.setup.clone());
    for (filter, games) in [
        (
            Filter {
                game: Some("agros".to_owned()),
                ..Filter::default()
            },
            &[0, 1, 2, 3, 4][..],
        ),
        (
            Filter {
                game: Some("agon".to_owned()),
                ..Filter::default()
            },
            &[],
        ),
        (
            Filter {
                setup,
                ..Filter::default()
            },
            &[2, 4],
        ),
        (
            Filter {
                finish: Some(Finish::First),
                ..Filter::default()
            },
            &[0, 1],
        ),
        (
            Filter {
                player: Some(" anna".to_owned()),
                ..Filter::default()
            },
            &[0, 1, 2, 4],
        ),
        (
            Filter {
                player: Some("Ann".to_owned()),
                ..Filter::default()
            },
            &[],
        ),
        (
            Filter {
                since: date("2024"),
                ..Filter::default()
            },
            &[0, 2],
        ),
        (
            Filter {
                until: date("2023-12-24"),
                ..Filter::default()
            },
            &[1, 4],
        ),
    ] {
        assert_eq!(found(&filter), games, "{filter:?}");
    }
}

#[test]
fn games_are_found_by_a_position_however_the_board_lies() {
    let played = game((10, 5), ["Anna", "Chloë"], "2024", None);
    let line = played.main_line();
    let position = played.position(line[7]).turned(3);
    let sought = |game: &str| Filter {
        position: Some(Sought {
            game: game.to_owned(),
            key: position.symmetric_key(),
        }),
        ..Filter::default()
    };
    // All games of a size on the shelf go through the same positions.
    assert_eq!(found(&sought("agros")), [2, 4]);
    assert!(found(&sought("agon")).is_empty());
}

#[test]
fn every_column_sorts_both_ways() {
    let shelf = shelf();
    let sorted = |column, falls| {
        let order = Order { column, falls };
        let mut games: Vec<usize> = (0..shelf.len()).collect();
        games.sort_by(|&one, &other| order.compare(listed(&shelf[one]), listed(&shelf[other])));
        games
    };
    assert_eq!(sorted(Column::Players, false), [0, 2, 1, 4, 3]);
    assert_eq!(
        sorted(Column::Players, true),
        [4, 1, 2, 0, 3],
        "no names come last"
    );
    assert_eq!(sorted(Column::Game, false), [0, 1, 2, 4, 3]);
    assert_eq!(sorted(Column::Game, true), [3, 2, 4, 0, 1]);
    assert_eq!(sorted(Column::Result, false), [0, 1, 4, 2, 3]);
    assert_eq!(sorted(Column::Date, false), [4, 1, 2, 0, 3]);
    assert_eq!(
        sorted(Column::Date, true),
        [0, 2, 1, 4, 3],
        "no date comes last"
    );
    let order = Order::default();
    assert!(order.column == Column::Date && order.falls);
    assert!(!order.chosen(Column::Date).falls);
    assert!(!order.chosen(Column::Players).falls);
}
