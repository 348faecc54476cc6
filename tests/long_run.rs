//! A desk at which is played for very long: it needs no more for it at the end than after a while.
//!
//! A thousand plies or so in the ordinary run; `AGROS_LONG_RUN=100000` asks for another number.

#[path = "window/desk.rs"]
#[allow(
    dead_code,
    reason = "a long run needs little of the window's scenarios"
)]
mod desk;

use std::fs;

use agros::game::Document;
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};
use agros::storage::settings::Settings;
use egui::{Key, vec2};
use fastrand::Rng;

use desk::Desk;

/// The plies without which it is no long run, and those after which everything has been made that
/// is made once.
const PLIES: usize = 1_500;
const WARM_UP: usize = 500;

/// What the process holds: its memory in kibibytes, its threads, its open files.
#[derive(Clone, Copy, Debug)]
struct Held {
    memory: usize,
    threads: usize,
    files: usize,
}

impl Held {
    fn now() -> Held {
        let rollup = fs::read_to_string("/proc/self/smaps_rollup").expect("Linux tells");
        let memory = rollup
            .lines()
            .find_map(|line| line.strip_prefix("Anonymous:"));
        let memory = memory.and_then(|line| line.split_whitespace().next());
        let entries = |folder: &str| fs::read_dir(folder).expect("Linux tells").count();
        Held {
            memory: memory.expect("a number").parse().expect("a number"),
            threads: entries("/proc/self/task"),
            files: entries("/proc/self/fd"),
        }
    }
}

/// Someone who plays at random, takes back, looks at everything, and begins anew.
struct Player {
    desk: Desk,
    chance: Rng,
    plies: usize,
}

impl Player {
    /// Plays a game to its end, or as long as it is fun.
    fn game(&mut self) {
        self.desk.ctrl(Key::N);
        self.desk.press("Start");
        if self.desk.shows("Do not save") {
            self.desk.press("Do not save");
        }
        assert_eq!(self.desk.moves(), "");
        let length = self.chance.usize(60..160);
        for _ in 0..length {
            let moves = self.desk.model().position().legal_moves();
            if moves.is_empty() || self.desk.model().is_over() {
                break;
            }
            let play = moves[self.chance.usize(..moves.len())];
            self.desk.play(&play.to_string());
            self.plies += 1;
            match self.chance.u32(..40) {
                0..4 => self.take_back(),
                4 => self.look_back(),
                5..7 => self.lay_over(),
                7 => self.desk.key(Key::F6),
                _ => {}
            }
        }
        self.review();
    }

    fn take_back(&mut self) {
        let before = self.desk.moves();
        self.desk.ctrl(Key::Z);
        self.desk.ctrl(Key::Z);
        self.desk.ctrl(Key::Y);
        self.desk.ctrl(Key::Y);
        assert_eq!(self.desk.moves(), before);
    }

    fn look_back(&mut self) {
        for key in [Key::Home, Key::ArrowRight, Key::ArrowRight, Key::End] {
            self.desk.key(key);
        }
    }

    /// Lays something over the board, or takes it away.
    fn lay_over(&mut self) {
        let overlays = [
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
        ];
        let overlay = overlays[self.chance.usize(..overlays.len())];
        self.desk.key(overlay);
        self.desk.let_pass();
    }

    fn review(&mut self) {
        self.desk.begin(Key::R);
        self.desk
            .wait_until("it is reviewed", |model| model.reviewing().is_none());
        self.desk.key(Key::Escape);
    }
}

#[test]
fn very_many_plies_need_no_more_than_a_few() {
    let plies = std::env::var("AGROS_LONG_RUN").ok();
    let plies = plies.map_or(PLIES, |plies| plies.parse().expect("a number of plies"));
    let mut settings = Settings::default();
    settings.animations = false;
    settings.review.nodes = Some(50);
    settings.engine = settings.engine.with_milliseconds(20);
    let setup = Setup::new(6, 2).expect("a setup");
    settings.new_game.set_setup::<Position>(&setup);
    let document = Document::<Position>::new(setup);
    let mut player = Player {
        desk: Desk::showing(&document, settings, vec2(1280.0, 800.0)),
        chance: Rng::with_seed(1),
        plies: 0,
    };
    while player.plies < WARM_UP.max(plies / 20) {
        player.game();
    }
    let before = Held::now();
    println!("after {} plies: {before:?}", player.plies);
    let mut told = player.plies;
    while player.plies < plies {
        player.game();
        if player.plies - told > plies / 10 {
            told = player.plies;
            println!("after {} plies: {:?}", player.plies, Held::now());
        }
    }
    player.desk.let_pass();
    let after = Held::now();
    println!("after {} plies: {after:?}", player.plies);
    assert!(after.threads <= before.threads, "{before:?} {after:?}");
    assert!(after.files <= before.files, "{before:?} {after:?}");
    // What a short run needs at its beginning is still a part of the whole.
    let more = if plies < 10_000 { 115 } else { 105 };
    assert!(
        after.memory * 100 <= before.memory * more,
        "{before:?} {after:?}"
    );
}
