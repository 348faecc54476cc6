//! Games as text: refused with the place, or games that are written and read as the same.

#![no_main]

use agros::rules::{Position, agon, agora, agros as agros_rules};
use agros::storage::{game_file, game_text};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    read::<agros_rules::Position>(text);
    read::<agon::Position>(text);
    read::<agora::Position>(text);
});

fn read<P: Position>(text: &str) {
    let setup = P::Setup::default();
    match game_text::read::<P>(text, &setup) {
        Ok(document) => {
            let written = game_text::write(&document);
            let again = game_text::read::<P>(&written, &setup).expect("a game as it is written");
            assert_eq!(game_file::write(&again), game_file::write(&document));
        }
        Err(fault) => assert_eq!(fault.to_string().lines().count(), 1, "{fault}"),
    }
}
