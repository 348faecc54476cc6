//! What a move does, in sentences.

use crate::rules::agora::{Action, Cell};
use crate::study::Prospect;
use crate::study::agora::{Effect, Turned};
use crate::ui::text::{Text, words};

use super::words::{key, men_in, over};

/// What a move does: `c4xd3: 4 against 1, 1 Red man is captured and turned over`.
pub(super) fn effect(effect: &Effect, text: &Text) -> String {
    let mut told = vec![deed(effect, text)];
    let revolutions = [
        (effect.play.to, effect.joining, "agora-effect-joining"),
        (effect.play.from, effect.leaving, "agora-effect-leaving"),
    ];
    for (cell, turned, name) in revolutions {
        told.extend(turned.map(|turned| revolution(cell, turned, name, text)));
    }
    told.extend(effect.end.map(|end| over(end, text)));
    told.join(". ")
}

/// What a move does and what it changes in what can be captured next: `…. It threatens d3. b2 can be
/// captured now`.
pub(super) fn effect_and_prospect(
    effect: &Effect,
    prospect: &Prospect<Cell>,
    text: &Text,
) -> String {
    let mut told = vec![self::effect(effect, text)];
    for (cells, key) in [
        (&prospect.threatened, "agora-prospect-threatens"),
        (&prospect.saved, "agora-prospect-saves"),
        (&prospect.exposed, "agora-prospect-exposes"),
    ] {
        if !cells.is_empty() {
            let named: Vec<String> = cells.iter().map(ToString::to_string).collect();
            let cells = named.join(", ");
            told.push(words!(text, key, count = named.len(), cells = cells));
        }
    }
    told.join(". ")
}

fn deed(effect: &Effect, text: &Text) -> String {
    let play = effect.play;
    let [height, against] = effect.heights.unwrap_or_default();
    let name = match play.action {
        Action::Walk => match play.to.level().cmp(&play.from.level()) {
            std::cmp::Ordering::Less => "agora-effect-down",
            std::cmp::Ordering::Equal => "agora-effect-level",
            std::cmp::Ordering::Greater => "agora-effect-up",
        },
        Action::Capture if effect.freed > 0 => "agora-effect-frees",
        Action::Capture => "agora-effect-captures",
        Action::Surrender if effect.joining.is_some() => "agora-effect-surrenders",
        Action::Surrender => "agora-effect-becomes-prisoner",
    };
    words!(
        text,
        name,
        play = play.to_string(),
        cell = play.to.to_string(),
        level = play.to.level(),
        height = height,
        against = against,
        player = key(!effect.mover),
        mover = key(effect.mover),
        captured = effect.captured,
        freed = effect.freed,
        men = effect
            .joined
            .map_or_else(String::new, |owned| men_in(owned, text)),
    )
}

fn revolution(cell: Cell, turned: Turned, name: &str, text: &Text) -> String {
    words!(
        text,
        name,
        cell = cell.to_string(),
        player = key(turned.to),
        turned = turned.men
    )
}
