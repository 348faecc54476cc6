//! The items of all menus, and those of them that are found by some words.

use crate::ui::menu::{Entry, Item, menus};
use crate::ui::seat::{Seat, Table};

use super::words::{distance, folded};

/// An item that was found.
pub struct Found<P: Seat> {
    /// The menus that it is in, from the bar on.
    pub path: String,
    /// The item.
    pub item: Item<P>,
}

/// Finds items by words of their names and of the menus that they are in, the nearest first. Those
/// equally near keep the order of the menus.
pub fn find<P: Seat>(table: &Table<'_, P>, sought: &str) -> Vec<Found<P>> {
    let sought = folded(sought);
    let mut found: Vec<(u32, Found<P>)> = Vec::new();
    for (name, filling) in menus::<P>() {
        let name = table.look.text.get(name);
        add(filling(table), &name, true, &sought, &mut found);
    }
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, found)| found).collect()
}

fn add<P: Seat>(
    entries: Vec<Entry<P>>,
    path: &str,
    enabled: bool,
    sought: &str,
    found: &mut Vec<(u32, Found<P>)>,
) {
    for entry in entries {
        match entry {
            Entry::Rule => {}
            Entry::Menu(menu) => {
                let path = format!("{path} › {}", menu.name);
                let enabled = enabled && menu.enabled;
                add(menu.entries, &path, enabled, sought, found);
            }
            Entry::Item(item) => {
                let name = folded(&item.name);
                // The name itself comes before the menus that it is in.
                let near = distance(sought, &name).or_else(|| {
                    let all = format!("{name} {}", folded(path));
                    Some(100 + distance(sought, &all)?)
                });
                let Some(near) = near else { continue };
                let enabled = enabled && item.enabled;
                let found_item = Found {
                    path: path.to_owned(),
                    item: item.enabled(enabled),
                };
                found.push((near, found_item));
            }
        }
    }
}
