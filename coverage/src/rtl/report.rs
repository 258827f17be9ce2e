//! The points as a table by module, as a list of those that nothing has reached, and as LCOV.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::point::{Point, PointKind};
use super::RtlCoverage;

/// How many points of a kind were reached, and how many there are.
#[derive(Clone, Copy, Default)]
struct Share {
    reached: usize,
    all: usize,
}

impl Share {
    fn add(&mut self, count: u64) {
        self.reached += usize::from(count > 0);
        self.all += 1;
    }

    fn in_words(self) -> String {
        match self.all {
            0 => "-".to_owned(),
            all => format!("{} of {all}", self.reached),
        }
    }
}

/// The points on a line, with their counts.
type Counted<'a> = Vec<(&'a Point<'a>, u64)>;

/// A row a file, and one for all of them: how many points of each kind were reached.
pub fn rtl_summary(coverage: &RtlCoverage) -> String {
    let mut files: BTreeMap<&str, BTreeMap<PointKind, Share>> = BTreeMap::new();
    let mut all: BTreeMap<PointKind, Share> = BTreeMap::new();
    let points = coverage.points();
    for (point, count) in &points {
        let shares = files.entry(point.file).or_default();
        shares.entry(point.kind).or_default().add(*count);
        all.entry(point.kind).or_default().add(*count);
    }
    let mut text = String::new();
    let mut row = |name: &str, words: [String; 4]| {
        let [lines, branches, terms, toggles] = words;
        let _ = writeln!(text, "{name:30}  {lines:>14}  {branches:>14}  {terms:>14}  {toggles:>16}");
    };
    let words = |shares: &BTreeMap<PointKind, Share>| {
        PointKind::ALL.map(|kind| shares.get(&kind).copied().unwrap_or_default().in_words())
    };
    row("reached", PointKind::ALL.map(|kind| kind.plural().to_owned()));
    for (file, shares) in &files {
        row(file, words(shares));
    }
    row("all", words(&all));
    let percent = PointKind::ALL.map(|kind| {
        let share = all.get(&kind).copied().unwrap_or_default();
        match share.all {
            0 => "-".to_owned(),
            all => format!("{:.1} %", 100.0 * share.reached as f64 / all as f64),
        }
    });
    row("", percent);
    text
}

/// The points that nothing has reached: place, kind, what it is there, and the instance.
pub fn rtl_holes(coverage: &RtlCoverage) -> String {
    let points = coverage.points();
    let holes = points.iter().filter(|(_, count)| *count == 0);
    let lines = holes.map(|(point, _)| {
        let Point { file, line, column, kind, what, instance } = point;
        let kind = match kind {
            PointKind::Line => "line",
            PointKind::Branch => "branch",
            PointKind::Term => "term",
            PointKind::Toggle => "change",
        };
        format!("{file}:{line}:{column}: {kind} {what} ({instance})\n")
    });
    lines.collect()
}

/// As `genhtml --branch-coverage` takes it: terms are branches, too; changes of bits are left out. `path` says where a
/// file is.
pub fn rtl_lcov(coverage: &RtlCoverage, path: impl Fn(&str) -> String) -> String {
    let points = coverage.points();
    let of_lines = points.iter().filter(|(point, _)| point.kind != PointKind::Toggle);
    let mut files: BTreeMap<&str, BTreeMap<u32, Counted<'_>>> = BTreeMap::new();
    for (point, count) in of_lines {
        let lines = files.entry(point.file).or_default();
        lines.entry(point.line).or_default().push((point, *count));
    }
    let mut text = String::from("TN:\n");
    for (file, lines) in &files {
        let _ = writeln!(text, "SF:{}", path(file));
        let mut branches = Share::default();
        let mut shares = Share::default();
        for (line, points) in lines {
            let times = times(points);
            let sides = points.iter().filter(|(point, _)| point.kind != PointKind::Line);
            for (index, (_, count)) in sides.enumerate() {
                branches.add(*count);
                let taken = match times {
                    // A line without a count has branches that were not reached.
                    0 => "-".to_owned(),
                    _ => count.to_string(),
                };
                let _ = writeln!(text, "BRDA:{line},0,{index},{taken}");
            }
        }
        let _ = writeln!(text, "BRF:{}\nBRH:{}", branches.all, branches.reached);
        for (line, points) in lines {
            let times = times(points);
            shares.add(times);
            let _ = writeln!(text, "DA:{line},{times}");
        }
        let _ = writeln!(text, "LF:{}\nLH:{}\nend_of_record", shares.all, shares.reached);
    }
    text
}

/// How often a line was reached: as often as the statement or the side on it that was reached most often.
fn times(points: &Counted<'_>) -> u64 {
    points.iter().map(|(_, count)| *count).max().unwrap_or(0)
}
