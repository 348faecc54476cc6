//! Making the network.

use std::fs;

use super::run::{agros, answer, error};

/// The network that `tune` writes with some arguments, and what it prints.
fn network(arguments: &[&str]) -> (Vec<u8>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = agros()
        .current_dir(folder.path())
        .arg("tune")
        .args(arguments)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    let network = fs::read(folder.path().join("weights.bin")).expect("the network");
    (
        network,
        String::from_utf8(output.stdout).expect("results in UTF-8"),
    )
}

#[test]
fn tune_alone_makes_a_network_that_follows_from_the_seed() {
    let (network_alone, told) = network(&[]);
    assert!(
        told.starts_with("samples ") && told.ends_with("`weights.bin`\n"),
        "{told}"
    );
    let spelt_out = ["--games", "20", "--nodes", "100", "--seed", "1"];
    assert_eq!(network(&spelt_out), (network_alone.clone(), told.clone()));
    let (other, told_of_other) = network(&["--seed", "2"]);
    assert_eq!(other.len(), network_alone.len());
    assert_ne!((other, told_of_other), (network_alone, told));
}

#[test]
fn tune_takes_its_own_arguments_or_a_part() {
    let errors = error(["tune", "--games", "0"]);
    assert!(errors.contains("--games"), "{errors}");
    error(["tune", "--games", "3", "play"]);
    error(["tune", "fit"]);
    let elsewhere = answer(["tune", "--games", "1", "--nodes", "1", "--out", "/"]);
    assert_eq!(elsewhere.code, Some(1), "{elsewhere:?}");
}
