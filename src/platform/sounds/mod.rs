//! Sounds, as soft as wood on a table: made here, and played by what the system has for it.

mod notes;
mod player;
mod scripted;
mod wave;

pub use player::SystemSpeaker;
pub use scripted::ScriptedSpeaker;

/// What can be heard at the desk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A man is put on the board.
    Place,
    /// A man goes elsewhere.
    Step,
    /// A stack goes elsewhere and grows.
    Harvest,
    /// Seeds are left behind.
    Sow,
    /// Men are captured.
    Capture,
    /// Nothing is done.
    Pass,
    /// The game is over.
    End,
}

impl Sound {
    /// All of them.
    pub const ALL: [Sound; 7] = [
        Sound::Place,
        Sound::Step,
        Sound::Harvest,
        Sound::Sow,
        Sound::Capture,
        Sound::Pass,
        Sound::End,
    ];
}

/// Somebody who makes sounds. Nobody waits for them, and nothing depends on whether they are heard.
pub trait Speaker: Send + Sync {
    /// Begins a sound, so many hundredths as loud as it can be.
    fn sound(&self, sound: Sound, percent: u8);
}

/// Somebody who never makes one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl Speaker for Silence {
    fn sound(&self, _sound: Sound, _percent: u8) {}
}
