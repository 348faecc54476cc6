//! Folders and files that are not what they seem.

use std::fs::{self, File};
use std::time::{Duration, Instant};

use crate::folder::{Library, players};

/// The faults of the files of a library, by their names.
fn faults(library: &Library) -> Vec<(String, String)> {
    let (listing, reads) = library.refresh();
    let names = players(library, &listing).into_iter().map(|(name, _)| name);
    let faults = names.zip(&listing.entries).filter_map(|(name, entry)| {
        let fault = entry.content.as_ref().err()?;
        let fault = fault.to_string();
        assert_eq!(fault.lines().count(), 1, "{fault}");
        Some((name, fault))
    });
    let faults = faults.collect();
    assert!(reads <= listing.entries.len());
    assert_eq!(
        library.refresh().1,
        0,
        "what cannot be read costs nothing the second time"
    );
    faults
}

#[test]
fn files_that_are_no_games_are_listed_with_their_faults() {
    let library = Library::new();
    library.add("good.agros", "Anna");
    let write = |name: &str, text: &str| fs::write(library.path(name), text).expect("written");
    write("empty.agros", "");
    write("garbage.agros", "\0\u{1}garbage");
    write(
        "other.agros",
        r#"{"format":"agros-game","version":1,"game":"chess","setup":{},"nodes":[{}]}"#,
    );
    write(
        "illegal.agros",
        r#"{"format":"agros-game","version":1,"game":"agros","setup":{"size":8,"farmers":3},"nodes":[{"parent":null},{"parent":0,"move":"z9"}]}"#,
    );
    let huge = File::create(library.path("huge.agros")).expect("created");
    huge.set_len(1 << 40).expect("a hole takes no room");
    let begun = Instant::now();
    let faults = faults(&library);
    assert!(begun.elapsed() < Duration::from_secs(20));
    let names: Vec<_> = faults.iter().map(|(name, _)| name.as_str()).collect();
    let bad = [
        "empty.agros",
        "garbage.agros",
        "huge.agros",
        "illegal.agros",
        "other.agros",
    ];
    assert_eq!(names, bad);
    let fault = |name: &str| {
        let mut faults = faults.iter();
        let (_, fault) = faults.find(|(of, _)| of == name).expect("listed");
        fault.clone()
    };
    assert!(fault("huge.agros").contains("64 MiB"));
    assert!(fault("illegal.agros").contains("z9"));
}

#[cfg(unix)]
#[test]
fn links_are_followed_once_and_pipes_never() {
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::fs::symlink;

    let library = Library::new();
    library.add("inner/one.agros", "Anna");
    let link = |to: &str, name: &str| symlink(library.path(to), library.path(name));
    link("", "inner/loop").expect("a link");
    link("inner", "again").expect("a link");
    link("nowhere", "broken.agros").expect("a link");
    link("inner/one.agros", "linked.agros").expect("a link");
    fs::create_dir(library.path("folder.agros")).expect("a folder");
    let pipe = library.path("pipe.agros");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo runs").success());
    let odd = library
        .games()
        .join(std::ffi::OsStr::from_bytes(b"odd\xff.agros"));
    fs::copy(library.path("inner/one.agros"), odd).expect("a copy");

    let (listing, reads) = library.refresh();
    let found = players(&library, &listing);
    let games = found.iter().filter(|(_, player)| player == "Anna").count();
    assert_eq!(
        games, 2,
        "once by its folder and once by its link: {found:?}"
    );
    assert_eq!(reads, 2);
    let bad: Vec<_> = found.iter().filter(|(_, player)| player == "?").collect();
    assert_eq!(
        bad.len(),
        3,
        "the broken link, the pipe and the odd name: {found:?}"
    );
}

#[cfg(unix)]
#[test]
fn a_link_to_what_the_library_lies_in_adds_nothing_to_it() {
    let library = Library::new();
    library.add("one.agros", "Anna");
    let beside = library.games().with_file_name("beside");
    fs::create_dir_all(&beside).expect("a folder");
    fs::copy(library.path("one.agros"), beside.join("other.agros")).expect("a copy");
    let games = library.games();
    let outside = games.parent().expect("it lies in a folder");
    std::os::unix::fs::symlink(outside, library.path("up")).expect("a link");
    let (listing, _) = library.refresh();
    assert_eq!(players(&library, &listing).len(), 1);
}

#[test]
fn folders_are_followed_into_each_other_only_so_far() {
    let library = Library::new();
    library.add("one.agros", "Anna");
    library.add(&format!("{}two.agros", "d/".repeat(30)), "Bram");
    let (listing, _) = library.refresh();
    assert_eq!(listing.entries.len(), 1);
    assert!(listing.cut_off, "it is told that there is more");
    library.add(&format!("{}three.agros", "e/".repeat(10)), "Chloë");
    assert_eq!(library.refresh().0.entries.len(), 2);
}
