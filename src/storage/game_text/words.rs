//! Words between moves and notes, and how people write them.

use std::borrow::Cow;

/// Whether a sign ends a word.
pub(super) fn ends_word(sign: char) -> bool {
    super::scan::is_blank(sign) || is_mere_mark(sign) || "{}()[];".contains(sign)
}

/// What people put between moves, before lines and around texts, and what means nothing.
pub(super) fn is_mere_mark(sign: char) -> bool {
    matches!(
        sign,
        ',' | '|' | '>' | '"' | '\'' | '`' | '“' | '”' | '„' | '‘' | '’' | '•' | '…'
    )
}

/// A word as the rules write it: with plain signs for those that text programs like better.
pub(super) fn plain(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let plain = word.chars().map(|sign| match sign {
        '‐'..='―' | '−' | '﹣' | '－' => '-',
        '＋' => '+',
        '×' => 'x',
        other => other,
    });
    Cow::Owned(plain.collect())
}

/// Whether a word is the sign of a move alone, as in `c3 - c5`.
pub(super) fn is_sign(word: &str) -> bool {
    matches!(&*plain(word), "-" | "+" | "--" | "x" | "*" | "_")
}

/// A word without the number of a move before it: `12.c3+c6`, `12...`, `12:`.
pub(super) fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = after.trim_start_matches(['.', ':']);
    let has_number = after.len() < word.len();
    let is_ended = rest.is_empty() || rest.len() < after.len();
    if has_number && !is_ended { word } else { rest }
}

/// Whether a word says how a game ended, as in `L+6.5`, `D+12!`, `1-0`, `=` and `*`.
pub(super) fn is_result(word: &str, letters: [char; 2]) -> bool {
    let plain = plain(word);
    if matches!(
        &*plain,
        "*" | "=" | "1-0" | "0-1" | "1/2-1/2" | "½-½" | "0.5-0.5"
    ) {
        return true;
    }
    let lead = plain.trim_end_matches('!').strip_prefix(letters);
    lead.is_some_and(|lead| {
        let points = lead.strip_prefix('+').unwrap_or(lead);
        let number = points.chars().all(|c| c.is_ascii_digit() || c == '.');
        lead.is_empty() || (number && lead.len() > 1 && lead.starts_with('+'))
    })
}

/// A move and the judgement written after it: `c3+c6!?`.
pub(super) fn split_judgement(word: &str) -> (&str, &str) {
    let play = word.trim_end_matches(['!', '?']);
    word.split_at(play.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_before_moves_are_passed_over() {
        for (word, rest) in [
            ("12.c3+c6", "c3+c6"),
            ("12...", ""),
            ("12", ""),
            ("12:e5", "e5"),
            ("...e5", "e5"),
            ("e5", "e5"),
            ("12e5", "12e5"),
        ] {
            assert_eq!(without_number(word), rest, "{word}");
        }
    }

    #[test]
    fn results_are_no_moves() {
        for word in ["L+6.5", "D+12", "D+0.5!", "L!", "=", "*", "1-0", "1/2–1/2"] {
            assert!(is_result(word, ['L', 'D']), "{word}");
        }
        for word in ["l1+l3", "e5", "L+", "D12", "W+3", "pass", "!"] {
            assert!(!is_result(word, ['L', 'D']), "{word}");
        }
    }
}
