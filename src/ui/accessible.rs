//! Words that screen readers are told.

use egui::accesskit::Node;
use egui::{Context, FullOutput, Plugin};

/// Puts a sign in the place of what no text for a screen reader may hold: names come from files,
/// and a single NUL would end the connection for good.
#[derive(Default)]
pub struct SpeakableText;

impl Plugin for SpeakableText {
    fn debug_name(&self) -> &'static str {
        "speakable text"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.as_mut();
        for (_, node) in update.into_iter().flat_map(|update| &mut update.nodes) {
            make_speakable(node);
        }
    }
}

fn make_speakable(node: &mut Node) {
    if let Some(label) = speakable(node.label()) {
        node.set_label(label);
    }
    if let Some(value) = speakable(node.value()) {
        node.set_value(value);
    }
    if let Some(description) = speakable(node.description()) {
        node.set_description(description);
    }
    if let Some(placeholder) = speakable(node.placeholder()) {
        node.set_placeholder(placeholder);
    }
}

/// The text with signs in place of what may not be in it; `None` where it may stay as it is.
fn speakable(text: Option<&str>) -> Option<String> {
    let text = text?;
    text.contains('\0').then(|| text.replace('\0', "\u{FFFD}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::accesskit::Role;

    #[test]
    fn a_nul_in_a_name_is_not_told_to_the_system() {
        let mut node = Node::new(Role::Label);
        node.set_label("Bob\0x");
        node.set_value("Anna");
        make_speakable(&mut node);
        assert_eq!(
            (node.label(), node.value()),
            (Some("Bob\u{FFFD}x"), Some("Anna"))
        );
    }
}
