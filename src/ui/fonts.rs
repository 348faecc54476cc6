//! The typeface: DejaVu Sans, bundled, because it has every sign that the window shows.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId};

/// The name of the bold face.
const BOLD: &str = "bold";

/// The fonts that the window is drawn with.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [
        (
            "regular",
            &include_bytes!("../../assets/fonts/DejaVuSans.ttf")[..],
        ),
        (
            BOLD,
            &include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf")[..],
        ),
    ] {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["regular".to_owned()]);
    }
    fonts
        .families
        .insert(bold_family(), vec![BOLD.to_owned(), "regular".to_owned()]);
    fonts
}

/// The regular face at a size in points.
pub fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The bold face at a size in points.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, bold_family())
}

fn bold_family() -> FontFamily {
    FontFamily::Name(BOLD.into())
}
