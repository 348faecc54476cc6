//! What the desk costs its user: a frame of the window, opening a game, going through it.

mod desk_window;
mod games;

use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::{Duration, Instant};

use agros::export::Depict;
use agros::game::{Document, NodeId};
use agros::rules::agros::{Position, Setup};
use agros::storage::game_file;
use agros::storage::settings::{Settings, TimelineView};
use agros::study::Line;
use agros::ui::agros::board::Overlay;
use agros::ui::overlay::Overlay as _;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main};
use desk_window::{Desk, board, middle_game, still};
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, pos2,
    vec2,
};
use games::random_move;

const NODES: usize = 20_000;

impl Desk {
    /// The same with every overlay on the board, once all of them have been worked out: when the
    /// picture has stayed as it is for some seconds.
    fn with_every_overlay(document: &Document<Position>) -> Desk {
        Desk::with_overlays(document, Overlay::ALL, Duration::from_secs(4))
    }

    /// The same with some overlays.
    fn with_overlays(document: &Document<Position>, overlays: &[Overlay], still: Duration) -> Desk {
        let mut settings = Settings::default();
        let names = overlays.iter().map(|overlay| overlay.id().to_owned());
        settings.set_overlays::<Position>(names.collect());
        let mut desk = Desk::with(document, settings);
        let (mut corners, mut since) = (0, Instant::now());
        while since.elapsed() < still {
            std::thread::sleep(Duration::from_millis(20));
            let now = desk.draw([]);
            if now != corners {
                (corners, since) = (now, Instant::now());
            }
        }
        desk
    }

    fn click(&mut self, place: Pos2) {
        self.draw([Event::PointerMoved(place), button(place, true)]);
        self.draw([button(place, false)]);
    }

    fn ply(&self) -> usize {
        let record = &self.window.model().record;
        record.ply(record.cursor())
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// A tree of [`NODES`]: a game played to its end, and lines played to theirs from anywhere in it.
/// The cursor is at the end of the longest line.
fn tree() -> Document<Position> {
    let mut document = Document::new(Setup::default());
    let mut random = fastrand::Rng::with_seed(1);
    let mut nodes = vec![NodeId::ROOT];
    while nodes.len() < NODES {
        let mut node = nodes[random.usize(..nodes.len())];
        while nodes.len() < NODES && document.outcome(node).is_none() {
            let play = random_move(document.position(node), &mut random);
            let play = play.expect("the game goes on");
            node = document.child_by(node, play).unwrap_or_else(|| {
                let child = document.add(node, play).expect("the move is legal");
                nodes.push(child);
                child
            });
        }
    }
    let longest = nodes.into_iter().max_by_key(|node| document.ply(*node));
    document.set_cursor(longest.expect("there is a root"));
    document
}

/// A frame in which the pointer goes on to the next cell, with everything shown there is: first
/// with no farmer selected, then with the one that has the most moves.
fn frame(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("frame");
    let mut desk = Desk::showing(&middle_game(40));
    let walk = |desk: &mut Desk, group: &mut BenchmarkGroup<'_, WallTime>, name: &str| {
        let mut places = board().cycle();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let place = places.next().expect("the walk has no end");
                black_box(desk.draw([Event::PointerMoved(place)]))
            })
        });
    };
    walk(&mut desk, &mut group, "12x12/7, pointer on the board");

    let choices = board().map(|place| {
        desk.click(place);
        let moves = desk.window.model().targets().len();
        desk.draw([key(Key::Escape, true), key(Key::Escape, false)]);
        (moves, place)
    });
    let (moves, farmer) = choices
        .max_by_key(|(moves, _)| *moves)
        .expect("the board has cells");
    desk.click(farmer);
    assert!(moves > 8 && desk.window.model().targets().len() == moves);
    walk(&mut desk, &mut group, "12x12/7, with targets and previews");

    let mut desk = Desk::with_every_overlay(&middle_game(40));
    walk(&mut desk, &mut group, "12x12/7, with every overlay");

    for &overlay in Overlay::ALL {
        let document = middle_game(40);
        let still = Duration::from_secs(1);
        let mut desk = Desk::with_overlays(&document, &[overlay], still);
        let name = format!("12x12/7, with {}", overlay.id());
        walk(&mut desk, &mut group, &name);
    }

    let mut desk = Desk::showing(&middle_game(40));
    desk.draw([key(Key::F5, true), key(Key::F5, false)]);
    assert!(desk.window.model().thinks_for().is_some());
    walk(&mut desk, &mut group, "12x12/7, while the engine thinks");
}

/// Frames while a game of 150 plies is reviewed beside, at 100 ms a ply: the pointer goes over the
/// board, and with every other frame the cursor goes back by a ply.
fn review(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("review");
    let mut desk = Desk::showing(&middle_game(150));
    let ctrl_r = |pressed| Event::Key {
        key: Key::R,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    let mut places = board().cycle();
    let mut points = false;
    Frames::measure(&mut group, "12x12/7, 150 plies at 100 ms", || {
        if desk.window.model().reviewing().is_none() {
            // The first frame begins it, and so does one after its end, should it come to that.
            black_box(desk.draw([ctrl_r(true), ctrl_r(false)]));
            assert!(desk.window.model().reviewing().is_some());
        }
        points = !points;
        if points {
            let place = places.next().expect("the walk has no end");
            black_box(desk.draw([Event::PointerMoved(place)]));
        } else {
            let way = match desk.ply() {
                0 => Key::End,
                _ => Key::ArrowLeft,
            };
            black_box(desk.draw([key(way, true), key(way, false)]));
        }
    });
}

/// A frame of the map of a large tree, with the pointer on it: as it is first shown, and all of it.
fn map(criterion: &mut Criterion) {
    let mut desk = Desk::showing(&tree());
    let ctrl = |pressed| Event::Key {
        key: Key::T,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    desk.draw([ctrl(true), ctrl(false)]);
    let mut group = criterion.benchmark_group("map");
    for (name, notches) in [
        ("20000 nodes, as it is first shown", 0),
        ("all of 20000 nodes", 30),
    ] {
        for _ in 0..notches {
            desk.draw([Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, -1.0),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
                modifiers: Modifiers::NONE,
            }]);
        }
        let mut places = board().cycle();
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let place = places.next().expect("the walk has no end");
                black_box(desk.draw([Event::PointerMoved(place)]))
            })
        });
    }
}

/// Opening a file: all moves are played again.
fn open(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.agros");
    game_file::save(&path, &tree()).expect("the game is written");
    criterion.bench_function(&format!("open/{NODES} nodes"), |bencher| {
        bencher.iter(|| {
            let file = game_file::open(&path).expect("the file is a game");
            file.read::<Position>().expect("the game is legal")
        })
    });
}

/// Saving it: written beside, made safe on the disk, and put in its place.
fn save(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.agros");
    let document = tree();
    criterion.bench_function(&format!("save/{NODES} nodes"), |bencher| {
        bencher.iter(|| game_file::save(&path, &document).expect("the game is written"))
    });
}

/// A picture of a position as SVG.
fn picture(criterion: &mut Criterion) {
    let document = middle_game(40);
    let still = still(&document);
    criterion.bench_function("picture/12x12/7", |bencher| {
        bencher.iter(|| Position::svg(black_box(&still)))
    });
}

/// A jump by a click on the timeline: the frame of the click, and the one that shows the place.
fn jump(criterion: &mut Criterion) {
    const GRAPH: std::ops::Range<u16> = 120..1150;
    const HEIGHT: f32 = 731.0;
    let document = tree();
    let mut desk = Desk::showing(&document);
    let mut random = fastrand::Rng::with_seed(1);
    let mut reached = BTreeSet::new();
    criterion.bench_function(&format!("jump/{NODES} nodes"), |bencher| {
        bencher.iter_custom(|times| {
            let mut took = Duration::ZERO;
            for _ in 0..times {
                let place = pos2(random.u16(GRAPH).into(), HEIGHT);
                desk.draw([Event::PointerMoved(place), button(place, true)]);
                // What goes there is the click, which is one when the button is let go.
                let clicked = Instant::now();
                desk.draw([button(place, false)]);
                black_box(desk.draw([]));
                took += clicked.elapsed();
                reached.insert(desk.ply());
            }
            took
        })
    });
    // Nothing was pressed where other measurements were asked for.
    assert!(
        reached.is_empty() || reached.len() > 10,
        "the clicks went all over the game"
    );

    // What is derived anew when the cursor goes to another line.
    criterion.bench_function(&format!("line/{NODES} nodes"), |bencher| {
        bencher.iter(|| Line::through(black_box(&document)))
    });
}

/// How long frames took; the slowest is told, since one that is too slow is one that is missed.
struct Frames {
    slowest: Duration,
    count: usize,
}

impl Frames {
    /// Measures frames one by one.
    fn measure(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, mut draw: impl FnMut()) {
        let mut frames = Frames {
            slowest: Duration::ZERO,
            count: 0,
        };
        group.bench_function(name, |bencher| {
            bencher.iter_custom(|times| {
                let mut all = Duration::ZERO;
                for _ in 0..times {
                    let begun = Instant::now();
                    draw();
                    let took = begun.elapsed();
                    all += took;
                    frames.slowest = frames.slowest.max(took);
                }
                frames.count += times as usize;
                all
            })
        });
        if frames.count > 0 {
            let Frames { slowest, count } = frames;
            println!("{name}: the slowest of {count} frames took {slowest:.2?}");
        }
    }
}

/// Going through a large tree by hand: frames of the list of moves as it scrolls, and of every
/// timeline as the cursor is dragged along it.
fn hand(criterion: &mut Criterion) {
    const MOVES: Pos2 = pos2(1120.0, 560.0);
    const GRAPH: std::ops::Range<u16> = 120..1150;
    const HEIGHT: f32 = 731.0;
    let document = tree();
    let mut group = criterion.benchmark_group("hand");
    let mut desk = Desk::showing(&document);
    // The last ply ends the game, and there the score sheet covers the moves.
    desk.draw([key(Key::ArrowLeft, true), key(Key::ArrowLeft, false)]);
    desk.draw([Event::PointerMoved(MOVES)]);
    let mut corners = BTreeSet::new();
    let mut notches = (0..40)
        .map(|notch| if notch < 20 { 3.0 } else { -3.0 })
        .cycle();
    let name = format!("{NODES} nodes, the moves scrolled");
    Frames::measure(&mut group, &name, || {
        corners.insert(desk.draw([Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, notches.next().expect("the wheel has no end")),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        }]));
    });
    assert!(corners.is_empty() || corners.len() > 10, "the list moves");
    for (view, name) in [
        (TimelineView::Lead, "lead"),
        (TimelineView::Stacked, "score by field"),
        (TimelineView::Lanes, "lanes"),
    ] {
        let mut settings = Settings::default();
        settings.timeline = view;
        let mut desk = Desk::with(&document, settings);
        let place = |x: u16| pos2(x.into(), HEIGHT);
        let there = GRAPH.step_by(7);
        let mut places = there.clone().chain(there.rev()).cycle().map(place);
        let begun = place(GRAPH.start);
        desk.draw([Event::PointerMoved(begun), button(begun, true)]);
        let mut reached = BTreeSet::new();
        let name = format!("{NODES} nodes, scrubbed, {name}");
        Frames::measure(&mut group, &name, || {
            let place = places.next().expect("the way has no end");
            black_box(desk.draw([Event::PointerMoved(place)]));
            reached.insert(desk.ply());
        });
        assert!(reached.is_empty() || reached.len() > 10, "the cursor moves");
    }
}

criterion_group!(benches, frame, review, map, open, save, picture, jump, hand);
criterion_main!(benches);
