//! One of each error that the window can tell.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use agros::cause::{Cause, Explain};
use agros::engine::TableError;
use agros::engine::players::Failure;
use agros::export::{AnimationError, RasterError, rasterise};
use agros::game::{PlayError, TimeControlError};
use agros::rules::{DiagramError, MoveError, Player, Reason, agon, agora, agros as farm};
use agros::storage::ReadError;
use agros::storage::game_file::{self, FileError, ResultProblem, TreeProblem};
use agros::storage::game_text::Problem;
use agros::storage::journal::RecoverError;
use agros::storage::library::LibraryError;
use agros::storage::pasted;
use agros::storage::settings::SettingsError;
use agros::storage::training::TrainingError;

/// What a file or a text is told to hold.
const EXPECTED_IN_FILES: [&str; 16] = [
    "an object",
    "a text",
    "a list",
    "a whole number from 0",
    "a whole number from 1",
    r#"true, false, "kept" or "taken""#,
    "a number of half points from 0 to 9999",
    "a list of two",
    "a list of two whole numbers",
    "the index of a node",
    "one of ! ? !! ?? !? ?!",
    "arrow, ring, square or text",
    "a cell of the board",
    "a player's letter",
    "a player's letter or null",
    "play, resignation, time or agreement",
];

/// What a file may be instead of a game.
const FOREIGN: [&str; 25] = [
    "a PNG picture",
    "a JPEG picture",
    "a GIF picture",
    "a BMP picture",
    "a TIFF picture",
    "a PDF document",
    "a ZIP archive",
    "a gzip archive",
    "a bzip2 archive",
    "an xz archive",
    "a 7-Zip archive",
    "a RAR archive",
    "a program",
    "an SQLite database",
    "an old office document",
    "a sound file",
    "a sound file, picture or film",
    "a web page",
    "an SVG picture",
    "an XML file",
    "an RTF document",
    "an SGF game",
    "a PGN game",
    "a game as text, which can be pasted",
    "a script",
];

const EXPECTED_IN_TEXTS: [&str; 14] = [
    "a move",
    "one of ! ? !! ?? !? ?!",
    "a cell of the board",
    "a move, or nothing behind the position,",
    r"a sign such as `\u{1f33e}`",
    r"`\\`, `\{`, `\}` or `\u{…}`",
    "a text in quotes",
    "a clock such as `0:04:59`",
    "one of ring, square, arrow, text, clock, eval, extra and cursor",
    "one of Game, Setup, Start, Players, Tag, Result and Extra",
    "the closing bracket",
    "a value in JSON",
    "the name of the tag in quotes",
    "the number of a version",
];

/// What is wrong with a question of the training, and with its file.
const QUESTIONS: [&str; 9] = [
    "there is no list of questions",
    "a day of the record",
    "more moves than any game has",
    "start and setup contradict each other",
    "the game is over",
    "no value",
    "the answer cannot be played",
    "a name that is too long",
    "a chance that is none",
];
const TRAINING: [&str; 4] = [
    "it holds no training",
    "it has no version",
    "it names no games",
    "it is no object",
];

/// The causes whose English message says what the error says, and what that is.
pub fn told_alike() -> Vec<(String, Cause)> {
    let mut told = Vec::new();
    let mut tell = |error: &dyn Explain| told.push((error.to_string(), error.explain()));
    for error in read_errors() {
        tell(&error);
    }
    for error in file_errors() {
        tell(&error);
    }
    for problem in problems() {
        tell(&problem);
    }
    for text in [
        "",
        "]",
        "{ \"a\"",
        "{\"a\" 1}",
        "{\"a\":1 \"b\"}",
        "[1 2]",
        "{1:2}",
        "1 2",
        "[1,]",
        "{\"a\":",
        "[1",
        "\"a",
        "{\"a\":1,\"a\":2}",
    ] {
        match game_file::read::<farm::Position>(text.as_bytes()) {
            Ok(_) => panic!("{text} is no game"),
            Err(error) => tell(&error),
        }
    }
    let deep = "[".repeat(200);
    tell(&serde_json::from_str::<serde_json::Value>(&deep).expect_err("too deep"));
    for failure in failures() {
        tell(&failure);
    }
    let unreadable = MoveError::<farm::Illegal>::Unreadable("castle".to_owned());
    tell(&unreadable);
    for reason in [
        "two passes",
        "repetition",
        "100 quiet plies",
        "queen among her guards",
        "guards without their queen",
        "no pile left",
    ] {
        tell(&PlayError::<farm::Illegal>::Over(Reason(reason)));
    }
    tell(&DiagramError::<farm::PositionError>::Row {
        line: 1,
        expected: 9,
        size: 10,
    });
    tell(&TimeControlError);
    tell(&TableError { mebibytes: 4096 });
    tell(&rasterise("no picture").expect_err("no SVG"));
    tell(&RasterError::Size(0, 7));
    tell(&RasterError::Png("no room".to_owned()));
    tell(&AnimationError::Length(0));
    tell(&AnimationError::Size);
    tell(&AnimationError::Gif(gif::EncodingError::from(
        io::Error::other("not an ordinary file"),
    )));
    tell(&RecoverError::Living);
    tell(&RecoverError::Damaged);
    for text in [
        "not an ordinary file",
        "the file is read-only",
        "too many links",
    ] {
        tell(&io::Error::other(text));
    }
    let (path, kept) = (
        PathBuf::from("/tmp/a.json"),
        PathBuf::from("/tmp/a.json.bad"),
    );
    tell(&LibraryError::Folder {
        folder: path.clone(),
        source: io::Error::other("too many links"),
    });
    let unicode = Cause::phrase("library", "the name of the file is not Unicode");
    tell(&SettingsError::Broken {
        path: path.clone(),
        kept: kept.clone(),
        problem: unicode,
    });
    tell(&SettingsError::Unreadable {
        path: path.clone(),
        problem: ReadError::NotAFile,
    });
    for problem in TRAINING {
        tell(&TrainingError::Broken {
            path: path.clone(),
            kept: kept.clone(),
            problem: Cause::phrase("training", problem),
        });
    }
    for problem in QUESTIONS {
        tell(&TrainingError::Damaged {
            path: path.clone(),
            kept: kept.clone(),
            count: 3,
            problem: Cause::phrase("question", problem),
        });
    }
    tell(&TrainingError::Unreadable {
        path: path.clone(),
        problem: ReadError::Folder,
    });
    tell(&TrainingError::Newer { path, version: 2 });
    for text in [
        "[Game \"agon\"]",
        "[Game \"agros\" 9]",
        "[Game \"agros\"] [Extra {}] [Extra {}]",
        "[Game \"agros\"] [Tag \"a\" 1] [Tag \"a\" 2]",
        "[Game \"agros\"] [Start 5]",
        "[Game \"agros\"] [Extra 5]",
        "[Game \"agros\"] [extra 5]",
        "[Game \"agros\"] [eval ,]",
        "{\"format\":",
    ] {
        let fault = pasted::read::<farm::Position>(text, &farm::Setup::default());
        let fault = fault.err().unwrap_or_else(|| panic!("{text} is no game"));
        tell(&fault.problem);
    }
    let drawn = "3 a b c\n2 a b c\n1 a b c\n";
    let fault = pasted::read::<agon::Position>(drawn, &agon::Setup::default());
    tell(&fault.expect_err("no drawing of Agon").problem);
    told
}

fn read_errors() -> Vec<ReadError> {
    vec![
        ReadError::Folder,
        ReadError::NotAFile,
        ReadError::TooLarge { limit: 64 << 20 },
        ReadError::System(io::Error::other("too many links")),
    ]
}

fn file_errors() -> Vec<FileError> {
    let not_json = serde_json::from_str::<serde_json::Value>("{").expect_err("no JSON");
    let opening = Cause::phrase("start", "the position does not agree with `setup`");
    let mut errors = vec![
        FileError::Read(ReadError::Folder),
        FileError::Empty,
        FileError::NotUtf8 {
            byte: 20_480,
            encoding: None,
        },
        FileError::NotUtf8 {
            byte: 1,
            encoding: Some("Latin-1"),
        },
        FileError::NotJson(not_json),
        FileError::NotAGame,
        FileError::UnknownGame {
            found: "chess".to_owned(),
            known: vec!["agros", "agon"],
        },
        FileError::Missing {
            path: "setup".to_owned(),
        },
        FileError::Setup {
            path: "setup.time".to_owned(),
            problem: TimeControlError.explain(),
        },
        FileError::Start {
            problem: opening.clone(),
        },
        FileError::Move {
            node: 12_345,
            text: "a1+a2".to_owned(),
            problem: MoveError::<farm::Illegal>::Unreadable("a1+a2".to_owned()).explain(),
        },
        FileError::Cursor {
            cursor: 70_000,
            nodes: 30_000,
        },
        FileError::Newer {
            version: 2,
            problem: Box::new(FileError::Empty),
        },
    ];
    errors.extend(FOREIGN.map(|kind| FileError::Foreign { kind }));
    for problem in [
        TreeProblem::NoRoot,
        TreeProblem::NotARoot,
        TreeProblem::SecondRoot,
        TreeProblem::Parent(20_000),
    ] {
        let node = 10_000;
        errors.push(FileError::Tree { node, problem });
    }
    for problem in [
        ResultProblem::Unfinished,
        ResultProblem::Finished,
        ResultProblem::Winner(Some('L'), None),
        ResultProblem::Score([201, 88], None),
        ResultProblem::Score([201, 88], Some([200, 88])),
    ] {
        errors.push(problem.into());
    }
    for expected in EXPECTED_IN_FILES {
        errors.push(FileError::Wrong {
            path: "nodes".to_owned(),
            expected,
            found: Cause::foreign("null"),
        });
    }
    // What stands there is told by the reader alone.
    for (key, value) in [
        ("version", "null"),
        ("version", "true"),
        ("version", "-1"),
        ("version", "\"one\""),
        ("version", "[]"),
        ("version", "{}"),
        ("players", "[{}]"),
    ] {
        let rest = match key {
            "version" => "",
            _ => r#""version":1,"setup":{"size":10,"farmers":5},"nodes":[{}],"#,
        };
        let text = format!(r#"{{"format":"agros-game","game":"agros",{rest}"{key}":{value}}}"#);
        let read = game_file::read::<farm::Position>(text.as_bytes());
        errors.push(read.err().unwrap_or_else(|| panic!("{text} is no game")));
    }
    errors
}

fn problems() -> Vec<Problem> {
    let mut problems = vec![
        Problem::Nothing,
        Problem::TooLarge,
        Problem::TooManyMoves,
        Problem::Unclosed(')'),
        Problem::ClosesNothing(']'),
        Problem::ReplacesNothing,
        Problem::Move {
            play: "a1+a2".to_owned(),
            why: TimeControlError.explain(),
        },
    ];
    for expected in EXPECTED_IN_TEXTS {
        problems.push(Problem::Expected {
            expected,
            found: Cause::phrase("found", "the end of the text"),
        });
    }
    problems
}

fn failures() -> Vec<Failure> {
    vec![
        Failure::NotStarted(Cause::phrase("failure", "no file")),
        Failure::NoAnswer {
            asked: "isready",
            within: Duration::from_secs(10),
        },
        Failure::Deaf,
        Failure::Crashed(Cause::phrase("failure", "closed its output")),
        Failure::Garbage("hello".to_owned()),
        Failure::Illegal {
            played: "a1+a2".to_owned(),
            problem: TimeControlError.explain(),
        },
        Failure::Late {
            allowed: Duration::from_secs(12),
        },
    ]
}

/// The causes that are said in sentences of their own: what the system refuses, and what the rules
/// of the games forbid.
pub fn told_better() -> Vec<Cause> {
    use io::ErrorKind::*;
    let mut told: Vec<Cause> = [
        NotFound,
        PermissionDenied,
        ReadOnlyFilesystem,
        StorageFull,
        FileTooLarge,
        AlreadyExists,
        IsADirectory,
        NotADirectory,
        InvalidFilename,
        TimedOut,
        ResourceBusy,
        OutOfMemory,
        Interrupted,
    ]
    .map(|kind| io::Error::from(kind).explain())
    .into();
    told.extend(of_agros());
    told.extend(of_agon());
    told.extend(of_agora());
    told
}

fn of_agros() -> Vec<Cause> {
    use farm::{Illegal, PositionError, SetupError};
    let cell = |name: &str| name.parse::<farm::Cell>().expect("a cell");
    let (from, to) = (cell("c3"), cell("d4"));
    let token = || "x".to_owned();
    let illegal = [
        Illegal::GameOver,
        Illegal::PassInOpening,
        Illegal::MoveInOpening,
        Illegal::PlacementAfterOpening,
        Illegal::Occupied(to),
        Illegal::OffBoard(to),
        Illegal::NoFarmer(to),
        Illegal::NotYours(to),
        Illegal::NotStraight { from, to },
        Illegal::Distance {
            from,
            to,
            harvest: 3,
        },
        Illegal::LandingOccupied(to),
        Illegal::NothingToSow(from),
    ];
    let mut told: Vec<Cause> = illegal.iter().map(Explain::explain).collect();
    for name in ["c4", "d4", "d3", "d2", "c2", "b2", "b3", "b4"] {
        let (to, at) = (cell(name), cell(name));
        let by = Player::Second;
        told.push(Illegal::Blocked { from, to, at, by }.explain());
        told.push(Illegal::SowBlocked { from, to, at }.explain());
    }
    let faults = [
        PositionError::Parts(3),
        PositionError::Blank(2),
        PositionError::Rows(3),
        PositionError::NotSquare {
            rows: 4,
            columns: 5,
        },
        PositionError::Width {
            row: 1,
            cells: 3,
            size: 4,
        },
        PositionError::Token {
            row: 1,
            column: 1,
            token: token(),
        },
        PositionError::Token {
            row: 1,
            column: 90,
            token: token(),
        },
        PositionError::NoHarvest {
            row: 1,
            column: 1,
            token: token(),
        },
        PositionError::Number {
            row: 1,
            column: 1,
            token: token(),
            size: 10,
        },
        PositionError::Turn(token()),
        PositionError::Farmers(token()),
        PositionError::Passes(token()),
        PositionError::Setup(SetupError::Size(3)),
        PositionError::Setup(SetupError::Farmers(0)),
        PositionError::Setup(SetupError::Crowded {
            size: 4,
            farmers: 9,
        }),
        PositionError::TooManyFarmers {
            player: Player::First,
            found: 6,
            farmers: 5,
        },
        PositionError::SeedInOpening(to),
        PositionError::HarvestInOpening {
            cell: to,
            harvest: 2,
        },
        PositionError::OrderInOpening { light: 3, dark: 0 },
        PositionError::TurnInOpening(Player::Second),
        PositionError::PassInOpening(1),
    ];
    told.extend(faults.iter().map(Explain::explain));
    told
}

fn of_agon() -> Vec<Cause> {
    use agon::{Illegal, PositionError, Rank};
    let cell = |name: &str| name.parse::<agon::Cell>().expect("a cell");
    let (from, to) = (cell("f1"), cell("f2"));
    let player = Player::Second;
    let token = || "x".to_owned();
    let illegal = [
        Illegal::GameOver(Reason("two passes")),
        Illegal::GameOver(Reason("queen among her guards")),
        Illegal::GameOver(Reason("guards without their queen")),
        Illegal::GameOver(Reason::QUIET),
        Illegal::StillPlacing,
        Illegal::AllPlaced,
        Illegal::PlacedOnCentre,
        Illegal::Occupied(to),
        Illegal::NoMan(to),
        Illegal::NotYours(to),
        Illegal::BetweenEnemies {
            to,
            of: player,
            by: (from, to),
        },
        Illegal::RelocationDue {
            man: to,
            rank: Rank::Queen,
        },
        Illegal::RelocationDue {
            man: to,
            rank: Rank::Guard,
        },
        Illegal::NotCaptured(to),
        Illegal::NotAtTheEdge(to),
        Illegal::QueenAvoidsCentre,
        Illegal::NotAdjacent { from, to },
        Illegal::Outwards { from, to },
        Illegal::CentreIsForQueens,
        Illegal::CanStep(to),
    ];
    let (column, row) = ('f', 1);
    let faults = [
        PositionError::Parts(3),
        PositionError::Blank(2),
        PositionError::Columns(3),
        PositionError::Height {
            column,
            cells: 3,
            height: 11,
        },
        PositionError::Token {
            column,
            row,
            token: token(),
        },
        PositionError::NobodyCaptured { column, row },
        PositionError::Number {
            column,
            row,
            token: token(),
        },
        PositionError::Turn(token()),
        PositionError::Variant(token()),
        PositionError::Passes(token()),
        PositionError::Quiet(token()),
        PositionError::TooManyQueens { player, found: 2 },
        PositionError::TooManyGuards { player, found: 7 },
        PositionError::NoQueen(player),
        PositionError::TooFewGuards { player, found: 1 },
        PositionError::GuardOnCentre(player),
        PositionError::CentreWhilePlacing(player),
        PositionError::Order { white: 3, black: 0 },
        PositionError::TurnWhilePlacing(player),
    ];
    let told = illegal.iter().map(Explain::explain);
    told.chain(faults.iter().map(Explain::explain)).collect()
}

fn of_agora() -> Vec<Cause> {
    use agora::{Illegal, PositionError};
    let cell = |name: &str| name.parse::<agora::Cell>().expect("a cell");
    let (from, to) = (cell("a1"), cell("a2"));
    let token = || "x".to_owned();
    let illegal = [
        Illegal::GameOver(Reason("no pile left")),
        Illegal::GameOver(Reason::QUIET),
        Illegal::NoPile(to),
        Illegal::NotYours(to),
        Illegal::NotBeside { from, to },
        Illegal::OwnPile(to),
        Illegal::NotFree(to),
        Illegal::Free(to),
        Illegal::TooLow {
            from,
            to,
            height: 2,
            against: 3,
        },
        Illegal::TooHigh {
            from,
            to,
            height: 3,
            against: 2,
        },
    ];
    let (row, column) = (1, 1);
    let faults = [
        PositionError::Parts(3),
        PositionError::Blank(2),
        PositionError::Rows(3),
        PositionError::Width { row, cells: 3 },
        PositionError::Token {
            row,
            column,
            token: token(),
        },
        PositionError::Token {
            row,
            column: 90,
            token: token(),
        },
        PositionError::Number {
            row,
            column,
            token: token(),
        },
        PositionError::Prisoners {
            row,
            column,
            token: token(),
        },
        PositionError::Men(15),
        PositionError::Turn(token()),
        PositionError::Height(token()),
        PositionError::Quiet(token()),
    ];
    let told = illegal.iter().map(Explain::explain);
    told.chain(faults.iter().map(Explain::explain)).collect()
}
