//! What the menu Help has for those who learn the game.

use crate::app::{Action, Dialog, Tuition};
use crate::ui::menu::{Entry, Item, Menu};
use crate::ui::seat::{Seat, Table};

/// The entries.
pub fn entries<P: Seat>(table: &Table<'_, P>) -> Vec<Entry<P>> {
    let text = table.look.text;
    let begin = Action::Tutor(Tuition::Begin(P::TUTORIAL));
    let tutorial = Item::act(text.get("command-tutorial"), begin);
    let examples = P::EXAMPLES.iter().map(|example| {
        let show = Action::ShowExample(example);
        Item::act(text.get(example.key), show).into()
    });
    let rules = text.get(&format!("{}-rules", P::GAME));
    vec![
        tutorial.enabled(table.model.tutorial().is_none()).into(),
        Entry::Menu(Menu {
            name: text.get("menu-examples"),
            enabled: true,
            entries: examples.collect(),
        }),
        Item::act(rules, Action::Show(Dialog::Rules)).into(),
    ]
}
