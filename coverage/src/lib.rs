//! Events of the core: which of them programs have brought about, how often, and which never.
//!
//! `table` is the one list of events, `counts` a row of numbers for it. The golden model says itself which rules have
//! fired; `sections` says what a core needs for that, `unfired` which rules nothing fires. `totals` counts the records
//! of one side, and `cross` finds events with coordinates in them. `collected` adds runs up and is what files hold;
//! `explained` are the events that cannot occur; `report` makes pages and files for other tools of all that.

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
mod sections;
mod seen;
mod table;
mod totals;
mod unfired;

pub use collected::{Collected, CollectedError};
pub use counts::Counts;
pub use explained::{Explained, ExplainedError, EXPLAINED};
pub use need::Need;
pub use report::{cobertura, fired, html, lcov, summary, Fate, Judged, Page, Tally};
pub use rtl::{rtl_holes, rtl_lcov, rtl_summary, RtlCoverage, RtlCoverageError};
pub use sections::{Section, SECTIONS};
pub use table::{rows, Event, Family, Row};
pub use totals::{Counter, Coverage};
pub use unfired::{Unfired, UNFIRED};
