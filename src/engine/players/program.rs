//! Another program as a player.

use super::{Allowance, Failure, Player, Turn};
use crate::engine::ugi::{Clocks, Go, Patience, Program, Question};
use crate::engine::{Playable, Stop};
use crate::rules::ByPlayer;

/// A program that speaks the engine protocol. It is started when it is first needed, and again
/// after it has failed.
pub struct External {
    words: Vec<String>,
    patience: Patience,
    program: Option<Program>,
}

impl External {
    /// A program by its file and its arguments.
    pub fn new(words: Vec<String>, patience: Patience) -> Self {
        External {
            words,
            patience,
            program: None,
        }
    }

    /// Does something with the program; one that fails is ended.
    fn ask<T>(
        &mut self,
        ask: impl FnOnce(&mut Program) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut program = match self.program.take() {
            Some(program) => program,
            None => Program::start(&self.words, self.patience, &Stop::default())?,
        };
        let answer = ask(&mut program)?;
        self.program = Some(program);
        Ok(answer)
    }
}

impl<P: Playable> Player<P> for External {
    fn begin(&mut self, setup: &P::Setup, seed: u64) -> Result<(), Failure> {
        self.ask(|program| {
            program.set_option("Seed", &seed.to_string())?;
            program.begin::<P>(setup, &Stop::default())
        })
    }

    fn choose(&mut self, turn: &Turn<'_, P>, stop: &Stop) -> Result<P::Move, Failure> {
        let question = Question {
            start: &turn.positions[0],
            moves: turn.moves,
            now: turn.now(),
            go: go(turn.allowance),
            within: Some(turn.allowance.patience(turn.now().turn())),
        };
        self.ask(|program| program.think(&question, stop, |_| {}))
    }
}

fn go(allowance: Allowance) -> Go {
    let mut go = Go::default();
    match allowance {
        Allowance::Time(time) => go.movetime = Some(time),
        Allowance::Nodes(nodes) => go.nodes = Some(nodes),
        Allowance::Clocks { left, increment } => {
            go.clocks = Some(Clocks {
                left: ByPlayer(left.0.map(Some)),
                increment: ByPlayer([increment; 2]),
            });
        }
    }
    go
}
