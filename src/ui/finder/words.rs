//! Whether words are found in a name, and how well: without regard to accents and capital letters.

/// A text as it is compared: small letters without accents.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' | 'ā' | 'ă' | 'ą' => folded.push('a'),
            'ç' | 'ć' | 'č' => folded.push('c'),
            'ď' | 'đ' => folded.push('d'),
            'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => folded.push('e'),
            'ì'..='ï' | 'ī' | 'į' => folded.push('i'),
            'ł' => folded.push('l'),
            'ñ' | 'ń' | 'ň' => folded.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ő' => folded.push('o'),
            'ř' => folded.push('r'),
            'ś' | 'š' => folded.push('s'),
            'ť' => folded.push('t'),
            'ù'..='ü' | 'ū' | 'ů' | 'ű' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'ź' | 'ż' | 'ž' => folded.push('z'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            // An accent that stands by itself, after its letter.
            '\u{300}'..='\u{36f}' => {}
            other => folded.push(other),
        }
    }
    folded
}

/// How far a name is from what is sought, both [`folded`]: the smaller the better. `None` where a
/// word of it is not even there in letters that follow each other with gaps.
pub fn distance(sought: &str, name: &str) -> Option<u32> {
    let words = sought.split_whitespace();
    words.map(|word| distance_of(word, name)).sum()
}

fn distance_of(word: &str, name: &str) -> Option<u32> {
    if let Some(at) = name.find(word) {
        let before = name.get(..at).and_then(|before| before.chars().next_back());
        return Some(match before {
            None => 0,
            Some(before) if !before.is_alphanumeric() => 1,
            Some(_) => 10,
        });
    }
    // The letters in their order, beginning where a word begins; the gaps count.
    let letters: Vec<char> = name.chars().collect();
    let begins = (0..letters.len()).filter(|&at| {
        let before = at.checked_sub(1).and_then(|before| letters.get(before));
        before.is_none_or(|before| !before.is_alphanumeric())
    });
    begins.filter_map(|at| gaps(word, &letters[at..])).min()
}

/// The gaps between letters that are to come one after the other, the first one at once.
fn gaps(word: &str, letters: &[char]) -> Option<u32> {
    let mut distance = 20;
    let mut left = letters;
    for (index, letter) in word.chars().enumerate() {
        let at = left.iter().position(|other| *other == letter)?;
        if index == 0 && at > 0 {
            return None;
        }
        distance += u32::try_from(at).ok()?;
        left = &left[at + 1..];
    }
    Some(distance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn far(sought: &str, name: &str) -> Option<u32> {
        distance(&folded(sought), &folded(name))
    }

    #[test]
    fn accents_and_capitals_make_no_difference() {
        assert_eq!(folded("Élargir ÄÖÜ ß cœur"), "elargir aou ss coeur");
        assert_eq!(folded("e\u{301}te"), "ete");
        assert_eq!(far("anzeigen ruckwarts", "Rückgängig anzeigen"), None);
        assert!(far("ruckg", "Rückgängig").is_some());
        assert!(far("RÜCK", "ruckgang").is_some());
    }

    #[test]
    fn words_are_found_in_any_order() {
        assert!(far("board turn", "Turn the board").is_some());
        assert_eq!(far("board save", "Turn the board"), None);
    }

    #[test]
    fn the_beginning_of_a_word_is_nearer_than_its_middle_and_that_than_letters_with_gaps() {
        let near = far("co", "Copy game").expect("found");
        let inside = far("co", "Record").expect("found");
        let gaps = far("cg", "Copy game").expect("found");
        assert!(near < inside && inside < gaps);
        assert!(far("sv", "Save").is_some());
        assert_eq!(far("vs", "Save"), None);
    }

    #[test]
    fn nothing_sought_finds_everything() {
        assert_eq!(far("", "Save"), Some(0));
        assert_eq!(far("  ", "Save"), Some(0));
    }
}
