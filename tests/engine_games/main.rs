//! What the search finds in games that are won rather than counted.

mod hand_made_wins;
mod wins;

use agros::engine::matches::{Contestant, Ended, Finished, Match, MatchError, Openings, Pace};
use agros::engine::{Limits, Playable, Report, Search, Situation, Stop, Value};
use agros::rules::{Player, Position, agon, agora};

pub fn position<P: Position>(text: &str) -> P {
    P::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Searches a position that came up after others, for so many lines.
pub fn searched<P: Playable>(
    now: &P,
    earlier: &[P],
    lines: usize,
    limits: Limits,
) -> Report<P::Move> {
    let mut search = Search::new(P::best_judge(), 4).expect("a small table");
    search.set_lines(lines);
    let situation = Situation { now, earlier };
    search.run(situation, &limits, &Stop::default(), |_| ())
}

/// Of two moves there and back, the last: the position after it stood before.
fn there_and_back<P: Playable>(start: &P, round: [&str; 3], back: &str) {
    let mut positions = vec![start.clone()];
    for text in round {
        let now = positions.last().expect("a position");
        let play = now.read_move(text).expect(text);
        positions.push(now.play(play).expect("a legal move"));
    }
    let now = positions.pop().expect("a position");
    let back = now.read_move(back).expect("a way back");
    let value_of_back = |earlier: &[P]| {
        let every_move = now.legal_moves().len();
        let report = searched(&now, earlier, every_move, Limits::depth(3));
        let mut lines = report.lines.into_iter();
        let line = lines.find(|line| line.moves[0] == back);
        line.expect("a line for each move").score
    };
    let repeating = value_of_back(&positions);
    assert_eq!(repeating.value, Value::EVEN, "{now}");
    assert!(
        !repeating.is_exact(),
        "a third occurrence ends the game, not a second"
    );
    assert_ne!(value_of_back(&[]).value, Value::EVEN, "{now}");
}

#[test]
fn a_position_that_comes_back_is_seen_to_lead_nowhere() {
    let agora: agora::Position =
        position("R1,R1,R1,R1,2/R1,4,R1/6/2,W1,3/W1,4,W1/W3,W1,W1,W1,1,W1 R pile 0");
    there_and_back(&agora, ["a5-a4", "a2-a3", "a4-a5"], "a3-a2");
    let agon = <agon::Position as Position>::start(&agon::Setup::default());
    there_and_back(&agon, ["f1-g1", "f11-g10", "g1-f1"], "g10-f11");
}

#[test]
fn whoever_is_lost_goes_round_in_circles() {
    // Red has one man left, who is caught within a few plies unless a position comes back.
    let start: agora::Position = position("R1,5/6/6/6/5,W1/1,W1,W2,W3,W4,W4 W pile 40");
    let mut positions = vec![start];
    for text in ["f2-f3", "a6-b6", "f3-f2"] {
        let now = positions.last().expect("a position");
        let play = now.read_move(text).expect(text);
        positions.push(now.play(play).expect("a legal move"));
    }
    let now = positions.pop().expect("a position");
    let report = searched(&now, &positions, 1, Limits::depth(6));
    assert_eq!(
        report.best().map(|best| best.to_string()).as_deref(),
        Some("b6-a6")
    );
    assert_eq!(report.lines[0].score.value, Value::EVEN);
}

#[test]
fn the_draw_by_quiet_plies_is_seen_in_the_tree() {
    for quiet in [97, 98] {
        let text = format!("R1,5/6/6/6/5,W1/1,W1,W2,W3,W4,W4 W pile {quiet}");
        let now: agora::Position = position(&text);
        let report = searched(&now, &[], 1, Limits::default());
        let score = report.lines[0].score;
        assert_eq!(score.value, Value::EVEN, "{text}");
        assert!(
            score.is_exact(),
            "{text}: every line ends within three plies"
        );
    }
    let text = "6/7/8/6g1g/4GG2q1/4G1G4/g1g1QG4/3g1G3/8/2g4/6 B standard 0 99";
    let now: agon::Position = position(text);
    let report = searched(&now, &[], 1, Limits::depth(2));
    assert!(report.lines[0].score.value >= Value::EVEN, "{report:?}");
}

/// Games of the search against itself and against chance: all moves are legal, and none goes on
/// when it is drawn.
fn short_match<P: Playable>(setup: P::Setup, second: Contestant) {
    let plan: Match<P> = Match {
        first: Contestant::parse::<P>("@full").expect("a player"),
        second,
        openings: Openings::Random {
            plies: P::start(&setup).opening_plies(),
            setup,
        },
        games: 4,
        pace: Pace::Nodes(150),
        concurrency: 2,
        seed: 5,
        sprt: None,
    };
    let standing = plan.play(|finished: &Finished<P>, _| -> Result<(), MatchError> {
        let game = &finished.game;
        let end = game.main_end();
        let Ended::Play(outcome) = &finished.ended else {
            panic!("{:?}", finished.ended);
        };
        assert_eq!(game.outcome(end), Some(*outcome));
        let line = game.main_line();
        let before = &line[..line.len() - 1];
        assert!(before.iter().all(|node| game.outcome(*node).is_none()));
        for (ply, node) in line.iter().enumerate() {
            let position = game.position(*node);
            let earlier = line[..ply]
                .iter()
                .filter(|earlier| position.recurs(game.position(**earlier)));
            assert!(earlier.count() < 2 || ply == line.len() - 1, "{position}");
        }
        Ok(())
    });
    assert_eq!(standing.expect("a match").games(), 4);
}

#[test]
fn short_matches_end_by_the_rules() {
    for variant in agon::Variant::ALL {
        for queen_avoids_centre in [false, true] {
            let setup = agon::Setup {
                variant,
                queen_avoids_centre,
                first: Player::First,
            };
            short_match::<agon::Position>(setup, Contestant::Searching("bare"));
            short_match::<agon::Position>(setup, Contestant::Random);
        }
    }
    for height in agora::Reading::ALL {
        let first = Player::Second;
        let setup = agora::Setup { height, first };
        short_match::<agora::Position>(setup, Contestant::Searching("bare"));
        short_match::<agora::Position>(setup, Contestant::Random);
    }
}
