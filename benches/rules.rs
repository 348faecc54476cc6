//! What the rules cost: move generation, play, fields, score and perft, and the facts for those who
//! study, on games of Agros that were played at random to the middle.

mod games;

use std::hint::black_box;

use agros::rules::agros::{Move, Position, Setup};
use agros::rules::{Position as _, perft};
use agros::study::agros::{Certain, Change, Effect, Flips, Freedom, Reach, Threats, swings};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use games::random_move;

/// The plies after which the games stand still.
const PLIES: [usize; 5] = [30, 40, 50, 60, 70];

/// One position for each of [`PLIES`].
fn middle_games(setup: Setup) -> Vec<Position> {
    let play_at_random = |plies: usize| {
        let mut random = fastrand::Rng::with_seed(plies as u64);
        let mut position = Position::start(&setup);
        for _ in 0..plies {
            let play = random_move(&position, &mut random);
            position.play_unchecked(play.expect("no game is over so early"));
        }
        position
    };
    PLIES.into_iter().map(play_at_random).collect()
}

fn setups() -> impl Iterator<Item = (String, Setup)> {
    [(8, 3), (10, 5), (12, 7)]
        .into_iter()
        .map(|(size, farmers)| {
            let setup = Setup::new(size, farmers).expect("a setup that the window offers");
            (format!("{size}x{size}/{farmers}"), setup)
        })
}

/// Measures `run` on the middle games of every setup, each with one of its moves; a pass over all
/// of them at a time.
fn measure<T>(criterion: &mut Criterion, name: &str, run: impl Fn(&Position, Move) -> T) {
    let mut group = criterion.benchmark_group(name);
    for (label, setup) in setups() {
        let with_move = |position: Position| (position, position.legal_moves()[0]);
        let positions: Vec<_> = middle_games(setup).into_iter().map(with_move).collect();
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(BenchmarkId::from_parameter(label), |bencher| {
            bencher.iter(|| {
                for (position, play) in &positions {
                    black_box(run(black_box(position), black_box(*play)));
                }
            })
        });
    }
}

fn rules(criterion: &mut Criterion) {
    measure(criterion, "moves", |position, _| {
        position.for_each_move(|play| {
            black_box(play);
        });
    });
    measure(criterion, "count", |position, _| position.count_moves());
    measure(criterion, "play", |position, play| {
        let mut next = *position;
        next.play_unchecked(play);
        next
    });
    measure(criterion, "check", |position, play| position.check(play));
    measure(criterion, "fields", |position, _| position.fields());
    measure(criterion, "score", |position, _| position.score());
    measure(criterion, "key", |position, _| position.key());
}

fn facts(criterion: &mut Criterion) {
    measure(criterion, "effect", Effect::of);
    measure(criterion, "change", |position, play| {
        let mut next = *position;
        next.play_unchecked(play);
        Change::between(position, &next)
    });
    measure(criterion, "swings", |position, _| swings(position));
    measure(criterion, "reach", |position, _| Reach::of(position));
    measure(criterion, "freedom", |position, _| Freedom::of(position));
    measure(criterion, "threats", |position, _| Threats::of(position));
    measure(criterion, "flips", |position, _| {
        Flips::of(position, || false)
    });
    measure(criterion, "certain", |position, _| Certain::of(position));
}

/// Measures leaves, not positions: the throughput is leaves a second.
fn leaves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    let setup = Setup::default();
    for (ply, position) in PLIES.into_iter().zip(middle_games(setup)) {
        const DEPTH: u32 = 5;
        group.throughput(Throughput::Elements(perft(&position, DEPTH)));
        group.bench_function(BenchmarkId::new("10x10/5 ply", ply), |bencher| {
            bencher.iter(|| perft(black_box(&position), DEPTH))
        });
    }
}

criterion_group!(benches, rules, facts, leaves);
criterion_main!(benches);
