//! The edges of the core: interrupts before there is a kernel entry, a console that is held up, changes of the TLB
//! beside accesses, and a reset in any cycle. Programs in `programs/` show what a program can show of them
//! (`no-handler`, `spawn-turns`).

use crate::common::pair::Pair;
use crate::common::{assemble, config, core, core_of, passed, Program};
use isa::trace::WarpState;
use isa::{Context, CoreConfig, Interrupt, PerContext, PerWarp, Scalar, Slot, Warp};
use testbenches::{ConsoleInput, CosimOptions};

const SEEDS: std::ops::Range<u64> = 0..4;

/// Rules: P4.10, I7.6, I7.10.
#[test]
fn a_key_pressed_during_hello_interrupts_nothing() {
    let hello = Program::load("hello");
    let config = hello.config("4w8/8/4/4");
    let core = core(&config);
    for seed in SEEDS {
        let options = CosimOptions {
            timing: seed.into(),
            max_cycles: 200_000,
            console_input: ConsoleInput::seeded(b"keys", seed),
            ..CosimOptions::new(config, hello.image(&config.arch))
        };
        let passed = passed(&core, &options, &format!("seed {seed}"));
        assert_eq!(passed.console, hello.expected, "seed {seed}");
    }
}

/// Rules: P9.7.2, P9.7.3, I7.10.
#[test]
fn a_fault_before_skep_stops_its_warp_with_cause_and_pc() {
    let config = config("4w8/8/1/2");
    let source = "
        ldi     %r1, other
        wspawn  %r0, %r1, %r1
        join
        halt
other:  ldi     %r0, #3
        trap
        halt
    ";
    let mut pair = Pair::new(&core(&config), &config, &assemble(&config.arch, source), b"", 0);
    assert_eq!(pair.finish(1_000), "");
    let record = pair.cycle(true);
    for (number, cause, pc) in [(0, Interrupt::Divergence, 8), (1, Interrupt::Trap, 24)] {
        let of_warp = |field| record.get(Slot::Warp(field, Warp(number)));
        let of_context = |field| record.get(Slot::Context(field, Context(number)));
        assert_eq!(of_warp(PerWarp::Interrupt), 1 + u64::from(cause.number()));
        assert_eq!(of_context(PerContext::Pc), pc, "warp {number}");
        assert_eq!(of_context(PerContext::State), WarpState::Stopped as u64);
        assert_eq!(of_context(PerContext::ActiveMask), 0);
    }
}

/// Warps 1 and 2 print, warp 0 loads until both are through.
const PRINTERS: &str = "
        ldi     %r4, #1
        shli    %r4, %r4, #31
        ldi     %r1, printer
        ldi     %r2, #0x61
        wspawn  %r0, %r1, %r2
        addi    %r2, %r2, #1
        wspawn  %r0, %r1, %r2
        ldi     %r5, printed
wait:   ld      %r0, %r5, #0
        ld      %r1, %r5, #4
        and     %r0, %r0, %r1
        iszero  @p0, %r0
        @p0 ? jmpi wait
        ldi     %r0, #0x63
        st      %r0, %r4, #0
        halt
printer:
        ldi     %r4, #1
        shli    %r4, %r4, #31
        st      %r0, %r4, #0
        subi    %r1, %r0, #0x61
        shli    %r1, %r1, #2
        ldi     %r5, printed
        add     %r5, %r5, %r1
        ldi     %r0, #1
        st      %r0, %r5, #0
        halt
.perm rw
.align 4
printed:
        .word   0 0
";

/// Rules: P3.13, P11.14, P11.16.
#[test]
fn a_console_that_is_held_up_holds_up_only_those_that_print() {
    let config = config("4w8/8/2/4");
    let core = core(&config);
    let image = assemble(&config.arch, PRINTERS);
    for seed in SEEDS {
        let mut pair = Pair::new(&core, &config, &image, b"", seed);
        let (mut waiting, mut loads) = (None, 0);
        for _ in 0..8_000 {
            let record = pair.cycle(false);
            let is = |field| record.scalar(field) != 0;
            let byte = is(Scalar::ConsoleOutputValid).then(|| record.scalar(Scalar::ConsoleOutputData));
            assert!(waiting.is_none() || waiting == byte, "a byte that waits stays");
            waiting = byte;
            let fires = is(Scalar::DataRequestValid) && is(Scalar::DataRequestReady);
            let loading = fires && !is(Scalar::DataRequestWrite);
            loads += u64::from(loading && waiting.is_some());
        }
        assert!(waiting.is_some() && loads > 60, "seed {seed}: {loads} loads");
        let printed = pair.finish(4_000);
        assert!(["abc", "bac"].contains(&printed.as_str()), "{printed}");
    }
}

/// Warp 0 maps page 1 to page 2 and to page 3, again and again; warp 1 stores there, each lane in a line of its own.
const REMAPPED: &str = "
        ldi     %r1, #1
        shli    %r1, %r1, #12
        shli    %r2, %r1, #1
        add     %r3, %r2, %r1
        ldi     %r4, #0x3f
        tlbadd  %r1, %r2, %r4
        ldi     %r0, storing
        wspawn  %r5, %r0, %r1
        ldi     %r5, #40
change: tlbadd  %r1, %r3, %r4
        nop
back:   tlbadd  %r1, %r2, %r4
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi change
        tlbrm   %r1
        halt
storing:
        ldi     %r1, #4
        jalis   %r5, %r1, in_all_lanes
in_all_lanes:
        hwid    %r1, #0
        shli    %r1, %r1, #6
        ldi     %r0, #1
        shli    %r0, %r0, #12
        add     %r0, %r0, %r1
again:  st      %r0, %r0, #0
        jmpi    again
";

/// Rules: P9.9.1, P9.9.2, P11.2, I7.17.
#[test]
fn no_access_reaches_memory_by_a_page_that_has_been_changed_before() {
    let config = core_of("4w8/8/4/2", "tlb_entries = 3");
    let core = core(&config);
    let image = assemble(&config.arch, REMAPPED);
    let address = |name: &str| image.symbol(name).expect("a label").address.0;
    let line_bytes = u64::from(config.line_bytes());
    for seed in SEEDS {
        let mut pair = Pair::new(&core, &config, &image, b"", seed);
        let (mut page, mut stores, mut holds) = (2, [0; 4], 0);
        loop {
            let record = pair.cycle(true);
            let is = |field| record.scalar(field) != 0;
            if is(Scalar::CommitValid) {
                let pc = record.scalar(Scalar::CommitPc);
                page = match pc {
                    _ if pc == address("change") => 3,
                    _ if pc == address("back") => 2,
                    _ => page,
                };
            }
            let fires = is(Scalar::DataRequestValid) && is(Scalar::DataRequestReady);
            if fires && is(Scalar::DataRequestWrite) {
                let stored = (record.scalar(Scalar::DataRequestLine) * line_bytes) >> 12;
                assert_eq!(stored, page, "seed {seed}");
                stores[stored as usize] += 1;
            }
            holds += u64::from(is(Scalar::TranslationHoldValid));
            if is(Scalar::Done) {
                break;
            }
        }
        assert!(stores[2] > 40 && stores[3] > 40, "seed {seed}: {stores:?}");
        assert!(holds > 40, "seed {seed}: {holds}");
    }
}

/// Everything that is under way somewhere: fetches, loads and stores, products, quotients, copies, a console that is
/// read and written, warps that start, meet and stop. What it leaves in memory it sets anew at its start.
const BUSY: &str = "
        ldi     %r1, #1
        shli    %r1, %r1, #31
        ldi     %r2, #0x3f
        tlbadd  %r1, %r1, %r2
        ldi     %r1, handler
        skep    %r1
        ldi     %r5, sum
        ldi     %r0, #0
        st      %r0, %r5, #0
        ldi     %r3, #3
        ldi     %r1, worker
start:  wspawn  %r0, %r1, %r3
        subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi start
        ldi     %r3, #100
        ldi     %r4, #7
        div     %r0, %r3, %r4
        mul     %r0, %r0, %r4
        ldi     %r2, #1
        ldi     %r1, #4
        bar     %r2, %r1
        ld      %r1, %r5, #0
        add     %r0, %r0, %r1
        trap
        modi    %r0, %r0, #26
        addi    %r0, %r0, #0x61
        ldi     %r1, #1
        shli    %r1, %r1, #31
        st      %r0, %r1, #0
        halt

worker: ori     %r4, %r0, #0
        ldi     %r1, #2
        jalis   %r5, %r1, both
both:   hwid    %r0, #0
        muli    %r1, %r4, #-12345
        divi    %r1, %r1, #77
        shli    %r2, %r4, #7
        shli    %r3, %r0, #5
        add     %r2, %r2, %r3
        ldi     %r3, cells
        add     %r2, %r2, %r3
        st      %r1, %r2, #0
        rtop    @p0, %r0
        @p0 ? split
        @p0 ? jmpi one
        ld      %r1, %r2, #0
        jmpi    over
one:    ld      %r3, %r2, #0
over:   join
        ldi     %r1, #1
        jalis   %r5, %r1, alone
alone:  ldi     %r2, #1
        clone   %r2
        ldi     %r1, #4
        bar     %r2, %r1
        halt

handler:
        rtop    @p0, %r0
        @p0 ? jmpi console
        ld      %r2, %r5, #0
        addi    %r2, %r2, #5
        st      %r2, %r5, #0
        reti
console:
        ldi     %r1, #1
        shli    %r1, %r1, #31
        ld      %r2, %r1, #0
        st      %r2, %r1, #0
        reti
.perm rw
.align 4
sum:    .word   0
.align 256
cells:  .space  128
";

/// A core with all that can be under way.
fn busy_core() -> CoreConfig {
    core_of("4w8/4/2/4", "multiplier = \"serial\", tlb_entries = 2")
}

/// Rules: P3.17, P3.18, P3.19.
#[test]
fn a_reset_in_any_cycle_leaves_no_trace() {
    let config = busy_core();
    let core = core(&config);
    let image = assemble(&config.arch, BUSY);
    for seed in SEEDS {
        let mut pair = Pair::new(&core, &config, &image, b"keys", seed);
        // Each time a little further, so that every part is under way at some of the resets.
        for reset in 0..150 {
            for _ in 0..20 + 3 * reset {
                pair.cycle(true);
            }
            pair.reset();
        }
        let printed = pair.finish(20_000);
        assert!(printed.ends_with('u'), "{printed}");
    }
}

/// With so few registers the core has cleared them long before a product of the time before the reset would be done.
/// What is left of that must not get into the first quotient.
///
/// Rules: P3.19.
#[test]
fn a_product_that_was_begun_before_a_reset_is_not_added_up_after_it() {
    let config = core_of("4w4/2/1/1", "multiplier = \"serial\"");
    let core = core(&config);
    let source = "
        ldi     %r0, #100
        divi    %r0, %r0, #7
        ldi     %r1, result
        st      %r0, %r1, #0
        ldi     %r0, #-1
again:  mul     %r1, %r0, %r0
        jmpi    again
.perm rw
.align 4
result: .word   0
    ";
    let image = assemble(&config.arch, source);
    let mut pair = Pair::new(&core, &config, &image, b"", 0);
    for reset in 0..100 {
        for _ in 0..80 + reset {
            pair.cycle(true);
        }
        pair.reset();
    }
}
