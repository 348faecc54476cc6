//! What is not in order on the command line, and where results go.

use std::ffi::OsStr;
use std::fs::File;
use std::io::pipe;
use std::os::unix::ffi::OsStrExt;
use std::process::Stdio;

use super::run::{Answer, agros, answer, assert_one_line, error, results};

const START: &str = "10/10/10/10/10/10/10/10/10/10 L 5 0";

#[test]
fn every_bad_argument_is_told_on_one_line_that_names_it() {
    let cases: &[(&[&str], &str)] = &[
        (&["moves"], "POSITION"),
        (&["apply", START], "MOVE"),
        (&["perft", START], "DEPTH"),
        (&["perft", START, "x"], "'x'"),
        (&["perft", START, "-1"], "-1"),
        (&["perft", START, "1000000"], "1000000"),
        (&["check"], "FILE"),
        (&["moves", ""], "position"),
        (&["moves", START, "--game", "chess"], "agros"),
        (&["moves", START, "--sideways"], "--sideways"),
        (&["show", START, "--ply", "many"], "many"),
        (&["show", ""], "position"),
        (&["score", START, "--game", "agros"], "--game"),
        (&["moves", "two\nlines"], "two\\nlines"),
        (&["one.agros", "two.agros"], "two.agros"),
        (&["no such file.agros"], "no such file.agros"),
        (&[""], "FILE"),
    ];
    for (arguments, named) in cases {
        let errors = error(*arguments);
        assert!(errors.contains(named), "{arguments:?}: {errors}");
    }
}

#[test]
fn arguments_that_are_not_utf_8_are_refused() {
    let strange = OsStr::from_bytes(b"\xff\xfe");
    for command in ["moves", "score", "fields", "outcome", "show"] {
        error([OsStr::new(command), strange]);
    }
    let errors = error([OsStr::new("apply"), OsStr::new(START), strange]);
    assert!(errors.contains("MOVE"), "{errors}");
}

#[test]
fn help_and_version_are_results() {
    for arguments in [&["--help"][..], &["-h"], &["show", "--help"]] {
        assert!(results(arguments).contains("Usage:"), "{arguments:?}");
    }
    // A release says its commit after that.
    let version = results(["--version"]);
    assert!(
        version.starts_with(concat!("agros ", env!("CARGO_PKG_VERSION"))),
        "{version}"
    );
}

#[test]
fn shells_can_complete_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = results(["completions", shell]);
        for word in ["analyse", "movetime", "perft"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    error(["completions", "tcsh"]);
}

#[test]
fn every_command_has_a_page_in_the_manual() {
    let folder = tempfile::tempdir().expect("a folder");
    results([OsStr::new("manual"), folder.path().as_os_str()]);
    let help = results(["--help"]);
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands = commands.map_while(|line| line.split_whitespace().next());
    let mut pages = 0;
    for command in commands.filter(|command| *command != "help") {
        let page = folder.path().join(format!("agros-{command}.1"));
        let page = std::fs::read_to_string(page).expect(command);
        assert!(page.contains(".SH SYNOPSIS"), "{command}");
        pages += 1;
    }
    assert!(
        pages > 10 && folder.path().join("agros.1").exists(),
        "{pages}"
    );
}

#[test]
fn a_manual_that_cannot_be_written_is_refused() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let answer = answer([OsStr::new("manual"), file.path().as_os_str()]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert_one_line(&answer.errors);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in [
        &["moves", START][..],
        &["show", START],
        &["fields", START],
        &["check", "tests/vectors/agros.json"],
        &["--help"],
    ] {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let output = agros().args(arguments).stdout(writer).output();
        let answer = Answer::from(output.expect("the program runs"));
        assert_eq!(answer.code, Some(0), "{arguments:?}: {answer:?}");
        assert_eq!(answer.errors, "", "{arguments:?}");
    }
}

#[test]
fn a_full_disk_is_told() {
    let full = File::options().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let output = agros().args(["moves", START]).stdout(full).output();
    let answer = Answer::from(output.expect("the program runs"));
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert_one_line(&answer.errors);
}

#[test]
fn closed_standard_error_does_not_matter() {
    let status = agros()
        .args(["moves", "nonsense"])
        .stderr(Stdio::null())
        .status();
    assert_eq!(status.expect("the program runs").code(), Some(2));
}

#[test]
fn without_a_display_the_window_says_so() {
    let answer = answer::<&str>([]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert_eq!(answer.results, "");
    assert_one_line(&answer.errors);
}

#[test]
fn a_negative_number_is_told_as_one() {
    for (arguments, place) in [
        (&["show", START, "--ply", "-1"][..], "--ply"),
        (&["perft", START, "-1"], "DEPTH"),
    ] {
        let errors = error(arguments);
        assert!(errors.contains("invalid value '-1'"), "{errors}");
        assert!(
            errors.contains(place) && !errors.contains("-- -1"),
            "{errors}"
        );
    }
}

#[test]
fn a_folder_opens_no_window() {
    let errors = error(["tests"]);
    assert_eq!(errors, "agros: `tests`: a folder, not a file\n");
}

#[test]
fn a_missing_display_is_told_without_the_place_in_a_source() {
    let answer = answer::<&str>([]);
    assert_eq!(answer.code, Some(1), "{answer:?}");
    assert_one_line(&answer.errors);
    assert!(!answer.errors.contains(".rs"), "{answer:?}");
}

#[test]
fn a_cause_is_told_once() {
    let answer = answer(["check", "no such file"]);
    assert_eq!(
        answer.results.matches("No such file").count(),
        1,
        "{answer:?}"
    );
    let errors = error(["show", "--ply", "0", "tests"]);
    assert_eq!(errors.matches("a folder").count(), 1, "{errors}");
}
