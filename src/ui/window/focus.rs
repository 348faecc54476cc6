//! Whoever has the keyboard keeps it, or somebody near gets it: it is never lost.

use egui::{Context, Id, Key};

use crate::ui::board;

/// Follows who has the keyboard.
#[derive(Default)]
pub(super) struct Focus {
    /// Who had it in the last frame.
    last: Option<Id>,
    /// Whether a dialog lay over the desk in the last frame, and who had it before.
    dialog: Option<Option<Id>>,
    /// The board, while it has the keyboard only because nobody else was left.
    lent: Option<Id>,
}

impl Focus {
    /// At the end of a frame: what had the keyboard and is gone leaves it to the board, and what
    /// had it before a dialog gets it back.
    pub(super) fn keep(&mut self, ctx: &Context, modal: bool) {
        let mut focused = ctx.memory(|memory| memory.focused());
        // Whoever takes the mouse goes on with the keys of the game.
        if ctx.input(|input| input.pointer.any_pressed())
            && let Some(board) = self.lent.take()
            && focused == Some(board)
        {
            ctx.memory_mut(|memory| memory.surrender_focus(board));
            focused = None;
        }
        match (self.dialog, modal) {
            (None, true) => self.dialog = Some(self.last),
            (Some(before), false) => {
                self.dialog = None;
                // What had it may be gone, as a menu is. Where nothing had it, the keys go on to mean the
                // game.
                if let Some(before) = before {
                    focused = Some(before)
                        .filter(|&id| is_there(ctx, id))
                        .or_else(|| self.lend(ctx));
                    give(ctx, focused);
                }
            }
            (None, false) => {
                let given_up = ctx
                    .input(|input| input.pointer.any_pressed() || input.key_pressed(Key::Escape));
                let lost = self
                    .last
                    .filter(|&id| focused.is_none() && !is_there(ctx, id));
                if lost.is_some() && !given_up {
                    focused = self.lend(ctx);
                    give(ctx, focused);
                }
            }
            (Some(_), true) => {}
        }
        self.last = focused;
    }

    /// The board, unless something else is in its place.
    fn lend(&mut self, ctx: &Context) -> Option<Id> {
        self.lent = board::focus_id(ctx).filter(|&id| is_there(ctx, id));
        self.lent
    }
}

fn is_there(ctx: &Context, id: Id) -> bool {
    ctx.read_response(id).is_some()
}

fn give(ctx: &Context, to: Option<Id>) {
    if let Some(id) = to {
        ctx.memory_mut(|memory| memory.request_focus(id));
        ctx.request_repaint();
    }
}
