//! House options at the desk: the choice of a side after the opening.

use crate::engine::{Report, Value};
use crate::game::{Change, Place, Record, Swap};
use crate::rules::{Player, Position};

use super::model::Model;
use super::notice::Notice;
use super::thinking::Purpose;

impl<P: Position> Model<P> {
    /// The player who is to choose a side before anything is played at the cursor.
    pub fn side_chooser(&self) -> Option<Player> {
        let due = !self.is_what_if()
            && self.end().is_none()
            && self.record.awaits_choice(self.record.cursor());
        due.then(|| self.record.chooser())
    }

    /// A person chooses: to take the other side, or to keep the own one.
    pub(super) fn answer_swap(&mut self, takes: bool) {
        if self.thinks_for() == Some(Purpose::Choose) {
            self.notice = Some(Notice::EngineThinks);
        } else if self.side_chooser().is_some() {
            self.choose_side(takes);
        }
    }

    fn choose_side(&mut self, takes: bool) {
        self.record.choose_side(takes);
        if takes {
            self.thinking.plays.0.swap(0, 1);
        }
        self.selected = None;
        self.notice = Some(match takes {
            true => Notice::SidesChanged,
            false => Notice::SidesKept,
        });
        self.expect_answer();
    }

    /// The engine chooses: the side that is ahead, with the bid, by what it has found.
    pub(super) fn choose_found(&mut self, report: &Report<P::Move>) {
        let (Some(line), Some(chooser)) = (report.lines.first(), self.side_chooser()) else {
            return;
        };
        let value = match self.position().turn() {
            Player::First => line.score.value,
            Player::Second => -line.score.value,
        };
        let bid = Value::half_points(self.record.header().house.bid as i32);
        let ahead = match value.cmp(&bid) {
            std::cmp::Ordering::Greater => Some(Player::First),
            std::cmp::Ordering::Less => Some(Player::Second),
            std::cmp::Ordering::Equal => None,
        };
        self.choose_side(ahead == Some(!chooser));
    }

    /// Takes the last change back. Where that was a change of sides, the engine goes back too.
    pub(super) fn take_back(&mut self) -> Option<Place> {
        self.turn_step(Record::undo)
    }

    /// Makes the last change again, as [`take_back`](Self::take_back) takes it back.
    pub(super) fn make_again(&mut self) -> Option<Place> {
        self.turn_step(Record::redo)
    }

    fn turn_step(&mut self, turn: impl FnOnce(&mut Record<P>) -> Option<Place>) -> Option<Place> {
        let taken = |model: &Self| model.record.header().house.swap == Swap::Taken;
        let before = taken(self);
        let place = turn(&mut self.record)?;
        let changed = place.change == Change::Sides && taken(self) != before;
        if changed || place.change == Change::Exchange {
            self.thinking.plays.0.swap(0, 1);
        }
        Some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Action, Effect, NewGame, Reply, Ticket, update};
    use crate::engine::{Certainty, Line, Score};
    use crate::rules::ByPlayer;
    use crate::rules::agros::{self, Setup};
    use crate::storage::settings::{Placement, Settings};

    type Desk = Model<agros::Position>;

    /// A new game with all farmers on the board, and what the engine is asked for then.
    fn placed(engine: [bool; 2], bids: Option<[u32; 2]>) -> (Desk, Option<Ticket>) {
        let mut desk = Desk::new(Settings::default());
        let effects = update(
            &mut desk,
            Action::NewGame(NewGame {
                setup: Setup::default(),
                names: ["Anna", "Bram"].map(str::to_owned),
                engine: ByPlayer(engine),
                swap: true,
                bids: bids.map(ByPlayer),
                time: None,
                placement: Placement::Random,
                by_lot: false,
                seed: 7,
            }),
        );
        let ticket = effects.into_iter().find_map(|effect| match effect {
            Effect::Think { ticket, .. } => Some(ticket),
            _ => None,
        });
        (desk, ticket)
    }

    /// The engine has found that Light, who is to move, is so far ahead.
    fn found(desk: &mut Desk, ticket: Ticket, half_points: i32) {
        let score = Score {
            value: Value::half_points(half_points),
            certainty: Certainty::Estimated,
        };
        let moves = vec![desk.position().legal_moves()[0]];
        let report = Report {
            depth: 1,
            selective_depth: 1,
            lines: vec![Line { score, moves }],
            nodes: 1,
            time: std::time::Duration::ZERO,
        };
        let thought = Reply::Thought {
            ticket,
            report,
            finished: true,
        };
        update(desk, Action::Reply(thought));
    }

    fn names(desk: &Desk) -> [&str; 2] {
        let players = &desk.record.header().players.0;
        players.each_ref().map(|player| player.name.as_str())
    }

    fn plies(desk: &Desk) -> usize {
        desk.record.ply(desk.record.cursor())
    }

    #[test]
    fn nothing_is_played_before_a_side_is_chosen() {
        let (mut desk, _) = placed([false, false], None);
        assert_eq!(desk.side_chooser(), Some(Player::Second));
        let play = desk.position().legal_moves()[0];
        for action in [Action::Pass, Action::Type(play.to_string())] {
            update(&mut desk, action);
            assert!(matches!(desk.notice, Some(Notice::ChooseSide)));
        }
        assert_eq!(plies(&desk), 10);
        update(&mut desk, Action::ChooseSide { takes: false });
        update(&mut desk, Action::Pass);
        assert_eq!((plies(&desk), names(&desk)), (11, ["Anna", "Bram"]));
    }

    #[test]
    fn a_change_of_sides_is_a_step_that_takes_names_and_engine_along() {
        let (mut desk, _) = placed([true, false], None);
        update(&mut desk, Action::ChooseSide { takes: true });
        assert_eq!(names(&desk), ["Bram", "Anna"]);
        assert_eq!(desk.thinking.plays.0, [false, true]);
        assert!(desk.is_unsaved());
        update(&mut desk, Action::Undo);
        assert_eq!(names(&desk), ["Anna", "Bram"]);
        assert_eq!(desk.thinking.plays.0, [true, false]);
        assert_eq!(desk.side_chooser(), Some(Player::Second));
        assert!(!desk.is_unsaved());
        update(&mut desk, Action::Redo);
        assert_eq!(names(&desk), ["Bram", "Anna"]);
        assert_eq!(desk.thinking.plays.0, [false, true]);
    }

    #[test]
    fn the_engine_does_not_move_while_a_person_chooses() {
        let (mut desk, ticket) = placed([true, false], None);
        assert_eq!((ticket, desk.thinks_for()), (None, None));
        update(&mut desk, Action::ChooseSide { takes: false });
        assert_eq!(desk.thinks_for(), Some(Purpose::Play));
    }

    #[test]
    fn the_engine_takes_the_side_that_is_ahead() {
        for (ahead, bids, takes) in [
            (5, None, true),
            (0, None, false),
            (-5, None, false),
            (5, Some([4, 0]), true),
            (5, Some([5, 0]), false),
            (5, Some([6, 0]), false),
        ] {
            let (mut desk, ticket) = placed([false, true], bids);
            assert_eq!(desk.thinks_for(), Some(Purpose::Choose));
            update(&mut desk, Action::ChooseSide { takes: true });
            assert!(matches!(desk.notice, Some(Notice::EngineThinks)));
            found(&mut desk, ticket.expect("it thinks"), ahead);
            assert_eq!(desk.thinking.plays.0, [takes, !takes], "{ahead} {bids:?}");
            assert_eq!(desk.side_chooser(), None);
            let moves = takes.then_some(Purpose::Play);
            assert_eq!(desk.thinks_for(), moves, "as Light it moves");
        }
    }

    #[test]
    fn the_higher_bid_plays_light_and_its_points_go_to_dark() {
        let (desk, _) = placed([false, true], Some([3, 8]));
        assert_eq!(names(&desk), ["Bram", "Anna"]);
        assert_eq!(desk.thinking.plays.0, [true, false]);
        assert_eq!(desk.record.header().house.bid, 8);
        assert_eq!(desk.settings.new_game.names[0], "Anna", "as was written");
    }

    #[test]
    fn what_is_tried_out_needs_no_choice() {
        let (mut desk, _) = placed([false, false], None);
        update(&mut desk, Action::WhatIf);
        assert_eq!(desk.side_chooser(), None);
        update(&mut desk, Action::Pass);
        assert_eq!(plies(&desk), 11);
    }
}
