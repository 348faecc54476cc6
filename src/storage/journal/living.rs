//! A journal that is being written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use atomic_write_file::AtomicWriteFile;

use crate::game::{Deed, Document, News};
use crate::rules::Position;

use super::deed::{write_deed, write_file, write_head};
use super::recover::sealed_lines;
use super::seal::Chain;
use super::{ENDING, lock_path, take_lock};

/// From so many lines on, a journal is written anew without those that a later one replaces; and
/// again whenever it has doubled since.
const LONG: usize = 5_000;

/// The journal of one game, which nobody else writes.
///
/// Nothing is on disk before there is something to tell. Where writing fails, what was to be
/// written is kept and written with what comes next.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    /// Held for as long as the journal lives; `None` before there is anything on disk.
    lock: Option<File>,
    file: Option<File>,
    /// The length of what is safely on disk, in bytes.
    length: u64,
    chain: Chain,
    /// Sealed lines that are not on disk yet.
    pending: String,
    /// The number of lines, those that are pending included.
    lines: usize,
    /// The number of lines from which on it is long.
    long: usize,
}

impl Journal {
    /// The journal of a game as it lies on the desk before anything is done to it. `file` holds
    /// the game, if any does.
    pub fn begin<P: Position>(
        folder: &Path,
        document: &Document<P>,
        file: Option<&Path>,
    ) -> Journal {
        let mut journal = Journal::at(folder.join(fresh_name()), None, Chain::new());
        journal.seal(&write_head(document, file));
        journal
    }

    pub(super) fn at(path: PathBuf, lock: Option<File>, chain: Chain) -> Journal {
        Journal {
            path,
            lock,
            file: None,
            length: 0,
            chain,
            pending: String::new(),
            lines: 0,
            long: LONG,
        }
    }

    /// The journal of which so many bytes, in so many lines, were read and are sound. What follows
    /// them is cut off with the next writing.
    pub(super) fn go_on(path: PathBuf, lock: File, chain: Chain, sound: (u64, usize)) -> Journal {
        let mut journal = Journal::at(path, Some(lock), chain);
        (journal.length, journal.lines) = sound;
        journal
    }

    /// Where it is, or will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether there is anything on disk.
    pub fn is_there(&self) -> bool {
        self.length > 0
    }

    /// Tells what was done, and brings it to the disk.
    ///
    /// # Errors
    ///
    /// The system's: then it is not there yet.
    pub fn tell<P: Position>(&mut self, news: &[News<P>]) -> io::Result<()> {
        for (index, one) in news.iter().enumerate() {
            if !is_replaced(one, news.get(index + 1)) {
                self.seal(&write_deed(one));
            }
        }
        self.write()?;
        if self.lines >= self.long {
            if let Err(error) = self.shorten() {
                log::warn!("{}: {error}", self.path.display());
            }
            self.long = LONG.max(2 * self.lines);
        }
        Ok(())
    }

    /// Tells that the game is in this file from now on. Without any change to tell, that waits.
    ///
    /// # Errors
    ///
    /// The system's: then it is not there yet.
    pub fn tell_file(&mut self, file: &Path) -> io::Result<()> {
        self.seal(&write_file(file));
        if self.is_there() {
            self.write()
        } else {
            Ok(())
        }
    }

    /// The game is safe, or given up: the journal goes.
    pub fn end(mut self) -> io::Result<()> {
        self.file = None;
        if self.length > 0 {
            fs::remove_file(&self.path)?;
        }
        match self.lock.take() {
            Some(_) => fs::remove_file(lock_path(&self.path)),
            None => Ok(()),
        }
    }

    fn seal(&mut self, line: &str) {
        self.chain.seal(line, &mut self.pending);
        self.lines += 1;
    }

    /// Brings what is pending to the disk.
    fn write(&mut self) -> io::Result<()> {
        if self.pending.is_empty() {
            return Ok(());
        }
        if self.lock.is_none() {
            self.lock = Some(self.take_lock()?);
        }
        let new = self.length == 0;
        let mut file = match self.file.take() {
            Some(file) => file,
            None => self.open()?,
        };
        // What an earlier writing left half goes.
        file.set_len(self.length)?;
        file.seek(SeekFrom::Start(self.length))?;
        file.write_all(self.pending.as_bytes())?;
        file.sync_data()?;
        if new && let Some(folder) = self.path.parent() {
            sync_folder(folder)?;
        }
        self.length += self.pending.len() as u64;
        self.pending.clear();
        self.file = Some(file);
        Ok(())
    }

    fn take_lock(&self) -> io::Result<File> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(take_lock(&lock_path(&self.path))?)
    }

    fn open(&self) -> io::Result<File> {
        OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(&self.path)
    }

    /// Writes the journal anew without comments that were written on right after.
    fn shorten(&mut self) -> io::Result<()> {
        let bytes = fs::read(&self.path)?;
        let lines: Vec<&str> = sealed_lines(&bytes).collect();
        let written = lines.iter().map(|line| comment_node(line));
        let written: Vec<Option<&str>> = written.collect();
        let (mut chain, mut text, mut count) = (Chain::new(), String::new(), 0);
        for (index, line) in lines.iter().enumerate() {
            let next = written.get(index + 1).copied().flatten();
            if written[index].is_none() || written[index] != next {
                chain.seal(&format!("{line}}}"), &mut text);
                count += 1;
            }
        }
        let mut file = AtomicWriteFile::open(&self.path)?;
        file.write_all(text.as_bytes())?;
        file.commit()?;
        self.file = None;
        self.length = text.len() as u64;
        (self.chain, self.lines) = (chain, count);
        Ok(())
    }
}

/// Whether what is done next replaces this: a comment that is written on at once.
fn is_replaced<P: Position>(one: &News<P>, next: Option<&News<P>>) -> bool {
    match (&one.deed, next.map(|next| &next.deed)) {
        (Deed::Comment { node, .. }, Some(Deed::Comment { node: again, .. })) => node == again,
        _ => false,
    }
}

/// Where a line writes on at a comment: where the cursor was, and the node. Of lines that tell
/// anything else it is `None`, whatever texts they hold.
fn comment_node(line: &str) -> Option<&str> {
    let (place, _) = line.split_once(",\"text\":")?;
    let numbers = place.strip_prefix("{\"at\":")?;
    let (at, node) = numbers.split_once(",\"comment\":")?;
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    (is_number(at) && is_number(node)).then_some(place)
}

/// A name that no other journal has: the time in milliseconds, the process, and a number.
fn fresh_name() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let milliseconds = now.map_or(0, |now| now.as_millis());
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let process = std::process::id();
    format!("{milliseconds:014}-{process}-{number}.{ENDING}")
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_writes_on_at_a_comment_is_left_out() {
        let written = r#"{"at":1,"comment":12,"text":"a \",\"text\":""#;
        assert_eq!(comment_node(written), Some(r#"{"at":1,"comment":12"#));
        // A mark with a text, at a node with a comment.
        let notes = r#"{"at":1,"notes":2,"are":{"symbol":"!","comment":"a","marks":[{"kind":"text","text":"x"}]}"#;
        assert_eq!(comment_node(notes), None);
    }
}
