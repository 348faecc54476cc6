//! Reading moves, their notes, and the lines beside them. Lines in lines are kept on a stack of
//! our own, so that their depth costs nothing.

use crate::cause::{Cause, Explain};
use crate::game::{Document, NodeId, PlayError, Symbol};
use crate::rules::{MoveError, Position, excerpt};
use crate::storage::game_file::MOST_NODES;

use super::brackets;
use super::scan::{Scan, is_blank};
use super::words::{
    ends_word, is_mere_mark, is_result, is_sign, plain, split_judgement, without_number,
};
use super::{Fault, Problem};

/// A game in the making.
pub(super) struct Reader<P: Position> {
    document: Document<P>,
    /// The node to which what comes next belongs.
    node: NodeId,
    /// The lines that are open: where each began, and the node after which the one around goes on.
    open: Vec<Branch>,
    /// The lists in JSON that are open: one of moves is one all the same.
    lists: usize,
    nodes: usize,
    cursor: Option<NodeId>,
}

struct Branch {
    /// The byte of its `(`.
    at: usize,
    /// The last node of the line around it.
    before: NodeId,
}

impl<P: Position> Reader<P> {
    /// Goes on with a game at the end of its main line.
    pub(super) fn new(document: Document<P>) -> Self {
        Reader {
            node: document.main_end(),
            document,
            open: Vec::new(),
            lists: 0,
            nodes: 1,
            cursor: None,
        }
    }

    /// Reads to the end of the text.
    pub(super) fn read(mut self, scan: &mut Scan<'_>) -> Result<Document<P>, Fault> {
        loop {
            scan.take(|sign| is_blank(sign) || is_mere_mark(sign));
            let Some(sign) = scan.peek() else { break };
            match sign {
                '{' => self.read_comment(scan)?,
                '[' => self.read_brackets(scan)?,
                '(' => self.open_branch(scan)?,
                ')' => self.close_branch(scan)?,
                ';' if self.is_between_moves(scan) => scan.skip(1),
                ';' | '#' => skip_line(scan),
                ']' if self.lists > 0 => {
                    self.lists -= 1;
                    scan.skip(1);
                }
                '}' | ']' => return Err(scan.fault(Problem::ClosesNothing(sign))),
                _ if scan.rest().starts_with("//") => skip_line(scan),
                _ => self.read_word(scan)?,
            }
        }
        if let Some(branch) = self.open.last() {
            return Err(scan.fault_at(branch.at, Problem::Unclosed(')')));
        }
        let cursor = self.cursor.unwrap_or(self.document.main_end());
        self.document.set_cursor(cursor);
        Ok(self.document)
    }

    fn open_branch(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        let began = self
            .open
            .last()
            .map(|branch| self.document.parent(branch.before));
        let parent = self.document.parent(self.node);
        // A line must begin with a move before it can be left itself.
        let Some(parent) = parent.filter(|_| began != Some(Some(self.node))) else {
            return Err(scan.fault(Problem::ReplacesNothing));
        };
        self.open.push(Branch {
            at: scan.at(),
            before: self.node,
        });
        self.node = parent;
        scan.skip(1);
        Ok(())
    }

    fn close_branch(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        match self.open.pop() {
            Some(branch) => self.node = branch.before,
            None => return Err(scan.fault(Problem::ClosesNothing(')'))),
        }
        scan.skip(1);
        Ok(())
    }

    fn read_brackets(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        let mut inside = scan.clone();
        inside.skip(1);
        inside.skip_blanks();
        if inside.peek() == Some('"') {
            self.lists += 1;
            *scan = inside;
            return Ok(());
        }
        if brackets::read(scan, &mut self.document, self.node)? {
            self.cursor = Some(self.node);
        }
        Ok(())
    }

    fn read_comment(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        let begin = scan.at();
        scan.skip(1);
        let mut comment = String::new();
        loop {
            comment.push_str(scan.take(|sign| !matches!(sign, '}' | '\\' | '\r')));
            match scan.peek() {
                Some('}') => break scan.skip(1),
                Some('\\') => comment.push(escaped(scan)?),
                // The line feed that belongs to it comes next.
                Some(_) => scan.skip(1),
                None => return Err(scan.fault_at(begin, Problem::Unclosed('}'))),
            }
        }
        let notes = self.document.notes_mut(self.node);
        if !notes.comment.is_empty() {
            notes.comment.push('\n');
        }
        notes.comment.push_str(&comment);
        Ok(())
    }

    fn read_word(&mut self, scan: &mut Scan<'_>) -> Result<(), Fault> {
        let at = scan.clone();
        let word = scan.take(|sign| !ends_word(sign));
        let number = word.bytes().all(|byte| byte.is_ascii_digit());
        if number && scan.peek() == Some(')') && self.open.is_empty() {
            scan.skip(1);
            return Ok(());
        }
        let text = without_number(word);
        if text.is_empty() || is_result(text, P::LETTERS.0) {
            return Ok(());
        }
        let mut begin = at.clone();
        begin.skip(word.len() - text.len());
        let (play, judgement) = split_judgement(text);
        let play = play.trim_end_matches(['.', ':']);
        if !play.is_empty() {
            match self.joined(play, scan) {
                Some(whole) => self.play(&begin, &whole)?,
                None => self.play(&begin, play)?,
            }
        }
        if !judgement.is_empty() {
            self.judge(&begin, judgement)?;
        }
        Ok(())
    }

    fn play(&mut self, place: &Scan<'_>, text: &str) -> Result<(), Fault> {
        if is_sign(text) {
            // The dash of a list.
            return Ok(());
        }
        let play = match self.document.position(self.node).read_move(&plain(text)) {
            Ok(play) => play,
            Err(MoveError::Unreadable(_)) => {
                return Err(place.fault(Problem::Expected {
                    expected: "a move",
                    found: Cause::foreign(&format!("`{}`", excerpt(text))),
                }));
            }
            Err(MoveError::Illegal(why)) => return Err(illegal(place, text, why)),
        };
        if self.nodes == MOST_NODES {
            return Err(place.fault(Problem::TooManyMoves));
        }
        self.nodes += 1;
        let added = self.document.add(self.node, play);
        self.node = added.map_err(|error: PlayError<_>| illegal(place, text, error))?;
        Ok(())
    }

    fn judge(&mut self, place: &Scan<'_>, sign: &str) -> Result<(), Fault> {
        let Some(symbol) = Symbol::from_sign(sign) else {
            return Err(place.fault(Problem::Expected {
                expected: "one of ! ? !! ?? !? ?!",
                found: Cause::foreign(&format!("`{}`", excerpt(sign))),
            }));
        };
        self.document.notes_mut(self.node).symbol = Some(symbol);
        Ok(())
    }

    /// Whether the semicolon here stands between two moves, and begins no remark.
    fn is_between_moves(&self, scan: &Scan<'_>) -> bool {
        let mut after = scan.clone();
        after.skip(1);
        after.take(|sign| is_blank(sign) && sign != '\n');
        let word = without_number(after.take(|sign| !ends_word(sign)));
        let (word, _) = split_judgement(word);
        self.is_a_move(word)
    }

    /// A move whose sign stands between blanks, `c3 - c5`, without them.
    fn joined(&self, word: &str, scan: &mut Scan<'_>) -> Option<String> {
        let mut ahead = scan.clone();
        let blank = |sign| sign == ' ' || sign == '\t';
        ahead.take(blank);
        let sign = ahead.take(|sign| !ends_word(sign));
        ahead.take(blank);
        let before = ahead.at();
        let (to, _) = split_judgement(ahead.take(|sign| !ends_word(sign)));
        let whole = format!("{word}{sign}{to}");
        if !is_sign(sign) || to.is_empty() || !self.is_a_move(&whole) {
            return None;
        }
        // What is written right after the move is still to be read.
        scan.skip(before + to.len() - scan.at());
        Some(whole)
    }

    /// Whether a word is a move, legal or not.
    fn is_a_move(&self, word: &str) -> bool {
        let read = self.document.position(self.node).read_move(&plain(word));
        !matches!(read, Err(MoveError::Unreadable(_)))
    }
}

fn skip_line(scan: &mut Scan<'_>) {
    scan.take(|sign| sign != '\n');
}

/// The sign that a `\` in a comment stands for, with the sign after it.
fn escaped(scan: &mut Scan<'_>) -> Result<char, Fault> {
    let begin = scan.clone();
    scan.skip(1);
    let sign = match scan.peek() {
        Some('u') => {
            let mut code = scan.clone();
            code.skip(1);
            let open = code.eat('{');
            let digits = code.take(|sign| sign.is_ascii_hexdigit());
            let sign = u32::from_str_radix(digits, 16)
                .ok()
                .and_then(char::from_u32);
            let whole = open && code.eat('}');
            *scan = code;
            return sign
                .filter(|_| whole)
                .ok_or_else(|| begin.expected("a sign such as `\\u{1f33e}`"));
        }
        Some(sign @ ('\\' | '{' | '}')) => sign,
        _ => return Err(begin.expected("`\\\\`, `\\{`, `\\}` or `\\u{…}`")),
    };
    scan.skip(1);
    Ok(sign)
}

fn illegal(place: &Scan<'_>, text: &str, why: impl Explain) -> Fault {
    place.fault(Problem::Move {
        play: excerpt(text),
        why: why.explain(),
    })
}
