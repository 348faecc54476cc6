//! A game as text: it holds what the file holds, and says where it is wrong.

mod tiny;

use std::time::{Duration, Instant};

use agros::game::{Document, Mark, NodeId, Shape, Symbol};
use agros::rules::Position as _;
use agros::rules::agros::{Position as Agros, Setup};
use agros::storage::{game_file, game_text};
use proptest::prelude::*;
use proptest::sample::Index;

/// A game with all that the format knows, as it is written.
const FULL: &str = r#"[Game "corridor" 1]
[Setup {"endless":true,"swap":"kept","bid":13,"wind":1.50}]
[Start ".a..b.. B"]
[Players {"name":"Zoë","rating":1e+999} ""]
[Tag "event" "Open"]
[Tag "round of" {"of":[3,null]}]
[Result {"winner":"B","by":"resignation","score":[3,7],"why":"late"}]
[Extra {"later":{"deep":[[]]}}]

{the start} [extra {"x":[1,{"y":123456789012345678901234567890}]}] d!?
{"quoted" \} \\ \u{0}
	🌾} [arrow d f {"colour":"red"}] [ring a] [square b] [text c "é"]
[clock 0:00:59] [eval {"score":0.30000000000000004,"pv":["c"]}]
[extra {"y":-0.0}]
(c)
c
(f {beside} [cursor])
"#;

fn read(text: &str) -> Result<Document<tiny::Position>, game_text::Fault> {
    game_text::read(text, &tiny::Setup::default())
}

fn open(text: &str) -> Document<tiny::Position> {
    read(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// What is wrong in a text of Agros, on the board of 8×8 with three farmers each.
fn fault(text: &str) -> String {
    let setup = Setup::new(8, 3).expect("a setup");
    match game_text::read::<Agros>(text, &setup) {
        Ok(game) => panic!("read: {}", game_text::write(&game)),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn everything_is_kept_and_written_back_as_it_was() {
    let game = open(FULL);
    assert_eq!(game_text::write(&game), FULL);
    let file = game_file::write(&game);
    let again: Document<tiny::Position> =
        game_file::read(file.as_bytes()).expect("a file").document;
    assert_eq!(game_text::write(&again), FULL);
    let root = game.children(NodeId::ROOT);
    assert_eq!(root.len(), 2);
    assert_eq!(game.notes(root[0]).comment, "\"quoted\" } \\ \0\n\t🌾");
    assert_eq!(game.notes(game.cursor()).comment, "beside");
}

#[test]
fn a_game_reads_like_one() {
    let moves = "[Game \"agros\" 1]\n[Setup {\"size\":8,\"farmers\":3}]\n\n\
                 a1 h8 g7 c3 b5 e8\n1. c3+c4! {grows} 1... h8+h7 2. c4-c5\n(2. c4+e4 h7+h5)\n2... e8+e7\n";
    let game = game_text::read::<Agros>(moves, &Setup::default()).expect("a game");
    assert_eq!(game_text::write(&game), moves);
    assert_eq!(game.ply(game.main_end()), 10);
    let leaves = game.all().filter(|node| game.children(*node).is_empty());
    assert_eq!(leaves.count(), 2);
}

#[test]
fn line_feeds_of_any_kind_and_a_byte_order_mark_change_nothing() {
    let windows = format!("\u{feff}{}", FULL.replace('\n', "\r\n"));
    assert_eq!(game_text::write(&open(&windows)), FULL);
}

#[test]
fn faults_say_the_line_the_column_and_what_is_expected() {
    for (text, told) in [
        (
            "a1 h8\ng7 a1",
            "line 2, column 4: the move `a1` cannot be played: no farmer can be placed on a1: it is occupied",
        ),
        (
            "a1 h8 i9",
            "line 1, column 7: the move `i9` cannot be played: i9 is not on this board",
        ),
        ("a1 häh", "line 1, column 4: a move is expected, not `häh`"),
        ("a1 (h8", "line 1, column 4: this is never closed by `)`"),
        ("a1 h8)", "line 1, column 6: `)` closes nothing"),
        (
            "(a1)",
            "line 1, column 1: there is no move before `(` that the moves in it could replace",
        ),
        (
            "a1 ((b1))",
            "line 1, column 5: there is no move before `(` that the moves in it could replace",
        ),
        (
            "a1 {so\nit goes",
            "line 1, column 4: this is never closed by `}`",
        ),
        (
            "a1 {\\n}",
            "line 1, column 5: `\\\\`, `\\{`, `\\}` or `\\u{…}` is expected, not `\\n}`",
        ),
        (
            "a1 !!!",
            "line 1, column 4: one of ! ? !! ?? !? ?! is expected, not `!!!`",
        ),
        (
            "a1 [ring i9]",
            "line 1, column 10: a cell of the board is expected, not `i9]`",
        ),
        (
            "a1 [clock 5]",
            "line 1, column 11: a clock such as `0:04:59` is expected, not `5]`",
        ),
        (
            "a1 [eval {]",
            "line 1, column 10: not a value in JSON: key must be a string",
        ),
        (
            "a1 [extra {\"a\":1,\"a\":2}]",
            "line 1, column 11: not a value in JSON: the key `a` stands twice",
        ),
        (
            "a1 [star a1]",
            "line 1, column 5: one of ring, square, arrow, text, clock, eval, extra and cursor is expected, not `star`",
        ),
        (
            "[Game \"chess\"]",
            "line 1, column 7: this is a game of \"chess\", not of agros",
        ),
        (
            "[Game \"agros\" 2]",
            "line 1, column 15: the text is of version 2, this program knows 1",
        ),
        (
            "[Gmae 1]",
            "line 1, column 2: one of Game, Setup, Start, Players, Tag, Result and Extra is expected, not `Gmae`",
        ),
        (
            "[Setup {\"size\":99,\"farmers\":3}]\na1",
            "line 1, column 2: `setup`: the size of a board is 4 to 16, not 99",
        ),
        (
            "[Start \"8/8\"]",
            "line 1, column 2: `start`: a position is `ROWS TURN FARMERS PASSES`, four parts with one blank between; this has 1",
        ),
        (
            "[Tag \"a\" 1]\n[Tag \"a\" 1]",
            "line 2, column 6: this tag stands twice",
        ),
        (
            "[Setup {\"size\":8,\"farmers\":3}]\n[Result {\"winner\":\"L\",\"by\":\"play\"}] a1",
            "line 2, column 2: `result` contradicts the moves: the main line was not played to its end",
        ),
        ("a1]", "line 1, column 3: `]` closes nothing"),
    ] {
        assert_eq!(fault(text), told, "{text}");
    }
}

/// A game that can go on for ever, from its first step on.
fn endless() -> (Document<tiny::Position>, NodeId) {
    let game = open("[Setup {\"endless\":true}]\nb e d c");
    let end = game.main_end();
    (game, end)
}

/// Writes and reads a game, and compares all of it.
fn comes_back(game: &Document<tiny::Position>) {
    let again = open(&game_text::write(game));
    assert!(game_file::write(&again) == game_file::write(game));
}

#[test]
fn a_deep_a_nested_and_a_wide_tree_are_read_and_written_without_recursion() {
    const MANY: usize = 20_000;
    let began = Instant::now();

    let (mut wide, end) = endless();
    let play = wide.position(end).legal_moves()[0];
    for _ in 0..MANY {
        wide.add(end, play).expect("legal");
    }
    comes_back(&wide);

    let (mut deep, mut end) = endless();
    let (mut nested, mut inmost) = endless();
    for _ in 0..MANY {
        end = step(&mut deep, end, 1);
        inmost = step(&mut nested, inmost, 2);
    }
    assert!(deep.ply(deep.main_end()) >= MANY);
    comes_back(&deep);
    let text = game_text::write(&nested);
    assert!(text.matches('(').count() >= MANY / 4, "lines in lines");
    comes_back(&nested);
    assert!(
        began.elapsed() < Duration::from_secs(20),
        "{:?}",
        began.elapsed()
    );
}

/// Adds so many moves, if there are as many, that leave the game open; returns the last.
fn step(game: &mut Document<tiny::Position>, node: NodeId, moves: usize) -> NodeId {
    let mut legal = game.position(node).legal_moves();
    legal.retain(|play| {
        let after = game.position(node).play(*play).expect("legal");
        after.outcome().is_none()
    });
    let plays = legal.into_iter().take(moves);
    let nodes = plays.map(|play| game.add(node, play).expect("legal"));
    nodes.last().expect("the game goes on")
}

/// A change to a game, at any of its nodes.
#[derive(Clone, Debug)]
enum Change {
    Play(Index, Index),
    Comment(Index, String),
    Symbol(Index, Index),
    Mark(Index, Index, Index, u8, String),
    Clock(Index, u64),
    Json(Index, String),
    Cursor(Index),
    Tag(String, String),
    Name(bool, String),
}

fn change() -> impl Strategy<Value = Change> {
    let any = any::<Index>;
    let text = || any_text();
    prop_oneof![
        12 => (any(), any()).prop_map(|(node, play)| Change::Play(node, play)),
        2 => (any(), text()).prop_map(|(node, text)| Change::Comment(node, text)),
        1 => (any(), any()).prop_map(|(node, symbol)| Change::Symbol(node, symbol)),
        1 => (any(), any(), any(), 0..4u8, text())
            .prop_map(|(node, at, to, kind, text)| Change::Mark(node, at, to, kind, text)),
        1 => (any(), any_clock()).prop_map(|(node, clock)| Change::Clock(node, clock)),
        1 => (any(), text()).prop_map(|(node, text)| Change::Json(node, text)),
        1 => any().prop_map(Change::Cursor),
        1 => (text(), text()).prop_map(|(key, value)| Change::Tag(key, value)),
        1 => (proptest::bool::ANY, text()).prop_map(|(who, name)| Change::Name(who, name)),
    ]
}

/// Any text, and often one that could be taken for something else.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        proptest::collection::vec(proptest::char::any(), 0..12)
            .prop_map(|signs| signs.into_iter().collect()),
        "[ \\n\\r\\t{}()\\[\\];!?\\\\\"#/a1.+-]{0,12}",
    ]
}

fn any_clock() -> impl Strategy<Value = u64> {
    prop_oneof![0..10_000_000u64, any::<u64>()]
}

fn apply(game: &mut Document<Agros>, change: &Change) {
    let nodes: Vec<NodeId> = game.all().collect();
    let node = |index: &Index| *index.get(&nodes);
    let cells: Vec<_> = game.position(NodeId::ROOT).cells().collect();
    match change {
        Change::Play(at, play) => {
            let moves = game.position(node(at)).legal_moves();
            if !moves.is_empty() {
                game.add(node(at), *play.get(&moves)).expect("legal");
            }
        }
        Change::Comment(at, text) => game.notes_mut(node(at)).comment = text.clone(),
        Change::Symbol(at, symbol) => {
            game.notes_mut(node(at)).symbol = Some(*symbol.get(&Symbol::ALL));
        }
        Change::Mark(at, cell, to, kind, text) => {
            let shape = match kind {
                0 => Shape::Ring,
                1 => Shape::Square,
                2 => Shape::Arrow(*to.get(&cells)),
                _ => Shape::Text(text.clone()),
            };
            let mut mark = Mark::new(*cell.get(&cells), shape);
            if text.len() % 2 == 1 {
                mark.extra.insert(text.clone(), text.as_str().into());
            }
            game.notes_mut(node(at)).marks.push(mark);
        }
        Change::Clock(at, left) => game.notes_mut(node(at)).clock = Some(*left),
        Change::Json(at, text) => {
            let notes = game.notes_mut(node(at));
            notes.eval = Some(serde_json::json!({"pv": [text], "": null}));
            notes.extra.insert(format!("x{text}"), 1.into());
        }
        Change::Cursor(at) => game.set_cursor(node(at)),
        Change::Tag(key, value) => {
            game.header_mut()
                .tags
                .insert(key.clone(), value.as_str().into());
        }
        Change::Name(first, name) => {
            game.header_mut().players.0[usize::from(*first)].name = name.clone();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_game_comes_back_from_its_text(changes in proptest::collection::vec(change(), 0..120)) {
        let mut game = Document::<Agros>::new(Setup::new(8, 3).expect("a setup"));
        for change in &changes {
            apply(&mut game, change);
        }
        let text = game_text::write(&game);
        let again = game_text::read::<Agros>(&text, &Setup::default());
        let again = again.map_err(|fault| TestCaseError::fail(format!("{fault}\n{text}")))?;
        prop_assert_eq!(game_file::write(&again), game_file::write(&game));
        prop_assert_eq!(game_text::write(&again), text);
    }

    #[test]
    fn any_text_at_all_is_read_or_refused(text in any_text(), cut in any::<Index>()) {
        let _ = read(&text).map_err(|fault| fault.to_string());
        let cut = cut.index(FULL.len());
        if FULL.is_char_boundary(cut) {
            let _ = read(&format!("{}{text}{}", &FULL[..cut], &FULL[cut..]));
        }
    }
}
