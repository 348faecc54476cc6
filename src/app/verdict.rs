//! What an engine thinks of positions: as it was found here, or is noted in the file.

use crate::coach::Verdict;
use crate::engine::Report;
use crate::game::NodeId;
use crate::rules::Position;

use super::model::Model;

impl<P: Position> Model<P> {
    /// What an engine thinks of the position at a node: what it found while this game has been on
    /// the desk, or else what is noted there.
    pub fn verdict(&self, node: NodeId) -> Option<Verdict> {
        let found = self.verdicts.get(self.record.position(node));
        let noted = || Verdict::read(self.record.notes(node).eval.as_ref()?);
        found.copied().or_else(noted)
    }

    /// Grows whenever a verdict comes or goes.
    pub fn verdict_revision(&self) -> u64 {
        self.verdict_revision
    }

    /// Keeps what was found about a position, unless more is known.
    pub(super) fn keep_verdict(&mut self, node: NodeId, report: &Report<P::Move>) {
        let position = self.record.position(node);
        let Some(verdict) = Verdict::of_report(report, position.turn()) else {
            return;
        };
        let known = self.verdicts.get(position);
        if known != Some(&verdict) && known.is_none_or(|known| verdict.supersedes(known)) {
            let position = position.clone();
            self.verdicts.insert(position, verdict);
            self.verdict_revision += 1;
        }
    }

    /// Forgets what was found: it is of another game, or of another engine.
    pub(super) fn forget_verdicts(&mut self) {
        self.verdicts.clear();
        self.verdict_revision += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::app::{Action, Effect, Reply, Step, Ticket, update};
    use crate::engine::{Certainty, Line, Score, Value};
    use crate::rules::agros::Position;
    use crate::rules::{Player, Position as _};
    use crate::storage::settings::Settings;
    use crate::study::sample;

    type Desk = Model<Position>;

    fn desk() -> Desk {
        let mut desk = Desk::new(Settings::default());
        desk.record = sample::game(11).into();
        desk
    }

    /// Does something upon which the engine is asked.
    fn asked(desk: &mut Desk, action: Action<Position>) -> Ticket {
        let effects = update(desk, action);
        let asked = effects.into_iter().find_map(|effect| match effect {
            Effect::Think { ticket, .. } => Some(ticket),
            _ => None,
        });
        asked.expect("the engine is asked")
    }

    /// The engine finds so many half points for the player to move.
    fn found(desk: &mut Desk, ticket: Ticket, depth: u32, half_points: i32) {
        let play = desk.legal_moves()[0];
        let value = Value::half_points(half_points);
        let report = Report {
            depth,
            selective_depth: depth,
            lines: vec![Line {
                score: Score {
                    value,
                    certainty: Certainty::Estimated,
                },
                moves: vec![play],
            }],
            nodes: 1,
            time: Duration::ZERO,
        };
        update(
            desk,
            Action::Reply(Reply::Thought {
                ticket,
                report,
                finished: false,
            }),
        );
    }

    fn here(desk: &Desk) -> Option<Value> {
        desk.verdict(desk.record.cursor()).map(|v| v.value)
    }

    #[test]
    fn the_deepest_look_at_a_position_is_kept_whoever_is_to_move() {
        let mut desk = desk();
        assert_eq!(desk.position().turn(), Player::Second);
        let ticket = asked(&mut desk, Action::Analyse(true));
        found(&mut desk, ticket, 5, 12);
        assert_eq!(here(&desk), Some(Value::half_points(-12)), "for Light");
        update(&mut desk, Action::Step(Step::Back));
        assert_eq!(here(&desk), None);
        let ticket = asked(&mut desk, Action::Step(Step::Forward));
        found(&mut desk, ticket, 3, 40);
        assert_eq!(here(&desk), Some(Value::half_points(-12)));
        found(&mut desk, ticket, 5, 14);
        assert_eq!(here(&desk), Some(Value::half_points(-14)));
        assert!(!desk.is_unsaved());
    }

    #[test]
    fn its_plans_against_a_person_stay_its_own() {
        let mut desk = desk();
        let ticket = asked(&mut desk, Action::SeatEngine(Player::Second, true));
        found(&mut desk, ticket, 5, 12);
        assert_eq!(here(&desk), None);
    }

    #[test]
    fn what_another_engine_thought_is_forgotten() {
        let mut desk = desk();
        let ticket = asked(&mut desk, Action::Hint);
        found(&mut desk, ticket, 5, 12);
        let revision = desk.verdict_revision();
        update(&mut desk, Action::UseEngine(Some("other".to_owned())));
        assert_eq!(here(&desk), None);
        assert!(desk.verdict_revision() > revision);
    }

    #[test]
    fn it_is_known_of_what_is_tried_out_too() {
        let mut desk = desk();
        let ticket = asked(&mut desk, Action::Hint);
        found(&mut desk, ticket, 5, 12);
        update(&mut desk, Action::WhatIf);
        assert!(here(&desk).is_some());
    }
}
