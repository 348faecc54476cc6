//! The path of a file, typed: for systems without file dialogs.

use std::path::{Path, PathBuf, absolute};

use egui::{TextEdit, Ui};

use crate::app::{Action, Asking};
use crate::ui::seat::Seat;

use super::{Page, buttons, entered};

/// What has been typed.
#[derive(Default)]
pub struct Form {
    path: String,
}

/// Shows the prompt.
pub fn show<P: Seat>(ui: &Ui, page: &mut Page<'_, P>, form: &mut Form, asking: Asking) {
    if page.opened {
        let folder = match page.model.folder_for(asking) {
            Some(folder) => folder.to_owned(),
            None => std::env::current_dir().unwrap_or_default(),
        };
        let place = match asking {
            Asking::Save | Asking::Export => folder.join(page.model.suggested_name(asking)),
            Asking::Open | Asking::Opening | Asking::Library => folder.join(""),
        };
        form.path = place.to_string_lossy().into_owned();
    }
    let title = match asking {
        Asking::Open => "dialog-open-title",
        Asking::Save => "dialog-save-title",
        Asking::Opening => "dialog-opening-title",
        Asking::Export => "dialog-export-title",
        Asking::Library => "dialog-library-title",
    };
    page.modal(ui, title, |ui, page| {
        let label = ui.label(page.words(match asking {
            Asking::Library => "path-folder",
            _ => "path-text",
        }));
        let field = TextEdit::singleline(&mut form.path).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if page.appeared {
            field.request_focus();
        }
        let mut done = entered(ui, &field);
        buttons(ui, |ui| {
            let key = match asking {
                Asking::Save | Asking::Export => "path-save",
                Asking::Open | Asking::Opening => "path-open",
                Asking::Library => "path-library",
            };
            done |= page.button(ui, key).clicked();
            page.cancel(ui, "cancel");
        });
        let path = form.path.trim();
        if done && !path.is_empty() {
            let home = std::env::home_dir();
            let path = whole(path, home.as_deref());
            page.actions.push(Action::EnterPath(path));
        }
    });
}

/// A path as it was typed, from the root on: `~` is the home folder.
fn whole(typed: &str, home: Option<&Path>) -> PathBuf {
    let path = match (Path::new(typed).strip_prefix("~"), home) {
        (Ok(below), Some(home)) => home.join(below),
        _ => PathBuf::from(typed),
    };
    absolute(&path).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tilde_is_the_home_folder() {
        let home = Path::new("/home/anna");
        for (typed, path) in [
            ("~/games/one.agros", "/home/anna/games/one.agros"),
            ("/games/~/one.agros", "/games/~/one.agros"),
            ("/one~.agros", "/one~.agros"),
        ] {
            assert_eq!(whole(typed, Some(home)), Path::new(path));
        }
        let here = std::env::current_dir().expect("a folder");
        assert_eq!(whole("~anna", Some(home)), here.join("~anna"));
        assert_eq!(whole("one.agros", None), here.join("one.agros"));
    }
}
