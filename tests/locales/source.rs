//! What in the source looks like words for people.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers whose words are in the files of the languages.
const FOLDERS: [&str; 2] = ["src/ui", "src/app"];

/// What stands before a literal that nobody reads in the window: it names a part of it, goes to
/// the log, or tells why something cannot happen.
const BEFORE: [&str; 14] = [
    "log::error!(",
    "log::warn!(",
    "log::info!(",
    "expect(",
    "unreachable!(",
    "panic!(",
    "#[error(",
    "id_salt(",
    "Grid::new(",
    "push_id(",
    "with((",
    "with(",
    "self.work(",
    "env!(",
];

/// What shows its text as it is.
const SHOWS: [&str; 8] = [
    "label(",
    "button(",
    "heading(",
    "on_hover_text(",
    "RichText::new(",
    "Label::new(",
    "Button::new(",
    "hint_text(",
];

/// Literals that look like words, and what they are.
const NO_WORDS: [(&str, &str); 26] = [
    ("src/ui/run.rs", "Agros"),  // the name of the program
    ("src/ui/run.rs", "OpenGL"), // told on the command line, there is no window
    ("src/ui/run.rs", "os error at "),
    ("src/ui/languages.rs", ""), // the names of languages, in their own words
    ("src/ui/agora/rules_page.rs", " pile 0"), // positions, from here on
    ("src/ui/agros/rules_page.rs", " L "),
    ("src/ui/agros/tutorial.rs", " L "),
    ("src/ui/agon/rules_page.rs", " standard "),
    ("src/ui/agon/tutorial.rs", " standard "),
    ("src/ui/agora/tutorial.rs", " pile "),
    ("src/ui/agros/examples.rs", ""), // positions and moves
    ("src/ui/agon/examples.rs", ""),
    ("src/ui/agora/examples.rs", ""),
    ("src/ui/agros/words.rs", "two passes"), // the name of a rule
    ("src/ui/shortcuts/chosen.rs", ""),      // the names of keys in the settings
    ("src/ui/thinker.rs", "MultiPV"),        // an option of engines
    ("src/ui/picture/page.rs", "@page"),     // how a page looks
    ("src/ui/picture/svg.rs", "rect {area}"), // a mark of a picture
    ("src/ui/accessible.rs", "speakable text"), // parts of the window, from here on
    ("src/ui/keyboard.rs", "a press a frame"),
    ("src/ui/agora/choice.rs", "agora choice"),
    ("src/ui/library/mod.rs", "library search"),
    ("src/ui/finder.rs", "finder field"),
    ("src/ui/move_entry.rs", "move entry"),
    ("src/ui/timeline/hover.rs", "timeline hover"),
    ("src/ui/training/page.rs", "training page"),
];

/// All literals that look like words, with their places.
pub fn words_left() -> Vec<String> {
    let mut left = Vec::new();
    for path in FOLDERS.iter().flat_map(|folder| sources(Path::new(folder))) {
        let name = path.to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&path).expect("a source");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for literal in literals(code) {
            let known = |(file, part): &(&str, &str)| name == *file && literal.text.contains(part);
            if literal.is_words() && !NO_WORDS.iter().any(known) {
                let line = code[..literal.start].lines().count();
                left.push(format!("{name}:{line}: {:?}", literal.text));
            }
        }
    }
    left
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let is_test = path.file_stem().is_some_and(|stem| {
            let stem = stem.to_string_lossy();
            stem == "tests" || stem.ends_with("_tests") || stem == "stage" || stem == "sample_game"
        });
        if path.is_dir() {
            sources.extend(self::sources(&path));
        } else if !is_test {
            sources.push(path);
        }
    }
    sources
}

struct Literal<'a> {
    start: usize,
    /// The code before it, without blanks at its end.
    before: &'a str,
    text: &'a str,
}

impl Literal<'_> {
    fn is_words(&self) -> bool {
        if BEFORE.iter().any(|start| self.before.ends_with(start)) {
            return false;
        }
        // Pictures and pages are written in marks.
        if self.text.contains("=\\\"") || self.text.contains('<') && self.text.contains('>') {
            return false;
        }
        let mut said = String::new();
        let mut depth = 0_usize;
        for letter in self.text.chars() {
            match letter {
                '{' => depth += 1,
                '}' => {
                    depth = depth.saturating_sub(1);
                    said.push_str("{}");
                }
                _ if depth == 0 => said.push(letter),
                _ => {}
            }
        }
        let words: Vec<&str> = said.split_whitespace().collect();
        let is_word = |word: &&&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
        let count = words.iter().filter(is_word).count();
        let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.text.contains('-') && self.text.chars().all(is_key) {
            return false;
        }
        let shown = SHOWS.iter().any(|shows| self.before.ends_with(shows));
        let is_sentence = words.len() > 1 && count > 0;
        let is_name = words.len() == 1
            && count == 1
            && said.starts_with(char::is_uppercase)
            && said.chars().any(char::is_lowercase);
        is_sentence || is_name || shown && count > 0
    }
}

/// The literals of a source. Comments hold none, nor do lifetimes and single letters.
fn literals(code: &str) -> Vec<Literal<'_>> {
    let bytes = code.as_bytes();
    let mut literals = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &code[at..];
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("r\"") || rest.starts_with("r#") {
            let signs = rest[1..].bytes().take_while(|byte| *byte == b'#').count();
            let end = format!("\"{}", "#".repeat(signs));
            let start = at + signs + 2;
            if bytes.get(start - 1) != Some(&b'"') {
                at += 1;
                continue;
            }
            let length = code[start..].find(&end).expect("a literal ends");
            literals.push(literal(code, at, &code[start..start + length]));
            at = start + length + end.len();
        } else if rest.starts_with('"') {
            let mut end = at + 1;
            while bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            literals.push(literal(code, at, &code[at + 1..end]));
            at = end + 1;
        } else if rest.starts_with('\'') {
            at += letter(rest);
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    literals
}

fn literal<'a>(code: &'a str, start: usize, text: &'a str) -> Literal<'a> {
    Literal {
        start,
        before: code[..start].trim_end().trim_end_matches('&'),
        text,
    }
}

/// The length of a single letter in quotes, or of the sign before a lifetime.
fn letter(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    let (_, first) = letters.next().unwrap_or((0, ' '));
    let closing = match first {
        '\\' => rest[2..].find('\'').map(|end| end + 2),
        _ => letters
            .next()
            .filter(|(_, next)| *next == '\'')
            .map(|(end, _)| end),
    };
    closing.map_or(1, |end| end + 1)
}

#[test]
fn what_looks_like_words_is_found() {
    let code = r##"
        // "A comment"
        let quote = '"'; let tick = '\''; fn f<'a>() {}
        ui.label("score"); text.get("a-key"); log::error!("not {shown}");
        format!("{game} of {player}"); r#"He said "yes""#; Grid::new("some table")
        "Light" "light" "M 3 4" "x"
    "##;
    let found = literals(code).into_iter().filter(Literal::is_words);
    let found: Vec<&str> = found.map(|literal| literal.text).collect();
    let expected = ["score", "{game} of {player}", "He said \"yes\"", "Light"];
    assert_eq!(found, expected);
}
