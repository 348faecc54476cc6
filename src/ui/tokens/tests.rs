//! Every palette keeps the contrasts that it promises, and what must be told apart differs for the
//! eyes that it is made for.

use egui::{Color32, Theme};

use super::vision::{contrast, difference, seen};
use super::{ManColours, Palette};
use crate::rules::Player;
use crate::storage::settings::Colours;

/// From this distance in L*a*b* on, areas with an outline of their own are told apart.
const AREAS: f64 = 12.0;
/// So far marks that mean different things are from each other.
const MARKS: f64 = 20.0;

/// A palette under test.
#[derive(Clone, Copy)]
struct Case {
    palette: &'static Palette,
    theme: Theme,
    colours: Colours,
}

fn cases() -> impl Iterator<Item = Case> {
    let themes = [Theme::Light, Theme::Dark].into_iter();
    themes.flat_map(|theme| {
        Colours::ALL.into_iter().map(move |colours| Case {
            palette: Palette::of(theme, colours),
            theme,
            colours,
        })
    })
}

impl Case {
    /// What text needs, and what marks need.
    fn needed(self) -> (f64, f64) {
        match self.colours {
            Colours::Contrast => (7.0, 4.5),
            _ => (4.5, 3.0),
        }
    }

    /// The contrast for eyes of all kinds, and for those that the palette is made for.
    fn contrast(self, mark: Color32, under: Color32) -> f64 {
        let of = |by| contrast(seen(mark, by), seen(under, by));
        of(Colours::Usual).min(of(self.colours))
    }

    #[track_caller]
    fn reads(self, what: &str, text: Color32, under: Color32) {
        let (needed, measured) = (self.needed().0, contrast_of(text, under));
        let (theme, colours) = (self.theme, self.colours);
        assert!(
            measured >= needed,
            "{theme:?} {colours:?} {what}: {measured:.2} is under {needed}"
        );
    }

    #[track_caller]
    fn stands_out(self, what: &str, mark: Color32, under: Color32) {
        // High contrast is high for usual eyes; for others it is no less than usual.
        let (needed, measured) = (self.needed().1, self.contrast(mark, under));
        let (theme, colours) = (self.theme, self.colours);
        assert!(
            measured >= needed,
            "{theme:?} {colours:?} {what}: {measured:.2} is under {needed}"
        );
    }

    #[track_caller]
    fn differ(self, least: f64, what: &str, one: Color32, other: Color32) {
        let (theme, colours) = (self.theme, self.colours);
        let measured = difference(seen(one, colours), seen(other, colours));
        assert!(
            measured >= least,
            "{theme:?} {colours:?} {what}: {measured:.1} is under {least}"
        );
    }

    /// What is laid over a board in a colour that means something.
    fn marks(self) -> [(&'static str, Color32); 4] {
        [
            ("accent", self.palette.accent),
            ("threat", self.palette.threat),
            ("engine", self.palette.engine),
            ("note", self.palette.note),
        ]
    }

    #[track_caller]
    fn man_stands_out(self, man: ManColours, under: Color32) {
        let seen = contrast_of(man.disc, under).max(contrast_of(man.edge, under));
        let (theme, colours) = (self.theme, self.colours);
        assert!(
            seen >= self.needed().1,
            "{theme:?} {colours:?} man: {seen:.2}"
        );
    }
}

fn contrast_of(one: Color32, other: Color32) -> f64 {
    contrast(seen(one, Colours::Usual), seen(other, Colours::Usual))
}

#[test]
fn board_marks_stand_out_from_all_they_lie_on() {
    for case in cases() {
        let palette = case.palette;
        let fields = Player::BOTH.map(|player| palette.owners[player].field);
        for player in Player::BOTH {
            let own = palette.owners[player];
            case.stands_out(&format!("furrow {player:?}"), own.furrow, own.field);
            case.stands_out(&format!("outline {player:?}"), own.outline, own.field);
            case.stands_out(&format!("outline {player:?}"), own.outline, palette.ground);
            case.stands_out(&format!("edge {player:?}"), own.edge, palette.ground);
        }
        for (name, mark) in case.marks().into_iter().chain([("sign", palette.ink)]) {
            for under in [fields[0], fields[1], palette.ground] {
                case.stands_out(name, mark, under);
            }
        }
        case.stands_out("filled and hollow signs", palette.ink, palette.halo);
        case.stands_out("dashes along the rim", palette.muted, palette.rim);
        case.stands_out("ownerless outline", palette.muted, palette.ground);
    }
}

#[test]
fn men_and_marks_stand_out_from_every_ring() {
    for case in cases() {
        let palette = case.palette;
        for (ring, under) in palette.rings.into_iter().enumerate() {
            for (name, mark) in case.marks() {
                case.stands_out(&format!("{name} on ring {ring}"), mark, under);
            }
            case.reads(&format!("ink on ring {ring}"), palette.ink, under);
            for man in palette.men.0 {
                case.man_stands_out(man, under);
            }
        }
        for man in palette.men.0 {
            case.reads("sign on its man", man.sign, man.disc);
        }
    }
}

#[test]
fn piles_and_marks_stand_out_from_every_level() {
    for case in cases() {
        let palette = case.palette;
        for (level, under) in palette.levels.into_iter().enumerate() {
            for (name, mark) in case.marks() {
                case.stands_out(&format!("{name} on level {level}"), mark, under);
            }
            case.reads(&format!("ink on level {level}"), palette.ink, under);
            for man in palette.pile_men.0 {
                case.man_stands_out(man, under);
            }
        }
        for man in palette.pile_men.0 {
            case.reads("number on its tag", man.sign, man.disc);
            let discs = contrast_of(man.disc, man.edge);
            assert!(discs >= 2.0, "disc on disc: {discs:.2}");
        }
    }
}

#[test]
fn text_can_be_read_wherever_it_stands() {
    for case in cases() {
        let palette = case.palette;
        for (name, text, under) in [
            ("ink on panel", palette.ink, palette.panel),
            ("ink on window", palette.ink, palette.window),
            ("muted on panel", palette.muted, palette.panel),
            ("muted on window", palette.muted, palette.window),
            ("ink on tag", palette.ink, palette.tag),
            ("ink on chip", palette.ink, palette.chip),
            ("muted on chip", palette.muted, palette.chip),
            ("on accent", palette.on_accent, palette.accent),
            ("accent on panel", palette.accent, palette.panel),
            ("threat on panel", palette.threat, palette.panel),
            ("engine on panel", palette.engine, palette.panel),
        ] {
            case.reads(name, text, under);
        }
        for player in Player::BOTH {
            let own = palette.owners[player];
            case.reads(&format!("ink on field {player:?}"), palette.ink, own.field);
            case.reads(&format!("harvest {player:?}"), own.number, own.top);
        }
    }
}

#[test]
fn whose_ground_and_men_they_are_can_be_told() {
    for case in cases() {
        let palette = case.palette;
        let [light, dark] = palette.owners.0;
        for (what, one, other) in [
            ("fields", light.field, dark.field),
            ("furrows", light.furrow, dark.furrow),
            ("outlines, and lines of charts", light.outline, dark.outline),
            ("edges", light.edge, dark.edge),
            ("discs", light.disc, dark.disc),
            ("top discs", light.top, dark.top),
            ("seeds", light.seed, dark.seed),
            ("men", palette.men.0[0].disc, palette.men.0[1].disc),
            (
                "piles",
                palette.pile_men.0[0].disc,
                palette.pile_men.0[1].disc,
            ),
        ] {
            case.differ(AREAS, what, one, other);
        }
        for own in [light, dark] {
            case.differ(AREAS, "field and nobody's", own.field, palette.ground);
            case.differ(AREAS, "outline and nobody's", own.outline, palette.muted);
        }
    }
}

#[test]
fn marks_that_mean_different_things_can_be_told_apart() {
    for case in cases() {
        let marks = case.marks();
        for (index, (name, mark)) in marks.into_iter().enumerate() {
            for (other_name, other) in &marks[index + 1..] {
                case.differ(MARKS, &format!("{name} and {other_name}"), mark, *other);
            }
        }
        let palette = case.palette;
        for own in palette.owners.0 {
            case.differ(MARKS, "accent and edge", palette.accent, own.edge);
            case.differ(MARKS, "accent and outline", palette.accent, own.outline);
        }
        case.differ(MARKS, "accent and text", palette.accent, palette.ink);
        case.differ(MARKS, "accent and nobody's", palette.accent, palette.muted);
    }
}

#[test]
fn the_usual_palette_alone_would_not_do_for_every_eye() {
    let usual = Palette::of(Theme::Light, Colours::Usual);
    let apart = |by| difference(seen(usual.accent, by), seen(usual.threat, by));
    assert!(apart(Colours::Usual) >= MARKS);
    assert!(apart(Colours::Protan) < MARKS);
}
