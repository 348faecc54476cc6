//! Marks where the game might have gone another way.

use egui::{Painter, Shape, Stroke, pos2};

use crate::coach::Judgement;

use super::graph::Graph;

/// The height of a mark, in points; that of a blunder is filled.
const MARK: f32 = 7.0;
const OUTLINE: f32 = 1.4;

/// Paints the marks at the upper edge: wedges that point at their plies.
pub fn paint(graph: &Graph<'_>, painter: &Painter, marks: &[(usize, Judgement)]) {
    let palette = graph.palette;
    let top = graph.area.top();
    for &(ply, judgement) in marks {
        let x = graph.axis.x(ply);
        let corners = vec![
            pos2(x - MARK / 2.0, top),
            pos2(x + MARK / 2.0, top),
            pos2(x, top + MARK),
        ];
        let fill = match judgement {
            Judgement::Blunder => palette.threat,
            _ => palette.panel,
        };
        let outline = Stroke::new(OUTLINE, palette.threat);
        painter.add(Shape::convex_polygon(corners, fill, outline));
    }
}
