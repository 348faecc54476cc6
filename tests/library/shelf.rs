//! Games for a library.

use agros::coach::library::Summary;
use agros::game::{Document, Ending};
use agros::rules::{Position, agros as rules};
use agros::storage::game_file;
use serde_json::Value;
use std::path::Path;

/// A game from its usual start that is played by lot, without passes where others are possible.
pub fn random<P: Position>(setup: P::Setup, seed: u64, plies: usize) -> Document<P> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut document = Document::<P>::new(setup);
    for _ in 0..plies {
        let mut moves = document.position(document.cursor()).legal_moves();
        if moves.len() > 1 {
            moves.retain(|&play| P::ends(play) != (None, None));
        }
        if moves.is_empty() {
            break;
        }
        extend(&mut document, moves[random.usize(..moves.len())]);
    }
    document
}

/// The same game as a symmetry of the board lays it.
pub fn turned<P: Position>(game: &Document<P>, symmetry: u8) -> Document<P> {
    let line = game.main_line();
    let start = game.position(line[0]).turned(symmetry);
    let mut document =
        Document::starting_from(game.setup().clone(), start).expect("the setup is the same");
    for pair in line.windows(2) {
        let play = game.played(pair[1]).expect("a move led there");
        let turned = game.position(pair[0]).turned_move(play, symmetry);
        extend(&mut document, turned);
    }
    document
}

fn extend<P: Position>(document: &mut Document<P>, play: P::Move) {
    let node = document.add(document.cursor(), play).expect("a legal move");
    document.set_cursor(node);
}

/// A game of Agros with names, a date and an end.
pub fn game(
    (size, farmers): (u8, u8),
    names: [&str; 2],
    date: &str,
    ending: Option<Ending>,
) -> Document<rules::Position> {
    let setup = rules::Setup::new(size, farmers).expect("a setup");
    let mut document = random(setup, size.into(), 20);
    let header = document.header_mut();
    for (person, name) in header.players.0.iter_mut().zip(names) {
        person.name = name.to_owned();
    }
    if !date.is_empty() {
        header.tags.insert("Date".to_owned(), Value::from(date));
    }
    header.ending = ending;
    document
}

/// What is remembered of it.
pub fn summary<P: Position>(document: &Document<P>) -> Summary {
    Summary::of(document)
}

/// Writes it into a folder, with the folders that it is in.
pub fn save<P: Position>(path: &Path, document: &Document<P>) {
    std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    game_file::save(path, document).expect("it can be written");
}
