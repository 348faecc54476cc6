//! Lines of text from someone who may send anything.

use std::io::{self, BufRead, ErrorKind};

use crate::rules::excerpt;

/// The longest line that is read, in bytes: a game of many thousand moves fits.
const LONGEST: usize = 1 << 20;

/// Why a line is no text to be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LineError {
    /// More bytes than anybody reads.
    #[error("the line is longer than {} KiB", LONGEST >> 10)]
    TooLong,
    /// Bytes that are not text.
    #[error("the line is not UTF-8 after `{0}`")]
    NotUtf8(String),
}

/// Reads the next line, without its end and the blanks around it; `None` at the end of the input.
/// Of a line that is too long no more is kept than may be.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, LineError>>> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut begun = false;
    loop {
        let bytes = match input.fill_buf() {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            other => other?,
        };
        if bytes.is_empty() {
            if !begun {
                return Ok(None);
            }
            break;
        }
        begun = true;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let content = &bytes[..end.unwrap_or(bytes.len())];
        too_long |= line.len() + content.len() > LONGEST;
        if !too_long {
            line.extend_from_slice(content);
        }
        let read = end.map_or(bytes.len(), |end| end + 1);
        input.consume(read);
        if end.is_some() {
            break;
        }
    }
    if too_long {
        return Ok(Some(Err(LineError::TooLong)));
    }
    Ok(Some(match String::from_utf8(line) {
        Ok(line) => Ok(line.trim().to_owned()),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
            Err(LineError::NotUtf8(excerpt(&text)))
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Result<String, LineError>> {
        let next = || read_line(&mut input).expect("memory can be read");
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn lines_end_as_they_like() {
        let read = lines(b"ugi\r\n\n  isready \nquit");
        let expected = ["ugi", "", "isready", "quit"].map(|line| Ok(line.to_owned()));
        assert_eq!(read, expected);
    }

    #[test]
    fn what_follows_a_line_that_is_too_long_or_no_text_is_read() {
        let mut input = vec![b'x'; LONGEST + 1];
        input.extend_from_slice(b"\nfen\xff\xfe\nquit\n");
        let read = lines(&input);
        let garbled = LineError::NotUtf8("fen".to_owned());
        assert_eq!(
            read,
            [Err(LineError::TooLong), Err(garbled), Ok("quit".to_owned())]
        );
    }
}
