//! The words of the window: every language says the same, in letters that can be shown.

#[path = "locales/catalogue.rs"]
mod catalogue;
#[path = "locales/causes.rs"]
mod causes;
#[path = "locales/source.rs"]
mod source;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use agros::cause::{Cause, Detail};
use agros::ui::cause::say;
use agros::ui::languages::LANGUAGES;
use agros::ui::text::Text;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use skrifa::{FontRef, MetadataProvider as _};

use catalogue::Catalogue;

/// What is the same in all languages: names, moves, units.
const SAME_EVERYWHERE: [&str; 21] = [
    "agon-move-hint",
    "agon-name",
    "agon-setup",
    "agora-move-hint",
    "agora-name",
    "agros-move-examples",
    "agros-move-hint",
    "agros-name",
    "clock-periods",
    "clocks-increment-after",
    "clocks-increment-before",
    "clocks-main-after",
    "clocks-period-after",
    "engine-seconds",
    "file-start",
    "file-tree",
    "pace-short",
    "review-minutes",
    "review-seconds",
    "shortcuts-keys-of",
    "window-title",
];

/// Words that some languages share with English.
const SAME_IN: [(&str, &[&str]); 43] = [
    ("agon-cell-ring", &["nl"]),
    ("agon-overlay-danger", &["fr"]),
    ("agon-place-ring", &["nl"]),
    ("agon-rules-capture", &["fr"]),
    ("agon-setup-standard", &["it"]),
    ("agon-word-centre", &["fr"]),
    ("agora-overlay-revolutions", &["de"]),
    ("agora-overlay-takes", &["fr"]),
    ("agora-overview", &["fr"]),
    ("agora-rules-capture", &["fr"]),
    ("agora-table-title", &["fr"]),
    ("agora-word-pile", &["fr"]),
    ("agros-review-missed-worth", &["fr"]),
    ("bar-pause", &["de", "fr"]),
    ("command-training", &["de", "nl"]),
    ("engine-exact-mark", &["fr", "nl"]),
    ("engine-title", &["de", "nl"]),
    ("engine-wins-in", &["de", "it", "nl"]),
    ("export-format-gif", &["de"]),
    ("library-date", &["fr"]),
    ("library-file", &["it"]),
    ("library-own-share", &["fr"]),
    ("library-second", &["fr"]),
    ("library-won", &["nl"]),
    ("library-word-won", &["nl"]),
    ("menu-engine", &["de", "nl"]),
    ("menu-help", &["nl"]),
    ("notice-training", &["de", "nl"]),
    ("player-engine", &["nl"]),
    ("player-score", &["nl"]),
    ("review-blunders", &["nl"]),
    ("review-phase-opening", &["nl"]),
    ("sheet-score", &["fr", "nl"]),
    ("symbol-blunder", &["nl"]),
    ("tab-details", &["de"]),
    ("tab-engine", &["de", "nl"]),
    ("tab-notes", &["fr"]),
    ("timeline-opening", &["nl"]),
    ("timeline-thought", &["nl"]),
    ("training-choice", &["fr"]),
    ("training-progress", &["fr"]),
    ("training-title", &["de", "nl"]),
    ("unfinished-later", &["nl"]),
];

fn others() -> Vec<Catalogue> {
    let tags = LANGUAGES.iter().map(|language| language.tag);
    tags.filter(|tag| *tag != "en").map(Catalogue::of).collect()
}

#[test]
fn every_folder_is_a_language_of_the_window() {
    let folders = fs::read_dir("assets/locales").expect("the folder of the languages");
    let names = folders.map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<_> = names
        .map(|name| name.into_string().expect("a tag"))
        .collect();
    let mut tags: Vec<_> = LANGUAGES.iter().map(|language| language.tag).collect();
    names.sort();
    tags.sort();
    assert_eq!(names, tags);
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = Catalogue::of("en");
    let mut wrong = Vec::new();
    for other in others() {
        for key in english.keys() {
            if !other.has(key) {
                wrong.push(format!("{}: {key} is missing", other.tag));
            } else if other.variables(key) != english.variables(key) {
                wrong.push(format!(
                    "{}: {key} has {:?} instead of {:?}",
                    other.tag,
                    other.variables(key),
                    english.variables(key)
                ));
            }
        }
        let unknown = other.keys().filter(|key| !english.has(key));
        wrong.extend(unknown.map(|key| format!("{}: {key} is not in English", other.tag)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_left_in_english() {
    let english = Catalogue::of("en");
    let may = |key: &str, tag: &str| {
        let shared = SAME_IN.iter().find(|(known, _)| *known == key);
        SAME_EVERYWHERE.contains(&key) || shared.is_some_and(|(_, tags)| tags.contains(&tag))
    };
    let mut wrong = Vec::new();
    for other in others() {
        for key in english.keys().filter(|key| other.has(key)) {
            let same = english.says_something(key) && english.value(key) == other.value(key);
            if same && !may(key, other.tag) {
                wrong.push(format!("{}: {key} = {}", other.tag, english.value(key)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_message_can_be_said_with_all_it_may_be_about() {
    let all: Vec<_> = LANGUAGES
        .iter()
        .map(|language| Catalogue::of(language.tag))
        .collect();
    let english = Catalogue::of("en");
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let mut bundle = FluentBundle::new(vec![language.id()]);
        let catalogue = Catalogue::of(language.tag);
        for source in catalogue.files() {
            let resource = FluentResource::try_new(source.clone()).expect("a file of messages");
            bundle
                .add_resource(resource)
                .expect("every key is there once");
        }
        for key in catalogue.keys() {
            let message = bundle.get_message(key).and_then(|message| message.value());
            let message = message.expect("a message has a value");
            for sample in catalogue::samples(key, &all) {
                let mut arguments = FluentArgs::new();
                for (name, value) in &sample {
                    arguments.set(name.as_str(), FluentValue::try_number(value));
                }
                let mut errors = Vec::new();
                let said = bundle.format_pattern(message, Some(&arguments), &mut errors);
                let silent = said.trim().is_empty() && english.says_something(key);
                if !errors.is_empty() || said.contains("{$") || silent {
                    wrong.push(format!(
                        "{}: {key}: “{said}” {errors:?} {sample:?}",
                        language.tag
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    let mut wrong = Vec::new();
    for face in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"] {
        let bytes = fs::read(format!("assets/fonts/{face}")).expect("a face");
        let letters = FontRef::new(&bytes).expect("a font").charmap();
        for language in LANGUAGES {
            let catalogue = Catalogue::of(language.tag);
            let said = catalogue.files().iter().flat_map(|file| file.chars());
            let written = said.chain(language.name.chars()).chain(['\u{202f}']);
            for letter in written.filter(|letter| !letter.is_control()) {
                if letters.map(letter).is_none() {
                    wrong.push(format!("{face} has no {letter:?} of {}", language.tag));
                }
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_words_are_left_in_the_source_of_the_window() {
    let left = source::words_left();
    assert!(left.is_empty(), "{}", left.join("\n"));
}

/// A cause with all that it holds.
fn with_those_in_it(cause: &Cause) -> Vec<&Cause> {
    let mut all = vec![cause];
    let mut next = 0;
    while let Some(cause) = all.get(next).copied() {
        let details = cause.details().map(|(_, detail)| detail);
        all.extend(details.filter_map(|detail| match detail {
            Detail::Cause(inner) => Some(inner),
            Detail::Text(_) | Detail::Number(_) => None,
        }));
        next += 1;
    }
    all
}

#[test]
fn every_error_has_its_message_with_its_variables() {
    let english = Catalogue::of("en");
    let alike = causes::told_alike().into_iter().map(|(_, cause)| cause);
    let causes: Vec<Cause> = alike.chain(causes::told_better()).collect();
    let mut wrong = BTreeSet::new();
    for cause in causes.iter().flat_map(with_those_in_it) {
        // What others say stands as it is.
        if cause.key().is_empty() {
            continue;
        }
        if !english.has(cause.key()) {
            wrong.insert(format!("{} is missing: {cause}", cause.key()));
            continue;
        }
        let told: BTreeSet<String> = cause.details().map(|(name, _)| name.to_owned()).collect();
        let used = english.variables(cause.key());
        if used != told {
            let key = cause.key();
            wrong.insert(format!("{key} is about {used:?}, but told {told:?}"));
        }
    }
    let wrong: Vec<_> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn errors_say_the_same_in_the_window_and_in_commands() {
    let english = Text::english();
    let mut wrong = Vec::new();
    for (error, cause) in causes::told_alike() {
        let said = say(&cause, &english);
        if said != error || cause.to_string() != error {
            wrong.push(format!("“{said}” instead of “{error}” ({})", cause.key()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All that is written in the files of a folder of sources.
fn sources_of(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let texts = paths.map(|path| match path.extension() {
        _ if path.is_dir() => sources_of(&path),
        Some(ending) if ending == "rs" => fs::read_to_string(path).expect("a source"),
        _ => String::new(),
    });
    texts.collect()
}

#[test]
fn no_message_of_a_cause_is_left_without_its_error() {
    let alike = causes::told_alike().into_iter().map(|(_, cause)| cause);
    let causes: Vec<Cause> = alike.chain(causes::told_better()).collect();
    let told = causes.iter().flat_map(with_those_in_it);
    let told: BTreeSet<&str> = told.map(Cause::key).collect();
    let source = fs::read_to_string("assets/locales/en/causes.ftl").expect("a file");
    let keys = source.lines().filter_map(|line| line.split_once(" = "));
    let keys = keys.map(|(key, _)| key);
    // Some causes are made where the error comes from, and named there.
    let named = sources_of(Path::new("src"));
    let left = |key: &&str| !told.contains(key) && !named.contains(&format!("\"{key}\""));
    let keys = keys.filter(|key| !key.starts_with(['#', ' ']) && left(key));
    let left: Vec<_> = keys.collect();
    assert!(left.is_empty(), "{}", left.join("\n"));
}
