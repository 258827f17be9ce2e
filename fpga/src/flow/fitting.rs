//! Commands of synthesis for a design that may not fit the FPGA.

use crate::error::FlowError;

/// What comes of the first command, or, where the design does not fit with it, of the second. `build` is told the name of its
/// step, too, by which whoever looks on sees why there is a second one.
pub(super) fn first_that_fits<'a, T>(
    (first, second): (&'a str, Option<&'a str>),
    mut build: impl FnMut(&'a str, &'a str) -> Result<T, FlowError>,
) -> Result<T, FlowError> {
    match (build("synthesise", first), second) {
        (Err(FlowError::DoesNotFit(_)), Some(second)) => build("synthesise smaller", second),
        (ended, _) => ended,
    }
}

#[cfg(test)]
mod tests {
    use super::first_that_fits;
    use crate::error::FlowError;

    /// The commands that are tried, and whether the end is a success, when the design fits by those that end with `fit`.
    fn tried(first: &str, second: Option<&str>) -> (Vec<String>, bool) {
        let mut tried = Vec::new();
        let ended = first_that_fits((first, second), |_, command| {
            tried.push(command.to_owned());
            if command.ends_with("fit") {
                return Ok(());
            }
            match command {
                "large" => Err(FlowError::DoesNotFit(Box::default())),
                _ => Err(FlowError::Interrupted),
            }
        });
        (tried, ended.is_ok())
    }

    #[test]
    fn another_command_is_tried_for_what_is_too_large_and_only_then() {
        let commands = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(tried("fit", Some("fit")), (commands(&["fit"]), true));
        assert_eq!(
            tried("large", Some("fit")),
            (commands(&["large", "fit"]), true)
        );
        assert_eq!(
            tried("large", Some("large")),
            (commands(&["large", "large"]), false)
        );
        assert_eq!(tried("large", None), (commands(&["large"]), false));
        assert_eq!(
            tried("stopped", Some("fit")),
            (commands(&["stopped"]), false)
        );
    }
}
