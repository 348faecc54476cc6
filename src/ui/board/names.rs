//! What a screen reader says about the cells of a board.

/// The names of all cells, kept as long as what they depend on stays the same.
pub struct Names<C, B> {
    basis: Option<B>,
    names: Vec<(C, String)>,
}

impl<C, B> Default for Names<C, B> {
    fn default() -> Self {
        Names {
            basis: None,
            names: Vec::new(),
        }
    }
}

impl<C, B: PartialEq> Names<C, B> {
    /// The names that belong to `basis`, in the order of the cells.
    pub fn of(&mut self, basis: B, make: impl FnOnce() -> Vec<(C, String)>) -> &[(C, String)] {
        if self.basis.as_ref() != Some(&basis) {
            self.names = make();
            self.basis = Some(basis);
        }
        &self.names
    }
}
