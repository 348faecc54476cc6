//! A talk with the engine, line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::run::agros;

/// Longer than anything may take, on a machine that is busy with other tests.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<String>,
}

impl Engine {
    pub fn start() -> Engine {
        let mut child = agros()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let stdout = BufReader::new(child.stdout.take().expect("an output"));
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            for line in stdout.lines() {
                let line = line.expect("text");
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Engine {
            input: child.stdin.take(),
            child,
            output,
        }
    }

    pub fn send(&mut self, line: &str) {
        self.send_bytes(line.as_bytes());
        self.send_bytes(b"\n");
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("an input that is open");
        input.write_all(bytes).expect("the engine reads");
    }

    pub fn line(&self) -> String {
        self.output.recv_timeout(PATIENCE).expect("a line in time")
    }

    /// The lines up to the first that begins with a word, that one included.
    pub fn lines_to(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.line();
            let found = line.split(' ').next() == Some(word);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// The last of these lines.
    pub fn wait_for(&self, word: &str) -> String {
        self.lines_to(word).pop().expect("the line that was found")
    }

    /// What the engine says until it has followed everything it was told.
    pub fn until_ready(&mut self) -> Vec<String> {
        self.send("isready");
        let mut lines = self.lines_to("readyok");
        lines.pop();
        lines
    }

    /// The best move after a command.
    pub fn best_move(&mut self, go: &str) -> String {
        self.send(go);
        let line = self.wait_for("bestmove");
        line.strip_prefix("bestmove ").expect("a move").to_owned()
    }

    /// The answer to a question.
    pub fn query(&mut self, question: &str) -> String {
        self.send(&format!("query {question}"));
        let line = self.wait_for("response");
        line.strip_prefix("response ")
            .expect("an answer")
            .to_owned()
    }

    /// Whether nothing is said for a while.
    pub fn is_silent(&self, time: Duration) -> bool {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(line) if line.starts_with("info ") => {}
                Ok(_) | Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => return true,
            }
        }
    }

    /// Closes the input; what is still said, and how the engine ends.
    pub fn end(mut self) -> (Vec<String>, ExitStatus) {
        drop(self.input.take());
        let mut lines = Vec::new();
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(line) => lines.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the engine does not end"),
            }
        }
        (lines, self.child.wait().expect("the engine ends"))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Nothing is left behind by a test that fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
