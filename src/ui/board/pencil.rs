//! Marks drawn with the right button: an arrow by a drag, and by a click a ring, with Shift a
//! square, with Alt the next letter.

use egui::{Event, Modifiers, PointerButton, Response, Ui};

use crate::game::{Mark, Shape};

use super::Places;

/// What the right button is doing.
pub(super) struct Pencil<C> {
    start: Option<C>,
}

impl<C> Default for Pencil<C> {
    fn default() -> Self {
        Pencil { start: None }
    }
}

impl<C: Copy + Eq> Pencil<C> {
    /// Follows the right button, and says what was drawn.
    pub(super) fn follow(
        &mut self,
        ui: &Ui,
        places: &impl Places<Cell = C>,
        response: &Response,
        marks: &[Mark<C>],
    ) -> Vec<Mark<C>> {
        let takes_presses = response.enabled() && response.contains_pointer();
        let mut drawn = Vec::new();
        ui.input(|input| {
            for event in &input.events {
                let Event::PointerButton {
                    pos,
                    button: PointerButton::Secondary,
                    pressed,
                    modifiers,
                } = event
                else {
                    continue;
                };
                let cell = places.cell_at(*pos);
                if *pressed {
                    self.start = cell.filter(|_| takes_presses);
                } else if let (Some(start), Some(end)) = (self.start.take(), cell) {
                    drawn.push(Mark::new(start, shape(start, end, *modifiers, marks)));
                }
            }
            if !input.pointer.secondary_down() {
                self.start = None;
            }
        });
        drawn
    }

    /// The arrow that would be drawn if the button were released now.
    pub(super) fn sketch(&self, ui: &Ui, places: &impl Places<Cell = C>) -> Option<Mark<C>> {
        let start = self.start?;
        let end = places.cell_at(ui.input(|input| input.pointer.latest_pos())?)?;
        (end != start).then(|| Mark::new(start, Shape::Arrow(end)))
    }
}

fn shape<C: Copy + Eq>(start: C, end: C, modifiers: Modifiers, marks: &[Mark<C>]) -> Shape<C> {
    if start != end {
        Shape::Arrow(end)
    } else if modifiers.alt {
        let there = |mark: &&Mark<C>| mark.at == start && matches!(mark.shape, Shape::Text(_));
        // Drawn again it is wiped, so it must be the same one.
        let there = marks.iter().find(there).map(|mark| mark.shape.clone());
        there.unwrap_or_else(|| Shape::Text(next_letter(marks)))
    } else if modifiers.shift {
        Shape::Square
    } else {
        Shape::Ring
    }
}

/// The first letter that is not on the board yet.
fn next_letter<C: Eq>(marks: &[Mark<C>]) -> String {
    let taken = |letter: &String| {
        marks
            .iter()
            .any(|mark| mark.shape == Shape::Text(letter.clone()))
    };
    ('A'..='Z')
        .map(String::from)
        .find(|letter| !taken(letter))
        .unwrap_or_else(|| "Z".to_owned())
}
