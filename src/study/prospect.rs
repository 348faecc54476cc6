//! What a move changes in what can be captured next, in games of captures.

/// What could be captured next, if it were anybody's turn, as a player sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aims<T> {
    /// What the player could capture.
    pub targets: Vec<T>,
    /// What the player could lose.
    pub risks: Vec<T>,
}

/// What a move changes in that for its mover.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect<T> {
    /// What the mover can capture now and could not before.
    pub threatened: Vec<T>,
    /// What the mover could lose and cannot any more.
    pub saved: Vec<T>,
    /// What the mover can lose now and could not before.
    pub exposed: Vec<T>,
}

impl<T> Aims<T> {
    /// Nothing can be captured.
    pub const NONE: Aims<T> = Aims {
        targets: Vec::new(),
        risks: Vec::new(),
    };
}

impl<T: PartialEq> Prospect<T> {
    /// Nothing changes.
    pub const NONE: Prospect<T> = Prospect {
        threatened: Vec::new(),
        saved: Vec::new(),
        exposed: Vec::new(),
    };

    /// The change from one state to another. What has moved in between is named in both by the
    /// place where it is now.
    pub fn between(before: Aims<T>, after: Aims<T>) -> Prospect<T> {
        let threatened = after.targets.into_iter();
        let threatened = threatened.filter(|target| !before.targets.contains(target));
        let (endangered, risks) = (before.risks, after.risks);
        let (exposed, still): (Vec<T>, Vec<T>) = risks
            .into_iter()
            .partition(|risk| !endangered.contains(risk));
        let saved = endangered.into_iter().filter(|risk| !still.contains(risk));
        Prospect {
            threatened: threatened.collect(),
            saved: saved.collect(),
            exposed,
        }
    }
}
