//! The bar at the bottom: stepping, undo and redo, pass, and what there is to say.

use egui::{
    Align, Color32, Label, Layout, Popup, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::storage::settings::Pace;

use super::signs::{self, Sign};
use super::text::words;
use super::{Look, fonts, playback};

const HEIGHT: f32 = 30.0;
/// In narrower bars the status has a row of its own, above the buttons.
const ONE_ROW_FROM: f32 = 1000.0;
/// Narrower ones have the buttons alone that play needs most.
const ALL_BUTTONS_FROM: f32 = 500.0;
const STATUS_HEIGHT: f32 = 20.0;
const MARGIN: f32 = 10.0;
const BUTTON_HEIGHT: f32 = 22.0;
const STEP_WIDTH: f32 = 26.0;
const PACE_WIDTH: f32 = 36.0;
const CHANGE_WIDTH: f32 = 48.0;
const PASS_WIDTH: f32 = 52.0;
/// Buttons are wider where this would not be left at either side of a word.
const LEAST_PADDING: f32 = 6.0;
/// Between buttons that belong together, and between groups of them.
const GAP: f32 = 3.0;
const GROUP_GAP: f32 = 8.0;
/// Before and after the status.
const STATUS_GAP: f32 = 14.0;
/// The last move gives way where the status would be narrower than this.
const LEAST_STATUS: f32 = 240.0;
const CORNER: f32 = 4.0;
const TEXT_SIZE: f32 = 12.0;
const OUTLINE: f32 = 1.0;
const PRIMARY_OUTLINE: f32 = 1.8;
const FOCUS_OUTLINE: f32 = 2.0;

/// What was done on the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BottomBarEvent {
    /// Go to the start.
    First,
    /// Step a ply back.
    Back,
    /// Step a ply on.
    Forward,
    /// Go to the end of the line.
    Last,
    /// Play the line through, or stop.
    Play(bool),
    /// Play it so fast.
    SetPace(Pace),
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Pass.
    Pass,
}

/// What the Pass button offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassButton {
    /// Passing is not legal.
    Illegal,
    /// Passing is legal, but not for whoever sits here to decide.
    Legal,
    /// The player at the desk may pass.
    YourTurn,
}

/// The bar at the bottom.
pub struct BottomBar<'a> {
    /// Whether there is a ply before the cursor.
    pub can_step_back: bool,
    /// Whether there is a ply after the cursor.
    pub can_step_forward: bool,
    /// Whether the line is being played.
    pub playing: bool,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether there is a change to take back.
    pub can_undo: bool,
    /// Whether there is a change to make again.
    pub can_redo: bool,
    /// Whether to pass is offered; `None` in games without such a move.
    pub pass: Option<PassButton>,
    /// What a pass means now; may be empty.
    pub pass_help: &'a str,
    /// What there is to say.
    pub status: &'a str,
    /// What stands at the right: the last move, the line.
    pub aside: &'a str,
}

impl BottomBar<'_> {
    /// The height of the bar at a width, in points.
    pub fn height(width: f32) -> f32 {
        match width < ONE_ROW_FROM {
            true => STATUS_HEIGHT + HEIGHT,
            false => HEIGHT,
        }
    }

    /// Shows the bar over the whole width that is left, and says what was done on it.
    pub fn show(&self, ui: &mut Ui, look: Look<'_>) -> Option<BottomBarEvent> {
        let width = ui.available_width();
        let size = vec2(width, Self::height(width));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let rule = Stroke::new(1.0, look.palette.rule);
        ui.painter().rect_filled(rect, 0.0, look.palette.panel);
        ui.painter().hline(rect.x_range(), rect.top(), rule);
        let mut row = Row {
            ui,
            look,
            rect: rect.with_min_y(rect.bottom() - HEIGHT),
            x: rect.left() + MARGIN,
        };
        let event = self.buttons(&mut row);
        let left = row.x + STATUS_GAP;
        let beside = row.rect.with_min_x(left).with_max_x(rect.right() - MARGIN);
        if width < ONE_ROW_FROM {
            let above = rect.with_max_y(row.rect.top()).shrink2(vec2(MARGIN, 0.0));
            self.status(ui, look, above.translate(vec2(0.0, 2.0)));
            self.aside(ui, look, beside);
        } else {
            self.words(ui, look, beside);
        }
        event
    }

    fn buttons(&self, row: &mut Row<'_, '_>) -> Option<BottomBarEvent> {
        let mut event = None;
        let all = row.rect.width() >= ALL_BUTTONS_FROM;
        let to_ends = [BottomBarEvent::First, BottomBarEvent::Last];
        for (does, sign, name, enabled) in [
            (
                BottomBarEvent::First,
                Sign::First,
                "bar-first",
                self.can_step_back,
            ),
            (
                BottomBarEvent::Back,
                Sign::Back,
                "bar-back",
                self.can_step_back,
            ),
            (
                BottomBarEvent::Forward,
                Sign::Forward,
                "bar-forward",
                self.can_step_forward,
            ),
            (
                BottomBarEvent::Last,
                Sign::Last,
                "bar-last",
                self.can_step_forward,
            ),
        ] {
            if !all && to_ends.contains(&does) {
                continue;
            }
            let style = Style::enabled(enabled);
            if row
                .button(STEP_WIDTH, name, Face::Sign(sign), style, "")
                .clicked()
            {
                event = Some(does);
            }
        }
        if all {
            event = self.playback(row).or(event);
        }
        row.x += GROUP_GAP - GAP;
        for (does, name, enabled) in [
            (BottomBarEvent::Undo, "bar-undo", self.can_undo),
            (BottomBarEvent::Redo, "bar-redo", self.can_redo),
        ] {
            let style = Style::enabled(enabled);
            if row
                .button(CHANGE_WIDTH, name, Face::Word, style, "")
                .clicked()
            {
                event = Some(does);
            }
        }
        if let Some(pass) = self.pass {
            row.x += GROUP_GAP - GAP;
            let style = match pass {
                PassButton::Illegal => Style::Disabled,
                PassButton::Legal => Style::Plain,
                PassButton::YourTurn => Style::Primary,
            };
            let pass = row.button(PASS_WIDTH, "bar-pass", Face::Word, style, self.pass_help);
            if pass.clicked() {
                event = Some(BottomBarEvent::Pass);
            }
        }
        row.x -= GAP;
        event
    }

    /// Play or pause, and how fast.
    fn playback(&self, row: &mut Row<'_, '_>) -> Option<BottomBarEvent> {
        let (sign, name) = match self.playing {
            true => (Sign::Pause, "bar-pause"),
            false => (Sign::Play, "bar-play"),
        };
        let style = Style::enabled(self.can_step_back || self.can_step_forward);
        let play = row.button(STEP_WIDTH, name, Face::Sign(sign), style, "");
        let pace = row.pace(self.pace);
        let played = play
            .clicked()
            .then_some(BottomBarEvent::Play(!self.playing));
        played.or(pace.map(BottomBarEvent::SetPace))
    }

    /// The status and the aside in one place: the aside gives way.
    fn words(&self, ui: &mut Ui, look: Look<'_>, rect: Rect) {
        let painter = ui.painter();
        let width = |words: &str| {
            let font = fonts::regular(TEXT_SIZE);
            let galley = painter.layout_no_wrap(words.to_owned(), font, look.palette.muted);
            galley.size().x
        };
        let left = rect.width() - width(self.aside) - STATUS_GAP;
        let mut status_place = rect;
        if left >= width(self.status).max(LEAST_STATUS) {
            status_place.max.x = rect.left() + left;
            self.aside(ui, look, rect.with_min_x(rect.left() + left + STATUS_GAP));
        }
        self.status(ui, look, status_place);
    }

    fn status(&self, ui: &mut Ui, look: Look<'_>, place: Rect) {
        let status = line(ui, place, self.status, look.palette.ink);
        ui.ctx()
            .accesskit_node_builder(status.id, |node| node.set_role(Role::Status));
    }

    fn aside(&self, ui: &mut Ui, look: Look<'_>, place: Rect) {
        line(ui, place, self.aside, look.palette.muted);
    }
}

/// One line of text; where it is too long it is cut, and shown whole on hover.
fn line(ui: &mut Ui, place: Rect, words: &str, colour: Color32) -> egui::Response {
    let text = RichText::new(words)
        .font(fonts::regular(TEXT_SIZE))
        .color(colour);
    let layout = Layout::left_to_right(Align::Center);
    let mut place = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    place.add(Label::new(text).truncate().selectable(false))
}

/// What is painted on a button.
#[derive(Clone, Copy)]
enum Face<'a> {
    /// Its name.
    Word,
    /// This, instead of its name.
    Short(&'a str),
    Sign(Sign),
}

#[derive(Clone, Copy, PartialEq)]
enum Style {
    Disabled,
    Plain,
    Primary,
}

impl Style {
    fn enabled(enabled: bool) -> Style {
        if enabled {
            Style::Plain
        } else {
            Style::Disabled
        }
    }
}

/// Buttons from left to right.
struct Row<'a, 'look> {
    ui: &'a mut Ui,
    look: Look<'look>,
    rect: Rect,
    x: f32,
}

impl Row<'_, '_> {
    /// A button; `help` tells more about it, where it is not empty.
    fn button(
        &mut self,
        width: f32,
        name: &str,
        face: Face<'_>,
        style: Style,
        help: &str,
    ) -> Response {
        let text = self.look.text.get(name);
        let width = match face {
            Face::Word => {
                // The widest it can be, so that no button moves when it is offered.
                let font = fonts::bold(TEXT_SIZE);
                let painter = self.ui.painter();
                let word = painter.layout_no_wrap(text.clone(), font, self.look.palette.ink);
                width.max(word.size().x + 2.0 * LEAST_PADDING)
            }
            _ => width,
        };
        self.named_button(width, (name, &text), face, style, help)
    }

    /// The button of the pace, with its menu.
    fn pace(&mut self, pace: Pace) -> Option<Pace> {
        let text = self.look.text;
        let spoken = playback::spoken(pace, text);
        let name = words!(text, "bar-pace", pace = spoken);
        let short = playback::short(pace, text);
        let named = ("bar-pace", name.as_str());
        let button = self.named_button(PACE_WIDTH, named, Face::Short(&short), Style::Plain, "");
        let chosen = Popup::menu(&button).show(|ui| playback::choose(ui, pace, text));
        chosen?.inner
    }

    fn named_button(
        &mut self,
        width: f32,
        (id, name): (&str, &str),
        face: Face<'_>,
        style: Style,
        help: &str,
    ) -> Response {
        let top = self.rect.center().y - BUTTON_HEIGHT / 2.0;
        let rect = Rect::from_min_size(pos2(self.x, top), vec2(width, BUTTON_HEIGHT));
        self.x += width + GAP;

        let enabled = style != Style::Disabled;
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = self.ui.interact(rect, self.ui.scope_id().with(id), sense);
        let palette = self.look.palette;
        let painter = self.ui.painter();
        let ink = if enabled { palette.ink } else { palette.muted };
        if enabled {
            painter.rect_filled(rect, CORNER, palette.chip);
        }
        let outline = match style {
            _ if response.has_focus() => Stroke::new(FOCUS_OUTLINE, palette.ink),
            Style::Primary => Stroke::new(PRIMARY_OUTLINE, palette.accent),
            _ if response.hovered() => Stroke::new(OUTLINE, ink),
            _ => Stroke::new(OUTLINE, palette.muted),
        };
        painter.rect_stroke(rect, CORNER, outline, StrokeKind::Inside);
        match face {
            Face::Word | Face::Short(_) => {
                let words = match face {
                    Face::Short(short) => short,
                    _ => name,
                };
                let font = match style {
                    Style::Primary => fonts::bold(TEXT_SIZE),
                    Style::Plain | Style::Disabled => fonts::regular(TEXT_SIZE),
                };
                painter.text(rect.center(), egui::Align2::CENTER_CENTER, words, font, ink);
            }
            Face::Sign(sign) => signs::paint(painter, rect, sign, ink),
        }
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Button, enabled && self.ui.is_enabled(), name)
        });
        if !help.is_empty() {
            response.on_hover_text(help)
        } else if matches!(face, Face::Word) {
            response
        } else {
            response.on_hover_text(name)
        }
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use crate::ui::stage::stage;

    const BAR: BottomBar<'_> = BottomBar {
        can_step_back: true,
        can_step_forward: true,
        playing: false,
        pace: Pace::ALL[1],
        can_undo: true,
        can_redo: true,
        pass: Some(PassButton::YourTurn),
        pass_help: "If both pass now: a draw.",
        status: "Light to move.",
        aside: "Last: Dark e6+e4",
    };

    fn show<'a>(bar: BottomBar<'a>, width: f32) -> Harness<'a, Vec<BottomBarEvent>> {
        stage(vec2(width, 50.0), move |ui, look| bar.show(ui, look))
    }

    #[test]
    fn every_button_has_a_name_and_does_what_it_says() {
        let mut harness = show(BAR, 1_280.0);
        for name in [
            "First position",
            "Step back",
            "Step forward",
            "Last position",
            "Play the line",
            "Undo",
            "Redo",
            "Pass",
        ] {
            harness.get_by_label(name).click();
            harness.run();
        }
        assert_eq!(
            harness.state()[..],
            [
                BottomBarEvent::First,
                BottomBarEvent::Back,
                BottomBarEvent::Forward,
                BottomBarEvent::Last,
                BottomBarEvent::Play(true),
                BottomBarEvent::Undo,
                BottomBarEvent::Redo,
                BottomBarEvent::Pass,
            ]
        );
    }

    #[test]
    fn what_cannot_be_done_is_not_offered() {
        let bar = BottomBar {
            can_step_back: false,
            can_undo: false,
            pass: Some(PassButton::Illegal),
            ..BAR
        };
        let mut harness = show(bar, 1_280.0);
        for name in ["First position", "Step back", "Undo", "Pass"] {
            let button = harness.get_by_label(name);
            assert!(button.accesskit_node().is_disabled(), "{name}");
            button.click();
            button.click_accesskit();
        }
        harness.run();
        assert!(harness.state().is_empty());
        assert!(
            !harness
                .get_by_label("Step forward")
                .accesskit_node()
                .is_disabled()
        );
    }

    #[test]
    fn a_game_without_passes_has_no_button_for_them() {
        let harness = show(BottomBar { pass: None, ..BAR }, 720.0);
        assert!(harness.query_by_label("Pass").is_none());
    }

    #[test]
    fn buttons_are_reached_by_tab_and_pressed_by_enter() {
        let mut harness = show(BAR, 1_280.0);
        for _ in 0..7 {
            harness.key_press(egui::Key::Tab);
        }
        harness.run();
        harness.key_press(egui::Key::Enter);
        harness.run();
        assert_eq!(harness.state()[..], [BottomBarEvent::Undo]);
    }

    #[test]
    fn the_status_is_announced_and_does_not_move_anything() {
        let mut places = Vec::new();
        let long = "A status that is much too long for the room there is. ".repeat(9);
        for status in ["Light to move.", &long] {
            let harness = show(BottomBar { status, ..BAR }, 720.0);
            let node = harness.get_by_label(status);
            assert_eq!(node.accesskit_node().role(), Role::Status);
            assert!(node.rect().right() <= 720.0 && node.rect().height() <= HEIGHT);
            places.push((node.rect().left(), harness.get_by_label("Pass").rect()));
        }
        assert_eq!(places[0], places[1]);
    }

    #[test]
    fn the_aside_gives_way_where_room_is_short() {
        assert!(show(BAR, 1_280.0).query_by_label(BAR.aside).is_some());
        let status = "A status that leaves no room for what is beside it. ".repeat(3);
        let wordy = |width| {
            let status = &status;
            let bar = BottomBar { status, ..BAR };
            show(bar, width).query_by_label(BAR.aside).is_some()
        };
        assert!(!wordy(1_020.0) && wordy(1_920.0));
    }

    #[test]
    fn in_the_smallest_window_the_status_has_the_whole_width() {
        let status = "Light to move: f5 {4} selected, 1 harvest (dot) and 2 sowings (rings). ";
        let status = status.repeat(9);
        let harness = show(
            BottomBar {
                status: &status,
                ..BAR
            },
            720.0,
        );
        assert!(harness.get_by_label(&status).rect().width() > 650.0);
        assert!(harness.query_by_label(BAR.aside).is_some());
    }
}
