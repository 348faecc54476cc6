//! What can be laid over the board: overlays, each switched on and off by itself.

use std::fmt;
use std::marker::PhantomData;

use egui::KeyboardShortcut;

use super::text::Text;

/// The overlays of a game, at most 32.
pub trait Overlay: Copy + Eq + fmt::Debug + Send + 'static {
    /// All of them, in the order in which menus show them.
    const ALL: &'static [Self];

    /// What its texts begin with: they are `PREFIX-ID` and `PREFIX-ID-legend`.
    const PREFIX: &'static str;

    /// Its name in settings and commands.
    fn id(self) -> &'static str;

    /// The key that switches it on and off: one that begins no move.
    fn shortcut(self) -> KeyboardShortcut;

    /// Whether it compares two positions.
    fn compares(self) -> bool {
        false
    }

    /// Whether it shows what can be done with what is selected or pointed at.
    fn is_about_a_choice(self) -> bool;

    /// Whether it is shown to those who have chosen nothing yet.
    fn is_shown_at_first(self) -> bool;

    /// What it is called.
    fn name(self, text: &Text) -> String {
        text.get(&format!("{}-{}", Self::PREFIX, self.id()))
    }

    /// What its marks mean, in a line.
    fn legend(self, text: &Text) -> String {
        text.get(&format!("{}-{}-legend", Self::PREFIX, self.id()))
    }
}

/// The overlays that are switched on.
pub struct Shown<O> {
    /// A bit an overlay, in the order of [`Overlay::ALL`].
    bits: u32,
    overlays: PhantomData<O>,
}

impl<O: Overlay> Shown<O> {
    /// None at all.
    pub fn nothing() -> Self {
        Shown {
            bits: 0,
            overlays: PhantomData,
        }
    }

    /// These.
    pub fn of(overlays: impl IntoIterator<Item = O>) -> Self {
        let mut shown = Shown::nothing();
        for overlay in overlays {
            shown.bits |= bit(overlay);
        }
        shown
    }

    /// Those of these names; names that mean nothing here are passed over.
    pub fn of_ids<'a>(ids: impl IntoIterator<Item = &'a str>) -> Self {
        let overlay = |id: &str| O::ALL.iter().copied().find(|overlay| overlay.id() == id);
        Shown::of(ids.into_iter().filter_map(overlay))
    }

    /// Whether an overlay is on.
    pub fn has(self, overlay: O) -> bool {
        self.bits & bit(overlay) != 0
    }

    /// The same with an overlay switched over.
    pub fn toggled(self, overlay: O) -> Self {
        Shown {
            bits: self.bits ^ bit(overlay),
            ..self
        }
    }

    /// All that are on, in the order of [`Overlay::ALL`].
    pub fn iter(self) -> impl Iterator<Item = O> {
        let all = O::ALL.iter().copied();
        all.filter(move |&overlay| self.has(overlay))
    }
}

fn bit<O: Overlay>(overlay: O) -> u32 {
    let place = O::ALL.iter().position(|&other| other == overlay);
    place.map_or(0, |place| 1 << place)
}

impl<O: Overlay> Default for Shown<O> {
    fn default() -> Self {
        let all = O::ALL.iter().copied();
        Shown::of(all.filter(|overlay| overlay.is_shown_at_first()))
    }
}

impl<O> Clone for Shown<O> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O> Copy for Shown<O> {}

impl<O> PartialEq for Shown<O> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<O> Eq for Shown<O> {}

impl<O: Overlay> fmt::Debug for Shown<O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::settings::Settings;
    use crate::ui::agros::board::Overlay as Agros;
    use crate::ui::shortcuts::Keymap;

    #[test]
    fn overlays_are_known_by_name_and_combine_freely() {
        let shown = Shown::<Agros>::of_ids(["threats", "reach", "weather"]);
        assert_eq!(
            shown.iter().collect::<Vec<_>>(),
            [Agros::Reach, Agros::Threats]
        );
        let shown = shown.toggled(Agros::Reach).toggled(Agros::Certain);
        let ids: Vec<_> = shown.iter().map(Overlay::id).collect();
        assert_eq!(ids, ["threats", "certain"]);
        assert_eq!(Shown::<Agros>::of_ids(ids), shown);
    }

    /// Holds the overlays of a game to what the menus need of them.
    fn have_keys_names_and_legends<O: Overlay>() {
        let (text, keymap) = (Text::english(), Keymap::of(&Settings::default()));
        for (index, overlay) in O::ALL.iter().enumerate() {
            let key = overlay.shortcut();
            assert_eq!(keymap.command(key), None, "{overlay:?}");
            for other in &O::ALL[index + 1..] {
                assert_ne!(other.shortcut(), key);
                assert_ne!(other.id(), overlay.id());
            }
            // A text that is missing is its own key.
            for words in [overlay.name(&text), overlay.legend(&text)] {
                assert!(!words.contains("overlay-"), "{words}");
            }
        }
    }

    #[test]
    fn every_overlay_has_a_key_of_its_own_a_name_and_a_legend() {
        have_keys_names_and_legends::<Agros>();
        have_keys_names_and_legends::<crate::ui::agon::board::Overlay>();
        have_keys_names_and_legends::<crate::ui::agora::board::Overlay>();
    }
}
