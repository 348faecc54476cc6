//! Zenity, the file dialog of Linux desktops without a portal: a program of its own.
//!
//! `rfd` would run it too, but gives it neither a title nor a folder and cannot end it.

use std::ffi::OsString;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use super::dialogs::{DialogKind, DialogRequest};

/// A zenity that is open. Dropping it ends the program.
pub struct Zenity(Arc<Mutex<Child>>);

/// What a zenity will say.
pub struct Answer {
    process: Arc<Mutex<Child>>,
    output: ChildStdout,
}

impl Zenity {
    /// Opens a dialog.
    ///
    /// # Errors
    ///
    /// The system's own, if there is no such program or it cannot be started.
    pub fn open(request: &DialogRequest) -> io::Result<(Zenity, Answer)> {
        let mut command = Command::new("zenity");
        command.args(arguments(request));
        Zenity::start(command)
    }

    fn start(mut command: Command) -> io::Result<(Zenity, Answer)> {
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let output = process.stdout.take();
        let zenity = Zenity(Arc::new(Mutex::new(process)));
        let output = output.ok_or(io::ErrorKind::BrokenPipe)?;
        let process = zenity.0.clone();
        Ok((zenity, Answer { process, output }))
    }
}

impl Drop for Zenity {
    fn drop(&mut self) {
        let mut process = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Fails only where it has ended by itself.
        let _ = process.kill();
    }
}

impl Answer {
    /// Waits until the dialog is closed: the path chosen, or none.
    pub fn wait(mut self) -> Option<PathBuf> {
        let mut path = Vec::new();
        let read = self.output.read_to_end(&mut path);
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        let chosen = process.wait().is_ok_and(|status| status.success());
        read.ok().filter(|_| chosen)?;
        Some(path_from(path.strip_suffix(b"\n").unwrap_or(&path)))
    }
}

#[cfg(unix)]
fn path_from(bytes: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;
    OsString::from_vec(bytes.to_vec()).into()
}

#[cfg(not(unix))]
fn path_from(bytes: &[u8]) -> PathBuf {
    String::from_utf8_lossy(bytes).into_owned().into()
}

fn arguments(request: &DialogRequest) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = vec!["--file-selection".into()];
    match request.kind {
        DialogKind::Save => arguments.extend(["--save".into(), "--confirm-overwrite".into()]),
        DialogKind::Folder => arguments.push("--directory".into()),
        DialogKind::Open => {}
    }
    arguments.extend(["--title".into(), request.title.clone().into()]);
    let name = match request.kind {
        DialogKind::Open | DialogKind::Folder => "",
        DialogKind::Save => request.file_name.as_deref().unwrap_or_default(),
    };
    // It begins in the folder of the file name, and without one among the recent files.
    let file = match &request.folder {
        Some(folder) => folder.join(name),
        None => PathBuf::from(name),
    };
    if !file.as_os_str().is_empty() {
        arguments.extend(["--filename".into(), file.into()]);
    }
    if request.kind == DialogKind::Folder {
        return arguments;
    }
    let file_type = &request.file_type;
    let filter = format!("{} | *.{}", file_type.name, file_type.extension);
    arguments.extend(["--file-filter".into(), filter.into()]);
    arguments
}

#[cfg(all(test, unix))]
mod tests {
    use std::time::{Duration, Instant};

    use super::super::dialogs::FileType;
    use super::*;

    /// A program in the place of zenity.
    fn start(script: &str) -> (Zenity, Answer) {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Zenity::start(command).expect("a shell")
    }

    #[test]
    fn the_path_is_what_zenity_prints() {
        let (_zenity, answer) = start("echo '/games/ two spaces .agros'");
        let path = PathBuf::from("/games/ two spaces .agros");
        assert_eq!(answer.wait(), Some(path));
        let (_zenity, answer) = start("exit 1");
        assert_eq!(answer.wait(), None);
    }

    #[test]
    fn a_zenity_that_nobody_waits_for_is_ended() {
        let began = Instant::now();
        let (zenity, answer) = start("exec sleep 60");
        drop(zenity);
        assert_eq!(answer.wait(), None);
        assert!(began.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn zenity_has_the_title_and_begins_in_the_folder() {
        let mut request = DialogRequest {
            kind: DialogKind::Save,
            title: "Save the game".to_owned(),
            file_name: Some("Anna - Ben.agros".to_owned()),
            folder: Some(PathBuf::from("/home/anna/games")),
            file_type: FileType {
                name: "Agros games".to_owned(),
                extension: "agros".to_owned(),
            },
        };
        let save = [
            "--file-selection",
            "--save",
            "--confirm-overwrite",
            "--title",
            "Save the game",
            "--filename",
            "/home/anna/games/Anna - Ben.agros",
            "--file-filter",
            "Agros games | *.agros",
        ];
        assert_eq!(arguments(&request), save);
        request.kind = DialogKind::Open;
        assert!(arguments(&request).contains(&"/home/anna/games/".into()));
        request.kind = DialogKind::Folder;
        let folder = [
            "--file-selection",
            "--directory",
            "--title",
            "Save the game",
            "--filename",
            "/home/anna/games/",
        ];
        assert_eq!(arguments(&request), folder);
    }
}
