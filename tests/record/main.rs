//! The record of a game, seen from outside: lines of play, undo, repetition, size.

#[path = "../tiny/mod.rs"]
mod tiny;

mod changes;
mod ends;
mod playing;
mod size;

use agros::game::{NodeId, Record};
use agros::rules::Position as _;

/// A position after which the moves `ROUND` lead back to it.
const OPENING: &str = "b f e c";
const ROUND: &str = "e-d b-a d-e a-b";

fn new() -> Record<tiny::Position> {
    Record::new(tiny::Setup::default())
}

/// Plays moves from the cursor and returns their nodes.
fn play(record: &mut Record<tiny::Position>, moves: &str) -> Vec<NodeId> {
    let read = |text: &str| {
        let play = record.position(record.cursor()).read_move(text).unwrap();
        record.play(play).unwrap()
    };
    moves.split_whitespace().map(read).collect()
}

fn moves(record: &Record<tiny::Position>, nodes: &[NodeId]) -> String {
    let plays = nodes.iter().filter_map(|node| record.played(*node));
    plays
        .map(|play| play.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn line(record: &Record<tiny::Position>) -> String {
    moves(record, &record.line())
}

fn main_line(record: &Record<tiny::Position>) -> String {
    moves(record, &record.main_line())
}

fn children(record: &Record<tiny::Position>, node: NodeId) -> String {
    moves(record, record.children(node))
}
