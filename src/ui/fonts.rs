//! The typeface: DejaVu Sans, bundled, because it has every sign that the window shows.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId};

/// The name of the bold face.
const BOLD: &str = "bold";

static REGULAR_FACE: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans.ttf");
static BOLD_FACE: &[u8] = include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf");

/// The fonts that the window is drawn with.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, face) in [("regular", REGULAR_FACE), (BOLD, BOLD_FACE)] {
        fonts
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(face)));
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["regular".to_owned()]);
    }
    fonts
        .families
        .insert(bold_family(), vec![BOLD.to_owned(), "regular".to_owned()]);
    fonts
}

/// The faces in which a letter of a family is looked for, in their order.
pub fn faces(family: &FontFamily) -> &'static [&'static [u8]] {
    static BOLD_FIRST: [&[u8]; 2] = [BOLD_FACE, REGULAR_FACE];
    if *family == bold_family() {
        &BOLD_FIRST
    } else {
        &BOLD_FIRST[1..]
    }
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
