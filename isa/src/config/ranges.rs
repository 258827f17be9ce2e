//! What is not in its range, as an error.

use super::ConfigError;

/// Refuses a value that is not in the range, for that reason.
pub(super) fn check(
    field: &'static str,
    value: u64,
    range: std::ops::RangeInclusive<u64>,
    reason: &str,
) -> Result<(), ConfigError> {
    if range.contains(&value) {
        return Ok(());
    }
    let allowed = format!("in {}..={}: {reason}", range.start(), range.end());
    Err(ConfigError::OutOfRange {
        field,
        value,
        allowed,
    })
}

/// Refuses a value that is no power of two.
pub(super) fn check_power_of_two(field: &'static str, value: u64) -> Result<(), ConfigError> {
    if value.is_power_of_two() {
        return Ok(());
    }
    let allowed = "a power of two".to_owned();
    Err(ConfigError::OutOfRange {
        field,
        value,
        allowed,
    })
}
