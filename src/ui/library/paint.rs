//! What the pages of the library have in common: lines of text that are cut off, bars of results.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Color32, FontId, Painter, Rect, Stroke, StrokeKind};

use crate::coach::library::Tally;
use crate::rules::{ByPlayer, Player};
use crate::ui::Look;
use crate::ui::numbers;
use crate::ui::style::SMALL;
use crate::ui::text::words;

/// Paints a line of text into a place, in the middle of its height. Where there is no room for it
/// it is written small, and cut off at its end.
pub fn line(painter: &Painter, place: Rect, align: Align, words: &str, font: FontId, ink: Color32) {
    let lay_out = |font: FontId| {
        let format = TextFormat::simple(font, ink);
        let mut job = LayoutJob::single_section(words.to_owned(), format);
        job.wrap = TextWrapping::truncate_at_width(place.width().max(0.0));
        painter.layout_job(job)
    };
    let mut galley = lay_out(font.clone());
    if galley.elided && font.size > SMALL {
        galley = lay_out(FontId::new(SMALL, font.family));
    }
    let left = match align {
        Align::Min => place.left(),
        Align::Center => place.center().x - galley.size().x / 2.0,
        Align::Max => place.right() - galley.size().x,
    };
    let top = place.center().y - galley.size().y / 2.0;
    painter.galley(egui::pos2(left, top), galley, ink);
}

/// Paints results as parts of a bar: the first player's, those that nobody won, the second's.
pub fn results(painter: &Painter, bar: Rect, tally: &Tally, look: Look<'_>) {
    let all = tally.finished();
    let outline = Stroke::new(1.0, look.palette.muted);
    if all == 0 {
        painter.rect_stroke(bar, 0.0, outline, StrokeKind::Inside);
        return;
    }
    let at = |games: u32| bar.left() + bar.width() * games as f32 / all as f32;
    let [first, second] = tally.won;
    let (drawn_from, drawn_to) = (at(first), at(all - second));
    let owners = look.palette.owners;
    for (from, to, fill, edge) in [
        (
            bar.left(),
            drawn_from,
            owners[Player::First].field,
            owners[Player::First].outline,
        ),
        (
            drawn_from,
            drawn_to,
            look.palette.ground,
            look.palette.muted,
        ),
        (
            drawn_to,
            bar.right(),
            owners[Player::Second].field,
            owners[Player::Second].outline,
        ),
    ] {
        if to > from {
            let part = Rect::from_x_y_ranges(from..=to, bar.y_range());
            painter.rect(part, 0.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
        }
    }
}

/// A share in hundredths: `54 %`; a dash where there is none.
pub fn percent(share: Option<f64>, look: Look<'_>) -> String {
    match share {
        Some(share) => words!(
            look.text,
            "library-percent",
            percent = (100.0 * share).round() as i32
        ),
        None => look.text.get("library-none"),
    }
}

/// An average lead of the first player, with its sign, to half points; a dash where there is none.
pub fn lead(tally: &Tally, look: Look<'_>) -> String {
    match tally.lead() {
        Some(lead) => numbers::difference(lead.round() as i32),
        None => look.text.get("library-none"),
    }
}

/// Results in a sentence, for those who listen and those who point.
pub fn spoken(tally: &Tally, sides: &ByPlayer<String>, look: Look<'_>) -> String {
    let said = words!(
        look.text,
        "library-results",
        games = tally.games(),
        first = sides[Player::First].as_str(),
        first_won = tally.won[0],
        second = sides[Player::Second].as_str(),
        second_won = tally.won[1],
        drawn = tally.drawn,
        unfinished = tally.unfinished
    );
    match tally.lead() {
        Some(lead) => words!(
            look.text,
            "library-results-lead",
            results = said,
            side = sides[Player::First].as_str(),
            lead = numbers::difference(lead.round() as i32)
        ),
        None => said,
    }
}
