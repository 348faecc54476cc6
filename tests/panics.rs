//! A thread that panics leaves a report, and the others go on.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use agros::platform::{panics, worker};

/// The only test of this file: what is done about panics is the same for all of a program.
#[test]
fn a_panic_of_a_thread_is_reported_and_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let reports = folder.path().join("agros");
    let woken = Arc::new(AtomicU32::new(0));
    let count = woken.clone();
    panics::report_to(reports.clone(), move || {
        count.fetch_add(1, Ordering::Relaxed);
    });
    let work = || panic!("the wheel came off");
    let worker = worker::run("engine", work, |()| {}).expect("a thread");
    assert!(worker.join().is_err());
    assert_eq!(woken.load(Ordering::Relaxed), 1);

    let told = panics::take_reports();
    let [report] = &told[..] else {
        panic!("one report: {told:?}");
    };
    assert_eq!(report.parent(), Some(&*reports));
    let text = fs::read_to_string(report).expect("the report");
    for part in ["thread: engine", "the wheel came off", "panics.rs"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(panics::take_reports().is_empty());
}
