//! Files that are broken, huge or no files at all: refused in one line, in bounded time.

mod tiny;

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, Instant};

use agros::game::{Document, NodeId};
use agros::rules::{Position, agros as agros_rules};
use agros::storage::game_file::{self, FileError, Opened};
use agros::storage::{atomic_write, read_file};
use proptest::prelude::*;

const FILE: &str = concat!(
    r#"{"format":"agros-game","version":1,"game":"corridor","setup":{"endless":true},"#,
    r#""players":[{"name":"Zoë"},{"name":"x"}],"tags":{"a":[1,2]},"#,
    r#""nodes":[{"parent":null},{"parent":0,"move":"d","comment":"\u00e9","symbol":"!?","#,
    r#""marks":[{"at":"d","to":"f","kind":"arrow"}],"clock":5,"eval":{"x":1.5}},"#,
    r#"{"parent":1,"move":"c"}],"cursor":1,"#,
    r#""result":{"winner":"B","by":"time","score":[3,2]}}"#,
);

fn read(bytes: &[u8]) -> Result<Opened<tiny::Position>, FileError> {
    let read = game_file::read(bytes);
    if let Err(error) = &read {
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
    }
    read
}

/// A file of the tiny game with these nodes.
fn with_nodes(nodes: &str) -> String {
    let head = r#"{"format":"agros-game","version":1,"game":"corridor","setup":{"endless":true}"#;
    format!(r#"{head},"nodes":[{nodes}]}}"#)
}

#[test]
fn a_file_that_breaks_off_is_refused_wherever_it_does() {
    assert!(read(FILE.as_bytes()).is_ok());
    for end in 0..FILE.len() {
        assert!(read(&FILE.as_bytes()[..end]).is_err(), "after {end} bytes");
    }
}

#[test]
fn nesting_without_end_is_refused() {
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}")] {
        let nested = |depth: usize| {
            let value = format!("{}1{}", open.repeat(depth), close.repeat(depth));
            FILE.replace("1.5", &value)
        };
        assert!(read(nested(100).as_bytes()).is_ok());
        let error = read(nested(200_000).as_bytes()).unwrap_err().to_string();
        assert!(error.contains("recursion limit exceeded"), "{error}");
    }
}

#[test]
fn a_long_list_of_nonsense_is_refused_at_once() {
    let started = Instant::now();
    let zeros = format!("0{}", ",0".repeat(1_000_000));
    let error = read(with_nodes(&zeros).as_bytes()).unwrap_err().to_string();
    assert_eq!(error, "`nodes[0]` must be an object, but is `0`");
    let many: Vec<String> = (0..200_000).map(|key| format!(r#""{key}":0"#)).collect();
    let wide = FILE.replace(r#""a":[1,2]"#, &many.join(","));
    assert_eq!(
        read(wide.as_bytes()).unwrap().document.header().tags.len(),
        200_000
    );
    assert!(
        started.elapsed() < Duration::from_secs(10),
        "{:?}",
        started.elapsed()
    );
}

proptest! {
    #[test]
    fn changed_bytes_are_refused_or_make_another_game(
        changes in prop::collection::vec((0..FILE.len(), any::<u8>()), 1..4)
    ) {
        let mut bytes = FILE.as_bytes().to_vec();
        for (place, byte) in changes {
            bytes[place] = byte;
        }
        if let Ok(opened) = read(&bytes) {
            let written = game_file::write(&opened.document);
            let again = read(written.as_bytes()).unwrap();
            prop_assert_eq!(game_file::write(&again.document), written);
        }
    }

    #[test]
    fn swapped_parts_are_refused_or_make_another_game(
        (from, to, length) in (0..FILE.len(), 0..FILE.len(), 1..30usize)
    ) {
        let mut bytes = FILE.as_bytes().to_vec();
        let part: Vec<u8> = bytes.drain(from..(from + length).min(FILE.len())).collect();
        let to = to.min(bytes.len());
        bytes.splice(to..to, part);
        read(&bytes).ok();
    }
}

#[test]
fn a_game_of_twenty_thousand_plies_is_read_and_written() {
    let round = ["b", "f", "e", "c"]
        .into_iter()
        .chain(["e-d", "b-a", "d-e", "a-b"].into_iter().cycle());
    let nodes: String = round
        .take(20_000)
        .enumerate()
        .map(|(parent, play)| format!(r#",{{"parent":{parent},"move":"{play}"}}"#))
        .collect();
    let text = with_nodes(&format!("{{}}{nodes}"));
    let started = Instant::now();
    let document = read(text.as_bytes()).unwrap().document;
    assert_eq!(document.ply(document.cursor()), 20_000);
    let written = game_file::write(&document);
    assert_eq!(
        read(written.as_bytes()).unwrap().document.all().count(),
        20_001
    );
    assert!(
        started.elapsed() < Duration::from_secs(3),
        "{:?}",
        started.elapsed()
    );
}

/// A tree of so many nodes, grown from random moves at random nodes.
fn random_tree(nodes: usize) -> Document<agros_rules::Position> {
    let mut random = fastrand::Rng::with_seed(20);
    let mut document = Document::<agros_rules::Position>::new(agros_rules::Setup::default());
    let mut ids = vec![NodeId::ROOT];
    while ids.len() < nodes {
        let latest = ids[ids.len() - 1];
        let on = random.u8(..20) > 0 && document.outcome(latest).is_none();
        let parent = if on {
            latest
        } else {
            ids[random.usize(..ids.len())]
        };
        if document.outcome(parent).is_none() {
            let moves = document.position(parent).legal_moves();
            let play = moves[random.usize(..moves.len())];
            ids.push(document.add(parent, play).unwrap());
        }
    }
    document
}

#[test]
fn a_tree_of_twenty_thousand_nodes_opens_quickly() {
    let text = game_file::write(&random_tree(20_000));
    let started = Instant::now();
    let opened = game_file::read::<agros_rules::Position>(text.as_bytes()).unwrap();
    let took = started.elapsed();
    println!("{} bytes read in {took:?}", text.len());
    assert_eq!(opened.document.all().count(), 20_000);
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert_eq!(game_file::write(&opened.document), text);
}

fn open(path: &Path) -> Result<Opened<tiny::Position>, FileError> {
    game_file::open(path)?.read()
}

#[test]
fn what_is_no_file_is_refused_without_waiting() {
    let directory = tempfile::tempdir().unwrap();
    let message = |path: &Path| open(path).unwrap_err().to_string();
    assert_eq!(message(directory.path()), "a folder, not a file");
    assert!(message(&directory.path().join("missing")).starts_with("cannot be read: "));
    assert!(atomic_write(directory.path(), b"x").is_err());

    let huge = directory.path().join("huge.agros");
    File::create(&huge)
        .unwrap()
        .set_len(game_file::MAX_BYTES + 1)
        .unwrap();
    assert_eq!(message(&huge), "larger than 64 MiB");
    assert!(read_file(&huge, game_file::MAX_BYTES + 1).is_ok());
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_loops_are_refused_without_waiting() {
    use std::os::unix::fs::symlink;
    use std::process::Command;

    let directory = tempfile::tempdir().unwrap();
    let pipe = directory.path().join("pipe");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    for path in [
        pipe.as_path(),
        Path::new("/dev/zero"),
        Path::new("/dev/null"),
    ] {
        assert_eq!(open(path).unwrap_err().to_string(), "not an ordinary file");
        assert!(atomic_write(path, b"x").is_err(), "{path:?}");
    }
    let ring = directory.path().join("ring");
    symlink(&ring, &ring).unwrap();
    assert!(open(&ring).is_err());
    assert!(atomic_write(&ring, b"x").is_err());
}

#[test]
fn a_saved_game_is_opened_again() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("Größe 1.agros");
    let document = read(FILE.as_bytes()).unwrap().document;
    game_file::save(&path, &document).unwrap();
    let first = fs::read(&path).unwrap();
    let opened = open(&path).unwrap();
    game_file::save(&path, &opened.document).unwrap();
    assert_eq!(fs::read(&path).unwrap(), first);
    let names = fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(names, 1, "nothing is left beside the file");
}

#[cfg(unix)]
#[test]
fn saving_follows_links_and_leaves_read_only_files_alone() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    let link = directory.path().join("link");
    fs::write(&file, "old").unwrap();
    symlink(&file, &link).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    atomic_write(&link, b"new").unwrap();
    assert!(link.is_symlink());
    assert_eq!(fs::read(&file).unwrap(), b"new");
    assert_eq!(
        fs::metadata(&file).unwrap().permissions().mode() & 0o777,
        0o640
    );

    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).unwrap();
    let error = atomic_write(&link, b"newer").unwrap_err();
    assert_eq!(error.to_string(), "the file is read-only");
    assert_eq!(fs::read(&file).unwrap(), b"new");
}
