//! The threats that the board shows, in words.

use egui::{Color32, Label, RichText, Ui};

use crate::rules::Player;
use crate::rules::agros::Field;
use crate::ui::Look;
use crate::ui::numbers::difference;
use crate::ui::style::SMALL;
use crate::ui::text::{Text, words};

use super::effect_words::land;
use super::field_words::key;
use super::findings::Danger;

/// The threats of a position.
pub struct Threatened<'a> {
    /// All fields, and the number of rows and columns of their board.
    pub fields: &'a [Field],
    /// The number of rows and columns of the board.
    pub size: u8,
    /// Whose turn it is.
    pub mover: Player,
    /// Whether a field is pointed at: then its threats are shown.
    pub pointed: bool,
}

/// Shows the threats, one a line.
pub fn show(ui: &mut Ui, threatened: &Threatened<'_>, dangers: &[Danger], look: Look<'_>) {
    let mut line = |words: String, colour: Color32| {
        let words = RichText::new(words).size(SMALL).color(colour);
        ui.add(Label::new(words).wrap());
    };
    if dangers.is_empty() {
        let nothing = match threatened.pointed {
            true => look.text.get("threat-none-here"),
            false => words!(look.text, "threat-none", player = key(threatened.mover)),
        };
        line(nothing, look.palette.muted);
    }
    for danger in dangers {
        line(
            danger_words(danger, threatened, look.text),
            look.palette.threat_by(danger.threat.by, threatened.mover),
        );
    }
}

/// A threat, and what it does to the lead of the player to move: `Dark e4+e7 takes the 9-cell west
/// field: Light’s lead −27, and 2 more ways`.
fn danger_words(danger: &Danger, threatened: &Threatened<'_>, text: &Text) -> String {
    let threat = danger.threat;
    let key_of_kind = match (threat.takes, threat.neutralises) {
        (true, _) => "threat-takes",
        (_, true) => "threat-neutralises",
        _ => "threat-cuts",
    };
    let mover = threatened.mover;
    let gain = threat.gain_of(mover);
    let told = words!(
        text,
        key_of_kind,
        player = key(threat.by),
        play = threat.play.to_string(),
        land = land(&threatened.fields[danger.field], threatened.size, text),
        lead = words!(
            text,
            "lead-change",
            player = key(mover),
            change = difference(gain)
        )
    );
    match danger.others {
        0 => told,
        others => words!(text, "threat-others", told = told, others = others),
    }
}
