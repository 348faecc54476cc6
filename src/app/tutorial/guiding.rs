//! The steps of a tutorial are laid on the desk, and what is done there is compared with them.

use crate::app::action::Effect;
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::game::{Document, NodeId};
use crate::rules::Position;

use super::{Attempt, Goal, Step, Tuition, Tutorial};

impl<P: Position> Model<P> {
    /// The tutorial, while somebody goes through it.
    pub fn tutorial(&self) -> Option<&Tutorial> {
        self.tutorial.as_ref()
    }

    /// Whether what lies on the desk is there to learn from.
    pub fn is_taught(&self) -> bool {
        self.learning.is_some() || self.tutorial.is_some() || self.example.is_some()
    }

    pub(in crate::app) fn tutor(&mut self, tuition: Tuition) -> Vec<Effect<P>> {
        match tuition {
            Tuition::Begin(steps) => self.begin_tutorial(steps),
            Tuition::Hint => self.hint_at_step(),
            Tuition::Next => return self.change_step(|at| at + 1),
            Tuition::Back => return self.change_step(|at| at.saturating_sub(1)),
        }
        Vec::new()
    }

    fn begin_tutorial(&mut self, steps: &'static [Step]) {
        if self.tutorial.is_some() {
            return;
        }
        if self.is_what_if() {
            self.notice = Some(self.apart());
            return;
        }
        let left = self.settings.learning.step::<P>();
        let at = if left < steps.len() { left } else { 0 };
        self.tutorial = Some(Tutorial::new(steps, at));
        self.lay_step();
    }

    /// Puts the position of the present step on the desk.
    fn lay_step(&mut self) {
        let Some(step) = self.tutorial.as_ref().and_then(Tutorial::step) else {
            return;
        };
        let position = match P::parse(step.position) {
            Ok(position) => position,
            // That all of them can be read is held by a test.
            Err(error) => return log::error!("the position of {}: {error}", step.key),
        };
        if let Some(copy) = Document::starting_from(position.setup(), position) {
            self.lay(copy);
        }
    }

    /// Goes to another step. After the last one there is the end.
    fn change_step(&mut self, to: impl Fn(usize) -> usize) -> Vec<Effect<P>> {
        let Some(tutorial) = &mut self.tutorial else {
            return Vec::new();
        };
        if tutorial.step().is_none() && to(tutorial.at) > tutorial.at {
            self.drop_what_if();
            return Vec::new();
        }
        let at = to(tutorial.at);
        *tutorial = Tutorial::new(tutorial.steps, at);
        self.settings.learning.set_step::<P>(at);
        self.selected = None;
        self.lay_step();
        vec![self.save_settings()]
    }

    /// Whether a move may be played as far as the tutorial goes; says so where it may not.
    pub(in crate::app) fn may_try(&mut self) -> bool {
        let Some(tutorial) = &mut self.tutorial else {
            return true;
        };
        if tutorial.attempt == Attempt::Done || tutorial.step().is_none() {
            self.notice = Some(Notice::StepDone);
        } else if tutorial.asks_for_cell() {
            tutorial.attempt = Attempt::Wrong;
        } else if self.record.cursor() != tutorial.node {
            self.record.go_to(tutorial.node);
            self.selected = None;
            self.notice = Some(Notice::BackAtQuestion);
        } else {
            return true;
        }
        false
    }

    /// What is done at the present step begins anew; the node at which it does.
    pub(in crate::app) fn back_to_step(&mut self) -> Option<NodeId> {
        let tutorial = self.tutorial.as_mut()?;
        tutorial.step()?;
        *tutorial = Tutorial {
            hinted: tutorial.hinted,
            ..Tutorial::new(tutorial.steps, tutorial.at)
        };
        Some(NodeId::ROOT)
    }

    /// A cell was pointed at where that is what is asked for; `false` where it is not.
    pub(in crate::app) fn point_for_step(&mut self, cell: P::Cell) -> bool {
        let Some(tutorial) = &mut self.tutorial else {
            return false;
        };
        let Some(Goal::Point(cells)) = tutorial.step().map(|step| step.goal) else {
            return false;
        };
        if tutorial.attempt != Attempt::Done {
            let name = cell.to_string();
            tutorial.attempt = match cells.contains(&name.as_str()) {
                true => Attempt::Done,
                false => Attempt::Wrong,
            };
        }
        true
    }

    /// A move was played at the present step.
    pub(in crate::app) fn follow_step(&mut self, play: P::Move) {
        let Some(tutorial) = &mut self.tutorial else {
            return;
        };
        let Some(step) = tutorial.step() else {
            return;
        };
        let text = play.to_string();
        let (right, of) = match step.goal {
            Goal::Any(moves) => (true, moves),
            Goal::Signed(sign) => (text.contains(sign), 1),
            Goal::Play(moves) => (moves.contains(&text.as_str()), 1),
            Goal::Line(moves) => (
                moves.get(tutorial.played) == Some(&text.as_str()),
                moves.len(),
            ),
            Goal::Point(_) => (false, 1),
        };
        if !right {
            tutorial.attempt = Attempt::Wrong;
            let node = tutorial.node;
            self.record.go_to(node);
            return;
        }
        tutorial.played += 1;
        tutorial.attempt = Attempt::Open;
        if let Goal::Line(moves) = step.goal {
            self.answer_in_step(moves);
        }
        let node = self.record.cursor();
        if let Some(tutorial) = &mut self.tutorial {
            tutorial.node = node;
            if tutorial.played >= of {
                tutorial.attempt = Attempt::Done;
            }
        }
    }

    /// Plays what the other player answers in a line of moves.
    fn answer_in_step(&mut self, moves: &'static [&'static str]) {
        let learner = self.record.position(NodeId::ROOT).turn();
        while let Some(tutorial) = &mut self.tutorial
            && let Some(text) = moves.get(tutorial.played)
            && self.record.position(self.record.cursor()).turn() != learner
        {
            tutorial.played += 1;
            let played = self.position().read_move(text);
            // That all of them are legal is held by a test.
            match played.map(|play| self.record.play(play)) {
                Ok(Ok(_)) => {}
                _ => return log::error!("{text} cannot be played"),
            }
        }
    }

    /// Chooses the piece that is to move; the window says the rest.
    fn hint_at_step(&mut self) {
        let Some(tutorial) = &mut self.tutorial else {
            return;
        };
        if tutorial.attempt == Attempt::Done {
            return;
        }
        tutorial.hinted = true;
        tutorial.attempt = Attempt::Open;
        let (node, solution) = (tutorial.node, tutorial.solution());
        self.record.go_to(node);
        let play = solution.and_then(|text| self.position().read_move(text).ok());
        self.selected = play.and_then(|play| P::ends(play).0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, update};
    use crate::rules::Position as _;
    use crate::rules::agros::Position;
    use crate::storage::settings::Settings;
    use crate::study::sample;

    const STEPS: [Step; 4] = [
        Step {
            key: "place",
            position: "8/8/8/8/8/8/8/8 L 3 0",
            goal: Goal::Any(1),
        },
        Step {
            key: "sow",
            position: "8/8/8/8/8/2,L3,5/8/6,D1,1 L 1 0",
            goal: Goal::Signed('-'),
        },
        Step {
            key: "line",
            position: "8/8/8/8/8/2,L3,5/8/6,D1,1 L 1 0",
            goal: Goal::Line(&["c3+f3", "g1+g2", "f3+b7"]),
        },
        Step {
            key: "point",
            position: "8/8/8/8/8/2,L3,5/8/6,D1,1 L 1 0",
            goal: Goal::Point(&["a1", "c3"]),
        },
    ];

    type Desk = Model<Position>;

    fn desk() -> Desk {
        let mut desk = Desk::new(Settings::default());
        desk.record = sample::game(30).into();
        update(&mut desk, Action::Tutor(Tuition::Begin(&STEPS)));
        desk
    }

    fn attempt(desk: &Desk) -> Attempt {
        desk.tutorial().expect("a tutorial").attempt()
    }

    fn play(desk: &mut Desk, text: &str) {
        update(desk, Action::Type(text.to_owned()));
    }

    fn next(desk: &mut Desk) {
        update(desk, Action::Tutor(Tuition::Next));
    }

    #[test]
    fn steps_are_done_one_after_the_other_and_the_game_stays_as_it_was() {
        let mut desk = desk();
        play(&mut desk, "e5");
        assert_eq!(attempt(&desk), Attempt::Done);
        next(&mut desk);
        let before = *desk.position();
        play(&mut desk, "c3+f3");
        assert_eq!((attempt(&desk), *desk.position()), (Attempt::Wrong, before));
        play(&mut desk, "c3-e3");
        assert_eq!(attempt(&desk), Attempt::Done);
        play(&mut desk, "g1+g2");
        assert!(matches!(desk.notice, Some(Notice::StepDone)));
        next(&mut desk);
        play(&mut desk, "c3+f3");
        assert_eq!(attempt(&desk), Attempt::Open);
        play(&mut desk, "f3+b7");
        assert_eq!(attempt(&desk), Attempt::Done);
        next(&mut desk);
        let cell = |name| desk.position().cell(name).expect("a cell");
        let (wrong, right) = (cell("b2"), cell("c3"));
        update(&mut desk, Action::Point(wrong));
        assert_eq!(attempt(&desk), Attempt::Wrong);
        update(&mut desk, Action::Point(right));
        assert_eq!(attempt(&desk), Attempt::Done);
        next(&mut desk);
        assert!(desk.tutorial().is_some_and(|all| all.step().is_none()));
        next(&mut desk);
        assert!(desk.tutorial().is_none() && !desk.is_what_if());
        assert_eq!(desk.record.ply(desk.record.cursor()), 30);
        assert!(desk.record.next_undo().is_none());
    }

    #[test]
    fn it_goes_on_where_it_was_left() {
        let mut desk = desk();
        next(&mut desk);
        next(&mut desk);
        update(&mut desk, Action::Escape);
        assert!(desk.tutorial().is_none());
        update(&mut desk, Action::Tutor(Tuition::Begin(&STEPS)));
        assert_eq!(desk.tutorial().map(Tutorial::progress), Some((3, 4)));
        update(&mut desk, Action::Tutor(Tuition::Back));
        assert_eq!(desk.tutorial().map(Tutorial::progress), Some((2, 4)));
    }

    #[test]
    fn nothing_can_be_kept_of_it_and_undo_leads_back_to_the_step() {
        let mut desk = desk();
        next(&mut desk);
        let before = *desk.position();
        play(&mut desk, "c3-e3");
        update(&mut desk, Action::KeepWhatIf);
        assert!(desk.tutorial().is_some());
        update(&mut desk, Action::Undo);
        assert_eq!(*desk.position(), before);
    }

    #[test]
    fn a_hint_chooses_the_piece() {
        let mut desk = desk();
        next(&mut desk);
        next(&mut desk);
        update(&mut desk, Action::Tutor(Tuition::Hint));
        assert_eq!(desk.selected, desk.position().cell("c3"));
        assert_eq!(desk.tutorial().and_then(Tutorial::solution), Some("c3+f3"));
    }
}
