//! Barriers between cores (docs/cluster.md section 8): cores that meet, and one core whose barriers the environment
//! opens.

use isa::CoreConfig;
use planted::programs::ROUNDS;
use testbenches::{CosimOptions, Cosimulator, EmittedVerilog, MemoryTiming, Outcome};

use crate::common::{assemble, core_of};
use crate::exchanges::three_cores;
use crate::extent::Extent;
use crate::{cluster_of, hastily, options, passed, small, small_cluster};

/// In each warp some lanes wait at barriers between cores, and the others halt a while later: that stops the whole
/// warp.
const SIBLINGS: &str = "
        hwid    %r4, #3
        ldi     %r2, work
start:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start
work:   hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        andi    %r0, %r0, #1
        hwid    %r7, #1
        addi    %r7, %r7, #1
        ldi     %r2, #1
        shli    %r2, %r2, #31
        ldi     %r3, #1
        rtop    @p0, %r0
        @p0 ? split
        @p0 ? jmpi odd
        bar     %r2, %r3
        addi    %r4, %r2, #1
        bar     %r4, %r3
        addi    %r4, %r4, #1
        bar     %r4, %r3
        bar     %r2, %r3
        jmpi    even
odd:    subi    %r7, %r7, #1
        rtop    @p1, %r7
        @p1 ? jmpi odd
        nop
        halt
even:   join
        halt
";

/// Every number that a barrier between cores may have, and those beside them; the handler prints what is refused at the
/// console.
const LIMITS: &str = "
        ldi     %r1, handler
        skep    %r1
        ldi     %r2, #1
        shli    %r2, %r2, #31
        ldi     %r3, #1
        ldi     %r5, #12
        ldi     %r6, after
next:   bar     %r2, %r3
after:  addi    %r2, %r2, #1
        subi    %r5, %r5, #1
        rtop    @p0, %r5
        @p0 ? jmpi next
        ldi     %r2, #1
        shli    %r2, %r2, #31
        ldi     %r3, #17
        ldi     %r6, fewer
again:  bar     %r2, %r3
fewer:  subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi again
        ldi     %r6, end
        bar     %r2, %r3
end:    halt
handler: addi   %r4, %r0, #97
        ldi     %r1, #1
        shli    %r1, %r1, #31
        st      %r4, %r1, #0
        ei
        jmpr    %r6
";

/// Core 1 has a line in its cache that core 0 changes before both meet. Behind the barrier it prints what it loads,
/// first without a fence.
const HANDED_OVER: &str = "
        ldi     %r4, #1
        shli    %r4, %r4, #31
        ldi     %r3, #2
        ldi     %r1, #0x400
        ld      %r2, %r1, #0
        bar     %r4, %r3
        hwid    %r0, #4
        rtop    @p0, %r0
        @p0 ? jmpi other
        ldi     %r2, #1
        st      %r2, %r1, #0
        fence
        bar     %r4, %r3
        halt
other:  bar     %r4, %r3
        ld      %r2, %r1, #0
        addi    %r2, %r2, #48
        st      %r2, %r4, #0
        fence
        ld      %r2, %r1, #0
        addi    %r2, %r2, #48
        st      %r2, %r4, #0
        halt
";

/// Rules: C6.4, C6.8.
#[test]
fn a_barrier_is_no_fence() {
    let config = small_cluster("extension = true, data_cache_bytes = 128", 2, 2);
    let cluster = hastily(&config);
    for seed in 0..6 {
        let passed = passed(&cluster, &options(&config, HANDED_OVER, seed), "handed over");
        // Without a fence the cache may answer, and does; with one it is memory.
        assert_eq!(String::from_utf8_lossy(&passed.console), "01", "seed {seed}");
    }
}

/// Rules: C8.1, C8.2, C8.3, I10.7, P9.6.2, P9.6.3, P9.6.4.
#[test]
fn all_cores_meet_in_every_round() {
    let (config, cluster) = three_cores();
    for seed in 0..6 {
        let passed = passed(&cluster, &options(&config, ROUNDS, seed), "rounds");
        // Three rounds of two warps in each core.
        assert_eq!(String::from_utf8_lossy(&passed.console), ".".repeat(18));
    }
}

/// Runs a program on a core alone with some memories; gives what it prints with the first one.
fn alone(config: &CoreConfig, program: &str, seeds: u64) -> String {
    let core = EmittedVerilog::emit(config)
        .map_err(Into::into)
        .and_then(|verilog| Cosimulator::hastily(config, &verilog))
        .unwrap_or_else(|error| panic!("{error}"));
    let image = assemble(&config.arch, program);
    let mut printed = None;
    for seed in 0..seeds {
        let options = CosimOptions {
            timing: MemoryTiming::Seed(seed),
            max_cycles: 20_000,
            compare_state_every: Some(101),
            ..CosimOptions::new(*config, image.clone())
        };
        let report = core.run(&options, &mut |_| {});
        let report = report.unwrap_or_else(|error| panic!("{error}"));
        match &report.outcome {
            Outcome::Passed(passed) => printed.get_or_insert(passed.console.clone()),
            _ => panic!("{}, seed {seed}\n{report}", config.to_toml()),
        };
    }
    String::from_utf8_lossy(&printed.unwrap_or_default()).into_owned()
}

extents! {
    "some minutes: a core of every mechanism, and clusters of two to four cores with each":

    /// The barriers of a core alone are opened as if other cores came.
    ///
    /// Rules: P9.5.12, P9.6.2, P9.6.3, P9.6.4, P9.13.14.
    test lanes_wait_for_other_cores_while_others_stop_their_warp(extent) {
        let all = [
            ("divergence = \"multi-path\", split_contexts = 4, barriers = 5", 5),
            ("barriers = 1", 1),
            ("divergence = \"paired-path\", scoreboard = true, barriers = 4", 4),
            ("divergence = \"masks\", barriers = 11", 8),
        ];
        let some = if extent.is_full() { all.len() } else { 1 };
        for (more, barriers) in &all[..some] {
            let config = core_of("4w8/8/4/4", &small(&format!("several_cores = true, {more}")));
            let seeds = if extent.is_full() { 60 } else { 12 };
            if !more.contains("masks") && *barriers > 2 {
                alone(&config, SIBLINGS, seeds);
            }
            // The core refuses those of twelve numbers that do not exist, and 17 and 0 as numbers of cores: interrupt
            // 3.
            let refused = 12 - barriers + 2;
            assert_eq!(alone(&config, LIMITS, 2), "d".repeat(refused), "{more}");
        }
    }

    test clusters_of_every_size_meet(extent) {
        if !extent.is_full() {
            return;
        }
        for cores in 2..=4 {
            for more in ["", "divergence = \"multi-path\", split_contexts = 2", "divergence = \"paired-path\", scoreboard = true"] {
                let config = cluster_of("4w8/8/2/2", &small(more), cores, 2);
                let cluster = hastily(&config);
                for seed in 0..20 {
                    passed(&cluster, &options(&config, SIBLINGS, seed), "siblings");
                    let passed = passed(&cluster, &options(&config, ROUNDS, seed), "rounds");
                    assert_eq!(passed.console.len(), 6 * cores as usize);
                }
            }
        }
    }
}
