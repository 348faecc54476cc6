//! The desk: the window of the game that lies on it, and the change from one game to another.

use std::path::PathBuf;

use eframe::Frame;
use egui::{Context, Ui};

use crate::app::Errand;
use crate::storage::settings::{Settings, SettingsError};

use super::Window;
use super::accessible::SpeakableText;
use super::effects::Surroundings;
use super::games::{self, Beginning, GAMES};
use super::keyboard::PressAFrame;
use super::library::Browsing;
use super::seat::Seat;
use super::window::AnyWindow;

/// The whole program in its window.
pub struct Desk {
    window: Box<dyn AnyWindow>,
    around: Surroundings,
}

impl Desk {
    /// The desk with the game in a file, else with the one with which it was left. `problem` says why
    /// the settings on disk are not used, if they are not.
    pub fn new(
        ctx: &Context,
        settings: Settings,
        problem: Option<SettingsError>,
        around: Surroundings,
        file: Option<PathBuf>,
    ) -> Desk {
        prepare(ctx);
        let file = file.or_else(|| settings.file_to_resume());
        let game = games::named(&settings.game).unwrap_or(&GAMES[0]);
        let beginning = Beginning {
            settings,
            problem,
            around: around.clone(),
            browsing: Browsing::default(),
            // Should it be of another game, the desk is left to that one.
            errand: file.map(|file| Errand::Open(game.name, file)),
        };
        let window = (game.open)(ctx, beginning);
        let mut desk = Desk { window, around };
        desk.change_game(ctx);
        desk
    }

    /// The window of the game on the desk; `None` where it is another game.
    pub fn window<P: Seat>(&self) -> Option<&Window<P>> {
        self.window.as_any().downcast_ref()
    }

    /// Lets another game take the place of the one on the desk, where that is wanted. What the
    /// old one has under way ends with it.
    fn change_game(&mut self, ctx: &Context) {
        while let Some(errand) = self.window.take_errand() {
            let Some(game) = games::named(errand.game()) else {
                return log::error!("there is no game `{}`", errand.game());
            };
            let beginning = Beginning {
                settings: self.window.settings().clone(),
                problem: None,
                around: self.around.clone(),
                browsing: self.window.take_browsing(),
                errand: Some(errand),
            };
            self.window = (game.open)(ctx, beginning);
            ctx.request_repaint();
        }
    }
}

/// Gives a context what all windows need: fonts, colours, and how it takes the keyboard.
pub fn prepare(ctx: &Context) {
    super::style::apply(ctx);
    ctx.add_plugin(PressAFrame::default());
    ctx.add_plugin(SpeakableText);
    // Where the system names no theme, as on X11.
    ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
    // The size of text is a setting of ours.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    // Closing is ours to decide: there may be unsaved changes.
    ctx.options_mut(|options| options.quit_shortcuts.clear());
}

impl eframe::App for Desk {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        self.window.logic(ctx, frame);
        self.change_game(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.window.ui(ui, frame);
        self.change_game(ui.ctx());
    }
}
