//! The rules in short, with the situations that the game is about as diagrams: a click plays the
//! move of each.

use egui::{
    Label, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::game::Orientation;
use crate::rules::Position as _;
use crate::rules::agora::{Cell, Move, Position};
use crate::study::agora::Effect;
use crate::ui::Look;
use crate::ui::fonts;
use crate::ui::overlay::Shown;
use crate::ui::style::{SMALL, TEXT};
use crate::ui::text::words;

use super::board::{self, Course, Overlay, Scene};
use super::effect_words;
use super::facts::Facts;

/// The width of a diagram, in points.
const DIAGRAM: f32 = 132.0;
/// How long a move takes here, in seconds.
const DURATION: f32 = 0.24;
const GAP: f32 = 10.0;

/// A part of a position, and a move in it. The other men stand elsewhere.
struct Situation {
    /// Its title and its text are the messages of this name.
    name: &'static str,
    position: &'static str,
    play: &'static str,
    part: [&'static str; 2],
}

const SITUATIONS: [Situation; 4] = [
    Situation {
        name: "agora-rules-capture",
        position: "4,W6,R5/6/6/2,R2.1,3/1,W2,4/6 W pile 0",
        play: "b2xc3",
        part: ["b2", "c3"],
    },
    Situation {
        name: "agora-rules-prisoner",
        position: "4,W7,R6/6/6/6/1,W1,4/1,R2,4 W pile 0",
        play: "b2_b1",
        part: ["b1", "c2"],
    },
    Situation {
        name: "agora-rules-joining",
        position: "4,W7,R6/6/6/6/2,W1,3/1,R1.1,4 W pile 0",
        play: "c2_b1",
        part: ["b1", "c2"],
    },
    Situation {
        name: "agora-rules-leaving",
        position: "4,W6,R5/6/6/6/1,W1,4/R2.2,5 R pile 0",
        play: "a1xb2",
        part: ["a1", "b2"],
    },
];

/// Shows the page; `moving` says whether moves are shown in motion.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, moving: bool) {
    let intro = RichText::new(look.text.get("agora-rules-intro")).size(TEXT);
    ui.add(Label::new(intro).wrap());
    for situation in &SITUATIONS {
        ui.add_space(GAP);
        if situation.show(ui, look, moving).is_none() {
            log::error!("{} is no situation", situation.name);
        }
    }
}

impl Situation {
    fn show(&self, ui: &mut Ui, look: Look<'_>, moving: bool) -> Option<()> {
        let before = Position::parse(self.position).ok()?;
        let play = before.read_move(self.play).ok()?;
        let after = before.play(play).ok()?;
        let [one, other] = self.part.map(|name| before.cell(name));
        let part = Some([one?, other?]);
        ui.horizontal_top(|ui| {
            let size = vec2(
                DIAGRAM,
                board::part_height(part, Orientation::default(), DIAGRAM),
            );
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            let played = self.played(ui, &response, look);
            let time = if moving { DURATION } else { 0.0 };
            let progress = ui.ctx().animate_bool_with_time(response.id, played, time);
            paint(ui, rect, [&before, &after], play, progress, part, look);
            if response.has_focus() {
                let line = Stroke::new(1.8, look.palette.accent);
                let painter = ui.painter();
                painter.rect_stroke(rect, 3.0, line, StrokeKind::Inside);
            }
            ui.vertical(|ui| {
                let title = RichText::new(look.text.get(self.name));
                ui.label(title.font(fonts::bold(TEXT)));
                let told = effect_words::effect(&Effect::of(&before, play), look.text);
                let text = look.text.get(&format!("{}-text", self.name));
                for (words, size) in [(text, TEXT), (told, SMALL)] {
                    ui.add(Label::new(RichText::new(words).size(size)).wrap());
                }
            });
        });
        Some(())
    }

    /// Whether the move has been played; a click plays it, and takes it back.
    fn played(&self, ui: &Ui, response: &Response, look: Look<'_>) -> bool {
        let mut played = ui.data(|data| data.get_temp(response.id).unwrap_or(false));
        if response.clicked() {
            played = !played;
            ui.data_mut(|data| data.insert_temp(response.id, played));
        }
        response.widget_info(|| {
            let title = look.text.get(self.name);
            let name = match played {
                true => words!(look.text, "agora-rules-played", title = title),
                false => words!(look.text, "agora-rules-to-play", title = title),
            };
            WidgetInfo::labeled(Role::Button, true, name)
        });
        played
    }
}

/// Paints a part of the board before a move, after it, or in between.
fn paint(
    ui: &Ui,
    rect: Rect,
    [before, after]: [&Position; 2],
    play: Move,
    progress: f32,
    part: Option<[Cell; 2]>,
    look: Look<'_>,
) {
    let position = if progress < 1.0 { before } else { after };
    let facts = Facts::of(position);
    let target = [play];
    let scene = Scene {
        shown: Shown::of([Overlay::Moves, Overlay::Heights]),
        selected: (progress == 0.0).then_some(play.from),
        targets: if progress == 0.0 { &target } else { &[] },
        last: (progress == 1.0).then_some(play),
        motion: (progress > 0.0 && progress < 1.0).then_some(Course {
            play,
            before,
            progress,
        }),
        ..Scene::of(position, &facts)
    };
    board::paint_part(ui.painter(), rect, &scene, part, look);
}
