//! The window of Agros as benches draw it, and games to show in it.

use std::sync::Arc;
use std::time::Instant;

use agros::app::{Action, Asking, Effect, Model, Reply, update};
use agros::export::{Colours, Overlays, Still, Theme};
use agros::game::Document;
use agros::platform::ScriptedDialogs;
use agros::rules::agros::{Position, Setup};
use agros::storage::game_file::{self, Opened};
use agros::storage::settings::Settings;
use agros::ui::{Effects, Surroundings, Window, prepare};
use eframe::App as _;
use egui::{Context, Event, Pos2, RawInput, Rect, Vec2, pos2, vec2};
use unic_langid::langid;

use crate::games::random_move;

/// How large the window is.
pub const WINDOW: Vec2 = vec2(1280.0, 800.0);

/// The window without the system around it: frames are drawn, and cut into triangles, when asked.
pub struct Desk {
    context: Context,
    frame: eframe::Frame,
    /// What is drawn.
    pub window: Window<Position>,
    begun: Instant,
}

impl Desk {
    pub fn showing(document: &Document<Position>) -> Desk {
        Desk::with(document, Settings::default())
    }

    pub fn with(document: &Document<Position>, mut settings: Settings) -> Desk {
        let context = Context::default();
        prepare(&context);
        let around = Surroundings::new(ScriptedDialogs::default(), None, Arc::new(|| {}));
        let effects = Effects::new(around);
        settings.animations = false;
        let mut model = Model::new(settings);
        put(&mut model, read(&game_file::write(document)));
        let mut desk = Desk {
            window: Window::new(&context, model, effects, None),
            context,
            frame: eframe::Frame::_new_kittest(),
            begun: Instant::now(),
        };
        for _ in 0..3 {
            desk.draw([]);
        }
        desk
    }

    /// Draws a frame after some input; returns the number of its triangles' corners.
    pub fn draw<const N: usize>(&mut self, events: [Event; N]) -> usize {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, WINDOW)),
            time: Some(self.begun.elapsed().as_secs_f64()),
            focused: true,
            events: events.into(),
            ..RawInput::default()
        };
        let (window, frame) = (&mut self.window, &mut self.frame);
        let output = self.context.run_ui(input, |ui| {
            window.logic(ui.ctx(), frame);
            window.ui(ui, frame);
        });
        let drawn = self
            .context
            .tessellate(output.shapes, output.pixels_per_point);
        drawn
            .iter()
            .map(|part| match &part.primitive {
                egui::epaint::Primitive::Mesh(mesh) => mesh.vertices.len(),
                egui::epaint::Primitive::Callback(_) => 0,
            })
            .sum()
    }
}

fn read(text: &str) -> Opened<Position> {
    game_file::read(text.as_bytes()).expect("the game was written by ourselves")
}

/// Puts a game on the desk, as if it had been opened from a file.
fn put(model: &mut Model<Position>, opened: Opened<Position>) {
    let path = "game.agros";
    let effects = update(model, Action::OpenFile(path.into()));
    let Some(Effect::Read { ticket, .. }) = effects.into_iter().next() else {
        panic!("a file is read")
    };
    update(
        model,
        Action::Reply(Reply::Read {
            ticket,
            asking: Asking::Open,
            path: path.into(),
            result: Ok(Box::new(opened)),
        }),
    );
}

/// So many plies on the largest board, with the most farmers.
pub fn middle_game(plies: usize) -> Document<Position> {
    let mut document = Document::new(Setup::new(12, 7).expect("a setup that the window offers"));
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..plies {
        let cursor = document.cursor();
        let play = random_move(document.position(cursor), &mut random);
        let play = play.expect("no game is over so early");
        let next = document.add(cursor, play).expect("the move is legal");
        document.set_cursor(next);
    }
    document
}

/// Places all over the board, one in each of its cells.
pub fn board() -> impl Iterator<Item = Pos2> + Clone {
    const CORNER: Pos2 = pos2(28.0, 34.0);
    const CELL: f32 = 53.0;
    (0..12 * 12).map(|cell| {
        let (row, column) = (cell / 12, cell % 12);
        CORNER + CELL * vec2(column as f32 + 0.5, row as f32 + 0.5)
    })
}

/// How the position under the cursor is to be drawn for a file.
pub fn still(document: &Document<Position>) -> Still<'_, Position> {
    let node = document.cursor();
    Still {
        position: document.position(node),
        last: document.played(node),
        before: document
            .parent(node)
            .map(|parent| document.position(parent)),
        proposed: &[],
        marks: &[],
        overlays: Overlays::usual::<Position>(),
        part: None,
        flipped: false,
        width: 800,
        theme: Theme::Light,
        colours: Colours::Usual,
        language: langid!("en"),
    }
}
