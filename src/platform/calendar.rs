//! Which day it is.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::coach::training::Day;

/// Says which day it is.
pub type Calendar = Arc<dyn Fn() -> Day + Send + Sync>;

const SECONDS_A_DAY: u64 = 24 * 60 * 60;

/// The calendar of the system; its days begin at midnight in Greenwich.
pub fn system_calendar() -> Calendar {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let days = since.map_or(0, |since| since.as_secs() / SECONDS_A_DAY);
        Day(u32::try_from(days).unwrap_or(u32::MAX))
    })
}
