//! The stock of questions is kept in a file.

use std::collections::BTreeMap;
use std::fs;

use agros::coach::Teachable;
use agros::coach::training::{Card, Day, Deck, Memory, Tally};
use agros::rules::{agon, agora, agros as farms};
use agros::storage::training::{TrainingError, TrainingFile};
use proptest::prelude::*;

use crate::{drawn, small};

fn drawn_deck<P: Teachable>(setup: P::Setup, seed: u64) -> Deck<P> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let exercises = (0..6).filter_map(|_| drawn::<P>(setup.clone(), &mut chance));
    let exercises: Vec<_> = exercises.collect();
    let cards = exercises.into_iter().map(|exercise| Card {
        exercise,
        memory: chance.bool().then(|| Memory {
            ease: chance.u16(Memory::LEAST_EASE..=Memory::MOST_EASE),
            repetitions: chance.u16(..),
            pause: chance.u32(1..=Memory::LONGEST_PAUSE),
            last: Day(chance.u32(..)),
            again: chance.bool(),
        }),
    });
    let cards = cards.collect();
    let days = (0..5).map(|_| {
        let answered = chance.u32(..100);
        let at_once = chance.u32(..=answered);
        (Day(chance.u32(..)), Tally { answered, at_once })
    });
    let days = days.collect::<BTreeMap<_, _>>();
    Deck::restored(cards, days, chance.u64(..))
}

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self) -> TrainingFile {
        TrainingFile::at(self.0.path().join("data/training.json"))
    }
}

fn kept<P: Teachable>(file: &TrainingFile, deck: &Deck<P>) {
    file.writing(deck.clone())().expect("it can be written");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn what_is_kept_is_there_again(seed in any::<u64>()) {
        let folder = Folder::new();
        let file = folder.file();
        let farms = drawn_deck::<farms::Position>(small(6, 2), seed);
        let agon = drawn_deck::<agon::Position>(Default::default(), seed);
        let agora = drawn_deck::<agora::Position>(Default::default(), seed);
        kept(&file, &farms);
        kept(&file, &agon);
        kept(&file, &agora);
        // Written once more: the others stay.
        kept(&file, &farms);
        let (read, problem) = folder.file().load::<farms::Position>();
        prop_assert!(problem.is_none(), "{problem:?}");
        prop_assert_eq!(read, farms);
        prop_assert_eq!(folder.file().load::<agon::Position>().0, agon);
        prop_assert_eq!(folder.file().load::<agora::Position>().0, agora);
    }

    #[test]
    fn no_file_does_any_harm(text in "\\PC{0,80}", at in 0.0..1.0_f64, flip in any::<u8>()) {
        let folder = Folder::new();
        let file = folder.file();
        kept(&file, &drawn_deck::<farms::Position>(small(6, 2), 7));
        let mut bytes = fs::read(file.path()).expect("it was written");
        let place = (at * bytes.len() as f64) as usize;
        bytes[place] = flip;
        bytes.splice(place..place, text.bytes());
        fs::write(file.path(), &bytes).expect("it can be damaged");
        let (deck, _) = file.load::<farms::Position>();
        for card in deck.cards() {
            let game = card.exercise.question.document();
            prop_assert_eq!(game.position(game.cursor()), &card.exercise.question.position);
        }
        // Whatever stood there, the next stock can be kept.
        let fresh = drawn_deck::<farms::Position>(small(6, 2), 8);
        if file.writing(fresh.clone())().is_ok() {
            prop_assert_eq!(file.load::<farms::Position>().0, fresh);
        }
    }
}

#[test]
fn a_damaged_file_is_put_aside() {
    let folder = Folder::new();
    let file = folder.file();
    let deck = drawn_deck::<farms::Position>(small(6, 2), 1);
    kept(&file, &deck);
    fs::write(file.path(), "{\"format\":\"agros-tr").expect("it can be damaged");
    let (deck, problem) = file.load::<farms::Position>();
    assert!(deck.cards().is_empty());
    let Some(TrainingError::Broken { kept, .. }) = problem else {
        panic!("{problem:?}");
    };
    assert!(
        fs::read_to_string(kept)
            .expect("it is kept")
            .starts_with("{\"format\"")
    );
    assert!(!file.path().exists());
}

#[test]
fn questions_that_make_no_sense_are_left_out_and_kept_beside() {
    let folder = Folder::new();
    let file = folder.file();
    let deck = drawn_deck::<farms::Position>(small(6, 2), 1);
    kept(&file, &deck);
    let text = fs::read_to_string(file.path()).expect("it was written");
    let mut json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let questions = &mut json["games"]["agros"]["questions"];
    questions[0]["moves"] = serde_json::json!(["a1", "a1"]);
    questions[1]["ahead"] = serde_json::json!(7);
    fs::write(file.path(), json.to_string()).expect("written");
    let (read, problem) = file.load::<farms::Position>();
    assert_eq!(read.cards(), &deck.cards()[2..]);
    let Some(TrainingError::Damaged { kept, count: 2, .. }) = problem else {
        panic!("{problem:?}");
    };
    assert_eq!(fs::read_to_string(kept).expect("a copy"), json.to_string());
}

#[test]
fn what_a_newer_version_has_written_is_left_alone() {
    let folder = Folder::new();
    let file = folder.file();
    let newer = r#"{"format":"agros-training","version":2,"games":{}}"#;
    fs::create_dir_all(file.path().parent().expect("a folder")).expect("made");
    fs::write(file.path(), newer).expect("written");
    let (_, problem) = file.load::<agon::Position>();
    assert!(matches!(
        problem,
        Some(TrainingError::Newer { version: 2, .. })
    ));
    let deck = drawn_deck::<agon::Position>(Default::default(), 3);
    file.writing(deck)().expect_err("it is not written over");
    assert_eq!(fs::read_to_string(file.path()).expect("there"), newer);
}

#[test]
fn a_late_writing_does_not_replace_a_later_one() {
    let folder = Folder::new();
    let file = folder.file();
    let [early, late] = [1, 2].map(|seed| drawn_deck::<farms::Position>(small(6, 2), seed));
    let other = drawn_deck::<agora::Position>(Default::default(), 3);
    let (first, second) = (file.writing(early), file.writing(late.clone()));
    let third = file.writing(other.clone());
    third().expect("written");
    second().expect("written");
    first().expect("passed over");
    assert_eq!(file.load::<farms::Position>().0, late);
    assert_eq!(file.load::<agora::Position>().0, other);
}
