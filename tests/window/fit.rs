//! Whether what is written in the window can be read: nothing is cut off, nothing lies on another.

use egui::accesskit::{Live, Role};
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Order, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::desk::Desk;

/// So far letters may reach over an edge, in points: rounding, and their own blank borders.
const PLAY: f32 = 1.5;
/// Lines of text may be set so close, in points.
const LEADING: f32 = 3.0;

/// A text on the screen.
struct Written {
    /// Its place among all shapes, from the back to the front.
    index: usize,
    words: String,
    /// What its letters cover, a line each.
    lines: Vec<Rect>,
    clip: Rect,
    /// Whether it ends in "…" for want of room.
    cut: bool,
}

impl Written {
    /// What all of its letters cover.
    fn rect(&self) -> Rect {
        let lines = self.lines.iter();
        lines.fold(Rect::NOTHING, |all, line| all.union(*line))
    }

    fn is_words(&self) -> bool {
        let mut words = self.words.split(|c: char| !c.is_alphabetic());
        words.any(|word| word.chars().count() > 2)
    }
}

impl Desk {
    /// What cannot be read as it should. What stands in `may_be_cut` may end in "…" where there is
    /// no room for it: names and paths, which are as long as people like.
    pub fn misfits(&self, may_be_cut: &[&str]) -> Vec<String> {
        let shapes = &self.harness.output().shapes;
        let all = front(self, shapes);
        let status = self.spoken_status();
        let bars = self.harness.query_all_by_role(Role::ScrollBar);
        let bars = bars.map(|bar| bar.rect());
        let (lying, scrolled): (Vec<Rect>, Vec<Rect>) =
            bars.partition(|bar| bar.width() > bar.height());
        // With large text, whole pages are scrolled both ways.
        let page_scrolls = |clip: Rect| lying.iter().any(|bar| bar.center().y > clip.top());
        let mut misfits = Vec::new();
        for text in all.iter().filter(|text| text.is_words()) {
            let (rect, clip) = (text.rect(), text.clip);
            let allowed = may_be_cut.iter().any(|part| text.words.contains(part));
            if text.cut && !allowed && Some(&text.words) != status.as_ref() {
                misfits.push(format!("cut: {:?}", text.words));
            }
            let beyond = rect.left() < clip.left() - PLAY || rect.right() > clip.right() + PLAY;
            if beyond && !page_scrolls(clip) {
                misfits.push(format!("too wide: {:?} {rect:?} in {clip:?}", text.words));
            }
            let scrolls = scrolled.iter().any(|bar| {
                clip.expand(LEADING).y_range().contains(bar.center().y)
                    && (clip.left()..=clip.right() + 20.0).contains(&bar.center().x)
            });
            let over = rect.top() < clip.top() - LEADING || rect.bottom() > clip.bottom() + LEADING;
            if over && !scrolls && !page_scrolls(clip) {
                misfits.push(format!("too high: {:?} {rect:?} in {clip:?}", text.words));
            }
        }
        for (index, one) in all.iter().enumerate() {
            for other in &all[index + 1..] {
                let words = one.is_words() || other.is_words();
                let shown = |text: &Written| {
                    let lines = text.lines.iter();
                    let seen = lines.map(|line| line.intersect(text.clip).shrink(PLAY));
                    seen.collect::<Vec<_>>()
                };
                let (ones, others) = (shown(one), shown(other));
                let both = |line: &Rect| others.iter().any(|o| line.intersect(*o).is_positive());
                if words && one.words != other.words && ones.iter().any(both) {
                    misfits.push(format!("overlap: {:?} and {:?}", one.words, other.words));
                }
            }
        }
        misfits.extend(self.beyond_buttons(&all));
        misfits
    }

    /// Names of buttons that reach over their edges.
    fn beyond_buttons(&self, all: &[Written]) -> Vec<String> {
        let roles = [Role::Button, Role::RadioButton, Role::CheckBox, Role::Tab];
        let nodes = self
            .harness
            .query_all_by(|node| roles.contains(&node.role()));
        let mut beyond = Vec::new();
        for node in nodes {
            let Some(name) = node.accesskit_node().label() else {
                continue;
            };
            let rect = node.rect();
            let own = |text: &&Written| text.words == name && rect.contains(text.rect().center());
            for text in all.iter().filter(own) {
                let own = text.rect();
                if own.left() < rect.left() - PLAY || own.right() > rect.right() + PLAY {
                    beyond.push(format!("too long for its button: {name:?}"));
                }
            }
        }
        beyond
    }

    /// The status line, where there is one.
    fn spoken_status(&self) -> Option<String> {
        let mut nodes = self
            .harness
            .query_all_by(|node| node.author_id() == Some("status") || node.live() == Live::Polite);
        nodes.next().and_then(|node| node.value())
    }
}

/// The texts that nothing lies upon.
fn front(desk: &Desk, shapes: &[ClippedShape]) -> Vec<Written> {
    let screen = desk.harness.ctx.content_rect();
    let mut written = Vec::new();
    let mut rects = Vec::new();
    let mut index = 0;
    for shape in shapes {
        walk(&shape.shape, &mut |shape| {
            index += 1;
            match shape {
                Shape::Text(text) if !text.galley.is_empty() => {
                    written.push(of_text(text, index));
                }
                Shape::Rect(rect) => rects.push((index, rect.rect, rect.fill.a())),
                _ => {}
            }
        });
        for text in written.iter_mut().filter(|text| text.clip == Rect::NOTHING) {
            text.clip = shape.clip_rect;
        }
    }
    // What lies behind a dialog waits, and was looked at before.
    let veil = |(_, rect, alpha): &&(usize, Rect, u8)| {
        rect.contains_rect(screen) && (1..255).contains(alpha)
    };
    let veil = rects.iter().rfind(veil).map_or(0, |(index, ..)| *index);
    let areas = desk.harness.ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids();
        let upon = layers
            .into_iter()
            .filter(|layer| layer.order > Order::Background);
        upon.filter_map(|layer| memory.area_rect(layer.id))
            .collect::<Vec<_>>()
    });
    let lids: Vec<(usize, Rect)> = areas
        .into_iter()
        .filter_map(|area| {
            let is_frame = |(_, rect, _): &&(usize, Rect, u8)| {
                rect.expand(3.0).contains_rect(area) && area.expand(3.0).contains_rect(*rect)
            };
            rects
                .iter()
                .find(is_frame)
                .map(|(index, ..)| (*index, area))
        })
        .collect();
    written.retain(|text| {
        let hidden = lids
            .iter()
            .any(|(index, lid)| text.index < *index && lid.intersects(text.rect()));
        let seen = text.rect().intersect(text.clip);
        text.index > veil && !hidden && seen.width() > PLAY && seen.height() > LEADING
    });
    written
}

fn of_text(text: &TextShape, index: usize) -> Written {
    let rows = text.galley.rows.iter();
    let inked = rows.map(|row| {
        let place = text.pos.to_vec2() + row.pos.to_vec2();
        row.row.visuals.mesh_bounds.translate(place)
    });
    let lines = inked.filter(Rect::is_positive).collect();
    Written {
        index,
        words: text.galley.text().to_owned(),
        lines,
        clip: Rect::NOTHING,
        cut: text.galley.elided,
    }
}

/// Goes through the shapes in a shape.
fn walk(shape: &Shape, visit: &mut impl FnMut(&Shape)) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                walk(shape, visit);
            }
        }
        shape => visit(shape),
    }
}
