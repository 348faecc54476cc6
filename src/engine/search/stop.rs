//! Telling a search to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A signal to end a search, shared by all who hold a clone of it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search, within some milliseconds; for good.
    pub fn stop(&self) {
        self.0.store(true, Relaxed);
    }

    /// Whether the search was told to end.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Relaxed)
    }
}
