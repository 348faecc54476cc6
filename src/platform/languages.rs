//! Which languages the person reads, as the system knows it.

use unic_langid::LanguageIdentifier;

/// The languages that the system is set to, the preferred one first. On Linux the environment says
/// so: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`. What names no language, as `C` does, is left
/// out.
pub fn system_languages() -> Vec<LanguageIdentifier> {
    sys_locale::get_locales()
        .filter_map(|tag| tag.parse().ok())
        .collect()
}
