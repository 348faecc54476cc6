//! Programs for tests: scripts that speak the protocol, or not.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

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

    /// A script that also leaves a child behind, which notes its number in the file `pids`.
    pub fn with_child(cases: &str) -> Script {
        let script = Script::new("");
        let pids = script.beside("pids");
        let child = format!("sleep 1000 & echo $! >> {}", pids.display());
        let text = format!("{child}\nwhile read -r line; do case $line in {cases} esac; done");
        fs::write(&script.path, text).expect("a script");
        script
    }

    /// Whether any of the processes noted in the file `pids` lives on for more than a moment.
    pub fn has_left_somebody(&self) -> bool {
        let pids = fs::read_to_string(self.beside("pids")).expect("processes that ran");
        let until = Instant::now() + Duration::from_secs(2);
        while pids.lines().any(lives) {
            if Instant::now() > until {
                return true;
            }
            thread::sleep(Duration::from_millis(10));
        }
        false
    }

    /// A file beside the script.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.path.with_file_name(name)
    }
}

/// Whether there is a process of that number that has not ended.
fn lives(pid: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let state = stat
        .rsplit(") ")
        .next()
        .and_then(|rest| rest.chars().next());
    state.is_some_and(|state| !"ZX".contains(state))
}
