//! What the window is called, and how it tells the system.

use std::path::Path;

use egui::{Context, ViewportCommand};

use crate::storage::settings;
use crate::ui::editor::EditorView;
use crate::ui::languages::Language;
use crate::ui::library::LibraryView;
use crate::ui::seat::Seat;
use crate::ui::style;
use crate::ui::tales::Tales;
use crate::ui::text::{Text, words};

use super::Window;

impl<P: Seat> Window<P> {
    pub(super) fn tell_window(&mut self, ctx: &Context) {
        self.speak();
        self.fit_to_fingers(ctx);
        let title = self.title();
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        self.suit_eyes(ctx);
        let theme = self.model.settings.theme;
        if self.theme.replace(theme) != Some(theme) {
            ctx.set_theme(match theme {
                settings::Theme::System => egui::ThemePreference::System,
                settings::Theme::Light => egui::ThemePreference::Light,
                settings::Theme::Dark => egui::ThemePreference::Dark,
            });
        }
    }

    /// Takes the colours and the size of text that are chosen.
    pub(super) fn suit_eyes(&mut self, ctx: &Context) {
        let colours = self.model.settings.colours;
        if self.colours.replace(colours) != Some(colours) {
            style::colour(ctx, colours);
        }
        let zoom = f32::from(self.model.settings.text_size.percent()) / 100.0;
        if ctx.zoom_factor() != zoom {
            ctx.set_zoom_factor(zoom);
        }
    }

    /// Makes what is pressed as large as is wished.
    pub(super) fn fit_to_fingers(&mut self, ctx: &Context) {
        let large = self.model.settings.large_targets;
        if self.large_targets.replace(large) != Some(large) {
            style::make_targets(ctx, large);
        }
    }

    /// Goes over to the language that is chosen.
    fn speak(&mut self) {
        let chosen = self.model.settings.language.as_ref();
        let language = Language::nearest(chosen, self.effects.languages());
        if self.text.language().tag != language.tag {
            self.text = Text::of(language);
            // These keep words.
            self.tales = Tales::default();
            self.views.game = P::Views::default();
            self.views.editor = EditorView::default();
            self.views.library = LibraryView::default();
        }
    }

    pub(super) fn title(&self) -> String {
        let text = &self.text;
        let title = words!(
            text,
            "window-title",
            game = self.game_name(),
            state = self.save_state()
        );
        // Names come from files, and a single NUL in a title would end the program.
        title.replace(char::is_control, " ")
    }

    /// What the game on the desk is called: its file, else its players, else what it is.
    pub(super) fn game_name(&self) -> String {
        let file = match self.opening {
            true => self.model.reading(),
            false => self.model.file.as_deref(),
        };
        let file = file.and_then(Path::file_stem);
        if let Some(name) = file {
            return name.to_string_lossy().into_owned();
        }
        let players = self
            .model
            .record
            .header()
            .players
            .0
            .each_ref()
            .map(|p| p.name.as_str());
        match players {
            ["", ""] => P::setup_words(self.model.record.setup(), &self.text),
            [first, second] => words!(&self.text, "game-of", first = first, second = second),
        }
    }

    pub(super) fn save_state(&self) -> String {
        let key = match (self.model.is_unsaved(), &self.model.file) {
            _ if self.opening => "state-opening",
            (true, _) => "state-unsaved",
            (false, Some(_)) if self.model.read_only => "state-read-only",
            (false, Some(_)) => "state-saved",
            (false, None) => "state-new",
        };
        self.text.get(key)
    }
}
