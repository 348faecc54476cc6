//! The outlook: what a move would change, told before it is played.

use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Galley, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::effect_words::sentence;
use super::facts::Facts;
use super::field_words::{key, side};
use super::pass_words;
use super::words::distance;
use crate::rules::Player;
use crate::rules::agros::{Cell, Move};
use crate::study::agros::Effect;
use crate::study::agros::PassAdvice;
use crate::ui::line::{Line, Type};
use crate::ui::numbers::points;
use crate::ui::text::{Text, words};
use crate::ui::{Look, fonts};

/// The height of the outlook, whatever the move.
pub const HEIGHT: f32 = TITLE_HEIGHT + ROWS as f32 * ROW_HEIGHT + SENTENCE_HEIGHT;

/// In a panel lower than this a pass takes only the room that its words need.
const ROOMY_FROM: f32 = 3.0 * HEIGHT;
const ROWS: usize = 4;
const TITLE_HEIGHT: f32 = 22.0;
const ROW_HEIGHT: f32 = 17.0;
/// Two lines of small text.
const SENTENCE_HEIGHT: f32 = 32.0;
const SIZE: f32 = 12.0;
const SENTENCE_SIZE: f32 = 11.0;
const CHANGES_X: f32 = 66.0;

/// Shows what a move would change, from the facts before it and after it.
pub fn show(ui: &mut Ui, effect: &Effect, before: &Facts, after: &Facts, look: Look<'_>) {
    let (play, mover) = (effect.play, effect.mover);
    let sentence = sentence(effect, look.text);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let title = title(play, mover, look.text);
    let rows = rows(play, before, after, look.text);
    response.widget_info(|| {
        let rows: Vec<String> = rows
            .iter()
            .map(|(name, change)| format!("{name} {change}"))
            .collect();
        let rows = rows.join(", ");
        WidgetInfo::labeled(Role::Label, true, format!("{title}: {rows}. {sentence}"))
    });
    if !ui.is_rect_visible(rect) {
        return;
    }
    let ink = Type::plain(SIZE, look.palette.ink);
    let muted = Type::plain(SIZE, look.palette.muted);
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), TITLE_HEIGHT));
    Line::in_middle_of(ui.painter(), head).left(
        head.x_range(),
        title,
        &Type::bold(SIZE, look.palette.ink),
    );
    for (index, (name, change)) in rows.into_iter().enumerate() {
        let row = Rect::from_min_size(
            pos2(rect.left(), head.bottom() + ROW_HEIGHT * index as f32),
            vec2(rect.width(), ROW_HEIGHT),
        );
        let line = Line::in_middle_of(ui.painter(), row);
        let changes_left = row.left() + CHANGES_X;
        line.left(row.left()..=changes_left, name, &muted);
        line.left(changes_left..=row.right(), change, &ink);
    }
    told(
        ui,
        rect.with_min_y(rect.bottom() - SENTENCE_HEIGHT),
        sentence,
        look,
    );
}

/// Shows what a pass means, in the place of a move that is pointed at.
pub fn show_pass(ui: &mut Ui, advice: &PassAdvice, look: Look<'_>) {
    // The room of a move is kept so that nothing moves, but not where others have none without it.
    let height = match ui.clip_rect().height() < ROOMY_FROM {
        true => TITLE_HEIGHT + SENTENCE_HEIGHT,
        false => HEIGHT,
    };
    let spoken = pass_words::spoken(advice, look.text);
    // Some languages need more lines for it.
    let lines = laid_out(ui, &spoken, ui.available_width(), usize::MAX, look);
    let height = height.max(TITLE_HEIGHT + lines.size().y);
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if ui.is_rect_visible(rect) {
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), TITLE_HEIGHT));
        let title = words!(look.text, "outlook-pass", player = key(advice.passer));
        let bold = Type::bold(SIZE, look.palette.ink);
        Line::in_middle_of(ui.painter(), head).left(head.x_range(), title, &bold);
        let colour = look.palette.muted;
        ui.painter().galley(head.left_bottom(), lines, colour);
    }
}

/// Small text in as many lines as there is room for.
fn told(ui: &Ui, rect: Rect, words: String, look: Look<'_>) {
    let rows = (rect.height() / 15.0) as usize;
    let galley = laid_out(ui, &words, rect.width(), rows, look);
    ui.painter().galley(rect.min, galley, look.palette.muted);
}

fn laid_out(ui: &Ui, words: &str, width: f32, rows: usize, look: Look<'_>) -> Arc<Galley> {
    let font = fonts::regular(SENTENCE_SIZE);
    let mut job = LayoutJob::simple(words.to_owned(), font, look.palette.muted, width);
    job.wrap.max_rows = rows;
    ui.painter().layout_job(job)
}

fn title(play: Move, mover: Player, text: &Text) -> String {
    if play == Move::Pass {
        return words!(text, "outlook-pass", player = key(mover));
    }
    words!(
        text,
        "outlook-title",
        player = key(mover),
        play = play.to_string(),
    )
}

fn rows(play: Move, before: &Facts, after: &Facts, text: &Text) -> [(String, String); ROWS] {
    let change = |before: String, after: String| {
        words!(text, "outlook-change", before = before, after = after)
    };
    let score = |player: Player| {
        (
            side(player, text),
            change(points(before.score[player]), points(after.score[player])),
        )
    };
    [
        score(Player::First),
        score(Player::Second),
        (
            text.get("outlook-fields"),
            change(
                before.fields.len().to_string(),
                after.fields.len().to_string(),
            ),
        ),
        (text.get("outlook-farmer"), farmer(play, text)),
    ]
}

/// What becomes of the farmer that moves: `h5 {4} → e2 {1}`.
fn farmer(play: Move, text: &Text) -> String {
    let stack =
        |cell: Cell, harvest: u8| words!(text, "stack", cell = cell.to_string(), harvest = harvest);
    let (before, after) = match play {
        Move::Pass => return text.get("none"),
        Move::Place(cell) => return stack(cell, 1),
        Move::Harvest { from, to } => {
            let harvest = distance(from, to);
            (stack(from, harvest), stack(to, harvest + 1))
        }
        Move::Sow { from, to } => (stack(from, distance(from, to) + 1), stack(to, 1)),
    };
    words!(text, "outlook-change", before = before, after = after)
}
