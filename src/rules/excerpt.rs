//! Quoting a text that someone wrote, within one line.

/// The beginning of a text, fit for one line of an error message: at most 32 characters, with
/// control characters escaped.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 32;
    let mut quoted: String = text.chars().take(LONGEST).flat_map(escape).collect();
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}

fn escape(c: char) -> impl Iterator<Item = char> {
    let escaped = c.is_control().then(|| c.escape_default());
    let plain = (!c.is_control()).then_some(c);
    escaped.into_iter().flatten().chain(plain)
}
