//! The system's own file dialogs, through `rfd`; on Linux that is the desktop portal, and where
//! there is none, zenity.
//!
//! What is peculiar to them: a dialog that was cancelled and one that never came up look the
//! same, only zenity can be closed from here, and none appends an extension.

use std::env;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Weak, mpsc};
use std::time::{Duration, Instant};

use raw_window_handle::RawWindowHandle;
use rfd::{AsyncFileDialog, FileHandle};

use super::dialogs::{
    DialogKind, DialogOutcome, DialogReply, DialogRequest, FileDialogs, NoDialog, ParentWindow,
};
use super::worker;
use super::zenity::Zenity;

/// No one reads a dialog and closes it in less time than this: it never came up.
const SOONEST_CANCEL: Duration = Duration::from_millis(150);

/// The dialogs of the system that the program runs on.
#[derive(Default)]
pub struct NativeDialogs {
    /// The zenity that was opened last.
    zenity: Option<Zenity>,
    /// Lives as long as a dialog is open that only the player can close.
    open: Weak<()>,
}

impl FileDialogs for NativeDialogs {
    fn request(
        &mut self,
        request: DialogRequest,
        parent: Option<&dyn ParentWindow>,
        reply: DialogReply,
    ) {
        self.close();
        if self.open.strong_count() > 0 {
            reply(DialogOutcome::Unavailable(NoDialog::StillOpen));
        } else if has_dialogs_of_its_own() {
            let open = Arc::new(());
            self.open = Arc::downgrade(&open);
            // Some systems want the dialog made on the window's thread; waiting is done on
            // another.
            let dialog = dialog(&request, parent);
            let choice: Pin<Box<dyn Future<Output = Option<FileHandle>> + Send>> =
                match request.kind {
                    DialogKind::Open => Box::pin(dialog.pick_file()),
                    DialogKind::Folder => Box::pin(dialog.pick_folder()),
                    DialogKind::Save => Box::pin(dialog.save_file()),
                };
            let choose = move || {
                let file = pollster::block_on(choice);
                drop(open);
                file.map(|file| file.path().to_owned())
            };
            wait(choose, reply);
        } else {
            match Zenity::open(&request) {
                Ok((zenity, answer)) => {
                    self.zenity = Some(zenity);
                    wait(|| answer.wait(), reply);
                }
                Err(error) => {
                    log::error!("zenity: {error}");
                    reply(DialogOutcome::Unavailable(NoDialog::NotInstalled));
                }
            }
        }
    }

    fn close(&mut self) {
        self.zenity = None;
    }
}

/// Waits for a choice on a thread of its own and gives it to `reply`.
fn wait(choose: impl FnOnce() -> Option<PathBuf> + Send + 'static, reply: DialogReply) {
    // The reply follows the thread, so that it is still here if there is no thread.
    let (hand_over, replies) = mpsc::channel::<DialogReply>();
    let started = worker::run(
        "file dialog",
        move || {
            let asked = Instant::now();
            outcome(choose(), asked.elapsed())
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

fn dialog(request: &DialogRequest, parent: Option<&dyn ParentWindow>) -> AsyncFileDialog {
    let mut dialog = AsyncFileDialog::new().set_title(&request.title);
    if request.kind != DialogKind::Folder {
        let file_type = &request.file_type;
        dialog = dialog.add_filter(&file_type.name, &[&file_type.extension]);
    }
    if let Some(folder) = &request.folder {
        dialog = dialog.set_directory(folder);
    }
    if let Some(name) = request
        .file_name
        .as_ref()
        .filter(|_| request.kind == DialogKind::Save)
    {
        dialog = dialog.set_file_name(name);
    }
    if let Some(parent) = parent.filter(|parent| outlives_dialogs(*parent)) {
        dialog = dialog.set_parent(parent);
    }
    dialog
}

/// Whether the handle may be used from another thread for as long as a dialog is open. Wayland's
/// is a pointer into a window that may be closed meanwhile.
fn outlives_dialogs(parent: &dyn ParentWindow) -> bool {
    parent
        .window_handle()
        .is_ok_and(|handle| !matches!(handle.as_raw(), RawWindowHandle::Wayland(_)))
}

fn outcome(choice: Option<PathBuf>, after: Duration) -> DialogOutcome {
    match choice {
        Some(path) if !path.as_os_str().is_empty() => DialogOutcome::Picked(path),
        None if after < SOONEST_CANCEL => DialogOutcome::Unavailable(NoDialog::NotInstalled),
        _ => DialogOutcome::Cancelled,
    }
}

/// Whether there is a desktop portal; any system but Linux and its like has dialogs anyway.
fn has_dialogs_of_its_own() -> bool {
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
    use super::*;

    #[test]
    fn no_choice_at_once_means_no_dialog() {
        let picked = PathBuf::from("/games/one.agros");
        assert_eq!(
            outcome(Some(picked.clone()), Duration::ZERO),
            DialogOutcome::Picked(picked)
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

    #[test]
    fn while_a_dialog_is_open_that_cannot_be_closed_no_other_opens() {
        let open = Arc::new(());
        let mut dialogs = NativeDialogs {
            zenity: None,
            open: Arc::downgrade(&open),
        };
        let (sender, outcomes) = mpsc::channel();
        let request = DialogRequest {
            kind: DialogKind::Open,
            title: "Open".to_owned(),
            file_name: None,
            folder: None,
            file_type: super::super::dialogs::FileType {
                name: "Agros games".to_owned(),
                extension: "agros".to_owned(),
            },
        };
        dialogs.request(
            request,
            None,
            Box::new(move |outcome| sender.send(outcome).expect("the test waits")),
        );
        assert_eq!(
            outcomes.recv(),
            Ok(DialogOutcome::Unavailable(NoDialog::StillOpen))
        );
    }
}
