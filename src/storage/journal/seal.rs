//! The sum at the end of each line.

use crate::storage::checksum::Checksum;

/// The sum over all lines so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain(Checksum);

/// `,"sum":"0123456789abcdef"}`
const SEAL_BEFORE: &str = r#","sum":""#;
const SEAL_AFTER: &str = r#""}"#;
const SEAL_LENGTH: usize = SEAL_BEFORE.len() + 16 + SEAL_AFTER.len();

impl Chain {
    /// That of no line at all.
    pub fn new() -> Chain {
        Chain(Checksum::EMPTY)
    }

    /// Seals a line: the text of an object that is not empty. The line gets its end.
    pub fn seal(&mut self, object: &str, lines: &mut String) {
        let open = object.strip_suffix('}').unwrap_or(object);
        self.0 = self.0.with(open.as_bytes());
        lines.push_str(open);
        lines.push_str(SEAL_BEFORE);
        lines.push_str(&self.0.to_string());
        lines.push_str(SEAL_AFTER);
        lines.push('\n');
    }

    /// Whether the seal of a line, given without its end, is whole; if so, it is added.
    pub fn accept(&mut self, line: &[u8]) -> bool {
        let Some(at) = line.len().checked_sub(SEAL_LENGTH) else {
            return false;
        };
        let (open, seal) = line.split_at(at);
        let next = self.0.with(open);
        let whole = format!("{SEAL_BEFORE}{next}{SEAL_AFTER}");
        let accepted = seal == whole.as_bytes();
        if accepted {
            self.0 = next;
        }
        accepted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_accepted_only_whole_and_in_its_place() {
        let mut lines = String::new();
        let mut chain = Chain::new();
        chain.seal(r#"{"at":0,"play":"e5"}"#, &mut lines);
        chain.seal(r#"{"at":1,"undo":true}"#, &mut lines);
        let lines: Vec<_> = lines.lines().map(str::as_bytes).collect();

        let mut reader = Chain::new();
        assert!(reader.accept(lines[0]) && reader.accept(lines[1]));
        assert_eq!(reader, chain);

        assert!(!Chain::new().accept(lines[1]), "the first line is missing");
        let changed = String::from_utf8_lossy(lines[0]).replace("e5", "e6");
        assert!(!Chain::new().accept(changed.as_bytes()));
        assert!(!Chain::new().accept(&lines[0][..lines[0].len() - 1]));
        assert!(!Chain::new().accept(b""));
    }
}
