//! Any sequence of changes, written to a journal and read back, is the same game with the same
//! things to undo.

use agros::game::{
    AddedLine, Change, Document, Ending, Mark, NodeId, Notes, Record, Revision, Shape, Symbol,
};
use agros::rules::{ByPlayer, Player, Position as _};
use agros::storage::journal::{Journal, Recovered, take_up};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::json;

use crate::{content, folder, tiny};

type Tiny = Record<tiny::Position>;

#[derive(Clone, Debug)]
enum Action {
    Play(Index, Option<u64>),
    Line(Index, Vec<Index>),
    WrongLine(Index, Index),
    Back,
    GoTo(Index),
    Delete(Index),
    Trim(Index),
    Promote(Index),
    PutAt(Index, usize),
    Comment(Index, String),
    WriteOn(Index, String),
    Symbol(Index, Option<Index>),
    Mark(Index, bool),
    Wipe(Index),
    Eval(Index, i64),
    Players(String),
    Side(bool),
    Exchange,
    Tags(String),
    Ending(Option<bool>),
    Revise(Index, Index, Vec<Index>, String),
    Replace(bool),
    Undo,
    Redo,
}

fn action() -> impl Strategy<Value = Action> {
    let node = any::<Index>;
    let text = || "[ab\"\\\\é\n]{0,3}";
    prop_oneof![
        8 => (node(), any::<Option<u64>>()).prop_map(|(play, clock)| Action::Play(play, clock)),
        1 => (node(), prop::collection::vec(node(), 0..5)).prop_map(|(a, m)| Action::Line(a, m)),
        1 => (node(), node()).prop_map(|(after, play)| Action::WrongLine(after, play)),
        2 => Just(Action::Back),
        2 => node().prop_map(Action::GoTo),
        1 => node().prop_map(Action::Delete),
        1 => node().prop_map(Action::Trim),
        1 => node().prop_map(Action::Promote),
        1 => (node(), 0..4usize).prop_map(|(node, index)| Action::PutAt(node, index)),
        1 => (node(), text()).prop_map(|(node, text)| Action::Comment(node, text)),
        3 => (node(), text()).prop_map(|(node, text)| Action::WriteOn(node, text)),
        1 => (node(), any::<Option<Index>>()).prop_map(|(node, s)| Action::Symbol(node, s)),
        1 => (node(), any::<bool>()).prop_map(|(node, arrow)| Action::Mark(node, arrow)),
        1 => node().prop_map(Action::Wipe),
        1 => (node(), any::<i64>()).prop_map(|(node, value)| Action::Eval(node, value)),
        1 => text().prop_map(Action::Players),
        1 => any::<bool>().prop_map(Action::Side),
        1 => Just(Action::Exchange),
        1 => text().prop_map(Action::Tags),
        1 => any::<Option<bool>>().prop_map(Action::Ending),
        1 => (node(), node(), prop::collection::vec(node(), 0..4), text())
            .prop_map(|(a, out, moves, text)| Action::Revise(a, out, moves, text)),
        1 => any::<bool>().prop_map(Action::Replace),
        6 => Just(Action::Undo),
        4 => Just(Action::Redo),
    ]
}

/// A line of legal moves from a node.
fn moves(record: &Tiny, from: NodeId, choices: &[Index]) -> Vec<tiny::Move> {
    let mut here = record.position(from).clone();
    let mut line = Vec::new();
    for choice in choices {
        if here.outcome().is_some() {
            break;
        }
        let play = *choice.get(&here.legal_moves());
        here = here.play(play).unwrap();
        line.push(play);
    }
    line
}

fn act(record: &mut Tiny, action: Action) {
    let nodes: Vec<NodeId> = record.all().collect();
    let node = |index: Index| *index.get(&nodes);
    match action {
        Action::Play(index, clock) => {
            let moves = record.position(record.cursor()).legal_moves();
            if record.outcome(record.cursor()).is_none() {
                record.play_timed(*index.get(&moves), clock).unwrap();
            }
        }
        Action::Line(after, choices) => {
            let line = moves(record, node(after), &choices);
            // A repetition may end it before.
            drop(record.add_line(node(after), line));
        }
        Action::WrongLine(after, play) => {
            let mut line = moves(record, node(after), &[play]);
            line.extend(line.clone());
            line.extend(line.clone());
            drop(record.add_line(node(after), line));
        }
        Action::Back => drop(record.step_back()),
        Action::GoTo(index) => drop(record.go_to(node(index))),
        Action::Delete(index) => drop(record.delete(node(index))),
        Action::Trim(index) => drop(record.trim(node(index))),
        Action::Promote(index) => drop(record.promote(node(index))),
        Action::PutAt(index, place) => drop(record.put_at(node(index), place)),
        Action::Comment(index, text) => drop(record.set_comment(node(index), &text)),
        Action::WriteOn(index, text) => drop(record.continue_comment(node(index), &text)),
        Action::Symbol(index, symbol) => {
            let symbol = symbol.map(|symbol| *symbol.get(&Symbol::ALL));
            record.set_symbol(node(index), symbol);
        }
        Action::Mark(index, arrow) => {
            let cell = |name| record.position(NodeId::ROOT).cell(name).unwrap();
            let shape = match arrow {
                true => Shape::Arrow(cell("d")),
                false => Shape::Text("1".to_owned()),
            };
            let mark = Mark::new(cell("c"), shape);
            record.toggle_mark(node(index), mark);
        }
        Action::Wipe(index) => drop(record.clear_marks(node(index))),
        Action::Eval(index, value) => {
            record.set_eval(node(index), Some(json!({"cp": value})));
        }
        Action::Players(name) => {
            record.set_players(ByPlayer([name.clone(), name]));
        }
        Action::Side(takes) => drop(record.choose_side(takes)),
        Action::Exchange => record.exchange_players(),
        Action::Tags(text) => {
            let tags = json!({"event": text});
            record.set_tags(tags.as_object().unwrap().clone());
        }
        Action::Ending(ending) => {
            let ending = ending.map(|time| match time {
                true => Ending::Time(Player::First),
                false => Ending::Agreement(None),
            });
            record.set_ending(ending);
        }
        Action::Revise(after, out, choices, comment) => {
            let note = || Notes {
                comment: comment.clone(),
                ..Notes::default()
            };
            let line = moves(record, node(after), &choices).into_iter();
            let revision = Revision {
                notes: vec![(node(after), note())],
                out: vec![node(out)],
                lines: vec![AddedLine {
                    after: node(after),
                    moves: line.map(|play| (play, note())).collect(),
                }],
            };
            record.revise(Change::Review, revision);
        }
        Action::Replace(endless) => record.replace(Document::new(tiny::Setup { endless })),
        Action::Undo => drop(record.undo()),
        Action::Redo => drop(record.redo()),
    }
}

/// The two are the same now, and after every step back and forth.
fn check_same(one: &mut Tiny, other: &mut Tiny) {
    let check = |one: &Tiny, other: &Tiny| {
        assert_eq!(content(one), content(other));
        assert_eq!(one.cursor(), other.cursor());
        assert_eq!(one.next_undo(), other.next_undo());
        assert_eq!(one.next_redo(), other.next_redo());
    };
    // Going elsewhere is no change.
    assert!(other.go_to(one.cursor()));
    check(one, other);
    let mut steps = 0;
    while one.redo().is_some() {
        other.redo();
        steps += 1;
        check(one, other);
    }
    for _ in 0..steps {
        assert_eq!(one.undo(), other.undo());
    }
    while one.undo().is_some() {
        other.undo();
        check(one, other);
    }
    while one.redo().is_some() {
        other.redo();
        check(one, other);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_game_from_a_journal_is_the_same_with_all_that_can_be_undone(
        actions in prop::collection::vec((action(), any::<bool>()), 0..60),
        endless in any::<bool>(),
        open in any::<bool>(),
    ) {
        let folder = folder();
        let mut document = Document::new(tiny::Setup { endless });
        if open {
            document.header_mut().house.swap = agros::game::Swap::Open;
        }
        let mut record = Tiny::from(document);
        let mut journal = Journal::begin(folder.path(), &*record, None);
        for (action, tell) in actions {
            act(&mut record, action);
            if tell {
                journal.tell(&record.take_news()).unwrap();
            }
        }
        journal.tell(&record.take_news()).unwrap();
        let path = crate::killed(journal);
        if path.exists() {
            let (recovered, _journal, kept) = take_up::<tiny::Position>(&path).unwrap();
            let Recovered { record: mut back, damaged_from, .. } = recovered;
            assert_eq!((damaged_from, kept), (None, None));
            check_same(&mut record, &mut back);
        } else {
            assert!(record.next_undo().is_none() && record.next_redo().is_none());
        }
    }
}

#[test]
fn a_journal_goes_on_after_it_was_taken_up() {
    let folder = folder();
    let (mut record, journal) = crate::begun(folder.path(), "g3 i5");
    let path = crate::killed(journal);
    let (recovered, mut journal, _) =
        take_up::<agros::rules::agros::Position>(&path).expect("the game");
    let mut back = recovered.record;
    for game in [&mut record, &mut back] {
        game.undo();
        crate::play(game, "d8");
    }
    journal.tell(&back.take_news()).expect("told");
    let path = crate::killed(journal);
    let (recovered, ..) = take_up::<agros::rules::agros::Position>(&path).expect("the game");
    assert_eq!(content(&recovered.record), content(&record));
    assert_eq!(recovered.record.next_undo(), record.next_undo());
}

#[test]
fn players_who_changed_sides_have_changed_them_after_a_crash_too() {
    let folder = folder();
    let (mut record, mut journal) = crate::begun(folder.path(), "g3 i5");
    record.set_players(ByPlayer(["Anna", "Bram"].map(str::to_owned)));
    record.exchange_players();
    record.undo();
    record.redo();
    journal.tell(&record.take_news()).expect("told");
    let path = crate::killed(journal);
    let (recovered, ..) = take_up::<agros::rules::agros::Position>(&path).expect("the game");
    let mut back = recovered.record;
    assert_eq!(content(&back), content(&record));
    assert_eq!(back.undo(), record.undo());
    assert_eq!(back.header().players.0[0].name, "Anna");
}
