//! `agros`: the window for people, commands for scripts.

#![forbid(unsafe_code)]

mod cli;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;

fn main() -> ExitCode {
    cli::main(std::env::args_os(), open_window)
}

fn open_window(file: Option<PathBuf>) -> anyhow::Result<()> {
    agros::ui::run(file)
        .map_err(|error| anyhow!("the window cannot be opened: {}", what_is_missing(&error)))
}

/// What the window would need.
fn what_is_missing(error: &eframe::Error) -> String {
    let told = without_source_place(&error.to_string());
    match error {
        eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => {
            format!("it needs OpenGL 2.0 or OpenGL ES 2.0 to draw: {told}")
        }
        _ => told,
    }
}

/// An error text of the window system without the line of a source that it may name:
/// `os error at …/mod.rs:788: no display`.
fn without_source_place(error: &str) -> String {
    let named = error.split_once("os error at ").and_then(|(_, rest)| {
        let (_, after) = rest.split_once(".rs:")?;
        after.split_once(": ")
    });
    named.map_or(error, |(_line, why)| why).to_owned()
}

#[cfg(test)]
mod tests {
    use super::without_source_place;

    #[test]
    fn an_error_names_no_line_of_a_source() {
        let told = "winit EventLoopError: os error at /src/platform/mod.rs:788: no X server";
        assert_eq!(without_source_place(told), "no X server");
        assert_eq!(without_source_place("no GL"), "no GL");
    }
}
