//! How pictures look that are made at the desk: as the window does at the moment.

use unic_langid::LanguageIdentifier;

use crate::export::{Colours, Overlays, Still, Theme};
use crate::game::{Document, NodeId};
use crate::rules::Position;
use crate::storage::settings;

use crate::ui::overlay::{Overlay as _, Shown};
use crate::ui::seat::Seat;

/// What is the same for all pictures of the desk.
#[derive(Clone)]
pub struct Looks {
    theme: Theme,
    colours: Colours,
    overlays: Overlays,
    flipped: bool,
    language: LanguageIdentifier,
}

impl Looks {
    /// The looks of the window.
    pub fn of<P: Seat>(
        shown: Shown<P::Overlay>,
        flipped: bool,
        (theme, colours): (egui::Theme, settings::Colours),
        language: LanguageIdentifier,
    ) -> Looks {
        // A picture has no selected piece whose moves it could show.
        let names: Vec<&str> = shown
            .iter()
            .filter(|overlay| !overlay.is_about_a_choice())
            .map(|overlay| overlay.id())
            .filter(|id| P::STILL_OVERLAYS.contains(id))
            .collect();
        Looks {
            theme: match theme {
                egui::Theme::Light => Theme::Light,
                egui::Theme::Dark => Theme::Dark,
            },
            colours: match colours {
                settings::Colours::Usual => Colours::Usual,
                settings::Colours::Protan => Colours::Protan,
                settings::Colours::Deutan => Colours::Deutan,
                settings::Colours::Tritan => Colours::Tritan,
                settings::Colours::Contrast => Colours::Contrast,
            },
            overlays: Overlays::named::<P>(&names).unwrap_or_else(|_| Overlays::usual::<P>()),
            flipped,
            language,
        }
    }

    /// A picture of a node, with what the engine proposes there, of a width in pixels.
    pub fn still<'a, P: Position>(
        &self,
        game: &'a Document<P>,
        node: NodeId,
        proposed: &'a [P::Move],
        width: u16,
    ) -> Still<'a, P> {
        Still {
            position: game.position(node),
            last: game.played(node),
            before: game.parent(node).map(|parent| game.position(parent)),
            proposed,
            marks: &game.notes(node).marks,
            overlays: self.overlays.clone(),
            part: None,
            flipped: self.flipped,
            width,
            theme: self.theme,
            colours: self.colours,
            language: self.language.clone(),
        }
    }
}
