//! Colours, lengths and texts as SVG writes them.

use std::fmt;

use egui::epaint::{ColorMode, PathStroke};
use egui::{Color32, Rect, Stroke};

/// How a shape is filled and outlined; the width of the stroke is in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Paint {
    fill: Color32,
    stroke: Stroke,
}

impl Paint {
    /// A fill and a stroke whose width is in points of so many pixels.
    pub(super) fn new(fill: Color32, stroke: Stroke, scale: f32) -> Paint {
        let stroke = match stroke.is_empty() {
            true => Stroke::NONE,
            false => Stroke::new(stroke.width * scale, stroke.color),
        };
        Paint { fill, stroke }
    }

    /// Whether nothing can be seen of it.
    pub(super) fn is_nothing(&self) -> bool {
        self.fill.a() == 0 && self.stroke.is_empty()
    }

    /// Whether what it covers is hidden altogether.
    pub(super) fn is_opaque(&self) -> bool {
        let whole = |colour: Color32| matches!(colour.a(), 0 | 255);
        whole(self.fill) && whole(self.stroke.color)
    }
}

/// Writes ` fill="#aabbcc" stroke="#ddeeff" stroke-width="2"`.
impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_colour(f, "fill", self.fill)?;
        if !self.stroke.is_empty() {
            write_colour(f, "stroke", self.stroke.color)?;
            write!(f, " stroke-width=\"{}\"", number(self.stroke.width))?;
        }
        Ok(())
    }
}

fn write_colour(f: &mut fmt::Formatter<'_>, name: &str, colour: Color32) -> fmt::Result {
    let [red, green, blue, opacity] = colour.to_srgba_unmultiplied();
    if opacity == 0 {
        return write!(f, " {name}=\"none\"");
    }
    write!(f, " {name}=\"#{red:02x}{green:02x}{blue:02x}\"")?;
    if opacity < 255 {
        let opacity = number(f32::from(opacity) / 255.0);
        write!(f, " {name}-opacity=\"{opacity}\"")?;
    }
    Ok(())
}

/// The stroke of a path, if it has one colour all along.
pub(super) fn plain(stroke: &PathStroke) -> Stroke {
    match stroke.color {
        ColorMode::Solid(colour) => Stroke::new(stroke.width, colour),
        ColorMode::UV(_) => Stroke::NONE,
    }
}

/// ` x="…" y="…" width="…" height="…"` of a rectangle in pixels.
pub(super) fn rectangle(rect: Rect) -> String {
    format!(
        "x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
        number(rect.min.x),
        number(rect.min.y),
        number(rect.width()),
        number(rect.height())
    )
}

/// A number with two decimals at most, which is finer than any eye.
#[derive(Clone, Copy)]
pub(super) struct Number(i64);

/// Rounds to hundredths.
pub(super) fn number(value: f32) -> Number {
    Number((f64::from(value) * 100.0).round() as i64)
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// A text with the signs that XML takes for its own written otherwise.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            _ => safe.push(character),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_as_many_decimals_as_they_need() {
        let texts = [0.0, -0.001, 12.0, 0.5, 0.05, -3.456, 1e4].map(|n| number(n).to_string());
        assert_eq!(texts, ["0", "0", "12", "0.5", "0.05", "-3.46", "10000"]);
    }

    #[test]
    fn colours_are_written_with_their_opacity() {
        let stroke = Stroke::new(1.5, Color32::from_rgb(1, 2, 255));
        let paint = Paint::new(Color32::TRANSPARENT, stroke, 2.0);
        let text = " fill=\"none\" stroke=\"#0102ff\" stroke-width=\"3\"";
        assert_eq!(paint.to_string(), text);
        let half = Color32::from_rgba_unmultiplied(255, 255, 255, 128);
        let paint = Paint::new(half, Stroke::NONE, 1.0);
        assert_eq!(paint.to_string(), " fill=\"#ffffff\" fill-opacity=\"0.5\"");
        assert!(!paint.is_opaque());
    }
}
