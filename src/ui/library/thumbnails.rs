//! Small pictures of positions, drawn on a thread of their own, one at a time and only those in
//! sight.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use crate::export::{Raster, Theme};
use crate::platform::worker;
use crate::ui::games;

/// So many pictures are kept, beside those in sight.
const KEPT: usize = 160;

/// What a picture shows: the game, the position in its notation, the theme, the width in pixels.
type Wanted = (String, String, bool, u16);

/// The pictures that have been drawn.
pub struct Thumbnails {
    pictures: HashMap<Wanted, Picture>,
    /// Whether a picture is being drawn.
    at_work: bool,
    /// The number of the frame.
    frame: u64,
    sender: Sender<(Wanted, Option<Raster>)>,
    drawn: Receiver<(Wanted, Option<Raster>)>,
}

struct Picture {
    /// Without one, it could not be drawn.
    texture: Option<TextureHandle>,
    /// The frame that showed it last.
    seen: u64,
}

impl Default for Thumbnails {
    fn default() -> Self {
        let (sender, drawn) = channel();
        Thumbnails {
            pictures: HashMap::new(),
            at_work: false,
            frame: 0,
            sender,
            drawn,
        }
    }
}

impl Thumbnails {
    /// Begins a frame: takes in what has been drawn, and forgets what was long out of sight.
    pub fn begin(&mut self, ctx: &Context) {
        self.frame += 1;
        while let Ok((wanted, raster)) = self.drawn.try_recv() {
            self.at_work = false;
            let texture = raster.map(|raster| {
                let size = [raster.width(), raster.height()].map(|side| side as usize);
                let image = ColorImage::from_rgba_unmultiplied(size, &raster.rgba());
                ctx.load_texture("thumbnail", image, TextureOptions::LINEAR)
            });
            let picture = Picture {
                texture,
                seen: self.frame,
            };
            self.pictures.insert(wanted, picture);
        }
        if self.pictures.len() > 2 * KEPT {
            let mut seen: Vec<u64> = self.pictures.values().map(|picture| picture.seen).collect();
            seen.sort_unstable();
            let since = seen[seen.len() - KEPT];
            self.pictures.retain(|_, picture| picture.seen >= since);
        }
    }

    /// The picture of a position, if it has been drawn; else it is, when its turn comes.
    pub fn of(
        &mut self,
        ctx: &Context,
        game: &str,
        position: &str,
        dark: bool,
        width: u16,
    ) -> Option<TextureHandle> {
        let wanted = (game.to_owned(), position.to_owned(), dark, width);
        if let Some(picture) = self.pictures.get_mut(&wanted) {
            picture.seen = self.frame;
            return picture.texture.clone();
        }
        if !self.at_work {
            self.draw(ctx, wanted);
        }
        None
    }

    fn draw(&mut self, ctx: &Context, wanted: Wanted) {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let work = move || {
            let (game, position, dark, width) = &wanted;
            let theme = if *dark { Theme::Dark } else { Theme::Light };
            let game = games::named(game);
            let raster = game.and_then(|game| (game.exhibit.thumbnail)(position, theme, *width));
            (wanted, raster)
        };
        let done = move |drawn| {
            // The window may be gone by now; then nobody wants the picture.
            if sender.send(drawn).is_ok() {
                ctx.request_repaint();
            }
        };
        match worker::run("thumbnail", work, done) {
            Ok(_) => self.at_work = true,
            Err(error) => log::error!("no thread to draw a thumbnail: {error}"),
        }
    }
}
