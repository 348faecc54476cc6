//! Every game goes through the same suite.

mod suite;
mod tiny;

use agros::rules::agros;

#[test]
fn agros() {
    // One board of each width that sets of cells come in, and a number of farmers that the window
    // does not offer.
    let setups = [(8, 3), (10, 5), (12, 7), (16, 9), (4, 2)]
        .map(|(size, farmers)| agros::Setup::new(size, farmers).expect("a setup"));
    suite::all::<agros::Position>(&setups);
}

#[test]
fn corridor() {
    let setups = [false, true].map(|endless| tiny::Setup { endless });
    suite::all::<tiny::Position>(&setups);
}
