//! The matches that were played to measure the engine: their numbers must fit together.

use agros::engine::matches::{Elo, Pentanomial};
use serde_json::Value;

/// A line for each match, as `agros match --results` writes it.
const RESULTS: &str = include_str!("engine_results.jsonl");

fn number(line: &Value, key: &str) -> u64 {
    line[key]
        .as_u64()
        .unwrap_or_else(|| panic!("{key} in {line}"))
}

#[test]
fn the_sums_of_all_results_are_consistent() {
    let mut matches = 0;
    for text in RESULTS.lines() {
        let line: Value = serde_json::from_str(text).expect("a line of JSON");
        let [games, wins, draws, losses] =
            ["games", "wins", "draws", "losses"].map(|key| number(&line, key));
        assert_eq!(games, wins + draws + losses, "{line}");
        let penta = line["penta"].as_array().expect("counts of pairs");
        let penta: Vec<u64> = penta.iter().filter_map(Value::as_u64).collect();
        let penta: [u64; 5] = penta.try_into().expect("five counts");
        assert_eq!(games, 2 * penta.iter().sum::<u64>(), "{line}");
        let points: u64 = (0..).zip(penta).map(|(points, pairs)| points * pairs).sum();
        assert_eq!(points, 2 * wins + draws, "{line}");
        let Elo { value, low, high } = Elo::of(&Pentanomial(penta));
        for (key, elo) in [("elo", value), ("low", low), ("high", high)] {
            let told = line[key].as_f64();
            assert_eq!(told.is_some(), elo.is_finite(), "{key} in {line}");
            let near = told.is_none_or(|told| (told - elo).abs() < 0.06);
            assert!(near, "{key} in {line}: {elo}");
        }
        let command = line["command"].as_str().expect("a command");
        assert!(command.starts_with("match --first "), "{line}");
        assert!(command.contains(" --seed "), "{line}");
        assert!(
            line["note"].as_str().is_some_and(|note| !note.is_empty()),
            "{line}"
        );
        matches += 1;
    }
    assert!(matches > 0);
}
