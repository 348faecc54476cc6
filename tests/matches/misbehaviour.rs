//! Programs that do not do what they have to lose, and it is said by what.

use std::fs;
use std::time::{Duration, Instant};

use agros::engine::Stop;
use agros::engine::players::Failure;
use agros::engine::ugi::{Go, Patience, Program, Question};
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};

use super::programs::Script;
use super::result::play;
use crate::run::results;

const FAST: [&str; 8] = [
    "--size",
    "5",
    "--farmers",
    "1",
    "--movetime",
    "20",
    "--games",
    "2",
];

/// Plays two games against a script, and looks for what both are lost by.
fn loses(script: &Script, by: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let command = script.command();
    let more = [&FAST[..], &["--out", out]].concat();
    let result = play("@random", &command, &more);
    assert_eq!((result.wins, result.pairs[4]), (2, 1), "{result:?}");
    for game in &result.games {
        let told = format!(": {command} {by}");
        assert!(game.contains(&told), "{game}\nnot {told}");
    }
    for number in 1..=2 {
        let checked = results(["check", &format!("{out}/{number:05}.agros")]);
        assert!(
            checked.starts_with("ok ") && checked.contains('!'),
            "{checked}"
        );
    }
}

#[test]
fn one_that_crashes_when_asked_for_a_move_loses() {
    loses(&Script::moving("exit 3"), "crashed: exit status: 3");
}

#[test]
fn one_that_crashes_at_once_loses() {
    loses(&Script::new("exit 7"), "crashed: exit status: 7");
}

#[test]
fn one_that_plays_an_illegal_move_loses() {
    loses(
        &Script::moving("echo bestmove a1+a1"),
        "illegal move `a1+a1`: ",
    );
}

#[test]
fn one_that_plays_no_move_loses() {
    loses(
        &Script::moving("echo bestmove zz99"),
        "illegal move `zz99`: ",
    );
    loses(
        &Script::moving("echo bestmove none"),
        "illegal move `none`: ",
    );
}

#[test]
fn one_that_says_something_else_loses() {
    loses(
        &Script::moving("echo good morning"),
        "garbage: `good morning`",
    );
    loses(&Script::moving("echo bestmove"), "garbage: `bestmove`");
    let bytes = r"printf '\377\376\n'";
    loses(&Script::moving(bytes), "garbage: ");
}

#[test]
fn one_that_never_stops_talking_loses() {
    loses(&Script::new("while echo y; do :; done"), "garbage: `y`");
    let script = "while echo bestmove a1; do :; done";
    loses(&Script::moving(script), "illegal move `a1`: ");
}

#[test]
fn one_that_hangs_loses_on_time() {
    loses(&Script::moving("sleep 1000"), "time: no move within 520 ms");
}

#[test]
fn a_line_without_end_is_not_waited_for() {
    // Neither a long line nor a slow one holds up the game.
    let script = "head -c 3000000 /dev/zero | tr '\\0' x; echo";
    loses(&Script::moving(script), "garbage: ");
}

#[test]
fn one_that_says_correct_things_without_end_loses_on_time() {
    let script = Script::moving("yes 'info depth 1 score cp 1 pv a1'");
    loses(&script, "time: no move within 520 ms");
}

#[test]
fn one_that_floods_its_errors_plays_on() {
    let script = Script::moving("head -c 50000000 /dev/zero >&2; echo bestmove e5");
    let second = Duration::from_secs(5);
    assert_eq!(think(&script, Go::default(), second), Ok("e5".to_owned()));
}

#[test]
fn no_program_is_left_behind() {
    let script = Script::moving("echo $$ >> pids; sleep 1000");
    let pids = script.beside("pids");
    let text = fs::read_to_string(script.beside("program.sh")).expect("the script");
    let text = text.replace("pids", &pids.display().to_string());
    fs::write(script.beside("program.sh"), text).expect("a script");
    play("@random", &script.command(), &FAST);
    let started = fs::read_to_string(pids).expect("the programs that ran");
    assert_eq!(started.lines().count(), 2, "started anew after it failed");
    assert!(!script.has_left_somebody());
}

#[test]
fn no_child_of_a_program_is_left_behind() {
    let polite = "ugi) echo ugiok;; isready) echo readyok;; quit) exit;; go*) echo bestmove e5;;";
    let deaf =
        "ugi) echo ugiok;; isready) echo readyok;; go*) trap '' TERM INT HUP; echo bestmove e5;;";
    let crashes = "ugi) echo ugiok;; isready) echo readyok;; go*) exit 3;;";
    let second = Duration::from_secs(1);
    let cases = [
        (polite, "plays e5"),
        (deaf, "plays e5"),
        (crashes, "exit status: 3"),
        ("ugi) exit 4;;", "exit status: 4"),
    ];
    for (cases, expected) in cases {
        let script = Script::with_child(cases);
        let ended = match think(&script, Go::default(), second) {
            Ok(play) => format!("plays {play}"),
            Err(Failure::Crashed(how)) => how.to_string(),
            Err(failure) => panic!("{cases}: {failure}"),
        };
        assert_eq!(ended, expected, "{cases}");
        assert!(!script.has_left_somebody(), "{cases}");
    }
}

fn started(script: &Script) -> Program {
    Program::start(&script.words(), Patience::default(), &Stop::default()).expect("it starts")
}

/// What comes of a talk with a script when nobody has patience.
fn think(script: &Script, go: Go, within: Duration) -> Result<String, Failure> {
    let patience = Patience {
        answer: Duration::from_millis(400),
        stop: Duration::from_millis(400),
    };
    let start = Position::start(&Setup::default());
    let mut program = Program::start(&script.words(), patience, &Stop::default())?;
    program.begin::<Position>(&start.setup(), &Stop::default())?;
    let question = Question {
        start: &start,
        moves: &[],
        now: &start,
        go,
        within: Some(within),
    };
    let play = program.think(&question, &Stop::default(), |_| {})?;
    Ok(play.to_string())
}

#[test]
fn each_failure_has_its_name() {
    let second = Duration::from_secs(1);
    let think = |script: &Script| think(script, Go::default(), second);
    let answer = |asked| Failure::NoAnswer {
        asked,
        within: Duration::from_millis(400),
    };
    let silent = Script::new("sleep 1000");
    assert_eq!(think(&silent), Err(answer("ugi")));
    let never_ready = Script::answering("ugi) echo ugiok;;");
    assert_eq!(think(&never_ready), Err(answer("isready")));
    let talks_on = Script::answering("ugi) echo ugiok;; isready) yes info string wait;;");
    assert_eq!(think(&talks_on), Err(answer("isready")));
    let never_done = Script::new("yes id name endless");
    assert_eq!(think(&never_done), Err(answer("ugi")));
    let gone = Script::answering("ugi) echo ugiok;; isready) exit 0;;");
    let ended = think(&gone).expect_err("it has ended");
    assert_eq!(ended.to_string(), "crashed: exit status: 0");
    let closed = Script::answering("ugi) echo ugiok;; isready) exec >&-; sleep 1000;;");
    let ended = think(&closed).expect_err("it says nothing more");
    assert_eq!(ended.to_string(), "crashed: closed its output");
    let late = Script::moving("sleep 1000");
    assert_eq!(think(&late), Err(Failure::Late { allowed: second }));
    let good = Script::moving("echo info depth 1 score cp 3 pv e5; echo bestmove e5");
    assert_eq!(think(&good), Ok("e5".to_owned()));
}

#[test]
fn a_greeting_before_the_protocol_is_put_up_with() {
    let script = Script::answering(
        "ugi) echo; echo Hello from script 1.0; echo id name script; echo ugiok;; \
         isready) echo readyok;; go*) echo bestmove e5;;",
    );
    let second = Duration::from_secs(1);
    assert_eq!(think(&script, Go::default(), second), Ok("e5".to_owned()));
}

#[test]
fn what_a_program_says_of_its_search_is_heard() {
    let script = Script::moving(
        "echo info depth 3 seldepth 4 multipv 2 score cp 1 pv a1; \
         echo info depth 3 seldepth 4 multipv 1 score cp -25 exact nodes 77 nps 1 time 12 pv e5 f5 e5; \
         echo info string hello; echo info depth 3 seldepth 4 multipv 2 score cp -30 pv a1; \
         echo info currmove 3; echo bestmove e5",
    );
    let start = Position::start(&Setup::default());
    let mut program = started(&script);
    assert_eq!(program.name(), Some("script"));
    let question = Question {
        start: &start,
        moves: &[],
        now: &start,
        go: Go::default(),
        within: None,
    };
    let mut heard = Vec::new();
    let stop = Stop::default();
    let play = program.think(&question, &stop, |report| heard.push(report.clone()));
    assert_eq!(play.expect("a move").to_string(), "e5");
    let last = heard.last().expect("reports");
    assert_eq!((last.depth, last.selective_depth), (3, 4));
    let lines = last.lines.iter().map(|line| {
        let moves: Vec<String> = line.moves.iter().map(|play| play.to_string()).collect();
        (
            line.score.value.in_hundredths(),
            line.score.is_exact(),
            moves.join(" "),
        )
    });
    // A line of play is followed as far as it is legal.
    let expected = [(-25, true, "e5 f5"), (-30, false, "a1")];
    let expected = expected.map(|(value, exact, moves)| (value, exact, moves.to_owned()));
    assert!(lines.eq(expected), "{last:?}");
}

#[test]
fn a_program_that_is_told_to_stop_gives_its_move() {
    let script = Script::moving("read -r line; [ \"$line\" = stop ] && echo bestmove e5");
    let start = Position::start(&Setup::default());
    let mut program = started(&script);
    let question = Question {
        start: &start,
        moves: &[],
        now: &start,
        go: Go {
            infinite: true,
            ..Go::default()
        },
        within: None,
    };
    let stop = Stop::default();
    let told = stop.clone();
    let asked = Instant::now();
    let thread = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        told.stop();
    });
    let play = program.think(&question, &stop, |_| {});
    thread.join().expect("it stops");
    assert_eq!(play.expect("a move").to_string(), "e5");
    assert!(asked.elapsed() >= Duration::from_millis(100));
}

#[test]
fn a_program_that_is_no_longer_wanted_is_not_waited_for() {
    let script = Script::new("sleep 1000");
    let stop = Stop::default();
    stop.stop();
    let asked = Instant::now();
    assert!(Program::start(&script.words(), Patience::default(), &stop).is_err());
    assert!(
        asked.elapsed() < Duration::from_secs(2),
        "{:?}",
        asked.elapsed()
    );
}

#[test]
fn this_engine_is_a_program_like_any_other() {
    let engine = format!("{} engine", env!("CARGO_BIN_EXE_agros"));
    for pace in [
        ["--movetime", "10"],
        ["--nodes", "200"],
        ["--tc", "2000+10"],
    ] {
        let more = [
            &["--size", "6", "--farmers", "2", "--games", "2"][..],
            &pace,
        ]
        .concat();
        let result = play(&engine, "@random", &more);
        assert_eq!(result.wins, 2, "{result:?}");
        assert!(
            result.games.iter().all(|game| game.ends_with("two passes")),
            "{result:?}"
        );
    }
}
