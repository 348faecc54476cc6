//! The position editor: a position is put together on a copy, piece by piece.
//!
//! What lies in the editor is a draft: the text of a board that need not be a position yet. The
//! game is not touched until somebody plays from the draft. Leaving the editor loses nothing:
//! what was changed is offered again when it is opened next, in this session or another.

use std::ops::ControlFlow;

use crate::game::Document;
use crate::rules::Position;

use super::action::{Action, Copying, Effect};
use super::dialog::{Dialog, Intent};
use super::drafts::{Draft, Editor};
use super::model::{Model, christen};
use super::notice::Notice;

type Effects<P> = Vec<Effect<P>>;

/// What is done in the editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit<P: Position> {
    /// Another draft.
    Draft {
        /// What it is.
        draft: Draft<P>,
        /// Whether it goes on from the last change, so that both are one step.
        goes_on: bool,
    },
    /// The last change is taken back.
    Undo,
    /// The change taken back last is made again.
    Redo,
    /// The board that was left last is taken up again.
    TakeUp,
    /// A game begins from the position; where it is to be analysed, the engine looks at it.
    Play {
        /// Whether the engine looks at it.
        analyse: bool,
    },
    /// The editor is left, and the game goes on as it was.
    Leave,
}

impl<P: Position> Model<P> {
    /// The editor, while it is open.
    pub fn editor(&self) -> Option<&Editor<P>> {
        self.editor.as_ref()
    }

    /// The board that was left last, if it is another one than lies in the editor.
    pub fn left_draft(&self) -> Option<Draft<P>> {
        let here = self.editor.as_ref().map(Editor::draft);
        let (text, setup) = self.settings.draft::<P>()?;
        let text = text.to_owned();
        Some(Draft { text, setup }).filter(|draft| Some(draft) != here)
    }

    /// Opens the editor with the position under the cursor.
    pub(super) fn open_editor(&mut self) {
        if self.editor.is_none() {
            self.editor = Some(Editor::new(Draft::of(self.position(), self.record.setup())));
            self.selected = None;
            self.sheet = false;
        }
    }

    pub(super) fn edit(&mut self, edit: Edit<P>) -> Effects<P> {
        let left = self.left_draft();
        let Some(editor) = &mut self.editor else {
            return Vec::new();
        };
        match edit {
            Edit::Draft { draft, goes_on } => editor.change(draft, goes_on),
            Edit::Undo => editor.undo(),
            Edit::Redo => editor.redo(),
            Edit::TakeUp => {
                if let Some(draft) = left {
                    editor.change(draft, false);
                }
            }
            // Where it is no position, the editor has said so and does not offer it.
            Edit::Play { analyse } => {
                if let Ok(position) = editor.draft().position() {
                    return self.intend(Intent::Start { position, analyse });
                }
            }
            Edit::Leave => return self.leave_editor(),
        }
        Vec::new()
    }

    /// What an action means while the editor is open; goes on with what means the same as ever.
    pub(super) fn at_the_editor(
        &mut self,
        action: Action<P>,
    ) -> ControlFlow<Effects<P>, Action<P>> {
        let Some(editor) = &mut self.editor else {
            return ControlFlow::Continue(action);
        };
        match action {
            Action::Undo => editor.undo(),
            Action::Redo => editor.redo(),
            Action::Copy(Copying::Position) => {
                let draft = editor.draft().text.clone();
                self.notice = Some(Notice::Copied(Copying::Position));
                return ControlFlow::Break(vec![Effect::CopyText(draft)]);
            }
            Action::Escape if self.dialog.is_none() && self.waiting.is_none() => {
                return ControlFlow::Break(self.leave_editor());
            }
            // The game waits: nothing is played, gone to, noted or thought about.
            Action::Point(_)
            | Action::Lift(_)
            | Action::Drag { .. }
            | Action::Weigh { .. }
            | Action::Choose(_)
            | Action::Type(_)
            | Action::Pass
            | Action::WhatIf
            | Action::KeepWhatIf
            | Action::DropWhatIf
            | Action::Step(_)
            | Action::GoTo(_)
            | Action::Delete(_)
            | Action::Trim(_)
            | Action::Reorder { .. }
            | Action::Promote(_)
            | Action::Comment { .. }
            | Action::Judge(_)
            | Action::Mark(_)
            | Action::WipeMarks
            | Action::Copy(_)
            | Action::Export(_)
            | Action::Show(Dialog::Export)
            | Action::ShowSheet(_)
            | Action::ShowReview(_)
            | Action::Review
            | Action::Learn(_)
            | Action::Train(_)
            | Action::ChooseSide { .. }
            | Action::SeatEngine(..)
            | Action::Analyse(_)
            | Action::Hint
            | Action::EngineMove => {}
            other => return ControlFlow::Continue(other),
        }
        ControlFlow::Break(Vec::new())
    }

    /// Takes a pasted position into the editor.
    pub(super) fn paste_into_editor(&mut self, position: &P) {
        if let Some(editor) = &mut self.editor {
            let draft = Draft::of(position, &editor.draft().setup);
            editor.change(draft, false);
        }
    }

    /// Begins a game from the position of the editor. That there was another one before is a
    /// change, which can be taken back.
    pub(super) fn start_from(&mut self, position: P, analyse: bool) -> Effects<P> {
        if self.left_draft().is_none() {
            // What was left last is in the game now.
            self.settings.set_draft::<P>(None);
        }
        self.editor = None;
        let setup = position.setup();
        let usual = P::start(&setup) == position;
        let own = Document::starting_from(setup.clone(), position);
        let mut document = match own {
            Some(document) if !usual => document,
            _ => Document::new(setup),
        };
        let names = self.settings.new_game.names.clone();
        christen(&mut document, names);
        self.open_unsaved(document, false);
        self.notice = Some(Notice::SetUp);
        if analyse {
            self.seat_engines(Default::default());
            self.analyse(true);
        } else {
            self.seat_engines(self.thinking.plays);
        }
        self.sheet = self.is_over();
        vec![self.save_settings()]
    }

    pub(super) fn leave_editor(&mut self) -> Effects<P> {
        let kept = self.keep_draft();
        self.editor = None;
        if !kept {
            return Vec::new();
        }
        self.notice = Some(Notice::DraftKept);
        vec![self.save_settings()]
    }

    /// Keeps what was changed in the editor, to be taken up again; `false` where nothing was.
    pub(super) fn keep_draft(&mut self) -> bool {
        let changed = self.editor.as_ref().filter(|editor| editor.is_changed());
        let Some(draft) = changed.map(Editor::draft) else {
            return false;
        };
        self.settings
            .set_draft::<P>(Some((&draft.text, &draft.setup)));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::{Dialog, update};
    use crate::rules::agros;
    use crate::storage::settings::Settings;

    type Desk = Model<agros::Position>;

    const START: &str = "10/10/10/10/10/10/10/10/10/10 L 5 0";
    const SMALL: &str = "L2,1,L2,D2/4/4/3,D1 L 2 0";

    /// A new game, and the editor over it.
    fn editing() -> Desk {
        let mut desk = Desk::new(Settings::default());
        update(&mut desk, Action::OpenEditor);
        desk
    }

    fn edit(desk: &mut Desk, edit: Edit<agros::Position>) -> Effects<agros::Position> {
        update(desk, Action::Edit(edit))
    }

    fn draft(desk: &mut Desk, text: &str) {
        let draft = Draft {
            text: text.to_owned(),
            setup: agros::Setup::default(),
        };
        let goes_on = false;
        edit(desk, Edit::Draft { draft, goes_on });
    }

    fn left(desk: &Desk) -> Option<String> {
        desk.left_draft().map(|draft| draft.text)
    }

    fn lying(desk: &Desk) -> &str {
        &desk.editor().expect("the editor is open").draft().text
    }

    #[test]
    fn the_game_waits_untouched_while_the_editor_is_open() {
        let mut desk = editing();
        assert_eq!(lying(&desk), START);
        let cell = desk.position().legal_moves()[0];
        update(&mut desk, Action::Type(cell.to_string()));
        update(&mut desk, Action::Analyse(true));
        draft(&mut desk, SMALL);
        update(&mut desk, Action::Undo);
        assert_eq!(lying(&desk), START);
        update(&mut desk, Action::Redo);
        assert_eq!(lying(&desk), SMALL);
        assert_eq!(desk.position().to_string(), START);
        assert!(!desk.is_unsaved() && !desk.thinking.analysing);
        assert_eq!(desk.record.all().count(), 1);
    }

    #[test]
    fn a_game_begins_from_a_position_and_not_from_anything_else() {
        let mut desk = editing();
        draft(&mut desk, "l,3/4/4/4 L 2 0");
        edit(&mut desk, Edit::Play { analyse: false });
        assert_eq!(lying(&desk), "l,3/4/4/4 L 2 0", "it is no position");
        draft(&mut desk, SMALL);
        edit(&mut desk, Edit::Play { analyse: true });
        assert!(desk.editor().is_none() && desk.thinking.analysing);
        let start = desk.record.own_start().map(ToString::to_string);
        assert_eq!(start.as_deref(), Some(SMALL));
        assert!(desk.is_unsaved(), "no file holds it");
        update(&mut desk, Action::OpenEditor);
        draft(&mut desk, START);
        edit(&mut desk, Edit::Play { analyse: false });
        update(&mut desk, Action::Discard);
        assert!(desk.record.own_start().is_none(), "that is the usual start");
    }

    #[test]
    fn unsaved_changes_are_asked_about_and_the_editor_waits_for_the_answer() {
        let mut desk = Desk::new(Settings::default());
        update(&mut desk, Action::Type("a1".to_owned()));
        update(&mut desk, Action::OpenEditor);
        draft(&mut desk, SMALL);
        edit(&mut desk, Edit::Play { analyse: false });
        assert!(matches!(desk.dialog, Some(Dialog::Unsaved(_))));
        update(&mut desk, Action::Escape);
        assert_eq!(lying(&desk), SMALL);
        edit(&mut desk, Edit::Play { analyse: false });
        update(&mut desk, Action::Discard);
        assert_eq!(desk.position().to_string(), SMALL);
    }

    #[test]
    fn the_board_that_was_left_is_offered_again() {
        for leave in [Action::Escape, Action::Edit(Edit::Leave), Action::Close] {
            let mut desk = editing();
            draft(&mut desk, SMALL);
            let effects = update(&mut desk, leave);
            let Some(Effect::SaveSettings(settings)) = effects.into_iter().next() else {
                panic!("it is remembered");
            };
            let mut later = Desk::new(*settings);
            update(&mut later, Action::OpenEditor);
            assert_eq!(left(&later).as_deref(), Some(SMALL));
            edit(&mut later, Edit::TakeUp);
            assert_eq!((lying(&later), left(&later)), (SMALL, None));
            update(&mut later, Action::Undo);
            assert_eq!(lying(&later), START);
        }
    }

    #[test]
    fn an_editor_in_which_nothing_was_done_leaves_nothing_behind() {
        let mut desk = editing();
        draft(&mut desk, SMALL);
        update(&mut desk, Action::Escape);
        update(&mut desk, Action::OpenEditor);
        assert!(update(&mut desk, Action::Escape).is_empty());
        assert_eq!(
            left(&desk).as_deref(),
            Some(SMALL),
            "what was left before is kept"
        );
    }

    #[test]
    fn a_game_opened_meanwhile_closes_the_editor_and_loses_nothing() {
        let mut desk = editing();
        draft(&mut desk, SMALL);
        desk.put(Document::new(Default::default()), None, false);
        assert!(desk.editor().is_none());
        assert_eq!(left(&desk).as_deref(), Some(SMALL));
    }
}
