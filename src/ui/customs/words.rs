//! What there is to say about the customs of the table.

use crate::app::{CustomNotice, Model};
use crate::rules::Player;
use crate::ui::seat::Seat;
use crate::ui::text::{Text, words};

/// The words of a notice.
pub fn notice<P: Seat>(notice: CustomNotice, model: &Model<P>, text: &Text) -> String {
    let named = |player| name(model, player, text);
    match notice {
        CustomNotice::Ended(outcome) => {
            let over = model.position().outcome_words(outcome, text);
            words!(text, "notice-ended", over = over)
        }
        CustomNotice::ReallyResign(player) => {
            words!(text, "notice-really-resign", name = named(player))
        }
        CustomNotice::NotAtTheEnd => text.get("notice-not-at-the-end"),
        CustomNotice::AfterTheEnd => text.get("notice-after-the-end"),
        CustomNotice::TriedOut => text.get("notice-tried-out"),
        CustomNotice::NobodyThere => text.get("notice-nobody-there"),
        CustomNotice::DeclinedBefore => text.get("notice-declined-before"),
        CustomNotice::DrawOffered => text.get("notice-draw-offered"),
        CustomNotice::DrawDeclined(player) => {
            words!(text, "notice-draw-declined", name = named(player))
        }
        CustomNotice::NothingOffered => text.get("notice-nothing-offered"),
        CustomNotice::SidesChanged => text.get("notice-sides-exchanged"),
        CustomNotice::ClocksReady => text.get("notice-clocks-ready"),
        CustomNotice::ClocksRun => text.get("notice-clocks-run"),
        CustomNotice::ClocksStopped => text.get("notice-clocks-stopped"),
        CustomNotice::NoClocks => text.get("notice-no-clocks"),
        CustomNotice::NoTimeHere => text.get("notice-no-time-here"),
        CustomNotice::PassedByItself(player) => {
            words!(text, "notice-passed-by-itself", name = named(player))
        }
    }
}

/// The name of a player, or else the side.
pub fn name<P: Seat>(model: &Model<P>, player: Player, text: &Text) -> String {
    match model.record.header().players[player].name.as_str() {
        "" => P::side(player, text),
        name => name.to_owned(),
    }
}
