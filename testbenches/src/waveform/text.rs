//! Text as a VCD holds it. A VCD string ends at a blank, and viewers differ in which escapes they know, so blanks are
//! written as `_` and dropped after commas: `addi_%r1,%r2,#4`.

/// The text without blanks; `-` for none, because a string must not be empty.
pub(super) fn vcd_text(text: &str) -> String {
    if text.is_empty() {
        return "-".to_owned();
    }
    text.replace(", ", ",").replace(' ', "_")
}
