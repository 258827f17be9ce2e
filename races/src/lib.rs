//! Finds races in a functional run: two threads reach the same bytes, one of them stores, and nothing orders the two
//! accesses.
//!
//! `docs/races.md` says what orders accesses. The crate uses the observer of the golden model:
//!
//! | file | has |
//! |-|-|
//! | `clocks` | who knows how much of whom: a vector clock a group of lanes that go together |
//! | `shadow` | for each word of memory, the accesses that later ones are compared with |
//! | `work_groups` | which work group and items of OpenCL an access is of, and what orders groups |
//! | `detector` | the observer: events of the run, as accesses and as what orders them |
//! | `notes` | `// races:` lines of sources: what is meant, and what is atomic |
//! | `report` | races for people and for scripts |
//!
//! The method is that of FastTrack (Flanagan and Freund, PLDI 2009), with two changes. Lanes that go in lock step share
//! a clock. A word keeps as many accesses as are needed to name both sides of a race.

mod clocks;
mod detector;
mod notes;
mod report;
mod shadow;
mod work_groups;

pub use detector::{Detector, Race, Relation};
pub use notes::{Note, NoteError, Notes, Rules, Subject};
pub use report::{report, Found, Side};
pub use shadow::{AccessKind, LaneAccess};
pub use work_groups::WorkItem;
