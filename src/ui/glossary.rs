//! The words of a game, explained where they stand: they are underlined, and tell what they mean
//! when the pointer or the keyboard is on them.

use std::ops::Range;

use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{Galley, Label, Rect, Response, RichText, Role, Sense, Stroke, Tooltip, Ui, WidgetInfo};

use super::Look;
use super::fonts;
use super::seat::Seat;
use super::style::TEXT;
use super::text::{Text, words};

/// What stands between the forms of a word; the first is the one that it is listed under.
const BETWEEN_FORMS: char = '|';
const UNDERLINE: f32 = 1.0;
const FOCUS_OUTLINE: f32 = 1.5;
/// Tooltips are no wider, in points.
const TOOLTIP: f32 = 260.0;

/// A word of the game in a text.
struct Found {
    /// Where it stands, in bytes.
    range: Range<usize>,
    /// The message that lists its forms.
    key: &'static str,
}

/// A text in which the words of the game are explained.
pub fn label<P: Seat>(ui: &mut Ui, said: &str, strong: bool, look: Look<'_>) -> Response {
    let found = find(said, P::WORDS, look.text);
    let font = match strong {
        true => fonts::bold(TEXT),
        false => fonts::regular(TEXT),
    };
    let plain = TextFormat::simple(font, look.palette.ink);
    let explained = TextFormat {
        underline: Stroke::new(UNDERLINE, look.palette.accent),
        ..plain.clone()
    };
    let mut job = LayoutJob::default();
    let mut written = 0;
    for word in &found {
        job.append(&said[written..word.range.start], 0.0, plain.clone());
        job.append(&said[word.range.clone()], 0.0, explained.clone());
        written = word.range.end;
    }
    job.append(&said[written..], 0.0, plain);
    let (place, galley, response) = Label::new(job).wrap().selectable(false).layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), said));
    ui.painter().galley(place, galley.clone(), look.palette.ink);
    for (number, word) in found.iter().enumerate() {
        let rect = place_of(&galley, said, &word.range).translate(place.to_vec2());
        let id = response.id.with(number);
        let word_response = ui.interact(rect, id, Sense::click());
        explain(ui, &word_response, word.key, look);
    }
    response
}

/// Explains a word that is painted already.
pub fn word(ui: &Ui, rect: Rect, key: &str, look: Look<'_>) {
    let line = Stroke::new(UNDERLINE, look.palette.accent);
    ui.painter().hline(rect.x_range(), rect.bottom(), line);
    let id = ui.scope_id().with(("word", key));
    let response = ui.interact(rect, id, Sense::click());
    explain(ui, &response, key, look);
}

/// Where a word stands in a text that was laid out: as far as its line goes.
fn place_of(galley: &Galley, said: &str, range: &Range<usize>) -> Rect {
    let at = |byte: usize| {
        let letters = said[..byte].chars().count();
        galley.pos_from_cursor(CCursor::new(letters))
    };
    let (start, end) = (at(range.start), at(range.end));
    match start.top() < end.top() {
        true => start.with_max_x(galley.rect.right()),
        false => start.union(end),
    }
}

/// Says what a word means where it is pointed at, has the keyboard, or was pressed.
fn explain(ui: &Ui, response: &Response, key: &str, look: Look<'_>) {
    let meaning = look.text.get(&format!("{key}-text"));
    let word = headword(key, look.text);
    response.widget_info(|| {
        let name = words!(
            look.text,
            "glossary-word",
            word = word.as_str(),
            meaning = meaning.as_str()
        );
        WidgetInfo::labeled(Role::Button, ui.is_enabled(), name)
    });
    let contents = |ui: &mut Ui| {
        ui.set_max_width(TOOLTIP);
        ui.label(RichText::new(word.as_str()).font(fonts::bold(TEXT)));
        ui.add(Label::new(RichText::new(meaning.as_str()).size(TEXT)).wrap());
    };
    if response.has_focus() {
        let line = Stroke::new(FOCUS_OUTLINE, look.palette.accent);
        let around = response.rect.expand2(egui::vec2(2.0, 0.0));
        ui.painter()
            .rect_stroke(around, 2.0, line, egui::StrokeKind::Outside);
        Tooltip::always_open(ui.ctx().clone(), ui.layer_id(), response.id, response).show(contents);
    } else {
        Tooltip::for_enabled(response).show(contents);
    }
    if response.clicked() {
        response.request_focus();
    }
}

/// The form under which a word is listed.
fn headword(key: &str, text: &Text) -> String {
    let forms = text.get(key);
    let first = forms.split(BETWEEN_FORMS).next();
    first.unwrap_or_default().trim().to_owned()
}

/// The words of a game in a text, in their order. Each is found once, where it stands first.
fn find(said: &str, keys: &[&'static str], text: &Text) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for &key in keys {
        let forms = text.get(key);
        let forms = forms.split(BETWEEN_FORMS).map(str::trim);
        let places = forms.filter_map(|form| place(said, form));
        // Where one form begins with another, the longer one stands there.
        let first = places.min_by_key(|range| (range.start, usize::MAX - range.end));
        let Some(range) = first else { continue };
        let apart =
            |other: &Found| range.end <= other.range.start || other.range.end <= range.start;
        if found.iter().all(apart) {
            found.push(Found { range, key });
        }
    }
    found.sort_by_key(|word| word.range.start);
    found
}

/// Where a word stands first in a text as a word of its own, in whatever letters.
fn place(said: &str, form: &str) -> Option<Range<usize>> {
    let mut before = None;
    for (start, letter) in said.char_indices() {
        let begins = before.is_none_or(|letter: char| !letter.is_alphanumeric());
        before = Some(letter);
        if !begins {
            continue;
        }
        let mut rest = said[start..].chars();
        let mut end = start;
        let same = form.chars().all(|wanted| {
            rest.next().is_some_and(|letter| {
                end += letter.len_utf8();
                letter.to_lowercase().eq(wanted.to_lowercase())
            })
        });
        let ends = said[end..].chars().next();
        if same && !form.is_empty() && ends.is_none_or(|letter| !letter.is_alphanumeric()) {
            return Some(start..end);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_as_a_whole_and_in_any_letters() {
        assert_eq!(place("Harvest: a harvest", "harvest"), Some(0..7));
        assert_eq!(place("harvester, harvest", "harvest"), Some(11..18));
        assert_eq!(place("l’Épi d’été", "été"), Some(13..18));
        assert_eq!(place("a field", "fields"), None);
        assert_eq!(place("", "field"), None);
    }

    #[test]
    fn each_word_of_the_game_is_found_once_in_the_order_of_the_text() {
        let text = Text::english();
        let keys = ["agros-word-field", "agros-word-harvest"];
        let said = "Its harvest decides the field, and a field counts by the harvest.";
        let found = find(said, &keys, &text);
        let words: Vec<_> = found.iter().map(|word| &said[word.range.clone()]).collect();
        assert_eq!(words, ["harvest", "field"]);
    }
}
