//! One thread of a search: principal-variation search with a transposition table.
//!
//! Principal-variation search is A. Reinefeld's NegaScout ("An improvement to the Scout tree
//! search algorithm", ICCA Journal 6, 1983): the first move of a position is searched in full, and
//! of the others it is only asked whether they are better. The player to move need not alternate,
//! so a value changes its sign only where the turn does.
//!
//! Along with each value goes whether it is *proven*: a bound on the result of the game, reached
//! without judging any position. Where the value of the root is proven, it is that result.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use arrayvec::ArrayVec;

use super::history::History;
use super::picker::{Pick, Picker};
use super::stop::Stop;
use super::table::{Bound, Entry, Table};
use super::variation::Variations;
use super::{MOST_MOVES, MOST_PLIES};
use crate::engine::{Effort, Evaluation, Searchable, Value};

/// What all threads of a search see.
pub(super) struct Shared<'a> {
    pub(super) table: &'a Table,
    pub(super) start: Instant,
    pub(super) time: Option<Duration>,
    pub(super) most_nodes: u64,
    pub(super) stop: &'a Stop,
    /// The search has its result.
    pub(super) finished: AtomicBool,
    /// The nodes that threads have reported so far.
    pub(super) nodes: AtomicU64,
}

/// The value of a position after a look at some depth, for the player to move.
#[derive(Clone, Copy)]
pub(super) struct Judgement {
    pub(super) value: Value,
    pub(super) proven: bool,
}

/// The search was told to end before it had a value.
pub(super) struct Interrupted;

/// The values that matter: those beyond either bound need not be known.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Window {
    pub(super) const FULL: Window = Window {
        alpha: Value::hundredths(i32::MIN),
        beta: Value::MOST,
    };

    /// Only whether a value is greater than `alpha`.
    #[inline]
    fn greater_than(alpha: Value) -> Window {
        Window {
            alpha,
            beta: alpha.next(),
        }
    }

    /// Whether the question is only on which side of a bound the value lies.
    #[inline]
    fn is_null(self) -> bool {
        self.alpha.next() >= self.beta
    }

    /// The same window as the opponent sees it.
    #[inline]
    fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What is known of a position before its moves are tried.
struct SoFar {
    /// What can be had without any of them.
    best: Judgement,
    /// The code of the move that was best before.
    known: Option<u16>,
    /// The code of a move that needs no other look.
    tried: Option<u16>,
}

/// One thread of a search.
pub(super) struct Worker<'a, P: Searchable, E> {
    shared: &'a Shared<'a>,
    /// Told from time to time how far all threads have come.
    pulse: Option<&'a dyn Fn(Effort)>,
    next_pulse: Duration,
    evaluation: &'a E,
    history: History,
    pub(super) variations: Variations<P::Move>,
    /// The positions from the start of the game to the one visited, where repetition matters.
    path: Vec<P>,
    nodes: u64,
    /// The number of nodes at which to look at the clock.
    next_check: u64,
    reported: u64,
    pub(super) deepest: usize,
}

impl<'a, P: Searchable, E: Evaluation<P>> Worker<'a, P, E> {
    /// How often the clock is looked at, in nodes.
    const CHECK: u64 = 1024;

    /// How often it is told how far the search has come.
    const PULSE: Duration = Duration::from_millis(250);

    pub(super) fn new(shared: &'a Shared<'a>, evaluation: &'a E, earlier: &[P]) -> Self {
        let mut path = Vec::new();
        if P::REPEATS {
            path.reserve(earlier.len() + MOST_PLIES);
            path.extend_from_slice(earlier);
        }
        Worker {
            shared,
            pulse: None,
            next_pulse: Self::PULSE,
            evaluation,
            history: History::new(),
            variations: Variations::new(),
            path,
            nodes: 0,
            next_check: 0,
            reported: 0,
            deepest: 0,
        }
    }

    /// Tells from time to time how far the search has come.
    pub(super) fn with_pulse(mut self, pulse: &'a dyn Fn(Effort)) -> Self {
        self.pulse = Some(pulse);
        self
    }

    /// Adds the nodes that were not reported yet to those of the search.
    pub(super) fn report_nodes(&mut self) {
        let new = self.nodes - self.reported;
        self.reported = self.nodes;
        self.shared.nodes.fetch_add(new, Relaxed);
    }

    #[inline]
    fn count_node(&mut self) -> Result<(), Interrupted> {
        if self.nodes >= self.next_check {
            self.check()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn check(&mut self) -> Result<(), Interrupted> {
        self.report_nodes();
        let shared = self.shared;
        let effort = Effort {
            nodes: shared.nodes.load(Relaxed),
            time: shared.start.elapsed(),
        };
        if effort.time >= self.next_pulse
            && let Some(pulse) = self.pulse
        {
            self.next_pulse = effort.time + Self::PULSE;
            pulse(effort);
        }
        let left = shared.most_nodes.saturating_sub(effort.nodes);
        let over = shared.time.is_some_and(|time| effort.time >= time);
        if left == 0 || over || shared.stop.is_stopped() || shared.finished.load(Relaxed) {
            return Err(Interrupted);
        }
        self.next_check = self.nodes + left.min(Self::CHECK);
        Ok(())
    }

    /// The value of the position after a move, for the player who makes it.
    #[inline]
    pub(super) fn after(
        &mut self,
        position: &P,
        play: P::Move,
        window: Window,
        depth: u32,
        ply: usize,
    ) -> Result<Judgement, Interrupted> {
        let mut next = position.clone();
        next.play_unchecked(play);
        if P::REPEATS {
            self.path.push(position.clone());
        }
        let judgement = if next.turn() == position.turn() {
            self.visit(&next, window, depth, ply + 1)
        } else {
            self.visit(&next, window.turned(), depth, ply + 1)
                .map(|Judgement { value, proven }| Judgement {
                    value: -value,
                    proven,
                })
        };
        if P::REPEATS {
            self.path.pop();
        }
        judgement
    }

    /// The value after a move that is not the first: asked whether it is better than `alpha`, and
    /// searched in full if it is.
    #[inline]
    pub(super) fn after_later(
        &mut self,
        position: &P,
        play: P::Move,
        window: Window,
        depth: u32,
        ply: usize,
    ) -> Result<Judgement, Interrupted> {
        let question = Window::greater_than(window.alpha);
        let answer = self.after(position, play, question, depth, ply)?;
        if answer.value > window.alpha && answer.value < window.beta && !window.is_null() {
            self.after(position, play, window, depth, ply)
        } else {
            Ok(answer)
        }
    }

    /// The best move of a position whose value is known and not just bounded.
    pub(super) fn known_best(&self, position: &P) -> Option<P::Move> {
        let known = self.shared.table.get(position.table_key())?;
        (known.bound == Bound::Both)
            .then(|| position.decode(known.code))
            .flatten()
    }

    fn visit(
        &mut self,
        position: &P,
        window: Window,
        depth: u32,
        ply: usize,
    ) -> Result<Judgement, Interrupted> {
        self.count_node()?;
        self.variations.clear(ply);
        self.deepest = self.deepest.max(ply);
        if position.is_over() {
            return Ok(Judgement {
                value: position.final_value().before(ply as u32),
                proven: true,
            });
        }
        if P::REPEATS && self.path.iter().any(|earlier| position.recurs(earlier)) {
            return Ok(Judgement {
                value: Value::EVEN,
                proven: false,
            });
        }
        let claim = position.claim();
        if let Some(value) = claim.filter(|&claim| claim >= window.beta) {
            return Ok(Judgement {
                value,
                proven: true,
            });
        }
        let outlook = position.outlook();
        if outlook.least >= window.beta || outlook.least == outlook.most {
            return Ok(Judgement {
                value: outlook.least,
                proven: true,
            });
        }
        if outlook.most <= window.alpha {
            return Ok(Judgement {
                value: outlook.most,
                proven: true,
            });
        }
        // Where there is no choice, the only move is followed at once.
        let depth = depth + u32::from(outlook.forced);
        if depth == 0 || ply + 1 >= MOST_PLIES {
            let value = self.evaluation.value(position);
            return Ok(Judgement {
                value: claim.map_or(value, |claim| claim.max(value)),
                proven: false,
            });
        }

        let idle = position.idle().filter(|_| window.is_null());
        let glance = match idle {
            Some(idle) => Some(self.after(position, idle, window, 0, ply)?),
            None => None,
        };
        let seems_enough = glance.filter(|glance| glance.value >= window.beta);
        if let Some(judgement) = seems_enough
            && depth <= IDLE_REDUCTION
        {
            return Ok(judgement);
        }
        let key = position.table_key();
        let known = self.shared.table.get(key);
        if let Some(entry) = known
            && let Some(judgement) = usable(entry, window, depth, ply)
        {
            return Ok(judgement);
        }
        if let Some(idle) = idle
            && seems_enough.is_some()
        {
            let judgement = self.after(position, idle, window, depth - IDLE_REDUCTION, ply)?;
            if judgement.value >= window.beta {
                return Ok(judgement);
            }
        }

        // At the last ply a glance is all that a move gets.
        let glanced = idle.zip(glance).filter(|_| depth == 1);
        let nothing = Judgement {
            value: claim.unwrap_or(-Value::MOST),
            proven: true,
        };
        let so_far = SoFar {
            best: glanced.map_or(nothing, |(_, judgement)| judgement),
            tried: glanced.map(|(idle, _)| P::code(idle)),
            known: known.map(|entry| entry.code),
        };
        let (best, code) = self.try_moves(position, so_far, window, depth, ply)?;
        let bound = if best.value >= window.beta {
            Bound::Lower
        } else if best.value > window.alpha {
            Bound::Both
        } else {
            Bound::Upper
        };
        self.shared.table.put(
            key,
            Entry {
                value: best.value.after(ply as u32),
                bound,
                proven: best.proven,
                depth: depth as u8,
                code,
            },
        );
        Ok(best)
    }

    /// Tries the moves of a position until one is too good, and gives the best judgement with the
    /// code of its move.
    #[inline]
    fn try_moves(
        &mut self,
        position: &P,
        so_far: SoFar,
        asked: Window,
        depth: u32,
        ply: usize,
    ) -> Result<(Judgement, u16), Interrupted> {
        let turn = position.turn();
        let mut best = so_far.best;
        let mut window = asked;
        window.alpha = window.alpha.max(best.value);
        let mut best_code = so_far.known.or(so_far.tried).unwrap_or(0);
        let killers = self.history.killers(ply);
        let mut picker = Picker::new(so_far.known, killers, so_far.tried);
        let mut tried: ArrayVec<u16, MOST_MOVES> = ArrayVec::new();
        while let Some(pick) = picker.next(position, self.evaluation, &self.history) {
            let Pick { play, code, .. } = pick;
            let judgement = if tried.is_empty() {
                self.after(position, play, window, depth - 1, ply)?
            } else {
                let reduction = match pick.favoured {
                    false => reduction(tried.len(), depth),
                    true => 0,
                };
                self.after_reduced(position, play, window, depth - 1, reduction, ply)?
            };
            best.proven &= judgement.proven;
            if judgement.value > best.value {
                best.value = judgement.value;
                best_code = code;
                if judgement.value > window.alpha {
                    window.alpha = judgement.value;
                    if !asked.is_null() {
                        self.variations.set(ply, play);
                    }
                }
                if judgement.value >= window.beta {
                    best.proven = judgement.proven;
                    self.history.refuted(turn, code, depth, ply);
                    for &earlier in &tried {
                        self.history.failed(turn, earlier, depth);
                    }
                    return Ok((best, best_code));
                }
            }
            tried.push(code);
        }
        best.proven &= !picker.is_narrowed();
        Ok((best, best_code))
    }

    /// The value after a move that is not the first, asked at less depth to begin with: late-move
    /// reductions, as in most chess programs since 2005.
    #[inline]
    fn after_reduced(
        &mut self,
        position: &P,
        play: P::Move,
        window: Window,
        depth: u32,
        reduction: u32,
        ply: usize,
    ) -> Result<Judgement, Interrupted> {
        if reduction > 0 {
            let question = Window::greater_than(window.alpha);
            let answer = self.after(position, play, question, depth - reduction, ply)?;
            if answer.value <= window.alpha {
                return Ok(answer);
            }
        }
        self.after_later(position, play, window, depth, ply)
    }
}

/// By how many plies a look at the move that does nothing is less deep. Where a glance at it seems
/// to be enough, the mover is so far ahead that this will do: null-move pruning (D. Beal,
/// "Experiments with the null move", 1989), with a move that is a legal one.
const IDLE_REDUCTION: u32 = 4;

/// By how much less deep a look a move deserves that comes so late.
#[inline]
fn reduction(tried: usize, depth: u32) -> u32 {
    match (tried, depth) {
        (..4, _) | (_, ..3) => 0,
        (12.., 5..) => 2,
        _ => 1,
    }
}

/// What the table tells of a position, if it answers the question.
#[inline]
fn usable(entry: Entry, window: Window, depth: u32, ply: usize) -> Option<Judgement> {
    if !entry.proven && u32::from(entry.depth) < depth {
        return None;
    }
    let value = entry.value.before(ply as u32);
    let answers = match entry.bound {
        Bound::Lower => value >= window.beta,
        Bound::Upper => value <= window.alpha,
        // A principal variation is followed as long as it is not known to the end.
        Bound::Both => entry.proven || window.is_null(),
    };
    answers.then_some(Judgement {
        value,
        proven: entry.proven,
    })
}
