//! A sum over bytes that tells whether they are the same: against damage, not against malice.

/// The sum over bytes, and over others after them. FNV-1a with 64 bits (G. Fowler, L. C. Noll and
/// K.-P. Vo, 1991).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checksum(u64);

impl Checksum {
    /// That of no bytes.
    pub const EMPTY: Checksum = Checksum(0xcbf2_9ce4_8422_2325);

    /// The sum over what it was and these bytes.
    pub fn with(self, bytes: &[u8]) -> Checksum {
        let add = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Checksum(bytes.iter().fold(self.0, add))
    }
}

/// As sixteen hexadecimal digits.
impl std::fmt::Display for Checksum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}
