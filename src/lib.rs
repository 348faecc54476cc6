//! A desk for playing and studying three board games: Agros, Agon and Agora.
//!
//! This is the library under the program. What a game of Agros is, how it is recorded, searched,
//! studied and filed can be used without the window; the program `agros` is the window and the
//! commands on top of it.
//!
//! # Layers
//!
//! Each module uses only those below it; a test holds that.
//!
//! | module | what is there |
//! |---|---|
//! | `ui` | draws the window; alone knows the toolkit, the colours and, through Fluent files, the words |
//! | `app` | the state of the window, what can be done to it, and what follows: pure |
//! | `platform` | dialogs, clocks, sounds and threads, behind seams that tests script |
//! | `export`, [`storage`] | pictures and animations; game files, games as text, journals, settings |
//! | [`coach`] | what can be learned from games: reviews, training, what a library tells |
//! | [`engine`] | search, evaluation, levels, players, the engine protocol, matches |
//! | [`study`] | facts of a position or a game |
//! | [`game`] | the record of a game: a tree of moves with a cursor, every change undoable |
//! | [`rules`] | positions, moves, outcome, notation: pure |
//!
//! A game is a type that implements [`rules::Position`]: [`rules::agros::Position`],
//! [`rules::agon::Position`] and [`rules::agora::Position`] are there. Whatever is above the rules
//! is generic over that trait, or over one that adds to it: [`engine::Searchable`] and
//! [`engine::Playable`] for what is searched, [`coach::Teachable`] for what is taught, `ui::seat::Seat`
//! for what is shown.
//!
//! # Features
//!
//! `window` is on by default. `default-features = false` leaves out the window, the commands, the
//! pictures and everything that they need: then `rules`, `game`, `study`, `engine`, `coach` and
//! `storage` are left.
//!
//! ```toml
//! [dependencies]
//! agros = { path = "agros", default-features = false }
//! ```
//!
//! # A game
//!
//! A [`game::Record`] is played, and takes everything back.
//!
//! ```
//! use agros::game::Record;
//! use agros::rules::agros::{Position, Setup};
//! use agros::rules::{Player, Position as _};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Record::<Position>::new(Setup::new(8, 3)?);
//! for text in ["c3", "f6", "f3", "c6", "e5", "d2", "c3+c4"] {
//!     let play = game.position(game.cursor()).read_move(text)?;
//!     game.play(play)?;
//! }
//! let position = game.position(game.cursor());
//! assert_eq!(position.to_string(), "8/8/2,L1,2,D1,2/4,L1,3/2,L2,5/5,D1,2/3,D1,4/8 D 3 0");
//!
//! game.undo();
//! assert_eq!(game.position(game.cursor()).turn(), Player::First);
//! # Ok(())
//! # }
//! ```
//!
//! # A search
//!
//! ```
//! use agros::engine::{Judge, Limits, Search, Situation, Stop};
//! use agros::rules::Position as _;
//! use agros::rules::agros::Position;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let position = Position::parse("8/8/2,D2,2,L1,2/8/2,L2,5/5,D1,2/8/8 L 2 0")?;
//! let search = Search::new(Judge::network(), 1)?;
//! let situation = Situation::fresh(&position);
//! let report = search.run(situation, &Limits::nodes(1_000), &Stop::default(), |_news| {});
//! let best = report.best().expect("there are moves");
//! assert!(position.check(best).is_ok());
//! # Ok(())
//! # }
//! ```
//!
//! # A file
//!
//! ```
//! use agros::rules::Position as _;
//! use agros::rules::agros::Position;
//! use agros::storage::game_file;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = r#"{"format":"agros-game","version":1,"game":"agros","setup":{"size":8,"farmers":3},
//!     "nodes":[{"parent":null},{"parent":0,"move":"c3"},{"parent":1,"move":"f6"}]}"#;
//! let game = game_file::read::<Position>(text.as_bytes())?.document;
//! // Without a cursor in the file it stands at the end of the main line.
//! assert_eq!(game.ply(game.cursor()), 2);
//! assert_eq!(game.position(game.cursor()).count_moves(), 62);
//! # Ok(())
//! # }
//! ```
//!
//! `game_file::open` reads one from the disk, whichever game it holds, and `game_file::save` writes it. A
//! whole game of the engine against itself is in `tests/examples/play.rs`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "window")]
pub mod app;
pub mod cause;
pub mod coach;
pub mod engine;
#[cfg(feature = "window")]
pub mod export;
pub mod game;
#[cfg(feature = "window")]
pub mod platform;
pub mod rules;
pub mod storage;
pub mod study;
#[cfg(feature = "window")]
pub mod ui;
