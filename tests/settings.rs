//! The settings on disk: kept, and never in the way of starting.

use std::fs;
use std::path::{Path, PathBuf};

use agros::rules::agros::{Position, Setup};
use agros::storage::settings::{
    Arrangement, LeftOff, Pace, Panel, Placement, Settings, SettingsError, Theme, TimelineView,
    WindowPlace, WindowSize,
};
use proptest::prelude::*;

fn load(path: &Path) -> Settings {
    match Settings::load(path) {
        (settings, None) => settings,
        (_, Some(error)) => panic!("{error}"),
    }
}

#[test]
fn without_a_file_the_defaults_hold() {
    let directory = tempfile::tempdir().unwrap();
    let settings = load(&directory.path().join("settings.json"));
    assert_eq!(settings, Settings::default());
    assert_eq!(settings.new_game.setup::<Position>(), Setup::default());
    assert!(settings.animations);
}

#[test]
fn what_is_saved_is_loaded() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("deep/settings.json");
    let mut settings = Settings::default();
    settings.theme = Theme::Dark;
    settings.flipped = true;
    settings.animations = false;
    settings.timeline = TimelineView::Lanes;
    settings.pace = Pace::ALL[3];
    settings.window = Some(WindowSize {
        width: 1024,
        height: 768,
    });
    settings.auto_pass = true;
    settings.resumes = false;
    settings.left_off = Some(LeftOff {
        file: "/games/a.agros".into(),
        ply: 12,
    });
    settings.arrangement = Arrangement {
        place: Some(WindowPlace { x: -7, y: 40 }),
        maximized: true,
        panel: Panel::Notes,
    };
    let time = r#"{"main":60000,"increment":2000,"periods":2,"period":30000}"#;
    settings.new_game.time = serde_json::from_str(time).unwrap();
    let setup = Setup::new(12, 7).unwrap();
    settings.new_game.names = ["Ann".into(), "Bo".into()];
    settings.new_game.placement = Placement::Random;
    settings.new_game.set_setup::<Position>(&setup);
    settings.remember(Path::new("/games/a.agros"));
    settings.save(&path).unwrap();
    let loaded = load(&path);
    assert_eq!(loaded, settings);
    assert_eq!(loaded.new_game.setup::<Position>(), setup);
}

#[test]
fn keys_of_another_version_are_kept_and_missing_ones_filled_in() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("settings.json");
    fs::write(
        &path,
        r#"{"theme":"light","sound":{"volume":0.25},"new_game":{"setups":{"agros":7}}}"#,
    )
    .unwrap();
    let settings = load(&path);
    assert_eq!(settings.theme, Theme::Light);
    assert_eq!(settings.new_game.setup::<Position>(), Setup::default());
    settings.save(&path).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["sound"]["volume"], 0.25);
}

#[test]
fn a_broken_file_is_put_aside_and_named() {
    let deep = "[".repeat(100_000);
    let large = " ".repeat(2 << 20);
    let broken = [
        "",
        "\0\0\0",
        "{\"theme\":\"li",
        "[]",
        r#"{"theme":7}"#,
        &deep,
        &large,
    ];
    for text in broken
        .map(str::as_bytes)
        .into_iter()
        .chain([&b"{\"\xff\":1}"[..]])
    {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("settings.json");
        fs::write(&path, text).unwrap();
        let (settings, error) = Settings::load(&path);
        assert_eq!(settings, Settings::default());
        let error = error.unwrap();
        let SettingsError::Broken { kept, .. } = &error else {
            panic!("{error}");
        };
        assert_eq!(*kept, directory.path().join("settings.json.bad"));
        assert_eq!(fs::read(kept).unwrap(), text);
        assert!(error.to_string().contains("settings.json.bad"), "{error}");
        assert_eq!(error.to_string().lines().count(), 1);
        settings.save(&path).unwrap();
        assert_eq!(load(&path), settings);
    }
}

#[test]
fn what_makes_sense_in_settings_from_the_future_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("settings.json");
    let text = r#"{"theme":"sepia","pace":"fast","flipped":true,"recent":["/a.agros"],"new":1}"#;
    fs::write(&path, text).unwrap();
    let (settings, error) = Settings::load(&path);
    assert_eq!(settings.theme, Theme::System);
    assert!(settings.flipped);
    assert_eq!(settings.recent(), [PathBuf::from("/a.agros")]);
    let error = error.expect("a notice").to_string();
    assert!(
        error.contains("theme") && error.contains("settings.json.bad"),
        "{error}"
    );
    let kept = fs::read_to_string(directory.path().join("settings.json.bad")).unwrap();
    assert_eq!(kept, text);
    settings.save(&path).unwrap();
    assert_eq!(load(&path), settings);
}

#[test]
fn a_directory_in_the_place_of_the_file_is_reported_and_left() {
    let directory = tempfile::tempdir().unwrap();
    let (settings, error) = Settings::load(directory.path());
    assert_eq!(settings, Settings::default());
    assert!(matches!(error, Some(SettingsError::Unreadable { .. })));
    assert!(settings.save(directory.path()).is_err());
}

#[test]
fn recent_files_are_ten_the_latest_first_and_each_once() {
    let mut settings = Settings::default();
    let path = |number: usize| PathBuf::from(format!("/games/{number}.agros"));
    (0..12).for_each(|number| settings.remember(&path(number)));
    settings.remember(&path(5));
    let expected = [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map(path);
    assert_eq!(settings.recent(), expected);
    settings.forget(&path(11));
    assert_eq!(settings.recent().len(), 9);
}

#[cfg(unix)]
#[test]
fn a_path_that_is_not_unicode_does_not_keep_the_settings_from_being_saved() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("settings.json");
    let mut settings = Settings::default();
    settings.remember(Path::new(OsStr::from_bytes(b"/games/\xff.agros")));
    settings.save(&path).unwrap();
    assert!(load(&path).recent().is_empty());
}

#[test]
fn a_path_that_is_another_file_in_another_folder_is_not_remembered() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("settings.json");
    let mut settings = Settings::default();
    settings.remember(Path::new("q.agros"));
    assert!(settings.recent().is_empty());
    std::fs::write(&path, r#"{"recent": ["q.agros", "/games/q.agros"]}"#).unwrap();
    assert_eq!(load(&path).recent(), [Path::new("/games/q.agros")]);
}

/// A file of settings with something in every part.
const FULL: &str = r#"{"game":"agros","theme":"dark","language":"de","flipped":true,"pace":500,
"new_game":{"names":["A","B"],"placement":"random","setups":{"agros":{"size":8,"farmers":3}},
"time":{"main":60000,"increment":0,"periods":2,"period":30000}},"timeline":"lanes",
"engine":{"milliseconds":500,"lines":2,"level":4},"engine_program":"/opt/engine --fast",
"review":{"milliseconds":30,"nodes":5},"window":{"width":900,"height":700},
"arrangement":{"place":{"x":-7,"y":4},"maximized":true,"panel":"notes"},
"left_off":{"file":"/a.agros","ply":3},"recent":["/a.agros","b"],"library":{"folder":"/games"},
"drafts":{"agros":"x"},"training":{"name":"A"},"overlays":{"agros":["swing"]},"other":[1.5,null]}"#;

proptest! {
    #[test]
    fn changed_bytes_are_refused_or_make_other_settings(
        changes in prop::collection::vec((0..FULL.len(), any::<u8>()), 1..4),
        cut in 0..FULL.len(),
    ) {
        assert!(Settings::parse(FULL.as_bytes()).is_ok());
        assert!(Settings::parse(&FULL.as_bytes()[..cut]).is_err());
        let mut bytes = FULL.as_bytes().to_vec();
        for (place, byte) in changes {
            bytes[place] = byte;
        }
        match Settings::parse(&bytes) {
            Ok(settings) => {
                let written = serde_json::to_vec(&settings).expect("settings can be written");
                prop_assert_eq!(Settings::parse(&written).expect("its own text"), settings);
            }
            Err(error) => prop_assert_eq!(error.to_string().lines().count(), 1),
        }
    }
}
