//! Lines of the engine protocol: each is obeyed or refused by a line of its own.

#![no_main]

use std::io;

use agros::engine::ugi::{self, Command};
use agros::rules::{agon, agora, agros as agros_rules};
use libfuzzer_sys::fuzz_target;

const GAMES: [ugi::Game; 3] = [
    ugi::Game::of::<agros_rules::Position>(),
    ugi::Game::of::<agon::Position>(),
    ugi::Game::of::<agora::Position>(),
];

fuzz_target!(|bytes: &[u8]| {
    // The smallest table: making it takes more time than all the rest.
    let mut lines = b"setoption name Hash value 1\n".to_vec();
    for line in bytes.split(|byte| *byte == b'\n') {
        let text = String::from_utf8_lossy(line);
        let thinks = match Command::parse(text.trim()) {
            // They take memory and time for the search, which is not what is tried here.
            Ok(Some(Command::Go(_) | Command::IsReady)) => true,
            Ok(_) => false,
            Err(error) => {
                assert_eq!(error.to_string().lines().count(), 1, "{error}");
                false
            }
        };
        if !thinks {
            lines.extend_from_slice(line);
            lines.push(b'\n');
        }
    }
    ugi::serve(&mut &lines[..], io::sink(), &GAMES).expect("all is read");
});
