//! Any sequence of actions on a record, held against a plain model of what it should contain.

mod tiny;

use std::collections::{BTreeMap, BTreeSet};

use agros::game::{Change, Document, Ending, Mark, NodeId, Record, Shape, Stamp, Symbol};
use agros::rules::{ByPlayer, Player, Position as _};
use agros::storage::game_file;
use proptest::prelude::*;
use proptest::sample::Index;

type Tiny = Record<tiny::Position>;

#[derive(Clone, Debug)]
enum Action {
    Play(Index),
    Back,
    Forward,
    GoTo(Index),
    Delete(Index),
    Promote(Index),
    PutAt(Index, usize),
    Comment(Index, String),
    Symbol(Index, Option<Index>),
    Mark(Index),
    Players(String),
    Ending(bool),
    Replace,
    Undo,
    Redo,
}

fn action() -> impl Strategy<Value = Action> {
    let node = any::<Index>;
    prop_oneof![
        8 => node().prop_map(Action::Play),
        2 => Just(Action::Back),
        1 => Just(Action::Forward),
        1 => node().prop_map(Action::GoTo),
        1 => node().prop_map(Action::Delete),
        1 => node().prop_map(Action::Promote),
        1 => (node(), 0..4usize).prop_map(|(node, index)| Action::PutAt(node, index)),
        1 => (node(), "[ab]?").prop_map(|(node, text)| Action::Comment(node, text)),
        1 => (node(), any::<Option<Index>>()).prop_map(|(node, s)| Action::Symbol(node, s)),
        1 => node().prop_map(Action::Mark),
        1 => "[ab]?".prop_map(Action::Players),
        1 => any::<bool>().prop_map(Action::Ending),
        1 => Just(Action::Replace),
        5 => Just(Action::Undo),
        3 => Just(Action::Redo),
    ]
}

fn act(record: &mut Tiny, action: Action) {
    let nodes: Vec<NodeId> = record.all().collect();
    let node = |index: Index| *index.get(&nodes);
    match action {
        Action::Play(index) => {
            let moves = record.position(record.cursor()).legal_moves();
            if record.outcome(record.cursor()).is_none() {
                record.play(*index.get(&moves)).unwrap();
            }
        }
        Action::Back => drop(record.step_back()),
        Action::Forward => drop(record.step_forward()),
        Action::GoTo(index) => assert!(record.go_to(node(index))),
        Action::Delete(index) => drop(record.delete(node(index))),
        Action::Promote(index) => drop(record.promote(node(index))),
        Action::PutAt(index, place) => drop(record.put_at(node(index), place)),
        Action::Comment(index, text) => drop(record.set_comment(node(index), &text)),
        Action::Symbol(index, symbol) => {
            let symbol = symbol.map(|symbol| *symbol.get(&Symbol::ALL));
            record.set_symbol(node(index), symbol);
        }
        Action::Mark(index) => {
            let cell = record.position(NodeId::ROOT).cell("c").unwrap();
            record.toggle_mark(node(index), Mark::new(cell, Shape::Square));
        }
        Action::Players(name) => {
            record.set_players(ByPlayer([name.clone(), name]));
        }
        Action::Ending(ended) => {
            record.set_ending(ended.then_some(Ending::Time(Player::First)));
        }
        Action::Replace => record.replace(Document::new(tiny::Setup { endless: true })),
        Action::Undo => drop(record.undo()),
        Action::Redo => drop(record.redo()),
    }
}

/// The file without the cursor, and with nothing hidden.
fn content(record: &Tiny) -> String {
    let mut document = Document::clone(record);
    document.set_cursor(NodeId::ROOT);
    let ending = record.header().ending;
    format!("{ending:?} {}", game_file::write(&document))
}

/// The moves on the way to every node.
fn ways(record: &Tiny) -> BTreeSet<String> {
    let way = |node| {
        let plays = record
            .path(node)
            .into_iter()
            .filter_map(|n| record.played(n));
        plays.map(|play| format!("{play} ")).collect()
    };
    record.all().map(way).collect()
}

fn check_structure(record: &Tiny) {
    let line = record.line();
    assert!(line.contains(&record.cursor()));
    assert!(line.iter().all(|node| record.is_on_line(*node)));
    for node in record.all() {
        assert!(record.contains(node));
        let siblings = record.children(node);
        assert!(
            siblings
                .iter()
                .all(|child| record.parent(*child) == Some(node))
        );
        assert!(
            siblings
                .iter()
                .all(|child| record.ply(*child) == record.ply(node) + 1)
        );
        assert_eq!(
            siblings.iter().collect::<BTreeSet<_>>().len(),
            siblings.len()
        );
        assert_eq!(record.is_on_line(node), line.contains(&node));
    }
}

proptest! {
    #[test]
    fn every_change_is_undone_and_redone(actions in prop::collection::vec(action(), 1..60)) {
        let mut record = Tiny::new(tiny::Setup::default());
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        let mut note = |record: &Tiny| {
            let stamp: Stamp = record.stamp();
            let content = content(record);
            let first = seen.entry(format!("{stamp:?}")).or_insert(content.clone());
            assert_eq!(*first, content, "equal stamps, different content");
        };
        note(&record);
        for action in actions {
            let (revision, cursor, before) = (record.revision(), record.cursor(), content(&record));
            let stays = matches!(action, Action::Back | Action::Forward | Action::GoTo(_));
            act(&mut record, action);
            note(&record);
            check_structure(&record);
            let changed = content(&record) != before;
            prop_assert!(!(stays && changed));
            if changed || cursor != record.cursor() {
                prop_assert!(record.revision() > revision);
            }
        }
        let end = content(&record);
        let mut undone = 0;
        while let Some(place) = record.undo() {
            undone += 1;
            note(&record);
            if place.change == Change::Move {
                prop_assert_eq!(Some(record.cursor()), record.parent(place.node));
            }
        }
        let start = content(&record);
        let start_stamp = record.stamp();
        for _ in 0..undone {
            record.redo();
            note(&record);
            check_structure(&record);
        }
        prop_assert_eq!(content(&record), end);
        while record.undo().is_some() {
            note(&record);
        }
        prop_assert_eq!(content(&record), start);
        prop_assert_eq!(record.stamp(), start_stamp);
    }

    #[test]
    fn undo_takes_back_exactly_the_last_change(
        actions in prop::collection::vec(action(), 1..40),
        last in action(),
    ) {
        let mut record = Tiny::new(tiny::Setup::default());
        for action in actions {
            act(&mut record, action);
        }
        if matches!(last, Action::Undo | Action::Redo) {
            return Ok(());
        }
        let redo = record.next_redo();
        let (stamp, before, known) = (record.stamp(), content(&record), ways(&record));
        act(&mut record, last);
        if record.stamp() == stamp {
            prop_assert_eq!(content(&record), before);
            return Ok(());
        }
        if matches!(redo, Some(place) if record.next_undo() == Some(place)) {
            return Ok(()); // The move that was played was the one to redo.
        }
        prop_assert_eq!(record.next_redo(), None);
        let after = content(&record);
        let now = ways(&record);
        match record.undo().map(|place| place.change) {
            Some(Change::Move) => {
                prop_assert_eq!(now.len(), known.len() + 1);
                prop_assert!(now.is_superset(&known));
                prop_assert_eq!(ways(&record), now, "the ply stays");
            }
            Some(Change::Deletion) => {
                prop_assert!(now.len() < known.len() && now.is_subset(&known));
                prop_assert_eq!(content(&record), before);
                prop_assert_eq!(record.stamp(), stamp);
            }
            _ => {
                prop_assert_eq!(content(&record), before);
                prop_assert_eq!(record.stamp(), stamp);
            }
        }
        record.redo();
        prop_assert_eq!(content(&record), after);
    }

    #[test]
    fn what_is_written_is_read_back(actions in prop::collection::vec(action(), 1..60)) {
        let mut record = Tiny::new(tiny::Setup::default());
        for action in actions {
            act(&mut record, action);
        }
        let text = game_file::write(&record);
        let opened = game_file::read::<tiny::Position>(text.as_bytes()).unwrap();
        prop_assert_eq!(opened.newer, None);
        prop_assert_eq!(game_file::write(&opened.document), text);
    }
}
