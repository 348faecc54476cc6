//! Training: questions are sought, kept and asked again.

mod deck;
mod file;
mod holding;
mod seeking;

use agros::coach::training::{Effort, Exercise, Quarry, Source, seek};
use agros::coach::{Aim, Forced, Loss, Question, Teachable, Verdict};
use agros::engine::{Stop, Value};
use agros::game::{Document, NodeId};
use agros::rules::agros as farms;

/// Little enough for a test, and still more than a glance.
const EFFORT: Effort = Effort {
    play: 300,
    look: 2_000,
    prove: 20_000,
};

fn small(size: u8, farmers: u8) -> farms::Setup {
    farms::Setup::new(size, farmers).expect("a setup")
}

fn sought<P: Teachable>(quarry: &Quarry<P>) -> Option<Exercise<P>> {
    let found = seek(quarry, EFFORT, &Stop::default()).expect("there is memory");
    found.expect("nobody stopped it").into_iter().next()
}

/// The questions of the first so many seeds.
fn first<P: Teachable>(quarry: impl Fn(u64) -> Quarry<P>, seeds: u64) -> Vec<Exercise<P>> {
    (1..=seeds)
        .filter_map(|seed| sought(&quarry(seed)))
        .collect()
}

/// A question at a position some plies into a game, its parts drawn by lot.
fn drawn<P: Teachable>(setup: P::Setup, chance: &mut fastrand::Rng) -> Option<Exercise<P>> {
    let mut game = Document::<P>::new(setup);
    let mut node = NodeId::ROOT;
    for _ in 0..chance.usize(..30) {
        let play = game.position(node).draw(|count| chance.u32(..count))?;
        node = game.add(node, play).ok()?;
    }
    game.outcome(node).is_none().then_some(())?;
    let position = game.position(node).clone();
    let draw = |chance: &mut fastrand::Rng| position.draw(|count| chance.u32(..count));
    let value = match chance.u8(..4) {
        0 => Value::win_in(chance.u32(1..50)),
        1 => -Value::win_in(chance.u32(1..50)),
        _ => Value::hundredths(chance.i32(-50_000..50_000)),
    };
    let forced = match chance.u8(..3) {
        0 => None,
        1 => Some(Forced::WinLetGo(chance.u32(1..9))),
        _ => Some(Forced::IntoLoss(chance.u32(1..9))),
    };
    let loss = Loss {
        chance: chance.f32(),
        half_points: chance.i32(0..99),
        forced,
    };
    let path = game.path(node);
    Some(Exercise {
        question: Question {
            aim: if chance.bool() { Aim::Find } else { Aim::Hold },
            setup: game.setup().clone(),
            start: None,
            history: path.iter().filter_map(|&n| game.played(n)).collect(),
            verdict: Verdict {
                value,
                exact: chance.bool(),
                depth: chance.u32(..60),
            },
            line: vec![draw(chance)?],
            as_good: draw(chance).filter(|_| chance.bool()).into_iter().collect(),
            mistake: draw(chance)
                .filter(|_| chance.bool())
                .map(|play| (play, loss)),
            position,
        },
        source: match chance.u8(..3) {
            0 => Source::Game("Łukasz – \"A\"".to_owned()),
            1 => Source::SelfPlay(chance.u64(..)),
            _ => Source::Endgame(chance.u64(..)),
        },
        ahead: chance.f32(),
        quiet: chance.bool(),
    })
}
