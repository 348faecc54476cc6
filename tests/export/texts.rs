//! Games as text, there and back.

use std::fs;

use tempfile::TempDir;

use crate::run::{error, results};

const GAME: &str = r#"{"format":"agros-game","version":1,"game":"agros","setup":{"size":8,"farmers":3,"komi":1},"players":[{"name":"Anna \"A\""},{"name":"","club":7}],"tags":{"event":"Open"},"nodes":[{"parent":null,"comment":"start"},{"parent":0,"move":"a1"},{"parent":1,"move":"h8"},{"parent":2,"move":"g7"},{"parent":3,"move":"c3","clock":59500},{"parent":4,"move":"b5"},{"parent":5,"move":"e8"},{"parent":6,"move":"c3+c4","comment":"two\nlines","symbol":"!?"},{"parent":7,"move":"h8+h7"},{"parent":8,"move":"c4-c5"},{"parent":8,"move":"c4+e4","marks":[{"at":"e4","to":"g6","kind":"arrow","x":1}]},{"parent":7,"move":"pass"}],"cursor":10,"later":[1.50]}
"#;

/// A folder with files of these names and contents, and the path of each.
fn folder<const N: usize>(files: [(&str, &str); N]) -> (TempDir, [String; N]) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = files.map(|(name, content)| {
        let path = folder.path().join(name);
        fs::write(&path, content).expect("a file is written");
        path.to_str().expect("a path in UTF-8").to_owned()
    });
    (folder, paths)
}

#[test]
fn a_game_goes_to_text_and_back_without_loss() {
    let (folder, [file]) = folder([("one.agros", GAME)]);
    let name = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (text, back) = (name("one.txt"), name("back.agros"));
    results(["export", &file, "--to", &text]);
    results(["export", &text, "--to", &back]);
    assert_eq!(fs::read_to_string(&back).expect("a file"), GAME);
    assert!(
        fs::read_to_string(&text)
            .expect("a file")
            .contains("1. c3+c4!? {two\nlines}")
    );
}

#[test]
fn a_position_becomes_a_game_that_begins_with_it() {
    let (folder, []) = folder([]);
    let text = folder.path().join("one.txt");
    let text = text.to_str().expect("UTF-8");
    results(["export", "4/4/4/L1,3 D 1 0", "--to", text]);
    let written = fs::read_to_string(text).expect("a file");
    assert!(
        written.contains("[Start \"4/4/4/L1,3 D 1 0\"]"),
        "{written}"
    );
    assert!(results(["show", text]).starts_with("4/4/4/L1,3 D 1 0\n"));
}

#[test]
fn commands_on_files_take_what_people_write_in_a_text() {
    let drawn =
        "4  .  .  .  D1\n3  .  .  .  .\n2  .  .  .  .\n1  L1 .  .  .\n   a  b  c  d\nturn L\n";
    let (_folder, [list, drawing]) =
        folder([("list.TXT", "1. e5, f5\n2. f6"), ("drawing.txt", drawn)]);
    assert!(results(["show", &list]).ends_with("turn L\nply 3/3\nlast f6\n"));
    let shown = results(["show", &drawing]);
    assert!(
        shown.starts_with("3,D1/4/4/L1,3 L 5 0\n") || shown.starts_with("3,D1/4/4/L1,3 L 1 0\n"),
        "{shown}"
    );
}

#[test]
fn a_fault_in_a_text_is_told_with_its_line_and_column() {
    let (_folder, [list]) = folder([("list.txt", "1. e5 f5\n2. e5")]);
    let errors = error(["show", &list]);
    assert!(
        errors.contains("list.txt: line 2, column 4: the move `e5` cannot"),
        "{errors}"
    );
}

#[test]
fn a_file_of_a_newer_version_is_not_written_as_if_all_of_it_were_known() {
    let newer = GAME.replace("\"version\":1", "\"version\":2");
    let (folder, [file]) = folder([("newer.agros", &newer)]);
    let to = folder.path().join("one.txt");
    let errors = error(["export", &file, "--to", to.to_str().expect("UTF-8")]);
    assert!(errors.contains("version 2") && !to.exists(), "{errors}");
}

#[test]
fn the_score_sheet_is_a_page_of_its_own_with_all_that_was_played_and_said() {
    let (folder, [file]) = folder([("one.agros", GAME)]);
    let to = folder.path().join("sheet.html");
    results(["export", &file, "--to", to.to_str().expect("UTF-8")]);
    let page = fs::read_to_string(&to).expect("a page");
    for part in [
        "<h1>Anna &quot;A&quot; · Light – Dark</h1>",
        "<p>event: Open</p>",
        "<span>1.</span><span>c3+c4!?</span><span>h8+h7</span>",
        "<p class=\"comment\">start</p>",
        "<p class=\"comment\">c3+c4: two\nlines</p>",
        "<svg ",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    assert!(
        !page.contains("href") && !page.contains("src="),
        "no other file is needed"
    );
}

#[test]
fn the_score_sheet_of_a_finished_game_says_why_each_field_is_whose() {
    let played = "L1,4/5/5/5/4,D2 L 1 1";
    let (folder, [list]) = folder([("list.txt", &format!("{played} moves pass"))]);
    let to = folder.path().join("sheet.html");
    results(["export", &list, "--to", to.to_str().expect("UTF-8")]);
    let page = fs::read_to_string(&to).expect("a page");
    assert!(page.contains("<pre>Dark wins by"), "{page}");
    assert!(
        page.contains("half point") || page.contains("Half point"),
        "{page}"
    );
}
