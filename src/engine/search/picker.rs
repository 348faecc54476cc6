//! The order in which the moves of a position are tried.
//!
//! Most positions are refuted by the first move or two, so the moves that did well before are
//! tried first, and the others are not even generated until those have failed.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::MOST_MOVES;
use super::history::History;
use crate::engine::{Evaluation, Searchable};

/// A move to try.
#[derive(Clone, Copy)]
pub(super) struct Pick<M> {
    pub(super) play: M,
    pub(super) code: u16,
    /// Whether it did well before, here or beside.
    pub(super) favoured: bool,
}

/// A move and how early it is to be tried.
#[derive(Clone, Copy)]
struct Ranked<M> {
    play: M,
    code: u16,
    rank: i32,
}

/// Deals out the moves of a position, the most promising first.
pub(super) struct Picker<M> {
    /// The moves to try before all others, by their codes; they need not be legal here.
    favourites: [Option<u16>; 3],
    next_favourite: usize,
    /// What was dealt out before the others were generated.
    dealt: ArrayVec<u16, 4>,
    others: ArrayVec<Ranked<M>, MOST_MOVES>,
    next_other: usize,
    generated: bool,
    narrowed: bool,
}

impl<M: Copy + PartialEq> Picker<M> {
    /// Deals out a move known to be good, then the killers, then the others, but not a move that
    /// was tried already.
    pub(super) fn new(
        known: Option<u16>,
        killers: [Option<u16>; 2],
        tried: Option<u16>,
    ) -> Picker<M> {
        Picker {
            favourites: [known, killers[0], killers[1]],
            next_favourite: 0,
            dealt: tried.into_iter().collect(),
            others: ArrayVec::new(),
            next_other: 0,
            generated: false,
            narrowed: false,
        }
    }

    /// Whether some legal moves are not dealt out at all.
    pub(super) fn is_narrowed(&self) -> bool {
        self.narrowed
    }

    /// The next move.
    #[inline]
    pub(super) fn next<P, E>(
        &mut self,
        position: &P,
        evaluation: &E,
        history: &History,
    ) -> Option<Pick<M>>
    where
        P: Searchable<Move = M>,
        E: Evaluation<P>,
    {
        while let Some(&favourite) = self.favourites.get(self.next_favourite) {
            self.next_favourite += 1;
            if let Some(code) = favourite
                && !self.dealt.contains(&code)
                && let Some(play) = position.decode(code)
            {
                self.dealt.push(code);
                return Some(Pick {
                    play,
                    code,
                    favoured: true,
                });
            }
        }
        if !self.generated {
            self.generate(position, evaluation, history);
        }
        self.bring_forward();
        let &Ranked { play, code, .. } = self.others.get(self.next_other)?;
        self.next_other += 1;
        Some(Pick {
            play,
            code,
            favoured: false,
        })
    }

    fn generate<P, E>(&mut self, position: &P, evaluation: &E, history: &History)
    where
        P: Searchable<Move = M>,
        E: Evaluation<P>,
    {
        self.generated = true;
        let turn = position.turn();
        let (dealt, others) = (&self.dealt, &mut self.others);
        position.for_each_move(|play| {
            let code = P::code(play);
            if !dealt.contains(&code) {
                let rank = history.worth(turn, code) + evaluation.promise(position, play);
                others.push(Ranked { play, code, rank });
            }
        });
        let breadth = evaluation.breadth(position).saturating_sub(dealt.len());
        if breadth < others.len() {
            others.select_nth_unstable_by_key(breadth, |ranked| Reverse(ranked.rank));
            others.truncate(breadth);
            self.narrowed = true;
        }
    }

    /// Swaps the move of the highest rank among those that are left to the front of them.
    #[inline]
    fn bring_forward(&mut self) {
        let left = &mut self.others[self.next_other..];
        let mut best = 0;
        for index in 1..left.len() {
            if left[index].rank > left[best].rank {
                best = index;
            }
        }
        if best > 0 {
            left.swap(0, best);
        }
    }
}
