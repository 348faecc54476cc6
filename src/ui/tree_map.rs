//! A map of the whole tree of moves: every line has a lane, plies go to the right. It is dragged
//! about, zoomed by the wheel, and a click goes to a position.

use egui::{
    Align2, Event, EventFilter, Key, Modifiers, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::Action;
use crate::game::{NodeId, Stamp};
use crate::rules::Player;
use crate::study::{Tree, TreeLine, TreeNode};

use super::fonts;
use super::seat::{Seat, Table};
use super::style::SMALL;
use super::text::words;

/// From ply to ply and from lane to lane at a zoom of 1, in points.
const PITCH: Vec2 = vec2(24.0, 26.0);
/// The radius of a node at a zoom of 1, in points.
const NODE: f32 = 6.0;
/// Nodes closer to each other than this are not drawn one by one.
const LEAST_PITCH: f32 = 5.0;
/// From here on a node has its move beside it.
const NAMED_FROM: f32 = 2.2;
const ZOOMS: std::ops::RangeInclusive<f32> = 0.05..=4.0;
const MARGIN: f32 = 24.0;

/// The map, and how it lies under the eye.
pub struct TreeMap {
    /// Whether it lies over the board.
    pub shown: bool,
    content: Option<(u64, Stamp)>,
    tree: Tree,
    /// The place of the root, from the corner of the map.
    offset: Vec2,
    zoom: f32,
    /// The node that was last brought into sight.
    seen: Option<NodeId>,
}

impl Default for TreeMap {
    fn default() -> Self {
        TreeMap {
            shown: false,
            content: None,
            tree: Tree::default(),
            offset: Vec2::splat(MARGIN),
            zoom: 1.0,
            seen: None,
        }
    }
}

impl TreeMap {
    /// Shows the map in `rect`, and says where to go.
    pub fn show<P: Seat>(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        table: &Table<'_, P>,
    ) -> Option<Action<P>> {
        let record = &table.model.record;
        let content = (table.model.game_number(), record.stamp());
        if self.content.replace(content) != Some(content) {
            self.tree = Tree::of(record);
        }
        let id = ui.scope_id().with("tree map");
        let response = ui.interact(rect, id, Sense::click_and_drag());
        let name = words!(
            table.look.text,
            "map-name",
            lines = self.tree.lines.len(),
            plies = self.tree.plies
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, ui.is_enabled(), &name));
        let cursor = record.cursor();
        let place = self.tree.find(cursor, record.ply(cursor));
        if self.seen.replace(cursor) != Some(cursor)
            && let Some((line, index)) = place
        {
            self.bring_into_sight(rect, line, index);
        }
        self.move_about(ui, &response);
        let on_line: Vec<NodeId> = record.line();
        self.paint(ui, rect, table, &on_line);
        // A finger that was lifted points nowhere any more, but there it was.
        let pointed = response
            .hover_pos()
            .or_else(|| response.interact_pointer_pos())
            .and_then(|pointer| self.node_at(rect, pointer));
        if response.clicked() {
            response.request_focus();
        }
        if let Some(node) = pointed
            && response.clicked()
        {
            return Some(Action::GoTo(node.node));
        }
        if let Some(node) = pointed
            && let Some(play) = record.played(node.node)
        {
            let comment = &record.notes(node.node).comment;
            let words = words!(
                table.look.text,
                "map-node",
                ply = record.ply(node.node),
                play = play.to_string(),
                comment = comment.as_str()
            );
            response.clone().on_hover_text_at_pointer(words);
        }
        self.keyed(ui, &response, place).map(Action::GoTo)
    }

    /// Up and down go to the line in the next lane.
    fn keyed(&self, ui: &Ui, response: &Response, place: Option<(usize, usize)>) -> Option<NodeId> {
        if !response.has_focus() {
            return None;
        }
        ui.memory_mut(|memory| {
            let filter = EventFilter {
                vertical_arrows: true,
                ..EventFilter::default()
            };
            memory.set_focus_lock_filter(response.id, filter);
        });
        let (line, index) = place?;
        let here = &self.tree.lines[line];
        let ply = here.first_ply + index;
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let beside = self.tree.lines.iter().filter(|other| {
            let end = other.first_ply + other.nodes.len();
            (other.first_ply..end).contains(&ply) && other.lane != here.lane
        });
        let next = if pressed(Key::ArrowDown) {
            beside
                .filter(|other| other.lane > here.lane)
                .min_by_key(|other| other.lane)
        } else if pressed(Key::ArrowUp) {
            beside
                .filter(|other| other.lane < here.lane)
                .max_by_key(|other| other.lane)
        } else {
            None
        };
        next.map(|line| line.nodes[ply - line.first_ply].node)
    }

    fn pitch(&self) -> Vec2 {
        PITCH * self.zoom
    }

    fn at(&self, rect: Rect, ply: usize, lane: usize) -> Pos2 {
        rect.min + self.offset + self.pitch() * vec2(ply as f32, lane as f32)
    }

    fn bring_into_sight(&mut self, rect: Rect, line: usize, index: usize) {
        let line = &self.tree.lines[line];
        let inner = rect.shrink(MARGIN.min(0.25 * rect.width()));
        let place = self.at(rect, line.first_ply + index, line.lane);
        self.offset += place.clamp(inner.min, inner.max) - place;
    }

    fn move_about(&mut self, ui: &Ui, response: &Response) {
        let fingers = ui.input(egui::InputState::multi_touch);
        if let Some(fingers) = fingers.filter(|fingers| response.rect.contains(fingers.center_pos))
        {
            self.offset += fingers.translation_delta;
            return self.enlarge(fingers.center_pos - response.rect.min, fingers.zoom_delta);
        }
        self.offset += response.drag_delta();
        let Some(pointer) = response.hover_pos() else {
            return;
        };
        let zoom = ui.input(|input| {
            let turned = input.events.iter().filter_map(|event| match event {
                Event::MouseWheel { delta, unit, .. } => Some(match unit {
                    egui::MouseWheelUnit::Point => delta.y / 50.0,
                    egui::MouseWheelUnit::Line | egui::MouseWheelUnit::Page => delta.y,
                }),
                _ => None,
            });
            1.15_f32.powf(turned.sum()) * input.zoom_delta()
        });
        self.enlarge(pointer - response.rect.min, zoom);
    }

    /// Makes everything larger by a factor; what is at `place` stays there.
    fn enlarge(&mut self, place: Vec2, by: f32) {
        let zoom = (self.zoom * by).clamp(*ZOOMS.start(), *ZOOMS.end());
        let from_root = place - self.offset;
        self.offset += from_root * (1.0 - zoom / self.zoom);
        self.zoom = zoom;
    }

    /// The node that is nearest to a place, if it is near enough.
    fn node_at(&self, rect: Rect, place: Pos2) -> Option<TreeNode> {
        let at = (place - rect.min - self.offset) / self.pitch();
        let (ply, lane) = (at.x.round(), at.y.round());
        if ply < 0.0 || lane < 0.0 {
            return None;
        }
        let (ply, lane) = (ply as usize, lane as usize);
        self.tree.lines.iter().find_map(|line| {
            let index = ply.checked_sub(line.first_ply)?;
            line.nodes.get(index).copied().filter(|_| line.lane == lane)
        })
    }

    fn paint<P: Seat>(&self, ui: &Ui, rect: Rect, table: &Table<'_, P>, on_line: &[NodeId]) {
        let palette = table.look.palette;
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, 4.0, palette.panel);
        let seen = rect.expand(self.pitch().x.max(self.pitch().y));
        let is_on_line = |line: &TreeLine, index: usize| {
            on_line.get(line.first_ply + index) == Some(&line.nodes[index].node)
        };
        for line in &self.tree.lines {
            let last = line.first_ply + line.nodes.len() - 1;
            let begin = self.at(rect, line.first_ply, line.lane);
            let end = self.at(rect, last, line.lane);
            let elbow = self.at(rect, line.first_ply.saturating_sub(1), line.from_lane);
            if !seen.intersects(Rect::from_two_pos(begin, end).union(Rect::from_pos(elbow))) {
                continue;
            }
            let quiet = Stroke::new(1.2, palette.muted);
            if line.lane != line.from_lane {
                let down = pos2(elbow.x, begin.y);
                painter.add(Shape::line(vec![elbow, down, begin], quiet));
            }
            painter.line_segment([begin, end], quiet);
            // The line through the cursor follows a line of the tree from its first node on.
            let followed = (0..line.nodes.len())
                .take_while(|&index| is_on_line(line, index))
                .count();
            if followed > 0 {
                let strong = Stroke::new(2.4, palette.ink);
                let to = self.at(rect, line.first_ply + followed - 1, line.lane);
                if line.lane != line.from_lane {
                    let down = pos2(elbow.x, begin.y);
                    painter.add(Shape::line(vec![elbow, down, begin], strong));
                }
                painter.line_segment([begin, to], strong);
            }
            if self.pitch().x >= LEAST_PITCH {
                self.paint_nodes(&painter, rect, table, line);
            }
        }
        self.paint_cursor(&painter, rect, table);
    }

    fn paint_nodes<P: Seat>(
        &self,
        painter: &egui::Painter,
        rect: Rect,
        table: &Table<'_, P>,
        line: &TreeLine,
    ) {
        let (palette, pitch) = (table.look.palette, self.pitch());
        let left = ((-self.offset.x) / pitch.x).floor() as isize - line.first_ply as isize - 1;
        let count = (rect.width() / pitch.x).ceil() as usize + 3;
        let nodes = line.nodes.iter().enumerate();
        for (index, node) in nodes.skip(left.max(0) as usize).take(count) {
            let place = self.at(rect, line.first_ply + index, line.lane);
            let radius = (NODE * self.zoom).min(0.42 * pitch.x);
            let (fill, edge) = match node.mover {
                Some(player) => (palette.owners[player].field, palette.owners[player].outline),
                None => (palette.ground, palette.muted),
            };
            painter.circle(place, radius, fill, Stroke::new(1.2, edge));
            // Whose move it is can be told without colour.
            if node.mover == Some(Player::Second) {
                painter.circle_filled(place, 0.4 * radius, edge);
            }
            if node.noted {
                let mark = Rect::from_center_size(
                    place + vec2(0.8, -0.8) * radius,
                    Vec2::splat(0.8 * radius),
                );
                painter.rect_filled(mark, 1.0, palette.note);
            }
            if self.zoom >= NAMED_FROM
                && let Some(play) = table.model.record.played(node.node)
            {
                painter.text(
                    place + vec2(0.0, radius + 2.0),
                    Align2::CENTER_TOP,
                    play,
                    fonts::regular(SMALL),
                    palette.ink,
                );
            }
        }
    }

    fn paint_cursor<P: Seat>(&self, painter: &egui::Painter, rect: Rect, table: &Table<'_, P>) {
        let record = &table.model.record;
        let cursor = record.cursor();
        if let Some((line, index)) = self.tree.find(cursor, record.ply(cursor)) {
            let line = &self.tree.lines[line];
            let place = self.at(rect, line.first_ply + index, line.lane);
            let radius = (NODE * self.zoom).max(3.0) + 3.0;
            painter.circle_stroke(place, radius, Stroke::new(2.4, table.look.palette.accent));
        }
    }
}
