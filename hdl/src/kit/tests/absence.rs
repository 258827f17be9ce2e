//! What a configuration leaves out reads as its neutral constant, and what would be given to it vanishes.

use super::super::{emit, BuildErrors};
use super::*;

bundle! {
    /// What a counter says of its count.
    pub struct Told / ToldRegister(has: bool) {
        /// It counts.
        counts: 1; reset 0,
        /// The sum, where it is wanted.
        sum: 8; if (has),
        /// It may go on, where that is asked.
        goes_on: 1; reset 0; if (has) else high,
    }
}

/// A kernel of a [`Thrifty`] block.
type Script = fn(&Thrifty, &mut Kernel);

hardware! {
    /// A block of which a part may be left out.
    pub struct Thrifty(has: bool, script: Script) {
        /// Eight bits.
        pub a: In(8),
        /// Holds `y` low.
        pub hold: In(1) if (has),
        /// Lets `y` be high.
        pub enable: In(1) if (has) else high,
        /// What the counter says.
        pub told: Told<In>(has),
        /// Eight bits.
        pub y: Out(8),
        /// Eight bits more.
        pub extra: Out(8) if (has),
        /// A bundle that is left out as a whole.
        pub tells: Told<Out>(true) if (has),
        /// What was seen last.
        seen: Register(8; reset 0) if (has),
        kept: ToldRegister(has),
        part: Adder(8) if (has),
        _script: Script = script,
    }
}

impl Describe for Thrifty {
    fn kernel(&self, k: &mut Kernel) {
        (self._script)(self, k);
    }
}

fn emitted(has: bool, script: Script) -> Result<String, BuildErrors> {
    Ok(emit(&Thrifty::new(has, script))?.verilog())
}

/// What each of these kernels says besides.
fn rest(block: &Thrifty, k: &mut Kernel) {
    block.kept.follow(k, &block.told);
    let unseen = [block.kept.counts.val(), block.kept.goes_on.val()];
    k.ignore("they are only kept", unseen.to_vec());
    k.drive(&block.part.operands_a, &block.a);
    k.drive(&block.part.operands_b, &block.seen);
}

/// Something of everything that may be left out.
fn whole(block: &Thrifty, k: &mut Kernel) {
    rest(block, k);
    let free = k.wire("is_free", !block.hold.val() & &block.enable);
    let allowed = k.wire("allowed", replicate(8, free) & &block.a);
    let sum = block.part.sum.val().bits(0, 8) | &block.kept.sum;
    k.drive(&block.y, allowed | sum);
    let high_half = k.wire("high_half", block.a.val().bits(4, 4));
    let doubled = k.add("doubled", &high_half, &high_half);
    k.drive(&block.extra, concat([high_half, doubled]));
    k.update_when(&block.seen, &block.told.counts, &block.a);
    k.update_when(&block.seen, &block.hold, zeros(8));
    k.connect(&block.tells, &block.told);
    k.drop_value(block.part.sum.val().bit(8));
    if block.part.is_present() {
        k.ignore("it has no place", vec![block.part.sum.val().bit(8)]);
    }
}

#[test]
fn a_block_without_anything_to_leave_out_is_as_ever() {
    let verilog = emitted(true, whole).expect("sound");
    for line in [
        "wire is_free = ~hold & enable;",
        "wire [7:0] allowed = {8{is_free}} & a;",
        "wire [3:0] doubled = high_half + high_half;",
        "assign extra = {high_half, doubled};",
        "assign tells_goes_on = told_goes_on;",
        "adder part (",
        "else if (hold) seen <= 8'd0;",
    ] {
        assert!(verilog.contains(line), "`{line}` in:\n{verilog}");
    }
}

#[test]
fn an_absent_input_reads_as_its_neutral_constant_and_nothing_of_it_is_left() {
    let verilog = emitted(false, whole).expect("sound");
    assert!(verilog.contains("assign y = a;"), "{verilog}");
    assert!(verilog.contains("input  wire       told_counts"), "{verilog}");
    for gone in ["hold", "enable", "is_free", "allowed", "seen", "adder", "told_sum", "goes_on"] {
        assert!(!verilog.contains(gone), "`{gone}` in:\n{verilog}");
    }
}

#[test]
fn driving_an_absent_output_vanishes_with_the_wires_that_fed_nothing_else() {
    let verilog = emitted(false, whole).expect("sound");
    for gone in ["extra", "tells", "high_half", "doubled"] {
        assert!(!verilog.contains(gone), "`{gone}` in:\n{verilog}");
    }
}

#[test]
fn a_wire_that_feeds_something_else_stays() {
    let verilog = emitted(false, |block, k| {
        rest(block, k);
        let inverted = k.wire("inverted", !block.a.val());
        k.drive(&block.extra, &inverted);
        k.drive(&block.y, select(inverted.bit(0), &inverted, &block.a));
        k.update(&block.seen, inverted);
        k.connect(&block.tells, &block.told);
        k.drop_value(&block.part.sum);
    });
    let verilog = verilog.expect("sound");
    assert!(verilog.contains("wire [7:0] inverted = ~a;"), "{verilog}");
}

#[test]
fn what_nobody_reads_for_another_reason_is_still_a_fault() {
    for has in [false, true] {
        let errors = emitted(has, |block, k| {
            whole(block, k);
            k.wire("forgotten", !block.a.val());
        });
        let errors = errors.expect_err("nobody reads it").to_string();
        let expected = "`forgotten` is never read";
        assert!(errors.contains(expected), "{errors}");
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
}

#[test]
fn a_width_that_does_not_fit_is_a_fault_for_what_is_absent_too() {
    for has in [false, true] {
        let errors = emitted(has, |block, k| {
            whole(block, k);
            k.update(&block.seen, &block.told.counts);
        });
        let errors = errors.expect_err("it has 8 bits").to_string();
        let expected = "a register of 8 bits updated with 1 bits";
        assert!(errors.contains(expected), "{errors}");
    }
}

#[test]
fn choices_by_what_is_absent_are_made() {
    let verilog = emitted(false, |block, k| {
        rest(block, k);
        k.connect(&block.tells, &block.told);
        k.drop_value(&block.part.sum);
        k.update(&block.seen, &block.a);
        let arms = vec![(vec![0u128], block.a.val()), (vec![1], zeros(8))];
        let by_hold = k.case("by_hold", &block.hold, arms, ones(8));
        let items = block.seen.val().each_bit();
        let item = k.pick("item", &items, block.a.val().bits(0, 3));
        let columns = vec![("row_y".to_owned(), zeros(8)), ("row_extra".to_owned(), zeros(8))];
        let rows = vec![(1u128, vec![block.a.val(), ones(8)])];
        let row = k.table(block.a.val().bits(0, 2), columns, rows, vec![zeros(8), zeros(8)]);
        k.drive(&block.extra, &row[1]);
        k.drive(&block.y, select(item, ones(8), by_hold & &row[0]));
    });
    let verilog = verilog.expect("sound");
    assert!(verilog.contains("assign y = a & row_y;"), "{verilog}");
    assert!(verilog.contains("2'd1: begin row_y = a; end"), "{verilog}");
    for gone in ["by_hold", "item", "row_extra"] {
        assert!(!verilog.contains(gone), "`{gone}` in:\n{verilog}");
    }
}
