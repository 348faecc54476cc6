//! The languages of the window. Each is a folder under `assets/locales` and a line of
//! [`LANGUAGES`].

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language of the window.
pub struct Language {
    /// Its tag, after which its folder is called.
    pub tag: &'static str,
    /// Its name in its own words.
    pub name: &'static str,
    /// What stands between the units and the tenths of a number.
    pub(super) decimal_mark: char,
    /// What stands between the thousands and the hundreds of a large number.
    pub(super) thousands_mark: char,
    /// The names of its files, and what stands in them.
    pub(super) files: [(&'static str, &'static str); 16],
}

macro_rules! file {
    ($tag:literal, $name:literal) => {
        (
            concat!($tag, "/", $name, ".ftl"),
            include_str!(concat!("../../assets/locales/", $tag, "/", $name, ".ftl")),
        )
    };
}

macro_rules! language {
    ($tag:literal, $name:literal, $decimal_mark:literal, $thousands_mark:literal) => {
        Language {
            tag: $tag,
            name: $name,
            decimal_mark: $decimal_mark,
            thousands_mark: $thousands_mark,
            files: [
                file!($tag, "desk"),
                file!($tag, "agros"),
                file!($tag, "agon"),
                file!($tag, "agora"),
                file!($tag, "causes"),
                file!($tag, "customs"),
                file!($tag, "examples"),
                file!($tag, "glossary"),
                file!($tag, "hands"),
                file!($tag, "library"),
                file!($tag, "review"),
                file!($tag, "rules"),
                file!($tag, "senses"),
                file!($tag, "timeline"),
                file!($tag, "training"),
                file!($tag, "tutorial"),
            ],
        }
    };
}

/// What every text is there in, whatever the others lack.
pub(super) const ENGLISH: Language = language!("en", "English", '.', ',');

/// The languages, in the order in which they are offered.
pub const LANGUAGES: &[Language] = &[
    language!("de", "Deutsch", ',', '.'),
    ENGLISH,
    language!("es", "Español", ',', '.'),
    language!("fr", "Français", ',', '\u{202f}'),
    language!("it", "Italiano", ',', '.'),
    language!("nl", "Nederlands", ',', '.'),
    language!("pt", "Português", ',', '.'),
];

impl Language {
    /// The tag as a value.
    pub fn id(&self) -> LanguageIdentifier {
        // That all of them can be read is held by a test.
        self.tag.parse().unwrap_or_default()
    }

    /// The language that comes nearest to what was chosen, else to the system's, the preferred
    /// ones first; else English.
    pub fn nearest(
        chosen: Option<&LanguageIdentifier>,
        system: &[LanguageIdentifier],
    ) -> &'static Language {
        let wanted: Vec<_> = chosen.into_iter().chain(system).collect();
        let known: Vec<_> = LANGUAGES.iter().map(Language::id).collect();
        let nearest = negotiate_languages(&wanted, &known, None, NegotiationStrategy::Lookup);
        let index = nearest
            .first()
            .and_then(|nearest| known.iter().position(|id| id == *nearest));
        index.map_or(&ENGLISH, |index| &LANGUAGES[index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(tags: &[&str]) -> Vec<LanguageIdentifier> {
        tags.iter()
            .map(|tag| tag.parse().expect("a language"))
            .collect()
    }

    fn nearest(chosen: &[&str], system: &[&str]) -> &'static str {
        Language::nearest(ids(chosen).first(), &ids(system)).tag
    }

    #[test]
    fn tags_are_languages_and_names_are_no_one_elses() {
        for (index, language) in LANGUAGES.iter().enumerate() {
            assert_eq!(language.id().to_string(), language.tag);
            for other in &LANGUAGES[index + 1..] {
                assert_ne!(language.tag, other.tag);
                assert_ne!(language.name, other.name);
            }
        }
    }

    #[test]
    fn the_choice_comes_before_the_system_and_the_system_before_english() {
        assert_eq!(nearest(&["de"], &["fr-FR"]), "de");
        assert_eq!(nearest(&[], &["fr-CA", "nl"]), "fr");
        assert_eq!(nearest(&[], &["pt-BR"]), "pt");
        assert_eq!(nearest(&[], &["de-AT"]), "de");
        assert_eq!(nearest(&[], &["ja", "nl-BE", "de"]), "nl");
        assert_eq!(nearest(&[], &["ja"]), "en");
        assert_eq!(nearest(&[], &[]), "en");
        // From the settings of a version that speaks more.
        assert_eq!(nearest(&["ja"], &["it-CH"]), "it");
    }
}
