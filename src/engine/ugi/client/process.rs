//! A program as a child of this one: started, talked to line by line, ended.

use crate::cause::{Cause, Explain, explained};
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use crate::engine::players::Failure;
use crate::engine::ugi::line::{LineError, read_line};

/// A child process and the lines that go to and fro.
///
/// Threads read and write, so that a program that does neither holds up nobody. They end with it.
pub(super) struct Process {
    child: Child,
    /// `None` when there is nothing more to say.
    input: Option<SyncSender<String>>,
    output: Receiver<Result<String, LineError>>,
    /// Whether it has ended with all that it started, and is known to the system no more.
    has_gone: bool,
}

/// Why there is no line.
pub(super) enum Silence {
    /// None came in time.
    Late,
    /// A line that is no text, or too long; what it is.
    Garbage(String),
    /// None will come any more.
    Ended,
}

impl Process {
    /// The lines that may wait to be read by the program.
    const WAITING: usize = 256;

    /// The lines from it that may wait: whoever says more than is heard is held up.
    const UNHEARD: usize = 16;

    /// How long a program may take to end when told so.
    const PARTING: Duration = Duration::from_millis(200);

    /// So long after its end what a program said last may come in.
    const LAST_WORDS: Duration = Duration::from_millis(20);

    /// How often a program is asked whether it has ended.
    const LOOK: Duration = Duration::from_millis(2);

    pub(super) fn start(words: &[String]) -> Result<Process, Failure> {
        let no_file = || Failure::NotStarted(Cause::phrase("failure", "no file"));
        let (file, arguments) = words.split_first().ok_or_else(no_file)?;
        let mut command = Command::new(file);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        group::lead(&mut command);
        let started = command.spawn();
        let mut child = started.map_err(|error| Failure::NotStarted(error.explain()))?;
        let (input, lines) = mpsc::sync_channel(Self::WAITING);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        let (lines, output) = mpsc::sync_channel(Self::UNHEARD);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &lines));
        }
        Ok(Process {
            child,
            input: Some(input),
            output,
            has_gone: false,
        })
    }

    /// Sends a line, without waiting for it to be read.
    pub(super) fn send(&mut self, line: String) -> Result<(), Failure> {
        let sent = self.input.as_ref().map(|input| input.try_send(line));
        match sent {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(Failure::Deaf),
            // Whoever closes its input may still have something to say.
            Some(Err(TrySendError::Disconnected(_))) | None => Ok(()),
        }
    }

    /// The next line, if it comes in time.
    pub(super) fn receive(&mut self, until: Instant) -> Result<String, Silence> {
        let wait = until.saturating_duration_since(Instant::now());
        // Whoever talks without end has lines waiting even then.
        if wait.is_zero() {
            return Err(Silence::Late);
        }
        match self.output.recv_timeout(wait) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(error)) => Err(Silence::Garbage(error.to_string())),
            // A child of it may hold its output open.
            Err(RecvTimeoutError::Timeout) if group::has_ended(&mut self.child) => {
                match self.output.recv_timeout(Self::LAST_WORDS) {
                    Ok(last) => last.map_err(|error| Silence::Garbage(error.to_string())),
                    Err(_) => Err(Silence::Ended),
                }
            }
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended),
        }
    }

    /// How a program ended that says nothing more.
    pub(super) fn how_it_ended(&mut self) -> Cause {
        match self.end_by_itself() {
            Some(status) => match status.code() {
                Some(code) => explained!(&status, "failure-status", code = code.to_string()),
                None => Cause::foreign(&status),
            },
            None => Cause::phrase("failure", "closed its output"),
        }
    }

    /// Waits a little for the program to end. What it has started itself ends with it.
    fn end_by_itself(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + Self::PARTING;
        while !group::has_ended(&mut self.child) {
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(Self::LOOK);
        }
        // As long as nobody has asked how it ended, its number is nobody else's.
        group::kill(&self.child);
        self.has_gone = true;
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Where it is not read, force follows.
        let _ = self.send("quit".to_owned());
        self.input.take();
        if self.has_gone {
            return;
        }
        if self.end_by_itself().is_none() {
            group::kill(&self.child);
            // Neither fails but for a child that has ended meanwhile.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for mut line in lines {
        line.push('\n');
        if stdin.write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, lines: &SyncSender<Result<String, LineError>>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = read_line(&mut stdout) {
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// What a program starts itself is ended with it, where the system has groups of processes.
mod group {
    use std::process::{Child, Command};

    /// Makes a program that is to be started the first of a group.
    pub(super) fn lead(command: &mut Command) {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(not(unix))]
        let _ = command;
    }

    /// Whether a program has ended; its number stays its own until it is waited for.
    pub(super) fn has_ended(leader: &mut Child) -> bool {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
            let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            matches!(
                waitid(WaitId::Pid(Pid::from_child(leader)), look),
                Ok(Some(_))
            )
        }
        #[cfg(not(unix))]
        matches!(leader.try_wait(), Ok(Some(_)))
    }

    /// Ends the group of a program.
    pub(super) fn kill(leader: &Child) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // Fails where nobody is left.
            let _ = kill_process_group(Pid::from_child(leader), Signal::KILL);
        }
        #[cfg(not(unix))]
        let _ = leader;
    }
}
