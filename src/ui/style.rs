//! How egui's own widgets look: the palette applied to its styles.

use egui::style::{Selection, Spacing, WidgetVisuals};
use egui::{Color32, Context, CornerRadius, Stroke, TextStyle, Theme, Visuals};

use crate::storage::settings::Colours;

use super::fonts;
use super::tokens::Palette;

/// The size of ordinary text, in points.
pub const TEXT: f32 = 12.5;
/// The smallest text of the window, in points.
pub const SMALL: f32 = 11.0;

/// What fingers can hit with ease is at least so high, in points.
pub const FINGER: f32 = 34.0;

const ROUNDING: CornerRadius = CornerRadius::same(4);

/// Gives both themes of a context our fonts and the usual colours.
pub fn apply(ctx: &Context) {
    ctx.set_fonts(fonts::definitions());
    colour(ctx, Colours::Usual);
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| {
            style.text_styles = [
                (TextStyle::Small, fonts::regular(SMALL)),
                (TextStyle::Body, fonts::regular(TEXT)),
                (TextStyle::Button, fonts::regular(TEXT)),
                (TextStyle::Monospace, fonts::regular(TEXT)),
                (TextStyle::Heading, fonts::bold(18.0)),
            ]
            .into();
            style.spacing.item_spacing = egui::vec2(8.0, 6.0);
            style.interaction.selectable_labels = false;
        });
    }
    make_targets(ctx, false);
}

/// Makes what is pressed large enough for fingers, or for a pointer.
pub fn make_targets(ctx: &Context, large: bool) {
    let usual = Spacing::default();
    let (least, padding, larger) = match large {
        true => (FINGER, 8.0, 8.0),
        false => (usual.interact_size.y, 4.0, 0.0),
    };
    ctx.all_styles_mut(|style| {
        let spacing = &mut style.spacing;
        spacing.interact_size.y = least;
        spacing.button_padding = egui::vec2(10.0, padding);
        spacing.icon_width = usual.icon_width + larger;
        spacing.icon_width_inner = usual.icon_width_inner + larger;
    });
}

/// Gives both themes of a context these colours.
pub fn colour(ctx: &Context, colours: Colours) {
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| style.visuals = visuals(theme, colours));
    }
}

fn visuals(theme: Theme, colours: Colours) -> Visuals {
    let palette = Palette::of(theme, colours);
    let base = match theme {
        Theme::Light => Visuals::light(),
        Theme::Dark => Visuals::dark(),
    };
    let mut visuals = Visuals {
        override_text_color: Some(palette.ink),
        weak_text_color: Some(palette.muted),
        panel_fill: palette.window,
        window_fill: palette.panel,
        window_stroke: Stroke::new(1.4, palette.ink),
        window_corner_radius: CornerRadius::same(6),
        menu_corner_radius: ROUNDING,
        extreme_bg_color: palette.panel,
        text_edit_bg_color: Some(palette.panel),
        faint_bg_color: palette.chip,
        code_bg_color: palette.chip,
        hyperlink_color: palette.accent,
        warn_fg_color: palette.threat,
        error_fg_color: palette.threat,
        selection: Selection {
            bg_fill: palette.chip,
            stroke: Stroke::new(1.8, palette.accent),
        },
        ..base
    };
    let widgets = &mut visuals.widgets;
    widgets.noninteractive = widget(palette.panel, palette.rule, 1.0, palette.ink);
    widgets.inactive = widget(palette.panel, palette.muted, 1.0, palette.ink);
    widgets.hovered = widget(palette.chip, palette.ink, 1.0, palette.ink);
    widgets.active = widget(palette.chip, palette.ink, 1.6, palette.ink);
    widgets.open = widget(palette.chip, palette.muted, 1.0, palette.ink);
    visuals
}

fn widget(fill: Color32, outline: Color32, width: f32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, outline),
        corner_radius: ROUNDING,
        fg_stroke: Stroke::new(1.4, text),
        expansion: 0.0,
    }
}
