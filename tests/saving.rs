//! Saving where it cannot succeed, or only just: the file that stands there stays whole.

use std::fs;
use std::path::{Path, PathBuf};

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};
use agros::storage::game_file::{self, InTheWay, Print, SaveError, save_over};
use tempfile::TempDir;

fn game(plies: usize) -> Document<Position> {
    let mut document = Document::<Position>::new(Setup::default());
    let mut node = document.cursor();
    for text in ["g3", "i5", "d8", "g9", "e3"].into_iter().take(plies) {
        let play = document.position(node).read_move(text).expect("a move");
        node = document.add(node, play).expect("legal");
    }
    document
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn save(path: &Path, plies: usize) -> Result<Print, SaveError> {
    save_over(path, &game(plies), InTheWay::Anything)
}

fn plies(path: &Path) -> usize {
    let file = game_file::open(path).expect("a file");
    let opened = file.read::<Position>().expect("a game");
    opened.document.all().count() - 1
}

fn bak(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    PathBuf::from(name)
}

/// Everything in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<_> = entries
        .map(|entry| name(entry.expect("an entry")))
        .collect();
    names.sort();
    names
}

#[test]
fn the_game_that_stood_in_the_file_is_kept_beside_it() {
    let folder = folder();
    let path = folder.path().join("game.agros");
    save(&path, 1).expect("saved");
    assert_eq!(names(folder.path()), ["game.agros"]);
    save(&path, 2).expect("saved");
    save(&path, 3).expect("saved");
    assert_eq!((plies(&path), plies(&bak(&path))), (3, 2));
    save(&path, 3).expect("saved");
    assert_eq!(plies(&bak(&path)), 2, "the same game takes no place");
    fs::write(&path, "damaged").expect("damage");
    save(&path, 4).expect("saved");
    assert_eq!(
        (plies(&path), plies(&bak(&path))),
        (4, 2),
        "the last good one"
    );
    assert_eq!(names(folder.path()), ["game.agros", "game.agros.bak"]);
}

#[test]
fn a_name_that_a_crash_left_behind_is_not_in_the_way() {
    let folder = folder();
    let path = folder.path().join("game.agros");
    save(&path, 1).expect("saved");
    fs::write(folder.path().join("game.agros.bak~"), "left").expect("a file");
    save(&path, 2).expect("saved");
    assert_eq!((plies(&path), plies(&bak(&path))), (2, 1));
}

#[test]
fn what_stands_in_the_way_is_left_alone() {
    let folder = folder();
    let path = folder.path().join("game.agros");
    let print = save(&path, 1).expect("saved");
    let tried = |may_stand| save_over(&path, &game(2), may_stand);
    assert_eq!(tried(InTheWay::Nothing), Err(SaveError::Exists));
    assert_eq!(
        tried(InTheWay::Only(Print::of(b"other"))),
        Err(SaveError::Changed)
    );
    assert_eq!(plies(&path), 1);
    assert!(tried(InTheWay::Only(print)).is_ok());
    assert_eq!(plies(&path), 2);
}

#[test]
fn where_there_is_no_folder_or_another_thing_it_is_said() {
    let folder = folder();
    let gone = folder.path().join("gone/game.agros");
    assert_eq!(save(&gone, 1), Err(SaveError::NoFolder));
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    assert_eq!(save(&file.join("game.agros"), 1), Err(SaveError::NoFolder));
    assert_eq!(save(folder.path(), 1), Err(SaveError::Folder));
    let long = folder.path().join(format!("{}.agros", "x".repeat(300)));
    assert_eq!(save(&long, 1), Err(SaveError::NameTooLong));
}

#[cfg(unix)]
mod unix {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::process::Command;

    use super::*;

    #[test]
    fn odd_names_are_saved_under() {
        let folder = folder();
        for name in [
            &b"a b.agros"[..],
            b"-rf.agros",
            "été 棋 \u{202e}.agros".as_bytes(),
            b"line\nbreak.agros",
            b"\xff\xfe.agros",
            b"'quoted\" $HOME `x`.agros",
            b"...agros",
        ] {
            let path = folder.path().join(OsStr::from_bytes(name));
            save(&path, 1).expect("saved");
            save(&path, 2).expect("saved");
            assert_eq!((plies(&path), plies(&bak(&path))), (2, 1));
        }
    }

    #[test]
    fn a_link_stays_and_what_it_leads_to_is_written() {
        let folder = folder();
        let (real, link) = (folder.path().join("real.agros"), folder.path().join("link"));
        let further = folder.path().join("further");
        symlink("real.agros", &link).expect("a link");
        symlink(&link, &further).expect("a link");
        // It leads to nothing yet.
        save(&further, 1).expect("saved");
        assert_eq!(plies(&real), 1);
        save(&link, 2).expect("saved");
        assert_eq!((plies(&real), plies(&bak(&real))), (2, 1));
        for link in [&link, &further] {
            let metadata = fs::symlink_metadata(link).expect("the link");
            assert!(metadata.file_type().is_symlink());
        }
    }

    #[test]
    fn links_in_a_circle_are_refused() {
        let folder = folder();
        let (one, other) = (folder.path().join("one"), folder.path().join("other"));
        symlink(&one, &other).expect("a link");
        symlink(&other, &one).expect("a link");
        assert!(matches!(save(&one, 1), Err(SaveError::System(_))));
        assert_eq!(names(folder.path()), ["one", "other"]);
    }

    #[test]
    fn permissions_stay_as_they_are() {
        let folder = folder();
        let path = folder.path().join("game.agros");
        save(&path, 1).expect("saved");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("changed");
        save(&path, 2).expect("saved");
        let mode = fs::metadata(&path).expect("the file").permissions().mode();
        assert_eq!(mode & 0o777, 0o640);
    }

    #[test]
    fn a_read_only_file_is_left_alone() {
        let folder = folder();
        let path = folder.path().join("game.agros");
        save(&path, 1).expect("saved");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("changed");
        assert_eq!(save(&path, 2), Err(SaveError::ReadOnlyFile));
        assert_eq!(plies(&path), 1);
    }

    /// Nobody's rights are limited for root: the test runs itself again as somebody else.
    #[test]
    fn a_read_only_folder_is_left_alone() {
        const FOLDER: &str = "AGROS_TEST_READ_ONLY_FOLDER";
        if let Some(folder) = std::env::var_os(FOLDER) {
            let path = Path::new(&folder).join("game.agros");
            assert_eq!(save(&path, 2), Err(SaveError::ReadOnlyFolder));
            let new = Path::new(&folder).join("new.agros");
            assert_eq!(save(&new, 2), Err(SaveError::ReadOnlyFolder));
            return;
        }
        let folder = folder();
        let path = folder.path().join("game.agros");
        save(&path, 1).expect("saved");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("changed");
        let this = std::env::current_exe().expect("the test");
        let copy = folder
            .path()
            .join("..")
            .join(format!("agros-test-{}", std::process::id()));
        // Where the tests lie, others may not look.
        fs::copy(&this, &copy).expect("copied");
        let mut again = match is_root() {
            true => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]);
                command.arg(&copy);
                command
            }
            false => Command::new(&copy),
        };
        let ran = again
            .args(["a_read_only_folder_is_left_alone", "--nocapture"])
            .env(FOLDER, folder.path())
            .output();
        fs::remove_file(&copy).expect("removed");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("changed");
        let ran = ran.expect("it runs");
        let said = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success() && said.contains("1 passed"), "{said}");
        assert_eq!(plies(&path), 1);
        assert_eq!(names(folder.path()), ["game.agros"]);
    }

    fn is_root() -> bool {
        let id = Command::new("id").arg("-u").output();
        id.is_ok_and(|id| id.stdout == b"0\n")
    }

    #[test]
    fn on_a_full_disk_the_old_file_stays() {
        let folder = folder();
        let disk = folder.path().join("disk");
        fs::create_dir(&disk).expect("a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=64k", "tmpfs"])
            .arg(&disk)
            .output();
        if !mounted.is_ok_and(|mounted| mounted.status.success()) {
            eprintln!("skipped: no disk can be mounted here");
            return;
        }
        let path = disk.join("game.agros");
        let saved = save(&path, 1);
        let filled = fs::write(disk.join("filler"), vec![0; 1 << 20]);
        let full = save(&path, 5);
        let (kept, left) = (plies(&path), names(&disk));
        let unmounted = Command::new("umount").arg(&disk).status();
        assert!(unmounted.is_ok_and(|unmounted| unmounted.success()));
        assert!(saved.is_ok() && filled.is_err());
        assert_eq!(full, Err(SaveError::Full));
        assert_eq!(kept, 1);
        assert!(left.iter().all(|name| !name.contains("tmp")), "{left:?}");
    }
}
