//! Where the program is left, so that it opens there again.

use std::path::Path;

use crate::app::model::Model;
use crate::rules::Position;
use crate::storage::settings::LeftOff;

impl<P: Position> Model<P> {
    /// Notes which file lies on the desk, and the ply that is shown; `false` where that is what
    /// was noted before.
    pub(in crate::app) fn note_where_left(&mut self) -> bool {
        let game = self.game();
        let left = self.file.as_deref().map(|file| LeftOff {
            file: file.to_owned(),
            ply: game.ply(game.cursor()),
        });
        // JSON cannot hold every path.
        let left = left.filter(|left| left.file.is_absolute() && left.file.to_str().is_some());
        let changed = left != self.settings.left_off;
        self.settings.left_off = left;
        changed
    }

    /// A file was opened: where the program was left with it, the same ply is shown again.
    pub(in crate::app) fn go_where_left(&mut self, file: &Path) {
        let left = self.settings.left_off.take_if(|left| left.file == file);
        if let Some(left) = left {
            self.record.go_to_ply(left.ply);
            self.sheet = self.is_over();
        }
    }

    /// A file could not be opened: it is not tried again with the next start.
    pub(in crate::app) fn forget_where_left(&mut self, file: &Path) {
        self.settings.left_off.take_if(|left| left.file == file);
    }
}
