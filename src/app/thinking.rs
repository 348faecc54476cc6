//! When the engine thinks, about what, and what comes of it.
//!
//! The engine thinks only because somebody asked: a person who let it play a side, who switched
//! analysis on, or who wants a hint. After each action [`Model::attend`] compares what is wanted
//! with what is under way; whatever is no longer wanted is stopped, and its late answers dropped.

use crate::cause::Cause;
use std::time::Duration;

use crate::engine::{Effort, Level, Limits, Report};
use crate::game::NodeId;
use crate::rules::{ByPlayer, Player, Position};

use super::action::{Effect, Ticket};
use super::model::Model;
use super::notice::Notice;

/// What the engine is wanted for, and what it has found.
#[derive(Clone, Debug)]
pub struct Thinking<M> {
    /// Which sides the engine plays.
    pub plays: ByPlayer<bool>,
    /// Whether it looks at every position the person comes to.
    pub analysing: bool,
    /// The node that a hint was asked for.
    hint: Option<Place>,
    /// The node at which it is to move whoever's turn it is.
    told: Option<Place>,
    /// The node at which the engine is to move. Going through a game makes it play nothing: it
    /// answers moves, and what it was told to play.
    due: Option<Place>,
    request: Option<Request>,
    findings: Option<Findings<M>>,
}

/// A node of one of the games that have lain on the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) game: u64,
    pub(super) node: NodeId,
}

/// Why the engine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play a move.
    Play,
    /// To choose a side after the opening.
    Choose,
    /// To answer an offer of a draw.
    Answer,
    /// To advise a person once.
    Hint,
    /// To say ever more, until the person goes elsewhere.
    Analysis,
}

/// What the engine is asked at present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Request {
    ticket: Ticket,
    place: Place,
    purpose: Purpose,
    /// The number of lines.
    lines: usize,
}

/// What the engine has found about a node.
#[derive(Clone, Debug)]
struct Findings<M> {
    request: Request,
    report: Report<M>,
    /// Whether nothing more will come.
    finished: bool,
}

impl<M> Default for Thinking<M> {
    fn default() -> Self {
        Thinking {
            plays: ByPlayer([false; 2]),
            analysing: false,
            hint: None,
            told: None,
            due: None,
            request: None,
            findings: None,
        }
    }
}

impl<P: Position> Model<P> {
    /// What the engine has found about the position under the cursor, if it was asked to tell.
    pub fn advice(&self) -> Option<&Report<P::Move>> {
        let findings = self.thinking.findings.as_ref()?;
        let told = self.tells_what_it_finds(findings.request.purpose);
        let here = findings.request.place == self.place();
        (here && told && !findings.report.lines.is_empty()).then_some(&findings.report)
    }

    /// Whether what the engine finds is for everybody: its plans against a person stay its own.
    fn tells_what_it_finds(&self, purpose: Purpose) -> bool {
        !matches!(purpose, Purpose::Play | Purpose::Choose | Purpose::Answer)
            || self.thinking.plays.0 == [true; 2]
    }

    /// Why the engine is thinking now, if it is.
    pub fn thinks_for(&self) -> Option<Purpose> {
        self.thinking.request.map(|request| request.purpose)
    }

    /// Whether the engine is there to be seen: it plays, advises or has advised here.
    pub fn engine_is_up(&self) -> bool {
        let thinking = &self.thinking;
        thinking.analysing
            || thinking.plays != ByPlayer([false; 2])
            || self.advice().is_some()
            || self.thinks_for().is_some()
    }

    /// Lets the engine play a side, or no longer.
    pub(super) fn seat_engine(&mut self, player: Player, plays: bool) {
        self.thinking.plays[player] = plays;
        if plays {
            self.thinking.due = Some(self.place());
        }
    }

    /// Looks at every position the person comes to, or no longer.
    pub(super) fn analyse(&mut self, on: bool) {
        self.thinking.analysing = on;
    }

    /// Lets the engine play these sides of a new game, and no others.
    pub(super) fn seat_engines(&mut self, plays: ByPlayer<bool>) {
        self.thinking.plays = plays;
        self.thinking.due = Some(self.place());
    }

    /// Asks what the engine would play here.
    pub(super) fn ask_for_hint(&mut self) {
        self.thinking.hint = Some(self.place());
    }

    /// Tells the engine to move, whoever's turn it is; at once, if it has been thinking about it.
    pub(super) fn tell_engine_to_move(&mut self) {
        if matches!(self.thinks_for(), Some(Purpose::Play | Purpose::Choose)) {
            self.thinking.request = None;
            self.play_found();
        } else {
            self.thinking.told = Some(self.place());
        }
    }

    /// Ends all thinking until somebody asks again.
    pub(super) fn rest_engine(&mut self) {
        self.thinking.analysing = false;
        self.thinking.hint = None;
        self.thinking.told = None;
        self.thinking.due = None;
        self.customs.drop_offer();
    }

    /// A move was made on the board: the engine answers where it has a side.
    pub(super) fn expect_answer(&mut self) {
        if !self.is_what_if() {
            self.thinking.due = Some(self.place());
        }
    }

    /// A change was taken back or made again: nothing is to be answered.
    pub(super) fn expect_no_answer(&mut self) {
        if !self.is_what_if() {
            self.thinking.due = None;
        }
    }

    /// Whether the person plays against the engine and it is the engine's turn.
    pub(super) fn is_engines_turn(&self) -> bool {
        let turn = self.position().turn();
        self.thinking.plays[turn] && !self.thinking.plays[!turn] && !self.is_what_if()
    }

    pub(super) fn place(&self) -> Place {
        Place {
            game: self.game,
            node: self.record.cursor(),
        }
    }

    /// What the engine should be doing now.
    fn wanted(&self) -> Option<Purpose> {
        let here = Some(self.place());
        let thinking = &self.thinking;
        let chooser = self.side_chooser();
        let actor = chooser.unwrap_or(self.position().turn());
        let played_out = self.record.outcome(self.record.cursor()).is_some();
        // Whoever is asked something is to find it out alone.
        let asked = self.learning.is_some() || self.tutorial.is_some();
        let elsewhere = self.reading.is_some() || self.editor().is_some() || asked;
        if played_out || elsewhere {
            None
        } else if self.owes_answer() {
            Some(Purpose::Answer)
        } else if !self.is_over()
            && (thinking.told == here || thinking.due == here && thinking.plays[actor])
        {
            Some(match chooser {
                Some(_) => Purpose::Choose,
                None => Purpose::Play,
            })
        } else if thinking.analysing {
            Some(Purpose::Analysis)
        } else if thinking.hint == here {
            Some(Purpose::Hint)
        } else {
            None
        }
    }

    /// Begins and ends the engine's work so that it does what is wanted now.
    pub(super) fn attend(&mut self) -> Vec<Effect<P>> {
        let wanted = self.wanted().map(|purpose| Request {
            ticket: Ticket(0),
            place: self.place(),
            purpose,
            lines: match purpose {
                Purpose::Play | Purpose::Choose | Purpose::Answer => 1,
                Purpose::Hint | Purpose::Analysis => self.settings.engine.lines().into(),
            },
        });
        let same = |a: Request, b: Request| {
            Request {
                ticket: b.ticket,
                ..a
            } == b
        };
        let under_way = self.thinking.request;
        match (under_way, wanted) {
            (None, None) => return Vec::new(),
            (Some(request), Some(wanted)) if same(request, wanted) => return Vec::new(),
            _ => self.thinking.request = None,
        }
        let mut effects = Vec::new();
        if under_way.is_some() {
            effects.push(Effect::StopThinking);
        }
        // Whoever asks for a move or a hint again wants it again; analysis has said all it can.
        let answered = |wanted: &Request| {
            let findings = self.thinking.findings.as_ref();
            wanted.purpose == Purpose::Analysis
                && findings.is_some_and(|found| found.finished && same(found.request, *wanted))
        };
        if let Some(wanted) = wanted.filter(|wanted| !answered(wanted)) {
            let ticket = self.next_ticket();
            self.thinking.request = Some(Request { ticket, ..wanted });
            let mut line = self.record.path(wanted.place.node);
            let moves = line
                .iter()
                .filter_map(|&node| self.record.played(node))
                .collect();
            line.pop();
            let positions = line
                .into_iter()
                .map(|node| self.record.position(node).clone());
            effects.push(Effect::Think {
                ticket,
                position: self.position().clone(),
                earlier: positions.collect(),
                moves,
                program: self.settings.engine_program.clone(),
                limits: self.limits(wanted.purpose),
                level: match wanted.purpose {
                    Purpose::Play => self.settings.engine.level(),
                    Purpose::Choose | Purpose::Answer | Purpose::Hint | Purpose::Analysis => {
                        Level::BEST
                    }
                },
                lines: wanted.lines,
            });
        }
        effects
    }

    fn limits(&self, purpose: Purpose) -> Limits {
        let usual = || {
            let milliseconds = self.settings.engine.milliseconds();
            Limits::time(Duration::from_millis(milliseconds.into()))
        };
        match purpose {
            Purpose::Play => self.limits_by_clock().unwrap_or_else(usual),
            Purpose::Choose | Purpose::Answer | Purpose::Hint => usual(),
            Purpose::Analysis => Limits::default(),
        }
    }

    /// The engine has something to say; `finished` where it is its last word.
    pub(super) fn has_thought(&mut self, ticket: Ticket, report: Report<P::Move>, finished: bool) {
        let asked = |request: &Request| request.ticket == ticket;
        let Some(request) = self.thinking.request.filter(asked) else {
            return;
        };
        if self.tells_what_it_finds(request.purpose) {
            self.keep_verdict(request.place.node, &report);
        }
        self.thinking.findings = Some(Findings {
            request,
            report,
            finished,
        });
        if finished {
            self.thinking.request = None;
            match request.purpose {
                Purpose::Play | Purpose::Choose => self.play_found(),
                Purpose::Answer => {
                    let found = self.thinking.findings.take();
                    self.answer_found(found.as_ref().map(|found| &found.report));
                }
                Purpose::Hint => self.thinking.hint = None,
                Purpose::Analysis => {}
            }
        }
    }

    /// The engine has worked on since it last found something.
    pub(super) fn has_worked(&mut self, ticket: Ticket, effort: Effort) {
        if let Some(findings) = &mut self.thinking.findings
            && findings.request.ticket == ticket
            && !findings.finished
        {
            findings.report.nodes = effort.nodes;
            findings.report.time = effort.time;
        }
    }

    /// The engine cannot go on: it is asked nothing more, until somebody asks again.
    pub(super) fn engine_has_failed(&mut self, ticket: Ticket, why: Cause) {
        if self
            .thinking
            .request
            .is_some_and(|request| request.ticket == ticket)
        {
            self.rest_engine();
            self.notice = Some(Notice::EngineFailed(why));
        }
    }

    /// Another engine is asked from now on: what this one is doing is for nothing.
    pub(super) fn change_engine(&mut self) {
        self.rest_engine();
        self.thinking.findings = None;
        self.forget_verdicts();
    }

    /// Plays the best move that the engine has found here, or chooses the side that it would
    /// rather have.
    fn play_found(&mut self) {
        self.thinking.told = None;
        self.thinking.due = None;
        self.notice = None;
        let here = self.place();
        let found = self.thinking.findings.as_ref();
        let found = found.filter(|found| found.request.place == here);
        let Some(report) = found.map(|found| &found.report) else {
            return;
        };
        if self.side_chooser().is_some() {
            self.choose_found(&report.clone());
        } else if let Some(best) = report.best() {
            self.play(best);
        }
    }
}
