//! The page in which an engineer looks at a run: one file for a browser, made from cycle records and a program's
//! listing.
//!
//! It sees `isa`, `timeline` and a program's `Image`, so that the records of either side can be shown, and of a
//! mismatch those of both. The way of a run: a [`Recorder`] takes one record after the other and writes the chunks of
//! [`columns`] while it goes; beside them it keeps what the first picture needs (`overview`, `memory`), entries of the
//! mechanism of divergence (`levels`), and counts by line (`profile`). [`Recorder::finish`] gives a [`Recording`], and
//! [`page`] makes the page of one or two, [`cluster_page`] that of several cores.

mod columns;
mod commits;
mod compare;
mod expected;
mod instructions;
mod levels;
mod memory;
mod overview;
mod pack;
mod page;
mod playground;
mod profile;
mod recorder;
mod registers;
mod summary;

pub use columns::{read_chunk, Chunk, CHUNK_CYCLES};
pub use compare::{compare, WarpComparison};
pub use pack::{packed, unpacked};
pub use page::{cluster_page, page, NotBundled};
pub use playground::{playground_page, PlaygroundPrograms};
pub use recorder::{Recorder, Recording};
pub use summary::{
    source_names, About, Differing, Ending, HangEdge, HangKind, HangNode, HangView, MismatchView, SourceText,
};
