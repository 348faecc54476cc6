//! How colours look to eyes that lack a kind of cones.
//!
//! The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
//! Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009), at full severity; they work on
//! linear light.

use egui::Color32;

use crate::storage::settings::Colours;

/// Linear light: red, green and blue, from 0 to 1.
pub type Light = [f64; 3];

const PROTAN: [Light; 3] = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const DEUTAN: [Light; 3] = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
const TRITAN: [Light; 3] = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];

/// The light of a colour as the eyes see it that a palette is made for.
pub fn seen(colour: Color32, by: Colours) -> Light {
    let light = [colour.r(), colour.g(), colour.b()].map(linear);
    let matrix = match by {
        Colours::Usual | Colours::Contrast => return light,
        Colours::Protan => PROTAN,
        Colours::Deutan => DEUTAN,
        Colours::Tritan => TRITAN,
    };
    matrix.map(|row| {
        let sum: f64 = row
            .iter()
            .zip(light)
            .map(|(share, part)| share * part)
            .sum();
        sum.clamp(0.0, 1.0)
    })
}

fn linear(value: u8) -> f64 {
    let value = f64::from(value) / 255.0;
    match value <= 0.04045 {
        true => value / 12.92,
        false => ((value + 0.055) / 1.055).powf(2.4),
    }
}

/// WCAG 2 relative luminance.
fn luminance([red, green, blue]: Light) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of WCAG 2.
pub fn contrast(one: Light, other: Light) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How far apart two lights look: the distance in CIE L*a*b*, white being that of sRGB.
pub fn difference(one: Light, other: Light) -> f64 {
    let squares = lab(one).into_iter().zip(lab(other));
    squares.map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

fn lab(light: Light) -> [f64; 3] {
    let [red, green, blue] = light;
    let x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047;
    let z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883;
    let [x, y, z] = [x, luminance(light), z].map(|share| match share > 216.0 / 24_389.0 {
        true => share.cbrt(),
        false => (24_389.0 / 27.0 * share + 16.0) / 116.0,
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn red_and_green_of_one_lightness_are_alike_without_one_of_their_cones() {
    let (red, green) = (
        Color32::from_rgb(190, 90, 60),
        Color32::from_rgb(115, 125, 40),
    );
    let apart = |by| difference(seen(red, by), seen(green, by));
    assert!(apart(Colours::Usual) > 50.0, "{}", apart(Colours::Usual));
    assert!(apart(Colours::Deutan) < 12.0, "{}", apart(Colours::Deutan));
    assert!(apart(Colours::Tritan) > 50.0, "{}", apart(Colours::Tritan));
}
