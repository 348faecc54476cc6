//! Questions: find the move.

use crate::engine::{Limits, Search, Situation, Stop, TableError, Value};
use crate::game::{Document, NodeId};
use crate::rules::{Player, Position};
use crate::study::Phase;

use super::{Judgement, Loss, Noted, Review, Reviewed, Teachable, Verdict};

/// The size of the transposition table, in mebibytes.
const TABLE: u32 = 16;

/// What is to be done in the position of a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// The best move is to be found.
    Find,
    /// The result, which is known, is to be held to the end of the game.
    Hold,
}

/// A position in which a move is to be found, wherever it comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Question<P: Position> {
    /// What is to be done.
    pub aim: Aim,
    /// What was agreed before the game.
    pub setup: P::Setup,
    /// Where it begins, if not at the usual start.
    pub start: Option<P>,
    /// The moves from there to the position.
    pub history: Vec<P::Move>,
    /// The position.
    pub position: P,
    /// What it is worth.
    pub verdict: Verdict,
    /// The best move and what follows it; never empty.
    pub line: Vec<P::Move>,
    /// Other moves that are as good.
    pub as_good: Vec<P::Move>,
    /// The move that was played instead, and what it lost.
    pub mistake: Option<(P::Move, Loss)>,
}

/// How good an answer is.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer<M> {
    /// What it loses beside the best move.
    pub loss: Loss,
    /// What the other player would do about it, and so on.
    pub line: Vec<M>,
}

impl<M> Answer<M> {
    /// Whether it is as good as the best move: nobody would find fault with it.
    pub fn is_right(&self) -> bool {
        self.loss.judgement() == Judgement::Good
    }
}

/// What an answer may lose of the chance to win, and in half points, and still be told to be as
/// good as the best one: a look as short as answers get sees no finer.
const AS_GOOD: (f32, i32) = (0.02, 2);

impl Loss {
    /// Whether it is too small to be spoken of.
    pub fn is_slight(&self) -> bool {
        self.forced.is_none() && self.chance < AS_GOOD.0 && self.half_points <= AS_GOOD.1
    }
}

impl<P: Teachable> Question<P> {
    /// The question that a mistake raises; `None` where no better move is noted.
    pub fn of_mistake(document: &Document<P>, mistake: &Reviewed<P>) -> Option<Question<P>> {
        let node = document.parent(mistake.node)?;
        let noted = Noted::read(document.notes(node).eval.as_ref()?)?;
        let position = document.position(node).clone();
        let line = noted.moves(&position, super::BETTER_PLIES);
        let way = document.path(node);
        mistake
            .better
            .filter(|better| line.first() == Some(better))?;
        Some(Question {
            aim: Aim::Find,
            setup: document.setup().clone(),
            start: document.own_start().cloned(),
            history: way.iter().filter_map(|&n| document.played(n)).collect(),
            position,
            verdict: noted.verdict,
            line,
            as_good: Vec::new(),
            mistake: Some((mistake.played, mistake.loss)),
        })
    }

    /// The questions that the turning points of a reviewed game raise for one player, or for both.
    pub fn of_review(
        document: &Document<P>,
        review: &Review<P>,
        player: Option<Player>,
    ) -> Vec<Question<P>> {
        let points = review.turning_points();
        // While pieces are placed no move stands out so clearly that it could be found.
        let points = points.filter(|point| point.phase != Phase::Opening);
        let points = points.filter(|point| player.is_none_or(|player| point.mover == player));
        points
            .filter_map(|point| Question::of_mistake(document, point))
            .collect()
    }
}

impl<P: Position> Question<P> {
    /// The best move.
    pub fn best(&self) -> P::Move {
        self.line[0]
    }

    /// What is known of an answer without any thought.
    pub fn known(&self, play: P::Move) -> Option<Answer<P::Move>> {
        let lost = |loss| Answer {
            loss,
            line: Vec::new(),
        };
        if play == self.best() || self.as_good.contains(&play) {
            return Some(lost(Loss::NONE));
        }
        let (mistake, loss) = self.mistake?;
        (mistake == play).then(|| lost(loss))
    }

    /// A game that has come to the position, its cursor there.
    pub fn document(&self) -> Document<P> {
        let begun = self.start.clone();
        let begun = begun.and_then(|start| Document::starting_from(self.setup.clone(), start));
        let mut document = begun.unwrap_or_else(|| Document::new(self.setup.clone()));
        let mut node = NodeId::ROOT;
        for &play in &self.history {
            match document.add(node, play) {
                Ok(next) => node = next,
                Err(_) => break,
            }
        }
        document.set_cursor(node);
        document
    }
}

/// Finds out how good an answer is, by a look at what follows it and one at what follows the best
/// move, each within the limits; `None` if it was told to stop.
///
/// # Errors
/// Where there is no memory for a transposition table.
pub fn weigh<P: Teachable>(
    question: &Question<P>,
    play: P::Move,
    limits: &Limits,
    stop: &Stop,
) -> Result<Option<Answer<P::Move>>, TableError> {
    let search = Search::new(P::best_judge(), TABLE)?;
    let mut game = question.document();
    let node = game.cursor();
    let way: Vec<P> = game
        .path(node)
        .iter()
        .map(|&n| game.position(n).clone())
        .collect();
    let mut look = |play| {
        let after = game.add(node, play).ok()?;
        let now = game.position(after);
        if let Some(outcome) = game.outcome(after) {
            return Some((now.clone(), Verdict::of_end(now, outcome), Vec::new()));
        }
        let situation = Situation { now, earlier: &way };
        let report = search.run(situation, limits, stop, |_| {});
        let line = report.lines.first().map(|line| line.moves.clone());
        let verdict = Verdict::of_report(&report, now.turn())?;
        Some((now.clone(), verdict, line.unwrap_or_default()))
    };
    let (best, answer) = (look(question.best()), look(play));
    let (Some((then, best, _)), Some((now, verdict, line))) = (best, answer) else {
        return Ok(None);
    };
    if stop.is_stopped() {
        return Ok(None);
    }
    let mover = question.position.turn();
    let judge = P::best_judge();
    let loss = Loss::between(&judge, mover, (&then, best), (&now, verdict), Value::EVEN);
    Ok(Some(Answer { loss, line }))
}
