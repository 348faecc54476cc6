//! The words of the window, from Fluent files under `assets/locales`.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::languages::{ENGLISH, Language};

/// All messages of one language; what it lacks is English.
pub struct Text {
    language: &'static Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The texts of a language.
    pub fn of(language: &'static Language) -> Text {
        let mut bundle = FluentBundle::new(vec![language.id()]);
        // The marks that isolate text directions are invisible, but they break copied text and names.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language.thousands_mark {
            ',' => grouped::<',', _>,
            '.' => grouped::<'.', _>,
            _ => grouped::<NARROW_SPACE, _>,
        }));
        let fallback = (language.tag != ENGLISH.tag).then_some(ENGLISH.files);
        for (name, source) in fallback.into_iter().flatten().chain(language.files) {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    log::error!("{name}: {errors:?}");
                    resource
                }
            };
            bundle.add_resource_overriding(resource);
        }
        Text { language, bundle }
    }

    /// The English texts.
    pub fn english() -> Text {
        Text::of(&ENGLISH)
    }

    /// The language.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// The message `key`.
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The message `key` with its variables filled in.
    pub fn with(&self, key: &str, variables: &[(&str, Word)]) -> String {
        let mut arguments = FluentArgs::with_capacity(variables.len());
        for (name, word) in variables {
            match word {
                Word::Text(text) => arguments.set(*name, text.as_ref()),
                Word::Number(number) => arguments.set(*name, FluentValue::from(*number)),
                Word::Amount(amount) => arguments.set(*name, FluentValue::from(*amount)),
            }
        }
        self.format(key, Some(&arguments))
    }

    /// Whether there is a message `key`.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value());
        let Some(pattern) = pattern else {
            log::error!("no text for `{key}`");
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors);
        if !errors.is_empty() {
            log::error!("text `{key}`: {errors:?}");
        }
        text.into_owned()
    }
}

/// A space at which no line is broken, narrower than the usual one.
pub(super) const NARROW_SPACE: char = '\u{202f}';

/// Writes a number of five digits and more in groups of three, with `MARK` between them.
fn grouped<const MARK: char, M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let digits = number.as_string();
    if digits.len() < 5 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut written = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            written.push(MARK);
        }
        written.push(digit);
    }
    Some(written)
}

/// What a variable of a message stands for.
pub enum Word<'a> {
    /// A text as it is.
    Text(Cow<'a, str>),
    /// A number, which may choose the plural form.
    Number(i64),
    /// A number that need not be whole, which only chooses the plural form.
    Amount(f64),
}

impl<'a> From<&'a str> for Word<'a> {
    fn from(text: &'a str) -> Self {
        Word::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Word<'_> {
    fn from(text: String) -> Self {
        Word::Text(Cow::Owned(text))
    }
}

macro_rules! word_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Word<'_> {
            fn from(number: $number) -> Self {
                Word::Number(i64::from(number))
            }
        }
    )*};
}
word_from_number!(u8, i32, u32, i64);

impl From<f64> for Word<'_> {
    fn from(amount: f64) -> Self {
        Word::Amount(amount)
    }
}

impl From<usize> for Word<'_> {
    fn from(number: usize) -> Self {
        Word::Number(number as i64)
    }
}

/// `words!(text, "key", name = value, …)`: a message with its variables.
macro_rules! words {
    ($text:expr, $key:expr $(,)?) => { $text.get($key) };
    ($text:expr, $key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $text.with($key, &[$((stringify!($name), $crate::ui::text::Word::from($value))),+])
    };
}
pub(crate) use words;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::languages::LANGUAGES;

    fn text(tag: &str) -> Text {
        let language = LANGUAGES.iter().find(|language| language.tag == tag);
        Text::of(language.expect("a language of the window"))
    }

    #[test]
    fn large_numbers_are_grouped_as_the_language_has_it() {
        for (tag, written) in [("en", "20,480"), ("de", "20.480"), ("fr", "20\u{202f}480")] {
            let text = text(tag);
            for (games, written) in [(20_480, written), (2_048, "2048")] {
                let said = words!(text, "library-all-games", games = games);
                assert!(said.starts_with(written), "{tag}: {said}");
            }
        }
    }

    #[test]
    fn plural_forms_follow_the_language() {
        // In French, nothing and one and a half are singular.
        for (tag, zero, more) in [
            ("en", false, false),
            ("de", false, false),
            ("fr", true, true),
        ] {
            let text = text(tag);
            let points = |count: f64| {
                words!(
                    text,
                    "review-lost-points",
                    when = "then",
                    points = "x",
                    count = count
                )
            };
            assert_eq!(points(0.0) == points(1.0), zero, "{tag}");
            assert_eq!(points(1.5) == points(1.0), more, "{tag}");
            assert_ne!(points(2.0), points(1.0), "{tag}");
        }
    }
}
