//! Work on threads with names.

use std::io;
use std::thread::{Builder, JoinHandle};

/// Does `work` on a thread called `name` and gives the result to `done` there.
///
/// Join the handle where the work must not be cut short by the end of the program; otherwise let
/// it go.
///
/// # Errors
///
/// The system's own, if it gives no thread: then neither closure is called.
pub fn run<T: 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
    done: impl FnOnce(T) + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    Builder::new()
        .name(name.to_owned())
        .spawn(move || done(work()))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;

    use super::run;

    #[test]
    fn the_result_comes_from_a_thread_of_that_name() {
        let (sender, results) = mpsc::channel();
        let worker = run(
            "save",
            || thread::current().name().map(str::to_owned),
            move |name| sender.send(name).expect("the test waits"),
        )
        .expect("a thread");
        worker.join().expect("no panic");
        assert_eq!(results.recv(), Ok(Some("save".to_owned())));
    }
}
