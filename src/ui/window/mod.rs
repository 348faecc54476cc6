//! The window: one frame of the desk from the menu to the bottom bar.

mod arrangement;
mod focus;
mod hearing;
mod input;
mod title;

use std::any::Any;
use std::path::PathBuf;
use std::time::Duration;

use eframe::Frame;
use egui::{ColorImage, Context, Rect, Ui, UiBuilder, Vec2, ViewportCommand, vec2};

use crate::app::{Action, Browse, Custom, Dialog, Effect, Errand, Model, Recovery, Reply, update};
use crate::game::NodeId;
use crate::platform::{ParentWindow, panics};
use crate::storage::settings::{self, Colours, Settings, TimelineView};
use crate::ui::derived::Derived;
use crate::ui::editor::EditorView;
use crate::ui::effects::Effects;
use crate::ui::finder::Finder;
use crate::ui::languages::Language;
use crate::ui::layout::{Hands, Layout};
use crate::ui::library::{Browsing, LibraryView};
use crate::ui::menu::Does;
use crate::ui::motion::Animator;
use crate::ui::overlay::Shown;
use crate::ui::picture::Looks;
use crate::ui::playback::Metronome;
use crate::ui::scholar::Scholar;
use crate::ui::seat::{Seat, Table};
use crate::ui::tales::Tales;
use crate::ui::text::{Text, words};
use crate::ui::tokens::Palette;
use crate::ui::tree_map::TreeMap;
use crate::ui::{
    Look, bottom, dialogs, engine_panel, menu, move_entry, notes, review, scrolled, side, training,
    tutorial,
};

/// So long the first frame waits for the game named at the start.
const PATIENCE: Duration = Duration::from_millis(200);

/// What a page over the whole window needs, in points.
const LEAST_PAGE: Vec2 = vec2(720.0, 540.0);

/// The window of a game.
pub struct Window<P: Seat> {
    model: Model<P>,
    derived: Derived<P>,
    scholar: Scholar<P>,
    tales: Tales,
    /// The overlay that was just laid over the board: the status line tells what it means.
    laid: Option<P::Overlay>,
    effects: Effects<P>,
    text: Text,
    views: Views<P>,
    actions: Vec<Action<P>>,
    title: String,
    theme: Option<settings::Theme>,
    colours: Option<Colours>,
    large_targets: Option<bool>,
    /// Whether the game named at the start is still being read: until then there is no desk.
    opening: bool,
    /// What the desk is left for.
    errand: Option<Errand>,
}

/// The window of some game.
pub(in crate::ui) trait AnyWindow: eframe::App {
    /// What the desk is to be left for, once it is known.
    fn take_errand(&mut self) -> Option<Errand>;

    /// What is remembered from one start to the next.
    fn settings(&self) -> &Settings;

    /// What is looked at in the library, for the window that takes the place of this one.
    fn take_browsing(&mut self) -> Browsing;

    /// The window itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

impl<P: Seat> AnyWindow for Window<P> {
    fn take_errand(&mut self) -> Option<Errand> {
        self.errand.take()
    }

    fn settings(&self) -> &Settings {
        &self.model.settings
    }

    fn take_browsing(&mut self) -> Browsing {
        self.views.library.take_browsing()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What the parts of the window keep from one frame to the next.
pub struct Views<P: Seat> {
    /// The views of the game.
    pub game: P::Views,
    /// The panel that a narrow window shows.
    pub tab: side::Tab,
    /// Whether the panels are shown where there is no room for them beside the board.
    pub panels: bool,
    /// The forms of the dialogs.
    pub forms: dialogs::Forms<P>,
    /// The node that the position under the cursor is compared with, and its game; without it,
    /// the one before the last move.
    pub since: Option<(u64, NodeId)>,
    /// The line of the engine's that is followed on the board.
    pub followed: Option<engine_panel::Followed>,
    /// The map of the tree.
    pub map: TreeMap,
    /// The position editor.
    pub editor: EditorView<P>,
    /// The library.
    pub library: LibraryView<P>,
    /// The comment under the cursor.
    pub notes: notes::Notes,
    /// The move being typed.
    pub typed: move_entry::MoveEntry,
    /// The search for commands.
    finder: Finder,
    animator: Animator<P>,
    metronome: Metronome,
    announcer: hearing::Announcer,
    focus: focus::Focus,
}

impl<P: Seat> Window<P> {
    /// A window for a model. `file` is opened at once: where it can be read in a moment, it is
    /// there in the first frame.
    pub fn new(
        ctx: &Context,
        model: Model<P>,
        effects: Effects<P>,
        file: Option<PathBuf>,
    ) -> Window<P> {
        let language = Language::nearest(model.settings.language.as_ref(), effects.languages());
        let tab = model.settings.arrangement.panel;
        let mut window = Window {
            derived: Derived::of(&model),
            scholar: Scholar::default(),
            tales: Tales::default(),
            laid: None,
            model,
            effects,
            text: Text::of(language),
            views: Views {
                game: P::Views::default(),
                tab,
                panels: false,
                forms: dialogs::Forms::default(),
                since: None,
                followed: None,
                map: TreeMap::default(),
                editor: EditorView::default(),
                library: LibraryView::default(),
                notes: notes::Notes::default(),
                typed: move_entry::MoveEntry::default(),
                finder: Finder::default(),
                animator: Animator::default(),
                metronome: Metronome::default(),
                announcer: hearing::Announcer::default(),
                focus: focus::Focus::default(),
            },
            actions: Vec::new(),
            title: String::new(),
            theme: None,
            colours: None,
            large_targets: None,
            opening: file.is_some(),
            errand: None,
        };
        window.suit_eyes(ctx);
        if window.model.shows_library_moves() {
            window.act(ctx, Action::Browse(Browse::Read), None);
        }
        if let Some(file) = file {
            window.act(ctx, Action::OpenFile(file), None);
            let reply = window.effects.reply_within(PATIENCE);
            window.actions.extend(reply.map(Action::Reply));
            window.apply(ctx, None);
        }
        // After the file, which is to be there first.
        if window.errand.is_none() && window.effects.is_to_seek() {
            window.begin(ctx, Effect::SeekUnfinished, None);
        }
        window
    }

    /// A window for a model that another kind of game has left the desk to.
    pub(in crate::ui) fn sent(
        ctx: &Context,
        model: Model<P>,
        effects: Effects<P>,
        errand: Errand,
    ) -> Window<P> {
        let action = match errand {
            Errand::Open(_, file) => return Window::new(ctx, model, effects, Some(file)),
            Errand::Restore(_, journal) => Action::Recover(Recovery::Restore(journal)),
            Errand::Paste(_, text) => Action::Paste(text),
            Errand::New(_, game) => {
                let setup = serde_json::from_value(game.setup.clone());
                // It was chosen in the form of this very game.
                Action::NewGame(game.with(setup.unwrap_or_default()))
            }
        };
        let settings = model.save_settings();
        let mut window = Window::new(ctx, model, effects, None);
        window.begin(ctx, settings, None);
        window.act(ctx, action, None);
        window
    }

    /// Goes on in the library where the window of another game left it.
    pub(in crate::ui) fn browse_on(&mut self, browsing: Browsing) {
        self.views.library.go_on(browsing);
    }

    /// The state of the program.
    pub fn model(&self) -> &Model<P> {
        &self.model
    }

    fn apply(&mut self, ctx: &Context, parent: Option<&dyn ParentWindow>) {
        let actions = std::mem::take(&mut self.actions);
        if actions.is_empty() {
            return;
        }
        for action in actions {
            self.act(ctx, action, parent);
        }
        self.opening &= self.model.reading().is_some();
        ctx.request_repaint();
    }

    fn act(&mut self, ctx: &Context, action: Action<P>, parent: Option<&dyn ParentWindow>) {
        let typed = match &action {
            Action::Type(text) => Some((text.clone(), self.model.record.revision())),
            _ => None,
        };
        let (shown, lays_over) = (self.shown(), matches!(action, Action::LayOver(_)));
        if !matches!(action, Action::Reply(_)) {
            self.laid = None;
        }
        let game = (self.model.game_number(), self.model.is_what_if());
        let (place, covered) = (self.place(), self.is_side_covered());
        let effects = update(&mut self.model, action);
        self.sound(place);
        // What comes up over the panels is to be seen.
        self.views.panels |= !covered && self.is_side_covered();
        let now = (self.model.game_number(), self.model.is_what_if());
        // A new game begins on its board. What is tried out has a number too.
        if game != now && game.1 == now.1 {
            self.views.map.shown = false;
        }
        if lays_over {
            self.laid = self.shown().iter().find(|&overlay| !shown.has(overlay));
        }
        if let Some((text, before)) = typed
            && self.model.record.revision() == before
        {
            self.views.typed.put_back(text);
        }
        for effect in effects {
            self.begin(ctx, effect, parent);
        }
    }

    fn begin(&mut self, ctx: &Context, effect: Effect<P>, parent: Option<&dyn ParentWindow>) {
        match effect {
            Effect::CloseWindow => ctx.send_viewport_cmd(ViewportCommand::Close),
            Effect::Leave(errand) => self.errand = Some(errand),
            Effect::CopyText(text) => ctx.copy_text(text),
            Effect::CopyPicture(picture) => {
                let size = [picture.width(), picture.height()].map(|side| side as usize);
                let picture = ColorImage::from_rgba_unmultiplied(size, &picture.rgba());
                ctx.copy_image(picture);
            }
            effect => {
                let orientation = self.model.settings.orientation();
                let language = self.text.language().id();
                let colours = (ctx.theme(), self.model.settings.colours);
                let looks = Looks::of::<P>(self.shown(), orientation, colours, language);
                self.effects.begin(effect, &self.text, &looks, parent);
            }
        }
    }

    /// The colours of this frame.
    fn palette(&self, ui: &Ui) -> &'static Palette {
        Palette::of(ui.theme(), self.model.settings.colours)
    }

    /// Whether a sheet or a page lies over the panels.
    fn is_side_covered(&self) -> bool {
        let model = &self.model;
        model.sheet || model.review_sheet || model.training().is_shown()
    }

    /// Whether moves are shown in motion.
    fn moves(&self) -> bool {
        let settings = &self.model.settings;
        settings.animations && !(settings.heeds_motion && self.effects.system_is_still())
    }

    /// What lies over the board.
    fn shown(&self) -> Shown<P::Overlay> {
        menu::chosen(&self.model)
    }

    /// The node that the position under the cursor is compared with.
    fn since(&self) -> Option<NodeId> {
        let record = &self.model.record;
        let chosen = self
            .views
            .since
            .filter(|&(game, node)| game == self.model.game_number() && record.contains(node));
        chosen
            .map(|(_, node)| node)
            .or_else(|| record.parent(record.cursor()))
    }

    fn desk(&mut self, ui: &mut Ui) {
        if let Some(editor) = self.model.editor() {
            let look = Look {
                text: &self.text,
                palette: self.palette(ui),
            };
            return scrolled::with_least(ui, "editor", LEAST_PAGE, |ui| {
                let actions = self.views.editor.show(ui, &self.model, editor, look);
                self.actions.extend(actions);
            });
        }
        self.views.editor.close();
        if self.model.is_browsing() {
            let look = Look {
                text: &self.text,
                palette: self.palette(ui),
            };
            return scrolled::with_least(ui, "library", LEAST_PAGE, |ui| {
                let actions = self.views.library.show(ui, &self.model, look);
                self.actions.extend(actions);
            });
        }
        self.views.library.close();
        let now = ui.input(|input| input.time);
        let moves = self.moves();
        self.views.animator.follow(&self.model, now, moves);
        self.derived.refresh(&self.model);
        self.tales.refresh(&self.model);
        let shows_ground = self.model.settings.timeline != TimelineView::Lead;
        if shows_ground && !self.derived.follow_ground(&self.model) {
            ui.request_repaint();
        }
        let shown = training::with_explanation(&self.model, self.shown());
        self.scholar.attend(ui.ctx(), &self.model, shown.iter());
        let status = (self.game_name(), self.save_state());
        let pointed = self.views.library.take_pointed();
        let after = pointed.and_then(|play| self.model.position().play(play).ok());
        let (proposed, ahead) = match (pointed, after) {
            (Some(play), Some(after)) => (vec![play], Some(after)),
            _ => {
                let followed = self.views.followed;
                let proposed = match self.model.advice() {
                    Some(advice) => engine_panel::proposed(Some(advice), followed),
                    None => training::proposed(&self.model)
                        .unwrap_or_else(|| review::proposed(&self.model, self.derived.review())),
                };
                let ahead = engine_panel::followed_position(&self.model, followed, &proposed);
                (proposed, ahead)
            }
        };
        let table = Table {
            model: &self.model,
            facts: self.derived.facts(),
            findings: self.scholar.findings(),
            since: self.since(),
            tales: &self.tales,
            laid: self.laid,
            line: self.derived.line(),
            lanes: self.derived.lanes(),
            opinions: self.derived.opinions(),
            review: self.derived.review(),
            shown,
            proposed: &proposed,
            ahead: ahead.as_ref(),
            motion: self.views.animator.motion(now),
            look: Look {
                text: &self.text,
                palette: self.palette(ui),
            },
        };
        if let Some(delay) = self.views.animator.next_picture() {
            ui.request_repaint_after(delay);
        }
        let screen = ui.max_rect();
        let hands = Hands {
            panels_left: self.model.settings.panels_left,
            target: ui.spacing().interact_size.y,
        };
        let layout = Layout::of(screen, table.timeline_view(), hands);
        ui.painter()
            .rect_filled(screen, 0.0, table.look.palette.window);

        let mut commands = Vec::new();
        within(ui, layout.menu, |ui| {
            let state = words!(
                table.look.text,
                "menu-state",
                game = status.0,
                state = status.1
            );
            let panels = &mut self.views.panels;
            menu::show(ui, &table, &state, panels, &mut commands, &mut self.actions);
        });
        if !layout.folded || !self.views.panels {
            let board = review::show_strip(ui, layout.board, &table, &mut self.actions);
            let board = tutorial::show_strip(ui, board, &table, &mut self.actions);
            let board = tutorial::show_example(ui, board, &table, &mut self.actions);
            let board = tutorial::show_greeting(ui, board, &table, &mut self.actions);
            within(ui, board, |ui| {
                if self.views.map.shown {
                    let map = &mut self.views.map;
                    self.actions.extend(map.show(ui, board, &table));
                } else {
                    let views = &mut self.views.game;
                    self.actions.extend(P::board(ui, board, &table, views));
                }
            });
        }
        if !layout.folded || self.views.panels {
            within(ui, layout.side, |ui| {
                scrolled::with_least(ui, "side", layout.least_side(), |ui| {
                    let layout = Layout {
                        side: ui.max_rect(),
                        ..layout
                    };
                    side::show(ui, &layout, &table, &mut self.views, &mut self.actions);
                });
            });
        }
        if let Some(rect) = layout.timeline {
            within(ui, rect, |ui| {
                side::show_timeline(ui, &table, &mut self.actions)
            });
        }
        within(ui, layout.bottom, |ui| {
            bottom::show(ui, &table, &mut self.actions)
        });
        self.views.announcer.tell(ui, &table);
        if self.model.dialog == Some(Dialog::Finder) {
            let finder = &mut self.views.finder;
            match finder.show(ui, &table, &mut self.actions) {
                Some(Does::Command(command)) => commands.push(command),
                Some(Does::Act(action)) => self.actions.push(*action),
                None => {}
            }
        } else {
            self.views.finder.close();
        }
        for command in commands {
            self.command(command, ui.ctx());
        }
    }
}

/// Draws a part of the window in its place, cut off at its edges.
pub(in crate::ui) fn within(ui: &mut Ui, rect: Rect, draw: impl FnOnce(&mut Ui)) {
    let mut part = ui.new_child(UiBuilder::new().max_rect(rect));
    part.shrink_clip_rect(rect);
    draw(&mut part);
}

impl<P: Seat> eframe::App for Window<P> {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        self.tell_time(ctx, frame);
        while let Some(reply) = self.effects.reply() {
            self.actions.push(Action::Reply(reply));
        }
        for report in panics::take_reports() {
            self.actions.push(Action::Reply(Reply::Panicked(report)));
        }
        if ctx.input(|input| input.viewport().close_requested()) && !self.model.closing {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.actions.push(Action::Close);
        }
        self.apply(ctx, Some(frame));
        self.tell_window(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        if self.opening {
            return self.wait(ui);
        }
        self.take_input(ui);
        let modal = self.model.dialog.is_some() || self.model.waiting.is_some();
        ui.add_enabled_ui(!modal, |ui| self.desk(ui));
        let look = Look {
            text: &self.text,
            palette: self.palette(ui),
        };
        let moves = self.moves();
        dialogs::show(
            ui,
            &self.model,
            &mut self.views.forms,
            look,
            moves,
            &mut self.actions,
        );
        let modal = self.model.dialog.is_some() || self.model.waiting.is_some();
        self.views.focus.keep(ui.ctx(), modal);
        self.keep_time(ui);
        self.remember_window(ui);
        self.apply(ui.ctx(), Some(frame));
    }
}

impl<P: Seat> Window<P> {
    /// Says that the game named at the start is being read, and shows no other meanwhile.
    fn wait(&self, ui: &mut Ui) {
        let palette = self.palette(ui);
        ui.painter().rect_filled(ui.max_rect(), 0.0, palette.window);
        let words = words!(&self.text, "opening", game = self.game_name());
        ui.centered_and_justified(|ui| ui.label(words));
    }

    /// Goes on to the next ply when it is time, while the line is played.
    fn keep_time(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        let (playing, pace) = (self.model.is_playing(), self.model.settings.pace);
        let (due, wait) = self.views.metronome.beat(now, playing, pace);
        if due {
            self.actions.push(Action::PlayOn);
        }
        if let Some(wait) = wait {
            ui.request_repaint_after(wait);
        }
        // No oftener than the clocks show something else.
        if let Some(wait) = self.model.next_tick() {
            ui.request_repaint_after(wait);
        }
    }

    /// Tells a game with clocks how late it is. That alone is nothing to draw again for.
    fn tell_time(&mut self, ctx: &Context, frame: &Frame) {
        if !self.model.keeps_time() {
            return;
        }
        let now = Action::Custom(Custom::Time(self.effects.now()));
        for effect in update(&mut self.model, now) {
            self.begin(ctx, effect, Some(frame));
        }
        // A window that is not shown is told it, too.
        if let Some(wait) = self.model.next_tick() {
            ctx.request_repaint_after(wait);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::platform::ScriptedDialogs;
    use crate::rules::agros::Position;
    use crate::ui::effects::Surroundings;

    #[test]
    fn while_the_game_named_at_the_start_is_read_no_other_is_shown() {
        let around = Surroundings::new(ScriptedDialogs::default(), None, Arc::new(|| {}));
        let effects = Effects::new(around);
        let mut model = Model::<Position>::new(Settings::default());
        // A reading that has no end.
        update(&mut model, Action::OpenFile("slow.agros".into()));
        let harness = Harness::builder().build_eframe(|context| {
            crate::ui::prepare(&context.egui_ctx);
            let mut window = Window::new(&context.egui_ctx, model, effects, None);
            window.opening = true;
            window
        });
        harness.get_by_label("Opening slow…");
        assert!(harness.query_by_label_contains("a1, ").is_none());
        assert_eq!(harness.state().title, "slow (opening) – Agros");
    }
}
