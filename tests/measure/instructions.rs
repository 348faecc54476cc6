//! Work whose machine instructions are counted: `instructions NAME TIMES` does one kind of it so
//! many times. See `tests/measure/instructions.py`, which runs it under callgrind.

#[path = "../../benches/desk_window/mod.rs"]
mod desk_window;
#[path = "../../benches/games/mod.rs"]
mod games;

use std::hint::black_box;
use std::process::ExitCode;

use agros::engine::{Evaluation, Judge, Limits, Search, Situation, Stop};
use agros::export::Depict;
use agros::rules::Position as _;
use agros::rules::agros::Position;
use agros::storage::game_file;
use desk_window::{Desk, board, middle_game, still};
use egui::Event;

/// A name, and what is done so many times under it.
type Work = (&'static str, fn(usize));

const WORKS: [Work; 9] = [
    ("moves", moves),
    ("fields", fields),
    ("play", play),
    ("evaluation", evaluation),
    ("search", search),
    ("load", load),
    ("save", save),
    ("picture", picture),
    ("frame", frame),
];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next();
    let times = arguments.next().and_then(|times| times.parse().ok());
    let work = WORKS
        .iter()
        .find(|(known, _)| Some(*known) == name.as_deref());
    match (work, times) {
        (Some((_, work)), Some(times)) => work(times),
        _ => {
            eprintln!("a name and a number are expected: see tests/measure/instructions.py");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// The position after 40 plies on the largest board.
fn position() -> Position {
    let game = middle_game(40);
    *game.position(game.cursor())
}

fn moves(times: usize) {
    let position = position();
    for _ in 0..times {
        black_box(&position).for_each_move(|play| {
            black_box(play);
        });
    }
}

fn fields(times: usize) {
    let position = position();
    for _ in 0..times {
        black_box(black_box(&position).score());
    }
}

fn play(times: usize) {
    let position = position();
    let moves = position.legal_moves();
    for play in moves.iter().cycle().take(times) {
        let mut next = *black_box(&position);
        next.play_unchecked(*play);
        black_box(next);
    }
}

fn evaluation(times: usize) {
    let (position, judge) = (position(), Judge::network());
    for _ in 0..times {
        black_box(judge.value(black_box(&position)));
    }
}

fn search(times: usize) {
    let position = position();
    let mut search = Search::new(Judge::network(), 1).expect("memory");
    for _ in 0..times {
        search.forget();
        let limits = Limits::nodes(2_000);
        black_box(search.run(
            Situation::fresh(&position),
            &limits,
            &Stop::default(),
            |_news| (),
        ));
    }
}

fn load(times: usize) {
    let text = game_file::write(&middle_game(150));
    for _ in 0..times {
        black_box(game_file::read::<Position>(black_box(text.as_bytes())).is_ok());
    }
}

fn save(times: usize) {
    let game = middle_game(150);
    for _ in 0..times {
        black_box(game_file::write(black_box(&game)));
    }
}

fn picture(times: usize) {
    let game = middle_game(40);
    let still = still(&game);
    for _ in 0..times {
        black_box(Position::svg(black_box(&still)));
    }
}

fn frame(times: usize) {
    let mut desk = Desk::showing(&middle_game(40));
    for place in board().cycle().take(times) {
        black_box(desk.draw([Event::PointerMoved(place)]));
    }
}
