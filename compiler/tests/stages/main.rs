//! The compiler, stage by stage, and programs through all of them.
//! One program, since each costs seconds to link.

#[macro_use]
#[path = "../../../testbenches/tests/common/extent.rs"]
mod extent;

/// A test for each mechanism of divergence: `check` gets a row of [`running::MECHANISMS`]. With a reason for which all of
/// it is ignored, a test runs short every time and in full on request: `check` gets the extent and the row's number.
macro_rules! on_every_mechanism {
    ($check:path $(, $what:literal)?) => {
        on_every_mechanism! { $check $(, $what)?:
            on_a_stack 0, on_multiple_paths 1, on_paired_paths_that_meet_anywhere 2,
            on_paired_paths_that_meet_at_joins 3, with_masks 4
        }
    };
    ($check:path: $($name:ident $row:literal),*) => {
        $(
            #[test]
            fn $name() {
                $check($crate::running::MECHANISMS[$row]);
            }
        )*
    };
    ($check:path, $what:literal: $($name:ident $row:literal),*) => {
        extents! { $what: $(test $name(extent) { $check(extent, $row); })* }
    };
}

mod atomics;
mod back_end;
#[path = "../building/mod.rs"]
mod building;
mod claims;
mod code_shape;
mod far_calls;
mod floats;
#[path = "../fuzz/mod.rs"]
mod fuzz;
mod interpret;
mod link_modules;
mod lower_shape;
mod never_panic;
mod optimise;
mod profile;
mod programs;
#[path = "../random_function/mod.rs"]
mod random_function;
mod recursion;
mod regions;
#[path = "../running/mod.rs"]
mod running;
mod spills;
mod vectors;
mod waiting;

use extent::Extent;

/// Which programs run on which of several cores: in full all on each; in every test run each on every other core, and on
/// the next mechanism on those between.
fn runs(extent: Extent, (mechanism, core, program): (usize, usize, usize)) -> bool {
    extent.is_full() || (mechanism + core + program) % 2 == 0
}
