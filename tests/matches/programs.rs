//! Programs for tests: scripts that speak the protocol, or not.

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

/// A folder with a script in it.
pub struct Script {
    _folder: TempDir,
    path: PathBuf,
}

impl Script {
    /// A script that does something for each line that it reads: the cases of a shell's `case`.
    pub fn answering(cases: &str) -> Script {
        Script::new(&format!(
            "while read -r line; do case $line in {cases} esac; done"
        ))
    }

    /// A script that introduces itself and is ready, and does something when asked for a move.
    pub fn moving(then: &str) -> Script {
        Script::answering(&format!(
            "ugi) echo id name script; echo ugiok;; isready) echo readyok;; quit) exit;; go*) {then};;"
        ))
    }

    pub fn new(text: &str) -> Script {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("program.sh");
        fs::write(&path, text).expect("a script");
        Script {
            _folder: folder,
            path,
        }
    }

    /// The command that runs it.
    pub fn command(&self) -> String {
        format!("sh {}", self.path.display())
    }

    /// The words of the command.
    pub fn words(&self) -> Vec<String> {
        vec!["sh".to_owned(), self.path.display().to_string()]
    }

    /// A file beside the script.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.path.with_file_name(name)
    }
}
