//! Pictures of positions, painted by the very painters of the window, but without one.

mod glyphs;
mod looks;
mod page;
mod paint;
mod svg;

use egui::{Context, Pos2, RawInput, Rect, Vec2, ViewportId, vec2};
use unic_langid::LanguageIdentifier;

use crate::export::{Colours, Depict, Still, Theme};
use crate::game::Document;
use crate::storage::settings;

use super::Look;
use super::fonts;
use super::languages::Language;
use super::seat::Seat;
use super::text::Text;
use super::tokens::Palette;

pub use looks::Looks;
use svg::Svg;

/// Up to this width in pixels a point is a pixel, as in the window. Wider pictures are the same,
/// magnified: their letters grow too.
const WIDEST_PLAIN: f32 = 720.0;

impl<P: Seat> Depict for P {
    const OVERLAYS: &'static [&'static str] = P::STILL_OVERLAYS;
    const USUAL_OVERLAYS: &'static [&'static str] = P::USUAL_STILL_OVERLAYS;

    fn svg(still: &Still<'_, P>) -> String {
        let text = Text::of(Language::nearest(Some(&still.language), &[]));
        let theme = match still.theme {
            Theme::Light => egui::Theme::Light,
            Theme::Dark => egui::Theme::Dark,
        };
        let colours = match still.colours {
            Colours::Usual => settings::Colours::Usual,
            Colours::Protan => settings::Colours::Protan,
            Colours::Deutan => settings::Colours::Deutan,
            Colours::Tritan => settings::Colours::Tritan,
            Colours::Contrast => settings::Colours::Contrast,
        };
        let palette = Palette::of(theme, colours);
        let look = Look {
            text: &text,
            palette,
        };
        let width = f32::from(still.width);
        let scale = (width / WIDEST_PLAIN).max(1.0);
        let height = (P::still_height(still, width / scale, scale) * scale).round();
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(width, height) / scale);

        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions());
        let output = ctx.run_ui(input(rect.size(), scale), |ui| {
            let painter = ui.painter_at(rect);
            painter.rect_filled(rect, 0.0, palette.window);
            P::paint_still(&painter, rect, still, look);
        });
        // Nobody paints what egui itself would paint; its textures are of no use here.
        let mut svg = Svg::new(vec2(width, height), scale);
        svg.describe(&still.position.to_string());
        for shape in &output.shapes {
            svg.add(shape);
        }
        output.drop_without_applying_deltas();
        svg.finish()
    }

    fn page(game: &Document<P>, language: &LanguageIdentifier) -> String {
        page::page(game, Language::nearest(Some(language), &[]))
    }
}

/// What a window of this size, in points, would be told.
fn input(size: Vec2, pixels_per_point: f32) -> RawInput {
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
        ..RawInput::default()
    };
    let window = input.viewports.entry(ViewportId::ROOT).or_default();
    window.native_pixels_per_point = Some(pixels_per_point);
    input
}
