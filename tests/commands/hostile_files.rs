//! Files of every harmful kind: refused in one line, within a second and 200 MB.

use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::{Command, Stdio};

use super::run::{Answer, agros, results};

/// The memory that the program may take, in kibibytes, and the seconds of the processor's time.
const MEMORY: u32 = 200_000_000 / 1024;
/// Without optimisations the program is some times slower.
const SECONDS: u32 = if cfg!(debug_assertions) { 8 } else { 1 };

const HEAD: &str =
    r#"{"format":"agros-game","version":1,"game":"agros","setup":{"size":8,"farmers":3}"#;

/// A game of a few plies.
fn game() -> String {
    let placed = ["a1", "h8", "g7", "c3"];
    let nodes = placed.iter().enumerate();
    let nodes: String = nodes
        .map(|(parent, play)| format!(r#",{{"parent":{parent},"move":"{play}"}}"#))
        .collect();
    format!(
        r#"{HEAD},"players":[{{"name":"Zoë"}},{{"name":"b"}}],"nodes":[{{"parent":null}}{nodes}]}}"#
    )
}

/// What `check` says of a file, with no more memory and time than it may take.
#[track_caller]
fn check(path: &Path) -> String {
    let program = agros();
    let script = format!("ulimit -v {MEMORY}; ulimit -t {SECONDS}; exec \"$0\" check \"$1\"");
    let output = Command::new("sh")
        .args(["-c", &script])
        .arg(program.get_program())
        .arg(path)
        .stdin(Stdio::null())
        .output();
    let answer = Answer::from(output.expect("the program runs"));
    assert!(
        matches!(answer.code, Some(0 | 1)) && answer.errors.is_empty(),
        "{}: {answer:?}",
        path.display()
    );
    assert_eq!(answer.results.lines().count(), 1, "{answer:?}");
    answer.results
}

/// A file with these bytes is refused, and it is said by what.
#[track_caller]
fn refused(bytes: impl AsRef<[u8]>, says: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file.agros");
    fs::write(&path, bytes).expect("a file");
    refused_path(&path, says);
}

#[track_caller]
fn refused_path(path: &Path, says: &str) {
    let told = check(path);
    assert!(told.starts_with("bad "), "{told}");
    assert!(told.contains(says), "{told}not {says}");
}

#[test]
fn files_that_are_empty_or_break_off_are_refused() {
    refused("", "the file is empty");
    refused(" \r\n\t ", "the file is empty");
    refused("\u{feff}", "the file is empty");
    refused(&game()[..100], "EOF while parsing");
    refused(
        game().replace("]}", "]} }"),
        "trailing characters at line 1 column",
    );
    refused("nonsense", "expected ident at line 1 column 2");
}

#[test]
fn files_that_are_very_large_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("huge.agros");
    let file = File::create(&path).expect("a file");
    file.set_len(1 << 30).expect("a file with a hole");
    refused_path(&path, "larger than 64 MiB");
    file.set_len(64 << 20).expect("a file with a hole");
    refused_path(&path, "expected value at line 1 column 1");
}

#[test]
fn more_than_there_is_room_for_is_refused() {
    let too_much = "there is more in it than in any game at line 1 column ";
    let full = |value: &str| {
        format!(
            r#"{HEAD},"nodes":[{}0]}}"#,
            value.repeat(60_000_000 / value.len())
        )
    };
    refused(full("0,"), too_much);
    refused(full("[],"), too_much);
    refused(full("{},"), too_much);
    refused(full(r#"{"a":{"a":{"a":{"a":0}}}},"#), too_much);
    refused(full(r#""text","#), too_much);
    let keys: String = (0..3_000_000).map(|key| format!(r#""{key}":0,"#)).collect();
    refused(format!(r#"{{{keys}"last":0}}"#), too_much);
    refused(
        "[".repeat(60_000_000),
        "recursion limit exceeded at line 1 column 128",
    );
    refused(
        r#"{"a":"#.repeat(10_000_000),
        "recursion limit exceeded at line 1 column",
    );
}

#[test]
fn long_texts_and_numbers_are_refused() {
    let long = |sign: &str| sign.repeat(60_000_000 / sign.len());
    let wrong = |value: &str| format!(r#"{HEAD},"nodes":{value}}}"#);
    refused(
        wrong(&format!("\"{}\"", long("x"))),
        "`nodes` must be a list",
    );
    refused(
        wrong(&format!("\"{}\"", long("\\n"))),
        "`nodes` must be a list",
    );
    refused(
        wrong(&format!("\"{}\"", long("\\u00e9"))),
        "`nodes` must be a list",
    );
    let digits = "9".repeat(20_000_000);
    refused(wrong(&digits), "`nodes` must be a list");
    let cursor =
        |number: &str| game().replace("\"nodes\"", &format!("\"cursor\":{number},\"nodes\""));
    for number in [
        "1e999999999",
        "99999999999999999999999999",
        "-1",
        "0.5",
        "1e2",
    ] {
        refused(cursor(number), "`cursor` must be a whole number from 0");
    }
    refused(cursor("18446744073709551615"), "there are only 5 nodes");
    refused(
        game().replace(r#""version":1"#, &format!(r#""version":{digits}"#)),
        "`version` must be",
    );
}

#[test]
fn trees_that_are_none_are_refused_by_the_node() {
    let nodes = |nodes: &str| format!(r#"{HEAD},"nodes":[{{"parent":null}},{nodes}]}}"#);
    refused(
        nodes(r#"{"parent":2,"move":"a1"},{"parent":1,"move":"b2"}"#),
        "nodes[1]: its parent 2",
    );
    refused(
        nodes(r#"{"parent":1,"move":"a1"}"#),
        "nodes[1]: its parent 1",
    );
    refused(nodes(r#"{"parent":null}"#), "nodes[1]: a second root");
    refused(
        nodes(r#"{"parent":0,"move":"a1"},{"parent":1,"move":"a1"}"#),
        "nodes[2]: the move `a1`",
    );
    refused(
        nodes(r#"{"parent":0,"move":7}"#),
        "`nodes[1].move` must be a text",
    );
    refused(
        nodes(r#"{"parent":0,"parent":0,"move":"a1"}"#),
        "the key `parent` stands twice at line 1",
    );
    refused(game().replace("agros-game", "other"), "`format` is not");
    refused(
        game().replace(r#""game":"agros""#, r#""game":"chess""#),
        "`game` is `chess`",
    );
    refused(
        game().replace(r#""version":1"#, r#""version":2"#),
        "version 2",
    );
}

#[test]
fn a_byte_order_mark_and_any_line_ends_are_accepted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file.agros");
    for text in [
        format!("\u{feff}{}", game()),
        game().replace(',', ",\r\n"),
        game().replace(',', ",\n\t"),
        format!("\r\n\r\n{}\r\n", game()),
    ] {
        fs::write(&path, text).expect("a file");
        assert!(check(&path).starts_with("ok "));
    }
}

#[test]
fn other_encodings_are_named() {
    let text = game();
    let units: Vec<u16> = text.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    let wide: Vec<u8> = text
        .chars()
        .flat_map(|sign| (sign as u32).to_le_bytes())
        .collect();
    let latin: Vec<u8> = text.chars().map(|sign| sign as u8).collect();
    refused(
        [&b"\xff\xfe"[..], &little].concat(),
        "seems to be in UTF-16",
    );
    refused([&b"\xfe\xff"[..], &big].concat(), "seems to be in UTF-16");
    refused(little, "seems to be in UTF-16");
    refused(big, "seems to be in UTF-16");
    refused(wide, "seems to be in UTF-32");
    refused(&latin, "seems to be in Latin-1");
    let place = text.find('ë').expect("the name");
    refused(latin, &format!("byte {place} is not UTF-8"));
    refused(b"{\"format\":\x00\xff\x01", "byte 11 is not UTF-8\n");
}

#[test]
fn files_of_other_programs_are_named() {
    for (bytes, kind) in [
        (&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], "a PNG picture"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF", "a JPEG picture"),
        (b"GIF89a\x01\0", "a GIF picture"),
        (b"PK\x03\x04\x14\0", "a ZIP archive"),
        (b"\x1f\x8b\x08\0", "a gzip archive"),
        (b"%PDF-1.7\n", "a PDF document"),
        (b"\x7fELF\x02\x01", "a program"),
        (b"<!DOCTYPE html>\n<html></html>", "a web page"),
        (b"\xef\xbb\xbf<html>", "a web page"),
        (b"<?xml version=\"1.0\"?>", "an XML file"),
        (b"[Event \"F/S Return Match\"]\n\n1. e4 e5", "a PGN game"),
        (b"(;GM[1]FF[4]SZ[19];B[pd])", "an SGF game"),
        (b"[Game \"agros\" 1]\n\na1 h8", "a game as text"),
    ] {
        refused(bytes, &format!("not a game file but {kind}"));
    }
}

#[test]
fn what_is_no_file_is_refused_without_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    refused_path(folder.path(), "a folder, not a file");
    refused_path(&path("missing"), "cannot be read");
    let made = Command::new("mkfifo").arg(path("pipe")).status();
    assert!(made.expect("mkfifo runs").success());
    let _socket = UnixListener::bind(path("socket")).expect("a socket");
    symlink("ring", path("ring")).expect("a link");
    symlink("/dev/zero", path("zero.agros")).expect("a link");
    for name in ["pipe", "socket", "zero.agros"] {
        refused_path(&path(name), "not an ordinary file");
    }
    refused_path(&path("ring"), "cannot be read");
    for device in ["/dev/zero", "/dev/null", "/dev/tty"] {
        if Path::new(device).exists() {
            refused_path(Path::new(device), "not an ordinary file");
        }
    }
}

#[test]
fn a_sound_file_is_sound_within_the_same_bounds() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file.agros");
    let long = format!(r#""comment":"{}""#, "x".repeat(60_000_000));
    let text = game().replace(r#""parent":null"#, &format!(r#""parent":null,{long}"#));
    fs::write(&path, text).expect("a file");
    let sound = results(["check".as_ref(), path.as_os_str()]);
    assert!(sound.starts_with("ok "), "{sound}");
}
