//! What the readers of position texts have in common.

/// Why a text does not fall into its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PartsError {
    /// The part of this number, from 1, is empty.
    Blank(usize),
    /// So many parts instead of the right number.
    Count(usize),
}

/// The parts of a text, with single blanks between them.
pub(super) fn parts<const N: usize>(text: &str) -> Result<[&str; N], PartsError> {
    let parts: Vec<&str> = text.split(' ').collect();
    if let Some(empty) = parts.iter().position(|part| part.is_empty()) {
        return Err(PartsError::Blank(empty + 1));
    }
    let count = parts.len();
    parts.try_into().map_err(|_| PartsError::Count(count))
}

/// A number from 0 to `most`, without leading zeros; `None` for anything else.
pub(super) fn number(text: &str, most: u8) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let leads_with_zero = text.len() > 1 && text.starts_with('0');
    let number = text.parse().ok()?;
    (plain && !leads_with_zero && number <= most).then_some(number)
}
