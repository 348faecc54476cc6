//! A reviewed game: what each move lost, and what that adds up to.

use serde_json::Value as Json;

use crate::engine::Value;
use crate::game::{Document, NodeId};
use crate::rules::{ByPlayer, Player};
use crate::study::{Line, Phase};

use super::judgement::chance;
use super::{Holding, Judgement, Loss, Missed, Noted, Teachable, Verdict, accuracy, holding};

/// So many of the biggest swings are told.
const SWINGS: usize = 5;

/// What is to be said of a line of play whose positions an engine has looked at. All of it follows
/// from what is noted in the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<P: Teachable> {
    /// The plies that can be judged: the positions before and after them are known. The first one
    /// comes first.
    pub plies: Vec<Reviewed<P>>,
    /// What that adds up to for each player.
    pub tallies: ByPlayer<Tally>,
    /// What each player held that was worth most.
    pub best_held: ByPlayer<Option<Holding<P::Cell>>>,
}

/// A ply that was judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed<P: Teachable> {
    /// The number of plies up to and with it.
    pub ply: usize,
    /// The node that it leads to.
    pub node: NodeId,
    /// Who played it.
    pub mover: Player,
    /// The move.
    pub played: P::Move,
    /// The move that was better; `None` where it is this one, or is not known.
    pub better: Option<P::Move>,
    /// What it lost beside that.
    pub loss: Loss,
    /// How it is judged.
    pub judgement: Judgement,
    /// Whether it made another player the favourite.
    pub turned: bool,
    /// The stage of the game at which it was played.
    pub phase: Phase,
    /// What the better move would have won at once.
    pub missed: Vec<Missed<P::Cell>>,
}

/// How accurate a player was.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Accuracy {
    sum: f32,
    moves: u32,
}

/// What the moves of a player add up to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// In all.
    pub accuracy: Accuracy,
    phases: [Accuracy; 3],
    faults: [usize; 3],
}

impl<P: Teachable> Reviewed<P> {
    /// Whether the game would have gone another way with a better move: it was a mistake, or less
    /// than that but enough to make the other player the favourite.
    pub fn is_turning_point(&self) -> bool {
        match self.judgement {
            Judgement::Good => false,
            Judgement::Inaccuracy => self.turned,
            Judgement::Mistake | Judgement::Blunder => true,
        }
    }
}

impl Accuracy {
    fn add(&mut self, percent: f32) {
        self.sum += percent;
        self.moves += 1;
    }

    /// The mean of the moves, 0 to 100; `None` without any.
    pub fn percent(&self) -> Option<f32> {
        (self.moves > 0).then(|| self.sum / self.moves as f32)
    }
}

impl Tally {
    fn add<P: Teachable>(&mut self, ply: &Reviewed<P>) {
        let percent = accuracy(ply.loss.chance);
        self.accuracy.add(percent);
        self.phases[ply.phase as usize].add(percent);
        let faults = Judgement::FAULTS.iter();
        for (fault, count) in faults.zip(&mut self.faults) {
            *count += usize::from(*fault == ply.judgement);
        }
    }

    /// How accurate the player was in a stage of the game.
    pub fn in_phase(&self, phase: Phase) -> Accuracy {
        self.phases[phase as usize]
    }

    /// How many moves were judged so; good ones are not counted.
    pub fn count(&self, judgement: Judgement) -> usize {
        let place = Judgement::FAULTS.iter().position(|j| *j == judgement);
        place.map_or(0, |place| self.faults[place])
    }
}

impl<P: Teachable> Review<P> {
    /// The review of the line through the cursor of a document, `line` being its facts; `None`
    /// where no ply of it can be judged.
    pub fn of(document: &Document<P>, line: &Line) -> Option<Review<P>> {
        let nodes = document.line();
        let notes = || nodes.iter().map(|&node| document.notes(node).eval.as_ref());
        // Most games have no notes, and are not gone through any further.
        notes().flatten().next()?;
        let known: Vec<_> = nodes.iter().map(|&node| verdict(document, node)).collect();
        let judge = P::best_judge();
        let bid = Value::half_points(document.header().house.bid as i32);
        let mut plies = Vec::new();
        for (before, pair) in nodes.windows(2).enumerate() {
            let (Some(was), Some(is)) = (known[before], known[before + 1]) else {
                continue;
            };
            let [parent, node] = [pair[0], pair[1]];
            let Some(played) = document.played(node) else {
                continue;
            };
            let position = document.position(parent);
            let mover = position.turn();
            let sides = ((position, was), (document.position(node), is));
            let loss = Loss::between(&judge, mover, sides.0, sides.1, bid);
            let best = best(document, parent);
            // Where it was the best move, the next look saw only more.
            let loss = match best == Some(played) {
                true => Loss::NONE,
                false => loss,
            };
            let phase = line.phase(before);
            let loss = match phase {
                Phase::Opening => loss.in_opening(),
                Phase::Middle | Phase::Ending => loss,
            };
            let of_mover = |(position, verdict)| chance(&judge, position, verdict, mover, bid);
            let judgement = loss.judgement();
            let better = best.filter(|&best| best != played && loss != Loss::NONE);
            plies.push(Reviewed {
                ply: before + 1,
                node,
                mover,
                played,
                better,
                loss,
                judgement,
                turned: of_mover(sides.0) >= 0.5 && of_mover(sides.1) < 0.5,
                phase,
                missed: better.map_or_else(Vec::new, |better| position.missed(better, played)),
            });
        }
        if plies.is_empty() {
            return None;
        }
        let mut tallies = ByPlayer::<Tally>::default();
        for ply in &plies {
            tallies[ply.mover].add(ply);
        }
        Some(Review {
            plies,
            tallies,
            best_held: holding::best_held(document, &nodes, line.opening),
        })
    }

    /// What was found about the ply that leads to a node.
    pub fn at(&self, node: NodeId) -> Option<&Reviewed<P>> {
        self.plies.iter().find(|ply| ply.node == node)
    }

    /// The turning points, the first one first.
    pub fn turning_points(&self) -> impl Iterator<Item = &Reviewed<P>> {
        self.plies.iter().filter(|ply| ply.is_turning_point())
    }

    /// The first turning point after so many plies; after the last one, the first again.
    pub fn next(&self, plies: usize) -> Option<&Reviewed<P>> {
        let after = self.turning_points().find(|point| point.ply > plies);
        after.or_else(|| self.turning_points().next())
    }

    /// The last turning point before so many plies; before the first one, the last again.
    pub fn previous(&self, plies: usize) -> Option<&Reviewed<P>> {
        let before = self.turning_points().filter(|point| point.ply < plies);
        before.last().or_else(|| self.turning_points().last())
    }

    /// The plies that lost most, the worst one first.
    pub fn swings(&self) -> Vec<&Reviewed<P>> {
        let faults = self.plies.iter();
        let mut faults: Vec<_> = faults
            .filter(|ply| ply.judgement != Judgement::Good)
            .collect();
        // What is told of them falls: forced ends, then points, then chances.
        faults.sort_by(|one, other| {
            let by = |ply: &Reviewed<P>| (ply.loss.forced.is_some(), ply.loss.half_points);
            let chance = |ply: &Reviewed<P>| ply.loss.chance;
            let order = by(other).cmp(&by(one));
            order.then(chance(other).total_cmp(&chance(one)))
        });
        faults.truncate(SWINGS);
        faults
    }

    /// The plies that let something go which the better move would have won at once.
    pub fn missed(&self) -> impl Iterator<Item = (&Reviewed<P>, &Missed<P::Cell>)> {
        let plies = self.plies.iter();
        plies.flat_map(|ply| ply.missed.iter().map(move |missed| (ply, missed)))
    }
}

/// What is known of the position at a node: how the game ended there, or else what is noted.
fn verdict<P: Teachable>(document: &Document<P>, node: NodeId) -> Option<Verdict> {
    match document.outcome(node) {
        Some(outcome) => Some(Verdict::of_end(document.position(node), outcome)),
        None => document.notes(node).eval.as_ref().and_then(Verdict::read),
    }
}

/// The best move at a node, by what is noted there.
fn best<P: Teachable>(document: &Document<P>, node: NodeId) -> Option<P::Move> {
    let note: &Json = document.notes(node).eval.as_ref()?;
    Noted::read(note)?.best(document.position(node))
}
