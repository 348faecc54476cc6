//! What the engine has found: its lines, how sure it is, and how hard it works.

use egui::{Align, Label, Layout, RichText, Sense, Ui};

use crate::app::{Model, Purpose};
use crate::coach::Verdict;
use crate::engine::{Evaluation as _, Line, Report, Score, for_first};
use crate::rules::{ByPlayer, Player};

use super::fonts;
use super::numbers;
use super::opinion::Opinion;
use super::seat::{Seat, Table};
use super::shortcuts::Command;
use super::style::{SMALL, TEXT};
use super::text::{Text, words};

const HEADER: f32 = 20.0;
const ROW: f32 = 19.0;
/// The room for a line's score and for its chance, in points.
const SCORE_WIDTH: f32 = 92.0;
const CHANCE_WIDTH: f32 = 40.0;
/// A lead as wide as they commonly are.
const WIDE_LEAD: &str = "99½";

/// A panel narrower than this has its lines in several rows, of so many moves.
const WRAPPED_BELOW: f32 = 360.0;
const MOST_WRAPPED: usize = 12;

/// The first moves of a line, up to one that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Followed {
    line: usize,
    moves: usize,
}

/// The height of the panel; 0 where there is nothing to show.
pub fn height<P: Seat>(table: &Table<'_, P>) -> f32 {
    if table.model.engine_is_up() {
        HEADER + ROW * f32::from(table.model.settings.engine.lines())
    } else {
        0.0
    }
}

/// The moves to draw on the board: the line that is followed, or else the first of each.
pub fn proposed<M: Copy>(advice: Option<&Report<M>>, followed: Option<Followed>) -> Vec<M> {
    let Some(report) = advice else {
        return Vec::new();
    };
    let followed = followed.and_then(|followed| {
        let moves = &report.lines.get(followed.line)?.moves;
        Some(moves[..followed.moves.min(moves.len())].to_vec())
    });
    followed.unwrap_or_else(|| {
        let lines = report.lines.iter();
        lines
            .filter_map(|line| line.moves.first().copied())
            .collect()
    })
}

/// The position to which the line leads that is followed, up to the move that is pointed at.
pub fn followed_position<P: Seat>(
    model: &Model<P>,
    followed: Option<Followed>,
    proposed: &[P::Move],
) -> Option<P> {
    model.advice()?;
    followed?;
    let mut moves = proposed.iter();
    moves.try_fold(model.position().clone(), |position, &play| {
        position.play(play).ok()
    })
}

/// Shows the panel, and says up to which move of which line the pointer is.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>) -> Option<Followed> {
    let advice = table.model.advice();
    ui.spacing_mut().item_spacing = egui::vec2(6.0, 1.0);
    let header = RichText::new(header(table))
        .size(SMALL)
        .color(table.look.palette.muted);
    ui.add(Label::new(header).truncate());
    let mut followed = None;
    let columns = columns(ui, table);
    for (index, line) in advice
        .into_iter()
        .flat_map(|report| &report.lines)
        .enumerate()
    {
        let moves = row(ui, table, columns, line);
        followed = followed.or(moves.map(|moves| Followed { line: index, moves }));
    }
    followed
}

/// The widths of the score and of the chance; some languages have long words for them.
fn columns<P: Seat>(ui: &Ui, table: &Table<'_, P>) -> [f32; 2] {
    let text = table.look.text;
    let width = |words: String| {
        let (font, ink) = (fonts::regular(TEXT), table.look.palette.engine);
        ui.painter()
            .layout_no_wrap(words, font, ink)
            .size()
            .x
            .ceil()
    };
    let counts = table.model.position().score().is_some();
    let leads = Player::BOTH.map(|player| {
        let side = P::side(player, text);
        match counts {
            true => words!(text, "lead-of", side = side, points = WIDE_LEAD),
            false => words!(text, "engine-likely", side = side, percent = 100),
        }
    });
    let [first, second] = leads.map(width);
    let exact = width(text.get("engine-exact-mark"));
    [SCORE_WIDTH.max(first).max(second), CHANCE_WIDTH.max(exact)]
}

/// One line. Says up to which of its moves the pointer is.
fn row<P: Seat>(
    ui: &mut Ui,
    table: &Table<'_, P>,
    [score_width, chance_width]: [f32; 2],
    line: &Line<P::Move>,
) -> Option<usize> {
    let palette = table.look.palette;
    let mut followed = None;
    let wraps = ui.available_width() < WRAPPED_BELOW;
    let layout = Layout::left_to_right(Align::Center).with_main_wrap(wraps);
    let size = egui::vec2(ui.available_width(), ROW - 1.0);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        let cell = |ui: &mut Ui, width: f32, words: RichText| {
            ui.allocate_ui_with_layout(
                egui::vec2(width, ROW - 1.0),
                Layout::left_to_right(Align::Center),
                |ui| {
                    ui.set_min_width(width);
                    ui.add(Label::new(words.size(TEXT)).truncate());
                },
            );
        };
        let score = RichText::new(score_words(table, line.score)).color(palette.engine);
        cell(ui, score_width, score.strong());
        let chance = RichText::new(chance_words(table, line.score)).color(palette.muted);
        cell(ui, chance_width, chance);
        // In the narrow panel a line goes on in the next row.
        let most = if wraps { MOST_WRAPPED } else { usize::MAX };
        for (index, play) in line.moves.iter().enumerate().take(most) {
            let words = RichText::new(play.to_string())
                .size(TEXT)
                .color(palette.ink);
            let label = Label::new(words).sense(Sense::hover()).extend();
            if !wraps && ui.available_width() < 48.0 {
                break;
            }
            if ui.add(label).hovered() {
                followed = Some(index + 1);
            }
        }
    });
    followed
}

/// Who is ahead, and by how much: `Light +6½`, or how likely to win: `White 63 %`.
fn score_words<P: Seat>(table: &Table<'_, P>, score: Score) -> String {
    let text = table.look.text;
    let position = table.model.position();
    let verdict = Verdict {
        value: for_first(position.turn(), score.value),
        exact: score.is_exact(),
        depth: 0,
    };
    let sides = ByPlayer::from_fn(|player| P::side(player, text));
    Opinion::of(position, verdict).words(&sides, text)
}

/// The player who is ahead, and the value for that player.
fn ahead<P: Seat>(table: &Table<'_, P>, score: Score) -> (Player, crate::engine::Value) {
    let value = for_first(table.model.position().turn(), score.value);
    match value.in_hundredths() {
        0.. => (Player::First, value),
        _ => (Player::Second, -value),
    }
}

/// The chance of the one who is ahead; nothing where that was said already.
fn chance_words<P: Seat>(table: &Table<'_, P>, score: Score) -> String {
    if score.is_exact() {
        return table.look.text.get("engine-exact-mark");
    }
    let position = table.model.position();
    if position.score().is_none() {
        return String::new();
    }
    let chance = P::best_judge().win_chance(position, score.value);
    let percent = (100.0 * chance.max(1.0 - chance)).round() as i32;
    words!(table.look.text, "engine-chance", percent = percent)
}

/// What the engine is doing, and how far it has come.
fn header<P: Seat>(table: &Table<'_, P>) -> String {
    let text = table.look.text;
    let thinking = table.model.thinks_for();
    let Some(report) = table.model.advice() else {
        return match thinking {
            Some(Purpose::Play) => {
                let turn = table.model.position().turn();
                words!(text, "engine-to-move", side = P::side(turn, text))
            }
            Some(_) => text.get("engine-thinking"),
            None if !table.model.is_over()
                && table.model.thinking.plays[table.model.position().turn()] =>
            {
                let keys = Command::EngineMove.keys(&table.model.settings);
                words!(text, "engine-waits", keys = keys)
            }
            None => text.get("engine-ready"),
        };
    };
    let exact = report.lines.first().filter(|line| line.score.is_exact());
    if let Some(line) = exact {
        return result_words(table, line.score);
    }
    let state = match thinking {
        Some(_) => text.get("engine-thinking"),
        None => text.get("engine-done"),
    };
    words!(
        text,
        "engine-header",
        state = state,
        depth = report.depth,
        nodes = thousands(report.nodes, text),
        rate = thousands(report.rate(), text)
    )
}

/// The result with best play: `Light wins by 6½ with best play`.
fn result_words<P: Seat>(table: &Table<'_, P>, score: Score) -> String {
    let text = table.look.text;
    let (winner, value) = ahead(table, score);
    if let Some((_, plies)) = value.forced() {
        return words!(
            text,
            "engine-wins-in",
            side = P::side(winner, text),
            plies = plies
        );
    }
    match value.in_hundredths() / 50 {
        0 => text.get("engine-exact-draw"),
        half_points => words!(
            text,
            "engine-exact",
            side = P::side(winner, text),
            points = numbers::points(half_points)
        ),
    }
}

/// A number in few digits: `830`, `12 k`, `3.4 M`.
fn thousands(number: u64, text: &Text) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{} k", number / 1_000),
        _ => {
            let tenths = (number as f64 / 1e5).round();
            format!("{} M", numbers::decimal(tenths / 10.0, text))
        }
    }
}
