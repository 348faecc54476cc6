//! What the search finds in games that are won rather than counted.

use std::collections::HashMap;

use agros::engine::matches::{Contestant, Ended, Finished, Match, MatchError, Openings, Pace};
use agros::engine::{Limits, Playable, Report, Search, Situation, Stop, Value};
use agros::rules::{Player, Position, agon, agora};

fn position<P: Position>(text: &str) -> P {
    P::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Searches a position that came up after others, for so many lines.
fn searched<P: Playable>(now: &P, earlier: &[P], lines: usize, limits: Limits) -> Report<P::Move> {
    let mut search = Search::new(P::best_judge(), 4).expect("a small table");
    search.set_lines(lines);
    let situation = Situation { now, earlier };
    search.run(situation, &limits, &Stop::default(), |_| ())
}

/// Every line of play, to so many plies: whether the player to move can win within them, whatever
/// the other does.
struct BruteForce<P>(HashMap<(P, u32), bool>);

impl<P: Position> BruteForce<P> {
    fn wins(&mut self, position: &P, plies: u32) -> bool {
        let key = (position.clone(), plies);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let mover = position.turn();
        let after = |position: &P| -> Vec<P> {
            let moves = position.legal_moves().into_iter();
            let play = |play| position.play(play).expect("a legal move");
            moves.map(play).collect()
        };
        let winner = |position: &P| position.outcome().map(|outcome| outcome.winner);
        let next = after(position);
        let mut wins = next.iter().any(|next| winner(next) == Some(Some(mover)));
        if plies >= 3 {
            wins |= next.iter().any(|next| {
                winner(next).is_none()
                    && after(next).iter().all(|reply| match winner(reply) {
                        Some(winner) => winner == Some(mover),
                        None => self.wins(reply, plies - 2),
                    })
            });
        }
        self.0.insert(key, wins);
        wins
    }
}

/// The search finds a win in just so many plies, and its first move keeps it.
fn wins_in<P: Playable>(text: &str, plies: u32) {
    let now: P = position(text);
    let mut brute_force = BruteForce(HashMap::new());
    assert!(brute_force.wins(&now, plies), "{text}: there is no win");
    assert!(plies < 3 || !brute_force.wins(&now, plies - 2), "{text}");
    let report = searched(&now, &[], 1, Limits::nodes(2_000_000));
    let line = report.lines.first().expect("a line");
    assert_eq!(line.score.value, Value::win_in(plies), "{text}");
    assert!(line.score.is_exact(), "{text}");
    let next = now.play(line.moves[0]).expect("a legal move");
    if plies == 1 {
        assert_eq!(next.outcome().and_then(|end| end.winner), Some(now.turn()));
        return;
    }
    for reply in next.legal_moves() {
        let reply = next.play(reply).expect("a legal move");
        let over = reply.outcome().is_some();
        assert!(over || brute_force.wins(&reply, plies - 2), "{text}");
    }
}

#[test]
fn wins_in_agon_are_found() {
    for (plies, text) in [
        (
            1,
            "6/7/8/9/3G1G4/4GQGg2q/3gGGg3/3g1g3/8/1g5/6 W standard 0 0",
        ),
        (1, "5G/4G2/8/4GG3/4ggg3/3Ggq5/Q2Ggg4/9/8/7/6 B standard 0 0"),
        (
            3,
            "G5/7/5G2/5g3/4gq4/Q3g1gG3/4gg4/3G5/8/5G1/G5 B standard 0 0",
        ),
        (
            3,
            "6/7/8/4g4/4GGg3/4GQGg1q1/4G2G2/g8/8/1g5/5g W standard 0 1",
        ),
        (
            5,
            "6/7/8/9/5G4/4GQGG3/4GG4/2gg1q3/7g/1g4g/1g4 W standard 0 0",
        ),
        (
            5,
            "6/7/3G4/9/4gg4/Q3gq3g1/4gg4/3GG4/8/7/1GG2G B standard 0 0",
        ),
        (
            7,
            "6/7/5g2/5g3/3QGGg3/2g3Gg2q/2G1GG4/9/8/7/2g3 W standard 0 0",
        ),
        (
            7,
            "6/7/8/5G3/4GG4/3g1QG1g1q/5Gg3/3G1g3/8/7/g4g W standard 0 0",
        ),
        (
            7,
            "3G1G/7/5G2/4Gg3/4gg4/3Gg2q3/Q1G1gg4/9/8/7/6 B standard 0 2",
        ),
    ] {
        wins_in::<agon::Position>(text, plies);
    }
}

#[test]
fn wins_in_agora_are_found() {
    for (plies, text) in [
        (
            1,
            "3,W1,W3,1/5,W1/R3,4,W1/W1,5/W1,5/W1,W1,1,W1,W1,W1 W cell 0",
        ),
        (
            1,
            "6/R1,W3,2,W2,1/W1,3,W2,W1/6/3,W2,1,W1/W1,2,W1,W1,1 W pile 1",
        ),
        (
            3,
            "R1,1,W2,1,W1,1/5,W1.1/W1,3,W3,W1/6/6/W1,W1,W1,W1,1,W1 W cell 1",
        ),
        (
            3,
            "1,W1,2,R1,1/W1,1,W2,1,R1,W1/5,W1/3,W2,2/6/W1,W1,W1,W1,W1,W1 W pile 3",
        ),
        (
            5,
            "R1,2,W1,W1,1/2,W1,1,W1,1/1,W2,3,W1/W1,4,W1/W1,5/W1,W1,W1,W1,1,W1 W pile 3",
        ),
        (
            5,
            "1,R1,4/3,W1,W1,1/W1,R3,4/W1,4,W1/1,W1,4/W1,W1,W1,W1,W1,W1 W cell 0",
        ),
        (7, "W3,R1,1,R1,1,W8/6/5,W3/6/6/6 W pile 0"),
        (7, "5,W3/6/W4,2,W2,2/6/1,R1,1,W6,2/6 W cell 0"),
        (7, "6/W7,R1,3,W5/4,R2,1/6/6/W1,5 W cell 0"),
    ] {
        wins_in::<agora::Position>(text, plies);
    }
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
