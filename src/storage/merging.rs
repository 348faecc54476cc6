//! Settings that two programs at once change: neither takes back what the other has changed.

use serde_json::{Map, Value};

use super::settings::RECENT;

/// The key of the list of files that each adds to.
const LIST: &str = "recent";

/// What becomes of settings that were `base` and that one has changed to `ours`, where another has
/// written `theirs` meanwhile: the changes of both, and ours where both have changed the same.
pub(super) fn merged(base: &Value, ours: Value, theirs: Value) -> Value {
    match (ours, theirs) {
        (Value::Object(ours), Value::Object(theirs)) => merged_keys(base, ours, theirs).into(),
        (ours, theirs) if ours == *base => theirs,
        (ours, _) => ours,
    }
}

fn merged_keys(
    base: &Value,
    mut ours: Map<String, Value>,
    theirs: Map<String, Value>,
) -> Map<String, Value> {
    for (key, theirs) in theirs {
        let base = base.get(&key);
        let merged = match (ours.remove(&key), base) {
            (Some(Value::Array(ours)), base) if key == LIST => both(base, ours, theirs),
            (Some(ours), base) => merged(base.unwrap_or(&Value::Null), ours, theirs),
            // They have it anew; else it was taken away here.
            (None, None) => theirs,
            (None, Some(_)) => continue,
        };
        ours.insert(key, merged);
    }
    ours
}

/// The entries of ours, then those that they have added.
fn both(base: Option<&Value>, mut ours: Vec<Value>, theirs: Value) -> Value {
    let known = base.and_then(Value::as_array);
    let known = |entry: &Value| known.is_some_and(|known| known.contains(entry));
    if let Value::Array(theirs) = theirs {
        let added: Vec<_> = theirs.into_iter().filter(|entry| !known(entry)).collect();
        let added = added.into_iter().filter(|entry| !ours.contains(entry));
        let added: Vec<_> = added.collect();
        ours.extend(added);
    }
    ours.truncate(RECENT);
    ours.into()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_changes_of_both_stay() {
        let base = json!({"a": 1, "b": {"c": 1, "d": 1}, "gone": 1, "theirs gone": 1});
        let ours = json!({"a": 2, "b": {"c": 2, "d": 1}, "theirs gone": 1, "new": 1});
        let theirs = json!({"a": 1, "b": {"c": 1, "d": 3}, "gone": 1, "other": 1});
        let expected =
            json!({"a": 2, "b": {"c": 2, "d": 3}, "theirs gone": 1, "new": 1, "other": 1});
        assert_eq!(merged(&base, ours, theirs), expected);
    }

    #[test]
    fn of_one_thing_that_both_have_changed_ours_stays() {
        let (base, ours, theirs) = (json!({"a": 1}), json!({"a": 2}), json!({"a": 3}));
        assert_eq!(merged(&base, ours.clone(), theirs.clone()), ours);
        assert_eq!(merged(&Value::Null, ours.clone(), theirs), ours);
    }

    #[test]
    fn the_files_of_both_are_remembered_and_what_was_forgotten_is_not() {
        let (base, ours) = (json!({"recent": ["a", "b"]}), json!({"recent": ["c", "a"]}));
        let theirs = json!({"recent": ["d", "b", "a"]});
        assert_eq!(
            merged(&base, ours, theirs),
            json!({"recent": ["c", "a", "d"]})
        );
    }
}
