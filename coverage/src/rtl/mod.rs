//! What runs have covered of the Verilog, as Verilator counts it.
//!
//! A file of Verilator's has a line for each *point*: `C 'fields' count`. A field is a character 1, its name, a
//! character 2, and its value: `f` the file, `l` the line, `n` the column, `t` the kind, `o` what it is, `h` the
//! instance.

mod point;
mod report;

use std::collections::BTreeMap;

use self::point::Point;
pub use self::report::{rtl_holes, rtl_lcov, rtl_summary};

/// The first line of Verilator's files.
const HEADER: &str = "# SystemC::Coverage-3";

/// How often each point of a core's Verilog was reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RtlCoverage {
    counts: BTreeMap<String, u64>,
}

/// A text that is no file of Verilator's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {cause}\n  remedy: give a coverage.dat that `--rtl-coverage` or Verilator 5 has written")]
pub struct RtlCoverageError {
    /// The line, from 1 up.
    line: usize,
    /// What is wrong.
    cause: &'static str,
}

impl RtlCoverage {
    /// Reads a file of Verilator's.
    ///
    /// # Errors
    /// When it is none.
    pub fn from_text(text: &str) -> Result<Self, RtlCoverageError> {
        let error = |index: usize, cause| RtlCoverageError { line: index + 1, cause };
        if text.lines().next() != Some(HEADER) {
            return Err(error(0, "it does not begin with `# SystemC::Coverage-3`"));
        }
        let mut read = RtlCoverage::default();
        for (index, line) in text.lines().enumerate().skip(1) {
            let point = line.strip_prefix("C '").and_then(|rest| rest.rsplit_once("' "));
            let known = point.filter(|(name, _)| Point::of(name).is_some());
            let (name, count) = known.ok_or_else(|| error(index, "it is no point"))?;
            let count = count.parse().map_err(|_| error(index, "its count is no number"))?;
            read.add(name, count);
        }
        Ok(read)
    }

    /// As a file of Verilator's has it.
    pub fn to_text(&self) -> String {
        let points = self.counts.iter();
        let lines = points.map(|(name, count)| format!("C '{name}' {count}\n"));
        format!("{HEADER}\n{}", lines.collect::<String>())
    }

    /// Adds what other runs have covered of the same Verilog.
    pub fn merge(&mut self, other: RtlCoverage) {
        for (name, count) in other.counts {
            self.add(&name, count);
        }
    }

    /// The points, by file, line and column.
    fn points(&self) -> Vec<(Point<'_>, u64)> {
        let counts = self.counts.iter();
        let mut points: Vec<_> = counts.filter_map(|(name, count)| Some((Point::of(name)?, *count))).collect();
        points.sort();
        points
    }

    fn add(&mut self, name: &str, count: u64) {
        let ours = self.counts.entry(name.to_owned()).or_default();
        *ours = ours.saturating_add(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of a file of Verilator's.
    fn line(fields: &[(&str, &str)], count: u64) -> String {
        let fields = fields.iter();
        let fields = fields.map(|(name, value)| format!("\u{1}{name}\u{2}{value}"));
        format!("C '{}' {count}\n", fields.collect::<String>())
    }

    fn file(counts: [u64; 3]) -> String {
        let at = |line, kind, what| {
            [("f", "stage.v"), ("l", line), ("n", "4"), ("t", kind), ("page", "v"), ("o", what), ("h", "core.stage")]
        };
        let mut text = format!("{HEADER}\n");
        text += &line(&at("7", "line", "block"), counts[0]);
        text += &line(&at("8", "branch", "if"), counts[1]);
        text += &line(&at("3", "toggle", "pc[2]:0->1"), counts[2]);
        text
    }

    #[test]
    fn runs_are_added_point_by_point() {
        let mut sum = RtlCoverage::from_text(&file([1, 0, 5])).unwrap();
        sum.merge(RtlCoverage::from_text(&file([2, 0, u64::MAX])).unwrap());
        assert_eq!(sum, RtlCoverage::from_text(&file([3, 0, u64::MAX])).unwrap());
        assert_eq!(RtlCoverage::from_text(&sum.to_text()).unwrap(), sum);
    }

    #[test]
    fn points_are_told_by_module_and_kind() {
        let read = RtlCoverage::from_text(&file([1, 0, 5])).unwrap();
        let summary = rtl_summary(&read);
        let row = summary.lines().find(|line| line.starts_with("stage.v"));
        let words: Vec<_> = row.unwrap().split_whitespace().collect();
        assert_eq!(words[1..], ["1", "of", "1", "0", "of", "1", "-", "1", "of", "1"]);
        assert_eq!(rtl_holes(&read), "stage.v:8:4: branch if (core.stage)\n");
        let lcov = rtl_lcov(&read, |file| format!("rtl/{file}"));
        assert!(lcov.contains("SF:rtl/stage.v\n"), "{lcov}");
        assert!(lcov.contains("BRDA:8,0,0,-\nBRF:1\nBRH:0\nDA:7,1\nDA:8,0\nLF:2\nLH:1\n"), "{lcov}");
    }

    #[test]
    fn what_verilator_has_not_written_is_refused() {
        for (text, cause) in [
            ("", "line 1: it does not begin"),
            ("# SystemC::Coverage-3\nC 'x' 1\n", "line 2: it is no point"),
            ("# SystemC::Coverage-3\nC '' many\n", "line 2: it is no point"),
            (&file([1, 2, 3]).replace("' 2", "' -2"), "line 3: its count is no number"),
        ] {
            let error = RtlCoverage::from_text(text).unwrap_err().to_string();
            assert!(error.starts_with(cause), "{error}");
        }
    }
}
