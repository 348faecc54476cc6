//! The score sheet to be printed: a page that any browser shows and prints on A4.

use std::fmt::Write as _;

use crate::app::Model;
use crate::export::{Colours, Depict, Overlays, Still, Theme};
use crate::game::{Document, GameResult, NodeId, Record};
use crate::rules::{Outcome, Player};
use crate::storage::settings;
use crate::storage::settings::Settings;
use crate::study::{Line, Ply};
use crate::ui::Look;
use crate::ui::house::after_bid;
use crate::ui::languages::Language;
use crate::ui::move_list::{Row, Rows};
use crate::ui::overlay::Shown;
use crate::ui::seat::{Seat, Table};
use crate::ui::tales::Tales;
use crate::ui::text::{Text, words};
use crate::ui::tokens::Palette;

use super::paint::escaped;

/// The width of the board on the page, in pixels.
const BOARD: u16 = 480;

/// How the page looks; a printer takes the second part too.
const STYLE: &str = "\
body { font: 10pt/1.35 sans-serif; color: #33251a; max-width: 18cm; margin: 1cm auto; }
h1 { font-size: 16pt; margin: 0; }
p { margin: 0.1cm 0; }
svg { display: block; width: 9.5cm; height: auto; margin: 0.4cm 0; }
pre { font-size: 8pt; white-space: pre-wrap; break-inside: avoid; }
.moves { columns: 3; column-gap: 0.8cm; }
.round { display: grid; grid-template-columns: 2.2em 1fr 1fr; break-inside: avoid; border-bottom: 0.5px solid #ddd2ba; }
.comment { font-style: italic; margin: 0 0 0 2.2em; white-space: pre-wrap; }
.sign { display: flex; gap: 1cm; margin-top: 1cm; }
.sign span { flex: 1; border-top: 0.5px solid; padding-top: 0.1cm; }
@page { size: A4; margin: 1.2cm; }
@media print { body { margin: 0; max-width: none; } }
";

/// The page of a game's main line, in a language.
pub(super) fn page<P: Seat>(game: &Document<P>, language: &'static Language) -> String {
    let text = &Text::of(language);
    let tag = language.tag;
    let mut game = game.clone();
    game.set_cursor(game.main_end());
    let line = Line::measured(&game, &P::lead);
    let title = escaped(&title(&game, text));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    let mut add = |tag: &str, contents: &str| {
        let end = tag.split(' ').next().unwrap_or_default();
        // Writing to a string does not fail.
        let _ = writeln!(page, "<{tag}>{}</{end}>", escaped(contents));
    };
    add("p", &P::setup_words(game.setup(), text));
    for (key, value) in &game.header().tags {
        match value.as_str() {
            Some(value) => add("p", &format!("{key}: {value}")),
            None => add("p", &format!("{key}: {value}")),
        }
    }
    let played_out = matches!(game.result(), Some(GameResult::Play(_)));
    let outcome = game.result().map(GameResult::outcome);
    if let Some(outcome) = outcome {
        let end = game.position(game.main_end());
        add("p", &P::outcome_words(end, outcome, text));
        let house = game.header().house;
        let score = end.score().filter(|_| played_out);
        let bid = score.and_then(|score| after_bid::<P>(house, score, text));
        if let Some(bid) = bid {
            add("p", &bid);
        }
    }
    page.push_str(&board(&game, language));
    page.push_str(&moves(&game, &line));
    if let Some(outcome) = outcome {
        let sheet = sheet(game.clone(), &line, outcome, text);
        let _ = writeln!(page, "<pre>{}</pre>", escaped(&sheet));
    }
    let names = Player::BOTH.map(|player| escaped(&P::side(player, text)));
    let [first, second] = names;
    let _ = writeln!(
        page,
        "<div class=\"sign\"><span>{first}</span><span>{second}</span></div>\n</body>\n</html>"
    );
    page
}

/// Who played.
fn title<P: Seat>(game: &Document<P>, text: &Text) -> String {
    let players = &game.header().players;
    let [first, second] = Player::BOTH.map(|player| match players[player].name.as_str() {
        "" => P::side(player, text),
        name => words!(
            text,
            "player-title",
            name = name,
            side = P::side(player, text)
        ),
    });
    words!(
        text,
        "game-of",
        first = first.as_str(),
        second = second.as_str()
    )
}

/// The last position of the main line.
fn board<P: Seat>(game: &Document<P>, language: &Language) -> String {
    let end = game.main_end();
    P::svg(&Still {
        position: game.position(end),
        last: game.played(end),
        before: None,
        proposed: &[],
        marks: &game.notes(end).marks,
        overlays: Overlays::usual::<P>(),
        part: None,
        flipped: false,
        width: BOARD,
        theme: Theme::Light,
        colours: Colours::Usual,
        language: language.id(),
    })
}

/// The moves in rows of a turn each, as in the window, with their comments below.
fn moves<P: Seat>(game: &Document<P>, line: &Line) -> String {
    let mut moves = String::from("<div class=\"moves\">\n");
    let remark = |moves: &mut String, words: &str| {
        if !words.is_empty() {
            let _ = writeln!(moves, "<p class=\"comment\">{}</p>", escaped(words));
        }
    };
    remark(&mut moves, &game.notes(NodeId::ROOT).comment);
    let written = |ply: &Ply| {
        let symbol = game.notes(ply.node).symbol;
        let symbol = symbol.map_or("", |symbol| symbol.sign());
        format!("{}{symbol}", ply.notation)
    };
    for row in Rows::of(line).rows() {
        let Row::Turns { number, turns } = row else {
            continue;
        };
        let number = number
            .map(|number| format!("{number}."))
            .unwrap_or_default();
        let [first, second] = turns.0.each_ref().map(|turn| {
            let plies = line.plies[turn.clone()].iter().map(written);
            escaped(&plies.collect::<Vec<_>>().join(" "))
        });
        let _ = writeln!(
            moves,
            "<div class=\"round\"><span>{number}</span><span>{first}</span><span>{second}</span></div>"
        );
        for ply in turns
            .0
            .iter()
            .cloned()
            .flatten()
            .map(|ply| &line.plies[ply])
        {
            let comment = &game.notes(ply.node).comment;
            if !comment.is_empty() {
                remark(&mut moves, &format!("{}: {comment}", ply.notation));
            }
        }
    }
    moves.push_str("</div>\n");
    moves
}

/// The sheet of the window as text.
fn sheet<P: Seat>(game: Document<P>, line: &Line, outcome: Outcome, text: &Text) -> String {
    let mut model = Model::new(Settings::default());
    model.record = Record::from(game);
    let facts = model.position().facts();
    let table = Table {
        model: &model,
        facts: &facts,
        findings: &P::Findings::default(),
        since: None,
        tales: &Tales::default(),
        laid: None,
        line,
        lanes: None,
        opinions: &[],
        review: None,
        shown: Shown::default(),
        ahead: None,
        proposed: &[],
        motion: None,
        look: Look {
            text,
            palette: Palette::of(egui::Theme::Light, settings::Colours::Usual),
        },
    };
    P::sheet_text(&table, outcome)
}
