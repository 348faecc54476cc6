//! The messages of one language, as they stand in its folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

/// Numbers that have a form of their own in some language.
const NUMBERS: [&str; 6] = ["2", "0", "1", "1.5", "5", "20480"];

pub struct Catalogue {
    pub tag: &'static str,
    files: Vec<String>,
    messages: BTreeMap<String, Pattern<String>>,
    values: BTreeMap<String, String>,
}

/// What a message says by itself, and what it is about.
#[derive(Default)]
struct Contents {
    /// Its own words.
    text: String,
    /// Its variables, and what they choose among.
    variables: BTreeMap<String, BTreeSet<String>>,
    /// Other messages that it holds.
    messages: BTreeSet<String>,
}

impl Catalogue {
    pub fn of(tag: &'static str) -> Catalogue {
        let folder = format!("assets/locales/{tag}");
        let entries = fs::read_dir(&folder).expect("the folder of the language");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
        paths.sort();
        let mut catalogue = Catalogue {
            tag,
            files: Vec::new(),
            messages: BTreeMap::new(),
            values: BTreeMap::new(),
        };
        for path in paths {
            let source = fs::read_to_string(&path).expect("a file of messages");
            let file = parse(source.clone())
                .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
            for entry in &file.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let key = message.id.name.clone();
                let value = message.value.clone().expect("a message has a value");
                let only = fluent_syntax::ast::Resource {
                    body: vec![Entry::Message(fluent_syntax::ast::Message {
                        comment: None,
                        ..message.clone()
                    })],
                };
                catalogue.values.insert(key.clone(), serialize(&only));
                let before = catalogue.messages.insert(key.clone(), value);
                assert!(before.is_none(), "{tag} has {key} twice");
            }
            catalogue.files.push(source);
        }
        catalogue
    }

    pub fn files(&self) -> &[String] {
        &self.files
    }

    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    pub fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// The message as it would be written in a file.
    pub fn value(&self, key: &str) -> &str {
        self.values[key].trim()
    }

    /// Whether there are words in the message itself.
    pub fn says_something(&self, key: &str) -> bool {
        let contents = self.contents(key);
        contents.text.chars().any(char::is_alphabetic)
    }

    /// The variables of a message and of those that it holds.
    pub fn variables(&self, key: &str) -> BTreeSet<String> {
        self.choices(key).into_keys().collect()
    }

    /// The same, with what they choose among.
    fn choices(&self, key: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut choices = BTreeMap::<_, BTreeSet<String>>::new();
        let (mut open, mut seen) = (vec![key.to_owned()], BTreeSet::new());
        while let Some(key) = open.pop() {
            if !seen.insert(key.clone()) {
                continue;
            }
            let contents = self.contents(&key);
            for (name, chosen) in contents.variables {
                choices.entry(name).or_default().extend(chosen);
            }
            open.extend(contents.messages);
        }
        choices
    }

    fn contents(&self, key: &str) -> Contents {
        let message = self.messages.get(key);
        let message = message.unwrap_or_else(|| panic!("{} has no {key}", self.tag));
        let mut contents = Contents::default();
        contents.read(message);
        contents
    }
}

impl Contents {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let (VariantKey::Identifier { name: key }
                        | VariantKey::NumberLiteral { value: key }) = &variant.key;
                        let choices = self.variables.entry(id.name.clone()).or_default();
                        choices.insert(key.clone());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.entry(id.name.clone()).or_default();
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
                panic!("the window knows neither functions nor terms")
            }
        }
    }
}

/// What a message may be about: every choice of each variable once, with one of all others.
pub fn samples(key: &str, all: &[Catalogue]) -> Vec<BTreeMap<String, String>> {
    let mut choices = BTreeMap::<String, BTreeSet<String>>::new();
    for catalogue in all.iter().filter(|catalogue| catalogue.has(key)) {
        for (name, chosen) in catalogue.choices(key) {
            choices.entry(name).or_default().extend(chosen);
        }
    }
    let is_number = |choice: &String| {
        ["zero", "one", "two", "few", "many", "other"].contains(&choice.as_str())
            || choice.parse::<f64>().is_ok()
    };
    let values = choices.into_iter().map(|(name, chosen)| {
        let values: Vec<String> = match chosen.iter().any(is_number) || chosen.is_empty() {
            true => {
                let numbers = chosen.iter().filter(|choice| choice.parse::<f64>().is_ok());
                let numbers = numbers.cloned().chain(NUMBERS.map(str::to_owned));
                numbers.collect()
            }
            false => chosen.into_iter().collect(),
        };
        (name, values)
    });
    let values: Vec<(String, Vec<String>)> = values.collect();
    let usual = |(name, values): &(String, Vec<String>)| (name.clone(), values[0].clone());
    let first: BTreeMap<_, _> = values.iter().map(usual).collect();
    let mut samples = vec![first.clone()];
    for (name, values) in values {
        for value in values {
            let mut sample = first.clone();
            sample.insert(name.clone(), value);
            samples.push(sample);
        }
    }
    samples
}
