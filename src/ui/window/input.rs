//! Input that belongs to no widget: shortcuts, the clipboard, dropped files.

use egui::{Context, Event, Ui, ViewportCommand};

use crate::app::{
    Action, Adaptation, Browse, Copying, Custom, Dialog, Draft, Drill, Edit, Lesson, Sense, Step,
    Tuition,
};
use crate::coach::{Review, Reviewed};
use crate::game::Orientation;
use crate::storage::settings::TextSize;
use crate::ui::editor;
use crate::ui::seat::Seat;
use crate::ui::shortcuts::{self, Command};
use crate::ui::{customs, menu, review, side, tutorial};

use super::Window;

impl<P: Seat> Window<P> {
    pub(super) fn command(&mut self, command: Command, ctx: &Context) {
        let asks = self.model.learning().is_some();
        let tutors = self.model.tutorial().is_some();
        let action = match command {
            Command::NewGame => Action::Show(Dialog::NewGame),
            Command::Open => Action::Open,
            Command::Save => Action::Save,
            Command::SaveAs => Action::SaveAs,
            Command::Export => Action::Show(Dialog::Export),
            Command::CopyPosition => Action::Copy(Copying::Position),
            Command::CopyGame => Action::Copy(Copying::Game),
            Command::CopyPicture => Action::Copy(Copying::Picture),
            // What is in the clipboard comes as input.
            Command::Paste => return ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Command::Quit => Action::Close,
            Command::Undo | Command::TakeBack => Action::Undo,
            Command::Redo => Action::Redo,
            Command::First => Action::Step(Step::First),
            Command::Back => Action::Step(Step::Back),
            Command::Forward => Action::Step(Step::Forward),
            Command::Last => Action::Step(Step::Last),
            Command::Play => Action::PlayThrough(!self.model.is_playing()),
            Command::Pass => Action::Pass,
            Command::WhatIf if self.model.is_what_if() => Action::DropWhatIf,
            Command::WhatIf => Action::WhatIf,
            Command::KeepWhatIf => Action::KeepWhatIf,
            Command::Editor if self.model.editor().is_some() => Action::Edit(Edit::Leave),
            Command::Editor => Action::OpenEditor,
            Command::Library if self.model.is_browsing() => Action::Browse(Browse::Leave),
            Command::Library => Action::Browse(Browse::Open),
            Command::LibraryHere if self.model.is_browsing() => return,
            Command::LibraryHere => Action::Browse(Browse::OpenHere),
            Command::LargerText => self.text_size(TextSize::larger),
            Command::SmallerText => self.text_size(TextSize::smaller),
            Command::UsualText => self.text_size(|_| TextSize::default()),
            Command::Flip => Action::Flip,
            Command::TurnOn => self.orient(|lies| lies.turned_on(P::SIDES)),
            Command::Mirror => self.orient(|lies| lies.in_mirror(P::SIDES)),
            Command::PanelsLeft => {
                let left = self.model.settings.panels_left;
                Action::Adapt(Adaptation::PanelsLeft(!left))
            }
            Command::LargeTargets => {
                let large = self.model.settings.large_targets;
                Action::Adapt(Adaptation::LargeTargets(!large))
            }
            Command::Analyse => Action::Analyse(!self.model.thinking.analysing),
            // The page of the training lies over the game, whose engine rests there.
            Command::Hint
            | Command::EngineMove
            | Command::NextMistake
            | Command::PreviousMistake
            | Command::Learn
                if self.model.training().is_shown() && !asks && !tutors =>
            {
                return;
            }
            // While a question is asked, what helps with it is on the same keys.
            Command::Hint if asks => Action::Learn(Lesson::Hint),
            Command::EngineMove if asks => Action::Learn(Lesson::Show),
            Command::NextMistake if asks => Action::Learn(Lesson::Next),
            Command::NextMistake | Command::PreviousMistake if self.model.example().is_some() => {
                let forward = command == Command::NextMistake;
                let action = tutorial::go_in_example(&self.model, forward);
                return self.actions.extend(action);
            }
            Command::Hint if tutors => Action::Tutor(Tuition::Hint),
            Command::NextMistake if tutors => Action::Tutor(Tuition::Next),
            Command::PreviousMistake if tutors => Action::Tutor(Tuition::Back),
            Command::EngineMove | Command::Learn if tutors => return,
            Command::Hint => Action::Hint,
            Command::EngineMove => Action::EngineMove,
            Command::StopEngine => Action::StopEngine,
            Command::Review => Action::Review,
            Command::ReviewSheet => {
                let there = self.derived.review().is_some();
                Action::ShowReview(there && !self.model.review_sheet)
            }
            Command::NextMistake => self.turning_point(Review::next),
            Command::PreviousMistake => self.turning_point(Review::previous),
            Command::Learn => {
                let side = review::side_to_learn(&self.model);
                review::learn(&self.model, self.derived.review(), side)
            }
            Command::Map => {
                self.views.map.shown = !self.views.map.shown;
                return;
            }
            Command::Compare => {
                let (model, shown) = (&self.model, self.shown());
                let cursor = model.record.cursor();
                match side::compare(&mut self.views.since, model, shown, cursor) {
                    Some(action) => action,
                    None => return,
                }
            }
            Command::Comment => {
                self.views.tab = side::Tab::Notes;
                return self.views.notes.take_keyboard();
            }
            Command::Pencil => {
                let taken = !self.model.has_pencil();
                Action::Adapt(Adaptation::TakePencil(taken))
            }
            Command::Training if self.model.training().is_shown() => Action::Train(Drill::Close),
            Command::Training => Action::Train(Drill::Open(self.effects.today())),
            Command::OfferDraw => Action::Custom(Custom::OfferDraw),
            Command::Resign => Action::Custom(Custom::Resign),
            Command::Clocks => Action::Custom(Custom::TurnClocks),
            Command::ChangeSides => Action::Custom(Custom::ChangeSides),
            Command::Rematch => customs::again(true),
            Command::SameAgain => customs::again(false),
            Command::Settings => Action::Show(Dialog::Settings),
            Command::Shortcuts => Action::Show(Dialog::Shortcuts),
            // There it would search menus that are not shown.
            Command::Finder if self.is_covered() => return,
            Command::Finder => Action::Show(Dialog::Finder),
        };
        self.actions.push(action);
    }

    /// Boards lie differently from now on.
    fn orient(&self, change: impl Fn(Orientation) -> Orientation) -> Action<P> {
        let lies = change(self.model.settings.orientation());
        Action::Adapt(Adaptation::Orient(lies))
    }

    /// Goes to a turning point before or after the cursor.
    fn turning_point(&self, seek: impl Fn(&Review<P>, usize) -> Option<&Reviewed<P>>) -> Action<P> {
        let record = &self.model.record;
        let plies = record.ply(record.cursor());
        let review = self.derived.review();
        let point = review.and_then(|review| seek(review, plies));
        point.map_or(Action::TellNoMistake, |point| Action::GoTo(point.node))
    }

    /// Input that belongs to no widget.
    pub(super) fn take_input(&mut self, ui: &Ui) {
        let modal = self.model.dialog.is_some() || self.model.waiting.is_some();
        let popup = egui::Popup::is_any_open(ui.ctx());
        if !modal {
            for command in shortcuts::take(ui.ctx(), &self.model.settings) {
                self.command(command, ui.ctx());
            }
            self.take_clipboard(ui);
            // In the editor digits choose a brush, in the library letters are those of a search.
            if !self.is_covered() {
                for overlay in shortcuts::take_overlays::<P::Overlay>(ui.ctx()) {
                    self.actions.push(menu::switch(&self.model, overlay));
                }
                if !ui.ctx().text_edit_focused() {
                    self.actions.extend(P::keys(ui.ctx(), &self.model));
                }
                self.views.typed.begin(ui.ctx());
            }
        }
        let escape =
            !popup && ui.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
        if escape && !self.views.forms.give_up() && !self.views.typed.give_up() {
            match self.views.map.shown && !modal && !self.is_covered() {
                true => self.views.map.shown = false,
                false => self.actions.push(Action::Escape),
            }
        }
        let dropped: Vec<_> = ui.input(|input| {
            let files = input.raw.dropped_files.iter();
            files.map(|file| file.path().to_owned()).collect()
        });
        if !dropped.is_empty() && !modal {
            self.actions.push(Action::Drop(dropped));
        }
    }

    fn text_size(&self, changed: impl Fn(TextSize) -> TextSize) -> Action<P> {
        Action::Sense(Sense::TextSize(changed(self.model.settings.text_size)))
    }

    /// Whether something else lies in the place of the board.
    fn is_covered(&self) -> bool {
        self.model.editor().is_some() || self.model.is_browsing()
    }

    /// What is copied and pasted while no text is edited.
    pub(super) fn take_clipboard(&mut self, ui: &Ui) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        let events = ui.input_mut(|input| {
            let wanted = |event: &mut Event| matches!(event, Event::Copy | Event::Paste(_));
            input.events.extract_if(.., wanted).collect::<Vec<_>>()
        });
        for event in events {
            let action = match event {
                Event::Copy => Action::Copy(Copying::Position),
                Event::Paste(text) => self.pasted(text),
                _ => continue,
            };
            self.actions.push(action);
        }
    }

    /// What is pasted into the editor need not be a position yet.
    fn pasted(&self, text: String) -> Action<P> {
        let Some(editor) = self.model.editor() else {
            return Action::Paste(text);
        };
        match editor::read::<P>(&text) {
            Ok(text) => Action::Edit(Edit::Draft {
                draft: Draft {
                    text,
                    setup: editor.draft().setup.clone(),
                },
                goes_on: false,
            }),
            Err(_) => Action::Paste(text),
        }
    }
}
