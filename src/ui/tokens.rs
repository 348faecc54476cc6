//! The tokens: every colour of the window stands in this file, and nowhere else.
//!
//! Board marks have a contrast of at least 3:1 on whatever they may lie on, text of 4.5:1, alike
//! for both owners; the tests below hold that.

use egui::Color32;

use crate::rules::{ByPlayer, Player};

/// The colours of one theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Behind everything.
    pub window: Color32,
    /// Panels, menus, dialogs.
    pub panel: Color32,
    /// Pressed chips and the hovered row.
    pub chip: Color32,
    /// Hairlines; decorative.
    pub rule: Color32,
    /// The board where nothing grows: occupied cells and ownerless fields.
    pub ground: Color32,
    /// The rim of the board; decorative.
    pub rim: Color32,
    /// Text.
    pub ink: Color32,
    /// Secondary text and the outline of ownerless fields.
    pub muted: Color32,
    /// Only ever "yours to act on".
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// What the opponent threatens.
    pub threat: Color32,
    /// What the engine suggests.
    pub engine: Color32,
    /// What a person drew on the board.
    pub note: Color32,
    /// Under a value tag.
    pub tag: Color32,
    /// Round marks that lie on fields.
    pub halo: Color32,
    /// What belongs to each player.
    pub owners: ByPlayer<OwnerColours>,
    /// The rings of a board, the middle first.
    pub rings: [Color32; 6],
    /// The men of White and Black.
    pub men: ByPlayer<ManColours>,
    /// The levels of a pit, the lowest first.
    pub levels: [Color32; 3],
    /// The walls of a pit: above, on the right, below and on the left.
    pub walls: [Color32; 4],
    /// The lines between the cells of a pit; decorative.
    pub pit_grid: Color32,
    /// The men of White and Red in their piles.
    pub pile_men: ByPlayer<ManColours>,
}

/// The colours of a man.
#[derive(Clone, Copy, Debug)]
pub struct ManColours {
    /// The disc.
    pub disc: Color32,
    /// Its edge.
    pub edge: Color32,
    /// What is drawn on it.
    pub sign: Color32,
}

/// The colours of what belongs to one player.
#[derive(Clone, Copy, Debug)]
pub struct OwnerColours {
    /// Ploughed ground.
    pub field: Color32,
    /// The furrows on it.
    pub furrow: Color32,
    /// A field's outline.
    pub outline: Color32,
    /// A disc of a stack.
    pub disc: Color32,
    /// Every fifth disc.
    pub fifth_disc: Color32,
    /// The top disc, under the number.
    pub top: Color32,
    /// The edge of every disc of a stack.
    pub disc_edge: Color32,
    /// The ring of a controlling farmer.
    pub edge: Color32,
    /// A loose seed.
    pub seed: Color32,
    /// The harvest on the top disc.
    pub number: Color32,
}

impl Palette {
    /// The colour of what a player could do to a field: the mover's is theirs to act on.
    pub fn threat_by(&self, by: Player, mover: Player) -> Color32 {
        if by == mover {
            self.accent
        } else {
            self.threat
        }
    }

    /// The light theme.
    pub const LIGHT: Palette = Palette {
        window: rgb(0xF6F1E4),
        panel: rgb(0xFCF9F1),
        chip: rgb(0xE9DFC8),
        rule: rgb(0xDDD2BA),
        ground: rgb(0xF5EDD9),
        rim: rgb(0xDCCFB2),
        ink: rgb(0x33251A),
        muted: rgb(0x6E5E49),
        accent: rgb(0x11603B),
        on_accent: rgb(0xFFFFFF),
        threat: rgb(0xA3231A),
        engine: rgb(0x23557F),
        note: rgb(0x6B2A7A),
        tag: rgb(0xFFFDF6),
        halo: rgb(0xFFFDF6),
        owners: ByPlayer([
            OwnerColours {
                field: rgb(0xF0D793),
                furrow: rgb(0x976A1E),
                outline: rgb(0x855A1C),
                disc: rgb(0xE9BE74),
                fifth_disc: rgb(0xC8943F),
                top: rgb(0xF7DDA6),
                disc_edge: rgb(0x6B4614),
                edge: rgb(0x6B4614),
                seed: rgb(0xFAEDC8),
                number: rgb(0x33251A),
            },
            OwnerColours {
                field: rgb(0xCFAA88),
                furrow: rgb(0x74482A),
                outline: rgb(0x573320),
                disc: rgb(0x6E452A),
                fifth_disc: rgb(0x4A2B18),
                top: rgb(0x7C5136),
                disc_edge: rgb(0x27150B),
                edge: rgb(0x27150B),
                seed: rgb(0xC4A78D),
                number: rgb(0xFFF6E6),
            },
        ]),
        rings: [
            rgb(0xDE9870),
            rgb(0xE5AC82),
            rgb(0xE9BD92),
            rgb(0xEDCDA4),
            rgb(0xF1DCB9),
            rgb(0xF5EAD0),
        ],
        men: ByPlayer([
            ManColours {
                disc: rgb(0xFFFDF6),
                edge: rgb(0x4A3413),
                sign: rgb(0x4A3413),
            },
            ManColours {
                disc: rgb(0x3A2417),
                edge: rgb(0x1B0E07),
                sign: rgb(0xE9C9A0),
            },
        ]),
        levels: [rgb(0xC6A679), rgb(0xD8C296), rgb(0xEBDDBC)],
        walls: [rgb(0x7F6A49), rgb(0xB59C70), rgb(0xE2D1AC), rgb(0x96805A)],
        pit_grid: rgb(0xBCA67C),
        pile_men: ByPlayer([
            ManColours {
                disc: rgb(0xFFFDF3),
                edge: rgb(0x5A3F12),
                sign: rgb(0x33251A),
            },
            ManColours {
                disc: rgb(0xA6362A),
                edge: rgb(0x43100B),
                sign: rgb(0xFBE3DA),
            },
        ]),
    };

    /// The dark theme.
    pub const DARK: Palette = Palette {
        window: rgb(0x191511),
        panel: rgb(0x221C17),
        chip: rgb(0x3A3027),
        rule: rgb(0x40362B),
        ground: rgb(0x2C251E),
        rim: rgb(0x463B30),
        ink: rgb(0xF1E6D3),
        muted: rgb(0xB7A48A),
        accent: rgb(0x7BDDA6),
        on_accent: rgb(0x10241A),
        threat: rgb(0xFF9C8F),
        engine: rgb(0x8FC4F2),
        note: rgb(0xE6B0F2),
        tag: rgb(0x191511),
        halo: rgb(0x191511),
        owners: ByPlayer([
            OwnerColours {
                field: rgb(0x6B5320),
                furrow: rgb(0xC7A559),
                outline: rgb(0xEACB80),
                disc: rgb(0xE3B86E),
                fifth_disc: rgb(0xB98A3A),
                top: rgb(0xF3D69B),
                disc_edge: rgb(0x5A3F12),
                edge: rgb(0xF0D28E),
                seed: rgb(0x8B7036),
                number: rgb(0x2A1D0E),
            },
            OwnerColours {
                field: rgb(0x4B2E1F),
                furrow: rgb(0xAD7652),
                outline: rgb(0xD39A72),
                disc: rgb(0x6E432A),
                fifth_disc: rgb(0x472816),
                top: rgb(0x5F3A25),
                disc_edge: rgb(0xDBA37C),
                edge: rgb(0xDBA37C),
                seed: rgb(0x5E4636),
                number: rgb(0xFFF3DF),
            },
        ]),
        rings: [
            rgb(0x6B3F22),
            rgb(0x5D3A22),
            rgb(0x513522),
            rgb(0x463022),
            rgb(0x3B2A20),
            rgb(0x30251E),
        ],
        men: ByPlayer([
            ManColours {
                disc: rgb(0xF3E6CC),
                edge: rgb(0x7A5C2A),
                sign: rgb(0x5A3F12),
            },
            ManColours {
                disc: rgb(0x2A1811),
                edge: rgb(0xDBA37C),
                sign: rgb(0xDBA37C),
            },
        ]),
        levels: [rgb(0x281D14), rgb(0x3A2C1D), rgb(0x4D3D29)],
        walls: [rgb(0x120C07), rgb(0x2B2015), rgb(0x6A573B), rgb(0x1A120B)],
        pit_grid: rgb(0x5A4931),
        pile_men: ByPlayer([
            ManColours {
                disc: rgb(0xF3E6CC),
                edge: rgb(0x6B5026),
                sign: rgb(0x2A1D0E),
            },
            ManColours {
                disc: rgb(0x96352B),
                edge: rgb(0xF0A595),
                sign: rgb(0xFFE9E2),
            },
        ]),
    };

    /// The palette of an egui theme.
    pub fn of(theme: egui::Theme) -> &'static Palette {
        match theme {
            egui::Theme::Light => &Palette::LIGHT,
            egui::Theme::Dark => &Palette::DARK,
        }
    }
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    /// WCAG 2 relative luminance.
    fn luminance(colour: Color32) -> f64 {
        let channel = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(colour.r()) + 0.7152 * channel(colour.g()) + 0.0722 * channel(colour.b())
    }

    fn contrast(a: Color32, b: Color32) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[track_caller]
    fn holds(needed: f64, what: &str, mark: Color32, under: Color32) {
        let measured = contrast(mark, under);
        assert!(
            measured >= needed,
            "{what}: {measured:.2} is under {needed}"
        );
    }

    const THEMES: [(&str, Palette); 2] = [("light", Palette::LIGHT), ("dark", Palette::DARK)];

    #[test]
    fn board_marks_stand_out_from_all_they_lie_on() {
        for (theme, palette) in THEMES {
            let fields = Player::BOTH.map(|player| palette.owners[player].field);
            for player in Player::BOTH {
                let own = palette.owners[player];
                holds(
                    3.0,
                    &format!("{theme} furrow {player:?}"),
                    own.furrow,
                    own.field,
                );
                holds(
                    3.0,
                    &format!("{theme} outline {player:?}"),
                    own.outline,
                    own.field,
                );
                holds(
                    3.0,
                    &format!("{theme} outline {player:?}"),
                    own.outline,
                    palette.ground,
                );
                holds(
                    3.0,
                    &format!("{theme} edge {player:?}"),
                    own.edge,
                    palette.ground,
                );
            }
            for (name, mark) in [
                ("accent", palette.accent),
                ("threat", palette.threat),
                ("engine", palette.engine),
                ("note", palette.note),
                ("sign", palette.ink),
            ] {
                for under in [fields[0], fields[1], palette.ground] {
                    holds(3.0, &format!("{theme} {name}"), mark, under);
                }
            }
            holds(
                3.0,
                &format!("{theme} filled and hollow signs"),
                palette.ink,
                palette.halo,
            );
            holds(
                3.0,
                &format!("{theme} dashes along the rim"),
                palette.muted,
                palette.rim,
            );
            holds(
                3.0,
                &format!("{theme} ownerless outline"),
                palette.muted,
                palette.ground,
            );
        }
    }

    #[test]
    fn men_and_marks_stand_out_from_every_ring() {
        for (theme, palette) in THEMES {
            for (ring, under) in palette.rings.into_iter().enumerate() {
                for (name, mark) in [
                    ("accent", palette.accent),
                    ("threat", palette.threat),
                    ("engine", palette.engine),
                    ("note", palette.note),
                ] {
                    holds(3.0, &format!("{theme} {name} on ring {ring}"), mark, under);
                }
                holds(
                    4.5,
                    &format!("{theme} ink on ring {ring}"),
                    palette.ink,
                    under,
                );
                for man in palette.men.0 {
                    let seen = contrast(man.disc, under).max(contrast(man.edge, under));
                    assert!(seen >= 3.0, "{theme} man on ring {ring}: {seen:.2}");
                }
            }
            for man in palette.men.0 {
                holds(4.5, &format!("{theme} sign on its man"), man.sign, man.disc);
            }
        }
    }

    #[test]
    fn piles_and_marks_stand_out_from_every_level() {
        for (theme, palette) in THEMES {
            for (level, under) in palette.levels.into_iter().enumerate() {
                for (name, mark) in [
                    ("accent", palette.accent),
                    ("threat", palette.threat),
                    ("engine", palette.engine),
                    ("note", palette.note),
                ] {
                    holds(
                        3.0,
                        &format!("{theme} {name} on level {level}"),
                        mark,
                        under,
                    );
                }
                let name = format!("{theme} ink on level {level}");
                holds(4.5, &name, palette.ink, under);
                for man in palette.pile_men.0 {
                    let seen = contrast(man.disc, under).max(contrast(man.edge, under));
                    assert!(seen >= 3.0, "{theme} man on level {level}: {seen:.2}");
                }
            }
            for man in palette.pile_men.0 {
                let name = format!("{theme} number on its tag");
                holds(4.5, &name, man.sign, man.disc);
                let discs = contrast(man.disc, man.edge);
                assert!(discs >= 2.0, "{theme} disc on disc: {discs:.2}");
            }
        }
    }

    #[test]
    fn text_can_be_read_wherever_it_stands() {
        for (theme, palette) in THEMES {
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
                holds(4.5, &format!("{theme} {name}"), text, under);
            }
            for player in Player::BOTH {
                let own = palette.owners[player];
                holds(
                    4.5,
                    &format!("{theme} ink on field {player:?}"),
                    palette.ink,
                    own.field,
                );
                holds(
                    4.5,
                    &format!("{theme} harvest {player:?}"),
                    own.number,
                    own.top,
                );
            }
        }
    }
}
