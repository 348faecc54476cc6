//! How matches are played.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use agros::game::{Document, Ending};
use agros::rules::Player;
use agros::rules::agros::Position;
use agros::storage::game_file;

use super::result::play;
use crate::run::{error, results};

const SMALL: [&str; 6] = ["--size", "6", "--farmers", "2", "--nodes", "50"];

fn game(folder: &Path, number: usize) -> Document<Position> {
    let path = folder.join(format!("{number:05}.agros"));
    let bytes = fs::read(path).expect("a game");
    game_file::read(&bytes).expect("a sound game").document
}

fn moves(game: &Document<Position>) -> Vec<String> {
    let line = game.main_line().into_iter();
    line.filter_map(|node| game.played(node))
        .map(|play| play.to_string())
        .collect()
}

#[test]
fn games_of_an_earlier_match_are_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let more = ["--games", "2", "--out", out];
    for _ in 0..2 {
        play("@greedy", "@random", &[&SMALL[..], &more].concat());
    }
    let files = std::fs::read_dir(folder.path()).expect("a folder");
    let mut files: Vec<_> = files
        .map(|file| file.expect("a file").file_name())
        .collect();
    files.sort();
    let numbered = (1..=4).map(|n| OsString::from(format!("{n:05}.agros")));
    assert!(files.into_iter().eq(numbered));
}

fn names(game: &Document<Position>) -> [String; 2] {
    Player::BOTH.map(|player| game.header().players[player].name.clone())
}

#[test]
fn every_opening_is_played_twice_with_sides_swapped() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let more = ["--games", "6", "--seed", "4", "--out", out];
    let result = play("@greedy", "@random", &[&SMALL[..], &more].concat());
    assert_eq!(result.played, 6);
    let mut openings = Vec::new();
    for pair in 0..3 {
        let games = [1, 2].map(|place| game(folder.path(), 2 * pair + place));
        let [one, other] = &games;
        assert_eq!(names(one), ["@greedy", "@random"]);
        assert_eq!(names(other), ["@random", "@greedy"]);
        // The whole opening is random: four placements.
        let [one, other] = [moves(one), moves(other)];
        assert_eq!(one[..4], other[..4]);
        openings.push(one[..4].to_vec());
    }
    openings.sort();
    openings.dedup();
    assert_eq!(openings.len(), 3, "different from pair to pair");
    // The saved games are as sound as any.
    let paths: Vec<String> = (1..=6).map(|n| format!("{out}/{n:05}.agros")).collect();
    let checked = results(["check".to_owned()].into_iter().chain(paths));
    assert!(
        checked.lines().all(|line| line.starts_with("ok ")),
        "{checked}"
    );
}

#[test]
fn what_happens_follows_from_the_seed_and_not_from_the_concurrency() {
    let games = |seed: &str, concurrency: &str| {
        let more = ["--games", "8", "--seed", seed, "--concurrency", concurrency];
        play("@uct", "@random", &[&SMALL[..], &more].concat()).games
    };
    let one = games("1", "1");
    assert_eq!(one, games("1", "3"));
    assert_ne!(one, games("2", "1"));
}

#[test]
fn the_better_player_wins() {
    let small = ["--size", "6", "--farmers", "2", "--nodes", "500"];
    let more = ["--games", "10", "--concurrency", "2"];
    for (better, worse) in [
        ("@greedy", "@random"),
        ("@full", "@random"),
        ("@uct", "@random"),
    ] {
        let result = play(better, worse, &[&small[..], &more].concat());
        assert!(
            result.score >= 0.8 && result.elo[0] > 0.0,
            "{better}: {result:?}"
        );
        assert!(
            result.pairs[3] + result.pairs[4] >= 3,
            "{better}: {result:?}"
        );
    }
    let lost = play("@random", "@greedy", &[&small[..], &more].concat());
    assert!(lost.losses >= 8 && lost.elo[0] < 0.0, "{lost:?}");
}

#[test]
fn random_plies_are_as_many_as_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let more = ["--games", "2", "--openings", "random:9", "--out", out];
    play("@greedy", "@mobile", &[&SMALL[..], &more].concat());
    let [one, other] = [1, 2].map(|number| moves(&game(folder.path(), number)));
    assert_eq!(one[..9], other[..9]);
    // From the start on, the players are on their own.
    let more = ["--games", "2", "--openings", "random:0", "--out", out];
    play("@greedy", "@mobile", &[&SMALL[..], &more].concat());
    let [one, other] = [3, 4].map(|number| moves(&game(folder.path(), number)));
    assert_ne!(one[..2], other[..2]);
}

#[test]
fn openings_come_from_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let file = folder.path().join("openings.txt");
    let positions = ["2,L2,D1/4/4/4 L 1 0", "5/2,L2,2/5/1,d,D1,2/5 D 1 0"];
    let text = format!(
        "# two positions\n{}\n\n  {}\r\n",
        positions[0], positions[1]
    );
    fs::write(&file, text).expect("a file");
    let openings = file.to_str().expect("a path");
    let more = [
        "--games",
        "6",
        "--openings",
        openings,
        "--out",
        out,
        "--nodes",
        "50",
    ];
    play("@greedy", "@random", &more);
    for number in 1..=6 {
        let game = game(folder.path(), number);
        let start = game.own_start().expect("a start of its own").to_string();
        assert_eq!(start, positions[(number - 1) / 2 % 2]);
    }
    for (bad, named) in [
        ("2,L2,D1/4/4/4 L 1 0\nnonsense\n", "line 2"),
        ("# nothing\n", "no position"),
        ("2,L2,D1/4/4/4 L 1 2\n", "line 1: the game is over"),
    ] {
        fs::write(&file, bad).expect("a file");
        let told = error([
            "match",
            "--first",
            "@random",
            "--second",
            "@random",
            "--openings",
            openings,
        ]);
        assert!(
            told.contains("openings.txt") && told.contains(named),
            "{told}"
        );
    }
}

#[test]
fn clocks_are_kept_in_the_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let more = [
        "--size",
        "5",
        "--farmers",
        "1",
        "--tc",
        "60000+7",
        "--games",
        "1",
        "--out",
        out,
    ];
    play("@random", "@greedy", &more);
    let game = game(folder.path(), 1);
    let clocks: Vec<Option<u64>> = game
        .main_line()
        .into_iter()
        .map(|node| game.notes(node).clock)
        .collect();
    // The root and the two random placements have none.
    assert_eq!(clocks[..3], [None; 3]);
    let sound = |clock: &Option<u64>| clock.is_some_and(|left| (50_000..=70_000).contains(&left));
    assert!(clocks[3..].iter().all(sound), "{clocks:?}");
    // Moves at random take no time at all, so that the clock only gains.
    assert!(clocks[3] > Some(60_000), "{clocks:?}");
}

#[test]
fn a_player_out_of_time_loses_on_time() {
    // Nothing is left on the clock, and half a second of grace ends sooner than 10⁷ playouts.
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().to_str().expect("a path");
    let silent = folder.path().join("silent.sh");
    fs::write(&silent, "while read line; do case $line in ugi) echo ugiok;; isready) echo readyok;; quit) exit;; esac; done").expect("a script");
    let program = format!("sh {}", silent.display());
    let more = [
        "--size",
        "5",
        "--farmers",
        "1",
        "--tc",
        "1+0",
        "--games",
        "1",
        "--out",
        out,
    ];
    let result = play("@random", &program, &more);
    assert_eq!(result.wins, 1);
    assert!(
        result.games[0].contains("time: no move within 501 ms"),
        "{result:?}"
    );
    let game = game(folder.path(), 1);
    assert_eq!(game.header().ending, Some(Ending::Time(Player::Second)));
    assert!(results(["check", &format!("{out}/00001.agros")]).contains('!'));
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let more = [
        "--games",
        "400",
        "--sprt",
        "-100",
        "0",
        "--concurrency",
        "2",
    ];
    let result = play("@greedy", "@random", &[&SMALL[..], &more].concat());
    assert!(result.played < 100, "{result:?}");
    assert!(result.others[0].ends_with("E1 accepted"), "{result:?}");
    let lost = play("@random", "@greedy", &[&SMALL[..], &more].concat());
    assert!(lost.others[0].ends_with("E0 accepted"), "{lost:?}");
}

#[test]
fn what_is_not_in_order_is_told_on_one_line() {
    let fixed = ["match", "--first", "@random"];
    for (more, named) in [
        (&[][..], "--second"),
        (&["--second", ""], "--second"),
        (&["--second", "@level:11"], "@level:11"),
        (&["--second", "@nobody"], "@nobody"),
        (&["--second", "/no/such/engine --fast"], "/no/such/engine"),
        (&["--second", "@uct", "--games", "x"], "--games"),
        (&["--second", "@uct", "--size", "3"], "--size"),
        (
            &["--second", "@uct", "--size", "4", "--farmers", "9"],
            "--farmers",
        ),
        (&["--second", "@uct", "--tc", "1000"], "--tc"),
        (&["--second", "@uct", "--nodes", "0"], "--nodes"),
        (
            &["--second", "@uct", "--nodes", "1", "--movetime", "1"],
            "--movetime",
        ),
        (&["--second", "@uct", "--openings", "random:x"], "random:x"),
        (
            &["--second", "@uct", "--openings", "no such file"],
            "no such file",
        ),
        (
            &["--second", "@uct", "--openings", "random:100000"],
            "100000",
        ),
        (&["--second", "@uct", "--sprt", "5", "0"], "--sprt"),
        (&["--second", "@uct", "--sprt", "5"], "--sprt"),
        (&["--second", "@uct", "--concurrency", "0"], "--concurrency"),
    ] {
        let told = error([&fixed[..], more].concat());
        assert!(told.contains(named), "{more:?}: {told}");
    }
}
