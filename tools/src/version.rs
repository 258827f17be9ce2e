//! Versions of tools, as far as we compare them: two numbers.

use std::fmt;

/// Major and minor number of a tool's release. `5.006` and `5.6` are the same version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The number before the first point.
    pub major: u32,
    /// The number after it.
    pub minor: u32,
}

impl Version {
    /// A version from its two numbers.
    pub const fn new(major: u32, minor: u32) -> Self {
        Self { major, minor }
    }

    /// The first `digits.digits` in what a tool prints of itself, such as `Verilator 5.006 2023-01-22 rev ...`.
    pub fn find_in(text: &str) -> Option<Self> {
        text.split(|letter: char| letter.is_whitespace() || letter == '+').find_map(Self::parse)
    }

    fn parse(word: &str) -> Option<Self> {
        let mut numbers = word.split('.');
        let major = numbers.next()?.parse().ok()?;
        let minor = numbers.next()?.parse().ok()?;
        Some(Self { major, minor })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{}", self.major, self.minor)
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn versions_are_found_in_what_the_tools_print() {
        let debian = "Verilator 5.006 2023-01-22 rev (Debian 5.006-3)";
        assert_eq!(Version::find_in(debian), Some(Version::new(5, 6)));
        let yosys = "Yosys 0.23 (git sha1 7ce5011c24b)";
        assert_eq!(Version::find_in(yosys), Some(Version::new(0, 23)));
        let development = "Yosys 0.33+34 (git sha1 f3c6b41050a)";
        assert_eq!(Version::find_in(development), Some(Version::new(0, 33)));
        assert_eq!(Version::find_in("5.48.0"), Some(Version::new(5, 48)));
        assert_eq!(Version::find_in("rev vUNKNOWN-built20260516"), None);
    }

    #[test]
    fn versions_are_ordered_by_number_not_by_text() {
        assert!(Version::new(5, 48) > Version::new(5, 6));
        assert!(Version::new(4, 228) < Version::new(5, 6));
    }
}
