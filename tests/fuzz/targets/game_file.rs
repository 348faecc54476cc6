//! Game files: refused in one line, or games that are written and read as the same. What is
//! recovered of those refused is sound.

#![no_main]

use agros::game::Document;
use agros::rules::{Position, agon, agora, agros as agros_rules};
use agros::storage::game_file::{self, Salvaged};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    read::<agros_rules::Position>(bytes);
    read::<agon::Position>(bytes);
    read::<agora::Position>(bytes);
});

fn read<P: Position>(bytes: &[u8]) {
    match game_file::read::<P>(bytes) {
        Ok(opened) => is_sound(&opened.document),
        Err(error) => assert_eq!(error.to_string().lines().count(), 1, "{error}"),
    }
    if let Some(recovered) = Salvaged::new(bytes).and_then(Salvaged::read::<P>) {
        is_sound(&recovered.document);
    }
}

fn is_sound<P: Position>(document: &Document<P>) {
    let written = game_file::write(document);
    let again = game_file::read::<P>(written.as_bytes()).expect("a game as it is written");
    assert_eq!(game_file::write(&again.document), written);
}
