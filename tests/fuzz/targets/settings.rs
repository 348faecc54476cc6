//! Settings: refused in one line, or settings that are written and read as the same.

#![no_main]

use agros::storage::settings::Settings;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match Settings::parse(bytes) {
        Ok(settings) => {
            let written = serde_json::to_vec(&settings).expect("settings can be written");
            assert_eq!(Settings::parse(&written).expect("its own text"), settings);
        }
        Err(error) => assert_eq!(error.lines().count(), 1, "{error}"),
    }
});
