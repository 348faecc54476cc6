//! What a match prints.

use crate::run::results;

/// A match on a small board, fast.
pub fn play(first: &str, second: &str, more: &[&str]) -> MatchResult {
    let fixed = ["match", "--first", first, "--second", second];
    let arguments = [&fixed[..], more].concat();
    MatchResult::read(&results(arguments))
}

/// The output of a match.
#[derive(Debug)]
pub struct MatchResult {
    /// The lines of the games, in the order of their numbers.
    pub games: Vec<String>,
    /// Other lines.
    pub others: Vec<String>,
    pub played: usize,
    pub wins: usize,
    pub draws: usize,
    pub losses: usize,
    pub score: f64,
    /// The difference and the ends of the interval.
    pub elo: [f64; 3],
    pub pairs: Vec<usize>,
}

impl MatchResult {
    /// Reads the output, whose last line has one form only.
    fn read(output: &str) -> MatchResult {
        let mut lines: Vec<String> = output.lines().map(str::to_owned).collect();
        let last = lines.pop().expect("a last line");
        let words: Vec<&str> = last.split(' ').collect();
        let [
            "games",
            games,
            wins,
            draws,
            losses,
            "score",
            score,
            "elo",
            elo,
            interval,
            "penta",
            pairs,
        ] = words[..]
        else {
            panic!("{last:?}");
        };
        let count = |text: &str| text.parse().expect("a count");
        let number = |text: &str| text.parse().expect("a number");
        let interval = interval.strip_prefix('[').and_then(|i| i.strip_suffix(']'));
        let (low, high) = interval
            .and_then(|i| i.split_once(','))
            .expect("an interval");
        let (mut games_played, others): (Vec<_>, Vec<_>) = lines
            .into_iter()
            .partition(|line| line.starts_with("game "));
        games_played.sort_by_key(|line| {
            let number = line.split(' ').nth(1).expect("a number");
            number.parse::<usize>().expect("a number")
        });
        let result = MatchResult {
            games: games_played,
            others,
            played: count(games),
            wins: count(wins),
            draws: count(draws),
            losses: count(losses),
            score: number(score),
            elo: [number(elo), number(low), number(high)],
            pairs: pairs.split(',').map(count).collect(),
        };
        result.is_consistent();
        result
    }

    fn is_consistent(&self) {
        assert_eq!(self.played, self.wins + self.draws + self.losses);
        assert_eq!(self.played, self.games.len());
        assert_eq!(self.pairs.len(), 5);
        assert!(self.pairs.iter().sum::<usize>() <= self.played / 2);
        let points = self.wins as f64 + 0.5 * self.draws as f64;
        assert!((self.score - points / self.played as f64).abs() < 1e-3);
        let [elo, low, high] = self.elo;
        assert!(low <= elo && elo <= high, "{self:?}");
    }
}
