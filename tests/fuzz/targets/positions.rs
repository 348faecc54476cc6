//! Texts of positions: refused, or positions whose own text means the same.

#![no_main]

use agros::rules::{Position, agon, agora, agros as agros_rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    read::<agros_rules::Position>(text);
    read::<agon::Position>(text);
    read::<agora::Position>(text);
});

fn read<P: Position>(text: &str) {
    match P::parse(text) {
        Ok(position) => {
            let again = P::parse(&position.to_string()).expect("its own text");
            assert_eq!(again.to_string(), position.to_string());
            for play in position.legal_moves() {
                position.play(play).expect("a legal move");
            }
        }
        Err(error) => assert_eq!(error.to_string().lines().count(), 1, "{error}"),
    }
}
