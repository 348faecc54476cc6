//! A window at which a scenario sits.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use agros::app::Model;
use agros::coach::training::Day;
use agros::game::{Document, NodeId};
use agros::platform::{
    DialogOutcome, ScriptedDialogs, ScriptedSpeaker, ScriptedTimepiece, Stillness,
};
use agros::rules::Position as _;
use agros::rules::agros::{Position, Setup};
use agros::storage::game_file;
use agros::storage::settings::{Settings, SettingsError};
use agros::ui::seat::Seat;
use agros::ui::{Desk as Program, Surroundings};
use egui::accesskit::{Live, Role};
use egui::{DroppedFile, Event, Key, Modifiers, Pos2, Vec2, ViewportCommand, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use tempfile::TempDir;

/// A game on the usual board: ten placements, then moves to the end.
pub const GAME: &str = "\
    g3 i5 d8 g9 e3 b2 e7 f4 b9 i4 \
    e3+e2 b2+a1 e2+c4 a1+c3 c4+f1 c3+c6 f1+f5 c6+g6 f5+a10 g6+b6 \
    a10+g10 b6+h6 b9+b8 h6+a6 g10-a4 e7+d6 f4+f3 d6+f6 f3+f1 f6+f3 \
    f1+c4 f3+j7 c4+g8 j7+j2 g8+b3 j2+j8 b3+h9 j8+c1 h9+a2 i4+j5 \
    a2+i2 c1-j8 g9+g8 j8+i8 g8+i6 j5+j7 i6-g8 i8+i10 g3+h4 j7-j9 \
    h4+h2 d8+e7 b8+d6 e7+g7 d6+a3 g7-e5 h2+h5 e5+d5 g8+f8 i10+f7 \
    a3+e7 f7+b3 f8+d6 d5-e5 d6-b8 b3+g8 b8+b9 e5+e6 b9-b10 i5+j5 \
    a4+a5 e6+e4 h5+d9 pass b10+c10 j5-i4 a5-b6 pass c10-b10 pass \
    b10+a9 pass a9+a7 pass pass";

/// The number of plies of the opening of [`GAME`].
pub const OPENING: usize = 10;

/// The window and everything around it: a folder for files, and dialogs that answer by a script.
pub struct Desk {
    pub harness: Harness<'static, Program>,
    pub dialogs: ScriptedDialogs,
    folder: TempDir,
    /// The time by which clocks run.
    pub time: ScriptedTimepiece,
    /// What is heard.
    pub speaker: ScriptedSpeaker,
    /// Whether the system asks that nothing moves.
    pub stillness: Stillness,
    /// Which day it is at the desk.
    today: Arc<AtomicU32>,
    size: Vec2,
}

impl Desk {
    /// A new game on the usual board.
    pub fn new() -> Desk {
        Desk::with::<Position>(Settings::default(), vec2(1280.0, 800.0), None)
    }

    /// The first plies of [`GAME`], with an engine that thinks for a moment only.
    pub fn with_engine(plies: usize) -> Desk {
        let mut settings = Settings::default();
        settings.engine = settings.engine.with_milliseconds(30);
        Desk::showing(&game(plies), settings, vec2(1280.0, 800.0))
    }

    /// The first plies of [`GAME`], opened from the file `game.agros`.
    pub fn after(plies: usize) -> Desk {
        Desk::showing(&game(plies), Settings::default(), vec2(1280.0, 800.0))
    }

    /// A game opened from the file `game.agros`.
    pub fn showing<P: Seat>(document: &Document<P>, settings: Settings, size: Vec2) -> Desk {
        let mut desk = Desk::with(settings, size, Some(document));
        desk.wait_until_open::<P>();
        desk
    }

    /// A desk whose file of settings has this text.
    pub fn with_settings_file(text: &str) -> Desk {
        let folder = tempfile::tempdir().expect("a folder for the files");
        let settings_file = folder.path().join("settings.json");
        std::fs::write(&settings_file, text).expect("the settings can be written");
        let settings = Settings::load(&settings_file);
        Desk::open(folder, settings, &[], vec2(1280.0, 800.0), None)
    }

    /// A new game where the system speaks these languages, the preferred one first.
    pub fn reading(languages: &[&str]) -> Desk {
        let folder = tempfile::tempdir().expect("a folder for the files");
        let size = vec2(1280.0, 800.0);
        Desk::open(folder, (Settings::default(), None), languages, size, None)
    }

    fn with<P: Seat>(settings: Settings, size: Vec2, document: Option<&Document<P>>) -> Desk {
        let folder = tempfile::tempdir().expect("a folder for the files");
        let file = document.map(|document| {
            let path = folder.path().join("game.agros");
            game_file::save(&path, document).expect("the game can be written");
            path
        });
        Desk::open(folder, (settings, None), &[], size, file)
    }

    fn open(
        folder: TempDir,
        (settings, problem): (Settings, Option<SettingsError>),
        languages: &[&str],
        size: Vec2,
        file: Option<PathBuf>,
    ) -> Desk {
        let dialogs = ScriptedDialogs::default();
        let scripted = dialogs.clone();
        let settings_file = folder.path().join("settings.json");
        let training = folder.path().join("training.json");
        let journals = folder.path().join("journals");
        let today = Arc::new(AtomicU32::new(20_000));
        let day = today.clone();
        let languages = languages.iter().map(|tag| tag.parse().expect("a language"));
        let languages = languages.collect();
        let time = ScriptedTimepiece::default();
        let timepiece = Arc::new(time.clone());
        let (speaker, stillness) = (ScriptedSpeaker::default(), Stillness::default());
        let (heard, still) = (Arc::new(speaker.clone()), stillness.clone());
        // Where text is larger, the same window has fewer points.
        let zoom = f32::from(settings.text_size.percent()) / 100.0;
        // So slow that a click comes before the move in motion has arrived.
        let builder = Harness::builder().with_step_dt(0.05).with_max_steps(20);
        let harness = builder.with_size(size / zoom).build_eframe(|context| {
            let around = Surroundings::new(scripted, Some(settings_file), Arc::new(|| {}))
                .with_journals(Some(journals))
                .with_timepiece(timepiece)
                .with_speaker(heard)
                .with_stillness(still)
                .with_training(
                    Some(training),
                    Arc::new(move || Day(day.load(Ordering::Relaxed))),
                )
                .with_languages(languages);
            Program::new(&context.egui_ctx, settings, problem, around, file)
        });
        let mut desk = Desk {
            harness,
            dialogs,
            folder,
            time,
            speaker,
            stillness,
            today,
            size,
        };
        desk.run();
        desk
    }

    /// Goes on until a game of this kind is open.
    pub fn wait_until_open<P: Seat>(&mut self) {
        self.wait_for("the game is open", |desk| {
            let window = desk.harness.state().window::<P>();
            window.is_some_and(|window| window.model().file.is_some())
        });
    }

    /// The game of Agros on the desk.
    #[track_caller]
    pub fn model(&self) -> &Model<Position> {
        self.model_of()
    }

    /// The game of some kind on the desk.
    #[track_caller]
    pub fn model_of<P: Seat>(&self) -> &Model<P> {
        let window = self.harness.state().window::<P>();
        window.expect("a game of this kind is on the desk").model()
    }

    /// Whether a game of this kind is on the desk.
    pub fn seats<P: Seat>(&self) -> bool {
        self.harness.state().window::<P>().is_some()
    }

    /// Goes on until nothing moves any more.
    pub fn run(&mut self) {
        self.harness.run();
    }

    /// Goes on until the model is as it should be: effects come to their ends on other threads.
    #[track_caller]
    pub fn wait_until(&mut self, what: &str, holds: impl Fn(&Model<Position>) -> bool) {
        self.wait_for(what, |desk| holds(desk.model()));
    }

    /// Goes on until the desk is as it should be.
    #[track_caller]
    pub fn wait_for(&mut self, what: &str, holds: impl Fn(&Desk) -> bool) {
        let limit = Instant::now() + Duration::from_secs(20);
        while !holds(self) {
            assert!(Instant::now() < limit, "waited in vain until {what}");
            std::thread::sleep(Duration::from_millis(2));
            self.harness.step();
        }
        self.run();
    }

    /// Gives what is under way on other threads time to do what it should not do.
    pub fn let_pass(&mut self) {
        for _ in 0..20 {
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
    }

    /// It is this day from now on.
    pub fn set_day(&mut self, day: u32) {
        self.today.store(day, Ordering::Relaxed);
    }

    /// The program is closed and started again.
    pub fn started_again(mut self) -> Desk {
        self.close_window();
        if self.shows("Do not save") {
            self.press("Do not save");
        }
        self.killed()
    }

    /// The program ends without warning, and is started again.
    pub fn killed(self) -> Desk {
        let Desk {
            harness,
            folder,
            size,
            ..
        } = self;
        drop(harness);
        let settings = Settings::load(&folder.path().join("settings.json"));
        Desk::open(folder, settings, &[], size, None)
    }

    /// A path in the folder of the scenario.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// What a person does.
impl Desk {
    pub fn click_cell(&mut self, name: &str) {
        let place = self.cell(name);
        self.click_at(place);
    }

    pub fn click_at(&mut self, place: Pos2) {
        self.harness.hover_at(place);
        self.harness.drag_at(place);
        self.harness.drop_at(place);
        self.run();
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.cell(from), self.cell(to));
        self.harness.hover_at(from);
        self.harness.drag_at(from);
        self.harness.hover_at(from.lerp(to, 0.5));
        self.harness.hover_at(to);
        self.harness.drop_at(to);
        self.run();
    }

    /// Presses the button of that name in the dialog or the window.
    #[track_caller]
    pub fn press(&mut self, name: &str) {
        self.button(name).click();
        self.harness.remove_cursor();
        self.run();
    }

    #[track_caller]
    pub fn choose_in_menu(&mut self, menu: &str, item: &str) {
        self.harness.get_by_label(menu).click();
        self.run();
        self.harness.get_by_label(item).click();
        self.harness.remove_cursor();
        self.run();
    }

    /// Chooses from the menu of what has a name that contains this.
    #[track_caller]
    pub fn context_menu(&mut self, of: &str, item: &str) {
        self.harness.get_by_label_contains(of).click_secondary();
        self.run();
        self.harness.get_by_label(item).click();
        self.harness.remove_cursor();
        self.run();
    }

    #[track_caller]
    pub fn tick(&mut self, name: &str) {
        self.harness
            .get_by_role_and_label(Role::CheckBox, name)
            .click();
        self.harness.remove_cursor();
        self.run();
    }

    #[track_caller]
    pub fn choose(&mut self, name: &str) {
        self.harness
            .get_by_role_and_label(Role::RadioButton, name)
            .click();
        self.harness.remove_cursor();
        self.run();
    }

    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.run();
    }

    pub fn ctrl(&mut self, key: Key) {
        self.harness
            .key_press_modifiers(Modifiers::CTRL | Modifiers::COMMAND, key);
        self.run();
    }

    /// The same where something begins that goes on for a while and says how far it has come.
    pub fn begin(&mut self, key: Key) {
        self.harness
            .key_press_modifiers(Modifiers::CTRL | Modifiers::COMMAND, key);
        // The press, and what it leads to.
        self.harness.run_steps(2);
    }

    pub fn ctrl_shift(&mut self, key: Key) {
        let modifiers = Modifiers::CTRL | Modifiers::COMMAND | Modifiers::SHIFT;
        self.harness.key_press_modifiers(modifiers, key);
        self.run();
    }

    /// Types without aiming at anything.
    pub fn text(&mut self, text: &str) {
        for sign in text.chars() {
            self.harness.event(Event::Text(sign.to_string()));
        }
        self.run();
    }

    /// Types a move and enters it.
    pub fn play(&mut self, text: &str) {
        self.text(text);
        self.key(Key::Enter);
    }

    /// Types a number into a field for numbers.
    pub fn set_number(&mut self, field: &str, number: &str) {
        let node = self.harness.get_by_role_and_label(Role::SpinButton, field);
        node.click();
        self.run();
        self.text(number);
        self.key(Key::Enter);
    }

    /// Replaces what stands in the text field of that name.
    #[track_caller]
    pub fn fill_in(&mut self, field: &str, text: &str) {
        self.harness
            .get_by_role_and_label(Role::TextInput, field)
            .set_text_value_accesskit(text);
        self.run();
    }

    /// Asks the window to close, as the system does, and says what it answered.
    pub fn close_window(&mut self) -> Vec<ViewportCommand> {
        let viewports = &mut self.harness.input_mut().viewports;
        let root = viewports.entry(ViewportId::ROOT).or_default();
        root.events.push(egui::ViewportEvent::Close);
        self.harness.step();
        let commands = self.commands();
        self.harness
            .input_mut()
            .viewports
            .entry(ViewportId::ROOT)
            .or_default()
            .events
            .clear();
        self.run();
        commands
    }

    /// Drops files on the window, all at once.
    pub fn drop_files(&mut self, paths: &[&Path]) {
        for path in paths {
            let file = Arc::new(File(path.to_path_buf()));
            self.harness.input_mut().dropped_files.push(file);
        }
        self.harness.step();
    }

    /// Answers the file dialog that is open, or the next one.
    pub fn answer(&self, name: &str) {
        self.dialogs.answer(DialogOutcome::Picked(self.path(name)));
    }
}

/// What a person sees.
impl Desk {
    /// The middle of a cell of the board.
    #[track_caller]
    pub fn cell(&self, name: &str) -> Pos2 {
        let start = format!("{name}, ");
        self.harness
            .get_by(|node| node.label().is_some_and(|label| label.starts_with(&start)))
            .rect()
            .center()
    }

    pub fn status(&self) -> String {
        let line = self
            .harness
            .query_by(|node| node.author_id() == Some("status"));
        // The pages over the desk have lines of their own.
        let line = line.unwrap_or_else(|| self.harness.get_by(|node| node.live() == Live::Polite));
        line.value().unwrap_or_default()
    }

    /// What a screen reader says by itself.
    pub fn announced(&self) -> String {
        self.harness
            .get_by(|node| node.live() == Live::Polite)
            .value()
            .unwrap_or_default()
    }

    /// The name of what has the keyboard.
    pub fn focused(&self) -> String {
        self.harness
            .query_by(|node| node.is_focused())
            .and_then(|node| node.accesskit_node().label())
            .unwrap_or_default()
    }

    #[track_caller]
    pub fn button<'a>(&'a self, name: &'a str) -> Node<'a> {
        self.harness.get_by_role_and_label(Role::Button, name)
    }

    pub fn is_enabled(&self, button: &str) -> bool {
        !self.button(button).accesskit_node().is_disabled()
    }

    /// What stands in the field for moves.
    pub fn typed(&self) -> String {
        let field = self.harness.get_by_role_and_label(Role::TextInput, "Move");
        field.value().unwrap_or_default()
    }

    /// Whether a text can be read somewhere.
    pub fn shows(&self, text: &str) -> bool {
        self.harness
            .query_all_by_label_contains(text)
            .next()
            .is_some()
    }

    /// The moves from the start to the cursor.
    pub fn moves(&self) -> String {
        self.moves_of::<Position>()
    }

    /// The moves of a game of some kind from the start to the cursor.
    pub fn moves_of<P: Seat>(&self) -> String {
        let record = &self.model_of::<P>().record;
        let played = record.path(record.cursor());
        let played = played.into_iter().filter_map(|node| record.played(node));
        let texts: Vec<_> = played.map(|play| play.to_string()).collect();
        texts.join(" ")
    }

    /// What the window asked of the system in the last frame.
    pub fn commands(&self) -> Vec<ViewportCommand> {
        self.harness.output().viewport_output[&ViewportId::ROOT]
            .commands
            .clone()
    }

    /// The time until the next frame if nobody does anything.
    pub fn repaint_delay(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }
}

/// The first plies of [`GAME`].
pub fn game(plies: usize) -> Document<Position> {
    let mut document = Document::<Position>::new(Setup::default());
    let mut node = NodeId::ROOT;
    for text in GAME.split_whitespace().take(plies) {
        let play = document.position(node).read_move(text);
        node = document
            .add(node, play.expect("the game is legal"))
            .expect("the game goes on");
    }
    document.set_cursor(node);
    document
}

/// The moves of [`GAME`] up to a ply.
pub fn moves(plies: usize) -> String {
    let moves: Vec<_> = GAME.split_whitespace().take(plies).collect();
    moves.join(" ")
}

/// The game in a file.
pub fn read(path: &Path) -> Document<Position> {
    let file = game_file::open(path).expect("the file is a game");
    file.read().expect("the file is a game of Agros").document
}

#[derive(Debug)]
struct File(PathBuf);

impl DroppedFile for File {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}
