//! What becomes of the ground along the line through the cursor, followed a part at a time.

use crate::app::Model;
use crate::rules::Position;
use crate::study::Lanes;

use super::derived::Place;
use super::seat::Seat;

/// So many plies are followed in a frame: a few milliseconds on the largest board. Games of the
/// usual length are there at once.
const PLIES_A_FRAME: usize = 400;

/// The ground along a line, as far as it was followed.
pub struct Ground<P: Position> {
    content: Option<Place>,
    /// The positions of the line whose ground is told; what was told of those that another line
    /// begins with, too, remains.
    positions: Vec<P>,
    lanes: Lanes<P::Cell>,
    /// Whether there is any.
    any: bool,
}

impl<P: Position> Default for Ground<P> {
    fn default() -> Self {
        Ground {
            content: None,
            positions: Vec::new(),
            lanes: Lanes::from(0),
            any: false,
        }
    }
}

impl<P: Seat> Ground<P> {
    /// Whether there are parts of the ground at all.
    pub fn look(&mut self, model: &Model<P>) {
        self.any = model.position().land().is_some();
    }

    /// Catches up with the line through the cursor, from a ply on; `false` where there is more to
    /// do. `content` changes with the line.
    pub fn follow(&mut self, model: &Model<P>, content: Place, from: usize) -> bool {
        if !self.any || self.content == Some(content) {
            return true;
        }
        let record = &model.record;
        let line = record.line();
        let positions = || line.iter().skip(from).map(|node| record.position(*node));
        if self.lanes.first() != from {
            self.positions.clear();
            self.lanes = Lanes::from(from);
        }
        let common = positions().zip(&self.positions);
        let common = common.take_while(|(now, before)| now == before).count();
        self.positions.truncate(common);
        self.lanes.truncate(common);
        let mut ahead = positions().skip(common);
        for position in ahead.by_ref().take(PLIES_A_FRAME) {
            let Some(land) = position.land() else { break };
            self.lanes.push(land);
            self.positions.push(position.clone());
        }
        let done = ahead.next().is_none();
        self.content = done.then_some(content);
        done
    }

    /// What was followed so far; `None` in games without parts of the ground.
    pub fn lanes(&self) -> Option<&Lanes<P::Cell>> {
        self.any.then_some(&self.lanes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, Step, update};
    use crate::rules::agros::Position;
    use crate::storage::settings::Settings;
    use crate::study::{Line, agros::land, sample};
    use crate::ui::derived::Derived;

    /// The lanes of the line through the cursor, from nothing.
    fn anew(model: &Model<Position>) -> Lanes<crate::rules::agros::Cell> {
        let line = model.record.line();
        let first = Line::through(&model.record).opening;
        let mut lanes = Lanes::from(first);
        for node in line.iter().skip(first) {
            lanes.push(land(model.record.position(*node)));
        }
        lanes
    }

    #[test]
    fn another_line_is_followed_from_where_it_leaves() {
        let mut model = Model::<Position>::new(Settings::default());
        model.record = sample::game_with_a_side_line().into();
        let mut derived = Derived::of(&model);
        assert!(derived.follow_ground(&model));
        assert_eq!(derived.lanes(), Some(&anew(&model)));
        let side = derived.line().side_lines[0].node();
        for action in [
            Action::GoTo(side),
            Action::Undo,
            Action::Step(Step::First),
            Action::Type("a1".to_owned()),
            Action::Undo,
        ] {
            update(&mut model, action);
            derived.refresh(&model);
            assert!(derived.follow_ground(&model));
            assert_eq!(derived.lanes(), Some(&anew(&model)));
        }
    }

    #[test]
    fn a_game_that_is_far_too_long_is_followed_frame_by_frame() {
        use crate::game::Document;
        use crate::rules::Position as _;
        use crate::rules::agros::Setup;

        let mut document = Document::<Position>::new(Setup::new(16, 9).expect("a setup"));
        let mut chance = fastrand::Rng::with_seed(3);
        let mut node = document.cursor();
        while let Some(play) = document.position(node).draw(|count| chance.u32(..count)) {
            match document.add(node, play) {
                Ok(next) if document.outcome(next).is_none() => node = next,
                _ => break,
            }
        }
        document.set_cursor(node);
        let mut model = Model::<Position>::new(Settings::default());
        let plies = document.ply(node);
        model.record = document.into();
        let mut derived = Derived::of(&model);
        let mut frames = 1;
        while !derived.follow_ground(&model) {
            frames += 1;
        }
        let told = plies + 1 - derived.line().opening;
        assert_eq!(frames, told.div_ceil(PLIES_A_FRAME));
        assert_eq!(derived.lanes(), Some(&anew(&model)));
    }
}
