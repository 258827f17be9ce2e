//! OpenCL's installable client driver: `libharmonica_opencl.so`, which OpenCL's loaders find by a file `.icd`.
//!
//! ```text
//!  host program ─loader─► api ─► objects ─► observe ─► devices
//!                          source ─► builder ────┘
//! ```
//!
//! `api/` has the functions that host programs call, and all that is unsafe. `objects/` has what their handles name, and
//! knows no pointers of the host but those that `api` wraps. `devices/` runs kernels. `builder/` makes an image of
//! OpenCL C. `observe/` shows and records calls of kernels, if the environment asks for that.

mod api;
mod builder;
mod devices;
mod objects;
mod observe;

pub use api::dispatch;
pub use devices::{device_names, DevicesError, Kind};
pub use observe::{replay, Difference, Record, RecordError, ReplayError, Replayed};
