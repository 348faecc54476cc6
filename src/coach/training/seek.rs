//! Seeks questions, one at a time and within bounds.

use std::sync::Arc;

use crate::coach::judgement::chance;
use crate::coach::{Aim, Question, Review, Teachable, Verdict};
use crate::engine::{Limits, Report, Search, Situation, Stop, TableError, Value};
use crate::game::{Document, NodeId};
use crate::rules::{Player, Position};
use crate::study::Line;

use super::exercise::{Exercise, Source, is_quiet};
use super::hold::holds;
use super::sparring;
use super::stand_out::{obvious, stands_out, verdict_of_line};

/// The size of the transposition table, in mebibytes.
const TABLE: u32 = 16;
/// The most moves of an endgame that may hold its result, so that there is something to find.
const MOST_HOLDING: usize = 2;
/// An endgame goes on for at least so many plies, and a win takes so many.
const LEAST_LEFT: usize = 5;
const LEAST_WIN: u32 = 3;
/// Whoever goes back from the end of a game gives up after so many positions in succession whose
/// result is too far away.
const PATIENCE: usize = 3;

/// The longest names that are kept of a game, in letters.
const LONGEST_NAMES: usize = 80;

/// Where questions are sought.
#[derive(Clone, Debug)]
pub enum Quarry<P: Position> {
    /// In the mistakes of one player in a reviewed game, or in those of both.
    Game(Arc<Document<P>>, Option<Player>),
    /// In the middle of a game of the engine against itself, by its seed.
    SelfPlay(P::Setup, u64),
    /// At the end of such a game.
    Endgame(P::Setup, u64),
}

/// How many positions a search may visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// For a move of a game of the engine against itself.
    pub play: u64,
    /// To see whether a move may stand out.
    pub look: u64,
    /// To be sure of it, or of an exact result.
    pub prove: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Effort {
            play: 2_000,
            look: 10_000,
            prove: 200_000,
        }
    }
}

/// Seeks questions in one place: at most one in games of the engine. The same quarry and effort
/// give the same questions; `Ok(None)` if it was told to stop.
///
/// # Errors
/// Where there is no memory for a transposition table.
pub fn seek<P: Teachable>(
    quarry: &Quarry<P>,
    effort: Effort,
    stop: &Stop,
) -> Result<Option<Vec<Exercise<P>>>, TableError> {
    let mut search = Search::new(P::best_judge(), TABLE)?;
    let found = match quarry {
        Quarry::Game(game, player) => in_game(&mut search, game, *player, effort, stop),
        Quarry::SelfPlay(setup, seed) => {
            let game = sparring::game::<P>(&search, setup, *seed, effort.play, stop);
            let found = game.and_then(|game| in_middle(&mut search, &game, *seed, effort, stop));
            found.into_iter().collect()
        }
        Quarry::Endgame(setup, seed) => {
            let game = sparring::game::<P>(&search, setup, *seed, effort.play, stop);
            let found = game.and_then(|game| at_end(&mut search, &game, *seed, effort, stop));
            found.into_iter().collect()
        }
    };
    Ok((!stop.is_stopped()).then_some(found))
}

/// The questions that the mistakes of a reviewed game raise.
fn in_game<P: Teachable>(
    search: &mut Search<P::Judge>,
    game: &Document<P>,
    player: Option<Player>,
    effort: Effort,
    stop: &Stop,
) -> Vec<Exercise<P>> {
    let Some(review) = Review::of(game, &Line::through(game)) else {
        return Vec::new();
    };
    let names = game.header().players.0.iter().map(|person| &*person.name);
    let names: Vec<_> = names.filter(|name| !name.is_empty()).collect();
    let names: String = names.join(" – ").chars().take(LONGEST_NAMES).collect();
    let questions = Question::of_review(game, &review, player);
    let exercises = questions.iter().map_while(|question| {
        (!stop.is_stopped()).then(|| of_mistake(search, question, &names, effort, stop))
    });
    exercises.flatten().collect()
}

/// The question of a mistake, if one move stands out there.
fn of_mistake<P: Teachable>(
    search: &mut Search<P::Judge>,
    question: &Question<P>,
    players: &str,
    effort: Effort,
    stop: &Stop,
) -> Option<Exercise<P>> {
    let game = question.document();
    let earlier = before(&game, game.cursor());
    let limits = Limits::nodes(effort.prove);
    let found = stands_out(search, &question.position, &earlier, &limits, stop)?;
    let mistaken = question.mistake.map(|(play, _)| play);
    // Looked at more closely it may have been no mistake.
    (mistaken != Some(found.line[0])).then(|| Exercise {
        quiet: is_quiet(&question.position, found.line[0], found.next),
        source: Source::Game(players.to_owned()),
        ahead: found.ahead,
        question: Question {
            verdict: found.verdict,
            line: found.line,
            ..question.clone()
        },
    })
}

/// The first position after the opening where a move stands out that is not the obvious one.
fn in_middle<P: Teachable>(
    search: &mut Search<P::Judge>,
    game: &Document<P>,
    seed: u64,
    effort: Effort,
    stop: &Stop,
) -> Option<Exercise<P>> {
    let opening = game.position(NodeId::ROOT).opening_plies();
    let line = game.path(game.cursor());
    for &node in line.iter().skip(opening) {
        let position = game.position(node);
        if game.outcome(node).is_some() {
            break;
        }
        let earlier = before(game, node);
        let mut look = |nodes| stands_out(search, position, &earlier, &Limits::nodes(nodes), stop);
        let is_hidden = |best| obvious(position) != Some(best);
        let Some(first) = look(effort.look).filter(|found| is_hidden(found.line[0])) else {
            if stop.is_stopped() {
                return None;
            }
            continue;
        };
        let Some(found) = look(effort.prove).filter(|found| found.line[0] == first.line[0]) else {
            continue;
        };
        return Some(Exercise {
            quiet: is_quiet(position, found.line[0], found.next),
            source: Source::SelfPlay(seed),
            ahead: found.ahead,
            question: question(game, node, Aim::Find, found.verdict, found.line, Vec::new()),
        });
    }
    None
}

/// The position furthest from the end of a game whose result is known and held by few moves.
fn at_end<P: Teachable>(
    search: &mut Search<P::Judge>,
    game: &Document<P>,
    seed: u64,
    effort: Effort,
    stop: &Stop,
) -> Option<Exercise<P>> {
    let line = game.path(game.cursor());
    let opening = game.position(NodeId::ROOT).opening_plies();
    let last = line.len().checked_sub(1 + LEAST_WIN as usize)?;
    let mut found = None;
    let mut unknown = 0;
    search.set_lines(MOST_HOLDING + 1);
    for &node in line[..=last].iter().skip(opening).rev() {
        let position = game.position(node);
        let earlier = before(game, node);
        let situation = Situation {
            now: position,
            earlier: &earlier,
        };
        let report = search.run(situation, &Limits::nodes(effort.prove), stop, |_| {});
        if stop.is_stopped() {
            return None;
        }
        let Some(value) = known_result(&report) else {
            unknown += 1;
            if unknown > PATIENCE {
                break;
            }
            continue;
        };
        unknown = 0;
        let left = line.len() - 1 - game.ply(node);
        let worth_holding = match value.forced() {
            Some((wins, plies)) => wins && plies >= LEAST_WIN,
            None => value.in_hundredths() >= 0 && left >= LEAST_LEFT,
        };
        let holding = report.lines.iter();
        let holding = holding.take_while(|line| holds(value, line.score.value));
        let holding: Vec<P::Move> = holding.map(|line| line.moves[0]).collect();
        if worth_holding
            && holding.len() < report.lines.len()
            && let Some(verdict) = verdict_of_line(&report, 0, position)
            && let Some(beside) = verdict_of_line(&report, holding.len(), position)
        {
            let next = &report.lines[holding.len()];
            found = Some(Exercise {
                quiet: is_quiet(position, holding[0], next.moves[0]),
                source: Source::Endgame(seed),
                ahead: ahead(position, verdict, beside),
                question: question(
                    game,
                    node,
                    Aim::Hold,
                    verdict,
                    report.lines[0].moves.clone(),
                    holding[1..].to_vec(),
                ),
            });
        }
    }
    found
}

/// What a position is worth whose result is proved by a look at several lines, so far that it is
/// known which of them hold it. Of the lines beside a forced win it is enough that they lead to
/// none as far as the look went.
fn known_result<M>(report: &Report<M>) -> Option<Value> {
    let best = report.lines.first()?.score;
    let known = match best.value.forced() {
        Some(_) => best.is_exact(),
        None => report.lines.iter().all(|line| line.score.is_exact()),
    };
    known.then_some(best.value)
}

/// How much more chance to win one verdict leaves the mover than another.
fn ahead<P: Teachable>(position: &P, best: Verdict, next: Verdict) -> f32 {
    let judge = P::best_judge();
    let of = |verdict| chance(&judge, position, verdict, position.turn(), Value::EVEN);
    (of(best) - of(next)).clamp(0.0, 1.0)
}

/// The positions before a node.
fn before<P: Position>(game: &Document<P>, node: NodeId) -> Vec<P> {
    let mut way = game.path(node);
    way.pop();
    way.into_iter().map(|n| game.position(n).clone()).collect()
}

/// The question at a node of a game.
fn question<P: Position>(
    game: &Document<P>,
    node: NodeId,
    aim: Aim,
    verdict: Verdict,
    line: Vec<P::Move>,
    as_good: Vec<P::Move>,
) -> Question<P> {
    let way = game.path(node);
    Question {
        aim,
        setup: game.setup().clone(),
        start: game.own_start().cloned(),
        history: way.iter().filter_map(|&n| game.played(n)).collect(),
        position: game.position(node).clone(),
        verdict,
        line,
        as_good,
        mistake: None,
    }
}
