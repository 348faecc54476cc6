//! What follows from an action. Pure: the same model and action give the same model and effects.

use std::ops::ControlFlow;

use crate::rules::Position;

use super::action::{Action, Effect, Reply, Step};
use super::customs::Custom;
use super::dialog::{Asking, Dialog, Intent};
use super::files::Origin;
use super::model::Model;
use super::notice::{Failure, Notice};

/// Applies an action to the model, and says what is to be done outside of it.
pub fn update<P: Position>(model: &mut Model<P>, action: Action<P>) -> Vec<Effect<P>> {
    let plays = matches!(action, Action::PlayThrough(_) | Action::PlayOn);
    let before = (model.game_number(), model.record.cursor());
    let mut effects = apply(model, action);
    // Whoever goes elsewhere has seen enough.
    model.playing &= plays || before == (model.game_number(), model.record.cursor());
    model.stop_playing_if_interrupted();
    model.attend_clocks();
    effects.extend(model.attend());
    effects.extend(model.attend_review());
    effects.extend(model.attend_learning());
    effects.extend(model.attend_training());
    effects.extend(model.attend_journal());
    effects
}

fn apply<P: Position>(model: &mut Model<P>, action: Action<P>) -> Vec<Effect<P>> {
    if !is_of_the_machine(&action) {
        model.notice = None;
        if !matches!(action, Action::Custom(Custom::Resign)) {
            model.customs.forget_question();
        }
    }
    let action = match model.at_the_editor(action) {
        ControlFlow::Break(effects) => return effects,
        ControlFlow::Continue(action) => action,
    };
    let action = match model.at_the_library(action) {
        ControlFlow::Break(effects) => return effects,
        ControlFlow::Continue(action) => action,
    };
    match action {
        Action::Point(cell) if model.has_pencil() => model.draw_at(cell),
        Action::Lift(_) if model.has_pencil() => {}
        Action::Drag { from, to } if model.has_pencil() => model.draw_between(from, to),
        Action::Point(cell) => model.point(cell),
        Action::Lift(cell) => model.lift(cell),
        Action::Drag { from, to } => model.drag(from, to),
        Action::Weigh { from, to } => model.weigh(from, to),
        Action::Choose(play) => model.choose(play),
        Action::Type(text) => model.type_move(&text),
        Action::Pass => {
            if let Some(pass) = model.pass()
                && model.may_move()
            {
                model.play(pass);
            }
        }
        Action::Escape => return escape(model),
        Action::WhatIf => model.ask_what_if(),
        Action::OpenEditor => model.open_editor(),
        Action::Edit(edit) => return model.edit(edit),
        Action::Browse(browse) => return model.browse(browse),
        Action::Recover(recovery) => return model.recover(recovery),
        Action::KeepWhatIf => model.keep_what_if(),
        Action::DropWhatIf => {
            model.drop_what_if();
        }
        // What lies on the desk is no game whose changes are worth anything.
        Action::Undo if model.is_taught() => model.take_back_answer(),
        Action::Redo if model.is_taught() => model.notice = Some(Notice::NothingToRedo),
        Action::Undo => model.undo(),
        Action::Redo => model.redo(),
        Action::Step(step) => travel(model, step),
        Action::PlayThrough(on) => model.play_through(on),
        Action::PlayOn => {
            model.play_on();
        }
        Action::GoTo(node) => {
            model.record.go_to(node);
            arrive(model);
        }
        Action::Delete(_)
        | Action::Trim(_)
        | Action::Reorder { .. }
        | Action::Promote(_)
        | Action::Paste(_)
            if model.is_what_if() =>
        {
            model.notice = Some(model.apart());
        }
        Action::Delete(node) => {
            if model.record.delete(node) {
                model.notice = Some(Notice::Deleted);
            }
            arrive(model);
        }
        Action::Trim(node) => {
            if model.record.trim(node) {
                model.notice = Some(Notice::Deleted);
            }
            arrive(model);
        }
        Action::Reorder { node, earlier } => {
            let place = model.record.index_among_siblings(node);
            let place = match earlier {
                true => place.saturating_sub(1),
                false => place + 1,
            };
            model.record.put_at(node, place);
        }
        Action::Promote(node) => {
            if model.record.promote(node) {
                model.notice = Some(Notice::Promoted);
            }
        }
        // What is tried out has no notes: they would be lost with it.
        Action::Comment { .. } | Action::Judge(_) | Action::Mark(_) | Action::WipeMarks
            if model.is_what_if() => {}
        Action::Comment {
            node,
            text,
            goes_on: true,
        } => {
            model.record.continue_comment(node, &text);
        }
        Action::Comment { node, text, .. } => {
            model.record.set_comment(node, &text);
        }
        Action::Judge(symbol) => model.judge(symbol),
        Action::Mark(mark) => {
            model.record.toggle_mark(model.record.cursor(), mark);
        }
        Action::WipeMarks => {
            model.record.clear_marks(model.record.cursor());
        }
        Action::Show(dialog) => model.dialog = Some(dialog),
        Action::Custom(custom) => return model.keep_custom(custom),
        Action::NewGame(game) => return model.intend(Intent::New(game)),
        Action::Leave(errand) => return model.intend(Intent::Leave(errand)),
        Action::ChooseOpening => return model.ask(Asking::Opening),
        Action::Open => return model.intend(Intent::Choose),
        Action::OpenFile(path) => return model.intend(Intent::Open(path)),
        Action::Drop(paths) => return model.dropped(paths),
        Action::Save => return model.save(),
        Action::SaveAs => return model.ask(Asking::Save),
        Action::Export(wish) => {
            model.dialog = None;
            model.wish = wish;
            return model.ask(Asking::Export);
        }
        Action::Copy(what) => return model.copy(what),
        Action::Paste(text) => return model.paste(text),
        Action::SaveFirst => {
            if let Some(Dialog::Unsaved(intent)) = model.dialog.take() {
                model.after_saving = Some(intent);
                return model.save();
            }
        }
        Action::Discard => {
            if let Some(Dialog::Unsaved(intent)) = model.dialog.take() {
                return model.fulfil(intent);
            }
        }
        Action::Overwrite => {
            return match model.dialog.take() {
                Some(Dialog::Overwrite(Asking::Export, path)) => model.export(path, true),
                Some(Dialog::Overwrite(_, path)) => model.write(path, true),
                Some(Dialog::Changed(path)) => model.save_over(path),
                _ => Vec::new(),
            };
        }
        Action::Reload => return model.reload(),
        Action::SaveBeside => {
            if let Some(Dialog::Changed(_)) = model.dialog.take() {
                return model.ask(Asking::Save);
            }
        }
        Action::EnterPath(path) => {
            if let Some(Dialog::Path(asking)) = model.dialog.take() {
                model.dialog = after_path(asking);
                return model.picked(asking, path, Origin::Prompt);
            }
        }
        Action::OpenSoundPart => return model.open_sound_part(),
        Action::TypePathInstead => return model.type_path_instead(),
        Action::Close => return model.intend(Intent::Close),
        Action::ShowSheet(shown) => {
            model.show_sheet(shown);
        }
        Action::TellSheetCopied => model.notice = Some(Notice::SheetCopied),
        Action::Flip => {
            model.settings.flipped = !model.settings.flipped;
            return vec![model.save_settings()];
        }
        Action::Adapt(adaptation) => return model.adapt(adaptation),
        Action::LayOver(overlays) => {
            model.settings.set_overlays::<P>(overlays);
            return vec![model.save_settings()];
        }
        Action::ShowTimeline(view) => {
            model.settings.timeline = view;
            return vec![model.save_settings()];
        }
        Action::SetPace(pace) => {
            model.settings.pace = pace;
            return vec![model.save_settings()];
        }
        Action::SetTheme(theme) => {
            model.settings.theme = theme;
            return vec![model.save_settings()];
        }
        Action::SetLanguage(language) => {
            model.settings.language = language;
            return vec![model.save_settings()];
        }
        Action::Sense(sense) => return model.set_sense(sense),
        Action::SetAnimations(on) => {
            model.settings.animations = on;
            return vec![model.save_settings()];
        }
        Action::ChooseSide { takes } => model.answer_swap(takes),
        Action::SeatEngine(player, plays) => model.seat_engine(player, plays),
        Action::Analyse(on) => model.analyse(on),
        Action::Hint => model.ask_for_hint(),
        Action::EngineMove => model.tell_engine_to_move(),
        Action::StopEngine => model.rest_engine(),
        Action::SetEngine(engine) => {
            model.settings.engine = engine;
            return vec![model.save_settings()];
        }
        Action::UseEngine(program) => {
            model.dialog = None;
            model.change_engine();
            model.settings.engine_program = program;
            return vec![model.save_settings()];
        }
        Action::Review => return model.review(),
        Action::CancelReview => return model.cancel_review(),
        Action::ShowReview(shown) => {
            model.review_sheet = shown && !model.is_what_if();
            model.sheet &= !model.review_sheet;
            model.training.make_room(model.review_sheet);
        }
        Action::SetReview(review) => {
            model.settings.review = review;
            return vec![model.save_settings()];
        }
        Action::TellNoMistake => model.notice = Some(Notice::NoMistake),
        Action::Learn(lesson) => model.learn(lesson),
        Action::Train(drill) => return model.train(drill),
        Action::Tutor(tuition) => return model.tutor(tuition),
        Action::ShowExample(example) => model.show_example(example),
        Action::EndGreeting => {
            model.greets = false;
            return vec![model.save_settings()];
        }
        Action::RememberWindow(size) => {
            model.settings.window = Some(size);
            return vec![model.save_settings()];
        }
        Action::Reply(reply) => return receive(model, reply),
    }
    Vec::new()
}

/// Whether an action is nothing that a person does.
fn is_of_the_machine<P: Position>(action: &Action<P>) -> bool {
    matches!(
        action,
        Action::Reply(_)
            | Action::RememberWindow(_)
            | Action::Custom(Custom::Time(_) | Custom::RememberArrangement(_))
    )
}

fn escape<P: Position>(model: &mut Model<P>) -> Vec<Effect<P>> {
    if model.waiting.is_some() {
        return model.give_up_waiting();
    }
    if let Some(dialog) = model.dialog.take() {
        model.after_saving = None;
        model.damaged = None;
        if let Dialog::Path(asking) = dialog {
            model.dialog = after_path(asking);
        }
    } else if model.weighed().is_some() {
        model.weighed = None;
    } else if model.selected.take().is_none()
        && !model.drop_pencil()
        && !model.drop_what_if()
        && !std::mem::take(&mut model.sheet)
    {
        model.review_sheet = false;
        model.training.close();
    }
    Vec::new()
}

/// The dialog that a path was asked for by.
fn after_path<P: Position>(asking: Asking) -> Option<Dialog<P>> {
    (asking == Asking::Opening).then_some(Dialog::NewGame)
}

pub(super) fn travel<P: Position>(model: &mut Model<P>, step: Step) {
    match step {
        Step::First => model.record.to_start(),
        Step::Back => {
            model.record.step_back();
        }
        Step::Forward => {
            model.record.step_forward();
        }
        Step::Last => model.record.to_end(),
        Step::To(ply) => model.record.go_to_ply(ply),
    }
    arrive(model);
}

/// The cursor stands somewhere else now: what was about to be played is not to be played here.
pub(super) fn arrive<P: Position>(model: &mut Model<P>) {
    model.selected = None;
    model.sheet = false;
}

fn receive<P: Position>(model: &mut Model<P>, reply: Reply<P>) -> Vec<Effect<P>> {
    match reply {
        Reply::Asked { ticket, outcome } => model.answered(ticket, outcome),
        Reply::Read {
            ticket,
            asking,
            path,
            result,
        } => model.has_read(ticket, asking, path, result),
        Reply::Damaged { ticket, damaged } => model.has_found_damage(ticket, damaged),
        Reply::Written {
            ticket,
            path,
            stamp,
            result,
        } => model.has_written(ticket, path, stamp, result),
        Reply::Unfinished(survey) => {
            model.has_found_unfinished(survey);
            Vec::new()
        }
        Reply::Restored {
            ticket,
            journal,
            result,
        } => model.has_restored(ticket, journal, result),
        Reply::JournalFailed(why) => {
            model.notice = Some(Notice::Failed(Failure::Journal { why }));
            Vec::new()
        }
        Reply::Panicked(report) => {
            model.give_up_what_is_under_way();
            model.notice = Some(Notice::Panicked(report));
            Vec::new()
        }
        Reply::OpenElsewhere(path) => {
            model.notice = Some(Notice::OpenElsewhere(path));
            Vec::new()
        }
        Reply::Exported {
            ticket,
            path,
            result,
        } => {
            model.has_exported(ticket, path, result);
            Vec::new()
        }
        Reply::Drawn { ticket, result } => model.has_drawn(ticket, result),
        Reply::Pasted { ticket, result } => model.has_pasted(ticket, result),
        Reply::PastedElsewhere { ticket, errand } => model.has_pasted_elsewhere(ticket, errand),
        Reply::Thought {
            ticket,
            report,
            finished,
        } => {
            model.has_thought(ticket, report, finished);
            Vec::new()
        }
        Reply::Worked { ticket, effort } => {
            model.has_worked(ticket, effort);
            Vec::new()
        }
        Reply::EngineFailed { ticket, why } => {
            model.engine_has_failed(ticket, why);
            Vec::new()
        }
        Reply::Reviewing { ticket, progress } => {
            model.review_goes_on(ticket, progress);
            Vec::new()
        }
        Reply::Reviewed { ticket, result } => {
            model.has_reviewed(ticket, result);
            Vec::new()
        }
        Reply::Weighed { ticket, result } => {
            model.has_weighed(ticket, result);
            Vec::new()
        }
        Reply::Library { ticket, reply } => model.has_read_library(ticket, reply),
        Reply::Held { ticket, result } => {
            model.has_held(ticket, result);
            Vec::new()
        }
        Reply::TrainingRead {
            ticket,
            today,
            deck,
            problem,
        } => {
            model.has_read_training(ticket, today, *deck, problem);
            Vec::new()
        }
        Reply::Sought { ticket, result } => {
            model.has_sought(ticket, result);
            Vec::new()
        }
        Reply::TrainingNotSaved(why) => {
            model.notice = Some(Notice::Training(why));
            Vec::new()
        }
        Reply::SettingsNotSaved(failure) => {
            model.notice = Some(Notice::Failed(failure));
            Vec::new()
        }
    }
}
