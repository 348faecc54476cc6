//! The page of the rules: sections with a text each, and many with a diagram. A click plays the
//! move of a diagram.

use egui::{Label, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::Look;
use super::fonts;
use super::glossary;
use super::seat::Seat;
use super::style::{SMALL, TEXT};
use super::text::words;

/// The width of a diagram, in points.
const DIAGRAM: f32 = 150.0;
/// How long a move takes here, in seconds.
const DURATION: f32 = 0.24;
const GAP: f32 = 10.0;
const LINE_GAP: f32 = 3.0;

/// A section of the rules.
pub struct Section {
    /// Its title is the message of this name, its text the one with `-text` after it.
    pub name: &'static str,
    /// What is shown beside the text.
    pub situation: Option<Situation>,
}

/// A position, or a part of one, and a move in it. Other pieces may stand elsewhere.
pub struct Situation {
    /// The position.
    pub position: &'static str,
    /// The move, if there is one to play.
    pub play: Option<&'static str>,
    /// Two corners of the part that is shown; all of the board without them.
    pub part: Option<[&'static str; 2]>,
}

/// A diagram in this frame.
pub struct Diagram<'a, P: Seat> {
    /// The position before the move, or the only one.
    pub before: &'a P,
    /// The position after it.
    pub after: &'a P,
    /// The move.
    pub play: Option<P::Move>,
    /// From 0, not yet played, to 1, played.
    pub progress: f32,
    /// Two corners of the part that is shown.
    pub part: Option<[P::Cell; 2]>,
}

impl<'a, P: Seat> Diagram<'a, P> {
    /// The position that is shown.
    pub fn position(&self) -> &'a P {
        match self.progress < 1.0 {
            true => self.before,
            false => self.after,
        }
    }

    /// The move, while it can still be played.
    pub fn due(&self) -> Option<P::Move> {
        self.play.filter(|_| self.progress == 0.0)
    }

    /// The move, while it is under way.
    pub fn moving(&self) -> Option<P::Move> {
        let moving = self.progress > 0.0 && self.progress < 1.0;
        self.play.filter(|_| moving)
    }

    /// The move, once it was played.
    pub fn played(&self) -> Option<P::Move> {
        self.play.filter(|_| self.progress == 1.0)
    }
}

/// What a situation says, as values.
struct Scene<P: Seat> {
    before: P,
    after: P,
    play: Option<P::Move>,
    part: Option<[P::Cell; 2]>,
}

impl Situation {
    /// `None` where it is no situation of the game.
    fn read<P: Seat>(&self) -> Option<Scene<P>> {
        let before = P::parse(self.position).ok()?;
        let (play, after) = match self.play {
            Some(text) => {
                let play = before.read_move(text).ok()?;
                (Some(play), before.play(play).ok()?)
            }
            None => (None, before.clone()),
        };
        let part = match self.part {
            Some([one, other]) => Some([before.cell(one)?, before.cell(other)?]),
            None => None,
        };
        Some(Scene {
            before,
            after,
            play,
            part,
        })
    }

    /// Whether it can be shown.
    pub fn is_sound<P: Seat>(&self) -> bool {
        self.read::<P>().is_some()
    }
}

/// Shows the page; `moving` says whether moves are shown in motion.
pub fn show<P: Seat>(ui: &mut Ui, look: Look<'_>, moving: bool) {
    let intro = look.text.get(&format!("{}-rules-intro", P::GAME));
    glossary::label::<P>(ui, &intro, false, look);
    for section in P::RULES {
        ui.add_space(GAP);
        ui.push_id(section.name, |ui| {
            let scene = section.situation.as_ref().map(Situation::read::<P>);
            match scene {
                Some(None) => log::error!("{} shows no situation", section.name),
                Some(Some(scene)) => {
                    ui.horizontal_top(|ui| {
                        show_diagram(ui, section, &scene, look, moving);
                        ui.vertical(|ui| tell::<P>(ui, section, Some(&scene), look));
                    });
                }
                None => tell::<P>(ui, section, None, look),
            }
        });
    }
}

/// The title and the text of a section, and what the move does.
fn tell<P: Seat>(ui: &mut Ui, section: &Section, scene: Option<&Scene<P>>, look: Look<'_>) {
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    let title = RichText::new(look.text.get(section.name));
    ui.label(title.font(fonts::bold(TEXT)));
    let text = look.text.get(&format!("{}-text", section.name));
    glossary::label::<P>(ui, &text, false, look);
    if let Some(scene) = scene
        && let Some(play) = scene.play
    {
        let told = scene.before.effect_words(play, look.text);
        let told = RichText::new(told).size(SMALL).color(look.palette.muted);
        ui.add(Label::new(told).wrap());
    }
}

fn show_diagram<P: Seat>(
    ui: &mut Ui,
    section: &Section,
    scene: &Scene<P>,
    look: Look<'_>,
    moving: bool,
) {
    let points = ui.ctx().pixels_per_point();
    let height = P::part_height(&scene.before, scene.part, DIAGRAM, points);
    let sense = match scene.play {
        Some(_) => Sense::click(),
        None => Sense::hover(),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(DIAGRAM, height), sense);
    let played = is_played(ui, &response, section.name, scene.play.is_some(), look);
    let time = if moving { DURATION } else { 0.0 };
    let diagram = Diagram {
        before: &scene.before,
        after: &scene.after,
        play: scene.play,
        progress: ui.ctx().animate_bool_with_time(response.id, played, time),
        part: scene.part,
    };
    P::paint_diagram(ui.painter(), rect, &diagram, look);
    if response.has_focus() {
        let line = Stroke::new(1.8, look.palette.accent);
        let painter = ui.painter();
        painter.rect_stroke(rect, 3.0, line, StrokeKind::Inside);
    }
}

/// Whether the move has been played; a click plays it, and takes it back.
fn is_played(ui: &Ui, response: &Response, name: &str, playable: bool, look: Look<'_>) -> bool {
    let mut played = ui.data(|data| data.get_temp(response.id).unwrap_or(false));
    if response.clicked() {
        played = !played;
        ui.data_mut(|data| data.insert_temp(response.id, played));
    }
    response.widget_info(|| {
        let title = look.text.get(name);
        match (playable, played) {
            (false, _) => WidgetInfo::labeled(Role::Image, true, title),
            (true, false) => {
                let name = words!(look.text, "rules-to-play", title = title);
                WidgetInfo::labeled(Role::Button, true, name)
            }
            (true, true) => {
                let name = words!(look.text, "rules-played", title = title);
                WidgetInfo::labeled(Role::Button, true, name)
            }
        }
    });
    played
}
