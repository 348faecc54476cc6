//! The command `export`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use agros::app::Format;
use agros::engine::{Limits, Playable, Search, Situation, Stop};
use agros::export::{self, Depict, FILM_WIDTHS, Overlays, Still, WIDTHS};
use agros::game::{Document, NodeId};
use agros::rules::excerpt;
use agros::storage::{atomic_write, game_file, game_text};
use anyhow::{Context, anyhow, bail};
use clap::builder::ValueParser;
use clap::{Args, ValueEnum};
use unic_langid::langid;

use super::failure::Failure;
use super::game::Game;
use super::source::{Source, Task, bad_file, node, with_source};

/// What to make a file of, and how it is to look.
#[derive(Args)]
pub struct ExportArguments {
    /// A game file, or a position where there is no such file
    #[arg(value_name = "FILE|POSITION")]
    source: OsString,
    /// The file to write. Its ending says what: a position as .svg or .png, the game as .gif,
    /// .html (the score sheet, to be printed), .txt (all of it as text) or .agros
    #[arg(long, value_name = "OUT")]
    to: PathBuf,
    /// The game; a file says itself which one it is
    #[arg(long)]
    game: Option<Game>,
    /// The ply of the picture, on the line through the file's cursor
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    ply: Option<usize>,
    /// The plies of the animation, on the line through the file's cursor: both may be left out
    #[arg(long, value_name = "A..B")]
    plies: Option<Plies>,
    /// What lies over the position, such as fields,values; nothing for ""
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    overlay: Option<Vec<String>>,
    /// The width in pixels [default: 800, in an animation 480]
    #[arg(long, value_name = "PX", allow_negative_numbers = true, value_parser = width())]
    width: Option<u16>,
    /// The colours [default: light]
    #[arg(long)]
    theme: Option<Theme>,
    /// The part of the board that is shown: two opposite corners
    #[arg(long, value_name = "A1:E5")]
    cells: Option<String>,
}

fn width() -> ValueParser {
    let (least, most) = (i64::from(*WIDTHS.start()), i64::from(*WIDTHS.end()));
    clap::value_parser!(u16).range(least..=most).into()
}

/// The widths of pictures for which none is asked.
const WIDTH: u16 = 800;
const FILM_WIDTH: u16 = 480;

/// The colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Theme {
    #[default]
    Light,
    Dark,
}

/// The plies from one to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Plies {
    first: Option<usize>,
    last: Option<usize>,
}

impl FromStr for Plies {
    type Err = String;

    fn from_str(text: &str) -> Result<Plies, String> {
        let bound = |text: &str| match text {
            "" => Ok(None),
            number => number
                .parse()
                .map(Some)
                .map_err(|_| format!("`{}` is no number of plies", excerpt(number))),
        };
        let (first, last) = text
            .split_once("..")
            .ok_or("two numbers with `..` between are expected, as in 10..25")?;
        Ok(Plies {
            first: bound(first)?,
            last: bound(last)?,
        })
    }
}

/// Writes a position or a game to a file.
pub fn export(arguments: &ExportArguments) -> Result<(), Failure> {
    let format = format_of(&arguments.to).map_err(Failure::Bad)?;
    arguments.check(format).map_err(Failure::Bad)?;
    let task = Export { arguments, format };
    with_source(&arguments.source, arguments.game, task)
}

fn format_of(path: &Path) -> anyhow::Result<Format> {
    Format::of(path).with_context(|| {
        let known = Format::ALL.map(|format| format!(".{}", format.ending()));
        format!(
            "`{}` must end in one of {}",
            path.display(),
            known.join(" ")
        )
    })
}

impl ExportArguments {
    /// Refuses what has no meaning for a format.
    fn check(&self, format: Format) -> anyhow::Result<()> {
        let still = format.is_still();
        let picture = still || format == Format::Gif;
        for (option, given, fits) in [
            ("--ply", self.ply.is_some(), still),
            ("--plies", self.plies.is_some(), format == Format::Gif),
            ("--overlay", self.overlay.is_some(), picture),
            ("--width", self.width.is_some(), picture),
            ("--theme", self.theme.is_some(), picture),
            ("--cells", self.cells.is_some(), picture),
        ] {
            if given && !fits {
                bail!("`{option}` has no meaning for a .{} file", format.ending());
            }
        }
        if let Some(width) = self.width
            && format == Format::Gif
            && !FILM_WIDTHS.contains(&width)
        {
            let (least, most) = FILM_WIDTHS.into_inner();
            bail!("`--width {width}`: a .gif file is {least} to {most} pixels wide");
        }
        Ok(())
    }

    /// A picture of a node, as it is to look.
    fn still<'a, P: Depict>(
        &self,
        game: &'a Document<P>,
        node: NodeId,
        proposed: &'a [P::Move],
        usual_width: u16,
    ) -> anyhow::Result<Still<'a, P>> {
        let position = game.position(node);
        let overlays = match &self.overlay {
            Some(names) => Overlays::named::<P>(names).context("`--overlay`")?,
            None => Overlays::usual::<P>(),
        };
        let part = self.cells.as_ref().map(|cells| {
            part(position, cells).ok_or_else(|| {
                anyhow!(
                    "`--cells {}`: two cells of the board are expected, as in a1:e5",
                    excerpt(cells)
                )
            })
        });
        Ok(Still {
            position,
            last: game.played(node),
            before: game.parent(node).map(|parent| game.position(parent)),
            proposed,
            marks: &game.notes(node).marks,
            overlays,
            part: part.transpose()?,
            flipped: false,
            width: self.width.unwrap_or(usual_width),
            theme: match self.theme.unwrap_or_default() {
                Theme::Light => export::Theme::Light,
                Theme::Dark => export::Theme::Dark,
            },
            colours: export::Colours::Usual,
            language: langid!("en"),
        })
    }
}

/// The corners of a part of the board.
fn part<P: Depict>(position: &P, cells: &str) -> Option<[P::Cell; 2]> {
    let (one, other) = cells.split_once(':')?;
    Some([position.cell(one)?, position.cell(other)?])
}

struct Export<'a> {
    arguments: &'a ExportArguments,
    format: Format,
}

impl Task for Export<'_> {
    fn run<P: Playable + Depict>(self, source: Source<'_, P>) -> Result<(), Failure> {
        let bytes = self.bytes(&source).map_err(|error| match source.file {
            Some(path) => bad_file(path, error),
            None => Failure::Bad(error),
        })?;
        let path = &self.arguments.to;
        atomic_write(path, &bytes)
            .with_context(|| format!("`{}` cannot be written", path.display()))
            .map_err(Failure::Refused)
    }
}

impl Export<'_> {
    fn bytes<P: Playable + Depict>(&self, source: &Source<'_, P>) -> anyhow::Result<Vec<u8>> {
        let game = source.game;
        if let Some(version) = source.newer
            && matches!(self.format, Format::Text | Format::Game)
        {
            bail!(
                "the file is of version {version}, which is newer than this program's {}: \
                 not all of it is understood",
                game_file::VERSION
            );
        }
        match self.format {
            Format::Text => Ok(game_text::write(game).into_bytes()),
            Format::Game => Ok(game_file::write(game).into_bytes()),
            Format::Svg | Format::Png | Format::Gif | Format::Page => self.picture(game),
        }
    }

    fn picture<P: Depict + Playable>(&self, game: &Document<P>) -> anyhow::Result<Vec<u8>> {
        let arguments = self.arguments;
        let nodes = plies(game, arguments.plies)?;
        let (node, width) = match self.format {
            Format::Gif => (nodes[0], FILM_WIDTH),
            _ => (node(game, arguments.ply)?, WIDTH),
        };
        let wants_engine = arguments.overlay.iter().flatten();
        let proposed = match wants_engine.into_iter().any(|name| name.trim() == "engine") {
            true if self.format.is_still() => proposed(game, node)?,
            _ => Vec::new(),
        };
        let still = arguments.still(game, node, &proposed, width)?;
        Ok(self.format.file(game, &nodes, &still)?)
    }
}

/// What the engine proposes at a node: the first moves of its best lines. A search of so many
/// positions finds the same each time.
fn proposed<P: Playable>(game: &Document<P>, node: NodeId) -> anyhow::Result<Vec<P::Move>> {
    const POSITIONS: u64 = 300_000;
    const LINES: usize = 3;
    const MEBIBYTES: u32 = 16;
    if game.outcome(node).is_some() {
        return Ok(Vec::new());
    }
    let mut search = Search::new(P::best_judge(), MEBIBYTES)?;
    search.set_lines(LINES);
    let mut earlier = Vec::new();
    let mut parent = game.parent(node);
    while let Some(node) = parent {
        earlier.push(game.position(node).clone());
        parent = game.parent(node);
    }
    earlier.reverse();
    let situation = Situation {
        now: game.position(node),
        earlier: &earlier,
    };
    let limits = Limits::nodes(POSITIONS);
    let report = search.run(situation, &limits, &Stop::default(), |_| {});
    let moves = report.lines.iter().filter_map(|line| line.moves.first());
    Ok(moves.copied().collect())
}

/// The nodes of some plies on the line through the cursor.
fn plies<P: Depict>(game: &Document<P>, plies: Option<Plies>) -> anyhow::Result<Vec<NodeId>> {
    let line = game.line();
    let last = line.len() - 1;
    let Plies {
        first: from,
        last: to,
    } = plies.unwrap_or(Plies {
        first: None,
        last: None,
    });
    let (from, to) = (from.unwrap_or(0), to.unwrap_or(last));
    match line.get(from..=to) {
        Some(nodes) if !nodes.is_empty() => Ok(nodes.to_vec()),
        _ => bail!("`--plies {from}..{to}`: the line has the plies 0..{last}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_are_two_numbers_of_which_either_may_be_left_out() {
        let plies = |first, last| Ok(Plies { first, last });
        assert_eq!("3..17".parse(), plies(Some(3), Some(17)));
        assert_eq!("..17".parse(), plies(None, Some(17)));
        assert_eq!("3..".parse(), plies(Some(3), None));
        for text in ["", "3", "3-4", "a..b", "3..-1", "..=4"] {
            assert!(text.parse::<Plies>().is_err(), "{text}");
        }
    }
}
