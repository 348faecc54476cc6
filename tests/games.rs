//! Every game goes through the same suite.

mod suite;
mod tiny;

use agros::rules::{self, Player, agon, agora};

#[test]
fn agros() {
    // One board of each width that sets of cells come in, and a number of farmers that the window
    // does not offer.
    let setups = [(8, 3), (10, 5), (12, 7), (16, 9), (4, 2)]
        .map(|(size, farmers)| rules::agros::Setup::new(size, farmers).expect("a setup"));
    suite::all::<rules::agros::Position>(&setups);
}

#[test]
fn agon() {
    use agon::{Setup, Variant};
    let usual = Setup::default();
    let setups = [
        usual,
        Setup {
            first: Player::Second,
            queen_avoids_centre: true,
            ..usual
        },
        Setup {
            variant: Variant::Guards,
            ..usual
        },
        Setup {
            variant: Variant::Free,
            queen_avoids_centre: true,
            ..usual
        },
    ];
    suite::all::<agon::Position>(&setups);
}

#[test]
fn agora() {
    use agora::{Reading, Setup};
    let setups = Reading::ALL.map(|height| Setup {
        height,
        first: match height {
            Reading::Pile => Player::First,
            Reading::Cell => Player::Second,
        },
    });
    suite::all::<agora::Position>(&setups);
}

#[test]
fn corridor() {
    let setups = [false, true].map(|endless| tiny::Setup { endless });
    suite::all::<tiny::Position>(&setups);
}
