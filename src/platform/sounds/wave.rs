//! Sounds as WAV files: 16 bits, one channel.

use super::Sound;
use super::notes::{RATE, samples};

const BYTES_A_SAMPLE: u32 = 2;

/// The file of a sound, so many hundredths as loud as it can be.
pub fn wave(sound: Sound, percent: u8) -> Vec<u8> {
    // Loudness is heard in ratios.
    let share = f32::from(percent.min(100)) / 100.0;
    let strength = share * share * f32::from(i16::MAX);
    let samples = samples(sound);
    let length = samples.len() as u32 * BYTES_A_SAMPLE;
    let mut file = Vec::with_capacity(44 + length as usize);
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // Plain samples, in one channel.
    file.extend(1_u16.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * BYTES_A_SAMPLE).to_le_bytes());
    file.extend((BYTES_A_SAMPLE as u16).to_le_bytes());
    file.extend((8 * BYTES_A_SAMPLE as u16).to_le_bytes());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    for sample in samples {
        file.extend(((sample * strength) as i16).to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loudest(file: &[u8]) -> u16 {
        let samples = file[44..].chunks_exact(2);
        let values = samples.map(|pair| i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs());
        values.max().unwrap_or_default()
    }

    #[test]
    fn a_file_says_truly_how_long_it_is() {
        for sound in Sound::ALL {
            let file = wave(sound, 40);
            assert_eq!((&file[..4], &file[8..16]), (&b"RIFF"[..], &b"WAVEfmt "[..]));
            let number = |at: usize| {
                let bytes = file[at..at + 4].try_into().expect("four bytes");
                u32::from_le_bytes(bytes) as usize
            };
            assert_eq!((number(4), number(40)), (file.len() - 8, file.len() - 44));
            assert_eq!(number(24), 44_100);
        }
    }

    #[test]
    fn the_volume_goes_from_silence_to_half_of_what_a_device_can_do() {
        let [silent, soft, loud] = [0, 40, 100].map(|percent| loudest(&wave(Sound::End, percent)));
        assert_eq!(silent, 0);
        assert!(soft > 0 && soft * 4 < loud, "{soft} {loud}");
        assert!(loud < i16::MAX as u16 / 3 * 2, "{loud}");
    }
}
