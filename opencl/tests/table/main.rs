//! The driver as a host program sees it, through the dispatch table, as a loader calls it.
#![allow(unsafe_code, missing_docs)]

mod client;
mod compiler;
mod handles;
mod host;
mod sequences;
mod shared;
mod timed;
