//! Finds out what overlays show of a position: at once what is quick, the rest on a thread of its
//! own, one thing at a time. An answer about another position than the present one is dropped.

use std::sync::mpsc::{Receiver, Sender, channel};

use egui::Context;

use crate::app::Model;
use crate::engine::Stop;
use crate::platform::worker;

use super::derived::{Place, place};
use super::seat::Seat;

/// What is found out about one position after the other.
pub struct Scholar<P: Seat> {
    place: Option<Place>,
    findings: P::Findings,
    /// The overlays whose findings are there.
    found: Vec<P::Overlay>,
    /// Ends what the thread at work is doing.
    work: Option<Stop>,
    sender: Sender<Answer<P>>,
    answers: Receiver<Answer<P>>,
}

struct Answer<P: Seat> {
    place: Place,
    overlay: P::Overlay,
    finding: Option<P::Finding>,
}

impl<P: Seat> Default for Scholar<P> {
    fn default() -> Self {
        let (sender, answers) = channel();
        Scholar {
            place: None,
            findings: P::Findings::default(),
            found: Vec::new(),
            work: None,
            sender,
            answers,
        }
    }
}

impl<P: Seat> Scholar<P> {
    /// Takes up what has been found out, and sees to what some overlays still lack. The context is
    /// asked for a frame when there is more.
    pub fn attend(
        &mut self,
        ctx: &Context,
        model: &Model<P>,
        shown: impl IntoIterator<Item = P::Overlay>,
    ) {
        let here = place(model);
        if self.place.replace(here) != Some(here) {
            self.findings = P::Findings::default();
            self.found.clear();
            if let Some(work) = &self.work {
                work.stop();
            }
        }
        while let Ok(answer) = self.answers.try_recv() {
            self.work = None;
            if answer.place == here {
                self.note(answer.overlay, answer.finding);
            }
        }
        for overlay in shown {
            if self.found.contains(&overlay) {
                continue;
            }
            if !P::takes_long(overlay) {
                self.note(overlay, model.position().find(overlay, &Stop::default()));
            } else if self.work.is_none() {
                self.begin(ctx, here, model.position().clone(), overlay);
            }
        }
    }

    /// What has been found out about the position under the cursor.
    pub fn findings(&self) -> &P::Findings {
        &self.findings
    }

    fn note(&mut self, overlay: P::Overlay, finding: Option<P::Finding>) {
        self.found.push(overlay);
        if let Some(finding) = finding {
            P::note(&mut self.findings, finding);
        }
    }

    fn begin(&mut self, ctx: &Context, place: Place, position: P, overlay: P::Overlay) {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let answer = move |finding| {
            let answer = Answer {
                place,
                overlay,
                finding,
            };
            // The window may be gone by now; then nobody wants the answer.
            if sender.send(answer).is_ok() {
                ctx.request_repaint();
            }
        };
        let stop = Stop::default();
        self.work = Some(stop.clone());
        let work = move || position.find(overlay, &stop);
        if let Err(error) = worker::run("study", work, answer) {
            log::error!("no thread to study: {error}");
        }
    }
}

impl<P: Seat> Drop for Scholar<P> {
    fn drop(&mut self) {
        if let Some(work) = &self.work {
            work.stop();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::app::{Action, Step, update};
    use crate::rules::Position as _;
    use crate::rules::agros::Position;
    use crate::storage::settings::Settings;
    use crate::ui::agros::board::Overlay;

    fn wait_for(scholar: &mut Scholar<Position>, ctx: &Context, model: &Model<Position>) {
        let limit = Instant::now() + Duration::from_secs(20);
        scholar.attend(ctx, model, [Overlay::Swing]);
        while !scholar.found.contains(&Overlay::Swing) {
            assert!(Instant::now() < limit, "waited in vain");
            std::thread::sleep(Duration::from_millis(1));
            scholar.attend(ctx, model, [Overlay::Swing]);
        }
    }

    #[test]
    fn what_was_found_out_about_another_position_is_dropped() {
        let mut model = Model::<Position>::new(Settings::default());
        let (ctx, mut scholar) = (Context::default(), Scholar::default());
        scholar.attend(&ctx, &model, [Overlay::Swing, Overlay::Reach]);
        assert!(scholar.work.is_some() && scholar.findings().swings.is_none());
        assert!(scholar.findings().reach.is_some(), "quick things are there");

        let cell = model.position().cell("e5").expect("on the board");
        update(&mut model, Action::Point(cell));
        wait_for(&mut scholar, &ctx, &model);
        let swings = scholar.findings().swings.as_ref().expect("found");
        assert_eq!(swings.len(), 99, "of the position after the placement");
        assert!(
            scholar.findings().reach.is_none(),
            "nobody asked for it here"
        );

        update(&mut model, Action::Step(Step::Back));
        wait_for(&mut scholar, &ctx, &model);
        let swings = scholar.findings().swings.as_ref().expect("found");
        assert_eq!(swings.len(), 100);
    }

    #[test]
    fn one_thing_is_found_out_at_a_time_and_only_once() {
        let model = Model::<Position>::new(Settings::default());
        let (ctx, mut scholar) = (Context::default(), Scholar::default());
        wait_for(&mut scholar, &ctx, &model);
        scholar.attend(&ctx, &model, [Overlay::Swing]);
        assert!(scholar.work.is_none(), "it is known");
    }
}
