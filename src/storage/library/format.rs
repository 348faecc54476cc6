//! The file of an index: eight letters, a version, a checksum, then the entries. Of each there is
//! a JSON object and, since they are most of it, the keys of the positions as they are in memory.

use crate::cause::Cause;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::coach::library::Summary;

use super::{Entry, FileStamp};

const LETTERS: &[u8; 8] = b"AGROSLIB";
/// Grows with every change of the format, of what a summary says, and of the keys.
const VERSION: u32 = 2;

/// An entry without its keys.
#[derive(Serialize, Deserialize)]
struct Head {
    path: PathBuf,
    stamp: FileStamp,
    game: Option<Summary>,
    fault: Option<Cause>,
}

/// Writes entries. Those whose path JSON cannot hold are left out.
pub(super) fn write<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<u8> {
    let mut body = Vec::new();
    for entry in entries {
        let game = entry.content.as_ref().ok();
        let head = serde_json::to_vec(&HeadOf {
            path: entry.path.to_str(),
            stamp: entry.stamp,
            game,
            fault: entry.content.as_ref().err(),
        });
        let Some(head) = head.ok().filter(|_| entry.path.to_str().is_some()) else {
            continue;
        };
        let keys = |of: fn(&Summary) -> &Vec<u64>| game.map_or(&[][..], |game| of(game));
        let (main, aside) = (keys(|game| &game.main), keys(|game| &game.aside));
        for length in [head.len(), main.len(), aside.len()] {
            body.extend((length as u32).to_le_bytes());
        }
        body.extend(head);
        body.extend(main.iter().chain(aside).flat_map(|key| key.to_le_bytes()));
    }
    let mut file = LETTERS.to_vec();
    file.extend(VERSION.to_le_bytes());
    file.extend(checksum(&body).to_le_bytes());
    file.extend(body);
    file
}

/// The same as [`Head`], borrowed.
#[derive(Serialize)]
struct HeadOf<'a> {
    path: Option<&'a str>,
    stamp: FileStamp,
    game: Option<&'a Summary>,
    fault: Option<&'a Cause>,
}

/// Reads entries; `None` where the file is damaged or of another version.
pub(super) fn read(file: &[u8]) -> Option<Vec<Entry>> {
    let mut file = Bytes(file);
    let known = file.take(LETTERS.len())? == LETTERS && file.number()? == VERSION;
    let sum = u64::from_le_bytes(file.take(8)?.try_into().ok()?);
    if !known || checksum(file.0) != sum {
        return None;
    }
    let mut entries = Vec::new();
    while !file.0.is_empty() {
        let [head, main, aside] = [file.number()?, file.number()?, file.number()?];
        let head: Head = serde_json::from_slice(file.take(head as usize)?).ok()?;
        let (main, aside) = (file.keys(main)?, file.keys(aside)?);
        let content = match (head.game, head.fault) {
            (Some(game), None) => Ok(Summary {
                main,
                aside,
                ..game
            }),
            (None, Some(fault)) => Err(fault),
            _ => return None,
        };
        entries.push(Entry {
            path: head.path,
            stamp: head.stamp,
            content,
        });
    }
    Some(entries)
}

/// What is still to be read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4)?.try_into().ok()?))
    }

    fn keys(&mut self, count: u32) -> Option<Vec<u64>> {
        let bytes = self.take((count as usize).checked_mul(8)?)?;
        let (keys, _) = bytes.as_chunks::<8>();
        Some(keys.iter().map(|key| u64::from_le_bytes(*key)).collect())
    }
}

/// A sum that changes with every bit, against damage and not against malice.
fn checksum(bytes: &[u8]) -> u64 {
    const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(MULTIPLIER).rotate_left(29);
    let (words, rest) = bytes.as_chunks::<8>();
    let sum = words.iter().fold(bytes.len() as u64, |sum, word| {
        mix(sum, u64::from_le_bytes(*word))
    });
    rest.iter()
        .fold(sum, |sum, byte| mix(sum, u64::from(*byte)))
}
