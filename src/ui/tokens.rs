//! The tokens: every colour of the window stands in this file, and nowhere else.
//!
//! Board marks have a contrast of at least 3:1 on whatever they may lie on, text of 4.5:1, alike
//! for both owners; with high contrast 4.5:1 and 7:1. What must be told apart differs also for the
//! eyes that a palette is made for. The tests hold all that.

use egui::Color32;

use crate::rules::{ByPlayer, Player};
use crate::storage::settings::Colours;

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

    /// The light theme without the cones for red: marks differ by lightness and by blue.
    const LIGHT_PROTAN: Palette = Palette {
        accent: rgb(0x0000C0),
        threat: rgb(0x900C90),
        engine: rgb(0x0C5460),
        note: rgb(0x000030),
        ..Palette::LIGHT
    };

    /// The light theme without the cones for green.
    const LIGHT_DEUTAN: Palette = Palette {
        accent: rgb(0x483CC0),
        threat: rgb(0x9C0C6C),
        engine: rgb(0x0C00FC),
        note: rgb(0x00003C),
        ..Palette::LIGHT
    };

    /// The light theme without the cones for blue: marks differ by red and green.
    const LIGHT_TRITAN: Palette = Palette {
        accent: rgb(0x18540C),
        threat: rgb(0x9C0C0C),
        engine: rgb(0x7800CC),
        note: rgb(0x900078),
        ..Palette::LIGHT
    };

    /// The light theme with high contrast.
    const LIGHT_CONTRAST: Palette = Palette {
        window: rgb(0xFFFFFF),
        panel: rgb(0xFFFFFF),
        chip: rgb(0xE8E8E8),
        rule: rgb(0x757575),
        ground: rgb(0xFFFFFF),
        rim: rgb(0xD6D6D6),
        ink: rgb(0x000000),
        muted: rgb(0x3A3A3A),
        accent: rgb(0x00502A),
        on_accent: rgb(0xFFFFFF),
        threat: rgb(0x9A0000),
        engine: rgb(0x003A8C),
        note: rgb(0x5E0075),
        tag: rgb(0xFFFFFF),
        halo: rgb(0xFFFFFF),
        owners: ByPlayer([
            OwnerColours {
                field: rgb(0xFFE48A),
                furrow: rgb(0x6A4300),
                outline: rgb(0x5A3A00),
                disc_edge: rgb(0x3A2500),
                edge: rgb(0x5A3A00),
                number: rgb(0x000000),
                ..Palette::LIGHT.owners.0[0]
            },
            OwnerColours {
                field: rgb(0xDFC3A8),
                furrow: rgb(0x552C12),
                outline: rgb(0x2E1505),
                disc: rgb(0x53301C),
                top: rgb(0x5A3520),
                edge: rgb(0x1A0A02),
                number: rgb(0xFFFFFF),
                ..Palette::LIGHT.owners.0[1]
            },
        ]),
        rings: [
            rgb(0xEBB795),
            rgb(0xEFC4A2),
            rgb(0xF2CFAE),
            rgb(0xF5DABD),
            rgb(0xF8E6D0),
            rgb(0xFBF3E4),
        ],
        levels: [rgb(0xDCC39E), rgb(0xE7D5B4), rgb(0xF5EBD2)],
        pile_men: ByPlayer([
            Palette::LIGHT.pile_men.0[0],
            ManColours {
                disc: rgb(0x8E1F15),
                edge: rgb(0x2E0704),
                sign: rgb(0xFFFFFF),
            },
        ]),
        ..Palette::LIGHT
    };

    /// The dark theme without the cones for red.
    const DARK_PROTAN: Palette = Palette {
        ground: rgb(0x1E1914),
        accent: rgb(0xE490FC),
        threat: rgb(0xF09C00),
        engine: rgb(0xFCD8E4),
        note: rgb(0xFCFC30),
        owners: ByPlayer([
            Palette::DARK.owners.0[0],
            OwnerColours {
                outline: rgb(0xE0A57A),
                ..Palette::DARK.owners.0[1]
            },
        ]),
        ..Palette::DARK
    };

    /// The dark theme without the cones for green.
    const DARK_DEUTAN: Palette = Palette {
        ground: rgb(0x221C16),
        accent: rgb(0xA8A8F0),
        threat: rgb(0x78C00C),
        engine: rgb(0x90E4D8),
        note: rgb(0xFCFC0C),
        ..Palette::DARK
    };

    /// The dark theme without the cones for blue.
    const DARK_TRITAN: Palette = Palette {
        accent: rgb(0x6CC000),
        threat: rgb(0xC09CFC),
        engine: rgb(0x18FCA8),
        note: rgb(0xE4FCFC),
        ..Palette::DARK
    };

    /// The dark theme with high contrast.
    const DARK_CONTRAST: Palette = Palette {
        window: rgb(0x000000),
        panel: rgb(0x000000),
        chip: rgb(0x2B2B2B),
        rule: rgb(0x8A8A8A),
        ground: rgb(0x000000),
        rim: rgb(0x383838),
        ink: rgb(0xFFFFFF),
        muted: rgb(0xD2D2D2),
        accent: rgb(0x6CFFB0),
        on_accent: rgb(0x000000),
        threat: rgb(0xFFB0A4),
        engine: rgb(0x9CD2FF),
        note: rgb(0xF2C0FF),
        tag: rgb(0x000000),
        halo: rgb(0x000000),
        owners: ByPlayer([
            OwnerColours {
                field: rgb(0x5A4510),
                furrow: rgb(0xE6C46C),
                outline: rgb(0xFFE08A),
                edge: rgb(0xFFE08A),
                number: rgb(0x000000),
                ..Palette::DARK.owners.0[0]
            },
            OwnerColours {
                field: rgb(0x4A2A18),
                furrow: rgb(0xD89C72),
                outline: rgb(0xE8AE84),
                disc: rgb(0x5A3622),
                top: rgb(0x4E2E1C),
                edge: rgb(0xE8AE84),
                number: rgb(0xFFFFFF),
                ..Palette::DARK.owners.0[1]
            },
        ]),
        rings: [
            rgb(0x57321A),
            rgb(0x4B2D19),
            rgb(0x402818),
            rgb(0x352217),
            rgb(0x2A1C14),
            rgb(0x1F1711),
        ],
        levels: [rgb(0x140D08), rgb(0x241A10), rgb(0x35291B)],
        pile_men: ByPlayer([
            Palette::DARK.pile_men.0[0],
            ManColours {
                disc: rgb(0x80291F),
                edge: rgb(0xF0A595),
                sign: rgb(0xFFFFFF),
            },
        ]),
        ..Palette::DARK
    };

    /// The palette of an egui theme, in the colours that a person has chosen.
    pub fn of(theme: egui::Theme, colours: Colours) -> &'static Palette {
        let (light, dark) = match colours {
            Colours::Usual => (&Palette::LIGHT, &Palette::DARK),
            Colours::Protan => (&Palette::LIGHT_PROTAN, &Palette::DARK_PROTAN),
            Colours::Deutan => (&Palette::LIGHT_DEUTAN, &Palette::DARK_DEUTAN),
            Colours::Tritan => (&Palette::LIGHT_TRITAN, &Palette::DARK_TRITAN),
            Colours::Contrast => (&Palette::LIGHT_CONTRAST, &Palette::DARK_CONTRAST),
        };
        match theme {
            egui::Theme::Light => light,
            egui::Theme::Dark => dark,
        }
    }
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod vision;
