//! What an export is to be; the file is chosen after it.

use egui::{ComboBox, DragValue, Grid, RichText, TextEdit, Ui};

use crate::app::{Action, Format, Wish};
use crate::export::{FILM_WIDTHS, Theme, WIDTHS};
use crate::ui::seat::Seat;

use super::{Page, buttons};

/// What has been chosen.
pub struct Form {
    format: Format,
    width: u16,
    /// Whether the width was chosen; until then it is the usual one of the format.
    sized: bool,
    plies: (usize, usize),
    part: String,
    theme: Option<Theme>,
}

impl Default for Form {
    fn default() -> Self {
        Form {
            format: Format::Png,
            width: 0,
            sized: false,
            plies: (0, 0),
            part: String::new(),
            theme: None,
        }
    }
}

/// The widths with which the choice begins, in pixels.
const WIDTH: u16 = 1440;
const FILM_WIDTH: u16 = 640;

/// Shows the choice.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form) {
    let record = &page.model.record;
    let last = record.line().len() - 1;
    if page.opened {
        form.plies = (0, last);
    }
    page.modal(ui, "dialog-export-title", |ui, page| {
        for format in Format::ALL {
            ui.radio_value(&mut form.format, format, page.words(format_key(format)));
        }
        ui.add_space(6.0);
        let is_film = form.format == Format::Gif;
        let is_picture = is_film || form.format.is_still();
        let mut part = None;
        if is_picture {
            let shown = Grid::new("export").num_columns(2).show(ui, |ui| {
                size(ui, page, form);
                if is_film {
                    plies(ui, page, &mut form.plies, last);
                }
                theme(ui, page, &mut form.theme);
                corners(ui, page, &mut form.part)
            });
            part = shown.inner;
            if part.is_none() {
                ui.colored_label(page.look.palette.threat, page.words("export-part-wrong"));
            }
            let muted = page.look.palette.muted;
            ui.label(RichText::new(page.words("export-overlays")).color(muted));
        }
        buttons(ui, |ui| {
            let ready = !is_picture || part.is_some();
            let chosen = ui.add_enabled_ui(ready, |ui| page.main_button(ui, "export-choose"));
            page.cancel(ui, "cancel");
            if chosen.inner {
                page.actions.push(Action::Export(Wish {
                    format: form.format,
                    width: form.sized.then_some(form.width),
                    plies: is_film.then_some(form.plies),
                    part: part.flatten(),
                    theme: form.theme,
                }));
            }
        });
    });
}

/// How a format is called.
pub fn format_key(format: Format) -> &'static str {
    match format {
        Format::Png => "export-format-png",
        Format::Svg => "export-format-svg",
        Format::Gif => "export-format-gif",
        Format::Page => "export-format-html",
        Format::Text => "export-format-txt",
        Format::Game => "export-format-agros",
    }
}

fn size<P: Seat>(ui: &mut Ui, page: &Page<'_, P>, form: &mut Form) {
    let (usual, widths) = match form.format {
        Format::Gif => (FILM_WIDTH, FILM_WIDTHS),
        _ => (WIDTH, WIDTHS),
    };
    if !form.sized {
        form.width = usual;
    }
    form.width = form.width.clamp(*widths.start(), *widths.end());
    let label = ui.label(page.words("export-width"));
    let width = DragValue::new(&mut form.width).range(widths);
    form.sized |= ui.add(width).labelled_by(label.id).changed();
    ui.end_row();
}

/// The first and the last ply of an animation, the first no later than the last.
fn plies<P: Seat>(ui: &mut Ui, page: &Page<'_, P>, plies: &mut (usize, usize), last: usize) {
    let (from, to) = plies;
    let label = ui.label(page.words("export-plies-from"));
    ui.horizontal(|ui| {
        ui.add(DragValue::new(from).range(0..=*to))
            .labelled_by(label.id);
        let label = ui.label(page.words("export-plies-to"));
        ui.add(DragValue::new(to).range(*from..=last))
            .labelled_by(label.id);
    });
    ui.end_row();
}

fn theme<P: Seat>(ui: &mut Ui, page: &Page<'_, P>, theme: &mut Option<Theme>) {
    let key = |theme| match theme {
        None => "export-theme-window",
        Some(Theme::Light) => "theme-light",
        Some(Theme::Dark) => "theme-dark",
    };
    let label = ui.label(page.words("export-theme"));
    let choice = ComboBox::from_id_salt("export-theme").selected_text(page.words(key(*theme)));
    let choice = choice.show_ui(ui, |ui| {
        for choice in [None, Some(Theme::Light), Some(Theme::Dark)] {
            ui.selectable_value(theme, choice, page.words(key(choice)));
        }
    });
    choice.response.labelled_by(label.id);
    ui.end_row();
}

/// The part of the board: `None` where what was typed is none.
fn corners<P: Seat>(
    ui: &mut Ui,
    page: &Page<'_, P>,
    typed: &mut String,
) -> Option<Option<[P::Cell; 2]>> {
    let label = ui.label(page.words("export-part"));
    let field = TextEdit::singleline(typed)
        .hint_text(page.words("export-part-all"))
        .desired_width(112.0);
    ui.add(field).labelled_by(label.id);
    ui.end_row();
    let typed = typed.trim();
    if typed.is_empty() {
        return Some(None);
    }
    let (one, other) = typed.split_once(':')?;
    let position = page.model.position();
    Some(Some([
        position.cell(one.trim())?,
        position.cell(other.trim())?,
    ]))
}
