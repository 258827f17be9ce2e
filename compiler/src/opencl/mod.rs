//! OpenCL C: kernels, which clang compiles as OpenCL C, and a host part in C, which starts them.
//!
//! [`split`] takes a file with both apart. [`Kernel`] is what a kernel's metadata say of its parameters. [`host`] writes
//! from it what the host part needs to call the kernel with its arguments, and [`device`] what the run time needs to
//! call it for each work item.

mod barrier;
pub(crate) mod device;
pub(crate) mod extension;
mod format;
mod host;
mod kernels;
mod longs;
mod signature;
mod split;
mod tokens;

pub use host::{declarations, definitions};
pub use kernels::{kernels, Kernel, Parameter, Passing};
pub use signature::{signatures, start, Argument, Signature, ARGUMENT_BYTES, COMMAND, COMMAND_ARGUMENTS};
pub use split::{has_kernels, has_main, split, Split};

/// Headers of kernels, beside empty ones for the other headers of C: names and texts.
pub const HEADERS: &[(&str, &str)] = &[
    ("opencl-c-base.h", include_str!("../../library/opencl/opencl-c-base.h")),
    ("work-items.h", include_str!("../../library/include/work-items.h")),
    ("assert.h", include_str!("../../library/opencl/assert.h")),
    ("stdint.h", include_str!("../../library/opencl/stdint.h")),
    ("stdio.h", include_str!("../../library/opencl/stdio.h")),
    ("stdlib.h", include_str!("../../library/opencl/stdlib.h")),
];

/// The header of the host part that [`declarations`] fills.
pub const DECLARATIONS_HEADER: &str = "opencl-kernels.h";

/// The header with the host's macros that start kernels.
pub const CALLS_HEADER: &str = "opencl-calls.h";

/// The versions of OpenCL C, as clang's `-cl-std` has them.
pub const STANDARDS: [&str; 5] = ["CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0"];

/// The version that kernels have unless another is asked for.
pub const STANDARD: &str = "CL1.2";

/// The extensions that there are, which clang is to define and to declare functions for.
const EXTENSIONS: &str = "-cl-ext=-all,+cl_khr_fp64,+cl_khr_byte_addressable_store,\
    +cl_khr_global_int32_base_atomics,+cl_khr_global_int32_extended_atomics,\
    +cl_khr_local_int32_base_atomics,+cl_khr_local_int32_extended_atomics";

/// What the base header finds defined in front of a text that the preprocessor has seen: only macros by which Clang
/// chooses its functions are missing there.
pub const PREPROCESSED: &str = "HARP_PREPROCESSED";

/// The optional features of 3.0 that there are.
const FEATURES: &str = ",+__opencl_c_fp64,+__opencl_c_int64,+__opencl_c_generic_address_space,\
    +__opencl_c_program_scope_global_variables,+__opencl_c_atomic_order_acq_rel,\
    +__opencl_c_atomic_order_seq_cst,+__opencl_c_atomic_scope_device,+__opencl_c_atomic_scope_all_devices";

/// The names of the extensions that there are.
pub fn extensions() -> impl Iterator<Item = &'static str> {
    EXTENSIONS.split(",+").skip(1)
}

/// The names of the optional features of OpenCL C 3.0 that there are.
pub fn features() -> impl Iterator<Item = &'static str> {
    FEATURES.split(",+").skip(1)
}

/// What clang is asked for beside the target, for a version of OpenCL C.
pub fn clang_options(standard: &str) -> Vec<String> {
    let mut extensions = EXTENSIONS.to_owned();
    if standard == "CL3.0" {
        extensions.push_str(FEATURES);
    }
    let cc1 = ["-fdeclare-opencl-builtins", &extensions];
    let cc1 = cc1.iter().flat_map(|option| ["-Xclang".to_owned(), (*option).to_owned()]);
    // Without `-fgnu89-inline`, a call of an `inline` function that stays a call would miss its definition. Kernels that
    // other compilers take give a pointer for one to another type. The inner loops of kernels take most of the time, and
    // counting takes more of it than their work: unrolled, that of a product of matrices has 4 instructions for 10.
    // Kernels that draw random numbers let signed integers overflow, and count on what every GPU does then.
    let plain = ["-x", "cl", "-fgnu89-inline", "-fwrapv", "-funroll-loops", "-Wno-error=incompatible-pointer-types"];
    let plain = plain.map(str::to_owned);
    let plain = plain.into_iter().chain([format!("-cl-std={standard}")]);
    plain.chain(cc1).collect()
}
