//! Texts that are pasted: refused with the place, or games and positions.

#![no_main]

use agros::rules::{Position, agon, agora, agros as agros_rules};
use agros::storage::game_file;
use agros::storage::pasted::{self, Pasted};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    read::<agros_rules::Position>(text);
    read::<agon::Position>(text);
    read::<agora::Position>(text);
});

fn read<P: Position>(text: &str) {
    match pasted::read::<P>(text, &P::Setup::default()) {
        Ok(Pasted::Position(position)) => {
            P::parse(&position.to_string()).expect("its own text");
        }
        Ok(Pasted::Game(opened)) => {
            let written = game_file::write(&opened.document);
            game_file::read::<P>(written.as_bytes()).expect("a game as it is written");
        }
        Err(fault) => {
            assert_eq!(fault.to_string().lines().count(), 1, "{fault}");
            let lines = text.matches('\n').count() + 1;
            assert!((1..=lines).contains(&fault.line) && fault.column > 0, "{fault}");
        }
    }
}
