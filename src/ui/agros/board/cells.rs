//! Tables by cell.

use std::ops::{Index, IndexMut};

use crate::rules::agros::{Cell, Field};

/// A value for every cell of the greatest board, 16 × 16.
#[derive(Clone, PartialEq)]
pub(super) struct CellTable<T>([T; 256]);

impl<T: Copy> CellTable<T> {
    pub(super) fn filled(value: T) -> Self {
        CellTable([value; 256])
    }
}

impl<T> Index<Cell> for CellTable<T> {
    type Output = T;

    fn index(&self, cell: Cell) -> &T {
        &self.0[place(cell)]
    }
}

impl<T> IndexMut<Cell> for CellTable<T> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.0[place(cell)]
    }
}

fn place(cell: Cell) -> usize {
    usize::from(cell.row()) * 16 + usize::from(cell.column())
}

/// Which field each cell belongs to.
pub(super) struct FieldTable<'a> {
    pub(super) fields: &'a [Field],
    number: CellTable<Option<u8>>,
}

impl<'a> FieldTable<'a> {
    pub(super) fn of(fields: &'a [Field]) -> Self {
        let mut number = CellTable::filled(None);
        for (index, field) in (0..).zip(fields) {
            for &cell in &field.cells {
                number[cell] = Some(index);
            }
        }
        FieldTable { fields, number }
    }

    /// The index of the field that a cell belongs to.
    pub(super) fn number(&self, cell: Cell) -> Option<usize> {
        self.number[cell].map(usize::from)
    }

    /// The field that a cell belongs to.
    pub(super) fn field(&self, cell: Cell) -> Option<&'a Field> {
        self.number(cell).map(|number| &self.fields[number])
    }
}
