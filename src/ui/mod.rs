//! The window: draws the model, returns actions. The only layer with colours and words.

pub mod agros;
mod bottom;
pub mod bottom_bar;
mod derived;
mod dialogs;
mod editor;
mod effects;
mod engine_panel;
mod fonts;
mod keyboard;
mod layout;
mod leads;
mod legend;
mod line;
mod look;
mod menu;
mod motion;
mod move_entry;
pub mod move_list;
mod notes;
mod notice;
mod numbers;
pub mod overlay;
mod picture;
pub mod players;
mod room;
mod run;
mod scholar;
pub mod seat;
mod shortcuts;
mod side;
#[cfg(test)]
mod stage;
mod style;
mod tales;
pub mod text;
mod thinker;
pub mod timeline;
mod tokens;
mod tree_map;
mod what_if;
mod window;

pub use effects::{Effects, Wake};
pub use look::Look;
pub use run::run;
pub use window::Window;
