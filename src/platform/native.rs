//! The system's own file dialogs, through `rfd`.
//!
//! On Linux that is the desktop portal where there is one, else zenity. What is peculiar to them:
//! a dialog that was cancelled and one that never came up look the same, zenity knows no start
//! folder (but takes a file name with one), and neither appends an extension.

use std::env;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use raw_window_handle::RawWindowHandle;
use rfd::{AsyncFileDialog, FileHandle};

use super::dialogs::{
    DialogKind, DialogOutcome, DialogReply, DialogRequest, FileDialogs, NoDialog, ParentWindow,
};
use super::worker;

/// No one reads a dialog and closes it in less time than this: it never came up.
const SOONEST_CANCEL: Duration = Duration::from_millis(150);

/// The dialogs of the system that the program runs on.
#[derive(Clone, Copy, Default, Debug)]
pub struct NativeDialogs;

impl FileDialogs for NativeDialogs {
    fn request(
        &mut self,
        request: DialogRequest,
        parent: Option<&dyn ParentWindow>,
        reply: DialogReply,
    ) {
        // Some systems want the dialog made on the window's thread; waiting is done on another.
        let dialog = dialog(&request, parent);
        let choice: Pin<Box<dyn Future<Output = Option<FileHandle>> + Send>> = match request.kind {
            DialogKind::Open => Box::pin(dialog.pick_file()),
            DialogKind::Save => Box::pin(dialog.save_file()),
        };
        // The reply follows the thread, so that it is still here if there is no thread.
        let (hand_over, replies) = mpsc::channel::<DialogReply>();
        let started = worker::run(
            "file dialog",
            move || {
                let asked = Instant::now();
                outcome(pollster::block_on(choice), asked.elapsed())
            },
            move |outcome| {
                if let Ok(reply) = replies.recv() {
                    reply(outcome);
                }
            },
        );
        match started {
            Ok(_) => {
                // Fails only if the dialog broke down at once: then there is nobody to reply.
                let _ = hand_over.send(reply);
            }
            Err(error) => reply(DialogOutcome::Unavailable(NoDialog::NoThread(
                error.to_string(),
            ))),
        }
    }
}

fn dialog(request: &DialogRequest, parent: Option<&dyn ParentWindow>) -> AsyncFileDialog {
    let mut dialog = AsyncFileDialog::new()
        .set_title(&request.title)
        .add_filter(&request.file_type.name, &[&request.file_type.extension]);
    if let Some(folder) = &request.folder {
        dialog = dialog.set_directory(folder);
    }
    if let Some(name) = file_name(request, portal_expected()) {
        dialog = dialog.set_file_name(name);
    }
    if let Some(parent) = parent.filter(|parent| outlives_dialogs(*parent)) {
        dialog = dialog.set_parent(parent);
    }
    dialog
}

/// The file name to begin with. Zenity takes its start folder from there.
fn file_name(request: &DialogRequest, portal: bool) -> Option<String> {
    let name = match request.kind {
        DialogKind::Open => "",
        DialogKind::Save => request.file_name.as_deref().unwrap_or_default(),
    };
    let path = match &request.folder {
        Some(folder) if !portal => folder.join(name),
        _ => PathBuf::from(name),
    };
    path.into_os_string()
        .into_string()
        .ok()
        .filter(|path| !path.is_empty())
}

/// Whether the handle may be used from another thread for as long as a dialog is open. Wayland's
/// is a pointer into a window that may be closed meanwhile.
fn outlives_dialogs(parent: &dyn ParentWindow) -> bool {
    parent
        .window_handle()
        .is_ok_and(|handle| !matches!(handle.as_raw(), RawWindowHandle::Wayland(_)))
}

fn outcome(choice: Option<FileHandle>, after: Duration) -> DialogOutcome {
    match choice.map(|file| file.path().to_owned()) {
        Some(path) if !path.as_os_str().is_empty() => DialogOutcome::Picked(path),
        None if after < SOONEST_CANCEL => DialogOutcome::Unavailable(NoDialog::NotInstalled),
        _ => DialogOutcome::Cancelled,
    }
}

/// Whether a desktop portal will probably be asked: any system but Linux and its like has dialogs
/// of its own, which take a name and a folder apart just as the portal does.
fn portal_expected() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let folders = env::var_os("XDG_DATA_DIRS")
        .filter(|folders| !folders.is_empty())
        .unwrap_or_else(|| "/usr/local/share:/usr/share".into());
    env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        && env::split_paths(&folders).any(|folder| has_portal(&folder))
}

fn has_portal(data_folder: &Path) -> bool {
    data_folder
        .join("dbus-1/services/org.freedesktop.portal.Desktop.service")
        .exists()
}

#[cfg(test)]
mod tests {
    use super::super::dialogs::FileType;
    use super::*;

    fn request(kind: DialogKind) -> DialogRequest {
        DialogRequest {
            kind,
            title: "Save game".to_owned(),
            file_name: Some("Anna - Ben.agros".to_owned()),
            folder: Some(PathBuf::from("/home/anna/games")),
            file_type: FileType {
                name: "Agros games".to_owned(),
                extension: "agros".to_owned(),
            },
        }
    }

    #[test]
    fn without_a_portal_the_name_carries_the_folder() {
        let save = request(DialogKind::Save);
        assert_eq!(
            file_name(&save, false).as_deref(),
            Some("/home/anna/games/Anna - Ben.agros")
        );
        assert_eq!(file_name(&save, true).as_deref(), Some("Anna - Ben.agros"));
        let open = request(DialogKind::Open);
        assert_eq!(
            file_name(&open, false).as_deref(),
            Some("/home/anna/games/")
        );
        assert_eq!(file_name(&open, true), None);
    }

    #[test]
    fn no_choice_at_once_means_no_dialog() {
        let picked = FileHandle::from(PathBuf::from("/games/one.agros"));
        assert_eq!(
            outcome(Some(picked), Duration::ZERO),
            DialogOutcome::Picked(PathBuf::from("/games/one.agros"))
        );
        assert_eq!(
            outcome(None, Duration::from_millis(5)),
            DialogOutcome::Unavailable(NoDialog::NotInstalled)
        );
        assert_eq!(
            outcome(None, Duration::from_secs(2)),
            DialogOutcome::Cancelled
        );
    }
}
