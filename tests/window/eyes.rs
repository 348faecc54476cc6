//! What the window looks like with large text and in the colours for eyes of every kind.

use agros::rules::agros::Position;
use agros::storage::settings::{Colours, Settings, TextSize, Theme};
use egui::{Key, Vec2, vec2};

use crate::desk::{Desk, game};
use crate::pictures::tolerance;

fn desk(theme: Theme, colours: Colours, text: TextSize, size: Vec2) -> Desk {
    let mut settings = Settings::default();
    settings.theme = theme;
    settings.colours = colours;
    settings.text_size = text;
    settings.animations = false;
    let overlays = ["fields", "values", "swing", "threats"].map(str::to_owned);
    settings.set_overlays::<Position>(overlays.to_vec());
    let mut desk = Desk::showing(&game(71), settings, size);
    // The path of the file in the status line is another one each time.
    desk.ctrl(Key::F);
    desk.ctrl(Key::F);
    desk.let_pass();
    desk
}

fn colours(name: &str, theme: Theme, colours: Colours) {
    let mut desk = desk(theme, colours, TextSize::default(), vec2(1000.0, 640.0));
    desk.harness.snapshot_options(name, &tolerance());
}

#[test]
fn high_contrast_in_the_light_theme() {
    colours("contrast-light", Theme::Light, Colours::Contrast);
}

#[test]
fn high_contrast_in_the_dark_theme() {
    colours("contrast-dark", Theme::Dark, Colours::Contrast);
}

#[test]
fn colours_without_green_in_the_light_theme() {
    colours("deutan-light", Theme::Light, Colours::Deutan);
}

#[test]
fn colours_without_red_in_the_dark_theme() {
    colours("protan-dark", Theme::Dark, Colours::Protan);
}

#[test]
fn the_largest_text_in_the_smallest_window() {
    let largest = TextSize::ALL[TextSize::ALL.len() - 1];
    let size = vec2(720.0, 540.0);
    let mut desk = desk(Theme::Light, Colours::Usual, largest, size);
    desk.harness
        .snapshot_options("text-large-board", &tolerance());
    desk.press("Panels");
    desk.harness
        .snapshot_options("text-large-panels", &tolerance());
    desk.ctrl(Key::Comma);
    desk.harness
        .snapshot_options("text-large-settings", &tolerance());
}

#[test]
fn the_settings() {
    let mut desk = desk(
        Theme::Light,
        Colours::Usual,
        TextSize::default(),
        vec2(720.0, 540.0),
    );
    desk.ctrl(Key::Comma);
    desk.harness.snapshot_options("settings", &tolerance());
}
