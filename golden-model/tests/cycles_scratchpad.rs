//! Scratchpad: which lanes a request serves, in which cycle, what the unit does before and after; and its neighbours:
//! write port, port, other warps, scoreboard, TLB, faults. Typed in from docs/pipeline.md section 25 and the ISA
//! (I9.7).
//!
//! Cycles are counted from the one on in which the access is in execute. It is active two cycles later (P11.3).

use crate::common::environment::Bench;
use crate::common::scratch::{four_lanes, options, word, PAD};
use crate::common::{config, halt, nop, op, with};
use isa::trace::TlbMapping;
use isa::Opcode::*;
use isa::{Instruction, PerTlbEntry, Slot};

/// Four lanes access the scratchpad at `step` bytes from one another, by way of r4, at 28.
fn strided(step: i64, access: Instruction) -> Vec<Instruction> {
    let body = [op(Muli, &[4, 3], step), op(Add, &[4, 4, 7], 0), access, nop()];
    four_lanes(&body)
}

/// Rules: I9.7, P25.6, P3.18.
#[test]
fn a_reset_leaves_the_scratchpad_as_it_is() {
    let options = options("4w8/8/4/1");
    let config = config(options.clone());
    let mut bench = Bench::of(options, &strided(4, op(St, &[3, 4], 0x10)));
    assert_eq!(word(&bench, 7), 0);
    assert!(bench.run(200));
    bench.core.reset(&config);
    assert_eq!(word(&bench, 7), 3);
    assert_eq!(bench.gpr(0, 3, 3), 0);
    assert_eq!(PAD, config.scratchpad_address());
}

/// The scratchpad's address in r7.
fn pad_in_r7() -> [Instruction; 2] {
    [op(Ldi, &[7], 1), op(Shli, &[7, 7], 30)]
}

/// Rules: P11.6, P14.4, P17.13, P25.10.
#[test]
fn the_page_behind_it_is_no_page_of_it() {
    let pages = with("tlb_entries = 3", options("4w8/8/1/1"));
    // Virtual page 2 is the scratchpad's, with all rights.
    let mut map = vec![op(Ldi, &[4], 1), op(Shli, &[4, 4], 13), op(Ldi, &[3], 0o77), op(Tlbadd, &[4, 7, 3], 0)];
    // The page behind it is no page of it.
    map.splice(0..0, pad_in_r7());
    map.extend([
        op(Ldi, &[5], 1),
        op(Shli, &[5, 5], 12),
        op(Add, &[5, 5, 7], 0),
        op(Tlbadd, &[5, 5, 3], 0),
        op(St, &[3, 4], 16),
        halt(),
    ]);
    let mut bench = Bench::of(pages, &map);
    assert!(bench.run(500));
    assert_eq!(word(&bench, 4), 0o77);
    let mapping = |entry| {
        let value = bench.get(Slot::TlbEntry(PerTlbEntry::Mapping, entry));
        TlbMapping::unpacked(value).map(|mapping| (mapping.in_ram, mapping.is_console))
    };
    assert_eq!(mapping(0), Some((true, false)));
    assert_eq!(mapping(1), Some((true, true)));
    assert_eq!(mapping(2), Some((false, false)));
}
