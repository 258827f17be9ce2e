//! Rules that programs fire which are typed in.

use coverage::{Counter, Coverage, Family};
use golden_model::RuleEvent;
use isa::CoreConfig;
use testbenches::{
    covered_on_model, observe_model, ConsoleInput, CosimOptions, Covered, Outcome, Reset, Resets, Run, Sight,
};

/// What a program covers on the model, on the ideal memory; the core as in a configuration's file.
fn on_model(config: &str, source: &str) -> Coverage {
    on_model_with(config, source, 0).coverage
}

/// What a program covers on the model with the memory of a seed, and how the program ends.
fn on_model_with(config: &str, source: &str, seed: u64) -> Covered {
    let config = CoreConfig::from_toml(config).expect("a core");
    let image = assembler::assemble(&config.arch, &[("test.s", source)]).expect("a program");
    let run = Run {
        config: &config,
        image: &image,
        timing: seed.into(),
        max_cycles: 20_000,
        compare_state_every: None,
        console_input: ConsoleInput::none(),
        resets: Resets::none(),
        start: None,
    };
    covered_on_model(run).expect("models do not stop")
}

/// The program brings the core into these states so often.
fn counts(config: &str, source: &str, expected: &[(RuleEvent, u64)]) {
    let coverage = on_model(config, source);
    for &(state, count) in expected {
        assert_eq!(coverage.events.of(state), count, "{state:?}\n{source}");
    }
}

/// Four lanes store into a line each, in cycles that follow each other. Then lane 3 prints, and the others store again;
/// then all store into the line of lane 2.
///
/// Rules: P27.1, P27.2, P27.3, P27.7.
#[test]
fn requests_in_the_queue_are_told() {
    let source = "
        ldi   %r1, #4
        jalis %r5, %r1, #0
        hwid  %r0, #0
        shli  %r1, %r0, #4
        addi  %r1, %r1, #0x400
        st    %r0, %r1, #0
        shri  %r4, %r0, #1
        and   %r4, %r4, %r0
        shli  %r4, %r4, #31
        rtop  @p0, %r4
  @p0 ? ldi   %r1, #0
        add   %r1, %r1, %r4
        st    %r0, %r1, #0
        ldi   %r1, #0x420
        st    %r0, %r1, #0
        halt
    ";
    let expected = [
        (RuleEvent::QueueGoesAndComes, 5),
        (RuleEvent::QueueGoesInARow, 5),
        (RuleEvent::QueueFullGoes, 0),
        (RuleEvent::QueueStoreSent, 2),
        (RuleEvent::StoreOfLines, 2),
        (RuleEvent::StoreOfGroups, 0),
        (RuleEvent::StoreMixed, 1),
        (RuleEvent::QueueBytePrinted, 1),
    ];
    counts("arch = \"4w8/8/4/1\"\nline_words = 4\nrequest_queue = true", source, &expected);
}

#[test]
fn changes_of_the_tlb_are_told_apart() {
    let source = "
        ldi %r5, #63
        ldi %r1, #1
        shli %r1, %r1, #12
        add %r2, %r1, %r1
        add %r3, %r2, %r1
        tlbadd %r1, %r1, %r5
        tlbadd %r1, %r2, %r5
        tlbadd %r2, %r1, %r5
        tlbadd %r3, %r1, %r5
        tlbadd %r5, %r5, %r5
        tlbrm %r1
        tlbrm %r2
        tlbrm %r2
        tlbflush
        halt
    ";
    let expected = [
        (RuleEvent::TlbAdded, 2),
        (RuleEvent::TlbReplaced, 1),
        (RuleEvent::TlbEvicts, 1),
        (RuleEvent::TlbWraps, 1),
        // It adds what is there.
        (RuleEvent::TlbPage0Added, 1),
        (RuleEvent::TlbFull, 2),
        (RuleEvent::TlbNothingToRemove, 2),
        (RuleEvent::TlbRemoved, 1),
        (RuleEvent::TlbFlushed, 1),
        (RuleEvent::TlbNoRoom, 0),
    ];
    counts("arch = \"4w8/8/1/1\"\ntlb_entries = 3", source, &expected);
}

/// Rules: P11.11, P21.3.
#[test]
fn stores_that_are_answered_have_room_in_the_response_queue() {
    // Warp 0 loads while the others store: three requests are to be answered if stores are.
    let source = "
        ldi %r4, stores
        wspawn %r5, %r4, %r4
        wspawn %r5, %r4, %r4
        wspawn %r5, %r4, %r4
        ldi %r1, #40
loop:   ld %r2, %r0, #0x200
        subi %r1, %r1, #1
        rtop @p0, %r1
        @p0 ? jmpi loop
        halt
stores: ldi %r1, #40
again:  st %r1, %r0, #0x400
        subi %r1, %r1, #1
        rtop @p0, %r1
        @p0 ? jmpi again
        halt
    ";
    for bus_errors in [false, true] {
        let config = format!("arch = \"4w8/8/1/4\"\ndata_outstanding = 2\nbus_errors = {bus_errors}");
        let covered = on_model_with(&config, source, 4);
        assert!(matches!(covered.outcome, Outcome::Passed(_)));
        let is_full = covered.coverage.events.of(RuleEvent::ResponsesFull) > 0;
        assert_eq!(is_full, bus_errors);
    }
}

#[test]
fn regions_and_refusals_are_told_apart() {
    let source = "
        ldi %r1, handler
        skep %r1
        ldi %r1, #2
        jalis %r2, %r1, #0
        hwid %r0, #0
        rtop @p1, %r0
        @p1 ? split
        join
        split
        join
        ldi %r3, #3
        jalis %r2, %r3, #0
        halt
        handler: halt
    ";
    let expected = [
        (RuleEvent::SplitTwoSides, 1),
        (RuleEvent::JoinSide, 1),
        (RuleEvent::JoinRegion, 1),
        (RuleEvent::SplitOneSide, 1),
        (RuleEvent::JoinOneSide, 1),
        (RuleEvent::StackUnderflow, 0),
        (RuleEvent::RefusedLanes, 1),
        (RuleEvent::DueOperand, 1),
        (RuleEvent::EnteredInvalid, 1),
        (RuleEvent::NoLanesLeft, 0),
    ];
    counts("arch = \"4w8/8/2/1\"", source, &expected);
}

#[test]
fn paths_and_votes_are_told_apart() {
    let source = "
        ldi %r1, #4
        jalis %r2, %r1, #0
        hwid %r0, #0
        rtop @p1, %r0
        @p1 ? jmpi #0
        @p1 ? vote %r3, @p1
        vote %r3, @p1
        @p1 ? jmpi far
        jmpi end
        far: nop
        end: join
        ldi %r1, behind
        @p1 ? jmpr %r1
        nop
        behind: join
        loop: rtop @p2, %r0
        xor %r0, %r0, %r0
        @p2 ? jmpi loop
        join
        @p1 ? jmpi last
        jalis %r2, %r1, #0
        last: halt
    ";
    let of_both = [
        (RuleEvent::PathsKeptTogether, 1),
        (RuleEvent::VoteOfSome, 1),
        (RuleEvent::VoteOfAll, 1),
        (RuleEvent::PathsParted, 2),
        (RuleEvent::PathsPartedFar, 1),
        (RuleEvent::PathsPartedBack, 1),
        (RuleEvent::PathsElsewhere, 1),
        (RuleEvent::PathsNoRoom, 0),
        (RuleEvent::DivergentBranch, 0),
        (RuleEvent::RefusedLanes, 0),
        (RuleEvent::StackUnderflow, 0),
    ];
    let paired = "arch = \"4w8/8/4/1\"\ndivergence = \"paired-path\"\nreconvergence = ";
    let implicit = format!("{paired}\"implicit\"");
    counts(&implicit, source, &of_both);
    let before_instructions =
        [(RuleEvent::PathsMeet, 3), (RuleEvent::PathsExchange, 2), (RuleEvent::PathsMeetAtJoin, 0)];
    counts(&implicit, source, &before_instructions);
    let explicit = format!("{paired}\"explicit\"");
    counts(&explicit, source, &of_both);
    let at_joins = [
        (RuleEvent::PathsMeet, 0),
        (RuleEvent::PathsExchange, 0),
        (RuleEvent::PathsMeetAtJoin, 3),
        (RuleEvent::PathsExchangeAtJoin, 3),
        (RuleEvent::PathsPassJoin, 0),
    ];
    counts(&explicit, source, &at_joins);
}

#[test]
fn stores_of_groups_and_of_lines_are_told_apart() {
    // Four lanes: side by side in one line, then two in each of two lines.
    let source = "
        ldi %r1, #4
        jalis %r2, %r1, #0
        hwid %r0, #0
        shli %r1, %r0, #2
        st %r0, %r1, #0x400
        shli %r1, %r0, #3
        st %r0, %r1, #0x400
        halt
    ";
    for (lanes, groups, lines) in [(4, 0, 1), (2, 1, 1), (1, 2, 1)] {
        let config = format!("arch = \"4w8/8/4/1\"\nline_words = 4\nstore_lanes = {lanes}");
        let coverage = on_model(&config, source);
        let found = [RuleEvent::StoreOfGroups, RuleEvent::StoreOfLines];
        let found = found.map(|state| coverage.events.of(state));
        assert_eq!(found, [groups, lines], "{lanes}");
    }
}

#[test]
fn hits_misses_and_stores_are_told_apart() {
    let source = "
        ldi %r1, #512
        ld %r2, %r1, #0
        ld %r3, %r1, #0
        st %r3, %r1, #0
        st %r3, %r1, #256
        tlbflush
        ld %r3, %r1, #0
        ldi %r4, #1024
        ld %r5, %r4, #0
        halt
    ";
    let config =
        "arch = \"4w8/8/1/1\"\nline_words = 4\ndata_cache_bytes = 32\nuncached_start = 1024\nuncached_bytes = 16";
    let coverage = on_model(config, source);
    let expected = [
        (RuleEvent::DataHit, 1),
        (RuleEvent::DataStoreHit, 1),
        (RuleEvent::DataPasses, 1),
        (RuleEvent::DataFence, 0),
        (RuleEvent::DataHitBehindFill, 0),
        (RuleEvent::DataQueueFull, 0),
        (RuleEvent::DataChangeWaits, 0),
        (RuleEvent::StoreMixed, 0),
    ];
    for (state, count) in expected {
        assert_eq!(coverage.events.of(state), count, "{state:?}");
    }
}

#[test]
fn requests_for_the_scratchpad_are_told_apart() {
    // Lane 0 in the RAM, lane 3 at the console.
    let source = "
        ldi %r1, #4
        jalis %r2, %r1, #0
        hwid %r0, #0
        ldi %r7, #1
        shli %r7, %r7, #30
        shli %r1, %r0, #4
        add %r1, %r1, %r7
        st %r0, %r1, #0
        ld %r2, %r1, #0
        shli %r1, %r0, #2
        add %r1, %r1, %r7
        ld %r2, %r1, #0
        iszero @p0, %r0
        @p0 ? ldi %r1, data
        ld %r2, %r1, #0
        st %r2, %r1, #0
        subi %r3, %r0, #3
        iszero @p0, %r3
        @p0 ? shli %r1, %r7, #1
        ld %r2, %r1, #0
        st %r2, %r1, #0
        iszero @p0, %r0
        @p0 ? add %r1, %r7, %r0
        st %r2, %r1, #0
        halt
        .perm rw
        data: .word 5
    ";
    let config = "arch = \"4w8/8/4/1\"\nline_words = 4\nscratchpad_bytes = 128";
    let coverage = on_model(config, source);
    let expected = [
        (RuleEvent::PadLanes, 6),
        // Three further requests each.
        (RuleEvent::PadConflict, 6),
        (RuleEvent::PadLoadMixed, 2),
        (RuleEvent::PadLoadConsole, 1),
        (RuleEvent::PadStoreMixed, 2),
        (RuleEvent::PadStoreConsole, 2),
        (RuleEvent::PadMapped, 0),
    ];
    for (state, count) in expected {
        assert_eq!(coverage.events.of(state), count, "{state:?}");
    }
}

#[test]
fn exchanges_are_told_apart() {
    // Four lanes at one word, and at the words of four lines; then lane 0 alone, in vain; at last the scratchpad.
    let source = "
        ldi %r1, #4
        jalis %r2, %r1, #0
        hwid %r0, #0
        ldi %r1, #0x400
        aadd %r2, %r1, %r1
        shli %r3, %r0, #4
        add %r3, %r3, %r1
        aswap %r2, %r3, %r1
        iszero @p0, %r0
        ldi %r4, #7
        @p0 ? acas %r4, %r1, %r1
        ldi %r1, #1
        shli %r1, %r1, #30
        aadd %r2, %r1, %r1
        fence
        halt
    ";
    let config = "arch = \"4w8/8/4/1\"\nextension = true\nline_words = 4\nscratchpad_bytes = 128";
    let coverage = on_model(config, source);
    let expected = [
        (RuleEvent::ExchangeSeveral, 3),
        (RuleEvent::ExchangeOfOne, 5),
        (RuleEvent::ExchangeShared, 2),
        (RuleEvent::ExchangeUnchanged, 1),
        (RuleEvent::ExchangeAtPad, 1),
        (RuleEvent::ExchangeReadFailed, 0),
        (RuleEvent::FunctionMissing, 0),
        // They are not ordinary accesses.
        (RuleEvent::StoreMixed, 0),
        (RuleEvent::StoreOfLines, 0),
        (RuleEvent::LoadOfLines, 0),
        (RuleEvent::PadStoreConsole, 0),
        (RuleEvent::PadAnswerHeld, 0),
    ];
    for (state, count) in expected {
        assert_eq!(coverage.events.of(state), count, "{state:?}");
    }
}

/// Four lanes add to one word, and then each to its own, again and again.
const COUNT: &str = "
        ldi %r1, #4
        jalis %r2, %r1, #0
        hwid %r0, #0
        ldi %r1, #0x400
        ldi %r3, #0x440
        shli %r4, %r0, #2
        add %r3, %r3, %r4
        ldi %r5, #40
again:  aadd %r2, %r1, %r5
        aadd %r2, %r3, %r5
        ld %r4, %r1, #0
        subi %r5, %r5, #1
        rtop @p0, %r5
        @p0 ? jmpi again
        halt
    ";

#[test]
fn stores_that_come_too_late_are_told_apart() {
    let config = "arch = \"4w8/8/4/1\"\nextension = true\nline_words = 4\nbus_errors = true\n";
    let coverage = on_model(config, COUNT);
    let of = |state| coverage.events.of(state);
    assert_eq!(of(RuleEvent::ExchangeShared), 40);
    assert_eq!(of(RuleEvent::ExchangeOfOne), 160);
    assert_eq!(of(RuleEvent::ExchangeAnswered), 200);
    assert_eq!(of(RuleEvent::ExchangeAnew), 0);
    assert_eq!(of(RuleEvent::ExchangeStoreHit), 0);
    let cached = format!("{config}data_cache_bytes = 128\n");
    for config in [config, cached.as_str()] {
        let mut sum = Coverage::default();
        let seeds = [2, 4, 6, 8];
        for seed in seeds {
            let covered = on_model_with(config, COUNT, seed);
            assert!(matches!(covered.outcome, Outcome::Passed(_)));
            sum.add(&covered.coverage);
        }
        let of = |state| sum.events.of(state);
        // Each of the exchanges is made until its store is carried out.
        let runs = seeds.len() as u64;
        assert_eq!(of(RuleEvent::ExchangeAnswered), 200 * runs);
        let made = of(RuleEvent::ExchangeShared) + of(RuleEvent::ExchangeOfOne);
        let late = of(RuleEvent::ExchangeAnew);
        assert_eq!(made - 200 * runs, late);
        let late_and_shared = of(RuleEvent::ExchangeAnewShared);
        assert_eq!(of(RuleEvent::ExchangeShared) - 40 * runs, late_and_shared);
        assert!(0 < late_and_shared && late_and_shared < late);
        let again = of(RuleEvent::ExchangeAnewTwice);
        assert!(0 < again && again < late);
        let is_cached = config == cached;
        assert_eq!(of(RuleEvent::ExchangeStoreHit) > 0, is_cached);
        assert_eq!(of(RuleEvent::ExchangeAnewHit) > 0, is_cached);
        assert_eq!(of(RuleEvent::ExchangeStoreFailed), 0);
    }
}

#[test]
fn atomic_accesses_that_fail_are_told_apart() {
    let console = "ldi %r1, #1; shli %r2, %r1, #31; aadd %r3, %r2, %r1; halt";
    let coverage = on_model("arch = \"4w8/8/1/1\"\nextension = true\n", console);
    assert_eq!(coverage.events.of(RuleEvent::AtomicElsewhere), 1);
    assert_eq!(coverage.events.of(RuleEvent::AtomicRight), 0);
    assert_eq!(coverage.events.of(RuleEvent::ExchangeOfOne), 0);
    // Supervisors may read the page.
    let right = "ldi %r1, #1; shli %r2, %r1, #13; ldi %r5, #8; tlbadd %r2, %r2, %r5\n\
                 ld %r3, %r2, #0; aadd %r3, %r2, %r1; halt";
    let config = "arch = \"4w8/8/1/1\"\nextension = true\ntlb_entries = 4\n";
    let coverage = on_model(config, right);
    assert_eq!(coverage.events.of(RuleEvent::AtomicElsewhere), 0);
    assert_eq!(coverage.events.of(RuleEvent::AtomicRight), 1);
    assert_eq!(coverage.events.of(RuleEvent::ExchangeOfOne), 0);
}

/// Lanes part and meet, a division traps, and the core is reset: without crosses all else is counted alike.
#[test]
fn totals_are_the_same_with_and_without_crosses() {
    let source = "
        ldi   %r1, handler
        skep  %r1
        ei
        hwid  %r0, #0
        andi  %r1, %r0, #1
        rtop  @p1, %r1
 again: @p1 ? split
        addi  %r2, %r2, #1
        join
        st    %r2, %r0, #0x400
        ldi   %r3, #0
        div   %r3, %r0, %r3
        jmpi  again
 handler: reti
    ";
    let config = CoreConfig::default();
    let image = assembler::assemble(&config.arch, &[("test.s", source)]).expect("a program");
    let mut options = CosimOptions::new(config, image);
    options.max_cycles = 3_000;
    options.resets = Resets::new([Reset { cycle: 700, length: 2 }]);
    let mut counters = [Counter::new(&config), Counter::of_totals(&config)];
    let ended = observe_model(&config, &options, &mut |sight| {
        for counter in &mut counters {
            match sight {
                Sight::Reset => counter.reset(),
                Sight::Cycle(record, _) => counter.see(record),
            }
        }
    });
    assert_eq!(ended, Ok(false));
    let [all, totals] = counters.map(Counter::finish);
    assert!(all.cycles == 3_000 && all.retired > 100 && all.resets == 1 && all.interrupts[5] > 10, "{all}");
    for family in Family::ALL.into_iter().filter(|family| !matches!(family, Family::State | Family::Code)) {
        let [of_all, of_totals] = [&all, &totals].map(|coverage| coverage.events.of_family(family).0);
        assert!(of_all > 0 && of_totals == 0, "{}: {of_all} {of_totals}", family.text());
    }
    assert_eq!(totals, Coverage { events: totals.events.clone(), ..all });
}
