//! What can be made of a position or a game, by the ending of a file's name.

use crate::cause::{Cause, Explain};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::export::{AnimationError, Depict, RasterError, Still, Theme, film, rasterise};
use crate::game::{Document, NodeId};
use crate::rules::Position;
use crate::storage::{game_file, game_text};

use super::action::{Effect, Ticket};
use super::dialog::{Asking, Dialog};
use super::model::Model;
use super::notice::{Failure, Notice};

/// What a file is to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A position, in lines.
    Svg,
    /// A position, in pixels.
    Png,
    /// The course of a game.
    Gif,
    /// The score sheet, to be printed.
    Page,
    /// The whole game as text.
    Text,
    /// The whole game.
    Game,
}

/// What is wanted of an export beyond what the window shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish<P: Position> {
    /// The format of a file whose name says none.
    pub format: Format,
    /// The width of a picture in pixels; `None` for the usual one.
    pub width: Option<u16>,
    /// The first and the last ply of an animation, on the line through the cursor; all of it
    /// without them.
    pub plies: Option<(usize, usize)>,
    /// Two opposite corners of the part of the board that is shown; all of it without them.
    pub part: Option<[P::Cell; 2]>,
    /// The colours; `None` for those of the window.
    pub theme: Option<Theme>,
}

impl<P: Position> Wish<P> {
    /// Everything as usual, in a format.
    pub fn usual(format: Format) -> Wish<P> {
        Wish {
            format,
            width: None,
            plies: None,
            part: None,
            theme: None,
        }
    }
}

/// Why there is no file of a game.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// A picture cannot be drawn.
    #[error(transparent)]
    Picture(#[from] RasterError),
    /// An animation cannot be made.
    #[error(transparent)]
    Animation(#[from] AnimationError),
}

impl Explain for ExportError {
    fn explain(&self) -> Cause {
        match self {
            ExportError::Picture(error) => error.explain(),
            ExportError::Animation(error) => error.explain(),
        }
    }
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 6] = [
        Format::Png,
        Format::Svg,
        Format::Gif,
        Format::Page,
        Format::Text,
        Format::Game,
    ];

    /// The format of a file, by the ending of its name.
    pub fn of(path: &Path) -> Option<Format> {
        let ending = path.extension().and_then(OsStr::to_str)?;
        let mut formats = Format::ALL.into_iter();
        formats.find(|format| ending.eq_ignore_ascii_case(format.ending()))
    }

    /// The ending of its files' names, without the dot.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Gif => "gif",
            Format::Page => "html",
            Format::Text => game_text::EXTENSION,
            Format::Game => game_file::EXTENSION,
        }
    }

    /// Whether it shows one position of the game.
    pub fn is_still(self) -> bool {
        matches!(self, Format::Svg | Format::Png)
    }

    /// Makes a file. A picture shows what `still` does; an animation shows `nodes` in that way.
    pub fn file<P: Depict>(
        self,
        game: &Document<P>,
        nodes: &[NodeId],
        still: &Still<'_, P>,
    ) -> Result<Vec<u8>, ExportError> {
        Ok(match self {
            Format::Svg => P::svg(still).into_bytes(),
            Format::Png => rasterise(&P::svg(still))?.png()?,
            Format::Gif => film(game, nodes, still)?,
            Format::Page => P::page(game, &still.language).into_bytes(),
            Format::Text => game_text::write(game).into_bytes(),
            Format::Game => game_file::write(game).into_bytes(),
        })
    }
}

/// A path whose ending says its format: that of `usual` where it said none.
pub(super) fn with_ending(path: PathBuf, usual: Format) -> (PathBuf, Format) {
    if let Some(format) = Format::of(&path) {
        return (path, format);
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(usual.ending());
    (PathBuf::from(name), usual)
}

impl<P: Position> Model<P> {
    /// Writes the game, or the position under its cursor, in the form that the ending says.
    pub(super) fn export(&mut self, path: PathBuf, overwrite: bool) -> Vec<Effect<P>> {
        let ticket = self.next_ticket();
        self.exporting = Some(ticket);
        let wish = self.wish.clone();
        let (path, format) = with_ending(path, wish.format);
        vec![Effect::Export {
            ticket,
            path,
            format,
            wish,
            document: Arc::new((*self.record).clone()),
            proposed: self.proposed(),
            overwrite,
        }]
    }

    /// The first moves of the lines that the engine has found here.
    pub(super) fn proposed(&self) -> Vec<P::Move> {
        let lines = self.advice().into_iter().flat_map(|report| &report.lines);
        lines
            .filter_map(|line| line.moves.first().copied())
            .collect()
    }

    pub(super) fn has_exported(
        &mut self,
        ticket: Ticket,
        path: PathBuf,
        result: Result<(), Failure>,
    ) {
        let exporting = &mut self.exporting;
        let current = exporting
            .take_if(|exporting| *exporting == ticket)
            .is_some();
        match result {
            Ok(()) => self.notice = Some(Notice::Exported(path)),
            Err(Failure::Exists { path }) if current && self.dialog.is_none() => {
                self.dialog = Some(Dialog::Overwrite(Asking::Export, path));
            }
            Err(failure) => self.notice = Some(Notice::Failed(failure)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_says_the_format_and_is_the_chosen_one_without() {
        for (typed, chosen, written, format) in [
            ("a.svg", Format::Png, "a.svg", Format::Svg),
            ("a.GIF", Format::Text, "a.GIF", Format::Gif),
            (
                "Anna vs. Bram",
                Format::Png,
                "Anna vs. Bram.png",
                Format::Png,
            ),
            ("game", Format::Page, "game.html", Format::Page),
        ] {
            let expected = (PathBuf::from(written), format);
            assert_eq!(with_ending(PathBuf::from(typed), chosen), expected);
        }
    }
}
