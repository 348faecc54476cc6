//! Playback: the cursor goes on along the line by itself, at a pace.

use crate::rules::Position;

use super::action::Step;
use super::model::Model;
use super::update::travel;

impl<P: Position> Model<P> {
    /// Whether the cursor goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// Begins to go on by itself, or stops. The first step is taken at once; from the end of the
    /// line it begins anew.
    pub(super) fn play_through(&mut self, on: bool) {
        self.playing = on;
        if on && !self.play_on() {
            travel(self, Step::First);
        }
    }

    /// Goes one ply on, where playback has not been stopped meanwhile; `false` where nothing more
    /// follows.
    pub(super) fn play_on(&mut self) -> bool {
        let record = &self.record;
        let follows = self.playing && record.next(record.cursor()).is_some();
        if follows {
            travel(self, Step::Forward);
        }
        follows
    }

    /// Stops playback where nothing more follows, or something else wants attention.
    pub(super) fn stop_playing_if_interrupted(&mut self) {
        let record = &self.record;
        self.playing &= record.next(record.cursor()).is_some()
            && self.dialog.is_none()
            && self.waiting.is_none()
            && self.selected.is_none();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, update};
    use crate::rules::agros::Position;
    use crate::storage::settings::Settings;
    use crate::study::sample;

    fn desk(plies: usize) -> Model<Position> {
        let mut desk = Model::new(Settings::default());
        desk.record = sample::game(plies).into();
        update(&mut desk, Action::Step(Step::First));
        desk
    }

    fn ply(desk: &Model<Position>) -> usize {
        desk.record.ply(desk.record.cursor())
    }

    #[test]
    fn a_beat_that_comes_late_moves_nothing() {
        let mut desk = desk(9);
        update(&mut desk, Action::PlayThrough(true));
        update(&mut desk, Action::PlayOn);
        assert_eq!((ply(&desk), desk.is_playing()), (2, true));
        update(&mut desk, Action::Step(Step::Back));
        update(&mut desk, Action::PlayOn);
        assert_eq!((ply(&desk), desk.is_playing()), (1, false));
    }

    #[test]
    fn it_ends_with_the_line_and_begins_anew_from_there() {
        let mut desk = desk(3);
        update(&mut desk, Action::PlayThrough(true));
        for _ in 0..5 {
            update(&mut desk, Action::PlayOn);
        }
        assert_eq!((ply(&desk), desk.is_playing()), (3, false));
        update(&mut desk, Action::PlayThrough(true));
        assert_eq!((ply(&desk), desk.is_playing()), (0, true));
    }
}
