//! What Agros brings to the position editor: its board, its brushes and its words.

use egui::{Button, DragValue, Event, Ui};

use super::board::{self, EditingState, Sketch, Touch, Touched};
use super::draft_words::{self, fault_cell};
use super::field_words::side;
use super::views::Views;
use crate::app::Edit;
use crate::rules::Player;
use crate::rules::agros::{Arrangement, Piece, Position, PositionError};
use crate::ui::Look;
use crate::ui::editor::{Bench, Workshop};
use crate::ui::text::{Text, words};

/// Where positions of Agros are put together.
pub struct Editor;

/// What the editor remembers from frame to frame.
#[derive(Default)]
pub struct EditorViews {
    board: EditingState,
    brush: Brush,
    /// The harvest of the farmers that the brush puts down.
    harvest: Harvest,
}

/// The pieces of a new farmer.
struct Harvest(u8);

impl Default for Harvest {
    fn default() -> Self {
        Harvest(1)
    }
}

/// What a click puts on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Brush {
    #[default]
    LightFarmer,
    DarkFarmer,
    LightSeed,
    DarkSeed,
    Eraser,
}

impl Brush {
    const ALL: [Brush; 5] = [
        Brush::LightFarmer,
        Brush::DarkFarmer,
        Brush::LightSeed,
        Brush::DarkSeed,
        Brush::Eraser,
    ];

    fn key(self) -> &'static str {
        match self {
            Brush::LightFarmer => "editor-light-farmer",
            Brush::DarkFarmer => "editor-dark-farmer",
            Brush::LightSeed => "editor-light-seed",
            Brush::DarkSeed => "editor-dark-seed",
            Brush::Eraser => "editor-eraser",
        }
    }

    /// The digit that chooses the brush.
    fn digit(self) -> String {
        let place = Brush::ALL.iter().position(|&brush| brush == self);
        (place.unwrap_or_default() + 1).to_string()
    }

    fn piece(self, harvest: u8) -> Option<(Player, Piece)> {
        match self {
            Brush::LightFarmer => Some((Player::First, Piece::Farmer(harvest))),
            Brush::DarkFarmer => Some((Player::Second, Piece::Farmer(harvest))),
            Brush::LightSeed => Some((Player::First, Piece::Seed)),
            Brush::DarkSeed => Some((Player::Second, Piece::Seed)),
            Brush::Eraser => None,
        }
    }
}

impl Workshop<Position> for Editor {
    fn read(&self, text: &str) -> Result<String, PositionError> {
        Arrangement::parse(text).map(|arrangement| arrangement.to_string())
    }

    fn valid_words(&self, position: &Position, text: &Text) -> String {
        draft_words::valid(position, text)
    }

    fn fault_words(&self, draft: &str, fault: &PositionError, text: &Text) -> String {
        draft_words::fault(Arrangement::parse(draft).ok().as_ref(), fault, text)
    }

    fn help_words(&self, text: &Text) -> String {
        text.get("editor-help")
    }

    fn board(
        &self,
        ui: &mut Ui,
        rect: egui::Rect,
        bench: &Bench<'_, Position>,
        views: &mut Views,
    ) -> Vec<Edit> {
        let views = &mut views.editor;
        if bench.opened {
            *views = EditorViews::default();
        }
        let Ok(mut arrangement) = Arrangement::parse(bench.draft) else {
            return Vec::new();
        };
        let fields = match bench.position {
            Ok(position) => position.fields(),
            Err(_) => Vec::new(),
        };
        let sketch = Sketch {
            arrangement: &arrangement,
            fields: &fields,
            fault: bench.position.err().and_then(fault_cell),
            flipped: bench.flipped,
            takes_keyboard: bench.opened,
        };
        let touches = board::show_editing(ui, rect, sketch, &mut views.board, bench.look);
        let edits = touches.into_iter().map(|touch| {
            views.apply(touch, &mut arrangement);
            Edit::Draft {
                text: arrangement.to_string(),
                goes_on: touch.goes_on,
            }
        });
        edits.collect()
    }

    fn tools(&self, ui: &mut Ui, bench: &Bench<'_, Position>, views: &mut Views) -> Vec<Edit> {
        let Ok(arrangement) = Arrangement::parse(bench.draft) else {
            return Vec::new();
        };
        let mut tools = Tools {
            look: bench.look,
            arrangement: arrangement.clone(),
        };
        tools.brushes(ui, &mut views.editor);
        ui.separator();
        tools.board(ui);
        tools.state(ui);
        if tools.arrangement == arrangement {
            return Vec::new();
        }
        vec![Edit::Draft {
            text: tools.arrangement.to_string(),
            goes_on: false,
        }]
    }
}

impl EditorViews {
    fn apply(&mut self, touch: Touch, arrangement: &mut Arrangement) {
        match touch.what {
            Touched::Painted => arrangement.put(touch.cell, self.brush.piece(self.harvest.0)),
            Touched::Wiped => arrangement.put(touch.cell, None),
            Touched::Turned(pieces) => match arrangement.at(touch.cell) {
                Some((_, Piece::Farmer(_))) => arrangement.add_harvest(touch.cell, pieces),
                _ => {
                    let harvest = self.harvest.0.saturating_add_signed(pieces);
                    self.harvest.0 = harvest.clamp(1, arrangement.size());
                }
            },
        }
    }
}

/// The tools beside the board.
struct Tools<'a> {
    look: Look<'a>,
    arrangement: Arrangement,
}

impl Tools<'_> {
    fn brushes(&self, ui: &mut Ui, views: &mut EditorViews) {
        let text = self.look.text;
        if !ui.text_edit_focused() {
            for event in ui.input(|input| input.events.clone()) {
                let Event::Text(sign) = event else { continue };
                let chosen = Brush::ALL.into_iter().find(|brush| brush.digit() == sign);
                views.brush = chosen.unwrap_or(views.brush);
            }
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().button_padding.x = 6.0;
            for brush in Brush::ALL {
                let name = text.get(brush.key());
                let button = Button::selectable(views.brush == brush, name.as_str());
                let button = ui.add(button.shortcut_text(brush.digit()));
                if button.accessible_name(name).clicked() {
                    views.brush = brush;
                }
            }
        });
        views.harvest.0 = views.harvest.0.min(self.arrangement.size());
        self.stepper(
            ui,
            "editor-harvest",
            &mut views.harvest.0,
            1..=self.arrangement.size(),
        );
    }

    fn board(&mut self, ui: &mut Ui) {
        let mut size = self.arrangement.size();
        ui.horizontal_wrapped(|ui| {
            self.stepper(ui, "editor-size", &mut size, Arrangement::SIZES);
            if ui.button(self.look.text.get("editor-clear")).clicked() {
                self.arrangement.clear();
            }
        });
        if size != self.arrangement.size() {
            self.arrangement.set_size(size);
        }
        let mut farmers = self.arrangement.farmers();
        ui.horizontal_wrapped(|ui| {
            self.stepper(ui, "editor-farmers", &mut farmers, Arrangement::FARMERS);
            let [light, dark] = Player::BOTH.map(|player| self.arrangement.farmers_of(player));
            let there = u8::try_from(light.max(dark)).unwrap_or(u8::MAX);
            let fits = Arrangement::FARMERS.contains(&there) && there != farmers;
            let button = Button::new(self.look.text.get("editor-farmers-there"));
            if ui.add_enabled(fits, button).clicked() {
                farmers = there;
            }
        });
        self.arrangement.set_farmers(farmers);
    }

    fn state(&mut self, ui: &mut Ui) {
        let text = self.look.text;
        let mut turn = self.arrangement.turn();
        ui.horizontal_wrapped(|ui| {
            ui.label(text.get("editor-turn"));
            for player in Player::BOTH {
                ui.radio_value(&mut turn, player, side(player, text));
            }
        });
        self.arrangement.set_turn(turn);
        let mut passes = self.arrangement.passes();
        ui.horizontal_wrapped(|ui| {
            ui.label(text.get("editor-passes"));
            for count in 0..=Arrangement::MOST_PASSES {
                ui.radio_value(&mut passes, count, count.to_string());
            }
        });
        self.arrangement.set_passes(passes);
    }

    /// A number with a button on either side of it.
    fn stepper(&self, ui: &mut Ui, key: &str, value: &mut u8, range: std::ops::RangeInclusive<u8>) {
        let name = self.look.text.get(key);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            let label = ui.label(name.as_str());
            let button = |ui: &mut Ui, sign: &str, key: &str, enabled: bool| {
                let name = words!(self.look.text, key, what = name.as_str());
                let button = ui.add_enabled(enabled, Button::new(sign));
                button.accessible_name(name).clicked()
            };
            if button(ui, "−", "editor-less", *value > *range.start()) {
                *value -= 1;
            }
            ui.add(DragValue::new(value).range(range.clone()).speed(0.1))
                .labelled_by(label.id);
            if button(ui, "+", "editor-more", *value < *range.end()) {
                *value += 1;
            }
        });
    }
}
