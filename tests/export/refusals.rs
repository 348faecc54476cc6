//! What `export` does not do, and how it says so.

use crate::run::error;

const POSITION: &str = "4/4/4/4 L 1 0";

/// The error for some options, the file's name first among them.
fn refused(options: &[&str]) -> String {
    let arguments = ["export", POSITION, "--to"].iter().chain(options);
    let errors = error(arguments);
    let written = std::path::Path::new(options[0]).exists();
    assert!(!written, "{options:?} left a file");
    errors
}

#[test]
fn the_ending_must_be_one_that_is_known() {
    for name in ["x.bmp", "x", ".svg", "x.svg.gz"] {
        let errors = refused(&[name]);
        assert!(
            errors.contains(".png .svg .gif .html .txt .agros"),
            "{errors}"
        );
    }
}

#[test]
fn an_unknown_overlay_is_told_those_that_there_are() {
    let errors = refused(&["x.svg", "--overlay", "fields,fences"]);
    assert!(
        errors.contains("`fences`") && errors.contains("fields, values, moves"),
        "{errors}"
    );
}

#[test]
fn options_that_mean_nothing_for_a_format_are_refused() {
    for options in [
        ["x.svg", "--plies", "0..1"],
        ["x.gif", "--ply", "0"],
        ["x.txt", "--width", "100"],
        ["x.agros", "--theme", "dark"],
        ["x.txt", "--cells", "a1:b2"],
        ["x.agros", "--overlay", "fields"],
    ] {
        let errors = refused(&options);
        assert!(errors.contains(options[1]), "{errors}");
    }
}

#[test]
fn numbers_and_cells_outside_of_what_there_is_are_refused() {
    for (options, told) in [
        (["x.png", "--width", "63"], "64..=4096"),
        (["x.png", "--width", "99999"], "99999"),
        (["x.gif", "--width", "1281"], "64 to 1280"),
        (["x.svg", "--ply", "1"], "ply 1"),
        (["x.gif", "--plies", "0..1"], "0..0"),
        (["x.gif", "--plies", "1..0"], "0..0"),
        (["x.gif", "--plies", "1"], "10..25"),
        (["x.svg", "--cells", "a1:e5"], "a1:e5"),
        (["x.svg", "--cells", "a1"], "a1:e5"),
        (["x.svg", "--theme", "blue"], "blue"),
    ] {
        let errors = refused(&options);
        assert!(errors.contains(told), "{errors}");
    }
}
