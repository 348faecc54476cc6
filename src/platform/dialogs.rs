//! The seam for the system's own file dialogs.

use std::path::PathBuf;

use raw_window_handle::{HasDisplayHandle, HasWindowHandle};

/// Asks the player for a file.
///
/// A request returns at once; its reply is called exactly once, perhaps on another thread and
/// perhaps before `request` returns, or never, when the dialog never answers. Who asks waits for
/// the answer, or closes the dialog, before asking again, so that only one is open at a time.
pub trait FileDialogs {
    /// Opens a dialog, above `parent` where the system can do that.
    fn request(
        &mut self,
        request: DialogRequest,
        parent: Option<&dyn ParentWindow>,
        reply: DialogReply,
    );

    /// Closes the dialog that is open, if any. Not every system can: then an answer may still
    /// come, and until it does no other dialog opens.
    fn close(&mut self);
}

/// What is called with the answer to a request.
pub type DialogReply = Box<dyn FnOnce(DialogOutcome) + Send>;

/// A window that a dialog can belong to.
pub trait ParentWindow: HasWindowHandle + HasDisplayHandle {}

impl<W: HasWindowHandle + HasDisplayHandle> ParentWindow for W {}

/// Which file is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DialogRequest {
    /// A file to open or to save, or a folder.
    pub kind: DialogKind,
    /// The title of the dialog.
    pub title: String,
    /// The name to begin with, without a folder. Only saving has a use for it.
    pub file_name: Option<String>,
    /// The folder to begin in.
    pub folder: Option<PathBuf>,
    /// The type of file to show first.
    pub file_type: FileType,
}

/// Whether a file is to be read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialogKind {
    /// An existing file.
    Open,
    /// An existing folder.
    Folder,
    /// A file that may or may not exist. The dialog may have asked whether to overwrite it, but
    /// only under the name as typed: not every system appends the extension.
    Save,
}

/// A type of file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileType {
    /// What the player reads, such as `Agros games`.
    pub name: String,
    /// The extension, without its dot.
    pub extension: String,
}

/// The answer to a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialogOutcome {
    /// The player chose this path, as typed.
    Picked(PathBuf),
    /// The player chose none.
    Cancelled,
    /// The player saw no dialog at all.
    Unavailable(NoDialog),
}

/// Why no dialog could be shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoDialog {
    /// The system has neither a desktop portal nor zenity, or they do not work.
    #[error(
        "no file dialog can be opened here: install zenity or a desktop portal, or type a path"
    )]
    NotInstalled,
    /// An earlier dialog is still open, and cannot be closed.
    #[error("an earlier file dialog is still open: answer it, or type a path")]
    StillOpen,
    /// The system gave no thread to wait on.
    #[error("the file dialog could not be started ({0}): type a path")]
    NoThread(String),
}
