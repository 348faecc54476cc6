//! What was played from a position in the games of the library: a row a move.

use egui::{Align, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::coach::library::{Explored, Summary, explore};
use crate::rules::{ByPlayer, Player};
use crate::ui::Look;
use crate::ui::fonts;
use crate::ui::seat::Seat;
use crate::ui::style::{SMALL, TEXT};
use crate::ui::text::words;

use super::paint;

/// The height of a row, in points.
pub const ROW: f32 = 20.0;
const MOVE_WIDTH: f32 = 66.0;
const GAMES_WIDTH: f32 = 38.0;
const SHARE_WIDTH: f32 = 40.0;
const LEAD_WIDTH: f32 = 50.0;
/// What the head of the last two columns takes of the bar.
const HEAD_MORE: f32 = 40.0;
const BAR_HEIGHT: f32 = 9.0;
const GAP: f32 = 6.0;
/// Rows narrower than this have no bar.
const BAR_FROM: f32 = 230.0;

/// What was played from one position after the other; found out anew when position or games
/// have changed.
pub struct Explorer<P: Seat> {
    asked: Option<(P, u64)>,
    explored: Explored<P::Move>,
}

impl<P: Seat> Default for Explorer<P> {
    fn default() -> Self {
        Explorer {
            asked: None,
            explored: Explored::default(),
        }
    }
}

impl<P: Seat> Explorer<P> {
    /// What was played from a position in some games with their numbers, of this revision.
    pub fn of<'a>(
        &mut self,
        position: &P,
        games: impl IntoIterator<Item = (usize, &'a Summary)>,
        revision: u64,
    ) -> &Explored<P::Move> {
        let known = self
            .asked
            .as_ref()
            .is_some_and(|(before, of)| *of == revision && before == position);
        if !known {
            self.asked = Some((position.clone(), revision));
            self.explored = explore(position, games);
        }
        &self.explored
    }
}

/// What was done in the rows.
pub struct Pointed<M> {
    /// The move that is pointed at, or has the keyboard.
    pub over: Option<M>,
    /// The move that was chosen.
    pub chosen: Option<M>,
}

/// Shows a row for each move. Of moves that are the same under a symmetry of the board, `known`
/// may name the one to show.
pub fn show<P: Seat>(
    ui: &mut Ui,
    explored: &Explored<P::Move>,
    known: impl Fn(P::Move) -> bool,
    look: Look<'_>,
) -> Pointed<P::Move> {
    let mut pointed = Pointed {
        over: None,
        chosen: None,
    };
    let sides = ByPlayer::from_fn(|player| P::side(player, look.text));
    ui.spacing_mut().item_spacing.y = 0.0;
    for continuation in &explored.moves {
        let mut same = continuation.same.iter().copied();
        let play = same.find(|&play| known(play)).unwrap_or(continuation.play);
        let size = vec2(ui.available_width(), ROW);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let told = words!(
            look.text,
            "library-move",
            play = play.to_string(),
            results = paint::spoken(&continuation.tally, &sides, look)
        );
        let enabled = ui.is_enabled();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &told));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, look.palette.chip);
            pointed.over = Some(play);
        }
        if ui.is_rect_visible(rect) {
            row(
                ui,
                rect,
                &play.to_string(),
                continuation.games.len(),
                &continuation.tally,
                look,
            );
        }
        if response.on_hover_text(told).clicked() {
            pointed.chosen = Some(play);
        }
    }
    pointed
}

fn row(
    ui: &Ui,
    rect: Rect,
    play: &str,
    games: usize,
    tally: &crate::coach::library::Tally,
    look: Look<'_>,
) {
    let painter = ui.painter();
    let (ink, muted) = (look.palette.ink, look.palette.muted);
    let rect = rect.shrink2(vec2(4.0, 0.0));
    let (name, rest) = rect.split_left_right_at_x(rect.left() + MOVE_WIDTH);
    paint::line(painter, name, Align::Min, play, fonts::regular(TEXT), ink);
    let (count, rest) = rest.split_left_right_at_x(rest.left() + GAMES_WIDTH);
    let games = games.to_string();
    paint::line(
        painter,
        count,
        Align::Max,
        &games,
        fonts::regular(TEXT),
        ink,
    );
    let (rest, lead) = rest.split_left_right_at_x(rest.right() - LEAD_WIDTH);
    let words = paint::lead(tally, look);
    paint::line(
        painter,
        lead,
        Align::Max,
        &words,
        fonts::regular(SMALL),
        muted,
    );
    let (rest, share) = rest.split_left_right_at_x(rest.right() - SHARE_WIDTH);
    let words = paint::percent(tally.share(Player::First), look);
    paint::line(
        painter,
        share,
        Align::Max,
        &words,
        fonts::regular(SMALL),
        muted,
    );
    if rect.width() >= BAR_FROM {
        let bar = rest.shrink2(vec2(GAP, (rest.height() - BAR_HEIGHT) / 2.0));
        paint::results(painter, bar, tally, look);
    }
}

/// Shows what the columns of the rows are.
pub fn head<P: Seat>(ui: &mut Ui, look: Look<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let rect = rect.shrink2(vec2(4.0, 0.0));
    let painter = ui.painter();
    let muted = look.palette.muted;
    let say = |place: Rect, align: Align, words: &str| {
        paint::line(painter, place, align, words, fonts::regular(SMALL), muted);
    };
    let (name, rest) = rect.split_left_right_at_x(rect.left() + MOVE_WIDTH);
    say(name, Align::Min, &look.text.get("library-head-move"));
    let (count, rest) = rest.split_left_right_at_x(rest.left() + GAMES_WIDTH);
    // A long word may begin before its column.
    let count = count.with_min_x(count.left() - HEAD_MORE / 2.0);
    say(count, Align::Max, &look.text.get("library-head-games"));
    let side = P::side(Player::First, look.text);
    let both = rest.with_min_x(rest.right() - LEAD_WIDTH - SHARE_WIDTH - HEAD_MORE);
    say(
        both,
        Align::Max,
        &words!(look.text, "library-head-share", side = side),
    );
}
