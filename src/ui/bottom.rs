//! The bottom bar, filled in for the game on the desk.

use egui::Ui;

use crate::app::{Action, CustomNotice, Notice, Step};

use super::bottom_bar::{BottomBar, BottomBarEvent, PassButton};
use super::customs;
use super::house;
use super::legend;
use super::notice;
use super::seat::{Seat, Table};
use super::text::words;

/// Shows the bar.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>, actions: &mut Vec<Action<P>>) {
    let record = &table.model.record;
    let bar = BottomBar {
        can_step_back: record.parent(record.cursor()).is_some(),
        can_step_forward: record.next(record.cursor()).is_some(),
        playing: table.model.is_playing(),
        pace: table.model.settings.pace,
        can_undo: record.next_undo().is_some(),
        can_redo: record.next_redo().is_some(),
        pass: P::PASSES.then(|| match table.model.pass() {
            Some(_) if table.model.side_chooser().is_none() => PassButton::YourTurn,
            _ => PassButton::Illegal,
        }),
        pass_help: &P::pass_words(table).unwrap_or_default(),
        status: &status(table),
        aside: &aside(table),
    };
    actions.extend(bar.show(ui, table.look).map(|event| match event {
        BottomBarEvent::First => Action::Step(Step::First),
        BottomBarEvent::Back => Action::Step(Step::Back),
        BottomBarEvent::Forward => Action::Step(Step::Forward),
        BottomBarEvent::Last => Action::Step(Step::Last),
        BottomBarEvent::Play(on) => Action::PlayThrough(on),
        BottomBarEvent::SetPace(pace) => Action::SetPace(pace),
        BottomBarEvent::Undo => Action::Undo,
        BottomBarEvent::Redo => Action::Redo,
        BottomBarEvent::Pass => Action::Pass,
    }));
}

/// What there is to say now: about the last action, about the end, or whose turn it is.
pub fn status<P: Seat>(table: &Table<'_, P>) -> String {
    let (model, text) = (table.model, table.look.text);
    let now = || match model.end() {
        Some(outcome) => {
            let end = model.position().outcome_words(outcome, text);
            let house = model.record.header().house;
            // A bid counts where the score decides.
            let played_out = model.record.outcome(model.record.cursor()).is_some();
            let score = model.position().score().filter(|_| played_out);
            let bid = score.and_then(|score| house::after_bid::<P>(house, score, text));
            match bid {
                Some(bid) => format!("{end} {bid}"),
                None => end,
            }
        }
        None => customs::offer_words(table)
            .or_else(|| house::choice_words(table))
            .unwrap_or_else(|| P::turn_words(table)),
    };
    if let Some(overlay) = table.laid {
        return legend::of(table, overlay);
    }
    let Some(notice) = &model.notice else {
        return now();
    };
    let said = notice::words_of(notice, model, text);
    if is_news(notice) && is_remarkable(table) {
        words!(text, "status-both", now = now(), said = said)
    } else {
        said
    }
}

/// Whether a notice tells of another position than before.
fn is_news<P: Seat>(notice: &Notice<P>) -> bool {
    matches!(
        notice,
        Notice::Opened(_)
            | Notice::ReadOnly(_)
            | Notice::Undone(_)
            | Notice::TurnUndone(_)
            | Notice::Redone(_)
            | Notice::TurnRedone(_)
            | Notice::PassUndone(_)
            | Notice::PassRedone(_)
            | Notice::Custom(CustomNotice::PassedByItself(_))
    )
}

/// Whether how things stand must not be missed: at the end, after a pass, and where nothing but
/// a pass is left.
fn is_remarkable<P: Seat>(table: &Table<'_, P>) -> bool {
    let is_pass = |play| P::ends(play) == (None, None);
    table.last().is_some_and(|(play, _)| is_pass(play))
        || table.model.legal_moves().into_iter().all(is_pass)
}

/// What was played last.
fn aside<P: Seat>(table: &Table<'_, P>) -> String {
    let text = table.look.text;
    let Some((play, mover)) = table.last() else {
        return String::new();
    };
    words!(
        text,
        "last-move",
        side = P::side(mover, text),
        play = play.to_string()
    )
}
