//! Plays a game of Agros by the engine, 1,000 positions a move, and prints it.
//!
//! It needs nothing of the window: `cargo run --release --no-default-features --example play`.

use std::error::Error;

use agros::engine::{Judge, Limits, Search, Situation, Stop};
use agros::game::Document;
use agros::rules::agros::{Position, Setup};
use agros::rules::{Player, Position as _};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = Document::<Position>::new(Setup::new(8, 3)?);
    let search = Search::new(Judge::network(), 16)?;
    loop {
        let position = game.position(game.cursor());
        let situation = Situation::fresh(position);
        let report = search.run(
            situation,
            &Limits::nodes(1_000),
            &Stop::default(),
            |_news| {},
        );
        let Some(play) = report.best() else { break };
        println!("{play}");
        let next = game.add(game.cursor(), play)?;
        game.set_cursor(next);
    }
    let end = game.position(game.cursor());
    let points = end.points().map(|half_points| f64::from(half_points) / 2.0);
    let [light, dark] = [Player::First, Player::Second].map(|player| points[player]);
    println!("{}Light {light}, Dark {dark}", end.diagram());
    Ok(())
}
