//! How time passes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Tells how time passes, whatever becomes of the date: it never goes back.
pub trait Timepiece: Send + Sync {
    /// The time since some moment that stays the same.
    fn now(&self) -> Duration;
}

/// The time of the system. It does not count while the system is suspended, where the system can
/// tell, and does not care whether its clock is set.
pub struct SystemTimepiece(Instant);

impl Default for SystemTimepiece {
    fn default() -> Self {
        SystemTimepiece(Instant::now())
    }
}

impl Timepiece for SystemTimepiece {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Time that passes when it is told to, for tests. Clones tell the same.
#[derive(Clone, Default)]
pub struct ScriptedTimepiece(Arc<AtomicU64>);

impl ScriptedTimepiece {
    /// So many milliseconds pass.
    pub fn pass(&self, milliseconds: u64) {
        self.0.fetch_add(milliseconds, Ordering::Relaxed);
    }
}

impl Timepiece for ScriptedTimepiece {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.load(Ordering::Relaxed))
    }
}
