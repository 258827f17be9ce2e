//! Tests as tables of faults.

/// Tests of a fault each. A `long test` runs on request: a design with the fault has to be compiled.
macro_rules! faults {
    () => {};
    ($(#[$doc:meta])* test $name:ident: $found:expr; $($others:tt)*) => {
        $(#[$doc])*
        #[test]
        fn $name() {
            $found;
        }
        faults! { $($others)* }
    };
    ($(#[$doc:meta])* long test $name:ident: $found:expr; $($others:tt)*) => {
        $(#[$doc])*
        #[test]
        #[ignore = "10 seconds: compiles a design with the fault"]
        fn $name() {
            $found;
        }
        faults! { $($others)* }
    };
}
