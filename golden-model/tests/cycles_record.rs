//! What the cycle record shows of state that instructions seldom use, typed in from docs/pipeline.md.

use crate::common::environment::Bench;
use crate::common::{bare, halt, op, options, when, with};
use isa::trace::Scalar::*;
use isa::Slot;
use isa::{Context, CoreOptions, Instruction, Opcode::*, PerContext, PerTlbEntry};

/// What a program shows of these slots to its end and a cycle longer: every set of values once, in order.
fn shown(options: CoreOptions, program: &[Instruction], slots: &[Slot]) -> Vec<Vec<u64>> {
    let mut bench = Bench::of(options, program);
    let mut seen = Vec::new();
    let mut done = false;
    while !done {
        done = bench.is_done();
        bench.step();
        seen.push(slots.iter().map(|&slot| bench.get(slot)).collect());
    }
    seen.dedup();
    seen
}

/// Rules: P17.11, P10.1.
#[test]
fn a_write_of_the_predicate_file_shows_the_lanes_that_stay_as_they_are() {
    let program = [
        op(Ldi, &[1], 4),
        op(Jalis, &[5, 1], 0),
        op(Hwid, &[0], 0),
        op(Rtop, &[1, 0], 0),
        op(Notp, &[2, 2], 0),
        when(1, op(Notp, &[2, 2], 0)),
        halt(),
    ];
    let fields =
        [PredicateWriteValid, PredicateWriteLanes, PredicateWriteWarp, PredicateWriteRegister, PredicateWriteRow];
    let nothing = vec![0; 5];
    assert_eq!(
        shown(options("4w8/8/4/1"), &program, &fields.map(Slot::Scalar)),
        [
            nothing.clone(),
            vec![1, 0b1111, 0, 1, 0b1110],
            vec![1, 0b1111, 0, 2, 0b1111],
            vec![1, 0b1110, 0, 2, 0b0001],
            nothing
        ]
    );
}

/// Rules: P17.12, P11.4.
#[test]
fn the_due_address_shows_as_long_as_its_interrupt_is_due() {
    let program = [op(Ldi, &[1], 1), op(Shli, &[1, 1], 20), bare(Di), op(Ld, &[2, 1], 8), halt()];
    let slots = [PerContext::DueInterrupt, PerContext::DueAddress];
    let slots = slots.map(|field| Slot::Context(field, Context(0)));
    // A bus error is number 7.
    let expected = [[0, 0], [8, 0x10_0008], [0, 0]];
    assert_eq!(shown(options("4w8/8/1/1"), &program, &slots), expected);
}

/// Rules: P17.13, P14.2, P14.6, P14.7.
#[test]
fn a_tlb_entry_shows_what_decides_of_its_pages() {
    let program = [
        op(Ldi, &[1], 1),
        op(Ldi, &[2], 0o52),
        op(Shli, &[3, 1], 13),
        op(Shli, &[4, 1], 31),
        op(Shli, &[5, 1], 30),
        op(Tlbadd, &[3, 3, 2], 0),
        op(Tlbadd, &[3, 4, 2], 0),
        op(Tlbadd, &[3, 5, 2], 0),
        op(Tlbrm, &[3], 0),
        halt(),
    ];
    let options = with("tlb_entries = 3", options("4w8/8/1/1"));
    let slots = [
        Slot::TlbEntry(PerTlbEntry::Mapping, 0),
        Slot::TlbEntry(PerTlbEntry::VirtualPage, 1),
        Slot::TlbEntry(PerTlbEntry::Mapping, 1),
        Slot::Scalar(TlbNextEntry),
    ];
    // In RAM, all rights, valid.
    let first = 1 << 7 | 0o77 << 1 | 1;
    let rights = 0o52 << 1 | 1;
    let expected = [
        [first, 0, 0, 1],
        [first, 2, 2 << 9 | 1 << 7 | rights, 2],
        [first, 2, 1 << 8 | rights, 2],
        [first, 2, rights, 2],
        [first, 0, 0, 2],
    ];
    assert_eq!(shown(options, &program, &slots), expected);
}
