//! What is done when a thread panics: a report is written, and the window is told of it.

use std::backtrace::Backtrace;
use std::fs;
use std::io;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

/// The reports that the window was not told of yet.
static REPORTS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// From now on a report of every panic is written into this folder. `wake` wakes the window, and
/// is not called on its own thread.
pub fn report_to(folder: PathBuf, wake: impl Fn() + Send + Sync + 'static) {
    let window = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        let report = match write(&folder, info) {
            Ok(report) => report,
            Err(error) => {
                eprintln!("agros: {info}; no report: {error}");
                return;
            }
        };
        eprintln!("agros: something went wrong; see {}", report.display());
        REPORTS
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(report);
        // Whatever the window's own thread holds at the moment, it would wait for in vain.
        if thread::current().id() != window {
            wake();
        }
    }));
}

/// The reports that were written since this was last asked for.
pub fn take_reports() -> Vec<PathBuf> {
    std::mem::take(&mut *REPORTS.lock().unwrap_or_else(PoisonError::into_inner))
}

fn write(folder: &Path, info: &PanicHookInfo<'_>) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let milliseconds = now.map_or(0, |now| now.as_millis());
    let thread = thread::current();
    let name = thread.name().unwrap_or("unnamed");
    let path = folder.join(format!("report-{milliseconds}-{name}.txt"));
    let text = format!(
        "agros {}\nthread: {name}\n{info}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        Backtrace::force_capture()
    );
    fs::write(&path, text)?;
    Ok(path)
}
