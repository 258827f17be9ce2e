//! How a table is written.

/// A table of faults, and a macro that lists the tests of its rows.
///
/// `($) NAME list;` names both. Then come groups: a core, the program that its faults show in, and, in braces, a row a
/// fault:
///
/// ```text
/// on "4w8/8/4/4" "tlb_entries = 2" runs "lanes" {
///     /// Rules: P11.21.
///     long test a_store_of_another_group: "coalescer" "store_group", inverted
///         => "data_request_byte_enable" at "beside:"
///         shrunk "4w8/8/4/2" "store_lanes = 2";
/// }
/// ```
///
/// A group may go on, before `runs`, with `cores 2 banks 2 shared 64`, and after the program with `seed 3`. A row names
/// the module and the signal, of a choice also `row` and the opcode, then what becomes of the driver, and behind `=>`
/// what must be reported: the field, `at` which line, `in` which stage, in which `lanes`. The last columns say where
/// else it is looked for.
///
/// A `test` runs with every test run. A `long test` runs on request, since a design with the fault has to be compiled.
/// For a `further` one, `testbenches/tests/faults` has a test of that name that requires more than the columns.
macro_rules! faults {
    (
        ($d:tt) $table:ident $list:ident;
        $(
            on $arch:literal $options:literal
            $(cores $cores:literal banks $banks:literal)? $(shared $shared:literal)?
            runs $program:literal $(seed $seed:literal)? {
                $(
                    $(#[$doc:meta])*
                    $($name:ident)+: $module:literal $signal:literal $(row $opcode:ident)?, $change:expr =>
                    $field:literal $(at $line:literal)? $(in $stage:literal)? $(lanes [$($lane:literal),+])?
                    $(shrunk $shrunk_arch:literal $shrunk_options:literal)?
                    $(page $unit:literal $instruction:literal)?
                ;)*
            }
        )*
    ) => {
        /// A group of faults each.
        pub const $table: &[&[crate::Fault]] = &[$({
            const SYSTEM: crate::System = crate::System {
                core: crate::Core { arch: $arch, options: $options },
                cores: crate::table::or(&[$($cores)?], 1),
                banks: crate::table::or(&[$($banks)?], 1),
                shared_bytes: crate::table::or(&[$($shared)?], 0),
            };
            const SEED: u64 = crate::table::or(&[$($seed)?], 0);
            &[$(crate::Fault {
                name: faults!(@name $($name)+),
                system: SYSTEM,
                program: include_str!(concat!("../programs/", $program, ".s")),
                seed: SEED,
                module: $module,
                signal: $signal,
                row: crate::table::given(&[$(isa::Opcode::$opcode)?]),
                change: $change,
                field: $field,
                line: crate::table::given(&[$($line)?]),
                stage: crate::table::given(&[$($stage)?]),
                lanes: &[$($($lane),+)?],
                shrunk: crate::table::given(&[$(crate::Core { arch: $shrunk_arch, options: $shrunk_options })?]),
                page: crate::table::given(&[$(crate::Page { unit: $unit, instruction: $instruction })?]),
            }),*]
        }),*];

        /// Makes a test of each row of the table, which hands the fault to a function.
        #[macro_export]
        macro_rules! $list {
            ($d found:path) => {
                $($($crate::fault_test! { $d found; $($name)+ })*)*
            };
        }
    };
    (@name test $name:ident) => { stringify!($name) };
    (@name long test $name:ident) => { stringify!($name) };
    (@name further test $name:ident) => { stringify!($name) };
}

/// What an optional column says, if it is there.
pub const fn given<T: Copy>(column: &[T]) -> Option<T> {
    match column {
        [value, ..] => Some(*value),
        [] => None,
    }
}

/// What an optional column says, or else what it means by default.
pub const fn or<T: Copy>(column: &[T], default: T) -> T {
    match column {
        [value, ..] => *value,
        [] => default,
    }
}

/// The test of a row, if it has one.
#[doc(hidden)]
#[macro_export]
macro_rules! fault_test {
    ($found:path; test $name:ident) => {
        #[test]
        fn $name() {
            $found($crate::named(stringify!($name)));
        }
    };
    ($found:path; long test $name:ident) => {
        #[test]
        #[ignore = "10 seconds: compiles a design with the fault"]
        fn $name() {
            $found($crate::named(stringify!($name)));
        }
    };
    ($found:path; further test $name:ident) => {};
}
