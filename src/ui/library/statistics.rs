//! Results counted: by size, farmers and whatever else is agreed, by who begins, by the first move,
//! and the record of the person at the desk. They are of the games that the list shows.

use egui::{Align, ComboBox, Grid, Rect, RichText, ScrollArea, Sense, Ui, vec2};

use crate::coach::library::{Group, OwnRecord, OwnTally, Statistics, Tally, people};
use crate::rules::{ByPlayer, Player};
use crate::ui::Look;
use crate::ui::fonts;
use crate::ui::games::{GAMES, Game};
use crate::ui::style::{SMALL, TEXT};
use crate::ui::text::words;

use super::found::Found;
use super::paint;

const ROW: f32 = 19.0;
const GAP: f32 = 12.0;
const NAME: f32 = 150.0;
const BAR: f32 = 9.0;
/// From this width on there are two columns.
const TWO_COLUMNS: f32 = 700.0;
/// So many first moves and opponents are told.
const MOST_OPENINGS: usize = 12;
const MOST_OPPONENTS: usize = 8;

/// What is counted, and of what.
#[derive(Default)]
pub struct StatisticsPage {
    counted: Option<(u64, String)>,
    kinds: Vec<(&'static Game, Statistics)>,
    record: OwnRecord,
    people: Vec<String>,
}

impl StatisticsPage {
    /// Shows the page in all the room there is; says whose record is to be told from now on.
    pub fn show(&mut self, ui: &mut Ui, found: &Found, me: &str, look: Look<'_>) -> Option<String> {
        self.count(found, me);
        let mut chosen = None;
        let scroll = ScrollArea::vertical()
            .id_salt("statistics")
            .auto_shrink(false);
        scroll.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            if self.kinds.is_empty() {
                ui.label(look.text.get("library-nothing-found"));
            }
            let width = ui.available_width() - 8.0;
            let two = width >= TWO_COLUMNS;
            let column = if two {
                (width - 2.0 * GAP) / 2.0
            } else {
                width
            };
            let left_top = ui.next_widget_position();
            let part = |at: egui::Pos2| Rect::from_min_size(at, vec2(column, f32::INFINITY));
            let mut left = ui.new_child(egui::UiBuilder::new().max_rect(part(left_top)));
            for (game, statistics) in &self.kinds {
                results(&mut left, game, statistics, look);
            }
            let right_top = match two {
                true => left_top + vec2(column + 2.0 * GAP, 0.0),
                false => left.min_rect().left_bottom() + vec2(0.0, GAP),
            };
            let mut right = ui.new_child(egui::UiBuilder::new().max_rect(part(right_top)));
            chosen = self.own(&mut right, me, look);
            for (game, statistics) in &self.kinds {
                openings(&mut right, game, statistics, look);
            }
            let bottom = left.min_rect().bottom().max(right.min_rect().bottom());
            ui.allocate_space(vec2(width, bottom - left_top.y));
        });
        chosen
    }

    fn count(&mut self, found: &Found, me: &str) {
        let asked = (found.revision(), me.to_owned());
        if self.counted.as_ref() == Some(&asked) {
            return;
        }
        self.counted = Some(asked);
        let games = found.summaries();
        self.kinds = GAMES
            .iter()
            .map(|game| {
                let kind = games.clone().filter(|summary| summary.game == game.name);
                (game, Statistics::of(kind))
            })
            .filter(|(_, statistics)| statistics.all.games() > 0)
            .collect();
        self.record = OwnRecord::of(me, games.clone());
        self.people = people(games).into_iter().map(|(name, _)| name).collect();
    }

    fn own(&self, ui: &mut Ui, me: &str, look: Look<'_>) -> Option<String> {
        title(ui, &look.text.get("library-own"));
        let mut chosen = None;
        ui.horizontal(|ui| {
            let label = ui.label(look.text.get("library-own-name"));
            let shown = match me.trim() {
                "" => look.text.get("library-own-nobody"),
                name => name.to_owned(),
            };
            let combo = ComboBox::from_id_salt("library own")
                .selected_text(shown)
                .width(160.0);
            let combo = combo.show_ui(ui, |ui| {
                for name in &self.people {
                    if ui.selectable_label(name.as_str() == me, name).clicked() {
                        chosen = Some(name.clone());
                    }
                }
            });
            combo.response.labelled_by(label.id);
        });
        let all: u32 = self.record.sides.iter().map(OwnTally::games).sum();
        if all == 0 {
            ui.label(RichText::new(look.text.get("library-own-none")).color(look.palette.muted));
            ui.add_space(GAP);
            return chosen;
        }
        let grid = Grid::new("library own record")
            .num_columns(6)
            .spacing([14.0, 3.0]);
        grid.show(ui, |ui| {
            let muted = |ui: &mut Ui, key: &str| {
                let words = RichText::new(look.text.get(key)).size(SMALL);
                ui.label(words.color(look.palette.muted));
            };
            for key in [
                "library-own-as",
                "library-head-games",
                "library-own-won",
                "library-own-lost",
                "library-own-drawn",
                "library-own-share",
            ] {
                muted(ui, key);
            }
            ui.end_row();
            for player in Player::BOTH {
                let name = self.side_words(player, look);
                own_row(ui, &name, &self.record.sides[player.index()], look);
            }
            for (name, tally) in self.record.opponents.iter().take(MOST_OPPONENTS) {
                let name = match name.as_str() {
                    "" => look.text.get("library-own-unknown"),
                    name => words!(look.text, "library-own-against", name = name),
                };
                own_row(ui, &name, tally, look);
            }
        });
        ui.add_space(GAP);
        chosen
    }

    /// As whom somebody played: by the name of the side, where the games are of one kind.
    fn side_words(&self, player: Player, look: Look<'_>) -> String {
        match &self.kinds[..] {
            [(game, _)] => {
                let side = (game.exhibit.side)(player, look.text);
                words!(look.text, "library-own-side", side = side)
            }
            _ => look.text.get(match player {
                Player::First => "library-own-first",
                Player::Second => "library-own-second",
            }),
        }
    }
}

fn own_row(ui: &mut Ui, name: &str, tally: &OwnTally, look: Look<'_>) {
    ui.label(RichText::new(name).size(TEXT));
    for number in [tally.games(), tally.won, tally.lost, tally.drawn] {
        ui.label(RichText::new(number.to_string()).size(TEXT));
    }
    ui.label(RichText::new(paint::percent(tally.share(), look)).size(TEXT));
    ui.end_row();
}

fn title(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).font(fonts::bold(13.0)));
}

fn sides(game: &Game, look: Look<'_>) -> ByPlayer<String> {
    ByPlayer::from_fn(|player| (game.exhibit.side)(player, look.text))
}

/// The results of the games of a kind, all and by what is agreed.
fn results(ui: &mut Ui, game: &Game, statistics: &Statistics, look: Look<'_>) {
    let sides = sides(game, look);
    title(ui, &look.text.get(&format!("{}-name", game.name)));
    head(ui, &sides, look);
    row(
        ui,
        &look.text.get("library-all"),
        &statistics.all,
        &sides,
        look,
    );
    let begun = statistics.begun_by;
    if begun.iter().all(|tally| tally.games() > 0) {
        for player in Player::BOTH {
            let name = words!(look.text, "library-begins", side = sides[player].as_str());
            row(ui, &name, &begun[player.index()], &sides, look);
        }
    }
    for (part, groups) in &statistics.setups {
        // What is the same in all games tells nothing, and who begins was told.
        if groups.len() < 2 || part == "first" {
            continue;
        }
        for group in groups {
            let name = part_words(part, group, look);
            row(ui, &name, &group.tally, &sides, look);
        }
    }
    ui.add_space(GAP);
}

/// A part of a setup in words: `8×8`, `3 farmers`.
fn part_words(part: &str, group: &Group, look: Look<'_>) -> String {
    let key = format!("library-part-{}", part.replace('_', "-"));
    match look.text.has(&key) {
        true => match group.name.parse::<u32>() {
            // As a number it chooses the plural form.
            Ok(number) => words!(look.text, &key, value = number),
            Err(_) => words!(look.text, &key, value = group.name.as_str()),
        },
        false => format!("{part}: {}", group.name),
    }
}

fn openings(ui: &mut Ui, game: &Game, statistics: &Statistics, look: Look<'_>) {
    if statistics.openings.is_empty() {
        return;
    }
    let sides = sides(game, look);
    let kind = look.text.get(&format!("{}-name", game.name));
    title(ui, &words!(look.text, "library-first-moves", kind = kind));
    head(ui, &sides, look);
    for group in statistics.openings.iter().take(MOST_OPENINGS) {
        row(ui, &group.name, &group.tally, &sides, look);
    }
    ui.add_space(GAP);
}

/// The places of a row: its name, the number of games, the bar, the share, the lead.
fn places(rect: Rect) -> [Rect; 5] {
    let (name, rest) = rect.split_left_right_at_x(rect.left() + NAME.min(rect.width() * 0.4));
    let (games, rest) = rest.split_left_right_at_x(rest.left() + 40.0);
    let (rest, lead) = rest.split_left_right_at_x(rest.right() - 56.0);
    let (bar, share) = rest.split_left_right_at_x(rest.right() - 44.0);
    let bar = bar.shrink2(vec2(8.0, (bar.height() - BAR) / 2.0));
    [name, games, bar, share, lead]
}

fn head(ui: &mut Ui, sides: &ByPlayer<String>, look: Look<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let [_, games, _, share, lead] = places(rect);
    let muted = look.palette.muted;
    let say = |place: Rect, words: &str| {
        let font = fonts::regular(SMALL);
        paint::line(ui.painter(), place, Align::Max, words, font, muted);
    };
    // Nothing stands above the names, so that a long word may begin there.
    let games = games.with_min_x(rect.left());
    say(games, &look.text.get("library-head-games"));
    let side = sides[Player::First].as_str();
    let both = share.union(lead);
    let both = both.with_min_x(both.left() - 40.0);
    say(both, &words!(look.text, "library-head-share", side = side));
}

fn row(ui: &mut Ui, name: &str, tally: &Tally, sides: &ByPlayer<String>, look: Look<'_>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let told = words!(
        look.text,
        "library-move",
        play = name,
        results = paint::spoken(tally, sides, look)
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &told));
    let response = response.on_hover_text(told);
    if response.hovered() {
        ui.painter().rect_filled(rect, 3.0, look.palette.chip);
    }
    let [place, games, bar, share, lead] = places(rect);
    let (painter, ink) = (ui.painter(), look.palette.ink);
    let font = || fonts::regular(TEXT);
    paint::line(painter, place, Align::Min, name, font(), ink);
    paint::line(
        painter,
        games,
        Align::Max,
        &tally.games().to_string(),
        font(),
        ink,
    );
    paint::results(painter, bar, tally, look);
    let words = paint::percent(tally.share(Player::First), look);
    paint::line(painter, share, Align::Max, &words, font(), ink);
    let words = paint::lead(tally, look);
    paint::line(
        painter,
        lead,
        Align::Max,
        &words,
        font(),
        look.palette.muted,
    );
}
