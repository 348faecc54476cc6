//! Branches, notes, names and whole documents change step by step.

use crate::{OPENING, children, line, main_line, new, play, tiny};
use agros::game::{
    AddedLine, Change, Document, Ending, GameResult, Mark, NodeId, Notes, Place, Record, Revision,
    Shape, Symbol,
};
use agros::rules::{ByPlayer, Player, Position as _};

#[test]
fn a_deleted_branch_comes_back_as_it_was() {
    let mut record = new();
    play(&mut record, "b f e c");
    for reply in ["c", "d", "e"] {
        record.go_to_ply(1);
        play(&mut record, reply);
    }
    record.go_to_ply(1);
    let parent = record.cursor();
    play(&mut record, "d f");
    let selected = record.cursor();
    let branch = record.parent(selected).unwrap();

    assert!(record.delete(branch));
    assert_eq!(record.cursor(), parent);
    assert_eq!(children(&record, parent), "f c e");
    assert!(!record.contains(selected));
    assert!(!record.go_to(selected));

    assert_eq!(
        record.undo().map(|p| (p.change, p.node)),
        Some((Change::Deletion, branch))
    );
    assert_eq!(record.cursor(), selected);
    assert_eq!(children(&record, parent), "f c d e");
    assert_eq!(line(&record), "b d f");

    record.redo();
    assert_eq!(record.cursor(), parent);
    assert!(!record.delete(NodeId::ROOT));
    assert!(!record.delete(branch), "it is deleted already");
}

#[test]
fn a_deletion_elsewhere_leaves_the_cursor() {
    let mut record = new();
    play(&mut record, "b f");
    let main = record.cursor();
    record.step_back();
    let side = play(&mut record, "e")[0];
    record.go_to(main);
    record.delete(side);
    assert_eq!(record.cursor(), main);
    record.to_start();
    record.undo();
    assert_eq!(record.cursor(), main);
}

#[test]
fn variations_are_promoted_and_reordered() {
    let mut record = new();
    play(&mut record, "b f");
    record.go_to_ply(1);
    let parent = record.cursor();
    play(&mut record, "e");
    record.go_to_ply(1);
    let deep = *play(&mut record, "d f c").last().unwrap();
    assert_eq!(children(&record, parent), "f e d");

    assert!(record.promote(deep));
    assert_eq!(children(&record, parent), "d f e");
    assert_eq!(main_line(&record), "b d f c");
    assert!(!record.promote(deep), "it is on the main line");
    assert!(record.put_at(record.children(parent)[0], 9));
    assert_eq!(children(&record, parent), "f e d");
    assert!(!record.put_at(record.children(parent)[2], 9));

    assert_eq!(record.undo().map(|place| place.change), Some(Change::Order));
    assert_eq!(children(&record, parent), "d f e");
    assert_eq!(
        record.undo().map(|place| place.change),
        Some(Change::Promotion)
    );
    assert_eq!(children(&record, parent), "f e d");
    assert_eq!(record.cursor(), deep);
}

#[test]
fn notes_are_changed_step_by_step_and_undo_goes_to_them() {
    let mut record = new();
    let node = play(&mut record, "b f")[0];
    let cell = record.position(node).cell("c").unwrap();
    assert!(record.set_comment(node, "solid"));
    assert!(!record.set_comment(node, "solid"), "nothing changed");
    assert!(record.set_symbol(node, Some(Symbol::Interesting)));
    assert!(record.toggle_mark(node, Mark::new(cell, Shape::Ring)));
    assert!(record.toggle_mark(node, Mark::new(cell, Shape::Text("?".into()))));
    assert!(record.toggle_mark(node, Mark::new(cell, Shape::Ring)));
    assert_eq!(record.notes(node).marks.len(), 1);
    assert!(record.clear_marks(node));
    assert!(record.set_eval(node, Some(serde_json::json!({"score": 3}))));

    let changes = [
        Change::Eval,
        Change::Marks,
        Change::Marks,
        Change::Marks,
        Change::Marks,
        Change::Symbol,
        Change::Comment,
    ];
    for change in changes {
        record.to_end();
        assert_eq!(record.undo(), Some(Place { change, node }));
        assert_eq!(record.cursor(), node);
    }
    assert_eq!(*record.notes(node), Default::default());
    for _ in changes {
        record.redo();
    }
    assert_eq!(record.notes(node).comment, "solid");
    assert!(record.notes(node).marks.is_empty());
}

#[test]
fn a_revision_is_one_step_that_leaves_the_cursor_and_the_line() {
    let mut record = new();
    let nodes = play(&mut record, "b f e c");
    let [first, second, third, _] = nodes[..] else {
        panic!("four plies")
    };
    record.go_to(second);
    let aside = play(&mut record, "d c")[1];
    record.go_to(third);
    record.step_forward();
    record.go_to(first);
    let before = (*record).clone();
    let read = |node, text: &str| record.position(node).read_move(text).unwrap();
    let noted = Notes {
        comment: "better".to_owned(),
        ..Notes::default()
    };
    let revision = Revision {
        notes: vec![
            (first, noted.clone()),
            (second, record.notes(second).clone()),
        ],
        out: vec![record.parent(aside).unwrap()],
        lines: vec![
            AddedLine {
                after: first,
                // The second cannot be played after the first: the line ends there.
                moves: vec![
                    (read(first, "d"), noted.clone()),
                    (read(first, "d"), noted.clone()),
                ],
            },
            AddedLine {
                after: first,
                moves: vec![(read(first, "d"), Notes::default())],
            },
        ],
    };
    let mut undone = record.clone();
    assert!(record.revise(Change::Review, revision.clone()));
    assert_eq!(record.cursor(), first);
    assert_eq!(line(&record), "b f e c", "the line is as it was followed");
    assert_eq!(children(&record, first), "f d");
    assert_eq!(children(&record, second), "e");
    assert_eq!(record.notes(first).comment, "better");
    let place = Place {
        change: Change::Review,
        node: NodeId::ROOT,
    };
    assert_eq!(record.undo(), Some(place));
    assert_eq!(children(&record, first), "f");
    assert_eq!(children(&record, second), "e d");
    assert_eq!(record.notes(first), before.notes(first));
    assert_eq!(
        (record.cursor(), line(&record).as_str()),
        (first, "b f e c")
    );
    assert_eq!(record.redo(), Some(place));
    assert_eq!(children(&record, first), "f d");
    assert_eq!(children(&record, second), "e");

    // From what is taken out, the cursor goes to what stays.
    undone.go_to(aside);
    undone.revise(Change::Review, revision);
    assert_eq!(undone.cursor(), second);
    assert!(!undone.revise(Change::Review, Revision::default()));
}

#[test]
fn players_tags_and_an_ending_are_steps() {
    let mut record = new();
    play(&mut record, "b f");
    let cursor = record.cursor();
    assert!(record.set_players(ByPlayer(["Ann".into(), "Bo".into()])));
    let tags = serde_json::json!({"event": "club night"});
    assert!(record.set_tags(tags.as_object().unwrap().clone()));
    let resigned = Ending::Resignation(Player::Second);
    assert!(record.set_ending(Some(resigned)));
    assert_eq!(record.result(), Some(GameResult::Ending(resigned)));
    assert_eq!(resigned.winner(), Some(Player::First));

    let undone = [(); 3].map(|()| record.undo().map(|place| place.change).unwrap());
    assert_eq!(undone, [Change::Ending, Change::Tags, Change::Players]);
    assert_eq!(*record.header(), Default::default());
    assert_eq!(record.cursor(), cursor);
}

#[test]
fn stepping_leaves_the_stamp_and_undo_returns_to_it() {
    let mut record = new();
    play(&mut record, "b f");
    let saved = record.stamp();
    let revision = record.revision();
    record.to_start();
    record.to_end();
    assert_eq!(record.stamp(), saved);
    assert_eq!(record.revision(), revision + 2);

    record.set_comment(record.cursor(), "a comment");
    assert_ne!(record.stamp(), saved);
    record.undo();
    assert_eq!(record.stamp(), saved);
    record.undo();
    assert_eq!(
        record.stamp(),
        saved,
        "the ply that was taken back is still there"
    );

    record.to_start();
    play(&mut record, "c");
    assert_ne!(record.stamp(), saved);
    record.undo();
    assert_ne!(record.stamp(), saved, "the new ply is still there");
}

#[test]
fn a_whole_document_is_replaced_as_one_step() {
    let mut record = new();
    let nodes = play(&mut record, "b f");
    record.undo();
    record.redo();
    let mut other = Document::<tiny::Position>::new(tiny::Setup { endless: true });
    let first = other.position(NodeId::ROOT).read_move("d").unwrap();
    other.add(NodeId::ROOT, first).unwrap();

    record.replace(other);
    assert_eq!(main_line(&record), "d");
    assert!(!record.contains(nodes[1]));
    play(&mut record, "c");
    assert_eq!(children(&record, NodeId::ROOT), "d c");

    record.undo();
    assert_eq!(record.undo().map(|place| place.change), Some(Change::Whole));
    assert_eq!(main_line(&record), "b f");
    assert_eq!(record.cursor(), nodes[1]);
    record.undo();
    play(&mut record, "e");
    assert_eq!(main_line(&record), "b e");
}

#[test]
fn a_whole_line_is_added_as_one_step_beside_what_is_there() {
    let mut record = new();
    play(&mut record, "b f e c");
    let stamp = record.stamp();
    let read = |record: &Record<tiny::Position>, moves: &str| -> Vec<_> {
        let mut position = record.position(NodeId::ROOT).clone();
        let mut plays = Vec::new();
        for text in moves.split(' ') {
            let play = position.read_move(text).unwrap();
            position = position.play(play).unwrap();
            plays.push(play);
        }
        plays
    };
    let plays = read(&record, "b f");
    assert_eq!(record.add_line(NodeId::ROOT, plays), Ok(false));
    assert_eq!(record.stamp(), stamp, "they were there already");
    let plays = read(&record, "b f d c");
    assert_eq!(record.add_line(NodeId::ROOT, plays), Ok(true));
    assert_eq!(line(&record), "b f d c");
    assert_eq!(main_line(&record), "b f e c");
    let place = record.undo().expect("a step");
    assert_eq!(place.change, Change::Line);
    assert_eq!(line(&record), "b f e c");
    assert_eq!(record.ply(record.cursor()), 2);
    assert_eq!(record.stamp(), stamp);
    record.redo();
    assert_eq!(line(&record), "b f d c");
    assert_eq!(record.ply(record.cursor()), 4);
}

#[test]
fn a_line_with_an_illegal_move_adds_nothing() {
    let mut record = new();
    let start = record.position(NodeId::ROOT).clone();
    let play = start.read_move("b").unwrap();
    let stamp = record.stamp();
    assert!(record.add_line(NodeId::ROOT, [play, play]).is_err());
    assert_eq!(record.stamp(), stamp);
    assert!(record.children(NodeId::ROOT).is_empty());
}

#[test]
fn a_comment_written_in_one_go_is_one_step() {
    let mut record = new();
    let nodes = play(&mut record, OPENING);
    let (node, before) = (nodes[3], record.stamp());
    assert!(record.set_comment(node, "g"));
    let first = record.stamp();
    assert!(record.continue_comment(node, "go"));
    assert!(!record.continue_comment(node, "go"), "nothing new");
    assert!(record.stamp() != first && record.stamp() != before);
    record.undo();
    assert_eq!(record.notes(node).comment, "");
    assert_eq!(record.stamp(), before);
    record.redo();
    assert_eq!(record.notes(node).comment, "go");
    // What follows something else is a step of its own.
    assert!(record.set_symbol(node, Some(Symbol::Good)));
    assert!(record.continue_comment(node, "gone"));
    record.undo();
    assert_eq!(record.notes(node).comment, "go");
    // And so is what follows an undo.
    assert!(record.continue_comment(node, "good"));
    record.undo();
    assert_eq!(record.notes(node).comment, "go");
}

#[test]
fn what_follows_is_deleted_in_one_step() {
    let mut record = new();
    let nodes = play(&mut record, OPENING);
    record.go_to(nodes[1]);
    play(&mut record, "d");
    record.go_to(nodes[3]);
    assert!(record.trim(nodes[1]));
    assert!(!record.trim(nodes[1]), "nothing follows any more");
    assert_eq!(children(&record, nodes[1]), "");
    assert_eq!(record.cursor(), nodes[1]);
    record.undo();
    assert_eq!(children(&record, nodes[1]), "e d");
    assert_eq!(record.cursor(), nodes[3]);
    record.redo();
    assert_eq!(record.cursor(), nodes[1]);
    let deletion = Place {
        change: Change::Deletion,
        node: nodes[1],
    };
    assert_eq!(record.next_undo(), Some(deletion));
}
