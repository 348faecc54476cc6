//! Whether the system asks that as little as possible moves.

use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::worker;

/// A program that knows, what it is asked, and what it answers where nothing is to move.
struct Witness {
    program: &'static str,
    question: &'static [&'static str],
    still: &'static str,
}

#[cfg(target_os = "macos")]
const WITNESSES: &[Witness] = &[Witness {
    program: "defaults",
    question: &["read", "com.apple.universalaccess", "reduceMotion"],
    still: "1",
}];
/// GNOME and what keeps its settings, then KDE.
#[cfg(not(target_os = "macos"))]
const WITNESSES: &[Witness] = &[
    Witness {
        program: "gsettings",
        question: &["get", "org.gnome.desktop.interface", "enable-animations"],
        still: "false",
    },
    Witness {
        program: "kreadconfig6",
        question: &["--group", "KDE", "--key", "AnimationDurationFactor"],
        still: "0",
    },
];

/// What is known about it. Clones know the same.
#[derive(Clone, Debug, Default)]
pub struct Stillness(Arc<AtomicBool>);

impl Stillness {
    /// Asks the system, where it can be asked; the answer comes later, and `done` is told.
    pub fn of_system(done: impl FnOnce() + Send + 'static) -> Stillness {
        let stillness = Stillness::default();
        let told = stillness.clone();
        let asked = worker::run(
            "stillness",
            || WITNESSES.iter().any(Witness::testifies),
            move |still| {
                if still {
                    told.ask_for(true);
                    done();
                }
            },
        );
        if let Err(error) = asked {
            log::error!("no thread to ask for stillness: {error}");
        }
        stillness
    }

    /// Stillness is asked for from now on, or no longer.
    pub fn ask_for(&self, still: bool) {
        self.0.store(still, Ordering::Relaxed);
    }

    /// Whether it is asked for.
    pub fn is_asked_for(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Witness {
    /// Whether it says so. One that is not there says nothing.
    fn testifies(&self) -> bool {
        let answer = Command::new(self.program)
            .args(self.question)
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output();
        answer.is_ok_and(|answer| answer.stdout.trim_ascii() == self.still.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_witness_is_believed_and_one_that_is_missing_is_not() {
        let saying = |program, question, still| {
            let witness = Witness {
                program,
                question,
                still,
            };
            witness.testifies()
        };
        if cfg!(unix) {
            assert!(saying("echo", &["false"], "false"));
            assert!(!saying("echo", &["true"], "false"));
        }
        assert!(!saying("no-such-program", &[], ""));
    }
}
