//! The two player lines: who plays, who is to move, what they have, the score.

use egui::{Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::Look;
use super::customs::ClockFace;
use super::line::{Line, Type};
use super::room::Room;
use super::text::words;
use super::tokens::{OwnerColours, Palette};

const WIDE_HEIGHT: f32 = 30.0;
const NARROW_HEIGHT: f32 = 34.0;
const GAP: f32 = 4.0;
const CORNER: f32 = 4.0;
const DISC_RADIUS: f32 = 8.5;
/// From the left edge: the triangle of the player to move, the disc, the name, the list.
const TRIANGLE_X: f32 = 6.0;
const DISC_X: f32 = 27.0;
const NAME_X: f32 = 43.0;
const LIST_NAME_X: f32 = 172.0;
const LIST_X: f32 = 222.0;
/// In lines narrower than this the list stands without its name.
const LIST_NAME_FROM: f32 = 520.0;
/// Between parts that follow each other.
const PART_GAP: f32 = 18.0;
/// To the left of the score.
const SCORE_GAP: f32 = 10.0;
/// What the widest score takes.
const SCORE_ROOM: f32 = 78.0;
/// The baseline of the score, from the middle of the line.
const SCORE_BASELINE: f32 = 6.1;
const RIGHT_MARGIN: f32 = 12.0;
const NARROW_RIGHT_MARGIN: f32 = 8.0;

/// What a line says about a player.
#[derive(Clone, Debug)]
pub struct PlayerLine<'a> {
    /// The player's name; may be empty.
    pub name: &'a str,
    /// The player's side: `Light`.
    pub side: String,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// What the list is of: `farmers`. Empty without a list.
    pub list_name: String,
    /// What the player has: `9 5 4 2 1`.
    pub list: String,
    /// A remark after the list; may be empty.
    pub note: String,
    /// Whether the remark is news rather than a detail.
    pub note_is_news: bool,
    /// What the player's clock shows, in games with clocks.
    pub clock: Option<ClockFace>,
    /// The score; empty in games without one.
    pub score: String,
    /// The colours of the player's disc.
    pub colours: OwnerColours,
}

impl PlayerLine<'_> {
    fn title(&self, look: Look<'_>) -> String {
        if self.name.is_empty() {
            self.side.clone()
        } else {
            words!(
                look.text,
                "player-title",
                name = self.name,
                side = self.side.as_str(),
            )
        }
    }

    fn note_look(&self, palette: &Palette) -> Type {
        match self.note_is_news {
            true => Type::bold(13.0, palette.ink),
            false => Type::plain(11.0, palette.muted),
        }
    }

    fn clock_look(&self, size: f32, palette: &Palette) -> (&str, Type) {
        let Some(clock) = &self.clock else {
            return ("", Type::plain(size, palette.ink));
        };
        let time = clock.time.as_str();
        match clock.runs {
            true if clock.is_low => (time, Type::bold(size, palette.threat)),
            true => (time, Type::bold(size, palette.ink)),
            false => (time, Type::plain(size, palette.muted)),
        }
    }

    fn spoken(&self, look: Look<'_>) -> String {
        let mut parts = vec![self.title(look)];
        if self.to_move {
            parts.push(look.text.get("player-to-move"));
        }
        if !self.list.is_empty() {
            parts.push(format!("{} {}", self.list_name, self.list));
        }
        if !self.note.is_empty() {
            parts.push(self.note.clone());
        }
        if let Some(clock) = &self.clock {
            parts.push(words!(
                look.text,
                "player-clock",
                time = clock.time.as_str()
            ));
        }
        if !self.score.is_empty() {
            parts.push(words!(
                look.text,
                "player-score",
                score = self.score.as_str()
            ));
        }
        parts.join(", ")
    }
}

/// Shows both lines, one under the other.
pub fn show(ui: &mut Ui, lines: &[PlayerLine<'_>; 2], look: Look<'_>) {
    let width = ui.available_width();
    let room = Room::of(width);
    let height = match room {
        Room::Wide => WIDE_HEIGHT,
        Room::Narrow => NARROW_HEIGHT,
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = GAP;
        for line in lines {
            let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, line.spoken(look)));
            if ui.is_rect_visible(rect) {
                paint_frame(ui.painter(), rect, line, look.palette);
                match room {
                    Room::Wide => paint_wide(ui.painter(), rect, line, look),
                    Room::Narrow => paint_narrow(ui.painter(), rect, line, look),
                }
            }
        }
    });
}

/// The height of both lines in a given width.
pub fn height(width: f32) -> f32 {
    match Room::of(width) {
        Room::Wide => 2.0 * WIDE_HEIGHT + GAP,
        Room::Narrow => 2.0 * NARROW_HEIGHT + GAP,
    }
}

fn paint_frame(painter: &Painter, rect: Rect, line: &PlayerLine<'_>, palette: &Palette) {
    let outline = if line.to_move {
        Stroke::new(2.4, palette.accent)
    } else {
        Stroke::new(1.0, palette.rule)
    };
    painter.rect(rect, CORNER, palette.panel, outline, StrokeKind::Inside);
    let middle = rect.center().y;
    if line.to_move {
        let left = rect.left() + TRIANGLE_X;
        painter.add(egui::Shape::convex_polygon(
            vec![
                pos2(left, middle - 5.5),
                pos2(left + 8.0, middle),
                pos2(left, middle + 5.5),
            ],
            palette.accent,
            Stroke::NONE,
        ));
    }
    painter.circle(
        pos2(rect.left() + DISC_X, middle),
        DISC_RADIUS,
        line.colours.disc,
        Stroke::new(1.6, line.colours.edge),
    );
}

fn paint_wide(painter: &Painter, rect: Rect, line: &PlayerLine<'_>, look: Look<'_>) {
    let palette = look.palette;
    let row = Line::in_middle_of(painter, rect);
    let from = |x: f32| rect.left() + x;
    let right = rect.right() - RIGHT_MARGIN;
    let score = Line::on(painter, rect.center().y + SCORE_BASELINE).right(
        from(LIST_NAME_X)..=right,
        line.score.as_str(),
        &Type::bold(19.0, palette.ink),
    );
    let mut end = score.span.min - SCORE_GAP;
    if line.clock.is_some() {
        // Beside the widest score, so that it stands still while scores change.
        let room = match line.score.is_empty() {
            true => 0.0,
            false => SCORE_ROOM,
        };
        let (time, clock_look) = line.clock_look(15.0, palette);
        let clock = row.right(
            from(LIST_NAME_X)..=(right - room).min(end),
            time,
            &clock_look,
        );
        end = clock.span.min - SCORE_GAP;
    }
    let list_look = Type::plain(12.5, palette.ink);
    let note_look = line.note_look(palette);
    let list_x = match rect.width() < LIST_NAME_FROM {
        true => LIST_NAME_X,
        false => LIST_X,
    };

    // A long name takes the room that the list and the note leave.
    let others = row.width(&line.list, &list_look) + PART_GAP + row.width(&line.note, &note_look);
    let room = end - others - from(list_x);
    let title = row.left(
        from(NAME_X)..=from(LIST_NAME_X) - 8.0 + room.max(0.0),
        line.title(look),
        &Type::bold(13.0, palette.ink),
    );
    let shift = (title.span.max + 8.0 - from(LIST_NAME_X)).max(0.0);
    if list_x == LIST_X {
        row.left(
            from(LIST_NAME_X) + shift..=from(LIST_X) + shift - 4.0,
            line.list_name.as_str(),
            &Type::plain(11.0, palette.muted),
        );
    }
    let list = row.left(from(list_x) + shift..=end, line.list.as_str(), &list_look);
    row.left(
        list.span.max + PART_GAP..=end,
        line.note.as_str(),
        &note_look,
    );
}

fn paint_narrow(painter: &Painter, rect: Rect, line: &PlayerLine<'_>, look: Look<'_>) {
    let palette = look.palette;
    let left = rect.left() + NAME_X;
    let right = rect.right() - NARROW_RIGHT_MARGIN;
    let middle = rect.center().y;

    let upper = Line::on(painter, middle - 1.0);
    let score = upper.right(
        left..=right,
        line.score.as_str(),
        &Type::bold(15.0, palette.ink),
    );
    upper.left(
        left..=score.span.min - SCORE_GAP,
        line.title(look),
        &Type::bold(11.5, palette.ink),
    );

    let lower = Line::on(painter, middle + 12.0);
    let muted = Type::plain(11.0, palette.muted);
    let mut end = right;
    if line.clock.is_some() {
        let (time, clock_look) = line.clock_look(12.0, palette);
        let clock = lower.right(left..=right, time, &clock_look);
        end = clock.span.min - 8.0;
    }
    let list = lower.left(left..=end, line.list.as_str(), &muted);
    let note_look = line.note_look(palette);
    let room = end - list.span.max - 8.0;
    // Where there is no room for all of a note, its first part stands for it.
    let note = match lower.width(&line.note, &note_look) > room {
        true => line.note.split(',').next().unwrap_or_default(),
        false => line.note.as_str(),
    };
    lower.left(list.span.max + 8.0..=end, note, &note_look);
}
