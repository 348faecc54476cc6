//! The words of the window, from Fluent files under `assets/locales`.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::langid;

/// The English files, in the order in which they are read.
const ENGLISH: [(&str, &str); 9] = [
    ("desk.ftl", include_str!("../../assets/locales/en/desk.ftl")),
    (
        "agros.ftl",
        include_str!("../../assets/locales/en/agros.ftl"),
    ),
    ("agon.ftl", include_str!("../../assets/locales/en/agon.ftl")),
    (
        "agora.ftl",
        include_str!("../../assets/locales/en/agora.ftl"),
    ),
    (
        "customs.ftl",
        include_str!("../../assets/locales/en/customs.ftl"),
    ),
    (
        "library.ftl",
        include_str!("../../assets/locales/en/library.ftl"),
    ),
    (
        "review.ftl",
        include_str!("../../assets/locales/en/review.ftl"),
    ),
    (
        "timeline.ftl",
        include_str!("../../assets/locales/en/timeline.ftl"),
    ),
    (
        "training.ftl",
        include_str!("../../assets/locales/en/training.ftl"),
    ),
];

/// All messages of one language.
pub struct Text {
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The English texts.
    pub fn english() -> Text {
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        // The marks that isolate text directions are invisible, but they break copied text and names.
        bundle.set_use_isolating(false);
        for (name, source) in ENGLISH {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    log::error!("{name}: {errors:?}");
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                log::error!("{name}: {errors:?}");
            }
        }
        Text { bundle }
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

/// What a variable of a message stands for.
pub enum Word<'a> {
    /// A text as it is.
    Text(Cow<'a, str>),
    /// A number, which may choose the plural form.
    Number(i64),
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
