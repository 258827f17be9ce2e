//! Reports read as a user reads them: what leads to what, and what they say in words.

use isa::trace::{ExchangeField, StallCause, TlbMapping};
use isa::{Context, DataCacheField, Lane, PerBank, PerLane, PerTlbEntry, RingField, Scalar, Slot, Warp};
use testbenches::{MemoryTiming, Run, Verdict};

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

/// Warp 1 stores a word of which one byte is lost; it loads its neighbour behind that.
#[test]
fn a_byte_that_a_store_to_the_scratchpad_loses_is_told_with_address_warp_and_instruction() {
    let config = core_of("4w8/8/2/2", "scratchpad_bytes = 256");
    let program = "
        ldi     %r1, #1
        shli    %r1, %r1, #30
        ldi     %r2, #other
        wspawn  %r7, %r2, %r1
        halt
other:  addi    %r5, %r7, #0x123
        st      %r5, %r7, #0x24
        ld      %r6, %r7, #0x28
        halt
";
    let image = assemble(&config.arch, program);
    let found = mismatch(disturbed(run(&config, &image, 0), |_, record| {
        if record.get(Slot::Bank(PerBank::Bytes, 1)) != 0 {
            record.set_bank(PerBank::Bytes, 1, 0b1101);
            record.set_bank(PerBank::Data, 1, 0x4000_0023);
        }
    }));
    assert!(matches!(found.verdict, Verdict::Architectural { warp: Some(Warp(1)), .. }), "{found}");
    insta::assert_snapshot!("wrong_store_to_scratchpad", found.to_string());
}

/// Both lanes of both warps load lines of their own. The memory is slow, and some loads find their lines in the cache.
#[test]
fn the_queues_on_the_way_to_memory_are_told_by_kind_and_line() {
    let options =
        "data_cache_bytes = 128, request_queue = true, scoreboard = true, line_words = 4, data_outstanding = 8";
    let config = core_of("4w8/8/2/2", options);
    let program = "
        ldi     %r1, #2
        ldi     %r2, #other
        wspawn  %r7, %r2, %r1
other:  hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        shli    %r0, %r0, #5
        ld      %r1, %r0, #0x100
        ld      %r2, %r0, #0x104
        st      %r0, %r0, #0x200
        ld      %r3, %r0, #0x180
        add     %r1, %r1, %r2
        add     %r1, %r1, %r3
        halt
";
    let image = assemble(&config.arch, program);
    let slow = Run { timing: MemoryTiming::Latency("1,40".parse().expect("a latency")), ..run(&config, &image, 0) };
    let kind = Slot::DataCache(DataCacheField::QueueKind);
    let found = mismatch(disturbed(slow, |_, record| {
        let field = |field| record.get(Slot::DataCache(field));
        if field(DataCacheField::QueueCount) > 2 && field(DataCacheField::LookupValid) != 0 {
            let index = record.layout().index(kind);
            record.slots_mut()[index] = 3;
        }
    }));
    let meaning = found.differences[0].meaning.as_ref();
    assert_eq!(meaning.expect("the kinds"), &["pass", "fill"], "{found}");
    insta::assert_snapshot!("wrong_kind_in_data_cache", found.to_string());
}

/// Four lanes add to one word. In the memory of this seed another master comes between the read and the store.
#[test]
fn an_exchange_whose_store_was_refused_is_told_with_its_lanes() {
    let config = core_of("4w8/8/4/2", "extension = true, bus_errors = true");
    let program = "
        ldi     %r1, #4
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        ldi     %r2, #0x100
        ldi     %r6, #20
again:  aadd    %r3, %r2, %r0
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        halt
";
    let image = assemble(&config.arch, program);
    let lanes = Slot::Exchange(ExchangeField::Lanes);
    let (mut before, mut anew) = (0, false);
    let found = mismatch(disturbed(run(&config, &image, 10), |_, record| {
        let phase = record.get(Slot::Exchange(ExchangeField::Phase));
        anew = match (before, phase) {
            (4, 0) => true,
            (5, _) => false,
            _ => anew,
        };
        before = phase;
        if anew && phase == 2 {
            let index = record.layout().index(lanes);
            record.slots_mut()[index] ^= 0b100;
        }
    }));
    assert!(found.under_way.iter().any(|one| one.text.ends_with("again: the memory refused its store")), "{found}");
    insta::assert_snapshot!("wrong_exchange", found.to_string());
}

/// A core that is rung by another one: no instruction of its own is behind that.
#[test]
fn a_ring_that_waits_is_no_work_of_the_instruction_in_execute() {
    let config = core_of("4w8/8/2/1", "extension = true, several_cores = true");
    let program = "again:  ld %r1, %r0, #0\n        jmpi again\n";
    let image = assemble(&config.arch, program);
    let waiting = Slot::Ring(RingField::Waiting);
    let found = mismatch(disturbed(run(&config, &image, 3), |_, record| {
        let index = record.layout().index(waiting);
        record.slots_mut()[index] = 0;
    }));
    assert_eq!(found.differences[0].field, "ring_waiting", "{found}");
    assert_eq!(found.instruction, None, "{found}");
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
