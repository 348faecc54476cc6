//! Journals, whose lines get the sums that they would have: refused, or games that can be played on
//! and taken back to the beginning.

#![no_main]

use agros::rules::{Position, agon, agora, agros as agros_rules};
use agros::storage::game_file;
use agros::storage::journal::Recovered;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let sealed = sealed(bytes);
    read::<agros_rules::Position>(&sealed);
    read::<agon::Position>(&sealed);
    read::<agora::Position>(&sealed);
    // Without the sums nothing is read.
    read::<agros_rules::Position>(bytes);
});

fn read<P: Position>(bytes: &[u8]) {
    let Ok(mut recovered) = Recovered::<P>::read(bytes) else {
        return;
    };
    let is_sound = |recovered: &Recovered<P>| {
        let written = game_file::write(&recovered.record);
        game_file::read::<P>(written.as_bytes()).expect("a game as it is written");
    };
    is_sound(&recovered);
    while recovered.record.undo().is_some() {}
    is_sound(&recovered);
}

/// The lines with the sums that a journal has: over each, and over all before it.
fn sealed(bytes: &[u8]) -> Vec<u8> {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut sealed = Vec::new();
    for line in bytes.split(|byte| *byte == b'\n') {
        let open = line.strip_suffix(b"}").unwrap_or(line);
        for byte in open {
            sum = (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        sealed.extend_from_slice(open);
        sealed.extend_from_slice(format!(",\"sum\":\"{sum:016x}\"}}\n").as_bytes());
    }
    sealed
}
