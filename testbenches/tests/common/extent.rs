//! Tests that run short every time, and in full on request.

#![allow(dead_code, reason = "each test file uses its part")]

/// How much of a test runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// What every test run affords.
    Short,
    /// All of it.
    Full,
}

impl Extent {
    /// Whether all of it runs.
    pub fn is_full(self) -> bool {
        self == Extent::Full
    }
}

/// Each row is a function of the extent. A `test` becomes two tests: `NAME::short`, and `NAME::full`, which is ignored
/// unless asked for. A `long test` becomes only `NAME::full`.
macro_rules! extents {
    ($what:literal:) => {};
    ($what:literal: $(#[$doc:meta])* test $name:ident($extent:ident) $body:block $($others:tt)*) => {
        $(#[$doc])*
        fn $name($extent: Extent) $body

        mod $name {
            #[test]
            fn short() {
                super::$name(super::Extent::Short);
            }

            #[test]
            #[ignore = $what]
            fn full() {
                super::$name(super::Extent::Full);
            }
        }

        extents! { $what: $($others)* }
    };
    ($what:literal: $(#[$doc:meta])* long test $name:ident($extent:ident) $body:block $($others:tt)*) => {
        $(#[$doc])*
        fn $name($extent: Extent) $body

        mod $name {
            #[test]
            #[ignore = $what]
            fn full() {
                super::$name(super::Extent::Full);
            }
        }

        extents! { $what: $($others)* }
    };
}
