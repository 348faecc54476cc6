//! What lies over a position in a picture, by name.

use super::Depict;

/// Overlays that a game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overlays(Vec<&'static str>);

/// A name that no overlay of the game has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no overlay `{name}`; there are {}", known.join(", "))]
pub struct UnknownOverlay {
    name: String,
    known: &'static [&'static str],
}

impl Overlays {
    /// Those that a picture of a game shows unless told otherwise.
    pub fn usual<P: Depict>() -> Overlays {
        Overlays(P::USUAL_OVERLAYS.to_vec())
    }

    /// The overlays of those names; empty names are passed over.
    ///
    /// # Errors
    /// At a name that no overlay of the game has.
    pub fn named<P: Depict>(names: &[impl AsRef<str>]) -> Result<Overlays, UnknownOverlay> {
        let names = names.iter().map(|name| name.as_ref().trim());
        let overlays = names.filter(|name| !name.is_empty()).map(|name| {
            let mut known = P::OVERLAYS.iter().copied();
            known.find(|known| *known == name).ok_or(UnknownOverlay {
                name: name.to_owned(),
                known: P::OVERLAYS,
            })
        });
        Ok(Overlays(overlays.collect::<Result<_, _>>()?))
    }

    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().copied()
    }
}
