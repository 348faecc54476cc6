//! The ledger: the comparison of harvests that decided a field.

use egui::text::LayoutJob;
use egui::{Painter, Rangef, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::board::paint_swatch;
use super::field_words::{adjacent, key, rank, side};
use super::ranks;
use crate::rules::Player;
use crate::rules::agros::{Field, Setup};
use crate::study::agros::Upset;
use crate::ui::glossary;
use crate::ui::line::{Line, Type};
use crate::ui::text::{Text, words};
use crate::ui::{Look, fonts};

/// The height of the ledger, whatever it shows.
pub const HEIGHT: f32 = 136.0;
/// In a panel lower than this it takes no room while it has nothing to show.
const ROOMY_FROM: f32 = 3.0 * HEIGHT;
/// From its top to the line that says what would upset the field.
const UPSET_Y: f32 = 104.0;
const UPSET_ROWS: usize = 2;

const SIZE: f32 = 12.0;
const SMALL_SIZE: f32 = 11.0;
const TITLE_HEIGHT: f32 = 22.0;
const SWATCH: f32 = 13.0;
const TITLE_X: f32 = 20.0;
const RANKS_HEIGHT: f32 = 18.0;
const ROW_PITCH: f32 = 23.0;
const LISTS_X: f32 = 48.0;
/// There are boxes for at least so many ranks.
const MIN_PLACES: usize = 3;
/// The room that the verdict takes to the right of the boxes, where there is so much.
const VERDICT_WIDTH: f32 = 92.0;

/// Why the ledger shows a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attention {
    /// The pointer or the cell cursor is on it.
    Hovered,
    /// It was chosen before.
    Selected,
}

/// Shows how a field was decided; a hint without one.
pub fn show(ui: &mut Ui, field: Option<(&Field, Attention)>, setup: Setup, look: Look<'_>) {
    // Its room is kept so that nothing moves, but not where others have none without it.
    let height = match field {
        None if ui.clip_rect().height() < ROOMY_FROM => TITLE_HEIGHT,
        _ => HEIGHT,
    };
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let Some((field, attention)) = field else {
        let hint = look.text.get("ledger-empty");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &hint));
        let top = Rect::from_min_size(rect.min, vec2(rect.width(), TITLE_HEIGHT));
        Line::in_middle_of(ui.painter(), top).left(
            rect.x_range(),
            hint,
            &Type::plain(SIZE, look.palette.muted),
        );
        return;
    };
    let title = title(field, attention, look.text);
    let verdict = Verdict::of(field, look.text);
    response.widget_info(|| {
        let spoken = words!(
            look.text,
            "ledger-spoken",
            title = title.as_str(),
            light = adjacent(field, Player::First, look.text),
            dark = adjacent(field, Player::Second, look.text),
            verdict = format!(
                "{}, {}. {}",
                verdict.margin,
                verdict.how,
                upset(field, setup, look.text)
            ),
        );
        WidgetInfo::labeled(Role::Label, true, spoken)
    });
    if ui.is_rect_visible(rect) {
        let upset = upset(field, setup, look.text);
        let margin = paint(ui.painter(), rect, field, title, verdict, upset, look);
        let word = match field.decision {
            Some(_) => "agros-word-margin",
            None => "agros-word-tie",
        };
        glossary::word(ui, margin, word, look);
    }
}

fn title(field: &Field, attention: Attention, text: &Text) -> String {
    let sum = match field.owner() {
        Some(_) => words!(
            text,
            "ledger-sum",
            cells = field.cells.len(),
            harvest = field.harvest(),
            value = field.value(),
        ),
        None => words!(text, "ledger-sum-nothing", cells = field.cells.len()),
    };
    let key = match attention {
        Attention::Hovered => "ledger-hovered",
        Attention::Selected => "ledger-selected",
    };
    words!(text, key, sum = sum)
}

/// What would give the field to someone else: `Dark takes it with one more of 10 · falls without
/// i2`.
fn upset(field: &Field, setup: Setup, text: &Text) -> String {
    let upset = Upset::of(field, setup);
    let mut parts: Vec<String> = upset
        .arrivals
        .iter()
        .map(|&(player, harvest)| {
            words!(
                text,
                "ledger-arrival",
                player = key(player),
                harvest = harvest
            )
        })
        .collect();
    if !upset.pillars.is_empty() {
        let pillars: Vec<String> = upset.pillars.iter().map(ToString::to_string).collect();
        parts.push(words!(text, "ledger-pillars", farmers = pillars.join(", ")));
    }
    parts.join(" · ")
}

/// By how much a field was decided, and how.
struct Verdict {
    margin: String,
    how: String,
}

impl Verdict {
    fn of(field: &Field, text: &Text) -> Verdict {
        match field.decision {
            Some(decision) => Verdict {
                margin: words!(text, "ledger-margin", margin = decision.margin),
                how: words!(text, "ledger-decided", rank = decision.rank + 1),
            },
            None => Verdict {
                margin: super::field_words::margin(field, text),
                how: text.get("ledger-nobody"),
            },
        }
    }
}

/// Paints the ledger; returns where the margin is written.
fn paint(
    painter: &Painter,
    rect: Rect,
    field: &Field,
    title: String,
    verdict: Verdict,
    upset: String,
    look: Look<'_>,
) -> Rect {
    let palette = look.palette;
    let (head, body) = rect.split_top_bottom_at_y(rect.top() + TITLE_HEIGHT);
    let swatch = Rect::from_center_size(
        pos2(head.left() + SWATCH / 2.0, head.center().y),
        vec2(SWATCH, SWATCH),
    );
    paint_swatch(painter, swatch, field.owner(), look);
    Line::in_middle_of(painter, head).left(
        head.left() + TITLE_X..=head.right(),
        title,
        &Type::bold(SIZE, palette.ink),
    );

    let longest = Player::BOTH.map(|player| field.adjacent[player].len());
    let places = longest[0].max(longest[1]).max(MIN_PLACES);
    let lists_left = body.left() + LISTS_X;
    let pitch = ranks::PITCH.min((body.right() - lists_left) / places as f32);
    let muted = Type::plain(SMALL_SIZE, palette.muted);
    let ranks_line = Line::on(painter, body.top() + RANKS_HEIGHT - 5.0);
    for place in 0..places {
        let left = lists_left + pitch * place as f32;
        ranks_line.middle(
            left - 2.0..=left + pitch,
            rank(place as u8, look.text),
            &muted,
        );
    }
    let deciding = field.decision.map(|decision| decision.rank);
    for (index, player) in Player::BOTH.into_iter().enumerate() {
        let top = body.top() + RANKS_HEIGHT + ROW_PITCH * index as f32;
        let row = Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), ranks::HEIGHT));
        let weight = if field.owner() == Some(player) {
            Type::bold(SIZE, palette.ink)
        } else {
            Type::plain(SIZE, palette.ink)
        };
        Line::in_middle_of(painter, row).left(
            row.left()..=lists_left,
            side(player, look.text),
            &weight,
        );
        let harvests: Vec<u8> = field.adjacent[player].iter().map(|pair| pair.0).collect();
        ranks::paint(
            painter,
            pos2(lists_left, top),
            pitch,
            &harvests,
            places,
            deciding,
            look,
        );
    }

    let bottom = Rect::from_min_max(pos2(rect.left(), rect.top() + UPSET_Y), rect.max);
    let font = fonts::regular(SMALL_SIZE);
    let mut upset = LayoutJob::simple(upset, font, palette.muted, rect.width());
    upset.wrap.max_rows = UPSET_ROWS;
    painter.galley(bottom.min, painter.layout_job(upset), palette.muted);

    let lists_right = lists_left + pitch * places as f32;
    let bold = Type::bold(SIZE, palette.ink);
    let first_row = body.top() + RANKS_HEIGHT;
    if body.right() - lists_right >= VERDICT_WIDTH {
        let span = Rangef::new(lists_right + 12.0, body.right());
        let margin = Line::on(painter, first_row + 15.0).left(span, verdict.margin, &bold);
        Line::on(painter, first_row + 31.0).left(span, verdict.how, &muted);
        margin_rect(margin.span, first_row + 15.0)
    } else {
        let baseline = first_row + 2.0 * ROW_PITCH + 14.0;
        let line = Line::on(painter, baseline);
        let margin = line.left(lists_left..=body.right(), verdict.margin, &bold);
        line.left(margin.span.max + 8.0..=body.right(), verdict.how, &muted);
        margin_rect(margin.span, baseline)
    }
}

/// Where the margin is written, above its baseline.
fn margin_rect(span: Rangef, baseline: f32) -> Rect {
    Rect::from_x_y_ranges(span, baseline - SIZE..=baseline + 2.0)
}
