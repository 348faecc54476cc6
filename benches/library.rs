//! What a library of 5,000 games costs: reading it for the first time and again, the frames
//! meanwhile, scrolling through the list, and asking what was played from a position.

mod games;

use std::hint::black_box;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use agros::app::Model;
use agros::cause::Explain;
use agros::coach::library::explore;
use agros::engine::Stop;
use agros::game::{Document, Ending};
use agros::platform::ScriptedDialogs;
use agros::rules::agros::{Position, Setup};
use agros::rules::{Player, Position as _};
use agros::storage::game_file;
use agros::storage::library::{Index, Listing, refresh};
use agros::storage::settings::Settings;
use agros::ui::{Effects, Surroundings, Window, prepare};
use eframe::App as _;
use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, RawInput, Rect,
    TouchPhase, Vec2, vec2,
};
use games::random_move;

const GAMES: usize = 5_000;
const PLIES: usize = 100;
const NAMES: [&str; 6] = ["Anna", "Bram", "Chloë", "Dora", "Emil", "Fleur"];
const WINDOW: Vec2 = vec2(1280.0, 800.0);

fn main() {
    // Cargo also runs benches to see whether they build.
    let games = match std::env::args().any(|argument| argument == "--bench") {
        true => GAMES,
        false => 50,
    };
    let folder = tempfile::tempdir().expect("a folder");
    let (library, index) = (folder.path().join("games"), folder.path().join("index"));
    std::fs::create_dir(&library).expect("it can be made");
    let mut random = fastrand::Rng::with_seed(11);
    for number in 0..games {
        let path = library.join(format!("game {number:05}.agros"));
        game_file::save(&path, &game(&mut random)).expect("it can be written");
    }
    println!("{games} games of {PLIES} plies");
    let begun = Instant::now();
    let listing = read(&library, &index);
    println!("read for the first time: {:.0?}", begun.elapsed());
    let mut again: Vec<Duration> = (0..5)
        .map(|_| {
            let begun = Instant::now();
            black_box(read(&library, &index));
            begun.elapsed()
        })
        .collect();
    again.sort();
    println!("and again, without the window: {:.0?}", again[2]);
    let size = std::fs::metadata(&index).map_or(0, |file| file.len());
    println!("the index: {:.1} MiB", size as f64 / f64::from(1 << 20));
    let known = Index::load(&index).under(&library).len();
    assert_eq!((known, listing.entries.len()), (games, games));
    explorer(&listing);
    window(&library, &index, games);
}

/// A game played by lot, with names, a day and an end.
fn game(random: &mut fastrand::Rng) -> Document<Position> {
    let sizes = [(8, 3), (10, 5), (12, 7)];
    let (size, farmers) = sizes[random.usize(..sizes.len())];
    let setup = Setup::new(size, farmers).expect("a setup");
    let mut document = Document::<Position>::new(setup);
    for _ in 0..PLIES {
        let Some(play) = random_move(document.position(document.cursor()), random) else {
            break;
        };
        let node = document.add(document.cursor(), play).expect("legal");
        document.set_cursor(node);
    }
    let header = document.header_mut();
    for person in &mut header.players.0 {
        person.name = NAMES[random.usize(..NAMES.len())].to_owned();
    }
    let date = format!(
        "20{:02}-{:02}-{:02}",
        random.u8(10..27),
        random.u8(1..13),
        random.u8(1..29)
    );
    header.tags.insert("Date".to_owned(), date.into());
    let loser = if random.bool() {
        Player::First
    } else {
        Player::Second
    };
    if document.result().is_none() {
        document.header_mut().ending = Some(Ending::Resignation(loser));
    }
    document
}

fn read(folder: &Path, index: &Path) -> Listing {
    let read = |path: &Path| {
        let file = game_file::open(path).map_err(|error| error.explain())?;
        let opened = file.read::<Position>().map_err(|error| error.explain())?;
        Ok(agros::coach::library::Summary::of(&opened.document))
    };
    let listing = refresh(folder, Some(index), &read, &Stop::default(), &mut |_| {});
    listing.expect("a folder").expect("nobody stopped it")
}

fn explorer(listing: &Listing) {
    let start = Position::start(&Setup::default());
    let mut after = start;
    for play in ["c3", "h8"] {
        let play = after.read_move(play).expect("legal");
        after.play_unchecked(play);
    }
    for (name, position) in [("the start", start), ("two plies on", after)] {
        let mut times: Vec<Duration> = (0..21)
            .map(|_| {
                let begun = Instant::now();
                black_box(explore(&position, listing.games()));
                begun.elapsed()
            })
            .collect();
        times.sort();
        println!("what was played from {name}: {:.2?}", times[10]);
    }
}

/// The window without the system around it.
struct Desk {
    context: Context,
    frame: eframe::Frame,
    window: Window<Position>,
    begun: Instant,
}

impl Desk {
    /// Draws a frame after some input, and says how long it took.
    fn draw(&mut self, events: Vec<Event>) -> Duration {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, WINDOW)),
            time: Some(self.begun.elapsed().as_secs_f64()),
            focused: true,
            events,
            ..RawInput::default()
        };
        let begun = Instant::now();
        let (window, frame) = (&mut self.window, &mut self.frame);
        let mut output = self.context.run_ui(input, |ui| {
            window.logic(ui.ctx(), frame);
            window.ui(ui, frame);
        });
        let shapes = std::mem::take(&mut output.shapes);
        black_box(self.context.tessellate(shapes, output.pixels_per_point));
        output.drop_without_applying_deltas();
        begun.elapsed()
    }
}

fn window(folder: &Path, index: &Path, games: usize) {
    let mut settings = Settings::default();
    settings.library.folder = Some(folder.to_owned());
    settings.library.moves_shown = false;
    settings.animations = false;
    let context = Context::default();
    prepare(&context);
    let around = Surroundings::new(ScriptedDialogs::default(), None, Arc::new(|| {}));
    let effects = Effects::new(around.with_index(Some(index.to_owned())));
    let model = Model::new(settings);
    let mut desk = Desk {
        window: Window::new(&context, model, effects, None),
        context,
        frame: eframe::Frame::_new_kittest(),
        begun: Instant::now(),
    };
    for _ in 0..5 {
        desk.draw(Vec::new());
    }
    let begun = Instant::now();
    let mut frames = vec![desk.draw(vec![press(Key::L, Modifiers::COMMAND)])];
    while desk.window.model().library.listing().entries.len() < games {
        std::thread::sleep(Duration::from_millis(1));
        frames.push(desk.draw(Vec::new()));
    }
    println!(
        "Ctrl+L until the games are there, index and all: {:.0?}",
        begun.elapsed()
    );
    while desk.window.model().library.is_reading() {
        std::thread::sleep(Duration::from_millis(1));
        frames.push(desk.draw(Vec::new()));
    }
    for _ in 0..60 {
        std::thread::sleep(Duration::from_millis(5));
        frames.push(desk.draw(Vec::new()));
    }
    tell("a frame meanwhile", frames);
    let scrolled = (0..1_000).map(|_| {
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, -3.0),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        };
        std::thread::sleep(Duration::from_millis(1));
        let pointer = Event::PointerMoved(egui::pos2(300.0, 400.0));
        desk.draw(vec![pointer, wheel])
    });
    let scrolled = scrolled.collect();
    tell("a frame of scrolling through the list", scrolled);
    let typed = "anna 8x8 light won".chars().flat_map(|letter| {
        let text = Event::Text(letter.to_string());
        [desk.draw(vec![text]), desk.draw(Vec::new())]
    });
    let typed = typed.collect();
    tell("a frame of typing a search", typed);
    assert!(desk.window.model().is_browsing());
}

fn press(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

fn tell(what: &str, mut frames: Vec<Duration>) {
    frames.sort();
    let longest = frames.last().copied().unwrap_or_default();
    println!(
        "{what}: {:.2?}; the longest of {}: {longest:.1?}",
        frames[frames.len() / 2],
        frames.len()
    );
}
