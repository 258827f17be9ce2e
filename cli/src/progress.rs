//! How far a command is, on a terminal.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

/// Shows what goes on without a known end, in the words of a template.
pub fn spinner(template: &str) -> ProgressBar {
    on_terminal(ProgressBar::new_spinner(), template)
}

/// Shows how much is done of what has a length, which is yet to be set.
pub fn bar(template: &str) -> ProgressBar {
    on_terminal(ProgressBar::new(0), template)
}

fn on_terminal(bar: ProgressBar, template: &str) -> ProgressBar {
    match ProgressStyle::with_template(template) {
        Ok(style) if std::io::stderr().is_terminal() => bar.with_style(style),
        _ => ProgressBar::hidden(),
    }
}
