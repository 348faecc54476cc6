//! File dialogs that answer by a script, for tests of the window.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::dialogs::{DialogOutcome, DialogReply, DialogRequest, FileDialogs, ParentWindow};

/// Dialogs that give the answers they were told to, in order, and remember what was asked.
///
/// A request for which there is no answer yet stays open until there is one, like a dialog that
/// nobody touches. Clones share their script: the window has one, the test keeps another.
#[derive(Clone, Default)]
pub struct ScriptedDialogs(Arc<Mutex<Script>>);

#[derive(Default)]
struct Script {
    answers: VecDeque<DialogOutcome>,
    open: VecDeque<DialogReply>,
    requests: Vec<DialogRequest>,
}

impl ScriptedDialogs {
    /// Answers the oldest request still open, else the next one to come.
    pub fn answer(&self, outcome: DialogOutcome) {
        let mut script = self.script();
        match script.open.pop_front() {
            Some(reply) => {
                drop(script);
                reply(outcome);
            }
            None => script.answers.push_back(outcome),
        }
    }

    /// The number of dialogs that are open.
    pub fn open(&self) -> usize {
        self.script().open.len()
    }

    /// Every request so far, in order.
    pub fn requests(&self) -> Vec<DialogRequest> {
        self.script().requests.clone()
    }

    fn script(&self) -> MutexGuard<'_, Script> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FileDialogs for ScriptedDialogs {
    fn request(
        &mut self,
        request: DialogRequest,
        _parent: Option<&dyn ParentWindow>,
        reply: DialogReply,
    ) {
        let mut script = self.script();
        script.requests.push(request);
        match script.answers.pop_front() {
            Some(outcome) => {
                drop(script);
                reply(outcome);
            }
            None => script.open.push_back(reply),
        }
    }

    fn close(&mut self) {
        self.script().open.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Receiver, TryRecvError};

    use super::super::dialogs::{DialogKind, FileType};
    use super::*;

    fn ask(dialogs: &mut ScriptedDialogs, title: &str) -> Receiver<DialogOutcome> {
        let (sender, outcomes) = mpsc::channel();
        let request = DialogRequest {
            kind: DialogKind::Open,
            title: title.to_owned(),
            file_name: None,
            folder: None,
            file_type: FileType {
                name: "Agros games".to_owned(),
                extension: "agros".to_owned(),
            },
        };
        let reply = move |outcome| sender.send(outcome).expect("the test waits");
        dialogs.request(request, None, Box::new(reply));
        outcomes
    }

    #[test]
    fn answers_come_in_order_and_requests_are_remembered() {
        let test = ScriptedDialogs::default();
        let mut window = test.clone();
        test.answer(DialogOutcome::Cancelled);
        test.answer(DialogOutcome::Picked("one.agros".into()));
        assert_eq!(
            ask(&mut window, "Open").try_recv(),
            Ok(DialogOutcome::Cancelled)
        );
        assert_eq!(
            ask(&mut window, "Again").try_recv(),
            Ok(DialogOutcome::Picked("one.agros".into()))
        );
        let titles: Vec<String> = test.requests().into_iter().map(|r| r.title).collect();
        assert_eq!(titles, ["Open", "Again"]);
    }

    #[test]
    fn without_an_answer_the_dialog_stays_open() {
        let test = ScriptedDialogs::default();
        let outcomes = ask(&mut test.clone(), "Open");
        assert_eq!(outcomes.try_recv(), Err(TryRecvError::Empty));
        test.answer(DialogOutcome::Cancelled);
        assert_eq!(outcomes.try_recv(), Ok(DialogOutcome::Cancelled));
    }

    #[test]
    fn a_closed_dialog_answers_no_more() {
        let mut test = ScriptedDialogs::default();
        let outcomes = ask(&mut test.clone(), "Open");
        assert_eq!(test.open(), 1);
        test.close();
        assert_eq!(test.open(), 0);
        test.answer(DialogOutcome::Cancelled);
        assert_eq!(outcomes.try_recv(), Err(TryRecvError::Disconnected));
    }
}
