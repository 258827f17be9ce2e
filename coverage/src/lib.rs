//! Events of the core, found in cycle records: which of them programs have brought about, how often, and which never.
//!
//! `table` is the one list of events, `counts` a row of numbers for it. `totals` counts the records of one side; it
//! asks `states` for single events and `cross` for those with coordinates. `collected` adds runs up and is what files
//! hold; `explained` are the events that cannot occur; `report` makes pages and files for other tools of all that.

mod axes;
mod collected;
mod counts;
mod cross;
mod decoded;
mod explained;
mod fetched;
mod need;
mod report;
mod rtl;
mod states;
mod table;
mod totals;
mod untold;

pub use collected::{Collected, CollectedError};
pub use counts::Counts;
pub use explained::{Explained, ExplainedError, EXPLAINED};
pub use need::Need;
pub use report::{cobertura, html, lcov, summary, Fate, Judged, Page, Tally};
pub use rtl::{rtl_holes, rtl_lcov, rtl_summary, RtlCoverage, RtlCoverageError};
pub use states::{Section, State, SECTIONS};
pub use table::{rows, Event, Family, Row};
pub use totals::{Counter, Coverage};
pub use untold::{Untold, UNTOLD};
