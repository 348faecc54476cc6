//! The barest window there is with the game's own libraries, to measure the game's against.

use eframe::{NativeOptions, Renderer};
use egui::{CentralPanel, ViewportBuilder};

fn main() -> eframe::Result {
    let options = NativeOptions {
        viewport: ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        renderer: Renderer::Glow,
        ..Default::default()
    };
    eframe::run_ui_native("bare window", options, |ui, _| {
        CentralPanel::default().show(ui, |_| ());
    })
}
