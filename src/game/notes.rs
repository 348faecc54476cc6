//! What is written at a node: comment, symbol, marks on the board, clock, evaluation.

use serde_json::{Map, Value};

/// JSON keys that this program does not know, kept in their order to be written back.
pub type Extra = Map<String, Value>;

/// Everything written at one node. The cells are those of the game's board.
#[derive(Clone, PartialEq, Debug)]
pub struct Notes<C> {
    /// Any text; empty for none.
    pub comment: String,
    /// The judgement of the move that led here.
    pub symbol: Option<Symbol>,
    /// Marks on the board, in the order in which they were set.
    pub marks: Vec<Mark<C>>,
    /// Milliseconds that the player who made the move had left after it.
    pub clock: Option<u64>,
    /// An engine's verdict, in the form in which the engine wrote it.
    pub eval: Option<Value>,
    /// Unknown keys of the node.
    pub extra: Extra,
}

impl<C> Default for Notes<C> {
    fn default() -> Self {
        Notes {
            comment: String::new(),
            symbol: None,
            marks: Vec::new(),
            clock: None,
            eval: None,
            extra: Extra::new(),
        }
    }
}

/// The judgement of a move, in the signs that chess made common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Symbol {
    /// All symbols, the plain ones first.
    pub const ALL: [Symbol; 6] = [
        Symbol::Good,
        Symbol::Mistake,
        Symbol::Brilliant,
        Symbol::Blunder,
        Symbol::Interesting,
        Symbol::Dubious,
    ];

    /// The sign itself.
    pub const fn sign(self) -> &'static str {
        match self {
            Symbol::Good => "!",
            Symbol::Mistake => "?",
            Symbol::Brilliant => "!!",
            Symbol::Blunder => "??",
            Symbol::Interesting => "!?",
            Symbol::Dubious => "?!",
        }
    }

    /// The symbol with that sign.
    pub fn from_sign(sign: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.sign() == sign)
    }
}

/// A mark on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark<C> {
    /// The cell it is on, or where an arrow starts.
    pub at: C,
    /// What is drawn there.
    pub shape: Shape<C>,
    /// Unknown keys of the mark.
    pub extra: Extra,
}

impl<C> Mark<C> {
    /// A mark without unknown keys.
    pub fn new(at: C, shape: Shape<C>) -> Self {
        Mark {
            at,
            shape,
            extra: Extra::new(),
        }
    }
}

/// What a mark draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape<C> {
    /// An arrow to a cell.
    Arrow(C),
    /// A ring in the cell.
    Ring,
    /// A square round the cell.
    Square,
    /// A text on the cell.
    Text(String),
}
