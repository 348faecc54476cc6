//! A small network that judges positions.
//!
//! Each feature of a position has a row of numbers. The rows of each player are summed, and the two
//! sums go through one hidden layer, which tells two numbers: how much of the lead in the score
//! will last, and what will come in addition. Besides, each row has one plain number of which the
//! opponent's are taken off the mover's.
//!
//! This is a sum over a few dozen rows, a table of patterns rather than of cells, so that it is made
//! afresh for each position for less than it would cost to carry it along.

mod features;

use std::sync::LazyLock;

use bytemuck::{Pod, Zeroable};

use features::ROWS;
pub(super) use features::{Features, KINDS};

/// The numbers of a row.
pub(super) const WIDTH: usize = 16;
/// The cells of the hidden layer.
pub(super) const HIDDEN: usize = 8;

/// The numbers of a network.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
pub(super) struct Network {
    /// A row for each feature.
    pub(super) rows: [[f32; WIDTH]; ROWS],
    /// The plain number of each feature.
    pub(super) plain: [f32; ROWS],
    /// What the sums begin with.
    pub(super) start: [f32; WIDTH],
    /// From the sums, the mover's first, to the hidden layer.
    pub(super) inner: [[[f32; HIDDEN]; WIDTH]; 2],
    /// What the hidden layer begins with.
    pub(super) inner_start: [f32; HIDDEN],
    /// What each cell of the hidden layer adds.
    pub(super) outer: [f32; HIDDEN],
    /// What each of them adds to the share of the lead that lasts.
    pub(super) lasting: [f32; HIDDEN],
    /// That share to begin with.
    pub(super) lasting_start: f32,
    /// What is added to begin with: the worth of being to move.
    pub(super) tempo: f32,
}

/// What the network computes on its way, which training goes back along.
pub(super) struct Trace {
    pub(super) sums: [[f32; WIDTH]; 2],
    pub(super) hidden: [f32; HIDDEN],
    /// The value for the player to move, in points a cell of the board.
    pub(super) value: f32,
}

/// The range in which sums and hidden cells count.
#[inline]
pub(super) fn clipped(number: f32) -> f32 {
    number.clamp(0.0, 1.0)
}

impl Network {
    /// The network that the program brings along.
    ///
    /// Made by `agros tune`: see the file beside it for the command and its results.
    pub(super) fn shipped() -> &'static Network {
        static SHIPPED: LazyLock<Box<Network>> = LazyLock::new(|| {
            Network::read(include_bytes!("weights.bin")).expect("the shipped file is a network")
        });
        &SHIPPED
    }

    /// Reads what [`bytes`](Network::bytes) gave; `None` for anything else.
    pub(super) fn read(bytes: &[u8]) -> Option<Box<Network>> {
        let mut network: Box<Network> = bytemuck::zeroed_box();
        let numbers = network.numbers_mut();
        let (chunks, rest) = bytes.as_chunks();
        if chunks.len() != numbers.len() || !rest.is_empty() {
            return None;
        }
        for (number, &chunk) in numbers.iter_mut().zip(chunks) {
            *number = f32::from_le_bytes(chunk);
        }
        numbers
            .iter()
            .all(|number| number.is_finite())
            .then_some(network)
    }

    /// The network as it is kept in a file.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let numbers = self.numbers().iter();
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    /// All numbers, in order.
    pub(super) fn numbers(&self) -> &[f32] {
        bytemuck::cast_slice(std::slice::from_ref(self))
    }

    /// All numbers, to be changed.
    pub(super) fn numbers_mut(&mut self) -> &mut [f32] {
        bytemuck::cast_slice_mut(std::slice::from_mut(self))
    }

    /// The value for the player to move, in points a cell of the board.
    #[inline]
    pub(super) fn trace(&self, features: &Features) -> Trace {
        let mut sums = [self.start; 2];
        let mut plain = [0.0; 2];
        for side in 0..2 {
            for &row in &features.rows[side] {
                let row = usize::from(row);
                for (sum, number) in sums[side].iter_mut().zip(&self.rows[row]) {
                    *sum += number;
                }
                plain[side] += self.plain[row];
            }
        }
        let mut hidden = self.inner_start;
        for (sums, inner) in sums.iter().zip(&self.inner) {
            for (&sum, weights) in sums.iter().zip(inner) {
                let sum = clipped(sum);
                for (cell, weight) in hidden.iter_mut().zip(weights) {
                    *cell += sum * weight;
                }
            }
        }
        let mut more = self.tempo + plain[0] - plain[1];
        let mut lasting = self.lasting_start;
        for (cell, &number) in hidden.iter().enumerate() {
            let number = clipped(number);
            more += number * self.outer[cell];
            lasting += number * self.lasting[cell];
        }
        Trace {
            sums,
            hidden,
            value: more + lasting * features.lead,
        }
    }
}
