//! Resigning, and offering a draw: the ends of a game that its moves do not show.

use crate::app::model::Model;
use crate::app::notice::Notice;
use crate::engine::{Report, Value};
use crate::game::Ending;
use crate::rules::{Outcome, Player, Position};

use super::{CustomNotice, Offer};

impl<P: Position> Model<P> {
    /// The end of the game, if it has ended at the cursor: by its rules, or as the players
    /// settled it at the end of the main line.
    pub fn end(&self) -> Option<Outcome> {
        let cursor = self.record.cursor();
        self.record
            .outcome(cursor)
            .or_else(|| Some(self.settled()?.outcome()))
    }

    /// How the players settled the game that ends at the cursor.
    fn settled(&self) -> Option<Ending> {
        let ending = self.record.header().ending?;
        let here = !self.is_what_if() && self.record.cursor() == self.record.main_end();
        here.then_some(ending)
    }

    /// Says so where the players have settled the game at the cursor.
    pub(in crate::app) fn object_to_settled(&mut self) -> bool {
        let settled = self.settled();
        if let Some(ending) = settled {
            self.say(CustomNotice::Ended(ending.outcome()));
        }
        settled.is_some()
    }

    /// Says so where what was tried out goes on after the end that the players have settled: kept,
    /// it would be the game.
    pub(in crate::app) fn object_to_going_on(&mut self) -> bool {
        let game = self.game();
        let end = game.main_end();
        let settled = game.header().ending.is_some() && game.outcome(end).is_none();
        let cursor = self.record.cursor();
        let goes_on = settled && cursor != end && self.record.is_on_path(end, cursor);
        if goes_on {
            self.say(CustomNotice::AfterTheEnd);
        }
        goes_on
    }

    /// Who resigns or offers a draw from the desk: the one who plays against the engine, else
    /// the one to move. Nobody where the engine plays both sides.
    pub fn desk_player(&self) -> Option<Player> {
        match self.thinking.plays.0 {
            [false, false] => Some(self.position().turn()),
            [true, false] => Some(Player::Second),
            [false, true] => Some(Player::First),
            [true, true] => None,
        }
    }

    /// Whether the game may be settled now.
    pub fn may_settle(&self) -> bool {
        self.end().is_none() && self.objection_to_settling().is_none()
    }

    fn objection_to_settling(&self) -> Option<CustomNotice> {
        if let Some(outcome) = self.end() {
            Some(CustomNotice::Ended(outcome))
        } else if self.is_what_if() {
            Some(CustomNotice::TriedOut)
        } else if self.desk_player().is_none() {
            Some(CustomNotice::NobodyThere)
        } else if self.record.cursor() != self.record.main_end() {
            Some(CustomNotice::NotAtTheEnd)
        } else {
            None
        }
    }

    /// The player who may settle the game from the desk; it is said why, where nobody may.
    fn settler(&mut self) -> Option<Player> {
        if let Some(objection) = self.objection_to_settling() {
            self.say(objection);
            return None;
        }
        self.desk_player()
    }

    /// The first time it is asked whether that is meant; the second time it is done.
    pub(super) fn resign(&mut self) {
        let Some(player) = self.settler() else {
            return;
        };
        let here = Some(self.place());
        if self.customs.resigning == here {
            self.settle(Ending::Resignation(player));
        } else {
            self.customs.resigning = here;
            self.say(CustomNotice::ReallyResign(player));
        }
    }

    pub(super) fn offer_draw(&mut self) {
        let Some(by) = self.settler() else {
            return;
        };
        let at = self.place();
        if self.customs.declined == Some(at) {
            return self.say(CustomNotice::DeclinedBefore);
        }
        self.customs.offer = Some(Offer { by, at });
        if !self.is_between_persons() {
            self.say(CustomNotice::DrawOffered);
        }
    }

    /// The player whose offer of a draw waits for the answer of a person.
    pub fn draw_offered_by(&self) -> Option<Player> {
        self.offer()
            .filter(|_| self.is_between_persons())
            .map(|offer| offer.by)
    }

    /// Whether the engine is to answer an offer of a draw.
    pub(in crate::app) fn owes_answer(&self) -> bool {
        self.offer()
            .is_some_and(|offer| self.thinking.plays[!offer.by])
    }

    /// The offer that holds.
    fn offer(&self) -> Option<Offer> {
        let offer = self.customs.offer?;
        (offer.at == self.place() && self.end().is_none()).then_some(offer)
    }

    /// A person answers.
    pub(in crate::app) fn answer_draw(&mut self, accepts: bool) {
        match self.draw_offered_by() {
            Some(by) => self.close_offer(by, accepts),
            None => self.say(CustomNotice::NothingOffered),
        }
    }

    /// The engine answers: it accepts where it has found that it is no better than even.
    pub(in crate::app) fn answer_found(&mut self, report: Option<&Report<P::Move>>) {
        let Some(offer) = self.offer() else {
            return;
        };
        let engine = !offer.by;
        let best = report.and_then(|report| report.lines.first());
        let accepts = best.is_some_and(|line| {
            let of_mover = line.score.value;
            let of_first = match self.position().turn() {
                Player::First => of_mover,
                Player::Second => -of_mover,
            };
            let bid = Value::half_points(self.record.header().house.bid as i32);
            match engine {
                Player::First => of_first <= bid,
                Player::Second => of_first >= bid,
            }
        });
        self.close_offer(offer.by, accepts);
    }

    fn close_offer(&mut self, by: Player, accepts: bool) {
        self.customs.offer = None;
        if accepts {
            self.settle(Ending::Agreement(None));
        } else {
            self.customs.declined = Some(self.place());
            self.say(CustomNotice::DrawDeclined(!by));
        }
    }

    /// Ends the game otherwise than by its rules, and shows its sheet.
    pub(in crate::app) fn settle(&mut self, ending: Ending) {
        self.record.set_ending(Some(ending));
        self.attend_clocks();
        self.customs = Default::default();
        self.selected = None;
        self.weighed = None;
        self.notice = None;
        self.show_sheet(true);
    }

    /// Shows the sheet of a finished game, and nothing else in its place; or puts it away.
    pub(in crate::app) fn show_sheet(&mut self, shown: bool) {
        self.sheet = shown && self.is_over();
        self.review_sheet &= !self.sheet;
        self.training.make_room(self.sheet);
    }

    pub(super) fn say(&mut self, notice: CustomNotice) {
        self.notice = Some(Notice::Custom(notice));
    }
}
