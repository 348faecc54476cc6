//! Pictures and animations.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::run::{agros, results};

/// Every kind of piece, fields of both players, of nobody and of one cell.
const POSITION: &str = "L2,1,l,D4,2/2,l,d,2/2,l,D1,1,D2/l,l,L1,d,d,d/d,1,l,3/1,d,l,2,L3 L 3 1";

/// A game with an opening, three moves and a pass.
const GAME: &str = r#"{"format":"agros-game","version":1,"game":"agros","setup":{"size":5,"farmers":1},
    "nodes":[{"parent":null},{"parent":0,"move":"a1"},{"parent":1,"move":"e5"},{"parent":2,"move":"a1+b2"},
    {"parent":3,"move":"e5+e4"},{"parent":4,"move":"b2-b3"},{"parent":5,"move":"pass"},
    {"parent":5,"move":"e4-d3"}],"cursor":6}"#;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Writes an export into a folder and returns it.
fn exported(folder: &TempDir, source: &str, name: &str, options: &[&str]) -> Vec<u8> {
    let path = folder.path().join(name);
    let to = path.to_str().expect("a path in UTF-8");
    let printed = results(["export", source, "--to", to].iter().chain(options));
    assert_eq!(printed, "", "results go to the file alone");
    fs::read(path).expect("the file is there")
}

/// Fails unless an export is the kept file of that name.
fn is_as_kept(bytes: &[u8], name: &str) {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/export/kept")
        .join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::write(&kept, bytes).expect("the file is kept");
    }
    let expected = fs::read(&kept).unwrap_or_default();
    assert!(
        bytes == expected,
        "{name} is another file now: of {} bytes, not {}; look at it, then set UPDATE_SNAPSHOTS=1",
        bytes.len(),
        expected.len()
    );
}

fn keep_game(folder: &TempDir) -> String {
    let path = folder.path().join("game.agros");
    fs::write(&path, GAME).expect("a file is written");
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// Width and height, as a PNG file says them.
fn size_of_png(png: &[u8]) -> [u32; 2] {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    [number(16), number(20)]
}

#[test]
fn a_position_is_the_same_picture_byte_for_byte() {
    let folder = folder();
    for (name, options) in [
        ("position.svg", &["--width", "240"][..]),
        ("position.png", &["--width", "240"]),
        ("dark.png", &["--width", "240", "--theme", "dark"]),
        ("part.svg", &["--width", "160", "--cells", "c4:f2"]),
        ("bare.svg", &["--width", "160", "--overlay", ""]),
        (
            "moves.png",
            &["--width", "240", "--overlay", "moves,fields"],
        ),
        (
            "engine.svg",
            &["--width", "160", "--overlay", "fields,engine"],
        ),
    ] {
        is_as_kept(&exported(&folder, POSITION, name, options), name);
    }
}

#[test]
fn a_position_of_agon_is_the_same_picture_byte_for_byte() {
    const AGON: &str = "2g3/7/8/3gGG3/5g!4/1Q2g1G1Gq1/4G5/3g1g3/4G3/7/6 B standard 0 0";
    let folder = folder();
    for (name, options) in [
        ("agon.svg", &["--width", "240"][..]),
        (
            "agon-dark.png",
            &[
                "--width",
                "360",
                "--theme",
                "dark",
                "--overlay",
                "steps,forbidden,danger",
            ],
        ),
        ("agon-part.png", &["--width", "240", "--cells", "c3:g8"]),
    ] {
        let options = [&["--game", "agon"], options].concat();
        is_as_kept(&exported(&folder, AGON, name, &options), name);
    }
}

#[test]
fn a_position_of_agora_is_the_same_picture_byte_for_byte() {
    const AGORA: &str = "4,R1.1,1/1,R1,4/1,W1,W2.2,3/3,R1,2/1,W1,1,R1.1,R2.1,1/1,W1,4 W pile 0";
    let folder = folder();
    for (name, options) in [
        ("agora.svg", &["--width", "240"][..]),
        (
            "agora-dark.png",
            &[
                "--width",
                "360",
                "--theme",
                "dark",
                "--overlay",
                "heights,takes,revolutions",
            ],
        ),
        ("agora-part.png", &["--width", "240", "--cells", "b2:e4"]),
    ] {
        let options = [&["--game", "agora"], options].concat();
        is_as_kept(&exported(&folder, AGORA, name, &options), name);
    }
}

#[test]
fn the_game_is_the_same_animation_byte_for_byte() {
    let folder = folder();
    let game = keep_game(&folder);
    for (name, options) in [
        ("game.gif", &["--width", "160"][..]),
        (
            "changed.gif",
            &["--width", "120", "--plies", "3..", "--overlay", "changed"],
        ),
        (
            "end.gif",
            &["--width", "120", "--plies", "4..", "--theme", "dark"],
        ),
    ] {
        is_as_kept(&exported(&folder, &game, name, options), name);
    }
}

#[test]
fn pictures_are_as_wide_as_asked_and_as_high_as_it_takes() {
    let folder = folder();
    for (width, part, least_height) in [
        ("64", "a1:f6", 55),
        ("300", "a1:f6", 280),
        ("1500", "b2:d2", 500),
    ] {
        let options = ["--width", width, "--cells", part];
        let [wide, high] = size_of_png(&exported(&folder, POSITION, "one.png", &options));
        assert_eq!(wide.to_string(), width);
        assert!((least_height..=wide).contains(&high), "{wide}×{high}");
    }
}

#[test]
fn a_picture_of_a_file_shows_the_ply_that_was_asked_for() {
    let folder = folder();
    let game = keep_game(&folder);
    let described = |options: &[&str]| {
        let svg = String::from_utf8(exported(&folder, &game, "one.svg", options));
        let svg = svg.expect("UTF-8");
        let (_, after) = svg.split_once("<desc>").expect("a description");
        after.split_once("</desc>").expect("its end").0.to_owned()
    };
    assert_eq!(described(&[]), "5/4,D2/1,L1,3/1,l,3/5 L 1 1");
    assert_eq!(described(&["--ply", "1"]), "5/5/5/5/L1,4 D 1 0");
}

#[test]
fn letters_are_outlines_so_that_no_typeface_is_needed() {
    let folder = folder();
    let svg = exported(&folder, POSITION, "one.svg", &[]);
    let svg = String::from_utf8(svg).expect("UTF-8");
    assert!(!svg.contains("<text") && !svg.contains("font"));
}

#[test]
fn an_export_takes_the_place_of_the_file_before_and_leaves_nothing_beside_it() {
    let folder = folder();
    let first = exported(&folder, POSITION, "one.svg", &[]);
    let second = exported(&folder, POSITION, "one.svg", &["--theme", "dark"]);
    assert_ne!(first, second);
    let files = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(files, 1);
}

#[test]
fn what_cannot_be_written_is_one_line_and_exit_code_1() {
    let nowhere: PathBuf = folder().path().join("gone/one.png");
    let output = agros()
        .args(["export", POSITION, "--to"])
        .arg(&nowhere)
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(
        errors.contains("gone/one.png") && errors.lines().count() == 1,
        "{errors}"
    );
}

#[test]
fn what_the_engine_proposes_lies_over_every_game() {
    let folder = folder();
    for (game, position) in [
        (
            "agon",
            "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 W standard 0 0",
        ),
        (
            "agora",
            "R1,R1,R1,R1,R1,R1/R1,4,R1/6/6/W1,4,W1/W1,W1,W1,W1,W1,W1 W pile 0",
        ),
    ] {
        let picture = |name: &str, overlay: &str| {
            let options = ["--game", game, "--width", "160", "--overlay", overlay];
            exported(&folder, position, name, &options)
        };
        let proposed = picture("proposed.svg", "engine");
        assert_ne!(proposed, picture("bare.svg", ""), "{game}");
        assert_eq!(proposed, picture("again.svg", "engine"), "{game}");
    }
}
