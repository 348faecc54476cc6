//! Going through a text from one sign, word or value to the next.

use crate::cause::{self, Cause, explained};
use serde::Deserialize as _;
use serde_json::{Deserializer, Value};

use crate::rules::excerpt;
use crate::storage::game_file::UniqueKeys;

use super::{Fault, Problem};

/// A place in a text.
#[derive(Clone)]
pub(in crate::storage) struct Scan<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scan<'a> {
    /// The beginning of a text, after a byte order mark.
    pub(in crate::storage) fn new(text: &'a str) -> Scan<'a> {
        let mark = text.starts_with('\u{feff}');
        let at = if mark { '\u{feff}'.len_utf8() } else { 0 };
        Scan { text, at }
    }

    /// The byte of the text at which it stands.
    pub(in crate::storage) fn at(&self) -> usize {
        self.at
    }

    /// What follows.
    pub(in crate::storage) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(in crate::storage) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes so many bytes on.
    pub(in crate::storage) fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Goes so many bytes back.
    pub(in crate::storage) fn back(&mut self, bytes: usize) {
        self.at -= bytes;
    }

    /// Goes over a sign, if it is there.
    pub(in crate::storage) fn eat(&mut self, sign: char) -> bool {
        let there = self.rest().starts_with(sign);
        if there {
            self.at += sign.len_utf8();
        }
        there
    }

    /// Goes over all signs of a kind, and returns them.
    pub(in crate::storage) fn take(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|sign| !kind(sign)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Goes over blanks.
    pub(in crate::storage) fn skip_blanks(&mut self) {
        self.take(is_blank);
    }

    /// Goes over the sign that closes what began at a byte.
    pub(super) fn close(&mut self, sign: char, begin: usize) -> Result<(), Fault> {
        self.skip_blanks();
        if self.eat(sign) {
            Ok(())
        } else if self.rest().is_empty() {
            Err(self.fault_at(begin, Problem::Unclosed(sign)))
        } else {
            Err(self.expected("the closing bracket"))
        }
    }

    /// A value in JSON.
    pub(super) fn json(&mut self) -> Result<Value, Fault> {
        self.skip_blanks();
        let rest = self.rest();
        let failed = |error: serde_json::Error| {
            // Its own place would count from where it began.
            let why = cause::json::what(&error);
            let english = format!("not a value in JSON: {why}");
            let cause = explained!(&english, "text-not-json", problem = why);
            self.fault(Problem::Content(cause))
        };
        let mut values = Deserializer::from_str(rest).into_iter::<UniqueKeys>();
        let value = match values.next() {
            Some(Ok(UniqueKeys)) => &rest[..values.byte_offset()],
            Some(Err(error)) => return Err(failed(error)),
            None => return Err(self.expected("a value in JSON")),
        };
        let read = Value::deserialize(&mut Deserializer::from_str(value)).map_err(failed)?;
        self.at += value.len();
        Ok(read)
    }

    /// Something is wrong here.
    pub(in crate::storage) fn fault(&self, problem: Problem) -> Fault {
        self.fault_at(self.at, problem)
    }

    /// Something is wrong at a byte of the text.
    pub(in crate::storage) fn fault_at(&self, byte: usize, problem: Problem) -> Fault {
        Fault::at(self.text, byte, problem)
    }

    /// Something else is expected here.
    pub(in crate::storage) fn expected(&self, expected: &'static str) -> Fault {
        let found = match self.rest().split(is_blank).next() {
            None | Some("") if self.rest().is_empty() => {
                Cause::phrase("found", "the end of the text")
            }
            found => Cause::foreign(&format!("`{}`", excerpt(found.unwrap_or_default()))),
        };
        self.fault(Problem::Expected { expected, found })
    }
}

/// What stands between words and means nothing: blanks, seen and unseen.
pub(in crate::storage) fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}
