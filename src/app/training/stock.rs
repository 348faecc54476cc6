//! The stock of questions is read, written and filled.

use crate::app::action::{Effect, Ticket};
use crate::app::learning::{Learning, Stage};
use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::cause::Cause;
use crate::coach::training::{Choice, Day, Deck, Exercise, Quarry};
use crate::rules::Position;

use super::{MOST_IN_VAIN, Seeking};

impl<P: Position> Model<P> {
    pub(in crate::app) fn has_read_training(
        &mut self,
        ticket: Ticket,
        today: Day,
        deck: Deck<P>,
        problem: Option<Cause>,
    ) {
        if self
            .training
            .reading
            .take_if(|asked| *asked == ticket)
            .is_none()
        {
            return;
        }
        self.training.today = today;
        self.training.deck = Some(deck);
        if let Some(problem) = problem {
            self.notice = Some(Notice::Training(problem));
        }
    }

    pub(in crate::app) fn has_sought(
        &mut self,
        ticket: Ticket,
        result: Result<Vec<Exercise<P>>, Cause>,
    ) {
        let training = &mut self.training;
        let Some(seeking) = training.seeking.take_if(|seeking| seeking.ticket == ticket) else {
            return;
        };
        let found = match result {
            Ok(found) => found,
            Err(why) => {
                training.in_vain = MOST_IN_VAIN;
                self.notice = Some(Notice::Training(why));
                return;
            }
        };
        let Some(deck) = &mut training.deck else {
            return;
        };
        let added = found
            .into_iter()
            .filter(|exercise| deck.add(exercise.clone()));
        let added = added.count();
        training.unsaved = true;
        match (added, seeking.in_game) {
            (added, true) => self.notice = Some(Notice::MistakesAdded(added)),
            (0, false) => training.in_vain += 1,
            (_, false) => training.in_vain = 0,
        }
    }

    /// Reads, writes and fills the stock as it is needed, and asks what was waited for.
    pub(in crate::app) fn attend_training(&mut self) -> Vec<Effect<P>> {
        let mut effects = Vec::new();
        let trains = self.is_training();
        if !trains {
            self.training.asked = None;
        }
        let used = self.training.page || trains;
        if self.training.deck.is_none() {
            let needed = used || !self.training.games.is_empty();
            if needed && self.training.reading.is_none() {
                let ticket = self.next_ticket();
                self.training.reading = Some(ticket);
                effects.push(Effect::ReadTraining { ticket });
            }
            return effects;
        }
        let waits = self.learning.as_ref().map(Learning::stage) == Some(&Stage::Seeking);
        if waits {
            self.ask_from_stock();
        }
        effects.extend(self.seek(used));
        if std::mem::take(&mut self.training.unsaved)
            && let Some(deck) = &self.training.deck
        {
            effects.push(Effect::SaveTraining(Box::new(deck.clone())));
        }
        effects
    }

    /// Begins or ends the seeking, so that it goes on only as long as questions are wanted.
    fn seek(&mut self, used: bool) -> Option<Effect<P>> {
        let choice = self.settings.training.choice;
        let training = &mut self.training;
        let wanted = training.wants(choice).filter(|_| used);
        match training.seeking {
            Some(Seeking { in_game: false, .. }) if wanted.is_none() => {
                training.seeking = None;
                return Some(Effect::StopSeeking);
            }
            Some(_) => return None,
            None => {}
        }
        let game = training.games.pop_front();
        let in_game = game.is_some();
        let quarry = match (game, wanted) {
            (Some((game, player)), _) => Quarry::Game(game, player),
            (None, Some(wanted)) => {
                let setup = self.game().setup().clone();
                let training = &mut self.training;
                let seed = training.deck.as_mut()?.take_seed();
                training.unsaved = true;
                match wanted {
                    Choice::Endgames => Quarry::Endgame(setup, seed),
                    _ => Quarry::SelfPlay(setup, seed),
                }
            }
            (None, None) => return None,
        };
        let ticket = self.next_ticket();
        self.training.seeking = Some(Seeking { ticket, in_game });
        Some(Effect::Seek {
            ticket,
            quarry,
            effort: self.settings.training.effort,
        })
    }
}
