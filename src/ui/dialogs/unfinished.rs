//! The games that were left unfinished: each small, to be restored or given up.

use std::time::Duration;

use egui::{RichText, ScrollArea, Sense, Theme, Ui, Vec2};

use crate::app::{Action, Recovery};
use crate::rules::Player;
use crate::storage::journal::Unfinished;
use crate::ui::games;
use crate::ui::library::Thumbnails;
use crate::ui::seat::Seat;
use crate::ui::style::TEXT;
use crate::ui::text::{Text, words};
use crate::ui::{Look, fonts};

use super::{Page, buttons};

/// The side of a picture, in points.
const PICTURE: f32 = 84.0;
const GAP: f32 = 10.0;

/// The pictures of the games.
#[derive(Default)]
pub struct Form {
    thumbnails: Thumbnails,
}

/// Shows the games, and what can be done about each.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form) {
    page.modal(ui, "unfinished-title", |ui, page| {
        ui.label(page.words("unfinished-text"));
        ui.add_space(GAP);
        form.thumbnails.begin(ui.ctx());
        let height = (ui.ctx().content_rect().height() - 220.0).max(PICTURE);
        let scroll = ScrollArea::vertical().max_height(height);
        scroll.show(ui, |ui| {
            for (index, game) in page.model.recoveries().games().iter().enumerate() {
                ui.push_id(index, |ui| row(ui, page, game, index == 0, form));
                ui.add_space(GAP);
            }
        });
        buttons(ui, |ui| {
            page.cancel(ui, "unfinished-later");
        });
    });
}

fn row<P: Seat>(
    ui: &mut Ui,
    page: &mut Page<'_, P>,
    game: &Unfinished,
    first: bool,
    form: &mut Form,
) {
    let given_up = page.model.recoveries().is_given_up(&game.journal);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.add_enabled_ui(!given_up, |ui| picture(ui, game, form));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            describe(ui, game, page.look);
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                let title = title(game, page.look.text);
                let named = |key: &str| words!(page.look.text, key, game = title.as_str());
                if given_up {
                    let keep = page.button(ui, "unfinished-keep");
                    if keep
                        .accessible_name(named("unfinished-keep-this"))
                        .clicked()
                    {
                        give_up(page, game);
                    }
                    let said = page.words("unfinished-given-up");
                    ui.label(RichText::new(said).color(page.look.palette.muted));
                    return;
                }
                let restore = page.button(ui, "unfinished-restore");
                if first && page.appeared {
                    restore.request_focus();
                }
                let restore = restore.accessible_name(named("unfinished-restore-this"));
                if restore.clicked() {
                    let restore = Recovery::Restore(game.journal.clone());
                    page.actions.push(Action::Recover(restore));
                }
                let discard = page.button(ui, "unfinished-discard");
                if discard
                    .accessible_name(named("unfinished-discard-this"))
                    .clicked()
                {
                    give_up(page, game);
                }
            });
        });
    });
}

fn give_up<P: Seat>(page: &mut Page<'_, P>, game: &Unfinished) {
    let give_up = Recovery::GiveUp(game.journal.clone());
    page.actions.push(Action::Recover(give_up));
}

fn picture(ui: &mut Ui, game: &Unfinished, form: &mut Form) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
    let dark = ui.theme() == Theme::Dark;
    let width = (PICTURE * ui.pixels_per_point()).round() as u16;
    let ctx = ui.ctx().clone();
    let thumbnails = &mut form.thumbnails;
    let Some(texture) = thumbnails.of(&ctx, game.game, &game.position, dark, width) else {
        return;
    };
    let size = texture.size_vec2();
    let size = size * (PICTURE / size.max_elem().max(1.0));
    let rect = egui::Rect::from_center_size(rect.center(), size);
    egui::Image::new(&texture).paint_at(ui, rect);
}

fn describe(ui: &mut Ui, game: &Unfinished, look: Look<'_>) {
    ui.label(RichText::new(title(game, look.text)).font(fonts::bold(14.0)));
    let kind = look.text.get(&format!("{}-name", game.game));
    let age = game.written.elapsed().unwrap_or_default();
    let about = words!(
        look.text,
        "unfinished-about",
        kind = kind,
        ply = game.ply,
        age = age_words(age, look.text)
    );
    ui.label(RichText::new(about).size(TEXT));
    let file = game.file.as_deref().and_then(|file| file.file_name());
    let file = match file {
        Some(name) => words!(
            look.text,
            "unfinished-file",
            file = name.to_string_lossy().into_owned()
        ),
        None => look.text.get("unfinished-no-file"),
    };
    ui.label(RichText::new(file).size(TEXT).color(look.palette.muted));
}

/// Who plays.
fn title(game: &Unfinished, text: &Text) -> String {
    let side = |player: Player| {
        let exhibit = games::named(game.game).map(|game| &game.exhibit);
        exhibit.map_or_else(String::new, |exhibit| (exhibit.side)(player, text))
    };
    let named = |player: Player| match game.players[player.index()].trim() {
        "" => side(player),
        name => name.to_owned(),
    };
    words!(
        text,
        "library-title",
        first = named(Player::First),
        second = named(Player::Second)
    )
}

fn age_words(age: Duration, text: &Text) -> String {
    let minutes = age.as_secs() / 60;
    let (key, count) = match minutes {
        0..120 => ("unfinished-minutes", minutes),
        120..2_880 => ("unfinished-hours", minutes / 60),
        _ => ("unfinished-days", minutes / 1_440),
    };
    words!(text, key, count = count as usize)
}
