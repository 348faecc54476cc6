//! How soon the engine answers. It is measured by itself: one test after the other, and apart from
//! all others.

#[allow(
    dead_code,
    reason = "each binary of tests runs the program in its own way"
)]
#[path = "commands/run.rs"]
mod run;
#[allow(dead_code, reason = "not all that can be said is said here")]
#[path = "engine_protocol/talk.rs"]
mod talk;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use talk::Engine;

/// The measurements of a round. A median is not moved by a few that something else disturbed.
const TRIES: usize = 9;

/// The rounds on a machine that is busy with something else all the time.
const ROUNDS: usize = 5;

static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Fails unless the median of some measurements is within a limit in one of some rounds.
fn assert_within(limit: Duration, what: &str, mut measure: impl FnMut() -> Duration) {
    let mut medians = Vec::new();
    for _ in 0..ROUNDS {
        let mut times: Vec<Duration> = (0..TRIES).map(|_| measure()).collect();
        times.sort_unstable();
        println!(
            "{what}: {:?}, at most {:?}",
            times[TRIES / 2],
            times[TRIES - 1]
        );
        medians.push(times[TRIES / 2]);
        if times[TRIES / 2] <= limit {
            return;
        }
    }
    panic!("{what}: {medians:?}, not {limit:?}");
}

/// The time from a line to an answer.
fn time(engine: &mut Engine, line: &str, answer: &str) -> Duration {
    let sent = Instant::now();
    engine.send(line);
    engine.wait_for(answer);
    sent.elapsed()
}

fn searching() -> Engine {
    let mut engine = Engine::start();
    engine.send("setoption name Threads value 2");
    engine.until_ready();
    engine.send("position startpos moves e5 f5 f6 d2");
    engine.send("go infinite");
    engine.wait_for("info");
    engine
}

#[test]
fn while_it_searches_it_is_ready_within_50_ms() {
    let _alone = alone();
    let mut engine = searching();
    let limit = Duration::from_millis(50);
    assert_within(limit, "readyok", || time(&mut engine, "isready", "readyok"));
}

#[test]
fn it_stops_within_50_ms() {
    let _alone = alone();
    let mut engine = searching();
    assert_within(Duration::from_millis(50), "bestmove after stop", || {
        let stopped = time(&mut engine, "stop", "bestmove");
        engine.send("go infinite");
        engine.wait_for("info");
        stopped
    });
}

#[test]
fn it_keeps_to_its_time() {
    let _alone = alone();
    for milliseconds in [10, 100] {
        let limit = Duration::from_millis(20);
        let go = format!("go movetime {milliseconds}");
        let movetime = Duration::from_millis(milliseconds);
        // The first search has to get its table, which counts as well.
        let mut engine = Engine::start();
        engine.send("position startpos moves e5 f5 f6 d2");
        assert_within(limit, &format!("late after {go}"), || {
            time(&mut engine, &go, "bestmove").saturating_sub(movetime)
        });
    }
}

#[test]
fn of_a_clock_it_uses_a_part() {
    let _alone = alone();
    let mut engine = Engine::start();
    engine.send("position startpos moves e5");
    let go = "go p1time 600000 p2time 600 p2inc 10";
    assert_within(Duration::from_millis(300), go, || {
        time(&mut engine, go, "bestmove")
    });
}
