//! What a review says of the move that led to the cursor.

use egui::{Label, RichText, Ui};

use crate::app::Model;
use crate::coach::{Judgement, Review, Reviewed};
use crate::ui::seat::{Seat, Table};
use crate::ui::style::TEXT;
use crate::ui::text::words;

use super::words::{When, fault_words, loss_words, sign};

/// The fault of the move that led to the cursor, if it has one.
fn fault<'a, P: Seat>(model: &Model<P>, review: Option<&'a Review<P>>) -> Option<&'a Reviewed<P>> {
    let ply = review?.at(model.record.cursor())?;
    (ply.judgement != Judgement::Good).then_some(ply)
}

/// Says what the last move lost and what was better, where it lost something.
pub fn show<P: Seat>(ui: &mut Ui, table: &Table<'_, P>) {
    let Some([lost, better]) = sentences(table) else {
        return;
    };
    let lost = RichText::new(lost).size(TEXT).strong();
    ui.add(Label::new(lost.color(table.look.palette.threat)).wrap());
    if !better.is_empty() {
        ui.add(Label::new(RichText::new(better).size(TEXT)).wrap());
    }
    ui.add_space(6.0);
}

/// What the last move lost, and what was better: `e5+e7?? lost 12½ points.`, `Better was g7-g4: …`
pub fn sentences<P: Seat>(table: &Table<'_, P>) -> Option<[String; 2]> {
    let (model, text) = (table.model, table.look.text);
    let fault = fault(model, table.review)?;
    let lost = words!(
        text,
        "review-lost",
        play = fault.played.to_string(),
        sign = sign(fault.judgement),
        loss = loss_words(&fault.loss, When::Then, text)
    );
    let parent = model.record.parent(fault.node);
    let better = fault.better.zip(parent).map(|(better, parent)| {
        let told = model.record.position(parent).effect_words(better, text);
        words!(text, "review-better", told = told)
    });
    Some([lost, better.unwrap_or_default()])
}

/// What was better than the last move, to be drawn on the board.
pub fn proposed<P: Seat>(model: &Model<P>, review: Option<&Review<P>>) -> Vec<P::Move> {
    let better = fault(model, review).and_then(|fault| fault.better);
    better.into_iter().collect()
}

/// The turning points for the timeline.
pub fn marks<P: Seat>(table: &Table<'_, P>) -> Vec<(usize, Judgement)> {
    let review = table.review.into_iter();
    let points = review.flat_map(Review::turning_points);
    points.map(|point| (point.ply, point.judgement)).collect()
}

/// What a ply lost, for the timeline.
pub fn judged<P: Seat>(table: &Table<'_, P>, ply: usize) -> Option<String> {
    let node = table.line.plies.get(ply.checked_sub(1)?)?.node;
    fault_words(table.review?.at(node)?, table.look.text)
}
