//! Tells a release which commit it is built from, as `AGROS_VERSION`: `0.1.0 (1a2b3c4d5)`.

#![forbid(unsafe_code)]

use std::env;
use std::path::Path;
use std::process::Command;

/// Changes with every commit and every checkout.
const LOG: &str = ".git/logs/HEAD";

fn main() {
    println!("cargo::rerun-if-changed=src/build.rs");
    println!("cargo::rerun-if-env-changed=AGROS_COMMIT");
    // While the program is being written, everything would be built anew after each commit.
    if env::var("PROFILE").as_deref() != Ok("release") {
        return;
    }
    if Path::new(LOG).exists() {
        println!("cargo::rerun-if-changed={LOG}");
    }
    // Those who build from an archive can name the commit themselves.
    if let Some(commit) = env::var("AGROS_COMMIT").ok().or_else(commit) {
        let version = env!("CARGO_PKG_VERSION");
        println!("cargo::rustc-env=AGROS_VERSION={version} ({commit})");
    }
}

/// The short name of the commit that is checked out here, if this is a repository of its own.
fn commit() -> Option<String> {
    let mut git = Command::new("git");
    let output = git.args(["--git-dir=.git", "rev-parse", "--short=9", "HEAD"]);
    let output = output
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let commit = String::from_utf8(output.stdout).ok()?;
    Some(commit.trim().to_owned())
}
