//! Damaged files: opened as far as they are sound, with what was left out.

mod tiny;

use agros::game::{Document, NodeId};
use agros::rules::{Position, agon, agora, agros as agros_rules};
use agros::storage::game_file::{self, Recovered, Salvaged};
use proptest::prelude::*;

const FILE: &str = concat!(
    r#"{"format":"agros-game","version":1,"game":"corridor","setup":{"endless":true},"#,
    r#""players":[{"name":"Zoë"},{"name":"x"}],"tags":{"a":[1,2]},"#,
    r#""nodes":[{"parent":null,"comment":"begin"},{"parent":0,"move":"d","symbol":"!?"},"#,
    r#"{"parent":1,"move":"c","comment":"here","marks":[{"at":"d","to":"f","kind":"arrow"}]},"#,
    r#"{"parent":2,"move":"e"},{"parent":1,"move":"b"}],"cursor":3}"#,
);

fn recover(bytes: &[u8]) -> Option<Recovered<tiny::Position>> {
    Salvaged::new(bytes)?.read()
}

/// The damaged text, recovered: the game as text, and what is told of what was left out.
#[track_caller]
fn recovered(from: &str, to: &str) -> (Document<tiny::Position>, Vec<String>) {
    assert!(FILE.contains(from), "{from}");
    let text = FILE.replacen(from, to, 1);
    assert!(game_file::read::<tiny::Position>(text.as_bytes()).is_err());
    let recovered = recover(text.as_bytes()).expect("something to recover");
    let faults = recovered.left_out.faults.iter();
    (
        recovered.document,
        faults.map(ToString::to_string).collect(),
    )
}

fn moves(document: &Document<tiny::Position>) -> String {
    let moves = document.all().filter_map(|node| document.played(node));
    let moves: Vec<String> = moves.map(|play| play.to_string()).collect();
    moves.join(" ")
}

#[test]
fn a_sound_file_is_recovered_whole() {
    let recovered = recover(FILE.as_bytes()).expect("a game");
    assert_eq!(recovered.left_out, game_file::LeftOut::default());
    let opened = game_file::read::<tiny::Position>(FILE.as_bytes()).expect("a game");
    assert_eq!(
        game_file::write(&recovered.document),
        game_file::write(&opened.document)
    );
}

#[test]
fn a_file_that_breaks_off_holds_what_came_before() {
    let end = FILE.find(r#"{"parent":2"#).expect("the third move");
    let recovered = recover(&FILE.as_bytes()[..end + 20]).expect("a game");
    assert_eq!(moves(&recovered.document), "d c");
    assert_eq!(recovered.document.header().players.0[0].name, "Zoë");
    assert_eq!(recovered.left_out.count, 1);
    let fault = recovered.left_out.faults[0].to_string();
    assert!(fault.contains("EOF while parsing"), "{fault}");
}

#[test]
fn an_illegal_move_is_left_out_with_all_after_it() {
    let (document, faults) = recovered(r#""move":"c""#, r#""move":"d""#);
    assert_eq!(moves(&document), "d b");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(
        faults[0].starts_with("nodes[2]: the move `d`"),
        "{faults:?}"
    );
}

#[test]
fn notes_that_make_no_sense_are_left_out_alone() {
    let (document, faults) = recovered(r#""kind":"arrow""#, r#""kind":"cloud""#);
    assert_eq!(moves(&document), "d c e b");
    let node = document.all().nth(2).expect("the node");
    assert_eq!(document.notes(node).comment, "here");
    assert!(document.notes(node).marks.is_empty());
    assert!(
        faults[0].starts_with("`nodes[2].marks[0].kind`"),
        "{faults:?}"
    );
    let (document, faults) = recovered(r#""symbol":"!?""#, r#""symbol":7,"clock":"x""#);
    assert_eq!(moves(&document), "d c e b");
    assert_eq!(faults.len(), 2, "{faults:?}");
}

#[test]
fn what_else_makes_no_sense_is_left_out() {
    for (from, to) in [
        (r#"[{"name":"Zoë"},{"name":"x"}]"#, "7"),
        (r#"{"a":[1,2]}"#, "[]"),
        (r#""cursor":3"#, r#""cursor":99"#),
        (r#""cursor":3"#, r#""result":{"winner":"A","by":"play"}"#),
        (r#"{"parent":null,"comment":"begin"}"#, "5"),
        (r#""cursor":3"#, r#""game":"corridor""#),
        (r#""version":1"#, r#""version":0"#),
        (r#""cursor":3}"#, r#""cursor":3} and more"#),
    ] {
        let (document, faults) = recovered(from, to);
        assert_eq!(moves(&document), "d c e b", "{to}");
        assert_eq!(faults.len(), 1, "{to}: {faults:?}");
    }
}

#[test]
fn under_rules_that_are_not_known_nothing_is_recovered() {
    for (from, to) in [
        (r#""endless":true"#, r#""endless":7"#),
        ("agros-game", "other"),
        (r#""format":"agros-game","#, ""),
        (r#""move":"d""#, r#""move":"z""#),
        (r#""setup""#, r#""start":"nonsense","setup""#),
    ] {
        let text = FILE.replacen(from, to, 1);
        assert!(recover(text.as_bytes()).is_none(), "{to}");
    }
    assert!(recover(FILE.replace("corridor", "chess").as_bytes()).is_none());
    assert!(recover(b"").is_none());
    assert!(recover(b"\x89PNG\r\n\x1a\n").is_none());
}

#[test]
fn names_in_other_encodings_are_recovered() {
    let latin: Vec<u8> = FILE.chars().map(|sign| sign as u8).collect();
    let utf16: Vec<u8> = FILE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [latin, utf16] {
        let recovered = recover(&bytes).expect("a game");
        assert_eq!(recovered.document.header().players.0[0].name, "Zoë");
        assert_eq!(recovered.left_out.count, 1);
    }
}

/// A game of a kind, as its file: the first legal moves, with comments.
fn file<P: Position>() -> String {
    let mut document = Document::<P>::new(P::Setup::default());
    let mut node = NodeId::ROOT;
    for ply in 0..40 {
        if document.outcome(node).is_some() {
            break;
        }
        let moves = document.position(node).legal_moves();
        node = document
            .add(node, moves[ply * 7 % moves.len()])
            .expect("a legal move");
        document.notes_mut(node).comment = format!("Ply {ply} → ½");
    }
    game_file::write(&document)
}

/// Whatever is recovered is a game that can be written and read again.
fn is_sound<P: Position>(bytes: &[u8]) -> bool {
    let Some(recovered) = Salvaged::new(bytes).and_then(Salvaged::read::<P>) else {
        return false;
    };
    let written = game_file::write(&recovered.document);
    let again = game_file::read::<P>(written.as_bytes()).expect("a sound game");
    assert_eq!(game_file::write(&again.document), written);
    true
}

fn damaged<P: Position>(changes: &[(usize, u8)], cut: usize) {
    let mut bytes = file::<P>().into_bytes();
    let length = bytes.len();
    for (place, byte) in changes {
        bytes[place % length] = *byte;
    }
    bytes.truncate(length - cut % length);
    is_sound::<P>(&bytes);
    // The same must be refused or read by the strict way.
    if let Ok(opened) = game_file::read::<P>(&bytes) {
        let written = game_file::write(&opened.document);
        assert!(is_sound::<P>(written.as_bytes()) || opened.document.all().nth(1).is_none());
    }
}

proptest! {
    #[test]
    fn whatever_is_recovered_is_sound(
        changes in prop::collection::vec((any::<usize>(), any::<u8>()), 0..6),
        cut in prop_oneof![Just(0usize), any::<usize>()],
    ) {
        damaged::<agros_rules::Position>(&changes, cut);
        damaged::<agon::Position>(&changes, cut);
        damaged::<agora::Position>(&changes, cut);
    }

    #[test]
    fn any_bytes_are_recovered_or_not(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        is_sound::<agros_rules::Position>(&bytes);
        let text = [FILE.as_bytes(), &bytes].concat();
        prop_assert!(is_sound::<tiny::Position>(&text));
    }
}
