//! What sounds are made of: a few soft notes each.

use std::f32::consts::TAU;

use super::Sound;

/// The samples a second.
pub const RATE: u32 = 44_100;

/// So loud is the loudest note, of 1.
const LOUDEST: f32 = 0.5;
/// A note swells for so long, in seconds, so that it begins without a click.
const SWELL: f32 = 0.004;
/// At its end it fades for so long.
const FADE: f32 = 0.02;
/// The overtones of a note and how strong they are: those of a wooden bar, so that it sounds like
/// a thing and not like a machine.
const OVERTONES: [(f32, f32); 3] = [(1.0, 0.72), (2.76, 0.2), (5.4, 0.08)];

/// A note of a sound.
#[derive(Clone, Copy)]
struct Note {
    /// When it begins, in seconds.
    at: f32,
    /// How high it is at first and at last, in hertz.
    pitch: [f32; 2],
    /// How long it is heard, in seconds.
    length: f32,
    /// The time in which it falls to a third, in seconds.
    decay: f32,
    /// How loud it is, beside the loudest.
    strength: f32,
}

const fn note(at: f32, pitch: [f32; 2], length: f32, decay: f32, strength: f32) -> Note {
    Note {
        at,
        pitch,
        length,
        decay,
        strength,
    }
}

fn notes(sound: Sound) -> Vec<Note> {
    match sound {
        Sound::Place => vec![note(0.0, [440.0, 400.0], 0.14, 0.03, 0.8)],
        Sound::Step => vec![note(0.0, [330.0, 310.0], 0.12, 0.025, 0.7)],
        // Up, as the stack grows.
        Sound::Harvest => vec![
            note(0.0, [392.0, 392.0], 0.14, 0.04, 0.6),
            note(0.07, [587.0, 587.0], 0.2, 0.05, 0.7),
        ],
        // Kernel after kernel.
        Sound::Sow => vec![
            note(0.0, [784.0, 740.0], 0.08, 0.015, 0.4),
            note(0.055, [698.0, 660.0], 0.08, 0.015, 0.4),
            note(0.11, [622.0, 590.0], 0.08, 0.015, 0.4),
            note(0.165, [294.0, 280.0], 0.14, 0.03, 0.6),
        ],
        Sound::Capture => vec![
            note(0.0, [220.0, 180.0], 0.16, 0.04, 0.9),
            note(0.08, [165.0, 140.0], 0.2, 0.05, 0.9),
        ],
        Sound::Pass => vec![note(0.0, [262.0, 220.0], 0.26, 0.08, 0.5)],
        Sound::End => vec![
            note(0.0, [294.0, 294.0], 0.5, 0.16, 0.5),
            note(0.13, [440.0, 440.0], 0.5, 0.16, 0.5),
            note(0.26, [587.0, 587.0], 0.6, 0.2, 0.5),
        ],
    }
}

impl Note {
    /// The sample at a time since its beginning, in seconds.
    fn sample(&self, time: f32) -> f32 {
        if !(0.0..self.length).contains(&time) {
            return 0.0;
        }
        let swell = (time / SWELL).min(1.0);
        let fade = ((self.length - time) / FADE).min(1.0);
        let envelope = swell * fade * (-time / self.decay).exp() * self.strength;
        let [first, last] = self.pitch;
        // What has gone by of its waves while the pitch went from one to the other.
        let waves = first * time + (last - first) * time * time / (2.0 * self.length);
        let tone: f32 = OVERTONES
            .iter()
            .map(|(height, strength)| strength * (TAU * height * waves).sin())
            .sum();
        envelope * tone
    }
}

/// The samples of a sound, from -1 to 1, as loud as it can be.
pub fn samples(sound: Sound) -> Vec<f32> {
    let notes = notes(sound);
    let ends = notes.iter().map(|note| note.at + note.length);
    let length = ends.fold(0.0, f32::max);
    let count = (length * RATE as f32).ceil() as u32;
    let at = |index: u32| {
        let time = index as f32 / RATE as f32;
        let sum: f32 = notes.iter().map(|note| note.sample(time - note.at)).sum();
        (LOUDEST * sum).clamp(-1.0, 1.0)
    };
    (0..count).map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn energy(samples: &[f32]) -> f32 {
        let squares: f32 = samples.iter().map(|sample| sample * sample).sum();
        squares / samples.len() as f32
    }

    #[test]
    fn sounds_are_short_and_soft_and_begin_and_end_in_silence() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let seconds = samples.len() as f32 / RATE as f32;
            assert!((0.08..1.0).contains(&seconds), "{sound:?}: {seconds} s");
            let loudest = samples
                .iter()
                .fold(0.0, |most: f32, one| most.max(one.abs()));
            assert!((0.05..=0.6).contains(&loudest), "{sound:?}: {loudest}");
            let ends = [samples[0], samples[samples.len() - 1]];
            assert!(
                ends.iter().all(|end| end.abs() < 0.01),
                "{sound:?}: {ends:?}"
            );
            assert!(energy(&samples) > 1e-5, "{sound:?} can be heard");
        }
    }

    #[test]
    fn no_sound_clicks() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let steps = samples.windows(2).map(|two| (two[1] - two[0]).abs());
            let largest = steps.fold(0.0, f32::max);
            assert!(largest < 0.15, "{sound:?}: {largest}");
        }
    }

    /// How often a sound swings to and fro, a second: about how high it is.
    fn swings(samples: &[f32]) -> f32 {
        let turns = samples
            .windows(2)
            .filter(|two| two[0] < 0.0 && two[1] >= 0.0);
        turns.count() as f32 * RATE as f32 / samples.len() as f32
    }

    #[test]
    fn sounds_are_told_apart_by_their_length_or_their_height() {
        for (index, one) in Sound::ALL.into_iter().enumerate() {
            for other in &Sound::ALL[index + 1..] {
                let (first, second) = (samples(one), samples(*other));
                let ratio = |a: f32, b: f32| (a / b).max(b / a);
                let length = ratio(first.len() as f32, second.len() as f32);
                let height = ratio(swings(&first), swings(&second));
                assert!(
                    length.max(height) > 1.15,
                    "{one:?} and {other:?}: {length} {height}"
                );
            }
        }
    }
}
