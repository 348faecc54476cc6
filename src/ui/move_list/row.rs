//! One row of the move list.

use std::ops::Range;
use std::sync::Arc;

use egui::accesskit::AriaCurrent;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, Galley, Painter, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::game::Symbol;
use crate::rules::Player;
use crate::study::{Ply, SideLine};
use crate::ui::text::words;
use crate::ui::{Look, fonts, leads, numbers};

use super::keyboard::Keyboard;
use super::rows::Place;
use super::{CORNER, MOVE_SIZE, MoveList, MoveListEvent, NOTE_SIZE, Row, ply_name, tell};

/// The column of row numbers.
const NUMBER_WIDTH: f32 = 29.0;
const NUMBER_GAP: f32 = 5.0;
/// Between the edge of a ply and its text.
const PADDING: f32 = 5.0;
/// The scroll bar lies over the right edge.
const RIGHT_MARGIN: f32 = 10.0;
const CURRENT_OUTLINE: f32 = 1.8;
/// More moves of a side line than these are never shown in its row.
const SIDE_LINE_MOVES: usize = 8;

/// Shows a row and says what was done in it.
pub fn show(
    list: &MoveList<'_>,
    ui: &mut Ui,
    look: Look<'_>,
    keyboard: &Keyboard,
    row: &Row,
    rect: Rect,
) -> Option<MoveListEvent> {
    match row {
        Row::Turns { number, turns } => {
            if let Some(number) = number {
                let text = words!(look.text, "moves-number", number = *number);
                let (font, muted) = (fonts::regular(MOVE_SIZE), look.palette.muted);
                let width = ui
                    .painter()
                    .layout_no_wrap(text.clone(), font.clone(), muted);
                // The largest numbers need the gap as well.
                let right = (NUMBER_WIDTH - NUMBER_GAP).max(width.size().x);
                let place = rect.left_center() + vec2(right, 0.0);
                ui.painter()
                    .text(place, Align2::RIGHT_CENTER, text, font, muted);
            }
            let mut event = None;
            for player in Player::BOTH {
                let turn = turns[player].clone();
                let place = turn_rect(rect, player);
                event = show_turn(list, ui, look, keyboard, turn, place).or(event);
            }
            event
        }
        Row::SideLine(index) => show_side_line(list, ui, look, keyboard, *index, rect),
    }
}

fn turn_rect(row: Rect, player: Player) -> Rect {
    let width = (row.width() - NUMBER_WIDTH - RIGHT_MARGIN) / 2.0;
    let left = row.left() + NUMBER_WIDTH + player.index() as f32 * width;
    Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height())).shrink2(vec2(1.0, 0.5))
}

fn show_turn(
    list: &MoveList<'_>,
    ui: &mut Ui,
    look: Look<'_>,
    keyboard: &Keyboard,
    turn: Range<usize>,
    place: Rect,
) -> Option<MoveListEvent> {
    let width = place.width() / turn.len().max(1) as f32;
    let mut event = None;
    for (index, ply) in turn.enumerate() {
        let left = place.left() + index as f32 * width;
        let rect = Rect::from_x_y_ranges(left..=left + width, place.y_range());
        event = show_ply(list, ui, look, keyboard, ply, rect).or(event);
    }
    event
}

/// Shows the ply at a place of the line.
fn show_ply(
    list: &MoveList<'_>,
    ui: &mut Ui,
    look: Look<'_>,
    keyboard: &Keyboard,
    index: usize,
    rect: Rect,
) -> Option<MoveListEvent> {
    let ply = list.line.plies.get(index)?;
    let id = ui.scope_id().with(("ply", ply.node));
    let response = ui.interact(rect, id, Sense::CLICK);
    let (current, beyond) = (index + 1 == list.cursor, index >= list.cursor);
    let palette = look.palette;
    let painter = ui.painter();
    if current || response.hovered() {
        painter.rect_filled(rect, CORNER, palette.chip);
    }
    if current {
        let stroke = Stroke::new(CURRENT_OUTLINE, palette.accent);
        painter.rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
    }
    let font = if current { fonts::bold } else { fonts::regular };
    let ink = if beyond { palette.muted } else { palette.ink };
    let left = rect.left_center() + vec2(PADDING, 0.0);
    let written = painter.text(left, Align2::LEFT_CENTER, judged(ply), font(MOVE_SIZE), ink);
    if !ply.comment.is_empty() {
        paint_comment(painter, rect, palette.note);
    }
    if let Some(change) = ply.change {
        let font = fonts::regular(NOTE_SIZE);
        let ink = if current { palette.ink } else { palette.muted };
        let change = painter.layout_no_wrap(numbers::difference(change), font, ink);
        let right = rect.right_center() - vec2(PADDING + change.size().x, change.size().y / 2.0);
        if right.x > written.right() {
            painter.galley(right, change, ink);
        }
    }
    describe_ply(list, ui, look, index, ply, &response);
    let response = tell(ui, response, || (list.told)(ply.node));
    keyboard.mark(ui, look, Place::Ply(index), rect, ply.node, id);
    if response.clicked() {
        return Some(MoveListEvent::GoTo(ply.node));
    }
    menu(&response, look, ply)
}

/// A move with its symbol: `e3+e2!?`
fn judged(ply: &Ply) -> String {
    let sign = ply.symbol.map_or("", Symbol::sign);
    format!("{}{sign}", ply.notation)
}

/// A corner turned down: something is written about this move.
fn paint_comment(painter: &Painter, rect: Rect, colour: Color32) {
    const SIDE: f32 = 6.0;
    let corner = rect.right_top();
    let points = vec![corner, corner - vec2(SIDE, 0.0), corner + vec2(0.0, SIDE)];
    painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

fn describe_ply(
    list: &MoveList<'_>,
    ui: &Ui,
    look: Look<'_>,
    index: usize,
    ply: &Ply,
    response: &Response,
) {
    let name = ply_name(list.sides, look, index, ply);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if index + 1 == list.cursor {
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_aria_current(AriaCurrent::True);
        });
    }
}

fn show_side_line(
    list: &MoveList<'_>,
    ui: &mut Ui,
    look: Look<'_>,
    keyboard: &Keyboard,
    index: usize,
    rect: Rect,
) -> Option<MoveListEvent> {
    let side = list.line.side_lines.get(index)?;
    let rect = rect.with_max_x(rect.right() - RIGHT_MARGIN);
    let id = ui.scope_id().with(("side line", side.node()));
    let response = ui.interact(rect, id, Sense::CLICK);
    let palette = look.palette;
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, CORNER, palette.chip);
    }
    let facts = side_line_facts(list, look, side);
    let font = fonts::regular(NOTE_SIZE);
    let written = painter.layout_no_wrap(facts.clone(), font, palette.muted);
    let facts_left = rect.right() - PADDING - written.size().x;
    let place = pos2(facts_left, rect.center().y - written.size().y / 2.0);
    painter.galley(place, written, palette.muted);

    let left = rect.left() + PADDING;
    let moves = side_line_moves(list, look, side, painter, facts_left - left - PADDING);
    let place = pos2(left, rect.center().y - moves.size().y / 2.0);
    painter.galley(place, moves, palette.ink);

    let moves = first_moves(list, look, side, SIDE_LINE_MOVES);
    let name = words!(look.text, "moves-side-line", moves = moves, facts = facts);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    let response = tell(ui, response, || (list.told)(side.node()));
    keyboard.mark(ui, look, Place::SideLine(index), rect, side.node(), id);
    if response.clicked() {
        return Some(MoveListEvent::GoTo(side.node()));
    }
    menu(&response, look, &side.plies[0])
}

/// As many whole moves of a side line as a width has room for. Where there is none for the first,
/// it is shortened.
pub fn side_line_moves(
    list: &MoveList<'_>,
    look: Look<'_>,
    side: &SideLine,
    painter: &Painter,
    width: f32,
) -> Arc<Galley> {
    let lay_out = |count: usize, wrap: TextWrapping| {
        let moves = first_moves(list, look, side, count);
        let font = fonts::regular(MOVE_SIZE);
        let mut job = LayoutJob::simple_singleline(moves, font, look.palette.ink);
        job.wrap = wrap;
        painter.layout_job(job)
    };
    let whole = (1..=SIDE_LINE_MOVES.min(side.plies.len())).rev();
    whole
        .map(|count| lay_out(count, TextWrapping::no_max_width()))
        .find(|moves| moves.size().x <= width)
        .unwrap_or_else(|| lay_out(1, TextWrapping::truncate_at_width(width.max(0.0))))
}

/// The first moves of a side line: `◇ 28… i5+h4 h5-e2 …`
fn first_moves(list: &MoveList<'_>, look: Look<'_>, side: &SideLine, count: usize) -> String {
    let plies = side.plies.iter().take(count);
    let moves: Vec<_> = plies.map(|ply| ply.notation.as_str()).collect();
    let mut moves = moves.join(" ");
    if side.plies.len() > count {
        moves.push_str(" …");
    }
    match (list.rows.number_of(side.leaves + 1), side.plies[0].mover) {
        (None, _) => words!(look.text, "moves-side-line-opening", moves = moves),
        (Some(number), Player::First) => {
            words!(
                look.text,
                "moves-side-line-first",
                number = number,
                moves = moves
            )
        }
        (Some(number), Player::Second) => {
            words!(
                look.text,
                "moves-side-line-second",
                number = number,
                moves = moves
            )
        }
    }
}

/// `8 plies: Light +10½`
fn side_line_facts(list: &MoveList<'_>, look: Look<'_>, side: &SideLine) -> String {
    let plies = side.plies.len();
    match side.lead() {
        Some(lead) => {
            let lead = leads::lead(lead, list.sides, look.text);
            words!(
                look.text,
                "moves-side-line-lead",
                plies = plies,
                lead = lead
            )
        }
        None => words!(look.text, "moves-side-line-plies", plies = plies),
    }
}

fn menu(response: &Response, look: Look<'_>, ply: &Ply) -> Option<MoveListEvent> {
    let mut event = None;
    response.context_menu(|ui| {
        if ui.button(look.text.get("moves-delete")).clicked() {
            event = Some(MoveListEvent::DeleteFrom(ply.node));
        }
        for (key, enabled, does) in [
            ("moves-trim", ply.goes_on, MoveListEvent::Trim(ply.node)),
            (
                "moves-make-main",
                !ply.main,
                MoveListEvent::MakeMainLine(ply.node),
            ),
            (
                "moves-earlier",
                ply.place > 0,
                MoveListEvent::Earlier(ply.node),
            ),
            (
                "moves-later",
                ply.place + 1 < ply.places,
                MoveListEvent::Later(ply.node),
            ),
        ] {
            let button = egui::Button::new(look.text.get(key));
            if ui.add_enabled(enabled, button).clicked() {
                event = Some(does);
            }
        }
        if ui.button(look.text.get("moves-compare")).clicked() {
            event = Some(MoveListEvent::Compare(ply.node));
        }
    });
    event
}
