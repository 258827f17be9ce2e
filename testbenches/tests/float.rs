//! The floating-point units against an arithmetic in software, bit for bit, that neither they nor the golden model
//! know.
//!
//! In full a million cases of each operation and width, otherwise the few that every test run affords; a difference
//! prints the operands. The cases are the same in every run.

#[macro_use]
#[path = "common/extent.rs"]
mod extent;

#[path = "float/bench.rs"]
mod bench;
#[path = "float/cases.rs"]
mod cases;
#[path = "float/reference.rs"]
mod reference;

use bench::{Bench, Record, Unit};
use cases::Cases;
use extent::Extent;
use reference::{Format, Operation};

/// Cases of each operation and width in an ordinary test run.
const CASES: usize = 20_000;
/// Cases of each operation and width in full.
const CASES_IN_FULL: usize = 1_000_000;
/// Cases that are simulated at once.
const BATCH: usize = 100_000;
/// Differences that are printed.
const PRINTED_MAX: usize = 10;

/// What kinds of results a run has seen, to show whether it looked everywhere.
#[derive(Default)]
struct Tally {
    cases: usize,
    zero: usize,
    subnormal: usize,
    infinite: usize,
    nan: usize,
    differences: Vec<String>,
}

impl Tally {
    fn count(&mut self, format: Format, operation: Operation, record: &Record) {
        let expected = reference::result(format, operation, record.a, record.b);
        self.cases += 1;
        if operation != Operation::FloatToInteger {
            self.classify(format, expected);
        }
        if record.result != expected {
            let digits = format.word_bits as usize / 4;
            self.differences.push(format!(
                "{operation:?} a={:0digits$x} b={:0digits$x}: unit {:0digits$x}, expected {expected:0digits$x}",
                record.a, record.b, record.result
            ));
        }
    }

    fn classify(&mut self, format: Format, number: u64) {
        let magnitude = number & format.magnitude_mask();
        if magnitude == 0 {
            self.zero += 1;
        } else if format.exponent_of(number) == 0 {
            self.subnormal += 1;
        } else if magnitude == format.infinity() {
            self.infinite += 1;
        } else if magnitude > format.infinity() {
            self.nan += 1;
        }
    }

    fn differences_text(&self) -> String {
        let count = self.differences.len();
        let shown = &self.differences[..count.min(PRINTED_MAX)];
        format!("{count} differ:\n{}", shown.join("\n"))
    }
}

/// Runs the wanted number of cases, and all pairs of special values at least.
fn run(bench: &mut Bench, format: Format, operation: Operation, wanted: usize) -> Tally {
    let mut tally = Tally::default();
    let mut cases = Cases::new(format, operation);
    loop {
        let missing = wanted.saturating_sub(tally.cases);
        let count = BATCH.min(missing.max(cases.special_left()));
        let records: Vec<Record> = (&mut cases).take(count).map(|(a, b)| Record::new(operation, a, b)).collect();
        if records.is_empty() {
            return tally;
        }
        for record in &bench.run(records) {
            tally.count(format, operation, record);
        }
    }
}

fn compare(extent: Extent, unit: Unit, format: Format, operations: &[Operation]) {
    let cases = match extent {
        Extent::Short => CASES,
        Extent::Full => CASES_IN_FULL,
    };
    let mut bench = Bench::new(unit, format, |text| text);
    for &operation in operations {
        let tally = run(&mut bench, format, operation, cases);
        println!(
            "binary{} {operation:?}: {} cases ({} zero, {} subnormal, {} infinite, {} NaN), {} differences",
            format.word_bits,
            tally.cases,
            tally.zero,
            tally.subnormal,
            tally.infinite,
            tally.nan,
            tally.differences.len()
        );
        assert!(tally.differences.is_empty(), "{}", tally.differences_text());
    }
}

extents! {
    "10 minutes for all of float: a million cases of each operation and width":

    /// Rules: I6.1, I6.2, I6.3, I6.4, I6.5.
    test the_lane_agrees_with_software_in_binary32(extent) {
        compare(extent, Unit::Lane, Format::BINARY32, &Operation::OF_LANE);
    }

    /// Rules: I6.1, I6.2, I6.3, I6.4, I6.5.
    test the_lane_agrees_with_software_in_binary64(extent) {
        compare(extent, Unit::Lane, Format::BINARY64, &Operation::OF_LANE);
    }

    /// Rules: I6.1, I6.2.
    test the_divider_agrees_with_software_in_binary32(extent) {
        compare(extent, Unit::Divider, Format::BINARY32, &[Operation::Divide]);
    }

    /// Rules: I6.1, I6.2.
    test the_divider_agrees_with_software_in_binary64(extent) {
        compare(extent, Unit::Divider, Format::BINARY64, &[Operation::Divide]);
    }
}

/// A unit that rounds wrongly must be found out, or the comparison is worth nothing.
#[test]
fn a_unit_that_rounds_wrongly_is_found_out() {
    let break_rounding = |text: String| {
        let parts = text.split_once("wire rounds_up =");
        let (before, rest) = parts.expect("the text decides on rounding");
        let (guard, after) = rest.split_once('&').expect("the guard and something");
        format!("{before}wire rounds_up ={guard}^{after}")
    };
    use Operation::{Add, Divide, IntegerToFloat, Multiply};
    let of_lane = [Add, Multiply, IntegerToFloat];
    for (unit, operations) in [(Unit::Lane, &of_lane[..]), (Unit::Divider, &[Divide])] {
        let mut bench = Bench::new(unit, Format::BINARY32, break_rounding);
        for &operation in operations {
            let tally = run(&mut bench, Format::BINARY32, operation, CASES);
            let found = !tally.differences.is_empty();
            assert!(found, "{unit:?} {operation:?} was not found out");
        }
    }
}
