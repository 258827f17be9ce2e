//! Cores that meet in memory: atomic instructions, stores and loads of the same lines, bytes for the console; with
//! resets, with input.

use isa::{ClusterConfig, InterconnectSlot};
use planted::programs::MEETING;
use testbenches::cluster::{SharedLayout, SharedSlot};
use testbenches::{model_records, ConsoleInput, CosimOptions, Cosimulator, Latencies, MemoryTiming, Resets, Run};

use crate::common::assemble;
use crate::{cluster_of, hastily, options, passed, small_cluster};

/// Loads from as many banks as a core has lanes, again and again.
const LOADS: &str = "
        hwid    %r4, #3
        ldi     %r2, work
start:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? wspawn %r0, %r2, %r4
        @p0 ? jmpi start
work:   hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        shli    %r0, %r0, #5
        ldi     %r7, #4
again:  ld      %r1, %r0, #0x200
        ld      %r2, %r0, #0x280
        ld      %r3, %r0, #0x300
        ld      %r4, %r0, #0x380
        subi    %r7, %r7, #1
        rtop    @p0, %r7
        @p0 ? jmpi again
        halt
";

/// What is typed reaches core 0 alone, whose warp 0 echoes it. The other core counts the bytes that it sees, none.
const ECHO: &str = "
        ldi     %r5, #1
        shli    %r5, %r5, #31
        ldi     %r6, #1000
        hwid    %r4, #4
again:  ld      %r0, %r5, #0
        rtop    @p0, %r0
        @p0 ? st %r0, %r5, #0
        subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi again
        halt
";

/// The cluster of these tests.
pub(crate) fn three_cores() -> (ClusterConfig, Cosimulator<ClusterConfig>) {
    let config = cluster_of("4w8/8/2/2", "extension = true", 3, 2);
    let cluster = hastily(&config);
    (config, cluster)
}

/// Rules: C3.1, C4.3, C5.2, C5.3, C6.5.
#[test]
fn all_cores_count_in_the_same_words() {
    let (config, cluster) = three_cores();
    let memories = (0..6).map(MemoryTiming::Seed);
    let slow = Latencies::both(40).expect("a latency");
    for timing in memories.chain([MemoryTiming::Latency(slow)]) {
        let passed = passed(&cluster, &options(&config, MEETING, timing), "meeting");
        let mut letters = passed.console;
        letters.sort_unstable();
        // Six rounds of two warps in each core; lanes that store to the same word store once.
        let expected = ["a", "b", "c"].map(|letter| letter.repeat(12)).concat();
        assert_eq!(String::from_utf8_lossy(&letters), expected, "{timing}");
        assert!(passed.cores.iter().all(|core| core.statistics.retired > 100));
    }
}

/// All cores meet in memory, and are reset on the way.
///
/// Rules: C2.4.
#[test]
fn a_cluster_is_reset_in_the_middle_of_everything() {
    let (config, cluster) = three_cores();
    for (seed, resets) in [(0, "301:1"), (3, "150:2,700:1"), (4, "444:1,445:3")] {
        let options =
            CosimOptions { resets: resets.parse::<Resets>().expect("resets"), ..options(&config, MEETING, seed) };
        let passed = passed(&cluster, &options, resets);
        assert!(passed.console.len() >= 36);
    }
}

/// Rules: C2.2, C2.3.
#[test]
fn what_is_typed_reaches_all_loads_of_the_console() {
    let (config, cluster) = three_cores();
    for seed in 0..4 {
        let options =
            CosimOptions { console_input: ConsoleInput::seeded(b"typed", seed), ..options(&config, ECHO, seed) };
        let passed = passed(&cluster, &options, "echo");
        // Any core may have read a byte; each prints what it has read.
        let mut printed = passed.console;
        printed.sort_unstable();
        // Behind the end of the input each load gives 4 (I9.8).
        printed.retain(|&byte| byte != 4);
        assert_eq!(String::from_utf8_lossy(&printed), "depty", "seed {seed}");
    }
}

/// The cluster whose queues become full.
fn crowded(cores: u32, banks: u32) -> ClusterConfig {
    let options = "data_outstanding = 64, scoreboard = true";
    cluster_of("4w8/8/8/8", options, cores, banks)
}

/// Runs a program on the model, and calls this with every value of the interconnect in every cycle.
fn watch(config: &ClusterConfig, program: &str, latency: u64, see: &mut dyn FnMut(InterconnectSlot, u64)) {
    let image = assemble(&config.core.arch, program);
    let latencies = Latencies::both(latency).expect("a latency");
    let run = Run::new(config, &image, MemoryTiming::Latency(latencies), 200_000);
    let layout = SharedLayout::new(config);
    let ended = model_records(&run, &mut |_, record| {
        for (&slot, &value) in layout.slots().iter().zip(&record.shared) {
            if let SharedSlot::Interconnect(slot) = slot {
                see(slot, value);
            }
        }
    });
    assert!(ended.expect("models do not stop"));
}

/// Faults are looked for with this program.
#[test]
fn the_meeting_cores_use_every_part_of_the_interconnect() {
    let config = small_cluster("extension = true", 3, 2);
    let mut used = std::collections::HashSet::new();
    watch(&config, MEETING, 3, &mut |slot, value| {
        if value != 0 {
            used.insert(slot);
        }
    });
    // They meet in memory, not at barriers.
    let meant = |slot: &InterconnectSlot| !matches!(slot, InterconnectSlot::BarrierOpen(_));
    for slot in InterconnectSlot::all(&config).into_iter().filter(meant) {
        assert!(used.contains(&slot), "{slot}");
    }
}

/// The most fetches under way, loads of a bank, and loads of a core, on a slow memory.
fn most_under_way(cores: u32, banks: u32) -> [u64; 3] {
    let mut most = [0; 3];
    watch(&crowded(cores, banks), LOADS, 200, &mut |slot, value| {
        let place = match slot {
            InterconnectSlot::InstructionCount => 0,
            InterconnectSlot::BankCount(_) => 1,
            InterconnectSlot::CoreCount(_) => 2,
            _ => return,
        };
        most[place] = value.max(most[place]);
    });
    most
}

/// Rules: C4.1, C5.1, C5.2.
#[test]
fn queues_of_the_interconnect_become_full_and_no_fuller() {
    let [fetches, of_bank, _] = most_under_way(4, 1);
    assert_eq!((fetches, of_bank), (16, 16));
    let [.., of_core] = most_under_way(1, 4);
    assert_eq!(of_core, 16);
}

#[test]
#[ignore = "a minute: a cluster whose queues become full, in lock step"]
fn full_queues_in_lock_step() {
    for (cores, banks) in [(4, 1), (1, 4), (2, 2)] {
        let config = crowded(cores, banks);
        let cluster = hastily(&config);
        for latency in [1, 20, 200, 256] {
            let timing = MemoryTiming::Latency(Latencies::both(latency).expect("a latency"));
            passed(&cluster, &options(&config, LOADS, timing), "loads");
        }
        for seed in 0..12 {
            passed(&cluster, &options(&config, LOADS, seed), "loads");
        }
    }
}
