//! The steps of the tutorials: their positions are legal, and what they ask for can be done.

use agros::app::{Goal, TutorialStep};
use agros::rules::{Position, agon, agora, agros as farms};
use agros::ui::languages::LANGUAGES;
use agros::ui::seat::Seat;
use agros::ui::text::Text;

/// What is asked can be done, and something else can be done as well, so that there is a choice.
fn is_solvable<P: Position>(step: &TutorialStep) {
    let key = step.key;
    let position = P::parse(step.position).expect(key);
    assert_eq!(position.to_string(), step.position, "{key}");
    assert!(position.outcome().is_none(), "{key} is over");
    let names = |position: &P| {
        let moves = position.legal_moves().into_iter();
        moves.map(|play| play.to_string()).collect::<Vec<_>>()
    };
    let legal = names(&position);
    match step.goal {
        Goal::Any(moves) => {
            let mut position = position;
            for _ in 0..moves {
                let play = position.legal_moves()[0];
                position = position.play(play).expect(key);
            }
        }
        Goal::Signed(sign) => {
            let signed = |name: &&String| name.contains(sign);
            let right = legal.iter().filter(signed).count();
            assert!(right > 0 && right < legal.len(), "{key}");
        }
        Goal::Play(moves) => {
            for name in moves {
                assert!(legal.iter().any(|legal| legal == name), "{key}: {name}");
            }
            assert!(!moves.is_empty(), "{key}");
        }
        Goal::Line(moves) => {
            let mut position = position;
            for name in moves {
                let play = position.read_move(name).expect(name);
                assert_eq!(play.to_string(), *name, "{key}");
                position = position.play(play).expect(name);
            }
        }
        Goal::Point(cells) => {
            for name in cells {
                let cell = position.cell(name).expect(name);
                assert_eq!(cell.to_string(), *name, "{key}");
            }
            assert!(!cells.is_empty(), "{key}");
        }
    }
}

fn all_are_solvable<P: Seat>() {
    assert!(P::TUTORIAL.len() >= 8, "{}", P::GAME);
    for (index, step) in P::TUTORIAL.iter().enumerate() {
        is_solvable::<P>(step);
        for language in LANGUAGES {
            let text = Text::of(language);
            for end in ["", "-wrong", "-done"] {
                let key = format!("{}{end}", step.key);
                assert!(text.has(&key), "{}: {key}", language.tag);
            }
        }
        let others = &P::TUTORIAL[index + 1..];
        assert!(others.iter().all(|other| other.key != step.key));
    }
}

#[test]
fn every_step_of_agros_can_be_done() {
    all_are_solvable::<farms::Position>();
}

#[test]
fn every_step_of_agon_can_be_done() {
    all_are_solvable::<agon::Position>();
}

#[test]
fn every_step_of_agora_can_be_done() {
    all_are_solvable::<agora::Position>();
}

/// Every example can be played, ends, and has its comments in every language.
fn examples_are_whole<P: Seat>() {
    assert_eq!(P::EXAMPLES.len(), 3, "{}", P::GAME);
    for example in P::EXAMPLES {
        let document = example.document::<P>().expect(example.key);
        let mut node = document.cursor();
        while let Some(next) = document.next(node) {
            node = next;
        }
        let plies = document.ply(node);
        let played = example.moves.split_whitespace();
        assert_eq!(plies, played.count(), "{}", example.key);
        assert!(document.outcome(node).is_some(), "{}", example.key);
        let comments = example.comments;
        assert!((5..=8).contains(&comments.len()), "{}", example.key);
        assert!(comments.is_sorted(), "{}", example.key);
        assert_eq!(comments.first(), Some(&0), "{}", example.key);
        assert_eq!(comments.last(), Some(&plies), "{}", example.key);
        for language in LANGUAGES {
            let text = Text::of(language);
            assert!(text.has(example.key), "{}", example.key);
            for ply in comments {
                let key = format!("{}-{ply}", example.key);
                assert!(text.has(&key), "{}: {key}", language.tag);
            }
        }
    }
}

#[test]
fn the_example_games_can_be_played_and_are_commented_in_every_language() {
    examples_are_whole::<farms::Position>();
    examples_are_whole::<agon::Position>();
    examples_are_whole::<agora::Position>();
}

/// Every diagram can be shown, and every section and word is there in every language.
fn the_page_is_whole<P: Seat>() {
    for section in P::RULES {
        if let Some(situation) = &section.situation {
            assert!(situation.is_sound::<P>(), "{}", section.name);
        }
    }
    for language in LANGUAGES {
        let text = Text::of(language);
        let sections = P::RULES.iter().map(|section| section.name);
        for name in sections.chain(P::WORDS.iter().copied()) {
            for key in [name.to_owned(), format!("{name}-text")] {
                assert!(text.has(&key), "{}: {key}", language.tag);
            }
        }
    }
}

#[test]
fn the_pages_of_the_rules_and_the_glossaries_are_whole() {
    the_page_is_whole::<farms::Position>();
    the_page_is_whole::<agon::Position>();
    the_page_is_whole::<agora::Position>();
}

/// The step of that name.
fn step(key: &str) -> (farms::Position, Vec<&'static str>) {
    let steps = <farms::Position as Seat>::TUTORIAL;
    let step = steps.iter().find(|step| step.key == key).expect(key);
    let position = farms::Position::parse(step.position).expect(key);
    match step.goal {
        Goal::Play(names) | Goal::Point(names) | Goal::Line(names) => (position, names.to_vec()),
        _ => panic!("{key} names nothing"),
    }
}

#[test]
fn the_moves_that_win_the_field_are_those_that_the_step_takes() {
    let (position, names) = step("agros-step-win");
    let wins = |play: &farms::Move| {
        let after = position.play(*play).expect("legal");
        let fields = after.fields();
        let mut fields = fields.iter();
        fields.any(|field| field.owner() == Some(position.turn()) && field.cells.len() > 50)
    };
    let winning = position.legal_moves().into_iter().filter(wins);
    let mut winning: Vec<_> = winning.map(|play| play.to_string()).collect();
    winning.sort();
    assert_eq!(winning, names);
}

#[test]
fn only_a_whole_fence_makes_a_field_of_lights_own() {
    let (position, names) = step("agros-step-fence");
    let fences = |play: &farms::Move| {
        let after = position.play(*play).expect("legal");
        let fields = after.fields();
        let mut fields = fields.iter();
        fields.any(|field| field.owner() == Some(position.turn()))
    };
    let fencing = position.legal_moves().into_iter().filter(fences);
    let mut fencing: Vec<_> = fencing.map(|play| play.to_string()).collect();
    fencing.sort();
    assert_eq!(fencing, names);
}

#[test]
fn a_field_that_is_asked_for_is_taken_at_each_of_its_cells() {
    for (key, owner) in [
        ("agros-step-field", Some(agros::rules::Player::First)),
        ("agros-step-tie", None),
    ] {
        let (position, mut names) = step(key);
        let fields = position.fields();
        let field = fields.iter().find(|field| field.owner() == owner);
        let cells = field.expect(key).cells.iter();
        let mut cells: Vec<_> = cells.map(ToString::to_string).collect();
        cells.sort();
        names.sort_unstable();
        assert_eq!(cells, names, "{key}");
    }
}
