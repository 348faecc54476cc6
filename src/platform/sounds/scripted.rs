//! A speaker for tests.

use std::mem::take;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Sound, Speaker};

/// Remembers what was to be heard. Clones share what they remember.
#[derive(Clone, Debug, Default)]
pub struct ScriptedSpeaker(Arc<Mutex<Vec<(Sound, u8)>>>);

impl ScriptedSpeaker {
    /// What was to be heard since it was last asked, and how loud.
    pub fn take_heard(&self) -> Vec<(Sound, u8)> {
        take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Speaker for ScriptedSpeaker {
    fn sound(&self, sound: Sound, percent: u8) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.push((sound, percent));
    }
}
