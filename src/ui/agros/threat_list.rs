//! The threats that the board shows, in words.

use egui::{Label, RichText, Ui};

use crate::ui::Look;
use crate::ui::numbers::difference;
use crate::ui::style::SMALL;
use crate::ui::text::{Text, words};

use super::field_words::key;
use super::findings::Danger;

/// Shows the threats, one a line.
pub fn show(ui: &mut Ui, dangers: &[Danger], look: Look<'_>) {
    if dangers.is_empty() {
        let nothing = RichText::new(look.text.get("threat-none"));
        ui.label(nothing.size(SMALL).color(look.palette.muted));
    }
    for danger in dangers {
        let words = RichText::new(danger_words(danger, look.text));
        ui.add(Label::new(words.size(SMALL).color(look.palette.threat)).wrap());
    }
}

/// A threat: `Dark e4+e7 takes a field: lead −27`.
fn danger_words(danger: &Danger, text: &Text) -> String {
    let threat = danger.threat;
    let key_of_kind = match (threat.takes, threat.neutralises) {
        (true, _) => "threat-takes",
        (_, true) => "threat-neutralises",
        _ => "threat-cuts",
    };
    words!(
        text,
        key_of_kind,
        player = key(threat.by),
        play = threat.play.to_string(),
        change = difference(-danger.gain)
    )
}
