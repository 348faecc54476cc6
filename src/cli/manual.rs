//! The commands `completions` and `manual`: what packages bring along for the shell.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;

use super::arguments::Arguments;
use super::failure::Failure;

/// Prints the script by which a shell completes the commands.
pub fn completions(shell: Shell, out: &mut impl Write) -> Result<(), Failure> {
    // Written into memory first: the generator does not take a closed pipe.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "agros", &mut script);
    Ok(out.write_all(&script)?)
}

/// Writes `agros.1`, and a page like `agros-moves.1` for each command, into a folder.
pub fn pages(folder: &Path) -> Result<(), Failure> {
    let written = fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(Arguments::command(), folder));
    written
        .with_context(|| format!("`{}`", folder.display()))
        .map_err(Failure::Refused)
}
