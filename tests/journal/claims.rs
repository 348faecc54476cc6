//! A file that is open in two windows.

use std::fs;

use agros::storage::journal::Claim;

use crate::folder;

#[test]
fn a_file_can_be_claimed_by_one_window_at_a_time() {
    let folder = folder();
    let journals = folder.path().join("journals");
    let file = folder.path().join("game.agros");
    fs::write(&file, "").expect("a file");
    let first = Claim::of(&journals, &file).expect("found out");
    assert!(first.is_some());
    assert!(Claim::of(&journals, &file).expect("found out").is_none());
    let by_another_way = folder.path().join("journals/../game.agros");
    assert!(
        Claim::of(&journals, &by_another_way)
            .expect("found out")
            .is_none()
    );
    let other = folder.path().join("other.agros");
    assert!(Claim::of(&journals, &other).expect("found out").is_some());
    drop(first);
    assert!(Claim::of(&journals, &file).expect("found out").is_some());
    assert_eq!(fs::read_dir(&journals).expect("the folder").count(), 0);
}
