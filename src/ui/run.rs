//! Opens the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::{NativeOptions, Renderer};
use egui::ViewportBuilder;

use crate::platform::{
    NativeDialogs, Stillness, SystemSpeaker, panics, system_calendar, system_languages,
};
use crate::storage::settings::{Settings, WindowPlace};
use crate::storage::training::TrainingFile;
use crate::storage::{journal, library};

use super::screens::{self, Maximize};
use super::{Desk, Surroundings, Wake};

/// The name by which desktops know the program.
const APP_ID: &str = "io.github.agros";
const ICON: &[u8] = include_bytes!("../../assets/icons/128.png");
const SIZE: [f32; 2] = [1280.0, 800.0];
const LEAST_SIZE: [f32; 2] = [720.0, 540.0];
/// Sizes beyond this come from a damaged file of settings.
const GREATEST_SIZE: f32 = 16_384.0;

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
#[error("the window cannot be opened: {0}")]
pub struct NoWindow(String);

/// Opens the window, with the game of a file if there is one, and stays until it is closed.
///
/// # Errors
///
/// The system's, where there is no display or no way to draw on it.
pub fn run(file: Option<PathBuf>) -> Result<(), NoWindow> {
    let path = Settings::path();
    let (mut settings, problem) = path.as_deref().map(Settings::load).unwrap_or_default();
    // Without settings nobody has been here before.
    settings.learning.greeted &= path.as_deref().is_none_or(Path::exists);
    let size = settings.window.map_or(SIZE, |size| {
        [(size.width, LEAST_SIZE[0]), (size.height, LEAST_SIZE[1])]
            .map(|(side, least)| (side as f32).clamp(least, GREATEST_SIZE))
    });
    // The program's own picture: there is nothing to say where it cannot be read.
    let icon = eframe::icon_data::from_png_bytes(ICON).unwrap_or_default();
    let mut viewport = ViewportBuilder::default()
        .with_icon(icon)
        .with_app_id(APP_ID)
        .with_title("Agros")
        .with_inner_size(size)
        .with_min_inner_size(LEAST_SIZE)
        .with_maximized(settings.arrangement.maximized);
    if let Some(WindowPlace { x, y }) = settings.arrangement.place {
        let within = |at: i32| (at as f32).clamp(-GREATEST_SIZE, GREATEST_SIZE);
        viewport = viewport.with_position([within(x), within(y)]);
    }
    let options = NativeOptions {
        viewport,
        renderer: Renderer::Glow,
        ..Default::default()
    };
    eframe::run_native(
        APP_ID,
        options,
        Box::new(|context| {
            screens::bring_within_reach(context);
            if settings.arrangement.maximized {
                context.egui_ctx.add_plugin(Maximize::default());
            }
            let ctx = context.egui_ctx.clone();
            let wake: Wake = Arc::new(move || ctx.request_repaint());
            if let Some(journals) = journal::usual_folder() {
                let wake = wake.clone();
                let reports = journals.with_file_name("reports");
                panics::report_to(reports, move || wake());
            }
            let still = wake.clone();
            let sounds = library::index_path().map(|index| index.with_file_name("sounds"));
            let around = Surroundings::new(NativeDialogs::default(), path, wake)
                .with_index(library::index_path())
                .with_journals(journal::usual_folder())
                .with_stillness(Stillness::of_system(move || still()))
                .with_speaker(Arc::new(SystemSpeaker::new(sounds)))
                .with_training(TrainingFile::usual_path(), system_calendar())
                .with_languages(system_languages());
            let desk = Desk::new(&context.egui_ctx, settings, problem, around, file);
            Ok(Box::new(desk))
        }),
    )
    .map_err(|error| NoWindow(what_is_missing(&error)))
}

/// What the window would need.
fn what_is_missing(error: &eframe::Error) -> String {
    let told = without_source_place(&error.to_string());
    match error {
        eframe::Error::Glutin(_)
        | eframe::Error::NoGlutinConfigs(..)
        | eframe::Error::OpenGL(_) => {
            format!("it needs OpenGL 2.0 or OpenGL ES 2.0 to draw: {told}")
        }
        _ => told,
    }
}

/// An error text of the window system without the line of a source that it may name:
/// `os error at …/mod.rs:788: no display`.
fn without_source_place(error: &str) -> String {
    let named = error.split_once("os error at ").and_then(|(_, rest)| {
        let (_, after) = rest.split_once(".rs:")?;
        after.split_once(": ")
    });
    named.map_or(error, |(_line, why)| why).to_owned()
}

#[cfg(test)]
mod tests {
    use super::without_source_place;

    #[test]
    fn an_error_names_no_line_of_a_source() {
        let told = "winit EventLoopError: os error at /src/platform/mod.rs:788: no X server";
        assert_eq!(without_source_place(told), "no X server");
        assert_eq!(without_source_place("no GL"), "no GL");
    }
}
