//! Wins from games of the search against itself, and how a win is proved.

use std::collections::HashMap;

use agros::engine::{Limits, Playable, Value};
use agros::rules::{Position, agon, agora};

use crate::{position, searched};

/// The positions that the search may look at.
const NODES: u64 = 2_000_000;

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
        if plies >= 2 {
            wins |= next.iter().any(|next| {
                winner(next).is_none()
                    && after(next).iter().all(|reply| match winner(reply) {
                        Some(winner) => winner == Some(mover),
                        None => plies > 2 && self.wins(reply, plies - 2),
                    })
            });
        }
        self.0.insert(key, wins);
        wins
    }
}

/// The search finds a win in just so many plies within so many positions, and its first move
/// keeps it.
pub fn wins_in<P: Playable>(text: &str, plies: u32, nodes: u64) {
    let now: P = position(text);
    let mut brute_force = BruteForce(HashMap::new());
    assert!(brute_force.wins(&now, plies), "{text}: there is no win");
    assert!(plies < 2 || !brute_force.wins(&now, plies - 1), "{text}");
    let report = searched(&now, &[], 1, Limits::nodes(nodes));
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
        let won = match reply.outcome() {
            Some(end) => end.winner == Some(now.turn()),
            None => brute_force.wins(&reply, plies - 2),
        };
        assert!(won, "{text}: {reply}");
    }
}

#[test]
fn wins_in_games_of_agon_are_found() {
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
        wins_in::<agon::Position>(text, plies, NODES);
    }
}

#[test]
fn wins_in_games_of_agora_are_found() {
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
        wins_in::<agora::Position>(text, plies, NODES);
    }
}
