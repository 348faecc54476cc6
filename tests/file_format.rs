//! The game file: what is kept, what is refused, and in which words.

mod tiny;

use agros::game::{Document, Ending, GameResult, NodeId, Record};
use agros::rules::{Player, Position, agros as agros_rules};
use agros::storage::game_file::{self, FileError, Opened, Parsed};
use proptest::prelude::*;

/// A file with all that the format knows and an unknown key at every level, as it is written.
const FULL: &str = concat!(
    r#"{"format":"agros-game","version":1,"game":"corridor","setup":{"endless":true,"wind":1.50},"#,
    r#""start":".a..b.. B","#,
    r#""players":[{"name":"Zoë","rating":1e+999},{"name":"","club":null}],"#,
    r#""tags":{"event":"Open","round":3},"#,
    r#""nodes":["#,
    r#"{"parent":null,"comment":"the start","x":[1,{"y":123456789012345678901234567890}]},"#,
    r#"{"parent":0,"move":"d","comment":"\"quoted\"\n\u0000\t🌾","symbol":"!?","#,
    r#""marks":[{"at":"d","to":"f","kind":"arrow","colour":"red"},{"at":"a","kind":"ring"},"#,
    r#"{"at":"b","kind":"square"},{"at":"c","kind":"text","text":"é"}],"#,
    r#""clock":59000,"eval":{"score":0.30000000000000004,"pv":["c"]},"y":-0.0},"#,
    r#"{"parent":1,"move":"c"},"#,
    r#"{"parent":1,"move":"f","comment":"beside"},"#,
    r#"{"parent":0,"move":"c"}],"#,
    r#""cursor":3,"result":{"winner":"B","by":"resignation","score":[3,7],"why":"late"},"#,
    r#""later":{"deep":[[]]}}"#,
    "\n"
);

/// The shortest file.
const SHORT: &str =
    r#"{"format":"agros-game","version":1,"game":"corridor","setup":{},"nodes":[{"parent":null}]}"#;

fn read(text: &str) -> Result<Opened<tiny::Position>, FileError> {
    game_file::read(text.as_bytes())
}

fn open(text: &str) -> Document<tiny::Position> {
    read(text)
        .unwrap_or_else(|error| panic!("{error}\n{text}"))
        .document
}

fn message(text: &str) -> String {
    match read(text) {
        Ok(_) => panic!("read: {text}"),
        Err(error) => error.to_string(),
    }
}

/// The short file with these nodes, and what may follow them.
fn with_nodes(nodes: &str, rest: &str) -> String {
    SHORT
        .replace(r#"[{"parent":null}]"#, nodes)
        .replace("}]}", &format!("}}]{rest}}}"))
}

/// The short file with a game of one line, and what may follow the nodes.
fn with_moves(moves: &str, rest: &str) -> String {
    let child = |(parent, play)| format!(r#",{{"parent":{parent},"move":"{play}"}}"#);
    let children: String = moves.split_whitespace().enumerate().map(child).collect();
    with_nodes(&format!(r#"[{{"parent":null}}{children}]"#), rest)
}

/// Moves after which the first player has won.
const WON: &str = "b d c e pass e-f d-e f-g";

#[test]
fn everything_is_kept_and_written_back_as_it_was() {
    assert_eq!(game_file::write(&open(FULL)), FULL);
}

#[test]
fn defaults_are_filled_in_once() {
    let document = open(SHORT);
    assert_eq!(document.cursor(), NodeId::ROOT);
    assert_eq!(document.result(), None);
    let written = game_file::write(&document);
    assert_eq!(game_file::write(&open(&written)), written);
    let at_end = open(&with_moves("b d c", ""));
    assert_eq!(at_end.cursor(), at_end.main_end());
}

#[test]
fn a_half_turn_of_the_opening_is_resumed() {
    let mut record = Record::from(open(&with_moves("b d", r#","cursor":2"#)));
    assert_eq!(record.position(record.cursor()).turn(), Player::Second);
    let play = record.position(record.cursor()).read_move("e").unwrap();
    record.play(play).unwrap();
    assert_eq!(record.main_line().len(), 4);
}

#[test]
fn the_line_followed_is_the_one_through_the_cursor() {
    let mut record = Record::from(open(FULL));
    record.to_start();
    record.to_end();
    let notes = record.notes(record.cursor());
    assert_eq!(notes.comment, "beside");
}

#[test]
fn a_byte_order_mark_and_any_line_ends_are_accepted() {
    for ends in ["\n", "\r\n", "\r"] {
        let spread = FULL
            .trim()
            .replace("\"nodes\"", &format!("{ends}{ends}\"nodes\""));
        let document = open(&format!("\u{feff}{spread}{ends}"));
        assert_eq!(game_file::write(&document), FULL);
    }
}

#[test]
fn deleted_branches_leave_no_trace() {
    let mut record = Record::from(open(&with_moves("b d c e", "")));
    record.go_to_ply(1);
    let beside = record.position(record.cursor()).read_move("f").unwrap();
    record.play(beside).unwrap();
    record.delete(record.children(record.path(record.cursor())[1])[0]);
    let expected =
        r#""nodes":[{"parent":null},{"parent":0,"move":"b"},{"parent":1,"move":"f"}],"cursor":2"#;
    let written = game_file::write(&record);
    assert!(written.contains(expected), "{written}");
}

#[test]
fn a_result_by_play_is_written_and_need_not_be_there() {
    let document = open(&with_moves(WON, ""));
    assert_eq!(
        document.result().and_then(GameResult::winner),
        Some(Player::First)
    );
    let written = game_file::write(&document);
    assert!(
        written.contains(r#""result":{"winner":"A","by":"play","score":[7,6]}"#),
        "{written}"
    );
    assert_eq!(game_file::write(&open(&written)), written);
}

#[test]
fn an_end_that_the_moves_do_not_show_is_kept() {
    let cases = [
        ("time", r#""A""#, Ending::Time(Player::Second)),
        ("resignation", r#""B""#, Ending::Resignation(Player::First)),
        ("agreement", "null", Ending::Agreement(None)),
        (
            "agreement",
            r#""A""#,
            Ending::Agreement(Some(Player::First)),
        ),
    ];
    for (by, winner, ending) in cases {
        let result = format!(r#","result":{{"winner":{winner},"by":"{by}"}}"#);
        let document = open(&with_moves("b d", &result));
        assert_eq!(document.result(), Some(GameResult::Ending(ending)));
        let written = game_file::write(&document);
        assert_eq!(game_file::write(&open(&written)), written);
    }
}

#[test]
fn a_game_that_is_played_out_after_a_resignation_ends_by_play() {
    let resigned = r#","result":{"winner":"B","by":"resignation"}"#;
    let mut record = Record::from(open(&with_moves(WON.trim_end_matches(" f-g"), resigned)));
    let last = record.position(record.cursor()).read_move("f-g").unwrap();
    record.play(last).unwrap();
    let written = game_file::write(&record);
    assert_eq!(game_file::write(&open(&written)), written);
}

#[test]
fn a_newer_version_is_only_to_be_looked_at() {
    let newer = FULL.replace(r#""version":1"#, r#""version":7"#);
    let opened = read(&newer).unwrap();
    assert_eq!(opened.newer, Some(7));
    assert_eq!(read(FULL).unwrap().newer, None);
    assert_eq!(
        message(&newer.replace("\"!?\"", "\"*\"")),
        "the file is of version 7, this program knows 1: \
         `nodes[1].symbol` must be one of ! ? !! ?? !? ?!, but is the text `*`"
    );
}

#[test]
fn the_name_of_the_game_is_told_before_its_rules_are_needed() {
    let parsed = Parsed::new(FULL.as_bytes()).unwrap();
    assert_eq!(parsed.game(), "corridor");
    assert_eq!(
        parsed.unknown(&["agros", "agon"]).to_string(),
        "`game` is `corridor`, which is not known here; known: agros, agon"
    );
    let other = game_file::read::<agros_rules::Position>(FULL.as_bytes());
    assert!(matches!(other, Err(FileError::UnknownGame { .. })));
}

#[test]
fn the_start_must_be_a_position_and_agree_with_the_setup() {
    let wrong = FULL.replace(".a..b.. B", ".a..b.. A");
    assert!(
        message(&wrong).starts_with("`start`: "),
        "{}",
        message(&wrong)
    );

    let agros = |size: u8| {
        let text = format!(
            r#"{{"format":"agros-game","version":1,"game":"agros","setup":{{"size":{size},"farmers":3}},
            "start":"8/8/8/8/8/8/8/8 L 3 0","nodes":[{{}},{{"parent":0,"move":"E5"}}]}}"#
        );
        game_file::read::<agros_rules::Position>(text.as_bytes())
    };
    assert_eq!(agros(8).unwrap().document.main_line().len(), 2);
    let error = agros(10).unwrap_err().to_string();
    assert_eq!(error, "`start`: the position does not agree with `setup`");
    assert!(agros(3).unwrap_err().to_string().starts_with("`setup`: "));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let cases = [
        ("", "the file is empty"),
        ("\u{feff} \n", "the file is empty"),
        ("7", "`the file` must be an object, but is `7`"),
        ("{}", "not a game file: `format` is not \"agros-game\""),
        (
            r#"{"format":"sgf"}"#,
            "not a game file: `format` is not \"agros-game\"",
        ),
        (r#"{"format":"agros-game"}"#, "`version` is missing"),
        (
            r#"{"format":"agros-game","version":1}"#,
            "`game` is missing",
        ),
        (
            r#"{"format":"agros-game","version":1,"game":"corridor"}"#,
            "`setup` is missing",
        ),
        (
            r#"{"format":"agros-game","version":1,"game":"corridor","setup":{}}"#,
            "`nodes` is missing",
        ),
        (
            r#"{"format":"agros-game","version":0}"#,
            "`version` must be a whole number from 1, but is `0`",
        ),
        (
            r#"{"format":"agros-game","version":1.5}"#,
            "`version` must be a whole number from 1, but is `1.5`",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(message(text), expected, "{text}");
    }
}

#[test]
fn a_change_in_one_place_is_refused_at_that_place() {
    let cases = [
        (
            r#""endless":true"#,
            r#""endless":3"#,
            "`setup.endless`: invalid type: number, expected a boolean",
        ),
        (
            r#"{"endless":true,"wind":1.50}"#,
            "[]",
            "`setup` must be an object, but is a list",
        ),
        (
            r#"{"name":"Zoë","rating":1e+999},"#,
            "",
            "`players` must be a list of two, but is one of 1",
        ),
        (
            r#""name":"Zoë""#,
            r#""name":null"#,
            "`players[0].name` must be a text, but is null",
        ),
        (
            r#"{"event":"Open","round":3}"#,
            "3",
            "`tags` must be an object, but is `3`",
        ),
        (
            r#""comment":"the start""#,
            r#""move":"b""#,
            "nodes[0]: the first node is the root and has neither parent nor move",
        ),
        (
            r#""parent":null"#,
            r#""parent":0"#,
            "nodes[0]: the first node is the root and has neither parent nor move",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":null}"#,
            "nodes[2]: a second root: all nodes but the first need a parent",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":2,"move":"c"}"#,
            "nodes[2]: its parent 2 does not come before it",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":9,"move":"c"}"#,
            "nodes[2]: its parent 9 does not come before it",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":-1,"move":"c"}"#,
            "`nodes[2].parent` must be the index of a node, but is `-1`",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":1}"#,
            "`nodes[2].move` is missing",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":1,"move":7}"#,
            "`nodes[2].move` must be a text, but is `7`",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":1,"move":"d"}"#,
            "nodes[2]: the move `d` cannot be played: `d` is not possible in a corridor",
        ),
        (
            r#"{"parent":1,"move":"c"}"#,
            r#"{"parent":1,"move":"nine\n"}"#,
            "nodes[2]: the move `nine\\n` cannot be played: `nine\\n` is not a move",
        ),
        (
            r#""symbol":"!?""#,
            r#""symbol":"!!!""#,
            "`nodes[1].symbol` must be one of ! ? !! ?? !? ?!, but is the text `!!!`",
        ),
        (
            r#""clock":59000"#,
            r#""clock":-1"#,
            "`nodes[1].clock` must be a whole number from 0, but is `-1`",
        ),
        (
            r#""comment":"beside""#,
            r#""comment":{}"#,
            "`nodes[3].comment` must be a text, but is an object",
        ),
        (
            r#""at":"a""#,
            r#""at":"h""#,
            "`nodes[1].marks[1].at` must be a cell of the board, but is the text `h`",
        ),
        (r#""to":"f","#, "", "`nodes[1].marks[0].to` is missing"),
        (
            r#""kind":"square""#,
            r#""kind":"heart""#,
            "`nodes[1].marks[2].kind` must be arrow, ring, square or text, but is the text `heart`",
        ),
        (r#","text":"é""#, "", "`nodes[1].marks[3].text` is missing"),
        (
            r#""cursor":3"#,
            r#""cursor":5"#,
            "`cursor` is 5, but there are only 5 nodes, counted from 0",
        ),
        (
            r#""cursor":3"#,
            r#""cursor":"3""#,
            "`cursor` must be a whole number from 0, but is the text `3`",
        ),
        (
            r#""winner":"B""#,
            r#""winner":"L""#,
            "`result.winner` must be a player's letter or null, but is the text `L`",
        ),
        (
            r#""winner":"B""#,
            r#""winner":null"#,
            "`result.winner` must be a player's letter, but is null",
        ),
        (
            r#""by":"resignation""#,
            r#""by":"boredom""#,
            "`result.by` must be play, resignation, time or agreement, but is the text `boredom`",
        ),
        (
            r#""by":"resignation""#,
            r#""by":"play""#,
            "`result` contradicts the moves: the main line was not played to its end",
        ),
        (
            r#""score":[3,7]"#,
            r#""score":[3,8]"#,
            "`result` contradicts the moves: the score is [3,7], not [3,8]",
        ),
        (
            r#""score":[3,7]"#,
            r#""score":[3]"#,
            "`result.score` must be a list of two whole numbers, but is a list",
        ),
    ];
    for (part, change, expected) in cases {
        assert_eq!(FULL.matches(part).count(), 1, "{part}");
        assert_eq!(message(&FULL.replace(part, change)), expected, "{part}");
    }
}

#[test]
fn no_nodes_are_no_game() {
    assert_eq!(
        message(&with_nodes("[]", "")),
        "nodes[0]: there must be a root"
    );
}

#[test]
fn a_result_must_be_the_one_of_the_moves() {
    let cases = [
        (r#"{"winner":"B","by":"play"}"#, "the winner is A, not B"),
        (
            r#"{"winner":null,"by":"play"}"#,
            "the winner is A, not nobody",
        ),
        (
            r#"{"winner":"A","by":"resignation"}"#,
            "the main line was played to its end",
        ),
    ];
    for (result, expected) in cases {
        let error = message(&with_moves(WON, &format!(r#","result":{result}"#)));
        assert_eq!(error, format!("`result` contradicts the moves: {expected}"));
    }
}

#[test]
fn a_move_after_the_end_is_refused() {
    let drawn = "b f e c e-d b-a d-e a-b e-d b-a d-e a-b";
    open(&with_moves(drawn, ""));
    assert_eq!(
        message(&with_moves(&format!("{drawn} e-d"), "")),
        "nodes[13]: the move `e-d` cannot be played: the game is over: repetition"
    );
    assert!(message(&with_moves(&format!("{WON} e-d"), "")).starts_with("nodes[9]: "));
}

#[test]
fn ambiguous_json_is_refused() {
    let doubled = [
        (r#""version":1"#, r#""version":1,"version":1"#),
        (r#""wind":1.50"#, r#""wind":1,"wind":2"#),
        (r#""club":null"#, r#""club":1,"club":2"#),
        (r#"{"y":1"#, r#"{"y":2,"y":1"#),
        (r#""kind":"ring""#, r#""kind":"ring","k\u0069nd":"ring""#),
    ];
    for (part, change) in doubled {
        assert_eq!(FULL.matches(part).count(), 1, "{part}");
        let error = message(&FULL.replace(part, change));
        assert!(error.contains("stands twice at line 1 column"), "{error}");
    }
    for after in ["x", "{}", "\0", "\u{feff}"] {
        let error = message(&format!("{FULL}{after}"));
        assert!(error.contains("trailing characters at line 2"), "{error}");
    }
    let error = game_file::read::<tiny::Position>(b"{\"a\":\"\xff\"}").unwrap_err();
    let told = "not a text file: byte 6 is not UTF-8; the text seems to be in Latin-1, and must be in UTF-8";
    assert_eq!(error.to_string(), told);
}

proptest! {
    #[test]
    fn any_text_is_kept(comment in any::<String>(), name in any::<String>(), tag in any::<String>()) {
        let mut document = open(FULL);
        document.notes_mut(NodeId::ROOT).comment = comment.clone();
        document.header_mut().players.0[1].name = name.clone();
        document.header_mut().tags.insert(tag.clone(), tag.clone().into());
        let again = open(&game_file::write(&document));
        prop_assert_eq!(&again.notes(NodeId::ROOT).comment, &comment);
        prop_assert_eq!(&again.header().players.0[1].name, &name);
        prop_assert_eq!(&again.header().tags[&tag], &tag);
    }

    #[test]
    fn any_number_in_an_unknown_key_is_kept(number in r"-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,20})?") {
        let text = FULL.replace("1.50", &number);
        prop_assert_eq!(game_file::write(&open(&text)), text);
    }
}

#[test]
fn house_options_are_kept_and_absent_when_off() {
    for (written, kept) in [
        (r#""swap":true"#, true),
        (r#""swap":"kept""#, true),
        (r#""swap":"taken","bid":13"#, true),
        (r#""bid":9999,"later":1"#, true),
        (r#""time":60000,"increment":2000,"later":1"#, true),
        (r#""time":60000,"periods":3,"period":30000"#, true),
        (r#""periods":3,"period":30000"#, true),
        (r#""swap":false,"bid":0"#, false),
    ] {
        let text = SHORT.replace(r#""setup":{}"#, &format!(r#""setup":{{{written}}}"#));
        let again = game_file::write(&open(&text));
        assert_eq!(again.contains(written), kept, "{again}");
        let off = ["swap", "bid", "time", "period"]
            .iter()
            .all(|key| !again.contains(key));
        assert_eq!(off, !kept, "{again}");
    }
}

#[test]
fn clocks_that_make_no_sense_are_refused_by_name() {
    for (written, told) in [
        (r#""time":0"#, "setup.time"),
        (r#""time":-1"#, "setup.time"),
        (r#""time":60000,"increment":0.5"#, "setup.increment"),
        (r#""time":60000,"periods":3"#, "setup.time"),
        (
            r#""periods":18446744073709551615,"period":18446744073709551615"#,
            "setup.time",
        ),
    ] {
        let text = SHORT.replace(r#""setup":{}"#, &format!(r#""setup":{{{written}}}"#));
        let error = message(&text);
        assert!(error.contains(told), "{error}");
    }
}
