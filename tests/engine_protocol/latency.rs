//! How soon the engine answers. Times are medians, since the machine may be busy with other tests.

use std::time::{Duration, Instant};

use super::talk::Engine;

const TRIES: usize = 9;

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// The time from a line to an answer.
fn time(engine: &mut Engine, line: &str, answer: &str) -> Duration {
    let sent = Instant::now();
    engine.send(line);
    engine.wait_for(answer);
    sent.elapsed()
}

#[test]
fn while_it_searches_it_is_ready_and_stops_within_50_ms() {
    let mut engine = Engine::start();
    engine.send("setoption name Threads value 2");
    engine.until_ready();
    let mut ready = Vec::new();
    let mut stopped = Vec::new();
    for _ in 0..TRIES {
        engine.send("position startpos moves e5 f5 f6 d2");
        engine.send("go infinite");
        engine.wait_for("info");
        ready.push(time(&mut engine, "isready", "readyok"));
        stopped.push(time(&mut engine, "stop", "bestmove"));
    }
    let (ready, stopped) = (median(ready), median(stopped));
    println!("readyok after {ready:?}, bestmove after {stopped:?}");
    assert!(
        ready <= Duration::from_millis(50),
        "readyok after {ready:?}"
    );
    assert!(
        stopped <= Duration::from_millis(50),
        "bestmove after {stopped:?}"
    );
}

#[test]
fn it_keeps_to_its_time() {
    let mut engine = Engine::start();
    for milliseconds in [10, 100] {
        let mut late = Vec::new();
        for _ in 0..TRIES {
            // The table is not there yet at the first time, and getting it counts.
            engine.send("position startpos moves e5 f5 f6 d2");
            let go = format!("go movetime {milliseconds}");
            let used = time(&mut engine, &go, "bestmove");
            late.push(used.saturating_sub(Duration::from_millis(milliseconds)));
        }
        let late = median(late);
        println!("bestmove {late:?} after {milliseconds} ms");
        assert!(late <= Duration::from_millis(20), "{late:?} late");
    }
}

#[test]
fn of_a_clock_it_uses_a_part() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e5");
    let used = time(
        &mut engine,
        "go p1time 600000 p2time 600 p2inc 10",
        "bestmove",
    );
    assert!(used < Duration::from_millis(600), "{used:?}");
}
