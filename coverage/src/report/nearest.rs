//! The case nearest to a hole: an event of its family that has occurred and differs from it in the fewest coordinates.

use super::{Fate, Judged};
use crate::table::{rows, Event, Row};

/// The nearest event, and in how many coordinates it differs; the first one in the table of those that are equally
/// near.
pub(super) fn nearest(judged: &Judged, hole: &Row) -> Option<(Event, usize)> {
    let others = rows()[hole.family.range()].iter();
    let covered = others.filter(|row| matches!(judged.fate(row.event), Fate::Covered(_)));
    let far = |row: &&Row| {
        let pairs = row.coordinates.iter().zip(&hole.coordinates);
        let different = pairs.filter(|(one, two)| one != two).count();
        // States that share a rule are nearer than others of their heading.
        (different, row.rule != hole.rule, row.event.index().abs_diff(hole.event.index()))
    };
    let row = covered.min_by_key(far)?;
    Some((row.event, far(&row).0))
}
