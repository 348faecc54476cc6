//! What a file is that is no game file, so that it can be named.

/// What the bytes of a file that is no text most likely are: programs tell their files apart by the
/// first bytes.
const BINARY: &[(&[u8], &str)] = &[
    (b"\x89PNG", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"BM", "a BMP picture"),
    (b"II*\0", "a TIFF picture"),
    (b"MM\0*", "a TIFF picture"),
    (b"%PDF", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive"),
    (b"PK\x05\x06", "a ZIP archive"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ", "an xz archive"),
    (b"7z\xbc\xaf", "a 7-Zip archive"),
    (b"Rar!", "a RAR archive"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"SQLite format 3", "an SQLite database"),
    (b"\xd0\xcf\x11\xe0", "an old office document"),
    (b"ID3", "a sound file"),
    (b"OggS", "a sound file"),
    (b"fLaC", "a sound file"),
    (b"RIFF", "a sound file, picture or film"),
];

/// What a text is that begins so, in any letter case.
const TEXT: &[(&str, &str)] = &[
    ("<!doctype html", "a web page"),
    ("<html", "a web page"),
    ("<svg", "an SVG picture"),
    ("<?xml", "an XML file"),
    ("%pdf", "a PDF document"),
    ("{\\rtf", "an RTF document"),
    ("(;", "an SGF game"),
    ("[event ", "a PGN game"),
    ("[game \"", "a game as text, which can be pasted"),
    ("#!", "a script"),
];

/// What a file of these bytes is; `None` where it is nothing that is known.
pub(super) fn kind(bytes: &[u8]) -> Option<&'static str> {
    let named = BINARY.iter().find(|(start, _)| bytes.starts_with(start));
    named.map(|(_, kind)| *kind)
}

/// What a text is; `None` where it is nothing that is known.
pub(super) fn text_kind(text: &str) -> Option<&'static str> {
    let text = text.trim_start();
    let begins = |start: &&(&str, &str)| {
        let begin = text.get(..start.0.len());
        begin.is_some_and(|begin| begin.eq_ignore_ascii_case(start.0))
    };
    TEXT.iter().find(begins).map(|(_, kind)| *kind)
}

/// How the signs of a text are written as bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    /// Two bytes or four a sign, the lower one first.
    Utf16Le,
    /// The same, the higher one first.
    Utf16Be,
    /// Four bytes a sign.
    Utf32,
    /// One byte a sign.
    Latin1,
}

impl Encoding {
    /// Its name.
    pub(super) fn name(self) -> &'static str {
        match self {
            Encoding::Utf16Le | Encoding::Utf16Be => "UTF-16",
            Encoding::Utf32 => "UTF-32",
            Encoding::Latin1 => "Latin-1",
        }
    }

    /// The encoding of a text that is not in UTF-8, or not in plain text of it; `None` where the
    /// bytes are no text, or in UTF-8.
    pub(super) fn of(bytes: &[u8]) -> Option<Encoding> {
        match bytes {
            [0xff, 0xfe, 0, 0, ..]
            | [0, 0, 0xfe, 0xff, ..]
            | [b'{', 0, 0, 0, ..]
            | [0, 0, 0, b'{', ..] => {
                return Some(Encoding::Utf32);
            }
            // With the sign for the order of bytes, or with the brace that a game file begins with.
            [0xff, 0xfe, ..] | [b'{', 0, ..] => return Some(Encoding::Utf16Le),
            [0xfe, 0xff, ..] | [0, b'{', ..] => return Some(Encoding::Utf16Be),
            _ => {}
        }
        let printed = |byte: &u8| !byte.is_ascii_control() || byte.is_ascii_whitespace();
        let is_text = std::str::from_utf8(bytes).is_err() && bytes.iter().all(printed);
        is_text.then_some(Encoding::Latin1)
    }

    /// The text of bytes in this encoding, with a replacement for signs that are none.
    pub(super) fn decode(self, bytes: &[u8]) -> String {
        let units = |unit: fn([u8; 2]) -> u16| {
            let pairs = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
            let signs = char::decode_utf16(pairs);
            signs
                .map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER))
                .collect()
        };
        match self {
            Encoding::Utf16Le => units(u16::from_le_bytes),
            Encoding::Utf16Be => units(u16::from_be_bytes),
            Encoding::Utf32 => {
                let big = bytes.first() == Some(&0);
                let signs = bytes.chunks_exact(4).map(|four| {
                    let four = [four[0], four[1], four[2], four[3]];
                    let number = if big {
                        u32::from_be_bytes(four)
                    } else {
                        u32::from_le_bytes(four)
                    };
                    char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER)
                });
                signs.collect()
            }
            Encoding::Latin1 => bytes.iter().copied().map(char::from).collect(),
        }
    }
}
