//! What is heard at the desk: the sound of a move, and what a screen reader says of it.

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui};

use crate::game::NodeId;
use crate::platform::Sound;
use crate::storage::settings::Volume;
use crate::ui::bottom;
use crate::ui::seat::{Seat, Table};
use crate::ui::text::words;

use super::Window;

/// Where the cursor of a game stands: the game, and the node.
pub(super) type Place = (u64, NodeId);

/// What is said last to those who listen, and about what.
#[derive(Default)]
pub(super) struct Announcer {
    at: Option<Place>,
    status: String,
    said: String,
}

impl Announcer {
    /// Says what is new: a move with what it did, and whatever the status line says then.
    pub(super) fn tell<P: Seat>(&mut self, ui: &mut Ui, table: &Table<'_, P>) {
        let id = Id::unique("announcement");
        if ui.accesskit_node_builder(id, |_| ()).is_none() {
            return;
        }
        let record = &table.model.record;
        let here = (table.model.game_number(), record.cursor());
        let status = bottom::status(table);
        let before = self.at.replace(here);
        let moved = before.filter(|before| *before != here);
        if before != Some(here) || status != self.status {
            self.said = match moved.and_then(|before| news(before, table)) {
                Some(news) => format!("{news} {status}"),
                None => status.clone(),
            };
            self.status = status;
        }
        // It is nowhere to be seen.
        let corner = Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
        ui.interact(corner, id, Sense::hover());
        ui.accesskit_node_builder(id, |node| {
            node.set_role(Role::Label);
            node.set_value(self.said.as_str());
            node.set_live(Live::Polite);
        });
    }
}

/// What there is to say of the node under the cursor to those who come from another.
fn news<P: Seat>(before: Place, table: &Table<'_, P>) -> Option<String> {
    let record = &table.model.record;
    let (play, mover) = table.last()?;
    let (text, cursor) = (table.look.text, record.cursor());
    let (side, play) = (P::side(mover, text), play.to_string());
    let by_it = before.0 == table.model.game_number() && record.parent(cursor) == Some(before.1);
    if !by_it {
        let last = words!(text, "last-move", side = side, play = play);
        return Some(format!("{last}."));
    }
    let played = words!(text, "announced-move", side = side, play = play);
    Some(format!("{played} {}", table.told(cursor)))
}

impl<P: Seat> Window<P> {
    /// Where the cursor stands.
    pub(super) fn place(&self) -> Place {
        (self.model.game_number(), self.model.record.cursor())
    }

    /// Lets the move be heard by which the cursor came to where it stands now, if it came by one.
    pub(super) fn sound(&self, before: Place) {
        let (game, cursor) = self.place();
        let record = &self.model.record;
        if self.model.settings.volume == Volume::SILENT
            || game != before.0
            || record.parent(cursor) != Some(before.1)
        {
            return;
        }
        let Some(play) = record.played(cursor) else {
            return;
        };
        let sound = match record.outcome(cursor) {
            Some(_) => Sound::End,
            None => record.position(before.1).sound(play),
        };
        self.effects.sound(sound, self.model.settings.volume);
    }
}
