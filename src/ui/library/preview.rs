//! The game that is selected: its last position, who played, how it ended, what its tags say.

use std::path::Path;

use egui::{Button, Grid, Label, Rect, RichText, ScrollArea, Stroke, Ui, vec2};

use crate::ui::Look;
use crate::ui::fonts;
use crate::ui::games;
use crate::ui::numbers;
use crate::ui::style::{SMALL, TEXT};
use crate::ui::text::words;
use crate::ui::window::within;

use super::lines::Line;

const GAP: f32 = 8.0;
const BUTTON: f32 = 28.0;
/// The most of the height that the board may take.
const MOST_FOR_BOARD: f32 = 0.62;
/// Tags longer than this are cut off, in letters.
const LONGEST_TAG: usize = 400;

/// What is to be done with the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// It is opened.
    Open,
    /// It is opened at the position that was looked for.
    OpenThere,
}

/// Shows a game of the library in `folder`, in `rect`. Where a position was looked for, the game
/// can be opened at it.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    line: &Line,
    folder: &Path,
    sought: bool,
    look: Look<'_>,
) -> Option<Wish> {
    let summary = line.summary()?;
    let exhibit = &games::named(&summary.game)?.exhibit;
    let mut side = rect.width().min(rect.height() * MOST_FOR_BOARD);
    let pixels_per_point = ui.pixels_per_point();
    let height = (exhibit.height)(&summary.end, side, pixels_per_point).unwrap_or(side);
    // The board is as wide as it may be high.
    side *= (rect.height() * MOST_FOR_BOARD / height).min(1.0);
    let height = height.min(rect.height() * MOST_FOR_BOARD);
    let board = Rect::from_min_size(rect.min, vec2(side, height));
    (exhibit.paint)(&ui.painter_at(board), board, &summary.end, look);
    let below = rect.with_min_y(board.bottom() + GAP);
    let (facts, buttons) = below.split_top_bottom_at_y(below.bottom() - BUTTON);
    within(ui, facts, |ui| {
        let scroll = ScrollArea::vertical()
            .id_salt("library game")
            .auto_shrink(false);
        scroll.show(ui, |ui| facts_of(ui, line, folder, look));
    });
    let mut wish = None;
    within(ui, buttons, |ui| {
        ui.horizontal_centered(|ui| {
            let main = |key: &str| {
                Button::new(look.text.get(key)).stroke(Stroke::new(1.8, look.palette.accent))
            };
            if sought {
                if ui.add(main("library-open-there")).clicked() {
                    wish = Some(Wish::OpenThere);
                }
                if ui.button(look.text.get("library-open")).clicked() {
                    wish = Some(Wish::Open);
                }
            } else if ui.add(main("library-open")).clicked() {
                wish = Some(Wish::Open);
            }
        });
    });
    wish
}

fn facts_of(ui: &mut Ui, line: &Line, folder: &Path, look: Look<'_>) {
    let Some(summary) = line.summary() else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 3.0;
    let [first, second] = line.players.each_ref().map(String::as_str);
    let title = words!(look.text, "library-title", first = first, second = second);
    let title = RichText::new(title).font(fonts::bold(14.0));
    // Names may be of any length, and what comes below is to be seen.
    ui.add(Label::new(title).truncate());
    let about = words!(
        look.text,
        "library-about",
        result = line.whole_result(look.text),
        kind = line.kind.as_str(),
        setup = line.setup.as_str(),
        plies = summary.plies
    );
    ui.label(RichText::new(about).size(TEXT));
    // Files of one name may lie in several folders of the library.
    let path = &line.entry.path;
    let file = path.strip_prefix(folder).unwrap_or(path).to_string_lossy();
    let muted = |words: &str| RichText::new(words).size(SMALL).color(look.palette.muted);
    Grid::new("library tags")
        .num_columns(2)
        .spacing([10.0, 2.0])
        .max_col_width((ui.available_width() - 20.0).max(60.0))
        .show(ui, |ui| {
            let mut tell = |name: &str, value: &str| {
                let value: String = value.chars().take(LONGEST_TAG).collect();
                ui.label(muted(name));
                ui.add(egui::Label::new(RichText::new(value).size(SMALL)).wrap());
                ui.end_row();
            };
            if let Some(date) = line.date.filter(|_| summary.date.is_none()) {
                tell(
                    &look.text.get("library-file-date"),
                    &numbers::day(date, look.text),
                );
            }
            for (name, value) in &summary.tags {
                tell(name, value);
            }
            tell(&look.text.get("library-file"), &file);
        });
}
