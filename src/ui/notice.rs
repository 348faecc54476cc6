//! Notices of the status line, in words.

use crate::cause::Explain;
use std::path::{Path, PathBuf};

use crate::app::{Copying, Failure, Model, Notice};
use crate::game::{Change, Place};
use crate::rules::Outcome;
use crate::storage::game_file::SaveError;

use super::cause::say;
use super::customs;
use super::seat::Seat;
use super::shortcuts::Command;
use super::text::{Text, words};

/// Of files that were dropped so many are named.
const DROPPED_NAMES: usize = 3;

/// The words of a notice about the game on the desk.
pub fn words_of<P: Seat>(notice: &Notice<P>, model: &Model<P>, text: &Text) -> String {
    let position = model.position();
    match notice {
        Notice::Illegal(why) => position.illegal_words(why, text),
        Notice::Over(reason) => {
            let outcome = Outcome {
                winner: None,
                reason: *reason,
            };
            let outcome = position.outcome().unwrap_or(outcome);
            position.outcome_words(outcome, text)
        }
        Notice::NotAMove(typed) => words!(
            text,
            "notice-not-a-move",
            typed = typed.as_str(),
            examples = text.get(&format!("{}-move-examples", P::GAME))
        ),
        Notice::NoMoves(cell) => words!(text, "notice-no-moves", cell = cell.to_string()),
        Notice::Undone(place) => {
            let key = match place.change {
                Change::Move => "notice-move-undone",
                _ => "notice-undone",
            };
            words!(text, key, change = change(*place, model, text))
        }
        Notice::TurnUndone(place) => {
            words!(
                text,
                "notice-turn-undone",
                change = change(*place, model, text)
            )
        }
        Notice::PassUndone(place) => {
            words!(
                text,
                "notice-pass-undone",
                change = change(*place, model, text)
            )
        }
        Notice::PassRedone(place) => {
            words!(
                text,
                "notice-pass-redone",
                change = change(*place, model, text)
            )
        }
        Notice::Redone(place) => {
            words!(text, "notice-redone", change = change(*place, model, text))
        }
        Notice::TurnRedone(place) => {
            words!(
                text,
                "notice-turn-redone",
                change = change(*place, model, text)
            )
        }
        Notice::NothingToUndo => text.get("notice-nothing-to-undo"),
        Notice::NothingToRedo => text.get("notice-nothing-to-redo"),
        Notice::SheetCopied => text.get("notice-sheet-copied"),
        Notice::Copied(Copying::Position) => text.get("notice-position-copied"),
        Notice::Copied(Copying::Game) => text.get("notice-game-copied"),
        Notice::Copied(Copying::Picture) => text.get("notice-picture-copied"),
        Notice::NoPicture(why) => words!(text, "notice-no-picture", why = say(why, text)),
        Notice::SetUp => text.get("notice-set-up"),
        Notice::DraftKept => text.get("notice-draft-kept"),
        Notice::Pasted => text.get("notice-pasted"),
        Notice::PastedAnother => text.get("notice-pasted-another"),
        Notice::NotPasted(fault) => words!(
            text,
            "notice-not-pasted",
            line = fault.line,
            column = fault.column,
            why = say(&fault.problem.explain(), text)
        ),
        Notice::Exported(path) => {
            words!(text, "notice-exported", path = path.display().to_string())
        }
        Notice::Deleted => text.get("notice-deleted"),
        Notice::Promoted => text.get("notice-promoted"),
        Notice::Saved(path) => words!(text, "notice-saved", path = path.display().to_string()),
        Notice::Opened(path) => words!(text, "notice-opened", path = path.display().to_string()),
        Notice::ReadOnly(path) => {
            words!(text, "notice-read-only", path = path.display().to_string())
        }
        Notice::TooLate(path) => {
            words!(text, "notice-too-late", path = path.display().to_string())
        }
        Notice::Dropped(paths) => dropped(paths, text),
        Notice::Pencil => text.get("notice-pencil"),
        Notice::WhatIf => words!(
            text,
            "notice-what-if",
            keys = Command::KeepWhatIf.keys(&model.settings)
        ),
        Notice::Asked => text.get("notice-asked"),
        Notice::WhatIfDropped => text.get("notice-what-if-dropped"),
        Notice::WhatIfKept(moves) => words!(text, "notice-what-if-kept", moves = *moves),
        Notice::NothingToKeep => text.get("notice-nothing-to-keep"),
        Notice::ChooseSide => text.get("notice-choose-side"),
        Notice::SidesChanged => text.get("notice-sides-changed"),
        Notice::SidesKept => text.get("notice-sides-kept"),
        Notice::NothingToReview => text.get("notice-nothing-to-review"),
        Notice::Reviewed(points) => words!(
            text,
            "notice-reviewed",
            points = *points,
            next = Command::NextMistake.keys(&model.settings),
            undo = Command::Undo.keys(&model.settings)
        ),
        Notice::NotReviewed(why) => words!(text, "notice-not-reviewed", why = say(why, text)),
        Notice::ReviewCancelled => text.get("notice-review-cancelled"),
        Notice::NoMistake => text.get("notice-no-mistake"),
        Notice::NothingToLearn => words!(
            text,
            "notice-nothing-to-learn",
            keys = Command::Review.keys(&model.settings)
        ),
        Notice::BackAtQuestion => text.get("notice-back-at-question"),
        Notice::QuestionAnswered => text.get("notice-question-answered"),
        Notice::Tutored => text.get("notice-tutored"),
        Notice::StepDone => text.get("notice-step-done"),
        Notice::LearningLeft => text.get("notice-learning-left"),
        Notice::NothingToTrain => text.get("notice-nothing-to-train"),
        Notice::TrainingLeft { once, of } => {
            words!(text, "notice-training-left", once = *once, of = *of)
        }
        Notice::MistakesAdded(count) => words!(text, "notice-mistakes-added", count = *count),
        Notice::Training(why) => words!(text, "notice-training", why = say(why, text)),
        Notice::OpenedInPart(path, left_out) => words!(
            text,
            "notice-opened-in-part",
            path = path.display().to_string(),
            moves = left_out.nodes,
            why = left_out
                .faults
                .first()
                .map(|fault| say(fault, text))
                .unwrap_or_default()
        ),
        Notice::Restored => text.get("notice-restored"),
        Notice::RestoredInPart(kept) => words!(
            text,
            "notice-restored-in-part",
            path = kept.display().to_string()
        ),
        Notice::Reloaded(path) => {
            words!(text, "notice-reloaded", path = path.display().to_string())
        }
        Notice::Panicked(report) => {
            words!(text, "notice-panicked", path = report.display().to_string())
        }
        Notice::OpenElsewhere(path) => words!(
            text,
            "notice-open-elsewhere",
            path = path.display().to_string()
        ),
        Notice::NothingUnfinished => text.get("notice-nothing-unfinished"),
        Notice::JournalsAside(paths) => {
            let first = paths.first().map(|path| path.display().to_string());
            words!(
                text,
                "notice-journals-aside",
                count = paths.len(),
                path = first.unwrap_or_default()
            )
        }
        Notice::EngineFailed(why) => words!(text, "notice-engine-failed", why = say(why, text)),
        Notice::Custom(notice) => customs::notice_words(*notice, model, text),
        Notice::EngineThinks => words!(
            text,
            "notice-engine-thinks",
            now = Command::EngineMove.keys(&model.settings),
            stop = Command::StopEngine.keys(&model.settings)
        ),
        Notice::Failed(failure) => failed(failure, text),
    }
}

/// What was dropped: the first few by their names.
fn dropped(paths: &[PathBuf], text: &Text) -> String {
    let names: Vec<_> = paths
        .iter()
        .take(DROPPED_NAMES)
        .map(|path| path.file_name().unwrap_or(path.as_os_str()))
        .map(|name| name.to_string_lossy())
        .collect();
    words!(
        text,
        "notice-dropped",
        names = names.join(", "),
        more = paths.len() - names.len()
    )
}

fn failed(failure: &Failure, text: &Text) -> String {
    let (key, path, why) = match failure {
        Failure::Settings { why } => {
            return words!(text, "notice-settings-failed", why = say(why, text));
        }
        Failure::Restore { why } => {
            return words!(text, "notice-restore-failed", why = say(why, text));
        }
        Failure::Journal { why } => {
            return words!(text, "notice-journal-failed", why = say(why, text));
        }
        Failure::Read { path, why } => ("notice-read-failed", path, say(why, text)),
        Failure::Write { path, why } => return not_saved(path, why, text),
        Failure::Export { path, why } => ("notice-export-failed", path, say(why, text)),
        Failure::SaveSettings { path, why } => ("notice-settings-not-saved", path, say(why, text)),
        Failure::OtherGame { path, game } => {
            let game = text.get(&format!("{game}-name"));
            return words!(
                text,
                "notice-other-game",
                path = path.display().to_string(),
                game = game
            );
        }
        Failure::Exists { path } => ("notice-exists", path, String::new()),
        Failure::NoOpening { path } => ("notice-no-opening", path, String::new()),
    };
    words!(text, key, path = path.display().to_string(), why = why)
}

/// Why a game was not saved, and what can be done.
fn not_saved(path: &Path, why: &SaveError, text: &Text) -> String {
    let key = match why {
        SaveError::Full => "notice-disk-full",
        SaveError::ReadOnlyFile => "notice-file-read-only",
        SaveError::ReadOnlyFolder => "notice-folder-read-only",
        SaveError::NoFolder => "notice-no-folder",
        SaveError::NameTooLong => "notice-name-too-long",
        SaveError::Folder => "notice-is-folder",
        SaveError::Changed => "notice-changed",
        SaveError::Exists => "notice-exists",
        SaveError::System(why) => {
            let path = path.display().to_string();
            return words!(
                text,
                "notice-write-failed",
                path = path,
                why = say(why, text)
            );
        }
    };
    words!(text, key, path = path.display().to_string())
}

/// What was changed: a move by its name, everything else by its kind.
fn change<P: Seat>(place: Place, model: &Model<P>, text: &Text) -> String {
    match model.record.played(place.node) {
        Some(play) if place.change == Change::Move => play.to_string(),
        _ => text.get(change_key(place.change)),
    }
}

fn change_key(change: Change) -> &'static str {
    match change {
        Change::Move => "change-move",
        Change::Line => "change-line",
        Change::Comment => "change-comment",
        Change::Symbol => "change-symbol",
        Change::Marks => "change-marks",
        Change::Eval => "change-eval",
        Change::Deletion => "change-deletion",
        Change::Promotion => "change-promotion",
        Change::Order => "change-order",
        Change::Players => "change-players",
        Change::Sides => "change-sides",
        Change::Exchange => "change-exchange",
        Change::Tags => "change-tags",
        Change::Ending => "change-ending",
        Change::Review => "change-review",
        Change::Whole => "change-whole",
    }
}
