//! Reports read as a user reads them: what leads to what, and what they say in words.

use isa::trace::{StallCause, TlbMapping};
use isa::{Context, Lane, PerLane, PerTlbEntry, Scalar, Slot, Warp};
use testbenches::Verdict;

use super::common::{assemble, config, core_of};
use super::{disturbed, mismatch, run, NESTED};

/// The page is mapped to another one, which the program does not use.
#[test]
fn a_wrong_tlb_entry_is_told_in_words_and_leads_to_the_instruction_that_wrote_it() {
    let config = core_of("4w8/8/2/2", "tlb_entries = 3");
    let program = "
        ldi     %r1, #1
        shli    %r1, %r1, #13
        ldi     %r2, #0x29
        tlbadd  %r1, %r1, %r2
        halt
";
    let image = assemble(&config.arch, program);
    let entry = Slot::TlbEntry(PerTlbEntry::Mapping, 1);
    let found = mismatch(disturbed(run(&config, &image, 0), |_, record| {
        let index = record.layout().index(entry);
        let value = &mut record.slots_mut()[index];
        if let Some(mapping) = TlbMapping::unpacked(*value) {
            let frame = mapping.frame ^ 1;
            *value = TlbMapping { frame, ..mapping }.packed();
        }
    }));
    insta::assert_snapshot!("wrong_tlb_entry", found.to_string());
}

/// Warp 0 parts from the model long after warp 1 has.
#[test]
fn the_warp_that_parts_first_is_named_and_a_load_leads_to_its_instruction() {
    let config = config("4w8/8/2/2");
    let program = "
        ldi     %r1, #0
        ldi     %r2, #other
        wspawn  %r7, %r2, %r1
again:  addi    %r1, %r1, #1
        subi    %r3, %r1, #40
        isneg   @p0, %r3
        @p0 ? jmpi again
        st      %r1, %r3, #0x100
        halt
other:  ld      %r4, %r7, #0x80
        addi    %r5, %r4, #1
        halt
";
    let image = assemble(&config.arch, program);
    let mut parted = false;
    let found = mismatch(disturbed(run(&config, &image, 0), |_, record| {
        parted |= record.scalar(Scalar::LoadDoneValid) != 0;
        let last_words = record.scalar(Scalar::WriteRegister) == 1;
        let of_load = record.scalar(Scalar::LoadDoneValid) != 0;
        if parted && record.scalar(Scalar::WriteLanes) != 0 && (last_words || of_load) {
            record.set_lane(PerLane::WriteValue, Lane(0), 0x77);
        }
    }));
    assert!(matches!(found.verdict, Verdict::Architectural { warp: Some(Warp(1)), .. }), "{found}");
    insta::assert_snapshot!("wrong_load", found.to_string());
}

#[test]
fn a_stall_is_told_with_its_cause() {
    let config = config("4w8/8/2/2");
    let image = assemble(&config.arch, NESTED);
    let found = mismatch(disturbed(run(&config, &image, 0), |cycle, record| {
        if cycle == 20 {
            record.set(Scalar::StallCause, StallCause::StarvationGuard as u64);
        }
    }));
    insta::assert_snapshot!("wrong_stall", found.to_string());
}

/// The other side of a split runs in context 2, a split context of warp 1, and writes a wrong value.
#[test]
fn a_split_context_is_named_with_its_warp() {
    let options = "divergence = \"multi-path\", split_contexts = 1";
    let config = core_of("4w8/8/2/2", options);
    let program = "
        ldi     %r1, #0
        ldi     %r2, #other
        wspawn  %r7, %r2, %r1
        halt
other:  ldi     %r1, #2
        jalis   %r5, %r1, parts
parts:  hwid    %r0, #0
        iszero  @p0, %r0
        @p0 ? split
        @p0 ? jmpi zero
        addi    %r3, %r0, #0x10
        addi    %r4, %r3, #0x20
        jmpi    meet
zero:   addi    %r3, %r0, #0x30
meet:   join
        halt
";
    let image = assemble(&config.arch, program);
    let found = mismatch(disturbed(run(&config, &image, 0), |_, record| {
        let of_split = record.scalar(Scalar::CommitContext) == 2;
        if of_split && record.scalar(Scalar::WriteRegister) == 4 {
            record.set_lane(PerLane::WriteValue, Lane(1), 0x77);
        }
    }));
    let Verdict::Architectural { warp, split_context, .. } = found.verdict else {
        panic!("{found}");
    };
    assert_eq!((warp, split_context), (Some(Warp(1)), Some(Context(2))));
    insta::assert_snapshot!("wrong_in_split_context", found.to_string());
}
