//! Plays sounds by programs that the system has for it. Where there is none, or no device, it is
//! silent.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io};

use super::wave::wave;
use super::{Sound, Speaker};
use crate::platform::worker;
use crate::storage::atomic_write;

/// A program that plays a file, and what it is told before the file.
type Program = (&'static str, &'static [&'static str]);

#[cfg(target_os = "linux")]
const PROGRAMS: &[Program] = &[("pw-play", &[]), ("paplay", &[]), ("aplay", &["-q"])];
#[cfg(target_os = "macos")]
const PROGRAMS: &[Program] = &[("afplay", &[])];
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
const PROGRAMS: &[Program] = &[];

/// The sounds that may wait; those beyond are not heard at all.
const MOST_WAITING: usize = 2;
/// The sounds that may be heard at once.
const MOST_AT_ONCE: usize = 3;
/// How often it is looked whether a sound is over.
const LOOK: Duration = Duration::from_millis(100);
/// No sound is so long: a program that is still there hangs.
const LONGEST: Duration = Duration::from_secs(4);

/// Plays sounds on a thread of its own, which begins with the first of them.
pub struct SystemSpeaker {
    folder: Option<PathBuf>,
    programs: &'static [Program],
    sounds: Mutex<Option<SyncSender<(Sound, u8)>>>,
}

impl SystemSpeaker {
    /// Files of sounds are kept in a folder; without one it is silent.
    pub fn new(folder: Option<PathBuf>) -> SystemSpeaker {
        SystemSpeaker::with_programs(folder, PROGRAMS)
    }

    fn with_programs(folder: Option<PathBuf>, programs: &'static [Program]) -> SystemSpeaker {
        SystemSpeaker {
            folder: folder.filter(|_| !programs.is_empty()),
            programs,
            sounds: Mutex::new(None),
        }
    }

    fn begin(&self, folder: &Path) -> Option<SyncSender<(Sound, u8)>> {
        let (sender, receiver) = sync_channel(MOST_WAITING);
        let mut player = Player {
            folder: folder.to_owned(),
            programs: self.programs.to_vec(),
            playing: Vec::new(),
        };
        match worker::run("sounds", move || player.play_all(&receiver), |()| {}) {
            Ok(_) => Some(sender),
            Err(error) => {
                log::error!("no thread for sounds: {error}");
                None
            }
        }
    }
}

impl Speaker for SystemSpeaker {
    fn sound(&self, sound: Sound, percent: u8) {
        let Some(folder) = &self.folder else { return };
        let mut sounds = self.sounds.lock().unwrap_or_else(PoisonError::into_inner);
        if sounds.is_none() {
            *sounds = self.begin(folder);
        }
        if let Some(sounds) = &*sounds {
            // Where too many wait, this one is not missed.
            sounds.try_send((sound, percent)).ok();
        }
    }
}

/// A program at work.
struct Playing {
    child: Child,
    program: &'static str,
    since: Instant,
}

/// The thread that plays.
struct Player {
    folder: PathBuf,
    /// Those that have not failed yet, the preferred one first.
    programs: Vec<Program>,
    playing: Vec<Playing>,
}

impl Player {
    fn play_all(&mut self, sounds: &Receiver<(Sound, u8)>) {
        loop {
            let next = match self.playing.is_empty() {
                true => sounds.recv().map_err(|_| RecvTimeoutError::Disconnected),
                false => sounds.recv_timeout(LOOK),
            };
            self.end_what_is_over();
            match next {
                Ok((sound, percent)) if self.playing.len() < MOST_AT_ONCE => {
                    self.play(sound, percent);
                }
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                // The last sound may still be heard to its end.
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, sound: Sound, percent: u8) {
        if self.programs.is_empty() {
            return;
        }
        let file = match self.file(sound, percent) {
            Ok(file) => file,
            Err(error) => return log::info!("no file for a sound: {error}"),
        };
        while let Some((program, arguments)) = self.programs.first().copied() {
            let child = Command::new(program)
                .args(arguments)
                .arg(&file)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn();
            match child {
                Ok(child) => {
                    let since = Instant::now();
                    self.playing.push(Playing {
                        child,
                        program,
                        since,
                    });
                    return;
                }
                Err(_) => {
                    self.programs.remove(0);
                }
            }
        }
    }

    /// The file of a sound, written where it is not there yet.
    fn file(&self, sound: Sound, percent: u8) -> io::Result<PathBuf> {
        let file = self.folder.join(format!("{sound:?}-{percent}.wav"));
        let bytes = wave(sound, percent);
        if !fs::read(&file).is_ok_and(|there| there == bytes) {
            fs::create_dir_all(&self.folder)?;
            atomic_write(&file, &bytes)?;
        }
        Ok(file)
    }

    /// Lets programs go that have done their work. One that could not is not asked again.
    fn end_what_is_over(&mut self) {
        let mut failed = Vec::new();
        self.playing.retain_mut(|playing| {
            match playing.child.try_wait() {
                Ok(None) if playing.since.elapsed() < LONGEST => return true,
                Ok(Some(status)) if status.success() => {}
                _ => {
                    playing.child.kill().ok();
                    playing.child.wait().ok();
                    failed.push(playing.program);
                }
            }
            false
        });
        self.programs.retain(|(name, _)| !failed.contains(name));
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::thread::sleep;

    use super::*;

    fn wait_until(holds: impl Fn() -> bool) {
        let limit = Instant::now() + Duration::from_secs(10);
        while !holds() {
            assert!(Instant::now() < limit, "waited in vain");
            sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn without_a_program_or_a_folder_it_is_silent_and_nobody_waits() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("sounds");
        for speaker in [
            SystemSpeaker::with_programs(None, &[("true", &[])]),
            SystemSpeaker::with_programs(Some(folder.clone()), &[]),
            SystemSpeaker::with_programs(Some(folder.clone()), &[("no-such-program", &[])]),
            SystemSpeaker::with_programs(Some("/dev/null/sounds".into()), &[("true", &[])]),
        ] {
            let began = Instant::now();
            for _ in 0..1_000 {
                speaker.sound(Sound::Place, 40);
            }
            assert!(began.elapsed() < Duration::from_secs(1));
        }
    }

    #[test]
    fn a_program_that_cannot_play_is_not_asked_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player {
            folder: folder.path().to_owned(),
            programs: vec![("no-such-program", &[]), ("false", &[]), ("true", &[])],
            playing: Vec::new(),
        };
        for left in [vec!["true"], vec!["true"]] {
            player.play(Sound::Sow, 40);
            while !player.playing.is_empty() {
                player.end_what_is_over();
                sleep(Duration::from_millis(2));
            }
            let programs: Vec<_> = player.programs.iter().map(|(name, _)| *name).collect();
            assert_eq!(programs, left);
        }
        let file = fs::read(folder.path().join("Sow-40.wav")).expect("the sound");
        assert_eq!(file, wave(Sound::Sow, 40));
    }

    #[test]
    fn no_more_than_a_few_sounds_are_played_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let log = folder.path().join("log");
        // The file is the name by which the shell knows itself.
        let speaker = SystemSpeaker::with_programs(
            Some(folder.path().to_owned()),
            &[(
                "sh",
                &["-c", "echo x >> \"$(dirname \"$0\")/log\"; sleep 1"],
            )],
        );
        for _ in 0..50 {
            speaker.sound(Sound::Pass, 10);
            sleep(Duration::from_millis(4));
        }
        wait_until(|| log.exists());
        sleep(Duration::from_millis(100));
        let played = fs::read_to_string(&log).expect("the log").lines().count();
        assert!((1..=MOST_AT_ONCE).contains(&played), "{played}");
    }
}
