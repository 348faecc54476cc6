//! What lies in the position editor, and what lay there before.

use crate::rules::Position;

/// A board that is put together, and what is agreed before the game that may begin with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft<P: Position> {
    /// The board and the state of the game, written as a position is; it need not be one.
    pub text: String,
    /// What the text does not say: only its options count.
    pub setup: P::Setup,
}

impl<P: Position> Draft<P> {
    /// A position as a draft, in a game with a setup.
    pub fn of(position: &P, setup: &P::Setup) -> Draft<P> {
        Draft {
            text: position.to_string(),
            setup: setup.clone(),
        }
    }

    /// The position that this is.
    ///
    /// # Errors
    /// What keeps it from being one, and where.
    pub fn position(&self) -> Result<P, P::PositionError> {
        P::parse(&self.text).map(|position| position.with_options(&self.setup))
    }
}

/// The drafts from the first to the last, and which of them lies there now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor<P: Position> {
    drafts: Vec<Draft<P>>,
    at: usize,
    /// Whether the last draft is still being drawn: by the same stroke, or by the next letter.
    drawing: bool,
}

impl<P: Position> Editor<P> {
    pub(super) fn new(draft: Draft<P>) -> Self {
        Editor {
            drafts: vec![draft],
            at: 0,
            drawing: false,
        }
    }

    /// What lies there.
    pub fn draft(&self) -> &Draft<P> {
        &self.drafts[self.at]
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.drafts.len()
    }

    /// Whether what lies there is not what was there at first.
    pub fn is_changed(&self) -> bool {
        self.drafts[0] != self.drafts[self.at]
    }

    /// Changes the draft. What goes on from the last change is one step together with it.
    pub(super) fn change(&mut self, draft: Draft<P>, goes_on: bool) {
        self.drawing &= goes_on;
        if draft == *self.draft() {
            return;
        }
        self.drafts.truncate(self.at + 1);
        if self.drawing {
            self.drafts[self.at] = draft;
        } else {
            self.drafts.push(draft);
            self.at += 1;
            self.drawing = true;
        }
    }

    pub(super) fn undo(&mut self) {
        self.drawing = false;
        self.at = self.at.saturating_sub(1);
    }

    pub(super) fn redo(&mut self) {
        self.drawing = false;
        self.at = (self.at + 1).min(self.drafts.len() - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::agros;

    type Editor = super::Editor<agros::Position>;

    fn draft(text: &str) -> Draft<agros::Position> {
        Draft {
            text: text.to_owned(),
            setup: agros::Setup::default(),
        }
    }

    fn change(editor: &mut Editor, text: &str, goes_on: bool) {
        editor.change(draft(text), goes_on);
    }

    #[test]
    fn a_stroke_is_one_step() {
        let mut editor = Editor::new(draft("0"));
        change(&mut editor, "1", false);
        change(&mut editor, "12", true);
        change(&mut editor, "123", true);
        change(&mut editor, "a", false);
        editor.undo();
        assert_eq!(editor.draft().text, "123");
        editor.undo();
        assert_eq!(
            (editor.draft().text.as_str(), editor.can_undo()),
            ("0", false)
        );
        editor.redo();
        assert_eq!(editor.draft().text, "123");
        assert!(editor.can_redo());
        change(&mut editor, "b", true);
        assert!(!editor.can_redo(), "another way was taken");
        editor.undo();
        assert_eq!(editor.draft().text, "123", "a redone step is not drawn on");
    }

    #[test]
    fn a_stroke_that_begins_without_a_change_leaves_the_step_before_alone() {
        let mut editor = Editor::new(draft("0"));
        change(&mut editor, "1", false);
        change(&mut editor, "1", false);
        change(&mut editor, "2", true);
        editor.undo();
        assert_eq!(editor.draft().text, "1");
    }
}
