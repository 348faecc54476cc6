//! How many positions a second the search visits in the middle game on 10×10 with five farmers.

use std::time::Duration;

use agros::engine::{Judge, Limits, Search, Situation, Stop, Weights};
use agros::rules::Position as _;
use agros::rules::agros::Position;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Positions of the usual board with all farmers and much left to play, and depths at which a
/// search takes about half a second: with the score alone, and with the evaluation.
const POSITIONS: [(&str, &str, u32, u32); 3] = [
    (
        "ply 22",
        "10/10/2,L1,D2,l,5/3,d,2,L1,l,l,1/3,l,d,3,D1,1/3,l,1,d,D2,l,d,1/2,d,d,3,l,2/1,l,d,4,l,2/2,L1,D1,1,D1,1,L1,2/5,L1,4 D 5 0",
        12,
        10,
    ),
    (
        "after a pass",
        "7,d,2/2,D1,4,L1,D1,1/1,l,l,d,l,d,1,l,2/l,2,d,d,2,l,l,1/1,L1,1,l,d,1,D1,d,2/3,l,1,d,l,l,d,1/2,d,d,1,L1,1,l,1,d/1,l,d,1,l,l,1,l,L1,d/1,D1,L1,3,d,1,l,D1/2,d,1,l,1,d,d,2 L 5 1",
        13,
        11,
    ),
    (
        "many seeds",
        "2,d,l,l,2,d,2/1,D1,d,2,l,1,d,D1,1/l,l,l,d,l,d,l,l,2/l,l,1,d,d,1,D1,l,l,1/3,l,d,d,1,d,1,L4/1,L1,l,l,d,d,l,l,d,1/1,d,1,d,d,L3,L2,l,1,d/l,l,d,1,l,l,1,l,1,d/1,D1,L1,3,d,1,l,D1/1,l,d,1,l,1,d,d,2 D 5 0",
        15,
        13,
    ),
];

fn search(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.sample_size(10);
    for (name, text, bare, full) in POSITIONS {
        let position = Position::parse(text).expect("a position");
        for (name_of_judge, judge, depth, threads) in [
            ("score alone", Judge::new(Weights::BARE), bare, 1),
            ("evaluation", Judge::network(), full, 1),
            ("evaluation, two threads", Judge::network(), full, 2),
        ] {
            let mut search = Search::new(judge, 64).expect("memory");
            search.set_threads(threads);
            let mut run = || {
                search.forget();
                let situation = Situation::fresh(&position);
                search.run(situation, &Limits::depth(depth), &Stop::default(), |_| ())
            };
            // Threads help each other differently each time, so their rate is told by itself.
            if threads > 1 {
                let mut rates: Vec<u64> = (0..5).map(|_| run().rate()).collect();
                rates.sort_unstable();
                println!("search/{name}, {name_of_judge}: {} nodes/s", rates[2]);
                continue;
            }
            group.throughput(Throughput::Elements(run().nodes));
            group.bench_function(format!("{name}, {name_of_judge}"), |bencher| {
                bencher.iter_custom(|times| (0..times).map(|_| run().time).sum::<Duration>())
            });
        }
    }
}

criterion_group!(benches, search);
criterion_main!(benches);
