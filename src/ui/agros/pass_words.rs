//! The pass advisor in words.

use crate::study::agros::PassAdvice;
use crate::ui::numbers::points;
use crate::ui::text::{Text, words};

use super::field_words::key;

/// The result if both pass: `Light wins by 8½`.
fn result(advice: &PassAdvice, text: &Text) -> String {
    let winner = match advice.lead {
        0 => return text.get("pass-draw"),
        1.. => advice.passer,
        _ => !advice.passer,
    };
    words!(
        text,
        "pass-wins",
        player = key(winner),
        margin = points(advice.lead.abs())
    )
}

/// What the opponent could do after a pass, as it changes the passer's lead.
fn risk(advice: &PassAdvice, text: &Text) -> String {
    let opponent = key(!advice.passer);
    match advice.risk {
        None => text.get("pass-ends"),
        Some((play, gain)) if gain > 0 => words!(
            text,
            "pass-risk",
            player = opponent,
            play = play.to_string(),
            gain = points(gain)
        ),
        Some(_) => words!(text, "pass-no-risk", player = opponent),
    }
}

/// Both in one text.
pub fn spoken(advice: &PassAdvice, text: &Text) -> String {
    words!(
        text,
        "pass-advice",
        result = result(advice, text),
        risk = risk(advice, text)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::agros::sample_game::after;

    fn spoken(plies: usize) -> Option<String> {
        let advice = PassAdvice::of(&after(plies).0)?;
        Some(super::spoken(&advice, &Text::english()))
    }

    #[test]
    fn a_pass_is_advised_by_the_exact_result_and_the_greatest_risk() {
        assert_eq!(
            spoken(72).as_deref(),
            Some("If both pass now: Dark wins by 18½. After a pass Dark’s j5-i4 gains 12.")
        );
        assert_eq!(
            spoken(84).as_deref(),
            Some("If both pass now: Light wins by 176½. This pass ends the game.")
        );
        assert_eq!(spoken(3), None, "nobody passes in the opening");
    }
}
