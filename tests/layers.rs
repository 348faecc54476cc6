//! The layers of the source: each uses only those below it, and some things belong to one alone.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The layers from the top down. What stands on one line does not know each other.
const LAYERS: [&[&str]; 11] = [
    &["ui"],
    &["cli"],
    &["app"],
    &["platform"],
    &["export", "storage"],
    &["coach"],
    &["engine"],
    &["study"],
    &["game"],
    &["rules"],
    &["cause"],
];

/// Files that name a game, and why they may.
const NAMES_A_GAME: [&str; 16] = [
    "src/rules/",          // they are the games
    "src/coach/agon.rs",   // what can be learned of one
    "src/coach/agora.rs",  // the same
    "src/coach/agros.rs",  // the same
    "src/engine/agon/",    // the value of its positions
    "src/engine/agora/",   // the same
    "src/engine/agros/",   // the same
    "src/ui/agon/",        // the board and the words of one
    "src/ui/agora/",       // the same
    "src/ui/agros/",       // the same
    "src/ui/games.rs",     // the games at the desk
    "src/cli/",            // the commands choose a game by its name
    "src/study/agon/",     // the facts of one
    "src/study/agora/",    // the same
    "src/study/agros/",    // the same
    "src/study/sample.rs", // a game for tests
];

/// A source file: its layer, which for the files above the layers is their own name.
struct Source {
    path: PathBuf,
    layer: String,
    text: String,
}

impl Source {
    fn path(&self) -> String {
        self.path.to_string_lossy().replace('\\', "/")
    }

    /// The text without the tests at its end.
    fn code(&self) -> &str {
        self.text.split("#[cfg(test)]").next().unwrap_or_default()
    }
}

/// All files under `src`.
fn sources() -> Vec<Source> {
    let mut folders = vec![PathBuf::from("src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let below = path.strip_prefix("src").unwrap_or(Path::new(""));
                let layer = below.iter().next().unwrap_or_default();
                let layer = layer.to_string_lossy().trim_end_matches(".rs").to_owned();
                let text = fs::read_to_string(&path).expect("a source");
                sources.push(Source { path, layer, text });
            }
        }
    }
    assert!(!sources.is_empty(), "there are sources");
    sources
}

/// The modules at the top of the crate that a text names, alone or in a group.
fn named_modules(text: &str) -> BTreeSet<String> {
    let mut modules = BTreeSet::new();
    for after in text.split("crate::").skip(1) {
        for path in first_level(after) {
            let name = path.trim_start().chars();
            let name: String = name
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect();
            modules.insert(name);
        }
    }
    modules
}

/// The paths that follow `crate::`: one, or those of a group, without what is nested in them.
fn first_level(after: &str) -> Vec<&str> {
    let Some(group) = after.strip_prefix('{') else {
        return vec![after];
    };
    let mut depth = 0;
    let closed = |c: char| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        depth < 0 || (depth == 0 && c == ',')
    };
    let end = group.split("};").next().unwrap_or(group);
    end.split(closed).collect()
}

fn height(layer: &str) -> Option<usize> {
    let at = LAYERS.iter().position(|layers| layers.contains(&layer));
    at.map(|from_top| LAYERS.len() - from_top)
}

#[test]
fn groups_of_imports_are_understood() {
    let text = "use crate::{game::{Record, ui}, rules};\nuse crate::storage::{app};\ncrate::engine";
    let modules: Vec<_> = named_modules(text).into_iter().collect();
    assert_eq!(modules, ["engine", "game", "rules", "storage"]);
}

#[test]
fn layers_use_only_what_is_below_them() {
    for source in sources() {
        if ["main", "lib", "build"].contains(&source.layer.as_str()) {
            continue;
        }
        let own = height(&source.layer);
        assert!(own.is_some(), "{} is in no layer", source.path());
        for used in named_modules(&source.text) {
            if used != source.layer {
                let below = height(&used).is_some_and(|used| Some(used) < own);
                assert!(below, "{} uses {used}", source.path());
            }
        }
    }
}

#[test]
fn the_commands_do_not_know_the_window() {
    // They are part of the program and name the library by its own name.
    for source in sources().iter().filter(|source| source.layer == "cli") {
        assert!(!source.text.contains("agros::ui"), "{}", source.path());
    }
}

#[test]
fn only_the_window_knows_its_toolkit() {
    for source in sources() {
        let knows = ["egui", "eframe", "epaint", "winit"].map(|kit| format!("{kit}::"));
        let known = knows.iter().find(|kit| source.text.contains(*kit));
        let may = source.layer == "ui";
        assert!(may || known.is_none(), "{} uses {known:?}", source.path());
    }
}

#[test]
fn only_the_platform_opens_native_dialogs() {
    for source in sources() {
        let opens = source.text.contains("rfd::");
        assert!(
            !opens || source.layer == "platform",
            "{} opens dialogs",
            source.path()
        );
    }
}

#[test]
fn rules_and_records_are_pure() {
    const IMPURE: [&str; 11] = [
        "std::fs",
        "std::env",
        "std::time",
        "std::thread",
        "std::io",
        "std::process",
        "static mut",
        "LazyLock",
        "OnceLock",
        "thread_local!",
        "fastrand::",
    ];
    let layers = ["rules", "game", "study"];
    for source in sources()
        .iter()
        .filter(|s| layers.contains(&s.layer.as_str()))
    {
        let impure = IMPURE.iter().find(|word| source.code().contains(*word));
        assert_eq!(impure, None, "{}", source.path());
    }
}

#[test]
fn nothing_that_serves_every_game_names_one() {
    for source in sources() {
        let path = source.path();
        let may = ["main", "lib"].contains(&source.layer.as_str())
            || NAMES_A_GAME.iter().any(|p| path.starts_with(p));
        let names = ["rules", "ui"].iter().find_map(|layer| {
            let names = ["agon", "agora", "agros"].map(|game| format!("{layer}::{game}"));
            // Examples in the documentation need some game.
            let code = source.code().lines();
            let code: Vec<&str> = code
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect();
            names
                .into_iter()
                .find(|name| code.iter().any(|line| line.contains(name)))
        });
        assert!(may || names.is_none(), "{path} names {names:?}");
    }
}
