//! A position in its notation, however a mail program may have broken it.

use crate::cause::{Cause, Explain};
use crate::rules::Position;
use crate::storage::game_text::{Fault, Problem, Scan, is_blank};

use super::is_wrapping;

/// No notation of a position has more parts than that, even when it is broken inside its rows.
const MOST_WORDS: usize = 24;

/// Reads the position that begins here; `None` where no position does.
pub(super) fn read<P: Position>(scan: &mut Scan<'_>) -> Option<Result<P, Fault>> {
    let mut ahead = scan.clone();
    ahead.take(is_wrapping);
    let begin = ahead.at();
    let mut words = ahead.rest().split(is_blank);
    let has_rows = words.next()?.contains('/');
    let next = words.next().unwrap_or_default();
    // Two strokes begin a remark.
    if !has_rows && (!next.starts_with('/') || next.starts_with("//")) {
        return None;
    }
    let mut text = String::new();
    let mut first_line = 0;
    let mut found = None;
    for _ in 0..MOST_WORDS {
        let blanks = ahead.take(is_blank);
        let word = ahead.take(|sign| !is_blank(sign));
        if word.is_empty() {
            break;
        }
        if blanks.contains('\n') && first_line == 0 && !continues(&text, word) {
            first_line = text.len();
        }
        if !text.is_empty() && !continues(&text, word) {
            text.push(' ');
        }
        let bare = word.trim_end_matches(|sign| is_wrapping(sign) || ".;,".contains(sign));
        if let Ok(position) = P::parse(&format!("{text}{bare}")) {
            let mut end = ahead.clone();
            end.back(word.len() - bare.len());
            found = Some((position, end));
        }
        text.push_str(word);
    }
    Some(match found {
        Some((position, end)) => {
            *scan = end;
            Ok(position)
        }
        None => {
            let line = if first_line > 0 {
                &text[..first_line]
            } else {
                &text
            };
            let error = match P::parse(line.trim_end_matches(is_wrapping)) {
                Err(error) => error.explain(),
                // It would have been found.
                Ok(_) => Cause::foreign(""),
            };
            Err(scan.fault_at(begin, Problem::Content(error)))
        }
    })
}

/// Whether a word goes on with the row before it.
fn continues(text: &str, word: &str) -> bool {
    text.ends_with(['/', ',']) || word.starts_with(['/', ','])
}
