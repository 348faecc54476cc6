//! Paths in journals: those that are no Unicode text are written byte by byte.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// A path as a JSON value.
pub fn write_path(path: &Path) -> Value {
    match path.to_str() {
        Some(text) => text.into(),
        None => write_bytes(path),
    }
}

/// The path in a JSON value; `None` where it is none.
pub fn read_path(value: &Value) -> Option<PathBuf> {
    match value {
        Value::String(text) => Some(PathBuf::from(text)),
        Value::Array(bytes) => read_bytes(bytes),
        _ => None,
    }
}

#[cfg(unix)]
fn write_bytes(path: &Path) -> Value {
    use std::os::unix::ffi::OsStrExt;
    path.as_os_str().as_bytes().to_vec().into()
}

#[cfg(unix)]
fn read_bytes(bytes: &[Value]) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;
    let byte = |value: &Value| u8::try_from(value.as_u64()?).ok();
    let bytes = bytes.iter().map(byte).collect::<Option<Vec<u8>>>()?;
    Some(PathBuf::from(std::ffi::OsString::from_vec(bytes)))
}

#[cfg(not(unix))]
fn write_bytes(path: &Path) -> Value {
    path.to_string_lossy().into()
}

#[cfg(not(unix))]
fn read_bytes(_bytes: &[Value]) -> Option<PathBuf> {
    None
}
