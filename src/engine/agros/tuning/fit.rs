//! Fitting the numbers of the network.
//!
//! Gradient descent with the steps of "Adam" (D. Kingma and J. Ba, 2015), on one thread and in an
//! order that the seed decides, so that the same samples always give the same numbers.

use super::{Sample, felt};
use crate::engine::agros::network::{Features, HIDDEN, KINDS, Network, Trace, WIDTH, clipped};

/// How to fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fit {
    /// How often each sample is gone through.
    pub rounds: u32,
    /// The size of the steps.
    pub rate: f32,
    /// How much of what is fitted is the result of the game; the rest is what the search expected.
    pub result: f32,
    /// What is left to chance follows from this.
    pub seed: u64,
    /// Whether there is a hidden layer, or just a plain number for each feature.
    pub hidden: bool,
}

impl Default for Fit {
    fn default() -> Fit {
        Fit {
            rounds: 4,
            rate: 0.003,
            result: 0.5,
            seed: 7,
            hidden: true,
        }
    }
}

/// A network that was fitted, and how well.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The file to keep it in.
    pub bytes: Vec<u8>,
    /// The samples that it was fitted to.
    pub samples: usize,
    /// The samples that it never saw: those of each tenth game.
    pub unseen: usize,
    /// The mean cross entropy of those that it was fitted to.
    pub loss: f64,
    /// The same of those that it never saw.
    pub unseen_loss: f64,
}

/// What a kind of features is worth: the loss without it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Without {
    /// What the features tell.
    pub name: &'static str,
    /// The loss of the samples that were never seen, where nothing is known of these features.
    pub unseen_loss: f64,
}

/// What is learned of one sample.
struct Lesson {
    features: Features,
    /// 0 to 1.
    target: f32,
    seen: bool,
}

impl Fit {
    /// The samples of one step.
    const STEP: usize = 512;

    /// Numbers are drawn towards nothing by so much of a step.
    const DECAY: f32 = 1e-3;

    /// Fits a network to samples.
    pub fn run(&self, samples: &[Sample]) -> Fitted {
        self.fit(&mut self.lessons(samples))
    }

    /// Fits a network without each of the kinds of features in turn.
    pub fn compare<'a>(&'a self, samples: &'a [Sample]) -> impl Iterator<Item = Without> + 'a {
        KINDS.iter().map(|kind| {
            let mut lessons = self.lessons(samples);
            for rows in lessons
                .iter_mut()
                .flat_map(|lesson| &mut lesson.features.rows)
            {
                rows.retain(|row| !kind.has(*row));
            }
            Without {
                name: kind.name,
                unseen_loss: self.fit(&mut lessons).unseen_loss,
            }
        })
    }

    fn lessons(&self, samples: &[Sample]) -> Vec<Lesson> {
        let lesson = |sample: &Sample| {
            let result = felt(sample.for_mover(sample.result));
            let expected = felt(sample.for_mover(sample.expected));
            Lesson {
                features: Features::of(&sample.position),
                target: self.result * result + (1.0 - self.result) * expected,
                seen: !sample.game.is_multiple_of(10),
            }
        };
        samples.iter().map(lesson).collect()
    }

    fn fit(&self, lessons: &mut Vec<Lesson>) -> Fitted {
        let mut chance = fastrand::Rng::with_seed(self.seed);
        let mut network = self.first(&mut chance);
        let unseen: Vec<Lesson> = lessons.extract_if(.., |lesson| !lesson.seen).collect();
        let steps = self.rounds as usize * lessons.len().div_ceil(Self::STEP);
        let mut descent = Descent::new(&network, self.rate, steps);
        let mut loss = 0.0;
        for _ in 0..self.rounds {
            chance.shuffle(lessons);
            loss = 0.0;
            for step in lessons.chunks(Self::STEP) {
                let mut slope: Box<Network> = bytemuck::zeroed_box();
                for lesson in step {
                    loss += self.learn(&network, lesson, &mut slope);
                }
                descent.go(&mut network, &slope, step.len());
            }
        }
        let unseen_loss: f64 = unseen
            .iter()
            .map(|lesson| entropy(lesson, felt(network.trace(&lesson.features).value)))
            .sum();
        Fitted {
            bytes: network.bytes(),
            samples: lessons.len(),
            unseen: unseen.len(),
            loss: loss / lessons.len().max(1) as f64,
            unseen_loss: unseen_loss / unseen.len().max(1) as f64,
        }
    }

    /// The network that is begun with.
    fn first(&self, chance: &mut fastrand::Rng) -> Box<Network> {
        let mut network: Box<Network> = bytemuck::zeroed_box();
        let mut within = |most: f32| (2.0 * chance.f32() - 1.0) * most;
        network.lasting_start = 0.5;
        if self.hidden {
            network.start = [0.3; WIDTH];
            network.inner_start = [0.2; HIDDEN];
            for number in network.rows.as_flattened_mut() {
                *number = within(0.1);
            }
            for number in network.inner.as_flattened_mut().as_flattened_mut() {
                *number = within(0.25);
            }
            network.outer = std::array::from_fn(|_| within(0.1));
        }
        network
    }

    /// Adds how the loss of a lesson changes with each number, and gives the loss.
    fn learn(&self, network: &Network, lesson: &Lesson, slope: &mut Network) -> f64 {
        let Features { rows, lead, .. } = &lesson.features;
        let trace = network.trace(&lesson.features);
        let found = felt(trace.value);
        let error = found - lesson.target;
        slope.tempo += error;
        slope.lasting_start += error * lead;
        for (rows, error) in rows.iter().zip([error, -error]) {
            for &row in rows {
                slope.plain[usize::from(row)] += error;
            }
        }
        if self.hidden {
            learn_hidden(network, lesson, &trace, error, slope);
        }
        entropy(lesson, found)
    }
}

/// Adds how the loss changes with the numbers of the hidden layer and of the rows before it.
fn learn_hidden(
    network: &Network,
    lesson: &Lesson,
    trace: &Trace,
    error: f32,
    slope: &mut Network,
) {
    let Features { rows, lead, .. } = &lesson.features;
    let mut inner = [0.0; HIDDEN];
    for (cell, inner) in inner.iter_mut().enumerate() {
        let number = clipped(trace.hidden[cell]);
        slope.outer[cell] += error * number;
        slope.lasting[cell] += error * lead * number;
        if number == trace.hidden[cell] {
            *inner = error * (network.outer[cell] + lead * network.lasting[cell]);
        }
        slope.inner_start[cell] += *inner;
    }
    for (side, rows) in rows.iter().enumerate() {
        let mut sums = [0.0; WIDTH];
        for (place, sum) in sums.iter_mut().enumerate() {
            let number = clipped(trace.sums[side][place]);
            let weights = network.inner[side][place].iter();
            let slopes = slope.inner[side][place].iter_mut();
            for ((slope, weight), inner) in slopes.zip(weights).zip(&inner) {
                *slope += inner * number;
                if number == trace.sums[side][place] {
                    *sum += inner * weight;
                }
            }
            slope.start[place] += *sum;
        }
        for &row in rows {
            let row = &mut slope.rows[usize::from(row)];
            for (number, sum) in row.iter_mut().zip(&sums) {
                *number += sum;
            }
        }
    }
}

/// How surprising a target is to one who has found something else.
fn entropy(lesson: &Lesson, found: f32) -> f64 {
    let found = found.clamp(1e-6, 1.0 - 1e-6);
    -f64::from(lesson.target * found.ln() + (1.0 - lesson.target) * (1.0 - found).ln())
}

/// The way down.
struct Descent {
    mean: Vec<f32>,
    square: Vec<f32>,
    step: i32,
    steps: usize,
    rate: f32,
}

impl Descent {
    fn new(network: &Network, rate: f32, steps: usize) -> Descent {
        let count = network.numbers().len();
        Descent {
            mean: vec![0.0; count],
            square: vec![0.0; count],
            step: 0,
            steps,
            rate,
        }
    }

    /// Changes the numbers of a network by a step, large at first and small at the end.
    fn go(&mut self, network: &mut Network, slope: &Network, lessons: usize) {
        self.step += 1;
        let way = self.step as f32 / self.steps as f32;
        let rate = self.rate
            * if way < 0.03 {
                way / 0.03
            } else {
                1.0 - 0.97 * way
            };
        let mean_share = 1.0 - 0.9f32.powi(self.step);
        let square_share = 1.0 - 0.999f32.powi(self.step);
        let numbers = network.numbers_mut().iter_mut().zip(slope.numbers());
        let kept = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in numbers.zip(kept) {
            let slope = slope / lessons as f32;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let towards = *mean / mean_share / ((*square / square_share).sqrt() + 1e-8);
            *number -= rate * (towards + Fit::DECAY * *number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::TableError;
    use crate::engine::agros::{Judge, Weights};
    use crate::engine::tuning::Practice;
    use crate::rules::agros::Setup;

    fn samples() -> Vec<Sample> {
        let practice = Practice {
            setup: Setup::new(6, 2).expect("a setup"),
            games: 20,
            nodes: 50,
            seed: 3,
            judge: Judge::new(Weights::TAPERED),
        };
        let mut samples = Vec::new();
        let kept: Result<(), TableError> = practice.play(|sample| {
            samples.push(sample);
            Ok(())
        });
        kept.expect("memory for a small table");
        samples
    }

    #[test]
    fn the_same_games_and_the_same_seed_give_the_same_network() {
        let fit = Fit::default();
        let (samples, again) = (samples(), samples());
        assert_eq!(samples, again);
        let fitted = fit.run(&samples);
        assert_eq!(fitted.bytes, fit.run(&again).bytes);
        let other = Fit { seed: 8, ..fit };
        assert_ne!(fitted.bytes, other.run(&samples).bytes);
        assert!(fitted.unseen > 0 && fitted.samples > fitted.unseen);
    }

    #[test]
    fn what_is_gone_through_more_often_is_known_better() {
        let samples = samples();
        let loss = |rounds| {
            let fit = Fit {
                rounds,
                ..Fit::default()
            };
            fit.run(&samples).loss
        };
        assert!(loss(40) < loss(2));
    }
}
