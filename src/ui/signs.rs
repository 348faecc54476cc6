//! The signs on the buttons with which one goes through a game.

use egui::{Color32, Painter, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// The triangles and bars on the step buttons.
const TRIANGLE: Vec2 = vec2(8.0, 11.0);
const BAR: f32 = 2.0;
/// The ring round the signs of playback.
const RING: f32 = 8.0;
const PAUSE: Vec2 = vec2(2.5, 8.0);

/// What is painted on a button of the bar instead of a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// To the start: a triangle at a bar.
    First,
    /// A ply back: a triangle.
    Back,
    /// A ply on.
    Forward,
    /// To the end.
    Last,
    /// On and on: a triangle in a ring.
    Play,
    /// Stop: two bars in a ring.
    Pause,
}

/// Paints a sign in the middle of a button.
pub fn paint(painter: &Painter, button: Rect, sign: Sign, ink: Color32) {
    let way = match sign {
        Sign::First | Sign::Back => -1.0,
        Sign::Forward | Sign::Last => 1.0,
        Sign::Play => return paint_play(painter, button, ink),
        Sign::Pause => return paint_pause(painter, button, ink),
    };
    let (middle, half) = (button.center(), TRIANGLE / 2.0);
    let tip = middle + vec2(way * half.x, 0.0);
    let back = middle.x - way * half.x;
    let corners = vec![
        tip,
        pos2(back, middle.y + half.y),
        pos2(back, middle.y - half.y),
    ];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
    if matches!(sign, Sign::First | Sign::Last) {
        let bar = middle + vec2(way * (half.x + BAR), 0.0);
        let heights = bar.y - half.y..=bar.y + half.y;
        painter.vline(bar.x, heights, Stroke::new(BAR, ink));
    }
}

/// A triangle in a ring: unlike that of a step it goes on.
fn paint_play(painter: &Painter, button: Rect, ink: Color32) {
    let middle = button.center();
    painter.circle_stroke(middle, RING, Stroke::new(1.4, ink));
    let corners = vec![
        middle + vec2(4.2, 0.0),
        middle + vec2(-2.4, 4.0),
        middle + vec2(-2.4, -4.0),
    ];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}

/// Two bars in a ring.
fn paint_pause(painter: &Painter, button: Rect, ink: Color32) {
    let middle = button.center();
    painter.circle_stroke(middle, RING, Stroke::new(1.4, ink));
    for way in [-1.0, 1.0] {
        let bar = Rect::from_center_size(middle + vec2(way * PAUSE.x, 0.0), PAUSE);
        painter.rect_filled(bar, 0.0, ink);
    }
}
