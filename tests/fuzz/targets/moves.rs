//! Texts of moves, one a line, from the usual start: refused, or legal moves whose own text means
//! the same.

#![no_main]

use agros::game::{Document, NodeId};
use agros::rules::{Position, agon, agora, agros as agros_rules};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    play::<agros_rules::Position>(text);
    play::<agon::Position>(text);
    play::<agora::Position>(text);
});

fn play<P: Position>(text: &str) {
    let mut document = Document::<P>::new(P::Setup::default());
    let mut node = NodeId::ROOT;
    for line in text.lines().take(40) {
        let position = document.position(node);
        match position.read_move(line) {
            Ok(play) => {
                assert_eq!(position.read_move(&play.to_string()).ok(), Some(play));
                match document.add(node, play) {
                    Ok(child) => node = child,
                    // The third occurrence of a position ends a game.
                    Err(_) => return,
                }
            }
            Err(error) => assert_eq!(error.to_string().lines().count(), 1, "{error}"),
        }
    }
}
