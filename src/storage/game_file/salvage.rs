//! Text that was damaged: the JSON in it up to where it breaks off or makes no sense.

use std::borrow::Cow;

use serde_json::{Deserializer, Value};

use super::error::FileError;
use super::foreign::{self, Encoding};
use super::json;

/// So often a shorter part of the text is tried.
const ATTEMPTS: usize = 8;

/// What can be read of a damaged text, and what is wrong with it; `None` where there is nothing.
pub(super) fn value(bytes: &[u8]) -> Option<(Value, Vec<FileError>)> {
    let faults: Vec<FileError> = json::parse(bytes).err().into_iter().collect();
    let text = text(bytes)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let mut part = Cow::Borrowed(text);
    for _ in 0..ATTEMPTS {
        match first_value(&part) {
            Ok(value) => return Some((value, faults)),
            Err(error) => part = Cow::Owned(closed(text, byte_of(&part, &error))?),
        }
    }
    None
}

/// The text in the bytes of a file, as well as it can be read.
fn text(bytes: &[u8]) -> Option<Cow<'_, str>> {
    if foreign::kind(bytes).is_some() {
        return None;
    }
    Some(match Encoding::of(bytes) {
        // Single bytes that are wrong among signs of UTF-8.
        Some(Encoding::Latin1) if has_signs_of_utf8(bytes) => String::from_utf8_lossy(bytes),
        Some(encoding) => encoding.decode(bytes).into(),
        None => String::from_utf8_lossy(bytes),
    })
}

/// Whether there is any sign of more than one byte in UTF-8.
fn has_signs_of_utf8(bytes: &[u8]) -> bool {
    let mut chunks = bytes.utf8_chunks();
    chunks.any(|chunk| !chunk.valid().is_ascii())
}

/// The first JSON value of a text, whatever comes after it and however often a key stands in it.
fn first_value(text: &str) -> Result<Value, serde_json::Error> {
    json::fits(text)?;
    let mut values = Deserializer::from_str(text).into_iter();
    values.next().unwrap_or(Ok(Value::Null))
}

/// The number of bytes up to the one that makes no sense; all of them, where only more is expected.
fn byte_of(text: &str, error: &serde_json::Error) -> usize {
    if error.is_eof() {
        return text.len();
    }
    let lines = text.split_inclusive('\n');
    let before: usize = lines
        .take(error.line().saturating_sub(1))
        .map(str::len)
        .sum();
    (before + error.column().saturating_sub(1)).min(text.len())
}

/// The text up to the last value of the outermost object, or of a list in it, that ends before a
/// byte, with everything closed that is open there.
fn closed(text: &str, end: usize) -> Option<String> {
    let mut open: Vec<u8> = Vec::new();
    let (mut in_text, mut escaped) = (false, false);
    let mut sound = None;
    for (place, byte) in text.bytes().enumerate().take(end) {
        if in_text {
            in_text = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            continue;
        }
        let complete = match byte {
            b'"' => {
                in_text = true;
                continue;
            }
            b'{' => {
                open.push(b'}');
                continue;
            }
            b'[' => {
                open.push(b']');
                continue;
            }
            b'}' | b']' => {
                open.pop();
                place + 1
            }
            b',' => place,
            _ => continue,
        };
        match open[..] {
            [b'}'] => sound = Some((complete, "}")),
            [b'}', b']'] => sound = Some((complete, "]}")),
            _ => {}
        }
    }
    let (end, closing) = sound?;
    Some(format!("{}{closing}", &text[..end]))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(text: &str) -> Option<Value> {
        value(text.as_bytes()).map(|(value, _)| value)
    }

    #[test]
    fn what_breaks_off_is_read_up_to_there() {
        let text = r#"{"a":{"b":1},"nodes":[{"x":"}"},{"y":2}],"c":3}"#;
        for end in 0..text.len() {
            let Some(value) = read(&text[..end]) else {
                assert!(end < 12, "{end}");
                continue;
            };
            let nodes = value["nodes"].as_array().map_or(0, Vec::len);
            let whole = [r#""}"}"#, r#"2}"#].map(|part| text.find(part).unwrap() + part.len());
            let expected = whole.iter().filter(|&&whole| end >= whole).count();
            assert_eq!(nodes, expected, "{end}: {value}");
            // A list in an inner object is never closed before its end.
            assert_eq!(value["a"], json!({"b": 1}), "{end}");
        }
        assert_eq!(read(text), serde_json::from_str(text).ok());
    }

    #[test]
    fn what_makes_no_sense_ends_what_is_read() {
        assert_eq!(
            read(r#"{"nodes":[{"a":1},{"b":nonsense},{"c":3}]}"#),
            Some(json!({"nodes": [{"a": 1}]}))
        );
        assert_eq!(read(r#"{"a":1,"a":2} and more"#), Some(json!({"a": 2})));
        assert_eq!(read("nonsense"), None);
        let deep = format!(r#"{{"nodes":[{{"a":1}},{}"#, "[".repeat(100_000));
        assert_eq!(read(&deep), Some(json!({"nodes": [{"a": 1}]})));
    }

    #[test]
    fn other_encodings_are_read() {
        let text = r#"{"name":"Zoë"}"#;
        let expected = Some(json!({"name": "Zoë"}));
        let latin: Vec<u8> = text.chars().map(|sign| sign as u8).collect();
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big = "\u{feff}".encode_utf16().chain(text.encode_utf16());
        let big: Vec<u8> = big.flat_map(u16::to_be_bytes).collect();
        for bytes in [latin, little, big] {
            let (value, faults) = value(&bytes).unwrap();
            assert_eq!(Some(value), expected);
            assert_eq!(faults.len(), 1);
        }
        assert!(value(b"\x89PNG\r\n{}").is_none());
    }
}
